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
from stolik.engine.printed import read, written
from stolik.engine.rng import Dice
from stolik.games.revive import CONTENT, GAME
from stolik.games.revive.actions import costs
from stolik.games.revive.actions.board_actions import ChooseLocation, ChooseSite, ChooseTile
from stolik.games.revive.actions.ranges import reach_of
from stolik.games.revive.state import Reach

SCENES = "from stolik.games.revive.effects import *\nfrom revive.scenes import *\n"

CORRECTIONS = {  # table, row, column, what the cell reads then, and what is played
    "a back of 2 food": (
        "backs", "back_terrain", "food", "2",
        "state = fx(2); give(state, food=2); begin(state); assert has(state, 'explore')",
    ),
    "a back of 4 food": (
        "backs", "back_terrain", "food", "4",
        "state = fx(2); give(state, food=3); begin(state); assert not has(state, 'explore')",
    ),
    "a building of one gear": (
        "buildings", "small", "gears", "1",
        "state = fx(2); give(state, gear=1); begin(state); assert has(state, 'build')",
    ),
    "a technology of one book": (
        "techs", "T2", "books", "1",
        "state = fx(2); settle(state, 0, 't13c'); give(state, book=1, food=3); begin(state)\n"
        "assert has(state, 'populate')",
    ),
    "a longer track of gears": (
        "resources", "gear", "capacity", "8",
        "state = fx(2); give(state, gear=7, book=6, food=6, crystal=3); begin(state)\n"
        "assert has(state, 'exchange gear') and not has(state, 'exchange book')",
    ),
    "a longer track of crystals": (
        "resources", "crystal", "capacity", "4",
        "state = fx(2); give(state, gear=5, book=6, food=6, crystal=3); begin(state)\n"
        "effect(state, crystal(2)); assert goods(state)['crystal'] == 4 and has(state, 'take gear')",
    ),
    "a card in play that makes exploring cheaper": (
        "citizens", "cit_y07", "bottom", "while_in_play(discount(explore,2)) + food(1)",
        "state = fx(2); lay(state, 3, 'cit_y07'); give(state, food=1); begin(state); assert has(state, 'explore')",
    ),
    "a machine of more range": (
        "machines", "std_range", "effect", "range(2)",
        "state = fx(2); own(state, 'std_range'); give(state, food=3); begin(state); play(state, 'explore')\n"
        "assert has(state, 'explore-tile t02', 'explore-tile t44')",
    ),
    "a dearer token": (
        "tribes", "nadair_moon", "crystals", "2",
        "state = fx(2, 'nadair_moon'); give(state, crystal=1, food=6); before = len(state.players[0].tokens)\n"
        "effect(state, tribe); assert not any(text.startswith('plant') for text in texts(state))",
    ),
    "a target that costs a crystal": (
        "tribes", "iox49i_moon", "crystals", "1",
        "state = fx(2, 'iox49i_moon'); give(state, crystal=1); effect(state, tribe)\n"
        "play(state, next(text for text in texts(state) if text.startswith('aim')))\n"
        "assert goods(state)['crystal'] == 0",
    ),
    "a tribe board with fewer markers": (
        "numbers", "tribe_markers", "value", "4",
        "state = fx(2); assert state.players[0].tribe_markers == 4 and state.players[0].removed_tribe_markers() == 0",
    ),
    "a half that hibernates at the top": (
        "citizens", "cit_g01", "top", "gear(3) + hibernate_remove",
        "state = fx(2); only(state, 'cit_g01'); begin(state); play(state, 'play cit_g01', 'into slot1 top', 'hibernate')\n"
        "assert 'resolve gear_3' in texts(state)",
    ),
}  # fmt: skip


@pytest.mark.parametrize("correction", CORRECTIONS)
def test_the_rules_follow_a_corrected_row(correction: str, tmp_path: Path) -> None:
    """The game is played from a copy in which one cell reads otherwise."""
    table, row, column, corrected, played = CORRECTIONS[correction]
    source = Path(stolik.__file__).parent
    copy = tmp_path / "stolik"
    (copy / "games").mkdir(parents=True)
    for each in [*source.iterdir(), *(source / "games").iterdir()]:
        if each.name not in ("games", "revive", "__pycache__"):
            (copy / each.relative_to(source)).symlink_to(each)
    copytree(source / "games" / "revive", copy / "games" / "revive", ignore=ignore_patterns("__pycache__", "*.so"))
    folder = copy / "games" / "revive" / "data"
    sheet = read(folder, table)
    found = next(cells for cells in sheet.rows if cells[sheet.header.index("id")] == row)
    found[sheet.header.index(column)] = corrected
    (folder / f"{table}.csv").write_text(written(sheet), encoding="utf-8")
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
            afresh = state.clone()
            afresh.map_changed()
            assert told(reach_of(state, seat)) == told(reach_of(afresh, seat)), "what was kept of the map is stale"
        seat = state.deciders()[0]
        options = state.options(seat)
        state.play(options[dice.below(len(options))], seat)
    assert state.over


def told(reach: Reach) -> tuple[object, ...]:
    """All that is known of a reach."""
    return reach.to, reach.places, reach.hidden, reach.nearest, reach.sites, reach.locations, reach.nearest_site


@pytest.mark.parametrize("forgotten", [[], [None, None]])
def test_a_map_laid_by_hand_is_measured_anew_where_reaches_are_forgotten(forgotten: list[None]) -> None:
    state = GAME.start(GAME.setup(2, 1))
    seat = state.deciders()[0]
    before = told(reach_of(state, seat))
    state.players[seat].pawns = (40,)
    state.rotations[:] = [0] * len(state.rotations)
    state.reaches = [*forgotten]
    afresh = state.clone()
    afresh.map_changed()
    assert told(reach_of(state, seat)) == told(reach_of(afresh, seat)) != before
