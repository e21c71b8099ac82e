"""Final scoring, large locations, artifact cards, tie-breaks, solo ratings."""

from __future__ import annotations

import pytest
from revive.scenes import at, build, crate, fx, give, lay, only, own, plug, settle, show, tracks, zone

from stolik.games.revive import GAME, scoring
from stolik.games.revive.board import BIG_NW
from stolik.games.revive.cards import ELEMENTS
from stolik.games.revive.pieces import LARGE_LOCATION
from stolik.games.revive.state import ReviveState


def rich() -> ReviveState:
    """A player with a little of everything."""
    state = fx(2, "nadair")
    player = state.players[0]
    settle(state, 0, "t13a", "big_nw", "big_sw")
    show(state, t32b="W:crate", t01a="S", t01b="S", t10a="X")
    build(state, 0, "t33d", "t32d", "t01b")
    build(state, 0, "t10b", "t13b", large=True)
    tracks(state, gray=7, green=5, yellow=4)
    player.tribe_markers, player.developed = 2, player.developed + 3
    own(state, "mac_g03", "mac_n10", energy=2)
    player.charged = 1
    plug(state, "s1a", "mod_g_flask")
    plug(state, "s1b", "mod_g_two")
    plug(state, "s2a", "mod_n_two")
    zone(state, "cit_g03", "cit_g01")
    lay(state, 1, "cit_y10")
    crate(state, "crate_01")
    crate(state, "crate_02", "crate_03", opened=True)
    return state


LOCATIONS = {
    "big_1a": 7, "big_1b": 6, "big_2a": 5, "big_2b": 3, "big_3a": 4, "big_3b": 6, "big_4a": 6, "big_4b": 6, "big_5a": 6,
    "big_5b": 4, "big_6a": 6, "big_6b": 6, "big_7a": 14, "big_7b": 7, "big_8a": 4, "big_8b": 3,
}  # fmt: skip


@pytest.mark.parametrize("side", LARGE_LOCATION.names)
def test_a_large_location_scores_what_it_counts(side: str) -> None:
    state = rich()
    player = state.players[0]
    assert scoring.large_location_points(state, player, LARGE_LOCATION.parse(side)) == LOCATIONS[side]
    # with a pawn there it is scored, without it is not
    state.big = (LARGE_LOCATION.parse(side),) + tuple(LARGE_LOCATION.parse("big_8b") for _ in range(3))
    mine = scoring.sheet(state, 0)[3]
    player.pawns = tuple(pawn for pawn in player.pawns if pawn != BIG_NW) + (at("t14c"),)
    if side != "big_5a":
        assert mine >= LOCATIONS[side]
    assert scoring.sheet(state, 1)[3] == 0


ELEMENT_UNITS = {
    "crate": 3, "energy": 3, "modules2": 1, "pawn": 3, "tribe": 3, "flask": 7, "card": 3, "water": 2, "crystal": 2,
}  # fmt: skip


@pytest.mark.parametrize("element", ELEMENTS)
def test_an_element_of_the_artifact_card_counts(element: str) -> None:
    state = rich()
    assert scoring.element_units(state, state.players[0], ELEMENTS.index(element)) == ELEMENT_UNITS[element]


def test_a_crystal_symbol_is_worth_two_and_every_artifact_once_more() -> None:
    state = rich()
    player = state.players[0]
    assert scoring.artifact_points(state, player, 8) == 3 + 3 + 4  # art_09: tribe, crate, crystal
    player.artifacts = (1, 0, 2)
    assert scoring.artifact_points(state, player, 8) == 6 + 3 + 12


def test_the_sheet_has_all_items() -> None:
    state = rich()
    player = state.players[0]
    player.score, player.end_token, player.small_artifacts = 11, True, 2
    give(state, gear=6, book=3, crystal=3)
    player.artifact_card = 8
    tracks(state, gray=10, green=5, yellow=4)
    player.developed = 12
    sheet = dict(zip(scoring.LINES, scoring.sheet(state, 0)))
    assert sheet["blue"] == 11 and sheet["end_token"] == 4 and sheet["small_artifacts"] == 4
    assert sheet["resources"] == 2 and sheet["development"] == 12
    assert sheet["technologies"] == 1 + 2 + 1
    assert sheet["card_bonuses"] == 2 * 2  # cit_g03 and cit_g01 are gray
    assert sum(sheet.values()) == scoring.total(state, 0)


def test_starting_cards_are_never_counted() -> None:
    state = fx()
    assert scoring.recruited(state.players[0]) == 0


def test_ties_are_broken_by_resources_then_tracks_then_shared() -> None:
    state = fx(2)
    for player in state.players:
        player.artifact_card = 0
        player.score = 20
        player.store = 1
    state.ending = True
    give(state, 0, gear=2)
    give(state, 1, gear=3)
    assert GAME.winners(state) == [1] and str(GAME.tie_break(state)) == "by-resources 3"
    give(state, 0, gear=3)
    state.players[0].tracks = [1, 0, 0]
    assert GAME.winners(state) == [0] and str(GAME.tie_break(state)) == "by-tracks 1"
    state.players[1].tracks = [0, 1, 0]
    assert GAME.winners(state) == [0, 1] and str(GAME.tie_break(state)) == "shared"


@pytest.mark.parametrize(
    ("points", "rating"),
    [(0, "defeat"), (49, "defeat"), (50, "survival"), (74, "survival"), (75, "small"), (99, "small"), (100, "ordinary")]
    + [(129, "ordinary"), (130, "great"), (159, "great"), (160, "momentous"), (179, "momentous"), (180, "utopia")],
)
def test_the_solo_rating(points: int, rating: str) -> None:
    state = fx(1, "nadair")
    state.players[0].artifact_card = -1
    state.players[0].score = points
    assert str(GAME.tie_break(state)) == f"solo-rating {rating}"


def test_a_card_bonus_counts_recruited_cards_of_its_colour_wherever_they_lie() -> None:
    state = fx(2)
    tracks(state, gray=10)
    lay(state, 1, "cit_g02")
    only(state, "cit_g01", "cit_n01")
    assert {line.id: line.points[0] for line in GAME.score_sheet(state)}["card_bonuses"] == 4


def test_a_large_location_scores_only_those_with_a_pawn_there() -> None:
    state = fx(2)
    state.big = (LARGE_LOCATION.parse("big_1a"), LARGE_LOCATION.parse("big_5a"), 2, 4)
    tracks(state, gray=9)
    settle(state, 0, "big_nw", "big_ne")
    tracks(state, gray=4, seat=1)
    sheet = {line.id: line.points for line in GAME.score_sheet(state)}
    assert sheet["large_locations"] == (9 + 6, 0)


def test_a_symbol_beside_two_own_buildings_counts_once() -> None:
    state = fx(2)
    show(state, t16b="S", t16d="S", t26b="S")
    build(state, 0, "t16b", "t26b")
    state.big = (LARGE_LOCATION.parse("big_8a"), 1, 2, 4)
    settle(state, 0, "big_nw")
    assert {line.id: line.points[0] for line in GAME.score_sheet(state)}["large_locations"] == 2


def test_ties_go_to_unscored_resources_before_tracks() -> None:
    state = fx(2)
    for player in state.players:
        player.artifact_card, player.store = 0, 0
    state.finished = True
    give(state, 0, gear=4)
    give(state, 1, gear=3, book=1)
    tracks(state, gray=1)
    assert GAME.scores(state)[0] == GAME.scores(state)[1] and GAME.winners(state) == [0]
    give(state, 1, food=6, crystal=3, gear=6, book=4)  # 19 resources: three points and four left
    state.players[0].score = 3
    assert GAME.scores(state)[0] == GAME.scores(state)[1] and GAME.winners(state) == [0]
    give(state, 0, gear=3)
    assert GAME.winners(state) == [1]
