"""The icons of the game as composable effects.

An `Effect` is a tuple of terms, so that effects add up as they are printed: ``gear(1) + book(1)``. A term is a small
number that stands for a frozen `Term`; the same term is the same number everywhere. What a term does is written in
`actions.resolve`.

>>> written(pay(GEAR, 1, choose(food(2), book(2)), 3))
'pay(gear:1 => choose(food(2) / book(2)), 3)'
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

Effect = tuple[int, ...]

# The colour triple: mountains, gray track, gears; forest, green track, books; crops, yellow track, food.
GEAR: Final = 0
BOOK: Final = 1
FOOD: Final = 2
CRYSTAL: Final = 3
RESOURCES: Final = ("gear", "book", "food", "crystal")

GRAY: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
ANY: Final = 3
COLOURS: Final = ("gray", "green", "yellow")

BUILD: Final = 0
EXPLORE: Final = 1
POPULATE: Final = 2
BOARD_ACTIONS: Final = ("build", "explore", "populate")

GRAY_IN_SLOTS: Final = 0
GREEN_IN_SLOTS: Final = 1
YELLOW_IN_SLOTS: Final = 2
FLASKS_VISIBLE: Final = 3
PAWNS_ON_BOARD: Final = 4
OWN_WATERS: Final = 5
COUNTERS: Final = (
    "gray_in_slots", "green_in_slots", "yellow_in_slots", "flasks_visible", "pawns_on_board", "own_waters",
)  # fmt: skip

# What a term does.
GAIN: Final = 0
BASIC: Final = 1
POINTS: Final = 2
ADVANCE: Final = 3
MODULE: Final = 4
TRIBE: Final = 5
ENERGY: Final = 6
ENERGY_BACK: Final = 7
CRATE: Final = 8
ARTIFACT: Final = 9
RECRUIT: Final = 10
PLAY: Final = 11
REST_CARD: Final = 12
WAKE_CARD: Final = 13
SWAP: Final = 14
PAY: Final = 15
CHOOSE: Final = 16
ACT: Final = 17
PER: Final = 18
RANGE: Final = 19
DISCOUNT: Final = 20
EXPLORE_ANYWHERE: Final = 21
ROTATE_CARD: Final = 22
ALL_COLOURS: Final = 23
REOPEN_CRATE: Final = 24
REPLAY_TOP: Final = 25
WHILE_IN_PLAY: Final = 26
HIBERNATE_REMOVE: Final = 27
FOREST: Final = 28
TEMPLE: Final = 29
TARGET: Final = 30
SAND_TOKEN: Final = 31
WORKSHOP: Final = 32
FALCON: Final = 33
RELOCATE: Final = 34
READY_SWITCH: Final = 35
HOARD: Final = 36


@dataclass(frozen=True)
class Term:
    """One icon: what it does, its numbers, the effects inside it, and its two spellings."""

    op: int
    a: int
    b: int
    c: int
    parts: tuple[Effect, ...]
    name: str  # in the text of options
    text: str  # as the specification writes it


TERMS: Final[list[Term]] = []
OP: Final[list[int]] = []
A: Final[list[int]] = []
B: Final[list[int]] = []
_KNOWN: Final[dict[str, int]] = {}


def term(op: int, a: int, b: int, name: str, text: str, parts: tuple[Effect, ...] = (), c: int = 0) -> Effect:
    """The effect of one term; the same name is the same term."""
    known = _KNOWN.get(name)
    if known is None:
        known = len(TERMS)
        _KNOWN[name] = known
        TERMS.append(Term(op, a, b, c, parts, name, text))
        OP.append(op)
        A.append(a)
        B.append(b)
    return (known,)


def written(effect: Effect) -> str:
    """An effect in the specification's own vocabulary."""
    return " + ".join([TERMS[each].text for each in effect])


def _name(effect: Effect) -> str:
    return "_and_".join([TERMS[each].name for each in effect])


# -- the vocabulary ---------------------------------------------------------------------------------------------


def gain(resource: int, n: int) -> Effect:
    """Gain n of a resource."""
    return term(GAIN, resource, n, f"{RESOURCES[resource]}_{n}", f"{RESOURCES[resource]}({n})")


def gear(n: int) -> Effect:
    """Gain n gears."""
    return gain(GEAR, n)


def book(n: int) -> Effect:
    """Gain n books."""
    return gain(BOOK, n)


def food(n: int) -> Effect:
    """Gain n food."""
    return gain(FOOD, n)


def crystal(n: int) -> Effect:
    """Gain n crystals."""
    return gain(CRYSTAL, n)


def basic(n: int) -> Effect:
    """Gain n basic resources, each freely chosen."""
    return term(BASIC, n, 0, f"basic_{n}", f"basic({n})")


def points(n: int) -> Effect:
    """Score n blue points now."""
    return term(POINTS, n, 0, f"points_{n}", f"points({n})")


def advance(track: int, n: int) -> Effect:
    """Advance on a machine track; ANY: choose the track for each step."""
    colour = "any" if track == ANY else COLOURS[track]
    return term(ADVANCE, track, n, f"advance_{colour}_{n}", f"advance({colour},{n})")


def module(n: int) -> Effect:
    """Take a face-up module and place it."""
    return term(MODULE, n, 0, f"module_{n}", f"module({n})")


def energy(n: int) -> Effect:
    """Take energy from the pool."""
    return term(ENERGY, n, 0, f"energy_{n}", f"energy({n})")


def energy_back(n: int) -> Effect:
    """Take energy markers back from machines."""
    return term(ENERGY_BACK, n, 0, f"energy_back_{n}", f"energy_back({n})")


def crate(n: int) -> Effect:
    """Take crates face down."""
    return term(CRATE, n, 0, f"crate_{n}", f"crate({n})")


def artifact(n: int) -> Effect:
    """Take artifacts from the craters."""
    return term(ARTIFACT, n, 0, f"artifact_{n}", f"artifact({n})")


def recruit(colour: int = ANY) -> Effect:
    """Take a citizen; of a colour: only a face-up one of it."""
    if colour == ANY:
        return term(RECRUIT, ANY, 0, "recruit", "recruit")
    return term(RECRUIT, colour, 0, f"recruit_{COLOURS[colour]}", f"recruit({COLOURS[colour]})")


def play(colour: int) -> Effect:
    """Play another card at once."""
    name = "any" if colour == ANY else COLOURS[colour]
    return term(PLAY, colour, 0, f"play_{name}", f"play({name})")


def rest_card(n: int) -> Effect:
    """Move a card from a slot to the rest zone."""
    return term(REST_CARD, n, 0, f"rest_card_{n}", f"rest_card({n})")


def wake_card(n: int) -> Effect:
    """Move a card from the rest zone to the active zone."""
    return term(WAKE_CARD, n, 0, f"wake_card_{n}", f"wake_card({n})")


def swap(n: int) -> Effect:
    """Exchange a basic resource for another, up to n times."""
    return term(SWAP, n, 0, f"swap_{n}", f"swap({n})")


def pay(resource: int, cost: int, gained: Effect, k: int) -> Effect:
    """Pay the cost, then gain the effect, up to k times."""
    paid = RESOURCES[resource]
    return term(
        PAY, resource, cost, f"pay_{paid}_{cost}_for_{_name(gained)}_times_{k}",
        f"pay({paid}:{cost} => {written(gained)}, {k})", (gained,), k,
    )  # fmt: skip


def choose(*branches: Effect) -> Effect:
    """Exactly one of the effects."""
    return term(
        CHOOSE, 0, 0, "_or_".join([_name(each) for each in branches]),
        f"choose({' / '.join([written(each) for each in branches])})", branches,
    )  # fmt: skip


def act(*kinds: int, reach: int = 0) -> Effect:
    """Perform one board action at once, with all its costs, at a range bonus."""
    mask = sum([1 << kind for kind in kinds])
    names = [BOARD_ACTIONS[kind] for kind in kinds]
    if reach:
        return term(ACT, mask, reach, f"act_{'_'.join(names)}_range_{reach}", f"act({'/'.join(names)}, range {reach})")
    return term(ACT, mask, 0, f"act_{'_'.join(names)}", f"act({'/'.join(names)})")


def per(counter: int, gained: Effect) -> Effect:
    """The effect once for each thing counted."""
    counted = COUNTERS[counter]
    return term(PER, counter, 0, f"per_{counted}_{_name(gained)}", f"per({counted}, {written(gained)})", (gained,))


def reach(n: int) -> Effect:
    """Pay n food less for the range of an action: the icon `range`."""
    return term(RANGE, n, 0, f"range_{n}", f"range({n})")


def discount(kind: int, n: int) -> Effect:
    """A board action costs n less."""
    return term(DISCOUNT, kind, n, f"discount_{BOARD_ACTIONS[kind]}_{n}", f"discount({BOARD_ACTIONS[kind]},{n})")


def while_in_play(lasting: Effect) -> Effect:
    """The effect lasts while the card lies in a slot with this half visible."""
    return term(WHILE_IN_PLAY, lasting[0], 0, f"while_{_name(lasting)}", f"while_in_play({written(lasting)})")


def plain(op: int, name: str) -> Effect:
    """A term without numbers."""
    return term(op, 0, 0, name, name)


tribe: Final = plain(TRIBE, "tribe")
explore_anywhere: Final = plain(EXPLORE_ANYWHERE, "explore_anywhere")
rotate_card: Final = plain(ROTATE_CARD, "rotate_card")
all_colours: Final = plain(ALL_COLOURS, "all_colours")
reopen_crate: Final = plain(REOPEN_CRATE, "reopen_crate")
replay_top: Final = plain(REPLAY_TOP, "replay_top")
hibernate_remove: Final = plain(HIBERNATE_REMOVE, "hibernate_remove")

# Abilities and technologies that need a class of their own.
nadair_forest: Final = plain(FOREST, "nadair_forest")
hof_temple: Final = plain(TEMPLE, "hof_temple")
iox_target: Final = plain(TARGET, "iox_target")
kun_sand: Final = plain(SAND_TOKEN, "kun_sand")
for_workshop: Final = plain(WORKSHOP, "for_workshop")
vuk_falcon: Final = plain(FALCON, "vuk_falcon")
relocate: Final = plain(RELOCATE, "relocate")
ready_switch: Final = plain(READY_SWITCH, "ready_switch")
hoard: Final = plain(HOARD, "hoard")

# Rewards of spaces, in the amounts that small and large buildings bring.
ADVANCES: Final = tuple([(advance(colour, 1), advance(colour, 2)) for colour in range(3)])
CRYSTALS: Final = (crystal(1), crystal(2))
