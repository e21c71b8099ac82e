"""Everything a person may read exists in both languages, with the same variables and with Polish plurals."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import stolik
from stolik.engine.game import Game
from stolik.engine.option import NUMBER, SEAT, Kind, Verb
from stolik.games import folder, games
from stolik.words import LANGUAGES, Words

FOLDERS = [Path(stolik.__file__).parent, *map(folder, games())]
SOURCES = sorted({path for each in FOLDERS for path in each.rglob("*en.ftl")})


def verbs(game: Game) -> Iterator[tuple[str, Verb]]:
    """Every verb that a game may use, with the key of its sentence."""
    pieces = import_module(f"{type(game).__module__}.pieces")
    for group, declared in (
        ("option", pieces.OPTIONS), ("event", pieces.EVENTS), ("prompt", pieces.PROMPTS), ("refusal", pieces.REASONS),
        ("tie", pieces.TIES), ("impossible", getattr(pieces, "IMPOSSIBLE", ())),
    ):  # fmt: skip
        yield from ((f"{group}-{verb.name}", verb) for verb in declared)


def keys(game: Game) -> Iterator[str]:
    """Every key that a game's tables ask for."""
    yield from ("title", "subtitle")
    yield from (key for key, _ in verbs(game))
    for variant in game.variants:
        yield f"variant-{variant.id}"
        if variant.values != ("off", "on"):
            yield from (f"variant-{variant.id}-{value}" for value in variant.values)
    yield from (f"mark-{each.table}" for each in game.provenance)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_option_event_prompt_refusal_card_and_place_has_words(game: Game, lang: str) -> None:
    words = Words(lang, game)
    missing = [key for key in keys(game) if not words.has(key)]
    assert not missing, f"{game.id}/{lang} lacks {len(missing)} keys, first: {missing[:20]}"
    unexplained = [v.id for v in game.variants if not words.has(f"variant-{v.id}", "about")]
    assert not unexplained, f"variants without a sentence of explanation: {unexplained}"


class Strict(Words):
    """Words that miss nothing."""

    def say(self, key: str, attribute: str = "", **args: Any) -> str:
        assert self.has(key, attribute), f"{key} {attribute} is not told"
        return super().say(key, attribute, **args)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_everything_has_a_name_written_down_or_told_by_its_row(game: Game, lang: str) -> None:
    pieces = import_module(f"{type(game).__module__}.pieces")
    words = Strict(lang, game)
    for kind in pieces.KINDS:
        if isinstance(kind, Kind) and kind not in (NUMBER, SEAT):
            for value in range(len(kind.names)):
                assert words.forms(kind, value)[""]
                assert "{" not in words.about(kind, value)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_verb_that_is_declared_is_in_the_list_of_its_kind(game: Game) -> None:
    pieces = import_module(f"{type(game).__module__}.pieces")
    listed = {verb for _, verb in verbs(game)}
    lost = [name for name, value in vars(pieces).items() if isinstance(value, Verb) and value not in listed]
    assert not lost, f"verbs in no list, so that no test asks for their words: {lost}"


class Reader(Visitor):
    """Collects the variables of a message and whether it distinguishes plurals."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.plurals: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.plurals.append({str(getattr(v.key, "name", getattr(v.key, "value", ""))) for v in node.variants})
        self.generic_visit(node)


def messages(path: Path) -> dict[str, ast.Message]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    broken = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not broken, f"{path.name} has lines that are no Fluent: {broken[:3]}"
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    names = [entry.id.name for entry in found]
    doubled = sorted({name for name in names if names.count(name) > 1})
    assert not doubled, f"{path} says twice: {doubled}"
    return {entry.id.name: entry for entry in found}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: "/".join(path.parts[-4:]))
def test_both_languages_say_the_same_things(path: Path) -> None:
    english = messages(path)
    polish = messages(path.with_name(path.name.replace("en.ftl", "pl.ftl")))
    assert english.keys() == polish.keys(), sorted(english.keys() ^ polish.keys())
    for key, message in english.items():
        lost = {a.id.name for a in message.attributes if a.id.name in ("about", "title", "why")} - {
            a.id.name for a in polish[key].attributes
        }
        assert not lost, f"{key} lacks {lost} in Polish"


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: "/".join(path.parts[-4:]))
def test_polish_plurals_know_one_few_and_many(path: Path) -> None:
    for key, message in messages(path.with_name(path.name.replace("en.ftl", "pl.ftl"))).items():
        reader = Reader()
        reader.visit(message)
        for variants in reader.plurals:
            if variants & {"one", "few", "many"}:
                assert {"one", "few", "many"} <= variants | ({"many"} if "other" in variants else set()), key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_sentences_use_only_variables_that_they_are_given(game: Game, lang: str) -> None:
    said = messages(folder(game) / "words" / f"{lang}.ftl")
    for key, verb in verbs(game):
        reader = Reader()
        reader.visit(said[key])
        given = set(verb.roles)
        unknown = {name for name in reader.variables if re.sub("_(gen|dat|acc|ins|loc|about)$", "", name) not in given}
        assert not unknown, f"{key} uses {unknown}; it is given {given}"
