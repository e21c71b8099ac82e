"""Order abilities (Rozkazy): what a representative who is withdrawn from a command centre may use."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.agenda import Decision
from ....engine.option import Candidates, Option, Phrase
from .. import cards, pieces
from ..board import MARKETS, PLACES, SITE_OF
from ..effects import Sample, acquirable, draw_and_keep, guard_of, offer_crew
from ..state import ExcavationState
from ..tiles import TILES, VALUE
from .travel import Travel


def side_up(state: ExcavationState) -> int:
    """The side of the order cards that counts: 0 white in round 2, 1 yellow in round 3."""
    return state.round - 2


@dataclass(frozen=True)
class UseOrder(Decision):
    """Whoever withdraws a representative may use the order ability of that command centre."""

    seat: int
    order: int

    def options(self, state: ExcavationState) -> list[Option]:
        if is_useful(state, self.seat, self.order):
            return [Option(pieces.USE, (self.order,)), pieces.SKIP_OPTION]
        return [pieces.SKIP_OPTION]

    def choose(self, state: ExcavationState, option: Option) -> None:
        if option.verb is pieces.SKIP:
            return
        state.tell(pieces.USED, (self.seat, self.order))
        side = side_up(state)
        number = cards.ORDER_NUMBER[self.order][side]
        if self.order == cards.FLIGHT:
            state.then(Relocate(self.seat, number) if side else Travel(self.seat, number))
        elif self.order == cards.DIG_ORDER:
            state.then(RemoteDig(self.seat, side == 1))
        elif self.order == cards.SUPPLIES:
            grant(state, self.seat, number)
            draw_and_keep(state, self.seat, cards.SUPPLIES_DRAWN[side])
        elif self.order == cards.CAMPAIGN:
            state.then(Campaign(self.seat, number, side == 1))
        elif self.order == cards.CONTRABAND:
            state.then(Contraband(self.seat, side == 1))
        elif self.order == cards.GRANT:
            grant(state, self.seat, number)
        elif self.order == cards.PROMOTION:
            state.then(Promotions(self.seat, number) if side else NewTraders(self.seat, number, 0))
        else:
            if number:
                grant(state, self.seat, number)
            state.then(Archive(self.seat, side == 1))

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(pieces.ASK_USE, (self.order,))


def is_useful(state: ExcavationState, seat: int, order: int) -> bool:
    """Whether an ability could do anything at all."""
    side = side_up(state)
    if order == cards.DIG_ORDER:
        return len(RemoteDig(seat, side == 1).options(state)) > 1
    if order == cards.CAMPAIGN:
        return len(Campaign(seat, 1, side == 1).options(state)) > 1
    if order == cards.CONTRABAND:
        return len(Contraband(seat, side == 1).options(state)) > 1
    if order == cards.PROMOTION:
        return len((Promotions(seat, 1) if side else NewTraders(seat, 1, 0)).options(state)) > 1
    if order == cards.ARCHIVE:
        return side == 1 or len(Archive(seat, False).options(state)) > 1
    return True


def grant(state: ExcavationState, seat: int, amount: int) -> None:
    """An order ability pays credits."""
    state.gain(seat, amount, pieces.ABILITIES)
    state.tell(pieces.EARNED, (seat, amount))


@dataclass(frozen=True)
class Relocate(Decision):
    """order_flight, yellow: up to two explorers go to any locations."""

    seat: int
    left: int
    moved: int = -1  # where the first one went: it stays there

    def options(self, state: ExcavationState) -> list[Option]:
        places = state.explorers[self.seat]
        return [
            pieces.MOVE_OPTION[start][goal]
            for start in places
            if start != self.moved
            for goal in range(len(PLACES))
            if goal not in places
        ] + [pieces.DONE_OPTION]

    def choose(self, state: ExcavationState, option: Option) -> None:
        if option.verb is pieces.DONE:
            return
        state.move(self.seat, option.args[0], option.args[1])
        if self.left > 1:
            state.then(Relocate(self.seat, self.left - 1, option.args[1]))

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(pieces.ASK_RELOCATE, (self.left,))


@dataclass(frozen=True)
class RemoteDig(Decision):
    """order_dig: take one tile of any colour; white: where an explorer stands, yellow: from anywhere."""

    seat: int
    anywhere: bool

    def options(self, state: ExcavationState) -> list[Option]:
        if not state.has_hold_space(self.seat):
            return [pieces.SKIP_OPTION]
        places = state.explorers[self.seat]
        return [
            Option(pieces.DIG, (SITE_OF[tile], tile))
            for tile in range(len(TILES))
            if state.ground[tile] and (self.anywhere or SITE_OF[tile] in places)
        ] + [pieces.SKIP_OPTION]

    def choose(self, state: ExcavationState, option: Option) -> None:
        if option.verb is pieces.SKIP:
            return
        tile = option.args[1]
        state.dig(self.seat, tile, pieces.HOLD)
        state.then(Sample(self.seat, (tile,)))

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(pieces.ASK_DIG_ORDER)


@dataclass(frozen=True)
class Campaign(Decision):
    """order_campaign: add buyers one after another, each to any queue; white: coloured ones only."""

    seat: int
    left: int
    special: bool

    def options(self, state: ExcavationState) -> list[Option]:
        last = cards.SPECIAL if self.special else cards.SPECIAL - 1
        return [
            pieces.ADD_OPTION[buyer][market]
            for market in range(len(MARKETS))
            for buyer in range(last + 1)
            if state.track[buyer]
        ] + [pieces.DONE_OPTION]

    def choose(self, state: ExcavationState, option: Option) -> None:
        if option.verb is pieces.DONE:
            return
        state.push(option.args[1], option.args[0])
        if self.left > 1:
            state.then(Campaign(self.seat, self.left - 1, self.special))

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(pieces.ASK_CAMPAIGN, (self.left,))


@dataclass(frozen=True)
class Contraband(Decision):
    """order_contraband: acquire one top tile of the black market; white: for its value, yellow: for nothing."""

    seat: int
    free: bool

    def candidates(self, state: ExcavationState, why: bool) -> Candidates:
        found = acquirable(state, self.seat, 0, self.free, why)
        found.legal.append(pieces.SKIP_OPTION)
        return found

    def choose(self, state: ExcavationState, option: Option) -> None:
        if option.verb is pieces.SKIP:
            return
        tile = option.args[0]
        state.acquire(self.seat, tile, option.args[1], 0 if self.free else VALUE[tile])
        state.then(Sample(self.seat, (tile,)))

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(pieces.ASK_CONTRABAND)


@dataclass(frozen=True)
class NewTraders(Decision):
    """order_promotion, white: place up to two traders on different markets."""

    seat: int
    left: int
    used: int  # markets that already got one, as bits

    def candidates(self, state: ExcavationState, why: bool) -> Candidates:
        found = Candidates(why)
        for market in range(len(MARKETS)):
            if not self.used >> market & 1:
                offer_crew(found, state, self.seat, market, pieces.TRADER, pieces.TRADER_FROM)
        found.legal.append(pieces.DONE_OPTION)
        return found

    def choose(self, state: ExcavationState, option: Option) -> None:
        if option.verb is pieces.DONE:
            return
        market = option.args[0]
        state.add_trader(self.seat, market, guard_of(option))
        if self.left > 1:
            state.then(NewTraders(self.seat, self.left - 1, self.used | 1 << market))

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(pieces.ASK_TRADERS, (self.left,))


@dataclass(frozen=True)
class Promotions(Decision):
    """order_promotion, yellow: promote up to two traders to the command centres of their markets."""

    seat: int
    left: int

    def options(self, state: ExcavationState) -> list[Option]:
        return [
            Option(pieces.PROMOTE, (market,))
            for market in range(len(MARKETS))
            if state.traders[self.seat * len(MARKETS) + market]
        ] + [pieces.DONE_OPTION]

    def choose(self, state: ExcavationState, option: Option) -> None:
        if option.verb is pieces.DONE:
            return
        state.promote(self.seat, option.args[0])
        if self.left > 1:
            state.then(Promotions(self.seat, self.left - 1))

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(pieces.ASK_PROMOTE, (self.left,))


@dataclass(frozen=True)
class Archive(Decision):
    """order_archive: sample a tile on any dig site without taking it; yellow: or on top of a black market's stack."""

    seat: int
    black: bool

    def candidates(self, state: ExcavationState, why: bool) -> Candidates:
        tops = [stack[0] for stack in state.black if stack] if self.black else []
        found = Candidates(why)
        for tile in range(len(TILES)):
            if not state.gallery[self.seat] >> tile & 1 and (state.ground[tile] or tile in tops):
                offer_crew(found, state, self.seat, tile, pieces.SAMPLE, pieces.SAMPLE_FROM)
        found.legal.append(pieces.SKIP_OPTION)
        return found

    def choose(self, state: ExcavationState, option: Option) -> None:
        if option.verb is not pieces.SKIP:
            state.sample(self.seat, option.args[0], guard_of(option))

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(pieces.ASK_ARCHIVE)
