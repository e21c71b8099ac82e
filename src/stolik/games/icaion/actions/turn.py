"""A player's turn: start, Move or Camp, then a standard and a special action in any order, end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ....engine.agenda import Decision, Step
from ....engine.option import Candidates, Option, Phrase, Verb
from .. import cards, pieces, tiles
from ..board import DISTANCE, FARTHEST, NODES
from ..effects import DrawCards, DrawOne, GainCrystal, TakeColour, receive
from ..state import SHIFT_OFF, SHIFT_ON, SHIFT_USED, IcaionState
from .curios import AWAKENINGS, play_card
from .paying import charge
from .possible import (
    BLUE_ONLY,
    add_deploys,
    add_install,
    add_investigate,
    add_plays,
    add_retrieves,
    add_standard,
    most_payable,
)
from .standard import begin

OVERCHARGE_OPTION: Final = Option(pieces.OVERCHARGE)
POWER_OPTIONS: Final = [OVERCHARGE_OPTION, Option(pieces.POWER_DRAW), Option(pieces.DOUBLE_SHIFT)]
SECOND_LEG_OPTION: Final = Option(pieces.START_SECOND_LEG)
DISCARD_HAND_OPTION: Final = Option(pieces.DISCARD_HAND)
INVESTIGATE_SPECIAL_OPTION: Final = Option(pieces.INVESTIGATE_SPECIAL)
INSTALL_SPECIAL_OPTION: Final = Option(pieces.INSTALL_SPECIAL)


def moves_within() -> list[list[list[Option]]]:
    """For every node and every reach the moves to other nodes, the nearest first."""
    table = []
    for node in range(len(NODES)):
        by_reach: list[list[Option]] = []
        for reach in range(FARTHEST + 1):
            by_reach.append(
                [
                    pieces.MOVES[goal]
                    for distance in range(1, reach + 1)
                    for goal in range(len(NODES))
                    if DISTANCE[node][goal] == distance
                ]
            )
        table.append(by_reach)
    return table


WITHIN: Final = moves_within()


# -- start --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class BeginTurn(Step):
    """A lying seeker stands up for a recovery turn; gear works at the start of the first turn of a Year."""

    seat: int

    def run(self, state: IcaionState) -> None:
        seat = self.seat
        player = state.players[seat]
        state.new_turn(seat)
        state.tell(pieces.TURN_BEGAN, (seat,))
        state.recovery = player.lying
        if player.lying:
            player.lying = False
            state.tell(pieces.STOOD_UP, (seat,))
        state.move_from = player.node
        # A19: no second standard action for the Cursed in a recovery turn.
        twice = player.seeker == cards.CURSED and state.last_round() and not state.recovery
        state.std_left = cards.SEEKER_AMOUNT[cards.CURSED] if twice else 1
        state.std_done = 0
        state.spec_left = 0 if state.recovery else 1
        state.double_shift = SHIFT_OFF
        state.card_move_open = False
        state.sword_scored = False
        state.then(FIRST_MOVES[seat], CONTINUES[seat])
        if not player.begun:
            player.begun = True
            if player.gear == cards.CASE:
                state.then(OpenCase(seat))
            elif player.gear == cards.BELT:
                state.then(DrawCards(seat, 0))


@dataclass(frozen=True)
class OpenCase(Decision):
    """Exploration case: may take crystals of one colour, as a batch."""

    seat: int

    def options(self, state: IcaionState) -> list[Option]:
        return [*pieces.CHOICES, pieces.DECLINE_OPTION]

    def choose(self, state: IcaionState, option: Option) -> None:
        if option.verb is pieces.CHOOSE:
            batch = [0, 0, 0, 0, 0]
            batch[option.args[0]] = cards.GEAR_AMOUNT[cards.CASE]
            receive(state, self.seat, tuple(batch))

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(pieces.ASK_CASE)


# -- move or camp -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class MoveOrCamp(Decision):
    """Go to another node, further than the basic move for blue qoam; or pay a blue crystal to camp."""

    seat: int
    second: bool  # of a double shift

    def candidates(self, state: IcaionState, why: bool) -> Candidates:
        """Every node within reach, the nearest first; a camp; a teleport of the Lone Survivor."""
        player = state.players[self.seat]
        found = Candidates(why)
        blue = most_payable(player.have(), BLUE_ONLY, player.converters())
        reach = player.basic_move()
        if blue and not state.recovery:
            while reach < FARTHEST and 0 <= player.blue_for(reach + 1) <= blue:
                reach += 1
        found.legal = WITHIN[player.node][reach].copy()
        if blue >= tiles.CAMP_COST:
            found.legal.append(pieces.CAMP_OPTION)
        else:
            found.refuse(pieces.CAMP_OPTION, pieces.CANNOT_PAY, (tiles.CAMP_COST, cards.BLUE))
        # A18: each mandatory Move of the last round, but not in a recovery turn.
        if player.seeker == cards.LONE_SURVIVOR and state.last_round() and not state.recovery:
            for node in range(len(NODES)):
                if node != player.node:
                    found.legal.append(pieces.TELEPORTS[node])
        return found

    def choose(self, state: IcaionState, option: Option) -> None:
        seat = self.seat
        player = state.players[seat]
        if self.second:
            state.std_left += 1
        else:
            state.move_from = player.node
        if option.verb is pieces.CAMP:
            state.tell(pieces.CAMPED, (seat,))
            charge(state, seat, tiles.CAMP_COST, BLUE_ONLY)
            return
        state.card_move_open = True
        goal = option.args[0]
        if option.verb is pieces.TELEPORT:
            state.tell(pieces.TELEPORTED, (seat, goal))
            player.node = goal
            return
        blue = player.blue_for(DISTANCE[player.node][goal])
        state.tell(pieces.MOVED, (seat, goal))
        player.node = goal
        charge(state, seat, blue, BLUE_ONLY)

    def prompt(self, state: IcaionState) -> Phrase:
        if self.second:
            return Phrase(pieces.ASK_SECOND_MOVE)
        return Phrase(pieces.ASK_RECOVERY_MOVE if state.recovery else pieces.ASK_MOVE)


# -- actions ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Continue(Step):
    """After each action: the second leg of a double shift when it is due, else the next choice."""

    seat: int

    def run(self, state: IcaionState) -> None:
        seat = self.seat
        if state.double_shift == SHIFT_ON and state.std_done and not state.std_left:
            begin_second_leg(state, seat)
        elif state.spec_left and state.players[seat].hand:
            state.then(GUARDED_ACTS[seat])
        else:
            state.then(ACTS[seat])


def begin_second_leg(state: IcaionState, seat: int) -> None:
    """The player must move or camp again; then one more standard action."""
    state.double_shift = SHIFT_USED
    state.then(SECOND_MOVES[seat], CONTINUES[seat])


@dataclass(frozen=True)
class Act(Decision):
    """A standard action, a special action, or the end of the turn.

    `guarded`: cards in hand could be played, so that a turn that ends by itself would tell that none can be.
    """

    seat: int
    guarded: bool = False

    def candidates(self, state: IcaionState, why: bool) -> Candidates:
        """Everything that a player might look for now."""
        player = state.players[self.seat]
        have = player.have()
        found = Candidates(why)
        if state.std_left:
            add_standard(state, self.seat, cards.ALL_ACTIONS, have, len(player.hand), False, found)
        else:
            found.refuse(pieces.EXTRACT_OPTION, pieces.STANDARD_USED)
        if state.spec_left:
            add_special(state, self.seat, have, found)
        elif why:
            refuse_special(state, self.seat, found)
        if state.double_shift == SHIFT_ON and state.std_done:
            found.legal.append(SECOND_LEG_OPTION)  # only the Cursed comes here: the second leg is due, now or later
            found.refuse(pieces.END_OPTION, pieces.SECOND_LEG_DUE)
        else:
            found.legal.append(pieces.END_OPTION)
        return found

    def choose(self, state: IcaionState, option: Option) -> None:
        seat = self.seat
        verb = option.verb
        state.card_move_open = False
        if verb is pieces.END_TURN:
            state.then(ENDS[seat])
            return
        if verb is pieces.START_SECOND_LEG:
            begin_second_leg(state, seat)
            return
        state.then(CONTINUES[seat])
        if verb is pieces.PLAY:
            state.spec_left = 0
            play_card(state, seat, option.args[0], False)
        elif verb is pieces.DISCARD_HAND:
            state.spec_left = 0
            discard_hand(state, seat)
        elif verb is pieces.OVERCHARGE or verb is pieces.POWER_DRAW or verb is pieces.DOUBLE_SHIFT:
            state.spec_left = 0
            use_eps(state, seat, option)
        else:
            special = (
                verb is pieces.DEPLOY_SPECIAL or verb is pieces.INVESTIGATE_SPECIAL or verb is pieces.RETRIEVE_SPECIAL
            )
            if special or verb is pieces.INSTALL_SPECIAL:
                state.spec_left = 0
            else:
                state.std_left -= 1
                state.std_done += 1
                if verb is pieces.EXTRACT:
                    state.then(AWAKENINGS[seat])
            begin(state, seat, option)

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(pieces.ASK_RECOVERY_ACT if state.recovery else pieces.ASK_ACT)

    def secretive(self) -> bool:
        return self.guarded


def add_special(state: IcaionState, seat: int, have: list[int], out: Candidates) -> None:
    """Curio cards, the emergency power supply, and what gear or the armour allow."""
    player = state.players[seat]
    if player.hand:
        add_plays(state, seat, have, False, out)
        if state.beams:
            out.legal.append(DISCARD_HAND_OPTION)
    if player.charged:
        out.legal += POWER_OPTIONS
    elif out.why:
        for option in POWER_OPTIONS:
            out.refuse(option, pieces.DISCHARGED)
    why, out.why = out.why, False  # of the same standard actions it is said why not
    if player.gear == cards.GLOVES:
        add_deploys(state, seat, have, pieces.SPECIAL_DEPLOYS, out)
    if player.seeker == cards.CRIMINAL and player.armour:
        add_investigate(state, seat, INVESTIGATE_SPECIAL_OPTION, out)
        add_retrieves(state, seat, pieces.SPECIAL_RETRIEVES, out)
        add_install(state, seat, INSTALL_SPECIAL_OPTION, out)
    out.why = why


def refuse_special(state: IcaionState, seat: int, out: Candidates) -> None:
    """No special action is left, or none is allowed: no card and no power supply."""
    reason: Verb = pieces.RECOVERING if state.recovery else pieces.SPECIAL_USED
    for card in state.players[seat].hand:
        out.refuse(pieces.PLAYS[card], reason)
    out.refuse(OVERCHARGE_OPTION, reason)


def discard_hand(state: IcaionState, seat: int) -> None:
    """Radiant Beams: discard all cards in hand for points; this plays no card."""
    player = state.players[seat]
    count = len(player.hand)
    state.curio_discard = (*state.curio_discard, *player.hand)
    player.hand = ()
    state.tell(pieces.HAND_DISCARDED, (seat, count))
    state.score(seat, tiles.SOLD_CARD_POINTS * count, pieces.FROM_CURIO)


def use_eps(state: IcaionState, seat: int, option: Option) -> None:
    """Discharge the emergency power supply: overcharge the machines, draw cards, or work a double shift."""
    player = state.players[seat]
    player.charged = False
    if player.seeker == cards.MACHINE:  # A25: after the chosen effect is resolved
        for _ in range(cards.SEEKER_AMOUNT[cards.MACHINE]):
            state.then(GainCrystal(seat, True))
    if option.verb is pieces.OVERCHARGE:
        state.tell(pieces.OVERCHARGED, (seat,))
        due = [0, 0, 0, 0, 0]
        for kind in state.machine_types(seat):
            due[kind] = 1
        if player.gear == cards.STABILIZER:
            for _ in range(cards.GEAR_AMOUNT[cards.STABILIZER]):
                state.then(DrawOne(seat))
        state.then(TakeColour(seat, tiles.OVERCHARGE_CRYSTALS, tuple(due)))
    elif option.verb is pieces.POWER_DRAW:
        state.tell(pieces.POWER_USED, (seat,))
        state.then(DrawCards(seat, 1))
    else:
        state.tell(pieces.DOUBLE_SHIFTED, (seat,))
        state.double_shift = SHIFT_ON


@dataclass(frozen=True)
class EndTurn(Step):
    """A16: the Criminal puts on the armour after a turn without a special action that was no recovery turn."""

    seat: int

    def run(self, state: IcaionState) -> None:
        player = state.players[self.seat]
        player.end_node = player.node
        if player.seeker == cards.CRIMINAL and state.spec_left and not player.armour:
            player.armour = True
            state.tell(pieces.ARMOUR_ON, (self.seat,))


TURNS: Final = [BeginTurn(seat) for seat in range(5)]
FIRST_MOVES: Final = [MoveOrCamp(seat, False) for seat in range(5)]
SECOND_MOVES: Final = [MoveOrCamp(seat, True) for seat in range(5)]
CONTINUES: Final = [Continue(seat) for seat in range(5)]
ACTS: Final = [Act(seat) for seat in range(5)]
GUARDED_ACTS: Final = [Act(seat, True) for seat in range(5)]
ENDS: Final = [EndTurn(seat) for seat in range(5)]
