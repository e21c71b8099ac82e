"""The pool of processes: it ends with whoever listens to it, and what is lost is told."""

from __future__ import annotations

import signal
import subprocess
import sys
from time import monotonic

import pytest

from stolik.arena.pool import LostProcess, in_processes, play_all
from stolik.arena.schedule import Bout, Setting, Tournament

PAIR = (Setting("excavation", 2),)
QUICK, ENDLESS = Tournament(("random",), PAIR, 1, 1), Tournament(("hard:600s",), PAIR, 3, 1)
PATIENCE = 60.0  # seconds; the games that are not waited for would last for hours

LISTENER = """
from stolik.arena.pool import play_all
from stolik.arena.schedule import Setting, Tournament
pair = (Setting("excavation", 2),)
bouts = Tournament(("random",), pair, 1, 1).bouts() + Tournament(("hard:600s",), pair, 3, 1).bouts()
for outcome in play_all(bouts, jobs=2):
    print("one", flush=True)
"""


def bouts() -> list[Bout]:
    return QUICK.bouts() + ENDLESS.bouts()


def test_whoever_stops_listening_waits_for_nobody() -> None:
    games = play_all(bouts(), jobs=2)
    assert next(games).finished
    began = monotonic()
    games.close()
    assert monotonic() - began < PATIENCE


def test_processes_end_with_a_listener_that_is_killed() -> None:
    listener = subprocess.Popen([sys.executable, "-c", LISTENER], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    assert listener.stdout is not None and listener.stdout.readline() == b"one\n"
    listener.send_signal(signal.SIGKILL)
    assert listener.communicate(timeout=PATIENCE)[0] == b"", "the last process that holds the pipe has closed it"


def test_a_lost_process_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.arena.pool.attend", lose)
    with pytest.raises(LostProcess, match="goes on"):
        list(in_processes(bouts(), 2))


def lose() -> None:
    """What happens to a process that the system kills."""
    signal.raise_signal(signal.SIGKILL)
