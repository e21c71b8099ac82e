"""The AI: its boards, development tokens, schemes, incidents, harvest and rest."""

from __future__ import annotations

import pytest

from circadians.scenes import BLUE, at, go, put, said, table
from stolik.games.circadians import GAME
from stolik.games.circadians.automa import AiHarvest, AiRest, AiTurn, attempt, drive, resolve
from stolik.games.circadians.board import (
    ACADEMY, DEPOSITORY, FOUNDRY, LABORATORY, MARKET, MINING, NEIGHBOURS, STEPS,
)  # fmt: skip
from stolik.games.circadians.cards import SCHEME_IDS, TALK_JRAYEK, TALK_LEYRIEN
from stolik.games.circadians.pieces import AI, HEX
from stolik.games.circadians.scoring import ai_lines, nearest_vault
from stolik.games.circadians.state import CiState


def lone(ai: str = "ai_xiao", side: str = "A") -> CiState:
    state = table(seats=1, ai=ai, side=side)
    state.event_row = (10, 11)  # none of them blue
    state.events = []
    return state


def schemes(state: CiState, *names: str) -> None:
    """Put schemes on top of the deck, the first one uppermost."""
    top = [SCHEME_IDS.index(name) for name in reversed(names)]
    state.scheme_deck = tuple([card for card in range(20) if card not in top] + top)


@pytest.mark.parametrize(
    ("ai", "dice", "gems", "rest", "blue"),
    [
        ("ai_tovi", 2, (0, 0, 0, 1, 1, 1), (3, 1, 1, 0, 0, 0), 0),
        ("ai_xiao", 3, (0, 0, 0, 1, 1, 1), (3, 2, 1, 0, 0, 0), 1),
        ("ai_kesh", 4, (0, 0, 0, 1, 1, 2), (3, 2, 1, 0, 0, 0), 2),
        ("ai_omra", 5, (0, 0, 0, 1, 2, 3), (3, 2, 1, 0, 0, 0), 2),
    ],
)
def test_each_board(ai: str, dice: int, gems: tuple[int, ...], rest: tuple[int, ...], blue: int) -> None:
    assert GAME.start(GAME.setup(1, 3, {"ai": ai})).ai_dice == dice
    for number in range(6):
        state = lone(ai)
        state.ai_dice = number
        state.then(AiHarvest())
        go(state)
        assert state.ai_gems == gems[number]
        state.then(AiRest())
        state.over = False
        go(state)
        assert state.ai_dice == min(5, number + rest[number])
    state = lone(ai)
    state.event_row = (0, 1, 10, 2)
    assert ai_lines(state)[-1] == 3 * blue


def test_alone_xiao_plays_unless_another_is_chosen() -> None:
    assert GAME.start(GAME.setup(1, 1)).ai == AI.ids["ai_xiao"]
    assert GAME.participants(GAME.start(GAME.setup(1, 1))) == ["seat_0", "ai_xiao"]
    assert GAME.participants(GAME.start(GAME.setup(3, 1, {"ai": "ai_omra"})))[-1] == "ai_omra"
    assert GAME.start(GAME.setup(2, 1)).ai == 0


# -- harvester -----------------------------------------------------------------------------------------------------


def test_the_harvester_stops_before_a_vault() -> None:
    state = lone()
    state.ai_harvester = HEX.ids["r2_1"]
    drive(state, 2)  # r3_1; further right is the edge
    assert state.ai_harvester == HEX.ids["r3_1"]
    drive(state, 3)  # v0 lies there
    assert state.ai_harvester == HEX.ids["r3_1"]


def test_an_arrow_is_used_only_as_the_first_step() -> None:
    state = lone()
    state.tokens = 0
    drive(state, 2)
    assert state.ai_harvester == HEX.ids["r3_0"]  # it does not leave through the arrow
    drive(state, 2)
    assert state.ai_harvester == HEX.ids["r3_0"]  # from there to r3_9 and straight on to the edge
    assert STEPS[HEX.ids["r3_0"]][2] == HEX.ids["r3_9"] and NEIGHBOURS[HEX.ids["r3_0"]][2] < 0


def test_the_harvester_stops_on_a_gem_and_removes_water() -> None:
    state = lone(side="B")
    state.ai_harvester = HEX.ids["r2_6"]
    state.tokens |= 1 << HEX.ids["r1_3"]  # side B has no token there: a made-up water
    drive(state, 3)  # r2_5 has water, r2_4 and r3_5 have none
    assert not state.tokens >> HEX.ids["r2_5"] & 1 and state.ai_gems == 0  # A42


# -- schemes -------------------------------------------------------------------------------------------------------


def test_without_dice_nothing_happens() -> None:
    state = lone()
    state.ai_dice = 0
    resolve(state, 0, [])
    assert not any(state.dice) and "ai-idle ai_xiao s01" in said(state)


def test_market_and_mine_give_the_schemes_gems_on_the_leftmost_free_space() -> None:
    state = lone()
    put(state, "mining_1", 3)
    assert attempt(state, MINING, 2, 4, []) and at(state, "mining_3") == (1, 4) and state.ai_gems == 2
    assert not attempt(state, MINING, 2, 4, [])  # A20
    assert attempt(state, MARKET, 1, 4, []) and at(state, "market_1") == (1, 4) and state.ai_gems == 3


def test_the_laboratory_unlocks_a_development_token_and_is_blocked() -> None:
    state = lone()
    assert attempt(state, LABORATORY, 0, 2, []) and state.ai_dev == 1 and at(state, "lab_1") == (1, 2)
    assert not attempt(state, LABORATORY, 0, 2, [])
    state = lone()
    state.ai_dev = 3
    assert not attempt(state, LABORATORY, 0, 2, [])


def test_dev_1_brings_a_gem_at_every_harvest() -> None:
    state = lone()
    state.ai_dev, state.ai_dice = 1, 0
    state.then(AiHarvest())
    go(state)
    assert state.ai_gems == 1


def test_dev_2_brings_a_die_at_every_rest_below_five() -> None:
    for dice, after in ((3, 4), (5, 5), (0, 4)):
        state = lone()
        state.ai_dev, state.ai_dice = 2, dice
        state.then(AiRest())
        go(state)
        assert state.ai_dice == after


def test_dev_3_turns_up_a_third_scheme_from_the_next_turn() -> None:
    state = lone()
    state.ai_dev = 2
    schemes(state, "s05", "s17", "s19", "s15", "s10")  # s05 goes to the Laboratory
    state.then(AiTurn())
    go(state)
    assert state.ai_dev == 3 and len(state.scheme_row) == 2  # A38
    state.then(AiTurn())
    state.over = False
    go(state)
    assert len(state.scheme_row) == 5


def test_each_token_is_worth_2_points() -> None:
    state = lone()
    state.ai_dev = 3
    assert sum(ai_lines(state)) == 6


def test_the_foundry_turns_up_an_extra_scheme_resolved_last() -> None:
    state = lone()
    state.ai_dice = 5
    schemes(state, "s09", "s01", "s17")  # s09: Foundry, turning up s01 as an extra; s17 is the second regular card
    state.then(AiTurn())
    go(state)
    cards = [SCHEME_IDS[card] for card in state.scheme_row]
    assert cards == ["s09", "s01", "s17"]
    sent = [text for text in said(state) if text.startswith("ai-sent")]
    assert [text.split(" ")[2] for text in sent] == ["3", "6", "1"]  # the extra one last


def test_an_extra_scheme_may_bring_another() -> None:
    state = lone()
    state.ai_dice = 5
    schemes(state, "s09", "s13", "s17", "s02")
    put(state, "market_1", 1)
    put(state, "market_2", 1)  # so that s13 goes to the Foundry
    state.then(AiTurn())
    go(state)
    assert len(state.scheme_row) == 4  # A21


def test_the_academy_takes_fitting_values_and_gives_two_dice() -> None:
    state = lone()
    assert attempt(state, ACADEMY, 0, 4, []) and at(state, "academy_2") == (1, 4) and state.ai_dice == 4
    assert not attempt(state, ACADEMY, 0, 3, [])
    state.ai_dice = 5
    assert attempt(state, ACADEMY, 0, 6, []) and state.ai_dice == 5


def test_the_depository_costs_a_gem_and_fills_the_topmost_row() -> None:
    state = lone()
    assert not attempt(state, DEPOSITORY, 0, 6, [])
    state.ai_gems = 2
    put(state, "dep_c56_1", 5)
    assert attempt(state, DEPOSITORY, 0, 6, []) and at(state, "dep_c56_2") == (1, 6) and state.ai_gems == 1


def test_with_three_participants_the_leftmost_fitting_column_of_the_topmost_row_is_taken() -> None:
    state = table(seats=2, ai="ai_xiao")
    state.ai_gems = 2
    assert attempt(state, DEPOSITORY, 0, 6, []) and at(state, "dep_any_1") == (2, 6)
    assert attempt(state, DEPOSITORY, 0, 6, []) and at(state, "dep_c56_1") == (2, 6)


def test_negotiations_cost_gems_in_every_column_and_move_markers_without_effect() -> None:
    state = lone()
    state.ai_gems = 9
    put(state, "neg_leyrien_1", 6)
    state.upper = (6, 0, 0, 0, 0, 0)
    assert attempt(state, TALK_LEYRIEN, 0, 4, [])
    assert at(state, "neg_leyrien_4") == (1, 4) and state.ai_gems == 4
    assert state.upper == (6, 4, 0, 0, 0, 0) and state.lower == (1, 0, 0, 0, 0, 0)


def test_a_full_column_or_too_few_gems_stop_a_negotiation() -> None:
    state = lone()
    state.ai_gems = 1
    assert not attempt(state, TALK_JRAYEK, 0, 4, [])
    state.ai_gems = 3
    put(state, "neg_jrayek_1", 1)
    put(state, "neg_jrayek_2", 1)
    assert not attempt(state, TALK_JRAYEK, 0, 4, [])


def test_schemes_are_reshuffled_but_not_those_of_this_turn() -> None:
    state = lone()
    state.scheme_deck, state.scheme_discard = (3,), (4, 5)
    state.then(AiTurn())
    go(state)
    assert len(state.scheme_row) >= 2 and state.scheme_row[0] == 3 and not state.scheme_discard


def test_a_foundry_reached_by_nobody_leaves_the_ship_piles_alone() -> None:
    state = lone()
    before = list(state.piles)
    assert attempt(state, FOUNDRY, 0, 5, []) and state.piles == before  # it takes no ship


# -- harvest, rest, scoring ----------------------------------------------------------------------------------------


def test_dice_return_at_harvest_and_more_than_five_are_lost() -> None:
    state = lone()
    state.ai_dice = 4
    for space in ("market_1", "foundry_1", "lab_1"):
        put(state, space, 2, 1)
    put(state, "dep_c12_1", 2, 1)
    state.then(AiHarvest())
    go(state)
    assert state.ai_dice == 5 and at(state, "market_1") is None and at(state, "dep_c12_1") == (1, 2)


def test_at_rest_the_highest_piles_lose_their_top_tile() -> None:
    state = lone()
    state.piles[0] = state.piles[0][:-1]
    heights = [len(pile) for pile in state.piles]
    state.then(AiRest())
    go(state)
    assert [len(pile) for pile in state.piles] == [heights[0], heights[1] - 1, heights[2], heights[3] - 1, *heights[4:]]


def test_the_nearest_vault_is_scored_and_of_equal_ones_the_dearest() -> None:
    state = lone()
    state.scanned = 63
    state.vaults = (0, 1, 2, 3, 4, 5)
    assert nearest_vault(state) == HEX.ids["v5"]  # from the centre all are equally far
    state.ai_harvester = HEX.ids["r3_1"]
    assert nearest_vault(state) == HEX.ids["v0"]


def test_the_ai_is_ranked_with_the_people() -> None:
    state = lone()
    state.ai_gems = 5
    assert GAME.scores(state) == [0, 5] and GAME.winners(state) == [1]
    state.ai_gems = 0
    state.ai_dice = 2
    state.pool[BLUE] = 3
    assert GAME.winners(state) == [0] and str(GAME.tie_break(state)) == "by-dice"  # A23
    state.pool[BLUE] = 2
    assert GAME.winners(state) == [0, 1] and str(GAME.tie_break(state)) == "shared"
