"""Corners where several rules meet: exact offers, last things taken, and effects inside one another."""

from __future__ import annotations

from stolik.games.revive.cards import CARDS
from stolik.games.revive.effects import BOOK, advance, artifact, crystal, pay, points, tribe
from stolik.games.revive.state import ReviveState

from revive.scenes import (
    at,
    begin,
    build,
    displayed,
    effect,
    fx,
    give,
    goods,
    hide,
    lay,
    learn,
    names,
    offered,
    only,
    own,
    play,
    refused,
    resolve,
    settle,
    show,
    texts,
    tracks,
)


def pending(state: ReviveState) -> list[str]:
    """The effects that may be resolved now, and whether the rest may be dropped."""
    return [text for text in texts(state) if text.startswith("resolve ") or text == "done"]


# -- cards and slots --------------------------------------------------------------------------------------------------------


def test_a_card_of_all_colours_outside_an_action_is_so_for_one_bag() -> None:
    state = fx(2)
    own(state, "mac_n03", "mac_n06", energy=2)
    only(state, "cit_g06")
    lay(state, 1, "start_A3")
    begin(state)
    play(state, "activate mac_n03")  # replays the only unplayed card
    assert set(texts(state)) == {"done", "activate mac_n06"}  # no gray card lies in a slot
    play(state, "activate mac_n06", "resolve per_gray_in_slots_gear_1")
    assert goods(state)["gear"] == 1 and state.wild == () and state.actions_left == 2


def test_a_card_played_by_another_may_rest_after_its_own_effects_and_before_those_of_the_other() -> None:
    state = fx(2)
    own(state, "mac_y10", "std_rest", energy=2)
    only(state, "cit_n13", "start_A1")
    lay(state, 4, "start_A3")
    begin(state)
    play(state, "play cit_n13", "into slot3 bottom", "resolve play_any", "into slot1 top", "activate std_rest")
    rest = state.players[0].rest
    assert CARDS.index("start_A3") in rest and "activate mac_y10" not in texts(state)  # the others are at work
    play(state, "resolve gear_2", "activate mac_y10")
    assert CARDS.index("start_A1") in state.players[0].rest
    assert [len(slot) for slot in state.players[0].slots] == [0, 0, 1, 0, 0]


def test_resting_the_last_card_of_a_stack_opens_its_slot_again() -> None:
    state = fx(2)
    own(state, "std_rest")
    only(state, "start_A5")
    lay(state, 1, "cit_g02", "start_A1")
    for slot, card in ((2, "start_A2"), (3, "start_A3"), (4, "start_A4")):
        lay(state, slot, card)
    begin(state)
    assert refused(state)["play start_A5"] == "no-free-slot"
    play(state, "activate std_rest", "rest start_A1", "play start_A5")
    assert pending(state) == ["resolve food_2", "done"]  # the gray card below is not repeated


def test_a_turned_half_with_the_slot_symbol_keeps_a_top_slot_open_and_is_repeated() -> None:
    state = fx(2)
    own(state, "mac_g07")
    only(state, "cit_g13", "start_A1")
    offered(state, "cit_y01", "cit_y02", "cit_y03", "cit_n01", "cit_n02")
    begin(state)
    play(state, "play cit_g13", "rotated slot1 bottom")
    assert pending(state) == ["resolve points_1", "done"]  # no gray card is displayed
    play(state, "resolve points_1", "play start_A1", "into slot1 top")
    assert pending(state) == ["resolve gear_2", "resolve points_1", "done"]


def test_what_lasts_while_in_play_and_a_gear_just_gained_make_a_build_by_card_possible() -> None:
    state = fx(2)
    lay(state, 3, "cit_g07")
    only(state, "cit_g04")
    give(state, gear=1)
    begin(state)
    play(state, "play cit_g04", "into slot4 bottom")
    assert pending(state) == ["resolve gear_1", "done"]
    play(state, "resolve gear_1")
    assert pending(state) == ["resolve act_build", "done"]
    play(state, "resolve act_build")
    assert texts(state) == ["build-on t13c", "build-on t33a"]


# -- artifacts --------------------------------------------------------------------------------------------------------------


def test_one_step_with_two_artifacts_takes_the_last_large_one_and_a_small_one() -> None:
    state = fx(2)
    tracks(state, gray=7, green=5)
    player = state.players[0]
    player.developed = 8  # the marker of the bonus goes to the ninth space: an artifact too
    state.craters, state.artifacts_in_use = (0, 1, 0), 1
    effect(state, advance(0, 1))
    assert player.artifacts == (0, 1, 0) and player.end_token and player.small_artifacts == 1


def test_removing_the_last_large_artifact_of_a_longer_game_of_four_does_not_end_it() -> None:
    state = fx(4, longer_game="on")
    state.craters, state.artifacts_in_use = (0, 0, 1), 1
    state.players[0].hibernation = 3
    begin(state)
    play(state, "hibernate", "decline")
    assert state.large_artifacts() == 0 and not state.ending
    small = []
    for _ in range(3):
        effect(state, artifact(1), 1)
        small.append((state.players[1].small_artifacts, state.ending))
    assert small == [(1, False), (2, True), (3, True)] and state.players[1].end_token


def test_the_artifact_of_a_technology_must_be_taken_though_its_energy_is_out() -> None:
    state = fx(2)
    settle(state, 0, "t13a", "t14c")
    build(state, 0, "t22c")
    state.pool = 0
    give(state, book=4, crystal=1)
    begin(state)
    play(state, "populate", "unlock T5")
    assert pending(state) == ["resolve artifact_1"] and refused(state)["done"] == "still-mandatory"
    play(state, "resolve artifact_1", "take-artifact white")
    assert pending(state) == ["done"] and state.players[0].artifacts == (0, 0, 1)


# -- the board --------------------------------------------------------------------------------------------------------------


def test_locations_are_offered_or_refused_each_for_its_reason() -> None:
    state = fx(2)
    settle(state, 0, "t13a")
    settle(state, 1, "t14c")
    give(state, book=3, food=1)
    begin(state)
    play(state, "populate")
    assert texts(state) == ["unlock T2", "unlock T3", "unlock T4"]  # t22b, the only one that can be paid
    give(state, book=4)
    begin(state)
    play(state, "populate")
    assert texts(state) == ["settle t14c", "settle t22b"]
    assert refused(state) == {
        "settle t13a": "pawn-is-there",
        **{f"settle big_{corner}": "out-of-reach" for corner in ("nw", "ne", "sw", "se")},
    }


def test_one_energy_pays_for_one_machine_and_only_those_that_suffice_are_offered() -> None:
    state = fx(2)
    own(state, "std_range", "mac_y02", "mac_y03", "mac_y06", energy=1)
    give(state, food=3)
    begin(state)
    play(state, "explore", "explore-tile t02")  # range 2 and 3 food: one range less is not enough
    assert texts(state) == ["activate mac_y02", "activate mac_y03", "activate mac_y06"]


def test_an_own_target_can_make_a_technology_free_but_not_the_toll() -> None:
    state = fx(3, "iox49i_moon")
    state.players[0].tokens = (at("t14c"),)
    settle(state, 1, "t14c")
    settle(state, 2, "t14c")
    give(state, book=2)
    begin(state)
    play(state, "populate", "settle t14c")
    assert [goods(state, seat)["book"] for seat in range(3)] == [0, 1, 1] and state.players[0].tokens == ()


def test_who_pays_nothing_at_a_target_brings_its_owner_nothing_and_it_returns() -> None:
    state = fx(2, "nadair", "iox49i_moon")
    state.players[1].tokens = (at("t14c"),)
    own(state, "mac_n02")
    begin(state)
    play(state, "populate", "settle t14c")
    assert goods(state, 1)["book"] == 0 and state.players[1].tokens == () and state.players[0].pawns == (at("t14c"),)


def test_a_building_on_a_sand_token_with_a_target_scores_and_pays_the_targets_owner() -> None:
    state = fx(2, "nadair", "iox49i_moon")
    show(state, t13d="S")
    state.sand_tokens = state.players[1].tokens = (at("t13d"),)
    give(state, gear=3)
    begin(state)
    play(state, "build", "build-on t13d")
    assert state.players[0].score == 1 and goods(state, 1)["gear"] == 3 and state.players[1].tokens == ()


def test_a_pawn_relocated_onto_an_own_target_leaves_it_there() -> None:
    state = fx(2, "iox49i_moon")
    settle(state, 0, "t13a", "t14c")
    show(state, t24a="L")
    state.players[0].tokens = (at("t22b"),)
    give(state, book=3)
    begin(state)
    play(state, "populate", "unlock T4")  # at t24a, beside the second pawn
    assert texts(state) == ["lift t13a", "lift t14c", "lift t24a", "decline"]
    play(state, "lift t13a")
    assert at("t22b") in state.players[0].pawns and state.players[0].tokens == (at("t22b"),)


def test_sand_without_a_displayed_card_of_its_colour_brings_no_card_but_counts() -> None:
    state = fx(2, "kuniban_moon")
    offered(state, "cit_y01", "cit_y02", "cit_y03", "cit_n01", "cit_n02")
    settle(state, 0, "t13a")
    cards = state.players[0].active
    effect(state, tribe)  # the mountains of t13d, the only terrain beside the pawn
    assert state.sand_tokens == (at("t13d"),) and state.players[0].active == cards
    assert state.players[0].tribe_markers == 4


# -- copies -----------------------------------------------------------------------------------------------------------------


def test_a_card_copied_from_a_stack_counts_the_copiers_flasks_and_leaves_the_other_card() -> None:
    state = fx(2, "formica_moon")
    learn(state, "for_copy_switch")
    own(state, "mac_g03", energy=0)
    lay(state, 1, "cit_g02", "cit_g10", seat=1)
    lay(state, 3, "cit_g12", seat=1)  # its bottom half hibernates
    begin(state)
    play(state, "use-switch")
    assert texts(state) == ["choose basic_1", "copy cit_g02", "copy cit_g10"]
    play(state, "copy cit_g10", "resolve per_flasks_visible_basic_1", "take gear")
    assert goods(state)["gear"] == 1 and names(state.players[1].rest) == ["cit_g10"]
    assert [len(slot) for slot in state.players[1].slots] == [1, 0, 1, 0, 0]


def test_a_copied_build_pays_its_costs_after_the_gear_beside_it() -> None:
    state = fx(2, "formica_moon")
    learn(state, "for_copy_switch")
    lay(state, 1, "cit_g04", seat=1)
    give(state, gear=2)
    begin(state)
    play(state, "use-switch", "copy cit_g04")
    assert pending(state) == ["resolve gear_1", "done"]
    play(state, "resolve gear_1", "resolve act_build", "build-on t13c")
    assert goods(state)["gear"] == 0 and state.players[0].small == (at("t13c"),)


# -- full tracks ------------------------------------------------------------------------------------------------------------


def test_a_crystal_may_stand_for_the_book_that_buys_a_crystal() -> None:
    state = fx(2)
    give(state, book=1)
    effect(state, pay(BOOK, 1, crystal(1), 3))
    play(state, "pay")
    assert goods(state)["crystal"] == 1 and texts(state) == ["pay", "stop"]


def test_each_crate_of_a_hoard_overflows_by_itself() -> None:
    state = fx(2, "vukuntur")
    learn(state, "vuk_crates")
    give(state, crystal=3, food=6)
    effect(state, points(10))
    assert texts(state) == ["take gear", "take book", "decline"] and len(state.players[0].crates) == 1
    play(state, "take gear", "decline")
    assert goods(state)["gear"] == 1 and len(state.players[0].crates) == 2


def test_a_hibernation_that_can_give_nothing_asks_nothing() -> None:
    state = fx(2)
    displayed(state)
    state.module_stack, state.module_discard, state.pool = [], (), 0
    state.crate_stack.clear()
    state.players[0].hibernation = 5
    give(state, gear=6, book=6, food=6, crystal=3)
    begin(state)
    play(state, "hibernate")
    assert state.active == 1 and state.players[0].hibernations == 1


# -- alone ------------------------------------------------------------------------------------------------------------------


def test_alone_after_the_cube_cards_and_hibernation_are_refused_and_finish_is_offered_at_any_time() -> None:
    state = fx(1)
    state.cube = 26
    begin(state)
    reasons = refused(state)
    assert texts(state) == ["use-switch", "finish"] and reasons["end-turn"] == "act-first"
    assert {reasons[text] for text in reasons if text.split()[0] in ("play", "hibernate")} == {"cube-has-left"}
    play(state, "use-switch", "take gear")
    assert texts(state) == ["end-turn", "finish"]


def test_alone_hibernation_by_card_clears_the_displays_and_moves_the_cube_no_further() -> None:
    state = fx(1)
    state.cube = 25
    only(state, "cit_y12")
    begin(state)
    play(state, "play cit_y12", "into slot3 bottom", "hibernate", "done", "decline")
    assert texts(state)[0] == "stop" and {text.split()[0] for text in texts(state)[1:]} == {
        "discard-card",
        "discard-machine",
        "discard-module",
    }
    play(state, "stop")
    assert state.cube == 26 and "finish" in texts(state) and "hibernate" not in texts(state)


# -- the campaign -----------------------------------------------------------------------------------------------------------


def test_exploring_by_a_card_neither_has_nor_uses_up_the_range_of_chapter_4() -> None:
    state = fx(2, campaign="chapter_4")
    only(state, "cit_y04", "start_A1")
    hide(state, "t02", "tile_ter_01")
    give(state, food=5)
    begin(state)
    play(state, "play cit_y04", "into slot3 bottom", "resolve act_explore", "explore-tile t02", "recruit-blind")
    assert goods(state)["food"] == 0  # 2 for the range, 3 for the tile
    resolve(state, "lay rotation_0")
    give(state, food=4)
    begin(state)
    play(state, "explore")
    assert "explore-tile t03" in texts(state)  # 2 spaces away, but the first action goes one farther


def test_two_goals_reached_together_are_rewarded_in_the_order_of_their_cards() -> None:
    state = fx(2, campaign="chapter_1")
    build(state, 0, "t13b")
    settle(state, 0, "t13a", "t14c")
    give(state, gear=3)
    begin(state)
    play(state, "build", "build-on t13c")
    assert state.players[0].score == 2 and texts(state) == ["take gear", "take book", "take food"]
    play(state, "take gear", "take food")
    assert goods(state)["food"] == 1 and state.goals == 0b110


def test_the_first_hibernation_by_card_has_the_cold_nights_resource_too() -> None:
    state = fx(2, campaign="chapter_3")
    only(state, "cit_g12")
    begin(state)
    play(state, "play cit_g12", "into slot3 bottom", "hibernate", "resolve-all", "decline")
    assert texts(state) == ["take gear", "take book", "take food"]
    play(state, "take gear")
    assert state.active == 1 and state.players[0].hibernations == 1
