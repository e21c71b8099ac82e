"""New tables: what a person wishes for, from a form or the API, checked and made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ...engine.errors import BadSetup
from ...engine.game import Game, Setup
from ...lessons.course import course, file_of
from ...words import LANGUAGES, Words
from ..errors import TableError
from ..text import clean
from .clocks import BadClock, Pace
from .fairness import new_dealing
from .levels import budget_of, default_level
from .storage import BOT, COPY, FAIR, OPEN, PERSON, SEED, SeatRow
from .tables import Table, Tables, clean_name

ME = "me"
LONGEST_TITLE = 40
BOT_NAMES = ("Vega", "Rigel", "Altair", "Deneb", "Mira", "Lyra", "Atlas", "Electra")


@dataclass
class Wish:
    """A table that somebody wants."""

    game: Game
    players: int
    kinds: list[str]  # per seat: me, open, bot:<level>
    names: list[str] = field(default_factory=list)
    variants: dict[str, str] = field(default_factory=dict)
    clock: str = "none"
    confirm: bool = False
    public: bool = False  # whoever has the table's link may take an open seat
    seed: int | None = None
    campaign: bool = False  # the first chapter of a new one
    hints: str = "auto"  # on, off, or auto: unless friends come from outside
    number: str = ""  # what its maker adds to the dealing
    title: str = ""  # of the table, as its maker calls it
    listed: bool = False  # open seats are offered to everybody
    rated: bool = False  # the result counts for ratings: no hints, dealt fairly, everybody one seat
    lang: str = ""  # that is spoken at the table; empty for any
    guided: bool = False  # with a coach, where one person plays against bots and the game has a course

    def setup(self, people: Sequence[SeatRow]) -> Setup:
        """The checked setup: dealt fairly, unless a seed was asked for."""
        setup = self.game.setup(self.players, self.seed or 0, self.chosen())
        return setup if self.seed is not None else replace(setup, dealing=new_dealing(people, self.number))

    def chosen(self) -> dict[str, str]:
        """The variants, those of a campaign before one's own."""
        started = self.game.campaign() if self.campaign else None
        return self.variants if started is None else {**self.variants, **started.variants()}

    def rows(self, name: str, person: str) -> list[SeatRow]:
        """The seats, named."""
        rows: list[SeatRow] = []
        given = [clean_name(each) for each in self.names] + [""] * self.players
        for seat in range(self.players):
            kind, _, level = (self.kinds[seat] if seat < len(self.kinds) else f"bot:{default_level()}").partition(":")
            if kind == ME:
                first = not any(row.kind == PERSON for row in rows)
                rows.append(SeatRow(seat, PERSON, given[seat] or (name if first else ""), person=person))
            elif kind == OPEN and not level:
                rows.append(SeatRow(seat, OPEN, given[seat]))
            elif kind == BOT:
                chosen = level or default_level()
                budget_of(chosen)  # UnknownBot says what there is
                taken = [row.name for row in rows]
                bot = given[seat] or next(each for each in BOT_NAMES if each not in taken)
                rows.append(SeatRow(seat, BOT, bot, chosen))
            else:
                raise TableError("bad-seat", 422, seat=seat + 1)
        return rows

    def own_name(self) -> str:
        """How its maker is called, where they sit with a name."""
        return next((clean_name(name) for kind, name in zip(self.kinds, self.names) if kind == ME and name), "")

    def options(self) -> dict[str, Any]:
        """The table's own options, beside the game's."""
        try:
            Pace.parse(self.clock)
        except BadClock as error:
            raise TableError("bad-clock", 422) from error
        hints = self.hints == "on" or (self.hints != "off" and OPEN not in self.kinds)
        public = self.public or self.listed
        chosen: dict[str, Any] = {"clock": self.clock, "confirm": self.confirm, "public": public}
        if self.listed or self.title:
            chosen |= {"title": clean(self.title, LONGEST_TITLE), "listed": self.listed}
        if self.lang:
            chosen["lang"] = self.lang
        if self.rated:
            self.check_rated()
            chosen["rated"], hints = True, False
        started = self.game.campaign() if self.campaign else None
        if started is not None:
            chosen["campaign"] = started.save()
        if self.guided and self.kinds[:1] == [ME] and file_of(self.game.id) is not None:
            if all(kind.startswith(BOT) for kind in self.kinds[1 : self.players]):
                chosen["guided"] = True
        return chosen | {"hints": hints}

    def check_rated(self) -> None:
        """A rated game is dealt fairly, stands for itself, and everybody has one seat; `TableError` says what is wrong."""
        if self.seed is not None or self.campaign or self.kinds.count(ME) > 1 or OPEN not in self.kinds:
            raise TableError("not-rated", 422)
        if self.hints == "on":
            raise TableError("not-rated", 422)


async def make(tables: Tables, wish: Wish, name: str, person: str, maker: str = "") -> tuple[Table, list[str]]:
    """Make the table; the secrets of its seats come with it."""
    people = wish.rows(name, person)
    dealing = FAIR if wish.seed is None else SEED
    setup, options = wish.setup(people), wish.options()
    return await tables.create(wish.game, setup, people, options, maker=maker, dealing=dealing)


async def continued(
    tables: Tables,
    game: Game,
    setup: Setup,
    entries: Sequence[str],
    kinds: list[str],
    name: str,
    person: str,
    maker: str = "",
) -> tuple[Table, list[str]]:
    """A new table that goes on from a position of a finished or uploaded record: somebody may know what comes."""
    wish = Wish(game, setup.players, kinds)
    if setup.dealing is not None:
        setup = replace(setup, dealing=replace(setup.dealing, known=True))
    people = wish.rows(name, person)
    return await tables.create(game, setup, people, wish.options(), entries, maker=maker, dealing=COPY)


def quick(game: Game) -> Wish:
    """A game against bots at once: two seats where the game has them, else as few as it takes."""
    players = 2 if 2 in game.seats else min(game.seats)
    return Wish(game, players, [ME] + [f"bot:{default_level()}"] * (players - 1))


def first_game(game: Game) -> Wish:
    """The first whole game of a course: against an easy bot, with a coach."""
    guided = course(game.id).guided
    kinds = [ME] + [f"{BOT}:{guided.bot}"] * (guided.players - 1)
    return Wish(game, guided.players, kinds, variants=dict(guided.variants), hints="on", guided=True)


def from_form(game: Game, form: Mapping[str, str]) -> Wish:
    """The wish of a filled-in form; whatever is missing has its default."""
    players = number(form.get("players", ""), 2 if 2 in game.seats else min(game.seats))
    shown = range(min(players, 12))
    wish = Wish(game, players, [form.get(f"seat_{seat}", default_kind(seat)) for seat in shown])
    wish.names = [form.get(f"name_{seat}", "") for seat in shown]
    wish.clock = form.get("clock", "none")
    wish.confirm = form.get("confirm") == "on"
    wish.hints = form.get("hints", "auto")
    wish.campaign = form.get("campaign") == "on"
    wish.public = form.get("public") == "on"
    wish.number = form.get("number", "")
    wish.title = form.get("title", "")
    wish.listed = form.get("listed") == "on"
    wish.rated = form.get("rated") == "on"
    wish.lang = form.get("table_lang", "") if form.get("table_lang") in LANGUAGES else ""
    wish.guided = form.get("guided") == "on"
    seed = form.get("seed", "").strip()
    wish.seed = number(seed, -1) if seed else None
    for variant in game.variants:
        value = form.get(f"variant_{variant.id}", "")
        if value:
            wish.variants[variant.id] = value
    return wish


def number(text: str, default: int) -> int:
    """A whole number, or the default."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 19 else default


def default_kind(seat: int) -> str:
    """Me first, then bots."""
    return ME if seat == 0 else f"bot:{default_level()}"


def impossible(wish: Wish, words: Words) -> str:
    """Why a wish cannot be played, in words; empty when it can."""
    try:
        if wish.players in wish.game.seats:
            reason = wish.game.impossible(wish.players, wish.chosen())
            if reason is not None:
                return words.phrase("impossible", reason)
        wish.game.setup(wish.players, 0, wish.chosen())
    except BadSetup:
        return words.say("error-bad-setup")
    return ""


def impossible_values(wish: Wish, words: Words) -> dict[str, str]:
    """The values that do not go with the rest of the wish, as "<field>=<value>", each with its reason."""
    found: dict[str, str] = {}
    for players in wish.game.seats:
        reason = impossible(Wish(wish.game, players, [], variants=wish.chosen()), words)
        if reason:
            found[f"players={players}"] = reason
    for variant in wish.game.variants:
        for value in variant.values:
            changed = {**wish.chosen(), variant.id: value}
            reason = impossible(Wish(wish.game, wish.players, [], variants=changed), words)
            if reason:
                found[f"variant_{variant.id}={value}"] = reason
    return found
