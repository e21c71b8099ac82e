"""The command `stolik campaign`: chapters one after another, progress in a file that is never lost or spoilt."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stolik.engine.game import Game
from stolik.engine.record import Record
from stolik.games import game as find
from stolik.games import games
from test_cli import Terminal

TOLD = [each for each in games() if each.campaign() is not None]
each_campaign = pytest.mark.parametrize("game", TOLD, ids=lambda game: game.id)
QUICK = ("--bots", "random", "--seed", "3", "--variant", "max_rounds=1")


@pytest.fixture
def at(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path_factory: pytest.TempPathFactory
) -> Terminal:
    return Terminal(monkeypatch, capsys, tmp_path_factory.mktemp("home"))


def progress(file: Path, game: Game) -> int:
    """The chapter that a file says is next."""
    campaign = game.campaign(json.loads(file.read_text(encoding="utf-8"))["progress"])
    assert campaign is not None
    return campaign.chapter


@each_campaign
@pytest.mark.parametrize("lang", ("en", "pl"))
def test_a_campaign_is_played_from_the_first_chapter_to_the_points(
    at: Terminal, game: Game, lang: str, tmp_path: Path
) -> None:
    file = tmp_path / "ours.json"
    flags = ("campaign", game.id, str(file), "--name", "Ada", "--lang", lang, *QUICK)
    chapters = 0
    while chapters < 20:
        campaign = game.campaign() if not file.exists() else game.campaign(json.loads(file.read_text())["progress"])
        assert campaign is not None
        if campaign.finished:
            break
        out = at.ok(*flags, typed="1\n" * 300)
        chapters += 1
        assert progress(file, game) == chapters + 1
        assert "Ada" in out and ("Winner" if lang == "en" else "Wygrywa") in out
        assert not list(tmp_path.glob("*.stolik")) and not list(tmp_path.glob("*.part"))
        assert not [line for line in out.splitlines() if "cli-" in line or "variant-" in line]
    out = at.ok("campaign", game.id, str(file), "--lang", lang)
    assert ("The campaign is finished" if lang == "en" else "Kampania dobiegła końca") in out
    assert campaign is not None and str(campaign.points()["Ada"]) in out


def test_a_chapter_that_was_left_goes_on_with_the_same_players(at: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "ours.json"
    out = at.ok("campaign", "revive", str(file), "--name", "Ada, Jan", "--people", "2", "-p", "3", *QUICK, typed="1\n")
    assert f"stolik campaign revive {file}" in out
    assert (tmp_path / "ours-1.stolik").exists() and progress(file, find("revive")) == 1
    out = at.ok("campaign", "revive", str(file), typed="1\n" * 300)
    assert "goes on" in out and "Ada" in out and "Jan" in out and "Random 3" in out
    assert progress(file, find("revive")) == 2
    points = json.loads(file.read_text())["progress"]["chapters"][0]
    assert points["names"] == ["Ada", "Jan", "Random 3"]


def test_a_killed_chapter_goes_on_after_its_last_choice(
    at: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "ours.json"
    monkeypatch.setattr("stolik.cli.campaign.Chapter.farewell", lambda chapter: "")  # as if there was no time for it
    at.ok("campaign", "revive", str(file), "--people", "2", *QUICK, typed="hibernate\ndecline\n")
    played = Record.load((tmp_path / "ours-1.stolik").read_bytes(), games())
    assert [choice.text for choice in played.choices] == ["hibernate", "decline"]


def test_a_finished_chapter_counts_even_if_the_command_was_killed_before(at: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "ours.json"
    at.ok("campaign", "revive", str(file), *QUICK, typed="1\nquit\n")
    before = file.read_bytes()
    at.ok("campaign", "revive", str(file), typed="1\n" * 300 + "save\n")
    file.write_bytes(before)  # as if the progress had not been written
    at.ok("campaign", "revive", str(file), *QUICK, typed="1\n" * 300)
    assert progress(file, find("revive")) == 2


def test_the_standing_alone_plays_nothing(at: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "ours.json"
    assert "chapter 1" in at.ok("campaign", "revive", str(file), "--standing")
    assert not file.exists()


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"[]", b"{}", b"\xff\xfe", b'{"stolik_campaign": 1}', b'{"stolik_campaign": 1e999}', b"[" * 100_000,
     b'{"stolik_campaign": 1, "game": "revive", "progress": 123456789012345678901234567890, "seats": []}'],
)  # fmt: skip
def test_a_damaged_file_is_named_and_left_alone(at: Terminal, tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "ours.json"
    file.write_bytes(data)
    assert "ours.json" in at.refused("campaign", "revive", str(file))
    assert file.read_bytes() == data and list(tmp_path.iterdir()) == [file]


def test_an_edited_file_and_that_of_another_game_are_refused(at: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "ours.json"
    at.ok("campaign", "revive", str(file), *QUICK, typed="1\n" * 300)
    kept = file.read_text()
    file.write_text(kept.replace('"chapters"', '"chapter"'))
    assert "checksum" in at.refused("campaign", "revive", str(file))
    file.write_text(kept)
    assert "has no campaign" in at.refused("campaign", "excavation", str(file))
    assert file.read_text() == kept


def test_mistakes_of_a_campaign_are_told_in_one_line(at: Terminal, tmp_path: Path) -> None:
    file = str(tmp_path / "ours.json")
    for wrong, flags in (
        ("campaign=chapter_1: it cannot be changed", ("--variant", "campaign=chapter_5")),
        ("5 people for 2 seats", ("--people", "5")),
        ("2 names for 1 people", ("--name", "Ada,Jan")),
        ("two players of one name", ("--name", "Ada,Ada", "--people", "2")),
    ):
        code, _, told = at.run("campaign", "revive", file, *flags)
        assert code == 2 and wrong in told and told.count("\n") == 1
    assert not Path(file).exists()
    code, _, told = at.run("campaign", "revive", str(tmp_path / "nowhere" / "ours.json"))
    assert code == 2 and "no such file" in told
