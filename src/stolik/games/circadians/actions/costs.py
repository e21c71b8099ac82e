"""What it takes to send a die: its source's algae, the values it can reach, and the price of every location.

A cost is what is printed; a price is the cost less what ship, contracts, event and leader save, asked and paid alike. A
`Sending` is worked out once for a die in a garage or at Headquarters and then asked about every space.
"""

from __future__ import annotations

from typing import Final

from ....engine.option import Verb
from .. import board, cards, pieces
from ..board import ALGAE, ENERGY, GARAGES, LOCATION, WATER
from ..state import HQ_SOURCE, CiState
from ..tiles import FLIP, FREE_GARAGE, NOTHING, PLAIN, REACH, SHIP_SAVES, TURNS

NONE: Final = -1


# -- sources -------------------------------------------------------------------------------------------------------


def garage_algae(state: CiState, seat: int, source: int) -> int:
    """The algae that a source costs: none at Headquarters, for Naira or with a ship that ignores it."""
    if source >= HQ_SOURCE or source < 0 or state.led_by(seat, cards.NAIRA):
        return 0
    ship = state.ships[seat * GARAGES + source]
    if ship != NOTHING and FREE_GARAGE[ship]:
        return 0
    cost = board.GARAGE_ALGAE[source]
    return cost + cards.SHORTAGE_ALGAE if cost and state.current[seat] == cards.FUEL_SHORTAGE else cost


def reach(state: CiState, seat: int, source: int) -> int:
    """The final values, as bits, that the die at a source may be sent with."""
    if source >= HQ_SOURCE:
        way = FLIP if source == HQ_SOURCE else PLAIN  # the flip belongs to hq_1
    else:
        ship = state.ships[seat * GARAGES + source]
        way = PLAIN if ship == NOTHING else TURNS[ship]
    signal = 1 if state.current[seat] == cards.CLEAR_SIGNAL else 0
    return REACH[way][signal][state.face_at(seat, source)]


def seconds(state: CiState, seat: int, source: int) -> list[int]:
    """The dice that may join a die for the Laboratory: the owner's next one; any other garage's with Irenic Union."""
    if source >= HQ_SOURCE:  # A49: the next own die at Headquarters comes first
        for later in range(source + 1, HQ_SOURCE + board.HQS):
            die = state.dice[later - HQ_SOURCE]
            if die and die >> 3 == seat:
                return [later]
    if state.irenic:
        return [each for each in range(GARAGES) if each != source and state.garages[seat * GARAGES + each]]
    following = state.next_garage(seat, source)
    return [following] if following >= 0 else []


# -- prices --------------------------------------------------------------------------------------------------------


def ship_saves(state: CiState, seat: int, source: int, resource: int) -> int:
    """What the ship of a source saves of a resource, wherever its die goes (A40)."""
    if source >= HQ_SOURCE or source < 0:
        return 0
    ship = state.ships[seat * GARAGES + source]
    return 0 if ship == NOTHING else SHIP_SAVES[ship][resource]


def saved(state: CiState, seat: int, source: int, location: int, resource: int) -> int:
    """What ship, contracts, event and leader together save of a resource at a location; below 0, a surcharge."""
    off = ship_saves(state, seat, source, resource)
    for contract, amount in cards.CONTRACT_OFF[location][resource]:
        if state.owns(seat, contract):
            off += amount
    for event, amount in cards.EVENT_OFF[location][resource]:
        if state.current[seat] == event:
            off += amount
    for leader, amount in cards.LEADER_OFF[location][resource]:
        if state.led_by(seat, leader):
            off += amount
    return off


def two_prices(state: CiState, seat: int, source: int, second: int, location: int) -> tuple[int, int, int]:
    """The two prices of Laboratory, Foundry or Control Room: a resource and its amount, or water.

    Both ships of a Laboratory pair save (A26).
    """
    resource, first, water = board.TWO_PRICES[location]
    first -= saved(state, seat, source, location, resource)
    water -= saved(state, seat, source, location, WATER)
    if second != NONE:
        first -= ship_saves(state, seat, second, resource)
        water -= ship_saves(state, seat, second, WATER)
    return resource, max(0, first), max(0, water)


def counting(state: CiState, seat: int, source: int) -> tuple[int, ...]:
    """What each value of a die counts in a mine: for Akira low ones count as 6, but not Sal."""
    lifted = state.led_by(seat, cards.AKIRA) and state.face_at(seat, source) != pieces.SAL
    return cards.AKIRA_COUNTS if lifted else pieces.COUNTS


def mining_cost(space: int, counted: int) -> int:
    """The water for a mine: its number less what the die counts."""
    return max(0, board.MINE_X[space - board.MINING_1] - counted)


def academy_cost(state: CiState, seat: int, space: int, number: int) -> int:
    """The cost of so many dice at an Academy space, in its resource."""
    paid = number - cards.DRIVE_DICE if state.current[seat] == cards.VOLUNTEER_DRIVE else number
    return max(0, paid) * board.ACADEMY_PRICE[board.ACADEMY_COLUMN[space - board.ACADEMY_1]]


def price(state: CiState, seat: int, source: int, location: int, resource: int, cost: int) -> int:
    """What is paid of a cost."""
    return max(0, cost - saved(state, seat, source, location, resource))


def mining_price(state: CiState, seat: int, source: int, space: int, value: int) -> int:
    """The water that is paid for a mine."""
    return price(state, seat, source, board.MINING, WATER, mining_cost(space, counting(state, seat, source)[value]))


def academy_price(state: CiState, seat: int, source: int, space: int, number: int) -> int:
    """What is paid for so many dice at an Academy space."""
    resource = board.ACADEMY_RESOURCE[board.ACADEMY_COLUMN[space - board.ACADEMY_1]]
    return price(state, seat, source, board.ACADEMY, resource, academy_cost(state, seat, space, number))


def talk_price(state: CiState, seat: int, source: int, space: int) -> int:
    """What is paid for a negotiation."""
    faction, row = (space - board.NEG_1) // board.ROWS, (space - board.NEG_1) % board.ROWS
    cost = board.TALK_COST[faction][row]
    return price(state, seat, source, board.NEGOTIATION, board.TALK_RESOURCE[faction], cost)


def contract_off(state: CiState, seat: int, source: int) -> tuple[int, int]:
    """What is saved on contracts, in water and in energy."""
    return (
        saved(state, seat, source, board.DEPOSITORY, WATER),
        saved(state, seat, source, board.DEPOSITORY, ENERGY),
    )


def contract_price(contract: int, water: int, energy: int) -> tuple[int, int, int, int]:
    """A contract's cost less so much water and energy."""
    cost = cards.CONTRACT_COST[contract]
    return max(0, cost[0] - water), cost[1], max(0, cost[2] - energy), cost[3]


def payable(state: CiState, seat: int, contract: int, water: int, energy: int, algae_spent: int = 0) -> bool:
    """Whether a contract's price can be paid."""
    first, stock = seat * 4, state.stock
    due = contract_price(contract, water, energy)
    return (
        stock[first] >= due[0]
        and stock[first + 1] - algae_spent >= due[1]
        and stock[first + 2] >= due[2]
        and stock[first + 3] >= due[3]
    )


# -- what is possible ----------------------------------------------------------------------------------------------


class Sending:
    """What can be done with one die: for every space the final values it can be sent with, or the reason against."""

    def __init__(self, state: CiState, seat: int, source: int) -> None:
        self.state = state
        self.seat = seat
        self.source = source
        self.algae = garage_algae(state, seat, source)
        self.left = state.stock[seat * 4 + ALGAE] - self.algae  # algae for the location
        self.reach = reach(state, seat, source) if self.left >= 0 else 0
        self.sal = state.face_at(seat, source) == pieces.SAL
        self.delivers = NONE  # whether a contract can be paid; worked out when first asked
        self.known = NONE  # the location and resource whose purse is known:
        self.purse = 0  # what the seat has for it, and what it saves there
        self.refused: Verb = pieces.CANNOT_PAY  # why `values` found none
        self.about: tuple[int, ...] = ()

    def refuse(self, reason: Verb, about: tuple[int, ...] = ()) -> int:
        """No value is possible, for this reason."""
        self.refused = reason
        self.about = about
        return 0

    def covers(self, location: int, resource: int, cost: int) -> bool:
        """Whether a location's cost can be paid, after the garage."""
        key = location * 4 + resource
        if key != self.known:
            have = self.left if resource == ALGAE else self.state.stock[self.seat * 4 + resource]
            self.known = key
            self.purse = have + saved(self.state, self.seat, self.source, location, resource)
        return cost <= self.purse

    def values(self, space: int) -> int:
        """The final values, as bits, with which the die may go to a space; whether it is free is not asked."""
        if not self.reach:
            return self.refuse(pieces.GARAGE_COST, (self.algae,))
        location = LOCATION[space]
        if location == board.NEGOTIATION:
            return self.talk(space)
        if location == board.DEPOSITORY:
            return self.depository(space)
        if location == board.MINING:
            return self.mining(space)
        if location == board.ACADEMY:
            return self.academy(space)
        if location == board.LABORATORY:
            return self.laboratory()
        if location == board.FOUNDRY:
            return self.foundry()
        if location == board.CONTROL:
            return self.control()
        if location == board.HEADQUARTERS and self.source >= HQ_SOURCE:
            return self.refuse(pieces.HQ_TWICE)
        return self.reach

    def mining(self, space: int) -> int:
        """The values whose water can be paid."""
        values = 0
        counts = counting(self.state, self.seat, self.source)
        for value in pieces.VALUES_OF[self.reach]:
            if self.covers(board.MINING, WATER, mining_cost(space, counts[value])):
                values |= 1 << value
        return values or self.refuse(pieces.CANNOT_PAY)

    def laboratory(self) -> int:
        """The values that a second die can have too, while there are farms."""
        piles = self.state.piles
        if not (piles[0] or piles[1] or piles[2]):
            return self.refuse(pieces.PILE_EMPTY)
        found = seconds(self.state, self.seat, self.source)
        if not found:
            return self.refuse(pieces.NO_SECOND_DIE)
        values, alike = 0, False
        for second in found:
            values |= self.pair(second)
            alike = alike or self.refused is not pieces.NO_PAIR
        return values or self.refuse(pieces.CANNOT_PAY if alike else pieces.NO_PAIR)

    def pair(self, second: int) -> int:
        """The equal final values, as bits, with which two dice can be paid to the Laboratory."""
        values = self.reach & reach(self.state, self.seat, second)
        if not values:
            return self.refuse(pieces.NO_PAIR)
        return values if self.pays(board.LABORATORY, second) else self.refuse(pieces.CANNOT_PAY)

    def pays(self, location: int, second: int = NONE) -> bool:
        """Whether one of a location's two prices can be paid, after the garages."""
        stock, first = self.state.stock, self.seat * 4
        resource, amount, water = two_prices(self.state, self.seat, self.source, second, location)
        algae = self.left - garage_algae(self.state, self.seat, second)
        have = algae if resource == ALGAE else stock[first + resource]
        return algae >= 0 and (have >= amount or stock[first + WATER] >= water)

    def foundry(self) -> int:
        """The values of piles that hold ships."""
        values = 0
        for pile, accepted in enumerate(pieces.PILE_VALUES):
            if self.state.piles[3 + pile]:
                values |= self.reach & accepted
        if not values:
            return self.refuse(pieces.PILE_EMPTY)
        return values if self.pays(board.FOUNDRY) else self.refuse(pieces.CANNOT_PAY)

    def academy(self, space: int) -> int:
        """The values of the space's column, while the reserve holds dice."""
        state, seat = self.state, self.seat
        if state.current[seat] == cards.QUARANTINE:
            return self.refuse(pieces.CLOSED, (cards.QUARANTINE,))
        if not state.reserve[seat]:
            return self.refuse(pieces.NO_RESERVE)
        column = board.ACADEMY_COLUMN[space - board.ACADEMY_1]
        values = self.reach & pieces.ACADEMY_VALUES[column]
        if not values:
            return self.refuse(pieces.WRONG_VALUE)
        resource = board.ACADEMY_RESOURCE[column]
        if self.covers(board.ACADEMY, resource, academy_cost(state, seat, space, 1)):
            return values
        return self.refuse(pieces.CANNOT_PAY)

    def control(self) -> int:
        """The directions in which the harvester can move."""
        values = self.reach & board.STEP_VALUES[self.state.harvesters[self.seat]]
        if not values:
            return self.refuse(pieces.NO_STEP)
        return values if self.pays(board.CONTROL) else self.refuse(pieces.CANNOT_PAY)

    def depository(self, space: int) -> int:
        """The values of the space's column, if a contract can be paid."""
        if self.sal:
            return self.refuse(pieces.SAL_STAYS)
        values = self.reach & pieces.DEP_VALUES[space - board.DEP_1]
        if not values:
            return self.refuse(pieces.WRONG_VALUE)
        return values if self.can_deliver() else self.refuse(pieces.NO_CONTRACT)

    def can_deliver(self) -> bool:
        """Whether a contract of the hand can be paid."""
        if self.delivers == NONE:
            water, energy = contract_off(self.state, self.seat, self.source)
            self.delivers = 0
            for contract in self.state.hands[self.seat]:
                if payable(self.state, self.seat, contract, water, energy, self.algae):
                    self.delivers = 1
                    break
        return self.delivers == 1

    def talk(self, space: int) -> int:
        """Every value, if the row can be paid."""
        if self.sal:
            return self.refuse(pieces.SAL_STAYS)
        faction, row = (space - board.NEG_1) // board.ROWS, (space - board.NEG_1) % board.ROWS
        if self.covers(board.NEGOTIATION, board.TALK_RESOURCE[faction], board.TALK_COST[faction][row]):
            return self.reach
        return self.refuse(pieces.CANNOT_PAY)
