"""Revive: tribes leave their caves after the ice, explore, populate ancient places and build machines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...engine.game import Game, Provenance, ScoreLine, Setup, Variant
from ...engine.option import Kind, Phrase, Vocabulary
from ...engine.place import Place
from ...engine.printed import mark
from ...engine.rng import Dice
from . import bot, captions, classic, pieces, places, scoring, setup, view
from .campaign import Campaign
from .laws import LAWS
from .setup import BIG_VALUES, CHAPTER_VALUES, SIDE_VALUES
from .state import ARGUMENTS, FACE_DOWN, ReviveState

CONTENT = {
    "cc_formica": "on", "cc_vukuntur": "on", "cc_moon": "on", "cc_big_locations": "all", "cc_crystal_sources": "on",
    "cc_switch": "on",
}  # fmt: skip


class Revive(Game[ReviveState]):
    """The game of Revive for one to four players."""

    id = "revive"
    seats = (1, 2, 3, 4)
    variants = (
        Variant("longer_game"),
        Variant("tribe_selection", ("random", "draft")),
        Variant("artifact_cards", ("1", "2")),
        Variant("tribe_side", SIDE_VALUES),
        Variant("cc_formica"),
        Variant("cc_vukuntur"),
        Variant("cc_moon"),
        Variant("cc_big_locations", BIG_VALUES),
        Variant("cc_crystal_sources"),
        Variant("cc_switch"),
        Variant("campaign", CHAPTER_VALUES),
        Variant("max_rounds", ("100",)),
    )
    vocabulary = Vocabulary(pieces.OPTIONS)
    arguments = ARGUMENTS
    laws = LAWS
    events = Vocabulary(pieces.EVENTS)
    ratings = scoring.RATINGS
    trust = 10.0  # what follows is guessed too roughly to outweigh the end of the turn itself
    provenance = (
        Provenance("map", mark(__name__, "places"), "lattice, starting places, crystal symbols"),
        Provenance("tile_fronts", mark(__name__, "tiles"), "kinds of fields by back: rulebook"),
        Provenance("tile_backs", mark(__name__, "backs"), "the back of 3 food and 2 points: rulebook"),
        Provenance("capacities", mark(__name__, "resources"), "help page of a public game site"),
        Provenance("slots", "source", "split of module places and activation symbols: reconstructed"),
        Provenance("machine_tracks", mark(__name__, "bonuses"), "counts and kinds of bonuses: rulebook"),
        Provenance("development_track", mark(__name__, "development_track"), ""),
        Provenance("score_track", mark(__name__, "score_track"), ""),
        Provenance("hibernation_track", mark(__name__, "hibernation_track"), "removal on the fourth space: rulebook"),
        Provenance("tech_tree", mark(__name__, "techs"), "effects: rulebook and derived"),
        Provenance("tribes", mark(__name__, "tribes"), "two sun abilities and three technologies: reconstructed"),
        Provenance("starting_cards", mark(__name__, "starting_cards"), "kinds of effects: rulebook"),
        Provenance("citizens", mark(__name__, "citizens"), "kinds of effects: rulebook"),
        Provenance("modules", mark(__name__, "modules"), "count and colours: rulebook"),
        Provenance("machines", mark(__name__, "machines"), "kinds of effects: rulebook"),
        Provenance("crates", mark(__name__, "crates"), "one crate: rulebook"),
        Provenance("large_locations", mark(__name__, "large_locations"), "what is scored: rulebook"),
        Provenance("artifact_cards", mark(__name__, "artifact_cards"), "kinds of elements: rulebook"),
        Provenance("solo_ratings", mark(__name__, "ratings"), ""),
        Provenance("switches", mark(__name__, "switches"), ""),
        Provenance("crystal_sources", "reconstructed", ""),
        Provenance("campaign", mark(__name__, "goals"), "five chapters, thirty cards: rulebook"),
    )

    def impossible(self, players: int, variants: dict[str, str]) -> Phrase | None:
        moon = variants.get("cc_moon") == "on" or variants.get("campaign") == "chapter_5"
        if variants.get("tribe_side", "sun") != "sun" and not moon:
            return Phrase(pieces.SIDE_NEEDS_MOON)
        return None

    def accepts(self, variant: Variant, value: str) -> bool:
        if variant.id == "max_rounds":
            return value.isascii() and value.isdigit() and 1 <= int(value) <= 1000 and str(int(value)) == value
        return super().accepts(variant, value)

    def campaign(self, saved: dict[str, Any] | None = None) -> Campaign:
        return Campaign() if saved is None else Campaign.load(saved)

    def modes(self) -> list[tuple[int, dict[str, str]]]:
        """Every seat count, each variant, each chapter, and all campaign content together."""
        tried: list[tuple[int, dict[str, str]]] = [(players, {}) for players in self.seats]
        tried += [(players, {"longer_game": "on"}) for players in self.seats]
        tried += [(players, {**CONTENT, "tribe_side": "moon"}) for players in self.seats]
        tried += [
            (3, {"tribe_selection": "draft", "artifact_cards": "2"}),
            (4, {**CONTENT, "tribe_selection": "draft", "tribe_side": "choice", "artifact_cards": "2"}),
            (2, {"cc_formica": "on", "cc_vukuntur": "on"}),
            (1, {"cc_vukuntur": "on"}),
            (2, {"cc_moon": "on", "tribe_side": "random"}),
            (3, {"cc_moon": "on", "tribe_side": "choice"}),
            *[(2, {"cc_big_locations": value}) for value in BIG_VALUES[1:-1]],
            (2, {"cc_crystal_sources": "on"}),
            (1, {"cc_switch": "on"}),
            (2, {"max_rounds": "3"}),
            (1, {"campaign": "chapter_1"}),
            (2, {"campaign": "chapter_2"}),
            (3, {"campaign": "chapter_3", "cc_switch": "on"}),
            (2, {"campaign": "chapter_4", "cc_crystal_sources": "on"}),
            (2, {"campaign": "chapter_5", "tribe_side": "choice"}),
        ]
        return tried

    # -- starting -------------------------------------------------------------------------------------------------

    def empty(self) -> ReviveState:
        return ReviveState()

    def start(self, setup_: Setup) -> ReviveState:
        return setup.start(setup_)

    # -- knowing --------------------------------------------------------------------------------------------------

    def redact(self, state: ReviveState, viewer: int) -> ReviveState:
        return view.redact(state, viewer)

    def determinize(self, seen: ReviveState, dice: Dice) -> ReviveState:
        return view.determinize(seen, dice)

    def places(self, view: ReviveState) -> list[Place]:
        return places.places(view)

    def secrets(self, state: ReviveState) -> list[str]:
        """Artifact cards, face-down tiles, and what lies in the citizen deck and the machine stacks."""
        cards = [pieces.CARD.names[card] for card in state.deck]
        machines = [pieces.MACHINE.names[machine] for stack in state.machine_stacks for machine in stack]
        tiles = [pieces.TILE.names[tile] for tile, turned in zip(state.tiles, state.rotations) if turned == FACE_DOWN]
        held = (
            []
            if state.finished
            else [pieces.ARTIFACT_CARD.names[p.artifact_card] for p in state.players if p.artifact_card >= 0]
        )
        dealt = [pieces.ARTIFACT_CARD.names[card] for player in state.players for card in player.dealt]
        return [*cards, *machines, *tiles, *held, *(each for each in dealt if not state.finished)]

    # -- telling --------------------------------------------------------------------------------------------------

    def caption(self, kind: Kind, value: int, case: str, say: Callable[..., str]) -> str:
        return captions.caption(kind, value, case, say)

    def spoken(self, cell: str, say: Callable[..., str]) -> str:
        return captions.spoken(cell, say)

    # -- ending ---------------------------------------------------------------------------------------------------

    def scores(self, state: ReviveState) -> list[int]:
        return [scoring.total(state, seat) for seat in range(state.seats)]

    def winners(self, state: ReviveState) -> list[int]:
        return scoring.winners(state)

    def score_sheet(self, state: ReviveState) -> list[ScoreLine]:
        sheets = [scoring.sheet(state, seat) for seat in range(state.seats)]
        return [ScoreLine(name, tuple([each[index] for each in sheets])) for index, name in enumerate(scoring.LINES)]

    def tie_break(self, state: ReviveState) -> Phrase | None:
        scores = self.scores(state)
        if state.seats == 1:
            return Phrase(pieces.SOLO_RATING, (scoring.rating(scores[0]),))
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        if len(best) == 1:
            return None
        won = scoring.winners(state)
        left = {scoring.unscored(state.players[seat]) for seat in best}
        if len(won) > 1:
            return Phrase(pieces.SHARED)
        most = scoring.unscored(state.players[won[0]])
        if len(left) > 1 and sum(scoring.unscored(state.players[seat]) == most for seat in best) == 1:
            return Phrase(pieces.BY_RESOURCES, (most,))
        return Phrase(pieces.BY_TRACKS, (sum(state.players[won[0]].tracks),))

    # -- thinking -------------------------------------------------------------------------------------------------

    def evaluate(self, state: ReviveState, seat: int) -> float:
        return bot.evaluate(state, seat)

    def prospects(self, state: ReviveState, seat: int) -> list[tuple[str, float]]:
        return bot.prospects(state, seat)

    def priors(self, state: ReviveState) -> list[float] | None:
        return bot.priors(state)

    def lines(self, view: ReviveState) -> bool:
        """A turn is a chain of up to twenty choices; alone it is one action, and what follows counts."""
        return view.seats > 1

    def progress(self, state: ReviveState) -> float:
        return 1.0 - bot.left_to_play(state)

    def classic(self) -> Revive:
        return CLASSIC


class Classic(Revive):
    """Revive as the bot `classic` judges it."""

    trust = 0.0

    def evaluate(self, state: ReviveState, seat: int) -> float:
        return classic.evaluate(state, seat)

    def priors(self, state: ReviveState) -> list[float] | None:
        return classic.priors(state)


GAME = Revive()
CLASSIC = Classic()
