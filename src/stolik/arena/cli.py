"""The commands of the arena and of the thinking bots, for `stolik`."""

from __future__ import annotations

import typer

from ..bots.command import analyse, hint
from .command import arena


def register(app: typer.Typer) -> None:
    """Add the commands."""
    for command in (arena, hint, analyse):
        app.command()(command)
