"""What every bot is: something that chooses one of the options of its view."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ..engine.game import Game
from ..engine.option import Option
from ..engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is given views, never states. The same seed and the same views give the same choices."""

    name = "bot"

    def choose(self, view: State, game: Game) -> Option:
        """One of the options that the seat of the view has now."""
        raise NotImplementedError
