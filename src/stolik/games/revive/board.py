"""What is printed on the main board, the player boards and the tribe boards, read from the tables of `data`."""

from __future__ import annotations

from typing import Final

from ...engine.printed import sheet
from .effects import COLOURS, TERMS, Effect
from .notation import ON_BOARDS, column, icons

_numbers = sheet(__name__, "numbers")
_places = sheet(__name__, "places")
_symbols = sheet(__name__, "symbols")
_score = sheet(__name__, "score_track")
_hibernation = sheet(__name__, "hibernation_track")
_development = sheet(__name__, "development_track")
_resources = sheet(__name__, "resources")
_buildings = sheet(__name__, "buildings")
_modules = sheet(__name__, "module_places")
_bonuses = sheet(__name__, "bonuses")
_technologies = sheet(__name__, "technologies")
_techs = sheet(__name__, "techs")
_tribes = sheet(__name__, "tribes")
_ratings = sheet(__name__, "ratings")

NO_YES: Final = ("no", "yes")

# -- the map: 120 hexes, four large locations, the chasm ------------------------------------------------------------

HEXES: Final = 120
BIG_NW: Final = 120
BIG_NE: Final = 121
BIG_SW: Final = 122
BIG_SE: Final = 123
CHASM: Final = 124
SPACE_COUNT: Final = 125
_ids: tuple[str, ...] = _places.ids()  # the tiles' places, then the large locations and the chasm
_rows = _places.numbers("row", 0, 9)
_columns = _places.numbers("column", 0, 9)
_starts = _places.names("start", NO_YES)
PLACES: Final[tuple[str, ...]] = _ids[: HEXES // 4]
SPACES: Final[tuple[str, ...]] = (*[place + letter for place in PLACES for letter in "abcd"], *_ids[len(PLACES) :])
START_PLACES: Final[tuple[int, ...]] = tuple([place for place, start in enumerate(_starts) if start])
LEANS_LEFT: Final[tuple[bool, ...]] = tuple([row % 2 == 1 for row in _rows[: len(PLACES)]])
_start_count = len(START_PLACES)
_of_tiles = max([*START_PLACES, 0]) < len(PLACES)
_places.require(_start_count == 5 and _of_tiles, -1, "start", f"{_start_count} places", "5 places of tiles")


def _hexes_of(row: int, column: int) -> list[tuple[int, int]]:
    """The four hexes of a place in odd-r offset coordinates."""
    up, low = 2 * row, 2 * row + 1
    if row % 2 == 0:
        return [(up, 2 * column + 1), (up, 2 * column + 2), (low, 2 * column + 1), (low, 2 * column + 2)]
    return [(up, 2 * column + 1), (up, 2 * column + 2), (low, 2 * column), (low, 2 * column + 1)]


def _around(row: int, column: int) -> list[tuple[int, int]]:
    """The six neighbours of a hex; odd rows are drawn half a hex to the right."""
    shift = row % 2
    return [
        (row, column - 1), (row, column + 1),
        (row - 1, column - 1 + shift), (row - 1, column + shift),
        (row + 1, column - 1 + shift), (row + 1, column + shift),
    ]  # fmt: skip


def _coordinates() -> dict[tuple[int, int], int]:
    """Which space lies at which coordinates; large locations and the chasm cover four hexes each."""
    found: dict[tuple[int, int], int] = {}
    for index in range(len(_ids)):
        spots = _hexes_of(_rows[index], _columns[index])
        taken = [spot for spot in spots if spot in found]
        _places.require(not taken, index, "column", "a place that is taken", "a row and column of its own")
        for letter, spot in enumerate(spots):
            found[spot] = index * 4 + letter if index < len(PLACES) else HEXES + index - len(PLACES)
    return found


COORDINATES: Final = _coordinates()


def _neighbours() -> tuple[tuple[int, ...], ...]:
    near: list[list[int]] = [[] for _ in range(SPACE_COUNT)]
    for spot, space in COORDINATES.items():
        for other in _around(*spot):
            found = COORDINATES.get(other, space)
            if found != space and found not in near[space]:
                near[space].append(found)
    return tuple([tuple(sorted(each)) for each in near])


NEIGHBOURS: Final = _neighbours()


def _within_reach() -> int:
    """How many spaces can be reached from the chasm."""
    found = [CHASM]
    for space in found:
        found.extend([near for near in NEIGHBOURS[space] if near not in found])
    return len(found)


_places.require(_within_reach() == SPACE_COUNT, -1, "", "places without a way from the chasm", "a way to every place")

_touched = _symbols.name_lists("hexes", SPACES[:HEXES])
CRYSTAL_SYMBOLS: Final = tuple(  # id, where it is drawn, adjacent hexes
    zip(
        _symbols.ids(),
        zip(_symbols.numbers("row", -1, 20), _symbols.numbers("column", -1, 20)),
        [tuple([SPACES[space] for space in hexes]) for hexes in _touched],
    )
)
for _hex in range(HEXES):
    _symbols.require(
        sum([1 for hexes in _touched if _hex in hexes]) < 2, -1, "hexes", f"{SPACES[_hex]} twice", "every hex once"
    )
SYMBOL_AT: Final[tuple[int, ...]] = tuple(
    [next((index for index, hexes in enumerate(_touched) if space in hexes), -1) for space in range(SPACE_COUNT)]
)

# -- tracks -----------------------------------------------------------------------------------------------------------

SCORE_BONUSES: Final[tuple[tuple[int, Effect], ...]] = tuple(
    sorted(zip(_score.numbers("points", 1, 400), icons(_score, "effect")))
)
HIBERNATION_BONUSES: Final[tuple[Effect, ...]] = ((), *icons(_hibernation, "effect"))
HIBERNATION_LAST: Final[int] = len(HIBERNATION_BONUSES) - 1
REMOVAL_SPACE: Final[int] = _numbers.value("removal_space", 1, HIBERNATION_LAST)

SOLO_TRACK_LENGTH: Final[int] = _numbers.value("solo_track", 5, 99)
ACTIONS: Final[int] = _numbers.value("actions", 1, 9)  # in a turn
SOLO_ACTIONS: Final[int] = _numbers.value("solo_actions", 1, 9)
SOLO_PLAY: Final[int] = _numbers.value("solo_play", 1, 9)
SOLO_HIBERNATION: Final[int] = _numbers.value("solo_hibernation", 1, 9)
# By the spaces of the development track; there is no space 0, and points count by the lowest free one.
DEVELOPMENT_BONUSES: Final[tuple[Effect, ...]] = ((), *column(_development, "effect"))
DEVELOPMENT_POINTS: Final[tuple[int, ...]] = (0, *_development.numbers("points", 0, 99))
for _space, _effect in enumerate(DEVELOPMENT_BONUSES):
    _development.require(len(_effect) < 2, _space - 1, "effect", f"{len(_effect)} icons", "one icon or none")

# -- player board -----------------------------------------------------------------------------------------------------

CAPACITY: Final[tuple[int, ...]] = _resources.numbers("capacity", 1, 20)  # gear, book, food, crystal
BUILDING_COST: Final[tuple[int, ...]] = _buildings.numbers("gears", 0, 20)
SMALL: Final = 0
LARGE: Final = 1
SIZES: Final = ("small", "large")
BUILDINGS: Final[tuple[int, ...]] = _buildings.numbers("count", 0, 9)
ALL_BUILDINGS: Final[int] = sum(BUILDINGS)
TOP: Final = 0
BOTTOM: Final = 1
HALVES: Final = ("top", "bottom")
SLOTS: Final = ("slot1", "slot2", "slot3", "slot4", "slot5")
SLOT_5: Final = 4

MODULE_PLACES: Final = tuple(  # id, slot, activation symbol
    zip(
        _modules.ids(),
        _modules.names("slot", SLOTS),
        [each == 1 for each in _modules.names("activates", NO_YES)],
    )
)
PLACES_OF_SLOT: Final[tuple[tuple[int, ...], ...]] = tuple([
    tuple([place for place, row in enumerate(MODULE_PLACES) if row[1] == slot]) for slot in range(len(SLOTS))
])  # fmt: skip
ACTIVATES: Final[tuple[bool, ...]] = tuple([symbol for _, _, symbol in MODULE_PLACES])

TRACK_LAST: Final[int] = _numbers.value("track", 1, 30)
STANDARD: Final = 0
SPECIAL: Final = 1
ARTIFACT_BONUS: Final = 2
CARD_BONUS: Final = 3
BONUS_KINDS: Final = ("standard", "special", "artifact", "cards")
CARD_BONUS_POINTS: Final[int] = _numbers.value("card_bonus_points", 0, 99)

THRESHOLDS: Final[tuple[tuple[int, ...], ...]] = tuple(
    zip(*[_bonuses.numbers(colour, 0, TRACK_LAST) for colour in COLOURS])
)
BONUS_KIND: Final[tuple[int, ...]] = _bonuses.names("kind", BONUS_KINDS)
BONUS_COLOUR: Final[tuple[int, ...]] = _bonuses.names("colour", COLOURS)
BONUSES: Final = tuple(zip(_bonuses.ids(), BONUS_KIND, BONUS_COLOUR, THRESHOLDS))
for _kind, _count in enumerate((3, 6, 3, 3)):
    _bonuses.require(
        BONUS_KIND.count(_kind) == _count, -1, "kind", f"{BONUS_KINDS[_kind]} {BONUS_KIND.count(_kind)} times",
        f"{_count} times",
    )  # fmt: skip
for _row, _due in enumerate(THRESHOLDS):
    _bonuses.require(sum(_due) > 0, _row, "gray", "no threshold", "a threshold on one track at least")
CARD_BONUSES: Final[tuple[int, ...]] = tuple([index for index, row in enumerate(BONUSES) if row[1] == CARD_BONUS])
# Which bonuses a track can unlock at all: the others are not looked at when it advances.
BONUSES_OF_TRACK: Final[tuple[tuple[int, ...], ...]] = tuple([
    tuple([index for index, row in enumerate(BONUSES) if row[3][track]]) for track in range(3)
])  # fmt: skip

# -- technologies -----------------------------------------------------------------------------------------------------

PERMANENT: Final = 0
IMMEDIATE: Final = 1
FREE: Final = 2
MACHINE: Final = 3

TECHNOLOGY_NAMES: Final[tuple[str, ...]] = _technologies.ids()
_PERMANENT: Final = (
    "nadair_insight", "nadair_free_range", "hof_no_toll", "hof_temple_range", "iox_explorer", "kun_welcome",
    "for_mountain", "vuk_range", "vuk_falcon_discount", "vuk_falcon_harvest", "slot_5",
)  # fmt: skip
_FREE: Final = ("hof_crystal", "kun_lullaby", "for_crystal2")
_MACHINES: Final = ("iox_drone", "kun_replay", "for_crystal_machine")
_IN_ICONS: Final = ("vuk_range", "kun_lullaby")  # permanent or free, but told by an icon


def _technology_types() -> tuple[int, ...]:
    """What kind of rule each technology is; the rules know them by name."""
    return tuple([
        PERMANENT if name in _PERMANENT else FREE if name in _FREE else MACHINE if name in _MACHINES else IMMEDIATE
        for name in TECHNOLOGY_NAMES
    ])  # fmt: skip


TECHNOLOGIES: Final[tuple[tuple[str, int, Effect], ...]] = tuple(  # id, type, immediate effect or the machine's
    zip(
        TECHNOLOGY_NAMES,
        _technology_types(),
        column(_technologies, "effect", *ON_BOARDS, "range", "explore_anywhere"),
    )
)


def _check_technologies() -> None:
    """Icons where the rules look for them, and nowhere else."""
    for row, (name, type_, effect) in enumerate(TECHNOLOGIES):
        if type_ in (PERMANENT, FREE) and name not in _IN_ICONS:
            _technologies.require(not effect, row, "effect", "an effect", "nothing: the rules know what it does")
        else:
            least, most = (1, 9) if type_ == IMMEDIATE else (1, 1)
            _technologies.require(least <= len(effect) <= most, row, "effect", f"{len(effect)} icons", "one icon")
        wanted = name == "vuk_range"
        words = [TERMS[term].word for term in effect]
        _technologies.require(("range" in words) == wanted, row, "effect", "range", "range(n) for vuk_range alone")


_check_technologies()
NADAIR_INSIGHT: Final = 0
NADAIR_FREE_RANGE: Final = 1
HOF_CRYSTAL: Final = 3
HOF_NO_TOLL: Final = 4
HOF_TEMPLE_RANGE: Final = 6
IOX_EXPLORER: Final = 7
IOX_DRONE: Final = 8
KUN_WELCOME: Final = 10
KUN_LULLABY: Final = 11
KUN_REPLAY: Final = 12
FOR_MOUNTAIN: Final = 13
FOR_CRYSTAL2: Final = 14
FOR_CRYSTAL_MACHINE: Final = 15
FOR_COPY_SWITCH: Final = 16
VUK_RANGE: Final = 17
VUK_CRATES: Final = 18
VUK_FALCON_DISCOUNT: Final = 20
VUK_FALCON_HARVEST: Final = 21
SLOT_5_OPEN: Final = 22

# What technologies and tokens save or add.
RANGE_BONUS: Final[int] = sum([TERMS[term].n for term in TECHNOLOGIES[VUK_RANGE][2]])
LULLABY: Final[Effect] = TECHNOLOGIES[KUN_LULLABY][2]
TEMPLE_RANGE: Final[int] = _numbers.value("temple_range", 0, 9)  # more range from temples
EXPLORER_SAVES: Final[int] = _numbers.value("explorer_saves", 0, 9)  # food, of an exploration's whole price
MOUNTAIN_SAVES: Final[int] = _numbers.value("mountain_saves", 0, 9)  # gears, for every mountain beside a building
NEAR_SAVES: Final[int] = _numbers.value("near_saves", 0, 9)  # beside an own workshop or the falcon
TARGET_SAVES: Final[int] = _numbers.value("target_saves", 0, 9)  # where an own target lies
TOLL: Final[int] = _numbers.value("toll", 0, 9)  # books, for every other player with a pawn in a location
REFINED: Final[int] = _numbers.value("refined", 1, 9)  # resources for a crystal, with the technology
SYNTHESIS: Final[int] = _numbers.value("synthesis", 1, 9)  # crystals for two resources, with the technology
PREY: Final[int] = _numbers.value("prey", 0, 9)  # resources that the falcon brings
FALCON_STEPS: Final[int] = _numbers.value("falcon_steps", 1, 9)  # for every use of its ability
INSIGHT_BOOKS: Final[int] = _numbers.value("insight_books", 0, 9)  # with each use of the ability
INSIGHT_POINTS: Final[int] = _numbers.value("insight_points", 0, 9)
WELCOME: Final[int] = _numbers.value("welcome", 0, 9)  # resources with each new card
HOARD: Final[int] = _numbers.value("hoard", 0, 9)  # crystals with each crate
SAND_POINTS: Final[int] = _numbers.value("sand_points", 0, 9)  # for a building on sand of the Kuniban

TECH_IDS: Final[tuple[str, ...]] = _techs.ids()
TECH_COST: Final[tuple[int, ...]] = _techs.numbers("books", 0, 20)
TECH_POINTS: Final[tuple[int, ...]] = _techs.numbers("points", 0, 99)
TECH_AFTER: Final[tuple[int, ...]] = _techs.names("after", TECH_IDS, empty=True)
TECHS: Final = tuple(zip(TECH_IDS, TECH_COST, TECH_POINTS, TECH_AFTER))  # id, books, points, line from


def _tech_rows() -> tuple[int, ...]:
    """The technologies of each row as a mask: the first one, those after it, and so on."""
    found: list[int] = []
    before = [-1]
    while before and len(found) < len(TECHS):
        row = [tech for tech in range(len(TECHS)) if TECH_AFTER[tech] in before]
        found.append(sum([1 << tech for tech in row]))
        before = row
    return tuple(found)


TECH_ROWS: Final[tuple[int, ...]] = _tech_rows()
_techs.require(TECH_AFTER.count(-1) == 1 and TECH_AFTER[0] == -1, -1, "after", "an empty cell", "one, for T1")
ALL_TECHS: Final[int] = (1 << len(TECHS)) - 1
_techs.require(sum(TECH_ROWS) == ALL_TECHS, -1, "after", "a technology without a way to it", "lines from T1 to all")
T1: Final = 0
T3: Final = 2
OPEN_TECHS: Final[list[list[int]]] = [  # by those that are unlocked: T1 first, then along the white lines
    [each for each in range(len(TECHS)) if not known >> each & 1 and (known >> TECH_AFTER[each] & 1 if each else True)]
    for known in range(ALL_TECHS + 1)
]

# -- tribes -----------------------------------------------------------------------------------------------------------

TRIBES: Final = ("nadair", "hofstadterians", "iox49i", "kuniban", "formica", "vukuntur")
NADAIR: Final = 0
HOFSTADTERIANS: Final = 1
IOX49I: Final = 2
KUNIBAN: Final = 3
FORMICA: Final = 4
VUKUNTUR: Final = 5
SUN: Final = 0
MOON: Final = 1
SIDES: Final = ("sun", "moon")
TOKENS: Final[int] = _numbers.value("tokens", 0, 20)
TRIBE_MARKERS: Final[int] = _numbers.value("tribe_markers", 1, 20)  # development markers on the tribe board
_development.require(
    len(DEVELOPMENT_POINTS) > len(BONUSES) + TRIBE_MARKERS + 1, -1, "", f"{len(DEVELOPMENT_POINTS) - 1} spaces",
    f"one more than the {len(BONUSES) + TRIBE_MARKERS} markers",
)  # fmt: skip

ABILITY_NAMES: Final[tuple[str, ...]] = _tribes.ids()  # by tribe * 2 + side
_abilities = icons(_tribes, "ability", *ON_BOARDS)
_own = tuple(zip(*[_tribes.names(tech, TECHNOLOGY_NAMES) for tech in ("t1", "t2", "t4")]))
_crystals = _tribes.numbers("crystals", 0, 9)
TRIBE_SIDES: Final[tuple[tuple[int, int, Effect, tuple[str, ...]], ...]] = tuple([  # tribe, side, ability, T1, T2, T4
    (index // 2, index % 2, _abilities[index], tuple([TECHNOLOGY_NAMES[each] for each in _own[index]]))
    for index in range(len(ABILITY_NAMES))
])  # fmt: skip
ABILITIES: Final[tuple[int, ...]] = tuple([effect[0] for effect in _abilities])
TREE: Final[tuple[tuple[int, ...], ...]] = tuple([  # T1 to T7
    (first, second, SLOT_5_OPEN, fourth, SLOT_5_OPEN + 1, SLOT_5_OPEN + 2, SLOT_5_OPEN + 3)
    for first, second, fourth in _own
])  # fmt: skip
TOKEN_CRYSTALS: Final[tuple[int, ...]] = _crystals[MOON::2]  # what the token of each tribe's moon side costs
for _row, _name in enumerate(ABILITY_NAMES):
    _moon = TERMS[ABILITIES[_row]].word in ON_BOARDS
    _known = ON_BOARDS[_row // 2] if _row % 2 else ""
    _tribes.require(
        TERMS[ABILITIES[_row]].word == _known if _row % 2 else not _moon, _row, "ability", "another side's ability",
        _known or "an effect in icons",
    )  # fmt: skip
    _tribes.require(_row % 2 == MOON or not _crystals[_row], _row, "crystals", "a price", "0: the sun has no tokens")

START_RESOURCES: Final[tuple[tuple[int, ...], ...]] = tuple(  # by turn order: gear, book, food, crystal
    [_resources.numbers(order, 0, 20) for order in ("first", "second", "third", "fourth")]
)
for _row, _room in enumerate(CAPACITY):
    for _order, _goods in zip(("first", "second", "third", "fourth"), START_RESOURCES):
        _resources.require(_goods[_row] <= _room, _row, _order, f"{_goods[_row]}", f"at most the capacity, {_room}")
ENERGY_POOL: Final[int] = _numbers.value("energy", 4, 99)
START_ENERGY: Final[int] = _numbers.value("start_energy", 0, ENERGY_POOL // 4)
LARGE_ARTIFACTS: Final[int] = _numbers.value("artifacts", 1, 9)  # of each colour
CRATER_SMALL: Final[int] = _numbers.value("small_artifacts", 1, 9)  # in the longer game of four
RESOURCES_A_POINT: Final[int] = _numbers.value("resources_a_point", 1, 99)
END_TOKEN_POINTS: Final[int] = _numbers.value("end_token_points", 0, 99)
SMALL_ARTIFACT_POINTS: Final[int] = _numbers.value("small_artifact_points", 0, 99)

# -- ratings of a game alone ---------------------------------------------------------------------------------------------

_least = _ratings.numbers("least", 0, 999)
RATING_NAMES: Final[tuple[str, ...]] = _ratings.ids()
RATINGS: Final[tuple[int, ...]] = tuple([each - 1 for each in _least[1:]])  # the highest score of each but the last
for _row in range(len(RATINGS)):
    _ratings.require(_least[_row] < _least[_row + 1], _row + 1, "least", "no more than before", "more from row to row")
