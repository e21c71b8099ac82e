"""Terrain tiles, large locations, slot modules, special machines, crates and switches, read from the tables of `data`."""

from __future__ import annotations

from typing import Final

from ...engine.printed import sheet
from .board import BONUS_KIND, MACHINE, STANDARD, TECHNOLOGIES
from .effects import (
    ABILITY,
    BUILD,
    COLOURS,
    EXPLORE,
    GRAY,
    POPULATE,
    TERMS,
    Effect,
    all_colours,
    energy,
    explore_anywhere,
    rotate_card,
)
from .notation import ON_MACHINES, column, icons

_numbers = sheet(__name__, "numbers")
_waters = sheet(__name__, "waters")
_backs = sheet(__name__, "backs")
_tiles = sheet(__name__, "tiles")
_locations = sheet(__name__, "large_locations")
_presence = sheet(__name__, "presence")
_modules = sheet(__name__, "modules")
_machines = sheet(__name__, "machines")
_crates = sheet(__name__, "crates")
_switches = sheet(__name__, "switches")

# -- fields -----------------------------------------------------------------------------------------------------------

HIDDEN: Final = 0
SAND: Final = 1
MOUNTAINS: Final = 2
FOREST: Final = 3
CROPS: Final = 4
LOCATION: Final = 5
WATER_ENERGY: Final = 6
WATER_MODULE: Final = 7
WATER_CRATE: Final = 8
WATER_CRYSTAL: Final = 9
WATER_POINTS3: Final = 10
SOURCE: Final = 11
BIG: Final = 12
CHASM_FIELD: Final = 13
FIELDS: Final = (
    "hidden", "sand", "mountains", "forest", "crops", "location", "water_energy", "water_module", "water_crate",
    "water_crystal", "water_points3", "source", "large_location", "chasm",
)  # fmt: skip
_rewards = dict(zip(_waters.names("id", FIELDS), icons(_waters, "effect")))
WATER_REWARDS: Final[tuple[Effect, ...]] = tuple([_rewards.get(field, ()) for field in range(len(FIELDS))])

# -- terrain tiles ----------------------------------------------------------------------------------------------------

BACK_IDS: Final[tuple[str, ...]] = _backs.ids()
_back_gears = _backs.numbers("gear", 0, 9)
_back_books = _backs.numbers("book", 0, 9)
_back_food = _backs.numbers("food", 0, 9)
BACK_COST: Final[tuple[tuple[int, int, int], ...]] = tuple(zip(_back_gears, _back_books, _back_food))
BACK_POINTS: Final[tuple[int, ...]] = _backs.numbers("points", 0, 99)
BACKS: Final[tuple[tuple[str, int, int, int, int], ...]] = tuple(
    zip(BACK_IDS, _back_gears, _back_books, _back_food, BACK_POINTS)
)
BACK_START: Final = 0
BACK_SOURCE: Final = 5
LEAST_FOOD: Final[int] = min(_back_food[1:])  # that a face-down tile costs

_PRINTED_FIELDS: Final = FIELDS[SAND : SOURCE + 1]
TILE_IDS: Final[tuple[str, ...]] = _tiles.ids()
TILE_BACK: Final[tuple[int, ...]] = _tiles.names("back", BACK_IDS)
TILE_FRONT: Final[tuple[tuple[int, ...], ...]] = tuple([  # from tip to tip
    tuple([SAND + field for field in front]) for front in _tiles.name_lists("front", _PRINTED_FIELDS)
])  # fmt: skip
TILES: Final = tuple(zip(TILE_IDS, TILE_BACK, TILE_FRONT))
for _tile, _front in enumerate(TILE_FRONT):
    _tiles.require(len(_front) == 4, _tile, "front", f"{len(_front)} fields", "4 fields")
START_TILES: Final[tuple[int, ...]] = tuple([tile for tile, back in enumerate(TILE_BACK) if back == BACK_START])
SOURCE_TILES: Final[tuple[int, ...]] = tuple([tile for tile, back in enumerate(TILE_BACK) if back == BACK_SOURCE])
HIDDEN_TILES: Final[tuple[int, ...]] = tuple([
    tile for tile in range(len(TILES)) if tile not in START_TILES and tile not in SOURCE_TILES
])  # fmt: skip
for _named, _had, _count in (("back_start", START_TILES, 5), ("back_source", SOURCE_TILES, 3)):
    _tiles.require(len(_had) == _count, -1, "back", f"{_named} {len(_had)} times", f"{_count} times")
ROTATIONS: Final = ("rotation_0", "rotation_1")
# Where the four fields of a front lie: by leaning left * 2 + rotation, the part of the front at a, b, c, d.
LAID: Final[tuple[tuple[int, ...], ...]] = ((0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1), (1, 3, 0, 2))

# -- large locations --------------------------------------------------------------------------------------------------

LARGE_LOCATIONS: Final[tuple[str, ...]] = _locations.ids()
BIG_TRACK_GRAY: Final = 0
BIG_ENERGY: Final = 1
BIG_TRACK_GREEN: Final = 2
BIG_MODULES: Final = 3
BIG_TRACK_YELLOW: Final = 4
BIG_BUILDINGS: Final = 5
BIG_PAWNS: Final = 6
BIG_CARDS: Final = 7
BIG_BIG_PAWNS: Final = 8
BIG_WATERS: Final = 9
BIG_TRIBE: Final = 10
BIG_CRATES: Final = 11
BIG_FLASKS: Final = 12
BIG_SPARK: Final = 13
BIG_CRYSTALS: Final = 14
BIG_PRESENCE: Final = 15
BIG_TRACKS: Final[tuple[int, ...]] = (BIG_TRACK_GRAY, BIG_TRACK_GREEN, BIG_TRACK_YELLOW)
BIG_VALUE: Final[tuple[int, ...]] = _locations.numbers("points", 0, 20)
SPARK: Final[Effect] = energy(_numbers.value("spark", 1, 9))  # of a large location, at once
PRESENCE: Final[tuple[tuple[int, int], ...]] = tuple(  # so many terrain tiles, points; the most first
    sorted(zip(_presence.numbers("tiles", 1, 30), _presence.numbers("points", 0, 99)), reverse=True)
)

# -- slot modules -----------------------------------------------------------------------------------------------------

_module_colours = _modules.name_lists("colours", COLOURS)
_module_effects = icons(_modules, "effect")
MODULE_FLASKS: Final[tuple[int, ...]] = _modules.numbers("flasks", 0, 1)
MODULE_COPIES: Final[tuple[int, ...]] = _modules.numbers("copies", 1, 9)
MODULES: Final = tuple(  # id, colours, effect, flask, copies
    zip(_modules.ids(), _module_colours, _module_effects, MODULE_FLASKS, MODULE_COPIES)
)
for _module, _colours in enumerate(_module_colours):
    _modules.require(len(_colours) > 0, _module, "colours", "no colour", "one colour at least")
MODULE_COLOURS: Final[tuple[int, ...]] = tuple([  # bit masks
    sum([1 << colour for colour in range(len(COLOURS)) if colour in row]) for row in _module_colours
])  # fmt: skip
MODULE_TERM: Final[tuple[int, ...]] = tuple([effect[0] for effect in _module_effects])
ALL_MODULES: Final[tuple[int, ...]] = tuple([
    index for index, copies in enumerate(MODULE_COPIES) for _ in range(copies)
])  # fmt: skip
DISPLAYED: Final[int] = _numbers.value("displayed", 1, 9)
DISPLAYED_MACHINES: Final[int] = _numbers.value("displayed_machines", 1, 9)

# -- machines ---------------------------------------------------------------------------------------------------------

MACHINES: Final[tuple[tuple[str, int, Effect, int], ...]] = (  # id, colour, effect when activated, flask
    *zip(
        _machines.ids(),
        _machines.names("colour", COLOURS),
        icons(_machines, "effect", *ON_MACHINES),
        _machines.numbers("flasks", 0, 1),
    ),
    *[(name, GRAY, effect, 0) for name, type_, effect in TECHNOLOGIES if type_ == MACHINE],
)
MACHINE_COUNT: Final[int] = len(MACHINES)
FIRST_SPECIAL: Final = 3
# The machine of each bonus space that uncovers a standard one, in their order; no machine for the others.
STANDARD_OF: Final[tuple[int, ...]] = tuple([
    BONUS_KIND[:bonus].count(STANDARD) if kind == STANDARD else -1 for bonus, kind in enumerate(BONUS_KIND)
])  # fmt: skip
SPECIALS: Final = 30
DRONE: Final = 33
REPLAY: Final = 34
CRYSTAL_PRESS: Final = 35
MACHINE_TERM: Final[tuple[int, ...]] = tuple([row[2][0] for row in MACHINES])
MACHINE_COLOUR: Final[tuple[int, ...]] = tuple([row[1] for row in MACHINES])


def _only(effect: Effect) -> int:
    """The machine with an effect that only one may have; a number beyond all machines when none has it."""
    found = [machine for machine, row in enumerate(MACHINES) if row[2] == effect]
    _machines.require(len(found) < 2, -1, "effect", f"{len(found)} machines of one effect", "one such machine at most")
    return found[0] if found else MACHINE_COUNT


ROTATOR: Final[int] = _only(rotate_card)
PRISM: Final[int] = _only(all_colours)
SPECIAL_MASK: Final[int] = (1 << FIRST_SPECIAL + SPECIALS) - (1 << FIRST_SPECIAL)
FLASK_MACHINES: Final[int] = sum([1 << index for index, row in enumerate(MACHINES) if row[3]])


def _gives(word: str, kind: int = 0) -> tuple[int, ...]:
    """How much of a range bonus, or of a discount for a board action, each machine gives."""
    terms = [TERMS[term] for term in MACHINE_TERM]
    return tuple([each.n if each.word == word and each.what == kind else 0 for each in terms])


# What activated machines change in the price of a board action, and which of them do.
MACHINE_RANGE: Final[tuple[int, ...]] = _gives("range")
MACHINE_DISCOUNT: Final[tuple[tuple[int, ...], ...]] = tuple([_gives("discount", kind) for kind in range(ABILITY + 1)])
ANYWHERE: Final[int] = sum([1 << index for index, row in enumerate(MACHINES) if row[2] == explore_anywhere])
MODIFIERS: Final[tuple[int, ...]] = tuple([
    sum([1 << index for index in range(MACHINE_COUNT) if MACHINE_RANGE[index] or MACHINE_DISCOUNT[kind][index]])
    | (ANYWHERE if kind == EXPLORE else 0)
    for kind in range(ABILITY + 1)
])  # fmt: skip
MODIFYING: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([index for index in range(MACHINE_COUNT) if mask >> index & 1]) for mask in MODIFIERS]
)
FREELY_ACTIVATED: Final[int] = (
    ((1 << MACHINE_COUNT) - 1)
    & ~(MODIFIERS[BUILD] | MODIFIERS[EXPLORE] | MODIFIERS[POPULATE] | MODIFIERS[ABILITY] | 1 << ROTATOR | 1 << PRISM)
)  # fmt: skip

# -- crates and switches ------------------------------------------------------------------------------------------------

CRATE_EFFECT: Final[tuple[Effect, ...]] = column(_crates, "effect")
CRATES: Final = tuple(zip(_crates.ids(), CRATE_EFFECT))
CRATE_COPIES: Final[int] = _numbers.value("crate_copies", 1, 9)
REOPENING_GEARS: Final[int] = _numbers.value("reopening_gears", 0, 9)  # what it costs to resolve an open crate again
ALL_CRATES: Final[tuple[int, ...]] = tuple([index for index in range(len(CRATES)) for _ in range(CRATE_COPIES)])

_switched = icons(_switches, "effect")
SWITCHES: Final[tuple[tuple[str, Effect], ...]] = tuple(zip(_switches.ids(), _switched))
SWITCH_TERM: Final[tuple[int, ...]] = tuple([effect[0] for effect in _switched])
