"""Write golden playthroughs: `python tests/playthroughs/write.py GAME NAME --players 3 --variant hand_draft --seed 7`.

`--again` writes those of a game anew after an intended change of its rules: the old choices are kept as long as they
can be played, then the bots go on. Read the difference before you commit it. `--counts` does the same for the counts
of the first decisions.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "src")]

from playthroughs import transcript  # noqa: E402
from stolik.bots import Bot, make  # noqa: E402
from stolik.games import game as find  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("name", nargs="?", help="the file's name; with --again: only this one")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--variant", action="append", default=[], help="NAME or NAME=VALUE")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default="greedy,random", help="taken in turn by the seats")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--counts", action="store_true")
    given = parser.parse_args()
    game = find(given.game)
    folder = transcript.FOLDER / game.id
    folder.mkdir(exist_ok=True)
    if given.counts:
        (folder / "counts.txt").write_text(transcript.count_lines(game), encoding="utf-8")
    elif given.again:
        for path in transcript.files(game):
            if given.name in (None, path.stem):
                old = transcript.read(path.read_text(encoding="utf-8"))
                text = transcript.write(game, old.setup, old.choices, bots(given.bots, old.setup.players))
                path.write_text(text, encoding="utf-8")
    elif given.name:
        variants = {name: value or "on" for name, _, value in (each.partition("=") for each in given.variant)}
        setup = game.setup(given.players, given.seed, variants)
        text = transcript.write(game, setup, [], bots(given.bots, given.players))
        (folder / f"{given.name}.txt").write_text(text, encoding="utf-8")
    else:
        parser.error("a name for the playthrough, --again or --counts is needed")


def bots(names: str, players: int) -> list[Bot]:
    kinds = names.split(",")
    return [make(kinds[seat % len(kinds)], seat) for seat in range(players)]


if __name__ == "__main__":
    main()
