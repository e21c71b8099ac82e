"""Every tribe ability and technology, sun and moon."""

from __future__ import annotations

import pytest
from revive.scenes import (
    at,
    begin,
    build,
    effect,
    fx,
    give,
    goods,
    lay,
    learn,
    names,
    offered,
    play,
    resolve,
    settle,
    show,
    texts,
)

from stolik.games.revive import scoring
from stolik.games.revive.actions.ranges import distances
from stolik.games.revive.board import TECHNOLOGY_NAMES
from stolik.games.revive.effects import crate as crate_effect
from stolik.games.revive.effects import recruit, tribe
from stolik.games.revive.pieces import MACHINE
from stolik.games.revive.state import ReviveState


def populated(name: str, tech: int, *path: int, **given: int) -> ReviveState:
    """Unlock a technology of a tribe side at t22b, after those on the path to it."""
    state = fx(2, name)
    player = state.players[0]
    spaces = ["t13a", "t14c"]
    for each in path:
        player.techs |= 1 << each
        player.pawns += (at(spaces.pop()),)
    build(state, 0, "t22c")
    give(state, **{"book": 4, **given})
    begin(state)
    play(state, "populate", "~settle t22b", f"~unlock T{tech + 1}")
    return state


# -- abilities --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "resource"), [("nadair", "book"), ("iox49i", "food"), ("formica", "gear")])
def test_two_resources(name: str, resource: str) -> None:
    state = effect(fx(2, name), tribe)
    assert goods(state)[resource] == 2
    assert state.players[0].tribe_markers == 4 and state.players[0].developed == 1


def test_an_ability_at_full_capacity_still_moves_a_marker() -> None:
    state = fx(2, "nadair")
    give(state, book=6)
    effect(state, tribe)
    assert goods(state)["book"] == 6 and state.players[0].tribe_markers == 4


def test_after_five_uses_no_marker_moves() -> None:
    state = fx(2, "nadair")
    player = state.players[0]
    player.tribe_markers, player.developed = 0, 5
    effect(state, tribe)
    assert player.developed == 5 and goods(state)["book"] == 2


def test_hofstadterians_gain_per_own_water() -> None:
    state = fx(2, "hofstadterians")
    effect(state, tribe)
    assert state.players[0].tribe_markers == 5  # A18: without water nothing is resolved
    show(state, t32b="W:crate")
    build(state, 0, "t33d", "t32d")
    effect(state, tribe)
    play(state, "take gear", "take food")
    assert goods(state) == {"gear": 1, "book": 0, "food": 1, "crystal": 0}
    assert state.players[0].tribe_markers == 4


def test_kuniban_pay_food_for_a_card() -> None:
    state = fx(2, "kuniban")
    effect(state, tribe)
    assert state.players[0].tribe_markers == 5
    give(state, food=1)
    effect(state, tribe)
    play(state, "recruit-blind")
    assert goods(state)["food"] == 0 and state.players[0].tribe_markers == 4
    assert sum(card >= 24 for card in state.players[0].active) == 1


def test_vukuntur_act_at_once_with_more_range() -> None:
    state = fx(2, "vukuntur")
    effect(state, tribe)
    assert state.players[0].tribe_markers == 5  # A45
    give(state, gear=3)
    effect(state, tribe)
    play(state, "build-on t13b")
    resolve(state)
    assert goods(state) == {"gear": 0, "book": 0, "food": 0, "crystal": 0}
    assert state.players[0].tribe_markers == 4


def test_forest_needs_a_crystal_a_token_and_empty_sand() -> None:
    state = fx(2, "nadair_moon")
    give(state, food=6)
    effect(state, tribe)
    assert state.players[0].tribe_markers == 5
    give(state, crystal=1, food=6)
    build(state, 1, "t13b")
    state.sand_tokens = (at("t33a"),)
    effect(state, tribe)
    spaces = {text.split()[1] for text in texts(state)}
    assert "t13c" in spaces and "t13b" not in spaces and "t33a" not in spaces
    play(state, "plant t33d")
    assert goods(state)["crystal"] == 0 and goods(state)["food"] == 5
    assert state.field[at("t33d")] == 3
    assert "t33d" not in [text.split()[-1] for text in texts(state)]
    state.players[0].tokens = (0, 1, 2, 3, 4)
    give(state, crystal=1)
    effect(state, tribe)
    assert state.players[0].tribe_markers == 4


def test_a_large_building_beside_a_new_forest_counts_double() -> None:
    state = fx(2, "nadair_moon")
    give(state, crystal=1, food=6)
    build(state, 1, "t33d", large=True)
    effect(state, tribe)
    play(state, "plant t34c")
    assert state.players[1].tracks == [0, 2, 0]  # A43


def test_a_temple_takes_the_reward_again_and_is_a_source_of_range() -> None:
    state = fx(2, "hofstadterians_moon")
    give(state, crystal=2, food=6)
    build(state, 0, "t33d")
    energy = state.players[0].store
    effect(state, tribe)
    assert goods(state)["crystal"] == 1 and state.players[0].store == energy + 1
    assert state.players[0].tokens == (at("t33c"),)
    assert scoring.waters(state.players[0]) == 1
    assert distances(state, 0)[at("t32d")] >= 90 or distances(state, 0)[at("t32d")] == 0
    effect(state, tribe)
    assert state.players[0].tribe_markers == 4  # no other water


def test_a_temple_may_be_put_on_any_water_in_reach() -> None:
    state = fx(2, "hofstadterians_moon")
    show(state, t32b="W:crate")
    give(state, crystal=1, food=6)
    effect(state, tribe)
    assert texts(state) == ["consecrate t32b", "consecrate t33c"]
    play(state, "consecrate t32b")
    assert len(state.players[0].crates) == 1 and state.players[0].tribe_markers == 4


def test_a_temple_does_not_stop_the_claim_by_building() -> None:
    state = fx(2, "hofstadterians_moon")
    state.players[0].tokens = (at("t33c"),)
    settle(state, 0, "t22b")
    give(state, gear=3, food=6)
    begin(state)
    play(state, "build", "build-on t33d")
    assert "resolve energy_1" in texts(state)


def test_pilgrimage_adds_two_range_from_a_temple() -> None:
    state = fx(2, "hofstadterians_moon")
    state.players[0].tokens = (at("t33c"),)
    build(state, 0, "t14a")
    state.map_changed()
    far = distances(state, 0)[at("t34b")]
    learn(state, "hof_temple_range")
    assert far == 3 and distances(state, 0)[at("t34b")] == 1


def test_a_target_makes_own_actions_cheaper_and_returns() -> None:
    state = fx(2, "iox49i_moon")
    effect(state, tribe)
    assert {"aim t13b", "aim t13a", "aim big_nw"} <= set(texts(state)) and "aim t13d" not in texts(state)
    play(state, "aim t13c")
    give(state, gear=1)
    state.actions_left = 1
    begin(state)
    play(state, "build", "~build-on t13c", "~raise small")
    resolve(state)
    assert goods(state)["gear"] == 0 and state.players[0].tokens == ()


def test_a_target_on_a_location_pays_its_owner_the_books() -> None:
    state = fx(2, "nadair", "iox49i_moon")
    state.players[1].tokens = (at("t22b"),)
    build(state, 0, "t22c")
    give(state, book=2)
    begin(state)
    play(state, "populate", "~settle t22b")
    assert goods(state, 1)["book"] == 2 and state.players[1].tokens == ()


def test_a_target_counts_crystals_spent_as_gears() -> None:
    state = fx(2, "nadair", "iox49i_moon")
    state.players[1].tokens = (at("t22c"),)
    settle(state, 0, "t22b")
    give(state, gear=1, crystal=2)
    begin(state)
    play(state, "build", "build-on t22c")
    resolve(state)
    assert goods(state, 1)["gear"] == 3  # A30


def test_sand_needs_empty_terrain() -> None:
    state = fx(2, "kuniban_moon", "vukuntur_moon")
    state.players[1].falcon = at("t13d")
    state.forest_tokens = (at("t14b"),)
    give(state, food=6)
    effect(state, tribe)
    spaces = {text.split()[1] for text in texts(state)}
    assert spaces == {"t22d", "t33b", "t34a", "t34d"}
    offered(state, "cit_g01", "cit_g02", "cit_n01", "cit_n02", "cit_n03")
    cards = len(state.players[0].active)
    play(state, "spread t22d")
    assert len(state.players[0].active) == cards and state.field[at("t22d")] == 1


def test_a_workshop_advances_and_makes_actions_beside_it_cheaper() -> None:
    state = fx(2, "formica_moon")
    give(state, crystal=1)
    effect(state, tribe)
    play(state, "equip t13d")
    assert state.players[0].tracks == [1, 0, 0] and goods(state)["crystal"] == 0
    give(state, gear=2, food=1)
    state.actions_left = 1
    begin(state)
    play(state, "build", "build-on t13b")
    resolve(state)
    assert goods(state)["gear"] == 0


def test_a_workshop_saves_one_resource_of_the_tile_cost_of_choice() -> None:
    state = fx(2, "formica_moon")
    state.backs = tuple(3 if each == 1 else each for each in state.backs)
    state.players[0].tokens = (at("t13d"), at("t34a"))
    give(state, gear=1, food=3)
    settle(state, 0, "t14c")
    state.players[0].skills = 0
    begin(state)
    play(state, "explore", "~explore-tile t24")
    assert texts(state) == ["pay-less gear", "pay-less food"]
    play(state, "pay-less gear")
    assert goods(state)["gear"] == 1 and goods(state)["food"] == 0


def test_the_falcon_is_a_source_and_prey_follows_its_field() -> None:
    state = fx(2, "vukuntur_moon")
    learn(state, "vuk_falcon_harvest")
    build(state, 0, "t33d")
    effect(state, tribe)
    play(state, "fly t13d")
    assert goods(state)["gear"] == 3
    assert distances(state, 0)[at("t13b")] == 0
    effect(state, tribe)
    assert "fly t13d" in texts(state)  # it may end where it started


# -- technologies -----------------------------------------------------------------------------------------------------------


def test_nadair_insight() -> None:
    state = fx(2, "nadair")
    learn(state, "nadair_insight")
    effect(state, tribe)
    assert goods(state)["book"] == 3 and state.players[0].score == 1


def test_nadair_free_range() -> None:
    state = fx(2, "nadair")
    before = distances(state, 0)[at("t14d")]
    show(state, t14c="F")
    learn(state, "nadair_free_range")
    assert (before, distances(state, 0)[at("t14d")]) == (1, 0)
    assert distances(state, 0)[at("t43b")] >= 0 and distances(state, 0)[at("t33d")] == 1


def test_nadair_growth() -> None:
    state = populated("nadair", 3, 0)
    resolve(state)
    assert state.players[0].tracks == [0, 2, 0] and goods(state)["crystal"] == 1


def test_hof_crystal() -> None:
    state = fx(2, "hofstadterians")
    learn(state, "hof_crystal")
    give(state, gear=1, food=2)
    begin(state)
    assert [text for text in texts(state) if text.startswith("synth")] == [
        "synthesize gear food",
        "synthesize food food",
    ]
    play(state, "synthesize gear food")
    assert goods(state) == {"gear": 0, "book": 0, "food": 1, "crystal": 1}


def test_hof_supply() -> None:
    state = populated("hofstadterians", 3, 0)
    play(state, "resolve crystal_1")
    assert "done" in texts(state)  # a module may always be declined
    play(state, "resolve module_1", "decline")
    assert goods(state)["crystal"] == 1


def test_iox_explorer_counts_for_cost_and_range_together() -> None:
    state = fx(2, "iox49i")
    learn(state, "iox_explorer")
    give(state, food=4)
    begin(state)
    play(state, "explore", "explore-tile t02", "recruit-blind", "lay rotation_0")
    assert goods(state)["food"] == 0


@pytest.mark.parametrize(
    ("name", "tech", "machine"),
    [
        ("iox49i", 1, "iox_drone"),
        ("kuniban", 3, "kun_replay"),
        ("formica", 3, "for_crystal_machine"),
        ("formica_moon", 0, "for_crystal_machine"),
    ],
)
def test_technologies_that_are_machines(name: str, tech: int, machine: str) -> None:
    state = populated(name, tech, *([0] if tech else []))
    assert state.players[0].machines >> MACHINE.parse(machine) & 1


def test_iox_relocate() -> None:
    state = populated("iox49i", 3, 0)
    assert texts(state) == ["lift t14c", "lift t22b", "decline"]
    play(state, "lift t22b")
    assert state.players[0].pawns == (at("t14c"), at("t13a"))
    assert state.players[0].techs == 0b1001


def test_kun_welcome() -> None:
    state = fx(2, "kuniban")
    learn(state, "kun_welcome")
    offered(state, "cit_g01", "cit_n01", "cit_y01", "cit_y02", "cit_y03")
    effect(state, recruit())
    play(state, "recruit cit_n01")
    assert goods(state)["book"] == 1


def test_kun_lullaby() -> None:
    state = fx(2, "kuniban")
    learn(state, "kun_lullaby")
    lay(state, 1, "cit_g01")
    give(state, crystal=1)
    begin(state)
    play(state, "lullaby")
    assert names(state.players[0].rest) == ["cit_g01"] and goods(state)["crystal"] == 0


def test_for_mountain() -> None:
    state = fx(2, "formica")
    learn(state, "for_mountain")
    show(state, t13a="M")
    give(state, gear=1, food=1)
    begin(state)
    play(state, "build", "~build-on t13b")
    resolve(state)
    assert goods(state)["gear"] == 0 and state.players[0].tracks[0] == 2


def test_for_crystal2() -> None:
    state = fx(2, "formica")
    learn(state, "for_crystal2")
    give(state, crystal=1, gear=5)
    begin(state)
    play(state, "refine book")
    assert goods(state) == {"gear": 5, "book": 2, "food": 0, "crystal": 0}


def test_for_copy_switch() -> None:
    state = fx(2, "formica_moon", "kuniban")
    state.players[0].switch_used = True
    learn(state, "for_copy_switch")
    state.players[0].skills = 0
    player = state.players[0]
    player.techs, player.pawns = 0b0011, (at("t13a"), at("t14c"))
    build(state, 0, "t22c")
    give(state, book=3)
    begin(state)
    play(state, "populate", "~settle t22b", "unlock T4")
    assert not player.switch_used
    lay(state, 3, "cit_g01", seat=1)
    lay(state, 1, "cit_g12", seat=1)
    begin(state)
    play(state, "use-switch")
    assert texts(state) == ["choose basic_1", "copy cit_g01"]  # A28: a half that hibernates cannot be copied
    play(state, "copy cit_g01")
    resolve(state)
    assert goods(state)["gear"] == 1 and player.tracks[0] == 1
    assert names(state.players[1].rest) == ["cit_g01"]


def test_vuk_range() -> None:
    state = fx(2, "vukuntur")
    learn(state, "vuk_range")
    give(state, gear=3)
    begin(state)
    play(state, "build", "build-on t13b")
    resolve(state)
    assert state.players[0].small == (at("t13b"),)


def test_vuk_crates() -> None:
    state = populated("vukuntur", 1, 0)
    resolve(state)
    assert len(state.players[0].crates) == 1 and goods(state)["crystal"] == 1
    effect(state, crate_effect(1))
    assert len(state.players[0].crates) == 2 and goods(state)["crystal"] == 2


def test_vuk_spark() -> None:
    state = populated("vukuntur", 3, 0)
    assert state.players[0].store == 2


def test_vuk_falcon_discount() -> None:
    state = fx(2, "vukuntur_moon")
    learn(state, "vuk_falcon_discount")
    state.players[0].falcon = at("t22d")
    build(state, 0, "t22c")
    give(state, book=1)
    begin(state)
    play(state, "populate", "~settle t22b")
    assert goods(state)["book"] == 0 and state.players[0].techs == 1


@pytest.mark.parametrize(("tech", "extra"), [(4, "store"), (5, "crate"), (6, "points")])
def test_common_technologies(tech: int, extra: str) -> None:
    path = {4: (0, 1), 5: (0, 2), 6: (0, 3)}[tech]
    state = populated("nadair", tech, *path)
    player = state.players[0]
    resolve(state, "take-artifact purple")
    assert player.artifacts == (1, 0, 0)
    assert {"store": player.store == 2, "crate": len(player.crates) == 1, "points": player.score == 2}[extra]


def test_technologies_follow_the_white_lines() -> None:
    state = fx(2, "nadair")
    settle(state, 0, "t13a")
    give(state, book=6, food=6)
    begin(state)
    play(state, "populate", "settle t22b")
    assert texts(state) == ["unlock T2", "unlock T3", "unlock T4"]


def test_every_technology_is_named_in_a_test() -> None:
    source = open(__file__, encoding="utf-8").read()
    told = {"slot_5", "artifact_energy", "artifact_crate", "artifact_points", "hof_no_toll"}
    assert [name for name in TECHNOLOGY_NAMES if name not in source and name not in told] == []
