"""The lobby: tables at which a chair is free for anybody, for tonight and over days."""

from __future__ import annotations

from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response

from ..people.person import person_of
from ..server import server_of
from .answers import page
from .contexts import LobbyPage, OpenTable
from .home import card
from .shelves import offered

FILTERS = ("game", "pace", "rated", "chairs", "lang")


async def show(request: Request) -> Response:
    """Open tables, as far as the filters let them through; one of them with its chairs."""
    server, person = server_of(request), person_of(request)
    chosen = {name: request.query_params.get(name, "")[:32] for name in FILTERS}
    found = [each for each in await offered(request, person) if fits(each, chosen)]
    live, slow = [each for each in found if not each.days], [each for each in found if each.days]
    asked = request.query_params.get("table", "")
    shown = next((each for each in found if each.id == asked), next(iter([*live, *slow]), None))
    games = [card(game, person.lang) for game in server.games()]
    most = max((max(game.seats) for game in server.games()), default=1)
    counts = [str(count) for count in range(2, most + 1)]

    def link(**changed: str) -> str:
        """The lobby with another filter."""
        wanted = {name: value for name, value in {**chosen, **changed}.items() if value}
        return f"/lobby?{urlencode(wanted)}" if wanted else "/lobby"

    context = LobbyPage(games, live, slow, chosen, shown, bool(asked) and shown is not None, counts, link)
    return page(request, "lobby.html", context, person)


def fits(table: OpenTable, chosen: dict[str, str]) -> bool:
    """Whether a table is what somebody looks for."""
    return (
        chosen["game"] in ("", table.game.id)
        and chosen["pace"] in ("", "days" if table.days else "live")
        and chosen["rated"] in ("", "on" if table.rated else "off")
        and chosen["chairs"] in ("", str(len(table.chairs)))
        and (not chosen["lang"] or table.lang in ("", chosen["lang"]))
    )
