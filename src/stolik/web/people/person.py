"""Who is asking: language and theme from cookies, the person from their sign-in, seats from either the person or the
secrets that cookies hold."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import quote, unquote

from starlette.requests import Request
from starlette.responses import Response

from ...engine.state import SPECTATOR
from ...words import LANGUAGES
from ..limits import payer_of
from ..settings import Settings
from ..tables.storage import OPEN
from ..tables.tables import Table, clean_name
from ..tokens import digest
from .door import account_of, give

MONTH = 30 * 86_400
THEMES = ("auto", "light", "dark")


@dataclass(frozen=True)
class Person:
    """Who looks at the page: their language, theme and name, kept in cookies."""

    lang: str = "en"
    theme: str = "auto"
    name: str = ""
    sound: bool = False
    id: str = ""  # of the person; strangers have none
    mark: int = 0  # what their emblem is drawn from


@dataclass(frozen=True)
class Viewer:
    """Whose eyes: the seat looked from, and all seats the person holds (several when one screen is shared)."""

    seat: int = SPECTATOR
    mine: tuple[int, ...] = ()
    lang: str = "en"

    @property
    def eyes(self) -> tuple[int, ...]:
        """The seats whose secrets may be seen here."""
        return (self.seat, *self.mine)


def person_of(request: Request) -> Person:
    """The person, as far as the cookies know."""
    cookies, found = request.cookies, account_of(request)
    lang = cookies.get("lang", "")
    theme = cookies.get("theme", "auto")
    return Person(
        lang if lang in LANGUAGES else preferred(request.headers.get("accept-language", "")),
        theme if theme in THEMES else "auto",
        (found.name if found else "") or clean_name(unquote(cookies.get("name", ""))),
        cookies.get("sound") == "on",
        found.id if found else "",
        found.mark if found else 0,
    )


def preferred(header: str) -> str:
    """The first known language of an Accept-Language header; English when none is."""
    weighed: list[tuple[float, int, str]] = []
    for order, part in enumerate(header.split(",")[:20]):
        name, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            weight = 0.0
        weighed.append((-weight, order, name.strip().lower().partition("-")[0]))
    for _, _, name in sorted(weighed):
        if name in LANGUAGES:
            return name
    return LANGUAGES[0]


def remember(response: Response, settings: Settings, **facts: str) -> None:
    """Keep facts about a person in cookies for all pages."""
    for name, value in facts.items():
        give(response, settings, name, quote(value))


def maker_of(request: Request) -> str:
    """Who makes a table, for fair shares and limits: the hash of the address (of a network for IPv6), and the person."""
    return f"{digest(payer_of(request.scope))[:16]} {person_of(request).id}"


def give_seat(response: Response, settings: Settings, table: str, seat: int, token: str) -> None:
    """Let a browser hold a seat."""
    give(response, settings, f"seat_{seat}", token, f"/t/{table}")


def give_invite(response: Response, settings: Settings, table: str, seat: int, token: str) -> None:
    """Let a browser know the link of an open seat."""
    give(response, settings, f"invite_{seat}", token, f"/t/{table}", MONTH)


def held(request: Request, table: Table) -> tuple[int, ...]:
    """The seats of the person who asks, and those whose secrets the request carries."""
    found, seats = account_of(request), []
    for row in table.seats:
        token = request.cookies.get(f"seat_{row.seat}", "")
        if found is not None and row.person == found.id and row.kind != OPEN:
            seats.append(row.seat)
        elif token and len(token) <= 64 and table.holder(token) == row.seat:
            seats.append(row.seat)
    return tuple(seats)


def viewer_of(request: Request, table: Table, person: Person) -> Viewer:
    """Whose eyes a page is drawn for: the seat asked for if held, else the held one that must choose, else the first."""
    mine = held(request, table)
    asked = request.query_params.get("seat", "")
    if asked == "watch" or not mine:
        return Viewer(SPECTATOR, (), person.lang)
    if asked.isascii() and asked.isdigit() and len(asked) < 3 and int(asked) in mine:
        return Viewer(int(asked), mine, person.lang)
    if len(mine) == 1:
        return Viewer(mine[0], mine, person.lang)
    return Viewer(SPECTATOR, mine, person.lang)  # a shared screen starts behind the curtain
