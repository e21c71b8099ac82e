"""Points at the end of the game, for people and for the AI, and who wins."""

from __future__ import annotations

from typing import Final

from ...engine.option import Phrase
from . import board, cards
from .board import DEP_1, FIRST_VAULT, GARAGES, GEM, NEG_1, ROWS
from .pieces import BY_DICE, BY_RESOURCES, SHARED
from .state import CiState
from .tiles import NOTHING, TILE_VP, VAULT_VP

CATEGORIES: Final[tuple[str, ...]] = (
    "negotiation", "pips", "contracts", "contract_effects", "depository", "vault", "tiles", "ships", "farms",
    "development", "gems", "blue_events",
)  # fmt: skip
(TALKS, PIPS, PRINTED, EFFECTS, DELIVERED, VAULT_POINTS, TILE_POINTS, SHIP_POINTS, FARM_POINTS, DEVELOPED, GEMS,
 BLUE) = range(12)  # fmt: skip


def bit_count(bits: int) -> int:
    """How many bits are set."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def dice_by_faction(state: CiState, owner: int) -> list[int]:
    """How many dice an owner has in each column of the negotiation board."""
    counts = [0, 0, 0]
    for index in range(3 * ROWS):
        die = state.dice[NEG_1 + index]
        if die and die >> 3 == owner:
            counts[index // ROWS] += 1
    return counts


def delivered(state: CiState, owner: int) -> int:
    """How many dice an owner has in the Depository."""
    return sum([1 for space in range(DEP_1, NEG_1) if state.dice[space] and state.dice[space] >> 3 == owner])


def talk_points(state: CiState, owner: int) -> int:
    """The points printed at an owner's dice on the negotiation board."""
    points = 0
    for index in range(3 * ROWS):
        die = state.dice[NEG_1 + index]
        if die and die >> 3 == owner:
            points += board.TALK_VP[index // ROWS][index % ROWS]
    return points


def pips(state: CiState, owner: int, first: int, last: int) -> int:
    """The sum of an owner's dice on spaces."""
    return sum(
        [state.dice[space] & 7 for space in range(first, last) if state.dice[space] and state.dice[space] >> 3 == owner]
    )


def vault_points(state: CiState, hex: int) -> int:
    """The points of a revealed vault, 0 for anything else."""
    if hex < FIRST_VAULT or not state.scanned >> (hex - FIRST_VAULT) & 1:
        return 0
    return VAULT_VP[state.vaults[hex - FIRST_VAULT]]


def nearest_vault(state: CiState) -> int:
    """Where the AI's harvester goes at the end: the nearest vault, of equally near ones the dearest (A22)."""
    best, nearest = FIRST_VAULT, 99
    for hex in range(FIRST_VAULT, board.HEX_COUNT):
        far = board.distance(state.ai_harvester, hex)
        if far < nearest or (far == nearest and vault_points(state, hex) > vault_points(state, best)):
            best, nearest = hex, far
    return best


def contract_effects(state: CiState, seat: int) -> int:
    """What the fulfilled contracts score beyond their printed points; "per n" is rounded down."""
    mine = state.fulfilled[seat]
    if not mine & cards.SCORING_BITS:
        return 0
    points = 0
    for contract, worth, per, thing in cards.CONTRACT_SCORES:
        if mine >> contract & 1:
            points += worth * (counted(state, seat, thing) // per)
    return points


def counted(state: CiState, seat: int, thing: int) -> int:
    """How many a seat has of what a scoring contract counts."""
    if thing <= GEM:
        return state.stock[seat * 4 + thing]
    if thing < cards.ALL_TALKS:
        return dice_by_faction(state, seat)[thing - cards.TALKS_WITH]
    if thing == cards.ALL_TALKS:
        return sum(dice_by_faction(state, seat))
    if thing == cards.CARDS_IN_HAND:
        return len(state.hands[seat])
    if thing == cards.DELIVERIES:
        return delivered(state, seat)
    if thing == cards.SCORING_DONE:
        return bit_count(state.fulfilled[seat] & cards.SCORING_BITS)
    if thing == cards.PASSIVE_DONE:
        return bit_count(state.fulfilled[seat] & ~cards.SCORING_BITS)
    if thing == cards.DICE_OWNED:
        return state.pool[seat] + state.hq_dice(seat)
    return state.farm_count(seat) if thing == cards.FARMS_BUILT else state.ship_count(seat) - 1


def printed_points(mine: int) -> int:
    """The points printed on fulfilled contracts."""
    return sum([cards.CONTRACT_VP[card] for card in range(cards.CONTRACT_COUNT) if mine >> card & 1])


def tile_points(state: CiState, seat: int) -> int:
    """The points printed on ship and farm tiles."""
    points = 0
    for tile in state.ships[seat * GARAGES : seat * GARAGES + GARAGES] + state.farms[seat * 3 : seat * 3 + 3]:
        if tile != NOTHING:
            points += TILE_VP[tile]
    return points


def human_lines(state: CiState, seat: int) -> list[int]:
    """A person's points by category."""
    lines = [0] * 12
    lines[TALKS] = talk_points(state, seat)
    lines[PRINTED] = printed_points(state.fulfilled[seat])
    lines[EFFECTS] = contract_effects(state, seat)
    lines[VAULT_POINTS] = vault_points(state, state.harvesters[seat])
    lines[TILE_POINTS] = tile_points(state, seat)
    lines[SHIP_POINTS] = board.SHIPS_VP[state.ship_count(seat)]
    lines[FARM_POINTS] = board.FARMS_VP[3 + state.farm_count(seat)]
    lines[GEMS] = state.stock[seat * 4 + GEM]
    return lines


def ai_lines(state: CiState) -> list[int]:
    """The AI's points by category."""
    owner = state.seats
    lines = [0] * 12
    lines[TALKS] = talk_points(state, owner)
    lines[PIPS] = pips(state, owner, NEG_1, NEG_1 + 3 * ROWS)
    lines[DELIVERED] = pips(state, owner, DEP_1, NEG_1)
    lines[VAULT_POINTS] = vault_points(state, nearest_vault(state))
    lines[DEVELOPED] = board.AI_DEVELOPED_VP * state.ai_dev
    lines[GEMS] = state.ai_gems
    lines[BLUE] = board.AI_BOARDS[state.ai][4] * state.blue_events()
    return lines


def all_lines(state: CiState) -> list[list[int]]:
    """The points of every participant by category, the AI last."""
    lines = [human_lines(state, seat) for seat in range(state.seats)]
    if state.ai:
        lines.append(ai_lines(state))
    return lines


def totals(state: CiState) -> list[int]:
    """The points of every participant, the AI last."""
    return [sum(lines) for lines in all_lines(state)]


def tie_keys(state: CiState) -> list[tuple[int, int]]:
    """What breaks ties: dice in the pool and at Headquarters (A28), then water, algae and energy (A23 for the AI)."""
    keys = [
        (state.pool[seat] + state.hq_dice(seat), sum(state.stock[seat * 4 : seat * 4 + 3]))
        for seat in range(state.seats)
    ]
    if state.ai:
        keys.append((state.ai_dice, 0))
    return keys


def ranked(state: CiState) -> list[int]:
    """The participants that have won, several when fully tied."""
    points, keys = totals(state), tie_keys(state)
    standings = [(points[index], *keys[index]) for index in range(len(points))]
    best = max(standings)
    return [index for index, each in enumerate(standings) if each == best]


def decided_by(state: CiState) -> Phrase | None:
    """What decided between the participants with the most points."""
    points, keys = totals(state), tie_keys(state)
    first = [index for index, each in enumerate(points) if each == max(points)]
    if len(first) == 1:
        return None
    dice = [keys[index][0] for index in first]
    if dice.count(max(dice)) == 1:
        return Phrase(BY_DICE)
    return Phrase(BY_RESOURCES if len(ranked(state)) == 1 else SHARED)
