"""The viewer's contracts; while choosing, the leaders or the pack; for onlookers, backs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ....drawing.glow import Choices, check, tip
from ....drawing.parts import back, card, shelf
from ....drawing.scene import Scene
from ....drawing.speech import hint, spoken
from ....drawing.svg import breadth, fitted, quote, rrect, snug, text, use
from ....words import Words
from ..cards import CONTRACT_COST, CONTRACT_IDS, CONTRACT_VP, LEADER_IDS, SCORING_BITS
from ..pieces import CONTRACT, LEADER
from ..state import CiState
from .art import CONTRACT_ICON, portrait
from .figures import GOODS, amount, points, row
from .live import SEAT_HUES
from .now import Now

WIDTH, HEIGHT, TOP = 556.0, 196.0, 48
VERBS = ("keep", "discard", "fulfil")
SLIM = 56  # a card lower than this tells only its name and cost
BAND = 20  # height of a card's head
PLATE = 24  # room of the fulfilled ones below
LEADING = 14  # from line to line
PAIR = 376.0  # room of two cards, which lie side by side on a small phone too
PRESSED = 0.85  # how much a name may be pressed together to stand on a small plate
TIGHT = 0.8  # how much narrower the condensed font is


Shown = Sequence[tuple[int | str, str]]  # amounts with their icons


@cache
def face(words: Words, number: int, width: float, height: float, due: tuple[int, ...] = ()) -> str:
    """A contract: picture, kind, points, name, cost (`due`: of now) and its effect; in brief where many lie in hand."""
    shown = [
        (marked(printed, now), GOODS[kind])
        for kind, (printed, now) in enumerate(zip(CONTRACT_COST[number], due or CONTRACT_COST[number]))
        if printed
    ]
    scoring = SCORING_BITS >> number & 1
    fill, deep = ("#C85A2E", "#8A3517") if scoring else ("#2F62A8", "#1D3C78")
    if height < SLIM:
        return slim(words, number, width, height, fill, deep, shown)
    if height <= 100:
        return banded(words, number, width, height, fill, deep, shown)
    sky = 50.0 if height > 140 else 32.0
    out = (
        f'<rect width="{width:g}" height="{height:g}" rx="9" fill="#FFF6E2" stroke="{deep}" stroke-width="2"/>'
        f'<path d="{rrect(1, 1, width - 2, sky, 8)}" fill="{fill}"/>'
        f'<path d="M1 {sky * 0.7:.1f}Q{width * 0.5:.1f} {sky * 0.45:.1f} {width - 1:.1f} {sky * 0.75:.1f}V{sky - 1:.1f}H1Z" fill="{deep}" fill-opacity=".6"/>'
        + use(f"i-{CONTRACT_ICON[number]}", width / 2, sky / 2, sky / 32, 'fill="#FFF6E2"')
        + text(14, 20, "★" if scoring else "∞", "t-num light")
        + points(width - 18, 20, CONTRACT_VP[number], 1.1)
    )
    top, room = sky + 17, width - 16
    names = fitted(words.thing(CONTRACT, number), room, 34, 14 * TIGHT, 15)
    out += "".join([text(9, top + 15 * i, line, "t-name dark tight", "start") for i, line in enumerate(names)])
    low, foot = top + 15 * len(names), height - 26
    said = effect(words, number, room, foot - low + 10)
    out += "".join([text(9, low + LEADING * i, line, "ci-about dark", "start") for i, line in enumerate(said)])
    out += f'<path d="{rrect(4, foot, width - 8, 22, 7)}" fill="#1C1D4C"/>'
    return out + row(width / 2, foot + 11, shown, min(42, room / len(shown)), 0.66)


def marked(printed: int, now: int) -> int | str:
    """A price of now; an arrow says that it is not the printed one."""
    return now if now == printed else f"{'↓' if now < printed else '↑'}{now}"


def effect(words: Words, number: int, width: float, height: float, spare: float = 0) -> tuple[str, ...]:
    """What a contract does, in lines that fit: in whole sentences, which leave something to spare, or else in brief."""
    told = words.about(CONTRACT, number).split(". ", 2)[-1]
    if SCORING_BITS >> number & 1:  # the star says that it counts at the end
        told = told.split(": ", 1)[-1]
    whole = fitted(told[:1].upper() + told[1:], width, height - spare, 13.9 * TIGHT, LEADING)
    return whole or fitted(words.caption(CONTRACT, number, "brief"), width, height, 13.9 * TIGHT, LEADING)


def banded(words: Words, number: int, width: float, height: float, fill: str, deep: str, shown: Shown) -> str:
    """A contract that lies across: name and points in a band, below it the cost from top to bottom and the effect."""
    step = min(18.5, (height - BAND - 3) / len(shown))
    first = (height + BAND - step * (len(shown) - 1)) / 2
    sign = "★" if SCORING_BITS >> number & 1 else "∞"
    out = (
        f'<rect width="{width:g}" height="{height:g}" rx="9" fill="#FFF6E2" stroke="{deep}" stroke-width="2"/>'
        f'<path d="{rrect(1, 1, width - 2, BAND, 8)}M1 12h{width - 2:g}v{BAND - 11:g}H1Z" fill="{fill}"/>'
        f'<path d="M1 {BAND + 1:g}h31v{height - BAND - 2:g}H9q-8 0-8-8z" fill="#1C1D4C"/>'
        + text(11, 16, sign, "t-count light")
        + snug(20, 15.6, words.thing(CONTRACT, number), width - 49, 14 * TIGHT, "t-name light tight")
        + points(width - 14, 13, CONTRACT_VP[number], 0.95)
        + "".join([amount(16, first + step * i, *each, 0.55) for i, each in enumerate(shown)])
    )
    said = effect(words, number, width - 41, height - BAND - 2, 4)
    middle = (height + BAND - LEADING * (len(said) - 1)) / 2 + 4.5
    return out + "".join(
        [text(37, middle + LEADING * i, line, "ci-about dark", "start") for i, line in enumerate(said)]
    )


def slim(words: Words, number: int, width: float, height: float, fill: str, deep: str, shown: Shown) -> str:
    """The same where many lie in hand: points over the picture, beside them name and cost."""
    room = width - 46
    return (
        f'<rect width="{width:g}" height="{height:g}" rx="9" fill="#FFF6E2" stroke="{deep}" stroke-width="2"/>'
        f'<path d="{rrect(1, 1, 36, height - 2, 8)}" fill="{fill}"/>'
        + use(f"i-{CONTRACT_ICON[number]}", 19, height / 2, 1.15, f'fill="{deep}"')
        + points(19, height / 2, CONTRACT_VP[number], 1.0)
        + snug(42, 14.5, words.thing(CONTRACT, number), room, 15 * TIGHT, "t-name dark tight")
        + f'<path d="{rrect(41, height - 22, width - 45, 19, 6)}" fill="#1C1D4C"/>'
        + row(41 + (width - 45) / 2, height - 12.5, shown, min(38, (width - 49) / len(shown)), 0.6)
    )


@cache
def leader_card(words: Words, leader: int, width: float, height: float) -> str:
    """A leader: face, name, and the ability where all of it fits."""
    tall = height > 100
    left, room = (9.0, width - 16) if tall else (53.0, width - 58)
    names = fitted(words.thing(LEADER, leader), room, 34, 14 * TIGHT, 15)
    for sky in (58.0, 44.0, 30.0) if tall else (height,):  # a long ability leaves less room for the face
        top = sky + 17 if tall else 20.0
        low = top + 15 * len(names)
        said = fitted(words.about(LEADER, leader), room, height - low + 9, 13.9 * TIGHT, 14.4)
        if said:
            break
    art = width if tall else 46.0
    out = (
        f'<rect width="{width:g}" height="{height:g}" rx="9" fill="#2B2C6A" stroke="#F6B98A" stroke-width="2"/>'
        f'<path d="{rrect(1.5, 1.5, art - (3 if tall else 0), sky - 3, 8)}" fill="url(#ci-dusk)"/>'
        + portrait(leader, "", art / 2, sky * 30 / 58 if tall else sky - 25, sky * 1.15 / 58 if tall else 1.0)
    )
    out += "".join([text(left, top + 15 * i, line, "t-name light tight", "start") for i, line in enumerate(names)])
    return out + "".join([text(left, low + 14.4 * i, line, "ci-about light", "start") for i, line in enumerate(said)])


def hand(scene: Scene, view: CiState) -> str:
    """Cards from left to right, and below them the fulfilled ones."""
    choices, words, seat, now = Choices(scene), scene.words, scene.viewer, Now(scene, view)
    open_pool = [text_ for text_, option in choices.options.items() if option.verb.name in ("lead", "exclude")]
    if open_pool:
        rows = [(choices.options[each].args[0], each) for each in open_pool]
        return heading(words, "board-leaders") + leaders(scene, choices, rows)
    if seat < 0 or seat >= view.seats:
        return hidden(scene, view)
    pack = [number for number in view.packs[seat] if number >= 0]
    done = fulfilled_by(view, seat)
    key = "board-pack" if pack else "board-hand"
    out = heading(words, key)
    if not pack:
        deck = spoken(words, "board-deck", "", (("deck", len(view.deck)), ("discards", len(view.discard))))
        left = 18 + breadth(spoken(words, key, "", ()), 16)
        out += text(left, 20, deck, "t-cap ink soft", "start")
        out += tip(left, 16, rrect(0, -14, breadth(deck, 14), 22, 4), deck, "list-discard")
    rows_ = [("pack", number) for number in pack] + [("hand", number) for number in view.hands[seat]]
    boxes = places(len(rows_), PLATE if done else 0)
    for (where, number), (x, y, wide, high) in zip(rows_, boxes):
        texts = choices.naming(f"contract-{CONTRACT_IDS[number]}", *VERBS)
        if pack and where == "hand":
            texts = []
        state = choices.state(*texts)
        if where == "pack" and view.picks[seat] == number:
            state, texts = "chosen", []
        told = f"{hint(words, CONTRACT, number)} {now.contract(number)}".strip()
        attributes = choices.attributes(texts, told, told) + f' data-name="contract-{CONTRACT_IDS[number]}"'
        badge = check(wide - 6, 4) if state == "chosen" or (pack and where == "hand") else ""
        id, drawn = f"{where}-{CONTRACT_IDS[number]}", face(words, number, wide, high, now.due(number))
        out += card(id, x, y, drawn, attributes, state, badge, (wide, high))
    return out + fulfilled(scene, done)


def heading(words: Words, key: str) -> str:
    """What the cards are, and what they are for."""
    title = spoken(words, key, "", ())
    about = f"{title}\n{spoken(words, key, 'about', ())}"
    return text(6, 20, title, "t-title ink", "start") + tip(4, 4, rrect(0, 0, breadth(title, 16), 22, 4), about)


def places(count: int, below: float) -> list[tuple[float, float, float, float]]:
    """Where cards lie: up to four stand side by side, more than eight in three rows, with room below for what is fulfilled."""
    if count == 4:
        wide = (WIDTH - 36) / 4
        return [(6 + i * (wide + 8), 30, wide, 160 - below) for i in range(4)]
    if count <= 8:
        return shelf(count, 6, 30, WIDTH - 12 if count > 2 else PAIR, 160 - below)
    columns = (count + 2) // 3
    wide, high = (WIDTH - 12 - 8 * (columns - 1)) / columns, (160 - below - 12) / 3
    return [(6 + i % columns * (wide + 8), round(30 + i // columns * (high + 6), 1), wide, high) for i in range(count)]


def fulfilled_by(view: CiState, seat: int) -> list[int]:
    """The contracts that a seat has fulfilled, which lie open."""
    return [number for number in range(len(CONTRACT_IDS)) if view.fulfilled[seat] >> number & 1]


def fulfilled(scene: Scene, done: Sequence[int], top: float = 170, width: float = WIDTH) -> str:
    """Fulfilled contracts: a ticked plate each, with picture and name as far as there is room."""
    out = ""
    wide = min(136.0, (width - 12) / max(len(done), 1))
    for i, number in enumerate(done):
        fill = "#8A3517" if SCORING_BITS >> number & 1 else "#1D3C78"
        outline = rrect(0, 0, wide - 6, 21, 7)
        out += (
            f'<g id="done-{CONTRACT_IDS[number]}" class="piece" data-kind="card" transform="translate({6 + i * wide:g} {top:g})">'
            f'<path d="{outline}" fill="{fill}"/>{label(scene.words, number, wide)}{check(wide - 15, 10.5)}'
            f'<path class="hit" d="{outline}" data-tip="{quote(hint(scene.words, CONTRACT, number))}" data-name="contract-{CONTRACT_IDS[number]}"/></g>'
        )
    return out


def label(words: Words, number: int, wide: float) -> str:
    """What stands on the plate of a fulfilled contract: picture and name, the name alone, or the picture alone."""
    name = words.thing(CONTRACT, number)
    broad = breadth(name, 16.8 * TIGHT)
    if broad * PRESSED > wide - 33:
        return use(f"i-{CONTRACT_ICON[number]}", 13, 10.5, 0.7, 'fill="#FFF6E2"')
    if broad > wide - 48:
        return snug(7, 15.5, name, wide - 33, 16.8 * TIGHT, "t-name light tight")
    return use(f"i-{CONTRACT_ICON[number]}", 13, 10.5, 0.7, 'fill="#FFF6E2"') + text(
        26, 15.5, name, "t-name light tight", "start"
    )


def leaders(scene: Scene, choices: Choices, rows: list[tuple[int, str]]) -> str:
    """Leaders to choose from: cards, or small plates when all lie open."""
    if len(rows) > 6:
        return "".join(leader_plate(scene, choices, i, leader, option) for i, (leader, option) in enumerate(rows))
    out = ""
    for (leader, option), (x, y, wide, high) in zip(rows, places(len(rows), 0)):
        told = hint(scene.words, LEADER, leader)
        attributes = choices.attributes(option, told, told) + f' data-name="leader-{LEADER_IDS[leader]}"'
        drawn = leader_card(scene.words, leader, wide, high)
        out += card(f"leader-{LEADER_IDS[leader]}", x, y, drawn, attributes, "legal", size=(wide, high))
    return out


def leader_plate(scene: Scene, choices: Choices, index: int, leader: int, option: str) -> str:
    """A leader's face and name on a plate; the ability is its hint."""
    x, y = 6 + index % 7 * 78, 28 + index // 7 * 84
    told = hint(scene.words, LEADER, leader)
    names = "".join(
        text(x + 36, y + 59 + i * 14, line, "t-count light tight")
        for i, line in enumerate(scene.words.thing(LEADER, leader).split(" ", 1))
    )
    return (
        f'<g class="plate-option"{choices.attributes(option, told)} data-name="leader-{LEADER_IDS[leader]}">'
        f'<path d="{rrect(x, y, 73, 79, 9)}" fill="#2B2C6A" stroke="var(--legal)" stroke-width="2"/>'
        f"{portrait(leader, '', x + 36, y + 26, 0.92)}{names}</g>"
    )


def hidden(scene: Scene, view: CiState) -> str:
    """The backs of the hand of whoever decides, for onlookers."""
    seat = scene.deciders[0] if scene.deciders else 0
    if seat >= view.seats:
        return ""
    number = len(view.hands[seat])
    step = min(92.0, (WIDTH - 106) / max(number - 1, 1))
    mark = use(f"em-{SEAT_HUES[seat]}", 0, 0, 2.2, 'fill="#F6B98A"')
    backs = "".join(
        card(f"back-{i}", round(6 + i * step, 1), TOP, back("#1C1D4C", "#F6B98A", mark)) for i in range(number)
    )
    return (
        text(6, 22, spoken(scene.words, "board-hidden-hand", "", (("name", scene.name(seat)),)), "t-title ink", "start")
        + backs
    )
