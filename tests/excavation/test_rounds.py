"""Preparation, scoring and the end."""

from __future__ import annotations

import pytest
from excavation.scenes import (
    acts, black, clear, guards, holds, ids, in_round, levels, names, next_buyers, offers, play, queue, queue_text,
    rep, reps, stack, table, traders,
)  # fmt: skip

from stolik.games.excavation import GAME
from stolik.games.excavation.cards import MAJORITY
from stolik.games.excavation.pieces import CARD, COLOUR, TILE
from stolik.games.excavation.rounds import (
    DealPacks, NextRound, RefreshQueues, ResolveForecast, RevealOrders, RotateBlackMarket, SetTurnOrder,
)  # fmt: skip
from stolik.games.excavation.scoring import ScoreGallery, ScoreRound, majority
from stolik.games.excavation.state import ExcavationState
from stolik.games.excavation.tiles import gallery_credits


@pytest.fixture
def state() -> ExcavationState:
    state = clear(table("dal_harrai", "kuti_kuti"))
    state.round = 2
    return state


def test_orders_come_in_round_2_and_are_flipped_in_round_3(state: ExcavationState) -> None:
    waiting = state.order_deck
    RevealOrders().run(state)
    assert state.orders == waiting[:3] and state.order_deck == ()
    state.round = 3
    RevealOrders().run(state)
    assert state.orders == waiting[:3]


def test_e13_a14_queues_are_refreshed_to_three(state: ExcavationState) -> None:
    for market in range(6):
        state.queues[market] = (0, 0, 0)
    queue(state, "market_1", "yellow red special green")
    queue(state, "market_2", "red purple orange")
    queue(state, "market_3", "green")
    queue(state, "market_4", "")
    levels(state, yellow=5)
    next_buyers(state, "purple special red red orange")
    empty_red = state.clone()
    RefreshQueues().run(state)
    assert queue_text(state, "market_1") == "red special green" and state.level(0) == 4
    assert queue_text(state, "market_2") == "red purple orange"
    assert queue_text(state, "market_3") == "green purple special"
    assert queue_text(state, "market_4") == "red red orange"
    empty_red.track[COLOUR.parse("red")] = 0
    RefreshQueues().run(empty_red)
    assert queue_text(empty_red, "market_4").startswith("orange") and len(empty_red.queues[3]) == 3
    assert "red" not in queue_text(empty_red, "market_4")


def test_e14_the_forecast_brings_tiles_and_a_short_stack_fewer(state: ExcavationState) -> None:
    state.forecast = ids(CARD, "red_s1 red_s2 green_s1")
    state.marks = (1, -2, 0)
    state.crew[:] = [20, 20]
    stack(state, "red", "red_k1 red_k2 red_k1 red_k4 red_k3 red_k2 red_k1")
    stack(state, "green", "green_k2 green_k1")
    ResolveForecast().run(state)
    dug = {TILE.names[tile]: count for tile, count in enumerate(state.ground) if count}
    assert dug == {"red_k1": 1, "red_k2": 1, "red_k4": 1, "red_k3": 1, "green_k2": 1, "green_k1": 1}
    assert black(state, "red") == "red_k1 red_k2" and black(state, "green") == ""
    assert state.crew == [21, 21] and len(state.forecast) == 3 and state.marks == (-2, -2, -2)
    assert names(TILE, state.stacks[2]) == "red_k1"


def test_there_is_no_forecast_in_round_3(state: ExcavationState) -> None:
    state.round = 3
    ResolveForecast().run(state)
    assert state.forecast == () and state.marks == ()


def test_e15_initiative_tokens_set_the_turn_order() -> None:
    state = table("aqulla", "gul", "issisinui", "kuti_kuti")
    state.order = (0, 1, 2, 3)
    state.tokens = (2, 0, 1, 0)
    SetTurnOrder().run(state)
    assert state.order == (2, 0, 1, 3) and state.tokens == (0, 0, 0, 0)
    state.order = (0, 1, 2, 3)
    state.tokens = (0, 0, 0, 1)
    SetTurnOrder().run(state)
    assert state.order == (3, 0, 1, 2)


def test_hands_are_drafted_and_travel_cards_return(state: ExcavationState) -> None:
    acts(state, 0, "red_s1 red_s2")
    state.hands[1] = ()
    state.fuel = [0, 1]
    state.agenda = [DealPacks()]
    state.advance()
    assert state.deciders() == [0, 1] and [len(pack) for pack in state.packs] == [8, 8]
    first, second = state.packs
    play(state, *(f"pick {CARD.names[card]}" for card in first[:2]), seat=0)
    assert state.deciders() == [1] and state.picks[0] == first[:2]
    play(state, *(f"pick {CARD.names[card]}" for card in second[:2]), seat=1)
    assert state.packs == [second[2:], first[2:]]
    while state.deciders():
        play(state, offers(state)[0])
    assert [len(hand) for hand in state.hands] == [8, 6] and state.fuel == [7, 7]


def test_e22_alone_one_drafts_six_of_nine() -> None:
    state = table("dal_harrai")
    state.hands[0] = ()
    state.agenda = [DealPacks()]
    before = len(state.discards)
    state.advance()
    sizes = []
    while state.deciders():
        sizes.append(len(state.packs[0]))
        play(state, offers(state)[0])
    assert sizes == [9, 8, 5, 4] and len(state.hands[0]) == 6 and len(state.discards) == before + 3


def test_the_black_market_rotates(state: ExcavationState) -> None:
    state.black[0] = ids(TILE, "yellow_k1 yellow_k2 yellow_k3")
    state.black[1] = ids(TILE, "green_k1")
    RotateBlackMarket().run(state)
    assert black(state, "yellow") == "yellow_k2 yellow_k3 yellow_k1" and black(state, "green") == "green_k1"


def test_a32_crew_buyers_and_explorers_stay_between_rounds(state: ExcavationState) -> None:
    state.round = 1
    reps(state, 0, left=2)
    traders(state, 1, market_2=1)
    state.ship = (2, 0, 0, 0, 0, 1)
    guards(state, 0, "red_k1")
    where = state.explorers[0]
    state.agenda = [NextRound()]
    state.passed = 0b11
    state.advance()
    while state.asks_together():
        play(state, offers(state)[0])
    assert rep(state, 0, "left") == 2 and state.traders[6 + 1] == 1 and state.ship == (2, 0, 0, 0, 0, 1)
    assert state.gallery[0] and state.explorers[0] == where and state.passed == 0 and state.round == 2


# -- scoring --------------------------------------------------------------------------------------------------


def test_e6_command_centres_in_round_3() -> None:
    # black, pink, yellow, brown
    assert majority([4, 2, 2, 0], MAJORITY[3]) == [15, 7, 7, 0]
    assert majority([0, 1, 5, 3], MAJORITY[3]) == [0, 5, 15, 10]
    assert majority([1, 3, 0, 3], MAJORITY[3]) == [5, 12, 0, 12]
    state = in_round(table("aqulla", "gul", "issisinui", "kuti_kuti"), 3, "order_grant", "order_dig", "order_flight")
    for side, counts in enumerate([(4, 0, 1), (2, 1, 3), (2, 5, 0), (0, 3, 3)]):
        reps(state, side, *counts)
    ScoreRound().run(state)
    assert state.credits == [8 + 20, 8 + 24, 8 + 22, 8 + 22]


def test_e16_ties_share_and_push_down() -> None:
    assert majority([1, 1], MAJORITY[1]) == [2, 2]
    assert majority([1, 1, 1], MAJORITY[1]) == [1, 1, 1]
    assert majority([3, 2, 2], MAJORITY[2]) == [10, 2, 2]
    assert majority([2, 2, 2, 1], MAJORITY[3]) == [10, 10, 10, 0]
    assert majority([2, 2, 2, 2], MAJORITY[3]) == [7, 7, 7, 7]
    assert majority([3, 2, 2, 2], MAJORITY[3]) == [15, 5, 5, 5]
    assert majority([3, 0], MAJORITY[3]) == [15, 0]
    assert majority([0, 0], MAJORITY[3]) == [0, 0]


def test_e7_a5_the_gallery_pays_for_rows_and_columns(state: ExcavationState) -> None:
    guards(
        state, 0,
        "yellow_k1 green_k1 red_k1 purple_k1 orange_k1 yellow_k2 orange_k2 red_k3 orange_k3 red_k4 orange_k4",
    )  # fmt: skip
    assert gallery_credits(state.gallery[0]) == 41
    assert gallery_credits((1 << 20) - 1) == 148
    ScoreGallery().run(state)
    assert state.credits == [8 + 41, 8]


def ended(credits: list[int], left: list[int]) -> ExcavationState:
    state = table("aqulla", "gul", "issisinui")
    state.credits = credits
    for side, count in enumerate(left):
        holds(state, side, " ".join(["red_k1"] * min(count, 5)), " ".join(["red_k2"] * max(0, count - 5)))
    return state


def test_the_most_credits_win_then_the_most_artifacts_then_all() -> None:
    assert GAME.winners(ended([50, 60, 55], [3, 0, 0])) == [1]
    tied = ended([60, 60, 55], [3, 6, 8])
    assert GAME.winners(tied) == [1] and str(GAME.tie_break(tied)) == "more-artifacts"
    shared = ended([60, 60, 55], [3, 3, 8])
    assert GAME.winners(shared) == [0, 1] and str(GAME.tie_break(shared)) == "shared"
    assert GAME.tie_break(ended([50, 60, 55], [3, 0, 0])) is None


def test_artifacts_left_pay_nothing_among_humans(state: ExcavationState) -> None:
    holds(state, 0, "red_k4 red_k4")
    ScoreGallery().run(state)
    assert state.credits == [8, 8]


def test_the_game_ends_after_the_third_round(state: ExcavationState) -> None:
    in_round(state, 3, "order_grant", "order_dig", "order_flight")
    state.passed = 0b10
    reps(state, 0, left=1)
    acts(state, 0, "red_s1 red_s2 red_s3")
    play(state, "pass")
    assert not state.over  # A47: cards are still discarded
    play(state, "discard red_s1")
    assert state.over and state.credits[0] == 8 + 15 and state.deciders() == []
    sheet = {line.id: line.points for line in GAME.score_sheet(state)}
    assert sheet == {"start": (8, 8), "majority_3": (15, 0)}
