"""Who knows what: hands, the decks' order and the values of shards are hidden; everything else lies open."""

from __future__ import annotations

from ...engine.rng import Dice
from ...engine.view import UNKNOWN, hide_core, redacted
from .cards import CURIOS, REGION_CARDS, curio_cards
from .state import IcaionState
from .tiles import SHARDS


def redact(state: IcaionState, viewer: int) -> IcaionState:
    """What a seat or a spectator may know; experts see the top of the event deck."""
    view = redacted(state, viewer)
    if state.expert and state.event_deck:
        view.event_deck[-1] = state.event_deck[-1]
    return view


def determinize(view: IcaionState, dice: Dice) -> IcaionState:
    """A whole state that fits a view: hands, decks and shards dealt at random."""
    state = view.clone()
    deal_curios(state, dice)
    deal_events(state, dice)
    deal_shards(state, dice)
    hide_core(view, state, dice)
    return state


def deal_curios(state: IcaionState, dice: Dice) -> None:
    """Curio cards that the viewer has not seen go into the hands of others and into the deck."""
    known = [False] * len(CURIOS)
    for card in (*state.curio_discard, *state.resolving):
        known[card] = True
    for player in state.players:
        for card in (*player.hand, *player.upgrades):
            if card != UNKNOWN:
                known[card] = True
    rest = [card for card in curio_cards(state.no_wound_cards) if not known[card]]
    dice.shuffle(rest)
    for player in state.players:
        if UNKNOWN in player.hand:
            player.hand = tuple(sorted([rest.pop() for _ in player.hand]))
    state.curio_deck = rest if state.curio_deck else []


def deal_events(state: IcaionState, dice: Dice) -> None:
    """Event cards that are not on the track are the rest of the deck; an expert's top card stays."""
    if not state.event_deck:
        return
    rest = [card for card in [*range(REGION_CARDS), *state.year_cards[: state.year]] if card not in state.track]
    top = state.event_deck[-1]
    if top != UNKNOWN:
        rest.remove(top)
    dice.shuffle(rest)
    if top != UNKNOWN:
        rest.append(top)
    state.event_deck = rest


def deal_shards(state: IcaionState, dice: Dice) -> None:
    """Shards that nobody has seen lie on the Colossus and in the bag."""
    rest = list(SHARDS)
    for value in state.shards_gone:
        rest.remove(value)
    if state.shard_shown:
        rest.remove(state.shard_shown)
    for player in state.players:
        for value in player.shards:
            rest.remove(value)
    dice.shuffle(rest)
    on_colossus = len(state.colossus_shards)
    state.colossus_shards = rest[:on_colossus]
    state.bag = rest[on_colossus:]
