"""Free actions and payment: what may be paid with what, discounts, and machines that run while a cost is open."""

from __future__ import annotations

from stolik.games.revive.effects import GRAY, advance, basic, book, energy, pay, points, tribe
from stolik.games.revive.rounds import Menu

from revive.scenes import (
    begin,
    build,
    effect,
    free,
    fx,
    give,
    goods,
    has,
    hide,
    learn,
    own,
    play,
    resolve,
    settle,
    show,
    texts,
    tracks,
)


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
