"""`stolik learn`, used as a person would."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from stolik.cli import main
from stolik.cli.learn import LESSONS, kept
from stolik.cli.saved import folder
from stolik.games import ids
from stolik.lessons.course import Ask, Do, course, file_of
from stolik.lessons.walk import Walk
from stolik.words import LANGUAGES

TAUGHT = [(game, lesson.id) for game in ids() if file_of(game) for lesson in course(game).lessons]
Run = Callable[..., str]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Runs `stolik learn` with what is typed; what it prints, however wide, as one line of words."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "120")

    def learn(*arguments: str, typed: str = "") -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            main(("learn", *arguments))
        out, err = capsys.readouterr()
        assert left.value.code in (0, None), err
        return " ".join(out.replace("│", " ").split())

    return learn


def right_answers(game: str, id: str) -> str:
    """What a person types who does everything right."""
    along, typed = Walk(game, id), []
    while not along.over:
        step = along.step
        if isinstance(step, Do):
            typed += along.main_line()
        elif isinstance(step, Ask):
            typed.append(str([answer.right for answer in step.answers].index(True) + 1))
        else:
            typed.append("")
        along.next()
    return "\n".join(typed) + "\n"


@pytest.mark.parametrize(("game", "id"), TAUGHT)
def test_every_lesson_leads_to_its_end(game: str, id: str, run: Run) -> None:
    at = TAUGHT.index((game, id))
    lang = LANGUAGES[at % 2]
    out = run(game, id, "--lang", lang, typed=right_answers(game, id))
    lesson = course(game).lesson(id)
    for step in lesson.steps:
        assert " ".join(step.say.to(lang).split()) in out
        if isinstance(step, Do) and step.good is not None:
            assert step.good.to(lang) in out
    for line in lesson.learned.to(lang):
        assert line in out
    assert kept() == {game: [id]}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ids())
def test_the_course_at_a_glance(game: str, lang: str, run: Run) -> None:
    out = run(game, "--lang", lang, typed="99\nq\n")
    for lesson in course(game).lessons:
        assert lesson.title.to(lang) in out and f"{lesson.minutes} min" in out
    assert kept() == {}


def test_a_learned_lesson_is_marked_and_the_next_one_is_proposed(run: Run) -> None:
    first, second = course("circadians").lessons[:2]
    run("circadians", "1", typed=right_answers("circadians", first.id) + "q\n")
    out = run("circadians", typed="q\n")
    assert f"✓ 1 {first.title.en}" in out and f"Enter: {second.title.en}" in out
    out = run("circadians", typed="\nq\n")
    assert f"Lesson 2: {second.title.en}" in out


def test_wrong_choices_are_answered_and_change_nothing(run: Run) -> None:
    out = run(
        "circadians", "send", typed="\nsend market_2\nsend mining_3\n99\nsend hq_1\nshow\n?\nsend mining_1\nquit\n"
    )
    assert "a gem is nearer today" in out  # wrong
    assert "The right space counts from 10." in out  # refused
    assert "Expected a number from 1 to" in out
    assert "not what we are after here" in out  # something else
    assert "→ Send to the Mining Camp" in out
    assert "your ship may turn it by 1" in out  # right, in the end


def test_back_again_and_skip(run: Run) -> None:
    out = run("circadians", "send", typed="skip\nskip\nback\nskip\nagain\nskip\nquit\n")
    steps = [int(part.split()[0]) for part in out.split("─ Step ")[1:]]
    assert steps == [1, 2, 3, 2, 3, 3, 4]


def test_a_damaged_file_of_progress_does_no_harm(run: Run) -> None:
    folder().mkdir(parents=True)
    (folder().parent / LESSONS).write_bytes(b"\xff{")
    assert "Which lesson?" in run("icaion", "--lang", "en", typed="q\n")


def test_unknown_lessons_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(("learn", "icaion", "flying"))
    assert left.value.code == 2 and "no lesson 'flying'" in capsys.readouterr().err


def test_the_first_game_has_a_coach_who_asks_once_before_a_mistake(run: Run) -> None:
    guided = course("excavation").guided
    typed = "faction kuti_kuti\n" + "1\n" * 20 + "pass\n" * 3 + "quit\n"
    out = run("excavation", "--play", "--lang", "en", typed=typed)
    assert guided.welcome is not None and " ".join(guided.welcome.en.split()) in out
    assert sum(" ".join(each.say.en.split()) in out for each in guided.triggers) >= 3
    assert out.count("Are you sure?") == len(set(out.split("Are you sure?")[1:]))
