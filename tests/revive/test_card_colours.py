"""Cards in their slots: all colours, repetitions, turned and hibernating cards, cards woken or played again."""

from __future__ import annotations

from stolik.games.revive.cards import CARDS
from stolik.games.revive.effects import GRAY
from stolik.games.revive.rounds import Menu

from revive.scenes import begin, displayed, fx, goods, has, lay, names, only, own, play, plug, resolve, texts


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
