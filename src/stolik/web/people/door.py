"""The door: finds out, at every request of a page, which person the browser's cookie belongs to.

Whoever arrives or signs in while the request is answered gets the cookie with the answer.
"""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request, cookie_parser
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...engine.errors import StolikError
from ..errors import TableError, told
from ..settings import Settings
from ..tables.operations import Operations
from ..tokens import digest
from .accounts import Account, Accounts, device_of
from .learning import of_lessons

YEAR = 365 * 86_400
COOKIE = "me"
NOBODYS = ("/static/", "/api/", "/healthz", "/readyz", "/metrics")  # addresses at which cookies mean nothing
WHO, SESSION, GIVEN = "stolik.person", "stolik.session", "stolik.given"  # in a request's scope


class Door:
    """Stands between the guard and the addresses."""

    def __init__(
        self, app: ASGIApp, accounts: Accounts, operations: Operations, settings: Settings, refuse: ASGIApp
    ) -> None:
        self.app = app
        self.accounts = accounts
        self.operations = operations
        self.settings = settings
        self.refuse = refuse  # answers with the error found in scope["stolik.error"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"].startswith(NOBODYS):
            await self.app(scope, receive, send)
            return

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start" and GIVEN in scope:
                out = MutableHeaders(scope=message)
                out.append("set-cookie", self.cookie(COOKIE, scope[GIVEN]))
                for name in of_lessons(Request(scope).cookies):  # the person knows that now, or it is somebody else's
                    out.append("set-cookie", self.cookie(name, ""))
            await send(message)

        try:
            await self.look(scope)
        except StolikError as error:
            await self.refuse({**scope, "stolik.error": told(error)}, receive, send)
            return
        await self.app(scope, receive, answer)

    async def look(self, scope: Scope) -> None:
        """Note who asks, if their sign-in is good."""
        key = cookie_parser(Headers(scope=scope).get("cookie", "")).get(COOKIE, "")[:64]
        found = await self.accounts.recognise(digest(key)) if key else None
        if found is not None:
            if found.id in self.operations.persons:
                raise TableError("banned", 403)
            scope[WHO], scope[SESSION] = found, digest(key)

    def cookie(self, name: str, key: str) -> str:
        """The header that gives a browser a cookie, or takes it away."""
        made = Response()
        if key:
            give(made, self.settings, name, key)
        else:
            made.delete_cookie(name, path="/", httponly=True, samesite="lax", secure=self.settings.https)
        return made.headers["set-cookie"]


def give(response: Response, settings: Settings, name: str, value: str, path: str = "/", lasting: int = YEAR) -> None:
    """Give a browser a cookie, which no script can read."""
    response.set_cookie(name, value, max_age=lasting, path=path, httponly=True, samesite="lax", secure=settings.https)


def account_of(request: Request) -> Account | None:
    """The person who asks, if they are known."""
    found: Account | None = request.scope.get(WHO)
    return found


def session_of(request: Request) -> str:
    """The hash of the sign-in by which they are known, or nothing."""
    return str(request.scope.get(SESSION, ""))


def device(request: Request) -> str:
    """What the request comes from, in a few words."""
    return device_of(request.headers.get("user-agent", ""))


async def let_in(request: Request, accounts: Accounts, person: str, key: str) -> None:
    """From now on, and with the answer's cookie, the browser is this person's."""
    request.scope[WHO] = await accounts.account(person)
    request.scope[SESSION], request.scope[GIVEN] = digest(key), key
    await accounts.learning.bring(person, request.cookies)


def let_out(request: Request) -> None:
    """The browser is nobody's any more."""
    request.scope.pop(WHO, None)
    request.scope.pop(SESSION, None)
    request.scope[GIVEN] = ""


async def arrive(request: Request, accounts: Accounts, name: str = "", lang: str = "en") -> Account:
    """The person who asks; a newcomer becomes a guest."""
    found = account_of(request)
    if found is None:
        id, key = await accounts.welcome(name, lang, device(request))
        await let_in(request, accounts, id, key)
        found = account_of(request)
        assert found is not None
    return found
