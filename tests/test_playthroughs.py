"""Golden playthroughs: recorded games stay what they were, down to every option, event and fingerprint."""

from __future__ import annotations

from pathlib import Path

import pytest

from playthroughs import transcript
from stolik.engine.game import Game
from stolik.games import game as find
from stolik.games import games

PATHS = [pytest.param(game, path, id=f"{game.id}-{path.stem}") for game in games() for path in transcript.files(game)]
AGAIN = "if the change is intended: python tests/playthroughs/write.py {} --again, and read the difference"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_game_has_golden_playthroughs(game: Game) -> None:
    assert transcript.files(game), f"write one: python tests/playthroughs/write.py {game.id} two"


@pytest.mark.parametrize(("game", "path"), PATHS)
def test_golden_playthroughs_go_as_recorded(game: Game, path: Path) -> None:
    expected = path.read_text(encoding="utf-8")
    played = transcript.read(expected)
    assert played.game == game.id
    written = transcript.write(game, played.setup, played.choices)
    for number, (then, now) in enumerate(zip(expected.splitlines(), written.splitlines(), strict=False), 1):
        assert now == then, f"line {number} differs; " + AGAIN.format(game.id)
    assert written == expected


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_the_first_decisions_can_go_as_many_ways_as_ever(game: Game) -> None:
    path = transcript.FOLDER / game.id / "counts.txt"
    assert path.exists(), f"count them: python tests/playthroughs/write.py {game.id} --counts"
    assert transcript.count_lines(game) == path.read_text(encoding="utf-8")


def test_excavation_has_playthroughs_of_every_way_to_play_it() -> None:
    setups = [transcript.read(path.read_text(encoding="utf-8")).setup for path in transcript.files(find("excavation"))]
    assert {setup.players for setup in setups} == {1, 2, 3, 4}
    assert any(setup.on("hand_draft") for setup in setups)
    solo = [setup for setup in setups if setup.players == 1]
    assert any(name.startswith("solo_easy") for setup in solo for name in setup.variants)
    assert any(name.startswith("solo_hard") for setup in solo for name in setup.variants)
