"""Excavation Earth (Relikty ludzkości): dig up human artifacts, make markets, sell, and rule the mothership."""

from __future__ import annotations

from collections.abc import Callable

from ...engine.game import Game, Provenance, ScoreLine, Setup, Variant
from ...engine.option import Kind, Phrase, Vocabulary
from ...engine.place import Place
from ...engine.printed import mark
from ...engine.rng import Dice
from . import bot, captions, places, scoring, setup, view
from .laws import LAWS
from .pieces import EASY_OR_HARD, EVENTS, NO_SOLO_DRAFT, OPTIONS, SCORE_LINES, SOLO_ONLY, SWITCHES
from .state import ARGUMENTS, LINES, ExcavationState

SOLO = tuple([name for name, _ in SWITCHES if name.startswith("solo_")])


class Excavation(Game[ExcavationState]):
    """Excavation Earth for two to four players, or alone against Zu."""

    id = "excavation"
    seats = (1, 2, 3, 4)
    variants = (Variant("factions", ("choose", "random")), *[Variant(name) for name, _ in SWITCHES])
    vocabulary = Vocabulary(OPTIONS)
    events = Vocabulary(EVENTS)
    arguments = ARGUMENTS
    laws = LAWS
    provenance = (
        Provenance("procedures", "rulebook"),
        Provenance("components", "rulebook"),
        Provenance("locations", mark(__name__, "locations")),
        Provenance("map_edge", "rulebook"),
        Provenance("map", mark(__name__, "paths")),
        Provenance("values", "rulebook"),
        Provenance("rarity", mark(__name__, "kinds")),
        Provenance("action_cards", "reconstructed"),
        Provenance("symbols", mark(__name__, "symbols")),
        Provenance("travel_cards", mark(__name__, "travel_cards")),
        Provenance("buyer_cards", mark(__name__, "buyer_cards")),
        Provenance("popularity", "rulebook"),
        Provenance("rank_credits", "reconstructed"),
        Provenance("stores", "source"),
        Provenance("gallery", mark(__name__, "gallery")),
        Provenance("initiative", mark(__name__, "factions")),
        Provenance("orders", mark(__name__, "orders")),
        Provenance("zu_decks", mark(__name__, "zu_decks")),
        Provenance("zu_cards", mark(__name__, "zu_cards")),
    )

    # -- starting -------------------------------------------------------------------------------------------

    def impossible(self, players: int, variants: dict[str, str]) -> Phrase | None:
        on = [name for name, value in variants.items() if value == "on"]
        if players == 1 and "hand_draft" in on:
            return Phrase(NO_SOLO_DRAFT)
        if players > 1 and [name for name in on if name in SOLO]:
            return Phrase(SOLO_ONLY)
        if "solo_easy_2" in on and "solo_hard_2" in on:
            return Phrase(EASY_OR_HARD)
        return None

    def modes(self) -> list[tuple[int, dict[str, str]]]:
        alone = [{name: "on"} for name in SOLO]
        easy = {name: "on" for name in SOLO if "easy" in name}
        hard = {name: "on" for name in SOLO if "hard" in name}
        both = {**easy, **hard, "solo_easy_2": "off"}
        drafts = [(players, {"hand_draft": "on"}) for players in (2, 3, 4)]
        randoms = [(players, {"factions": "random"}) for players in self.seats]
        return (
            [(players, {}) for players in self.seats]
            + drafts
            + randoms
            + [(3, {"hand_draft": "on", "factions": "random"})]
            + [(1, switches) for switches in [*alone, easy, hard, both]]
        )

    def empty(self) -> ExcavationState:
        return ExcavationState()

    def start(self, setup_: Setup) -> ExcavationState:
        return setup.start(setup_)

    # -- knowing --------------------------------------------------------------------------------------------

    def determinize(self, view_: ExcavationState, dice: Dice) -> ExcavationState:
        return view.determinize(view_, dice)

    def places(self, view: ExcavationState) -> list[Place]:
        return places.places(view)

    # -- ending ---------------------------------------------------------------------------------------------

    def participants(self, state: ExcavationState) -> list[str]:
        return [f"seat_{seat}" for seat in range(state.seats)] + (["zu"] if state.seats == 1 else [])

    def scores(self, state: ExcavationState) -> list[int]:
        return state.credits.copy()

    def winners(self, state: ExcavationState) -> list[int]:
        return scoring.winners(state)

    def tie_break(self, state: ExcavationState) -> Phrase | None:
        return scoring.tie_break(state)

    def score_sheet(self, state: ExcavationState) -> list[ScoreLine]:
        sides = range(state.sides())
        lines = [
            ScoreLine(name, tuple([state.earned[side * LINES + line] for side in sides]))
            for line, name in enumerate(SCORE_LINES)
        ]
        return [line for line in lines if any(line.points)]

    # -- thinking -------------------------------------------------------------------------------------------

    def caption(self, kind: Kind, value: int, case: str, say: Callable[..., str]) -> str:
        return captions.caption(kind, value, case, say)

    def evaluate(self, state: ExcavationState, seat: int) -> float:
        return bot.evaluate(state, seat)

    def prospects(self, state: ExcavationState, seat: int) -> list[tuple[str, float]]:
        return bot.prospects(state, seat)

    def priors(self, state: ExcavationState) -> list[float] | None:
        return bot.priors(state)

    def lines(self, view: ExcavationState) -> bool:
        """Between two, lines of the own turn win more than a tree that looks beyond it; at other tables nobody has tried."""
        return view.seats == 2

    def progress(self, state: ExcavationState) -> float:
        return bot.progress(state)

    def classic(self) -> Excavation:
        return CLASSIC


class Classic(Excavation):
    """Excavation Earth as the bot `classic` judges it."""

    def evaluate(self, state: ExcavationState, seat: int) -> float:
        return bot.margin(state, seat, bot.PEOPLE)

    def priors(self, state: ExcavationState) -> list[float] | None:
        return bot.priors(state, bot.CLASSIC_GUARD)


GAME = Excavation()
CLASSIC = Classic()
