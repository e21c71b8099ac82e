"""Other players' moments: rewards, overflow, machines and ends in somebody else's turn."""

from __future__ import annotations

from stolik.games.revive.board import PLACES
from stolik.games.revive.effects import YELLOW
from stolik.games.revive.pieces import BACK, TILE

from revive.scenes import at, begin, build, crate, displayed, fx, give, goods, hide, own, play, resolve, texts, tracks


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
