"""The pool of processes: it ends with whoever listens to it, and what is lost is told."""

from __future__ import annotations

import signal
import subprocess
import sys
from time import monotonic

import pytest

from stolik.arena.match import Match, Setting
from stolik.arena.pool import LostProcess, in_processes, play_all
from stolik.arena.schedule import Tournament

PAIR = (Setting("excavation", 2),)
QUICK, ENDLESS = Tournament(("random",), PAIR, 1, 1), Tournament(("hard:600s",), PAIR, 3, 1)
PATIENCE = 60.0  # seconds; the games that are not waited for would last for hours

LISTENER = """
from stolik.arena.match import Setting
from stolik.arena.pool import play_all
from stolik.arena.schedule import Tournament
pair = (Setting("excavation", 2),)
matches = Tournament(("random",), pair, 1, 1).matches() + Tournament(("hard:600s",), pair, 3, 1).matches()
for outcome in play_all(matches, jobs=2):
    print("one", flush=True)
"""


def matches() -> list[Match]:
    return QUICK.matches() + ENDLESS.matches()


def test_whoever_stops_listening_waits_for_nobody() -> None:
    games = play_all(matches(), jobs=2)
    assert next(games).finished
    began = monotonic()
    games.close()
    assert monotonic() - began < PATIENCE


def test_processes_end_with_a_listener_that_is_killed() -> None:
    listener = subprocess.Popen([sys.executable, "-c", LISTENER], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    assert listener.stdout is not None and listener.stdout.readline() == b"one\n"
    listener.send_signal(signal.SIGKILL)
    assert listener.communicate(timeout=PATIENCE)[0] == b"", "the last process that holds the pipe has closed it"


def test_processes_of_a_simulation_end_with_a_command_that_is_killed() -> None:
    """Everybody holds the pipe of errors, and whoever is alive keeps it open."""
    flags = ("excavation", "--games", "33", "--bots", "hard:600s", "--jobs", "2")
    call = [sys.executable, "-X", "importtime", "-m", "stolik", "simulate", *flags]  # who imports says so
    command = subprocess.Popen(call, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    assert command.stderr is not None
    begun = 0
    while begun < 3:  # the command and both of its processes know the runner
        begun += b"stolik.arena.match" in command.stderr.readline()
    command.send_signal(signal.SIGKILL)
    command.communicate(timeout=PATIENCE)


def test_a_lost_process_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.arena.pool.attend", lose)
    with pytest.raises(LostProcess, match="goes on"):
        list(in_processes(matches(), 2))


def lose() -> None:
    """What happens to a process that the system kills."""
    signal.raise_signal(signal.SIGKILL)
