"""Scenes for the tests of the look: real positions of random games."""

from __future__ import annotations

import random
import re
from html import unescape

from stolik.engine.record import Record
from stolik.games import game
from stolik.web.pages import stage
from stolik.drawing.scene import LogLine, Scene
from stolik.drawing.speech import speaker

NAMES = ["Ola", "Marek <b>", "Vega & Co", 'Zosia "Z"', "Jan"]


def started(name: str, players: int, seed: int, variants: dict[str, str]) -> Record:
    """A new game."""
    found = game(name)
    return Record(found, found.setup(players, seed, variants))


def play_on(record: Record, choices: int, seed: int) -> None:
    """Play so many random choices."""
    dice = random.Random(seed)
    for _ in range(choices):
        if record.state.over:
            return
        seat = record.state.deciders()[0]
        record.play(str(dice.choice(record.state.options(seat))), seat)


def scene_of(record: Record, viewer: int | None = None, lang: str = "en") -> Scene:
    """What a viewer (the deciding seat unless said) sees now."""
    state, deciders = record.state, record.state.deciders()
    seat = viewer if viewer is not None else (deciders or [0])[0]
    names = NAMES[: state.seats] + record.game.participants(state)[state.seats :]
    scene = Scene(record.game, record.view(seat), seat, stage.words(lang, record.game), names, lang=lang, table="x")
    scene.deciders, scene.version = deciders, record.version
    scene.log = [LogLine(number, 0, event) for number, event in record.log(seat)]
    scene.last = [line.event for line in scene.log[-4:]]
    scene.kinds = ["person"] * state.seats + ["automaton"] * (len(names) - state.seats)
    if seat in deciders:
        scene.options, scene.refusals, scene.prompt = state.options(seat), state.refusals(seat), state.prompt(seat)
    return scene


def table_page(scene: Scene, **facts: object) -> str:
    """The page of a table, as its template makes it."""
    ground = stage.ground(scene.game, scene.lang)
    return stage.page("table.html", scene=scene, say=speaker(scene.words), ground=ground, **facts)


def texts_drawn(scene: Scene) -> set[str]:
    """The options that stand on the board, the mat or the hand."""
    table = stage.table_of(scene.game)
    drawn = f"{table.board(scene)}{table.mat(scene, max(scene.viewer, 0))}{table.hand(scene)}"
    found = re.findall(r'data-options?="([^"]*)"', drawn)
    return {text for group in found for text in unescape(group).split("|")}
