"""Words that follow from printed rows: effects are told icon by icon, and cards, tiles and machines by what they bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ...engine.option import Kind
from . import board, cards, effects, notation, pieces, tiles
from .campaign import CARDS_PER_CHAPTER, UNLOCKS
from .effects import ANY, BOARD_ACTIONS, COLOURS, COUNTERS, RESOURCES, TERMS, Effect, Term

FIRST_COMMON: Final = 4  # T5: from here on all boards have the same technologies
IN_WORDS: Final = ("vuk_range", "kun_lullaby", "iox_relocate", "for_copy_switch", "vuk_crates")  # icons say too little

Say = Callable[..., str]  # the words of a key, perhaps of its attribute, with arguments

# -- effects ------------------------------------------------------------------------------------------------------------


def joined(say: Say, parts: Sequence[str]) -> str:
    """One or the other."""
    return say("one-or-other", one=", ".join(parts[:-1]), other=parts[-1]) if len(parts) > 1 else parts[0]


def both(say: Say, parts: Sequence[str]) -> str:
    """One and the other."""
    return say("one-and-other", one=", ".join(parts[:-1]), other=parts[-1]) if len(parts) > 1 else "".join(parts)


def effect(say: Say, printed: Effect) -> str:
    """An effect icon by icon."""
    return ", ".join([icon(say, TERMS[each]) for each in printed])


def colour(what: int) -> str:
    """The name of a colour, or of any."""
    return "any" if what == ANY else COLOURS[what]


def act(say: Say, term: Term) -> str:
    """A board action at once, perhaps with more range."""
    kinds = [say(f"icon-{name}") for kind, name in enumerate(BOARD_ACTIONS) if term.what >> kind & 1]
    return say("icon-act", actions=joined(say, kinds), n=term.n)


def discount(say: Say, term: Term) -> str:
    """A board action for less of what it costs."""
    paid = {effects.BUILD: effects.GEAR, effects.EXPLORE: effects.FOOD, effects.POPULATE: effects.BOOK}[term.what]
    return say(f"icon-discount-{BOARD_ACTIONS[term.what]}", price=price(say, paid, term.n))


def price(say: Say, resource: int, n: int) -> str:
    """So much of a resource, as it is paid."""
    return say(f"price-{RESOURCES[resource]}", n=n)


ICONS: Final[dict[str, Callable[[Say, Term], str]]] = {
    "gain": lambda say, term: say(f"icon-{RESOURCES[term.what]}", n=term.n),
    "advance": lambda say, term: say("icon-advance", n=term.n, colour=colour(term.what)),
    "recruit": lambda say, term: say("icon-recruit", colour=colour(term.what)),
    "play": lambda say, term: say("icon-play", colour=colour(term.what)),
    "act": act,
    "discount": discount,
    "range": lambda say, term: say("icon-range", price=price(say, effects.FOOD, term.n)),
    "choose": lambda say, term: joined(say, [effect(say, branch) for branch in term.parts]),
    "convert": lambda say, term: say("icon-convert", n=term.n, effect=effect(say, term.parts[0])),
    "while_in_play": lambda say, term: say("icon-while_in_play", effect=effect(say, term.parts[0])),
    "per": lambda say, term: say(f"icon-per-{COUNTERS[term.what]}", effect=effect(say, term.parts[0])),
    "pay": lambda say, term: say(
        "icon-pay", price=price(say, term.what, term.n), effect=effect(say, term.parts[0]), times=term.times
    ),
}


def icon(say: Say, term: Term) -> str:
    """One icon in words."""
    return ICONS[term.word](say, term) if term.word in ICONS else say(f"icon-{term.word}", n=term.n)


def spoken(cell: str, say: Say) -> str:
    """A cell of a table that holds an effect, in words."""
    return effect(say, notation.read(cell))


# -- things -------------------------------------------------------------------------------------------------------------


def half(say: Say, entry: int) -> str:
    """What a half of a card brings and shows."""
    printed, flags = cards.PRINTED[entry]
    told = effect(say, printed)
    shown = [name for flag, name in enumerate(cards.SHOWN) if flags >> flag & 1]
    return told + "".join([f" ({say(f'shows-{name}')})" for name in shown])


def card(say: Say, value: int, case: str) -> str:
    top, bottom = half(say, value * 2), half(say, value * 2 + 1)
    named = COLOURS[cards.CARD_COLOUR[value]]
    return say("card-about", colour=named, top=top, bottom=bottom) if case == "about" else ""


def machine(say: Say, value: int, case: str) -> str:
    _, _, printed, flasks = tiles.MACHINES[value]
    told = effect(say, printed)
    return say("machine-about", effect=told, flasks=flasks) if case == "about" else told


def module(say: Say, value: int, case: str) -> str:
    _, colours, printed, flasks, _ = tiles.MODULES[value]
    names = [f"module-of-{COLOURS[each]}" for each in dict.fromkeys(colours)]
    told = effect(say, printed)
    if case == "about":
        return say("module-about", colours=both(say, [say(each, "ins") for each in names]), effect=told, flasks=flasks)
    shown = say(names[-1])
    for each in reversed(names[:-1]):
        shown = say("module-colours", one=say(each, "before"), other=shown)
    return say("module", colours=shown, effect=told) if not case else ""


def said(say: Say, key: str, case: str, told: str) -> str:
    """A name with an effect, one of its cases, or what is said about it."""
    return say(f"{key}-about", effect=told) if case == "about" else say(key, case, effect=told)


CRATE_CASES: Final = ("", "acc", "gen", "about")


def crate(say: Say, value: int, case: str) -> str:
    return said(say, "crate", case, effect(say, tiles.CRATE_EFFECT[value])) if case in CRATE_CASES else ""


def field(say: Say, value: int, case: str) -> str:
    reward = tiles.WATER_REWARDS[value]
    return said(say, "water", case, effect(say, reward)) if reward and case in ("", "about") else ""


def tile(say: Say, value: int, case: str) -> str:
    front = tiles.TILE_FRONT[value]
    shown = [thing(say, pieces.FIELD, each) for each in front if each != tiles.SAND]
    told = ", ".join(shown)
    return say("tile-about", sand=len(front) - len(shown), fields=told) if case == "about" else told


def back(say: Say, value: int, case: str) -> str:
    if case != "about" or value == tiles.BACK_START:
        return ""
    gears, books, food = tiles.BACK_COST[value]
    paid = [
        price(say, resource, n)
        for resource, n in ((effects.FOOD, food), (effects.BOOK, books), (effects.GEAR, gears))
        if n
    ]
    return say("back-about", price=both(say, paid), n=len(paid), points=tiles.BACK_POINTS[value])


def element(say: Say, value: int, case: str) -> str:
    if case != "about":
        return ""
    things = cards.ELEMENT_THINGS[value]
    told = say(f"element-{cards.ELEMENTS[value]}", "about", n=cards.ELEMENT_VALUE[value], things=things)
    if things == 1 or value == cards.MODULES_ELEMENT:
        return told
    return say("each-of", told=told.removesuffix("."), things=things) + "."


def artifact_card(say: Say, value: int, case: str) -> str:
    shown = cards.ARTIFACT_ELEMENTS[value]
    if not case:
        return ", ".join([thing(say, pieces.ELEMENT, each) for each in shown])
    told = [element(say, each, case).removesuffix(".") for each in shown]
    return say("artifact_card-about", purple=told[0], orange=told[1], white=told[2]) if case == "about" else ""


def bonus(say: Say, value: int, case: str) -> str:
    kind, of, due = board.BONUS_KIND[value], COLOURS[board.BONUS_COLOUR[value]], board.THRESHOLDS[value]
    name = board.BONUS_KINDS[kind]
    if not case:
        standard = tiles.MACHINES[tiles.STANDARD_OF[value]][2] if kind == board.STANDARD else ()
        return say("bonus", kind=name, colour=of, machine=effect(say, standard))
    reached = [f"{thing(say, pieces.COLOUR, each)} {due[each]}" for each in range(len(COLOURS)) if due[each]]
    return say("bonus-about", kind=name, colour=of, due=both(say, reached)) if case == "about" else ""


def tech(say: Say, value: int, case: str) -> str:
    name = board.TECH_IDS[value]
    if case == "acc" and value >= FIRST_COMMON:
        return f"{name}: {effect(say, board.TECHNOLOGIES[board.TREE[0][value]][2])}"
    after = board.TECH_AFTER[value]
    line = board.TECH_IDS[after] if after >= 0 else "none"
    books, points = board.TECH_COST[value], board.TECH_POINTS[value]
    return say("tech-about", books=books, points=points, after=line) if case == "about" else ""


def technology(say: Say, value: int, case: str) -> str:
    name, type_, printed = board.TECHNOLOGIES[value]
    if case != "about" or not printed or name in IN_WORDS:
        return ""
    return say("machine-technology" if type_ == board.MACHINE else "at-once", effect=effect(say, printed))


def ability(say: Say, value: int, case: str) -> str:
    if case != "about" or value % 2 == board.MOON:
        return ""
    told = effect(say, (board.ABILITIES[value],))
    return f"{told[:1].upper()}{told[1:]}."


def tribe(say: Say, value: int, case: str) -> str:
    sun, moon = [about(say, pieces.ABILITY, value * 2 + side) for side in range(len(board.SIDES))]
    return say("tribe-about", sun=sun, moon=moon) if case == "about" else ""


def switch(say: Say, value: int, case: str) -> str:
    return f"{effect(say, tiles.SWITCHES[value][1])}." if case == "about" else ""


def large_location(say: Say, value: int, case: str) -> str:
    if case != "about":
        return ""
    key = f"large_location-{tiles.LARGE_LOCATIONS[value]}"
    if value == tiles.BIG_PRESENCE:
        rows = tuple(reversed(tiles.PRESENCE))
        told = [joined(say, [str(row[part]) for row in rows]) for part in range(2)]
        return say(key, "about", tiles=told[0], points=told[1])
    return say(key, "about", n=tiles.BIG_VALUE[value], energy=effect(say, tiles.SPARK))


def campaign_card(say: Say, value: int, case: str) -> str:
    name = cards.CAMPAIGN_CARDS[value]
    if case != "about":
        return ""
    if value % CARDS_PER_CHAPTER == CARDS_PER_CHAPTER - 1:
        opened = UNLOCKS[value // CARDS_PER_CHAPTER]
        last = value == len(cards.CAMPAIGN_CARDS) - 1
        return say("unlocks", list=both(say, [say(f"unlocked-{each}") for each in opened]), last=int(last))
    for id, _, counted, least, reward, cube in cards.GOALS:
        if id == name:
            wanted = say(f"goal-{cards.COUNTED[counted]}", n=least)
            return say("goal", goal=wanted, reward=effect(say, reward), cube=cube)
    return ""


CAPTIONS: Final[dict[Kind, Callable[[Say, int, str], str]]] = {
    pieces.EFFECT: lambda say, value, case: icon(say, TERMS[value]) if not case else "",
    pieces.CARD: card,
    pieces.MACHINE: machine,
    pieces.MODULE: module,
    pieces.CRATE: crate,
    pieces.FIELD: field,
    pieces.TILE: tile,
    pieces.BACK: back,
    pieces.ELEMENT: element,
    pieces.ARTIFACT_CARD: artifact_card,
    pieces.BONUS: bonus,
    pieces.TECH: tech,
    pieces.TECHNOLOGY: technology,
    pieces.ABILITY: ability,
    pieces.TRIBE: tribe,
    pieces.SWITCH: switch,
    pieces.LARGE_LOCATION: large_location,
    pieces.CAMPAIGN_CARD: campaign_card,
}


def caption(kind: Kind, value: int, case: str, say: Say) -> str:
    """The name of a thing, one of its cases, or what is said about it, where it follows from its row; else nothing."""
    return CAPTIONS[kind](say, value, case) if kind in CAPTIONS and value >= 0 else ""


def thing(say: Say, kind: Kind, value: int) -> str:
    """The name of a thing."""
    return caption(kind, value, "", say) or say(f"{kind.name}-{kind.text(value)}")


def about(say: Say, kind: Kind, value: int) -> str:
    """What is said about a thing."""
    return caption(kind, value, "about", say) or say(f"{kind.name}-{kind.text(value)}", "about")
