"""What each page template receives. Common to all: `person`, `say`, `path`; then the fields of its page below.

`say(key, **args)` speaks the words of the page in the person's language; `person.lang`, `person.theme` (auto, light,
dark), `person.name`, `person.sound`; `path` is the page's own address, to come back to after switching.

Forms post plain fields; every answer is a redirect or a page:

- `/person`: any of lang, theme, sound, name; back (a path)
- `/learn/<game>/<lesson>` (get): step, did (choices made, divided by |), and one of choose (an option), answer (a
  number), show; part=1 answers with the live regions alone
- `/new/<game>`: players, seat_<n> (me, open, bot:<level>), name_<n>, variant_<id>, clock, confirm, hints, guided, campaign,
  seed
- `number` beside all that makes a table or takes a seat: what this browser adds to the dealing
- `/learn/<game>/play`: the first whole game, with a coach
- `/upload`: file record
- `/t/<id>/choose`: option, version, seat, confirmed; `/t/<id>/undo`, `/redo`, `/restart`: version, seat
- `/t/<id>/hint`: version, seat; our script gets {"version", "html"}, a plain form the page with the hints in it
- `/t/<id>/ask`: version, seat; at a guided table what to think about now, for our script
- `/t/<id>/say`: text, seat; `/t/<id>/sit`: name; `/t/<id>/agree`: seat, absent; `/t/<id>/reclaim`: seat
- `/t/<id>/next`: the next chapter of a campaign; seat_<n> (same, nobody, me, open, bot:<level>) and name_<n> change
  the company
- `/t/<id>/continue`: position; `/t/<id>/copy`: again, a new table with the same seats and variants
- `/t/<id>/show`: show, the seat to draw for on a shared screen
- `/provenance/<game>/copy`: name of a new copy; `/provenance/<game>/<table>/<row>`: cell_<column>, before, remove; for who
  holds the owner's cookie alone

The script `posting.js` sends the same fields in the background; every form works without it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from ...drawing.scene import Scene
from ...engine.game import Game
from ...lessons.course import Course, Lesson
from ...words import Words

if TYPE_CHECKING:
    from ..people.accounts import Account, Passkey
    from ..people.outbox import Channel
    from ..people.ratings import Strength
    from .advice import Advice
    from .plans import Chair
    from .printed import Printed, Row


@dataclass(frozen=True)
class GameCard:
    """A game on the home page. `GET /new/<id>` sets a table up; `POST /quick/<id>` starts against bots at once."""

    game: Game
    title: str
    subtitle: str
    fewest: int
    most: int


@dataclass(frozen=True)
class TableCard:
    """A table in "my tables"."""

    id: str
    game: Game
    title: str
    names: list[str]
    seat: int
    address: str
    my_turn: bool
    over: bool
    changed: float  # seconds since 1970
    chapter: int = 0  # of a campaign
    follows: bool = False  # the next chapter can begin
    kept: bool = False  # a seat is kept for the person: others play again
    since: float = 0.0  # when it became the person's turn
    due: float = 0.0  # when their time is over; 0 without a clock
    unread: int = 0  # messages
    called: str = ""  # the game, where the table has a name of its own
    chairs: list[Chair] = field(default_factory=list)
    others: str = ""  # who has to choose instead
    pace: str = ""
    room: bool = False  # not all seats are taken yet

    @property
    def past(self) -> bool:
        """Whether nothing is left to do there."""
        return self.over and not self.follows

    @property
    def urgent(self) -> bool:
        """Whether it waits for the person."""
        return not self.past and (self.my_turn or self.kept or self.follows)

    @property
    def left(self) -> int:
        """How much of the time for this turn is left, of a hundred."""
        whole = self.due - self.since
        return max(0, min(100, round(100 * (self.due - time.time()) / whole))) if self.due and whole > 0 else 0


@dataclass(frozen=True)
class Choice:
    """One value to choose in a form."""

    value: str
    title: str
    about: str = ""


@dataclass(frozen=True)
class CompanySeat:
    """A seat of a campaign's next chapter, and who may take it: who sat there before comes first."""

    number: int
    choices: list[Choice]


@dataclass(frozen=True)
class VariantField:
    """A variant in "new table", its default first."""

    id: str
    title: str
    about: str
    values: list[Choice]
    switch: bool  # off or on
    open: bool = False  # accepts other values than the listed ones
    chosen: str = ""


@dataclass(frozen=True)
class Done:
    """What another player did since: their mark and the words."""

    chair: Chair | None
    words: str


@dataclass(frozen=True)
class LessonCard:
    """A course to go on with."""

    card: GameCard
    title: str  # of the lesson
    number: int
    lessons: int
    done: int
    address: str


@dataclass(frozen=True)
class Home:
    """home.html"""

    games: list[GameCard]
    turn: TableCard | None  # the table that waits most urgently
    told: list[Done]  # what the others did there
    waiting: int  # tables that wait for the person
    mine: list[TableCard]  # the others
    open: list[OpenTable]
    offered: int  # open tables in all
    lessons: list[LessonCard]


@dataclass(frozen=True)
class New:
    """new.html. `GET /new/<game>/check?...` with the form's fields answers {"impossible": words or ""}."""

    card: GameCard
    words: Words
    players: int
    seats: list[Choice]  # numbers of seats to choose from
    kinds: list[Choice]  # me, open, bot:<level>
    chosen: list[str]  # the kind of each seat, as many as the most seats
    variants: list[VariantField]
    clocks: list[Choice]
    hints: list[Choice]
    wish: Any  # what was filled in, of `wishes.Wish`
    campaign: bool  # the game has one
    automata: dict[int, list[str]]  # names of the automata that join with that many seats
    impossible: str = ""


@dataclass(frozen=True)
class Invite:
    """An open seat with its secret link, shown to who made the table; `link` is empty to others."""

    seat: int
    name: str
    link: str


@dataclass(frozen=True)
class TablePage:
    """table.html and replay.html; the live frame (`stage.frame`) knows only the scene."""

    scene: Scene
    ground: Markup
    stream: str  # address of the event stream; empty in a replay
    invites: list[Invite] = field(default_factory=list)
    watch: str = ""  # the public link
    own: str = ""  # the secret link to the viewer's own seat, for another device
    may_sit: bool = False  # an open seat is free for the viewer
    sounds: bool = False
    confirm: bool = False
    play: str = ""  # the address of the live table
    hints: list[Advice] = field(default_factory=list)  # what a bot would do, when asked without a script
    dealing: dict[str, Any] = field(default_factory=dict)  # of `fairness.told`
    read: int | None = None  # the last message that the person has read; None for onlookers
    muted: list[int] = field(default_factory=list)  # seats whose words the person does not want to read


@dataclass(frozen=True)
class WaitingSeat:
    """A seat of a waiting room."""

    number: int
    kind: str  # person, open, bot
    name: str
    level: str  # of the bot
    mine: bool


@dataclass(frozen=True)
class WaitingPage:
    """waiting.html: nothing is dealt before every seat is taken."""

    table: str
    game: Game
    words: Words
    title: str  # of the table, if it has one
    chairs: list[Chair]
    seats: list[WaitingSeat]
    stream: str  # address of the event stream; the page asks for itself again when something is new
    viewer: int  # the seat that speaks in the chat
    invites: list[Invite]
    watch: str  # the public link
    may_sit: bool
    chat: list[Any]  # what was said in the viewer's room
    dealing: dict[str, Any]  # of `fairness.told`


@dataclass(frozen=True)
class VerifyPage:
    """verify.html: whether a finished game was dealt as promised."""

    table: str
    words: Words
    dealing: dict[str, Any]  # of `fairness.told`
    sound: bool
    names: list[str]


@dataclass(frozen=True)
class SheetLine:
    """One category of the score sheet."""

    id: str
    title: str
    points: list[int]


@dataclass(frozen=True)
class Standing:
    """How a campaign stands, for the score page."""

    chapter: int  # just played
    points: list[tuple[str, int]]  # by name, the most first
    unlocked: list[str]  # what the next chapter has that this one had not
    finished: bool


@dataclass(frozen=True)
class ScorePage:
    """score.html"""

    scene: Scene
    lines: list[SheetLine]
    totals: list[int]
    places: list[int]  # 1 for the winners
    winners: list[int]
    tie: str  # the tie-break told in words, or ""
    chart: list[tuple[int, list[int]]]  # (position, points of every participant) at the start of each turn
    chances: Markup = Markup("")  # the chances through the game, once workers have thought; `/t/<id>/chances` waits
    looks_back: bool = True  # somebody can think about the chances
    campaign: Standing | None = None
    may_go_on: bool = False  # the viewer sat at the table: `/t/<id>/next` leads to the next chapter
    dealing: dict[str, Any] = field(default_factory=dict)  # of `fairness.told`
    company: list[CompanySeat] = field(default_factory=list)  # until the next chapter has begun, who may play it


@dataclass(frozen=True)
class CourseCard:
    """A course where all are shown."""

    card: GameCard
    minutes: int
    done: int  # lessons learned
    lessons: int


@dataclass(frozen=True)
class LearnPage:
    """learn.html"""

    courses: list[CourseCard]


@dataclass(frozen=True)
class Stone:
    """A lesson on the path of its course."""

    number: int
    lesson: Lesson
    address: str
    done: bool
    now: bool  # where the learner goes on
    step: int  # left at this one


@dataclass(frozen=True)
class CoursePage:
    """course.html"""

    card: GameCard
    words: Words
    course: Course
    stones: list[Stone]
    now: Stone
    done: int
    left: int  # minutes of the lessons that are still to learn, without the optional ones
    ground: Markup  # of the game's board: the icons of its terms are defined there
    symbols: set[str]  # their names


@dataclass(frozen=True)
class LessonPage:
    """lesson.html, and lesson-frame.html with its live regions; every address is a place in the lesson."""

    scene: Scene
    ground: Markup
    course: Course
    lesson: Lesson
    number: int  # of the lesson
    step: int
    mood: str  # of the lamp: calm, look, glad, soft
    text: str  # what the coach says at this step
    verdict: str  # right, wrong or nothing: what it thinks of what was just done
    answer: str  # and says to it
    lit: list[str]  # names of what it speaks of
    answers: list[str]  # to its question
    shown: list[str]  # what it shows to do, in words
    waits: bool  # the learner has to choose something on the table
    did: str  # choices made so far
    here: str
    again: str  # back to the start of this step
    back: str  # the step before
    show: str
    skip: str
    next: str
    over: bool  # everything is learned
    following: str  # the next lesson
    following_title: str
    gained: bool = False  # all choices of a step were just made: what they brought is shown


@dataclass(frozen=True)
class Mark:
    """A table of printed facts with where it comes from."""

    title: str
    mark: str  # rulebook, derived, source, recalled, reconstructed
    mark_title: str
    note: str


@dataclass(frozen=True)
class DataPage:
    """data.html, and data-rows.html with what is asked for alone."""

    card: GameCard
    words: Words
    ground: Markup
    marks: list[Mark]
    tables: list[Printed]
    chosen: str  # the table that is looked at
    groups: list[tuple[Printed, list[Row]]]
    more: int  # rows that are not shown
    sought: bool  # something was asked for
    query: str
    only: str  # reconstructed, differs, or nothing
    editions: list[tuple[str, str]]  # id and name of ours and of the copies
    corrects: bool  # whoever looks may correct rows
    copies: bool  # and may make a copy


@dataclass(frozen=True)
class CorrectedCell:
    """A cell in the form: what may stand in it, and what is wrong with what does."""

    column: str
    title: str
    kind: str  # number, name, list, text, fixed
    text: str
    least: int
    most: int
    among: list[tuple[str, str]]  # what can be chosen, and what it is called
    empty: bool  # it may be left empty
    expected: str
    mistake: str
    ours: str


@dataclass(frozen=True)
class CorrectionPage:
    """data-form.html: `POST` its own address with cell_<column> and before saves, `/draw` below it draws."""

    card: GameCard
    words: Words
    ground: Markup
    table: Printed
    row: str  # in the address
    called: str
    fields: list[CorrectedCell]
    before: str  # the row as it was when the form was made
    mistakes: list[str]  # that belong to no field
    picture: Markup
    board: Markup  # instead of a picture, where a row has none
    loose: bool  # the row has no id: it may be removed
    fresh: bool  # it is not there yet


@dataclass(frozen=True)
class MinePage:
    """mine.html"""

    tables: list[TableCard]


@dataclass(frozen=True)
class OpenTable:
    """A table in the lobby: `POST /t/<id>/sit` takes a chair."""

    id: str
    game: Game
    title: str
    called: str  # the game
    variants: list[str]
    chairs: list[Chair]
    free: int
    pace: str
    days: bool  # over days, not tonight
    rated: bool
    lang: str
    begun: bool  # somebody left: the game goes on
    mine: bool  # the person sits there
    host: str  # who made it
    created: float
    hints: bool


@dataclass(frozen=True)
class LobbyPage:
    """lobby.html. Filters are fields of the address: game, pace (live, days), rated (on, off), chairs, lang."""

    games: list[GameCard]
    live: list[OpenTable]
    slow: list[OpenTable]
    chosen: dict[str, str]
    shown: OpenTable | None  # the one whose chairs are drawn; `table` in the address
    picked: bool  # by the person
    counts: list[str]  # of chairs
    link: Callable[..., str]  # the address with another filter


@dataclass(frozen=True)
class CompanySeatRow:
    """A seat as the page of the company shows it."""

    number: int
    kind: str
    name: str
    mark: int
    mine: bool
    fate: str
    turn: bool  # has to choose
    invite: str  # the link of an open seat, where the browser knows it
    person: str  # whose page `/p/<person>` is; empty for bots and strangers
    muted: bool  # the viewer does not want to read them
    level: str  # of a bot
    seen: float  # when they last showed life here


@dataclass(frozen=True)
class CompanyPage:
    """company.html: who sits here, and what may become of their seats. All forms post a seat."""

    table: str
    game: str
    title: str  # of the table, if it has one
    pace: str
    rated: bool
    words: Words
    chairs: list[Chair]
    seats: list[CompanySeatRow]
    seat: int  # of the viewer
    host: bool
    waiting: bool
    over: bool
    absences: list[tuple[int, str, list[str], list[str]]]  # seat, name, who wants a bot, who wants a new person
    offers: list[str]  # who offers to end
    offered: bool  # the viewer does
    silent: bool  # no notices of this table
    link: str = ""  # that gives the viewer's seat to whoever opens it
    resigned: bool = False


@dataclass(frozen=True)
class TakePage:
    """take.html: somebody gives their seat away."""

    table: str
    words: Words
    giver: str
    address: str


@dataclass(frozen=True)
class RatedGame:
    """A game at which somebody is rated."""

    card: GameCard
    strength: Strength
    spark: Markup
    curve: Markup


@dataclass(frozen=True)
class LastGame:
    """A finished game of a person."""

    card: GameCard
    table: str
    title: str
    others: list[tuple[str, Chair]]  # person and chair
    place: int
    seats: int
    score: int
    change: int | None  # of the rating; None where the game did not count
    at: float
    fate: str


@dataclass(frozen=True)
class ProfilePage:
    """profile.html. `game` in the address chooses the curve."""

    account: Account
    rated: list[RatedGame]
    shown: RatedGame | None
    played: list[tuple[GameCard, int]]
    best: list[LastGame]
    last: list[LastGame]
    often: list[tuple[Account, int]]  # with whom, and how many games
    own: bool
    listed: bool
    blocked: bool
    marks: list[int]  # others to choose from


@dataclass(frozen=True)
class RankRow:
    """Somebody in the ranking."""

    place: int
    player: str
    called: str
    mark: int
    level: str  # of a bot
    strength: Strength
    won: int  # of a hundred rated games
    me: bool


@dataclass(frozen=True)
class RankingPage:
    """ranking.html. `who` in the address: people, or everybody."""

    games: list[GameCard]
    chosen: GameCard
    rows: list[RankRow]
    people: bool  # without bots
    chances: list[tuple[str, int]]  # level of a bot, and how often of ten the person would win against it
    listed: bool


@dataclass(frozen=True)
class SignInPage:
    """sign-in.html. `POST /sign-in/code`: code; `POST /sign-in/mail`: mail; the script `passkeys.js` does the rest."""

    known: bool  # the browser has tables already
    tables: int  # that come along
    lessons: int  # that come along
    mails: bool  # links by mail can be sent
    game: str  # on the table that is drawn
    sent: bool = False  # one was asked for
    problem: str = ""
    link: str = ""  # the address to confirm a link by mail at


@dataclass(frozen=True)
class AccountPage:
    """me.html. `POST /me/sign-out`: which (this, all, or the name of a sign-in); `/me/delete`: sure=on."""

    account: Account
    sign_ins: list[SignInRow]
    passkeys: list[Passkey]
    mails: bool
    channels: list[Channel]
    notices: dict[str, Any]  # settings: turn, start, rematch, chat, quiet_from, quiet_to, digest, digest_at
    site_key: str  # for push
    programs: list[SignInRow]
    token: str = ""  # of a new program: shown once
    code: str = ""  # a new recovery code: shown once
    device: str = ""  # a new code for another device


@dataclass(frozen=True)
class SignInRow:
    """A browser in which a person is signed in."""

    name: str
    device: str
    seen: float
    here: bool


@dataclass(frozen=True)
class ErrorPage:
    """error.html"""

    status: int
    message: str
