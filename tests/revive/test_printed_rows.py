"""Printed rows are the only place of their numbers: when a row is corrected, the rules follow."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

import stolik
from stolik.engine.contract import MOST_CHOICES
from stolik.engine.rng import Dice
from stolik.games.revive import CONTENT, GAME
from stolik.games.revive.actions import costs
from stolik.games.revive.actions.board_actions import ChooseLocation, ChooseSite, ChooseTile

SCENES = "from stolik.games.revive.effects import *\nfrom revive.scenes import *\n"

CORRECTIONS = {
    "a back of 2 food": (
        "tiles", '("back_terrain",  0, 0, 3, 2)', '("back_terrain",  0, 0, 2, 2)',
        "state = fx(2); give(state, food=2); begin(state); assert has(state, 'explore')",
    ),
    "a back of 4 food": (
        "tiles", '("back_terrain",  0, 0, 3, 2)', '("back_terrain",  0, 0, 4, 2)',
        "state = fx(2); give(state, food=3); begin(state); assert not has(state, 'explore')",
    ),
    "a building of one gear": (
        "board", "] = (3, 5)", "] = (1, 5)",
        "state = fx(2); give(state, gear=1); begin(state); assert has(state, 'build')",
    ),
    "a technology of one book": (
        "board", '("T2", 3, 2, 0)', '("T2", 1, 2, 0)',
        "state = fx(2); settle(state, 0, 't13c'); give(state, book=1, food=3); begin(state)\n"
        "assert has(state, 'populate')",
    ),
    "longer resource tracks": (
        "board", "] = (6, 6, 6, 3)", "] = (8, 7, 6, 4)",
        "state = fx(2); give(state, gear=7, book=6, food=6, crystal=3); begin(state)\n"
        "assert has(state, 'exchange gear', 'exchange book') and not has(state, 'exchange food')\n"
        "effect(state, crystal(2)); assert goods(state)['crystal'] == 4 and has(state, 'take gear')",
    ),
    "a card in play that makes exploring cheaper": (
        "cards", "while_in_play(reach(1)) + food(1)", "while_in_play(discount(EXPLORE, 2)) + food(1)",
        "state = fx(2); lay(state, 3, 'cit_y07'); give(state, food=1); begin(state); assert has(state, 'explore')",
    ),
    "a machine of more range": (
        "tiles", '("std_range",   YELLOW, reach(1), ', '("std_range",   YELLOW, reach(2), ',
        "state = fx(2); own(state, 'std_range'); give(state, food=3); begin(state); play(state, 'explore')\n"
        "assert has(state, 'explore-tile t02', 'explore-tile t44')",
    ),
    "a dearer token": (
        "board", "] = (1, 1, 0, 0, 1, 0)", "] = (2, 1, 0, 0, 1, 0)",
        "state = fx(2, 'nadair_moon'); give(state, crystal=1, food=6); before = len(state.players[0].tokens)\n"
        "effect(state, tribe); assert not any(text.startswith('plant') for text in texts(state))",
    ),
    "a track of development with fewer markers": (
        "board", "TRIBE_MARKERS: Final = 5", "TRIBE_MARKERS: Final = 4",
        "state = fx(2); assert state.players[0].tribe_markers == 4 and state.players[0].removed_tribe_markers() == 0",
    ),
}  # fmt: skip


@pytest.mark.parametrize("correction", CORRECTIONS)
def test_the_rules_follow_a_corrected_row(correction: str, tmp_path: Path) -> None:
    """The game is played from a copy in which one row reads otherwise."""
    table, printed, corrected, played = CORRECTIONS[correction]
    source = Path(stolik.__file__).parent
    copy = tmp_path / "stolik"
    (copy / "games").mkdir(parents=True)
    for each in [*source.iterdir(), *(source / "games").iterdir()]:
        if each.name not in ("games", "revive", "__pycache__"):
            (copy / each.relative_to(source)).symlink_to(each)
    copytree(source / "games" / "revive", copy / "games" / "revive", ignore=ignore_patterns("__pycache__", "*.so"))
    path = copy / "games" / "revive" / f"{table}.py"
    text = path.read_text(encoding="utf-8")
    assert text.count(printed) == 1
    path.write_text(text.replace(printed, corrected), encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(Path(__file__).parents[1])])}
    done = subprocess.run(
        [sys.executable, "-c", SCENES + played], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


MODES: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (3, {}),
    (2, {**CONTENT, "tribe_side": "moon"}),
    (4, {**CONTENT, "tribe_side": "choice", "tribe_selection": "draft"}),
]


@pytest.mark.parametrize(("players", "variants"), MODES)
@pytest.mark.parametrize("seed", [1, 2])
def test_whether_an_action_is_possible_at_all_agrees_with_its_targets(
    players: int, variants: dict[str, str], seed: int
) -> None:
    """The quick questions of the menu against the whole list of targets, along random games."""
    state = GAME.start(GAME.setup(players, seed, variants))
    dice = Dice(seed)
    for _ in range(MOST_CHOICES):
        if state.over:
            break
        for seat in range(players):
            if state.players[seat].tribe < 0:
                continue
            for reach, main in ((0, True), (1, False)):
                assert costs.can_explore(state, seat, reach, main) == bool(ChooseTile(seat, reach, main).options(state))
                left = costs.sizes_left(state.players[seat])
                sites = left and ChooseSite(seat, reach, main).options(state)
                assert costs.can_build(state, seat, reach, main) == bool(sites)
                open_ = costs.open_techs(state.players[seat])
                locations = open_ and ChooseLocation(seat, reach, main).options(state)
                assert costs.can_populate(state, seat, reach, main) == bool(locations)
        seat = state.deciders()[0]
        options = state.options(seat)
        state.play(options[dice.below(len(options))], seat)
    assert state.over
