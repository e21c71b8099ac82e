"""Sending a die: where to, with which value, paid how; then the location is resolved at once."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.agenda import Decision
from ....engine.option import Option, Phrase, Refusal
from ..board import (
    ACADEMY,
    ACADEMY_1,
    ACADEMY_COLUMN,
    ACADEMY_RESOURCE,
    ALGAE,
    CONTROL,
    DEPOSITORY,
    ENERGY,
    FOUNDRY,
    GARAGES,
    HEADQUARTERS,
    LAB_1,
    LABORATORY,
    LOCATION,
    MARKET,
    MINE_GEMS,
    MINING,
    MINING_1,
    NEGOTIATION,
    OPEN,
    WATER,
)  # fmt: skip
from ..cards import CAPTAINS_CAP, MAIN_REGISTER
from ..effects import FARM, PlaceTile, TakeTile, gain_dice
from ..pieces import (
    ASK_GARAGE,
    ASK_PAYMENT,
    ASK_SEND,
    ASK_TRAIN,
    ASK_VALUE,
    CANTINA,
    GARAGE_COST,
    LEFTMOST,
    NEEDS,
    NO_PAIR,
    NO_RESERVE,
    RELAXED,
    SAL,
    SECOND_DIE,
    TAKEN,
    TO_AS,
    TO_CANTINA,
    TO_FROM,
    TO_PAIR,
    TO_PAY,
    TO_SEND,
    TO_TRAIN,
    VALUES_OF,
)  # fmt: skip
from ..state import HQ_SOURCE, CiState
from .costs import (
    NONE,
    Sending,
    academy_price,
    control_prices,
    foundry_prices,
    garage_algae,
    lab_prices,
    mining_price,
    pair_values,
    seconds,
)  # fmt: skip
from .locations import Deliver, Fulfil, control, headquarters, market
from .negotiation import negotiate


def destinations(state: CiState, seat: int, source: int) -> list[Option]:
    """Every space the die at a source may be sent to; Headquarters are filled from the lowest number."""
    sending = Sending(state, seat, source)
    options: list[Option] = []
    if not sending.reach:
        return options
    dice, config = state.dice, state.config
    if source < HQ_SOURCE:
        space = first_free(state, OPEN[HEADQUARTERS][config])
        if space >= 0:
            options.append(TO_SEND[space])
    for space in OPEN[MINING][config]:
        if not dice[space] and sending.mining(space):
            options.append(TO_SEND[space])
    if sending.laboratory():
        options += [TO_SEND[space] for space in OPEN[LABORATORY][config] if not dice[space]]
    if sending.foundry():
        options += [TO_SEND[space] for space in OPEN[FOUNDRY][config] if not dice[space]]
    options += [TO_SEND[space] for space in OPEN[MARKET][config] if not dice[space]]
    for space in OPEN[ACADEMY][config]:
        if not dice[space] and sending.academy(space):
            options.append(TO_SEND[space])
    if sending.control():
        options += [TO_SEND[space] for space in OPEN[CONTROL][config] if not dice[space]]
    if sending.sal:
        return options
    if sending.can_deliver():
        for space in OPEN[DEPOSITORY][config]:
            if not dice[space] and sending.depository(space):
                options.append(TO_SEND[space])
    for space in OPEN[NEGOTIATION][config]:
        if not dice[space] and sending.talk(space):
            options.append(TO_SEND[space])
    return options


def first_free(state: CiState, spaces: tuple[int, ...]) -> int:
    """The leftmost free space, -1 when all are taken."""
    for space in spaces:
        if not state.dice[space]:
            return space
    return -1


@dataclass(frozen=True)
class Dispatch(Decision):
    """Send the die of a garage or of Headquarters, or go to the Cantina (A5: also when one could send)."""

    seat: int
    source: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: CiState) -> list[Option]:
        return [*destinations(state, self.seat, self.source), TO_CANTINA]

    def choose(self, state: CiState, option: Option) -> None:
        if option.verb is CANTINA:
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
        return Phrase(ASK_SEND, (state.face_at(self.seat, self.source),))

    def secretive(self) -> bool:
        return True  # being sent to the Cantina by itself would tell that no contract of the hand can be paid

    def refusals(self, state: CiState) -> list[Refusal]:
        sending = Sending(state, self.seat, self.source)
        offered = [option.args[0] for option in destinations(state, self.seat, self.source)]
        found: list[Refusal] = []
        for location in OPEN:
            spaces = location[state.config]
            for space in spaces:
                if space in offered:
                    continue
                if state.dice[space]:
                    found.append(Refusal(TO_SEND[space], Phrase(TAKEN)))
                elif sending.values(space):
                    alike = [each for each in offered if LOCATION[each] == LOCATION[space]]
                    found.append(Refusal(TO_SEND[space], Phrase(LEFTMOST, (alike[0],))))
                else:
                    found.append(Refusal(TO_SEND[space], sending.reason(space)))
        return found


def relax(state: CiState, seat: int, source: int) -> None:
    """Cantina: all garage dice, or the one die from Headquarters (A6), for 2 water each."""
    sources = [source]
    if source < HQ_SOURCE:
        sources = [garage for garage in range(GARAGES) if state.garages[seat * GARAGES + garage]]
    for each in sources:
        if state.leave(seat, each) != SAL:
            state.cantina[seat] += 1
    state.tell(RELAXED, (seat, len(sources)))
    state.gain(seat, WATER, 2 * len(sources))


@dataclass(frozen=True)
class ChooseGarage(Decision):
    """Irenic Union: send from any occupied garage, or go to the Cantina with all (A47)."""

    seat: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: CiState) -> list[Option]:
        occupied = [garage for garage in range(GARAGES) if state.garages[self.seat * GARAGES + garage]]
        return [TO_FROM[garage] for garage in occupied if destinations(state, self.seat, garage)] + [TO_CANTINA]

    def choose(self, state: CiState, option: Option) -> None:
        if option.verb is CANTINA:
            relax(state, self.seat, 0)
        else:
            state.then(Dispatch(self.seat, option.args[0]))

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(ASK_GARAGE)

    def refusals(self, state: CiState) -> list[Refusal]:
        found: list[Refusal] = []
        for garage in range(GARAGES):
            algae = garage_algae(state, self.seat, garage)
            if state.garages[self.seat * GARAGES + garage] and algae > state.stock[self.seat * 4 + ALGAE]:
                found.append(Refusal(TO_FROM[garage], Phrase(GARAGE_COST, (algae,))))
        return found

    def secretive(self) -> bool:
        return True  # as for `Dispatch`


@dataclass(frozen=True)
class SecondDie(Decision):
    """Irenic Union: the second die of a Laboratory pair comes from any other garage."""

    seat: int
    source: int
    space: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: CiState) -> list[Option]:
        found = [
            second
            for second in seconds(state, self.seat, self.source)
            if pair_values(state, self.seat, self.source, second)
        ]
        return [TO_PAIR[second] for second in found]

    def choose(self, state: CiState, option: Option) -> None:
        state.then(ChooseValue(self.seat, self.source, option.args[0], self.space))

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(SECOND_DIE)

    def refusals(self, state: CiState) -> list[Refusal]:
        return [
            Refusal(TO_PAIR[second], Phrase(NO_PAIR))
            for second in seconds(state, self.seat, self.source)
            if not pair_values(state, self.seat, self.source, second)
        ]


@dataclass(frozen=True)
class ChooseValue(Decision):
    """Each change of a die's value is optional; the die is turned and keeps its final value."""

    seat: int
    source: int
    second: int
    space: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: CiState) -> list[Option]:
        if self.second != NONE:
            values = pair_values(state, self.seat, self.source, self.second)
        else:
            values = Sending(state, self.seat, self.source).values(self.space)
        return [TO_AS[value] for value in VALUES_OF[values]]

    def choose(self, state: CiState, option: Option) -> None:
        value = option.args[0]
        location = LOCATION[self.space]
        if location == LABORATORY or location == FOUNDRY or location == CONTROL:
            state.then(Payment(self.seat, self.source, self.second, self.space, value))
        elif location == ACADEMY:
            state.then(Train(self.seat, self.source, self.space, value))
        else:
            arrive(state, self.seat, self.source, self.space, value)

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(ASK_VALUE, (self.space,))


def leave_and_land(state: CiState, seat: int, source: int, space: int, value: int) -> None:
    """Pay the garage and put the die, turned to its final value, on the space. Sal stays Sal."""
    state.pay(seat, ALGAE, garage_algae(state, seat, source))
    face = state.leave(seat, source)
    state.arrive(seat, face if face == SAL else value, space)


def arrive(state: CiState, seat: int, source: int, space: int, value: int) -> None:
    """The locations without a choice of payment."""
    location = LOCATION[space]
    if location == DEPOSITORY:
        leave_and_land(state, seat, source, space, value)
        state.then(Fulfil(seat, source), Deliver(seat, space, state.owns(seat, MAIN_REGISTER)))
    elif location == NEGOTIATION:
        negotiate(state, seat, source, space, value)
    elif location == MINING:
        price = mining_price(state, seat, source, space, value)
        leave_and_land(state, seat, source, space, value)
        state.pay(seat, WATER, price)
        state.gain(seat, 3, MINE_GEMS[space - MINING_1])
    else:
        leave_and_land(state, seat, source, space, value)
        if location == HEADQUARTERS:
            headquarters(state, seat)
        else:
            market(state, seat, space, value)


@dataclass(frozen=True)
class Payment(Decision):
    """Laboratory, Foundry and Control Room: pay one of two alternatives, never a mix."""

    seat: int
    source: int
    second: int
    space: int
    value: int

    def decider(self) -> int:
        return self.seat

    def prices(self, state: CiState) -> tuple[int, int, int]:
        """The first alternative's resource and price, and the water."""
        location = LOCATION[self.space]
        if location == LABORATORY:
            first, water = lab_prices(state, self.seat, self.source, self.second)
            return ALGAE, first, water
        if location == FOUNDRY:
            first, water = foundry_prices(state, self.seat, self.source)
        else:
            first, water = control_prices(state, self.seat, self.source)
        return ENERGY, first, water

    def options(self, state: CiState) -> list[Option]:
        resource, first, water = self.prices(state)
        have = state.stock[self.seat * 4 + resource]
        if resource == ALGAE:
            have -= garage_algae(state, self.seat, self.source) + garage_algae(state, self.seat, self.second)
        options: list[Option] = []
        if have >= first:
            options.append(TO_PAY[first][resource])
        if state.stock[self.seat * 4 + WATER] >= water and not (first == 0 and water == 0):
            options.append(TO_PAY[water][WATER])
        return options

    def choose(self, state: CiState, option: Option) -> None:
        price, resource = option.args
        seat, space = self.seat, self.space
        location = LOCATION[space]
        leave_and_land(state, seat, self.source, space, self.value)
        if location == LABORATORY:
            state.pay(seat, ALGAE, garage_algae(state, seat, self.second))
            face = state.leave(seat, self.second)
            state.pairs[space - LAB_1] = seat * 8 + (face if face == SAL else self.value)
        state.pay(seat, resource, price)
        if location == LABORATORY:
            state.then(TakeTile(seat, FARM, False))
        elif location == FOUNDRY:
            state.then(PlaceTile(seat, 3 + (self.value - 1) // 2, False))
        else:
            control(state, seat, self.value)

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(ASK_PAYMENT, (self.space,))

    def refusals(self, state: CiState) -> list[Refusal]:
        resource, first, water = self.prices(state)
        offered = self.options(state)
        found = [Refusal(TO_PAY[first][resource], Phrase(NEEDS, (first, resource)))]
        found.append(Refusal(TO_PAY[water][WATER], Phrase(NEEDS, (water, WATER))))
        return [each for each in found if each.option not in offered and each.reason.args[0] > 0]


@dataclass(frozen=True)
class Train(Decision):
    """The Academy gives one or two dice at the price of its space; Captain's Cap adds one."""

    seat: int
    source: int
    space: int
    value: int

    def decider(self) -> int:
        return self.seat

    def affordable(self, state: CiState, number: int) -> bool:
        """Whether so many dice can be paid."""
        resource = ACADEMY_RESOURCE[ACADEMY_COLUMN[self.space - ACADEMY_1]]
        have = state.stock[self.seat * 4 + resource]
        if resource == ALGAE:
            have -= garage_algae(state, self.seat, self.source)
        return have >= academy_price(state, self.seat, self.source, self.space, number)

    def options(self, state: CiState) -> list[Option]:
        most = min(2, state.reserve[self.seat])
        return [TO_TRAIN[number] for number in range(1, most + 1) if self.affordable(state, number)]

    def choose(self, state: CiState, option: Option) -> None:
        number = option.args[0]
        price = academy_price(state, self.seat, self.source, self.space, number)
        leave_and_land(state, self.seat, self.source, self.space, self.value)
        state.pay(self.seat, ACADEMY_RESOURCE[ACADEMY_COLUMN[self.space - ACADEMY_1]], price)
        gain_dice(state, self.seat, number + (1 if state.owns(self.seat, CAPTAINS_CAP) else 0))

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(ASK_TRAIN)

    def refusals(self, state: CiState) -> list[Refusal]:
        if state.reserve[self.seat] < 2:
            return [Refusal(TO_TRAIN[2], Phrase(NO_RESERVE))]
        if self.affordable(state, 2):
            return []
        resource = ACADEMY_RESOURCE[ACADEMY_COLUMN[self.space - ACADEMY_1]]
        price = academy_price(state, self.seat, self.source, self.space, 2)
        return [Refusal(TO_TRAIN[2], Phrase(NEEDS, (price, resource)))]
