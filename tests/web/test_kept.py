"""Parts of drawings that are kept are the parts that would be drawn: along whole games, whoever looks."""

from __future__ import annotations

import os
import random

import pytest

from stolik import games
from stolik.drawing import kept, layers
from stolik.drawing.scene import Scene
from stolik.engine.game import Game
from stolik.engine.state import State
from stolik.web.pages.language import words
from stolik.web.pages.stage import table_of

SEEDS = int(os.environ.get("STOLIK_SEEDS", "1"))
EVERY = 6 if SEEDS == 1 else 1  # choices
MODES = [(each, seats) for each in games.ids() for seats in (min(games.game(each).seats), 3)]


def drawn(scene: Scene) -> list[str]:
    """Everything that a game draws of a scene."""
    table = table_of(scene.game)
    own = [draw(scene, each) for draw in (table.mat, table.brief) for each in range(len(scene.names))]
    return [table.board(scene), *own, table.hand(scene)]


def scene_for(game: Game, state: State, viewer: int, names: list[str]) -> Scene:
    """What a viewer sees, waiting or choosing."""
    view = game.redact(state, viewer)
    scene = Scene(game, view, viewer, words("en", game), names)
    scene.deciders = state.deciders()
    if viewer >= 0:
        scene.options, scene.refusals, scene.prompt = view.options(viewer), view.refusals(viewer), view.prompt(viewer)
    return scene


@pytest.mark.parametrize(("id", "seats"), MODES, ids=str)
def test_what_is_kept_is_what_would_be_drawn(id: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game, dice = games.game(id), random.Random(seats)
    memory: dict[kept.Key, object] = {}
    for seed in range(SEEDS):  # later games find parts of earlier ones
        state = game.start(game.setup(seats, seed))
        names = [f"P{each}" for each in range(len(game.participants(state)))]
        for step in range(10_000):
            if state.over:
                break
            if step % EVERY == 0:
                viewer = step // EVERY % (seats + 1) - 1
                both = []
                for parts in (memory, {}):
                    monkeypatch.setattr(kept, "PARTS", parts)
                    monkeypatch.setattr(layers, "PARTS", parts)
                    both.append(drawn(scene_for(game, state, viewer, names)))
                assert both[0] == both[1], (seed, step, viewer)
            seat = state.deciders()[0]
            state.play(dice.choice(state.options(seat)), seat)
        assert state.over
    assert 0 < len(memory) < kept.MOST
