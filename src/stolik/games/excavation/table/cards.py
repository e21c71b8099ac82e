"""The cards: action and travel cards, the hand, the draft."""

from __future__ import annotations

from functools import cache
from typing import cast

from ....drawing.glow import Choices, check, tip
from ....drawing.parts import CARD as SIZE
from ....drawing.parts import back, card
from ....drawing.scene import Scene
from ....drawing.svg import breadth, rrect, snug, text, use
from ....words import Words
from ..actions.choice import ACTIONS, refuse_action
from ..board import BLACK_MARKET_OF, CENTRE_OF, CENTRES, PLACE_OF_MARKET, PLACES
from ..cards import CARD_COLOUR, CARD_SYMBOL, CARDS, FIRST_TRAVEL, FUEL
from ..pieces import CARD, LOCATION
from ..state import ExcavationState
from ..tiles import COLOURS
from .figures import BASE, REGION, SCENERY, hues
from .labels import Labels, labels

WIDTH, HEIGHT = 556.0, 196.0
TOP = 30
LARGER = 1.28  # than the common size
HIGH = SIZE[1] * LARGER
SLIM, WIDE, GAP = 54.0, 132.0, 6.0  # a card that is not broad, at the least and at the most, and what lies between them
WHITE, INK = 'fill="#FFF3D8"', 'fill="#2A2118"'
SMALLEST = 14.0  # letters at the smallest size of the strip
VERBS = ("card", "discard", "toss", "pick", "keep")


@cache
def face(number: int, own: Labels, width: float) -> str:
    """What a card shows at any width from `SLIM`: the region's colour, the market's symbol, centre, fuel and black market."""
    middle = width / 2
    if number >= FIRST_TRAVEL:
        fuel, step = FUEL[number], min(18.0, (width - 8) / 4)
        drops = "".join(use("drop", middle + (i - (fuel - 1) / 2) * step, 136, 0.9) for i in range(fuel))
        frame = f'width="{width:g}" height="{HIGH:g}" rx="9"'
        return (
            f'<rect {frame} fill="#14303F" stroke="#FFF3D8" stroke-width="2"/><rect {frame} fill="url(#stars)"/>'
            + use("i-rocket", middle, 36, 1.6, 'fill="#E8F7F8"')
            + text(middle, 106, fuel, "t-fuel")
            + f'<g fill="#E8542F" stroke="#FFF3D8" stroke-width=".8">{drops}</g>'
        )
    symbol, colour = CARD_SYMBOL[number], COLOURS[CARD_COLOUR[number]]
    base, deep, pale = REGION[colour]
    dots = "".join(
        f'<circle cx="{middle + (i - 1) * 14:g}" cy="119" r="4.8" fill="{"#1FA79B" if i == CENTRE_OF[symbol] else "#fff"}" '
        'stroke="#1C6F68" stroke-width="1.5"/>'
        for i in range(len(CENTRES))
    )
    letter = own.say(f"ex-letter-{PLACES[BLACK_MARKET_OF[symbol]]}")
    around = f'cx="{middle:g}" cy="68" fill="#2A2118" stroke="#FFF3D8" stroke-width="2.6"'
    return (
        f'<rect width="{width:g}" height="{HIGH:g}" rx="9" fill="#FFFBEF" stroke="{deep}" stroke-width="2"/>'
        f'<path d="M4 11Q4 4 11 4H{width - 11:g}Q{width - 4:g} 4 {width - 4:g} 11V106H4Z" fill="{base}"/>'
        f'<circle cx="{width - 21:g}" cy="25" r="{min(14.0, width / 6):g}" fill="{pale}" fill-opacity=".5"/>'
        f'<path d="{SCENERY[colour]}" transform="translate(4 30) scale({(width - 8) / 78:.3f} 1.27)" fill="{deep}" '
        'fill-opacity=".42"/>'
        + use(f"sh-{colour}", 20, 23, 0.76, f'fill="{pale}" stroke="{deep}" stroke-width="2.4"')
        + f'<circle r="{min(27.0, middle - 5):g}" {around}/>'
        + use(f"s{symbol}", middle, 68, min(1.5, width / 48), WHITE)
        + dots
        + use("drop", middle - 19, 140, 1.05, 'fill="#E8542F" stroke="#8E2C12" stroke-width=".8"')
        + text(middle - 12.5, 145.5, FUEL[number], "t-num fuel", "start")
        + use("moon", middle + 5, 140, 0.46, 'fill="#4B3A6B"')
        + text(middle + 11.5, 145.5, letter, "t-num moon", "start")
    )


@cache
def card_words(words: Words, own: Labels, number: int) -> str:
    """A card's name and what it is good for."""
    about = words.about(CARD, number)
    if not about and number < FIRST_TRAVEL:
        symbol = CARD_SYMBOL[number]
        black = own.say(f"ex-short-{PLACES[BLACK_MARKET_OF[symbol]]}")
        about = f"{own.say('ex-centre-' + CENTRES[CENTRE_OF[symbol]])} · {own.say('ex-black-market')}: {black}"
    return f"{words.thing(CARD, number)}\n{about}" if about else words.thing(CARD, number)


def hand(scene: Scene, view: ExcavationState) -> str:
    """The viewer's cards; in a draft the cards to choose from; for onlookers, backs."""
    own, choices = labels(scene.lang), Choices(scene)
    seat = scene.viewer
    if seat < 0 or seat >= view.seats:
        return hidden(scene, view, own)
    cards = list(view.hands[seat]) if view.hands else []
    travels = [FIRST_TRAVEL + bit for bit in range(3) if view.fuel and view.fuel[seat] >> bit & 1]
    pack = list(view.packs[seat]) if view.packs and any(each >= 0 for each in view.packs[seat]) else []
    title, note = own.say("ex-hand"), own.say("ex-hand-counts", actions=len(cards), travels=len(travels))
    rows = [("hand", number) for number in (*cards, *travels)]
    if pack:
        picked = [number for number in (view.picks[seat] if view.picks else ()) if number >= 0]
        title, note = own.say("ex-pack"), own.say("ex-picked", count=len(picked))
        rows = [("pack", number) for number in pack] + [("picked", number) for number in picked]
    elif view.drawn and view.drawn[0] >= 0 and scene.my_turn:
        title, note = own.say("ex-drawn"), ""
        rows = [("drawn", number) for number in view.drawn] + rows
    if view.played >= 0 and scene.my_turn:
        rows = [("played", view.played), *rows]
    pile = own.say("ex-pile", deck=len(view.deck), discards=len(view.discards))
    return header(title, note, pile) + row(scene, choices, own, rows, view.chosen)


def header(title: str, note: str, pile: str) -> str:
    """What lies here, and the piles, which open as a list; no wider than a few cards, for a phone shows the cards in rows."""
    left = 18 + breadth(title, 17)
    out = text(6, 16, title, "t-title ink", "start") + text(left, 16, pile, "t-cap ink soft", "start")
    out += tip(2, 14, rrect(0, -14, left - 8, 22, 4), f"{title}: {note}" if note else title)
    return out + tip(left, 14, rrect(0, -14, breadth(pile, SMALLEST) + 8, 22, 4), pile, "list-discards")


def row(scene: Scene, choices: Choices, own: Labels, rows: list[tuple[str, int]], picked: int) -> str:
    """Cards from left to right: broad ones with words while few, slim ones side by side when there are many."""
    broad, room = len(rows) <= 3, WIDTH - 12
    wide = (WIDTH - 28) / 3 if broad else max(SLIM, min(WIDE, (room + GAP) / len(rows) - GAP))
    step = wide + 8 if broad else min(wide + GAP, (room - wide) / (len(rows) - 1))
    out, seen = "", {}  # type: tuple[str, dict[tuple[str, int], int]]
    for i, (where, number) in enumerate(rows):
        copy = seen[where, number] = seen.get((where, number), -1) + 1
        texts = choices.naming(f"card-{CARDS[number]}", *VERBS)
        if where == "hand" and choices.state(*texts) == "legal" and texts[0].startswith(("keep", "pick")):
            texts = []
        state = choices.state(*texts)
        raised = where in ("picked", "played") or (where == "hand" and number == picked and copy == 0)
        if raised:
            state, texts = "chosen", []
        elif not state and scene.my_turn and any(option.verb.name in VERBS for option in scene.options):
            state = "idle"
        hint = card_words(scene.words, own, number)
        if texts and state == "legal" and texts[0].startswith("card "):
            hint = usable(scene, own, number, hint)
        attributes = choices.attributes(texts, hint, hint) + f' data-name="card-{CARDS[number]}"'
        badge = check(wide - 6, 4) if raised else ""
        id = f"{where}-{CARDS[number]}-{copy}"
        drawn = broad_face(scene.words, own, number, wide) if broad else face(number, own, wide)
        out += card(id, round(6 + i * step, 1), TOP, drawn, attributes, state, badge, (wide, HIGH))
    return out


def usable(scene: Scene, own: Labels, number: int, hint: str) -> str:
    """What is said about a card in hand: first of all, what it can be used for now."""
    view, (name, _, about) = cast(ExcavationState, scene.view), hint.partition("\n")
    able = [verb for i, verb in enumerate(ACTIONS) if not i or refuse_action(view, scene.viewer, number, i) is None]
    now = own.say("ex-usable", actions=", ".join([scene.words.say(f"option-{verb.name}") for verb in able]))
    return f"{name}\n{now}\n{about}"


@cache
def broad_face(words: Words, own: Labels, number: int, width: float) -> str:
    """A card with room for words: what it is called, where it sells and commands, its fuel."""
    travel = number >= FIRST_TRAVEL
    colour = "" if travel else COLOURS[CARD_COLOUR[number]]
    fill = "#14303F" if travel else BASE[CARD_COLOUR[number]]
    out = f'<rect width="{width:g}" height="{HIGH:g}" rx="9" fill="{"#14303F" if travel else "#FFFBEF"}" stroke="#FFF3D8" stroke-width="2"/>'
    out += f'<path d="{rrect(1, 1, width - 2, 52, 8)}" fill="{fill}"/>'
    drops = "".join(use("drop", width - 22 - i * 17, 27, 1.2) for i in range(FUEL[number]))
    out += f'<g fill="#E8542F" stroke="#FFF3D8" stroke-width=".8">{drops}</g>'
    tone = "light" if travel else "dark"
    name = words.thing(CARD, number)
    out += snug(12, 76, name[:1].upper() + name[1:], width - 24, 17 * 0.8, f"t-title {tone} tight")
    if travel:
        return (
            out
            + text(14, 42, FUEL[number], "t-fuel", "start")
            + snug(12, 100, own.say("ex-fuel-about"), width - 24, SMALLEST * 0.9, "t-able light")
        )
    symbol = CARD_SYMBOL[number]
    out += f'<circle cx="27" cy="27" r="19" fill="#2A2118"/>{use(f"s{symbol}", 27, 27, 1.2, WHITE)}'
    out += use(f"bd-{colour}", 62, 27, 0.9)
    rows = (
        (use("i-shop", 20, 95, 0.62, INK), words.thing(LOCATION, PLACE_OF_MARKET[symbol])),
        (
            use("i-radar-dish", 20, 118, 0.62, INK),
            own.say("ex-centre-about", centre=own.say("ex-centre-" + CENTRES[CENTRE_OF[symbol]])),
        ),
        (
            use("moon", 20, 141, 0.55, 'fill="#4B3A6B"'),
            own.say("ex-black-of", market=own.say(f"ex-short-{PLACES[BLACK_MARKET_OF[symbol]]}")),
        ),
    )
    return out + "".join(
        [sign + text(36, 100 + 23 * i, said, "t-able dark", "start") for i, (sign, said) in enumerate(rows)]
    )


def hidden(scene: Scene, view: ExcavationState, own: Labels) -> str:
    """The backs of the hand of whoever decides, for onlookers."""
    side = scene.deciders[0] if scene.deciders else 0
    if side >= view.seats or not view.hands:
        return ""
    colour = hues(view.factions, view.sides())[side]
    number = len(view.hands[side]) + (view.fuel[side].bit_count() if view.fuel else 0)
    title = text(6, 22, own.say("ex-hidden-hand", name=scene.name(side)), "t-title ink", "start")
    return title + backs(number, colour)


@cache
def backs(number: int, colour: str) -> str:
    """So many cards of a side, face down."""
    step = min(92.0, (WIDTH - 106) / max(number - 1, 1))
    mark = f'<use href="#em-{colour}" transform="scale(2.2)" fill="#FFF3D8" fill-opacity=".85"/>'
    return "".join(
        card(f"back-{i}", round(6 + i * step, 1), TOP, back("#1B3B49", "#FFF3D8", mark)) for i in range(number)
    )


def small(number: int) -> str:
    """A card on a button: the region's outline with the market symbol, or the fuel."""
    if number >= FIRST_TRAVEL:
        return (
            f'<path d="{rrect(-12, -15, 24, 30, 4)}" fill="#14303F" stroke="#FFF3D8"/>'
            + use("drop", 0, -4, 1, 'fill="#E8542F"')
            + text(0, 12, FUEL[number], "t-count light")
        )
    colour = COLOURS[CARD_COLOUR[number]]
    return use(f"bd-{colour}", 0, 0, 1) + use(f"s{CARD_SYMBOL[number]}", 0, 0, 0.75, 'fill="#fff"')
