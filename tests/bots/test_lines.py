"""Whole lines: known ones are followed, changed and gone on with; where turns are short they reach beyond them."""

from __future__ import annotations

from stolik.bots import make
from stolik.bots.greedy import Chain, Script
from stolik.bots.judges import judge_of
from stolik.bots.lines import NOWHERE, Change, Lines
from stolik.engine.codec import dump
from stolik.engine.option import Option
from stolik.games import game as find
from stolik.games.circadians import GAME as CIRCADIANS
from stolik.games.circadians.board import LAST_ROUND
from stolik.games.circadians.pieces import ASSIGN, LIFT, PLAN, SEND
from stolik.games.circadians.state import CiState

A, B, C, D, E = [Option(SEND, (space,)) for space in range(5)]


def followed(script: Script, *offered: list[Option]) -> list[Option | None]:
    return [script.next(options) for options in offered]


def test_a_known_line_is_followed_and_what_has_become_impossible_is_left_out() -> None:
    assert followed(Change([A, B, C], NOWHERE, False), [A, B], [A, B], [C, D]) == [A, B, C]
    assert followed(Change([A, B, C], NOWHERE, False), [A, D], [C, D]) == [A, C], "B cannot be chosen: on to what can"
    assert followed(Change([A, B], NOWHERE, False), [D, E], [A], [A]) == [None, A, None], "it waits until it can go on"


def test_a_change_gives_the_choice_back_once_and_the_rest_stays_or_is_open() -> None:
    everything = [A, B, C, D]
    assert followed(Change([A, B, C], 1, True), everything, everything, everything) == [A, None, C]
    assert followed(Change([A, B, C], 1, False), everything, everything, everything) == [A, None, None]


def test_a_change_tries_something_else_where_there_is_something_else() -> None:
    change = Change([A, B, C], 0, True)
    assert followed(change, [A]) == [A] and change.avoided is None, "a lone option is no place for a change"
    assert followed(change, [B, D]) == [None] and change.avoided == B
    assert followed(change, [C, D]) == [C] and change.avoided is None


def test_what_is_avoided_is_not_drawn_while_there_is_another_sensible_option() -> None:
    state = alone(3, 2)
    bot, judge, options = Lines(1), judge_of(CIRCADIANS), state.options(0)
    weights = judge.priors(state)
    assert weights is not None
    likely = options[weights.index(max(weights))]
    assert likely in [bot.sample(state, judge, options) for _ in range(60)]
    assert likely not in [bot.sample(state, judge, options, likely) for _ in range(60)]
    assert bot.sample(state, judge, [likely], likely) == likely


def test_what_is_good_behind_one_option_is_tried_behind_the_others() -> None:
    bot = Lines(1)
    good, bad = bot.chains = [Chain(A, 2), Chain(B, 2)]
    good.note(0, 5.0, [C, D])
    good.note(1, 4.0, [D])
    bad.note(0, 1.0, [E])
    drawn = [bot.shared(bad, 0) for _ in range(60)]
    assert drawn.count([A, C, D]) > 30, "the better one, with its option"
    assert [E] in drawn, "and now and then a line of its own"
    own = [bot.shared(good, 0) for _ in range(60)]
    assert [C, D] in own and [D] in own, "of any world"


def alone(seed: int, round: int, ai: str = "ai_omra") -> CiState:
    """A game of Circadians alone that `greedy` has played up to the plan of a round."""
    state = CIRCADIANS.start(CIRCADIANS.setup(1, seed, {"ai": ai}))
    state.events = None
    bot = make("greedy", seed * 8)
    while (state.round, state.phase) != (round, PLAN):
        state.choose(bot.choose(CIRCADIANS.redact(state, 0), CIRCADIANS), 0)
    return state


def test_alone_in_circadians_a_plan_is_thought_through_to_the_end_of_the_round() -> None:
    view = CIRCADIANS.redact(alone(3, 2), 0)
    seen = dump(view)
    bot = Lines(1, None, 60)
    option = bot.choose(view, CIRCADIANS)
    assert option.verb is ASSIGN
    assert SEND in {each.verb for each in bot.plan}
    assert Lines(1, None, 60).choose(view, CIRCADIANS) == option
    assert dump(view) == seen


def test_lines_end_with_the_turn_where_the_game_says_nothing_else() -> None:
    game = find("revive")
    state = game.start(game.setup(2, 4))
    bot = Lines(1, None, 60)
    seat = state.deciders()[0]
    first = bot.choose(game.redact(state, seat), game)
    state.choose(first, seat)
    for option in bot.plan:
        assert state.turn == 1 and option in state.options(seat)
        state.choose(option, seat)


def test_alone_the_last_round_is_made_more_of_than_by_the_end_of_each_turn() -> None:
    points: dict[str, int] = {}
    for name in ("greedy", "normal"):
        points[name] = 0
        for seed in (3, 5, 7):
            state = alone(seed, LAST_ROUND)
            bot = make(name, 5)
            while not state.over:
                option = bot.choose(CIRCADIANS.redact(state, 0), CIRCADIANS)
                assert option.verb is not LIFT or name == "greedy", "a plan that was thought through stands"
                state.choose(option, 0)
            points[name] += CIRCADIANS.scores(state)[0]
    assert points["normal"] > points["greedy"]
