"""Tracks and displays: which bonus comes first, refilling, and how tiles lie."""

from __future__ import annotations

from stolik.games.revive.cards import CARDS
from stolik.games.revive.effects import GRAY, advance, points

from revive.scenes import at, begin, build, effect, fx, give, hide, offered, play, show, texts, tracks


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
