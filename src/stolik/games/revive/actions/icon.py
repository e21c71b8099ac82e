"""Icons that can be asked: what they need, what they do, how they are drawn and written."""

from __future__ import annotations

from typing import Final

from ....engine.agenda import Decision, Step
from ....engine.option import Option, Phrase
from .. import pieces
from ..effects import Effect, Term
from ..state import ReviveState

# -- drawing ------------------------------------------------------------------------------------------------------------

Token = tuple[str, str, int]  # a symbol with a number on it, a text, or an arrow
SYMBOL: Final = "i"
TEXT: Final = "t"
ARROW: Final = "a"
MOST_IN_A_ROW: Final = 3  # more are told by a number


def symbol(name: str, number: int = 0) -> Token:
    """A symbol, perhaps with a number on it."""
    return (SYMBOL, name, number)


def text(said: str) -> Token:
    """A few letters between symbols."""
    return (TEXT, said, 0)


def arrow() -> Token:
    """What stands between a cost and its effect."""
    return (ARROW, "", 0)


def several(name: str, n: int, wide: bool) -> list[Token]:
    """A symbol n times: side by side where there is room, else with a number before it."""
    if wide and n <= MOST_IN_A_ROW:
        return [symbol(name)] * n
    return [text(str(n)), symbol(name)] if n > 1 else [symbol(name)]


# -- icons --------------------------------------------------------------------------------------------------------------


class Icon:
    """One icon as printed; the classes of `icons` say what each word of the vocabulary does."""

    def __init__(self, number: int, term: Term) -> None:
        self.number = number
        self.term = term
        self.what = term.what
        self.n = term.n

    def possible(self, state: ReviveState, seat: int) -> bool:
        """Whether it can do something for a player now: only then is it offered."""
        raise NotImplementedError

    def apply(self, state: ReviveState, seat: int) -> None:
        """It takes effect for a player; `possible` has said that it can do something."""
        raise NotImplementedError

    def icons(self, wide: bool) -> list[Token]:
        """How it is drawn, with much or little room."""
        raise NotImplementedError

    def written(self) -> str:
        """How the specification writes it."""
        return self.term.text

    def inside(self) -> Effect:
        """The effect that it brings about, or counts with."""
        return self.term.parts[0]

    def apply_times(self, state: ReviveState, seat: int, times: int) -> None:
        """It takes effect several times at once."""
        for _ in range(times):
            self.apply(state, seat)

    def resolvable(self, state: ReviveState, seat: int) -> bool:
        """Whether it may be resolved as the ability of a tribe."""
        return self.possible(state, seat)

    def branches(self) -> Effect:
        """The icons among which it lets choose: itself, if it is no choice."""
        return (self.number,)

    def mandatory(self) -> bool:
        """Whether a reward with it must be taken."""
        return True

    def minds_colours(self) -> bool:
        """Whether a card of all colours could matter to it."""
        return False


ICONS: Final[list[Icon]] = []  # by number of their terms; `icons` fills it


def possible(state: ReviveState, seat: int, effect: Effect) -> bool:
    """Whether any icon of an effect can do something."""
    for term in effect:
        if ICONS[term].possible(state, seat):
            return True
    return False


def icons(effect: Effect, wide: bool = True) -> tuple[Token, ...]:
    """An effect as a row of symbols."""
    return tuple([token for term in effect for token in ICONS[term].icons(wide and len(effect) <= 2)])


# -- steps --------------------------------------------------------------------------------------------------------------


class Resolve(Step):
    """One effect happens, if it can do something."""

    def __init__(self, seat: int, term: int) -> None:
        self.seat = seat
        self.term = term

    def run(self, state: ReviveState) -> None:
        if ICONS[self.term].possible(state, self.seat):
            ICONS[self.term].apply(state, self.seat)


class ResolveRest(Step):
    """The rest of the effects happen in the listed order; choices are still asked."""

    def __init__(self, seat: int, terms: Effect) -> None:
        self.seat = seat
        self.terms = terms

    def run(self, state: ReviveState) -> None:
        if len(self.terms) > 1:
            state.then(ResolveRest(self.seat, self.terms[1:]))
        first = ICONS[self.terms[0]]
        if first.possible(state, self.seat):
            first.apply(state, self.seat)


def offered(state: ReviveState, seat: int, icon: Icon) -> list[Option]:
    """The branches of an icon that can do something."""
    return [pieces.CHOICES[branch] for branch in icon.branches() if ICONS[branch].possible(state, seat)]


class Branch(Decision):
    """Exactly one of the effects; only those that can do something are offered."""

    def __init__(self, seat: int, term: int) -> None:
        self.seat = seat
        self.term = term

    def options(self, state: ReviveState) -> list[Option]:
        found = offered(state, self.seat, ICONS[self.term])
        return found or [pieces.TO_DECLINE]

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.verb is pieces.CHOOSE:
            ICONS[option.args[0]].apply(state, self.seat)

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_BRANCH)
