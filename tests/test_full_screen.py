"""The full screen of the terminal: driven by the toolkit's own pilot, and in a real tmux."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest
from textual import events
from textual.pilot import Pilot
from textual.widgets import OptionList, RichLog, Static

from stolik.cli.full.app import TableApp
from stolik.cli.full.board import Map
from stolik.cli.full.lesson import LessonApp
from stolik.cli.full.mats import Chronicle
from stolik.cli.full.paper import Curtain, Paper
from stolik.cli.full.replay import ReplayApp
from stolik.cli.lesson import Taught
from stolik.cli.local import Local
from stolik.cli.replayed import Replayed
from stolik.cli.saved import Seating, load
from stolik.cli.voice import Voice
from stolik.engine.game import Game
from stolik.engine.place import meant
from stolik.engine.record import Record
from stolik.games import game as find
from stolik.games import games
from stolik.lessons.course import course

each_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
each_size = pytest.mark.parametrize("size", [(80, 24), (200, 50)], ids=["80x24", "200x50"])
PEOPLE = Seating((("Ola", ""), ("Jan", "")))
ALONE = Seating((("Ola", ""), ("Bot", "random")))


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def session(record: Record, seating: Seating, file: Path, lang: str = "en") -> Local:
    return Local(record, Voice(lang, record.game), seating, file)


def text(app: TableApp) -> str:
    """What the screen shows."""
    return "\n".join("".join(each.text for each in line) for line in app.screen._compositor.render_strips())


def driven(played: Local, size: tuple[int, int], steps: Callable[[TableApp, Pilot[None]], Awaitable[None]]) -> None:
    """Let a script press keys and click."""

    async def run() -> None:
        app = TableApp(played)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await steps(app, pilot)

    asyncio.run(run())


def at_places(game: Game) -> Record:
    """A game of two people at a question with several options that name places."""
    record, dice = Record(game, game.setup(2, 3)), Random(1)
    for _ in range(2000):
        options = record.state.options()
        places = game.places(record.view(record.state.deciders()[0]))
        if len(record.choices) > 12 and len([each for each in options if meant(each, places)]) > 2:
            return record
        record.play(str(dice.choice(options)))
    raise AssertionError("no question names places")


@each_game
@each_size
def test_the_board_lights_what_can_be_chosen_and_a_click_there_plays_it(
    game: Game, size: tuple[int, int], tmp_path: Path
) -> None:
    record = at_places(game)
    played, before = session(record, PEOPLE, tmp_path / "game"), len(record.choices)

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        board = app.table.query_one(Map)
        assert board.lit, "places of options are lit"
        if size[0] > 100:
            assert all(app.table.query_one(f"#{pane}").display for pane in ("map", "mat", "hand", "chronicle"))
        drawing = board.drawing
        for place, number in board.lit.items():
            spot = next(each for each in drawing.spots if each.place.key == place)
            row = spot.row if spot.tall == 1 or spot.place.named else spot.row + 1
            label = "".join(drawing.cells[row, spot.column + offset][0] for offset in range(len(number[: spot.width])))
            assert label == number[: spot.width], "its number stands there"
        for _ in range(4):  # a place that several options name leaves fewer of them
            if len(played.record.choices) > before:
                break
            key = next(iter(board.lit))
            spot = next(each for each in board.drawing.spots if each.place.key == key)
            board.scroll_to(0, max(0, spot.row - 3), animate=False)
            await pilot.pause()
            across, down = board.scroll_offset
            await pilot.click(Map, offset=(spot.column - across + 1, spot.row - down + 1))
            await pilot.pause()
            if len(board.lit) < 2 and len(played.record.choices) == before:
                await pilot.press("enter")
        assert len(played.record.choices) == before + 1
        await pilot.pause()
        assert load(tmp_path / "game")[0].choices == played.record.choices, "it is saved as it is made"

    driven(played, size, steps)


def test_a_key_that_was_under_way_while_the_list_changed_plays_nothing(tmp_path: Path) -> None:
    played = session(Record(find("circadians"), find("circadians").setup(2, 3)), ALONE, tmp_path / "game")

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        for _ in range(40):
            listed, before = app.table.query_one("#options", OptionList), len(played.record.choices)
            listed.action_select()
            listed.action_select()  # before the first one was heard
            await pilot.pause()
            mine = [each for each in played.record.choices[before:] if each.seat == 0]
            assert len(mine) <= 1
        assert len(played.record.choices) > 10

    driven(played, (80, 24), steps)


def test_light_or_dark_is_kept_for_the_next_time(tmp_path: Path) -> None:
    def shown(press: str) -> str:
        seen: list[str] = []

        async def steps(app: TableApp, pilot: Pilot[None]) -> None:
            if press:
                await pilot.press(press)
            seen.append(app.theme)

        driven(session(Record(find("revive"), find("revive").setup(2, 3)), ALONE, tmp_path / "game"), (80, 24), steps)
        return seen[0]

    assert [shown(""), shown("t"), shown("")] == ["dark", "light", "light"]


@each_game
def test_options_are_played_by_numbers_and_arrows_and_taken_back(game: Game, tmp_path: Path) -> None:
    record = Record(game, game.setup(2, 4))
    played = session(record, ALONE, tmp_path / "game", "pl")

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        for turn in range(5):
            await app.workers.wait_for_complete()
            await pilot.pause()
            if app.holding:
                await pilot.press("enter")
                continue
            mine = len([each for each in record.choices if each.seat == 0])
            most = len(played.options)
            if turn % 2:
                await pilot.press("down", "enter")
            else:
                await pilot.press(*str(min(most, 2)), "enter")
            assert len([each for each in record.choices if each.seat == 0]) == mine + 1
            if played.undoable:
                await pilot.press("u")
                assert len([each for each in record.choices if each.seat == 0]) == mine
                await pilot.press("r")
                assert len([each for each in record.choices if each.seat == 0]) == mine + 1
        for key in ("m", "p", "c", "l"):
            await pilot.press(key)
        await pilot.press("question_mark")
        assert isinstance(app.screen, Paper)
        await pilot.press("escape", "t", "w", "escape")
        await pilot.resize_terminal(60, 16)
        await pilot.pause()
        assert app.table.query_one("#right").size.width > 20, "a window that is made smaller still shows the options"
        await pilot.press("ctrl+c")
        assert not app.is_running, "Ctrl+C leaves; everything is saved"

    driven(played, (80, 24), steps)


def test_a_game_left_before_the_others_went_on_still_lets_the_choice_be_taken_back(tmp_path: Path) -> None:
    """A number that is no option plays nothing; the table fills the screen; a larger window writes the log anew."""
    record = Record(find("revive"), find("revive").setup(2, 77))
    file = tmp_path / "left.stolik"

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        while not app.session.passing:
            before = len(record.choices)
            await pilot.press("0", "enter")
            assert len(record.choices) == before, "0 is no option"
            await pilot.press(*str(len(app.session.options)), "enter")
        await pilot.press("q")

    async def again(app: TableApp, pilot: Pilot[None]) -> None:
        listed = app.query_one("#options", OptionList)
        assert app.holding and [option.id for option in listed.options] == ["go", "undo"]
        await pilot.press("p", "z")
        await pilot.pause()
        assert app.screen.maximized is app.query_one("#mat"), "the table over the whole screen"
        await pilot.press("m")
        await pilot.pause()
        assert app.screen.maximized is None
        log = app.query_one("#chronicle", RichLog)
        before = len(log.lines)
        await pilot.resize_terminal(200, 50)
        for _ in range(100):
            if len(log.lines) < before:
                break
            await pilot.pause(0.02)
        assert 0 < len(log.lines) < before, "its lines are longer now"
        await pilot.press("u")
        assert app.session.asked and not app.holding

    driven(session(record, ALONE, file), (100, 30), steps)
    saved, seating = load(file)
    driven(session(saved, seating, file), (100, 30), again)


@each_game
def test_the_last_choice_brings_the_score_sheet(game: Game, tmp_path: Path) -> None:
    record, dice = Record(game, game.setup(2, 2)), Random(2)
    while not record.state.over:
        record.play(str(dice.choice(record.state.options())))
    last = Record(game, record.setup)
    for choice in record.choices[:-1]:
        last.apply(str(choice))
    played = session(last, PEOPLE, tmp_path / "game")

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        if isinstance(app.screen, Curtain):
            await pilot.press("enter")
        app.choose([str(each) for each in played.options].index(record.choices[-1].text) + 1)
        await pilot.pause()
        assert played.over and isinstance(app.screen, Paper) and "Winner" in text(app)
        await pilot.press("enter", "q")

    driven(played, (80, 24), steps)
    seating = load(tmp_path / "game")[1]
    assert seating is not None and seating.over


def test_two_people_at_one_screen_meet_a_curtain_and_hear_about_things(tmp_path: Path) -> None:
    record = Record(find("excavation"), find("excavation").setup(2, 3))
    played = session(record, PEOPLE, tmp_path / "game")

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, Curtain) and "faction" not in text(app)
        await pilot.press("enter", "a")
        await pilot.pause()
        await pilot.press(*"nile", "enter")
        await pilot.pause()
        assert isinstance(app.screen, Paper) and "Gulf of Guinea" in text(app), "neighbours are told"
        await pilot.press("enter", "colon")
        await pilot.pause()
        await pilot.press(*"about", "space", *"nlie", "enter")
        await pilot.pause()
        assert "Did you mean: Nile" in text(app)
        for _ in range(3):  # keys that come while the sheet is put away
            app.screen.post_message(events.Key("x", "x"))
        await pilot.pause()
        assert app.screen is app.table
        await pilot.press("h")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert isinstance(app.screen, Paper) and "of the thinking" in text(app)

    driven(played, (100, 30), steps)


def test_spectators_watch_bots_to_the_end(tmp_path: Path) -> None:
    game = find("revive")
    record = Record(game, game.setup(2, 3, {"max_rounds": "2"}))
    played = Local(record, Voice("en", game), Seating((("A", "random"), ("B", "random"))))

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert played.over and isinstance(app.screen, Paper)
        await pilot.press("enter")
        assert app.table.query_one(OptionList).option_count == 2, "the score sheet can be looked at again"
        assert "over" in str(app.table.query_one("#question", Static).render())

    driven(played, (80, 24), steps)


def test_a_saved_game_is_looked_through_with_arrows_and_plays_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.cli.full.replay.SECONDS", 0.01)
    game = find("revive")
    record, dice = Record(game, game.setup(2, 3, {"max_rounds": "1"})), Random(1)
    while not record.state.over:
        record.play(str(dice.choice(record.state.options())))
    looked = Replayed(record, Voice("en", game, ["Ola", "Jan"]), 0, 0)

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("right", "right", "right", "left")
        assert looked.at == 2 and f"2/{looked.last}" in text(app)
        assert len(app.query_one("#log", Chronicle).said) == len(looked.log()) < len(record.log(0))
        await pilot.press("m", "right", "pagedown", "1", "enter")
        assert looked.at == 1
        await pilot.press("space")
        async with asyncio.timeout(30):
            while looked.at < looked.last or "Play it" not in text(app):
                await asyncio.sleep(0.01)
        await pilot.press("home")
        assert looked.at == 0
        await pilot.press("end")
        app.take("scores")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert isinstance(app.screen, Paper) and "Winner" in text(app)
        await pilot.press("left")
        assert looked.at == looked.last, "the sheet is put away first"

    async def run() -> None:
        app = ReplayApp(looked)
        async with app.run_test(size=(80, 24)) as pilot:
            await steps(app, pilot)

    asyncio.run(run())


def test_a_lesson_is_walked_with_its_coach() -> None:
    lessons = course("circadians")
    lesson = lessons.lesson("send")
    walked = Taught(Voice("en", find("circadians")), find("circadians"), lessons, lesson)

    async def run() -> None:
        app = LessonApp(walked, lessons.after(lesson))
        async with app.run_test(size=(80, 24)) as pilot:
            assert lesson.steps[0].say.en.split()[0] in text(app)
            await pilot.press("enter")
            assert walked.at.number == 1 and walked.asked
            wrong = [str(each) for each in walked.options].index("send market_2") + 1
            await pilot.press(*str(wrong), "enter")
            assert walked.at.number == 1 and "Not this time" in text(app), "the coach answers, and nothing changes"
            await pilot.press("s")
            assert isinstance(app.screen, Paper) and "Mining Camp" in text(app)
            await pilot.press("escape", "n", "b", "g")
            assert walked.at.number == 1 and not walked.at.choices
            while not walked.at.over:
                answers = getattr(walked.at.step, "answers", [])
                at = next((at for at, each in enumerate(answers) if each.right), None)
                app.take("next") if at is None else app.take(f"answer {at}")
                await pilot.pause()
            assert app.finished and lesson.learned.en[0].split()[0] in text(app)
            await pilot.press("enter")
        assert app.onward, "the next lesson is offered first"

    asyncio.run(run())


# -- a real terminal ------------------------------------------------------------------------------------------------


class Tmux:
    """A window of tmux in which one command runs."""

    def __init__(self, size: tuple[int, int], home: Path, *arguments: str) -> None:
        self.socket = f"stolik-{os.getpid()}-{home.name}"
        command = ["env", f"XDG_DATA_HOME={home}", "LANG=C.UTF-8", f"PYTHONPATH={os.environ.get('PYTHONPATH', '')}"]
        command += [sys.executable, "-m", "stolik", *arguments]
        self.tmux(
            "-f",
            "/dev/null",
            "new-session",
            "-d",
            "-x",
            str(size[0]),
            "-y",
            str(size[1]),
            " ".join(command) + "; sleep 60",
        )

    def tmux(self, *arguments: str) -> str:
        """A command of tmux."""
        return subprocess.run(
            ["tmux", "-L", self.socket, *arguments], capture_output=True, text=True, check=False
        ).stdout

    def screen(self) -> str:
        """What the window shows."""
        return self.tmux("capture-pane", "-p")

    def until(self, wanted: Callable[[str], bool], seconds: float = 30) -> str:
        """What it shows as soon as that is so."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            shown = self.screen()
            if wanted(shown):
                return shown
            time.sleep(0.03)
        raise AssertionError(f"never shown; last:\n{self.screen()}")

    def press(self, *keys: str) -> None:
        """Keys, as tmux calls them."""
        self.tmux("send-keys", *keys)

    def close(self) -> None:
        """Close the window."""
        self.tmux("kill-server")


def play_in_tmux(size: tuple[int, int], home: Path, *arguments: str) -> None:
    """A whole game by Enter alone; every screen is another one, and the last one is the score sheet."""
    window = Tmux(size, home, "play", *arguments, "--bots", "random", "--seed", "3")
    try:
        shown = window.until(lambda shown: "u undo" in shown)
        for _ in range(2000):
            if "Winner" in shown:
                break
            assert len(shown.splitlines()[0]) <= size[0]
            window.press("Enter")
            shown = window.until(lambda now, before=shown: now != before, 60)  # type: ignore[misc]
        assert "Winner" in shown
        for _ in range(30):
            if "stolik analyse" in (shown := window.screen()).replace("\n", ""):
                break
            window.press("q")  # puts the sheet away, and leaves; one that comes while the sheet unfolds is lost
            time.sleep(1)
        assert "stolik analyse" in shown.replace("\n", "")
    finally:
        window.close()
    (file,) = (home / "stolik" / "games").glob("*.stolik")
    assert load(file)[0].state.over


needs_tmux = pytest.mark.skipif(shutil.which("tmux") is None, reason="there is no tmux")
WHOLE = pytest.mark.skipif(not os.environ.get("STOLIK_TMUX"), reason="STOLIK_TMUX=1 plays all games in tmux: minutes")


@needs_tmux
def test_a_short_whole_game_in_tmux(tmp_path: Path) -> None:
    play_in_tmux((80, 24), tmp_path, "revive", "--players", "2", "--variant", "max_rounds=2")


@needs_tmux
@WHOLE
@each_game
@each_size
def test_whole_games_in_tmux(game: Game, size: tuple[int, int], tmp_path: Path) -> None:
    play_in_tmux(size, tmp_path, game.id, "--players", "2")


@needs_tmux
def test_a_closed_window_loses_nothing(tmp_path: Path) -> None:
    window = Tmux((80, 24), tmp_path, "play", "excavation", "--seed", "6", "--bots", "random")
    try:
        window.until(lambda shown: "2 Play Gul" in shown)
        window.press("2", "Enter")
        window.until(lambda shown: "Let them" in shown)
    finally:
        window.close()  # the window is gone, and the program with it
    (file,) = (tmp_path / "stolik" / "games").glob("*.stolik")
    assert [str(each) for each in load(file)[0].choices] == ["0 faction gul"]
