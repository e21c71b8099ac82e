"""Along random games: a die may be sent exactly where the price that it would pay can be paid."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from stolik.games.circadians import GAME, board
from stolik.games.circadians.actions.costs import NONE, Sending, academy_price, mining_price, talk_price
from stolik.games.circadians.actions.send import Dispatch, Payment
from stolik.games.circadians.board import ALGAE, LOCATION, OPEN, WATER
from stolik.games.circadians.pieces import CANNOT_PAY, LIFT, VALUES_OF
from stolik.games.circadians.state import CiState


def dispatches(seed: int) -> Iterator[tuple[CiState, Dispatch]]:
    """The moments of a random game at which a die is sent; plans are not changed, so that more is sent."""
    chance = random.Random(seed)
    irenic = {"irenic": "on"} if seed % 2 else {}
    state = GAME.start(GAME.setup(1 + seed % 4, seed, irenic))
    while not state.over:
        if isinstance(state.agenda[-1], Dispatch):
            yield state, state.agenda[-1]
        seat = state.deciders()[0]
        options = state.options(seat)
        state.play(chance.choice([each for each in options if each.verb is not LIFT] or options), seat)


def price_of(state: CiState, seat: int, source: int, space: int, value: int) -> tuple[int, int]:
    """The resource and the price of a space with one price."""
    location = LOCATION[space]
    if location == board.MINING:
        return WATER, mining_price(state, seat, source, space, value)
    if location == board.ACADEMY:
        resource = board.ACADEMY_RESOURCE[board.ACADEMY_COLUMN[space - board.ACADEMY_1]]
        return resource, academy_price(state, seat, source, space, 1)
    return board.TALK_RESOURCE[(space - board.NEG_1) // board.ROWS], talk_price(state, seat, source, space)


@pytest.mark.parametrize("seed", range(8))
def test_a_die_may_be_sent_exactly_where_its_price_can_be_paid(seed: int) -> None:
    asked = 0
    for state, step in dispatches(seed):
        seat, source = step.seat, step.source
        sending = Sending(state, seat, source)
        for location in (board.MINING, board.ACADEMY, board.NEGOTIATION):
            for space in OPEN[location][state.config]:
                values = sending.values(space)
                if not values and sending.refused is not CANNOT_PAY:
                    continue
                for value in VALUES_OF[values or sending.reach]:
                    resource, price = price_of(state, seat, source, space, value)
                    have = state.stock[seat * 4 + resource] - (sending.algae if resource == ALGAE else 0)
                    assert (values >> value & 1 == 1) == (have >= price), (space, value)
                    asked += 1
        for location in (board.FOUNDRY, board.CONTROL):
            values = sending.values(OPEN[location][state.config][0])
            if values or sending.refused is CANNOT_PAY:
                payment = Payment(seat, source, NONE, OPEN[location][state.config][0], 1)
                assert bool(values) == bool(payment.options(state))
                asked += 1
    assert asked > 100
