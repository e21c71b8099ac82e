"""Which front end shows a session: the full screen where there is one, lines for pipes and whoever wants them."""

from __future__ import annotations

import os
import sys
from shutil import get_terminal_size

from . import screen
from .lines import Lines
from .session import Session

COLUMNS, ROWS = 80, 24  # the least that the full screen needs


def roomy() -> bool:
    """Whether a person sits at a window that is large enough."""
    columns, rows = get_terminal_size()
    dumb = os.environ.get("TERM", "dumb") in ("dumb", "unknown")
    return sys.stdin.isatty() and sys.stdout.isatty() and not dumb and columns >= COLUMNS and rows >= ROWS


def show(session: Session, plain: bool, note: str = "") -> None:
    """Let people play the session to its end, or until they leave; what they should know is printed last."""
    voice = session.voice
    if not plain and roomy():
        from .full.app import TableApp  # the toolkit is loaded only when it is needed

        TableApp(session).run()
        if session.over:
            screen.show_scores(session.game, session.final(), voice)
        if session.farewell():
            voice.print(session.farewell())
        return
    voice.print(voice.words.say("title"), "bold")
    voice.print(voice.words.say("subtitle"))
    if note:
        voice.print(note, "dim")
    if session.seat >= 0:
        voice.tell("how", "dim")
    Lines(session).run()
