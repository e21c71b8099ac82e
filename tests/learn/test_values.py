"""Learned values: fitted in seconds, weighed without numpy as the fit weighs them, and used only for the very same game."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from stolik.bots.judge import SCALE, Judge
from stolik.bots.judges import judge_of, plain_judge
from stolik.engine.forms import Cells, EachForm, PartForm
from stolik.engine.rng import Dice
from stolik.games import games
from stolik.bots import learned as store
from stolik.learn import fit
from stolik.engine.layout import Layout
from stolik.learn.selfplay import TASTES, Plan, cells_of, generate, likings, tasted
from stolik.bots.values import KNOTS, Values
from toy import Toy

ALL = [pytest.param(game, id=game.id) for game in games()]


def random_values(layout: Layout, seed: int) -> tuple[Values, list[int], list[list[float]]]:
    """Values with weights in a tenth of the cells."""
    dice = Dice(seed)
    size = layout.form.fields.size + layout.seats
    cells = [cell for cell in range(size) if dice.below(10) == 0]
    weights = [[dice.below(100) / 10.0 for _ in cells] for _ in range(KNOTS)]
    given = [1.0, 0.9, 0.8], [0.5, 0.0, -0.5], [9.0, 6.0, 3.0]
    return Values(layout.form.fields, layout.tables.sides, *given, cells, weights), cells, weights


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize("progress", [0.0, 0.3, 0.5, 1.0])
def test_cells_are_weighed_straight_from_the_fields(game: Any, progress: float) -> None:
    layout = Layout(game)
    values, cells, weights = random_values(layout, 3)
    state = game.start(game.setup(max(game.seats), 4))
    dice = Dice(4)
    for number in range(120):
        options = state.options()
        state.choose(options[dice.below(len(options))])
        if state.over:
            break
        if number % 30 == 0:
            for seat in (0, state.seats - 1):
                known = cells_of(layout, state, seat)
                share = fit.hats(np.array([progress], np.float32))[0]
                expected = sum(
                    float(share[knot])
                    * (
                        values.estimate[knot] * 7.0
                        + values.start[knot]
                        + sum(weights[knot][at] * known.get(cell, 0.0) for at, cell in enumerate(cells))
                    )
                    for knot in range(KNOTS)
                )
                assert values.corrected(7.0, state, seat, progress) == pytest.approx(expected, rel=1e-4, abs=1e-3)


class FromRival(Cells):
    """Cells as a seat sees them, with one of its rivals in the place of the first."""

    def __init__(self, viewer: int, seats: int, rival: int) -> None:
        super().__init__(viewer, seats)
        self.places = {1: rival, rival: 1}

    def turned(self, seat: int) -> int:
        place = super().turned(seat)
        return self.places.get(place, place)


@pytest.mark.parametrize("game", [pytest.param(each, id=each.id) for each in games() if max(each.seats) > 2])
def test_a_table_for_two_weighs_every_rival_alike(game: Any) -> None:
    layout = Layout(game)
    fields, seats = layout.form.fields, max(game.seats)
    _, cells, weights = random_values(layout, 5)
    row = {"seats": [2], "estimate": [0.0] * 3, "start": [0.0] * 3, "spread": [1.0] * 3, "cells": cells}
    values = store.made(game, [{**row, "weights": weights}])[seats]
    assert values is not None
    state = game.start(game.setup(seats, 4))
    dice = Dice(4)
    for _ in range(90):
        options = state.options()
        state.choose(options[dice.below(len(options))])
    expected = 0.0
    for rival in range(1, seats):
        seen = FromRival(1, seats, rival)
        seen.put(fields.size + seen.turned(state.active), 1.0)
        fields.write(state, 0, seen)
        expected += sum(weights[0][at] * seen.values.get(cell, 0.0) for at, cell in enumerate(cells)) / (seats - 1)
    assert values.corrected(0.0, state, 1, 0.0) == pytest.approx(expected, rel=1e-4)


def test_a_small_training_finds_what_matters(tmp_path: Path) -> None:
    """Whoever holds high cards wins chips; the game's own estimate counts only the chips that are there."""
    toy = Toy()
    layout = Layout(toy)
    file = tmp_path / "values.json"
    plans = [Plan(toy.id, 2, seed) for seed in range(300)]
    positions = generate_here(toy, plans)
    found = fit.fit(positions, rare=20)
    before, after = found["proof"]["explained"]
    assert after > before + 0.02
    fit.store(toy, file, [found])
    rows = fit.stored(toy, file)
    assert rows == [found] and len(file.read_text()) < 5_000_000
    judge = Judge(toy, store.made(toy, rows))
    state = toy.start(toy.setup(2, 1))
    state.hands, state.deck = [[6, 7, 8], [0, 1, 2]], [3, 4, 5]
    assert judge.margin(state, 0) > plain_judge(toy).margin(state, 0) > judge.margin(state, 1)
    assert judge.scale(state) != SCALE
    assert layout.seats >= 2


def test_few_games_add_to_what_many_taught() -> None:
    toy = Toy()
    many = fit.fit(generate_here(toy, [Plan(toy.id, 2, seed) for seed in range(300)]), rare=20)
    few = generate_here(toy, [Plan(toy.id, 2, seed) for seed in range(1000, 1030)])
    others = generate_here(toy, [Plan(toy.id, 2, seed) for seed in range(2000, 2200)])

    def error(row: dict[str, Any]) -> float:
        design = fit.Design(others, np.array(row["cells"], np.int64))
        return float(np.mean((others.margins - design.judged(design.weights(row))) ** 2))

    alone, on_top = fit.fit(few, rare=20), fit.fit(few, rare=20, before=many)
    assert error(on_top) < error(alone)
    assert set(many["cells"]) <= set(on_top["cells"]) | set(few.cells)
    assert fit.table_before([alone, many], few) is alone and fit.table_before([], few) is None


def test_lines_are_learned_from_where_they_are_judged() -> None:
    """Alone in Circadians at the beginning of a round; quick bots judge turns and are learned from there."""
    rounds = generate([Plan("circadians", 1, 3, 4)], 1)
    assert sorted(set(rounds.progress)) == sorted(rounds.progress) and len(rounds) <= 7
    turns = generate([Plan("circadians", 1, 3)], 1)
    assert len(turns) > 7


def generate_here(toy: Toy, plans: list[Plan]) -> Any:
    """Self-play of a game that is not installed."""
    from stolik.learn import selfplay

    known = selfplay.find
    selfplay.find = lambda id: toy if id == toy.id else known(id)
    try:
        return generate(plans, 1)
    finally:
        selfplay.find = known


def test_generations_go_on_from_each_other_and_only_winners_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A small training from nothing: every generation plays by the last that was kept."""
    toy, file = Toy(), tmp_path / "values.json"
    monkeypatch.setattr("stolik.learn.selfplay.find", lambda id: toy)
    monkeypatch.setattr("stolik.learn.fit.find", lambda id: toy)
    given = fit.arguments().parse_args(
        [toy.id, *"--games 80 --seats 2 --seed 5 --deals 10 --processes 1 --generations 3".split(), "--out", str(file)]
    )
    known: list[dict[str, Any]] = []
    for number, found in enumerate(fit.train(given), 1):
        assert found["generation"] == number and found["kept"] == (found["trial"] > 1.0)
        rows = fit.stored(toy, file)
        assert (rows != known) == found["kept"]
        known = rows
        assert 40 < found["deals"] <= 80 * number
    assert known and known[0]["made"].startswith("python -m stolik.learn.fit toy --seats 2 --seed 5 --games 80")


def test_a_trial_tells_the_better_values_from_the_worse(monkeypatch: pytest.MonkeyPatch) -> None:
    toy = Toy()
    monkeypatch.setattr("stolik.learn.fit.find", lambda id: toy)
    own = {
        "seats": [2],
        "estimate": [1.0] * 3,
        "start": [0.0] * 3,
        "spread": [5.0] * 3,
        "cells": [],
        "weights": [[]] * 3,
    }
    worse = {**own, "estimate": [-1.0] * 3}  # likes to lose chips
    for new, old, better in ([own], [worse], True), ([worse], [own], False):
        trials = [fit.Trial(toy.id, 2, seed, seat, new, old) for seed in range(10) for seat in range(2)]
        assert (fit.tried(trials, 1) > 1.2) == better


@pytest.mark.parametrize("game", ALL)
def test_a_taste_is_for_whole_fields_and_for_every_owner_alike(game: Any) -> None:
    layout = Layout(game)
    likes = likings(layout.form.fields, Dice(7))
    assert len(likes) == layout.form.fields.size and set(likes) == set(TASTES)
    at = 0
    for form in layout.form.fields.forms:
        if isinstance(form, EachForm) and isinstance(form.inner, PartForm):
            size = form.inner.size
            assert likes[at : at + size] == likes[at + size : at + 2 * size]
        elif not isinstance(form, PartForm):
            assert len(set(likes[at : at + form.size])) == 1
        at += form.size
    rows = fit.stored(game, store.path(game))
    tasted_rows = tasted(layout, rows, Dice(7))
    assert [row["cells"] for row in tasted_rows] == [row["cells"] for row in rows] and tasted_rows != rows


def test_values_of_another_copy_of_a_game_are_not_used_and_bots_say_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = games()[0]
    other = {"fingerprint": "of other cards", "tables": [{"seats": [2]}]}
    file = tmp_path / "values.json"
    file.write_text(json.dumps(other))
    monkeypatch.setattr(store, "path", lambda game: file)
    store.stored.cache_clear()
    try:
        assert not store.fits(game) and store.tables(game) == []
        assert "own estimate" in caplog.text
    finally:
        monkeypatch.undo()
        store.stored.cache_clear()


@pytest.mark.parametrize("game", ALL)
def test_progress_grows_from_nothing_to_the_whole(game: Any) -> None:
    state = game.start(game.setup(2, 6))
    state.events = None
    dice = Dice(6)
    seen = [game.progress(state)]
    while not state.over:
        options = state.options()
        state.choose(options[dice.below(len(options))])
        seen.append(game.progress(state))
    assert seen[0] <= 0.15 and max(seen) >= 0.8
    assert all(-0.01 <= share <= 1.01 for share in seen)
    middle = len(seen) // 2
    assert sum(seen[:middle]) / middle < sum(seen[middle:]) / (len(seen) - middle)


def test_thinking_needs_no_library_of_learning() -> None:
    code = "import sys; import stolik.bots; print(any(n in sys.modules for n in ('numpy', 'gymnasium', 'pettingzoo')))"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "False"


@pytest.mark.parametrize("game", ALL)
def test_what_was_learned_is_for_this_very_game(game: Any) -> None:
    """When cells change on purpose: learn anew, or say in the file that the weights mean the same still."""
    found = store.stored(game)
    if found is None:
        pytest.skip("nothing was learned")
    assert store.fits(game), f"expected the fingerprint {store.fingerprint(game)}"
    assert store.path(game).stat().st_size < 5_000_000
    assert all(row["made"].startswith("python -m stolik.learn.fit") for row in found["tables"])
    judge = judge_of(game)
    assert judge is judge_of(game)
    state = game.start(game.setup(2, 3))
    assert judge.margin(state, 0) != plain_judge(game).margin(state, 0)
