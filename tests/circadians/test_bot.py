"""How Circadians' bots think: which options they look at, and how far."""

from __future__ import annotations

import pytest

from stolik.bots import make
from stolik.bots.search import Search
from stolik.games.circadians import GAME
from stolik.games.circadians.board import LAST_ROUND
from stolik.games.circadians.pieces import EXECUTE, LIFT, PLAN
from stolik.games.circadians.state import CiState

from .scenes import garages, harvester, offers, stock, table, turn


def planning(seed: int) -> CiState:
    """A table at its first plan."""
    state = GAME.start(GAME.setup(2, seed))
    bots = [make("random", seat) for seat in range(2)]
    while state.phase != PLAN:
        seat = state.deciders()[0]
        state.choose(bots[seat].choose(GAME.redact(state, seat), GAME), seat)
    return state


def control_weight(round: int, hex: str) -> float:
    """What the Control Room weighs for a 3 when the harvester stands there."""
    state = table()
    state.round = round
    garages(state, 3)
    harvester(state, hex)
    stock(state, water=20)
    turn(state)
    weights = GAME.priors(state)
    assert weights is not None
    return weights[offers(state).index("send control_1")]


def test_a_plan_is_judged_by_itself_and_a_die_by_what_follows() -> None:
    state = planning(1)
    assert GAME.ahead(GAME.redact(state, 0)) == 1
    while state.phase != EXECUTE:
        state.choose(state.options()[0])
    assert GAME.ahead(GAME.redact(state, 0)) == 5


def test_an_option_is_worth_the_mean_of_its_ways_and_not_the_luckiest() -> None:
    """Others decide much of what follows: of many ways tried once, one always turns out well by luck."""
    search = Search(GAME, GAME.redact(planning(1), 0), 1)
    search.think(120)
    edges = [edge for edge in search.root.table(0).values() if edge.visits > 1]
    assert edges
    for edge in edges:
        assert edge.value == pytest.approx(edge.worth / edge.visits)


def test_a_bot_plans_anew_once_in_a_round_at_most() -> None:
    for seed in range(3):
        state = planning(seed)
        bot = make("hard:12i", seed)
        lifted = 0
        while 0 in state.deciders():
            option = bot.choose(GAME.redact(state, 0), GAME)
            lifted += option.verb is LIFT
            state.choose(option, 0)
        assert lifted <= 1


def test_the_control_room_is_looked_at_in_the_last_round_when_a_vault_is_one_step_away() -> None:
    assert control_weight(LAST_ROUND, "r3_1") > 10 * control_weight(LAST_ROUND, "r1_0") > 0
    assert control_weight(1, "r1_0") > control_weight(LAST_ROUND, "r1_0")
