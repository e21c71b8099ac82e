"""The coach beside a first whole game: what she says at the table, and what she asks before a mistake.

What she says follows from the choices of the game alone (`lessons.guide`); here it is remembered as long as the table is.
"""

from __future__ import annotations

from weakref import WeakKeyDictionary

from ...drawing.scene import Coach, Scene
from ...lessons.course import LEARNER, course
from ...lessons.guide import Guide, doubt
from ...lessons.position import taught
from ...words import Words
from ..errors import TableError
from ..tables.tables import Table

coaches: WeakKeyDictionary[Table, tuple[Guide, set[str]]] = WeakKeyDictionary()  # with the mistakes asked about


def guide_of(table: Table) -> Guide:
    """The coach of a guided table, at the moment where it stands. The caller holds the lock."""
    found = coaches.get(table)
    if found is None:
        found = coaches[table] = Guide(taught(table.game.id), table.setup), set()
    found[0].follow(table.record.choices)
    return found[0]


def add_coach(scene: Scene, table: Table) -> None:
    """What the learner of a guided game hears. The caller holds the lock."""
    if not table.guided or scene.viewer != LEARNER:
        return
    guide, lang, guided = guide_of(table), scene.lang, course(table.game.id).guided
    said, farewell = guide.now(), guide.farewell
    text = said.say.to(lang) if said is not None else ""
    if farewell is not None:
        text = farewell.to(lang)
    welcome = guided.welcome.to(lang) if guide.welcomes and guided.welcome is not None else ""
    suggested = guide.suggestion()
    if suggested and not scene.over:
        option = scene.words.option(table.game.vocabulary.parse(suggested), scene.names)
        text = f"{text} {scene.words.say('page-coach-suggests', option=option)}".strip()
    lit = tuple(said.lit) if said is not None and farewell is None else ()
    scene.coach = Coach(text, lit, welcome, f"{said.id if said else ''} {guide.made}", scene.over)


def warn(table: Table, seat: int, text: str, words: Words) -> None:
    """Ask once before a beginner's mistake. The caller holds the lock."""
    if not table.guided or seat != LEARNER:
        return
    found, asked = guide_of(table).mistake(text), coaches[table][1]
    if found is not None and found.id not in asked:
        asked.add(found.id)
        raise TableError("mistake", 409, **doubt(found, words.lang))
