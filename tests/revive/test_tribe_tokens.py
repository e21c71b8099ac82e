"""What tribes put on the map and do with cards: temples, targets, the falcon, workshops, sand, forest, copies."""

from __future__ import annotations

from stolik.games.revive import GAME
from stolik.games.revive.cards import CARDS
from stolik.games.revive.effects import tribe
from stolik.games.revive.pieces import LARGE_LOCATION

from revive.scenes import (
    at,
    begin,
    build,
    effect,
    fx,
    give,
    goods,
    has,
    hide,
    lay,
    learn,
    names,
    offered,
    own,
    play,
    resolve,
    settle,
    show,
    texts,
)


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
