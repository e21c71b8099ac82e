"""What it takes to send a die: its source's algae, the values it can reach, and the cost of every location.

A `Sending` is worked out once for a die in a garage or at Headquarters and then asked about every space.
"""

from __future__ import annotations

from typing import Final

from ....engine.option import Phrase
from ..board import (
    ACADEMY,
    ACADEMY_1,
    ACADEMY_COLUMN,
    ACADEMY_PRICE,
    ACADEMY_RESOURCE,
    ALGAE,
    CONTROL,
    DEP_1,
    DEPOSITORY,
    ENERGY,
    FOUNDRY,
    GARAGE_ALGAE,
    GARAGES,
    HEADQUARTERS,
    HQS,
    LABORATORY,
    LOCATION,
    MARKET,
    MINE_X,
    MINING,
    MINING_1,
    NEG_1,
    ROWS,
    STEP_VALUES,
    TALK_COST,
    TALK_RESOURCE,
    TALK_STEP,
    WATER,
)  # fmt: skip
from ..cards import (
    AKIRA,
    ALGAE_CELLS,
    AQUA_CANNON,
    CLEAR_SIGNAL,
    CONTRACT_COST,
    DRINK_STASH,
    FUEL_REFINER,
    FUEL_SHORTAGE,
    HYDRAULIC_CORE,
    ICE_STONES,
    JRAYEK_DRILL,
    NAIRA,
    QUARANTINE,
    RICH_VEINS,
    SCRAP_DELIVERY,
    SPARE_PARTS,
    STRAINED,
    TAIL_WINDS,
    TROY,
    VOLUNTEER_DRIVE,
)  # fmt: skip
from ..pieces import (
    ALL_VALUES,
    BAND,
    CANNOT_PAY,
    CLOSED,
    DEP_VALUES,
    GARAGE_COST,
    HIGH,
    HQ_TWICE,
    LOW,
    MIDDLE,
    NO_CONTRACT,
    NO_PAIR,
    NO_RESERVE,
    NO_SECOND_DIE,
    NO_STEP,
    PILE_EMPTY,
    SAL,
    SAL_STAYS,
    WRONG_VALUE,
)  # fmt: skip
from ..state import HQ_SOURCE, CiState
from ..tiles import FLIP, NOTHING, PLAIN, REACH, SHIP_ALGAE, SHIP_ENERGY, SHIP_UL_KAH_TAL, SHIP_WATER, TURNS

NONE: Final = -1
SHIP_WATER_OFF: Final = 5
LAB_ALGAE: Final = 3
WATER_PRICE: Final = 10  # the water alternative of Laboratory, Foundry and Control Room
ENERGY_PRICE: Final = 2  # the energy alternative of Foundry and Control Room


def garage_algae(state: CiState, seat: int, source: int) -> int:
    """The algae that a source costs: none at Headquarters, for Naira or with a ship that ignores it."""
    if source >= HQ_SOURCE or state.led_by(seat, NAIRA):
        return 0
    ship = state.ships[seat * GARAGES + source]
    if ship == SHIP_ALGAE or ship == SHIP_UL_KAH_TAL:
        return 0
    cost = GARAGE_ALGAE[source]
    return cost + 1 if cost and state.current[seat] == FUEL_SHORTAGE else cost


def reach(state: CiState, seat: int, source: int) -> int:
    """The final values, as bits, that the die at a source may be sent with."""
    if source >= HQ_SOURCE:
        way = FLIP if source == HQ_SOURCE else PLAIN  # the flip belongs to hq_1
    else:
        ship = state.ships[seat * GARAGES + source]
        way = PLAIN if ship == NOTHING else TURNS[ship]
    signal = 1 if state.current[seat] == CLEAR_SIGNAL else 0
    return REACH[way][signal][state.face_at(seat, source)]


def water_off(state: CiState, seat: int, source: int) -> int:
    """What the ship of a source saves in water."""
    if source >= HQ_SOURCE or source < 0:
        return 0
    ship = state.ships[seat * GARAGES + source]
    return SHIP_WATER_OFF if ship == SHIP_WATER or ship == SHIP_UL_KAH_TAL else 0


def energy_off(state: CiState, seat: int, source: int) -> int:
    """What the ship of a source saves in energy."""
    if source >= HQ_SOURCE or source < 0:
        return 0
    return 1 if state.ships[seat * GARAGES + source] == SHIP_ENERGY else 0


def seconds(state: CiState, seat: int, source: int) -> list[int]:
    """The dice that may join a die for the Laboratory: the owner's next one; any other garage's with Irenic Union."""
    if source >= HQ_SOURCE:  # A49: the next own die at Headquarters comes first
        for later in range(source + 1, HQ_SOURCE + HQS):
            die = state.dice[later - HQ_SOURCE]
            if die and die >> 3 == seat:
                return [later]
    if state.irenic:
        return [each for each in range(GARAGES) if each != source and state.garages[seat * GARAGES + each]]
    following = state.next_garage(seat, source)
    return [following] if following >= 0 else []


def lab_prices(state: CiState, seat: int, source: int, second: int) -> tuple[int, int]:
    """The Laboratory's price for a pair: in algae or in water."""
    algae = LAB_ALGAE - (2 if state.owns(seat, ALGAE_CELLS) else 0)
    water = WATER_PRICE - (7 if state.owns(seat, ICE_STONES) else 0)
    return max(0, algae), max(0, water - water_off(state, seat, source) - water_off(state, seat, second))


def pair_values(state: CiState, seat: int, source: int, second: int) -> int:
    """The equal final values, as bits, with which two dice can be paid to the Laboratory."""
    values = reach(state, seat, source) & reach(state, seat, second)
    if not values:
        return 0
    algae, water = lab_prices(state, seat, source, second)
    left = state.stock[seat * 4 + ALGAE] - garage_algae(state, seat, source) - garage_algae(state, seat, second)
    if left < 0 or (left < algae and state.stock[seat * 4 + WATER] < water):
        return 0
    return values


def foundry_prices(state: CiState, seat: int, source: int) -> tuple[int, int]:
    """The Foundry's price: in energy or in water."""
    energy = ENERGY_PRICE - energy_off(state, seat, source) - (1 if state.owns(seat, SPARE_PARTS) else 0)
    water = WATER_PRICE - water_off(state, seat, source) - (5 if state.owns(seat, AQUA_CANNON) else 0)
    if state.current[seat] == SCRAP_DELIVERY:
        energy, water = energy - 1, water - 5
    return max(0, energy), max(0, water)


def control_prices(state: CiState, seat: int, source: int) -> tuple[int, int]:
    """The Control Room's price: in energy or in water."""
    energy = ENERGY_PRICE - energy_off(state, seat, source) - (1 if state.owns(seat, FUEL_REFINER) else 0)
    water = WATER_PRICE - water_off(state, seat, source) - (5 if state.owns(seat, HYDRAULIC_CORE) else 0)
    if state.current[seat] == TAIL_WINDS:
        energy, water = energy - 1, water - 5
    return max(0, energy), max(0, water)


def mining_off(state: CiState, seat: int, source: int) -> int:
    """What is saved in water at the Mining Camp."""
    off = water_off(state, seat, source) + (5 if state.owns(seat, JRAYEK_DRILL) else 0)
    return off + 5 if state.current[seat] == RICH_VEINS else off


def mining_price(state: CiState, seat: int, source: int, space: int, value: int) -> int:
    """The water for a mine: its number less the die's value; for Akira 1, 2 and 3 count as 6, but not Sal."""
    lifted = value <= 3 and state.led_by(seat, AKIRA) and state.face_at(seat, source) != SAL
    counted = 6 if lifted else value
    return max(0, max(0, MINE_X[space - MINING_1] - counted) - mining_off(state, seat, source))


def academy_price(state: CiState, seat: int, source: int, space: int, number: int) -> int:
    """The price of so many dice at an Academy space, in its resource."""
    column = ACADEMY_COLUMN[space - ACADEMY_1]
    paid = number - 1 if state.current[seat] == VOLUNTEER_DRIVE else number
    price = paid * ACADEMY_PRICE[column]
    if ACADEMY_RESOURCE[column] == WATER:
        price -= water_off(state, seat, source)
    elif ACADEMY_RESOURCE[column] == ENERGY:
        price -= energy_off(state, seat, source)  # A40
    return max(0, price)


def talk_price(state: CiState, seat: int, source: int, space: int) -> int:
    """The price of a negotiation in its column's resource; surcharges come before discounts."""
    faction, row = (space - NEG_1) // ROWS, (space - NEG_1) % ROWS
    price = TALK_COST[faction][row]
    if state.current[seat] == STRAINED:
        price += TALK_STEP[faction]
    if state.led_by(seat, TROY):
        price -= TALK_STEP[faction]
    if TALK_RESOURCE[faction] == ENERGY:
        price -= energy_off(state, seat, source)
    return max(0, price)


def contract_off(state: CiState, seat: int, source: int) -> tuple[int, int]:
    """What is saved on contracts, in water and in energy."""
    water = water_off(state, seat, source) + (5 if state.owns(seat, DRINK_STASH) else 0)
    return water, energy_off(state, seat, source)


def payable(state: CiState, seat: int, contract: int, water: int, energy: int, algae_spent: int = 0) -> bool:
    """Whether a contract's cost, less so much water and energy, can be paid."""
    cost = CONTRACT_COST[contract]
    first = seat * 4
    stock = state.stock
    return (
        stock[first] >= cost[0] - water
        and stock[first + 1] - algae_spent >= cost[1]
        and stock[first + 2] >= cost[2] - energy
        and stock[first + 3] >= cost[3]
    )


class Sending:
    """What can be done with one die: a set of final values for every space."""

    def __init__(self, state: CiState, seat: int, source: int) -> None:
        self.state = state
        self.seat = seat
        self.source = source
        self.algae = garage_algae(state, seat, source)
        self.left = state.stock[seat * 4 + ALGAE] - self.algae  # algae for the location
        self.reach = reach(state, seat, source) if self.left >= 0 else 0
        self.sal = state.face_at(seat, source) == SAL
        self.delivers = NONE  # whether a contract can be paid; worked out when first asked

    def has(self, resource: int, price: int) -> bool:
        """Whether the price can be paid after the garage was."""
        if resource == ALGAE:
            return self.left >= price
        return self.state.stock[self.seat * 4 + resource] >= price

    def values(self, space: int) -> int:
        """The final values, as bits, with which the die may be sent to a space; whether it is free is not asked."""
        if not self.reach:
            return 0
        location = LOCATION[space]
        if location == HEADQUARTERS:
            return self.reach if self.source < HQ_SOURCE else 0
        if location == MINING:
            return self.mining(space)
        if location == LABORATORY:
            return self.laboratory()
        if location == FOUNDRY:
            return self.foundry()
        if location == MARKET:
            return self.reach
        if location == ACADEMY:
            return self.academy(space)
        if location == CONTROL:
            return self.control()
        if self.sal:
            return 0
        if location == DEPOSITORY:
            return self.depository(space)
        return self.talk(space)

    def mining(self, space: int) -> int:
        state, seat = self.state, self.seat
        water = state.stock[seat * 4 + WATER] + mining_off(state, seat, self.source)
        lowest = MINE_X[space - MINING_1] - water  # the least value that can be paid for
        if lowest <= 1:
            return self.reach
        if lowest > 6:
            return 0
        values = ALL_VALUES & ~((1 << lowest) - 1)
        if state.led_by(seat, AKIRA) and not self.sal:
            values |= 14
        return self.reach & values

    def laboratory(self) -> int:
        state = self.state
        if not (state.piles[0] or state.piles[1] or state.piles[2]):
            return 0
        values = 0
        for second in seconds(state, self.seat, self.source):
            values |= pair_values(state, self.seat, self.source, second)
        return values

    def foundry(self) -> int:
        piles = self.state.piles
        values = (LOW if piles[3] else 0) | (MIDDLE if piles[4] else 0) | (HIGH if piles[5] else 0)
        if not self.reach & values:
            return 0
        energy, water = foundry_prices(self.state, self.seat, self.source)
        return self.reach & values if self.has(ENERGY, energy) or self.has(WATER, water) else 0

    def academy(self, space: int) -> int:
        state, seat = self.state, self.seat
        column = ACADEMY_COLUMN[space - ACADEMY_1]
        values = self.reach & BAND[column]
        if not values or not state.reserve[seat] or state.current[seat] == QUARANTINE:
            return 0
        price = academy_price(state, seat, self.source, space, 1)
        return values if self.has(ACADEMY_RESOURCE[column], price) else 0

    def control(self) -> int:
        state, seat = self.state, self.seat
        values = self.reach & STEP_VALUES[state.harvesters[seat]]
        if not values:
            return 0
        energy, water = control_prices(state, seat, self.source)
        return values if self.has(ENERGY, energy) or self.has(WATER, water) else 0

    def depository(self, space: int) -> int:
        values = self.reach & DEP_VALUES[space - DEP_1]
        return values if values and self.can_deliver() else 0

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
        resource = TALK_RESOURCE[(space - NEG_1) // ROWS]
        price = talk_price(self.state, self.seat, self.source, space)
        return self.reach if self.has(resource, price) else 0

    def reason(self, space: int) -> Phrase:
        """Why the die cannot go to a free space; asked only where `values` is empty."""
        state, seat = self.state, self.seat
        location = LOCATION[space]
        if self.left < 0:
            return Phrase(GARAGE_COST, (self.algae,))
        if location == HEADQUARTERS:
            return Phrase(HQ_TWICE)
        if location == LABORATORY:
            if not (state.piles[0] or state.piles[1] or state.piles[2]):
                return Phrase(PILE_EMPTY)
            found = seconds(state, seat, self.source)
            if not found:
                return Phrase(NO_SECOND_DIE)
            pairs = [1 for second in found if self.reach & reach(state, seat, second)]
            return Phrase(CANNOT_PAY if pairs else NO_PAIR)
        if location == FOUNDRY:
            piles = [1 for pile in range(3) if self.reach & BAND[pile] and state.piles[3 + pile]]
            return Phrase(CANNOT_PAY if piles else PILE_EMPTY)
        if location == ACADEMY:
            if state.current[seat] == QUARANTINE:
                return Phrase(CLOSED, (QUARANTINE,))
            if not state.reserve[seat]:
                return Phrase(NO_RESERVE)
            return Phrase(CANNOT_PAY if self.reach & BAND[ACADEMY_COLUMN[space - ACADEMY_1]] else WRONG_VALUE)
        if location == CONTROL:
            return Phrase(CANNOT_PAY if self.reach & STEP_VALUES[state.harvesters[seat]] else NO_STEP)
        if self.sal and location >= DEPOSITORY:
            return Phrase(SAL_STAYS)
        if location == DEPOSITORY:
            return Phrase(NO_CONTRACT if self.reach & DEP_VALUES[space - DEP_1] else WRONG_VALUE)
        return Phrase(CANNOT_PAY)
