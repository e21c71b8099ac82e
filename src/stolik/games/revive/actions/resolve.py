"""What each icon does."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.agenda import Decision
from ....engine.option import Option, Phrase
from ..cards import HALF_TERMS
from ..effects import (
    ACT,
    ADVANCE,
    ANY,
    ARTIFACT,
    BASIC,
    CHOOSE,
    CRATE,
    ENERGY,
    ENERGY_BACK,
    FALCON,
    FOREST,
    GAIN,
    HOARD,
    MODULE,
    OP,
    PAY,
    PER,
    PLAY,
    POINTS,
    READY_SWITCH,
    RECRUIT,
    RELOCATE,
    REOPEN_CRATE,
    REPLAY_TOP,
    REST_CARD,
    SAND_TOKEN,
    SWAP,
    TARGET,
    TEMPLE,
    TERMS,
    TRIBE,
    WAKE_CARD,
    WORKSHOP,
    A,
    B,
    Effect,
)  # fmt: skip
from ..pieces import (
    ASK_BRANCH,
    ASK_CRATE,
    ASK_GIVE,
    ASK_REPEAT,
    ASK_REPLAY,
    CHOICES,
    GIVES,
    REOPEN,
    REOPENED,
    REPLAY,
    REPLAYED,
    SWITCH_READY,
    TO_DECLINE,
    TO_PAY,
    TO_STOP,
)  # fmt: skip
from ..pieces import (
    CHOOSE as CHOOSE_VERB,
)
from ..pieces import (
    PAY as PAY_VERB,
)
from ..state import ReviveState
from ..tiles import CRATE_EFFECT
from . import ability, bag, cards, declare, gains
from .able import able, counted, pay_able, reopenable


def resolve(state: ReviveState, seat: int, term: int) -> None:
    """An icon takes effect for a player; `able` has said that it can do something."""
    op = OP[term]
    if op == GAIN:
        gains.gain(state, seat, A[term], B[term])
    elif op == BASIC:
        state.then(gains.Basic(seat, A[term]))
    elif op == ADVANCE:
        if A[term] == ANY:
            state.then(gains.AdvanceAny(seat, B[term]))
        else:
            state.then(gains.Advance(seat, A[term], B[term]))
    elif op == MODULE:
        state.then(gains.TakeModule(seat, A[term]))
    elif op == TRIBE:
        ability.use(state, seat)
    elif op == POINTS:
        gains.score(state, seat, A[term])
    elif op == ENERGY:
        gains.energize(state, seat, A[term])
    elif op == ENERGY_BACK:
        state.then(gains.EnergyBack(seat, A[term]))
    elif op == CRATE:
        gains.take_crates(state, seat, A[term])
    elif op == HOARD:
        gains.take_crates(state, seat, 1, plain=True)
    elif op == ARTIFACT:
        state.then(gains.TakeArtifact(seat, A[term]))
    elif op == RECRUIT:
        state.then(gains.TakeCitizen(seat, A[term]))
    elif op == PLAY:
        state.then(cards.ChooseCard(seat, A[term]))
    elif op == REST_CARD:
        for _ in range(A[term]):
            state.then(gains.RestCard(seat))
    elif op == WAKE_CARD:
        for _ in range(A[term]):
            state.then(gains.WakeCard(seat))
    elif op == SWAP:
        state.then(gains.Swap(seat, A[term]))
    elif op == PAY:
        resolve_pay(state, seat, term)
    elif op == CHOOSE:
        state.then(Branch(seat, term))
    elif op == ACT:
        state.then(declare.ChooseBoardAction(seat, A[term], B[term]))
    elif op == PER:
        resolve_per(state, seat, term)
    elif op == REOPEN_CRATE:
        state.then(ReopenCrate(seat))
    elif op == REPLAY_TOP:
        state.then(ReplayTop(seat))
    elif op == RELOCATE:
        state.then(ability.Relocate(seat))
    elif op == READY_SWITCH:
        state.players[seat].switch_used = False
        state.tell(SWITCH_READY, (seat,))
    else:
        assert op in (FOREST, TEMPLE, TARGET, SAND_TOKEN, WORKSHOP, FALCON)
        state.then(ability.PlaceToken(seat))


def resolve_per(state: ReviveState, seat: int, term: int) -> None:
    """The effect once for each thing counted now."""
    n = counted(state, seat, A[term])
    gained = TERMS[term].parts[0][0]
    if OP[gained] == BASIC:
        if n:
            state.then(gains.Basic(seat, n))
    else:
        gains.gain(state, seat, A[gained], n)


# -- paying for an effect -----------------------------------------------------------------------------------------------------


def resolve_pay(state: ReviveState, seat: int, term: int) -> None:
    """Pay the cost, then the effect; up to three times where printed."""
    if A[term] < 0:
        state.then(GiveBasic(seat, term))
    elif TERMS[term].c == 1:
        pay_once(state, seat, term)
    else:
        state.then(PayAgain(seat, term, TERMS[term].c))


def pay_once(state: ReviveState, seat: int, term: int) -> None:
    """Pay the cost and resolve the effect."""
    due = [0, 0, 0]
    due[A[term]] = B[term]
    state.pay(seat, due[0], due[1], due[2], 0)
    resolve_parts(state, seat, TERMS[term].parts[0])


def resolve_parts(state: ReviveState, seat: int, effect: Effect) -> None:
    """Resolve what was paid for."""
    for index in range(len(effect) - 1, -1, -1):
        state.then(bag.Resolve(seat, effect[index]))


@dataclass(frozen=True)
class PayAgain(Decision):
    """Pay the cost for the effect, again and again, or stop."""

    seat: int
    term: int
    left: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        return [TO_PAY, TO_STOP] if pay_able(state, self.seat, self.term) else [TO_STOP]

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.verb is PAY_VERB:
            if self.left > 1:
                state.then(PayAgain(self.seat, self.term, self.left - 1))
            pay_once(state, self.seat, self.term)

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_REPEAT, (self.term, self.left))


@dataclass(frozen=True)
class GiveBasic(Decision):
    """Give one basic resource of your choice, then the effect."""

    seat: int
    term: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        goods = state.players[self.seat].goods
        return [GIVES[resource] for resource in range(3) if goods[resource]] or [TO_DECLINE]

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.args:
            due = [0, 0, 0]
            due[option.args[0]] = 1
            state.pay(self.seat, due[0], due[1], due[2], 0)
            resolve_parts(state, self.seat, TERMS[self.term].parts[0])

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_GIVE)


@dataclass(frozen=True)
class Branch(Decision):
    """Exactly one of the effects; only those that can do something are offered."""

    seat: int
    term: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        found = [CHOICES[branch[0]] for branch in TERMS[self.term].parts if able(state, self.seat, branch[0])]
        return found or [TO_DECLINE]

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.verb is CHOOSE_VERB:
            resolve(state, self.seat, option.args[0])

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_BRANCH)


# -- crates and cards once more -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ReopenCrate(Decision):
    """Pay a gear and resolve one of your open crates again; each crate only once per game."""

    seat: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        found = [Option(REOPEN, (crate,)) for crate in sorted(reopenable(state, self.seat))]
        return found or [TO_DECLINE]

    def choose(self, state: ReviveState, option: Option) -> None:
        if not option.args:
            return
        player = state.players[self.seat]
        crate = option.args[0]
        state.pay(self.seat, 1, 0, 0, 0)
        player.opened = gains.without(player.opened, crate)
        player.reopened = (*player.reopened, crate)
        state.tell(REOPENED, (self.seat, crate))
        bag.resolve_effect(state, self.seat, CRATE_EFFECT[crate])

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_CRATE)


@dataclass(frozen=True)
class ReplayTop(Decision):
    """Move an unplayed card to the rest zone and resolve its top half, without modules."""

    seat: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        return [Option(REPLAY, (card,)) for card in sorted(state.players[self.seat].active)] or [TO_DECLINE]

    def choose(self, state: ReviveState, option: Option) -> None:
        if not option.args:
            return
        player = state.players[self.seat]
        card = option.args[0]
        player.active = gains.without(player.active, card)
        player.rest = (*player.rest, card)
        state.tell(REPLAYED, (self.seat, card))
        state.then(bag.Bag(self.seat, HALF_TERMS[card * 2], False))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_REPLAY)
