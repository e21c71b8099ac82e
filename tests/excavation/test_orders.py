"""Order cards: one test for every side."""

from __future__ import annotations

from excavation.scenes import (
    acts, black, clear, dig, guarded, guards, hand, holds, ids, in_round, next_cards, offers, play, queue, queue_text,
    rep, reps, stored, table, top, trader, traders,
)  # fmt: skip

from stolik.games.excavation.pieces import LOCATION, TILE
from stolik.games.excavation.state import ExcavationState

WHITE, YELLOW = 2, 3


def withdrawn(order: str, side: int, prepared: ExcavationState | None = None) -> ExcavationState:
    """Seat 0, Dal-Harrai, has just withdrawn its representative from the left centre."""
    state = prepared or table_for_orders()
    in_round(state, side, order, "order_grant", "order_flight")
    acts(state, 0, "red_s1", at=" ".join(LOCATION.names[at] for at in state.explorers[0]))
    return play(state, "card red_s1", "command", "withdraw left")


def table_for_orders() -> ExcavationState:
    state = clear(table("dal_harrai", "kuti_kuti"))
    reps(state, 0, left=1)
    state.crew[0] = 21
    return state


def used(order: str, side: int, prepared: ExcavationState | None = None) -> ExcavationState:
    return play(withdrawn(order, side, prepared), f"use {order}")


def test_an_ability_is_optional_and_leaves_the_rest_of_the_command() -> None:
    state = withdrawn("order_grant", WHITE)
    assert offers(state) == ["use order_grant", "skip"] and state.crew[0] == 22
    play(state, "skip")
    assert state.credits[0] == 8 and offers(state) == ["trader market_1", "done"]


def test_an_ability_that_can_do_nothing_is_not_offered() -> None:
    for order in ("order_dig", "order_contraband"):
        assert offers(withdrawn(order, WHITE)) == ["trader market_1", "done"]


def test_flight_white_is_a_travel_of_five() -> None:
    state = used("order_flight", WHITE)
    assert str(state.prompt(0)) == "travel 5" and "move market_1 black_east" in offers(state)
    play(state, "move market_1 black_east")
    assert offers(state) == ["trader market_1", "done"] or str(state.prompt(0)).startswith("travel")


def test_flight_yellow_relocates_two_explorers_anywhere() -> None:
    state = used("order_flight", YELLOW)
    assert "move market_1 market_6" in offers(state) and "move market_1 market_4" not in offers(state)
    play(state, "move market_1 market_6")
    assert not [offer for offer in offers(state) if offer.startswith("move market_6")]
    play(state, "move market_4 market_1")
    assert state.explorers[0] == ids(LOCATION, "market_6 market_1 dig_purple_2")
    assert offers(state) == ["trader market_1", "done"]


def test_dig_white_takes_a_tile_of_any_colour_where_an_explorer_stands() -> None:
    state = table_for_orders()
    dig(state, "purple_k2 purple_k3 red_k1")
    used("order_dig", WHITE, state)
    assert offers(state) == ["dig dig_purple_2 purple_k2", "dig dig_purple_2 purple_k3", "skip"]
    play(state, "dig dig_purple_2 purple_k3", "sample purple_k3")
    assert stored(state, 0) == ("purple_k3", "") and guarded(state, 0) == "purple_k3"


def test_dig_yellow_takes_a_tile_from_anywhere_into_the_hold() -> None:
    state = table_for_orders()
    dig(state, "purple_k2 red_k1")
    full = state.clone()
    used("order_dig", YELLOW, state)
    assert offers(state) == ["dig dig_red_1 red_k1", "dig dig_purple_2 purple_k2", "skip"]
    holds(full, 0, "red_k1 red_k1 red_k1 red_k1 red_k1")
    assert "use order_dig" not in offers(withdrawn("order_dig", YELLOW, full))


def test_kuti_kuti_digs_only_one_tile_by_an_order() -> None:
    state = clear(table("kuti_kuti", "dal_harrai"))
    reps(state, 0, left=1)
    dig(state, "purple_k2 purple_k3")
    used("order_dig", WHITE, state)
    play(state, "dig dig_purple_2 purple_k3", "done")
    assert offers(state) == ["trader market_1", "done"]


def test_supplies_white_draws_two_keeps_one_and_pays_two() -> None:
    state = table_for_orders()
    next_cards(state, "green_s1 orange_s6")
    used("order_supplies", WHITE, state)
    assert state.credits[0] == 10 and offers(state) == ["keep green_s1", "keep orange_s6"]
    play(state, "keep orange_s6")
    assert hand(state) == "orange_s6"


def test_supplies_yellow_draws_three_keeps_one_and_pays_five() -> None:
    state = table_for_orders()
    next_cards(state, "green_s1 orange_s6 red_s2")
    used("order_supplies", YELLOW, state)
    assert state.credits[0] == 13 and offers(state) == ["keep green_s1", "keep red_s2", "keep orange_s6"]
    play(state, "keep red_s2")
    assert hand(state) == "red_s2" and len(state.discards) >= 3


def test_campaign_white_adds_two_coloured_buyers_to_any_queues() -> None:
    state = table_for_orders()
    queue(state, "market_3", "red red red red")
    used("order_campaign", WHITE, state)
    assert not [offer for offer in offers(state) if "special" in offer] and len(offers(state)) == 31
    play(state, "add green market_3", "add orange market_6")
    assert queue_text(state, "market_3") == "red red red green" and queue_text(state, "market_6") == "orange"
    assert offers(state) == ["trader market_1", "done"]


def test_campaign_yellow_adds_three_buyers_also_special_ones() -> None:
    state = used("order_campaign", YELLOW)
    play(state, "add special market_3", "add special market_3", "add red market_3")
    assert queue_text(state, "market_3") == "special special red"
    assert offers(state) == ["trader market_1", "done"]


def test_contraband_white_acquires_for_the_value_without_an_explorer() -> None:
    state = table_for_orders()
    top(state, "red_k4 red_k1")
    used("order_contraband", WHITE, state)
    assert offers(state) == ["acquire red_k4 hold", "acquire red_k4 hatch", "skip"]
    play(state, "acquire red_k4 hatch", "sample red_k4")
    assert state.credits[0] == 2 and stored(state, 0) == ("", "red_k4") and black(state, "red") == "red_k1"


def test_contraband_yellow_takes_a_tile_for_nothing() -> None:
    state = table_for_orders()
    top(state, "red_k4")
    state.credits[0] = 0
    used("order_contraband", YELLOW, state)
    play(state, "acquire red_k4 hold", "done")
    assert state.credits[0] == 0 and stored(state, 0) == ("red_k4", "")


def test_grant_pays_six_or_ten() -> None:
    assert used("order_grant", WHITE).credits[0] == 14
    assert used("order_grant", YELLOW).credits[0] == 18


def test_promotion_white_places_two_traders_on_different_markets() -> None:
    state = used("order_promotion", WHITE)
    play(state, "trader market_6")
    assert "trader market_6" not in offers(state)
    play(state, "trader market_2")
    assert trader(state, 0, "market_6") == trader(state, 0, "market_2") == 1 and state.crew[0] == 20


def test_promotion_white_takes_guards_when_the_supply_is_empty() -> None:
    state = table_for_orders()
    state.crew[0] = 0
    guards(state, 0, "red_k1")
    used("order_promotion", WHITE, state)
    play(state, "trader market_6")
    assert "trader-from market_2 red_k1" in offers(state)


def test_promotion_yellow_promotes_two_traders_also_from_one_market() -> None:
    state = table_for_orders()
    traders(state, 0, market_1=2, market_6=1)
    used("order_promotion", YELLOW, state)
    assert offers(state) == ["promote market_1", "promote market_6", "done"]
    play(state, "promote market_1", "promote market_1")
    assert rep(state, 0, "left") == 2 and trader(state, 0, "market_1") == 0


def test_a11_a_trader_placed_first_can_be_promoted() -> None:
    state = in_round(table_for_orders(), YELLOW, "order_promotion", "order_grant", "order_flight")
    acts(state, 0, "red_s1")
    play(state, "card red_s1", "command", "trader market_1", "withdraw left", "use order_promotion", "promote market_1")
    assert rep(state, 0, "left") == 1 and trader(state, 0, "market_1") == 0 and state.deciders() == [1]


def test_archive_white_samples_a_tile_on_any_site_without_taking_it() -> None:
    state = table_for_orders()
    dig(state, "red_k1 green_k4")
    top(state, "orange_k1")
    guards(state, 0, "red_k1")
    used("order_archive", WHITE, state)
    assert offers(state) == ["sample green_k4", "skip"]
    play(state, "sample green_k4")
    assert guarded(state, 0) == "green_k4 red_k1" and state.ground[TILE.parse("green_k4")] == 1
    assert state.credits[0] == 8


def test_archive_yellow_samples_also_a_top_tile_and_pays_three_in_any_case() -> None:
    state = table_for_orders()
    dig(state, "red_k1")
    top(state, "orange_k1 orange_k2")
    used("order_archive", YELLOW, state)
    assert offers(state) == ["sample red_k1", "sample orange_k1", "skip"] and state.credits[0] == 11
    assert used("order_archive", YELLOW).credits[0] == 11


def test_a_sample_of_the_archive_can_complete_a_column() -> None:
    state = table_for_orders()
    dig(state, "red_k4")
    guards(state, 0, "red_k1 red_k2 red_k3")
    next_cards(state, "purple_s2")
    used("order_archive", WHITE, state)
    play(state, "sample red_k4")
    assert hand(state) == "purple_s2"
