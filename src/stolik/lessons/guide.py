"""The coach of a first whole game: speaks up at first times and before beginner's mistakes, once each, one at a choice."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ..engine.game import Setup
from ..engine.record import Choice
from ..engine.state import State
from .course import LEARNER, Mistake, Said, Trigger, When
from .pattern import begins
from .position import Taught, offers, reasons

WINDOW = 4  # an event may be spoken of until the learner's fourth choice after it
MOST_THOUGHTS = 2  # told to who asks


class Guide:
    """The coach beside one game. What she says follows from the choices alone: the same after undo, and on every server."""

    def __init__(self, taught: Taught, setup: Setup) -> None:
        self.taught = taught
        self.setup = setup
        self.begin()

    def begin(self) -> None:
        """Before the first choice."""
        self.state = self.taught.game.start(self.setup)
        self.choices: list[Choice] = []
        self.spoken: list[str] = []  # ids of triggers
        self.recent: list[list[str]] = [[]]  # what happened before each of the learner's last choices
        self.said: Trigger | None = None  # last
        self.asked = ""  # the question at which it was said
        self.made = -1  # and after how many choices
        self.listen()

    def follow(self, choices: Sequence[Choice]) -> None:
        """Come to where a game stands; from its start when something was taken back."""
        if list(choices[: len(self.choices)]) != self.choices:
            self.begin()
        for choice in choices[len(self.choices) :]:
            waits = LEARNER in self.state.deciders() and choice.seat != LEARNER  # others answer the same question
            self.state.events = []
            self.state.choose(choice.option, choice.seat)
            self.recent[-1] += [str(event) for event in self.state.events or [] if event.seen_by(LEARNER)]
            self.choices.append(choice)
            if not waits:
                self.listen()

    @property
    def told(self) -> list[str]:
        """The events that may still be spoken of."""
        return [event for events in self.recent for event in events]

    def listen(self) -> None:
        """At a choice of the learner, or at the end: perhaps there is something to say."""
        if LEARNER not in self.state.deciders() and not self.state.over:
            return
        found = speaks_up(self.taught, self.state, self.told, self.spoken)
        if found is not None:
            self.spoken.append(found.id)
            self.said, self.asked, self.made = found, self.question, len(self.choices)
        elif self.question != self.asked:
            self.said = None  # the talk has moved on; when that question comes again, nothing about it is new
        self.recent = [*self.recent[1 - WINDOW :], []]

    # -- what is heard --------------------------------------------------------------------------------------------

    @property
    def welcomes(self) -> bool:
        """Whether the learner has not chosen anything yet."""
        return not any(choice.seat == LEARNER for choice in self.choices)

    @property
    def question(self) -> str:
        """What kind of question the learner is asked."""
        prompt = self.state.prompt(LEARNER)
        return prompt.verb.name if prompt is not None else ""

    def now(self) -> Trigger | None:
        """What was said last, as long as the learner is asked the same kind of question."""
        return self.said if self.said is not None and self.asked == self.question else None

    def thoughts(self) -> list[Trigger]:
        """What to think about now, for who asks: everything that fits, the newest and the particular first."""
        fitting = [
            each for each in self.taught.course.guided.triggers if holds(self.taught, each.when, self.state, self.told)
        ]
        return sorted(fitting, key=lambda each: (each is not self.now(), -weight(each.when)))[:MOST_THOUGHTS]

    def suggestion(self) -> str:
        """The option that is proposed at the beginning, if it is on offer."""
        wanted = self.taught.course.guided.suggest
        return next((text for text in offers(self.state) if text in wanted), "")

    def mistake(self, text: str) -> Mistake | None:
        """The beginner's mistake that a choice would be."""
        for each in self.taught.course.mistakes:
            if any(begins(choice, text) for choice in each.choices) and holds(self.taught, each.when, self.state, []):
                return each
        return None

    @property
    def farewell(self) -> Said | None:
        """What is said when the game is over."""
        return self.taught.course.guided.farewell if self.state.over else None


def weight(when: When) -> int:
    """How particular a condition is."""
    return sum(
        bool(each) for each in (when.prompt, when.offered, when.only, when.event, when.refused, when.round)
    ) + 2 * (len(when.least) + len(when.most))


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


def doubt(mistake: Mistake, lang: str) -> dict[str, str]:
    """What is asked before a beginner's mistake: which one it would be, as it stands within a sentence, and better advice."""
    named = mistake.mistake.to(lang)
    return {"mistake": named[:1].lower() + named[1:], "advice": mistake.advice.to(lang)}
