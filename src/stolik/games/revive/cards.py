"""Citizen cards, starting cards, artifact cards and the campaign deck, read from the tables of `data`."""

from __future__ import annotations

from typing import Final

from ...engine.printed import Sheet, sheet
from .effects import ABILITY, COLOURS, TERMS, Effect, basic, hibernate_remove
from .notation import ON_CARDS, columns, icons

_numbers = sheet(__name__, "numbers")
_starting = sheet(__name__, "starting_cards")
_citizens = sheet(__name__, "citizens")
_elements = sheet(__name__, "elements")
_artifacts = sheet(__name__, "artifact_cards")
_goals = sheet(__name__, "goals")

SLOT: Final = 1  # another card may later be played into this slot
FLASK: Final = 2  # counted by other effects

SHOWN: Final = ("slot", "flask")


def _shown(table: Sheet, column: str) -> list[int]:
    """The symbols of a half as flags."""
    return [sum({1 << each for each in row}) for row in table.name_lists(column, SHOWN)]


STARTING: Final = tuple([  # colour, top, bottom
    (colour, top, bottom)
    for colour, (top, bottom) in zip(
        _starting.names("colour", COLOURS), columns(_starting, ("top", "bottom"), *ON_CARDS)
    )
])  # fmt: skip
_halves_of = columns(_citizens, ("top", "bottom"), *ON_CARDS)
CITIZENS: Final = tuple([  # id, colour, top half, flags, bottom half, flags
    (id, colour, halves[0], top_flags, halves[1], bottom_flags)
    for id, colour, halves, top_flags, bottom_flags in zip(
        _citizens.ids(), _citizens.names("colour", COLOURS), _halves_of,
        _shown(_citizens, "top_shows"), _shown(_citizens, "bottom_shows"),
    )
])  # fmt: skip

SET: Final[int] = len(_starting.ids())  # starting cards of a player
STARTERS: Final[int] = 4 * SET
CARDS: Final[tuple[str, ...]] = (
    *[f"start_{letter}{number}" for letter in "ABCD" for number in range(1, SET + 1)],
    *[row[0] for row in CITIZENS],
)  # fmt: skip
CARD_COUNT: Final[int] = STARTERS + len(CITIZENS)
CARD_COLOUR: Final[tuple[int, ...]] = (*[row[0] for row in STARTING] * 4, *[row[1] for row in CITIZENS])
NO_CARD: Final = -1


def _halves() -> tuple[tuple[Effect, int], ...]:
    """Every half, at card * 2 + half, with its flags."""
    found: list[tuple[Effect, int]] = []
    for _, top, bottom in STARTING * 4:
        found += [(top, 0), (bottom, 0)]
    for _, _, top, top_flags, bottom, bottom_flags in CITIZENS:
        found += [(top, top_flags), (bottom, bottom_flags)]
    return tuple(found)


PRINTED: Final[tuple[tuple[Effect, int], ...]] = _halves()
LASTING: Final = ("while_in_play", "hibernate_remove")  # words of a half that are not resolved when it is played
HALF_TERMS: Final[tuple[Effect, ...]] = tuple([
    tuple([term for term in effect if TERMS[term].word not in LASTING]) for effect, _ in PRINTED
])  # fmt: skip


def _lasting(effect: Effect, word: str, kind: int) -> int:
    """How much of a range bonus or of a discount for a board action a half gives while it is in play."""
    inside = [TERMS[part] for each in effect if TERMS[each].word == "while_in_play" for part in TERMS[each].parts[0]]
    return sum([each.n for each in inside if each.word == word and each.what == kind])


HALF_RANGE: Final[tuple[int, ...]] = tuple([_lasting(effect, "range", 0) for effect, _ in PRINTED])
HALF_DISCOUNT: Final[tuple[tuple[int, ...], ...]] = tuple([  # by board action
    tuple([_lasting(effect, "discount", kind) for effect, _ in PRINTED]) for kind in range(ABILITY + 1)
])  # fmt: skip
HALF_SLEEPS: Final[tuple[bool, ...]] = tuple([hibernate_remove[0] in effect for effect, _ in PRINTED])
HALF_SLOT: Final[tuple[bool, ...]] = tuple([flags & SLOT != 0 for _, flags in PRINTED])
HALF_FLASKS: Final[tuple[int, ...]] = tuple([1 if flags & FLASK else 0 for _, flags in PRINTED])

# -- artifact cards ---------------------------------------------------------------------------------------------------

ELEMENTS: Final[tuple[str, ...]] = _elements.ids()
CRATE_ELEMENT: Final = 0
ENERGY_ELEMENT: Final = 1
MODULES_ELEMENT: Final = 2
PAWN_ELEMENT: Final = 3
TRIBE_ELEMENT: Final = 4
FLASK_ELEMENT: Final = 5
CARD_ELEMENT: Final = 6
WATER_ELEMENT: Final = 7
CRYSTAL_ELEMENT: Final = 8
ELEMENT_VALUE: Final[tuple[int, ...]] = _elements.numbers("points", 0, 20)
ELEMENT_THINGS: Final[tuple[int, ...]] = _elements.numbers("things", 1, 20)  # that count as one
ARTIFACTS: Final = ("purple", "orange", "white")

ARTIFACT_ELEMENTS: Final[tuple[tuple[int, ...], ...]] = tuple(  # by colour of the large artifacts
    zip(*[_artifacts.names(colour, ELEMENTS) for colour in ARTIFACTS])
)
ARTIFACT_CARDS: Final = tuple([  # id, purple, orange, white
    (id, *[ELEMENTS[each] for each in row]) for id, row in zip(_artifacts.ids(), ARTIFACT_ELEMENTS)
])  # fmt: skip

# -- the campaign deck ------------------------------------------------------------------------------------------------

CHAPTERS: Final = 5
TILES_EXPLORED: Final = 0
PAWNS_PLACED: Final = 1
BUILDINGS_PLACED: Final = 2
SPECIAL_MACHINES: Final = 3
MODULES_PLACED: Final = 4
TRIBE_MARKERS: Final = 5
WATERS_CLAIMED: Final = 6
SYMBOLS_TOUCHED: Final = 7
CARDS_RECRUITED: Final = 8
FLASKS_OWNED: Final = 9
LARGE_LOCATIONS: Final = 10
LARGE_ARTIFACTS: Final = 11
LARGE_BUILDINGS: Final = 12
TECHNOLOGIES_UNLOCKED: Final = 13

COUNTED: Final = (
    "tiles_explored", "pawns_placed", "buildings_placed", "special_machines", "modules_placed", "tribe_markers",
    "waters_claimed", "symbols_touched", "cards_recruited", "flasks_owned", "large_locations", "large_artifacts",
    "large_buildings", "technologies_unlocked",
)  # fmt: skip
GOALS: Final[tuple[tuple[str, int, int, int, Effect, int], ...]] = tuple(  # the last: alone, the cube at most there
    zip(
        _goals.ids(),
        _goals.numbers("chapter", 1, CHAPTERS),
        _goals.names("counted", COUNTED),
        _goals.numbers("least", 1, 99),
        icons(_goals, "reward"),
        _goals.numbers("cube", 1, 99),
    )
)
CAMPAIGN_CARDS: Final = tuple([f"camp_{number:02}" for number in range(1, 31)])
CACHES: Final = 2  # chapter: each player starts with a crate
COLD_NIGHTS: Final = 3  # chapter: each player's first hibernation also gives a basic resource
CLEAR_SKY: Final = 4  # chapter: each player's first explore action has more range
CLEAR_SKY_RANGE: Final[int] = _numbers.value("clear_sky_range", 0, 9)
CACHE_CRATES: Final[int] = _numbers.value("cache_crates", 0, 9)
COLD_NIGHT: Final[Effect] = basic(_numbers.value("cold_night_resources", 1, 9))
LONG_DAY: Final = 5  # chapter: the longer game, moon sides may be chosen
