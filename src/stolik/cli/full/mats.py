"""What the panes beside the map say: everybody's table, the hand, what happened lately, the keys."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.containers import VerticalScroll
from textual.widgets import RichLog

from ...words import Words
from ..about import at_place
from ..rows import Row
from ..session import Session


class Pane(VerticalScroll):
    """A pane to scroll, which may fill the screen."""

    ALLOW_MAXIMIZE = True


class Chronicle(RichLog):
    """What happened, line by line; written anew when something was taken back or the pane has another width."""

    said: list[str]
    wide = 0

    def on_mount(self) -> None:
        self.said = []

    def tell(self, lines: list[str]) -> None:
        """All that happened; what is shown already is not written again."""
        if lines[: len(self.said)] != self.said:
            self.clear()
            self.said = []
        for line in lines[len(self.said) :]:
            self.write(Text(f"· {line}"))
        self.said = lines

    def on_resize(self, event: events.Resize) -> None:
        if self.wide and event.size.width != self.wide:
            lines, self.said = self.said, []
            self.clear()
            self.tell(lines)
        self.wide = event.size.width


def mats(session: Session, own: Sequence[Row]) -> Text:
    """Everybody's table: own rows first, then the others' and what is common; what only the seat knows is its hand."""
    told, names, rows = Text(), session.voice.participants(session.view), session.rows
    if session.seat >= 0:
        told.append(f"{names[session.seat]}\n", "bold")
        told.append(lettered([row for row in own if not row.secret]))
    for side in range(len(names)):
        if side != session.seat:
            told.append(f"{names[side]}\n", "bold")
            told.append(lettered([row for row in rows if row.side == side]))
    told.append("\n")
    return told.append(lettered([row for row in rows if row.side < 0 and not at_place(session, row)]))


def held(rows: Sequence[Row], words: Words) -> Text:
    """The hand thing by thing, with what each is."""
    told = Text()
    for row in rows:
        told.append(f"{row.label}\n", "dim")
        if not row.things:
            told.append(f"  {row.text}\n")
        for kind, id in dict.fromkeys(row.things):
            count = row.things.count((kind, id))
            told.append(f"{f'{count} × ' if count > 1 else ''}{words.thing(kind, id)}\n", "bold")
            if words.about(kind, id):
                told.append(f"{words.about(kind, id)}\n")
    return told


def latest(told: Sequence[str], room: int) -> str:
    """As much of what happened last as there is room for."""
    shown: list[str] = []
    for line in reversed(told):
        if shown and sum(map(len, shown)) + 3 * len(shown) + len(line) > room:
            break
        shown.insert(0, line)
    return " · ".join(shown if len(shown) == len(told) else ["…", *shown])


def fitting(keys: str, width: int) -> str:
    """The keys that a line has room for; the most needed stand first."""
    told = keys.split("  ")
    while len(told) > 1 and cell_len("  ".join(told)) > width:
        told.pop()
    return "  ".join(told)


def lettered(rows: Sequence[Row]) -> Text:
    """Rows one below the other, their labels dim."""
    told = Text()
    for row in rows:
        told.append(f"{row.under}, {row.label}: " if row.under else f"{row.label}: ", "dim")
        told.append(f"{row.text}\n")
    return told
