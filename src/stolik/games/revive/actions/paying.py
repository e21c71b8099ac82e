"""Paying: effects that come for a price, once or again and again."""

from __future__ import annotations

from ....engine.agenda import Decision
from ....engine.option import Option, Phrase
from .. import effects, pieces
from ..effects import CRYSTAL, Effect
from ..state import ReviveState
from .icon import ICONS, Icon, Resolve, possible


def possible_once_paid(state: ReviveState, seat: int, resource: int, cost: int, effect: Effect) -> bool:
    """Whether a cost can be paid and the effect then do something."""
    player = state.players[seat]
    goods = player.goods
    lacking = max(0, cost - goods[resource])
    if lacking > goods[CRYSTAL]:
        return False
    player.goods = goods.copy()
    player.goods[resource] -= cost - lacking
    player.goods[CRYSTAL] -= lacking
    found = possible(state, seat, effect)
    player.goods = goods
    return found


def pay_once(state: ReviveState, seat: int, icon: Icon) -> None:
    """Pay the cost and resolve the effect."""
    pay_resource(state, seat, icon.what, icon.n)
    resolve_inside(state, seat, icon)


def pay_resource(state: ReviveState, seat: int, resource: int, n: int) -> None:
    """Pay n of a basic resource."""
    state.pay(seat, n * (resource == effects.GEAR), n * (resource == effects.BOOK), n * (resource == effects.FOOD), 0)


def resolve_inside(state: ReviveState, seat: int, icon: Icon) -> None:
    """Resolve what was paid for."""
    for term in reversed(icon.inside()):
        state.then(Resolve(seat, term))


class PayAgain(Decision):
    """Pay the cost for the effect, again and again, or stop."""

    def __init__(self, seat: int, term: int, left: int) -> None:
        self.seat = seat
        self.term = term
        self.left = left

    def options(self, state: ReviveState) -> list[Option]:
        return [pieces.TO_PAY, pieces.TO_STOP] if ICONS[self.term].possible(state, self.seat) else [pieces.TO_STOP]

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.verb is pieces.PAY:
            if self.left > 1:
                state.then(PayAgain(self.seat, self.term, self.left - 1))
            pay_once(state, self.seat, ICONS[self.term])

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_REPEAT, (self.term, self.left))


class GiveBasic(Decision):
    """Give one basic resource of your choice, then the effect."""

    def __init__(self, seat: int, term: int) -> None:
        self.seat = seat
        self.term = term

    def options(self, state: ReviveState) -> list[Option]:
        goods = state.players[self.seat].goods
        return [pieces.GIVES[resource] for resource in range(3) if goods[resource]] or [pieces.TO_DECLINE]

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.args:
            pay_resource(state, self.seat, option.args[0], ICONS[self.term].n)
            resolve_inside(state, self.seat, ICONS[self.term])

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_GIVE)
