"""Makes scenes from tables: what a viewer may know, gathered for drawing."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections.abc import Sequence

from ...drawing.scene import Absence, ChatLine, LogLine, Replay, Scene
from ...drawing.speech import speaker
from ...engine.codec import dump
from ...engine.event import Event
from ...engine.record import SNAPSHOT_EVERY, Record
from ...engine.state import SPECTATOR, State
from ...words import Words
from ..people.person import Viewer
from ..tables import company
from ..tables.storage import OPEN, PERSON, MessageRow
from ..tables.tables import CHAT_SHOWN, Table
from . import stage
from .coaching import add_coach
from .language import words as words_of


def scene_of(table: Table, viewer: Viewer, position: int | None = None, lines: int = 0) -> Scene:
    """The scene of a viewer, now or at a position of the replay; with so many lines of the log at least, or with all.
    The caller holds the table's lock.

    While the game runs, positions count what everybody may know of: the secret answers to one question are one step,
    also in one's own replay, so that an address means the same for all.
    """
    record, words = table.record, words_of(viewer.lang, table.game)
    seat, curtain = viewer.seat, SPECTATOR
    if position is None:
        seat, curtain = behind_curtain(table, viewer)
    stops = table.stops()
    number = len(stops) - 1 if position is None else max(0, min(position, len(stops) - 1))
    shown = len(record.choices) if position is None else stops[number]
    state = record.state if position is None else record.at(shown)
    view = table.game.redact(state, seat)
    scene = Scene(table.game, view, seat, words, names(table, words, state), lang=viewer.lang, table=table.id)
    scene.version = table.seen(seat)
    scene.mine = list(viewer.mine)
    scene.curtain = curtain
    scene.log = log_lines(record, seat, shown, stops, lines)
    scene.last = last_events(record, seat, shown)
    scene.deciders = state.deciders() if position is not None else table.deciders()
    scene.ended = bool(table.ended)
    scene.moves = len(stops) - 1
    seats = len(table.seats)
    scene.kinds = [each.kind for each in table.seats] + ["automaton"] * (len(scene.names) - seats)
    scene.levels = [each.level for each in table.seats] + [""] * (len(scene.names) - seats)
    if state.over:
        scene.scores = table.game.scores(state)
        scene.winners = table.game.winners(state)
    if position is None:
        add_question(scene, table)
        add_company(scene, table)
        add_coach(scene, table)
    else:
        turns = [bisect_left(stops, each) for each in turn_starts(record)]
        before = [each for each in turns if each < number]
        after = [each for each in turns if each > number]
        scene.replay = Replay(
            number, scene.moves, turns, max(before, default=0), min(after, default=scene.moves), table.over
        )
    return scene


def asked_in(scene: Scene) -> int:
    """The seat that the viewer may choose for, or `SPECTATOR`."""
    return scene.viewer if scene.viewer >= 0 and scene.kinds[scene.viewer] == PERSON else SPECTATOR


def add_question(scene: Scene, table: Table) -> None:
    """What the viewer is asked, may choose, expect in vain and take back."""
    asked = asked_in(scene)
    if asked >= 0 and not table.ended:
        scene.options = scene.view.options(asked)
        scene.refusals = scene.view.refusals(asked)
        scene.prompt = scene.view.prompt(asked)
        scene.hints = table.hints and asked in scene.deciders
        scene.undo = table.record.undoable(asked) is not None
        scene.redo = table.record.redoable(asked)
        scene.restart = table.restartable(asked) > 1


def add_company(scene: Scene, table: Table) -> None:
    """Clocks, absent persons, what was said in the viewer's room, who looks on, and what everybody is told."""
    now, asked = time.time(), asked_in(scene)
    scene.clocks = table.clocks.shown(now)
    for absent, needed in table.absences(now).items():
        agreed = [voter for left, voter, _ in table.votes if left == absent]
        scene.absences.append(Absence(absent, agreed, needed, asked in needed and asked not in agreed))
    scene.replaced = scene.viewer >= 0 and company.may_reclaim(table, scene.viewer)
    scene.here = asked >= 0 and company.may_say_here(table, asked, now)
    offers = [voter for about, voter, _ in table.votes if about == company.END]
    scene.offers = offers if asked >= 0 and asked not in offers and not table.over else []
    scene.rematch = company.rematch_of(table, scene.viewer) if table.over else None
    room = scene.viewer >= 0 or scene.curtain >= 0
    for said in table.chat[-CHAT_SHOWN:]:
        if (said.seat >= 0) == room or said.kind:
            scene.chat.append(chat_line(said, scene.words))
    scene.watchers = table.spectators
    scene.hears = table.hearing.get(scene.viewer, "")
    scene.notice = table.notice


def chat_line(said: MessageRow, words: Words) -> ChatLine:
    """What somebody said, or what happened at the table, in the reader's words."""
    if not said.kind:
        return ChatLine(said.number, said.seat, said.name, said.text, said.at)
    name = said.name or words.say("seat", number=said.seat + 1)
    told = words.say(f"told-{said.kind}", name=name, text=said.text)
    return ChatLine(said.number, said.seat, "", told, said.at)


async def past_scene(table: Table, viewer: Viewer, position: int) -> Scene:
    """The scene at a position of the replay. The way there is played a few milliseconds at a time, so that nobody at
    other tables waits. The caller holds the table's lock."""
    record, stops = table.record, table.stops()
    for number in range(SNAPSHOT_EVERY + 1, stops[min(position, len(stops) - 1)], SNAPSHOT_EVERY):
        if number - 1 not in record.snapshots:
            record.at(number)
            await asyncio.sleep(0)
    return scene_of(table, viewer, position)


def names(table: Table, words: Words, state: State) -> list[str]:
    """The names of all participants, automata by the words."""
    known = seat_names(table, words)
    return known + [speaker(words)(f"participant-{each}") for each in table.game.participants(state)[len(known) :]]


def seat_names(table: Table, words: Words) -> list[str]:
    """The names of all who sit at a table; nameless persons by their seat."""
    say = speaker(words)
    return [
        each.name or (say("open-seat") if each.kind == OPEN else say("seat", number=each.seat + 1))
        for each in table.seats
    ]


def behind_curtain(table: Table, viewer: Viewer) -> tuple[int, int]:
    """On a shared screen: the seat to draw for, and the seat to hand the screen to first (or `SPECTATOR`)."""
    state = table.record.state
    waiting = [seat for seat in state.deciders() if seat in viewer.mine]
    if len(viewer.mine) < 2 or not waiting or viewer.seat in waiting:
        return viewer.seat, SPECTATOR
    if has_secrets(table, viewer.mine):
        return SPECTATOR, waiting[0]
    return waiting[0], SPECTATOR


def has_secrets(table: Table, seats: tuple[int, ...]) -> bool:
    """Whether any of these seats knows something that a spectator does not."""
    state = table.record.state
    public = dump(table.game.redact(state, SPECTATOR))
    return any({**dump(table.game.redact(state, seat)), "viewer": SPECTATOR} != public for seat in seats)


def turn_of(record: Record, choice: int) -> int:
    """The turn in which an event after that many choices happened."""
    return record.marks[choice].turn if choice < len(record.marks) else record.state.turn


def log_lines(record: Record, viewer: int, shown: int, stops: list[int], wanted: int = 0) -> list[LogLine]:
    """The events that a viewer may hear of, after so many choices; each at the position where all may see it. When only
    some are wanted, the newest that are at least as many."""
    lines: list[LogLine] = []
    for number in range(shown, -1, -1):
        heard = [event for event in record.events[number] if event.seen_by(viewer)]
        if heard:
            position, turn = bisect_left(stops, number), turn_of(record, number)
            lines += [LogLine(position, turn, event) for event in reversed(heard)]
            if 0 < wanted <= len(lines):
                break
    return lines[::-1]


def last_events(record: Record, viewer: int, shown: int) -> list[Event]:
    """What happened since the viewer's own last choice, and what that set off: the part of the game that it began. For a
    spectator, what happened in the last turn."""
    first, begun = 0, list[Event]()
    for index in range(shown - 1, -1, -1):
        if viewer >= 0:
            if record.choices[index].seat == viewer:
                first = index + (2 if index < shown - 1 else 1)
                begun = part_begun(record, record.events[index + 1]) if first > index + 1 else []
                break
        elif record.marks[index].turn != record.marks[shown - 1].turn:
            first = index + 2
            break
    events = [*begun, *[event for events in record.events[first : shown + 1] for event in events]]
    return [event for event in events if event.seen_by(viewer)]


def part_begun(record: Record, events: Sequence[Event]) -> list[Event]:
    """What followed when a part of the game began among these events, its heading first."""
    parts = stage.headings(record.game)
    return list(events[next((at for at, event in enumerate(events) if event.verb in parts), len(events)) :])


def turn_starts(record: Record) -> list[int]:
    """The positions at which a turn begins."""
    starts, turn = [0], record.marks[0].turn if record.marks else 0
    for index, mark in enumerate(record.marks):
        if mark.turn != turn:
            starts.append(index)
            turn = mark.turn
    return starts
