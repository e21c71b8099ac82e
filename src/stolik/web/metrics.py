"""Counters and gauges in the text form that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Counter:
    """A number that grows."""

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.value = 0

    def add(self, count: int = 1) -> None:
        self.value += count

    def lines(self) -> Iterable[str]:
        yield f"# HELP {self.name} {self.about}"
        yield f"# TYPE {self.name} counter"
        yield f"{self.name} {self.value}"


class Histogram:
    """How long things took, in seconds."""

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.counts = [0] * (len(BUCKETS) + 1)  # how many lie between two bounds, and above the last
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.sum += seconds
        self.counts[bisect_left(BUCKETS, seconds)] += 1

    def lines(self) -> Iterable[str]:
        yield f"# HELP {self.name} {self.about}"
        yield f"# TYPE {self.name} histogram"
        below = list(accumulate(self.counts))
        for bound, count in zip((*BUCKETS, "+Inf"), below, strict=True):
            yield f'{self.name}_bucket{{le="{bound}"}} {count}'
        yield f"{self.name}_sum {self.sum:.6f}"
        yield f"{self.name}_count {below[-1]}"


class Metrics:
    """Everything this process counts."""

    def __init__(self) -> None:
        self.requests = Counter("stolik_requests_total", "Requests answered.")
        self.errors = Counter("stolik_errors_total", "Requests answered with a fault of the server.")
        self.refused = Counter("stolik_refused_total", "Requests refused by limits or guards.")
        self.choices = Counter("stolik_choices_total", "Choices, undos and redos committed.")
        self.tables_created = Counter("stolik_tables_created_total", "Tables made.")
        self.frames_drawn = Counter("stolik_frames_drawn_total", "Frames drawn.")
        self.frames_sent = Counter("stolik_frames_sent_total", "Frames sent to viewers.")
        self.drawing_faults = Counter(
            "stolik_drawing_faults_total", "Drawings that failed and were replaced by plain ones."
        )
        self.bot_choices = Counter("stolik_bot_choices_total", "Choices made by bots.")
        self.bot_faults = Counter("stolik_bot_faults_total", "Bots that failed and were replaced for one choice.")
        self.jobs_recovered = Counter("stolik_jobs_recovered_total", "Jobs of bots that were missing and made again.")
        self.choice_seconds = Histogram("stolik_choice_seconds", "From a choice's arrival to its commit.")
        self.draw_seconds = Histogram("stolik_draw_seconds", "How long a frame took to draw.")
        self.bot_seconds = Histogram("stolik_bot_seconds", "How long bots thought.")

    def text(self, gauges: dict[str, tuple[str, float]]) -> str:
        """All of them, with the given gauges: name to (about, value)."""
        lines: list[str] = []
        for each in vars(self).values():
            lines.extend(each.lines())
        for name, (about, value) in gauges.items():
            lines += [f"# HELP {name} {about}", f"# TYPE {name} gauge", f"{name} {value:g}"]
        return "\n".join(lines) + "\n"


metrics = Metrics()
