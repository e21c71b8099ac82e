"""What the table tells of choices and cards: in good Polish, and nothing that only looks like a loss."""

from __future__ import annotations

import re

import pytest

from stolik.bots import gains
from stolik.drawing.glow import Choices
from stolik.drawing.scene import Scene
from stolik.games.excavation import GAME, table
from stolik.games.excavation.state import ExcavationState
from stolik.games.excavation.table import telling
from stolik.web.pages.language import words

from excavation.scenes import acts, clear, holds, levels, play, queue, traders
from excavation.scenes import table as started

NARROW = 290.0  # five cards: what the narrowest phone shows of a full hand beside each other


def scene(state: ExcavationState, lang: str) -> Scene:
    view = GAME.redact(state, 0)
    return Scene(
        GAME, view, 0, words(lang, GAME), ["Ala", "Bo"], view.options(0), view.refusals(0), view.prompt(0), lang=lang,
        deciders=state.deciders(),
    )  # fmt: skip


def label(state: ExcavationState, option: str) -> str:
    """What an option says in this position, in Polish."""
    shown = scene(state, "pl")
    choices = Choices(shown)
    telling.tell_options(shown, state, choices)
    return choices.labels[option]


def lost(shown: Scene, option: str) -> list[str]:
    """What an option is told to cost."""
    outcomes = gains.gains(GAME, shown.view, 0, shown.options)
    found = next(outcome for each, outcome in outcomes if str(each) == option)
    return [change.words for change in gains.told(shown.words, found) if change.pays]


@pytest.mark.parametrize(("buyers", "said"), [("red", "do 2 kredytów"), ("red red", "do 4 kredytów")])
def test_what_a_sale_brings_at_most_is_told_in_the_genitive(buyers: str, said: str) -> None:
    state = acts(clear(started("gul", "issisinui")), fuel="2")
    levels(state, red=1, yellow=9, green=9, purple=9, orange=9)
    holds(state, 0, "red_k3")
    queue(state, "market_1", buyers)
    traders(state, 0, market_1=1)
    play(state, "card fuel_2")
    assert said in label(state, "sell")


def test_playing_a_card_and_passing_cost_no_cards() -> None:
    state = acts(started("gul", "issisinui"), hand="red_s4", fuel="2 3 4")
    assert not lost(scene(state, "en"), "pass"), "travel cards come back"
    play(state, "card red_s4")
    assert not lost(scene(state, "en"), "travel"), "the question names the card already"


def test_passing_tells_how_many_cards_must_go() -> None:
    for hand, said in (("red_s4 red_s5", "Pas"), ("red_s4 red_s5 green_s1 green_s2", "Pas: odrzucasz 2 karty akcji")):
        state = acts(started("gul", "issisinui"), hand=hand)
        assert label(state, "pass") == said


def test_the_title_of_a_hand_is_no_wider_than_the_cards_of_a_phone() -> None:
    state = acts(
        started("gul", "issisinui"), hand="yellow_s1 yellow_s2 green_s2 red_s6 purple_s2 orange_s1", fuel="2 3 4"
    )
    for lang in ("en", "pl"):
        drawn = str(table.hand(scene(state, lang)))
        title = [
            (float(x), said)
            for x, y, said in re.findall(r'<text[^>]*? x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]+)', drawn)
            if y == "16"
        ]
        assert title and all(x + 8 * len(said) < NARROW for x, said in title), title


def test_the_log_says_in_polish_which_card_was_played() -> None:
    state = acts(started("gul", "issisinui"), fuel="2")
    play(state, "card fuel_2", "travel")
    event = next(each for each in state.events or [] if each.verb.name == "travels")
    assert "zagrywa kartę podróży (paliwo: 2) i podróżuje" in words("pl", GAME).event(event, ["Ala", "Bo"])
