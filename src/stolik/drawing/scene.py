"""A scene: everything that drawing needs for one viewer at one moment, and nothing that the viewer may not know.

The server makes one per (version, viewer, language); pages, frames and the games' `table.py` draw from it alone.
Drawing is pure: the same scene gives the same bytes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from ..engine.event import Event
from ..engine.game import Game
from ..engine.option import Option, Phrase, Refusal
from ..engine.state import SPECTATOR, State

if TYPE_CHECKING:
    from ..words import Words


class LogLine(NamedTuple):
    """An event with the number of the choice it followed and the turn in which it happened."""

    choice: int
    turn: int
    event: Event


@dataclass(frozen=True)
class ChatLine:
    """Something that a person said; `seat` is `SPECTATOR` for onlookers, whose room is apart."""

    number: int
    seat: int
    name: str
    text: str
    at: float  # seconds since 1970


@dataclass(frozen=True)
class Clock:
    """What is left of a seat's time: it runs down to `due` (seconds since 1970) while `running`."""

    seat: int
    left: float  # seconds left when the frame was made
    running: bool
    due: float  # the moment at which it runs out while running; 0 otherwise


@dataclass(frozen=True)
class Absence:
    """A seat whose time is over: a bot takes it when all other persons agree."""

    seat: int
    agreed: list[int]  # the seats that have agreed so far
    needed: list[int]  # the seats that are asked
    asked: bool  # whether the viewer can still agree


@dataclass(frozen=True)
class Rematch:
    """After the game somebody wants to play again: who is asked and who is in; how many will not is told by number."""

    first: int  # the seat that offers it
    asked: list[int]  # all seats of people
    joined: list[int]
    declined: int
    mine: str  # what the viewer said: "in", "out", or nothing yet; "-" to whom is not asked
    table: str  # where it is played


@dataclass(frozen=True)
class Replay:
    """A look back: the position shown, out of how many, and where turns begin."""

    position: int  # choices played in what is shown
    length: int  # choices in the whole record, as far as this viewer may step
    turns: list[int]  # positions at which a turn begins
    previous_turn: int
    next_turn: int
    finished: bool = False  # the whole game is over: one may play on from here


@dataclass(frozen=True)
class Coach:
    """What the coach of a first game says: at most 40 words, and what she speaks of. `welcome` comes before it."""

    text: str = ""
    lit: tuple[str, ...] = ()
    welcome: str = ""
    mark: str = ""  # changes with what is said
    over: bool = False


@dataclass
class Scene:
    """What one viewer sees of a table, in one language."""

    game: Game
    view: State  # already redacted for the viewer
    viewer: int  # a seat, or SPECTATOR
    words: Words
    names: list[str]  # of the participants, in their order
    options: list[Option] = field(default_factory=list)  # what the viewer may choose now
    refusals: list[Refusal] = field(default_factory=list)  # what it may expect and cannot do, and why
    prompt: Phrase | None = None  # what the viewer is asked; None while it waits
    last: list[Event] = field(default_factory=list)  # since the viewer's own last choice (or of the last turn)
    log: list[LogLine] = field(default_factory=list)  # all that the viewer may hear, oldest first
    lang: str = "en"
    theme: str = "auto"  # auto, light, dark: set on the page, never part of a frame

    # -- facts of the table ---------------------------------------------------------------------------------
    table: str = ""  # the table's id, as in its address
    version: int = 0  # a choice names the version it was made for
    kinds: list[str] = field(default_factory=list)  # per participant: person, open, bot, automaton
    levels: list[str] = field(default_factory=list)  # per participant: the bot's level, or ""
    mine: list[int] = field(default_factory=list)  # the seats that the person holds (several: hot-seat)
    deciders: list[int] = field(default_factory=list)  # the seats that must choose now
    scores: list[int] = field(default_factory=list)  # what the viewer may know of every participant's points
    winners: list[int] = field(default_factory=list)  # participants, once the game is over
    hints: bool = False  # the viewer may ask what a bot would do
    curtain: int = SPECTATOR  # hot-seat: the seat to hand the screen to; the view is then a spectator's
    undo: bool = False
    redo: bool = False
    restart: bool = False  # back to the start of the viewer's turn
    clocks: list[Clock] = field(default_factory=list)  # empty when the table has none
    absences: list[Absence] = field(default_factory=list)
    offers: list[int] = field(default_factory=list)  # who offers to end the game; empty for who need not answer
    replaced: bool = False  # a bot plays the viewer's seat, who may take it back
    here: bool = False  # the viewer's time is over, and they may still say that they are here
    rematch: Rematch | None = None
    chat: list[ChatLine] = field(default_factory=list)  # of the viewer's room
    watchers: int = 0  # spectators connected now
    hears: str = ""  # how the viewer is told of their turn when the browser is closed: "turn" (then), "digest" (daily)
    ended: bool = False  # all agreed to end the game before its rules did
    notice: str = ""  # what whoever runs the server tells everybody
    moves: int = 0  # choices made so far: the length of the replay slider
    replay: Replay | None = None  # None at the live table
    coach: Coach | None = None  # beside the learner of a guided game

    @property
    def my_turn(self) -> bool:
        """Whether the viewer must choose."""
        return self.viewer in self.deciders and not (self.kinds and self.kinds[self.viewer] == "bot")

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.view.over

    def offered_end(self) -> str:
        """The names of who offers to end the game."""
        return ", ".join(map(self.name, self.offers))

    def name(self, seat: int) -> str:
        """A participant's name."""
        return self.names[seat] if 0 <= seat < len(self.names) else "?"
