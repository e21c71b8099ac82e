"""Tournaments on real games: they repeat, resume, and give the same on processes as here; and the command."""

from __future__ import annotations

import csv
import json
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from stolik.arena.journal import Journal, OtherTournament
from stolik.arena.match import Outcome, Setting, play
from stolik.arena.plots import Line, Mark, lines
from stolik.arena.pool import NoCluster, play_all
from stolik.arena.report import chances_plot, plain
from stolik.arena.schedule import Tournament
from stolik.arena.standings import Standings
from stolik.bots.analysis import Analysis, Moment, TurningPoint
from stolik.cli import main

TOURNAMENT = Tournament(("easy:3i", "random"), (Setting("excavation", 2), Setting("excavation", 3)), 2, 5)


def told(outcomes: list[Outcome]) -> dict[str, object]:
    return plain(TOURNAMENT, Standings.of(TOURNAMENT, outcomes), outcomes)


@pytest.fixture(scope="module")
def outcomes() -> list[Outcome]:
    return [play(match) for match in TOURNAMENT.matches()]


def test_results_repeat_for_the_same_seed(outcomes: list[Outcome]) -> None:
    again = [play(match) for match in TOURNAMENT.matches()]
    assert [replace(each, seconds=0) for each in again] == [replace(each, seconds=0) for each in outcomes]
    assert told(again) == told(outcomes)


def test_processes_give_the_same_results(outcomes: list[Outcome]) -> None:
    assert told(list(play_all(TOURNAMENT.matches(), jobs=2))) == told(outcomes)


def test_things_and_identities_are_counted(outcomes: list[Outcome]) -> None:
    for outcome in outcomes:
        for traits in outcome.traits:
            assert len(traits["faction"]) == 1
            assert traits["card"]


def test_an_interrupted_tournament_goes_on(tmp_path: Path, outcomes: list[Outcome]) -> None:
    with Journal(tmp_path, TOURNAMENT) as journal:
        for outcome in outcomes[:3]:
            journal.note(outcome)
    with (tmp_path / "games.jsonl").open("a") as file:
        file.write('{"index": 3, "finis')  # the power went
    with Journal(tmp_path, TOURNAMENT) as journal:
        assert sorted(journal.outcomes) == [0, 1, 2]
        for outcome in outcomes[3:]:
            journal.note(outcome)
    with Journal(tmp_path, TOURNAMENT) as journal:
        assert told(list(journal.outcomes.values())) == told(outcomes)


DAMAGED = (
    b'{"index": 3, "fin\xff\xfe',
    b"\x00" * 40,
    b"3",
    b"[]",
    b'{"index": 99, "finished": true, "participants": [], "scores": [], "winners": [], "decisions": 1, "turns": 1, '
    b'"offered": 1, "most_offered": 1, "traits": [], "seconds": 1}',
    b'{"index": 3, "finished": true, "participants": [], "scores": [], "winners": [], "decisions": 1, "turns": 1, '
    b'"offered": 1, "most_offered": 1, "traits": ["red"], "seconds": 1}',
)


@pytest.mark.parametrize("line", DAMAGED, ids=range(len(DAMAGED)))
def test_a_damaged_line_counts_as_missing(tmp_path: Path, outcomes: list[Outcome], line: bytes) -> None:
    with Journal(tmp_path, TOURNAMENT) as journal:
        for outcome in outcomes[:3]:
            journal.note(outcome)
    with (tmp_path / "games.jsonl").open("ab") as file:
        file.write(line)
    with Journal(tmp_path, TOURNAMENT) as journal:
        assert sorted(journal.outcomes) == [0, 1, 2]
        journal.note(outcomes[3])
    with Journal(tmp_path, TOURNAMENT) as journal:
        assert told(list(journal.outcomes.values())) == told(outcomes)


def test_a_folder_belongs_to_one_tournament(tmp_path: Path) -> None:
    Journal(tmp_path, TOURNAMENT).file.close()
    with pytest.raises(OtherTournament):
        Journal(tmp_path, replace(TOURNAMENT, seed=6))


def test_the_command_prints_wins_by_bot(capsys: pytest.CaptureFixture[str]) -> None:
    call = ["arena", "--game", "excavation", "--bots", "easy:3i,random", "--games", "4", "--seed", "5", "--jobs", "1"]
    with pytest.raises(SystemExit) as left:
        main([*call, "--json"])
    assert left.value.code == 0
    first = capsys.readouterr().out
    data = json.loads(first)
    assert set(data["wins"]) == {"easy:3i", "random"} and sum(data["wins"].values()) == 4
    assert data["finished"] == 4 and data["even"] is True
    with pytest.raises(SystemExit):
        main([*call, "--json"])
    assert capsys.readouterr().out == first


def test_the_command_keeps_everything_and_resumes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "cup"
    call = ["arena", "-g", "excavation", "-b", "random,easy:2i", "-n", "4", "-s", "1", "--jobs", "1", "--lang", "pl"]
    with pytest.raises(SystemExit):
        main([*call, "--out", str(folder)])
    out = capsys.readouterr().out
    assert "wygrane" in out and "Frakcja" in out and "arena-" not in out
    games = folder / "games.jsonl"
    whole, report = games.read_text(), (folder / "report.json").read_text()
    games.write_text("\n".join(whole.splitlines()[:2]) + "\n")
    with pytest.raises(SystemExit):
        main([*call, "--out", str(folder)])
    assert (folder / "report.json").read_text() == report
    assert [json.loads(line)["index"] for line in games.read_text().splitlines()] == [0, 1, 2, 3]
    with (folder / "games.csv").open() as file:
        assert len(list(csv.DictReader(file))) == 8
    with (folder / "standings.csv").open() as file:
        assert [row["bot"] for row in csv.DictReader(file)]
    for picture in folder.glob("*.svg"):
        ElementTree.parse(picture)


def test_a_wrong_tournament_is_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    for bots, expected in (("clever", "no bot"), ("hard:fast", "budget"), (",", "needs bots")):
        with pytest.raises(SystemExit) as left:
            main(["arena", "-g", "excavation", "-b", bots])
        assert left.value.code == 2
        assert expected in capsys.readouterr().err


@pytest.mark.parametrize("flag", ["--csv", "--svg"])
def test_a_file_that_cannot_be_written_is_told_before_anything_is_played(
    flag: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "nowhere" / "x")
    with pytest.raises(SystemExit) as left:
        main(["arena", "-g", "excavation", "-b", "hard:600s", "--jobs", "1", flag, file])
    assert left.value.code == 2
    assert file in capsys.readouterr().err


def test_a_missing_cluster_is_told() -> None:
    with pytest.raises(NoCluster):
        list(play_all(TOURNAMENT.matches(), dask="nowhere"))


def test_plots_are_pure_and_well_formed() -> None:
    rows = [Line("Ola & co", ((0, 0.2), (5, 1.4)))]
    picture = lines("Ola's <game>", rows, marks=[Mark(3, "here", "/replay?at=3&x=1")])
    assert picture == lines("Ola's <game>", rows, marks=[Mark(3, "here", "/replay?at=3&x=1")])
    assert "style=" not in picture
    ElementTree.fromstring(picture)


def test_the_chances_of_a_game_link_into_its_replay() -> None:
    moments = (Moment(0, 0, 0, (0.0, 0.0), (0.5, 0.5)), Moment(9, 3, 1, (8.0, -8.0), (0.9, 0.1)))
    analysis = Analysis(("seat_0", "seat_1"), moments, (TurningPoint(4, 1, 0, 0, 0.5, 0.9),))
    picture = chances_plot(analysis, ["Ola", "Marek"], "Chances", link="/t/1/replay?choice={choice}")
    assert 'href="/t/1/replay?choice=4"' in picture
    ElementTree.fromstring(picture)
