"""Places: every game's board in words, the same from both ends of a path, with every piece of the state on it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

import pytest

from stolik.engine.game import Game
from stolik.engine.place import NOBODYS, Place, neighbour
from stolik.engine.state import SPECTATOR, State
from stolik.games import game as find
from stolik.games import games
from stolik.words import LANGUAGES, Words

NAMES = ["Ola", "Jan", "Ewa", "Max", "Iga", "Zu"]


def starts(game: Game) -> list[State]:
    """The first view of every mode."""
    return [game.redact(game.start(game.setup(players, 7, variants)), 0) for players, variants in game.modes()]


def positions(game: Game, players: int) -> list[State]:
    """Positions along a random game, as they are."""
    state, dice = game.start(game.setup(players, 5)), Random(5)
    found: list[State] = []
    while not state.over and len(found) < 12:
        for _ in range(25):
            if not state.over:
                state.choose(dice.choice(state.options()))
        found.append(state.clone())
    return found


def told(words: Words, place: Place) -> list[str]:
    """Everything that is said of a place."""
    return [
        words.thing(place.kind, place.id),
        words.phrase("group", place.group, NAMES),
        *[words.phrase("near", each, NAMES) for each in place.near],
        *[words.phrase("stands", each.said, NAMES) for each in place.pieces],
    ]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_place_of_every_mode_is_told_in_both_languages_and_neighbours_know_each_other(game: Game) -> None:
    voices = [Words(lang, game) for lang in LANGUAGES]
    for view in [*starts(game), *[game.redact(each, SPECTATOR) for each in positions(game, max(game.seats))]]:
        places = {place.key: place for place in game.places(view)}
        assert len(places) == len(game.places(view)) > 0
        for place in places.values():
            for near in place.near:
                back = [neighbour(each) for each in places[neighbour(near)].near]
                assert place.key in back, f"{place.key} knows {neighbour(near)}, but not the other way"
            for words in voices:
                for text in told(words, place):
                    assert text.strip() and "$" not in text, place.key
                    assert not text.startswith(("near-", "group-", "stands-", place.kind.name + "-")), text


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_all_words_of_places_exist_whether_or_not_a_random_game_needs_them(game: Game) -> None:
    module = import_module(f"{type(game).__module__}.places")
    for lang in LANGUAGES:
        words = Words(lang, game)
        for group, verbs in (("near", module.NEAR), ("stands", module.STANDS), ("group", module.GROUPS)):
            assert not [verb.name for verb in verbs if not words.has(f"{group}-{verb.name}")], (game.id, lang, group)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_drawing_in_characters_has_room_for_every_place(game: Game) -> None:
    for view in starts(game):
        taken: dict[tuple[int, int], tuple[str, int]] = {}
        for place in game.places(view):
            assert 0 <= place.row < 21 and 0 <= place.column and place.column + place.width <= 54, place.key
            for column in range(place.column, place.column + min(2, place.width)):  # where its sign stands
                assert (place.row, column) not in taken, f"{place.key} covers {taken[place.row, column]}"
                taken[place.row, column] = place.key


def revive_pieces(state: Any) -> int:
    return sum(
        len(each.small) + len(each.large) + len(each.pawns) + len(each.tokens) + len(each.waters) + (each.falcon >= 0)
        for each in state.players
    )


def circadians_pieces(state: Any) -> int:
    return len(state.harvesters) + bool(state.ai) + sum(map(bool, state.dice)) + sum(map(bool, state.pairs))


def icaion_pieces(state: Any) -> int:
    seekers = sum(each.node >= 0 for each in state.players)
    machines = sum(0 <= team < state.seats for team in state.machines)
    return seekers + machines + sum(0 <= owner < state.seats for owner in state.wonder_owner)


def excavation_pieces(state: Any) -> int:
    return sum(map(len, state.explorers)) + sum(state.traders) + sum(state.reps)


def number_of(place: Place) -> int:
    """How many pieces of the participants stand at a place."""
    many = ("explorers", "traders", "representatives")
    return sum(each.said.args[1] if each.said.verb.name in many else 1 for each in place.pieces if each.side != NOBODYS)


@pytest.mark.parametrize("count", [revive_pieces, circadians_pieces, icaion_pieces, excavation_pieces])
def test_every_piece_of_everybody_stands_at_exactly_one_place(count: Callable[[Any], int]) -> None:
    game = find(count.__name__.partition("_")[0])
    for players in game.seats:
        for state in positions(game, players):
            found = sum(number_of(place) for place in game.places(game.redact(state, SPECTATOR)))
            assert found == count(state)
