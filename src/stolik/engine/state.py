"""The state of a game: plain data at every moment, also in the middle of a choice.

A game's own `State` adds its pieces as ints, lists and tuples, declares them in a table of `Fields` and writes `clone`
by hand.
Rules change it through verbs; the engine runs the agenda until somebody must choose or the game is over.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from .agenda import Decision, Gather, Step
from .errors import BrokenRules, GameOver, IllegalOption, WrongSeat
from .event import ALL, Event
from .field import Fields
from .option import Option, Phrase, Refusal, Verb
from .rng import advanced, drawn, keyed

SPECTATOR: Final = -1
TRUTH: Final = -2  # the viewer of the true state: nobody


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A part of a state with fields of its own, such as a seat: made empty, filled by `setup`."""

    def declared(self) -> Fields:
        """The table of its fields."""
        raise NotImplementedError

    def fields(self) -> tuple[str, ...]:
        """The names of all its fields."""
        return self.declared().names

    def values(self) -> tuple[Any, ...]:
        """The values of all its fields, in their order; written by hand where it is asked often."""
        return self.declared().of(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything about a game at one moment. Cheap to make: `setup` fills it."""

    def __init__(self) -> None:
        self.seats = 0  # seats that decide; automata are not counted
        self.agenda: list[Step] = []
        self.rng = 0  # of the quick generator; with a key, how many words the keyed one has given
        self.key = b""  # of the keyed generator: in the true state of a fairly dealt game alone, never saved or shown
        self.turn = 0  # how many turns have begun
        self.active = 0  # whose turn it is
        self.over = False
        self.viewer = TRUTH
        self.revealed = False  # chance or a hidden thing came to light since the last choice: an undo barrier
        self.offers: list[Option] = []  # the options of the Decision on top of the agenda
        self.events: list[Event] | None = []  # since the last choice; None: nobody listens

    # -- what a game's state writes by hand ---------------------------------------------------------------

    def declared(self) -> Fields:
        """The table of the game's own fields."""
        raise NotImplementedError

    def fields(self) -> tuple[str, ...]:
        """Their names, in the order of saving, comparing and hashing."""
        return self.declared().names

    def clone(self) -> State:
        """An equal state that shares nothing mutable; written by hand, it ends with `copy_core`."""
        raise NotImplementedError

    def copy_core(self, other: State) -> None:
        """Give a new clone the engine's part; events do not go along."""
        other.seats = self.seats
        other.agenda = self.agenda.copy()
        other.rng = self.rng
        other.key = self.key
        other.turn = self.turn
        other.active = self.active
        other.over = self.over
        other.viewer = self.viewer
        other.revealed = self.revealed
        other.offers = self.offers
        other.events = None

    # -- verbs for rules ------------------------------------------------------------------------------------

    def then(self, *steps: Step) -> None:
        """Put steps on the agenda so that the first one runs first, before all that waits there."""
        for index in range(len(steps) - 1, -1, -1):
            self.agenda.append(steps[index])

    def new_turn(self, seat: int) -> None:
        """A seat's turn begins."""
        self.turn += 1
        self.active = seat

    def tell(self, verb: Verb, args: tuple[int, ...] = (), audience: int = ALL) -> None:
        """Record an event, if anybody listens."""
        if self.events is not None:
            self.events.append(Event(verb, args, audience))

    def below(self, n: int) -> int:
        """A random number from 0 to n - 1. A barrier for undo."""
        self.revealed = True
        if self.key:
            number, self.rng = keyed(self.key, self.rng, n)
            return number
        self.rng = advanced(self.rng)
        return drawn(self.rng, n)

    def shuffle(self, items: list[int]) -> None:
        """Put a list of ids into random order. A barrier for undo."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def shuffled(self, items: tuple[int, ...]) -> tuple[int, ...]:
        """The same ids in random order. A barrier for undo."""
        mixed = list(items)
        self.shuffle(mixed)
        return tuple(mixed)

    def draw(self, pile: list[int]) -> int:
        """Take the last (top) of a face-down pile. A barrier for undo."""
        self.revealed = True
        return pile.pop()

    def reveal(self) -> None:
        """Something hidden comes to light: a barrier for undo."""
        self.revealed = True

    # -- asking ---------------------------------------------------------------------------------------------

    def deciders(self) -> list[int]:
        """The seats that must choose now; several only in a `Gather`; none when the game is over."""
        if self.over or not self.agenda:
            return []
        step = self.agenda[-1]
        if isinstance(step, Decision):
            return [step.decider()]
        if isinstance(step, Gather):
            return list(step.waiting(self))
        raise BrokenRules(f"{step!r} is waiting but asks nobody")

    def options(self, seat: int = -1) -> list[Option]:
        """The legal options of a seat; without a seat, of the first that decides. Not to be changed."""
        if self.over or not self.agenda:
            return []
        step = self.agenda[-1]
        if isinstance(step, Decision):
            return self.offers if seat < 0 or step.decider() == seat else []
        if isinstance(step, Gather):
            waiting = step.waiting(self)
            if seat < 0:
                return step.options(self, waiting[0])
            return step.options(self, seat) if seat in waiting else []
        return []

    def prompt(self, seat: int) -> Phrase | None:
        """What a seat is asked now."""
        if seat not in self.deciders():
            return None
        step = self.agenda[-1]
        if isinstance(step, Decision):
            return step.prompt(self)
        assert isinstance(step, Gather)
        return step.prompt(self, seat)

    def refusals(self, seat: int) -> list[Refusal]:
        """What the seat may expect to do and cannot, and why."""
        if seat not in self.deciders():
            return []
        step = self.agenda[-1]
        if isinstance(step, Decision):
            return step.refusals(self)
        assert isinstance(step, Gather)
        return step.refusals(self, seat)

    def asks_together(self) -> bool:
        """Whether a `Gather` is waiting for answers."""
        return bool(self.agenda) and isinstance(self.agenda[-1], Gather)

    # -- choosing -------------------------------------------------------------------------------------------

    def choose(self, option: Option, seat: int = -1) -> None:
        """Play an option that is known to be legal, and run on to the next choice. The fast way, for bots."""
        step = self.agenda[-1]
        self.revealed = False
        if isinstance(step, Decision):
            self.agenda.pop()
            step.choose(self, option)
        elif isinstance(step, Gather):
            step.choose(self, step.waiting(self)[0] if seat < 0 else seat, option)
        self.advance()

    def play(self, option: Option, seat: int = -1) -> None:
        """Play an option after checking that this seat may; errors leave the state unchanged."""
        deciders = self.deciders()
        if not deciders:
            raise GameOver("the game is over: nothing can be chosen any more")
        who = deciders[0] if seat < 0 else seat
        if who not in deciders:
            raise WrongSeat(f"seat {who} does not decide now; expected seat {', '.join([str(s) for s in deciders])}")
        options = self.options(who)
        if option not in options:
            offered = [str(each) for each in options[:40]]
            raise IllegalOption(f"'{option}' is not offered now; expected one of: {'; '.join(offered)}")
        self.choose(option, who)

    def refresh(self) -> None:
        """Work out the offers again, after the state was filled from outside."""
        self.offers = []
        if self.agenda and not self.over:
            step = self.agenda[-1]
            if isinstance(step, Decision) and self.viewer in (TRUTH, step.decider()):
                self.offers = step.options(self)

    def advance(self) -> None:
        """Run steps until a seat must choose or the game is over; a lone option plays itself."""
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            if isinstance(step, Decision):
                options: list[Option] = step.options(self)
                if len(options) != 1 or step.secretive():
                    if not options:
                        raise BrokenRules(f"{step!r} offers nothing")
                    self.offers = options
                    return
                agenda.pop()
                step.choose(self, options[0])
            elif isinstance(step, Gather):
                if step.waiting(self):
                    return
                agenda.pop()
                self.revealed = True
                step.finish(self)
            else:
                agenda.pop()
                step.run(self)
        self.offers = []
        self.over = True
