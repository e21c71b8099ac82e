"""The coach of a first whole game: speaks up at first times and before beginner's mistakes, once each, one at a choice."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ..engine.state import State
from .course import LEARNER, Trigger, When
from .pattern import begins
from .position import Taught, offers, reasons

WINDOW = 4  # an event may be spoken of until the learner's fourth choice after it


def speaks_up(taught: Taught, state: State, told: Sequence[str], spoken: Collection[str]) -> Trigger | None:
    """What the coach says at a choice of the learner, or at the end: the first thing not said yet that fits entirely."""
    for trigger in taught.course.guided.triggers:
        if trigger.id not in spoken and holds(taught, trigger.when, state, told):
            return trigger
    return None


def holds(taught: Taught, when: When, state: State, told: Sequence[str]) -> bool:
    """Whether all of a condition holds; `told` are the events that may still be spoken of."""
    prompt = state.prompt(LEARNER)
    if when.prompt and (prompt is None or not begins(when.prompt, str(prompt))):
        return False
    if when.event and not any(begins(when.event, each) for each in told):
        return False
    if when.over is not None and state.over is not when.over:
        return False
    if when.refused and when.refused not in reasons(state).values():
        return False
    return on_offer(when, state) and bounded(taught, when, state)


def on_offer(when: When, state: State) -> bool:
    """Whether the options are as a condition says."""
    if not (when.offered or when.only or when.not_offered):
        return True
    texts = offers(state)
    if when.offered and not any(begins(when.offered, each) for each in texts):
        return False
    if when.only and not (texts and all(begins(when.only, each) for each in texts)):
        return False
    return not any(begins(pattern, each) for pattern in when.not_offered for each in texts)


def bounded(taught: Taught, when: When, state: State) -> bool:
    """Whether the facts are within the bounds of a condition."""
    if when.round is None and not when.least and not when.most:
        return True
    facts = taught.facts(state)
    return (
        (when.round is None or facts["round"] == when.round)
        and all(facts[name] >= least for name, least in when.least.items())
        and all(facts[name] <= most for name, most in when.most.items())
    )
