"""The game of `examples/`, installed as anybody would install one: it joins everything without a line of ours."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from web.served import Process
from web.browser import (
    Company, alone_to_choose, choose, moved_on, quick, version,
)  # fmt: skip

ROOT = Path(__file__).parents[1]
ID = "lamplighters"
SUITES = (
    "test_contract.py",
    "test_words.py",
    "test_dealing.py",
    "learn/test_environments.py",
    "web/test_clicker.py",
    "web/test_secrets.py",
)

LEARN = f"""
from stolik.engine.rng import Dice
from stolik.learn import make, names
name = next(each for each in names() if each.startswith("{ID}_"))
env, dice, rewards = make(name, players=4), Dice(5), {{}}
env.reset(seed=5)
for agent in env.agent_iter():
    seen, reward, terminated, truncated, _ = env.last()
    rewards[agent] = rewards.get(agent, 0) + reward
    legal = [action for action, each in enumerate(seen["action_mask"]) if each]
    env.step(None if terminated or truncated else legal[dice.below(len(legal))])
print(name, len(rewards), max(rewards.values()))
"""


class Installed:
    """A place where the example is installed, and commands that find it there."""

    def __init__(self, folder: Path) -> None:
        source, self.target, self.folder = folder / "source", folder / "installed", folder
        shutil.copytree(ROOT / "examples" / ID, source, ignore=shutil.ignore_patterns("build", "*.egg-info"))
        pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-index", "--no-build-isolation"]
        subprocess.run([*pip, "--target", str(self.target), str(source)], check=True)
        self.environment = os.environ | {
            "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(self.target)]),
            "XDG_DATA_HOME": str(folder / "data"),
            "COLUMNS": "120",
        }

    def python(self, *arguments: str, typed: str = "", **more: str) -> str:
        """What Python prints there."""
        done = subprocess.run(
            [sys.executable, *arguments], env=self.environment | more, cwd=self.folder, input=typed,
            capture_output=True, text=True, encoding="utf-8",
        )  # fmt: skip
        assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
        return done.stdout

    def stolik(self, *arguments: str, typed: str = "") -> str:
        """What a command prints there."""
        return self.python("-m", "stolik", *arguments, typed=typed)

    def asked(self, *arguments: str) -> Any:
        """What a command answers to programs."""
        return json.loads(self.stolik(*arguments, "--json"))


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("example"))


def test_nothing_of_ours_names_it() -> None:
    for path in (ROOT / "src").rglob("*"):
        if path.suffix in (".py", ".ftl", ".html", ".css", ".js", ".toml"):
            assert ID not in path.read_text(encoding="utf-8").lower(), path


def test_it_is_among_the_games(installed: Installed) -> None:
    told = installed.stolik("games", "--lang", "pl")
    assert "Latarnicy" in told and "Burza" in told


def test_it_passes_the_tests_that_every_game_passes(installed: Installed) -> None:
    """Contract in all modes, saving and replay, words, fair dealing, learning, clicks and secrets of the page."""
    paths = [str(ROOT / "tests" / each) for each in SUITES]
    few = {"STOLIK_RANDOM_GAMES": "20", "STOLIK_SEEDS": "1"}
    told = installed.python(
        "-m", "pytest", "-p", "no:cacheprovider", "-c", str(ROOT / "pyproject.toml"), "-k", ID, *paths, **few
    )
    assert int(told.rpartition(" passed")[0].split()[-1]) > 30, told


@pytest.mark.parametrize(("lang", "ending"), [("en", "Lit squares"), ("pl", "Oświetlone place")])
def test_a_whole_game_in_the_terminal_is_saved_and_looked_back_at(installed: Installed, lang: str, ending: str) -> None:
    file = str(installed.folder / f"{lang}.stolik")
    flags = ("--players", "3", "--seed", "6", "--bots", "random", "--save", file, "--lang", lang)
    out = installed.stolik("play", ID, *flags, typed="1\n" * 200)
    assert ending in out
    assert not [word for word in ("option-", "event-", "prompt-", "field-", "refusal-", "score-") if word in out]
    again = installed.stolik("replay", file, "--all", "--lang", lang)
    assert ending in again


def test_bots_play_it_in_the_arena_and_greedy_wins_clearly(installed: Installed) -> None:
    told = installed.asked("arena", "--game", ID, "--bots", "greedy,random", "--games", "20", "--seed", "1")
    assert told["standings"]["greedy"]["rate"] >= 0.85


def test_many_games_are_simulated(installed: Installed) -> None:
    told = installed.asked("simulate", ID, "--players", "4", "--games", "30", "--seed", "1")
    assert told["games"] == told["finished"] == 30


def test_the_learning_environment_steps_to_the_end(installed: Installed) -> None:
    name, agents, best = installed.python("-c", LEARN).split()
    assert name.startswith(ID) and agents == "4" and float(best) > 0


def test_a_whole_game_is_clicked_through_on_the_page(
    installed: Installed, company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What glows on the board and in the hand is clicked, against a bot, until the score sheet."""
    monkeypatch.setenv("PYTHONPATH", str(installed.target))
    served = Process(f"sqlite:///{installed.folder}/stolik.db", workers=1)
    page = company.join(served.base)
    try:
        quick(page, ID)
        glows = page.locator("#board-live [data-option], #hand [data-option]")
        clicked = 0
        while alone_to_choose(page, served):
            before = version(page)
            if glows.count():
                glows.nth(clicked % glows.count()).dispatch_event("click")
                moved_on(page, before)
                clicked += 1
            else:
                choose(page, 0)
        page.locator("#prompt a[href$='/score']").click()
        expect(page.locator("table")).to_contain_text("Longest chain")
        assert clicked >= 12
    finally:
        page.goto("about:blank")
        served.stop()
