"""Setup: factions, hands, board, buyers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...engine.agenda import Decision, Step
from ...engine.game import Setup
from ...engine.option import Candidates, Option, Phrase
from . import cards, pieces
from .board import MARKETS, STARTS
from .rounds import ALL_FUEL, DealPacks, NextTurn, draw_buyer, draw_forecast
from .state import LINES, ExcavationState, distinct, joined, without
from .tiles import COPIES, TILES

PLAYABLE: Final = 5  # factions that players may take
HAND: Final = 6
MULLIGAN_FROM: Final = 4  # so many cards of one colour or symbol allow a mulligan
QUEUE_AT_START: Final = 3


def start(setup: Setup) -> ExcavationState:
    """The state at the first choice."""
    state = ExcavationState()
    state.seats = setup.players
    setup.start_dice(state)
    for name, bit in pieces.SWITCHES:
        if setup.on(name):
            state.rules |= bit
    if setup.variants.get("factions") == "random":
        state.rules |= pieces.RANDOM_FACTIONS
    lay_empty(state)
    state.then(*[ChooseFaction(seat) for seat in range(state.seats)], DealHands(), LayOut())
    if state.rules & pieces.RANDOM_FACTIONS:
        dealt = state.shuffled(tuple(range(PLAYABLE)))
        for seat in range(state.seats):
            take_faction(state, seat, dealt[seat])
            state.agenda.pop()
    state.advance()
    return state


def lay_empty(state: ExcavationState) -> None:
    """Boards without pieces, and what everybody receives."""
    seats, sides = state.seats, state.sides()
    state.factions = (pieces.NOTHING,) * seats + (cards.ZU,) * (sides - seats)
    state.tokens = (0,) * seats
    state.hands = [()] * seats
    state.packs = [()] * seats
    state.picks = [()] * seats
    state.fuel = [0] * seats
    state.explorers = [()] * seats
    state.credits = [0] * sides
    state.earned = [0] * (sides * LINES)
    state.crew = [cards.CREW] * sides
    state.gallery = [0] * sides
    state.bonus = [0] * sides
    state.traders = [0] * (sides * len(MARKETS))
    state.reps = [0] * (sides * 3)
    state.hold = [()] * sides
    state.hatch = [()] * sides
    state.stacks = [()] * 5
    state.ground = [0] * len(TILES)
    state.black = [()] * 5
    state.gone = [0] * len(TILES)
    state.track = [0] * 6
    state.queues = [()] * len(MARKETS)
    state.ship = (0,) * 6
    for side in range(sides):
        if not (state.is_zu(side) and state.rules & pieces.EASY_1):
            state.gain(side, cards.START_CREDITS, pieces.START)
        if state.is_zu(side) and not state.rules & pieces.EASY_5:
            state.crew[side] = cards.UNLIMITED


def take_faction(state: ExcavationState, seat: int, faction: int) -> None:
    """A seat plays this faction."""
    state.factions = state.factions[:seat] + (faction,) + state.factions[seat + 1 :]
    state.tell(pieces.TOOK_FACTION, (seat, faction))


@dataclass(frozen=True)
class ChooseFaction(Decision):
    """Players take factions in seat order (A38)."""

    seat: int

    def candidates(self, state: ExcavationState, why: bool) -> Candidates:
        found = Candidates(why)
        for faction in range(PLAYABLE):
            if faction in state.factions:
                found.refuse(Option(pieces.CHOOSE_FACTION, (faction,)), pieces.FACTION_TAKEN)
            else:
                found.legal.append(Option(pieces.CHOOSE_FACTION, (faction,)))
        return found

    def choose(self, state: ExcavationState, option: Option) -> None:
        take_faction(state, self.seat, option.args[0])

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(pieces.ASK_FACTION)


@dataclass(frozen=True)
class DealHands(Step):
    """The lowest initiative begins. Everybody gets six action cards, or drafts them."""

    def run(self, state: ExcavationState) -> None:
        ranked = sorted([(cards.INITIATIVE[state.factions[side]], side) for side in range(state.sides())])
        state.order = tuple([side for _, side in ranked])
        state.deck = [card for card in range(cards.FIRST_TRAVEL) for _ in range(cards.ACTION_COPIES)]
        state.shuffle(state.deck)
        if state.rules & pieces.HAND_DRAFT:
            state.then(DealPacks())
            return
        for seat in range(state.seats):
            state.draw_to_hand(seat, HAND)
        if state.seats > 1:  # everybody is asked, so that nobody learns who could
            state.then(*[Mulligan(seat) for seat in state.order])
        elif matching(state, 0, ()):
            state.then(Mulligan(0))


def matching(state: ExcavationState, seat: int, tossed: tuple[int, ...]) -> list[int]:
    """The cards in hand that belong to four or more of one colour or symbol among the dealt six."""
    dealt = state.hands[seat] + tossed
    colours = [0] * 5
    symbols = [0] * 6
    for card in dealt:
        if card >= 0:
            colours[cards.CARD_COLOUR[card]] += 1
            symbols[cards.CARD_SYMBOL[card]] += 1
    return [
        card
        for card in distinct(state.hands[seat])
        if card >= 0
        and (colours[cards.CARD_COLOUR[card]] >= MULLIGAN_FROM or symbols[cards.CARD_SYMBOL[card]] >= MULLIGAN_FROM)
    ]


@dataclass(frozen=True)
class Mulligan(Decision):
    """Whoever was dealt four cards of one colour or symbol may exchange any of these, once (A15)."""

    seat: int
    tossed: tuple[int, ...] = ()

    def options(self, state: ExcavationState) -> list[Option]:
        return [Option(pieces.TOSS, (card,)) for card in matching(state, self.seat, self.tossed)] + [pieces.DONE_OPTION]

    def choose(self, state: ExcavationState, option: Option) -> None:
        if option.verb is pieces.DONE:
            state.draw_to_hand(self.seat, len(self.tossed))
            return
        card = option.args[0]
        state.hands[self.seat] = without(state.hands[self.seat], card)
        state.discards.append(card)
        state.tell(pieces.TOSSED, (self.seat, card))
        state.then(Mulligan(self.seat, joined(self.tossed, (card,))))

    def prompt(self, state: ExcavationState) -> Phrase:
        if self.tossed:
            return Phrase(pieces.ASK_EXCHANGE, (len(self.tossed),))
        return Phrase(pieces.ASK_MULLIGAN if matching(state, self.seat, ()) else pieces.ASK_NO_MULLIGAN)

    def secretive(self) -> bool:
        return True


@dataclass(frozen=True)
class LayOut(Step):
    """Forecast, artifacts, buyers, orders and explorers are laid out; the first round begins."""

    def run(self, state: ExcavationState) -> None:
        players = max(2, state.seats)
        forecast, on_sites, on_black, fewer, fewer_special = cards.SETUP[players]
        state.fuel = [ALL_FUEL] * state.seats
        draw_forecast(state, forecast)
        for colour in range(5):
            lay_tiles(state, colour, on_sites, on_black)
        state.track = [cards.TRACK_SPACES - fewer] * 5 + [cards.SPECIAL_BUYERS - fewer_special]
        fill_queues(state)
        state.order_deck = state.shuffled(tuple(range(len(cards.ORDERS))))
        state.explorers = [STARTS] * state.seats
        if state.seats == 1:
            build_zu_decks(state)
        state.round = 1
        state.then(NextTurn())


def lay_tiles(state: ExcavationState, colour: int, on_sites: int, on_black: int) -> None:
    """Shuffle the tiles of a colour; turn some over onto dig sites and some onto the black market."""
    tiles = [tile for tile in range(colour * 4, colour * 4 + 4) for _ in range(COPIES[tile])]
    state.shuffle(tiles)
    state.stacks[colour] = tuple(tiles)
    for _ in range(on_sites):
        state.lay(state.draw_tile(colour))
    for _ in range(on_black):
        state.black[colour] = (*state.black[colour], state.draw_tile(colour))


def fill_queues(state: ExcavationState) -> None:
    """Two buyer cards are turned over unused; then every market gets three buyers."""
    state.buyer_deck = list(cards.BUYER_CARDS)
    state.shuffle(state.buyer_deck)
    state.buyer_discards = [state.draw(state.buyer_deck), state.draw(state.buyer_deck)]
    for market in range(len(MARKETS)):
        for _ in range(QUEUE_AT_START):
            state.push(market, draw_buyer(state))


def build_zu_decks(state: ExcavationState) -> None:
    """Zu's cards are sorted by type and shuffled; each round's deck gets its number of every type."""
    piles: list[tuple[int, ...]] = []
    for type_ in range(len(cards.ZU_DECKS[0])):
        piles.append(
            state.shuffled(tuple([card for card in range(len(cards.ZU_TYPE)) if cards.ZU_TYPE[card] == type_]))
        )
    decks: list[tuple[int, ...]] = []
    for row in cards.ZU_DECKS:
        deck: tuple[int, ...] = ()
        for type_ in range(len(row)):
            deck += piles[type_][: row[type_]]
            piles[type_] = piles[type_][row[type_] :]
        decks.append(state.shuffled(deck))
    state.zu_deck = decks[0]
    state.zu_later = (decks[1], decks[2])
