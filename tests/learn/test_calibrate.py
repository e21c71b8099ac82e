"""Whether chances can be believed: what was told is set beside what came of it."""

from __future__ import annotations

from stolik.learn.calibrate import bands, told
from toy import Toy


def test_bands_set_what_was_told_beside_what_was_won() -> None:
    found = bands([(0.02, 0.0), (0.71, 1.0), (0.79, 0.5), (1.0, 1.0)])
    assert [band.positions for band in found] == [1, 0, 0, 0, 0, 0, 0, 2, 0, 1]
    assert found[7].row().split() == ["75.0", "%", "told", "75.0", "%", "won", "2", "positions"]


def test_a_game_tells_chances_with_what_came_of_them() -> None:
    rows = told(Toy(), "greedy", 2, 1, 20)
    assert rows and rows == told(Toy(), "greedy", 2, 1, 20)
    assert all(0.0 <= chance <= 1.0 for chance, _ in rows)
    assert {won for _, won in rows} <= {0.0, 0.5, 1.0} and len({won for _, won in rows}) > 1
