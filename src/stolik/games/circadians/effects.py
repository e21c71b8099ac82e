"""What icons do: dice, harvester moves, tiles and trades. Steps that several places of the game put on the agenda."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...engine.agenda import Decision, Step
from ...engine.option import Option, Phrase, Refusal
from .board import FARMS, GARAGES, GEM, GOALS, HARVEST_DIE, HARVEST_GEM, INWARD, TRADES, YIELDS
from .cards import JAKOB, ZAPORRAH
from .pieces import (
    ASK_BACK,
    ASK_DISCARD,
    ASK_MOVE,
    ASK_PILE,
    ASK_PLACE,
    ASK_TRADE,
    BUILT,
    DECLINE,
    DECLINED,
    EXECUTE,
    GAINED_DICE,
    HARVESTED,
    MOVE,
    NEEDS,
    NO_DIE,
    PILE_EMPTY,
    REPLACE,
    ROLLED_NEW,
    SAL,
    SETTLE,
    SETTLED,
    TO_BUILD,
    TO_DECLINE,
    TO_DISCARD,
    TO_DONE,
    TO_MOVE,
    TO_REPLACE,
    TO_SETTLE,
    TO_STAY,
    TO_TAKE,
    TO_TRADE,
    TRADE,
    TRADED,
    ZAPORRAH_ASSIGN,
)  # fmt: skip
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
    state.tell(GAINED_DICE, (seat, gained))
    if state.phase == EXECUTE and state.led_by(seat, ZAPORRAH):
        for _ in range(gained):
            state.then(RollNewDie(seat))


@dataclass(frozen=True)
class RollNewDie(Step):
    """Zaporrah rolls a die that she gained, if a farm is free for it."""

    seat: int

    def run(self, state: CiState) -> None:
        if state.pool[self.seat] and free_farms(state, self.seat):
            face = state.below(6) + 1
            state.tell(ROLLED_NEW, (self.seat, face))
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

    def decider(self) -> int:
        return self.seat

    def options(self, state: CiState) -> list[Option]:
        return [TO_SETTLE[slot] for slot in free_farms(state, self.seat)] + [TO_DECLINE]

    def choose(self, state: CiState, option: Option) -> None:
        if option.verb is SETTLE:
            slot = option.args[0]
            state.pool[self.seat] -= 1
            state.farm_dice[self.seat * FARMS + slot - GARAGES] = self.face
            state.tell(SETTLED, (self.seat, self.face, slot))

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(ZAPORRAH_ASSIGN, (self.face,))


# -- harvester -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class MoveHarvester(Decision):
    """The harvester may move one space: a neighbour, a vault or through an arrow. A31: in any direction."""

    seat: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: CiState) -> list[Option]:
        return [TO_MOVE[hex] for hex in GOALS[state.harvesters[self.seat]]] + [TO_STAY]

    def choose(self, state: CiState, option: Option) -> None:
        if option.verb is MOVE:
            state.move_harvester(self.seat, option.args[0])

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(ASK_MOVE)


@dataclass(frozen=True)
class MoveBack(Decision):
    """The harvester must move one space closer to the centre; arrows do not count."""

    seat: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: CiState) -> list[Option]:
        return [TO_MOVE[hex] for hex in INWARD[state.harvesters[self.seat]]]

    def choose(self, state: CiState, option: Option) -> None:
        state.move_harvester(self.seat, option.args[0])

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(ASK_BACK)


def harvest_space(state: CiState, seat: int, more_water: int = 0) -> None:
    """The yield of the harvester's space; an unrevealed vault gives 1 gem and 1 die, a revealed one nothing."""
    hex = state.harvesters[seat]
    state.tell(HARVESTED, (seat, hex))
    if not state.is_vault(hex):
        water, algae, energy = YIELDS[state.side][hex]
        state.gain(seat, 0, water + more_water)
        state.gain(seat, 1, algae)
        state.gain(seat, 2, energy)
    elif not state.is_scanned(hex):  # A52: the vault stays hidden
        state.gain(seat, GEM, HARVEST_GEM)
        gain_dice(state, seat, HARVEST_DIE)


# -- tiles ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TakeTile(Decision):
    """Choose a pile for a farm or ship tile; with every pile empty nothing is gained."""

    seat: int
    kind: int
    free: bool

    def decider(self) -> int:
        return self.seat

    def options(self, state: CiState) -> list[Option]:
        first = self.kind * 3
        options = [TO_TAKE[pile] for pile in range(first, first + 3) if state.piles[pile]]
        return options or [TO_DECLINE]

    def choose(self, state: CiState, option: Option) -> None:
        if option.verb is not DECLINE:
            state.then(PlaceTile(self.seat, option.args[0], self.free))

    def prompt(self, state: CiState) -> Phrase:
        tops = [pile[-1] for pile in state.piles[self.kind * 3 : self.kind * 3 + 3] if pile]
        return Phrase(ASK_PILE, (tops[0] if tops else NOTHING,))

    def refusals(self, state: CiState) -> list[Refusal]:
        first = self.kind * 3
        return [Refusal(TO_TAKE[pile], Phrase(PILE_EMPTY)) for pile in range(first, first + 3) if not state.piles[pile]]


@dataclass(frozen=True)
class PlaceTile(Decision):
    """The tile goes to the leftmost empty place, or replaces one built earlier; a free tile without room may be
    declined (A11). The printed ship and farms stay (A35)."""

    seat: int
    pile: int
    free: bool

    def decider(self) -> int:
        return self.seat

    def options(self, state: CiState) -> list[Option]:
        options: list[Option] = []
        room = False
        if self.pile >= 3:
            for garage in range(1, GARAGES):
                if state.ships[self.seat * GARAGES + garage] == NOTHING:
                    if not room:
                        options.insert(0, TO_BUILD[garage])
                        room = True
                else:
                    options.append(TO_REPLACE[garage])
        else:
            for foundation in range(3):
                slot = GARAGES + FIRST_FOUNDATION + foundation
                if state.farms[self.seat * 3 + foundation] == NOTHING:
                    if not room:
                        options.insert(0, TO_BUILD[slot])
                        room = True
                else:
                    options.append(TO_REPLACE[slot])
        if not room and self.free:
            options.append(TO_DECLINE)
        return options

    def choose(self, state: CiState, option: Option) -> None:
        if option.verb is DECLINE:
            state.tell(DECLINED, (self.seat,))
            return
        pile = state.piles[self.pile]
        tile = pile[-1]
        state.piles[self.pile] = pile[:-1]
        if len(pile) > 1:
            state.reveal()  # the next tile lies open now
        set_tile(state, self.seat, tile, option.args[0], option.verb is REPLACE)
        if self.pile < 3 and state.led_by(self.seat, JAKOB):
            state.then(TakeTile(self.seat, SHIP, True))

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(ASK_PLACE, (state.piles[self.pile][-1],))


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
    state.tell(BUILT, (seat, tile, slot))


def die_to_pool(state: CiState, seat: int, farm: int) -> None:
    """A die without its farm goes to the pool, unused this round (A12); Sal waits at the base anyway."""
    face = state.farm_dice[seat * FARMS + farm]
    if face:
        state.farm_dice[seat * FARMS + farm] = NO_DIE
        if face != SAL:
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
    state.farm_dice[seat * FARMS + FARMS - 1] = NO_DIE


# -- trades --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Trades(Decision):
    """Up to so many trades into the allowed resources, one after the other (A41: none is fine)."""

    seat: int
    targets: int  # bits of the resources traded into
    left: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: CiState) -> list[Option]:
        options: list[Option] = []
        if self.left:
            first = self.seat * 4
            for trade, (_, paid, price, gained, _) in enumerate(TRADES):
                if self.targets >> gained & 1 and state.stock[first + paid] >= price:
                    options.append(TO_TRADE[trade])
        options.append(TO_DONE)
        return options

    def choose(self, state: CiState, option: Option) -> None:
        if option.verb is TRADE:
            _, paid, price, gained, amount = TRADES[option.args[0]]
            state.stock[self.seat * 4 + paid] -= price
            state.stock[self.seat * 4 + gained] += amount
            state.tell(TRADED, (self.seat, option.args[0]))
            if self.left > 1:
                state.then(Trades(self.seat, self.targets, self.left - 1))

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(ASK_TRADE, (self.left,))

    def refusals(self, state: CiState) -> list[Refusal]:
        return [
            Refusal(TO_TRADE[trade], Phrase(NEEDS, (price, paid)))
            for trade, (_, paid, price, gained, _) in enumerate(TRADES)
            if self.targets >> gained & 1 and state.stock[self.seat * 4 + paid] < price
        ]


# -- cards ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class DiscardContracts(Decision):
    """Discard so many contracts of one's choice, or all if there are not more (A9)."""

    seat: int
    number: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: CiState) -> list[Option]:
        hand = state.hands[self.seat]
        if len(hand) <= self.number:
            return [TO_DISCARD[hand[0]]] if hand else [TO_DONE]
        return [TO_DISCARD[card] for card in hand]

    def choose(self, state: CiState, option: Option) -> None:
        if option.verb is TO_DONE.verb:
            return
        state.discard_contract(self.seat, option.args[0])
        if self.number > 1:
            state.then(DiscardContracts(self.seat, self.number - 1))

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(ASK_DISCARD, (self.number,))
