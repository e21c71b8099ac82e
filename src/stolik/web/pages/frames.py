"""Frames: drawn once per change for all who see the same, and kept as the packed bytes of their message. Who has the frame
before it is sent only the regions that show something new."""

from __future__ import annotations

import time
import zlib
from itertools import count

from ..metrics import metrics
from ..people.person import Viewer
from ..tables.table import Drawn, Table
from . import stage
from .scenes import scene_of

ROOM = '<i id="room"></i>'  # in a waiting room something is new: the page asks for itself again
NUMBERS = count()  # every frame that is drawn has its own


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


def drawn_frame(table: Table, viewer: Viewer) -> Drawn | None:
    """A viewer's frame of now if it is drawn already; needs no lock."""
    found = table.frames.get(viewer)
    return found if found is not None and found.stamp == table.stamp and not table.stale else None


def draw_frame(table: Table, viewer: Viewer, since: int) -> Drawn:
    """Draw a viewer's frame of now, for somebody who was sent the one of that number. The caller holds the lock.

    Who was sent the frame before it is sent the regions that differ, most of the time; everybody else is sent all. A
    frame that was drawn already, as what differs, stays the same when somebody comes who needs all of it.
    """
    began = time.perf_counter()
    regions = [ROOM] if table.waiting else stage.regions(scene_of(table, viewer, lines=stage.LOG_LINES))
    mark, before, sums = table.mark(*viewer.eyes), table.frames.get(viewer), [hash(each) for each in regions]
    drawn = Drawn(next(NUMBERS), table.stamp, sums, since)
    if before is not None and before.number == since and not table.waiting and len(before.sums) == len(sums):
        new = [region for region, was, now in zip(regions, before.sums, sums, strict=True) if was != now]
        drawn.change = packed(event("change", "\n".join(new), mark))
    else:
        if before is not None and (before.stamp, before.sums) == (table.stamp, sums):
            drawn = before
        drawn.whole = packed(event("frame", "\n".join(regions), mark))
    table.frames[viewer] = drawn
    metrics.frames_drawn.add()
    metrics.draw_seconds.add(time.perf_counter() - began)
    return drawn
