"""Hidden information: who sees a crate, and what everybody sees at the end."""

from __future__ import annotations

import pytest

from stolik.games.revive import GAME

from revive.scenes import begin, crate, fx


@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_a_crate_taken_in_the_middle_of_a_choice_is_seen_by_its_owner_only(viewer: int) -> None:
    state = fx(2)
    crate(state, "crate_07", "crate_14")
    begin(state)
    view = GAME.redact(state, viewer)
    assert view.players[0].crates == (state.players[0].crates if viewer == 0 else (-1, -1))
    assert view.players[0].artifact_card == (state.players[0].artifact_card if viewer == 0 else -1)
    assert all(tile == -1 for place, tile in enumerate(view.tiles) if state.rotations[place] == -1)


def test_views_at_the_end_show_artifact_cards_and_the_true_scores() -> None:
    state = fx(2)
    state.finished = True
    assert GAME.scores(GAME.redact(state, -1)) == GAME.scores(state)
