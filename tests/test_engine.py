"""The engine's promises, shown on a toy game."""

from __future__ import annotations

import msgspec
import pytest
from toy import PICKED, Toy, ToyState

from stolik.engine.codec import dump, fingerprint
from stolik.engine.contract import fields_are_declared, obey, random_game, views_are_honest
from stolik.engine.errors import (
    BrokenRules,
    BadRecord,
    BadSetup,
    GameOver,
    IllegalOption,
    MalformedOption,
    NothingToUndo,
    OtherVersion,
    StaleChoice,
    WrongSeat,
)  # fmt: skip
from stolik.engine.record import Record, checksum
from stolik.engine.rng import Dice

TOY = Toy()


def record(seed: int = 1, players: int = 2, **variants: str) -> Record:
    return Record(TOY, TOY.setup(players, seed, variants))


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("players", TOY.seats)
def test_the_toy_obeys_the_contract(players: int, seed: int) -> None:
    obey(TOY, players, {}, seed, every=1)
    obey(TOY, players, {"rich": "on"}, seed, every=1)


def test_the_contract_notices_what_is_not_as_declared() -> None:
    state = TOY.start(TOY.setup(2, 1))
    state.chips[1] = 10
    with pytest.raises(BrokenRules, match="chips: 10 is not between -9 and 9"):
        TOY.conserved(state)
    state.purse = 3  # type: ignore[attr-defined]
    with pytest.raises(AssertionError, match="purse"):
        fields_are_declared(state)

    class OpenHands(Toy):
        def redact(self, state: ToyState, viewer: int) -> ToyState:
            view = super().redact(state, viewer)
            view.hands = state.hands
            return view

    with pytest.raises(AssertionError, match="viewer -1 does not see hands as it is declared"):
        views_are_honest(OpenHands(), TOY.start(TOY.setup(2, 1)), Dice(1))


def test_answers_to_one_question_stay_hidden_until_all_have_answered() -> None:
    game = record()
    first = str(game.state.options(0)[0])
    assert game.play(first, 0) == []
    view = game.view(1)
    assert view.picks[0] == PICKED and view.hands[0] == [-1, -1, -1]
    assert game.state.deciders() == [1]


def test_an_answer_can_be_taken_back_while_the_question_is_open_even_if_another_has_answered_since() -> None:
    game = record(players=3)
    start = dump(game.state)
    game.play(str(game.state.options(0)[0]), 0)
    between = dump(game.state)
    game.play(str(game.state.options(1)[0]), 1)
    game.undo(0)
    assert game.state.deciders() == [0, 2]
    game.undo(1)
    assert dump(game.state) == start
    game.redo(0)
    assert dump(game.state) == between


def test_an_answer_of_another_to_the_next_question_ends_the_undo_of_an_earlier_choice() -> None:
    game = record(4)
    for seat in (0, 1):
        game.play(str(game.state.options(seat)[0]), seat)
    chooser = game.state.deciders()[0]
    game.play("keep", chooser)
    assert game.undoable(chooser) is not None
    other = 1 - chooser
    game.play(str(game.state.options(other)[0]), other)
    assert game.undoable(chooser) is None and game.undoable(other) is not None


def test_undo_stops_where_the_answers_came_to_light() -> None:
    game = record()
    for seat in (0, 1):
        game.play(str(game.state.options(seat)[0]), seat)
    assert game.undoable(0) is None and game.undoable(1) is None
    with pytest.raises(NothingToUndo):
        game.undo(1)


def test_undo_does_not_cross_chance() -> None:
    for seed in range(30):
        game = record(seed, rich="on")
        while "gamble" not in map(str, game.state.options()):
            game.play(str(game.state.options()[0]))
        gambler = game.state.deciders()[0]
        game.play("gamble", gambler)
        assert game.undoable(gambler) is not None
        game.play("allow")
        assert game.undoable(gambler) is None and game.undoable(1 - gambler) is None


def test_bad_input_has_named_errors_and_changes_nothing() -> None:
    game = record()
    before = fingerprint(game.state)
    mine = str(game.state.options(0)[0])
    with pytest.raises(MalformedOption, match="unknown verb"):
        game.play("fly high", 0)
    with pytest.raises(MalformedOption, match="form 'pick <card>'"):
        game.play("pick", 0)
    with pytest.raises(MalformedOption, match="is no card"):
        game.play("pick ten", 0)
    with pytest.raises(MalformedOption):
        game.play(mine + " ", 0)
    with pytest.raises(WrongSeat):
        game.play(mine, 7)
    with pytest.raises(IllegalOption, match="expected one of"):
        game.play("gamble", 0)
    with pytest.raises(StaleChoice, match="version 3"):
        game.play(mine, 0, version=3)
    assert fingerprint(game.state) == before and game.version == 0


def test_nothing_can_be_chosen_after_the_end() -> None:
    state = random_game(TOY, 2, {}, 3)
    with pytest.raises(GameOver):
        state.play(TOY.vocabulary.parse("keep"), 0)


def test_impossible_setups_are_refused() -> None:
    with pytest.raises(BadSetup, match="expected 2, 3"):
        TOY.setup(5)
    with pytest.raises(BadSetup, match="no variant 'poor'"):
        TOY.setup(2, 1, {"poor": "on"})
    with pytest.raises(BadSetup, match="expected: off, on"):
        TOY.setup(2, 1, {"rich": "very"})
    with pytest.raises(BadSetup, match="seed"):
        TOY.setup(2, -1)


def test_damaged_records_are_refused() -> None:
    game = obey(TOY, 2, {}, 5)
    data = game.save()
    assert fingerprint(Record.load(data, [TOY]).state) == fingerprint(game.state)
    with pytest.raises(BadRecord, match="whole JSON"):
        Record.load(data[:-20], [TOY])
    with pytest.raises(BadRecord, match="checksum"):
        Record.load(data.replace(b'"seed":5', b'"seed":6'), [TOY])
    with pytest.raises(OtherVersion, match="format"):
        Record.load(data.replace(b'"stolik":1', b'"stolik":9'), [TOY])
    with pytest.raises(BadRecord, match="unknown game"):
        Record.load(data, [])
    for wrong in ({"players": "two"}, {"seed": None}, {"choices": 5}, {"variants": 3}):
        body = {**msgspec.json.decode(data), **wrong}
        del body["sum"]
        body["sum"] = checksum(body)
        with pytest.raises((BadRecord, BadSetup)):
            Record.load(msgspec.json.encode(body), [TOY])


def test_dice_are_the_same_everywhere_and_fair() -> None:
    dice = Dice(42)
    assert [dice.below(6) for _ in range(12)] == [0, 5, 5, 4, 1, 2, 5, 0, 4, 4, 0, 3]
    counts = [0] * 6
    for _ in range(60_000):
        counts[dice.below(6)] += 1
    assert max(counts) - min(counts) < 600
    starts = {Dice(seed).below(1000) for seed in range(2000)}
    assert len(starts) > 800
