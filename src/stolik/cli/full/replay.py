"""A saved game on the full screen: arrows go back and forth, and it can play by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.timer import Timer

from ...engine.option import Option
from ..replayed import Replayed
from .app import TableApp

SECONDS = 1.0  # between two choices that play by themselves
FAR = 10  # choices that a page key passes


class ReplayApp(TableApp):
    """The panes of the table at any position of a game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,n", "step(1)", priority=True),
        Binding("left,b", "step(-1)", priority=True),
        Binding("pagedown", f"step({FAR})", priority=True),
        Binding("pageup", f"step(-{FAR})", priority=True),
        Binding("home", "jump(0)", priority=True),
        Binding("end", "jump(-1)", priority=True),
        ("space", "play"),
    ]

    def __init__(self, session: Replayed) -> None:
        super().__init__(session)
        self.replayed = session
        self.playing: Timer | None = None

    @property
    def keys(self) -> str:
        return "keys-replay"

    def asked(self) -> tuple[str, list[int], list[tuple[str, str]]]:
        session, say = self.replayed, self.voice.say
        chosen = f"\n{session.said(session.shown)}" if session.shown is not None else ""
        ids = ["next", "back", "play"] if self.playing is None else ["pause"]
        ids += ["scores"] * (session.at == session.last and session.record.state.over) + ["leave"]
        return session.heading() + chosen, [], [(id, say(f"replay-{id}")) for id in ids]

    def marked(self, numbers: Sequence[int]) -> list[tuple[str, Option]]:
        """Where the choice was made that led here."""
        return [("*", self.replayed.shown)] if self.replayed.shown is not None else []

    def take(self, id: str) -> None:
        if id in ("next", "back"):
            self.action_step(1 if id == "next" else -1)
        elif id in ("play", "pause"):
            self.action_play()
        else:
            super().take(id)

    def action_step(self, count: int) -> None:
        """So many choices on, or back."""
        self.turn(self.replayed.at + count)

    def action_jump(self, at: int) -> None:
        """To the start or the end."""
        self.turn(self.replayed.last if at < 0 else at)

    def action_digit(self, digit: str) -> None:
        """A number of a choice; Enter goes there."""
        self.number = (self.number + digit)[-len(str(self.replayed.last)) :]
        self.tell(f"> {self.number}")

    def action_go_on(self) -> None:
        if self.number:
            self.turn(int(self.number))
            self.number = ""

    def turn(self, at: int) -> None:
        """Show a position; what is lit there is looked at."""
        if self.screen is not self.table:
            return
        self.fresh = []
        if not self.replayed.go(at):
            self.stop()
        self.renew()

    def action_play(self) -> None:
        """Choice after choice by itself, or no longer."""
        if self.playing is None:
            self.playing = self.set_interval(SECONDS, lambda: self.action_step(1))
        else:
            self.stop()
        self.show_options()

    def stop(self) -> None:
        """It no longer plays by itself."""
        if self.playing is not None:
            self.playing.stop()
            self.playing = None
