"""What a game tells the engine about itself: seats, variants, how to start, who knows what, who wins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol

from .agenda import Step
from .codec import Codec
from .dealing import Dealing
from .errors import BadSetup, BrokenRules, require
from .field import Fields, Shape, flag, one
from .option import SIDE, Kind, Numeric, Phrase, Verb, Vocabulary
from .place import Place
from .rng import Dice, seeded
from .state import State
from .view import redacted

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=State)
else:
    from typing import TypeVar

    S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Variant:
    """One thing to choose before the game: an id and its values, the default first. A switch is off or on."""

    id: str
    values: tuple[str, ...] = ("off", "on")

    @property
    def default(self) -> str:
        return self.values[0]


@dataclass(frozen=True)
class Setup:
    """How a game is started. The same setup and choices give the same game everywhere."""

    players: int
    seed: int = 0
    variants: dict[str, str] = field(default_factory=dict)  # only what differs from the default
    dealing: Dealing | None = None  # dealt fairly from this, whatever the seed

    def on(self, variant: str) -> bool:
        """Whether a switch is on."""
        return self.variants.get(variant) == "on"

    def start_dice(self, state: State) -> None:
        """Give a new state its generator: the keyed one of a fair dealing, or the quick one of the seed."""
        if self.dealing is not None:
            state.rng, state.key = 0, self.dealing.key()
        else:
            state.rng = seeded(self.seed)


@dataclass(frozen=True)
class ScoreLine:
    """One category of the score sheet with the points of every participant; the words know it by its id."""

    id: str
    points: tuple[int, ...]


@dataclass(frozen=True)
class Provenance:
    """Where a table of printed facts comes from: rulebook, derived, source, recalled or reconstructed."""

    table: str
    mark: str
    note: str = ""


class Campaign(Protocol):
    """Games played one after another, with progress kept between them as plain data."""

    @property
    def chapter(self) -> int:
        """The chapter to play next."""
        ...

    @property
    def finished(self) -> bool:
        """Whether all chapters are played."""
        ...

    def variants(self) -> dict[str, str]:
        """The variants with which the next chapter is played."""
        ...

    def after(self, names: tuple[str, ...], scores: tuple[int, ...]) -> Campaign:
        """The campaign after the next chapter was played with this result."""
        ...

    def points(self) -> dict[str, int]:
        """Campaign points by name."""
        ...

    def save(self) -> dict[str, Any]:
        """Plain data that JSON can hold."""
        ...


class Game(Generic[S]):
    """A game of the table, with its own class of state. Each game folder has one instance, `GAME`, of its own subclass."""

    id: str
    rules_version: str = "1"
    seats: tuple[int, ...]
    sides: int = 0  # the most that score at one table; 0: as many as seats
    arguments: Fields = Fields()  # what the arguments of steps are, as far as they are not named after their kind
    laws: tuple[Callable[[S], None], ...] = ()  # the invariants of the specification: each calls `require`
    variants: tuple[Variant, ...] = ()
    vocabulary: Vocabulary
    events: Vocabulary = Vocabulary(())  # all verbs of what is told
    provenance: tuple[Provenance, ...] = ()
    copy: dict[str, Any] | None = None  # of an owner's copy: the fingerprint of its facts, and what differs from ours
    keeping: tuple[Verb, ...] = ()  # answers that say where something received is kept: no part of what brings it
    ratings: tuple[int, ...] = ()  # of a game without opponents: the most points of every rating but the best
    rivals: int = 1  # ways through a turn that bots expect others to weigh; more where turns are short and places few
    trust: float = 0.0  # so many looks that far weigh as much as one judgement at the end of the turn itself

    # -- starting -------------------------------------------------------------------------------------------

    def impossible(self, players: int, variants: dict[str, str]) -> Phrase | None:
        """Why this combination of seats and variants cannot be played; None when it can."""
        return None

    def setup(self, players: int, seed: int = 0, variants: dict[str, str] | None = None) -> Setup:
        """A checked setup; `BadSetup` says what was expected."""
        given = dict(variants or {})
        if players not in self.seats:
            raise BadSetup(f"{self.id} has no {players} seats; expected {', '.join(map(str, self.seats))}")
        if not 0 <= seed < 2**60:
            raise BadSetup(f"seed {seed} is out of range; expected 0 to 2^60 - 1")
        known = {variant.id: variant for variant in self.variants}
        for name, value in given.items():
            if name not in known:
                raise BadSetup(f"{self.id} has no variant {name!r}; expected: {', '.join(known) or 'none'}")
            if not self.accepts(known[name], value):
                raise BadSetup(f"variant {name} cannot be {value!r}; expected: {', '.join(known[name].values)}")
        reason = self.impossible(players, given)
        if reason is not None:
            raise BadSetup(f"this combination cannot be played: {reason}")
        kept = {name: given[name] for name in known if name in given and given[name] != known[name].default}
        return Setup(players, seed, kept)

    def accepts(self, variant: Variant, value: str) -> bool:
        """Whether a variant may have this value; games with open lists of values override it."""
        return value in variant.values

    def empty(self) -> S:
        """A state with nothing in it, to be filled by loading."""
        raise NotImplementedError

    def start(self, setup: Setup) -> S:
        """The state at the first choice."""
        raise NotImplementedError

    def modes(self) -> list[tuple[int, dict[str, str]]]:
        """The setups that the contract tries: every seat count, and every value of every variant once."""
        tried: list[tuple[int, dict[str, str]]] = [(players, {}) for players in self.seats]
        for variant in self.variants:
            for value in variant.values[1:]:
                for players in self.seats:
                    if self.impossible(players, {variant.id: value}) is None:
                        tried.append((players, {variant.id: value}))
                        break
        return tried

    def campaign(self, saved: dict[str, Any] | None = None) -> Campaign | None:
        """A new campaign, or the saved one (damaged data is a `BadRecord`); None when the game has none."""
        return None

    # -- knowing --------------------------------------------------------------------------------------------

    def redact(self, state: S, viewer: int) -> S:
        """What a seat, or `SPECTATOR`, may know of a state; games whose fields are `RULED` show more."""
        return redacted(state, viewer)

    def determinize(self, view: S, dice: Dice) -> S:
        """A whole state that the viewer could be in, the unknown dealt at random."""
        raise NotImplementedError

    def secrets(self, state: S) -> list[str]:
        """The texts of the ids that a state hides from spectators at all; for tests that search every channel."""
        return []

    def argument(self, step: type[Step], name: str) -> Shape:
        """What an argument of a step is: declared under its name, true or false, or named after its kind."""
        if is_dataclass(step) and any(each.name == name and each.type in (bool, "bool") for each in fields(step)):
            return flag()
        for row in self.arguments.rows:
            if row.name in (name, f"{step.__name__}.{name}"):
                return row.shape
        if name in ("seat", "side"):
            return one(SIDE)
        for verb in self.vocabulary.verbs.values():
            for kind in verb.kinds:
                if kind.name == name and not isinstance(kind, Numeric):
                    return one(kind)
        raise BrokenRules(f"{self.id} does not declare what {step.__name__}.{name} is")

    def places(self, view: S) -> Sequence[Place]:
        """The board place by place, for those who read it or see it in characters; none when it is not told."""
        return ()

    # -- telling --------------------------------------------------------------------------------------------

    def caption(self, kind: Kind, value: int, case: str, say: Callable[..., str]) -> str:
        """The name of a thing (a case of it, or `about`) where it follows from its printed row; else nothing."""
        return ""

    def spoken(self, cell: str, say: Callable[..., str]) -> str:
        """A printed cell that holds an effect, in words."""
        return cell

    # -- ending ---------------------------------------------------------------------------------------------

    def participants(self, state: S) -> list[str]:
        """Ids of all who score: `seat_0`, ... and then the automata by name."""
        return [f"seat_{seat}" for seat in range(state.seats)]

    def scores(self, state: S) -> list[int]:
        """The points of every participant now; at the end, the final ones."""
        raise NotImplementedError

    def winners(self, state: S) -> list[int]:
        """The participants who have won a finished game, after tie-breaks."""
        raise NotImplementedError

    def score_sheet(self, state: S) -> list[ScoreLine]:
        """The final points by category."""
        raise NotImplementedError

    def tie_break(self, state: S) -> Phrase | None:
        """What decided between equal scores, if anything did."""
        return None

    def conserved(self, state: S) -> None:
        """Raise `BrokenRules` when a piece was lost or doubled, or a value is not as declared."""
        flaw = state.declared().flaw(state, state.seats, len(self.participants(state)))
        require(not flaw, flaw)
        for law in self.laws:
            law(state)

    # -- thinking -------------------------------------------------------------------------------------------

    def evaluate(self, state: S, seat: int) -> float:
        """The estimated final margin of a participant over its best opponent, in points."""
        scores = self.scores(state)
        return float(scores[seat] - max([s for i, s in enumerate(scores) if i != seat], default=0))

    def priors(self, state: S) -> list[float] | None:
        """A weight for every offered option of the first decider, larger for better; None: all alike.

        Bots that search never try an option of weight 0 while there is another.
        """
        return None

    def prospects(self, state: S, seat: int) -> list[tuple[str, float]]:
        """What a seat's estimate counts beyond the points that it has, part by part; the words know `prospect-<part>`."""
        return []

    def lines(self, view: S) -> bool:
        """Whether bots find more by trying whole lines than by searching a tree of the turn."""
        return False

    def stretch(self, state: S) -> int:
        """A number that changes where a line has come to its end: the turn, or more where turns are short."""
        return state.turn

    def ahead(self, view: S) -> int:
        """How many turns bots play in mind before they judge, this one included; more where turns are short."""
        return 3

    def progress(self, state: S) -> float:
        """How much of the game is played, from 0 to 1, as far as the state tells; what was learned depends on it."""
        return 0.0

    def classic(self) -> Game[S]:
        """The game as the bot `classic` judges it: a fixed measure, whatever the estimate becomes."""
        return self

    # -- saving ---------------------------------------------------------------------------------------------

    def codec(self) -> Codec:
        """Reads saved states of this game."""
        return Codec(type(self).__module__)

    def load(self, data: dict[str, Any]) -> S:
        """A state from its dump."""
        return self.codec().load(data, self.empty())
