"""A game as one terminal sees it, whoever shows it: lines or the full screen, played here or at a served table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib import import_module, util
from typing import Any, TypeVar, cast

from ..bots import gains
from ..bots.hints import Hint
from ..bots.telling import told
from ..engine.event import Event
from ..engine.game import Game
from ..engine.option import Option, Refusal
from ..engine.place import Place
from ..engine.state import SPECTATOR, State
from .rows import Row, table_rows
from .voice import Voice

T = TypeVar("T")

COMMANDS = {
    "undo": ("undo", "u", "cofnij"),
    "redo": ("redo", "r", "ponów", "ponow"),
    "save": ("save", "s", "zapisz"),
    "board": ("board", "b", "plansza"),
    "map": ("map", "m", "mapa"),
    "log": ("log", "l", "dziennik"),
    "about": ("about", "a", "opis"),
    "why": ("why", "w", "czemu", "dlaczego"),
    "hint": ("hint", "podpowiedz", "podpowiedź"),
    "say": ("say", "powiedz"),
    "help": ("help", "h", "?", "pomoc"),
    "quit": ("quit", "q", "exit", "koniec"),
}
SECONDS_OF_HINT = 1.0


class Session:
    """What a front end needs: the view of a seat, what it may choose, what happened, and the way on."""

    chats = False  # whether people can talk
    far = False  # whether a change is asked of a server, which takes its time
    saves = False  # whether the game is kept in a file of this computer
    hinting = True  # whether hints may be asked
    aloud = False  # whether a coach speaks among what happened, where she has no pane of her own

    def __init__(self, voice: Voice, game: Game) -> None:
        self.voice = voice
        self.game = game
        self.seat = SPECTATOR  # whose eyes
        self.notes: list[str] = []  # to be told beside what happens
        self.worked_out: tuple[State, tuple[str, ...], dict[str, Any]] | None = None  # from the view, for these names

    # -- what a kind of session answers ---------------------------------------------------------------------

    @property
    def view(self) -> State:
        """What the seat may know now."""
        raise NotImplementedError

    @property
    def undoable(self) -> bool:
        """Whether the seat's last choice may be taken back."""
        raise NotImplementedError

    @property
    def redoable(self) -> bool:
        """Whether a choice was taken back that can be made again."""
        raise NotImplementedError

    def choose(self, text: str) -> None:
        """Play an option of the seat."""
        raise NotImplementedError

    def undo(self) -> None:
        """Take the last choice back; `NothingToUndo` when that cannot be."""
        raise NotImplementedError

    def redo(self) -> None:
        """Make it again."""
        raise NotImplementedError

    def hints(self) -> list[Hint]:
        """What a bot would do, knowing what the seat knows."""
        raise NotImplementedError

    def log(self) -> list[str]:
        """All that the seat has heard of."""
        raise NotImplementedError

    def heard(self) -> list[str]:
        """What the seat has not been told yet; it is told now."""
        raise NotImplementedError

    def waits(self) -> bool:
        """Whether the game goes on without a choice of anybody here."""
        raise NotImplementedError

    def step(self) -> None:
        """Let it go on a little: a bot chooses, or somebody elsewhere does."""
        raise NotImplementedError

    def final(self) -> State:
        """The whole state of a finished game."""
        raise NotImplementedError

    def coach(self) -> str:
        """What a coach says here; nothing where there is none."""
        return ""

    def farewell(self) -> str:
        """What whoever leaves should know."""
        return ""

    def close(self) -> None:
        """Nobody looks any more."""

    def say(self, text: str) -> None:
        """Say something to the others."""
        raise NotImplementedError

    def save(self, file: str) -> str:
        """Keep the game from now on in this file, if one is named; what to tell."""
        raise NotImplementedError

    # -- what follows ---------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.view.over

    @property
    def asked(self) -> bool:
        """Whether the seat has to choose."""
        return bool(self.options)

    @property
    def options(self) -> Sequence[Option]:
        """What the seat may choose."""
        return self.view.options(self.seat) if self.seat >= 0 else ()

    @property
    def refusals(self) -> Sequence[Refusal]:
        """What the seat may expect and cannot do now."""
        return self.view.refusals(self.seat) if self.seat >= 0 else ()

    @property
    def passing(self) -> bool:
        """Whether somebody else goes on now unless the seat takes its choice back."""
        return self.waits() and not self.asked and self.undoable

    @property
    def places(self) -> Sequence[Place]:
        """The board place by place."""
        return self.once("places", lambda: self.game.places(self.view))

    @property
    def rows(self) -> Sequence[Row]:
        """The table row by row."""
        return self.once("rows", lambda: table_rows(self.view, self.voice))

    def once(self, what: str, make: Callable[[], Sequence[T]]) -> Sequence[T]:
        """Work something out once for each view."""
        key = self.view, tuple(self.voice.names)
        if self.worked_out is None or self.worked_out[0] is not key[0] or self.worked_out[1] != key[1]:
            self.worked_out = *key, {}
        found = self.worked_out[2]
        if what not in found:
            found[what] = make()
        return cast(Sequence[T], found[what])

    def worded(self, events: Iterable[Event]) -> list[str]:
        """What the seat hears of these events, in words."""
        return [self.voice.words.event(each, self.voice.names) for each in events if each.seen_by(self.seat)]

    def said(self, option: Option) -> str:
        """An option as it is written for people."""
        return self.voice.words.option(option, self.voice.names)

    def gained(self, option: Option) -> str:
        """What an option surely costs and brings; nothing where it changes nothing that counts."""
        ((_, found),) = gains.gains(self.game, self.view, self.seat, [option])
        told = gains.told(self.voice.words, found)
        now, later = ([each for each in told if each.later == later] for later in (False, True))
        costs, brings = ([self.amount(each) for each in now if each.pays == pays] for pays in (True, False))
        then = [f"{'−' if each.pays else '+'}{self.amount(each)}" for each in later]
        lists = [("costs", costs), ("brings", brings), ("later", then)]
        return " ".join(self.voice.say(key, list=", ".join(each)) for key, each in lists if each)

    def amount(self, change: gains.Change) -> str:
        """Something paid or gained, with its number."""
        if not change.things:
            return f"{change.number} {change.words}"
        names = [self.voice.words.thing(*each) for each in change.things]
        if change.numbers:
            names = [f"{number} {name}" for number, name in zip(change.numbers, names)]
        named = change.words.replace(gains.THING, "/".join(names))
        return named if change.number in ("", "1") else f"{change.number} × {named}"

    def question(self) -> str:
        """What the seat is asked."""
        prompt = self.view.prompt(self.seat)
        return "" if prompt is None else self.voice.words.prompt(prompt, self.voice.names)

    def why(self) -> list[str]:
        """Why the seat is asked, where the words tell it, and why other things are not possible."""
        voice, prompt = self.voice, self.view.prompt(self.seat)
        told = [voice.words.why(prompt)] if prompt is not None else []
        return [
            *filter(None, told),
            *[f"{wishes}: {reason}" for reason, wishes in voice.words.refused(self.refusals, voice.names)],
        ]

    def colours(self) -> list[str]:
        """Everybody's colour, by the table's drawing; none for a game that has no drawing."""
        return drawn_colours(self.game, self.view)

    def seats(self) -> str:
        """Everybody at the table, with their colours, and who you are."""
        told = []
        for side, name in enumerate(self.voice.participants(self.view)):
            colour = self.colours()[side : side + 1]
            marks = [self.voice.say(f"colour-{colour[0]}")] if colour else []
            marks += [self.voice.say("you")] if side == self.seat else []
            told.append(f"{name} ({', '.join(marks)})" if marks else name)
        return "; ".join(told)

    def standing(self) -> str:
        """The same with everybody's points, for a line that is always there."""
        points = self.points()
        seats = self.seats().split("; ")
        return "; ".join(f"{each} {points[side]}" for side, each in enumerate(seats)) if points else "; ".join(seats)

    def points(self) -> list[int]:
        """Everybody's points as far as the view tells them; none where it does not tell enough."""
        try:
            return self.game.scores(self.view)
        except (ArithmeticError, LookupError, TypeError, ValueError):
            return []

    def hinted(self) -> list[str]:
        """What a bot would do, in words."""
        if not self.hinting:
            return [self.voice.say("hints-off")]
        lines: list[str] = []
        for number, each in enumerate(told(self.hints(), self.voice.words, self.voice.names, self.seat), 1):
            lines.append(f"{number}  {each.title} · {each.verdict}")
            lines += [f"   {text}" for text in (each.then, " ".join(each.reasons), each.numbers) if text]
        return lines

    def chosen(self, answer: str) -> str:
        """The text of the option that an answer names: by its number, its text, or as it is written for people."""
        options = self.options
        if answer.isdecimal():
            return str(options[int(answer) - 1]) if 1 <= int(answer) <= len(options) else ""
        told = {self.said(option).lower(): str(option) for option in options}
        return answer if answer in told.values() else told.get(answer.lower(), "")


@cache
def has_table(package: str) -> bool:
    """Whether a game has a drawing."""
    return util.find_spec(f"{package}.table") is not None


def drawn_colours(game: Game, view: State) -> list[str]:
    """Everybody's colour as the drawing has it."""
    package = type(game).__module__
    module = import_module(f"{package}.table") if has_table(package) else None
    return list(module.colours(view)) if module is not None and hasattr(module, "colours") else []
