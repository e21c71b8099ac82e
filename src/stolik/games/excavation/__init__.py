"""Excavation Earth (Relikty ludzkości): dig up human artifacts, make markets, sell, and rule the mothership."""

from __future__ import annotations

from ...engine.errors import BrokenRules
from ...engine.game import Game, Provenance, ScoreLine, Setup, Variant
from ...engine.option import Phrase, Vocabulary
from ...engine.rng import Dice
from ...engine.state import State
from . import bot, scoring, setup, view
from .actions.choice import KEPT_CARDS, DiscardDown
from .board import MARKETS, QUEUE_SIZE
from .cards import ACTION_COPIES, BUYER_CARDS, CREW, FIRST_TRAVEL, ROUNDS, SETUP, SPECIAL, TRACK_SPACES, ZU_ROWS
from .cards import SPECIAL_BUYERS as SPECIALS
from .pieces import EASY_5, EASY_OR_HARD, NO_SOLO_DRAFT, NOTHING, OPTIONS, SCORE_LINES, SOLO_ONLY, SWITCHES
from .state import LINES, ExcavationState
from .tiles import COPIES, HATCH_SIZE, HOLD_SIZE, TILES

SOLO = tuple([name for name, _ in SWITCHES if name.startswith("solo_")])


class Excavation(Game):
    """Excavation Earth for two to four players, or alone against Zu."""

    id = "excavation"
    seats = (1, 2, 3, 4)
    variants = (Variant("factions", ("choose", "random")), *[Variant(name) for name, _ in SWITCHES])
    vocabulary = Vocabulary(OPTIONS)
    provenance = (
        Provenance("procedures", "rulebook"),
        Provenance("components", "rulebook"),
        Provenance("locations", "source"),
        Provenance("map_edge", "rulebook"),
        Provenance("map", "reconstructed"),
        Provenance("values", "rulebook"),
        Provenance("rarity", "derived"),
        Provenance("action_cards", "reconstructed"),
        Provenance("symbols", "reconstructed"),
        Provenance("travel_cards", "rulebook"),
        Provenance("buyer_cards", "reconstructed"),
        Provenance("popularity", "rulebook"),
        Provenance("rank_credits", "reconstructed"),
        Provenance("stores", "source"),
        Provenance("gallery", "reconstructed"),
        Provenance("initiative", "reconstructed"),
        Provenance("orders", "reconstructed"),
        Provenance("zu_decks", "rulebook"),
        Provenance("zu_cards", "reconstructed"),
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

    def redact(self, state: State, viewer: int) -> ExcavationState:
        assert isinstance(state, ExcavationState)
        return view.redact(state, viewer)

    def determinize(self, view_: State, dice: Dice) -> ExcavationState:
        assert isinstance(view_, ExcavationState)
        return view.determinize(view_, dice)

    # -- ending ---------------------------------------------------------------------------------------------

    def participants(self, state: State) -> list[str]:
        return [f"seat_{seat}" for seat in range(state.seats)] + (["zu"] if state.seats == 1 else [])

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, ExcavationState)
        return state.credits.copy()

    def winners(self, state: State) -> list[int]:
        assert isinstance(state, ExcavationState)
        return scoring.winners(state)

    def tie_break(self, state: State) -> Phrase | None:
        assert isinstance(state, ExcavationState)
        return scoring.tie_break(state)

    def score_sheet(self, state: State) -> list[ScoreLine]:
        assert isinstance(state, ExcavationState)
        sides = range(state.sides())
        lines = [
            ScoreLine(name, tuple([state.earned[side * LINES + line] for side in sides]))
            for line, name in enumerate(SCORE_LINES)
        ]
        return [line for line in lines if any(line.points)]

    def conserved(self, state: State) -> None:
        assert isinstance(state, ExcavationState)
        for law in (cards_are_conserved, pieces_of_sides_are_conserved):
            law(state)
        if state.round:
            for law in (tiles_are_conserved, buyers_are_conserved, table_is_sound):
                law(state)

    # -- thinking -------------------------------------------------------------------------------------------

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, ExcavationState)
        return bot.evaluate(state, seat)

    def priors(self, state: State) -> list[float] | None:
        assert isinstance(state, ExcavationState)
        return bot.priors(state)


GAME = Excavation()


# -- invariants -----------------------------------------------------------------------------------------------


def require(law: bool, text: str) -> None:
    """A law that every state obeys."""
    if not law:
        raise BrokenRules(text)


def cards_are_conserved(state: ExcavationState) -> None:
    """Sixty action cards, twenty-four cards of Zu, and nobody holds more than he may."""
    count = len(state.deck) + len(state.discards) + len(state.forecast) + len(state.drawn) + (state.played >= 0)
    for cards in (*state.hands, *state.packs, *state.picks):
        count += len(cards)
    dealt = state.round > 0 or count > 0
    require(count == (FIRST_TRAVEL * ACTION_COPIES if dealt else 0), f"{count} action cards")
    require(len(state.buyer_deck) + len(state.buyer_discards) in (0, len(BUYER_CARDS)), "buyer cards were lost")
    if state.round and state.seats == 1:
        zu = len(state.zu_deck) + len(state.zu_discards) + sum(map(len, state.zu_later)) + state.zu_removed
        require(zu == len(ZU_ROWS), f"{zu} cards of Zu")
    for seat in range(state.seats):
        discarding = bool(state.agenda) and state.agenda[-1] == DiscardDown(seat)
        passed = state.passed >> seat & 1
        require(not passed or discarding or len(state.hands[seat]) <= KEPT_CARDS or state.round == 0, "kept too many")


def pieces_of_sides_are_conserved(state: ExcavationState) -> None:
    """Crew, explorers, stores, credits and initiative tokens."""
    for side in range(state.sides()):
        crew = state.crew[side] + state.gallery[side].bit_count() + state.marks.count(side)
        crew += sum(state.traders[side * 6 : side * 6 + 6]) + sum(state.reps[side * 3 : side * 3 + 3])
        limited = not state.is_zu(side) or state.rules & EASY_5
        require(not limited or crew == CREW, f"side {side} has {crew} crew")
        require(state.crew[side] >= 0, "crew was overdrawn")
        require(len(state.hold[side]) <= HOLD_SIZE and len(state.hatch[side]) <= HATCH_SIZE, "a store overflows")
        require(state.credits[side] >= 0 or state.over, f"side {side} is in debt")
        require(state.credits[side] == sum(state.earned[side * LINES : side * LINES + LINES]), "credits of nowhere")
    for seat in range(state.seats):
        places = state.explorers[seat]
        require(len(set(places)) == len(places), f"explorers of seat {seat} stand together")
        require(state.fuel[seat] < 8, "too many travel cards")
    taken = sorted([token for token in state.tokens if token])
    require(taken == list(range(1, len(taken) + 1)), f"initiative tokens {taken}")
    if state.seats == 1:
        own = state.hold[1] + state.hatch[1]
        require(len(set(own)) == len(own), "Zu holds two copies")


def tiles_are_conserved(state: ExcavationState) -> None:
    """Ninety tiles; every stack of the black market has one colour."""
    for tile in range(len(TILES)):
        count = state.ground[tile] + state.gone[tile] + state.unearthed.count(tile)
        count += state.black[tile >> 2].count(tile) + state.stacks[tile >> 2].count(tile)
        for side in range(state.sides()):
            count += state.hold[side].count(tile) + state.hatch[side].count(tile)
        require(count == COPIES[tile], f"{count} copies of {TILES[tile]}")
    for colour in range(5):
        mixed = [tile for tile in state.black[colour] + state.stacks[colour] if tile >> 2 != colour]
        require(not mixed, "a stack has two colours")


def buyers_are_conserved(state: ExcavationState) -> None:
    """As many buyers as the number of players says; queues never exceed four."""
    _, _, _, fewer, fewer_special = SETUP[max(2, state.seats)]
    for buyer in range(SPECIAL + 1):
        count = state.track[buyer] + state.ship[buyer] + sum([queue.count(buyer) for queue in state.queues])
        total = SPECIALS - fewer_special if buyer == SPECIAL else TRACK_SPACES - fewer
        require(count == total and state.track[buyer] >= 0, f"{count} buyers of colour {buyer}")
    require(max(map(len, state.queues)) <= QUEUE_SIZE and len(state.queues) == len(MARKETS), "a queue overflows")
    require(len([buyer for buyer in range(SPECIAL) if state.ship[buyer]]) <= 1, "two colours are on the ship")


def table_is_sound(state: ExcavationState) -> None:
    """Forecast and orders of the round."""
    preparing = "RotateBlackMarket" in [type(step).__name__ for step in state.agenda]
    size = SETUP[max(2, state.seats)][0] if state.round < ROUNDS else 0
    require(len(state.forecast) == len(state.marks) == size, f"{len(state.forecast)} cards in the forecast")
    require(len(state.orders) == (3 if state.round > 1 else 0), "order cards are missing")
    require(state.round < ROUNDS or not any(state.tokens), "initiative tokens in the last round")
    moving = state.played != NOTHING or state.drawn != () or state.unearthed != ()
    require(not (preparing and moving), "the preparation began in the middle of an action")
