"""Playing curio cards, and the wonders that wake after an Extract (one of them plays curio cards in turn)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ....engine.agenda import Decision, Step
from ....engine.option import Candidates, Option, Phrase
from .. import cards, pieces
from ..board import DISTANCE, NEIGHBOURS, NODE_REGIONS, NODES
from ..effects import DrawCards, GainCrystal, TakeColour, receive, wound
from ..state import IcaionState
from .paying import charge
from .possible import GREEN_ONLY, add_plays, add_standard, curio_cost
from .standard import begin
from .wonders import Altar, Bell, LoseCrystal, Transmute

FORGO_OPTION: Final = Option(pieces.FORGO)


def play_card(state: IcaionState, seat: int, card: int, hub: bool) -> None:
    """Pay a card's cost, then resolve it; it has left the hand."""
    state.take_from_hand(seat, card)
    state.resolving = (*state.resolving, card)
    state.tell(pieces.PLAYED, (seat, card))
    state.then(ResolveCard(seat, card, hub))
    granting = card if cards.CURIO_EFFECT[card] == cards.ACTION else -1
    charge(state, seat, curio_cost(state.players[seat], card), GREEN_ONLY, granting, hub)


class ResolveCard(Step):
    """A one-shot card takes effect and is discarded; an upgrade stays in play."""

    def __init__(self, seat: int, card: int, hub: bool) -> None:
        self.seat = seat
        self.card = card
        self.hub = hub

    def run(self, state: IcaionState) -> None:
        seat, card = self.seat, self.card
        player = state.players[seat]
        if player.seeker == cards.HEIR:
            state.score(seat, cards.SEEKER_AMOUNT[cards.HEIR], pieces.FROM_SEEKER)
        effect, amount = cards.CURIO_EFFECT[card], cards.CURIO_AMOUNT[card]
        if effect >= cards.ICON_CAGE:
            if len(player.upgrades) >= player.upgrade_limit():
                state.then(UpgradeLimit(seat, card))
            else:
                put_in_play(state, seat, card)
            return
        state.then(FinishCard(card))
        if effect == cards.TAKE:
            if cards.CURIO_WHAT[card] == cards.ANY:
                state.then(TakeColour(seat, amount))
            else:
                batch = [0, 0, 0, 0, 0]
                batch[cards.CURIO_WHAT[card]] = amount
                receive(state, seat, tuple(batch))
        elif effect == cards.DRAW:
            state.then(DrawCards(seat, 1))
        elif effect == cards.SCORE:
            state.score(seat, amount, pieces.FROM_CURIO)
        elif effect == cards.MOVE:
            state.then(CardMove(seat, amount))
        elif effect == cards.RECHARGE:
            state.recharge(seat)
        elif effect == cards.ACTION:
            state.then(Granted(seat, card, self.hub))
        elif effect == cards.WOUND:
            hit = enemies_near(state, seat)
            state.score(seat, amount * hit.bit_count(), pieces.FROM_CURIO)
            wound(state, hit)


class FinishCard(Step):
    """A resolved one-shot card goes to the discard pile."""

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: IcaionState) -> None:
        stop_resolving(state, self.card)
        state.curio_discard = (*state.curio_discard, self.card)


def stop_resolving(state: IcaionState, card: int) -> None:
    """A card is no longer under way."""
    state.resolving = tuple([each for each in state.resolving if each != card])


def put_in_play(state: IcaionState, seat: int, card: int) -> None:
    """An upgrade comes into play beside the division board."""
    stop_resolving(state, card)
    player = state.players[seat]
    player.upgrades = tuple(sorted([*player.upgrades, card]))
    state.tell(pieces.UPGRADED, (seat, card))


def enemies_near(state: IcaionState, seat: int) -> int:
    """The enemy seekers on a player's node and on its neighbours, as bits; lying ones too."""
    node = state.players[seat].node
    return state.seekers_on((node, *NEIGHBOURS[node])) & ~(1 << seat)


@dataclass(frozen=True)
class UpgradeLimit(Decision):
    """At the upgrade limit: discard an upgrade in play to make room, or discard the new card without effect."""

    seat: int
    card: int

    def options(self, state: IcaionState) -> list[Option]:
        found: list[Option] = []
        last_face = -1
        for card in state.players[self.seat].upgrades:
            if (
                cards.FACE[card] != last_face or cards.CURIO_EFFECT[card] == cards.ICON_CAGE
            ):  # two cages may hold different crystals
                last_face = cards.FACE[card]
                found.append(Option(pieces.REPLACE, (card,)))
        found.append(FORGO_OPTION)
        return found

    def choose(self, state: IcaionState, option: Option) -> None:
        if option.verb is pieces.REPLACE:
            state.drop_upgrade(self.seat, option.args[0])
            put_in_play(state, self.seat, self.card)
        else:
            stop_resolving(state, self.card)
            state.curio_discard = (*state.curio_discard, self.card)

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(pieces.ASK_UPGRADE, (self.card,))


@dataclass(frozen=True)
class CardMove(Decision):
    """A movement card: go further for free, at least one node; A21: not back to where the turn's Move began."""

    seat: int
    reach: int

    def options(self, state: IcaionState) -> list[Option]:
        steps = DISTANCE[state.players[self.seat].node]
        return [
            pieces.MOVES[node]
            for distance in range(1, self.reach + 1)
            for node in range(len(NODES))
            if steps[node] == distance and node != state.move_from
        ]

    def choose(self, state: IcaionState, option: Option) -> None:
        state.players[self.seat].node = option.args[0]
        state.tell(pieces.MOVED, (self.seat, option.args[0]))

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(pieces.ASK_CARD_MOVE, (self.reach,))


@dataclass(frozen=True)
class Granted(Decision):
    """A card grants one standard action, with all its requirements and costs."""

    seat: int
    card: int
    hub: bool

    def options(self, state: IcaionState) -> list[Option]:
        player = state.players[self.seat]
        granted = Candidates()
        actions = cards.CURIO_WHAT[self.card]
        add_standard(state, self.seat, actions, player.have(), len(player.hand), self.hub, granted)
        return granted.legal

    def choose(self, state: IcaionState, option: Option) -> None:
        if option.verb is pieces.EXTRACT and not self.hub:
            state.then(AWAKENINGS[self.seat])
        begin(state, self.seat, option)

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(pieces.ASK_GRANTED, (self.card,))


# -- wonders after an Extract -------------------------------------------------------------------------------


@dataclass(frozen=True)
class AwakenWonders(Step):
    """After an Extract every wonder beside the seeker is activated, in the turn order of the owners (A34)."""

    seat: int

    def run(self, state: IcaionState) -> None:
        if not state.wonders:
            return
        awake: list[int] = []
        for region in NODE_REGIONS[state.players[self.seat].node]:
            if state.wonder_at[region] >= 0:
                awake.append(state.wonder_at[region])
        steps: list[Step] = []
        for owner in state.order:
            mine = sorted([wonder for wonder in awake if state.wonder_owner[wonder] == owner])
            if len(mine) == 2:
                steps.append(ChooseWonder(owner, self.seat, mine[0], mine[1]))
            elif mine:
                steps.append(WakeWonder(self.seat, mine[0]))
        state.then(*steps)


@dataclass(frozen=True)
class ChooseWonder(Decision):
    """The owner of two wonders chooses which is activated first."""

    seat: int
    extractor: int
    one: int
    other: int

    def options(self, state: IcaionState) -> list[Option]:
        return [Option(pieces.WAKE, (self.one,)), Option(pieces.WAKE, (self.other,))]

    def choose(self, state: IcaionState, option: Option) -> None:
        first = option.args[0]
        second = self.other if first == self.one else self.one
        state.then(WakeWonder(self.extractor, first), WakeWonder(self.extractor, second))

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(pieces.ASK_WAKE)


@dataclass(frozen=True)
class WakeWonder(Step):
    """The extracting player scores, unless the wonder has no base (A35); then the owner has its effect."""

    extractor: int
    wonder: int

    def run(self, state: IcaionState) -> None:
        wonder = self.wonder
        owner = state.wonder_owner[wonder]
        state.tell(pieces.WOKE, (owner, wonder))
        if not state.bare >> wonder & 1:
            state.score(self.extractor, cards.WAKE_POINTS, pieces.FROM_WONDER)
        player = state.players[owner]
        if wonder == cards.HUB:
            if player.hand or player.room() > 0:
                state.then(Hub(owner))
        elif wonder == cards.BELL:
            state.then(Bell(owner))
        elif wonder == cards.ALTAR:
            state.then(Altar(owner))
        elif wonder == cards.COLONY:
            wound(state, enemies_near(state, owner))
        elif wonder == cards.PULSAR:
            losers = [seat for seat in state.order if seat != owner and state.players[seat].crystals()]
            state.then(*[LoseCrystal(seat) for seat in losers])
        elif wonder == cards.QOAMCOPIA:
            state.then(GainCrystal(owner, False))
        elif player.crystals():
            state.then(Transmute(owner))


@dataclass(frozen=True)
class Hub(Decision):
    """Curio hub: may draw a card, or may play one from hand and pay for it; no movement cards."""

    seat: int

    def options(self, state: IcaionState) -> list[Option]:
        player = state.players[self.seat]
        found = Candidates()
        if player.room() > 0:
            found.legal.append(pieces.DRAWS[1])
        add_plays(state, self.seat, player.have(), True, found)
        found.legal.append(pieces.DECLINE_OPTION)
        return found.legal

    def choose(self, state: IcaionState, option: Option) -> None:
        if option.verb is pieces.DRAW:
            state.draw_curio(self.seat)
        elif option.verb is pieces.PLAY:
            play_card(state, self.seat, option.args[0], True)

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(pieces.ASK_HUB)

    def secretive(self) -> bool:
        return True  # a decline that plays itself would tell that no card can be played


AWAKENINGS: Final = [AwakenWonders(seat) for seat in range(5)]
