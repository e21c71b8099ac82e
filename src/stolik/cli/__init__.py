"""The command `stolik`: play, watch, simulate, replay, measure."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import typer

from .. import __version__
from ..engine.errors import StolikError
from . import admin, advice, arena, campaign, data, figures, learn, play, serve, simulate, verify, watch

COMMANDS = (
    figures.games, learn.learn, play.play, campaign.campaign, watch.watch, watch.replay, verify.verify, simulate.simulate, figures.bench,
    figures.provenance, serve.serve, serve.worker, arena.arena, advice.hint, advice.analyse,
)  # fmt: skip


def application() -> typer.Typer:
    """All commands."""
    app = typer.Typer(
        name="stolik",
        help="A table for heavy expedition board games: play them, watch bots play them, measure them.",
        epilog="Start with: stolik games, then: stolik learn GAME, stolik play GAME",
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode="rich",
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(root)
    for command in COMMANDS:
        app.command()(command)
    app.add_typer(data.data)
    app.add_typer(admin.admin)
    return app


def version(wanted: bool) -> None:
    """Print the version and leave."""
    if wanted:
        typer.echo(f"stolik {__version__}")
        raise typer.Exit


def root(
    version: bool = typer.Option(False, "--version", callback=version, is_eager=True, help="Print the version."),
) -> None:
    """A table for heavy expedition board games: play them, watch bots play them, measure them."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command; what goes wrong is told in one line, with exit code 2."""
    try:
        application()(args=arguments, prog_name="stolik")
    except StolikError as error:
        sys.exit(complain(str(error)))
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
    except OSError as error:
        sys.exit(complain(f"{error.filename or ''}: {error.strerror or error}".lstrip(": ")))


def complain(text: str) -> int:
    """Tell what went wrong, on one line."""
    print("stolik: " + " ".join(text.split()), file=sys.stderr)
    return 2
