"""`stolik join`: a seat at a served table, taken by its link; the seat is kept, so that the link works again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from ..engine.errors import BadSetup
from ..engine.state import SPECTATOR
from ..games import game as find
from . import flags, saved
from .front import roomy, show
from .voice import Voice

if TYPE_CHECKING:
    from .remote import Server


SEATS = "seats.json"  # the file of seats that were taken on servers


def join(
    url: Annotated[str, typer.Argument(metavar="URL", help="The link of a table or of a seat, as the page shows it.")],
    name: Annotated[str, typer.Option("--name", help="Your name at the table.")] = "",
    watch: Annotated[bool, typer.Option("--watch", help="Only look on.")] = False,
    plain: flags.Plain = False,
    lang: flags.Lang = "",
) -> None:
    """Play at a served table, next to people in the browser.

    The link of an invitation takes its seat; that of a public table takes a free one. You can leave and come back with
    the same link.
    """
    from .remote import Address, Refused, Remote, Server, unreachable  # what speaks HTTP is loaded only here

    voice = Voice(flags.language(lang))
    address = Address.parse(url)
    if address is None:
        raise BadSetup(voice.say("wrong-link", word=url))
    server = Server(address, voice.words.lang)
    try:
        facts = server.ask("")
    except Refused as error:
        raise BadSetup(voice.say("unreachable", url=address.base)) if unreachable(error) else error from error
    seat = SPECTATOR
    if not watch:
        seat, token = server.sit(facts, [kept().get(address.link, ""), address.secret], name)
        if token:
            saved.remember(SEATS, {**kept(), address.link: token}, private=True)
    voice = Voice(voice.words.lang, find(facts["game"]))
    if server.ask("")["waiting"] and not begun(server, voice, plain):
        voice.tell("rejoin", url=address.link)
        return
    show(Remote(voice, find(facts["game"]), server, seat), plain)


def begun(server: Server, voice: Voice, plain: bool) -> bool:
    """Wait for the others; whether the game has begun, or the person leaves."""
    if roomy() and not plain:
        from .full.lobby import Lobby  # the toolkit is loaded only when it is needed

        return bool(Lobby(server, voice).run())
    voice.tell("waiting-seats")
    try:
        server.wait()
    except KeyboardInterrupt:
        return False
    return True


def kept() -> dict[str, str]:
    """The secrets of seats that were taken, by the link of their table."""
    return saved.remembered(SEATS, dict[str, str])
