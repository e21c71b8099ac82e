"""Where games are played: in this process, in a pool of processes, or on a Dask cluster.

Outcomes come as they are ready; their numbers tell which is which. All three places give the same outcomes.
"""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing import get_context
from typing import Any

from ..engine.errors import StolikError
from ..processes import end_with_parent
from .match import Match, Outcome, play, play_several

MOST_AT_ONCE = 16  # games that a process is given together...
MANY = 100  # ...when there are many more of them; else one by one, so that an interruption costs little
CONNECT = 10  # seconds
TRIES = 4  # a game is played again when the worker that had it is lost


class NoCluster(StolikError):
    """The Dask cluster cannot be used."""


class LostProcess(StolikError):
    """A process of the pool ended by itself, or something ended it."""


def play_all(
    matches: Sequence[Match], jobs: int = 0, dask: str = "", together: int = 1
) -> Generator[Outcome, None, None]:
    """Play all matches in as many processes as asked (0: one per core), or on the cluster at an address.

    So many matches `together` are worth a process of their own.
    """
    if not matches:
        return
    if dask:
        yield from on_cluster(matches, dask)
        return
    jobs = min(jobs or os.cpu_count() or 1, -(-len(matches) // together))
    if jobs <= 1:
        for match in matches:
            yield play(match)
    else:
        yield from in_processes(matches, jobs, together)


def in_processes(matches: Sequence[Match], jobs: int, together: int = 1) -> Iterator[Outcome]:
    """Play on all cores of this machine. Whoever stops listening does not wait for games that nobody will hear of."""
    size = max(together, min(MOST_AT_ONCE, len(matches) // (jobs * MANY)))
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=attend)
    try:
        waiting = [pool.submit(play_several, list(matches[at : at + size])) for at in range(0, len(matches), size)]
        for done in as_completed(waiting):
            yield from done.result()
    except BrokenProcessPool as error:
        raise LostProcess("a process that played games was lost; the same command with --out goes on") from error
    except BaseException:
        for process in list((pool._processes or {}).values()):
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def attend() -> None:
    """A worker ends with the tournament: at Ctrl-C, and when the process that reads its outcomes is killed."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    end_with_parent()


def on_cluster(matches: Sequence[Match], address: str) -> Iterator[Outcome]:
    """Play on a Dask cluster; what a lost worker had under way is played again by another."""
    try:
        dask: Any = import_module("distributed")
    except ImportError as error:
        raise NoCluster("Dask is not installed: pip install 'stolik[dask]'") from error
    knock(address)
    with dask.Client(address, timeout=CONNECT, set_as_default=False) as client:
        waiting = client.map(play, list(matches), pure=False, retries=TRIES)
        ready = dask.as_completed(waiting, loop=client.loop)
        del waiting
        for future in ready:
            yield future.result()
            future.release()


def knock(address: str) -> None:
    """`NoCluster` when nobody listens at an address; a client that never connected could not be closed cleanly."""
    host, _, port = address.rpartition("/")[2].rpartition(":")
    try:
        socket.create_connection((host.strip("[]"), int(port)), CONNECT).close()
    except (OSError, ValueError) as error:
        raise NoCluster(f"no Dask scheduler answers at {address!r}; expected an address such as host:port") from error
