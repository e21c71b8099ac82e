"""The actions: travel, excavate, market, command, smuggle, survey."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest
from excavation.scenes import (
    acts, black, clear, dig, guarded, guards, hand, holds, ids, in_round, level, levels, names, next_cards, offers,
    play, queue, queue_text, refused, rep, reps, stack, stored, table, top, trader,
)  # fmt: skip

from stolik.games.excavation.actions.travel import Travel
from stolik.games.excavation.board import DISTANCE
from stolik.games.excavation.pieces import CARD, COLOUR, LOCATION, TILE
from stolik.games.excavation.state import ExcavationState


@pytest.fixture
def state() -> ExcavationState:
    """Two players without special abilities for the actions tested here; seat 0 is Dal-Harrai."""
    return clear(table("dal_harrai", "kuti_kuti"))


# -- cards and costs ------------------------------------------------------------------------------------------


def test_every_card_can_be_burnt_by_a_travel_of_no_steps(state: ExcavationState) -> None:
    acts(state, 0, "red_s4 red_s4 green_s1", fuel="2 4")
    assert offers(state) == ["card green_s1", "card red_s4", "card fuel_2", "card fuel_4", "pass"]
    play(state, "card fuel_2", "travel", "done")
    assert state.fuel[0] == 0b100 and state.discards.count(30) == 0
    acts(state, 0, "red_s4")
    play(state, "card red_s4", "travel", "done")
    assert state.discards[-1] == CARD.parse("red_s4") and state.hands[0] == ()


def test_travel_cards_only_travel_and_sell(state: ExcavationState) -> None:
    acts(state, 0, "red_s4", fuel="3", at="market_4 dig_red_1 black_west")
    dig(state, "red_k1")
    play(state, "card fuel_3")
    assert offers(state) == ["travel"]
    assert {str(each.reason) for each in state.refusals(0)} == {"needs-action-card", "no-artifact"}


def test_the_chosen_card_stays_in_hand_until_its_action_is_named(state: ExcavationState) -> None:
    acts(state, 0, "red_s4")
    play(state, "card red_s4")
    assert hand(state) == "red_s4" and state.deciders() == [0]
    play(state, "command")
    assert hand(state) == "" and CARD.parse("red_s4") in state.discards


# -- travel ---------------------------------------------------------------------------------------------------


def ends(state: ExcavationState, fuel: int) -> set[frozenset[int]]:
    """Every set of places where the explorers can be when the travel is done."""
    found: set[frozenset[int]] = set()
    seen: set[tuple[frozenset[int], int]] = set()
    todo = [(state.explorers[0], fuel)]
    while todo:
        places, left = todo.pop()
        found.add(frozenset(places))
        state.explorers[0] = places
        for option in Travel(0, left).options(state) if left else []:
            if not option.args:
                continue
            start, goal = option.args
            after = tuple(goal if at == start else at for at in places)
            key = (frozenset(after), left - DISTANCE[start][goal])
            if key not in seen:
                seen.add(key)
                todo.append((after, key[1]))
    return found


@pytest.mark.parametrize("at", ["market_1 market_4 dig_purple_2", "dig_red_1 market_3 dig_red_2"])
@pytest.mark.parametrize("fuel", [2, 3, 4])
def test_a30_travel_reaches_exactly_the_ends_that_the_fuel_pays_for(state: ExcavationState, at: str, fuel: int) -> None:
    starts = ids(LOCATION, at)
    state.explorers[0] = starts
    legal = {
        frozenset(goals)
        for goals in combinations(range(21), 3)
        if min(sum(DISTANCE[a][b] for a, b in zip(starts, each)) for each in permutations(goals)) <= fuel
    }
    assert ends(state, fuel) == legal


def test_explorers_pass_through_own_ones_but_never_end_together(state: ExcavationState) -> None:
    acts(state, 0, "red_s4", at="market_1 dig_green_1 market_4")
    play(state, "card red_s4", "travel")
    assert "move market_1 dig_green_1" not in offers(state)
    assert "move market_1 dig_green_3" in offers(state)
    play(state, "move market_1 dig_green_3")
    assert str(state.prompt(0)) == "travel 1"
    play(state, "move market_4 dig_purple_1")
    assert state.explorers[0] == ids(LOCATION, "dig_green_3 dig_green_1 dig_purple_1")
    assert state.deciders() == [1]  # the fuel was used up


def test_travel_over_the_edge_of_the_map_and_with_the_fuel_of_the_card(state: ExcavationState) -> None:
    acts(state, 0, "red_s4", fuel="2", at="dig_yellow_1 market_4 dig_purple_2")
    play(state, "card fuel_2", "travel")
    assert "move dig_yellow_1 black_east" in offers(state)
    assert "move dig_yellow_1 dig_orange_1" in offers(state)
    assert "move market_4 dig_red_2" not in offers(state)


# -- excavate and samples -------------------------------------------------------------------------------------


def test_excavate_takes_two_tiles_from_two_different_sites_with_explorers(state: ExcavationState) -> None:
    dig(state, "red_k1 red_k3 red_k4 red_k2 green_k1")
    acts(state, 0, "red_s1", at="dig_red_1 dig_red_2 dig_green_1")
    play(state, "card red_s1", "excavate")
    assert offers(state) == ["dig dig_red_1 red_k1", "dig dig_red_2 red_k3", "dig dig_red_2 red_k4"]
    play(state, "dig dig_red_2 red_k4")
    assert offers(state) == ["dig dig_red_1 red_k1", "done"]
    assert refused(state, "dig dig_red_2 red_k3") == "same-site"
    assert refused(state, "dig market_3 red_k2") == "not-at-site"
    play(state, "dig dig_red_1 red_k1")
    assert stored(state, 0) == ("red_k1 red_k4", "")
    assert offers(state) == ["sample red_k1", "sample red_k4", "done"]
    play(state, "sample red_k4", "sample red_k1")
    assert guarded(state, 0) == "red_k1 red_k4" and state.crew[0] == 20


def test_excavate_needs_a_free_space_in_the_hold(state: ExcavationState) -> None:
    dig(state, "red_k1 red_k3")
    holds(state, 0, "green_k1 green_k1 green_k1 green_k1")
    acts(state, 0, "red_s1 red_s2", at="dig_red_1 dig_red_2 dig_green_1", left=2)
    play(state, "card red_s1", "excavate", "dig dig_red_1 red_k1")
    assert offers(state) == ["sample red_k1", "done"]  # no space for a second
    play(state, "done", "card red_s2")
    assert "excavate" not in offers(state) and refused(state, "excavate") == "hold-full"


def test_excavate_cannot_be_chosen_without_a_tile_of_the_colour(state: ExcavationState) -> None:
    dig(state, "red_k1 green_k1")
    acts(state, 0, "green_s1", at="dig_red_1 market_4 market_1")
    play(state, "card green_s1")
    assert refused(state, "excavate") == "nothing-to-dig"


def test_a_combined_location_is_market_and_dig_site(state: ExcavationState) -> None:
    dig(state, "red_k2")
    acts(state, 0, "red_s3", at="market_3 market_4 market_1")
    play(state, "card red_s3")
    assert "excavate" in offers(state) and "market" in offers(state)


def test_a_sampled_artifact_cannot_be_sampled_again(state: ExcavationState) -> None:
    dig(state, "red_k1")
    guards(state, 0, "red_k1")
    acts(state, 0, "red_s1", at="dig_red_1 market_4 market_1")
    play(state, "card red_s1", "excavate")
    assert state.deciders() == [1] and stored(state, 0) == ("red_k1", "")


def test_e18_a_full_column_gives_one_card_once(state: ExcavationState) -> None:
    dig(state, "red_k4 red_k4")
    guards(state, 0, "red_k1 red_k2 red_k3")
    acts(state, 0, "red_s1 red_s2 green_s4", at="dig_red_2 market_4 market_1", left=2)
    next_cards(state, "purple_s6")
    play(state, "card red_s1", "excavate", "sample red_k4")  # the only tile is dug at once
    assert hand(state) == "green_s4 red_s2 purple_s6" and state.bonus[0] == 1 << COLOUR.parse("red")
    state.crew[0] = 0
    acts(state, 0, "red_s2 green_s4", at="dig_red_2 market_4 market_1", left=2)
    play(state, "card green_s4", "market", "trader-from market_4 red_k4", "done")
    assert guarded(state, 0) == "red_k1 red_k2 red_k3"
    state.crew[0] = 1
    play(state, "card red_s2", "excavate", "sample red_k4")
    assert guarded(state, 0) == "red_k1 red_k2 red_k3 red_k4" and hand(state) == ""


def test_e19_a_guard_is_taken_only_when_the_supply_is_empty(state: ExcavationState) -> None:
    guards(state, 0, "red_k1 red_k2 green_k1 green_k4 orange_k3")
    state.crew[0] = 0
    acts(state, 0, "red_s4", at="market_4 market_1 dig_red_1")
    play(state, "card red_s4", "market")
    froms = [offer for offer in offers(state) if offer.startswith("trader")]
    assert len(froms) == 5 and froms[0] == "trader-from market_4 green_k1"
    play(state, "trader-from market_4 red_k2")
    assert guarded(state, 0) == "green_k1 green_k4 red_k1 orange_k3" and trader(state, 0, "market_4") == 1
    state.crew[0] = 1
    acts(state, 0, "red_s4")
    play(state, "card red_s4", "market")
    assert [offer for offer in offers(state) if offer.startswith("trader")] == ["trader market_4"]


def test_a_sample_takes_a_guard_from_another_cell_when_the_supply_runs_out_between_two(state: ExcavationState) -> None:
    dig(state, "red_k1 red_k3")
    state.crew[0] = 1
    acts(state, 0, "red_s1", at="dig_red_1 dig_red_2 market_1")
    play(state, "card red_s1", "excavate", "dig dig_red_1 red_k1", "dig dig_red_2 red_k3", "sample red_k1")
    assert offers(state) == ["sample-from red_k3 red_k1", "done"]
    play(state, "sample-from red_k3 red_k1")
    assert guarded(state, 0) == "red_k3" and state.crew[0] == 0


def test_without_any_crew_nothing_can_be_sampled(state: ExcavationState) -> None:
    dig(state, "red_k1")
    state.crew[0] = 0
    acts(state, 0, "red_s1", at="dig_red_1 dig_red_2 market_1")
    play(state, "card red_s1", "excavate")
    assert state.deciders() == [1] and guarded(state, 0) == ""


# -- market ---------------------------------------------------------------------------------------------------


def test_e2_ranks_and_their_credits(state: ExcavationState) -> None:
    levels(state, red=7, yellow=4, green=4, orange=4, purple=2)
    paid = {colour: state.rank_credits(COLOUR.parse(colour)) for colour in COLOUR.names}
    assert paid == {"red": 9, "yellow": 5, "green": 5, "orange": 5, "purple": 0}


def test_a6_a7_ranks_without_ties_and_full_tracks(state: ExcavationState) -> None:
    levels(state, red=7, yellow=6, green=4, orange=3, purple=0)
    assert [state.rank_credits(COLOUR.parse(c)) for c in ("red", "yellow", "green", "orange", "purple")] == [
        9, 5, 3, 1, 0,
    ]  # fmt: skip
    assert level(state, "purple") == 0


def test_e3_market_with_trader_special_and_coloured_buyer(state: ExcavationState) -> None:
    queue(state, "market_2", "purple yellow red green")
    state.track[5] = 3
    levels(state, orange=4, purple=3, yellow=3)
    acts(state, 0, "red_s2", at="market_2 market_1 market_4")
    play(state, "card red_s2", "market", "trader market_2", "add special market_2", "add orange market_2")
    assert queue_text(state, "market_2") == "red green special orange"
    assert trader(state, 0, "market_2") == 1 and state.track[5] == 2
    assert (level(state, "purple"), level(state, "yellow"), level(state, "orange")) == (2, 2, 5)


def test_e4_a_coloured_buyer_alone_or_after_a_special_one(state: ExcavationState) -> None:
    queue(state, "market_2", "green red purple")
    levels(state, green=3)
    other = state.clone()
    acts(state, 0, "red_s2", at="market_2 market_1 market_4")
    play(state, "card red_s2", "market", "trader market_2", "add green market_2")
    assert queue_text(state, "market_2") == "green red purple green" and level(state, "green") == 4
    acts(other, 0, "red_s2", at="market_2 market_1 market_4")
    play(other, "card red_s2", "market", "trader market_2", "add special market_2", "add green market_2")
    assert queue_text(other, "market_2") == "red purple special green" and level(other, "green") == 3


def test_the_steps_of_the_market_come_in_order_and_one_must_be_done(state: ExcavationState) -> None:
    acts(state, 0, "red_s4", at="market_4 market_1 dig_red_1")
    play(state, "card red_s4", "market")
    assert offers(state)[:2] == ["trader market_4", "add special market_4"] and "done" not in offers(state)
    play(state, "add special market_4")
    assert "trader market_4" not in offers(state) and "add special market_4" not in offers(state)
    assert "add red market_4" in offers(state) and "done" in offers(state)
    play(state, "add red market_4")
    assert state.deciders() == [1]


def test_e20_a10_a_buyer_must_be_on_its_track_before_another_is_pushed_out(state: ExcavationState) -> None:
    queue(state, "market_4", "green red red red")
    state.track[COLOUR.parse("green")] = 0
    acts(state, 0, "red_s4", at="market_4 market_1 dig_red_1")
    play(state, "card red_s4", "market")
    assert "add green market_4" not in offers(state) and refused(state, "add green market_4") == "no-buyer-left"


def test_a_buyer_pushed_out_by_the_special_one_can_be_added_again(state: ExcavationState) -> None:
    queue(state, "market_4", "green red red red")
    state.track[COLOUR.parse("green")] = 0
    acts(state, 0, "red_s4", at="market_4 market_1 dig_red_1")
    play(state, "card red_s4", "market", "add special market_4", "add green market_4")
    assert queue_text(state, "market_4") == "red red special green"


def test_a_market_needs_an_explorer_and_something_to_do(state: ExcavationState) -> None:
    acts(state, 0, "red_s4", at="market_3 market_1 dig_red_1")
    play(state, "card red_s4")
    assert refused(state, "market") == "not-at-market"
    state.track = [0] * 6
    state.crew[0] = 0
    acts(state, 0, "red_s4", at="market_4 market_1 dig_red_1")
    play(state, "card red_s4")
    assert refused(state, "market") == "nothing-to-add" and refused(state, "command") == "no-crew"


# -- command --------------------------------------------------------------------------------------------------


def test_command_places_a_trader_and_a_representative_without_an_explorer(state: ExcavationState) -> None:
    acts(state, 0, "red_s5", at="market_1 market_4 dig_red_1")
    play(state, "card red_s5", "command")
    assert offers(state) == ["trader market_5", "represent right"]
    assert refused(state, "withdraw right") == "no-representative"
    play(state, "represent right")
    assert offers(state) == ["trader market_5", "done"]
    play(state, "trader market_5")
    assert trader(state, 0, "market_5") == 1 and rep(state, 0, "right") == 1 and state.crew[0] == 20


def test_a11_a_withdrawn_representative_can_be_placed_as_a_trader(state: ExcavationState) -> None:
    reps(state, 0, middle=1)
    state.crew[0] = 0
    acts(state, 0, "red_s3")
    play(state, "card red_s3", "command")
    assert offers(state) == ["trader market_3", "done"]  # the withdrawal, all that was possible, played itself
    play(state, "trader market_3")
    assert trader(state, 0, "market_3") == 1 and rep(state, 0, "middle") == 0 and state.crew[0] == 0


def test_a34_withdrawing_in_the_first_round_gives_no_ability(state: ExcavationState) -> None:
    reps(state, 0, left=2)
    acts(state, 0, "red_s1")
    play(state, "card red_s1", "command", "withdraw left")
    assert offers(state) == ["trader market_1", "done"] and state.crew[0] == 23


def test_command_takes_guards_for_both_placements_when_the_supply_is_empty(state: ExcavationState) -> None:
    state.crew[0] = 1
    guards(state, 0, "red_k1")
    acts(state, 0, "red_s1")
    play(state, "card red_s1", "command", "trader market_1")
    assert offers(state) == ["represent-from left red_k1", "done"]
    play(state, "represent-from left red_k1")
    assert guarded(state, 0) == "" and rep(state, 0, "left") == 1


# -- smuggle --------------------------------------------------------------------------------------------------


def test_e12_black_market_prices(state: ExcavationState) -> None:
    top(state, "red_k4 red_k1")
    state.credits[0] = 7
    acts(state, 0, "green_s4", at="black_west market_1 market_4")
    play(state, "card green_s4", "smuggle", "acquire red_k4 hatch", "done")
    assert state.credits[0] == 0 and stored(state, 0) == ("", "red_k4") and black(state, "red") == "red_k1"
    acts(state, 0, "green_s4", at="black_west market_1 market_4")
    play(state, "card green_s4", "smuggle")  # there is only one thing to deliver
    assert state.credits[0] == 6 and black(state, "red") == "red_k1 red_k4"


def test_a2_smuggling_needs_an_explorer_on_the_black_market_of_the_symbol(state: ExcavationState) -> None:
    holds(state, 0, "red_k1")
    acts(state, 0, "green_s4 green_s5", at="black_central market_1 market_4", left=2)
    play(state, "card green_s4")
    assert refused(state, "smuggle") == "not-at-black-market"
    play(state, "travel", "done", "card green_s5")
    assert "smuggle" in offers(state)


def test_two_tiles_of_different_colours_are_delivered(state: ExcavationState) -> None:
    holds(state, 0, "red_k1 red_k4", "green_k2")
    top(state, "green_k1")
    acts(state, 0, "green_s4", at="black_west market_1 market_4")
    play(state, "card green_s4", "smuggle")
    assert "deliver green_k2 hatch" in offers(state)
    play(state, "deliver red_k4 hold")
    assert offers(state) == ["deliver green_k2 hatch", "done"]
    play(state, "deliver green_k2 hatch")
    assert state.credits[0] == 8 + 6 + 4 and black(state, "green") == "green_k1 green_k2"
    assert state.gallery[0] == 0


def test_two_top_tiles_of_different_stacks_are_acquired_into_hold_or_hatch_and_sampled(state: ExcavationState) -> None:
    top(state, "red_k1 red_k2")
    top(state, "green_k2")
    top(state, "orange_k4")
    state.credits[0] = 9
    acts(state, 0, "green_s4", at="black_west market_1 market_4")
    play(state, "card green_s4", "smuggle", "acquire red_k1 hold")
    assert offers(state) == ["acquire green_k2 hold", "acquire green_k2 hatch", "done"]
    assert refused(state, "acquire red_k2 hold") == "same-colour"
    assert refused(state, "acquire orange_k4 hold") == "too-dear 7"
    play(state, "acquire green_k2 hatch", "sample green_k2", "sample red_k1")
    assert stored(state, 0) == ("red_k1", "green_k2") and state.credits[0] == 0
    assert guarded(state, 0) == "green_k2 red_k1"


def test_nothing_is_acquired_without_space(state: ExcavationState) -> None:
    top(state, "red_k1")
    holds(state, 0, "red_k1 red_k1 red_k1 red_k1 red_k1", "green_k1 green_k1")
    acts(state, 0, "green_s4", at="black_west market_1 market_4")
    play(state, "card green_s4", "smuggle")
    assert "acquire red_k1 hatch" in offers(state) and "acquire red_k1 hold" not in offers(state)
    holds(state, 0, "red_k1 red_k1 red_k1 red_k1 red_k1", "green_k1 green_k1 green_k1")
    state.refresh()
    assert all(offer.startswith("deliver") for offer in offers(state))
    assert refused(state, "acquire red_k1 hold") == "stores-full"


def test_smuggling_with_nothing_to_do_cannot_be_chosen(state: ExcavationState) -> None:
    top(state, "red_k4")
    state.credits[0] = 6
    acts(state, 0, "green_s4", at="black_west market_1 market_4")
    play(state, "card green_s4")
    assert refused(state, "smuggle") == "nothing-to-smuggle"


# -- survey ---------------------------------------------------------------------------------------------------


def test_survey_replaces_a_card_of_the_forecast_and_takes_the_lowest_token(state: ExcavationState) -> None:
    state.forecast = ids(CARD, "green_s1 green_s2 purple_s1")
    stack(state, "red", "red_k1 red_k4 red_k2")
    state.credits[0] = 12
    acts(state, 0, "red_s1")
    play(state, "card red_s1", "survey")
    assert offers(state) == ["replace slot_1 green_s1", "replace slot_2 green_s2", "replace slot_3 purple_s1"]
    play(state, "replace slot_2 green_s2")
    assert names(CARD, state.forecast) == "green_s1 red_s1 purple_s1" and state.marks == (-2, 0, -2)
    assert state.discards[-1] == CARD.parse("green_s2") and state.tokens == (1, 0) and state.crew[0] == 21
    assert offers(state) == ["lay red_k1", "lay red_k4"]
    play(state, "lay red_k1")
    assert state.ground[TILE.parse("red_k1")] == 1
    assert offers(state) == ["buy red_k4", "return"]
    play(state, "buy red_k4", "sample red_k4")
    assert state.credits[0] == 0 and stored(state, 0) == ("red_k4", "") and guarded(state, 0) == "red_k4"


def test_the_other_tile_is_shuffled_back_or_too_dear(state: ExcavationState) -> None:
    stack(state, "red", "red_k1 red_k4 red_k2")
    state.credits[0] = 11
    acts(state, 0, "red_s1")
    play(state, "card red_s1", "survey", f"replace slot_1 {CARD.names[state.forecast[0]]}", "lay red_k1")
    assert state.deciders() == [1]  # the return played itself
    assert sorted(state.stacks[2]) == list(ids(TILE, "red_k2 red_k4"))


def test_tokens_go_to_each_player_once_in_order(state: ExcavationState) -> None:
    def survey(seat: int) -> None:
        acts(state, seat, "red_s1")
        stack(state, "red", "")
        slot = state.marks.index(-2)
        play(state, "card red_s1", "survey")
        if any(offer.startswith("replace") for offer in offers(state)):
            play(state, f"replace slot_{slot + 1} {CARD.names[state.forecast[slot]]}")

    survey(1)
    survey(1)
    survey(0)
    assert state.tokens == (2, 1)
    acts(state, 0, "red_s1")
    play(state, "card red_s1")
    assert refused(state, "survey") == "forecast-full"


def test_a12_without_crew_the_card_stays_unmarked(state: ExcavationState) -> None:
    state.crew[0] = 0
    guards(state, 0, "red_k1")
    stack(state, "red", "")
    acts(state, 0, "red_s1")
    play(state, "card red_s1", "survey", f"replace slot_1 {CARD.names[state.forecast[0]]}")
    assert state.marks == (-2, -2, -2) and guarded(state, 0) == "red_k1" and state.tokens == (1, 0)


def test_a37_a_single_tile_must_go_to_its_site(state: ExcavationState) -> None:
    stack(state, "red", "red_k3")
    state.credits[0] = 50
    acts(state, 0, "red_s1")
    play(state, "card red_s1", "survey", f"replace slot_1 {CARD.names[state.forecast[0]]}")
    assert state.ground[TILE.parse("red_k3")] == 1 and stored(state, 0) == ("", "")


def test_a9_a_survey_in_the_last_round_needs_a_stack_and_discards_its_card(state: ExcavationState) -> None:
    in_round(state, 3, "order_grant", "order_dig", "order_flight")
    stack(state, "red", "")
    stack(state, "green", "green_k1 green_k2")
    acts(state, 0, "red_s1 green_s1", left=2)
    play(state, "card red_s1")
    assert refused(state, "survey") == "stack-empty"
    play(state, "travel", "done", "card green_s1", "survey", "lay green_k2")
    assert state.discards[-1] == CARD.parse("green_s1") and state.tokens == (0, 0) and state.crew[0] == 22


def test_a_survey_with_an_empty_stack_is_legal_in_the_first_rounds(state: ExcavationState) -> None:
    stack(state, "red", "")
    acts(state, 0, "red_s1")
    play(state, "card red_s1")
    assert "survey" in offers(state)


def test_an_empty_deck_is_made_from_the_discards_even_with_the_card_just_paid(state: ExcavationState) -> None:
    state.deck = []
    state.discards = []
    dig(state, "red_k4")
    guards(state, 0, "red_k1 red_k2 red_k3")
    acts(state, 0, "red_s1", at="dig_red_2 market_4 market_1")
    play(state, "card red_s1", "excavate", "sample red_k4")
    assert hand(state) == "red_s1" and state.discards == []
