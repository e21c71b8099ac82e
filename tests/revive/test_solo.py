"""The solo game: the cube, finishing, and what is discarded."""

from __future__ import annotations

from stolik.games.revive.cards import CARDS
from stolik.games.revive.effects import artifact
from stolik.games.revive.state import ReviveState

from revive.scenes import begin, effect, fx, give, only, play, resolve, texts


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
