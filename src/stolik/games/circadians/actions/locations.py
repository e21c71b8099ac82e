"""Headquarters, Market, Control Room and Depository: what happens when the die has landed."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.agenda import Decision, Step
from ....engine.option import Option, Phrase, Refusal
from ..board import ALGAE, DEP_1, DEPOSITORY_ROWS, ENERGY, MARKET_1, MARKET_TARGETS, STEPS, WATER
from ..cards import (
    CONTRACT_COST,
    DAN,
    ID_BADGE,
    JRAYEK_PUMP,
    LEYRIEN_BASKET,
    SECURITY_CODES,
    TRADE_CONVOY,
    WATER_TAX,
    ZCHARO_LAMP,
    ZOEY,
)  # fmt: skip
from ..effects import MoveHarvester, Trades, gain_dice
from ..pieces import (
    ASK_CONTRACT,
    ASK_EXTRA,
    ASK_REWARD,
    ASK_SECOND,
    CARDS_PLEASE,
    CONTRACT_DEAR,
    FULFIL,
    FULFILLED,
    TAKE_WATER,
    TO_ALSO,
    TO_DONE,
    TO_FULFIL,
    WATER_PLEASE,
)  # fmt: skip
from ..state import CiState, without
from .costs import contract_off, payable

MOVE_REWARD, DIE_REWARD, CARDS_REWARD = 0, 1, 2


# -- Headquarters --------------------------------------------------------------------------------------------------


def headquarters(state: CiState, seat: int) -> None:
    """2 contracts or 5 water (A3), unless Water Tax takes the printed reward (A8); then what contracts add."""
    state.then(HqBonus(seat))
    if state.current[seat] != WATER_TAX:
        state.then(HqReward(seat))


@dataclass(frozen=True)
class HqReward(Decision):
    """2 contracts or 5 water."""

    seat: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: CiState) -> list[Option]:
        return [WATER_PLEASE, CARDS_PLEASE]

    def choose(self, state: CiState, option: Option) -> None:
        if option.verb is TAKE_WATER:
            state.gain(self.seat, WATER, 5)
        else:
            state.draw_contracts(self.seat, 2)

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(ASK_REWARD)


@dataclass(frozen=True)
class HqBonus(Step):
    """ID Badge gives 2 contracts and Security Codes 5 water, Water Tax or not."""

    seat: int

    def run(self, state: CiState) -> None:
        if state.owns(self.seat, SECURITY_CODES):
            state.gain(self.seat, WATER, 5)
        if state.owns(self.seat, ID_BADGE):
            state.draw_contracts(self.seat, 2)


# -- Market and Control Room ------------------------------------------------------------------------------------------


def market(state: CiState, seat: int, space: int, value: int) -> None:
    """First what contracts give, then up to the die's value of trades."""
    if state.owns(seat, LEYRIEN_BASKET):
        state.gain(seat, ALGAE, 2)
    if state.owns(seat, ZCHARO_LAMP):
        state.gain(seat, ENERGY, 1)
    if state.owns(seat, JRAYEK_PUMP):
        state.gain(seat, WATER, 5)
    more = 2 if state.current[seat] == TRADE_CONVOY else 0
    state.then(Trades(seat, MARKET_TARGETS[state.market_side()][space - MARKET_1], value + more))


def control(state: CiState, seat: int, value: int) -> None:
    """The harvester must move one step in the direction of the die."""
    state.move_harvester(seat, STEPS[state.harvesters[seat]][value])


# -- Depository ----------------------------------------------------------------------------------------------------


def fulfil(state: CiState, seat: int, contract: int, water: int, energy: int) -> None:
    """Lay a contract open and pay its cost less the savings."""
    cost = CONTRACT_COST[contract]
    state.hands[seat] = without(state.hands[seat], contract)
    state.fulfilled[seat] |= 1 << contract
    state.tell(FULFILLED, (seat, contract))
    state.pay(seat, 0, max(0, cost[0] - water))
    state.pay(seat, 1, cost[1])
    state.pay(seat, 2, max(0, cost[2] - energy))
    state.pay(seat, 3, cost[3])


@dataclass(frozen=True)
class Fulfil(Decision):
    """A die in the Depository fulfils a contract of the hand; Zoey may fulfil a second one."""

    seat: int
    source: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: CiState) -> list[Option]:
        water, energy = contract_off(state, self.seat, self.source)
        return [TO_FULFIL[card] for card in state.hands[self.seat] if payable(state, self.seat, card, water, energy)]

    def choose(self, state: CiState, option: Option) -> None:
        card = option.args[0]
        water, energy = contract_off(state, self.seat, self.source)
        fulfil(state, self.seat, card, water, energy)
        if state.led_by(self.seat, ZOEY):  # A16: the costs are added, so what is left of the savings goes on
            cost = CONTRACT_COST[card]
            state.then(FulfilSecond(self.seat, max(0, water - cost[0]), max(0, energy - cost[2])))

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(ASK_CONTRACT)

    def refusals(self, state: CiState) -> list[Refusal]:
        water, energy = contract_off(state, self.seat, self.source)
        return dear(state, self.seat, water, energy)

    def secretive(self) -> bool:
        return True  # a lone option would tell that no other contract of the hand can be paid


@dataclass(frozen=True)
class FulfilSecond(Decision):
    """Zoey may fulfil a second contract in the same action, paying its cost."""

    seat: int
    water: int  # what is left of the savings
    energy: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: CiState) -> list[Option]:
        hand = state.hands[self.seat]
        options = [TO_FULFIL[card] for card in hand if payable(state, self.seat, card, self.water, self.energy)]
        options.append(TO_DONE)
        return options

    def choose(self, state: CiState, option: Option) -> None:
        if option.verb is FULFIL:
            fulfil(state, self.seat, option.args[0], self.water, self.energy)

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(ASK_SECOND)

    def refusals(self, state: CiState) -> list[Refusal]:
        return dear(state, self.seat, self.water, self.energy)

    def secretive(self) -> bool:
        return True


def dear(state: CiState, seat: int, water: int, energy: int) -> list[Refusal]:
    """The contracts of the hand that cannot be paid."""
    hand = state.hands[seat]
    return [
        Refusal(TO_FULFIL[card], Phrase(CONTRACT_DEAR, (card,)))
        for card in hand
        if not payable(state, seat, card, water, energy)
    ]


@dataclass(frozen=True)
class Deliver(Step):
    """Main Register gives a contract, if it was there before (A10); then the reward of the row."""

    seat: int
    space: int
    register: bool

    def run(self, state: CiState) -> None:
        row = (self.space - DEP_1) % DEPOSITORY_ROWS
        if state.led_by(self.seat, DAN):
            state.then(ExtraReward(self.seat, row))
        state.then(Reward(self.seat, row))
        if self.register:
            state.draw_contracts(self.seat, 1)


@dataclass(frozen=True)
class Reward(Step):
    """Row 1 moves the harvester, row 2 gives a die, row 3 two contracts."""

    seat: int
    row: int

    def run(self, state: CiState) -> None:
        if self.row == MOVE_REWARD:
            state.then(MoveHarvester(self.seat))
        elif self.row == DIE_REWARD:
            gain_dice(state, self.seat, 1)
        else:
            state.draw_contracts(self.seat, 2)


@dataclass(frozen=True)
class ExtraReward(Decision):
    """Dan gets the reward of one of the two other rows as well."""

    seat: int
    row: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: CiState) -> list[Option]:
        return [TO_ALSO[row] for row in range(DEPOSITORY_ROWS) if row != self.row]

    def choose(self, state: CiState, option: Option) -> None:
        state.then(Reward(self.seat, option.args[0]))

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(ASK_EXTRA)
