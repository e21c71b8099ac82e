"""The vocabulary of icons: how effects are printed on cards, tiles and boards.

An `Effect` is a tuple of terms, so that effects add up as they are printed: ``gear(1) + book(1)``. A term is a small
number that stands for a frozen `Term`; the same term is the same number everywhere. What the icon of a term can do is
told by its class in `actions.icons`, one for each word.

>>> written(pay(GEAR, 1, choose(food(2), book(2)), 3))
'pay(gear:1 => choose(food(2) / book(2)), 3)'
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...engine.printed import sheet

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
ABILITY: Final = 3  # no board action, but an ability with a range is paid like one

GRAY_IN_SLOTS: Final = 0
GREEN_IN_SLOTS: Final = 1
YELLOW_IN_SLOTS: Final = 2
FLASKS_VISIBLE: Final = 3
PAWNS_ON_BOARD: Final = 4
OWN_WATERS: Final = 5
COUNTERS: Final = (
    "gray_in_slots", "green_in_slots", "yellow_in_slots", "flasks_visible", "pawns_on_board", "own_waters",
)  # fmt: skip


@dataclass(frozen=True)
class Term:
    """An icon as it is printed: its word, what it is about, how much of it, the effects inside it, and its spellings."""

    word: str
    what: int
    n: int
    parts: tuple[Effect, ...]
    times: int
    name: str  # in the text of options
    text: str  # as the specification writes it


TERMS: Final[list[Term]] = []
_KNOWN: Final[dict[str, int]] = {}


def term(
    word: str, name: str, text: str, what: int = 0, n: int = 0, parts: tuple[Effect, ...] = (), times: int = 1
) -> Effect:
    """The effect of one term; the same name is the same term."""
    known = _KNOWN.get(name)
    if known is None:
        known = len(TERMS)
        _KNOWN[name] = known
        TERMS.append(Term(word, what, n, parts, times, name, text))
    return (known,)


def written(effect: Effect) -> str:
    """An effect in the specification's own vocabulary."""
    return " + ".join([TERMS[each].text for each in effect])


def _name(effect: Effect) -> str:
    return "_and_".join([TERMS[each].name for each in effect])


def _amount(word: str, n: int) -> Effect:
    return term(word, f"{word}_{n}", f"{word}({n})", n=n)


def _plain(word: str) -> Effect:
    return term(word, word, word)


# -- the vocabulary ---------------------------------------------------------------------------------------------


def gain(resource: int, n: int) -> Effect:
    """Gain n of a resource."""
    return term("gain", f"{RESOURCES[resource]}_{n}", f"{RESOURCES[resource]}({n})", resource, n)


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
    return _amount("basic", n)


def points(n: int) -> Effect:
    """Score n blue points now."""
    return _amount("points", n)


def advance(track: int, n: int) -> Effect:
    """Advance on a machine track; ANY: choose the track for each step."""
    colour = "any" if track == ANY else COLOURS[track]
    return term("advance", f"advance_{colour}_{n}", f"advance({colour},{n})", track, n)


def module(n: int) -> Effect:
    """Take a face-up module and place it."""
    return _amount("module", n)


def energy(n: int) -> Effect:
    """Take energy from the pool."""
    return _amount("energy", n)


def energy_back(n: int) -> Effect:
    """Take energy markers back from machines."""
    return _amount("energy_back", n)


def crate(n: int) -> Effect:
    """Take crates face down."""
    return _amount("crate", n)


def artifact(n: int) -> Effect:
    """Take artifacts from the craters."""
    return _amount("artifact", n)


def recruit(colour: int = ANY) -> Effect:
    """Take a citizen; of a colour: only a face-up one of it."""
    if colour == ANY:
        return term("recruit", "recruit", "recruit", ANY)
    return term("recruit", f"recruit_{COLOURS[colour]}", f"recruit({COLOURS[colour]})", colour)


def play(colour: int) -> Effect:
    """Play another card at once."""
    name = "any" if colour == ANY else COLOURS[colour]
    return term("play", f"play_{name}", f"play({name})", colour)


def rest_card(n: int) -> Effect:
    """Move a card from a slot to the rest zone."""
    return _amount("rest_card", n)


def wake_card(n: int) -> Effect:
    """Move a card from the rest zone to the active zone."""
    return _amount("wake_card", n)


def swap(n: int) -> Effect:
    """Exchange a basic resource for another, up to n times."""
    return _amount("swap", n)


def pay(resource: int, cost: int, gained: Effect, k: int) -> Effect:
    """Pay the cost, then gain the effect, up to k times."""
    paid = RESOURCES[resource]
    return term(
        "pay", f"pay_{paid}_{cost}_for_{_name(gained)}_times_{k}", f"pay({paid}:{cost} => {written(gained)}, {k})",
        resource, cost, (gained,), k,
    )  # fmt: skip


def convert(gained: Effect) -> Effect:
    """Give one basic resource of your choice, then gain the effect."""
    name = "convert" if _name(gained) == "crystal_1" else f"convert_for_{_name(gained)}"
    return term("convert", name, f"pay(basic:1 => {written(gained)}, 1)", n=1, parts=(gained,))


def choose(*branches: Effect) -> Effect:
    """Exactly one of the effects."""
    return term(
        "choose", "_or_".join([_name(each) for each in branches]),
        f"choose({' / '.join([written(each) for each in branches])})", parts=branches,
    )  # fmt: skip


def act(*kinds: int, reach: int = 0) -> Effect:
    """Perform one board action at once, with all its costs, at a range bonus."""
    mask = sum([1 << kind for kind in kinds])
    names = [BOARD_ACTIONS[kind] for kind in kinds]
    if reach:
        name, text = f"act_{'_'.join(names)}_range_{reach}", f"act({'/'.join(names)}, range {reach})"
        return term("act", name, text, mask, reach)
    return term("act", f"act_{'_'.join(names)}", f"act({'/'.join(names)})", mask)


def per(counter: int, gained: Effect) -> Effect:
    """The effect once for each thing counted."""
    counted = COUNTERS[counter]
    name, text = f"per_{counted}_{_name(gained)}", f"per({counted}, {written(gained)})"
    return term("per", name, text, counter, parts=(gained,))


def reach(n: int) -> Effect:
    """Pay n food less for the range of an action: the icon `range`."""
    return _amount("range", n)


def discount(kind: int, n: int) -> Effect:
    """A board action costs n less."""
    name, text = f"discount_{BOARD_ACTIONS[kind]}_{n}", f"discount({BOARD_ACTIONS[kind]},{n})"
    return term("discount", name, text, kind, n)


def while_in_play(lasting: Effect) -> Effect:
    """The effect lasts while the card lies in a slot with this half visible."""
    return term("while_in_play", f"while_{_name(lasting)}", f"while_in_play({written(lasting)})", parts=(lasting,))


tribe: Final = _plain("tribe")
explore_anywhere: Final = _plain("explore_anywhere")
rotate_card: Final = _plain("rotate_card")
all_colours: Final = _plain("all_colours")
reopen_crate: Final = _plain("reopen_crate")
replay_top: Final = _plain("replay_top")
hibernate_remove: Final = _plain("hibernate_remove")

# Abilities and technologies that need a class of their own.
nadair_forest: Final = _plain("nadair_forest")
hof_temple: Final = _plain("hof_temple")
iox_target: Final = _plain("iox_target")
kun_sand: Final = _plain("kun_sand")
for_workshop: Final = _plain("for_workshop")
vuk_falcon: Final = _plain("vuk_falcon")
relocate: Final = _plain("relocate")
ready_switch: Final = _plain("ready_switch")
hoard: Final = _plain("hoard")

# Rewards of spaces, in the amounts that small and large buildings bring.
_steps = sheet(__name__, "buildings").numbers("steps", 1, 9)
ADVANCES: Final[tuple[tuple[Effect, ...], ...]] = tuple(
    [tuple([advance(colour, steps) for steps in _steps]) for colour in range(3)]
)
CRYSTALS: Final[tuple[Effect, ...]] = tuple([crystal(steps) for steps in _steps])
