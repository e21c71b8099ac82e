"""The printed cards: seekers, specialized gear, events, curios and wonders.

Abilities come from the rulebook; where the texts lost the numbers, the row is reconstructed and says so.
"""

from __future__ import annotations

from typing import Final

from ...engine.printed import Sheet, sheet
from .tiles import COLOURS

# Qoam colours, by the index that regions and craters share.
BLUE: Final = 0
GREEN: Final = 1
BROWN: Final = 2
GRAY: Final = 3
PINK: Final = 4
ANY: Final = 5  # one colour of the player's choice

_seekers = sheet(__name__, "seekers")
_gears = sheet(__name__, "gears")
_wonders = sheet(__name__, "wonders")
_curios = sheet(__name__, "curios")
_players = sheet(__name__, "players")
_numbers = sheet(__name__, "numbers")


def characters(printed: Sheet) -> tuple[tuple[str, int, int, tuple[int, ...], int], ...]:
    """Seekers or gear: id, hand limit, upgrade limit, starting qoam by colour, and the number in the ability."""
    qoam = [tuple([row.count(colour) for colour in range(5)]) for row in printed.name_lists("qoam", COLOURS)]
    hands, upgrades = printed.numbers("hand", 1, 6), printed.numbers("upgrades", 1, 6)
    return tuple(zip(printed.ids(), hands, upgrades, qoam, printed.numbers("number", 0, 20)))


SEEKERS: Final[tuple[tuple[str, int, int, tuple[int, ...], int], ...]] = characters(_seekers)
GEARS: Final[tuple[tuple[str, int, int, tuple[int, ...], int], ...]] = characters(_gears)
WONDERS: Final[tuple[tuple[str, int], ...]] = tuple(zip(_wonders.ids(), _wonders.numbers("cost", 0, 9)))  # id, cost

# Events (effects: rulebook; ids ours): the five region cards in the order of the colours, then the Colossus cards.
EVENTS: Final[tuple[str, ...]] = (
    "event_river", "event_forest", "event_mountains", "event_mist_valley", "event_crystal_field",
    "colossus_swarm", "colossus_trail", "colossus_rampage",
)  # fmt: skip

STARTING_CARDS: Final[int] = _numbers.value("starting_cards", 0, 9)
_least = min([row[1] for row in SEEKERS]) + min([row[1] for row in GEARS])
_seekers.require(
    _least >= STARTING_CARDS,
    -1,
    "hand",
    f"a pair of icons that holds {_least} cards",
    f"the first {STARTING_CARDS} cards",
)

LONE_SURVIVOR: Final = 0
HEIR: Final = 1
OUTSIDER: Final = 2
CRIMINAL: Final = 3
CURSED: Final = 4
MACHINE: Final = 5
CREATURE: Final = 6
SWORD_STRENGTH: Final[int] = _numbers.value("sword_strength", 0, 9)  # beside the points in its row
BOOTS: Final = 0
PRIMAL_ARMOR: Final = 1
BELT: Final = 2
CASE: Final = 3
SWORD: Final = 4
HARNESS: Final = 5
CROWN: Final = 6
TOOLS: Final = 7
GLOVES: Final = 8
STABILIZER: Final = 9
SWARM: Final = 5
TRAIL: Final = 6
RAMPAGE: Final = 7
REGION_CARDS: Final = 5
HUB: Final = 0
BELL: Final = 1
ALTAR: Final = 2
COLONY: Final = 3
PULSAR: Final = 4
QOAMCOPIA: Final = 5
TRANSMUTER: Final = 6
WONDERS_SHOWN: Final[tuple[int, ...]] = (0, 0, *_players.numbers("wonders", 1, len(WONDERS)))  # by number of players
# the most that one player restores
WONDERS_EACH: Final[tuple[int, ...]] = (0, 0, *_players.numbers("wonders_each", 1, 9))
RESTORE_POINTS: Final[int] = _numbers.value("restore_points")  # for each own machine around a restored wonder
WAKE_POINTS: Final[int] = _numbers.value("wake_points")  # for who extracts beside a wonder
TRANSMUTE_POINTS: Final[int] = _numbers.value("transmute_points")

# Effects of curio cards. One-shot cards come first, upgrades from ICON_CAGE on.
TAKE: Final = 0
DRAW: Final = 1
SCORE: Final = 2
MOVE: Final = 3
RECHARGE: Final = 4
ACTION: Final = 5
WOUND: Final = 6
ICON_CAGE: Final = 7
ICON_STRENGTH: Final = 8
ICON_MOVE: Final = 9
CONVERT: Final = 10
HARVESTER_ANY: Final = 11
HARVESTER_TWO: Final = 12
SCAVENGER_DISCARD: Final = 13
SCAVENGER_TWO: Final = 14
REFINER_THREE: Final = 15
REFINER_PARASITE: Final = 16

# Standard actions as bits, for cards that grant one of several.
EXTRACT: Final = 1
DEPLOY: Final = 2
ERADICATE: Final = 4
INVESTIGATE: Final = 8
RETRIEVE: Final = 16
INSTALL: Final = 32
RESTORE: Final = 64
ALL_ACTIONS: Final = 127

# Their names in the table, in the order of the numbers above; these say nothing but their name.
EFFECTS: Final = (
    "take", "draw", "score", "move", "recharge", "action", "wound", "icon_cage", "icon_strength", "icon_move", "convert",
    "harvester_any", "harvester_two", "scavenger_discard", "scavenger_two", "refiner_three", "refiner_parasite",
)  # fmt: skip
BARE: Final = (RECHARGE, ICON_CAGE, HARVESTER_ANY, REFINER_PARASITE)
ACTIONS: Final = ("extract", "deploy", "eradicate", "investigate", "retrieve", "install", "restore")


def effect(row: int, name: str, words: tuple[str, ...]) -> tuple[int, int, int]:
    """What a curio card does: the effect, what it is about (a colour, actions), and how much."""
    found = _curios.index(name, row, "effect", EFFECTS)
    what = 0
    if found == ACTION:
        for word in words:
            what |= 1 << _curios.index(word, row, "effect", ACTIONS)
        return found, what, 0
    due = 0 if found in BARE else 2 if found == TAKE else 1
    if len(words) != due:
        _curios.wrong(row, "effect", f"{name} with {len(words)} words", f"{name} with {due} words")
        return found, 0, 1
    if found == TAKE:
        what = _curios.index(words[0], row, "effect", (*COLOURS, "any"))
    return found, what, _curios.number(words[-1], row, "effect", 1, 20) if due else 0


# Curio cards: id, cost in green, effect, what, how much: crystals, cards, points, nodes, icons; for a converter, how
# many crystals make one.
CURIOS: Final[tuple[tuple[str, int, int, int, int], ...]] = tuple(
    [
        (id, cost, *effect(row, *_curios.calls("effect")[row]))
        for row, (id, cost) in enumerate(zip(_curios.ids(), _curios.numbers("cost", 0, 5)))
    ]
)
for _effect in range(len(EFFECTS)):
    _curios.require(
        _effect in [row[2] for row in CURIOS], -1, "effect", f"no {EFFECTS[_effect]}", "cards of every kind"
    )

CURIO_COST: Final[tuple[int, ...]] = tuple([row[1] for row in CURIOS])
CURIO_EFFECT: Final[tuple[int, ...]] = tuple([row[2] for row in CURIOS])
CURIO_WHAT: Final[tuple[int, ...]] = tuple([row[3] for row in CURIOS])
CURIO_AMOUNT: Final[tuple[int, ...]] = tuple([row[4] for row in CURIOS])
CAGE_CARDS: Final[tuple[int, ...]] = tuple([card for card in range(len(CURIOS)) if CURIO_EFFECT[card] == ICON_CAGE])


def most_printed(effect: int) -> int:
    """The largest amount on a card with an effect."""
    return max([row[4] for row in CURIOS if row[2] == effect])


PAIR: Final[int] = most_printed(CONVERT)  # crystals of one colour that make one of another


def curio_cards(no_wound_cards: bool) -> list[int]:
    """The curio cards of a game."""
    return [card for card in range(len(CURIOS)) if not (no_wound_cards and CURIO_EFFECT[card] == WOUND)]


def faces() -> tuple[int, ...]:
    """For every curio card the first card that is printed alike: interchangeable cards are offered once."""
    first: list[int] = []
    for card, row in enumerate(CURIOS):
        face = card
        for other in range(card):
            if CURIOS[other][1:] == row[1:]:
                face = other
                break
        first.append(face)
    return tuple(first)


FACE: Final = faces()
HAND_ICONS: Final[tuple[tuple[int, ...], tuple[int, ...]]] = (
    tuple([row[1] for row in SEEKERS]),
    tuple([row[1] for row in GEARS]),
)
UPGRADE_ICONS: Final[tuple[tuple[int, ...], tuple[int, ...]]] = (
    tuple([row[2] for row in SEEKERS]),
    tuple([row[2] for row in GEARS]),
)
SEEKER_AMOUNT: Final[tuple[int, ...]] = tuple([row[4] for row in SEEKERS])
GEAR_AMOUNT: Final[tuple[int, ...]] = tuple([row[4] for row in GEARS])
WONDER_COST: Final[tuple[int, ...]] = tuple([row[1] for row in WONDERS])
