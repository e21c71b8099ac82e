"""Corners of the rules, tried by a second pair of eyes: other players' moments, payment, cards, ends, solo, tribes."""

from __future__ import annotations

import pytest

from stolik.games.revive import GAME
from stolik.games.revive.board import PLACES
from stolik.games.revive.cards import CARDS
from stolik.games.revive.effects import (
    GRAY,
    YELLOW,
    advance,
    artifact,
    basic,
    book,
    energy,
    pay,
    points,
    tribe,
)
from stolik.games.revive.pieces import BACK, LARGE_LOCATION, TILE
from stolik.games.revive.rounds import Menu
from stolik.games.revive.state import ReviveState

from revive.scenes import (
    at,
    begin,
    build,
    crate,
    displayed,
    effect,
    fx,
    give,
    goods,
    lay,
    learn,
    names,
    offered,
    only,
    own,
    play,
    plug,
    resolve,
    settle,
    show,
    texts,
    tracks,
)


def hide(state: ReviveState, place: str, tile: str) -> None:
    """A tile lies face down in a place."""
    where, front = PLACES.index(place), TILE.parse(tile)
    if front in state.tiles:
        other = state.tiles.index(front)
        state.tiles[other] = state.tiles[where]
    state.tiles[where] = front
    kinds = {"ter": "back_terrain", "loc": "back_location", "wat": "back_water", "wat3": "back_water3"}
    backs = list(state.backs)
    backs[where] = BACK.parse(kinds.get(tile.split("_")[1], "back_source"))
    state.backs = tuple(backs)
    state.map_changed()


def has(state: ReviveState, *wanted: str) -> bool:
    return all(text in texts(state) for text in wanted)


def free(state: ReviveState) -> list[str]:
    """The free actions offered now."""
    return [
        text for text in texts(state) if text.split()[0] in ("exchange", "activate", "open", "refine", "synthesize")
    ]


# -- moments of other players -----------------------------------------------------------------------------------------------


def test_a_reveal_overflows_a_crystal_of_a_player_who_is_not_active() -> None:
    state = fx(2, cc_crystal_sources="on")
    state.tiles[PLACES.index("t24")] = TILE.parse("tile_src_01")  # S, X, M, S
    backs = list(state.backs)
    backs[PLACES.index("t24")] = BACK.parse("back_source")
    state.backs = tuple(backs)
    build(state, 1, "t34b", large=True)
    give(state, 0, food=6)
    give(state, 1, crystal=3, food=6, book=1)
    crate(state, "crate_01", seat=1)
    begin(state)
    play(state, "explore", "explore-tile t24", "~pay")
    play(state, texts(state)[0], "lay rotation_1")  # a=S b=M c=X d=S
    # the large building gets two crystals, both too many: blue chooses, without free actions
    play(state, "~resolve crystal_2")
    assert state.deciders() == [1]
    assert texts(state) == ["take gear", "take book", "decline"]
    play(state, "take gear", "decline")
    assert goods(state, 1) == {"gear": 1, "book": 1, "food": 6, "crystal": 3}
    assert state.deciders() == [0]


def test_a_player_who_is_not_active_has_no_free_actions_in_his_rewards() -> None:
    state = fx(2)
    hide(state, "t24", "tile_wat_06")  # S, W:module, C, S
    build(state, 1, "t34b")
    displayed(state, "mod_g_two", "mod_n_two", "mod_y_two", "mod_g_adv", "mod_n_adv")
    give(state, 0, food=6, gear=1)
    give(state, 1, crystal=1)
    own(state, "mac_g01", seat=1)
    crate(state, "crate_01", seat=1)
    begin(state)
    play(state, "explore", "explore-tile t24", "~pay")
    play(state, texts(state)[0], "lay rotation_1")  # a=S b=C c=W d=S: only the water is beside the building
    assert state.deciders() == [1] and texts(state) == ["resolve module_1", "done"]
    play(state, "resolve module_1", "take-module mod_g_two", "put s1b")
    assert state.deciders() == [1] and texts(state) == ["resolve gear_2", "done"]
    play(state, "resolve gear_2")
    assert goods(state, 1)["gear"] == 2 and state.players[1].waters == (at("t24c"),)
    assert state.deciders() == [0]


def test_a_player_who_is_not_active_chooses_his_machine_at_once() -> None:
    state = fx(2)
    hide(state, "t24", "tile_ter_08")
    build(state, 1, "t34b", large=True)
    tracks(state, yellow=2, seat=1)
    give(state, 0, food=6)
    begin(state)
    play(state, "explore", "explore-tile t24", "~pay")
    play(state, texts(state)[0], "lay rotation_0")
    assert state.deciders() == [1] and all(text.startswith("take-machine mac_y") for text in texts(state))
    shown = state.machine_display[YELLOW]
    play(state, texts(state)[0])
    assert state.players[1].tracks == [0, 0, 4] and state.players[1].developed == 2
    assert len(state.machine_display[YELLOW]) == 3 and state.machine_display[YELLOW] != shown
    assert state.deciders() == [0]


def test_rewards_of_the_active_player_come_before_those_of_the_next() -> None:
    state = fx(3)
    hide(state, "t24", "tile_wat_01")  # S, W:energy, M, S
    build(state, 1, "t34b")
    build(state, 2, "t14d")  # touches t24a, t24b
    state.active = 1
    give(state, 1, food=6, gear=1)
    state.pool = 1
    begin(state, 1)
    play(state, "explore", "explore-tile t24", "~pay")
    play(state, texts(state)[0], "lay rotation_1", "~resolve energy_1")  # a=S b=M c=W d=S
    resolve(state)
    assert state.players[1].store == 2 and state.players[2].tracks == [1, 0, 0] and state.pool == 0


def test_the_last_artifact_taken_out_of_turn_counts_turns_from_the_active_player() -> None:
    state = fx(3)
    hide(state, "t24", "tile_ter_08")
    build(state, 1, "t34b", large=True)
    tracks(state, gray=5, yellow=7, seat=1)
    state.craters = (0, 1, 0)
    state.artifacts_in_use = 1
    give(state, 0, food=6)
    begin(state)
    play(state, "explore", "explore-tile t24", "~pay")
    play(state, texts(state)[0], "lay rotation_0")
    resolve(state)
    assert state.players[1].end_token and state.players[1].artifacts == (0, 1, 0) and state.last_turns == 2
    play(state, "end-turn")
    assert state.active == 1
    play(state, "hibernate", "~decline", "~end-turn")
    assert state.active == 2
    play(state, "hibernate", "~decline", "~end-turn")
    assert state.finished and state.over


# -- free actions and payment -----------------------------------------------------------------------------------------------


def test_free_actions_between_two_rewards_make_room() -> None:
    state = fx(2)
    show(state, t22d="F", t32a="S", t32b="S")
    give(state, gear=6, crystal=3)
    own(state, "mac_g04")
    state.players[0].tracks = [12, 0, 0]
    effect(state, advance(GRAY, 1) + book(1))
    assert not has(state, "resolve advance_gray_1") and has(state, "resolve book_1", "done")
    play(state, "activate mac_g04")
    assert goods(state)["gear"] == 5
    assert texts(state) == ["take gear", "take book", "take food", "decline"]
    play(state, "decline")
    assert has(state, "resolve advance_gray_1")
    play(state, "resolve advance_gray_1")
    assert goods(state)["gear"] == 6 and state.players[0].tracks[0] == 12


def test_a_crystal_cost_takes_crystals_only() -> None:
    state = fx(2, "formica_moon")
    give(state, gear=6, book=6, food=6)
    effect(state, tribe)
    assert isinstance(state.agenda[-1], Menu) and state.players[0].tribe_markers == 5


def test_the_crystal_due_is_not_counted_twice() -> None:
    """Forest: one crystal for the ability and one food of range need two crystals without food."""
    state = fx(2, "nadair_moon")
    give(state, crystal=1)
    effect(state, tribe)
    free_of_range = set(texts(state))
    state = fx(2, "nadair_moon")
    give(state, crystal=2)
    effect(state, tribe)
    assert "plant t13c" in free_of_range and "plant t13b" not in free_of_range
    assert has(state, "plant t13c", "plant t13b")
    play(state, "plant t13b")
    assert goods(state)["crystal"] == 0


def test_a_conversion_never_takes_a_crystal() -> None:
    state = fx(2)
    tracks(state, gray=2)
    give(state, crystal=2)
    state.players[0].store = 1
    begin(state)
    assert "activate std_convert" not in texts(state)
    give(state, book=1)
    begin(state)
    play(state, "activate std_convert", "~give book")
    assert goods(state) == {"gear": 0, "book": 0, "food": 0, "crystal": 3}


def test_a_paid_effect_may_use_crystals_for_the_named_resource() -> None:
    state = fx(2)
    give(state, gear=1, crystal=1)
    effect(state, pay(0, 2, points(2), 1))
    assert goods(state) == {"gear": 0, "book": 0, "food": 0, "crystal": 0} and state.players[0].score == 2


def test_a_payment_is_not_made_for_an_effect_that_can_do_nothing() -> None:
    state = fx(2)
    state.module_display, state.module_stack, state.module_discard = (), [], ()
    give(state, gear=6)
    own(state, "mac_g10")
    begin(state)
    assert "activate mac_g10" not in texts(state)


def test_energy_just_gained_may_be_used_at_once() -> None:
    state = fx(2)
    own(state, "mac_g01", energy=0)
    effect(state, energy(1) + basic(1))
    assert not free(state)
    play(state, "resolve energy_1")
    assert has(state, "activate mac_g01")
    play(state, "activate mac_g01")
    assert goods(state)["gear"] == 2


def test_refining_into_one_free_space_is_allowed_and_the_rest_is_lost() -> None:
    state = fx(2, "formica")
    learn(state, "for_crystal2")
    give(state, crystal=1, gear=5, book=6, food=6)
    begin(state)
    assert "refine gear" in texts(state) and "refine book" not in texts(state)
    play(state, "refine gear")
    assert goods(state)["gear"] == 6 and goods(state)["crystal"] == 0


def test_a_discount_does_not_go_below_zero_into_range_or_toll() -> None:
    state = fx(3)
    own(state, "mac_n02", energy=1)
    settle(state, 1, "t22b")
    settle(state, 2, "t22b")
    build(state, 0, "t22a")
    give(state, book=2)
    begin(state)
    play(state, "populate", "~settle t22b", "~unlock T1", "~activate mac_n02", "~pay")
    assert goods(state)["book"] == 0 and goods(state, 1)["book"] == 1 and goods(state, 2)["book"] == 1


def test_an_explore_discount_takes_food_of_the_tile_only() -> None:
    state = fx(2)
    hide(state, "t03", "tile_loc_01")
    own(state, "mac_y02")
    build(state, 0, "t13b")
    give(state, book=1, food=1)
    begin(state)
    play(state, "explore", "~explore-tile t03", "~activate mac_y02", "~pay")
    assert goods(state)["book"] == 0 and goods(state)["food"] == 0 and state.players[0].score == 3


def test_pay_is_offered_as_soon_as_payable_and_more_machines_stay_possible() -> None:
    state = fx(2)
    own(state, "mac_g02", "std_range", energy=2)
    give(state, gear=1, food=1)
    begin(state)
    play(state, "build", "build-on t13b")
    assert set(texts(state)) == {"activate std_range", "activate mac_g02"}
    play(state, "activate mac_g02")
    assert set(texts(state)) == {"pay", "activate std_range"}
    play(state, "pay")
    resolve(state)
    assert goods(state) == {"gear": 0, "book": 0, "food": 0, "crystal": 0} and state.players[0].store == 1


# -- cards --------------------------------------------------------------------------------------------------------------------


def test_all_colours_lets_a_card_of_another_colour_be_played_by_colour() -> None:
    state = fx(2)
    own(state, "mac_n06")
    green = CARDS[sorted(state.players[0].cards())[2]]  # the third starting card
    only(state, "cit_g09", green)
    plug(state, "s1a", "mod_g_two")
    begin(state)
    play(state, "play cit_g09", "into slot3 bottom", "its-colour")
    assert "resolve play_gray" not in texts(state) and "activate mac_n06" in texts(state)
    play(state, "activate mac_n06", f"all-colours {green}", "resolve play_gray", f"~play {green}", "into slot1 top")
    # it still counts as gray while it is played: the gray module joins
    assert has(state, "resolve gear_2", "resolve book_2")
    resolve(state)
    assert goods(state)["book"] == 2 and goods(state)["gear"] == 2 and state.players[0].tracks[GRAY] == 1
    assert state.wild == ()


def test_a_turned_card_of_all_colours_needs_two_energy() -> None:
    state = fx(2)
    own(state, "mac_g07", "mac_n06", energy=1)
    only(state, "cit_g01")
    plug(state, "s1a", "mod_y_two")
    begin(state)
    play(state, "play cit_g01", "rotated slot1 bottom")
    assert texts(state) != ["its-colour", "all-colours cit_g01"]
    assert "resolve food_2" not in texts(state)
    state = fx(2)
    own(state, "mac_g07", "mac_n06", energy=2)
    only(state, "cit_g01")
    plug(state, "s1a", "mod_y_two")
    begin(state)
    play(state, "play cit_g01", "rotated slot1 bottom", "all-colours cit_g01")
    assert has(state, "resolve food_2", "resolve advance_gray_1", "resolve gear_1")


def test_an_earlier_card_of_all_colours_repeats_but_its_modules_do_not() -> None:
    state = fx(2)
    own(state, "mac_n06")
    lay(state, 1, "cit_g02")
    only(state, "cit_y01")
    plug(state, "s1a", "mod_g_two")
    begin(state)
    play(state, "play cit_y01", "into slot1 top", "all-colours cit_g02")
    # the new card is only yellow: the gray module stays silent, the earlier card shares yellow
    assert {text for text in texts(state) if text.startswith("resolve ")} == {"resolve food_3", "resolve gear_2"}
    resolve(state)
    assert goods(state) == {"gear": 2, "book": 0, "food": 3, "crystal": 0}


def test_a_slot_with_three_cards_repeats_only_those_that_share_the_new_colour() -> None:
    state = fx(2)
    lay(state, 2, "cit_g02", "cit_n02")
    only(state, "cit_n01")
    begin(state)
    play(state, "play cit_n01", "into slot2 top")
    resolve(state)
    assert goods(state) == {"gear": 0, "book": 5, "food": 0, "crystal": 0}


def test_counting_cards_of_a_colour_includes_the_card_itself_and_all_slots() -> None:
    state = fx(2)
    lay(state, 3, "cit_n02")
    lay(state, 1, "cit_n10")
    only(state, "cit_n06")
    begin(state)
    play(state, "play cit_n06", "into slot2 top")
    resolve(state)
    assert goods(state)["book"] == 3


def test_hibernation_by_a_turned_card_in_a_top_slot() -> None:
    state = fx(2)
    own(state, "mac_g07")
    only(state, "cit_n12")
    resting = state.players[0].rest
    begin(state)
    play(state, "play cit_n12", "rotated slot2 bottom")
    assert texts(state) == ["hibernate", "decline"]
    play(state, "hibernate")
    play(state, "resolve crystal_2", "done")
    assert texts(state)[-1] == "decline" and has(state, "take-bonus 1")
    play(state, "take-bonus 1", "take gear", "take food")
    player = state.players[0]
    assert set(player.active) == set(resting) and player.rest == () and player.slots == ((), (), (), (), ())
    assert player.charged == 0 and player.store == 1
    assert CARDS.index("cit_n12") in state.citizens_removed and state.active == 1


def test_machines_may_still_run_while_the_effects_of_a_hibernating_card_wait() -> None:
    state = fx(2)
    own(state, "mac_g01")
    only(state, "cit_y12")
    begin(state)
    play(state, "play cit_y12", "into slot3 bottom", "hibernate")
    assert has(state, "activate mac_g01", "resolve advance_any_2", "resolve crystal_1", "done")
    play(state, "activate mac_g01", "done", "decline")
    assert goods(state)["gear"] == 2 and state.players[0].store == 1 and state.active == 1


def test_a_card_woken_in_between_may_be_played_by_the_pending_effect() -> None:
    state = fx(2)
    own(state, "mac_n07")
    only(state, "cit_g09")
    begin(state)
    play(state, "play cit_g09", "into slot3 bottom")
    assert "resolve play_gray" not in texts(state)
    gray = next(card for card in names(state.players[0].rest) if card[-1] == "1")
    play(state, "activate mac_n07", f"wake {gray}")
    assert "resolve play_gray" in texts(state)
    play(state, "resolve play_gray", f"~play {gray}", "into slot1 top")
    resolve(state)
    assert goods(state)["gear"] == 2 and state.players[0].tracks[GRAY] == 1
    assert state.actions_left == 1  # the card played by the card was no action


def test_a_replayed_top_half_works_without_modules_and_goes_to_rest() -> None:
    state = fx(2)
    own(state, "mac_n03")
    only(state, "cit_g06", "cit_g02")
    plug(state, "s1a", "mod_g_two")
    begin(state)
    play(state, "activate mac_n03", "replay cit_g02")
    resolve(state)
    assert goods(state)["gear"] == 2 and "cit_g02" in names(state.players[0].rest)
    assert state.actions_left == 2


def test_a_module_put_into_the_running_slot_waits_for_the_next_card() -> None:
    state = fx(2)
    displayed(state, "mod_g_two", "mod_n_two", "mod_y_two", "mod_g_adv", "mod_n_adv")
    only(state, "cit_g03")
    begin(state)
    play(state, "play cit_g03", "into slot3 bottom", "~resolve module_1", "take-module mod_g_two", "put s3a")
    assert goods(state)["gear"] == 0 and isinstance(state.agenda[-1], Menu)


# -- tracks and displays --------------------------------------------------------------------------------------------------------


def test_a_large_building_unlocks_two_bonuses_step_by_step() -> None:
    state = fx(2)
    tracks(state, gray=2, yellow=6)
    effect(state, advance(GRAY, 2))
    assert all(text.startswith("take-machine mac_y") for text in texts(state))  # b09 at gray 3
    play(state, texts(state)[0])
    assert state.players[0].tracks[GRAY] == 4
    assert all(text.startswith("take-machine mac_g") for text in texts(state))  # b04 at gray 4
    play(state, texts(state)[0])
    assert state.players[0].bonuses.bit_count() == state.players[0].developed


def test_the_development_bonus_comes_before_the_uncovered_bonus() -> None:
    state = fx(2)
    tracks(state, gray=7, green=5)
    state.players[0].developed = 8
    state.players[0].tribe_markers = 5 - (8 - state.players[0].bonuses.bit_count())
    state.craters = (1, 1, 0)
    state.artifacts_in_use = 2
    effect(state, advance(GRAY, 1))  # b10: marker 9 gives an artifact, then the bonus's own artifact
    assert texts(state) == ["take-artifact purple", "take-artifact orange"]
    play(state, "take-artifact orange")
    assert state.players[0].artifacts == (1, 1, 0) and state.players[0].end_token


def test_a_score_bonus_comes_before_the_recruit_of_the_exploration() -> None:
    state = fx(2)
    hide(state, "t03", "tile_ter_01")
    build(state, 0, "t13b")
    state.players[0].score, state.players[0].score_bonuses = 14, 2
    give(state, food=3)
    begin(state)
    play(state, "explore", "~explore-tile t03", "~pay")
    assert texts(state) == ["take-artifact purple", "take-artifact orange", "take-artifact white"]
    play(state, "take-artifact white")
    assert texts(state)[-1] == "recruit-blind"


def test_points_pass_several_bonuses_lowest_first() -> None:
    state = fx(2)
    state.players[0].score = 4
    effect(state, points(14))
    assert state.players[0].score == 18 and len(state.players[0].crates) == 2
    assert texts(state) == ["take-artifact purple", "take-artifact orange", "take-artifact white"]


def test_recruiting_refills_before_the_next_pick() -> None:
    state = fx(2)
    offered(state, "cit_g01", "cit_g02", "cit_g03", "cit_g04", "cit_g05")
    top = CARDS[state.deck[-1]]
    build(state, 0, "t13b")
    hide(state, "t03", "tile_ter_01")
    give(state, food=3)
    begin(state)
    play(state, "explore", "~explore-tile t03", "~pay", "recruit cit_g03")
    assert len(state.citizens) == 5 and CARDS.index(top) in state.citizens


def test_exploring_without_any_card_left_goes_on() -> None:
    state = fx(2)
    state.deck, state.citizens = [], ()
    build(state, 0, "t13b")
    hide(state, "t03", "tile_ter_01")
    give(state, food=3)
    begin(state)
    play(state, "explore", "~explore-tile t03", "~pay")
    assert texts(state) == ["lay rotation_0", "lay rotation_1"]


def test_both_rotations_of_both_leans() -> None:
    """The front (p, q, r, s) = S, M, C, S in a right- and a left-leaning place."""
    for place, rotation, expected in (
        ("t02", 0, "SMCS"),
        ("t02", 1, "SCMS"),
        ("t15", 0, "CSSM"),
        ("t15", 1, "MSSC"),
    ):
        state = fx(2)
        hide(state, place, "tile_ter_08")
        show(state, t12d="S", t03d="S", t04a="S", t24a="S")
        give(state, food=6, crystal=3)
        begin(state)
        play(state, "explore", f"explore-tile {place}", "~pay", "recruit-blind", f"lay rotation_{rotation}")
        got = "".join({1: "S", 2: "M", 4: "C"}[state.field[at(place + letter)]] for letter in "abcd")
        assert got == expected


# -- hibernation and the end ------------------------------------------------------------------------------------------------------


def test_the_bonus_is_of_this_or_a_lower_space_or_none() -> None:
    state = fx(2)
    state.players[0].hibernation = 2
    begin(state)
    play(state, "hibernate")
    assert texts(state) == ["take-bonus 1", "take-bonus 2", "take-bonus 3", "decline"]
    play(state, "take-bonus 3")
    assert goods(state)["crystal"] == 2 and state.players[0].hibernation == 3


def test_arriving_on_the_fourth_space_removes_before_the_bonus_and_staying_there_never_again() -> None:
    state = fx(2)
    state.players[0].hibernation = 3
    begin(state)
    play(state, "hibernate")
    assert texts(state) == ["remove-artifact purple", "remove-artifact orange", "remove-artifact white"]
    play(state, "remove-artifact white")
    assert state.craters == (2, 2, 1) and state.players[0].artifacts == (0, 0, 0)
    assert texts(state) == [f"take-bonus {space}" for space in (1, 2, 3, 4)] + ["decline"]
    state = fx(2)
    state.players[0].hibernation = 5
    begin(state)
    play(state, "hibernate")
    assert texts(state) == [f"take-bonus {space}" for space in (1, 2, 3, 4, 5)] + ["decline"]


def test_a_module_as_hibernation_bonus_may_work_but_wakes_no_machine() -> None:
    state = fx(2)
    state.players[0].hibernation = 1
    own(state, "mac_g01")
    give(state, crystal=1)
    displayed(state, "mod_g_two", "mod_n_two", "mod_y_two", "mod_g_adv", "mod_n_adv")
    begin(state)
    play(state, "hibernate", "take-bonus 2", "take-module mod_g_two", "put s5b")
    assert "activate mac_g01" not in texts(state) and has(state, "resolve gear_2", "exchange food", "done")
    play(state, "resolve gear_2")
    assert goods(state)["gear"] == 2 and texts(state)[-1] == "end-turn"


def test_hibernating_readies_the_switch_and_no_second_hibernation_in_a_turn() -> None:
    state = fx(2)
    state.players[0].switch_used = True
    give(state, crystal=1)
    begin(state)
    assert "use-switch" not in texts(state)
    play(state, "hibernate", "decline")
    assert not state.players[0].switch_used
    assert not {"hibernate", "use-switch", "explore", "build", "populate"} & set(texts(state))
    assert not [text for text in texts(state) if text.startswith("play ")]


def test_the_longer_game_of_four_removes_large_artifacts_only() -> None:
    state = fx(4, longer_game="on")
    state.craters, state.artifacts_in_use = (0, 0, 1), 1
    state.players[0].hibernation = 3
    begin(state)
    play(state, "hibernate", "~remove-artifact white")
    assert state.craters == (0, 0, 0) and state.crater_small == 2 and not state.ending
    play(state, "decline", "~end-turn")
    state.players[1].hibernation = 3
    play(state, "hibernate")
    assert "decline" in texts(state) and state.crater_small == 2
    play(state, "decline")
    state.slept = False
    state.actions_left = 3
    give(state, 1, crystal=1)  # a free action keeps the menu open
    effect(state, artifact(1), 1)
    assert state.players[1].small_artifacts == 1 and not state.ending
    effect(state, artifact(1), 1)
    assert state.players[1].small_artifacts == 2 and state.players[1].end_token and state.last_turns == 3
    effect(state, artifact(1), 1)
    assert state.players[1].small_artifacts == 3 and state.last_turns == 3


def test_the_round_limit_also_stops_the_final_turns() -> None:
    state = fx(3, max_rounds="1")
    state.max_rounds = 1
    state.active = 1
    state.ending, state.last_turns = True, 2
    state.players[1].end_token = True
    begin(state, 1)
    play(state, "use-switch", "take gear", "end-turn")
    assert state.active == 2
    play(state, "use-switch", "take gear", "end-turn")
    assert state.finished and state.over


# -- solo ---------------------------------------------------------------------------------------------------------------------


def test_alone_the_cube_leaves_by_a_card_and_the_game_may_be_finished_in_the_same_turn() -> None:
    state = fx(1)
    state.cube = 25
    only(state, "cit_g01")
    begin(state)
    play(state, "play cit_g01", "into slot1 top", "resolve gear_3")
    assert state.cube == 26 and texts(state) == ["end-turn", "finish"]
    play(state, "end-turn")
    assert "hibernate" not in texts(state) and not [text for text in texts(state) if text.startswith("play")]
    assert {"use-switch", "finish"} <= set(texts(state)) and "end-turn" not in texts(state)
    play(state, "use-switch", "take gear")
    assert set(texts(state)) == {"end-turn", "finish"}
    give(state, gear=3)
    play(state, "end-turn", "build", "build-on t13c", "~raise small", "~pay")
    resolve(state)
    assert len(state.players[0].small) == 1 and state.cube == 26


def test_alone_finish_as_the_only_option_is_taken_automatically() -> None:
    state = fx(1)
    state.cube = 24
    state.players[0].switch_used = True
    begin(state)
    play(state, "hibernate", "decline", "stop")
    assert state.cube == 26 and texts(state) == ["end-turn", "finish"]
    play(state, "end-turn")
    assert texts(state) == ["use-switch", "finish"]
    play(state, "use-switch", "take gear", "end-turn")
    assert state.finished and state.over


def test_alone_a_hibernating_card_may_be_played_from_the_last_space() -> None:
    state = fx(1)
    state.cube = 25
    only(state, "cit_g12")
    begin(state)
    play(state, "play cit_g12", "into slot3 bottom", "hibernate")
    resolve_all(state)
    play(state, "decline", "stop")
    assert state.cube == 26 and state.players[0].hibernation == 1 and state.actions_done == 0
    assert "finish" in texts(state) and "hibernate" not in texts(state)


def resolve_all(state: ReviveState) -> None:
    while "resolve-all" in texts(state) or any(text.startswith("resolve ") for text in texts(state)):
        play(state, "resolve-all" if "resolve-all" in texts(state) else texts(state)[0])


def test_alone_a_board_action_does_not_move_the_cube_and_there_is_no_end_token() -> None:
    state = fx(1)
    give(state, gear=6, food=6)
    state.craters, state.artifacts_in_use = (1, 0, 0), 1
    begin(state)
    play(state, "build", "build-on t13c", "~raise small", "~pay")
    resolve(state)
    assert state.cube == 1
    effect(state, artifact(2))
    assert state.players[0].artifacts == (1, 0, 0) and state.players[0].small_artifacts == 1
    assert not state.ending and not state.players[0].end_token


def test_alone_discarded_things_are_gone_and_refilled_after_stop() -> None:
    state = fx(1)
    begin(state)
    cards, modules = state.citizens, state.module_display
    play(state, "hibernate", "decline")
    play(state, f"discard-card {CARDS[cards[0]]}", f"discard-card {CARDS[cards[1]]}")
    assert len(state.citizens) == 3 and len(state.module_display) == len(modules)
    play(state, "stop")
    assert len(state.citizens) == 5 and set(cards[:2]) <= set(state.citizens_removed) and state.cube == 3


# -- tribes -------------------------------------------------------------------------------------------------------------------


def test_a_temple_is_no_own_water_but_scores_once() -> None:
    state = fx(2, "hofstadterians_moon")
    settle(state, 0, "big_nw", "t22b")
    state.big = (LARGE_LOCATION.parse("big_5b"), 0, 2, 4)
    give(state, crystal=2, food=6)
    effect(state, tribe)
    play(state, "~consecrate t33c", "~pay")
    assert state.players[0].waters == () and state.players[0].store == 2
    sheet = {line.id: line.points[0] for line in GAME.score_sheet(state)}
    assert sheet["large_locations"] == 2
    build(state, 0, "t33d")
    sheet = {line.id: line.points[0] for line in GAME.score_sheet(state)}
    assert sheet["large_locations"] == 2


def test_a_temple_and_the_falcon_do_not_end_the_chasm() -> None:
    state = fx(2, "hofstadterians_moon", "vukuntur_moon")
    state.players[0].tokens = (at("t33c"),)
    state.players[1].falcon = at("t22d")
    state.map_changed()
    give(state, 0, gear=3)
    begin(state)
    play(state, "build")
    assert has(state, "build-on t13c", "build-on t33a", "build-on t33d") and "build-on t13b" not in texts(state)
    state = fx(2, "hofstadterians", "vukuntur_moon")
    state.players[1].falcon = at("t33b")
    state.map_changed()
    give(state, 1, gear=3)
    begin(state, 1)
    play(state, "build")
    assert has(state, "build-on t13c", "build-on t33d", "build-on t34c") and "build-on t34b" not in texts(state)


def test_hofstadterians_may_take_a_water_twice() -> None:
    state = fx(2, "hofstadterians_moon")
    give(state, crystal=1, food=6, gear=3)
    effect(state, tribe)
    play(state, "~consecrate t33c", "~pay")
    energy_before = state.players[0].store
    begin(state)
    play(state, "build", "build-on t33d", "~raise small", "~pay")
    resolve(state)
    assert state.players[0].store == energy_before + 1 and state.players[0].waters == (at("t33c"),)


def test_a_target_pays_its_owner_only_as_much_as_fits() -> None:
    state = fx(2, "nadair", "iox49i_moon")
    state.players[1].tokens = (at("t13c"),)
    give(state, 0, gear=5)
    give(state, 1, gear=4)
    begin(state)
    play(state, "build", "build-on t13c", "raise large", "~pay")
    assert goods(state, 1)["gear"] == 6 and state.players[1].tokens == ()


def test_a_target_may_lie_where_others_have_a_pawn_but_not_on_a_building() -> None:
    state = fx(2, "iox49i_moon")
    settle(state, 1, "t22b")
    build(state, 1, "t22a")
    settle(state, 0, "t13a")
    effect(state, tribe)
    assert has(state, "aim t22b", "aim big_nw", "aim t22c")
    assert not {"aim t22a", "aim t13a", "aim chasm", "aim t22d"} & set(texts(state))


def test_the_falcon_needs_passable_spaces_and_ends_on_terrain() -> None:
    state = fx(2, "vukuntur_moon")
    effect(state, tribe)
    assert set(texts(state)) == {f"fly {name}" for name in ("t13d", "t14b", "t22d", "t33b", "t34a", "t34d")}
    state.players[0].falcon = at("t22d")
    state.players[0].tribe_markers = 0
    state.refresh()
    assert "fly t22d" in texts(state)


def test_the_falcon_may_stay_and_still_bring_prey() -> None:
    state = fx(2, "vukuntur_moon")
    learn(state, "vuk_falcon_harvest")
    state.players[0].falcon = at("t22d")
    effect(state, tribe)
    play(state, "fly t22d")
    assert goods(state)["food"] == 3 and state.players[0].tribe_markers == 4


def test_a_workshop_gives_one_discount_however_many_there_are() -> None:
    state = fx(2, "formica_moon")
    show(state, t13a="M")
    state.players[0].tokens = (at("t13a"), at("t13d"))
    build(state, 0, "t13c")
    give(state, gear=1, food=1)
    begin(state)
    assert "build" not in texts(state)
    give(state, gear=2)
    begin(state)
    play(state, "build", "~build-on t13b", "~raise small", "~pay")
    assert state.players[0].small[-1] == at("t13b")
    assert goods(state)["gear"] == 0 and goods(state)["food"] == 0


def test_workshop_saving_at_a_tile_whose_food_is_all_discounted() -> None:
    state = fx(2, "formica_moon")
    hide(state, "t03", "tile_loc_01")
    state.players[0].tokens = (at("t13b"),)
    own(state, "mac_y02")
    state.field[at("t13b")] = 2
    build(state, 0, "t13c")
    state.map_changed()
    give(state, food=6, book=1)
    begin(state)
    play(state, "explore", "explore-tile t03")
    assert set(texts(state)) == {"pay-less book", "pay-less food", "activate mac_y02"}
    play(state, "activate mac_y02", "pay-less book")
    assert goods(state)["book"] == 1


def test_a_copied_card_works_with_the_copiers_tribe_and_goes_to_its_owners_rest() -> None:
    state = fx(3, "formica_moon", "nadair", "kuniban")
    learn(state, "for_copy_switch")
    give(state, crystal=1)
    lay(state, 1, "cit_g02", "cit_n11", seat=1)  # the lower card of a stack, and one played for its top half
    lay(state, 3, "cit_g07", seat=2)
    begin(state)
    play(state, "use-switch")
    assert texts(state) == ["choose basic_1", "copy cit_g02", "copy cit_g07", "copy cit_n11"]
    play(state, "copy cit_n11", "resolve tribe")
    play(state, texts(state)[0], "resolve book_1")
    assert goods(state)["book"] == 1 and state.players[0].tribe_markers == 4
    assert names(state.players[1].rest) == ["cit_n11"] and state.players[1].slots[0] == (CARDS.index("cit_g02") * 2,)
    assert state.players[1].tribe_markers == 5


def test_copying_is_added_to_an_advanced_switch() -> None:
    state = fx(2, "formica_moon", cc_switch="on")
    learn(state, "for_copy_switch")
    state.players[0].switch = 3  # switch_c
    give(state, gear=1)
    lay(state, 3, "cit_g01", seat=1)
    begin(state)
    play(state, "use-switch")
    assert texts(state) == ["choose basic_1", "choose swap_3", "copy cit_g01"]


def test_relocation_may_move_the_pawn_just_placed_and_never_to_a_large_location() -> None:
    state = fx(2, "iox49i")
    settle(state, 0, "t13a", "t14c")
    build(state, 0, "t22c")
    give(state, book=3)
    settle(state, 1, "big_nw")
    show(state, t32a="L")
    begin(state)
    play(state, "populate", "settle t22b", "unlock T4", "~pay", "lift t22b")
    play(state, "~settle t32a")
    assert set(state.players[0].pawns) == {at("t13a"), at("t14c"), at("t32a")} and state.players[0].techs == 0b1011


def test_welcome_gift_for_each_way_of_getting_a_card() -> None:
    state = fx(2, "kuniban_moon")
    learn(state, "kun_welcome")
    offered(state, "cit_g01", "cit_n01", "cit_y01", "cit_g02", "cit_n02")
    settle(state, 0, "t22b")
    effect(state, tribe)
    play(state, "~spread t22d", "~pay", "~recruit cit_y01")
    assert goods(state)["food"] == 1 and "cit_y01" in names(state.players[0].active)


def test_kuniban_sand_pays_range_and_ends_as_sand_for_everybody() -> None:
    state = fx(2, "kuniban_moon")
    give(state, food=1)
    effect(state, tribe)
    # from the chasm: t13d and t33b are adjacent, t22d too; t14b and t34d are farther away
    assert has(state, "spread t13d", "spread t22d", "spread t33b") and "spread t34d" in texts(state)
    play(state, "spread t34d")
    resolve(state, "~recruit-blind", *[f"~recruit {CARDS[card]}" for card in state.citizens])
    assert goods(state)["food"] == 0 and at("t34d") in state.sand_tokens
    give(state, 1, gear=3, food=6)
    begin(state, 1)
    play(state, "build", "build-on t34d", "~raise small", "~pay")
    resolve(state)
    assert state.players[1].score == 1


def test_a_forest_token_is_forest_for_range_and_rewards_and_no_longer_sand() -> None:
    state = fx(2, "nadair_moon")
    learn(state, "nadair_free_range")
    give(state, crystal=1, gear=6, food=1)
    effect(state, tribe)
    play(state, "plant t13c", "~pay")
    begin(state)
    play(state, "build")
    assert "build-on t13c" not in texts(state)
    play(state, "build-on t13b", "~raise small", "~pay")
    resolve(state)
    # chasm -> t13d (mountains) or t14c -> t13b counts one space; the building touches no forest token
    assert goods(state)["food"] == 0 and state.players[0].tracks == [1, 0, 0]


def test_insight_adds_to_every_use_also_without_markers() -> None:
    state = fx(2, "nadair")
    learn(state, "nadair_insight")
    state.players[0].tribe_markers, state.players[0].developed = 0, 5
    effect(state, tribe)
    assert goods(state)["book"] == 3 and state.players[0].score == 1 and state.players[0].developed == 5


# -- scoring --------------------------------------------------------------------------------------------------------------------


def test_a_card_bonus_counts_recruited_cards_of_its_colour_wherever_they_lie() -> None:
    state = fx(2)
    tracks(state, gray=10)
    lay(state, 1, "cit_g02")
    only(state, "cit_g01", "cit_n01")
    assert {line.id: line.points[0] for line in GAME.score_sheet(state)}["card_bonuses"] == 4


def test_a_large_location_scores_only_those_with_a_pawn_there() -> None:
    state = fx(2)
    state.big = (LARGE_LOCATION.parse("big_1a"), LARGE_LOCATION.parse("big_5a"), 2, 4)
    tracks(state, gray=9)
    settle(state, 0, "big_nw", "big_ne")
    tracks(state, gray=4, seat=1)
    sheet = {line.id: line.points for line in GAME.score_sheet(state)}
    assert sheet["large_locations"] == (9 + 6, 0)


def test_a_symbol_beside_two_own_buildings_counts_once() -> None:
    state = fx(2)
    show(state, t16b="S", t16d="S", t26b="S")
    build(state, 0, "t16b", "t26b")
    state.big = (LARGE_LOCATION.parse("big_8a"), 1, 2, 4)
    settle(state, 0, "big_nw")
    assert {line.id: line.points[0] for line in GAME.score_sheet(state)}["large_locations"] == 2


def test_ties_go_to_unscored_resources_before_tracks() -> None:
    state = fx(2)
    for player in state.players:
        player.artifact_card, player.store = 0, 0
    state.finished = True
    give(state, 0, gear=4)
    give(state, 1, gear=3, book=1)
    tracks(state, gray=1)
    assert GAME.scores(state)[0] == GAME.scores(state)[1] and GAME.winners(state) == [0]
    give(state, 1, food=6, crystal=3, gear=6, book=4)  # 19 resources: three points and four left
    state.players[0].score = 3
    assert GAME.scores(state)[0] == GAME.scores(state)[1] and GAME.winners(state) == [0]
    give(state, 0, gear=3)
    assert GAME.winners(state) == [1]


# -- hidden information -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_a_crate_taken_in_the_middle_of_a_choice_is_seen_by_its_owner_only(viewer: int) -> None:
    state = fx(2)
    crate(state, "crate_07", "crate_14")
    begin(state)
    view = GAME.redact(state, viewer)
    assert view.players[0].crates == (state.players[0].crates if viewer == 0 else (-1, -1))
    assert view.players[0].artifact_card == (state.players[0].artifact_card if viewer == 0 else -1)
    assert all(tile == -1 for place, tile in enumerate(view.tiles) if state.rotations[place] == -1)


def test_views_at_the_end_show_artifact_cards_and_the_true_scores() -> None:
    state = fx(2)
    state.finished = True
    assert GAME.scores(GAME.redact(state, -1)) == GAME.scores(state)
