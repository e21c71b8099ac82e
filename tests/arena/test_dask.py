"""A tournament on a real local Dask cluster: the same results, also when a worker is killed in the middle."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from distributed import Client, LocalCluster

from stolik.arena.match import Setting, play
from stolik.arena.pool import play_all
from stolik.arena.schedule import Tournament

TOURNAMENT = Tournament(("easy:3i", "random"), (Setting("excavation", 2),), 12, 3)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1"
    ) as cluster:
        yield cluster


def test_a_worker_killed_in_the_middle_costs_nothing(cluster: Any) -> None:
    expected = [replace(play(match), seconds=0) for match in TOURNAMENT.matches()]
    found = []
    for number, outcome in enumerate(play_all(TOURNAMENT.matches(), dask=cluster.scheduler_address)):
        found.append(replace(outcome, seconds=0))
        if number == 2:
            with Client(cluster, set_as_default=False) as client:
                pids = client.run(os.getpid)
            assert len(pids) == 2
            os.kill(next(iter(pids.values())), signal.SIGKILL)
    assert sorted(found, key=lambda each: each.index) == expected
