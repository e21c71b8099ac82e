"""The worked examples of the specification, E1 to E35, played as written."""

from __future__ import annotations

import pytest
from revive.scenes import (
    artifact_card,
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
    zone,
)

from stolik.games.revive import GAME, scoring
from stolik.games.revive.board import BIG_NW, PLACES, TECHNOLOGY_NAMES
from stolik.games.revive.effects import (
    advance,
    artifact,
    crystal,
    gear,
    module,
    points,
    tribe,
)
from stolik.games.revive.pieces import LARGE_LOCATION, TILE


def test_e1_a_card_works_with_a_module_of_its_colour() -> None:
    state = fx()
    plug(state, "s1a", "mod_ny_book")
    only(state, f"start_{letter(state)}5")
    begin(state)
    play(state, f"play start_{letter(state)}5", "into slot1 top")
    resolve(state)
    assert goods(state) == {"gear": 0, "book": 1, "food": 2, "crystal": 0}


def letter(state: object, seat: int = 0) -> str:
    player = state.players[seat]  # type: ignore[attr-defined]
    return "ABCD"[min(player.cards()) // 6]


def test_e2_the_first_module_on_an_activation_symbol_works_at_once() -> None:
    state = fx()
    displayed(state, "mod_ny_book", "mod_g_two", "mod_g_adv", "mod_y_two", "mod_n_two")
    effect(state, module(1))
    play(state, "take-module mod_ny_book", "put s1b")
    resolve(state)
    assert goods(state)["book"] == 1
    assert len(state.module_display) == 5
    displayed(state, "mod_ny_book", "mod_g_two", "mod_g_adv", "mod_y_two", "mod_n_two")
    effect(state, module(1))
    play(state, "take-module mod_n_two", "put s1b")
    assert goods(state)["book"] == 1
    assert len(state.module_discard) == 1


def test_e3_an_earlier_card_of_the_colour_works_again() -> None:
    state = fx()
    lay(state, 1, "cit_y02")
    plug(state, "s1a", "mod_ny_book")
    card = f"start_{letter(state)}5"
    only(state, card)
    begin(state)
    play(state, f"play {card}", "into slot1 top")
    resolve(state)
    assert goods(state) == {"gear": 0, "book": 1, "food": 4, "crystal": 0}
    only(state, f"start_{letter(state)}1")
    begin(state)
    play(state, f"play start_{letter(state)}1")
    assert "into slot1 top" not in texts(state)


def test_e4_the_tribe_ability_moves_a_marker_whose_space_gives_its_bonus() -> None:
    state = fx(2, "nadair")
    give(state, book=1)
    player = state.players[0]
    player.bonuses, player.developed, player.tracks = 3, 2, [2, 2, 0]
    before = player.store
    effect(state, tribe)
    assert goods(state)["book"] == 3
    assert player.tribe_markers == 4 and player.developed == 3
    assert player.store == before + 1


def test_e5_explore_pays_range_and_the_back() -> None:
    state = fx()
    state.tiles[PLACES.index("t02")] = TILE.parse("tile_ter_01")
    give(state, food=6)
    begin(state)
    play(state, "explore", "explore-tile t02")
    cards = len(state.players[0].active)
    play(state, texts(state)[0])
    assert goods(state)["food"] == 1
    assert state.players[0].score == 2
    assert len(state.players[0].active) == cards + 1
    play(state, "lay rotation_0")
    assert state.field[at("t02a")] == 1


def test_e6_build_from_the_chasm() -> None:
    state = fx()
    give(state, food=1, gear=3)
    begin(state)
    play(state, "build", "build-on t13b")
    resolve(state)
    assert goods(state) == {"gear": 0, "book": 0, "food": 0, "crystal": 0}
    assert state.players[0].tracks == [1, 0, 0]


def test_e7_build_counts_the_spaces_between() -> None:
    state = fx()
    build(state, 0, "t33d")
    give(state, food=2, gear=3)
    begin(state)
    play(state, "build", "build-on t22c")
    resolve(state)
    assert goods(state) == {"gear": 0, "book": 0, "food": 0, "crystal": 0}
    assert state.players[0].tracks == [0, 0, 1]


def test_e8_populate_pays_a_book_to_the_player_already_there() -> None:
    state = fx()
    build(state, 0, "t33d")
    settle(state, 1, "t22b")
    give(state, food=2, book=3)
    begin(state)
    play(state, "populate", "settle t22b")
    assert goods(state) == {"gear": 0, "book": 0, "food": 0, "crystal": 0}
    assert goods(state, 1)["book"] == 1
    assert state.players[0].techs == 1


def test_e9_three_players_share_a_large_location() -> None:
    state = fx(3, "nadair", "hofstadterians", "kuniban")
    show(state, t31c="L")
    settle(state, 0, "t31c")
    settle(state, 1, "big_sw")
    settle(state, 2, "big_sw")
    give(state, book=5)
    begin(state)
    play(state, "populate", "~settle big_sw", "unlock T2")
    assert goods(state)["book"] == 0
    assert goods(state, 1)["book"] == goods(state, 2)["book"] == 1
    state.big = tuple(LARGE_LOCATION.parse("big_4a") for _ in range(4))
    assert [scoring.sheet(state, seat)[3] for seat in range(3)] == [4, 2, 2]


def test_e10_a_claimed_water_gives_nothing_again() -> None:
    state = fx()
    show(state, t22c="F", t22d="F", t32a="C", t33c="W:energy", t33a="L", t32b="S", t32d="S")
    build(state, 0, "t33d")
    store = state.players[0].store
    give(state, food=1, gear=3)
    begin(state)
    play(state, "build", "build-on t32b")
    resolve(state)
    assert goods(state) == {"gear": 0, "book": 0, "food": 0, "crystal": 0}
    assert state.players[0].tracks == [0, 2, 1]
    assert state.players[0].store == store


def test_e11_a_large_building_doubles_tracks_but_not_water() -> None:
    state = fx()
    show(state, t22c="F", t22d="F", t32a="M", t33c="W:module", t33a="S", t32b="S", t32d="S")
    settle(state, 0, "t22b")
    give(state, food=1, gear=5)
    begin(state)
    play(state, "build", "build-on t32b", "raise large")
    assert goods(state) == {"gear": 0, "book": 0, "food": 0, "crystal": 0}
    assert texts(state) == ["resolve advance_green_2", "resolve advance_gray_2", "resolve module_1", "resolve-all"]
    play(state, "resolve module_1")
    play(state, texts(state)[0], "put s1a")
    assert texts(state) == ["resolve advance_green_2", "resolve advance_gray_2", "resolve-all"]
    play(state, "resolve-all")
    assert all(text.startswith("take-machine mac_n") for text in texts(state))
    play(state, texts(state)[0])
    assert state.players[0].tracks == [2, 4, 0]


def test_e12_a_crate_gives_its_effect_and_stays() -> None:
    state = fx()
    crate(state, "crate_01")
    begin(state)
    play(state, "open crate_01")
    resolve(state)
    assert goods(state) == {"gear": 1, "book": 1, "food": 0, "crystal": 0}
    assert scoring.crates_owned(state.players[0]) == 1


def test_e13_the_artifact_card_multiplies() -> None:
    state = fx()
    player = state.players[0]
    player.artifacts = (1, 0, 2)
    player.artifact_card = artifact_card("art_02")
    player.store = 3
    for name in ("cit_g03", "cit_n03"):
        zone(state, name)
    settle(state, 0, "t13a", "t14c", "t22b", "big_nw", "big_sw")
    assert scoring.flasks(player) == 4
    assert scoring.sheet(state, 0)[8] == 25


def test_e14_a_new_forest_counts_its_chain_and_rewards_neighbours() -> None:
    state = fx(2, "nadair_moon")
    show(state, t22c="F", t22d="F", t32a="F", t32b="S", t32d="S", t33a="L")
    settle(state, 0, "t33a")
    state.players[0].skills = 0
    build(state, 1, "t32d")
    give(state, crystal=1)
    effect(state, tribe)
    play(state, "plant t32b")
    assert goods(state) == {"gear": 0, "book": 4, "food": 0, "crystal": 0}
    assert state.players[1].tracks == [0, 1, 0]
    assert state.players[0].tribe_markers == 4 and state.players[0].developed == 1


def test_e15_sand_on_mountains_brings_a_gray_card_and_later_a_point() -> None:
    state = fx(2, "kuniban_moon")
    show(state, t22d="M")
    settle(state, 0, "t22b")
    state.players[0].skills = 0
    offered(state, "cit_g01", "cit_n01", "cit_n02", "cit_y01", "cit_y02")
    effect(state, tribe)
    play(state, "~spread t22d")
    assert "cit_g01" in names(state.players[0].active)
    assert state.field[at("t22d")] == 1
    give(state, 1, gear=3)
    begin(state, 1)
    state.actions_left = 2
    settle(state, 1, "t22b")
    begin(state, 1)
    play(state, "build", "build-on t22d")
    resolve(state)
    assert state.players[1].score == 1


def test_e16_starting_resources_follow_the_turn_order() -> None:
    state = GAME.start(GAME.setup(4, 5))
    found = [tuple(state.players[seat].goods) for seat in state.in_order(state.first)]
    assert found == [(0, 0, 0, 1), (1, 0, 0, 1), (1, 1, 0, 1), (1, 1, 1, 1)]


@pytest.mark.parametrize(
    ("players", "longer", "each", "small"),
    [(1, "off", 1, 0), (2, "off", 2, 0), (3, "off", 3, 0), (4, "off", 4, 0)]
    + [(1, "on", 2, 0), (2, "on", 3, 0), (3, "on", 4, 0), (4, "on", 4, 2)],
)
def test_e17_large_artifacts_by_players(players: int, longer: str, each: int, small: int) -> None:
    state = GAME.start(GAME.setup(players, 1, {"longer_game": longer}))
    assert state.craters == (each, each, each) and state.crater_small == small


def test_e18_the_second_lap_has_no_bonuses() -> None:
    state = fx()
    player = state.players[0]
    player.score, player.score_bonuses = 48, 6
    crates = len(player.crates)
    effect(state, points(5))
    assert player.score == 53 and len(player.crates) == crates


def test_e19_a_crystal_too_many_becomes_another_resource() -> None:
    state = fx()
    give(state, crystal=3, food=2)
    effect(state, crystal(1))
    play(state, "take food")
    assert goods(state) == {"gear": 0, "book": 0, "food": 3, "crystal": 3}


def test_e20_what_does_not_fit_is_lost() -> None:
    state = fx()
    give(state, gear=5)
    effect(state, gear(2))
    assert goods(state)["gear"] == 6
    effect(state, gear(2))
    assert goods(state)["gear"] == 6


def test_e21_a_bonus_of_two_tracks() -> None:
    state = fx()
    tracks(state, gray=5, green=3)
    assert state.players[0].bonuses == 0b1011
    effect(state, advance(0, 1))
    assert all(text.startswith("take-machine mac_g") for text in texts(state)) and len(texts(state)) == 3
    wanted = texts(state)[1]
    play(state, wanted)
    assert state.players[0].developed == 4
    assert state.players[0].bonuses == 0b1001011
    assert len(state.machine_display[0]) == 3


def test_e22_beyond_the_end_a_track_gives_its_resource() -> None:
    state = fx()
    tracks(state, green=12)
    effect(state, advance(1, 2))
    assert goods(state)["book"] == 2 and state.players[0].tracks[1] == 12


def test_e23_the_fourth_hibernation_may_end_the_game() -> None:
    state = fx()
    state.players[0].hibernation = 3
    state.craters, state.artifacts_in_use = (0, 1, 0), 1
    begin(state)
    play(state, "hibernate")
    assert state.players[0].hibernation == 4
    assert state.large_artifacts() == 0 and state.artifacts_removed == 1
    assert state.players[0].end_token and state.ending
    assert [text for text in texts(state) if text.startswith("take-bonus")] == [f"take-bonus {n}" for n in (1, 2, 3, 4)]


def test_e24_on_the_last_space_any_bonus() -> None:
    state = fx()
    state.players[0].hibernation = 5
    begin(state)
    play(state, "hibernate")
    assert state.players[0].hibernation == 5
    assert [text for text in texts(state) if text.startswith("take-bonus")] == [f"take-bonus {n}" for n in range(1, 6)]


def test_e25_hibernation_moves_the_cards() -> None:
    state = fx()
    mine = letter(state)
    only(state, f"start_{mine}1")
    lay(state, 1, f"start_{mine}4")
    lay(state, 3, f"start_{mine}5")
    state.players[0].rest = tuple(card for card in state.players[0].rest if card % 6 in (1, 2))
    own(state, "mac_g01", energy=0)
    state.players[0].charged = state.players[0].machines
    state.players[0].switch_used = True
    begin(state)
    play(state, "hibernate", "decline")
    player = state.players[0]
    assert names(player.active) == [f"start_{mine}{n}" for n in (1, 2, 3)]
    assert names(player.rest) == [f"start_{mine}{n}" for n in (4, 5)]
    assert player.slots == ((), (), (), (), ()) and player.store == 1 and not player.charged and not player.switch_used


def test_e26_a_discount_does_not_touch_the_toll() -> None:
    state = fx()
    settle(state, 0, "t13a", "t14c")
    settle(state, 1, "t22b")
    player = state.players[0]
    build(state, 0, "t22c")
    own(state, "mac_n02")
    give(state, book=3)
    begin(state)
    play(state, "populate", "~settle t22b", "unlock T5")
    resolve(state, "take-artifact white")
    assert goods(state)["book"] == 0
    assert goods(state, 1)["book"] == 1
    assert player.techs & 1 << 4


def test_e27_everybody_else_has_one_more_turn() -> None:
    state = fx(4)
    state.craters, state.artifacts_in_use = (1, 0, 0), 1
    give(state, 1, crystal=1)
    effect(state, artifact(1), seat=1)
    assert state.ending and state.players[1].end_token
    play(state, "end-turn")
    for seat in (2, 3, 0):
        assert state.active == seat and not state.over
        give(state, seat, crystal=1)
        begin(state, seat)
        play(state, "hibernate", "decline", "end-turn")
    assert state.over


def test_e28_five_resources_are_a_point() -> None:
    state = fx()
    give(state, crystal=3, gear=6, book=2, food=1)
    assert scoring.sheet(state, 0)[7] == 2
    assert scoring.unscored(state.players[0]) == 2


def test_e29_the_cube_leaves_the_track() -> None:
    state = fx(1)
    state.cube = 24
    begin(state)
    play(state, "hibernate", "decline", "stop")
    assert state.cube_has_left()
    play(state, "end-turn") if "end-turn" in texts(state) else None
    found = texts(state)
    assert "finish" in found and "hibernate" not in found
    assert not [text for text in found if text.startswith("play")]
    assert "use-switch" in found


def test_e30_hibernation_by_card_moves_the_cube_once() -> None:
    state = fx(1)
    state.cube = 7
    only(state, "cit_g12")
    store = state.players[0].store
    begin(state)
    play(state, "play cit_g12", "into slot3 bottom", "hibernate")
    assert state.cube == 8
    play(state, "resolve-all")
    assert state.players[0].store == store + 1 and len(state.players[0].crates) == 1
    play(state, "decline", "stop")
    assert state.cube == 8
    assert "cit_g12" not in names(tuple(state.players[0].cards()))
    assert state.turn > 0 and state.actions_done == 0


def test_e31_hospitality_counts_for_the_populate_that_unlocks_it() -> None:
    state = fx(3, "hofstadterians")
    settle(state, 0, "t13a")
    settle(state, 1, "t22b")
    settle(state, 2, "t22b")
    build(state, 0, "t22c")
    give(state, book=3)
    begin(state)
    play(state, "populate", "~settle t22b", "~unlock T2")
    assert TECHNOLOGY_NAMES.index("hof_no_toll") in [i for i in range(26) if state.players[0].skills >> i & 1]
    assert goods(state)["book"] == 0 and goods(state, 1)["book"] == goods(state, 2)["book"] == 0


def test_e32_a_target_pays_its_owner() -> None:
    state = fx(2, "nadair", "iox49i_moon")
    state.players[1].tokens = (at("t22c"),)
    settle(state, 0, "t22b")
    own(state, "mac_g02")
    give(state, gear=1)
    begin(state)
    play(state, "build", "build-on t22c")
    resolve(state)
    assert goods(state)["gear"] == 0
    assert goods(state, 1)["gear"] == 1
    assert state.players[1].tokens == ()


def test_e33_the_falcon_flies_three_spaces_for_each_use() -> None:
    state = fx(2, "vukuntur_moon")
    effect(state, tribe)
    first = {text.split()[1] for text in texts(state)}
    assert first == {"t13d", "t14b", "t22d", "t33b", "t34a", "t34d"}
    play(state, "fly t13d")
    assert state.players[0].falcon == at("t13d") and state.players[0].tribe_markers == 4
    show(state, t15d="M", t25c="C", t35d="M", t21d="M", t31d="C")
    effect(state, tribe)
    assert {"fly t13d", "fly t15d"} <= set(texts(state))


@pytest.mark.parametrize(("tiles", "score"), [(2, 0), (3, 3), (7, 7), (8, 12), (10, 15)])
def test_e34_presence_on_terrain_tiles(tiles: int, score: int) -> None:
    state = fx()
    player = state.players[0]
    side = LARGE_LOCATION.parse("big_8b")
    state.big = (side,) * 4
    player.small = tuple(place * 4 for place in range(min(tiles, 5)))
    player.large = tuple(place * 4 for place in range(5, min(tiles, 8)))
    player.pawns = (BIG_NW, *[place * 4 for place in range(8, tiles)])
    assert scoring.sheet(state, 0)[3] == score


def test_e35_a_revealed_tile_rewards_the_buildings_beside_it() -> None:
    state = fx()
    build(state, 0, "t34b", large=True)
    state.tiles[PLACES.index("t24")] = TILE.parse("tile_ter_08")
    give(state, 1, food=6)
    begin(state, 1)
    play(state, "explore", "explore-tile t24", "recruit-blind", "lay rotation_0")
    assert state.field[at("t24c")] == 4 and state.field[at("t24b")] == 2
    assert state.players[0].tracks == [0, 0, 2]
