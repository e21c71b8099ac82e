"""What every state of the game obeys: nothing is lost, doubled or overdrawn."""

from __future__ import annotations

from typing import Final

from ...engine.errors import require
from .actions.choice import KEPT_CARDS, DiscardDown
from .cards import ACTION_COPIES, BUYER_CARDS, CREW, FIRST_TRAVEL, ROUNDS, SETUP, SPECIAL, TRACK_SPACES, ZU_ROWS
from .cards import SPECIAL_BUYERS as SPECIALS
from .pieces import EASY_5, NOTHING
from .state import LINES, ExcavationState
from .tiles import COPIES, TILES


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
    """Crew, explorers, credits and initiative tokens."""
    for side in range(state.sides()):
        crew = state.crew[side] + state.gallery[side].bit_count() + state.marks.count(side)
        crew += sum(state.traders[side * 6 : side * 6 + 6]) + sum(state.reps[side * 3 : side * 3 + 3])
        limited = not state.is_zu(side) or state.rules & EASY_5
        require(not limited or crew == CREW, f"side {side} has {crew} crew")
        require(state.credits[side] >= 0 or state.over, f"side {side} is in debt")
        require(state.credits[side] == sum(state.earned[side * LINES : side * LINES + LINES]), "credits of nowhere")
    for seat in range(state.seats):
        places = state.explorers[seat]
        require(len(set(places)) == len(places), f"explorers of seat {seat} stand together")
    taken = sorted([token for token in state.tokens if token])
    require(taken == list(range(1, len(taken) + 1)), f"initiative tokens {taken}")
    if state.seats == 1:
        own = state.hold[1] + state.hatch[1]
        require(len(set(own)) == len(own), "Zu holds two copies")


def tiles_are_conserved(state: ExcavationState) -> None:
    """Ninety tiles; every stack of the black market has one colour."""
    if not state.round:
        return
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
    """As many buyers as the number of players says."""
    if not state.round:
        return
    _, _, _, fewer, fewer_special = SETUP[max(2, state.seats)]
    for buyer in range(SPECIAL + 1):
        count = state.track[buyer] + state.ship[buyer] + sum([queue.count(buyer) for queue in state.queues])
        total = SPECIALS - fewer_special if buyer == SPECIAL else TRACK_SPACES - fewer
        require(count == total, f"{count} buyers of colour {buyer}")
    require(len([buyer for buyer in range(SPECIAL) if state.ship[buyer]]) <= 1, "two colours are on the ship")


def table_is_sound(state: ExcavationState) -> None:
    """Forecast and orders of the round."""
    if not state.round:
        return
    preparing = "RotateBlackMarket" in [type(step).__name__ for step in state.agenda]
    size = SETUP[max(2, state.seats)][0] if state.round < ROUNDS else 0
    require(len(state.forecast) == len(state.marks) == size, f"{len(state.forecast)} cards in the forecast")
    require(len(state.orders) == (3 if state.round > 1 else 0), "order cards are missing")
    require(state.round < ROUNDS or not any(state.tokens), "initiative tokens in the last round")
    moving = state.played != NOTHING or state.drawn != () or state.unearthed != ()
    require(not (preparing and moving), "the preparation began in the middle of an action")


LAWS: Final = (
    cards_are_conserved, pieces_of_sides_are_conserved, tiles_are_conserved, buyers_are_conserved, table_is_sound,
)  # fmt: skip
