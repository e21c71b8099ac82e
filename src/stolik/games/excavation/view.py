"""Dealing at random what a viewer may not know."""

from __future__ import annotations

from ...engine.rng import Dice
from ...engine.view import UNKNOWN, hide_core
from .automa import CARRIED_OVER
from .cards import ACTION_COPIES, BUYER_CARDS, FIRST_TRAVEL, ORDERS, ZU_DECKS, ZU_TYPE
from .state import ExcavationState
from .tiles import COPIES


def determinize(view: ExcavationState, dice: Dice) -> ExcavationState:
    """Deal action cards, tiles, buyer cards, orders and Zu's cards that the viewer cannot see."""
    state = view.clone()
    deal_action_cards(state, dice)
    deal_stacks(state, dice)
    buyers = without_all(list(BUYER_CARDS), state.buyer_discards)
    dice.shuffle(buyers)
    state.buyer_deck = buyers[: len(view.buyer_deck)]
    orders = list(range(len(ORDERS)))
    dice.shuffle(orders)
    state.order_deck = tuple(orders[: len(view.order_deck)])
    if state.zu_deck or state.zu_later:
        deal_zu(state, dice)
    hide_core(view, state, dice)
    return state


def without_all(pieces: list[int], gone: list[int]) -> list[int]:
    """What is left of some pieces."""
    for piece in gone:
        if piece >= 0:
            pieces.remove(piece)
    return pieces


def deal_action_cards(state: ExcavationState, dice: Dice) -> None:
    """All action cards that are nowhere to be seen go to the deck and to other hands."""
    rest = [card for card in range(FIRST_TRAVEL) for _ in range(ACTION_COPIES)]
    known = state.discards + list(state.forecast + state.drawn) + [state.played]
    for seat in range(state.seats):
        known += state.hands[seat] + state.packs[seat] + state.picks[seat]
    rest = without_all(rest, known)
    dice.shuffle(rest)
    for seat in range(state.seats):
        state.hands[seat] = filled(state.hands[seat], rest)
        state.packs[seat] = filled(state.packs[seat], rest)
        state.picks[seat] = filled(state.picks[seat], rest)
    state.drawn = filled(state.drawn, rest)
    state.deck = [rest.pop() for _ in state.deck]
    if state.chosen == UNKNOWN:
        seat = state.active
        cards = list(state.hands[seat]) + [FIRST_TRAVEL + bit for bit in range(3) if state.fuel[seat] >> bit & 1]
        state.chosen = cards[dice.below(len(cards))]


def filled(cards: tuple[int, ...], rest: list[int]) -> tuple[int, ...]:
    """The same cards, or others dealt from the rest where they are unknown."""
    if not cards or cards[0] >= 0:
        return cards
    return tuple(sorted([rest.pop() for _ in cards]))


def deal_stacks(state: ExcavationState, dice: Dice) -> None:
    """A face-down stack holds all tiles of its colour that lie nowhere else."""
    for colour in range(5):
        tiles: list[int] = []
        for tile in range(colour * 4, colour * 4 + 4):
            seen = state.ground[tile] + state.gone[tile] + state.black[colour].count(tile) + state.unearthed.count(tile)
            for side in range(state.sides()):
                seen += state.hold[side].count(tile) + state.hatch[side].count(tile)
            tiles += [tile] * (COPIES[tile] - seen)
        dice.shuffle(tiles)
        state.stacks[colour] = tuple(tiles[: len(state.stacks[colour])])


def deal_zu(state: ExcavationState, dice: Dice) -> None:
    """Zu's decks: every round has known numbers of each type; from round 2 on, three cards of the round before."""
    unseen = [card for card in range(len(ZU_TYPE)) if not state.zu_seen >> card & 1]
    dice.shuffle(unseen)
    now: list[int] = []
    new: list[int] = [0] * len(ZU_DECKS[0])
    carried = CARRIED_OVER if state.round > 1 else 0
    for card in state.zu_discards:
        if card in state.zu_last:
            carried -= 1
        else:
            new[ZU_TYPE[card]] += 1
    back = [card for card in state.zu_last if card not in state.zu_discards]
    dice.shuffle(back)
    now += back[:carried]
    current = len(ZU_DECKS) - len(state.zu_later) - 1  # the round, from 0
    for type_ in range(len(new)):
        now += take_type(unseen, type_, ZU_DECKS[current][type_] - new[type_])
    dice.shuffle(now)
    later: list[tuple[int, ...]] = []
    for row in ZU_DECKS[current + 1 :]:
        cards: list[int] = []
        for type_ in range(len(row)):
            cards += take_type(unseen, type_, row[type_])
        dice.shuffle(cards)
        later.append(tuple(cards))
    state.zu_deck = tuple(now)
    state.zu_later = tuple(later)


def take_type(cards: list[int], type_: int, count: int) -> list[int]:
    """Take so many cards of a type out of the given ones."""
    taken = [card for card in cards if ZU_TYPE[card] == type_][:count]
    for card in taken:
        cards.remove(card)
    return taken
