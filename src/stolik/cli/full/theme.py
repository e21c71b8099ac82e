"""Light and dark: what is chosen holds for all screens and for the next time; NO_COLOR is the toolkit's own."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import ClassVar, TypeVar

from textual.app import App
from textual.binding import BindingType
from textual.theme import Theme

from .. import saved

T = TypeVar("T")
DARK, LIGHT = "dark", "light"
THEMES = (
    Theme(
        DARK, primary="#0f7a70", secondary="#3d5a5c", accent="#c6f53a", foreground="#e8ecea", background="#121617",
        surface="#1b2122", panel="#263032", warning="#ffb84d", error="#ff7a70", success="#7ed491",
    ),
    Theme(
        LIGHT, primary="#0f5f59", secondary="#6d8a88", accent="#0f5f59", foreground="#14201f", background="#f6f8f6",
        surface="#e9eeec", panel="#dde5e2", warning="#8a5a00", error="#b3261e", success="#1f7a33", dark=False,
    ),
)  # fmt: skip

# The colours of seats by the names of the drawings: on dark, on light.
SEATS = {
    "teal": ("#4fd6cc", "#00706c"), "brown": ("#d99a5e", "#8a4b08"), "pink": ("#ff86cb", "#b01e73"),
    "black": ("#a8b0af", "#14201f"), "gold": ("#f2c744", "#7d5b00"), "red": ("#ff7a70", "#b3261e"),
    "white": ("#ffffff", "#5c6664"), "purple": ("#c79bff", "#7429ad"), "blue": ("#7db1ff", "#1a56c4"),
    "orange": ("#ff9f55", "#a84400"), "green": ("#76d483", "#1f7030"), "yellow": ("#f0dc50", "#6b5c00"),
}  # fmt: skip


class Themed(App[T]):
    """A screen that is light or dark."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [("t", "theme")]

    def __init__(self) -> None:
        super().__init__()
        for each in THEMES:
            self.register_theme(each)
        self.theme = preferred()

    def action_theme(self) -> None:
        """Light or dark."""
        self.theme = DARK if self.theme == LIGHT else LIGHT
        with suppress(OSError):
            saved.written(file(), self.theme.encode())


def file() -> Path:
    """Where the choice is kept."""
    return saved.folder().parent / "theme"


def preferred() -> str:
    """What was chosen last; else what the terminal tells of its background, which few do."""
    with suppress(OSError, UnicodeDecodeError):
        kept = file().read_text("utf-8").strip()
        if kept in (DARK, LIGHT):
            return kept
    return LIGHT if os.environ.get("COLORFGBG", "").rpartition(";")[2] in ("7", "15") else DARK
