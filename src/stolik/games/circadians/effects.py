"""What icons do: dice, harvester moves, tiles and trades. Steps that several places of the game put on the agenda."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...engine.agenda import Decision, Step
from ...engine.option import Candidates, Option, Phrase
from . import board, pieces
from .board import FARMS, GARAGES, GEM
from .cards import JAKOB, ZAPORRAH
from .state import FIRST_FOUNDATION, CiState
from .tiles import ANY_DIE, FARM_NEEDS, NOTHING

FARM: Final = 0
SHIP: Final = 1


# -- dice ----------------------------------------------------------------------------------------------------------


def gain_dice(state: CiState, seat: int, number: int) -> None:
    """Move dice from the reserve to the pool, as far as there are any; Zaporrah rolls each during EXECUTE."""
    gained = min(number, state.reserve[seat])
    if gained <= 0:
        return
    state.reserve[seat] -= gained
    state.pool[seat] += gained
    state.tell(pieces.GAINED_DICE, (seat, gained))
    if state.phase == pieces.EXECUTE and state.led_by(seat, ZAPORRAH):
        for _ in range(gained):
            state.then(RollNewDie(seat))


@dataclass(frozen=True)
class RollNewDie(Step):
    """Zaporrah rolls a die that she gained, if a farm is free for it."""

    seat: int

    def run(self, state: CiState) -> None:
        if state.pool[self.seat] and free_farms(state, self.seat):
            face = state.below(6) + 1
            state.tell(pieces.ROLLED_NEW, (self.seat, face))
            state.then(Settle(self.seat, face))


def free_farms(state: CiState, seat: int) -> list[int]:
    """The slots of own empty farms that take a die."""
    return [
        GARAGES + farm
        for farm in range(FARMS)
        if not state.farm_dice[seat * FARMS + farm] and state.takes_die(seat, farm)
    ]


@dataclass(frozen=True)
class Settle(Decision):
    """Having seen the roll, Zaporrah may put the die on a free farm."""

    seat: int
    face: int

    def options(self, state: CiState) -> list[Option]:
        return [pieces.TO_SETTLE[slot] for slot in free_farms(state, self.seat)] + [pieces.TO_DECLINE]

    def choose(self, state: CiState, option: Option) -> None:
        if option.verb is pieces.SETTLE:
            slot = option.args[0]
            state.pool[self.seat] -= 1
            state.farm_dice[self.seat * FARMS + slot - GARAGES] = self.face
            state.tell(pieces.SETTLED, (self.seat, self.face, slot))

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(pieces.ZAPORRAH_ASSIGN, (self.face,))


# -- harvester -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class MoveHarvester(Decision):
    """The harvester may move one space: a neighbour, a vault or through an arrow. A31: in any direction."""

    seat: int

    def options(self, state: CiState) -> list[Option]:
        return [pieces.TO_MOVE[hex] for hex in board.GOALS[state.harvesters[self.seat]]] + [pieces.TO_STAY]

    def choose(self, state: CiState, option: Option) -> None:
        if option.verb is pieces.MOVE:
            state.move_harvester(self.seat, option.args[0])

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(pieces.ASK_MOVE)


@dataclass(frozen=True)
class MoveBack(Decision):
    """The harvester must move one space closer to the centre; arrows do not count."""

    seat: int

    def options(self, state: CiState) -> list[Option]:
        return [pieces.TO_MOVE[hex] for hex in board.INWARD[state.harvesters[self.seat]]]

    def choose(self, state: CiState, option: Option) -> None:
        state.move_harvester(self.seat, option.args[0])

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(pieces.ASK_BACK)


def harvest_space(state: CiState, seat: int, more_water: int = 0) -> None:
    """The yield of the harvester's space; an unrevealed vault gives 1 gem and 1 die, a revealed one nothing."""
    hex = state.harvesters[seat]
    state.tell(pieces.HARVESTED, (seat, hex))
    if not state.is_vault(hex):
        water, algae, energy = board.YIELDS[state.side][hex]
        state.gain(seat, board.WATER, water + more_water)
        state.gain(seat, board.ALGAE, algae)
        state.gain(seat, board.ENERGY, energy)
    elif not state.is_scanned(hex):  # A52: the vault stays hidden
        state.gain(seat, GEM, board.HARVEST_GEM)
        gain_dice(state, seat, board.HARVEST_DIE)


# -- tiles ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TakeTile(Decision):
    """Choose a pile for a farm or ship tile; with every pile empty nothing is gained."""

    seat: int
    kind: int
    free: bool

    def candidates(self, state: CiState, why: bool) -> Candidates:
        found = Candidates(why)
        for pile in range(self.kind * 3, self.kind * 3 + 3):
            if state.piles[pile]:
                found.legal.append(pieces.TO_TAKE[pile])
            else:
                found.refuse(pieces.TO_TAKE[pile], pieces.PILE_EMPTY)
        if not found.legal:
            found.legal.append(pieces.TO_DECLINE)
        return found

    def choose(self, state: CiState, option: Option) -> None:
        if option.verb is not pieces.DECLINE:
            state.then(PlaceTile(self.seat, option.args[0], self.free))

    def prompt(self, state: CiState) -> Phrase:
        tops = [pile[-1] for pile in state.piles[self.kind * 3 : self.kind * 3 + 3] if pile]
        return Phrase(pieces.ASK_PILE, (tops[0] if tops else NOTHING,))


@dataclass(frozen=True)
class PlaceTile(Decision):
    """The tile goes to the leftmost empty place, or replaces one built earlier; a free tile without room may be
    declined (A11). The printed ship and farms stay (A35)."""

    seat: int
    pile: int
    free: bool

    def options(self, state: CiState) -> list[Option]:
        kind = SHIP if self.pile >= 3 else FARM
        replaced = [pieces.TO_REPLACE[slot] for slot in built_slots(state, self.seat, kind)]
        for slot in range(*SLOTS_FOR[kind]):
            if state.tile_at(self.seat, slot) == NOTHING:
                return [pieces.TO_BUILD[slot], *replaced]
        return [*replaced, pieces.TO_DECLINE] if self.free else replaced

    def choose(self, state: CiState, option: Option) -> None:
        if option.verb is pieces.DECLINE:
            state.tell(pieces.DECLINED, (self.seat,))
            return
        pile = state.piles[self.pile]
        tile = pile[-1]
        state.piles[self.pile] = pile[:-1]
        if len(pile) > 1:
            state.reveal()  # the next tile lies open now
        set_tile(state, self.seat, tile, option.args[0], option.verb is pieces.REPLACE)
        if self.pile < 3 and state.led_by(self.seat, JAKOB):
            state.then(TakeTile(self.seat, SHIP, True))

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(pieces.ASK_PLACE, (state.piles[self.pile][-1],))


SLOTS_FOR: Final[tuple[tuple[int, int], ...]] = ((GARAGES + FIRST_FOUNDATION, GARAGES + FARMS), (1, GARAGES))


def built_slots(state: CiState, seat: int, kind: int) -> list[int]:
    """Where tiles of a kind stand: farms on the foundations, ships in all garages but the first."""
    return [slot for slot in range(*SLOTS_FOR[kind]) if state.tile_at(seat, slot) != NOTHING]


def set_tile(state: CiState, seat: int, tile: int, slot: int, replace: bool) -> None:
    """Put a tile on its place; what stood there is destroyed, and a die stays if the new farm takes dice."""
    if slot < GARAGES:
        if replace:
            state.scrap_tile(seat, state.ships[seat * GARAGES + slot])
        state.ships[seat * GARAGES + slot] = tile
    else:
        farm = slot - GARAGES
        place = seat * 3 + farm - FIRST_FOUNDATION
        if replace:
            state.scrap_tile(seat, state.farms[place])
        state.farms[place] = tile
        if FARM_NEEDS[tile] < ANY_DIE:
            die_to_pool(state, seat, farm)
    state.tell(pieces.BUILT, (seat, tile, slot))


def die_to_pool(state: CiState, seat: int, farm: int) -> None:
    """A die without its farm goes to the pool, unused this round (A12); Sal waits at the base anyway."""
    face = state.farm_dice[seat * FARMS + farm]
    if face:
        state.farm_dice[seat * FARMS + farm] = pieces.NO_DIE
        if face != pieces.SAL:
            state.pool[seat] += 1


def destroy(state: CiState, seat: int, slot: int) -> None:
    """Destroy a tile; those to its right shift left, farms with their dice; dice in garages stay (A12)."""
    if slot < GARAGES:
        first = seat * GARAGES
        state.scrap_tile(seat, state.ships[first + slot])
        for garage in range(slot, GARAGES - 1):
            state.ships[first + garage] = state.ships[first + garage + 1]
        state.ships[first + GARAGES - 1] = NOTHING
        return
    farm = slot - GARAGES
    die_to_pool(state, seat, farm)
    state.scrap_tile(seat, state.farms[seat * 3 + farm - FIRST_FOUNDATION])
    for later in range(farm, FARMS - 1):
        place = seat * 3 + later - FIRST_FOUNDATION
        state.farms[place] = state.farms[place + 1]
        state.farm_dice[seat * FARMS + later] = state.farm_dice[seat * FARMS + later + 1]
    state.farms[seat * 3 + 2] = NOTHING
    state.farm_dice[seat * FARMS + FARMS - 1] = pieces.NO_DIE


# -- trades --------------------------------------------------------------------------------------------------------


class Trades(Decision):
    """Up to so many trades into the allowed resources, one after the other (A41: none is fine)."""

    def __init__(self, seat: int, targets: int, left: int) -> None:
        self.seat = seat
        self.targets = targets  # bits of the resources traded into
        self.left = left

    def candidates(self, state: CiState, why: bool) -> Candidates:
        found = Candidates(why)
        if self.left:
            for trade, (_, paid, price, gained, _) in enumerate(board.TRADES):
                if self.targets >> gained & 1:
                    if state.stock[self.seat * 4 + paid] >= price:
                        found.legal.append(pieces.TO_TRADE[trade])
                    else:
                        found.refuse(pieces.TO_TRADE[trade], pieces.NEEDS, (price, paid))
        found.legal.append(pieces.TO_DONE)
        return found

    def choose(self, state: CiState, option: Option) -> None:
        if option.verb is pieces.TRADE:
            _, paid, price, gained, amount = board.TRADES[option.args[0]]
            state.stock[self.seat * 4 + paid] -= price
            state.stock[self.seat * 4 + gained] += amount
            state.tell(pieces.TRADED, (self.seat, option.args[0]))
            if self.left > 1:
                state.then(Trades(self.seat, self.targets, self.left - 1))

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(pieces.ASK_TRADE, (self.left,))


# -- cards ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class DiscardContracts(Decision):
    """Discard so many contracts of one's choice, or all if there are not more (A9)."""

    seat: int
    number: int

    def options(self, state: CiState) -> list[Option]:
        hand = state.hands[self.seat]
        if len(hand) <= self.number:
            return [pieces.TO_DISCARD[hand[0]]] if hand else [pieces.TO_DONE]
        return [pieces.TO_DISCARD[card] for card in hand]

    def choose(self, state: CiState, option: Option) -> None:
        if option.verb is pieces.DONE:
            return
        state.discard_contract(self.seat, option.args[0])
        if self.number > 1:
            state.then(DiscardContracts(self.seat, self.number - 1))

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(pieces.ASK_DISCARD, (self.number,))
