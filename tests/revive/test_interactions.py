"""Rules that meet: undo and what came to light, tribes with tiles and tolls, ends by cards, payments at full tracks."""

from __future__ import annotations

import pytest
from revive.scenes import (
    at,
    begin,
    build,
    crate,
    effect,
    fx,
    give,
    goods,
    lay,
    learn,
    names,
    only,
    own,
    play,
    resolve,
    settle,
    show,
    texts,
    tracks,
)

from stolik.engine.errors import NothingToUndo
from stolik.engine.record import Record
from stolik.games.revive import GAME
from stolik.games.revive.board import PLACES
from stolik.games.revive.effects import crystal, points, tribe
from stolik.games.revive.pieces import BACK, LARGE_LOCATION, TILE
from stolik.games.revive.state import ReviveState


def record_of(state: ReviveState) -> Record:
    """A record that goes on from an arranged position."""
    record = Record(GAME, GAME.setup(state.seats, 3))
    record.state = state
    record.snapshots[0] = state.clone()
    return record


def hidden(state: ReviveState, place: str, tile: str, back: str) -> None:
    """A tile lies face down in a place."""
    where = PLACES.index(place)
    state.tiles = [-1 if each == TILE.parse(tile) else each for each in state.tiles]
    state.tiles[where] = TILE.parse(tile)
    state.backs = tuple([BACK.parse(back) if index == where else each for index, each in enumerate(state.backs)])
    state.map_changed()


# -- undo -------------------------------------------------------------------------------------------------------------------


def test_a_declaration_and_its_payment_may_be_taken_back() -> None:
    state = fx(2)
    give(state, food=1, gear=3)
    record = record_of(begin(state))
    record.play("build", 0)
    record.play("build-on t13b", 0)
    assert goods(record.state)["gear"] == 0  # the payment, the only choice left, made itself
    record.undo(0)
    record.undo(0)
    assert goods(record.state)["gear"] == 3 and "build" in texts(record.state)


def test_a_turned_tile_and_a_crate_cannot_be_taken_back() -> None:
    state = fx(2)
    give(state, food=6)
    state.players[0].score = 4  # the points of the tile reach the first crate
    record = record_of(begin(state))
    record.play("explore", 0)
    record.play("explore-tile t02", 0)
    with pytest.raises(NothingToUndo):
        record.undo(0)
    record.play("recruit-blind", 0)
    with pytest.raises(NothingToUndo):
        record.undo(0)
    record.play("lay rotation_0", 0)  # the rotation itself shows nothing new
    record.undo(0)
    assert texts(record.state) == ["lay rotation_0", "lay rotation_1"]


# -- tiles and players out of turn ------------------------------------------------------------------------------------------


def test_a_revealed_source_gives_crystals_by_size_to_every_neighbour() -> None:
    state = fx(2)
    hidden(state, "t24", "tile_src_02", "back_source")  # F, S, S, X in rotation 0: t24d is the source
    build(state, 0, "t34b")
    build(state, 1, "t14d", large=True)  # beside t24a and t24b
    give(state, food=4)
    give(state, 1, crystal=1)
    begin(state)
    play(state, "explore", "explore-tile t24", "~pay", "recruit-blind", "lay rotation_0")
    resolve(state)
    assert goods(state)["crystal"] == 1 and state.players[0].score == 3
    assert goods(state, 1)["crystal"] == 1 and state.players[1].tracks == [0, 2, 0]  # only the forest is beside it


def test_a_target_on_a_large_location_pays_the_technology_but_not_the_toll() -> None:
    state = fx(3, "nadair", "iox49i_moon", "kuniban")
    state.players[1].tokens = (at("big_sw"),)
    show(state, t31c="L")
    settle(state, 0, "t31c")
    settle(state, 2, "big_sw")
    give(state, book=4)
    begin(state)
    play(state, "populate", "~settle big_sw", "unlock T3")
    assert goods(state)["book"] == 0 and goods(state, 1)["book"] == 3 and goods(state, 2)["book"] == 1
    assert state.players[1].tokens == ()


def test_a_workshop_beside_a_large_location_saves_a_book_of_the_technology_only() -> None:
    state = fx(2, "formica_moon")
    show(state, t31c="L", t31d="M")
    show(state, t41a="F")
    state.players[0].tokens = (at("t41a"),)
    settle(state, 0, "t31c")
    settle(state, 1, "big_sw")
    give(state, book=3)
    begin(state)
    play(state, "populate", "~settle big_sw", "unlock T3")
    assert goods(state)["book"] == 0 and goods(state, 1)["book"] == 1  # 3 - 1 for the technology, 1 for the other


def test_the_falcon_on_the_chasm_already_makes_actions_beside_it_cheaper() -> None:
    state = fx(2, "vukuntur_moon")
    learn(state, "vuk_falcon_discount")
    give(state, gear=2)
    begin(state)
    play(state, "build", "build-on t13c")
    assert state.players[0].small == (at("t13c"),) and goods(state)["gear"] == 0


# -- abilities and what they set off ----------------------------------------------------------------------------------------


def test_a_planted_forest_with_insight_gives_chain_book_and_point_then_the_marker() -> None:
    state = fx(2, "nadair_moon")
    learn(state, "nadair_insight")
    settle(state, 0, "t33d")
    state.field[at("t33d")] = 5
    state.players[0].developed, state.players[0].bonuses = 2, 0
    state.players[0].tribe_markers = 3
    give(state, crystal=1)
    effect(state, tribe)
    play(state, "plant t34c")
    player = state.players[0]
    assert goods(state)["crystal"] == 0 and player.score == 1
    assert goods(state)["book"] == 1 + 1 + (
        1 if state.field[at("t34a")] == 3 else 0
    )  # the token, t34a beside it, insight
    assert player.tribe_markers == 2 and player.developed == 3 and player.store == 2  # space 3 gives energy


def test_a_hoard_gives_a_crystal_with_the_crate_of_the_score_track() -> None:
    state = fx(2, "vukuntur")
    learn(state, "vuk_crates")
    effect(state, points(5))
    assert len(state.players[0].crates) == 1 and goods(state)["crystal"] == 1


def test_mimicry_readies_a_used_switch_for_the_second_action_of_the_turn() -> None:
    state = fx(2, "formica_moon")
    settle(state, 0, "t13a", "t14c")
    state.players[0].techs = 0b11
    state.players[0].switch_used = True
    lay(state, 3, "cit_n01", seat=1)
    give(state, book=3)
    build(state, 0, "t22c")
    begin(state)
    assert "use-switch" not in texts(state)
    play(state, "populate", "~settle t22b", "unlock T4")
    assert "use-switch" in texts(state)
    play(state, "use-switch", "copy cit_n01", "resolve-all")
    assert state.players[0].tracks == [0, 1, 0] and goods(state)["book"] == 1
    assert names(state.players[1].rest) == ["cit_n01"]


def test_a_machine_that_pays_for_the_ability_moves_its_marker() -> None:
    state = fx(2, "iox49i")
    own(state, "mac_n08")
    give(state, book=1, crystal=1)
    begin(state)
    play(state, "activate mac_n08")
    assert goods(state) == {"gear": 0, "book": 0, "food": 2, "crystal": 0}
    assert state.players[0].tribe_markers == 4 and state.players[0].developed == 1
    assert state.actions_left == 2  # a free action


def test_the_ability_of_vukuntur_pays_everything_but_one_range_and_is_no_action() -> None:
    state = fx(2, "vukuntur")
    only(state, "start_A4", "start_B4")
    state.players[0].active = state.players[0].active[:1]
    give(state, gear=3)
    begin(state)
    card = texts(state)[0]
    play(state, card, "into slot3 bottom", "resolve tribe", "~build", "build-on t13b")
    resolve(state)
    assert state.players[0].small == (at("t13b"),) and goods(state)["gear"] == 0
    assert state.players[0].tribe_markers == 4 and state.actions_left == 1


# -- full tracks ------------------------------------------------------------------------------------------------------------


def test_synthesis_at_full_crystals_becomes_another_resource() -> None:
    state = fx(2, "hofstadterians")
    learn(state, "hof_crystal")
    give(state, gear=1, book=1, crystal=3)
    begin(state)
    play(state, "synthesize gear book", "take food")
    assert goods(state) == {"gear": 0, "book": 0, "food": 1, "crystal": 3}


def test_two_crystals_that_do_not_fit_are_chosen_one_by_one() -> None:
    state = fx(2)
    give(state, gear=5, book=6, food=6, crystal=3)
    effect(state, crystal(2))
    assert texts(state) == ["take gear", "decline"]
    play(state, "take gear")
    assert goods(state)["gear"] == 6 and "end-turn" in texts(state)  # nothing has room for the second


def test_a_gray_track_at_its_end_and_full_gears_leaves_the_reward_without_effect() -> None:
    state = fx(2)
    tracks(state, gray=12)
    give(state, food=1, gear=6)
    state.players[0].developed = 5
    begin(state)
    play(state, "build", "build-on t13b", "~raise small")
    resolve(state)
    assert state.players[0].tracks[0] == 12 and goods(state)["gear"] == 4  # 3 paid, the step beyond the end gives 1


# -- the end ----------------------------------------------------------------------------------------------------------------


def test_a_card_that_hibernates_may_end_the_game_and_its_owner_has_no_further_turn() -> None:
    state = fx(3)
    only(state, "cit_g12")
    state.players[0].hibernation = 3
    state.craters = (0, 0, 1)
    state.artifacts_in_use = 1
    begin(state)
    play(state, "play cit_g12", "into slot3 bottom", "hibernate", "resolve-all", "decline")
    assert state.ending and state.players[0].end_token and state.artifacts_removed == 1
    order = [state.active]
    while not state.over:
        play(state, next(text for text in ("hibernate", "end-turn", "decline") if text in texts(state)))
        if order[-1] != state.active:
            order.append(state.active)
    assert order == [1, 2]


def test_crates_opened_after_hibernating_work_but_wake_no_machine() -> None:
    state = fx(2)
    own(state, "mac_g01", energy=1)
    crate(state, "crate_05")
    begin(state)
    play(state, "hibernate", "decline")
    assert set(texts(state)) == {"open crate_05", "end-turn"}
    play(state, "open crate_05", "take gear", "take book")
    assert goods(state)["gear"] == 1 and texts(state) != []


def test_the_spark_in_a_large_location_comes_with_populating_and_its_flasks_at_the_end() -> None:
    state = fx(2)
    state.big = (LARGE_LOCATION.parse("big_7b"), *state.big[1:])
    show(state, t11a="L")
    settle(state, 0, "t11a")
    own(state, "mac_g03", "mac_n04", energy=0)
    give(state, book=3)
    begin(state)
    play(state, "populate", "~settle big_nw", "unlock T3")
    assert state.players[0].store == 1
    large = next(line for line in GAME.score_sheet(state) if line.id == "large_locations")
    assert large.points == (2, 0)
