"""Sell (Sprzedaż)."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.agenda import Decision, Step
from ....engine.option import Candidates, Option, Phrase, Verb
from .. import pieces
from ..board import BLACK_MARKETS, MARKETS
from ..cards import AQULLA, CARD_SYMBOL, FIRST_TRAVEL, GUL, SALE_BONUS, SPECIAL
from ..effects import Sample, acquirable, draw_and_keep
from ..state import ExcavationState, distinct
from ..tiles import VALUE

MOST_MARKETS = 3


def open_market(state: ExcavationState, seat: int, card: int) -> int:
    """Aqulla sells at the market of the discarded action card even without a trader; -1: no such market."""
    if state.factions[seat] == AQULLA and card < FIRST_TRAVEL:
        return CARD_SYMBOL[card]
    return -1


def sellable(state: ExcavationState, seat: int, free: int) -> int:
    """The colours, as bits, for which some market has an own trader (or is free) and an interested buyer."""
    mask = 0
    for market in range(len(MARKETS)):
        if state.traders[seat * 6 + market] or market == free:
            mask |= state.wanted(market)
    return mask


def purchases(state: ExcavationState, seat: int, free: int, why: bool = False) -> Candidates:
    """Gul, with an explorer on any black market, may first acquire a top tile for its value, if a sale follows (A48)."""
    if state.factions[seat] != GUL or not set(BLACK_MARKETS).intersection(state.explorers[seat]):
        return Candidates(why)
    colours = sellable(state, seat, free)
    found = acquirable(state, seat, 0, False, why)
    if not colours & state.owned_colours(seat):
        tiles, found.legal = found.legal, []
        for option in tiles:
            if colours >> (option.args[0] >> 2) & 1:
                found.legal.append(option)
            else:
                found.refuse(option, pieces.NO_SALE)
    return found


def refuse_sell(state: ExcavationState, seat: int, card: int) -> Verb | None:
    """Why no sale is possible; None when one is."""
    free = open_market(state, seat, card)
    owned = state.owned_colours(seat)
    if owned & sellable(state, seat, free) or purchases(state, seat, free).legal:
        return None
    return pieces.NO_SALE if owned else pieces.NO_ARTIFACT


@dataclass(frozen=True)
class Purchase(Decision):
    """Gul Cartel: before the sale, acquire the top tile of one black market's stack for its printed value."""

    seat: int
    free: int

    def candidates(self, state: ExcavationState, why: bool) -> Candidates:
        found = purchases(state, self.seat, self.free, why)
        if state.owned_colours(self.seat) & sellable(state, self.seat, self.free):
            found.legal.append(pieces.SKIP_OPTION)
        return found

    def choose(self, state: ExcavationState, option: Option) -> None:
        state.then(ChooseRegion(self.seat, self.free))
        if option.verb is not pieces.SKIP:
            tile = option.args[0]
            state.acquire(self.seat, tile, option.args[1], VALUE[tile])
            state.then(Sample(self.seat, (tile,)))

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(pieces.ASK_PURCHASE)


@dataclass(frozen=True)
class ChooseRegion(Decision):
    """All artifacts of a sale come from one region."""

    seat: int
    free: int  # a market that needs no trader, or -1

    def candidates(self, state: ExcavationState, why: bool) -> Candidates:
        found = Candidates(why)
        owned, good = state.owned_colours(self.seat), sellable(state, self.seat, self.free)
        for colour in range(5):
            if owned & good & 1 << colour:
                found.legal.append(Option(pieces.REGION, (colour,)))
            elif owned >> colour & 1:
                found.refuse(Option(pieces.REGION, (colour,)), pieces.NO_SALE)
        return found

    def choose(self, state: ExcavationState, option: Option) -> None:
        state.then(ChooseMarkets(self.seat, option.args[0], self.free))

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(pieces.ASK_REGION)


class ChooseMarkets(Decision):
    """Choose one to three markets, each with an own trader and an interested buyer; each takes one tile."""

    def __init__(self, seat: int, colour: int, free: int, markets: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.colour = colour
        self.free = free
        self.markets = markets

    def candidates(self, state: ExcavationState, why: bool) -> Candidates:
        found = Candidates(why)
        full = len(self.markets) >= self.most(state)
        for market in range(len(MARKETS)):
            if market in self.markets:
                continue
            trades = state.traders[self.seat * 6 + market] > 0 or market == self.free
            if trades and not full and state.interest(market, self.colour):
                found.legal.append(Option(pieces.SELL_AT, (market,)))
            elif not why:
                continue
            elif not trades:
                found.refuse(Option(pieces.SELL_AT, (market,)), pieces.NO_TRADER)
            elif not state.interest(market, self.colour):
                found.refuse(Option(pieces.SELL_AT, (market,)), pieces.NO_INTEREST)
            else:
                found.refuse(Option(pieces.SELL_AT, (market,)), pieces.ENOUGH_MARKETS, (len(self.markets),))
        if self.markets:
            found.legal.append(pieces.DONE_OPTION)
        return found

    def most(self, state: ExcavationState) -> int:
        """How many markets at most: three, and a tile for each."""
        return min(MOST_MARKETS, state.owned(self.seat, self.colour))

    def choose(self, state: ExcavationState, option: Option) -> None:
        if option.verb is not pieces.DONE:
            markets = tuple(sorted((*self.markets, option.args[0])))
            state.then(ChooseMarkets(self.seat, self.colour, self.free, markets))
            return
        count = len(self.markets)
        state.then(SettleSale(self.seat, self.colour, self.markets))
        if state.owned(self.seat, self.colour) == count:
            give_all(state, self.seat, self.colour)
        else:
            state.then(GiveUp(self.seat, self.colour, count))

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(pieces.ASK_SELL_AT, (self.colour,))


def give_all(state: ExcavationState, side: int, colour: int) -> None:
    """Every tile of a colour is sold."""
    for tile in state.hold[side]:
        if tile >> 2 == colour:
            give(state, side, tile, pieces.HOLD)
    for tile in state.hatch[side]:
        if tile >> 2 == colour:
            give(state, side, tile, pieces.HATCH)


def give(state: ExcavationState, side: int, tile: int, store: int) -> None:
    """A sold tile leaves the game."""
    state.unload(side, tile, store)
    state.gone[tile] += 1
    state.tell(pieces.GAVE, (side, tile))


@dataclass(frozen=True)
class GiveUp(Decision):
    """The seller chooses which of the tiles of that colour are sold."""

    seat: int
    colour: int
    left: int

    def options(self, state: ExcavationState) -> list[Option]:
        options = [
            Option(pieces.GIVE, (t, pieces.HOLD)) for t in distinct(state.hold[self.seat]) if t >> 2 == self.colour
        ]
        options += [
            Option(pieces.GIVE, (t, pieces.HATCH)) for t in distinct(state.hatch[self.seat]) if t >> 2 == self.colour
        ]
        return options

    def choose(self, state: ExcavationState, option: Option) -> None:
        give(state, self.seat, option.args[0], option.args[1])
        if self.left > 1:
            state.then(GiveUp(self.seat, self.colour, self.left - 1))

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(pieces.ASK_GIVE, (self.left,))


@dataclass(frozen=True)
class SettleSale(Step):
    """The sale pays; two markets give a card, three the better of two."""

    seat: int
    colour: int
    markets: tuple[int, ...]

    def run(self, state: ExcavationState) -> None:
        pay_sale(state, self.seat, self.colour, self.markets)
        state.then(BoardShip(self.seat, self.colour, self.markets))
        if len(self.markets) == 2:
            state.draw_to_hand(self.seat, 1)
        elif len(self.markets) == 3:
            draw_and_keep(state, self.seat, 2)


@dataclass(frozen=True)
class BoardShip(Step):
    """The interested buyers go to the ship; a trader of each market becomes a representative."""

    seat: int
    colour: int
    markets: tuple[int, ...]

    def run(self, state: ExcavationState) -> None:
        board_ship(state, self.seat, self.colour, self.markets)


def pay_sale(state: ExcavationState, side: int, colour: int, markets: tuple[int, ...]) -> None:
    """A sale pays the colour's rank, 2 for every interested buyer, and a bonus for several markets."""
    buyers = 0
    for market in markets:
        buyers += state.interest(market, colour)
    amount = state.rank_credits(colour) + 2 * buyers + SALE_BONUS[len(markets)]
    state.gain(side, amount, pieces.SALES)
    state.tell(pieces.SOLD, (side, colour, amount))


def board_ship(state: ExcavationState, side: int, colour: int, markets: tuple[int, ...]) -> None:
    """Whoever was on the ship returns; all interested buyers board it; then the traders are promoted (A44)."""
    for buyer in range(SPECIAL + 1):
        if state.ship[buyer]:
            state.track[buyer] += state.ship[buyer]
            state.tell(pieces.ASHORE, (buyer, state.ship[buyer]))
    boarding = [0] * (SPECIAL + 1)
    for market in markets:
        staying: list[int] = []
        for buyer in state.queues[market]:
            if buyer == colour or buyer == SPECIAL:
                boarding[buyer] += 1
            else:
                staying.append(buyer)
        state.queues[market] = tuple(staying)
    state.ship = tuple(boarding)
    for buyer in range(SPECIAL + 1):
        if boarding[buyer]:
            state.tell(pieces.BOARDED, (buyer, boarding[buyer]))
    for market in markets:
        if state.traders[side * 6 + market]:  # A35: Aqulla without a trader promotes nothing.
            state.promote(side, market)
