"""Selling, also by those factions that sell in their own way."""

from __future__ import annotations

import pytest
from excavation.scenes import (
    acts, black, clear, guarded, hand, holds, level, levels, next_cards, offers, play, queue, queue_text, refused, rep,
    stored, table, top, trader, traders,
)  # fmt: skip

from stolik.games.excavation.state import ExcavationState


def scene(faction: str = "dal_harrai") -> ExcavationState:
    """E5: a table of four; seat 0 has three purple tiles and traders at markets 2, 3 and 5."""
    state = clear(table(faction, *[f for f in ("aqulla", "gul", "issisinui", "kuti_kuti") if f != faction][:3]))
    for market, buyers in {
        "market_1": "red red green",
        "market_2": "purple special purple red",
        "market_3": "red green yellow",
        "market_4": "purple special",
        "market_5": "special purple orange purple",
        "market_6": "red red yellow",
    }.items():
        queue(state, market, buyers)
    levels(state, red=6, purple=5, green=4, yellow=2, orange=1)
    state.ship = (0, 2, 0, 0, 0, 1)
    state.track[5] = 3
    holds(state, 0, "purple_k1 purple_k2", "purple_k2")
    traders(state, 0, market_2=1, market_3=1, market_5=1)
    return state


def test_e5_a_sale_at_two_markets() -> None:
    state = acts(scene(), 0, "red_s1")
    next_cards(state, "orange_s3")
    play(state, "card red_s1", "sell")
    assert offers(state) == ["sell-at market_2", "sell-at market_5"]  # the only region played itself
    assert refused(state, "sell-at market_3") == "no-interest" and refused(state, "sell-at market_4") == "no-trader"
    play(state, "sell-at market_5", "sell-at market_2")
    assert offers(state) == ["give purple_k1 hold", "give purple_k2 hold", "give purple_k2 hatch"]
    play(state, "give purple_k1 hold", "give purple_k2 hatch")
    assert state.credits[0] == 8 + 20
    assert hand(state) == "orange_s3"
    assert queue_text(state, "market_2") == "red" and queue_text(state, "market_5") == "orange"
    assert state.ship == (0, 0, 0, 4, 0, 2)
    assert level(state, "green") == 2 and level(state, "purple") == 5 and state.track[5] == 4
    assert rep(state, 0, "left") == 1 and rep(state, 0, "right") == 1
    assert trader(state, 0, "market_2") == 0 and trader(state, 0, "market_3") == 1
    assert stored(state, 0) == ("purple_k2", "") and sum(state.gone) == 2


def test_e11_bonus_and_card_by_the_number_of_markets() -> None:
    state = scene()
    queue(state, "market_3", "purple")
    queue(state, "market_2", "purple")
    queue(state, "market_5", "purple")
    for count, credits in ((1, 5 + 2), (2, 5 + 4 + 3), (3, 5 + 6 + 8)):
        each = acts(state.clone(), 0, "red_s1")
        next_cards(each, "red_s6 green_s6")
        play(each, "card red_s1", "sell", *["sell-at market_2", "sell-at market_3", "sell-at market_5"][:count])
        if count < 3:
            play(each, "done")
            play(each, *["give purple_k1 hold", "give purple_k2 hold"][:count])
        assert each.credits[0] == 8 + credits
        if count == 1:
            assert hand(each) == ""
        elif count == 2:
            assert hand(each) == "red_s6"
        else:
            assert offers(each) == ["keep green_s6", "keep red_s6"]
            play(each, "keep green_s6")
            assert hand(each) == "green_s6" and each.discards[-1] == 17


def test_a46_a_single_card_that_can_be_drawn_is_kept() -> None:
    state = scene()
    for market in ("market_2", "market_3", "market_5"):
        queue(state, market, "purple")
    state.deck, state.discards = [], []
    acts(state, 0, "", fuel="2")
    state.deck = [4]
    play(state, "card fuel_2", "sell", "sell-at market_2", "sell-at market_3", "sell-at market_5")
    assert state.hands[0] == (4,) and state.deciders() != [0]


def test_two_equal_drawn_cards_still_wait_for_the_choice() -> None:
    state = scene()
    for market in ("market_2", "market_3", "market_5"):
        queue(state, market, "purple")
    acts(state, 0, "", fuel="2")
    next_cards(state, "red_s6 red_s6")
    play(state, "card fuel_2", "sell", "sell-at market_2", "sell-at market_3", "sell-at market_5")
    assert offers(state) == ["keep red_s6"]


def test_any_card_sells_and_the_region_need_not_match() -> None:
    state = acts(scene(), 0, "", fuel="3")
    play(state, "card fuel_3")
    assert "sell" in offers(state)


def test_no_sale_without_trader_interest_or_tile() -> None:
    state = scene()
    traders(state, 0, market_2=0, market_5=0)
    acts(state, 0, "red_s1")
    play(state, "card red_s1")
    assert refused(state, "sell") == "no-sale"
    holds(state, 0)
    acts(state, 0, "red_s1")
    play(state, "card red_s1")
    assert refused(state, "sell") == "no-artifact"


def test_the_number_of_tiles_limits_the_markets_and_all_are_given_without_a_question() -> None:
    state = scene()
    holds(state, 0, "purple_k1")
    acts(state, 0, "red_s1")
    play(state, "card red_s1", "sell", "sell-at market_5")
    assert stored(state, 0) == ("", "") and state.credits[0] == 8 + 5 + 6 and rep(state, 0, "left") == 0


def test_special_buyers_buy_every_colour() -> None:
    state = scene()
    holds(state, 0, "orange_k1 green_k1")
    acts(state, 0, "red_s1")
    play(state, "card red_s1", "sell")
    assert offers(state) == ["region green", "region orange"]
    play(state, "region green")
    assert offers(state) == ["sell-at market_2", "sell-at market_3", "sell-at market_5"]


# -- Aqulla ---------------------------------------------------------------------------------------------------


def test_aqulla_sells_without_a_trader_at_the_market_of_the_card() -> None:
    state = acts(scene("aqulla"), 0, "red_s4", fuel="2", left=2)
    play(state, "card red_s4", "sell")
    assert offers(state) == ["sell-at market_2", "sell-at market_4", "sell-at market_5"]
    play(state, "sell-at market_4", "done", "give purple_k1 hold")
    assert state.credits[0] == 8 + 5 + 4 and rep(state, 0, "middle") == 0  # A35: nobody to promote
    play(state, "card fuel_2", "sell")
    assert offers(state) == ["sell-at market_2", "sell-at market_5"]


def test_aqulla_promotes_a_trader_that_stands_there() -> None:
    state = acts(scene("aqulla"), 0, "red_s5")
    play(state, "card red_s5", "sell", "sell-at market_5", "done", "give purple_k1 hold")
    assert rep(state, 0, "right") == 1 and trader(state, 0, "market_5") == 0


def test_aqulla_still_needs_a_buyer_and_others_have_no_free_market() -> None:
    state = scene("aqulla")
    traders(state, 0, market_2=0, market_3=0, market_5=0)
    acts(state, 0, "red_s1 red_s4", left=2)
    play(state, "card red_s1")
    assert refused(state, "sell") == "no-sale"
    other = acts(scene(), 0, "red_s4")
    play(other, "card red_s4", "sell")
    assert "sell-at market_4" not in offers(other)


# -- Gul ------------------------------------------------------------------------------------------------------


@pytest.fixture
def gul() -> ExcavationState:
    state = scene("gul")
    top(state, "purple_k4 purple_k1")
    top(state, "yellow_k1")
    return state


def test_gul_acquires_a_tile_for_its_value_before_the_sale(gul: ExcavationState) -> None:
    acts(gul, 0, "red_s1", at="black_east market_1 market_4")
    play(gul, "card red_s1", "sell")
    assert offers(gul) == [
        "acquire yellow_k1 hold", "acquire yellow_k1 hatch", "acquire purple_k4 hold", "acquire purple_k4 hatch", "skip",
    ]  # fmt: skip
    play(gul, "acquire purple_k4 hatch")
    assert gul.credits[0] == 2 and black(gul, "purple") == "purple_k1"
    assert offers(gul) == ["sample purple_k4", "done"]
    play(gul, "sample purple_k4")
    assert guarded(gul, 0) == "purple_k4"
    play(gul, "sell-at market_2", "done", "give purple_k4 hatch")
    assert gul.credits[0] == 2 + 5 + 6


def test_a48_gul_buys_only_what_makes_a_sale_possible(gul: ExcavationState) -> None:
    holds(gul, 0)
    traders(gul, 0, market_2=0, market_5=0)  # market 3 wants red, green and yellow
    acts(gul, 0, "red_s1", at="black_east market_1 market_4")
    play(gul, "card red_s1", "sell")
    assert offers(gul) == ["acquire yellow_k1 hold", "acquire yellow_k1 hatch"]
    play(gul, "acquire yellow_k1 hold", "done")
    assert gul.credits[0] == 8 - 3 + 1 + 2  # yellow has rank 4, one interested buyer
    assert stored(gul, 0) == ("", "")


def test_gul_needs_an_explorer_on_a_black_market_credits_and_space(gul: ExcavationState) -> None:
    holds(gul, 0)
    acts(gul, 0, "red_s1", at="market_2 market_1 market_4")
    play(gul, "card red_s1")
    assert "sell" not in offers(gul)
    gul.credits[0] = 2
    acts(gul, 0, "red_s1", at="black_east market_1 market_4")
    play(gul, "card red_s1")
    assert "sell" not in offers(gul)
    gul.credits[0] = 20
    acts(gul, 0, "red_s1")
    play(gul, "card red_s1")
    assert "sell" in offers(gul)


def test_only_gul_buys_before_a_sale() -> None:
    state = scene()
    top(state, "purple_k4")
    acts(state, 0, "red_s1", at="black_east market_1 market_4")
    play(state, "card red_s1", "sell")
    assert offers(state) == ["sell-at market_2", "sell-at market_5"]


def test_the_card_drawn_for_a_full_column_comes_before_the_region_is_chosen(gul: ExcavationState) -> None:
    gul.gallery[0] = 0b0111 << 12
    acts(gul, 0, "red_s1", at="black_east market_1 market_4")
    next_cards(gul, "orange_s6")
    play(gul, "card red_s1", "sell", "acquire purple_k4 hold", "sample purple_k4")
    assert hand(gul) == "orange_s6" and offers(gul) == ["sell-at market_2", "sell-at market_5"]
    assert gul.revealed
