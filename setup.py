"""Builds the package; with STOLIK_MYPYC=1 mypyc compiles the engine, the rules of all games and the bots' thinking.

Everything else stands in pyproject.toml. Modules that stay plain Python: packages' `__init__.py`, which other code
may subclass or replace, the tests' contract, and the drawing of tables.
"""

from __future__ import annotations

import os
from pathlib import Path

from setuptools import setup

PLAIN_ENGINE = {"__init__.py", "game.py", "contract.py"}
PLAIN_GAME = {"__init__.py", "table.py"}
THINKING = {"bot.py", "greedy.py", "random.py", "search.py"}


def rules() -> list[str]:
    """The modules that mypyc compiles."""
    engine = [each for each in Path("src/stolik/engine").glob("*.py") if each.name not in PLAIN_ENGINE]
    games = [each for each in Path("src/stolik/games").glob("*/**/*.py") if each.name not in PLAIN_GAME]
    bots = [each for each in Path("src/stolik/bots").glob("*.py") if each.name in THINKING]
    return sorted(str(each) for each in (*engine, *games, *bots))


if os.environ.get("STOLIK_MYPYC") == "1":
    from mypyc.build import mypycify

    level = os.environ.get("STOLIK_MYPYC_OPT", "2")
    setup(ext_modules=mypycify(["--strict", "--no-warn-unused-ignores", *rules()], opt_level=level))
else:
    setup()
