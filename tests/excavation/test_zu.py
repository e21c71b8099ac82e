"""Zu: decks, priorities, every kind of card and every switch of difficulty."""

from __future__ import annotations

from collections import Counter

import pytest
from excavation.scenes import (
    acts, black, clear, dig, guarded, guards, holds, ids, in_round, level, levels, names, next_cards, queue, queue_text,
    rep, reps, stack, stored, table, told, top, trader, traders, zu_card,
)  # fmt: skip

from stolik.games.excavation import GAME, automa
from stolik.games.excavation.automa import ZuTurn, influence, refill_zu_deck, resolve
from stolik.games.excavation.cards import UNLIMITED, ZU_DECKS, ZU_TYPE
from stolik.games.excavation.pieces import CARD, COLOUR, TILE
from stolik.games.excavation.scoring import ScoreGallery
from stolik.games.excavation.state import ExcavationState

ZU = 1


def solo(seed: int = 1, **variants: str) -> ExcavationState:
    """An empty table with Zu; the human is Aqulla and goes first."""
    state = clear(table("aqulla", seed=seed, **variants))
    state.traders = [0] * 12
    state.reps = [0] * 6
    state.gallery = [0, 0]
    holds(state, ZU)
    state.credits = [8, 8]
    state.earned[11:] = [8] + [0] * 10
    levels(state, yellow=2, green=2, red=2, purple=2, orange=2)
    state.track[5] = 6
    return state


def zu(state: ExcavationState, card: str) -> ExcavationState:
    """Zu resolves a card."""
    resolve(state, zu_card(card))
    return state


# -- decks ----------------------------------------------------------------------------------------------------


def test_e10_round_decks_and_cards_carried_over() -> None:
    state = table("gul")
    decks = [state.zu_deck, *state.zu_later]
    assert [len(deck) for deck in decks] == [10, 7, 7]
    assert sorted(card for deck in decks for card in deck) == list(range(24))
    for deck, row in zip(decks, ZU_DECKS):
        counts = Counter(ZU_TYPE[card] for card in deck)
        assert tuple(counts[type_] for type_ in range(6)) == row
    state.zu_discards, state.zu_deck = state.zu_deck, ()
    refill_zu_deck(state)
    assert len(state.zu_deck) == 10 and len(set(state.zu_deck) & set(state.zu_last)) == 3
    assert state.zu_discards == () and state.zu_removed == 7
    state.zu_discards, state.zu_deck = state.zu_deck, ()
    refill_zu_deck(state)
    assert len(state.zu_deck) == 10 and state.zu_later == () and state.zu_removed == 14


def test_zu_resolves_two_cards_a_turn_and_passes_without_cards() -> None:
    state = solo()
    state.zu_deck = tuple(zu_card(name) for name in ("zu_com_1", "zu_com_2", "zu_com_3"))
    ZuTurn().run(state)
    assert len(state.zu_deck) == 1 and rep(state, ZU, "middle") == 1 and rep(state, ZU, "left") == 1
    ZuTurn().run(state)
    assert state.passed == 0b10 and rep(state, ZU, "left") == 2
    assert len(state.zu_discards) == 3


def test_whole_solo_games_use_five_turns_of_zu_a_round() -> None:
    state = acts(table("dal_harrai"), 0, "")
    turns = 0
    while state.round == 1 and state.deciders() == [0] and state.agenda[-1].__class__.__name__ != "DraftAlone":
        state.play(GAME.vocabulary.parse("pass"))
        turns += 1
    assert state.round == 2 and len(state.zu_last) == 10


# -- priorities -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("left", "middle", "right", "best"),
    [
        ((0, 0), (2, 1), (1, 1), 0),
        ((3, 1), (0, 2), (1, 1), 2),
        ((4, 1), (3, 1), (0, 2), 1),
    ],
)
def test_e23_a20_the_greatest_change_of_influence(
    left: tuple[int, int], middle: tuple[int, int], right: tuple[int, int], best: int
) -> None:
    state = solo()
    reps(state, 0, left[0], middle[0], right[0])
    reps(state, ZU, left[1], middle[1], right[1])
    keys = [influence(state, centre) for centre in range(3)]
    assert keys.index(min(keys)) == best


# -- excavate and smuggle -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_e24_zu_excavates_the_colour_with_two_new_kinds_and_first_what_the_human_lacks(seed: int) -> None:
    state = solo(seed)
    levels(state, red=5, purple=5)
    dig(state, "red_k1 red_k1 purple_k1 purple_k2")
    guards(state, 0, "purple_k1")
    state.events = []
    zu(state, "zu_exc_pair_3")
    assert stored(state, ZU) == ("purple_k1 purple_k2", "") and guarded(state, ZU) == "purple_k1 purple_k2"
    assert [text for text in told(state) if text.startswith("dug")] == [
        "dug 1 purple_k2 dig_purple_2", "dug 1 purple_k1 dig_purple_1",
    ]  # fmt: skip


def test_a27_zu_prefers_the_tile_with_fewest_copies_on_the_board_then_the_most_valuable() -> None:
    state = solo()
    levels(state, red=5)
    holds(state, ZU, "green_k1 green_k2 green_k3 green_k4")
    dig(state, "red_k1 red_k4")
    top(state, "red_k2 red_k4")
    zu(state, "zu_exc_pair_3")
    assert "red_k1" in stored(state, ZU)[0]
    state = solo()
    levels(state, red=5)
    holds(state, ZU, "green_k1 green_k2 green_k3 green_k4")
    dig(state, "red_k1 red_k4")
    zu(state, "zu_exc_pair_3")
    assert "red_k4" in stored(state, ZU)[0]


def test_ties_of_colour_go_to_one_zu_lacks_then_to_one_the_human_has_fewest_of() -> None:
    state = solo()
    dig(state, "red_k1 purple_k1")
    holds(state, ZU, "red_k4")
    zu(state, "zu_exc_pair_3")
    assert "purple_k1" in stored(state, ZU)[0]
    state = solo()
    dig(state, "red_k1 purple_k1")
    holds(state, 0, "purple_k4")
    zu(state, "zu_exc_pair_3")
    assert stored(state, ZU)[0] == "red_k1"


def test_a_most_popular_card_skips_colours_that_lie_on_no_site() -> None:
    state = solo()
    levels(state, red=9, green=5, orange=4)
    dig(state, "green_k1 green_k1 orange_k1")
    zu(state, "zu_exc_top_1")
    assert stored(state, ZU)[0] == "green_k1"  # a21: no second copy


def test_a_most_popular_colour_with_only_known_copies_sends_zu_to_the_black_market() -> None:
    state = solo()
    levels(state, green=5, orange=4)
    dig(state, "green_k1 orange_k1")
    guards(state, ZU, "green_k1")
    top(state, "green_k2")
    zu(state, "zu_exc_top_1")
    assert stored(state, ZU) == ("", "green_k2") and state.credits[ZU] == 3


def test_a21_both_tiles_may_come_from_one_site() -> None:
    state = solo()
    levels(state, red=5)
    dig(state, "red_k3 red_k4")
    zu(state, "zu_exc_pair_2")
    assert stored(state, ZU)[0] == "red_k3 red_k4"


def test_a_pair_card_never_switches_to_its_less_popular_colour() -> None:
    state = solo()
    levels(state, red=5, purple=4)
    dig(state, "purple_k1")
    top(state, "orange_k1")
    zu(state, "zu_exc_pair_3")
    assert stored(state, ZU) == ("", "orange_k1")


def test_e26_a28_zu_acquires_the_first_useful_tile_from_the_desired_stack_rightwards() -> None:
    state = solo()
    levels(state, red=5)
    state.credits[ZU] = 5
    guards(state, ZU, "purple_k1")
    top(state, "red_k4 red_k1")
    top(state, "purple_k1")
    top(state, "orange_k2")
    zu(state, "zu_exc_pair_2")
    assert state.credits[ZU] == 0 and stored(state, ZU) == ("", "orange_k2")
    assert guarded(state, ZU) == "purple_k1 orange_k2"


def test_stacks_wrap_round_and_a_full_hatch_uses_the_hold() -> None:
    state = solo()
    levels(state, orange=5)
    holds(state, ZU, "", "red_k1 red_k2 red_k3")
    top(state, "yellow_k1")
    zu(state, "zu_exc_pair_4")
    assert stored(state, ZU)[0] == "yellow_k1"


def test_a_full_hold_sends_zu_to_the_black_market() -> None:
    state = solo()
    levels(state, red=5)
    holds(state, ZU, "green_k1 green_k2 green_k3 green_k4 yellow_k1")
    dig(state, "red_k1")
    top(state, "red_k2")
    zu(state, "zu_exc_pair_2")
    assert stored(state, ZU)[1] == "red_k2" and state.ground[TILE.parse("red_k1")] == 1


def test_e25_zu_delivers_the_best_tile_of_two_colours() -> None:
    state = solo()
    holds(state, ZU, "green_k4 green_k3 red_k2", "purple_k2")
    zu(state, "zu_exc_pair_2")
    assert state.credits[ZU] == 8 + 10 and stored(state, ZU) == ("green_k3", "purple_k2")
    assert black(state, "green") == "green_k4" and black(state, "red") == "red_k2"


def test_equal_tiles_are_delivered_from_the_less_popular_colour() -> None:
    state = solo()
    levels(state, green=5, red=3)
    holds(state, ZU, "green_k2 red_k2 purple_k4")
    state.hatch[ZU] = ids(TILE, "yellow_k1 yellow_k2 orange_k1")
    zu(state, "zu_exc_pair_2")
    assert stored(state, ZU)[0] == "green_k2"


def test_full_stores_deliver_at_once() -> None:
    state = solo()
    dig(state, "red_k1")
    top(state, "red_k2")
    holds(state, ZU, "green_k1 green_k2 green_k3 green_k4 yellow_k1", "yellow_k2 yellow_k3 yellow_k4")
    zu(state, "zu_exc_pair_2")
    assert state.credits[ZU] == 8 + 12 and state.ground[TILE.parse("red_k1")] == 1


def test_an_excavate_card_fails_only_when_nothing_is_left_to_do() -> None:
    state = solo()
    zu(state, "zu_exc_top_1")
    assert state.credits[ZU] == 18 and told(state)[-1] == "zu-fails 10"


# -- market, command, sell, rush, survey ----------------------------------------------------------------------


def test_zu_market_sets_traders_where_its_colour_is_wanted_and_adds_buyers() -> None:
    state = solo()
    levels(state, red=5, green=4)
    holds(state, ZU, "red_k1 green_k1 green_k2")
    queue(state, "market_2", "red red")
    queue(state, "market_5", "red special red green")
    queue(state, "market_6", "red")
    traders(state, ZU, market_6=1)
    zu(state, "zu_mkt_1")
    assert trader(state, ZU, "market_5") == 1 and trader(state, ZU, "market_2") == 1
    # market 5 first: the red buyer driven away makes green, of which Zu has more, as popular as red
    assert queue_text(state, "market_5") == "red green special green"
    assert queue_text(state, "market_2") == "red red special green"


def test_a49_zu_market_may_choose_two_markets_of_one_centre_by_influence() -> None:
    state = solo()
    reps(state, 0, left=1, right=3)
    reps(state, ZU, left=2, middle=0, right=0)
    zu(state, "zu_mkt_1")
    assert trader(state, ZU, "market_3") == trader(state, ZU, "market_4") == 1  # the middle has nobody


def test_a43_zu_without_tiles_adds_a_random_colour_and_an_empty_track_none() -> None:
    state = solo()
    zu(state, "zu_mkt_1")
    assert sorted(len(line) for line in state.queues) == [0, 0, 0, 0, 2, 2]
    state = solo()
    holds(state, ZU, "red_k1")
    state.track[COLOUR.parse("red")] = 0
    zu(state, "zu_mkt_1")
    assert sorted(line for line in state.queues if line) == [(5,), (5,)]


def test_e28_zu_market_fails_with_traders_everywhere() -> None:
    state = solo()
    traders(state, ZU, **{f"market_{number}": 1 for number in range(1, 7)})
    zu(state, "zu_mkt_2")
    assert state.credits[ZU] == 18


def test_zu_command_sets_a_missing_trader_and_always_a_representative() -> None:
    state = solo()
    zu(state, "zu_com_5")
    zu(state, "zu_com_5")
    assert trader(state, ZU, "market_5") == 1 and rep(state, ZU, "right") == 2


def test_e27_a22_zu_sells_most_tiles_then_the_more_popular_colour() -> None:
    state = solo()
    levels(state, red=6, green=5)
    holds(state, ZU, "red_k1 red_k2 red_k4 green_k1", "green_k2")
    traders(state, ZU, market_1=1, market_2=1, market_5=1)
    queue(state, "market_1", "red special")
    queue(state, "market_2", "red green")
    queue(state, "market_5", "green yellow")
    before = len(state.deck)
    zu(state, "zu_sell_1")
    assert state.credits[ZU] == 8 + 9 + 6 + 3 and rep(state, ZU, "left") == 2
    assert stored(state, ZU) == ("green_k1 red_k4", "green_k2") and len(state.deck) == before
    assert state.ship == (0, 0, 2, 0, 0, 1)


def test_zu_sells_at_the_most_profitable_markets() -> None:
    state = solo()
    levels(state, red=6)
    holds(state, ZU, "red_k1")
    traders(state, ZU, market_1=1, market_3=1, market_5=1)
    traders(state, 0, market_3=2, market_5=1)
    for market in ("market_1", "market_3", "market_5"):
        queue(state, market, "red red")
    zu(state, "zu_sell_1")
    assert rep(state, ZU, "middle") == 1 and state.credits[ZU] == 8 + 9 + 4


def test_e28_zu_sell_fails_without_tiles() -> None:
    assert zu(solo(), "zu_sell_1").credits[ZU] == 18


def test_a23_zu_rush_sells_one_tile_of_the_rarest_wanted_colour_also_without_a_trader() -> None:
    state = solo()
    levels(state, red=6, green=5, purple=4)
    holds(state, ZU, "red_k3 red_k2 green_k1 green_k4", "purple_k1")
    queue(state, "market_4", "red green green")
    queue(state, "market_3", "green")
    zu(state, "zu_rush_1")  # nobody wants purple; red and green tie, red is more popular
    assert stored(state, ZU) == ("green_k1 green_k4 red_k3", "purple_k1")
    assert state.credits[ZU] == 8 + 9 + 2 and rep(state, ZU, "middle") == 1 and trader(state, ZU, "market_4") == 0


def test_zu_rush_fails_without_tile_or_buyer() -> None:
    assert zu(solo(), "zu_rush_1").credits[ZU] == 18
    state = solo()
    holds(state, ZU, "red_k1")
    queue(state, "market_1", "green")
    assert zu(state, "zu_rush_1").credits[ZU] == 18


def survey(**variants: str) -> ExcavationState:
    state = solo(1, **variants)
    next_cards(state, "red_s2")
    state.forecast = ids(CARD, "green_s1 green_s2 green_s3")
    state.marks = (0, -2, -2)
    stack(state, "red", "red_k2 red_k4 red_k1")
    state.credits[ZU] = 12
    return state


def test_a26_zu_survey_marks_the_leftmost_free_card_buys_the_better_tile_and_samples_it() -> None:
    state = zu(survey(), "zu_sur_1")
    assert names(CARD, state.forecast) == "green_s1 red_s2 green_s3" and state.marks == (0, 1, -2)
    assert stored(state, ZU) == ("red_k4", "") and state.credits[ZU] == 0 and guarded(state, ZU) == "red_k4"
    assert state.ground[TILE.parse("red_k2")] == 1 and len(state.stacks[2]) == 1 and state.tokens == (0,)


def test_zu_survey_buys_what_it_can_pay_and_does_not_have() -> None:
    state = survey()
    state.credits[ZU] = 11
    assert stored(zu(state, "zu_sur_1"), ZU) == ("red_k2", "")
    state = survey()
    guards(state, ZU, "red_k4")
    assert stored(zu(state, "zu_sur_1"), ZU) == ("red_k2", "")


def test_zu_survey_without_a_purchase_lays_one_tile_and_returns_the_other() -> None:
    state = survey()
    state.credits[ZU] = 7
    zu(state, "zu_sur_1")
    assert sum(state.ground) == 1 and len(state.stacks[2]) == 2 and stored(state, ZU) == ("", "")


def test_zu_survey_of_a_single_tile_and_of_an_empty_stack() -> None:
    state = survey()
    stack(state, "red", "red_k1")
    zu(state, "zu_sur_1")
    assert stored(state, ZU) == ("red_k1", "") and sum(state.ground) == 0
    state = survey()
    stack(state, "red", "")
    assert zu(state, "zu_sur_1").credits[ZU] == 12
    state = in_round(survey(), 3, "order_grant", "order_dig", "order_flight")
    stack(state, "red", "")
    assert zu(state, "zu_sur_1").credits[ZU] == 22


def test_a26_zu_survey_fails_when_every_forecast_card_is_marked() -> None:
    state = survey()
    state.marks = (0, 1, 0)
    deck = len(state.deck)
    assert zu(state, "zu_sur_1").credits[ZU] == 22 and len(state.deck) == deck


# -- the end --------------------------------------------------------------------------------------------------


def test_zu_counts_the_artifacts_it_has_left_and_e29_wins_ties() -> None:
    state = solo()
    holds(state, ZU, "red_k4", "red_k1")
    holds(state, 0, "red_k2")
    state.credits = [150, 141]
    ScoreGallery().run(state)
    assert state.credits == [150, 150]
    assert GAME.winners(state) == [1] and str(GAME.tie_break(state)) == "zu-wins-ties"
    state.credits[0] = 151
    assert GAME.winners(state) == [0] and GAME.participants(state) == ["seat_0", "zu"]


def test_zu_never_gets_a_card_for_a_full_column() -> None:
    state = solo()
    levels(state, red=5)
    guards(state, ZU, "red_k1 red_k2 red_k3")
    dig(state, "red_k4")
    deck = len(state.deck)
    zu(state, "zu_exc_pair_2")
    assert guarded(state, ZU) == "red_k1 red_k2 red_k3 red_k4" and len(state.deck) == deck


# -- difficulty -----------------------------------------------------------------------------------------------


def test_easy_1_zu_starts_without_credits() -> None:
    state = GAME.start(GAME.setup(1, 1, {"solo_easy_1": "on"}))
    assert state.credits == [8, 0]


def test_easy_2_and_hard_2_change_what_a_failed_action_pays() -> None:
    assert zu(solo(solo_easy_2="on"), "zu_sell_1").credits[ZU] == 8
    assert zu(solo(solo_hard_2="on"), "zu_sell_1").credits[ZU] == 23


def test_easy_3_zu_adds_special_buyers_only() -> None:
    state = zu(solo(solo_easy_3="on"), "zu_mkt_1")
    assert sorted(line for line in state.queues if line) == [(5,), (5,)]


def test_easy_4_a25_the_card_after_a_rush_survey_or_excavation_is_discarded() -> None:
    state = solo(solo_easy_4="on")
    state.zu_discards = ()
    state.zu_deck = tuple(zu_card(n) for n in ("zu_com_4", "zu_exc_top_1", "zu_com_1", "zu_com_2", "zu_rush_1"))
    ZuTurn().run(state)  # rush, (com_2 discarded), com_1
    assert rep(state, ZU, "left") == 1 and trader(state, ZU, "market_1") == 1 and len(state.zu_discards) == 3
    ZuTurn().run(state)  # excavate, (com_4 discarded), then the deck is empty: pass
    assert rep(state, ZU, "middle") == 0 and state.passed == 0b10 and len(state.zu_discards) == 5


def test_easy_5_zu_has_only_22_crew() -> None:
    state = solo(solo_easy_5="on")
    assert solo().crew[ZU] == UNLIMITED
    state.crew[ZU] = 0
    holds(state, ZU, "red_k1")
    queue(state, "market_1", "red")
    for card in ("zu_mkt_1", "zu_com_1", "zu_rush_1"):
        zu(state, card)
    assert state.credits[ZU] == 38
    dig(state, "red_k4")
    levels(state, red=6)
    zu(state, "zu_exc_pair_2")
    assert "red_k4" in stored(state, ZU)[0] and guarded(state, ZU) == ""
    state.crew[ZU] = 1
    zu(state, "zu_mkt_1")
    assert sum(state.traders[6:]) == 1 and state.crew[ZU] == 0
    state.crew[ZU] = 1
    zu(state, "zu_com_6")
    assert trader(state, ZU, "market_6") + rep(state, ZU, "right") >= 1 and state.crew[ZU] == 0


def test_hard_1_a_pair_card_takes_one_tile_of_each_colour() -> None:
    state = solo(solo_hard_1="on")
    levels(state, red=5, purple=4)
    dig(state, "red_k1 red_k2 purple_k1")
    zu(state, "zu_exc_pair_3")
    assert stored(state, ZU)[0] in ("red_k1 purple_k1", "red_k2 purple_k1")
    state = solo(solo_hard_1="on")
    levels(state, red=5, purple=4)
    dig(state, "purple_k1 purple_k2")
    zu(state, "zu_exc_pair_3")  # a colour without a tile is skipped
    assert len(state.hold[ZU]) == 1


def test_hard_3_zu_uses_its_hatch_for_everything() -> None:
    state = solo(solo_hard_3="on")
    levels(state, red=5)
    holds(state, ZU, "green_k1 green_k2 green_k3 green_k4")
    dig(state, "red_k1 red_k2")
    zu(state, "zu_exc_pair_2")
    assert len(state.hold[ZU]) == 5 and len(state.hatch[ZU]) == 1
    state = survey(solo_hard_3="on")
    holds(state, ZU, "green_k1 green_k2 green_k3 green_k4 yellow_k1")
    zu(state, "zu_sur_1")
    assert stored(state, ZU)[1] == "red_k4"


def test_hard_4_the_human_loses_the_value_of_artifacts_left() -> None:
    state = solo(solo_hard_4="on")
    holds(state, 0, "red_k4", "red_k1")
    ScoreGallery().run(state)
    assert state.credits == [-1, 8]


def test_hard_5_a29_zu_acquires_a_second_tile_the_most_valuable() -> None:
    state = solo(solo_hard_5="on")
    levels(state, red=5)
    state.credits[ZU] = 20
    top(state, "red_k1")
    top(state, "yellow_k2")
    top(state, "green_k4")
    top(state, "orange_k4")
    zu(state, "zu_exc_pair_2")
    assert stored(state, ZU) == ("", "green_k4 red_k1") and state.credits[ZU] == 20 - 4 - 7
    poor = solo(solo_hard_5="on")
    levels(poor, red=5)
    top(poor, "red_k1")
    top(poor, "green_k4")
    zu(poor, "zu_exc_pair_2")
    assert stored(poor, ZU) == ("", "red_k1") and level(poor, "red") == 5


def test_what_is_most_valuable_is_read_from_the_table_of_values(monkeypatch: pytest.MonkeyPatch) -> None:
    assert automa.by_value([2, 0, 3, 1]) == [0, 1, 2, 3]
    monkeypatch.setattr(automa, "VALUE", automa.VALUE[3::-1])  # an owner's own table may say otherwise
    assert automa.by_value([2, 0, 3, 1]) == [3, 2, 1, 0]
