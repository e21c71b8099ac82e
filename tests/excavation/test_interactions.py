"""Where rules meet: abilities with empty supplies, the order inside an action, whole preparations, turns with Zu."""

from __future__ import annotations

import pytest
from excavation.scenes import (
    acts, black, clear, dig, guarded, guards, hand, holds, ids, in_round, level, levels, next_cards, offers, play, queue,
    queue_text, refused, rep, reps, stack, stored, table, told, top, trader, traders, zu_card,
)  # fmt: skip

from stolik.engine.state import SPECTATOR
from stolik.games.excavation import GAME
from stolik.games.excavation.automa import resolve
from stolik.games.excavation.pieces import CARD
from stolik.games.excavation.rounds import DealPacks, NextRound
from stolik.games.excavation.state import ExcavationState


@pytest.fixture
def state() -> ExcavationState:
    return clear(table("dal_harrai", "kuti_kuti"))


# -- samples --------------------------------------------------------------------------------------------------


def test_a_column_is_completed_between_the_two_samples_of_one_action(state: ExcavationState) -> None:
    top(state, "red_k4")
    top(state, "green_k1")
    guards(state, 0, "red_k1 red_k2 red_k3")
    next_cards(state, "orange_s6")
    state.credits[0] = 20
    acts(state, 0, "red_s1", fuel="2", at="black_west market_1 market_4")
    play(state, "card red_s1", "smuggle", "acquire green_k1 hold", "acquire red_k4 hold", "sample red_k4")
    assert hand(state) == "orange_s6" and offers(state) == ["sample green_k1", "done"]


def test_a_full_column_without_any_card_left_gives_none_and_counts_as_received(state: ExcavationState) -> None:
    guards(state, 0, "red_k1 red_k2 red_k4")
    state.deck, state.discards, state.hands[0] = [], [], ()
    state.sample(0, 10)
    assert hand(state) == "" and state.bonus[0] == 1 << 2


def test_the_last_marker_can_move_on_to_the_second_sample(state: ExcavationState) -> None:
    dig(state, "red_k1 red_k3")
    state.crew[0] = 1
    acts(state, 0, "red_s1", at="dig_red_1 dig_red_2 market_1")
    play(state, "card red_s1", "excavate", "dig dig_red_1 red_k1", "dig dig_red_2 red_k3", "sample red_k1")
    assert offers(state) == ["sample-from red_k3 red_k1", "done"]
    play(state, "sample-from red_k3 red_k1")
    assert guarded(state, 0) == "red_k3" and state.crew[0] == 0


def test_kuti_kuti_digs_over_a_path_between_market_6_and_its_neighbour(state: ExcavationState) -> None:
    dig(state, "orange_k4 orange_k1 orange_k2 yellow_k4")
    acts(state, 1, "orange_s1", at="market_6 market_1 market_4")
    play(state, "card orange_s1", "excavate")
    assert offers(state) == ["dig dig_orange_2 orange_k1", "done"]  # the first tile was the only one; not dig_orange_1
    play(state, "dig dig_orange_2 orange_k1")
    assert stored(state, 1) == ("orange_k1 orange_k4", "")


# -- selling --------------------------------------------------------------------------------------------------


def test_the_rank_is_read_before_the_earlier_buyers_leave_the_ship(state: ExcavationState) -> None:
    levels(state, yellow=2, green=6, red=5, purple=2, orange=2)
    state.ship = (0, 4, 0, 0, 0, 0)  # afterwards green has level 2 and red would be first
    queue(state, "market_1", "red")
    traders(state, 0, market_1=1)
    holds(state, 0, "red_k1")
    acts(state, 0, "", fuel="2 3")
    play(state, "card fuel_2", "sell")
    assert state.credits[0] == 8 + 5 + 2 and level(state, "green") == 2


def test_buyers_of_the_same_colour_leave_the_ship_before_the_new_ones_board(state: ExcavationState) -> None:
    levels(state, red=7)
    state.ship = (0, 0, 3, 0, 0, 1)
    specials = state.track[5]
    queue(state, "market_1", "red green special red")
    traders(state, 0, market_1=2)
    holds(state, 0, "red_k1", "red_k2")
    acts(state, 0, "", fuel="2 3")
    play(state, "card fuel_2", "sell", "give red_k2 hatch")
    assert state.ship == (0, 0, 2, 0, 0, 1) and level(state, "red") == 4 and state.track[5] == specials + 1
    assert queue_text(state, "market_1") == "green"
    assert trader(state, 0, "market_1") == 1 and rep(state, 0, "left") == 1
    assert stored(state, 0) == ("red_k1", "")


def test_aqulla_sells_at_three_markets_with_two_traders(state: ExcavationState) -> None:
    state = clear(table("aqulla", "gul"))
    levels(state, yellow=0, green=0, red=3, purple=0, orange=0)
    for market in ("market_1", "market_3", "market_6"):
        queue(state, market, "red")
    traders(state, 0, market_1=1, market_3=1)
    holds(state, 0, "red_k1 red_k1 red_k4")
    next_cards(state, "green_s1 green_s2")
    acts(state, 0, "yellow_s6", fuel="2")
    play(state, "card yellow_s6", "sell", "sell-at market_6", "sell-at market_1", "sell-at market_3")
    assert state.credits[0] == 8 + 9 + 6 + 8
    assert offers(state) == ["keep green_s1", "keep green_s2"] and state.ship == (0,) * 6  # the card comes first
    play(state, "keep green_s2")
    assert state.ship == (0, 0, 3, 0, 0, 0) and hand(state) == "green_s2" and state.discards[-1] == 6
    assert [rep(state, 0, centre) for centre in ("left", "middle", "right")] == [1, 1, 0]


def test_gul_sells_the_tile_it_has_just_bought_with_a_travel_card_and_a_full_hold() -> None:
    state = clear(table("gul", "aqulla"))
    top(state, "red_k4")
    queue(state, "market_1", "red")
    traders(state, 0, market_1=1)
    holds(state, 0, "green_k1 green_k1 green_k1 green_k1 green_k1")
    state.credits[0] = 6
    acts(state, 0, "", fuel="2 3", at="black_central market_1 market_4")
    play(state, "card fuel_2", "sell")  # only red can be sold, only the hatch has space: the tile is bought
    assert offers(state) == ["sample red_k4", "done"] and state.credits[0] == 0
    play(state, "done")
    assert stored(state, 0)[1] == "" and state.gone[11] == 1 and rep(state, 0, "left") == 1


# -- command and orders ---------------------------------------------------------------------------------------


def test_a_withdrawn_marker_serves_its_own_order(state: ExcavationState) -> None:
    in_round(state, 2, "order_promotion", "order_grant", "order_dig")
    reps(state, 0, left=1)
    state.crew[0] = 0
    acts(state, 0, "red_s2", fuel="2")
    play(state, "card red_s2", "command", "use order_promotion", "trader market_5")
    assert trader(state, 0, "market_5") == 1 and state.crew[0] == 0
    assert state.deciders() == [1]  # no marker is left for a second trader


def test_an_order_can_be_used_again_in_the_same_turn(state: ExcavationState) -> None:
    in_round(state, 3, "order_grant", "order_dig", "order_flight")
    reps(state, 0, left=2)
    acts(state, 0, "red_s1 red_s2", left=2)
    for card in ("red_s1", "red_s2"):
        play(state, f"card {card}", "command", "withdraw left", "use order_grant", "done")
    assert state.credits[0] == 28 and rep(state, 0, "left") == 0


def test_supplies_with_two_cards_left_keep_one_of_them(state: ExcavationState) -> None:
    in_round(state, 3, "order_supplies", "order_dig", "order_flight")
    reps(state, 0, left=1)
    state.deck, state.discards = list(ids(CARD, "green_s1")), []
    acts(state, 0, "red_s1", fuel="2")
    play(state, "card red_s1", "command", "withdraw left", "use order_supplies")
    assert offers(state) == ["keep green_s1", "keep red_s1"] and state.credits[0] == 13


def test_the_campaign_pushes_a_full_queue_each_time(state: ExcavationState) -> None:
    in_round(state, 3, "order_campaign", "order_dig", "order_flight")
    reps(state, 0, left=1)
    queue(state, "market_2", "red red green green")
    state.track = [0, 0, 0, 1, 0, 1]
    acts(state, 0, "red_s1", fuel="2")
    play(state, "card red_s1", "command", "withdraw left", "use order_campaign", "add purple market_2")
    assert "add purple market_1" not in offers(state) and "add red market_2" in offers(state)
    play(state, "add special market_2", "add red market_2")
    assert queue_text(state, "market_2") == "green purple special red" and state.track == [0, 1, 1, 0, 0, 0]


# -- survey ---------------------------------------------------------------------------------------------------


def test_a_survey_discards_the_replaced_card_and_takes_no_guard_as_a_marker(state: ExcavationState) -> None:
    state.forecast = ids(CARD, "green_s1 green_s2 green_s3")
    stack(state, "red", "red_k1")
    guards(state, 0, "yellow_k1")
    state.crew[0] = 0
    acts(state, 0, "red_s1", fuel="2")
    play(state, "card red_s1", "survey", "replace slot_2 green_s2")
    assert state.forecast == ids(CARD, "green_s1 red_s1 green_s3") and state.discards[-1:] == list(
        ids(CARD, "green_s2")
    )
    assert state.marks == (-2, -2, -2) and guarded(state, 0) == "yellow_k1"
    assert state.tokens == (1, 0) and state.ground[8] == 1


def test_issisinui_surveys_in_the_last_round_without_token_and_may_keep_the_only_tile() -> None:
    state = in_round(clear(table("issisinui", "gul")), 3, "order_grant", "order_dig", "order_flight")
    stack(state, "red", "red_k4")
    acts(state, 0, "red_s1", fuel="2")
    play(state, "card red_s1", "survey")
    assert offers(state) == ["claim red_k4", "skip"] and state.tokens == (0, 0)
    play(state, "claim red_k4", "done")
    assert (
        stored(state, 0) == ("red_k4", "")
        and sum(state.ground) == 0
        and state.discards[-1:] == list(ids(CARD, "red_s1"))
    )


def test_issisinui_with_the_hold_full_by_the_free_tile_cannot_buy_another() -> None:
    state = clear(table("issisinui", "gul"))
    stack(state, "red", "red_k4 red_k3 red_k1")
    holds(state, 0, "green_k1 green_k1 green_k1 green_k1")
    acts(state, 0, "red_s1", fuel="2")
    state.marks = (-2, 1, 1)
    play(state, "card red_s1", "survey", "claim red_k4", "sample red_k4", "lay red_k3")
    assert stored(state, 0)[0].endswith("red_k4")  # the hold is full now: red_k1 went back without a question
    assert state.stacks[2] == (8,) and state.unearthed == ()


# -- between rounds -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "cards"), [(2, 3), (3, 4), (4, 5)])
def test_a_whole_preparation(players: int, cards: int) -> None:
    state = table(*("dal_harrai", "kuti_kuti", "aqulla", "gul")[:players], seed=3)
    order = state.order
    state.tokens = (0,) * (players - 1) + (1,)
    state.hands = [hand_[:2] for hand_ in state.hands]
    state.discards = []
    state.deck = [card for card in range(30) for _ in range(2)]
    for card in [card for hand_ in state.hands for card in hand_] + list(state.forecast):
        state.deck.remove(card)
    state.fuel = [0] * players
    state.passed = (1 << players) - 1
    before = [len(stack_) for stack_ in state.stacks]
    state.agenda = [NextRound()]
    state.advance()
    assert state.round == 2 and len(state.orders) == 3 and len(state.forecast) == cards
    assert [len(queue_) for queue_ in state.queues] == [3] * 6
    assert sum(before) - sum(len(stack_) for stack_ in state.stacks) == 3 * cards
    assert state.order == (players - 1, *[seat for seat in order if seat != players - 1]) and not any(state.tokens)
    assert [len(pack) for pack in state.packs] == [8] * players
    tops = [stack_[0] for stack_ in state.black]
    while state.asks_together():
        play(state, offers(state)[0])
    assert [len(hand_) for hand_ in state.hands] == [8] * players and state.fuel == [7] * players
    assert [stack_[-1] for stack_ in state.black] == tops  # the black market turns last
    assert state.active == players - 1


def test_packs_go_to_the_left(state: ExcavationState) -> None:
    state = table("aqulla", "gul", "kuti_kuti")
    state.agenda = [DealPacks()]
    state.advance()
    first = list(state.packs)
    for seat in range(3):
        play(state, *(f"pick {CARD.names[card]}" for card in first[seat][:2]), seat=seat)
    assert state.packs == [first[2][2:], first[0][2:], first[1][2:]]


def test_only_the_first_three_tiles_of_a_card_move_and_an_empty_stack_none(state: ExcavationState) -> None:
    state.round = 1
    state.forecast = ids(CARD, "red_s1 green_s1 yellow_s1")
    for colour, tiles in (("red", "red_k2"), ("green", ""), ("yellow", "yellow_k1 yellow_k2 yellow_k3 yellow_k4")):
        stack(state, colour, tiles)
    state.agenda = [NextRound()]
    state.advance()
    assert state.ground[9] == 1 and sum(state.ground) == 3 and state.black[2] == () and state.black[1] == ()
    assert black(state, "yellow") == "yellow_k3" and len(state.stacks[0]) == 1


# -- with Zu --------------------------------------------------------------------------------------------------


def test_the_human_goes_first_with_a_token_and_the_order_stays_without() -> None:
    for token, order in ((1, (0, 1)), (0, (1, 0))):
        state = table("kuti_kuti")
        assert state.order == (1, 0)
        state.tokens = (token,)
        state.zu_discards, state.zu_deck = state.zu_discards + state.zu_deck, ()
        state.agenda = [NextRound()]
        state.advance()
        assert state.order == order and state.tokens == (0,)


def test_zu_goes_on_alone_when_the_human_has_passed() -> None:
    state = table("aqulla")
    acts(state, 0, "red_s1")
    play(state, "pass")
    assert state.round == 2  # Zu took its five turns and passed; then the next round came


def test_the_human_goes_on_alone_when_zu_has_no_cards() -> None:
    state = table("aqulla")
    state.zu_deck = ()
    acts(state, 0, "red_s1 red_s2 red_s3 red_s4")
    play(state, "card red_s1", "travel", "done")
    assert state.passed == 0b10 and state.deciders() == [0] and str(state.prompt(0)) == "card 2"


def test_easy_4_may_leave_zu_one_action_in_its_last_turn() -> None:
    state = clear(table("aqulla", solo_easy_4="on"))
    state.zu_discards = ()
    state.zu_deck = tuple(zu_card(card) for card in ("zu_sell_1", "zu_exc_top_1", "zu_com_1"))
    acts(state, 0, "red_s1 red_s2 red_s3 red_s4")
    play(state, "card red_s1", "travel", "done")
    assert state.passed == 0 and len(state.zu_discards) == 3  # command, excavate; the sale is skipped
    assert "zu-skips zu_sell_1" in told(state)
    acts(state, 0, "red_s2 red_s3 red_s4")
    play(state, "card red_s2", "travel", "done")
    assert state.passed == 0b10


def test_zu_neither_draws_for_sales_nor_returns_markers_it_never_counted() -> None:
    state = clear(table("aqulla"))
    levels(state, yellow=2, green=2, red=5, purple=2, orange=2)
    traders(state, 1, market_1=1, market_2=1, market_3=1)
    for market in ("market_1", "market_2", "market_3"):
        queue(state, market, "red")
    holds(state, 1, "red_k1 red_k2 red_k3")
    credits, crew, deck = state.credits[1], state.crew[1], len(state.deck)
    resolve(state, zu_card("zu_sell_1"))
    assert state.credits[1] == credits + 9 + 6 + 8 and state.crew[1] == crew and len(state.deck) == deck


# -- who sees what --------------------------------------------------------------------------------------------


def test_a_survey_is_open_to_all_and_an_exchange_too(state: ExcavationState) -> None:
    stack(state, "red", "red_k4 red_k3 red_k1")
    state.marks = (-2, 1, 1)
    acts(state, 0, "red_s1", fuel="2")
    play(state, "card red_s1", "survey")
    for viewer in (0, 1, SPECTATOR):
        view = GAME.redact(state, viewer)
        assert view.unearthed == state.unearthed == (10, 11) and view.stacks[2] == (-1,)
        assert view.forecast == state.forecast and view.marks == state.marks and view.credits == state.credits
    heard = [str(event) for event in state.events or [] if event.seen_by(SPECTATOR)]
    assert "unearthed 0 red_k4" in heard and "surveys 0 red_s1" in heard


# -- reasons --------------------------------------------------------------------------------------------------


def test_reasons_at_the_black_market(state: ExcavationState) -> None:
    top(state, "red_k4")
    top(state, "green_k1")
    holds(state, 0, "red_k1 red_k2 green_k1")
    acts(state, 0, "red_s1", fuel="2", at="black_west market_1 market_4")
    state.credits[0] = 5
    play(state, "card red_s1", "smuggle")
    assert refused(state, "acquire red_k4 hold") == "too-dear 7"
    play(state, "deliver red_k1 hold")
    assert refused(state, "deliver red_k2 hold") == "same-colour"


def test_reasons_before_a_sale_of_gul() -> None:
    state = clear(table("gul", "aqulla"))
    for tiles in ("red_k1", "red_k4 red_k1", "green_k1", "yellow_k1"):
        top(state, tiles)
    queue(state, "market_1", "red green yellow")
    traders(state, 0, market_1=1)
    acts(state, 0, "", fuel="2", at="black_west market_1 market_4")
    state.queues[0] = (1, 0)
    play(state, "card fuel_2", "sell")
    assert offers(state) == [
        f"acquire {tile} {store}" for tile in ("yellow_k1", "green_k1") for store in ("hold", "hatch")
    ]
    assert refused(state, "acquire red_k4 hold") == "no-sale"
    state.credits[0] = 5
    state.refresh()
    assert refused(state, "acquire red_k4 hold") == "too-dear 6"


def test_an_order_that_could_do_nothing_is_announced_before_the_withdrawal(state: ExcavationState) -> None:
    in_round(state, 2, "order_dig", "order_promotion", "order_grant")
    reps(state, 0, left=1, middle=1)
    acts(state, 0, "red_s1 red_s3", left=2)
    play(state, "card red_s1", "command")
    assert "withdraw left" in offers(state) and refused(state, "use order_dig") == "idle-order"
    acts(state, 0, "red_s3")
    state.crew[0] = 0
    guards(state, 0, "red_k1")
    play(state, "card red_s3", "command")
    assert not [each for each in state.refusals(0) if str(each.option) == "use order_promotion"]
