"""States as plain data and back, for saving, comparing, hashing and printing.

A state, its parts and its steps become nested lists and dicts that JSON can hold; tuples and objects are tagged.
"""

from __future__ import annotations

import hashlib
from typing import Any, TypeVar

import msgspec

from .agenda import Step
from .errors import BadRecord
from .state import Part, State

S = TypeVar("S", bound=State)

CORE = ("seats", "agenda", "rng", "turn", "active", "over", "viewer")


def encode(value: Any) -> Any:
    """Plain data of a value found in a state."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, list):
        return [encode(each) for each in value]
    if isinstance(value, tuple):
        return {"t": [encode(each) for each in value]}
    if isinstance(value, dict):
        return {"d": [[encode(key), encode(each)] for key, each in value.items()]}
    if isinstance(value, (Step, Part)):
        return {"o": type(value).__name__, "f": {name: encode(getattr(value, name)) for name in value.fields()}}
    raise TypeError(f"a state holds plain data only, not {value!r}")


def dump(state: State) -> dict[str, Any]:
    """A state as plain data: equal states give equal dumps."""
    return {name: encode(getattr(state, name)) for name in (*CORE, *state.fields())}


def fingerprint(state: State) -> str:
    """A short hash of the whole state, the same on every machine."""
    return hashlib.blake2b(msgspec.json.encode(dump(state)), digest_size=8).hexdigest()


class Codec:
    """Reads states back: knows the step and part classes of one game by name."""

    def __init__(self, package: str) -> None:
        self.classes: dict[str, Any] = {}
        queue: list[Any] = [Step, Part]
        while queue:
            for each in queue.pop().__subclasses__():
                queue.append(each)
                if (each.__module__ + ".").startswith(package + "."):
                    self.classes[each.__name__] = each

    def decode(self, data: Any) -> Any:
        """The value of plain data."""
        if isinstance(data, list):
            return [self.decode(each) for each in data]
        if not isinstance(data, dict):
            return data
        if "t" in data:
            return tuple(self.decode(each) for each in data["t"])
        if "d" in data:
            return {self.decode(key): self.decode(each) for key, each in data["d"]}
        made = self.classes.get(data.get("o", ""))
        if made is None:
            raise BadRecord(f"unknown piece of state {data.get('o')!r}")
        values = {name: self.decode(each) for name, each in data["f"].items()}
        if issubclass(made, Step):
            return made(**values)
        part = made()
        for name, each in values.items():
            setattr(part, name, each)
        return part

    def load(self, data: dict[str, Any], state: S) -> S:
        """Fill an empty state of the game from a dump."""
        try:
            for name in (*CORE, *state.fields()):
                setattr(state, name, self.decode(data[name]))
        except (KeyError, TypeError, AttributeError) as error:
            raise BadRecord(f"the saved state is damaged: {error}") from error
        state.refresh()
        return state
