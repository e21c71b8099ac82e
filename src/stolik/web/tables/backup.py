"""Backups: every row of the database in one file, the same for SQLite and PostgreSQL, taken while servers run.

A backup is lines of JSON, compressed: first what it is, then a row a line, and at the end how many there were, so that
half a file is never taken for a whole one. It can be restored into an empty database of either kind.
"""

from __future__ import annotations

import base64
import gzip
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from ..errors import TableError
from .opening import newest
from .schema import metadata
from .storage import Storage

FORM = 1
CHUNK = 500  # rows written at once


async def back_up(storage: Storage, path: Path) -> int:
    """Write all rows, as they are at one moment, into a new file; how many there were."""
    started = path.with_name(path.name + ".part")
    async with storage.engine.connect() as connection:
        if storage.postgres:
            await connection.execution_options(isolation_level="REPEATABLE READ")
        else:  # the driver itself would begin nothing before the first change
            await connection.exec_driver_sql("BEGIN")
        rows = 0
        with gzip.open(started, "wb", 6) as file:
            found = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one()
            file.write(line({"stolik": "backup", "form": FORM, "schema": found, "at": time.time()}))
            for table in metadata.sorted_tables:
                result = await connection.stream(select(table))
                async for row in result.mappings():
                    file.write(
                        line(
                            {"table": str(table.name), "row": {str(name): plain(value) for name, value in row.items()}}
                        )
                    )
                    rows += 1
            file.write(line({"rows": rows}))
    os.replace(started, path)
    return rows


async def restore(storage: Storage, path: Path) -> int:
    """Fill an empty database from a backup, all or nothing; how many rows there were."""
    lines = read(path)
    head = next(lines, {})
    if head.get("stolik") != "backup" or head.get("form") != FORM:
        raise TableError("no-backup", 422, file=str(path))
    if str(head.get("schema")) > newest():
        raise TableError("newer-backup", 422, file=str(path), form=str(head["schema"]))
    if head.get("schema") != newest():
        raise TableError("older-backup", 422, file=str(path), form=str(head.get("schema")), ours=newest())
    async with storage.write() as connection:
        for table in metadata.sorted_tables:
            count = (await connection.execute(select(func.count()).select_from(table))).scalar_one()
            if count and table.name != "pauses":
                raise TableError("not-empty", 409)
        await connection.execute(metadata.tables["pauses"].delete())
        return await fill(connection, lines, path)


async def fill(connection: AsyncConnection, lines: Iterator[dict[str, Any]], path: Path) -> int:
    """Insert all rows of a backup; a file without its last line is refused."""
    rows = 0
    waiting: list[dict[str, Any]] = []
    name = ""
    for each in lines:
        if "rows" in each:
            if each["rows"] != rows:
                break
            await put(connection, name, waiting)
            return rows
        if each["table"] not in metadata.tables:
            raise TableError("foreign-rows", 422, file=str(path), rows=str(each["table"]))
        if each["table"] != name or len(waiting) >= CHUNK:
            await put(connection, name, waiting)
            name, waiting = each["table"], []
        waiting.append({key: restored(value) for key, value in each["row"].items()})
        rows += 1
    raise TableError("short-backup", 422, file=str(path), rows=rows)


async def put(connection: AsyncConnection, name: str, rows: list[dict[str, Any]]) -> None:
    """Insert some rows of one table."""
    if rows:
        await connection.execute(insert(metadata.tables[name]), rows)


def line(value: dict[str, Any]) -> bytes:
    """A line of the file."""
    return msgspec.json.encode(value) + b"\n"


def read(path: Path) -> Iterator[dict[str, Any]]:
    """The lines of a file; whatever is wrong with it is told in a sentence."""
    try:
        with gzip.open(path, "rb") as file:
            for each in file:
                yield msgspec.json.decode(each, type=dict[str, Any])
    except (EOFError, gzip.BadGzipFile, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise TableError("damaged-backup", 422, file=str(path), reason=str(error)) from error


def plain(value: Any) -> Any:
    """A value that JSON can hold; bytes become a tagged text."""
    return {"bytes": base64.b64encode(value).decode()} if isinstance(value, bytes | memoryview) else value


def restored(value: Any) -> Any:
    """The value of the database again."""
    return base64.b64decode(value["bytes"]) if isinstance(value, dict) else value
