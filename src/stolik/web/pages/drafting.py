"""A draft of an owner's copy as a helper process reads it: mistakes, a drawing, and whether games can be played."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from ... import games
from ...engine.printed import Mistake
from ...games import copies
from ...games.corrections import flaw
from . import printed, stage


@dataclass(frozen=True)
class Wrong:
    """A mistake in a draft; row and column are empty where it belongs to none."""

    table: str
    row: int  # from 1; 0: the whole table
    column: str
    found: str
    expected: str

    def __str__(self) -> str:
        return str(Mistake(self.table, self.row, self.column, self.found, self.expected))


@dataclass(frozen=True)
class Draft:
    """What comes of corrected tables."""

    mistakes: tuple[Wrong, ...] = ()
    picture: str = ""  # of the corrected thing
    ground: str = ""  # of the board, where it is drawn differently from ours


def drafted(folder: Path, table: str, text: str, row: str, lang: str, thorough: bool) -> Draft:
    """Read a copy with another text of one table, draw a row of it; if thorough, play a game of the fewest and of the most."""
    with TemporaryDirectory() as place:
        for each in [*folder.glob("*.csv"), folder / copies.LABEL]:
            shutil.copy(each, Path(place) / each.name)
        (Path(place) / f"{table}.csv").write_text(text, encoding="utf-8")
        label = copies.labelled(Path(place))
        ours = games.game(label.game)
        game, mistakes = copies.tried(label, ours)
        if game is None or mistakes:
            return Draft(
                tuple(Wrong(each.table, each.row, each.column, each.found, each.expected) for each in mistakes)
            )
        broken = flaw(game, [(min(game.seats), {}), (max(game.seats), {})])[1] if thorough else ""
        ids = printed.ids_of(printed.sheets(game)[table])
        thing = printed.thing_of(game, table, row) if row in ids else None
        picture = str(stage.picture(game, lang, *thing)) if thing else ""
        if thing and not picture and stage.picture(ours, lang, *thing):
            broken = broken or "it cannot be drawn"
        ground = str(stage.ground(game, lang))
        wrong = (Wrong(table, 0, "", broken, "tables with which games can be played"),) if broken else ()
        return Draft(wrong, picture, ground if ground != str(stage.ground(ours, lang)) else "")
