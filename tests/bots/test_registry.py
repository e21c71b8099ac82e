"""Bots of others: by module and class, or by an entry point; what is wrong with a name is told in a sentence."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from stolik import bots
from stolik.arena.match import play_with
from stolik.bots.registry import make, version
from stolik.cli import main
from stolik.engine.errors import IllegalOption
from stolik.engine.game import Game
from stolik.engine.option import Option
from stolik.engine.record import Record
from stolik.engine.state import State
from stolik.games import games
from toy import PICK, Toy

MODULE = '''
"""Somebody's own bots."""
from stolik.bots import Bot


class First(Bot):
    name = "first"

    def __init__(self, seed, budget=""):
        self.seed, self.budget = seed, budget

    def choose(self, view, game):
        return view.options(view.viewer)[0]


class Named(First):
    version = "7"


class Bare(First):
    def __init__(self):
        pass


nothing = 3
'''
WRONG = (
    ("ownbots:Last", "the module 'ownbots' has no 'Last' for the bot 'ownbots:Last'"),
    ("ownbots:nothing", "ownbots:nothing is no bot; expected a class derived from stolik.bots.Bot"),
    ("ownbots:Bare", "the bot 'ownbots:Bare' could not be made with a seed: "),
    ("nobots.here:First", "the module of the bot 'nobots.here:First' cannot be imported: No module named 'nobots'"),
    (
        "clever",
        "no bot 'clever'; expected one of: random, greedy, easy, normal, hard, classic; or package.module:Class",
    ),
    ("..:x y", "no bot '..'; expected one of"),
)


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a module of bots, in which somebody works."""
    (tmp_path / "ownbots.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "ownbots", raising=False)
    return tmp_path


def test_a_class_is_found_by_its_module() -> None:
    bot = make("ownbots:First:0.2s", 5)
    assert (type(bot).__name__, vars(bot)) == ("First", {"seed": 5, "budget": "0.2s"})


def test_a_package_brings_bots_by_entry_points(here: Path) -> None:
    info = here / "pack-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pack\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[stolik.bots]\nfirst = ownbots:First\n")
    sys.path.append(str(here))
    assert type(make("first", 1)).__name__ == "First"
    with pytest.raises(bots.UnknownBot, match="hard, classic, first; or package.module:Class"):
        make("clever", 1)


@pytest.mark.parametrize(("name", "sentence"), WRONG)
def test_a_wrong_name_is_told_in_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(bots.UnknownBot) as told:
        make(name, 1)
    assert str(told.value).startswith(sentence)


def test_a_served_table_does_not_import_what_strangers_name() -> None:
    with pytest.raises(bots.UnknownBot):
        bots.make("ownbots:First", 1)
    assert "ownbots" not in sys.modules


def test_a_changed_bot_has_another_version(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before, ours = version("ownbots:First"), version("greedy")
    assert version("ownbots:Named") == "7" and version("hard:0.2s") == ours != before == version("ownbots:First")
    (here / "ownbots.py").write_text(MODULE + "\nmore = 1\n")
    monkeypatch.delitem(sys.modules, "ownbots")
    assert version("ownbots:First") != before


def test_own_bots_play_in_the_arena_in_processes_and_leave_records(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    call = ["arena", "-g", "excavation", "-b", "ownbots:First,random", "-n", "2", "--jobs", "2", "--out", "cup"]
    with pytest.raises(SystemExit) as left:
        main([*call, "--json"])
    assert left.value.code == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told["wins"]) == {"ownbots:First", "random"}
    files = sorted((here / "cup" / "records").iterdir())
    assert [file.name for file in files] == ["000000.stolik", "000001.stolik"]
    for file, result in zip(files, told["results"]):
        record = Record.load(file.read_bytes(), games())
        assert record.state.over and record.game.scores(record.state) == result["scores"]
    with pytest.raises(SystemExit) as left:
        main(["replay", str(files[0]), "--all"])
    assert left.value.code == 0
    (here / "ownbots.py").write_text(MODULE + "\nmore = 1\n")
    sys.modules.pop("ownbots")
    capsys.readouterr()
    with pytest.raises(SystemExit) as left:
        main(call)
    assert left.value.code == 2 and "other versions of bots or games" in capsys.readouterr().err


def test_a_choice_that_is_not_offered_is_told() -> None:
    class Cheat(bots.Bot):
        name = "cheat"

        def choose(self, view: State, game: Game) -> Option:
            cards = [Option(PICK, (card,)) for card in range(9)]
            return next(card for card in cards if card not in view.options(view.viewer))

    game = Toy()
    with pytest.raises(IllegalOption, match="the bot 'cheat' chose"):
        play_with(game, game.setup(2, 1), [Cheat(), Cheat()])
