"""Where the games of a tournament are played: in this process, in a pool of processes, or on a Dask cluster.

Outcomes come as they are ready; their numbers tell which is which. All three places give the same outcomes.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from multiprocessing import get_context
from typing import Any

from ..engine.errors import StolikError
from .bout import Outcome, play_bout, play_bouts
from .schedule import Bout

MOST_AT_ONCE = 16
CONNECT = 10  # seconds
TRIES = 4  # a game is played again when the worker that had it is lost


class NoCluster(StolikError):
    """The Dask cluster cannot be used."""


def play_all(bouts: Sequence[Bout], jobs: int = 0, dask: str = "") -> Iterator[Outcome]:
    """Play all bouts in as many processes as asked (0: one per core), or on the cluster at an address."""
    if dask:
        yield from on_cluster(bouts, dask)
        return
    jobs = min(jobs or os.cpu_count() or 1, len(bouts))
    if jobs <= 1:
        for bout in bouts:
            yield play_bout(bout)
    else:
        yield from in_processes(bouts, jobs)


def in_processes(bouts: Sequence[Bout], jobs: int) -> Iterator[Outcome]:
    """Play on all cores of this machine."""
    size = max(1, min(MOST_AT_ONCE, len(bouts) // (jobs * 8)))
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(play_bouts, list(bouts[at : at + size])) for at in range(0, len(bouts), size)]
        try:
            for done in as_completed(waiting):
                yield from done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def on_cluster(bouts: Sequence[Bout], address: str) -> Iterator[Outcome]:
    """Play on a Dask cluster; what a lost worker had under way is played again by another."""
    try:
        dask: Any = import_module("distributed")
    except ImportError as error:
        raise NoCluster("Dask is not installed: pip install 'stolik[dask]'") from error
    knock(address)
    with dask.Client(address, timeout=CONNECT, set_as_default=False) as client:
        waiting = client.map(play_bout, list(bouts), pure=False, retries=TRIES)
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
