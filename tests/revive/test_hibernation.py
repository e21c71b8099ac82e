"""Hibernation and the end of the game: bonuses, artifacts that leave, the longer game and the last turns."""

from __future__ import annotations

from stolik.games.revive.effects import artifact

from revive.scenes import begin, displayed, effect, fx, give, goods, has, own, play, texts


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
