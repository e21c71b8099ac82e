"""A picture of any thing: whole, drawn from what the page defines, of every thing of its kind."""

from __future__ import annotations

import re
from importlib import import_module
from xml.etree import ElementTree

import pytest

from stolik.engine.game import Game
from stolik.engine.option import Kind
from stolik.games import games
from stolik.web.pages import stage
from stolik.words import LANGUAGES

PRINTED = {"card", "contract", "crate", "curio", "event", "faction", "gear", "leader", "machine", "module", "order",
           "scheme", "seeker", "technology", "tile", "wonder", "zu_card"}  # fmt: skip


def kinds(game: Game) -> tuple[Kind, ...]:
    return tuple(import_module(f"{type(game).__module__}.pieces").KINDS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_pictures_are_whole_and_use_only_what_the_page_defines(game: Game, lang: str) -> None:
    defined = set(re.findall(r' id="([^"]*)"', str(stage.ground(game, lang)) + str(stage.DEFS)))
    for kind in kinds(game):
        drawn = [str(stage.picture(game, lang, kind, value)) for value in range(len(kind.names))]
        assert all(drawn) or not any(drawn), f"some of {kind.name} have no picture"
        assert all(drawn) or kind.name not in PRINTED, f"{kind.name} has no pictures"
        for value, each in enumerate(drawn):
            if each:
                ElementTree.fromstring(each)
                used = set(re.findall(r'(?:href="|url\()#([^")]*)', each))
                assert used <= defined, f"{kind.name}-{kind.text(value)} needs {sorted(used - defined)}"
                assert " id=" not in each, "a picture may stand on a page twice"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_what_nobody_knows_has_no_picture(game: Game) -> None:
    assert all(not stage.picture(game, "en", kind, -1) for kind in kinds(game))
