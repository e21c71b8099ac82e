"""Circadians: First Light. Dice are planned behind screens and sent over the planet Ryh for seven rounds."""

from __future__ import annotations

from collections.abc import Callable

from ...engine.game import Game, Provenance, ScoreLine, Setup, Variant
from ...engine.option import Kind, Phrase, Vocabulary
from ...engine.place import Place
from ...engine.printed import mark
from ...engine.rng import Dice
from . import bot, captions, places
from .laws import LAWS
from .pieces import AI, CONTRACT, EVENT, EVENTS, FEW_LEADERS, FOUR_AND_AI, LEADER, OPTIONS, SCHEME, SOLO_NEEDS_AI, VAULT
from .scoring import CATEGORIES, all_lines, decided_by, ranked, totals
from .setup import LEADER_MODES, POOLS, begin, pool_of
from .state import ARGUMENTS, CiState
from .view import view_of, world_of

SIDE = ("random", "a", "b")


class Circadians(Game[CiState]):
    """Circadians: First Light, second edition, with the Allies."""

    id = "circadians"
    seats = (1, 2, 3, 4)
    variants = (
        Variant("ai", ("auto", "none", "ai_tovi", "ai_xiao", "ai_kesh", "ai_omra")),
        Variant("leader_mode", LEADER_MODES),
        Variant("irenic"),
        Variant("planet_side", ("random", "A", "B")),
        Variant("leyrien_side", SIDE),
        Variant("zcharo_side", SIDE),
        Variant("jrayek_side", SIDE),
        Variant("leaders_in_pool", POOLS),
    )
    vocabulary = Vocabulary(OPTIONS)
    events = Vocabulary(EVENTS)
    arguments = ARGUMENTS
    laws = LAWS
    rivals = 3  # who takes a space keeps the others from it...
    trust = 10.0  # ...and what comes after the own die is mostly up to them
    provenance = (
        Provenance("flow", "rulebook"),
        Provenance("leaders", "rulebook"),
        Provenance("contract_effects", "rulebook"),
        Provenance("contract_costs", mark(__name__, "contracts")),
        Provenance("planet", mark(__name__, "planet")),
        Provenance("directions", "derived"),
        Provenance("vaults", mark(__name__, "vaults")),
        Provenance("negotiation", mark(__name__, "talks")),
        Provenance("incidents", "rulebook"),
        Provenance("factions", "reconstructed"),
        Provenance("depository", "reconstructed"),
        Provenance("stations", "reconstructed"),
        Provenance("trades", mark(__name__, "trades")),
        Provenance("base", "reconstructed"),
        Provenance("farm_table", "reconstructed"),
        Provenance("farms", mark(__name__, "farms")),
        Provenance("ships", mark(__name__, "ships")),
        Provenance("events", mark(__name__, "events")),
        Provenance("schemes", mark(__name__, "schemes")),
        Provenance("ai_boards", mark(__name__, "ai_boards")),
        Provenance("ai_rules", "rulebook"),
        Provenance("scoring", "rulebook"),
    )

    # -- starting -------------------------------------------------------------------------------------------

    def impossible(self, players: int, variants: dict[str, str]) -> Phrase | None:
        ai = variants.get("ai", "auto")
        if players == 1 and ai == "none":
            return Phrase(SOLO_NEEDS_AI)
        if players == 4 and ai not in ("auto", "none"):
            return Phrase(FOUR_AND_AI)
        needed = players * (1 if variants.get("leader_mode") == "free" else 3)
        if needed > len(pool_of(variants.get("leaders_in_pool", "all"))):
            return Phrase(FEW_LEADERS, (needed,))
        return None

    def empty(self) -> CiState:
        return CiState()

    def start(self, setup: Setup) -> CiState:
        return begin(setup)

    def modes(self) -> list[tuple[int, dict[str, str]]]:
        tried: list[tuple[int, dict[str, str]]] = [(players, {}) for players in self.seats]
        tried += [(1, {"ai": board}) for board in AI.names[1:]] + [(2, {"ai": "none"})]
        tried += [(2, {"ai": "ai_kesh"}), (3, {"ai": "ai_omra"}), (2, {"ai": "ai_tovi", "irenic": "on"})]
        tried += [(players, {"leader_mode": "dyad"}) for players in self.seats]
        tried += [(players, {"irenic": "on"}) for players in self.seats]
        tried += [(3, {"leader_mode": "free"}), (2, {"leader_mode": "dyad", "irenic": "on", "ai": "ai_xiao"})]
        for side in ("a", "b"):
            sides = {"leyrien_side": side, "zcharo_side": side, "jrayek_side": side}
            tried.append((2, {"planet_side": side.upper(), **sides}))
        tried += [(2, {"leaders_in_pool": pool}) for pool in POOLS[1:]]
        return tried

    # -- knowing --------------------------------------------------------------------------------------------

    def redact(self, state: CiState, viewer: int) -> CiState:
        return view_of(state, viewer)

    def determinize(self, view: CiState, dice: Dice) -> CiState:
        return world_of(view, dice)

    def places(self, view: CiState) -> list[Place]:
        return places.places(view)

    def secrets(self, state: CiState) -> list[str]:
        cards = [CONTRACT.names[card] for hand in (*state.hands, *state.packs, state.deck) for card in hand]
        vaults = [VAULT.names[vault] for notch, vault in enumerate(state.vaults) if not state.scanned >> notch & 1]
        events = [EVENT.names[event] for event in (*state.event_deck[1:], *state.event_rest, *state.renzo_deck)]
        schemes = [SCHEME.names[scheme] for scheme in state.scheme_deck]
        leaders = [LEADER.names[leader] for dealt in state.dealt for leader in dealt]
        return [*cards, *vaults, *events, *schemes, *leaders]

    # -- telling ------------------------------------------------------------------------------------------------

    def caption(self, kind: Kind, value: int, case: str, say: Callable[..., str]) -> str:
        return captions.caption(kind, value, case, say)

    # -- ending ---------------------------------------------------------------------------------------------

    def participants(self, state: CiState) -> list[str]:
        seats = [f"seat_{seat}" for seat in range(state.seats)]
        return [*seats, AI.names[state.ai]] if state.ai else seats

    def scores(self, state: CiState) -> list[int]:
        return totals(state)

    def winners(self, state: CiState) -> list[int]:
        return ranked(state)

    def score_sheet(self, state: CiState) -> list[ScoreLine]:
        lines = all_lines(state)
        sheet = [ScoreLine(name, tuple([each[i] for each in lines])) for i, name in enumerate(CATEGORIES)]
        ai_only = ("pips", "depository", "development", "blue_events")
        return [line for line in sheet if state.ai or line.id not in ai_only]

    def tie_break(self, state: CiState) -> Phrase | None:
        return decided_by(state)

    # -- thinking -------------------------------------------------------------------------------------------

    def evaluate(self, state: CiState, seat: int) -> float:
        return bot.margin(state, seat)

    def prospects(self, state: CiState, seat: int) -> list[tuple[str, float]]:
        return bot.prospects(state, seat)

    def priors(self, state: CiState) -> list[float] | None:
        return bot.weights(state)

    def progress(self, state: CiState) -> float:
        return bot.progress(state)

    def lines(self, view: CiState) -> bool:
        """Alone nobody comes between, and a round is a whole: how dice are planned shows when all are sent."""
        return view.seats == 1

    def stretch(self, state: CiState) -> int:
        return state.round if state.seats == 1 else state.turn

    def ahead(self, view: CiState) -> int:
        return 1 if view.asks_together() else 5  # a turn is one die; a plan would be judged with half of its dice spent


GAME = Circadians()
