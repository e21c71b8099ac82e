"""Sending a die: where to, with which value, paid how; then the location is resolved at once."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.agenda import Decision
from ....engine.option import Candidates, Option, Phrase, Refusal
from .. import board, pieces
from ..board import ALGAE, GARAGES, LABORATORY, LOCATION, WATER
from ..cards import CAP_DICE, CAPTAINS_CAP, MAIN_REGISTER
from ..effects import FARM, PlaceTile, TakeTile, gain_dice
from ..state import HQ_SOURCE, CiState
from .costs import NONE, Sending, academy_price, garage_algae, mining_price, seconds, two_prices
from .locations import Deliver, Fulfil, control, headquarters, market
from .negotiation import negotiate


def destinations(state: CiState, seat: int, source: int, why: bool = False) -> Candidates:
    """Every space the die at a source may be sent to; Headquarters are filled from the lowest number."""
    sending = Sending(state, seat, source)
    found = Candidates(why)
    dice, legal = state.dice, found.legal
    for location, spaces in enumerate(board.OPEN):
        if location == board.DEPOSITORY and not why and not sending.can_deliver():
            continue  # no space needs to be looked at
        alike, in_order = board.ALIKE[location], location == board.HEADQUARTERS
        values = first = NONE  # what the last space asked takes; the first space offered here
        for space in spaces[state.config]:
            if dice[space]:
                if why:
                    found.refuse(pieces.TO_SEND[space], pieces.TAKEN)
                continue
            if values == NONE or not alike:
                values = sending.values(space)
            if values and (first == NONE or not in_order):
                legal.append(pieces.TO_SEND[space])
                first = space
            elif values:
                found.refuse(pieces.TO_SEND[space], pieces.LEFTMOST, (first,))
            elif why:
                found.refuse(pieces.TO_SEND[space], sending.refused, sending.about)
    return found


class Dispatch(Decision):
    """Send the die of a garage or of Headquarters, or go to the Cantina (A5: also when one could send)."""

    def __init__(self, seat: int, source: int) -> None:
        self.seat = seat
        self.source = source

    def options(self, state: CiState) -> list[Option]:
        return [*destinations(state, self.seat, self.source).legal, pieces.TO_CANTINA]

    def choose(self, state: CiState, option: Option) -> None:
        if option.verb is pieces.CANTINA:
            relax(state, self.seat, self.source)
            return
        space = option.args[0]
        if LOCATION[space] != LABORATORY:
            state.then(ChooseValue(self.seat, self.source, NONE, space))
            return
        following = seconds(state, self.seat, self.source)
        if len(following) == 1:
            state.then(ChooseValue(self.seat, self.source, following[0], space))
        else:
            state.then(SecondDie(self.seat, self.source, space))

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(pieces.ASK_SEND, (state.face_at(self.seat, self.source),))

    def secretive(self) -> bool:
        return True  # being sent to the Cantina by itself would tell that no contract of the hand can be paid

    def refusals(self, state: CiState) -> list[Refusal]:
        return destinations(state, self.seat, self.source, True).refused


def relax(state: CiState, seat: int, source: int) -> None:
    """Cantina: all garage dice, or the one die from Headquarters (A6), for water."""
    sources = [source]
    if source < HQ_SOURCE:
        sources = [garage for garage in range(GARAGES) if state.garages[seat * GARAGES + garage]]
    for each in sources:
        if state.leave(seat, each) != pieces.SAL:
            state.cantina[seat] += 1
    state.tell(pieces.RELAXED, (seat, len(sources)))
    state.gain(seat, WATER, board.CANTINA_WATER * len(sources))


@dataclass(frozen=True)
class ChooseGarage(Decision):
    """Irenic Union: send from any occupied garage, or go to the Cantina with all (A47)."""

    seat: int

    def candidates(self, state: CiState, why: bool) -> Candidates:
        found = Candidates(why)
        for garage in range(GARAGES):
            if state.garages[self.seat * GARAGES + garage]:
                algae = garage_algae(state, self.seat, garage)
                if algae > state.stock[self.seat * 4 + ALGAE]:
                    found.refuse(pieces.TO_FROM[garage], pieces.GARAGE_COST, (algae,))
                elif destinations(state, self.seat, garage).legal:
                    found.legal.append(pieces.TO_FROM[garage])
        found.legal.append(pieces.TO_CANTINA)
        return found

    def choose(self, state: CiState, option: Option) -> None:
        if option.verb is pieces.CANTINA:
            relax(state, self.seat, 0)
        else:
            state.then(Dispatch(self.seat, option.args[0]))

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(pieces.ASK_GARAGE)

    def secretive(self) -> bool:
        return True  # as for `Dispatch`


@dataclass(frozen=True)
class SecondDie(Decision):
    """Irenic Union: the second die of a Laboratory pair comes from any other garage."""

    seat: int
    source: int
    space: int

    def candidates(self, state: CiState, why: bool) -> Candidates:
        found = Candidates(why)
        sending = Sending(state, self.seat, self.source)
        for second in seconds(state, self.seat, self.source):
            if sending.pair(second):
                found.legal.append(pieces.TO_PAIR[second])
            else:
                found.refuse(pieces.TO_PAIR[second], sending.refused)
        return found

    def choose(self, state: CiState, option: Option) -> None:
        state.then(ChooseValue(self.seat, self.source, option.args[0], self.space))

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(pieces.SECOND_DIE)


class ChooseValue(Decision):
    """Each change of a die's value is optional; the die is turned and keeps its final value."""

    def __init__(self, seat: int, source: int, second: int, space: int) -> None:
        self.seat = seat
        self.source = source
        self.second = second
        self.space = space

    def options(self, state: CiState) -> list[Option]:
        sending = Sending(state, self.seat, self.source)
        values = sending.values(self.space) if self.second == NONE else sending.pair(self.second)
        return [pieces.TO_AS[value] for value in pieces.VALUES_OF[values]]

    def choose(self, state: CiState, option: Option) -> None:
        value = option.args[0]
        location = LOCATION[self.space]
        if location in board.TWO_PRICES:
            state.then(Payment(self.seat, self.source, self.second, self.space, value))
        elif location == board.ACADEMY:
            state.then(Train(self.seat, self.source, self.space, value))
        else:
            arrive(state, self.seat, self.source, self.space, value)

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(pieces.ASK_VALUE, (self.space,))


def leave_and_land(state: CiState, seat: int, source: int, space: int, value: int) -> None:
    """Pay the garage and put the die, turned to its final value, on the space. Sal stays Sal."""
    state.pay(seat, ALGAE, garage_algae(state, seat, source))
    face = state.leave(seat, source)
    state.arrive(seat, face if face == pieces.SAL else value, space)


def arrive(state: CiState, seat: int, source: int, space: int, value: int) -> None:
    """The locations without a choice of payment."""
    location = LOCATION[space]
    if location == board.DEPOSITORY:
        leave_and_land(state, seat, source, space, value)
        state.then(Fulfil(seat, source), Deliver(seat, space, state.owns(seat, MAIN_REGISTER)))
    elif location == board.NEGOTIATION:
        negotiate(state, seat, source, space, value)
    elif location == board.MINING:
        water = mining_price(state, seat, source, space, value)
        leave_and_land(state, seat, source, space, value)
        state.pay(seat, WATER, water)
        state.gain(seat, board.GEM, board.MINE_GEMS[space - board.MINING_1])
    else:
        leave_and_land(state, seat, source, space, value)
        if location == board.HEADQUARTERS:
            headquarters(state, seat)
        else:
            market(state, seat, space, value)


class Payment(Decision):
    """Laboratory, Foundry and Control Room: pay one of two alternatives, never a mix."""

    def __init__(self, seat: int, source: int, second: int, space: int, value: int) -> None:
        self.seat = seat
        self.source = source
        self.second = second
        self.space = space
        self.value = value

    def candidates(self, state: CiState, why: bool) -> Candidates:
        found = Candidates(why)
        resource, first, water = two_prices(state, self.seat, self.source, self.second, LOCATION[self.space])
        algae = garage_algae(state, self.seat, self.source) + garage_algae(state, self.seat, self.second)
        alike = (first, resource) == (water, WATER) or not (first or water)
        prices = [(first, resource)] if alike else [(first, resource), (water, WATER)]
        for price, kind in prices:
            if left(state, self.seat, kind, algae) >= price:
                found.legal.append(pieces.TO_PAY[price][kind])
            else:
                found.refuse(pieces.TO_PAY[price][kind], pieces.NEEDS, (price, kind))
        return found

    def choose(self, state: CiState, option: Option) -> None:
        amount, resource = option.args
        seat, space = self.seat, self.space
        location = LOCATION[space]
        leave_and_land(state, seat, self.source, space, self.value)
        if location == LABORATORY:
            state.pay(seat, ALGAE, garage_algae(state, seat, self.second))
            face = state.leave(seat, self.second)
            state.pairs[space - board.LAB_1] = seat * 8 + (face if face == pieces.SAL else self.value)
        state.pay(seat, resource, amount)
        if location == LABORATORY:
            state.then(TakeTile(seat, FARM, False))
        elif location == board.FOUNDRY:
            state.then(PlaceTile(seat, 3 + pile_of(self.value), False))
        else:
            control(state, seat, self.value)

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(pieces.ASK_PAYMENT, (self.space,))


def left(state: CiState, seat: int, resource: int, algae: int) -> int:
    """What a seat has for a location beside so much algae for the garages."""
    return state.stock[seat * 4 + resource] - (algae if resource == ALGAE else 0)


def pile_of(value: int) -> int:
    """The pile from which a die of this value takes its ship."""
    return [pile for pile, values in enumerate(board.FOUNDRY_VALUES) if value in values][0]


@dataclass(frozen=True)
class Train(Decision):
    """The Academy gives one or two dice at the price of its space; Captain's Cap adds one."""

    seat: int
    source: int
    space: int
    value: int

    def resource(self) -> int:
        """What the space is paid with."""
        return board.ACADEMY_RESOURCE[board.ACADEMY_COLUMN[self.space - board.ACADEMY_1]]

    def candidates(self, state: CiState, why: bool) -> Candidates:
        found = Candidates(why)
        resource, algae = self.resource(), garage_algae(state, self.seat, self.source)
        for number in range(1, board.ACADEMY_MOST + 1):
            price = academy_price(state, self.seat, self.source, self.space, number)
            if number > state.reserve[self.seat]:
                found.refuse(pieces.TO_TRAIN[number], pieces.NO_RESERVE)
            elif left(state, self.seat, resource, algae) < price:
                found.refuse(pieces.TO_TRAIN[number], pieces.NEEDS, (price, resource))
            else:
                found.legal.append(pieces.TO_TRAIN[number])
        return found

    def choose(self, state: CiState, option: Option) -> None:
        number = option.args[0]
        price = academy_price(state, self.seat, self.source, self.space, number)
        leave_and_land(state, self.seat, self.source, self.space, self.value)
        state.pay(self.seat, self.resource(), price)
        gain_dice(state, self.seat, number + (CAP_DICE if state.owns(self.seat, CAPTAINS_CAP) else 0))

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(pieces.ASK_TRAIN)
