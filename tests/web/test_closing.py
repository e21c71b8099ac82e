"""The large button: what closes a question, and never what would throw something away beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from web.look import play_on, scene_of, started
from stolik.games import game
from stolik.web.pages import stage
from stolik.drawing.glow import Choices

GAMES = ("circadians", "excavation", "icaion", "revive")

# a verb, when it is large, and beside which verbs it never is: as a person at the table would have it
# fmt: off
QUIET = {
    "revive":     {"done": {"resolve", "resolve-all"}, "end-turn": {"play", "use-switch", "explore", "populate", "build"},
                   "stop": {"swap", "pay"}, "finish": {"end-turn"}, "decline": {"take-bonus", "take-module", "take"}},
    "icaion":     {"end-turn": {"extract", "deploy", "eradicate", "investigate", "retrieve", "install", "restore"},
                   "done": {"activate", "remove"}, "throw-away": {"deposit"}, "forgo": {"replace"}},
    "circadians": {"skip": {"use", "set", "move"}, "done": {"fulfil", "trade"}, "decline": {"settle", "build"}},
    "excavation": {"done": {"dig", "sample", "add", "trader", "represent", "move", "sell-at", "acquire", "deliver"},
                   "skip": {"move", "use", "claim", "sample", "acquire"}, "return": {"buy"}, "pass": {"card"}},
}
LARGE = {
    "revive":     {"resolve-all": set(), "end-turn": {"play", "use-switch", "explore", "populate", "build"}},
    "icaion":     {"activate-all": set(), "remove-all": set(),
                   "end-turn": {"extract", "deploy", "eradicate", "investigate", "retrieve", "install", "restore",
                                "deploy-special", "investigate-special", "retrieve-special", "install-special"}},
    "circadians": {"confirm": set()},
    "excavation": {},
}
# fmt: on


def questions(name: str) -> Iterator[tuple[set[str], list[stage.Button]]]:
    """The verbs on offer and the buttons at many moments of random games."""
    for players in game(name).seats[:2]:
        record = started(name, players, 5, {})
        for number in range(400):
            if record.state.over:
                break
            scene = scene_of(record)
            yield {option.verb.name for option in scene.options}, stage.buttons(scene, Choices(scene))
            play_on(record, 1, number)


@pytest.mark.parametrize("name", GAMES)
def test_what_forgoes_something_is_never_the_large_button_unless_alone(name: str) -> None:
    seen: Counter[str] = Counter()
    for verbs, buttons in questions(name):
        large = [button for button in buttons if button.large]
        assert len(large) <= 1
        if len(buttons) == 1:
            assert large == buttons
            continue
        for button in large:
            verb = button.option.split(" ")[0]
            assert not QUIET[name].get(verb, set()) & verbs, f"{verb} is large beside {verbs}"
        seen.update({verb for verb, beside in QUIET[name].items() if verb in verbs and beside & verbs})
    assert len(seen) >= 2, seen


@pytest.mark.parametrize("name", [name for name in GAMES if LARGE[name]])
def test_what_closes_a_question_is_large(name: str) -> None:
    seen: set[str] = set()
    for verbs, buttons in questions(name):
        for verb, beside in LARGE[name].items():
            if verb in verbs and not beside & verbs:
                assert [button.option for button in buttons if button.large] == [verb]
                seen.add(verb)
    assert seen


@pytest.mark.parametrize("name", GAMES)
def test_what_closes_a_question_stands_last_whether_large_or_not(name: str) -> None:
    for _, buttons in questions(name):
        order = [button.closes + button.large for button in buttons]
        assert order == sorted(order)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_names_its_closing_verbs_from_its_own_vocabulary(name: str) -> None:
    known = game(name).vocabulary.verbs
    closing = stage.table_of(game(name)).CLOSING
    assert closing
    for verb, beside in closing:
        assert known[verb.name] is verb and not verb.kinds
        assert all(known[each.name] is each for each in beside)
    assert len({verb.name for verb, _ in closing}) == len(closing)


def test_the_page_draws_one_large_button_and_leaves_the_rest_quiet() -> None:
    record = started("revive", 2, 3, {})
    for number in range(300):
        scene = scene_of(record)
        verbs = {option.verb.name for option in scene.options}
        if {"done", "resolve", "resolve-all"} <= verbs:
            frame = stage.frame(scene)
            assert 'class="btn go closes" name="option" value="resolve-all"' in frame
            assert 'class="btn legal closes" name="option" value="done"' in frame
            return
        play_on(record, 1, number)
    raise AssertionError("nothing to resolve came up")
