"""The commands of the served table, for `stolik`: serve, worker."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from ..engine.errors import StolikError
from ..games import copies
from ..web import serve as serve_tables
from ..web import work
from ..web.tokens import digest, new_token
from . import flags


def with_library(folder: Path | None) -> Path | None:
    """Make the copies of a folder known to this process and to its helpers."""
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        os.environ[copies.LIBRARY] = str(folder.resolve())
    return folder.resolve() if folder is not None else None


Corrections = Annotated[
    Path | None,
    typer.Option(
        "--corrections",
        metavar="FOLDER",
        callback=with_library,
        is_eager=True,
        help="Copies that are corrected on the page, by a link that the server prints; new ones lie in this folder.",
    ),
]
LEVELS = ("debug", "info", "warning", "error")


def checked(level: str) -> str:
    """A log level, or an error that says what there is."""
    if level not in LEVELS:
        raise StolikError(f"no log level {level!r}; expected one of: {', '.join(LEVELS)}")
    return level


def free_or_complain(host: str, port: int) -> None:
    """Say at once when the port is taken or the address is not this machine's."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise StolikError(f"cannot listen on {host}, port {port}: {error.strerror}; try another --port") from error


def serve(
    data: flags.Data = None,
    host: str = typer.Option("127.0.0.1", help="Address to listen on; 0.0.0.0 lets other machines in."),
    port: int = typer.Option(8000, min=0, max=65535, help="Port; 0 takes any free one."),
    database: str = typer.Option(
        "", envvar="STOLIK_DATABASE", help="URL of the database; without one, SQLite in the user's data folder."
    ),
    workers: int = typer.Option(
        1, min=0, help="Processes for long thoughts of bots; 0 leaves them to `stolik worker`."
    ),
    pace: float = typer.Option(0.35, min=0.0, help="Seconds between the choices of bots, so that people can follow."),
    longest_thought: float = typer.Option(5.0, min=0.1, help="Seconds that a bot may think about a choice."),
    base_url: str = typer.Option("", help="Public address for links, such as that of a proxy."),
    https: bool = typer.Option(False, help="The public address is https: cookies travel over nothing else."),
    hosts: str = typer.Option("", help="Names it answers to, with commas between; without one, all."),
    trusted_proxies: str = typer.Option(
        "127.0.0.1", help="Addresses or networks of proxies that tell whose request it is."
    ),
    mail: str = typer.Option(
        "", envvar="STOLIK_MAIL", help="smtp://user:password@host:port?from=address, for links and notices by mail."
    ),
    private_notices: bool = typer.Option(False, help="Webhooks and push may lead into private networks."),
    metrics: bool = typer.Option(True, help="Figures for Prometheus at /metrics."),
    corrections: Corrections = None,
    durable: bool = typer.Option(
        True, help="SQLite: an acknowledged choice survives a loss of power; slower by milliseconds."
    ),
    log_level: str = typer.Option("warning", help="debug, info, warning or error; logs are lines of JSON."),
    browser: bool = typer.Option(False, "--browser/--no-browser", help="Open the home page in a browser."),
) -> None:
    """Serve the table: people play in the browser at the address it prints."""

    secret = new_token() if corrections else ""

    def ready(address: str) -> None:
        print(f"Stolik: {address}/", flush=True)
        if secret:
            print(f"Corrections, for you alone: {base_url.rstrip('/') or address}/owner/{secret}", flush=True)
        if browser and (os.environ.get("DISPLAY") or sys.platform in ("darwin", "win32")):
            webbrowser.open(address)

    free_or_complain(host, port)
    try:
        serve_tables(
            host, port, database or None, workers=workers, log_level=checked(log_level), ready=ready, bot_pace=pace,
            longest_thought=longest_thought, base_url=base_url, https=https,
            hosts=tuple(each.strip().lower() for each in hosts.split(",") if each.strip()), trusted_proxies=trusted_proxies,
            mail=mail, private_notices=private_notices, metrics=metrics, durable=durable,
            owner=digest(secret) if secret else "", library=str(corrections or ""),
        )  # fmt: skip
    except ValueError as error:
        raise StolikError(str(error)) from error


def worker(
    data: flags.Data = None,
    corrections: Corrections = None,
    database: str = typer.Option(..., envvar="STOLIK_DATABASE", help="URL of the PostgreSQL database of the servers."),
    processes: int = typer.Option(1, min=1, help="Processes for long thoughts of bots."),
    pace: float = typer.Option(0.35, min=0.0, help="Seconds between the choices of bots, so that people can follow."),
    longest_thought: float = typer.Option(5.0, min=0.1, help="Seconds that a bot may think about a choice."),
    log_level: str = typer.Option("info", help="debug, info, warning or error; logs are lines of JSON."),
) -> None:
    """Think for the bots of servers that share a PostgreSQL database."""
    try:
        work(database, processes=processes, log_level=checked(log_level), pace=pace, longest_thought=longest_thought)
    except ValueError as error:
        raise StolikError(str(error)) from error
