"""Waiting at a served table until its last seat is taken: who sits there, what is said, and the way out."""

from __future__ import annotations

import time
from typing import Any, ClassVar

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.widgets import Label, Static
from textual.worker import get_current_worker

from ..remote import LOBBY, Refused, Server, unreachable
from ..voice import Voice
from .paper import Line
from .style import EDGES, LOBBY_STYLE
from .theme import Themed

GLANCE = 0.1  # seconds between two looks at whether somebody leaves


class Lobby(Themed[bool]):
    """The seats of a table; the answer is whether the game has begun."""

    CSS = EDGES + LOBBY_STYLE
    BINDINGS: ClassVar[list[BindingType]] = [("q,escape,ctrl+q", "leave"), ("s", "talk")]

    def __init__(self, server: Server, voice: Voice) -> None:
        super().__init__()
        self.server = server
        self.voice = voice

    def compose(self) -> ComposeResult:
        yield Label(f"{self.voice.words.say('title')} · {self.server.address.link}", id="title", markup=False)
        with VerticalScroll():
            yield Static(self.voice.say("waiting-seats"), id="seats", markup=False)
            yield Static(id="said", markup=False)
        yield Label(self.voice.say("keys-lobby"), id="keys", markup=False)

    def on_mount(self) -> None:
        self.look()

    @work(thread=True)
    def look(self) -> None:
        """Again and again, beside the screen, until the game is dealt; a server that is away comes back."""
        worker = get_current_worker()
        while not worker.is_cancelled:
            try:
                facts = self.server.ask("", patience=0)
                said = self.server.ask("/messages", patience=0)["messages"]
                self.call_from_thread(self.show, facts, said)
            except Refused as error:
                if not unreachable(error):
                    self.call_from_thread(self.exit, False, message=str(error))
                    return
                self.call_from_thread(self.notify, self.voice.say("lost"), severity="warning")
            until = time.monotonic() + LOBBY
            while time.monotonic() < until and not worker.is_cancelled:
                time.sleep(GLANCE)

    def show(self, facts: dict[str, Any], said: list[dict[str, Any]]) -> None:
        """Who sits there and what was said; the table itself, once it is dealt."""
        if not facts["waiting"]:
            self.exit(True)
            return
        told = Text(f"{self.voice.say('waiting-seats')}\n\n")
        for each in facts["seats"]:
            name = each["name"] or each["level"] or self.voice.say("free-seat")
            told.append(f"  {each['seat'] + 1}  {name}")
            told.append(f" ({self.voice.say('you')})\n" if each["seat"] == facts["seat"] else "\n")
        self.query_one("#seats", Static).update(told)
        lines = [each.get("told") or self.voice.say("said", name=each["name"], text=each["text"]) for each in said]
        self.query_one("#said", Static).update("\n".join([*filter(None, [facts.get("notice", "")]), *lines]))

    def action_talk(self) -> None:
        """Say something to those who wait too."""
        self.push_screen(Line(self.voice.say("keys-lobby")), self.say)

    def say(self, text: str | None) -> None:
        """Tell it to the server, beside the screen."""
        if text:
            self.tell(text)

    @work(thread=True)
    def tell(self, text: str) -> None:
        try:
            self.server.ask("/messages", {"text": text})
        except Refused as error:
            self.call_from_thread(self.notify, str(error), severity="warning")

    def action_leave(self) -> None:
        """Leave; the link leads back."""
        self.workers.cancel_all()
        self.exit(False)
