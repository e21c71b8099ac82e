"""Hypothesis drives random records through save, load, undo, redo, clone and view."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stolik.engine.codec import dump, fingerprint
from stolik.engine.errors import BadRecord, NothingToUndo, StolikError
from stolik.engine.game import Game
from stolik.engine.record import Record
from stolik.engine.rng import Dice
from stolik.engine.state import SPECTATOR
from stolik.games import games
from toy import Toy

ALL_GAMES = [Toy(), *games()]
DEEDS = ("play", "play", "play", "undo", "redo", "save", "clone", "view", "look back")
each_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
slowly = settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


def begun(game: Game, mode: int, seed: int, choices: int) -> Record:
    """A record of a random game, some choices in."""
    players, variants = game.modes()[mode % len(game.modes())]
    record = Record(game, game.setup(players, seed, variants))
    dice = Dice(seed)
    for _ in range(choices):
        if record.state.over:
            break
        play_any(record, dice.below(1000), dice.below(1000))
    return record


def play_any(record: Record, who: int, what: int) -> None:
    """Let any decider play any option."""
    deciders = record.state.deciders()
    seat = deciders[who % len(deciders)]
    options = record.state.options(seat)
    record.play(str(options[what % len(options)]), seat)


@each_game
@slowly
@given(
    mode=st.integers(0, 1000),
    seed=st.integers(0, 2**60 - 1),
    start=st.integers(0, 120),
    deeds=st.lists(st.tuples(st.sampled_from(DEEDS), st.integers(0, 999), st.integers(0, 999)), max_size=25),
)
def test_records_survive_whatever_is_done_with_them(
    game: Game, mode: int, seed: int, start: int, deeds: list[tuple[str, int, int]]
) -> None:
    record = begun(game, mode, seed, start)
    for deed, who, what in deeds:
        seat = who % record.state.seats
        before = fingerprint(record.state)
        if deed == "play" and not record.state.over:
            play_any(record, who, what)
        elif deed == "undo":
            undo_and_redo(record, seat)
            if what % 2 and record.undoable(seat) is not None:
                record.undo(seat)
        elif deed == "redo" and record.redoable(seat):
            try:
                record.redo(seat)
            except StolikError:
                assert fingerprint(record.state) == before
        elif deed == "save":
            record = saved_and_loaded(record)
        elif deed == "clone":
            clone_goes_its_own_way(record, what)
            assert fingerprint(record.state) == before
        elif deed == "view":
            views_agree(record, who)
            assert fingerprint(record.state) == before
        elif deed == "look back":
            past = record.at(what % (len(record.choices) + 1))
            assert past.deciders() is not None
            assert fingerprint(record.at(len(record.choices))) == before
    saved_and_loaded(record)


def undo_and_redo(record: Record, seat: int) -> None:
    """Undo takes back one own choice, redo makes it again; what cannot be undone stays."""
    before, choices, version = fingerprint(record.state), list(record.choices), record.version
    index = record.undoable(seat)
    if index is None:
        with pytest.raises(NothingToUndo):
            record.undo(seat)
        assert (fingerprint(record.state), record.version) == (before, version)
        return
    record.undo(seat)
    assert record.choices == choices[:index] + choices[index + 1 :]
    assert record.version == version + 1
    record.redo(seat)
    assert fingerprint(record.state) == before
    assert sorted(map(str, record.choices)) == sorted(map(str, choices))


def saved_and_loaded(record: Record) -> Record:
    """A saved record is the same record."""
    loaded = Record.load(record.save(), [record.game])
    assert dump(loaded.state) == dump(record.state)
    assert loaded.choices == record.choices and loaded.setup == record.setup
    assert [loaded.undoable(seat) for seat in range(loaded.state.seats)] == [
        record.undoable(seat) for seat in range(record.state.seats)
    ]
    return loaded


def clone_goes_its_own_way(record: Record, what: int) -> None:
    """Whatever a clone plays, the original stays."""
    clone = record.state.clone()
    dice = Dice(what)
    for _ in range(10):
        if clone.over:
            return
        options = clone.options()
        clone.choose(options[dice.below(len(options))])


def views_agree(record: Record, who: int) -> None:
    """A view is plain data like a state, and a world dealt from it looks the same."""
    game = record.game
    viewer = who % (record.state.seats + 1) - 1
    view = record.view(viewer)
    assert dump(game.load(dump(view))) == dump(view)
    assert dump(game.redact(game.determinize(view, Dice(who)), viewer)) == dump(view)
    assert [event for _, event in record.log(SPECTATOR)] == [
        e for _, e in record.log(SPECTATOR) if e.seen_by(SPECTATOR)
    ]


@each_game
@slowly
@given(seed=st.integers(0, 10**6), at=st.floats(0, 1, exclude_max=True), flip=st.integers(1, 255), cut=st.booleans())
def test_damaged_records_are_refused_whatever_the_damage(
    game: Game, seed: int, at: float, flip: int, cut: bool
) -> None:
    data = begun(game, seed, seed % 7, 12).save()
    index = int(at * len(data))
    damaged = data[:index] if cut else data[:index] + bytes([data[index] ^ flip]) + data[index + 1 :]
    with pytest.raises(BadRecord):
        Record.load(damaged, [game])


@each_game
@slowly
@given(seed=st.integers(0, 10**6), text=st.text(max_size=30))
def test_any_text_that_is_no_offered_option_is_a_named_error_and_changes_nothing(
    game: Game, seed: int, text: str
) -> None:
    record = begun(game, seed, seed % 7, 5)
    before = fingerprint(record.state)
    offered = {str(option) for seat in record.state.deciders() for option in record.state.options(seat)}
    if text not in offered:
        with pytest.raises(StolikError):
            record.play(text, 0)
        assert fingerprint(record.state) == before
