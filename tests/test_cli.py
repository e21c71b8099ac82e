"""The command `stolik`, used as a person would."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from stolik.cli import main
from stolik.cli.about import about, all_things, around, foreseen, known
from stolik.cli.local import Local
from stolik.cli.rows import table_rows
from stolik.cli.screen import board
from stolik.cli.play import left
from stolik.cli.saved import Seating, load, unfinished
from stolik.cli.voice import Voice
from stolik.engine.dealing import Dealing, Share
from stolik.engine.field import UNTOLD, Fields
from stolik.engine.game import Game
from stolik.engine.place import meant
from stolik.engine.record import Record
from stolik.games import game as find
from stolik.games import games
from stolik.games.excavation.pieces import BUYER

GAMES = games()
FIRST = GAMES[0].id if GAMES else "excavation"
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
each_language = pytest.mark.parametrize("lang", ("en", "pl"))


class Terminal:
    """Runs commands and keeps what they print."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        monkeypatch.setenv("COLUMNS", "120")
        monkeypatch.setenv("LANG", "en_GB.UTF-8")
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
        for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
            monkeypatch.delenv(name, raising=False)

    def run(self, *arguments: str, typed: str = "") -> tuple[int, str, str]:
        """The exit code, and what was printed and complained."""
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            main(arguments)
        out, err = self.capsys.readouterr()
        code = left.value.code
        return code if isinstance(code, int) else int(code is not None), out, err

    def ok(self, *arguments: str, typed: str = "") -> str:
        """What a command prints that must succeed."""
        code, out, err = self.run(*arguments, typed=typed)
        assert code == 0, err
        return out

    def refused(self, *arguments: str) -> str:
        """The one line with which a command must refuse."""
        code, out, err = self.run(*arguments)
        assert code == 2 and not out
        assert err.startswith("stolik: ") and err.count("\n") == 1
        return err


@pytest.fixture
def terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path_factory: pytest.TempPathFactory
) -> Terminal:
    return Terminal(monkeypatch, capsys, tmp_path_factory.mktemp("home"))


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["play", "--plyers", "2"], "nie ma opcji „--plyers”; może chodzi o: --players?"),
        (["play", FIRST, "--players", "x"], "--players nie może mieć wartości „x”; ma to być liczba całkowita"),
        (["serve", "--port", "99999999"], "--port nie może mieć wartości 99999999; najwyżej 65535"),
        (["replay"], "brakuje: FILE"),
        (["play", "--players"], "po --players brakuje wartości"),
        (["play", "--plain=1"], "--plain nie przyjmuje wartości"),
        (["play", FIRST, "well", "then"], "niepotrzebne słowa: well then"),
        (["admin", "sgn-out"], "nie ma polecenia „sgn-out”; może chodzi o: sign-out?"),
    ],
)
def test_a_misused_command_is_told_in_the_language_of_whoever_called(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, arguments: list[str], told: str
) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert terminal.refused(*arguments) == f"stolik: {told} (pomoc: stolik {arguments[0]} --help)\n"


def test_some_words_of_an_option_tell_only_those_that_have_them(terminal: Terminal) -> None:
    told = terminal.ok(
        "play", "excavation", "--seed", "11", "--bots", "random", typed="3\ndone\namaz\nmarket black\nquit\n"
    )
    narrowed = told.split("These fit; answer with the number.\n")
    assert narrowed[1].startswith(" 7  ") and "Amazon" in narrowed[1].splitlines()[0]
    assert narrowed[1].splitlines()[1] == "> " or narrowed[1].splitlines()[1].startswith(">")
    assert [line.split()[0] for line in narrowed[2].splitlines()[:3]] == ["5", "14", "19"]


def test_help_names_every_command(terminal: Terminal) -> None:
    out = terminal.ok("--help")
    for command in (
        "games",
        "learn",
        "play",
        "join",
        "campaign",
        "watch",
        "replay",
        "verify",
        "simulate",
        "bench",
        "provenance",
        "arena",
        "analyse",
    ):
        assert f" {command} " in out
        assert "Usage: stolik " + command in terminal.ok(command, "--help")


@each_language
def test_games_lists_seats_and_variants(terminal: Terminal, lang: str) -> None:
    out = terminal.ok("games", "--lang", lang)
    told = {each["id"]: each for each in json.loads(terminal.ok("games", "--json"))["games"]}
    for game in GAMES:
        assert f"[{game.id}]" in out
        assert told[game.id]["seats"] == sorted(game.seats)
        for variant in game.variants:
            assert f"--variant {variant.id}" in out
    assert list(told) == [game.id for game in GAMES]


@each_game
@each_language
def test_provenance_tells_what_is_published_and_what_is_reconstructed(
    terminal: Terminal, game: Game, lang: str
) -> None:
    out = terminal.ok("provenance", game.id, "--lang", lang)
    assert ("reconstructed" if lang == "en" else "odtworz") in out.lower()
    told = json.loads(terminal.ok("provenance", game.id, "--json"))
    assert [each["table"] for each in told["tables"]] == [each.table for each in game.provenance]


@each_game
def test_simulate_reports_the_same_games_for_the_same_seed(terminal: Terminal, game: Game, tmp_path: Path) -> None:
    players = str(game.seats[-1])
    flags = ("simulate", game.id, "--players", players, "--games", "4", "--seed", "5", "--json")
    told, again = json.loads(terminal.ok(*flags)), json.loads(terminal.ok(*flags))
    assert told["games"] == told["finished"] == 4
    assert told["decisions"] > 4 and told["seconds"] > 0
    assert told["scores"] == again["scores"] and len(told["scores"]) == 4
    table = tmp_path / "games.csv"
    kept = ("--csv", str(table), "--records", str(tmp_path / "kept"))
    out = terminal.ok("simulate", game.id, "--players", players, "--games", "4", "--seed", "5", *kept)
    assert "4 games, 4 finished" in out
    with table.open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["seed"]) for row in rows] == [5, 6, 7, 8]
    assert [int(row["seat_0"]) for row in rows] == [scores[0] for scores in told["scores"]]
    records = [Record.load(file.read_bytes(), GAMES) for file in sorted((tmp_path / "kept").iterdir())]
    assert [record.setup.seed for record in records] == [5, 6, 7, 8] and all(record.state.over for record in records)


@each_game
@each_language
def test_watching_bots_ends_with_a_score_sheet(terminal: Terminal, game: Game, lang: str) -> None:
    out = terminal.ok("watch", game.id, "--bots", "random", "--delay", "0", "--seed", "3", "--lang", lang)
    assert ("Winner" if lang == "en" else "Wygrywa") in out
    untold = [line for line in out.splitlines() if any(f"{group}-" in line for group in ("event", "score", "prompt"))]
    assert not untold, untold[:5]


@each_game
@each_language
def test_a_game_is_played_left_resumed_and_replayed(terminal: Terminal, game: Game, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "game.stolik"
    flags = ("--bots", "random", "--lang", lang)
    typed = "help\n1\n1\nboard\nlog\n99999\njuggle the moon\nquit\n"
    out = terminal.ok("play", game.id, "--seed", "4", "--save", str(file), *flags, typed=typed)
    assert str(file) in out
    assert ("'juggle the moon' is no option here" if lang == "en" else "„juggle the moon” to żaden z wyborów") in out
    played = Record.load(file.read_bytes(), GAMES)
    assert len([choice for choice in played.choices if choice.seat == 0]) >= 2
    terminal.ok("play", "--resume", str(file), *flags, typed="1\n1\nquit\n")
    further = Record.load(file.read_bytes(), GAMES)
    assert further.choices[: len(played.choices)] == played.choices
    assert len(further.choices) > len(played.choices)
    out = terminal.ok("replay", str(file), "--seat", "1", "--lang", lang)
    assert f"{len(further.choices)}/{len(further.choices)}" in out


@each_game
def test_undo_takes_back_a_choice_and_redo_makes_it_again(terminal: Terminal, game: Game, tmp_path: Path) -> None:
    players = 2 if 2 in game.seats else game.seats[0]
    record = Record(game, game.setup(players, 1))
    for _ in range(200):  # until somebody has made a choice that can be taken back and is still to choose
        seat = record.state.deciders()[0]
        several = len(record.state.options(seat)) > 1
        record.play(str(record.state.options(seat)[0]), seat)
        if several and record.undoable(seat) is not None and record.state.deciders()[:1] == [seat]:
            break
    ones, last = "1\n" * len(record.choices), len(record.choices) - 1
    file = tmp_path / "game.stolik"
    flags = ("play", game.id, "--people", str(players), "--seed", "1", "--save", str(file))
    terminal.ok(*flags, typed=ones + "undo\n2\nquit\n")
    played = Record.load(file.read_bytes(), GAMES).choices
    assert played[:last] == record.choices[:last] and played[last].text != record.choices[last].text
    terminal.ok(*flags, typed=ones + "undo\nredo\nquit\n")
    assert Record.load(file.read_bytes(), GAMES).choices == record.choices


@each_game
def test_a_whole_game_can_be_played_by_numbers_and_looked_back_at(
    terminal: Terminal, game: Game, tmp_path: Path
) -> None:
    file = tmp_path / "game.stolik"
    flags = ("--seed", "6", "--bots", "random", "--save", str(file))
    out = terminal.ok("play", game.id, *flags, typed="1\n" * 3000)
    assert "Winner" in out and "stolik analyse" in out
    played = Record.load(file.read_bytes(), GAMES)
    assert played.state.over
    told = json.loads(terminal.ok("analyse", str(file), "--json"))
    assert told["moments"][-1]["choice"] == len(played.choices)
    shown = terminal.ok("analyse", str(file))
    assert "█" in shown, "the chances through the game are drawn"
    for number, point in enumerate(told["turning_points"], 1):
        assert str(number) in shown and str(point["choice"]) in shown
    if told["turning_points"]:
        assert f"--at {told['turning_points'][0]['choice']}" in " ".join(shown.split())
    assert "stolik analyse" in terminal.refused("hint", str(file)), "there is nothing left to choose"


def test_hints_can_be_switched_off_at_a_table(terminal: Terminal, tmp_path: Path) -> None:
    flags = ("play", "excavation", "--seed", "6", "--save", str(tmp_path / "game.stolik"))
    assert "of the thinking" in terminal.ok(*flags, typed="hint\nquit\n")
    out = terminal.ok(*flags, "--no-hints", typed="hint\nquit\n")
    assert "Hints are switched off" in out and "of the thinking" not in out


def test_a_resumed_game_keeps_opponents_people_names_hints_and_language(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.stolik"
    who = ("--players", "3", "--people", "2", "--bots", "random", "--name", "Ada,Jan", "--no-hints", "--lang", "pl")
    terminal.ok("play", "excavation", "--seed", "6", "--save", str(file), *who, typed="1\n1\nquit\n")
    played = Record.load(file.read_bytes(), GAMES)
    out = terminal.ok("play", "--resume", str(file), typed="hint\n1\nquit\n")
    assert "Przy tym stole podpowiedzi są wyłączone" in out and ("Ada:" in out or "Jan:" in out)
    further, seating = load(file)
    assert further.choices[: len(played.choices)] == played.choices
    assert seating is not None and not seating.hints
    assert seating.seats == (("Ada", ""), ("Jan", ""), ("Losowy 3", "random"))
    assert "Ada" in terminal.ok("replay", str(file)), "whoever looks at the game sees who played"
    out = terminal.ok("play", "--resume", str(file), "--bots", "greedy", "--hints", "--lang", "en", typed="hint\n")
    assert "of the thinking" in out


def test_a_killed_game_has_lost_no_choice_and_is_offered_again(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    call = [sys.executable, "-m", "stolik", "play", "excavation", "--seed", "6", "--bots", "random"]
    with subprocess.Popen(call, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as played:
        assert played.stdin is not None and played.stdout is not None
        played.stdin.write(b"1\n1\n1\n")
        played.stdin.flush()
        out = b""
        while out.count(b"\n> ") < 4:  # it asks for the fourth time: three choices are made
            out += os.read(played.stdout.fileno(), 1 << 16)
        played.kill()
    (file,) = unfinished("excavation")
    before = Record.load(file.read_bytes(), GAMES)
    assert len([choice for choice in before.choices if choice.seat == 0]) == 3
    monkeypatch.setattr("sys.stdin", Window("\n"))
    assert left("excavation", "en") == file and left("revive", "en") is None
    monkeypatch.setattr("sys.stdin", Window("n\n"))
    assert left("", "en") is None
    terminal.ok("play", "excavation", "--seed", "6", typed="1\n")
    assert len(list(unfinished())) == 2, "a new game never takes the file of another"
    terminal.ok("play", "--resume", str(file), typed="1\n" * 3000)
    assert file not in unfinished(), "a finished game is not offered"


class Window(io.StringIO):
    """What a person types at a terminal."""

    def isatty(self) -> bool:
        return True


def test_a_disk_that_cannot_be_written_is_told_once_and_the_game_goes_on(terminal: Terminal, tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere" / "game.stolik"
    out = terminal.ok("play", "excavation", "--seed", "6", "--save", str(nowhere), typed="1\n1\n1\nquit\n")
    assert out.count("Could not save") == 1


@each_game
@each_language
def test_a_mistake_is_answered_with_what_is_near(terminal: Terminal, game: Game, lang: str) -> None:
    """Options can be chosen as they are written for people, and almost so they are offered."""
    state = Record(game, game.setup(2, 4)).state
    seat = state.deciders()[0]
    words = Voice(lang, game).words
    label = words.option(state.options(seat)[0], ["?", "?"])
    typed = f"{label[:-1]}#\nund\nundo\n{label.upper()}\n"
    out = " ".join(terminal.ok("play", game.id, "--seed", "4", "--lang", lang, "--people", "2", typed=typed).split())
    near, nothing = (
        ("Did you mean", "nothing to take back") if lang == "en" else ("Może chodzi o", "Nie ma czego cofnąć")
    )
    assert f"{near}: 1 {label}" in out and "; expected one of" not in out
    assert f"{near}: undo" in out and nothing in out
    (file,) = unfinished(game.id)
    assert load(file)[0].choices[0].text == str(state.options(seat)[0])


def test_a_refused_option_is_answered_with_the_reason(terminal: Terminal) -> None:
    game = next(each for each in GAMES if each.id == "excavation")
    record = Record(game, game.setup(2, 1))
    while not record.state.refusals(record.state.deciders()[0]):
        seat = record.state.deciders()[0]
        record.play(str(record.state.options(seat)[0]), seat)
    seat = record.state.deciders()[0]
    refusal = record.state.refusals(seat)[0]
    typed = "1\n" * len(record.choices) + f"{refusal.option}\n"
    out = terminal.ok("play", "excavation", "--seed", "1", "--people", "2", "--lang", "pl", typed=typed)
    answered = out.split("\n> ")[-2]
    assert " ".join(Voice("pl", game).words.refusal(refusal).split())[:60] in " ".join(answered.split())


IMPOSSIBLE = (
    (
        "excavation",
        ("-p", "1", "-v", "hand_draft"),
        "The starting hand is not drafted",
        "nie wybiera się początkowej ręki",
    ),
    ("circadians", ("-p", "4", "-v", "ai=ai_kesh"), "at most three people", "najwyżej przeciw trzem osobom"),
)


@pytest.mark.parametrize("command", ["play", "watch", "simulate"])
def test_impossible_setups_are_told_in_sentences(terminal: Terminal, command: str) -> None:
    for id, flags, english, polish in IMPOSSIBLE:
        assert english in terminal.refused(command, id, *flags)
        assert polish in terminal.refused(command, id, *flags, "--lang", "pl")


def test_mistakes_in_flags_are_told_in_polish_with_what_is_near(terminal: Terminal) -> None:
    assert "nie ma gry „excavatoin”; może chodzi o: excavation?" in terminal.refused(
        "play", "excavatoin", "--lang", "pl"
    )
    told = terminal.refused("play", "excavation", "-v", "hand_draff", "--lang", "pl")
    assert "nie ma wariantu „hand_draff”; może chodzi o: hand_draft?" in told
    assert "nie ma bota „gredy”; może chodzi o: greedy?" in terminal.refused(
        "watch", "excavation", "-b", "gredy", "--lang", "pl"
    )
    assert "to nie czas namysłu" in terminal.refused("watch", "excavation", "-b", "hard:fast", "--lang", "pl")
    assert "która gra?" in terminal.refused("play", "--lang", "pl")
    assert "możliwe od 1 do 2" in terminal.refused("play", "excavation", "--people", "3", "--lang", "pl")


@each_game
def test_bench_reports_every_figure(terminal: Terminal, game: Game) -> None:
    told = json.loads(terminal.ok("bench", game.id, "--seconds", "0.05", "--json"))
    figures = told["games"][game.id]
    for name in (
        "ratio_to_python_chess", "decisions_per_second", "decisions_per_second_cloning", "clone_us", "options_us",
        "play_us", "view_us", "replay_ms", "save_bytes", "search_iterations_per_second",
    ):  # fmt: skip
        assert figures[name] > 0, name
    assert told["python_chess_moves_per_second"] > 0 and told["compiled"] in (True, False)


def test_mistakes_are_told_in_one_line(terminal: Terminal, tmp_path: Path) -> None:
    assert "no game 'chess'" in terminal.refused("play", "chess")
    assert "which game" in terminal.refused("play")
    assert "has no 9 seats" in terminal.refused("simulate", FIRST, "--players", "9")
    assert "no variant 'moon'" in terminal.refused("play", FIRST, "--variant", "moon")
    assert "no bot 'clever'" in terminal.refused("watch", FIRST, "--bots", "clever")
    assert "no language 'de'" in terminal.refused("games", "--lang", "de")
    assert "seed -7" in terminal.refused("simulate", FIRST, "--seed", "-7")
    assert "no such file" in terminal.refused("replay", str(tmp_path / "none.stolik"))
    broken = tmp_path / "broken.stolik"
    broken.write_text("{}")
    assert "this is no record" in terminal.refused("play", "--resume", str(broken))
    assert broken.read_text() == "{}"
    for wrong, call in (
        ("nie jest zapisaną partią", ("play", "--resume", str(broken))),
        ("nie ma takiego pliku", ("replay", str(tmp_path / "none.stolik"))),
        ("może chodzi o: play", ("plya", FIRST)),
        ("może chodzi o: cages", ("learn", "icaion", "cage")),
        ("nie odpowiada żaden serwer", ("join", "http://127.0.0.1:9/t/k7")),
    ):
        told = terminal.refused(*call, "--lang", "pl")
        assert wrong in told, "also what goes wrong before a game is there is told in the person's language"


@each_game
def test_every_field_that_the_terminal_shows_has_a_label(game: Game) -> None:
    for players in game.seats:
        view = game.redact(game.start(game.setup(players, 1)), 0)
        for lang in ("en", "pl"):
            voice = Voice(lang, game)
            voice.name_seats(("",) * view.seats)
            lines = board(view, voice).splitlines()
            assert len(lines) > 5 and not [line for line in lines if "field-" in line]
            missing = [name for name in told(view.declared()) if not voice.words.has(f"field-{name.replace('_', '-')}")]
            assert not missing


def told(fields: Fields) -> Iterator[str]:
    """The names of all fields that are told, parts' too."""
    for field in fields.rows:
        inside = field.inside()
        if inside is not None:
            yield from told(inside)
        elif field.told != UNTOLD:
            yield field.name


@pytest.mark.parametrize("game", ["excavation", "circadians"])
def test_the_log_of_a_solo_game_calls_the_automaton_by_name(terminal: Terminal, game: str) -> None:
    code, out, _ = terminal.run("watch", game, "--players", "1", "--seed", "3", "--delay", "0", "--bots", "random")
    assert code == 0
    assert "Seat 2" not in out


def test_the_order_of_a_queue_is_kept(terminal: Terminal) -> None:
    game = next(each for each in GAMES if each.id == "excavation")
    state = Record(game, game.setup(2, 1)).state
    state.queues[0] = (1, 0, 1)  # type: ignore[attr-defined]
    voice = Voice("en", game, ["Ada", "Jan"])
    buyers = [voice.words.thing(BUYER, each) for each in (1, 0, 1)]
    assert ", ".join(buyers) in board(state, voice)


@each_game
@each_language
def test_about_explains_anything_on_the_table_by_name(game: Game, lang: str) -> None:
    """Cards in hand, places, opponents' things and players; a mistake is answered with what is near."""
    record, dice = Record(game, game.setup(2, 3)), Random(3)
    for _ in range(60):
        record.play(str(dice.choice(record.state.options())))
    session = Local(record, Voice(lang, game), Seating((("Ada", ""), ("Jan", ""))))
    mistake = session.voice.say("wrong-thing", word="?")[:10]
    names = known(session, all_things(session))
    for word, found in dice.sample(sorted(names.items()), min(60, len(names))):
        told = about(session, word)
        assert told and not told[0].startswith(mistake), word
        explained = [session.voice.words.about(*each) for each in found]
        assert not explained[0] or any(explained[0] in line for line in told), word
    held = [thing for row in table_rows(session.view, session.voice) if row.secret for thing in row.things]
    assert all(session.voice.words.thing(*each).casefold() in names for each in held), "the hand can be asked about"
    place = next(each for each in session.places if each.near)
    told = about(session, session.voice.words.thing(place.kind, place.id))
    near = session.voice.words.phrase("near", place.near[0], session.voice.names)
    assert any(near in line for line in told), "neighbours are told in words"
    assert "Jan" in about(session, "jan")[0] and len(about(session, "jan")) > 3
    word = max(names, key=len)
    assert session.voice.words.thing(*names[word][0]) in about(session, word[:-2] + "qx")[0], "as it is written"
    lit = [each for each in session.options if meant(each, session.places)]
    assert not lit or any("[" in line for line in around(session))


@each_game
def test_lines_are_short_and_tell_only_what_has_changed(terminal: Terminal, game: Game, tmp_path: Path) -> None:
    terminal.monkeypatch.setenv("COLUMNS", "80")
    flags = ("play", game.id, "--seed", "6", "--bots", "random", "--save", str(tmp_path / "game.stolik"))
    out = terminal.ok(*flags, typed="1\n" * 60 + "why\nmap\nquit\n")
    asked = out.split("\n> ")[2:60]
    told = [len([line for line in each.splitlines() if not line.lstrip()[:1].isdigit()]) for each in asked]
    assert sorted(told)[len(told) // 2] <= 12, "most questions come with a few lines"
    assert max(told) < 45
    assert "(" in out.split("At the table: ")[1].split("you)")[0], "everybody is told which colour is theirs"


@each_game
def test_options_tell_what_they_lead_to(game: Game) -> None:
    record, dice = Record(game, game.setup(2, 3)), Random(5)
    session = Local(record, Voice("en", game), Seating((("Ada", ""), ("Jan", ""))))
    led = 0
    for _ in range(40):
        session.seat = record.state.deciders()[0]
        option, now = dice.choice(session.options), [str(each) for each in session.options]
        gained, foretold = session.gained(option), foreseen(session, option)
        assert gained == "" or gained.startswith(("Costs: ", "Brings: ", "When the turn is over: "))
        record.play(str(option), session.seat)
        fresh = [each for each in session.options if str(each) not in now]
        for line in foretold:
            if line.startswith("Next: "):
                assert line.startswith(f"Next: {session.said(fresh[0])}"), line
                led += 1
    assert led > 3


def test_about_a_face_down_tile_tells_its_back_and_a_new_tile_where_it_puts_what() -> None:
    game = find("revive")
    record, dice = Record(game, game.setup(2, 3)), Random(1)
    session = Local(record, Voice("en", game), Seating((("Ada", ""), ("Jan", ""))))
    told = about(session, "tile 12")
    assert told[0] == "tile 12" and "face down" in told[1] and "Costs" in told[2], told
    for _ in range(400):
        session.seat = record.state.deciders()[0]
        options = session.options
        if options[0].verb.name == "lay":
            break
        explore = [each for each in options if each.verb.name in ("explore", "recruit", "pay")]
        record.play(str(dice.choice(explore or list(options))), session.seat)
    both = [foreseen(session, option)[0] for option in options]
    assert len(set(both)) == 2 and all(each.startswith("Then: ") for each in both), both


def test_about_explains_what_the_options_name(terminal: Terminal, tmp_path: Path) -> None:
    save = str(tmp_path / "game")
    code, out, _ = terminal.run("play", "revive", "--seed", "3", "--save", save, typed="about 1\nabout 99\nquit\n")
    assert code == 0
    game = next(each for each in GAMES if each.id == "revive")
    option = Record(game, game.setup(2, 3)).state.options(0)[0]
    words = Voice("en", game).words
    for kind, id in zip(option.verb.kinds, option.args):
        assert f"{words.thing(kind, id)}: {words.about(kind, id)}"[:60] in out
    assert "Expected a number from 1 to" in out


@each_language
def test_a_dealing_is_verified(terminal: Terminal, lang: str, tmp_path: Path) -> None:
    dealing = Dealing("5e" * 32, (Share(0, "0a" * 16, True), Share(1, "1b" * 16, False)))
    file = tmp_path / "fair.json"
    file.write_bytes(dealt(dealing).save())
    out = terminal.ok("verify", str(file), "--lang", lang, "--commitment", dealing.commitment())
    for told in (dealing.commitment(), dealing.secret, "0a" * 16, "1b" * 16):
        assert told in out
    assert Voice(lang).say("verify-fair")[:40] in out
    assert "another one" in terminal.refused("verify", str(file), "--commitment", "00" * 32)
    file.write_bytes(dealt(dealing).save().replace(b"5e5e", b"5e5f", 1))
    assert "edited" in terminal.refused("verify", str(file))
    for unfair, said in (
        (replace(dealing, known=True), "verify-known"),
        (None, "verify-seed"),
    ):
        file.write_bytes(dealt(unfair).save())
        code, out, _ = terminal.run("verify", str(file), "--lang", lang)
        assert code == 1 and Voice(lang).say(said, seed="0")[:40] in out
    assert "no commitment" in terminal.refused("verify", str(file), "--commitment", "00" * 32)
    file.write_bytes(dealt(replace(dealing, shares=dealing.shares[1:])).save())
    assert Voice(lang).say("verify-alone")[:40] in terminal.ok("verify", str(file), "--lang", lang)


def dealt(dealing: Dealing | None) -> Record:
    record = Record(GAMES[0], replace(GAMES[0].setup(2), dealing=dealing))
    for _ in range(6):
        record.play(str(record.state.options()[0]))
    return record
