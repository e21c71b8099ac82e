"""Lamplighters (Latarnicy): light a town by the sea, square by square, before the wind has its way."""

from __future__ import annotations

from stolik.engine.game import Game, Provenance, ScoreLine, Setup, Variant
from stolik.engine.option import Phrase, Vocabulary
from stolik.engine.place import Place
from stolik.engine.rng import Dice

from . import bot, places, scoring, setup, view
from .laws import LAWS
from .pieces import EVENTS, OPTIONS
from .state import Town


class Lamplighters(Game[Town]):
    """Lamplighters for two to four players."""

    id = "lamplighters"
    seats = (2, 3, 4)
    variants = (Variant("storm"),)
    vocabulary = Vocabulary(OPTIONS)
    events = Vocabulary(EVENTS)
    laws = LAWS
    provenance = (Provenance("rules", "rulebook"), Provenance("map", "rulebook"), Provenance("cards", "rulebook"))

    def empty(self) -> Town:
        return Town()

    def start(self, setup_: Setup) -> Town:
        return setup.start(setup_)

    def modes(self) -> list[tuple[int, dict[str, str]]]:
        return [(players, variants) for players in self.seats for variants in ({}, {"storm": "on"})]

    def determinize(self, view_: Town, dice: Dice) -> Town:
        return view.determinize(view_, dice)

    def places(self, view_: Town) -> list[Place]:
        return places.places(view_)

    def scores(self, state: Town) -> list[int]:
        return [scoring.points(state, seat) for seat in range(state.seats)]

    def winners(self, state: Town) -> list[int]:
        return scoring.winners(state)

    def tie_break(self, state: Town) -> Phrase | None:
        return scoring.tie_break(state)

    def score_sheet(self, state: Town) -> list[ScoreLine]:
        return scoring.sheet(state)

    def evaluate(self, state: Town, seat: int) -> float:
        return bot.evaluate(state, seat)


GAME = Lamplighters()
