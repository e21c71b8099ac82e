"""Rounds: the preparation phase with its draft, and the turns of the action phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...engine.agenda import Decision, Gather, Step
from ...engine.option import Candidates, Option, Phrase
from . import pieces
from .actions.choice import ChooseCard
from .automa import ZuTurn, refill_zu_deck
from .board import MARKETS, NEIGHBOURS, PLACES, STARTS
from .cards import CARD_COLOUR, DAL_HARRAI, ROUNDS, UNLIMITED
from .scoring import ScoreGallery, ScoreRound
from .state import ExcavationState, distinct, joined, without

ACTIONS_PER_TURN: Final = 2
QUEUE_AFTER_REFRESH: Final = 3
PACK: Final = 8
SOLO_PACK: Final = 9
PASSES: Final = 3
PICKS_PER_PASS: Final = 2
ALL_FUEL: Final = 0b111
TILES_PER_FORECAST: Final = 3  # two for dig sites, the third for the black market


# -- the action phase -----------------------------------------------------------------------------------------


class NextTurn(Step):
    """Turns go round in turn order until everybody has passed; then the round is scored."""

    def run(self, state: ExcavationState) -> None:
        count = len(state.order)
        for ahead in range(count):
            place = (state.upcoming + ahead) % count
            side = state.order[place]
            if not state.passed >> side & 1:
                state.upcoming = (place + 1) % count
                state.then(Turn(side), NextTurn())
                return
        state.then(ScoreRound(), NextRound() if state.round < ROUNDS else ScoreGallery())


class Turn(Step):
    """Two actions; before the very first turn the third explorer is placed."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, state: ExcavationState) -> None:
        state.new_turn(self.side)
        if state.is_zu(self.side):
            state.then(ZuTurn())
            return
        state.then(Actions(self.side, ACTIONS_PER_TURN))
        if state.factions[self.side] == DAL_HARRAI:
            state.then(FreeMove(self.side))
        if len(state.explorers[self.side]) == len(STARTS):
            state.then(PlaceExplorer(self.side))


class Actions(Step):
    """The actions left in a turn; a pass ends it (A8: also as the second action)."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, state: ExcavationState) -> None:
        if self.left and not state.passed >> self.seat & 1:
            state.then(ChooseCard(self.seat, self.left), Actions(self.seat, self.left - 1))


@dataclass(frozen=True)
class PlaceExplorer(Decision):
    """The third explorer starts anywhere but where the first two did."""

    seat: int

    def candidates(self, state: ExcavationState, why: bool) -> Candidates:
        found = Candidates(why)
        for place in range(len(PLACES)):
            if place in STARTS:
                found.refuse(Option(pieces.PLACE, (place,)), pieces.START_PLACE)
            else:
                found.legal.append(Option(pieces.PLACE, (place,)))
        return found

    def choose(self, state: ExcavationState, option: Option) -> None:
        place = option.args[0]
        state.explorers[self.seat] = (*state.explorers[self.seat], place)
        state.tell(pieces.PLACED, (self.seat, place))

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(pieces.ASK_PLACE)


class FreeMove(Decision):
    """Dal-Harrai: at the start of the turn one explorer may go to an adjacent location without an own one."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: ExcavationState) -> list[Option]:
        places = state.explorers[self.seat]
        return [
            pieces.MOVE_OPTION[start][goal] for start in places for goal in NEIGHBOURS[start] if goal not in places
        ] + [pieces.SKIP_OPTION]

    def choose(self, state: ExcavationState, option: Option) -> None:
        if option.verb is not pieces.SKIP:
            state.move(self.seat, option.args[0], option.args[1])

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(pieces.ASK_FREE_MOVE)


# -- the preparation phase ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class NextRound(Step):
    """The round marker moves on, and the six steps of the preparation follow."""

    def run(self, state: ExcavationState) -> None:
        state.round += 1
        state.passed = 0
        state.upcoming = 0
        state.tell(pieces.ROUND, (state.round,))
        if state.seats == 1:
            refill_zu_deck(state)
        state.then(
            RevealOrders(), RefreshQueues(), ResolveForecast(), SetTurnOrder(), DealPacks(), RotateBlackMarket(),
            NextTurn(),
        )  # fmt: skip


@dataclass(frozen=True)
class RevealOrders(Step):
    """P1. Round 2: three order cards come to the command centres, white side up. Round 3: they are flipped."""

    def run(self, state: ExcavationState) -> None:
        if state.round == 2:
            state.reveal()
            state.orders = state.order_deck[:3]
            state.order_deck = ()
        for centre, order in enumerate(state.orders):
            state.tell(pieces.ORDER_SHOWN if state.round == 2 else pieces.ORDER_FLIPPED, (order, centre))


def draw_buyer(state: ExcavationState) -> int:
    """Draw a buyer card and discard it; an empty deck is made anew from its discard pile."""
    if not state.buyer_deck:
        state.buyer_deck = state.buyer_discards
        state.buyer_discards = []
        state.shuffle(state.buyer_deck)
    buyer = state.draw(state.buyer_deck)
    state.buyer_discards.append(buyer)
    return buyer


@dataclass(frozen=True)
class RefreshQueues(Step):
    """P2. The first of four buyers goes home; then short queues are filled up to three (A14)."""

    def run(self, state: ExcavationState) -> None:
        for market in range(len(MARKETS)):
            queue = state.queues[market]
            if len(queue) > QUEUE_AFTER_REFRESH:
                state.track[queue[0]] += 1
                state.queues[market] = queue[1:]
                state.tell(pieces.LEFT, (queue[0], market))
        for market in range(len(MARKETS)):
            while len(state.queues[market]) < QUEUE_AFTER_REFRESH:
                buyer = draw_buyer(state)
                if state.track[buyer]:
                    state.push(market, buyer)


@dataclass(frozen=True)
class ResolveForecast(Step):
    """P3. Each card brings two tiles to the dig sites and one to the black market; then a new forecast, or none."""

    def run(self, state: ExcavationState) -> None:
        count = len(state.forecast)
        for card in state.forecast:
            colour = CARD_COLOUR[card]
            for number in range(min(TILES_PER_FORECAST, len(state.stacks[colour]))):
                tile = state.draw_tile(colour)
                if number < TILES_PER_FORECAST - 1:
                    state.lay(tile)
                else:
                    state.black[colour] = (*state.black[colour], tile)
                    state.tell(pieces.STACKED, (tile,))
        for side in state.marks:
            if side != pieces.NOTHING and state.crew[side] != UNLIMITED:
                state.crew[side] += 1
        state.discards += state.forecast
        state.forecast = ()
        state.marks = ()
        if state.round < ROUNDS:
            draw_forecast(state, count)


def draw_forecast(state: ExcavationState, count: int) -> None:
    """Reveal action cards as the excavation forecast."""
    cards = [state.draw_action() for _ in range(count)]
    state.forecast = tuple(cards)
    state.marks = (pieces.NOTHING,) * count
    for card in cards:
        state.tell(pieces.FORECAST, (card,))


@dataclass(frozen=True)
class SetTurnOrder(Step):
    """P4. Whoever has an initiative token goes first, in the order of the tokens; the others stay as they were."""

    def run(self, state: ExcavationState) -> None:
        held = sorted([(state.tokens[seat], seat) for seat in range(state.seats) if state.tokens[seat]])
        first = [seat for _, seat in held]
        state.order = tuple(first + [side for side in state.order if side not in first])
        state.tokens = (0,) * state.seats
        for place, side in enumerate(state.order):
            state.tell(pieces.GOES, (side, place + 1))


@dataclass(frozen=True)
class DealPacks(Step):
    """P5. Eight action cards each to draft from; alone, nine."""

    def run(self, state: ExcavationState) -> None:
        if state.seats == 1:
            state.packs[0] = state.draw_actions(SOLO_PACK)
            state.then(DraftAlone(0))
            return
        for seat in range(state.seats):
            state.packs[seat] = state.draw_actions(PACK)
        state.then(Draft(1))


class Draft(Gather):
    """Keep two cards and pass the rest to the left, three times; the last two cards are discarded."""

    def __init__(self, number: int) -> None:
        self.number = number  # of the pass

    def waiting(self, state: ExcavationState) -> list[int]:
        return [seat for seat in range(state.seats) if self.missing(state, seat)]

    def missing(self, state: ExcavationState, seat: int) -> int:
        """How many cards a seat still has to pick before passing on."""
        return self.number * PICKS_PER_PASS - len(state.picks[seat])

    def options(self, state: ExcavationState, seat: int) -> list[Option]:
        return [Option(pieces.PICK, (card,)) for card in distinct(state.packs[seat])]

    def choose(self, state: ExcavationState, seat: int, option: Option) -> None:
        pick(state, seat, option.args[0])

    def finish(self, state: ExcavationState) -> None:
        if self.number < PASSES:
            state.packs = [state.packs[seat - 1] for seat in range(state.seats)]
            state.then(Draft(self.number + 1))
            return
        for seat in range(state.seats):
            for card in state.packs[seat]:
                state.discards.append(card)
                state.tell(pieces.DISCARDED, (seat, card))
            end_draft(state, seat)

    def prompt(self, state: ExcavationState, seat: int) -> Phrase:
        return Phrase(pieces.ASK_DRAFT if self.number < PASSES else pieces.ASK_LAST_DRAFT, (self.missing(state, seat),))


@dataclass(frozen=True)
class DraftAlone(Decision):
    """Alone: keep 2 of 9; of the other 7, 2 go at random; keep 2 of 5; of 3, 1 goes at random; keep the last 2."""

    seat: int

    def options(self, state: ExcavationState) -> list[Option]:
        return [Option(pieces.PICK, (card,)) for card in distinct(state.packs[self.seat])]

    def choose(self, state: ExcavationState, option: Option) -> None:
        pick(state, self.seat, option.args[0])
        left = len(state.packs[self.seat])
        if left == 7:
            self.lose(state, 2)
        elif left == 3:
            self.lose(state, 1)
            for card in state.packs[self.seat]:
                pick(state, self.seat, card)
            end_draft(state, self.seat)
            return
        state.then(DraftAlone(self.seat))

    def lose(self, state: ExcavationState, count: int) -> None:
        """Cards of the pack are discarded at random."""
        mixed = state.shuffled(state.packs[self.seat])
        for card in mixed[:count]:
            state.discards.append(card)
            state.tell(pieces.DISCARDED, (self.seat, card))
        state.packs[self.seat] = joined(mixed[count:], ())

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(pieces.ASK_DRAFT_ALONE, (PICKS_PER_PASS - len(state.picks[self.seat]) % PICKS_PER_PASS,))


def pick(state: ExcavationState, seat: int, card: int) -> None:
    """A seat keeps a card of its pack."""
    state.packs[seat] = without(state.packs[seat], card)
    state.picks[seat] = joined(state.picks[seat], (card,))
    state.tell(pieces.PICKED, (seat, card), seat)


def end_draft(state: ExcavationState, seat: int) -> None:
    """The picked cards and all own travel cards come to the hand."""
    state.hands[seat] = joined(state.hands[seat], state.picks[seat])
    state.packs[seat] = ()
    state.picks[seat] = ()
    state.fuel[seat] = ALL_FUEL


@dataclass(frozen=True)
class RotateBlackMarket(Step):
    """P6. In every stack of the black market the top tile goes to the bottom."""

    def run(self, state: ExcavationState) -> None:
        for colour in range(5):
            stack = state.black[colour]
            if len(stack) > 1:
                state.black[colour] = stack[1:] + stack[:1]
                state.tell(pieces.ROTATED, (stack[0],))
