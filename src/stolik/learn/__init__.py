"""Learning to play: environments for all games with observations from views, and actions with masks.

`make` gives PettingZoo environments, `Runner` many games side by side, `Teacher` what a search thinks of positions;
`names` lists what is registered. They need the extra `learn`: pip install 'stolik[learn]'. What was learned is used
without it, so nothing is imported before it is asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .environment import make, raw
    from .registry import names
    from .targets import Target, Teacher
    from .vector import Runner, Runners

__all__ = ["Runner", "Runners", "Target", "Teacher", "make", "names", "raw"]
HOMES = {
    "make": "environment", "raw": "environment", "names": "registry", "Target": "targets", "Teacher": "targets",
    "Runner": "vector", "Runners": "vector",
}  # fmt: skip


def __getattr__(name: str) -> Any:
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f".{HOMES[name]}", __name__), name)
