"""The command `stolik`: play, watch, simulate, replay, measure."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING

import typer
from typer.exceptions import Abort, TyperException

from .. import __version__
from ..engine.errors import BadRecord, OtherVersion, StolikError
from ..engine.printed import BadCopy

if TYPE_CHECKING:
    from .voice import Voice

# Every command, and the module that has it: only the one that is called is loaded.
COMMANDS = {
    "games": "figures", "learn": "learn", "play": "play", "join": "join", "campaign": "campaign", "watch": "watch",
    "replay": "watch", "verify": "verify", "simulate": "simulate", "bench": "figures", "provenance": "figures",
    "serve": "serve", "worker": "serve", "arena": "arena", "hint": "advice", "analyse": "advice",
}  # fmt: skip
GROUPS = {"data": "data", "admin": "admin"}  # commands of their own


def application(called: str = "") -> typer.Typer:
    """The command that is called; all of them, when help is asked or there is no such command."""
    app = typer.Typer(
        name="stolik",
        help="A table for heavy expedition board games: play them, watch bots play them, measure them.",
        epilog="Start with: stolik games, then: stolik learn GAME, stolik play GAME",
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode="rich",
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(root)
    known = called in COMMANDS or called in GROUPS
    for name, module in COMMANDS.items():
        if called == name or not known:
            app.command()(getattr(import_module(f".{module}", __package__), name))
    for name, module in GROUPS.items():
        if called == name or not known:
            app.add_typer(getattr(import_module(f".{module}", __package__), name))
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
    given = list(sys.argv[1:] if arguments is None else arguments)
    called = next((each for each in given if not each.startswith("-")), "")
    if not given or given in ([group] for group in GROUPS):
        given.append("--help")
    try:
        if called and called not in (*COMMANDS, *GROUPS):
            sys.exit(complain(spoken(given).wrong("command", called, [*COMMANDS, *GROUPS])))
        sys.exit(application(called)(args=given, prog_name="stolik", standalone_mode=False) or 0)
    except TyperException as error:
        from .misuse import misused

        sys.exit(complain(misused(error, spoken(given), called)))
    except Abort:
        sys.exit(1)
    except BadCopy as error:
        from ..games import mistakes

        told = mistakes.told(str(error), spoken(given).words.lang)
        print(f"stolik: {told}", file=sys.stderr)  # every mistake on a line of its own
        sys.exit(2)
    except BadRecord as error:
        kind = "wrong-version" if isinstance(error, OtherVersion) else "wrong-record"
        sys.exit(complain(spoken(given).say(kind, reason=str(error))))
    except StolikError as error:
        sys.exit(complain(str(error)))
    except FileNotFoundError as error:
        sys.exit(complain(spoken(given).say("no-file", file=str(error.filename))))
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
    except OSError as error:
        sys.exit(complain(f"{error.filename or ''}: {error.strerror or error}".lstrip(": ")))


def spoken(given: Sequence[str]) -> Voice:
    """The words of the language that a call asks for, or of the system."""
    from .flags import language
    from .voice import Voice

    asked = [after for before, after in zip(given, given[1:]) if before == "--lang"]
    asked += [each.partition("=")[2] for each in given if each.startswith("--lang=")]
    return Voice(language(asked[0] if asked and asked[0] in ("pl", "en") else ""))


def complain(text: str) -> int:
    """Tell what went wrong, on one line."""
    print("stolik: " + " ".join(text.split()), file=sys.stderr)
    return 2
