"""Builds the package; with STOLIK_MYPYC=1 mypyc compiles the engine, the rules of all games, the bots' thinking and
the cells of learning.

Everything else stands in pyproject.toml. Modules that stay plain Python: packages' `__init__.py`, which other code
may subclass or replace, the tests' contract, the positions of lessons, places, and the drawing of tables.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from setuptools import setup

SOURCE = Path("src")
COPY = Path("build/rules")
LEVEL = os.environ.get("STOLIK_MYPYC_OPT", "2")
JOBS = int(os.environ.get("STOLIK_MYPYC_JOBS", os.cpu_count() or 1))
PLAIN_ENGINE = {"__init__.py", "game.py", "place.py", "layout.py", "contract.py"}
PLAIN_GAME = {"__init__.py", "arrange.py", "captions.py", "places.py"}
THINKING = {"bot.py", "greedy.py", "judge.py", "lines.py", "random.py", "search.py", "values.py"}


def rules() -> list[Path]:
    """The modules that mypyc compiles."""
    stolik = SOURCE / "stolik"
    engine = [each for each in stolik.glob("engine/*.py") if each.name not in PLAIN_ENGINE]
    games = [
        each for each in stolik.glob("games/*/**/*.py") if each.name not in PLAIN_GAME and "table" not in each.parts
    ]
    bots = [each for each in stolik.glob("bots/*.py") if each.name in THINKING]
    return sorted([*engine, *games, *bots])


def prepared() -> list[str]:
    """These modules in a copy of the whole package, so that nothing is built among the sources."""
    shutil.rmtree(COPY, ignore_errors=True)
    shutil.copytree(SOURCE / "stolik", COPY / "stolik", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    copies = []
    for path in rules():
        copy = COPY / path.relative_to(SOURCE)
        copies.append(str(copy))
    return copies


def groups(copies: list[str]) -> list[tuple[list[str], str | None]]:
    """One library for the engine with the bots, one for each game, so that they compile side by side."""
    found: dict[str, list[str]] = {}
    for copy in copies:
        parts = Path(copy).relative_to(COPY).parts
        found.setdefault(parts[2] if parts[1] == "games" else "engine", []).append(copy)
    return [(paths, f"stolik_{name}") for name, paths in found.items()]


if os.environ.get("STOLIK_MYPYC") == "1":
    from mypyc.build import mypycify

    copies = prepared()
    options = ["--strict", "--no-warn-unused-ignores"]
    modules = mypycify([*options, *copies], opt_level=LEVEL, debug_level="0", separate=groups(copies))
    setup(ext_modules=modules, options={"build_ext": {"parallel": JOBS}})
else:
    setup()
