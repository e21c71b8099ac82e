"""Headquarters, Market, Control Room and Depository: what happens when the die has landed."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.agenda import Decision, Step
from ....engine.option import Candidates, Option, Phrase
from .. import board, cards, pieces
from ..board import DEPOSITORY_ROWS, WATER
from ..effects import MoveHarvester, Trades, gain_dice
from ..state import CiState, without
from .costs import contract_off, contract_price, payable

MOVE_REWARD, DIE_REWARD, CARDS_REWARD = 0, 1, 2


def bonus(state: CiState, seat: int, location: int) -> None:
    """What the seat's contracts give whenever it sends a die to a location (A53: pure gains happen by themselves)."""
    for contract, place, resource, amount in cards.CONTRACT_GAINS:
        if place == location and state.owns(seat, contract):
            state.gain(seat, resource, amount)


# -- Headquarters --------------------------------------------------------------------------------------------------


def headquarters(state: CiState, seat: int) -> None:
    """Contracts or water (A3), unless Water Tax takes the printed reward (A8); then what contracts add."""
    state.then(HqBonus(seat))
    if state.current[seat] != cards.WATER_TAX:
        state.then(HqReward(seat))


@dataclass(frozen=True)
class HqReward(Decision):
    """Contracts or water."""

    seat: int

    def options(self, state: CiState) -> list[Option]:
        return [pieces.WATER_PLEASE, pieces.CARDS_PLEASE]

    def choose(self, state: CiState, option: Option) -> None:
        if option.verb is pieces.TAKE_WATER:
            state.gain(self.seat, WATER, board.HQ_WATER)
        else:
            state.draw_contracts(self.seat, board.HQ_CARDS)

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(pieces.ASK_REWARD)


@dataclass(frozen=True)
class HqBonus(Step):
    """ID Badge gives contracts and Security Codes water, Water Tax or not."""

    seat: int

    def run(self, state: CiState) -> None:
        bonus(state, self.seat, board.HEADQUARTERS)
        if state.owns(self.seat, cards.ID_BADGE):
            state.draw_contracts(self.seat, cards.BADGE_CARDS)


# -- Market and Control Room ------------------------------------------------------------------------------------------


def market(state: CiState, seat: int, space: int, value: int) -> None:
    """First what contracts give, then up to the die's value of trades."""
    bonus(state, seat, board.MARKET)
    more = cards.CONVOY_TRADES if state.current[seat] == cards.TRADE_CONVOY else 0
    state.then(Trades(seat, board.MARKET_TARGETS[state.market_side()][space - board.MARKET_1], value + more))


def control(state: CiState, seat: int, value: int) -> None:
    """The harvester must move one step in the direction of the die."""
    state.move_harvester(seat, board.STEPS[state.harvesters[seat]][value])


# -- Depository ----------------------------------------------------------------------------------------------------


def fulfil(state: CiState, seat: int, contract: int, water: int, energy: int) -> None:
    """Lay a contract open and pay its cost less the savings."""
    state.hands[seat] = without(state.hands[seat], contract)
    state.fulfilled[seat] |= 1 << contract
    state.tell(pieces.FULFILLED, (seat, contract))
    for resource, amount in enumerate(contract_price(contract, water, energy)):
        state.pay(seat, resource, amount)


def contracts(state: CiState, seat: int, water: int, energy: int, why: bool) -> Candidates:
    """The contracts of the hand that can be paid with so much water and energy saved."""
    found = Candidates(why)
    for card in state.hands[seat]:
        if payable(state, seat, card, water, energy):
            found.legal.append(pieces.TO_FULFIL[card])
        else:
            found.refuse(pieces.TO_FULFIL[card], pieces.CONTRACT_DEAR, (card,))
    return found


@dataclass(frozen=True)
class Fulfil(Decision):
    """A die in the Depository fulfils a contract of the hand; Zoey may fulfil a second one."""

    seat: int
    source: int

    def candidates(self, state: CiState, why: bool) -> Candidates:
        water, energy = contract_off(state, self.seat, self.source)
        return contracts(state, self.seat, water, energy, why)

    def choose(self, state: CiState, option: Option) -> None:
        card = option.args[0]
        water, energy = contract_off(state, self.seat, self.source)
        fulfil(state, self.seat, card, water, energy)
        if state.led_by(self.seat, cards.ZOEY):  # A16: the costs are added, so what is left of the savings goes on
            cost = cards.CONTRACT_COST[card]
            state.then(FulfilSecond(self.seat, max(0, water - cost[0]), max(0, energy - cost[2])))

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(pieces.ASK_CONTRACT)

    def secretive(self) -> bool:
        return True  # a lone option would tell that no other contract of the hand can be paid


@dataclass(frozen=True)
class FulfilSecond(Decision):
    """Zoey may fulfil a second contract in the same action, paying its cost."""

    seat: int
    water: int  # what is left of the savings
    energy: int

    def candidates(self, state: CiState, why: bool) -> Candidates:
        found = contracts(state, self.seat, self.water, self.energy, why)
        found.legal.append(pieces.TO_DONE)
        return found

    def choose(self, state: CiState, option: Option) -> None:
        if option.verb is pieces.FULFIL:
            fulfil(state, self.seat, option.args[0], self.water, self.energy)

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(pieces.ASK_SECOND)

    def secretive(self) -> bool:
        return True


@dataclass(frozen=True)
class Deliver(Step):
    """Main Register gives a contract, if it was there before (A10); then the reward of the row."""

    seat: int
    space: int
    register: bool

    def run(self, state: CiState) -> None:
        row = (self.space - board.DEP_1) % DEPOSITORY_ROWS
        if state.led_by(self.seat, cards.DAN):
            state.then(ExtraReward(self.seat, row))
        state.then(Reward(self.seat, row))
        if self.register:
            state.draw_contracts(self.seat, cards.REGISTER_CARDS)


@dataclass(frozen=True)
class Reward(Step):
    """Row 1 moves the harvester, row 2 gives a die, row 3 contracts."""

    seat: int
    row: int

    def run(self, state: CiState) -> None:
        if self.row == MOVE_REWARD:
            state.then(MoveHarvester(self.seat))
        elif self.row == DIE_REWARD:
            gain_dice(state, self.seat, board.DELIVERY_DICE)
        else:
            state.draw_contracts(self.seat, board.DELIVERY_CARDS)


@dataclass(frozen=True)
class ExtraReward(Decision):
    """Dan gets the reward of one of the two other rows as well."""

    seat: int
    row: int

    def options(self, state: CiState) -> list[Option]:
        return [pieces.TO_ALSO[row] for row in range(DEPOSITORY_ROWS) if row != self.row]

    def choose(self, state: CiState, option: Option) -> None:
        state.then(Reward(self.seat, option.args[0]))

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(pieces.ASK_EXTRA)
