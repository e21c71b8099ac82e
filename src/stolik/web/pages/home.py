"""The pages around the table: home, new table, my tables."""

from __future__ import annotations

from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response

from ...engine.errors import StolikError
from ...engine.game import Game
from ...engine.option import SEAT
from ...lessons.course import course, file_of
from ...words import LANGUAGES, Words
from ..errors import TableError
from ..limits import payer_of
from ..people.accounts import Account
from ..people.door import arrive
from ..people.person import THEMES, Person, give_invite, give_seat, maker_of, person_of, remember
from ..server import Server, server_of
from ..tables import wishes
from ..tables.campaigns import chapter_of, goes_on
from ..tables.storage import OPEN, PERSON, SeatRow, TableRow
from ..tables.tables import Table, clean_name
from ..tokens import next_id
from . import offers, shelves
from .answers import json, local, page, see
from .contexts import Choice, Done, GameCard, Home, LessonCard, MinePage, New, TableCard
from .forms import fields_of
from .language import words as words_of
from .progress import learned, sound
from .scenes import last_events, names

SHOWN = 4  # tables of a list on the home page


def card(game: Game, lang: str) -> GameCard:
    """A game as the home page shows it."""
    words = words_of(lang, game)
    return GameCard(game, words.say("title"), words.say("subtitle"), min(game.seats), max(game.seats))


async def home(request: Request) -> Response:
    """What waits for the person, the games as pictures, and where chairs are free."""
    server, person = server_of(request), person_of(request)
    mine = await my_tables(server, person, 24)
    turns = [each for each in mine if each.my_turn and not each.over]
    turn = turns[0] if turns else None
    rest = [each for each in mine if each is not turn][:SHOWN]
    offered = [each for each in await shelves.offered(request, person) if not each.mine]
    context = Home(
        [card(game, person.lang) for game in server.games()], turn, await told_since(server, turn, person) if turn else [],
        len(turns), rest, offered[:SHOWN], len(offered), await courses(request, person),
    )  # fmt: skip
    return page(request, "home.html", context, person)


async def told_since(server: Server, turn: TableCard, person: Person) -> list[Done]:
    """What the others did at a table since the person's own last choice, in the words of the log."""
    try:
        table = await server.tables.get(turn.id)
        async with table.lock:
            await server.tables.fresh(table)
            if table.waiting or table.over:
                return []
            words = words_of(person.lang, table.game)
            record, called = table.record, names(table, words, table.record.state)
            events = last_events(record, turn.seat, len(record.choices))
    except StolikError:  # of older rules: nothing can be told
        return []
    found: dict[int, Done] = {}
    for event in events:
        who = [value for kind, value in zip(event.verb.kinds, event.args) if kind is SEAT]
        if who and 0 <= who[0] < len(table.seats) and who[0] != turn.seat:
            chair = turn.chairs[(who[0] - turn.seat) % len(turn.chairs)]
            found[who[0]] = Done(chair, words.event(event, called))  # the last of each
    return list(found.values())[-2:]


async def courses(request: Request, person: Person) -> list[LessonCard]:
    """The courses that the person has begun and not finished, the last one first."""
    server, found = server_of(request), []
    for id, told in (await learned(request)).items():
        try:
            game = server.find(id)
        except StolikError:
            continue
        if file_of(game.id) is None:
            continue
        taught = course(game.id)
        progress = sound(taught, told)
        left = [each for each in taught.lessons if each.id not in progress.done]
        if left and (progress.done or progress.lesson):
            now = next((each for each in taught.lessons if each.id == progress.lesson), left[0])
            step = f"?step={progress.step}" if now.id == progress.lesson and progress.step else ""
            number = taught.lessons.index(now) + 1
            found.append(
                LessonCard(
                    card(game, person.lang), now.title.to(person.lang), number, len(taught.lessons),
                    len(progress.done), f"/learn/{game.id}/{now.id}{step}",
                )
            )  # fmt: skip
    return found[:2]


async def mine(request: Request) -> Response:
    """All tables of the person."""
    server, person = server_of(request), person_of(request)
    return page(request, "mine.html", MinePage(await my_tables(server, person)), person)


async def my_tables(server: Server, person: Person, limit: int = 60) -> list[TableCard]:
    """The tables at which a person sits: those that wait for them first."""
    if not person.id:
        return []
    rows = await server.storage.mine(person.id, limit)
    people = await server.storage.companies([row.id for row, _ in rows])
    known = await server.accounts.accounts({seat.person for seats in people.values() for seat in seats if seat.person})
    unread = await server.storage.unread(person.id, [row.id for row, _ in rows])
    begun = await server.storage.known([next_id(row.id) for row, _ in rows if row.over and "campaign" in row.options])
    cards: dict[str, TableCard] = {}
    for row, seat in rows:
        waits = seat in row.deciders
        if row.id in cards:  # several seats of one table: a shared screen
            cards[row.id] = replace(cards[row.id], my_turn=cards[row.id].my_turn or waits, address=f"/t/{row.id}")
            continue
        try:
            game = server.find(row.game)
        except StolikError:  # a game that this server does not have
            continue
        cards[row.id] = table_card(row, seat, game, people[row.id], known, words_of(person.lang, game), begun)
        cards[row.id] = replace(
            cards[row.id], my_turn=waits, unread=unread.get(row.id, 0), room=not row.started and not row.over
        )
    return sorted(
        cards.values(),
        key=lambda each: (
            each.over and not each.follows, not each.my_turn, not each.kept, each.due or LATER if each.my_turn else 0.0,
            each.over, -each.changed,
        ),
    )  # fmt: skip


def table_card(
    row: TableRow, seat: int, game: Game, seats: list[SeatRow], known: dict[str, Account], words: Words, begun: set[str]
) -> TableCard:
    """A table as somebody at one of its seats sees it in a list."""
    chairs = shelves.chairs_of(seats, known, words, [seat])
    called = [chair.name for chair in chairs[-seat:] + chairs[:-seat]] if seat else [chair.name for chair in chairs]
    others = [called[each] for each in row.deciders if each != seat and each < len(called)]
    since, due = turn_of(row, seat if seat in row.deciders else next(iter(row.deciders), seat))
    follows = row.over and goes_on(game, row.options) and next_id(row.id) not in begun
    title = str(row.options.get("title", ""))
    return TableCard(
        row.id, game, title or words.say("title"), called, seat,
        f"/t/{row.id}/score" if follows else f"/t/{row.id}?seat={seat}", False, row.over, row.changed,
        chapter_of(game, row.options), follows, seats[seat].kind == OPEN and not row.over, since, due, 0,
        words.say("title") if title else "", chairs, ", ".join(others), shelves.pace_in(row.options, words),
    )  # fmt: skip


LATER = 1e12  # after everything that a clock counts down to


def turn_of(row: TableRow, seat: int) -> tuple[float, float]:
    """Since when, and until when, a seat has to choose."""
    for each in row.turns.split():
        number, since, due = each.split(":")
        if int(number) == seat:
            return float(since), float(due)
    return 0.0, 0.0


# -- new tables -----------------------------------------------------------------------------------------------


def new_page(request: Request, wish: wishes.Wish, person: Person, problem: str = "", status: int = 200) -> Response:
    """The form of a new table, filled in with a wish."""
    game, words = wish.game, words_of(person.lang, wish.game)
    most = max(game.seats)
    context = New(
        card(game, person.lang),
        words,
        wish.players,
        [Choice(str(count), words.say("players", number=count)) for count in game.seats],
        offers.seat_kinds(words),
        [*wish.kinds, *(wishes.default_kind(seat) for seat in range(len(wish.kinds), most))][:most],
        offers.variant_fields(wish, words),
        offers.clock_choices(words),
        offers.hint_choices(words),
        wish,
        game.campaign() is not None,
        offers.automata(game, person.lang),
        problem or wishes.impossible(wish, words),
    )
    return page(request, "new.html", context, person, status)


async def new(request: Request) -> Response:
    """The form of a new table."""
    game = server_of(request).find(request.path_params["game"])
    return new_page(request, wishes.from_form(game, dict(request.query_params)), person_of(request))


async def check(request: Request) -> Response:
    """Why the form's combination is impossible, and which single values would be."""
    game = server_of(request).find(request.path_params["game"])
    words = words_of(person_of(request).lang, game)
    wish = wishes.from_form(game, dict(request.query_params))
    return json({"impossible": wishes.impossible(wish, words), "values": wishes.impossible_values(wish, words)})


async def make(request: Request) -> Response:
    """Make the table of a filled-in form."""
    server, person = server_of(request), person_of(request)
    game = server.find(request.path_params["game"])
    wish = wishes.from_form(game, await fields_of(request))
    problem = wishes.impossible(wish, words_of(person.lang, game))
    if problem:
        return new_page(request, wish, person, problem, 422)
    return await seated(request, wish)


async def quick(request: Request) -> Response:
    """Start against bots at once."""
    wish = wishes.quick(server_of(request).find(request.path_params["game"]))
    wish.number = (await fields_of(request)).get("number", "")
    return await seated(request, wish)


async def first_game(request: Request) -> Response:
    """The first whole game of a course, with a coach beside it."""
    wish = wishes.first_game(server_of(request).find(request.path_params["game"]))
    wish.number = (await fields_of(request)).get("number", "")
    return await seated(request, wish)


async def seated(request: Request, wish: wishes.Wish) -> Response:
    """Make a table, give the browser its seats and the links of the open ones, and go there."""
    server, person = server_of(request), person_of(request)
    allow_new(request)
    me = await arrive(request, server.accounts, person.name or wish.own_name(), person.lang)
    table, secrets = await wishes.make(server.tables, wish, person.name, me.id, maker_of(request))
    return at_table(server, table, secrets)


def allow_new(request: Request) -> None:
    """Not too many tables at once, of an address and of a person."""
    limit, person = server_of(request).limits.tables, person_of(request).id
    if not limit.take(payer_of(request.scope)) or (person and not limit.take(person)):
        raise TableError("too-many-tables", 429)


def at_table(server: Server, table: Table, secrets: list[str]) -> Response:
    """Go to a table just made, with the cookies of its seats."""
    mine = [seat.seat for seat in table.seats if seat.kind == PERSON]
    response = see(f"/t/{table.id}?seat={mine[0]}" if len(mine) == 1 else f"/t/{table.id}")
    for seat, secret in zip(table.seats, secrets, strict=True):
        if seat.kind == PERSON:
            give_seat(response, server.settings, table.id, seat.seat, secret)
        elif seat.kind == OPEN:
            give_invite(response, server.settings, table.id, seat.seat, secret)
    return response


async def upload(request: Request) -> Response:
    """Look at an uploaded record: a finished table, or one to go on with."""
    server, person = server_of(request), person_of(request)
    allow_new(request)
    form = await fields_of(request)
    brought = await server.reader.read(form.get("record", "").encode())
    kinds = [wishes.ME] * brought.setup.players
    me = await arrive(request, server.accounts, person.name, person.lang)
    game = server.find(brought.game)
    table, secrets = await wishes.continued(
        server.tables, game, brought.setup, brought.entries, kinds, person.name, me.id, maker_of(request)
    )
    return at_table(server, table, secrets)


async def settle(request: Request) -> Response:
    """Keep a person's language, theme, sound and name."""
    server, form = server_of(request), await fields_of(request)
    response = see(local(form.get("back", "/")))
    allowed = {"lang": LANGUAGES, "theme": THEMES, "sound": ("on", "off")}
    kept = {name: form[name] for name, values in allowed.items() if form.get(name) in values}
    if "name" in form:
        kept["name"] = clean_name(form["name"])
    remember(response, server.settings, **kept)
    known = person_of(request).id
    if known and (facts := {name: kept[name] for name in ("name", "lang") if name in kept}):
        await server.accounts.settle(known, **facts)
    return response
