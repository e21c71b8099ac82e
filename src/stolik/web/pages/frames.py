"""Frames: drawn once per change for all who see the same, and kept as the packed bytes of their message."""

from __future__ import annotations

import time
import zlib

from ..metrics import metrics
from ..people.person import Viewer
from ..tables.tables import Table
from . import stage
from .scenes import scene_of

ROOM = '<i id="room"></i>'  # in a waiting room something is new: the page asks for itself again


def event(name: str, data: str, number: int | str) -> bytes:
    """A message of an event stream."""
    body = data.encode().removesuffix(b"\n").replace(b"\r", b" ").replace(b"\n", b"\ndata: ")  # a line ends by either
    return b"event: %b\nid: %b\ndata: %b\n\n" % (name.encode(), str(number).encode(), body)


GZIP_HEADER = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"


def packed(message: bytes) -> bytes:
    """A message compressed by itself, so that all viewers share the bytes: after `GZIP_HEADER`, such pieces may follow
    each other in any stream, because none refers to what came before it."""
    packer = zlib.compressobj(1, zlib.DEFLATED, -15)
    return packer.compress(message) + packer.flush(zlib.Z_FULL_FLUSH)


def drawn_message(table: Table, viewer: Viewer) -> bytes | None:
    """The packed message of a viewer's frame if it is drawn already; needs no lock."""
    found = table.frames.get(viewer)
    return found[1] if found is not None and found[0] == table.stamp and not table.stale else None


def live_message(table: Table, viewer: Viewer) -> bytes:
    """The packed message of a viewer's frame now. The caller holds the lock."""
    found = table.frames.get(viewer)
    if found is not None and found[0] == table.stamp:
        return found[1]
    began = time.perf_counter()
    html = ROOM if table.waiting else stage.frame(scene_of(table, viewer, lines=stage.LOG_LINES))
    message = packed(event("frame", html, table.mark(*viewer.eyes)))
    table.frames[viewer] = table.stamp, message
    metrics.frames_drawn.add()
    metrics.draw_seconds.add(time.perf_counter() - began)
    return message
