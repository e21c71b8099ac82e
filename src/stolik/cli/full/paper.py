"""Sheets that lie over the table for a moment: words to read, a curtain between people, a line to type."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from rich.console import RenderableType
from textual import events
from textual.app import ComposeResult
from textual.await_complete import AwaitComplete
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Label, Static

T = TypeVar("T")
SCROLLING = ("up", "down", "pageup", "pagedown", "home", "end")


class Sheet(ModalScreen[T]):
    """What lies over the table; a key that comes while it is put away does not put away another one."""

    away = False

    def dismiss(self, result: T | None = None) -> AwaitComplete:
        if self.away:
            return AwaitComplete()
        self.away = True
        return super().dismiss(result)


class Paper(Sheet[None]):
    """Something to read; any key that does not scroll puts it away."""

    def __init__(self, content: RenderableType, foot: str) -> None:
        super().__init__()
        self.content = content
        self.foot = foot

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="paper"):
            yield Static(self.content, markup=False)
            yield Label(self.foot, classes="foot", markup=False)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def on_key(self, event: events.Key) -> None:
        if event.key not in SCROLLING:
            event.stop()
            self.dismiss()


class Curtain(Sheet[None]):
    """Several people at one screen: the next one is called before their secrets show."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "dismiss")]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        yield Label(self.text, classes="curtain", markup=False)


class Line(Sheet[str]):
    """A line to type: a command as in the line mode."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss('')")]

    def __init__(self, foot: str, text: str = "") -> None:
        super().__init__()
        self.foot = foot
        self.text = text

    def compose(self) -> ComposeResult:
        with Vertical(classes="line"):
            yield Input(self.text, select_on_focus=False)
            yield Label(self.foot, classes="foot", markup=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())
