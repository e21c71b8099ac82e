"""Icaion: seekers gather qoam on a world of crystals, between parasites and a wandering Colossus."""

from __future__ import annotations

from collections.abc import Callable

from ...engine.game import Game, Provenance, ScoreLine, Setup, Variant
from ...engine.option import Kind, Phrase, Vocabulary
from ...engine.place import Place
from ...engine.printed import mark
from ...engine.rng import Dice
from . import bot, captions, places, view
from .laws import LAWS
from .pieces import CURIO, EVENTS, OPTIONS, SIDES_NEED_CUSTOM, SOURCE, SOURCES, THROW_AWAY, TIE_ORDER, WOUNDS_NEED_BEAMS
from .scoring import winner
from .setup import new_game
from .state import ARGUMENTS, IcaionState
from .tiles import COLOURS

SIDES = tuple([f"{colour}_side" for colour in COLOURS])


class Icaion(Game[IcaionState]):
    """The whole game with all its modules."""

    id = "icaion"
    seats = (2, 3, 4, 5)
    variants = (
        Variant("apparatus_sides", ("all_day", "all_night", "random_mix", "custom")),
        *[Variant(name, ("day", "night")) for name in SIDES],
        Variant("character_mode", ("random", "draft")),
        Variant("expert"),
        Variant("radiant_beams"),
        Variant("remove_wound_cards"),
        Variant("wonders"),
    )
    vocabulary = Vocabulary(OPTIONS)
    events = Vocabulary(EVENTS)
    arguments = ARGUMENTS
    keeping = (THROW_AWAY,)
    laws = LAWS
    provenance = (
        Provenance("map", mark(__name__, "regions")),
        Provenance("distances", "derived"),
        Provenance("track", mark(__name__, "track")),
        Provenance(
            "seekers", "rulebook", "abilities; icons are reconstructed, the pair Lone Survivor + Hyper boots fits"
        ),
        Provenance("gears", "rulebook"),
        Provenance("character_icons", "reconstructed"),
        Provenance("curios", mark(__name__, "curios")),
        Provenance("events", "rulebook"),
        Provenance("wonders", mark(__name__, "wonders")),
        Provenance("division_board", "rulebook"),
        Provenance("apparatus", mark(__name__, "apparatus")),
        Provenance("shards", mark(__name__, "shards")),
        Provenance("parasite_points", "rulebook"),
        Provenance("neutral_machines", "rulebook"),
        Provenance("player_colours", "reconstructed"),
    )

    def impossible(self, players: int, variants: dict[str, str]) -> Phrase | None:
        if variants.get("remove_wound_cards") == "on" and variants.get("radiant_beams") != "on":
            return Phrase(WOUNDS_NEED_BEAMS)
        if variants.get("apparatus_sides") != "custom" and any(variants.get(name) == "night" for name in SIDES):
            return Phrase(SIDES_NEED_CUSTOM)
        return None

    def modes(self) -> list[tuple[int, dict[str, str]]]:
        beams = {"radiant_beams": "on"}
        everything = {
            "apparatus_sides": "random_mix", "character_mode": "draft", "expert": "on", "radiant_beams": "on",
            "wonders": "on",
        }  # fmt: skip
        tried: list[tuple[int, dict[str, str]]] = [(players, {}) for players in self.seats]
        tried += [(players, {"wonders": "on"}) for players in self.seats]
        tried += [(players, beams) for players in self.seats]
        tried += [(players, everything) for players in self.seats]
        tried += [
            (2, {"apparatus_sides": "all_night"}),
            (3, {"apparatus_sides": "random_mix"}),
            (4, {"apparatus_sides": "custom", "blue_side": "night", "gray_side": "night"}),
            (2, {"apparatus_sides": "custom", "green_side": "night", "brown_side": "night", "pink_side": "night"}),
            (2, {"character_mode": "draft"}),
            (5, {"character_mode": "draft"}),
            (3, {"expert": "on"}),
            (3, {**beams, "remove_wound_cards": "on"}),
            (4, {"wonders": "on", "expert": "on", "character_mode": "draft", "apparatus_sides": "all_night"}),
        ]
        return tried

    def empty(self) -> IcaionState:
        return IcaionState()

    def start(self, setup: Setup) -> IcaionState:
        chosen = setup.variants
        sides = chosen.get("apparatus_sides", "all_day")
        night = 31 if sides == "all_night" else 0
        if sides == "custom":
            for colour, name in enumerate(SIDES):
                night |= (chosen.get(name) == "night") << colour
        beams = setup.on("radiant_beams")
        return new_game(
            setup,
            night,
            sides == "random_mix",
            chosen.get("character_mode") == "draft",
            setup.on("expert"),
            beams,
            beams and (setup.players == 2 or setup.on("remove_wound_cards")),
            setup.on("wonders"),
        )

    def redact(self, state: IcaionState, viewer: int) -> IcaionState:
        return view.redact(state, viewer)

    def determinize(self, view_: IcaionState, dice: Dice) -> IcaionState:
        return view.determinize(view_, dice)

    def places(self, view: IcaionState) -> list[Place]:
        return places.places(view)

    def secrets(self, state: IcaionState) -> list[str]:
        return [CURIO.text(card) for player in state.players for card in player.hand]

    def scores(self, state: IcaionState) -> list[int]:
        return [player.rp for player in state.players]

    def winners(self, state: IcaionState) -> list[int]:
        return [winner(state)]

    def score_sheet(self, state: IcaionState) -> list[ScoreLine]:
        return [
            ScoreLine(name, tuple([state.ledger[SOURCES * seat + source] for seat in range(state.seats)]))
            for source, name in enumerate(SOURCE.names)
        ]

    def tie_break(self, state: IcaionState) -> Phrase | None:
        scores = self.scores(state)
        return Phrase(TIE_ORDER) if scores.count(max(scores)) > 1 else None

    def caption(self, kind: Kind, value: int, case: str, say: Callable[..., str]) -> str:
        return captions.caption(kind, value, case, say)

    def evaluate(self, state: IcaionState, seat: int) -> float:
        return bot.evaluate(state, seat)

    def prospects(self, state: IcaionState, seat: int) -> list[tuple[str, float]]:
        return bot.prospects(state, seat)

    def priors(self, state: IcaionState) -> list[float] | None:
        return bot.priors(state)

    def lines(self, view: IcaionState) -> bool:
        """Between two, lines of the own turn win more than a tree that looks beyond it; at larger tables nobody has tried."""
        return view.seats == 2

    def progress(self, state: IcaionState) -> float:
        return 1.0 - bot.rounds_left(state) / bot.ALL_ROUNDS


GAME = Icaion()
