"""Who is asking: language, theme and name from cookies, seats from the secrets that their cookies hold."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import quote, unquote

from starlette.requests import Request
from starlette.responses import Response

from ...engine.state import SPECTATOR
from ...words import LANGUAGES
from ..limits import payer_of
from ..settings import Settings
from ..tables.tables import Table, clean_name
from ..tokens import digest, new_token

YEAR = 365 * 86_400
THEMES = ("auto", "light", "dark")


@dataclass(frozen=True)
class Person:
    """Who looks at the page: their language, theme and name, kept in cookies."""

    lang: str = "en"
    theme: str = "auto"
    name: str = ""
    sound: bool = False
    key: str = ""  # the secret of "my tables"; never shown


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
    cookies = request.cookies
    lang = cookies.get("lang", "")
    theme = cookies.get("theme", "auto")
    return Person(
        lang if lang in LANGUAGES else preferred(request.headers.get("accept-language", "")),
        theme if theme in THEMES else "auto",
        clean_name(unquote(cookies.get("name", ""))),
        cookies.get("sound") == "on",
        cookies.get("me", "")[:64],
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


def person_hash(person: Person) -> str:
    """The hash under which a person's tables are found; empty for strangers."""
    return digest(person.key) if person.key else ""


def remember(response: Response, settings: Settings, **facts: str) -> None:
    """Keep facts about a person in cookies for all pages."""
    for name, value in facts.items():
        response.set_cookie(
            name, quote(value), max_age=YEAR, path="/", httponly=True, samesite="lax", secure=settings.https
        )


def known(person: Person, response: Response, settings: Settings) -> str:
    """The hash of a person, who gets a cookie for "my tables" when there is none yet."""
    if person.key:
        return person_hash(person)
    key = new_token()
    remember(response, settings, me=key)
    return digest(key)


def maker_of(request: Request) -> str:
    """Who makes a table, for fair shares and limits: hashes of the address (of a network for IPv6) and of the person."""
    return f"{digest(payer_of(request.scope))[:16]} {person_hash(person_of(request))[:16]}"


def new_person(person: Person) -> tuple[str, str]:
    """A person's key and its hash; a new one for strangers."""
    key = person.key or new_token()
    return key, digest(key)


def seat_cookie(table: str, seat: int) -> tuple[str, str]:
    """Name and path of the cookie that holds a seat's secret."""
    return f"seat_{seat}", f"/t/{table}"


def give_seat(response: Response, settings: Settings, table: str, seat: int, token: str) -> None:
    """Let a browser hold a seat."""
    name, path = seat_cookie(table, seat)
    response.set_cookie(name, token, max_age=YEAR, path=path, httponly=True, samesite="lax", secure=settings.https)


def held(request: Request, table: Table) -> tuple[int, ...]:
    """The seats whose secrets the request carries."""
    seats = []
    for seat in range(len(table.seats)):
        token = request.cookies.get(f"seat_{seat}", "")
        if token and len(token) <= 64 and table.holder(token) == seat:
            seats.append(seat)
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
