"""What every state of the game obeys: nothing is lost, doubled or where it may not be."""

from __future__ import annotations

from typing import Final

from ...engine.errors import require
from . import board, cards, pieces
from .actions.locations import Fulfil
from .board import DICE_EACH, DICE_LIMIT, FARMS, FIRST_VAULT, GARAGES, HAND_LIMIT, LAST_ROUND, TOKENS
from .pieces import NO_DIE, SAL
from .scoring import bit_count, delivered
from .state import CiState
from .tiles import FARM_SUNARI, NOTHING, SHIP_FLIP, SHIP_PRINTED, SHIP_UL_KAH_TAL, TILE_COPIES


def time_and_planet_are_in_order(state: CiState) -> None:
    """Seven rounds; vaults are turned up three at once, and the rest at the end; tokens lie where they are printed."""
    finished = state.phase == pieces.FINISHED
    shown = bit_count(state.scanned)
    require(
        shown == board.VAULT_COUNT if finished else shown in (0, cards.SCAN_VAULTS), f"{shown} vaults are turned up"
    )
    printed = [token for hex, token in enumerate(TOKENS[state.side]) if state.tokens >> hex & 1]
    require(all(printed), "a token too many")
    require(len(state.event_row) == state.round, "a round too many")
    require(len(state.event_deck) == LAST_ROUND - state.round, "a round too many")
    require(not state.ai or finished or state.ai_harvester < FIRST_VAULT, "the AI's harvester is on a vault")


def dice_are_conserved(state: CiState) -> None:
    """13 dice for each seat; Sal is one more."""
    for seat in range(state.seats):
        dice_of_a_seat(state, seat)


def dice_of_a_seat(state: CiState, seat: int) -> None:
    """The dice of one seat, wherever they are."""
    count = state.reserve[seat] + state.pool[seat] + state.cantina[seat]
    faces = (
        state.garages[seat * GARAGES : seat * GARAGES + GARAGES] + state.farm_dice[seat * FARMS : seat * FARMS + FARMS]
    )
    faces += [die & 7 for die in state.dice + state.pairs if die and die >> 3 == seat]
    count += sum([1 for face in faces if face not in (NO_DIE, SAL)])
    require(count == DICE_EACH, f"seat {seat} has {count} dice")
    require(faces.count(SAL) <= (1 if state.led_by(seat, cards.BJORG_SAL) else 0), "a Sal too many")
    if state.phase == pieces.PLAN and state.plans[seat]:
        dice = [face for face in (*state.rolls[seat], *state.plans[seat]) if face not in (NO_DIE, SAL)]
        require(len(dice) == state.pool[seat], "dice behind the screen differ from the pool")


def bases_are_in_order(state: CiState) -> None:
    """Tiles stand without gaps; dice lie only on farms that take them; limits hold after the rest."""
    for seat in range(state.seats):
        base_of_a_seat(state, seat)


def base_of_a_seat(state: CiState, seat: int) -> None:
    """The base of one seat."""
    ships = state.ships[seat * GARAGES : seat * GARAGES + GARAGES]
    farms = state.farms[seat * 3 : seat * 3 + 3]
    for row in (ships, farms):
        count = len(row) - row.count(NOTHING)
        require(NOTHING not in row[:count], "there is a gap between tiles")
    require(ships[0] == SHIP_PRINTED, "the printed ship is gone")
    for farm in range(FARMS):
        require(
            not state.farm_dice[seat * FARMS + farm] or state.takes_die(seat, farm), "a die lies on a farm without use"
        )
    if state.phase in (pieces.SETTING_UP, pieces.PLAN):
        require(state.pool[seat] + state.hq_dice(seat) <= DICE_LIMIT, "more than five dice after the rest")
        require(
            len(state.hands[seat]) <= HAND_LIMIT + 2, "more than eight contracts, and a supply drop, after the rest"
        )


def spaces_are_in_order(state: CiState) -> None:
    """Only spaces in play hold dice; a Laboratory pair belongs to one seat."""
    for space in range(board.SPACES):
        if state.dice[space]:
            require(space in board.OPEN[board.LOCATION[space]][state.config], "a die lies on a space out of play")
            require(state.dice[space] >> 3 <= state.seats, "a die without an owner")
            require(space < board.DEP_1 or state.dice[space] & 7 != SAL, "Sal is where he may not be")
    for index, die in enumerate(state.pairs):
        require(not die or die >> 3 == state.dice[board.LAB_1 + index] >> 3, "a Laboratory pair of two owners")
    if state.phase in (pieces.PLAN, pieces.FINISHED):
        require(not any(state.dice[board.FIRST_STATION : board.LAST_STATION + 1]), "a die stayed on a station")


def cards_are_conserved(state: CiState) -> None:
    """35 contracts, 16 events, 20 schemes."""
    contracts = [*state.deck, *state.discard]
    for seat in range(state.seats):
        contracts += [*state.hands[seat], *state.packs[seat]]
        contracts += [card for card in range(cards.CONTRACT_COUNT) if state.fulfilled[seat] >> card & 1]
    require(sorted(contracts) == list(range(cards.CONTRACT_COUNT)), "contracts were lost or doubled")
    events = [*state.event_deck, *state.event_row, *state.event_rest, *state.renzo_deck, *state.renzo_row]
    require(sorted(events) == list(range(cards.END_OF_AN_ERA + 1)), "events were lost or doubled")
    if state.ai:
        schemes = [*state.scheme_deck, *state.scheme_row, *state.scheme_discard]
        require(sorted(schemes) == list(range(len(cards.SCHEMES))), "schemes were lost or doubled")
    for seat in range(state.seats):
        done, dice = bit_count(state.fulfilled[seat]), delivered(state, seat)
        if not state.agenda or not isinstance(state.agenda[-1], Fulfil):
            require(
                dice <= done <= 2 * dice if state.led_by(seat, cards.ZOEY) else done == dice, "a contract without a die"
            )


def tiles_are_conserved(state: CiState) -> None:
    """15 farm and 18 ship tiles, and those that leaders bring."""
    counts = state.scrap.copy()
    for pile in state.piles:
        for tile in pile:
            counts[tile] += 1
    for tile in state.ships + state.farms:
        if tile not in (NOTHING, SHIP_PRINTED):
            counts[tile] += 1
    for tile, copies in enumerate(TILE_COPIES):
        if copies:
            require(counts[tile] == copies, "tiles were lost or doubled")
    leaders = 0
    for mask in state.leaders:
        leaders |= mask
    if state.phase != pieces.SETTING_UP:
        require(counts[FARM_SUNARI] == leaders >> cards.SUNARI & 1, "Sunari's farm is missing")
        require(counts[SHIP_UL_KAH_TAL] == leaders >> cards.UL_KAH_TAL & 1, "Ul Kah Tal's ship is missing")
    for number, pile in enumerate(state.piles):
        require(all((tile >= SHIP_FLIP) == (number >= 3) for tile in pile), "a tile lies in a pile of the other kind")


def incidents_are_in_order(state: CiState) -> None:
    """A breakthrough marker has moved exactly if a die of its value was placed on the negotiation board."""
    values = [die & 7 for die in state.dice[board.NEG_1 :] if die]
    moved = [value for value in state.upper if value]
    require(len(set(moved)) == len(moved) and all(value in values for value in moved), "a marker moved by itself")
    if state.phase != pieces.EXECUTE:
        require(set(moved) == set(values), "a breakthrough was missed")
    markers = [marker for marker in state.lower if marker]
    require(len(set(markers)) == len(markers), "a complication marker was doubled")


LAWS: Final = (
    time_and_planet_are_in_order,
    dice_are_conserved,
    bases_are_in_order,
    spaces_are_in_order,
    cards_are_conserved,
    tiles_are_conserved,
    incidents_are_in_order,
)
