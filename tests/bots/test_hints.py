"""Hints from a person's own view, and the look back at a finished game."""

from __future__ import annotations

from importlib import import_module

import pytest
from toy import Toy

from stolik import games

from stolik.bots.analysis import NotOver, analyse, chances_of
from stolik.bots.hints import NotAView, hints, standing
from stolik.bots.search import Search
from stolik.engine.codec import dump
from stolik.engine.errors import WrongSeat
from stolik.engine.record import Record
from stolik.engine.rng import Dice
from stolik.words import LANGUAGES, Words

TOY = Toy()


def finished(seed: int, players: int = 3) -> Record:
    record = Record(TOY, TOY.setup(players, seed))
    dice = Dice(seed)
    while not record.state.over:
        seat = record.state.deciders()[0]
        options = record.state.options(seat)
        record.play(str(options[dice.below(len(options))]), seat)
    return record


def test_hints_name_the_best_few_options_with_margin_and_share() -> None:
    record = Record(TOY, TOY.setup(2, 3))
    found = hints(TOY, record.view(1), iterations=90)
    assert 1 <= len(found) <= 3
    assert [each.share for each in found] == sorted([each.share for each in found], reverse=True)
    assert all(each.option in record.state.options(1) and 0 <= each.chance <= 1 for each in found)
    assert set(found[0].plain()) == {"option", "margin", "chance", "share"}


def test_hints_are_measured_from_the_standing_now() -> None:
    """A search that plays its own turns best would promise everybody a victory; on the whole nothing has changed yet."""
    for seed in range(4):
        view = Record(TOY, TOY.setup(2, seed)).view(0)
        found = hints(TOY, view, iterations=200, most=99)
        told = sum(each.share for each in found)
        mean = sum(each.share * each.margin for each in found) / told
        assert mean == pytest.approx(standing(TOY, view, 0), abs=0.5)


def test_hints_do_not_peek() -> None:
    record = Record(TOY, TOY.setup(3, 3))
    view = record.view(0)
    other = TOY.determinize(view, Dice(8))
    assert dump(other) != dump(record.state)
    assert hints(TOY, TOY.redact(other, 0), iterations=50) == hints(TOY, view, iterations=50)


def test_hints_refuse_the_true_state_and_idle_seats() -> None:
    record = Record(TOY, TOY.setup(2, 3))
    with pytest.raises(NotAView):
        hints(TOY, record.state, iterations=5)
    record.play(str(record.state.options(0)[0]), 0)
    with pytest.raises(WrongSeat):
        hints(TOY, record.view(0), iterations=5)


@pytest.mark.parametrize("id", games.ids())
def test_points_and_prospects_are_the_whole_estimate(id: str) -> None:
    """What words tell of an estimate is what the estimate counts: for two, the difference of both sums is the margin."""
    game = games.game(id)
    if game.prospects(game.start(game.setup(2, 1)), 0) == []:
        pytest.skip("tells no parts")
    bot = import_module(f"{type(game).__module__}.bot")
    estimate = getattr(bot, "evaluate", None) or bot.margin
    state, dice = game.start(game.setup(2, 1)), Dice(1)
    told = set()
    for number in range(200):
        if state.over:
            break
        if number % 9 == 0:
            sums = [
                game.scores(state)[seat] + sum(worth for _, worth in game.prospects(state, seat)) for seat in (0, 1)
            ]
            assert sums[0] - sums[1] == pytest.approx(estimate(state, 0), abs=1e-6)
            told |= {name for name, _ in game.prospects(state, 0)}
        options = state.options()
        state.choose(options[dice.below(len(options))])
    assert all(Words(lang, game).has(f"prospect-{name}") for name in told for lang in LANGUAGES)


def test_the_expected_line_is_played_as_it_is_told() -> None:
    game = games.game("excavation")
    record = Record(game, game.setup(2, 3))
    while record.state.turn < 2:
        record.play(str(record.state.options()[-1]), record.state.deciders()[0])
    search = Search(game, record.view(record.state.deciders()[0]), 1)
    search.think(300)
    line = [search.best(), *search.line(search.best())]
    assert len(line) > 1
    state = game.determinize(search.view, Dice(5))
    for option in line:
        while len(state.options()) == 1:
            state.choose(state.options()[0])
        assert option in state.options(search.seat)
        state.choose(option, search.seat)


def test_an_analysis_ends_with_the_winner_and_its_chances_add_up() -> None:
    record = finished(4)
    told = analyse(record)
    assert told.moments[0].choice == 0 and told.moments[-1].choice == len(record.choices)
    assert [index for index, each in enumerate(told.moments[-1].chances) if each] == TOY.winners(record.state)
    for moment in told.moments:
        assert sum(moment.chances) == pytest.approx(1)
    for point in told.turning_points:
        assert abs(point.after - point.before) >= 0.08
        record.at(point.choice)  # a link into the replay
    assert analyse(record) == told


def test_the_analysis_leaves_the_record_alone_and_waits_for_the_end() -> None:
    record = finished(6, 2)
    before = record.save()
    analyse(record)
    assert record.save() == before
    with pytest.raises(NotOver):
        analyse(Record(TOY, TOY.setup(2, 3)))


def test_an_automaton_has_the_chance_that_the_seats_lack() -> None:
    alone = chances_of([-6.0], 2, 6.0)
    assert alone[1] > alone[0] and sum(alone) == pytest.approx(1)
