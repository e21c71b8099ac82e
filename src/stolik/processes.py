"""Helper processes: games of a tournament and thinking for the table run beside the process that asked for them."""

from __future__ import annotations

import os
import signal
from multiprocessing import parent_process
from threading import Thread


def end_with_parent() -> None:
    """From now on this process ends when its parent does: a killed one cannot stop its helpers, nobody hears them."""
    Thread(target=leave, daemon=True).start()


def serve_parent() -> None:
    """The same for the helper of a server: Ctrl-C, which a terminal sends to both, is left to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def leave() -> None:
    """Wait for the end of the parent, however it comes, and end too."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
