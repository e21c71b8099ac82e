"""A player's turn: start, Move or Camp, then a standard and a special action in any order, end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ....engine.agenda import Decision, Step
from ....engine.option import Option, Phrase, Refusal
from ..board import DISTANCE, FARTHEST, NODES
from ..cards import ALL_ACTIONS, BELT, BLUE, CASE, CRIMINAL, CURSED, GLOVES, LONE_SURVIVOR, MACHINE, STABILIZER
from ..effects import DrawCards, DrawOne, GainCrystal, TakeColour, charge, receive
from ..pieces import (
    ARMOUR_ON,
    ASK_ACT,
    ASK_CASE,
    ASK_MOVE,
    ASK_RECOVERY_ACT,
    ASK_RECOVERY_MOVE,
    ASK_SECOND_MOVE,
    CAMP,
    CAMP_OPTION,
    CAMPED,
    CANNOT_PAY,
    CHOICES,
    CHOOSE,
    DECLINE_OPTION,
    DEPLOY_SPECIAL,
    DISCARD_HAND,
    DOUBLE_SHIFT,
    DOUBLE_SHIFTED,
    END_OPTION,
    END_TURN,
    EXTRACT,
    FROM_CURIO,
    HAND_DISCARDED,
    INSTALL_SPECIAL,
    INVESTIGATE_SPECIAL,
    MOVED,
    MOVES,
    OVERCHARGE,
    OVERCHARGED,
    PLAY,
    POWER_DRAW,
    POWER_USED,
    RETRIEVE_SPECIAL,
    SPECIAL_DEPLOYS,
    START_SECOND_LEG,
    STOOD_UP,
    TELEPORT,
    TELEPORTED,
    TELEPORTS,
    TURN_BEGAN,
)  # fmt: skip
from ..state import SHIFT_OFF, SHIFT_ON, SHIFT_USED, IcaionState, most_payable, payable
from .curios import AWAKENINGS, play_card
from .possible import add_deploys, add_plays, add_standard, can_install, can_investigate
from .refusals import action_refusals
from .standard import begin

OVERCHARGE_OPTION: Final = Option(OVERCHARGE)
POWER_DRAW_OPTION: Final = Option(POWER_DRAW)
DOUBLE_SHIFT_OPTION: Final = Option(DOUBLE_SHIFT)
SECOND_LEG_OPTION: Final = Option(START_SECOND_LEG)
DISCARD_HAND_OPTION: Final = Option(DISCARD_HAND)
INVESTIGATE_SPECIAL_OPTION: Final = Option(INVESTIGATE_SPECIAL)
INSTALL_SPECIAL_OPTION: Final = Option(INSTALL_SPECIAL)


def moves_within() -> list[list[list[Option]]]:
    """For every node and every reach the moves to other nodes, the nearest first."""
    table = []
    for node in range(len(NODES)):
        by_reach: list[list[Option]] = []
        for reach in range(FARTHEST + 1):
            by_reach.append(
                [
                    MOVES[goal]
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
        state.tell(TURN_BEGAN, (seat,))
        state.recovery = player.lying
        if player.lying:
            player.lying = False
            state.tell(STOOD_UP, (seat,))
        state.move_from = player.node
        # A19: no second standard action for the Cursed in a recovery turn.
        state.std_left = 2 if player.seeker == CURSED and state.last_round() and not state.recovery else 1
        state.std_done = 0
        state.spec_left = 0 if state.recovery else 1
        state.double_shift = SHIFT_OFF
        state.card_move_open = False
        state.sword_scored = False
        state.then(FIRST_MOVES[seat], CONTINUES[seat])
        if not player.begun:
            player.begun = True
            if player.gear == CASE:
                state.then(OpenCase(seat))
            elif player.gear == BELT:
                state.then(DrawCards(seat, 0))


@dataclass(frozen=True)
class OpenCase(Decision):
    """Exploration case: may take three crystals of one colour, as a batch."""

    seat: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: IcaionState) -> list[Option]:
        return [*CHOICES, DECLINE_OPTION]

    def choose(self, state: IcaionState, option: Option) -> None:
        if option.verb is CHOOSE:
            batch = [0, 0, 0, 0, 0]
            batch[option.args[0]] = 3
            receive(state, self.seat, tuple(batch))

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(ASK_CASE)


# -- move or camp -------------------------------------------------------------------------------------------


def blue_for(state: IcaionState, seat: int, distance: int) -> int:
    """The blue crystals that a move of some length costs."""
    player = state.players[seat]
    extra = distance - player.basic_move()
    return 0 if extra <= 0 else -(-extra // player.per_blue())


@dataclass(frozen=True)
class MoveOrCamp(Decision):
    """Go to another node, further than the basic move for blue qoam; or pay a blue crystal to camp."""

    seat: int
    second: bool  # of a double shift

    def decider(self) -> int:
        return self.seat

    def options(self, state: IcaionState) -> list[Option]:
        player = state.players[self.seat]
        reach = player.basic_move()
        blue = most_payable(player.have(), 1 << BLUE, player.converters())
        if blue and not state.recovery:
            reach = min(FARTHEST, reach + blue * player.per_blue())
        found = WITHIN[player.node][reach].copy()
        if blue:
            found.append(CAMP_OPTION)
        # A18: each mandatory Move of the last round, but not in a recovery turn.
        if player.seeker == LONE_SURVIVOR and state.last_round() and not state.recovery:
            for node in range(len(NODES)):
                if node != player.node:
                    found.append(TELEPORTS[node])
        return found

    def choose(self, state: IcaionState, option: Option) -> None:
        seat = self.seat
        player = state.players[seat]
        if self.second:
            state.std_left += 1
        else:
            state.move_from = player.node
        if option.verb is CAMP:
            state.tell(CAMPED, (seat,))
            charge(state, seat, 1, 1 << BLUE)
            return
        state.card_move_open = True
        goal = option.args[0]
        if option.verb is TELEPORT:
            state.tell(TELEPORTED, (seat, goal))
            player.node = goal
            return
        blue = blue_for(state, seat, DISTANCE[player.node][goal])
        state.tell(MOVED, (seat, goal))
        player.node = goal
        charge(state, seat, blue, 1 << BLUE)

    def prompt(self, state: IcaionState) -> Phrase:
        if self.second:
            return Phrase(ASK_SECOND_MOVE)
        return Phrase(ASK_RECOVERY_MOVE if state.recovery else ASK_MOVE)

    def refusals(self, state: IcaionState) -> list[Refusal]:
        player = state.players[self.seat]
        if payable(player.have(), 1, 1 << BLUE, player.converters()):
            return []
        return [Refusal(CAMP_OPTION, Phrase(CANNOT_PAY, (1, BLUE)))]


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

    def decider(self) -> int:
        return self.seat

    def options(self, state: IcaionState) -> list[Option]:
        seat = self.seat
        have = state.players[seat].have()
        found: list[Option] = []
        if state.std_left:
            add_standard(state, seat, ALL_ACTIONS, have, False, found)
        if state.spec_left:
            self.add_special(state, have, found)
        if state.double_shift == SHIFT_ON and state.std_done:
            found.append(SECOND_LEG_OPTION)  # only the Cursed comes here: the second leg is due, now or later
        else:
            found.append(END_OPTION)
        return found

    def add_special(self, state: IcaionState, have: list[int], found: list[Option]) -> None:
        """Curio cards, the emergency power supply, and what gear or the armour allow."""
        seat = self.seat
        player = state.players[seat]
        if player.hand:
            add_plays(state, seat, have, False, found)
            if state.beams:
                found.append(DISCARD_HAND_OPTION)
        if player.charged:
            found.append(OVERCHARGE_OPTION)
            found.append(POWER_DRAW_OPTION)
            found.append(DOUBLE_SHIFT_OPTION)
        if player.gear == GLOVES:
            add_deploys(state, seat, have, SPECIAL_DEPLOYS, found)
        if player.seeker == CRIMINAL and player.armour:
            if can_investigate(state, seat):
                found.append(INVESTIGATE_SPECIAL_OPTION)
            for tile in state.takeable(seat):
                found.append(Option(RETRIEVE_SPECIAL, (tile,)))
            if can_install(state, seat):
                found.append(INSTALL_SPECIAL_OPTION)

    def choose(self, state: IcaionState, option: Option) -> None:
        seat = self.seat
        verb = option.verb
        state.card_move_open = False
        if verb is END_TURN:
            state.then(ENDS[seat])
            return
        if verb is START_SECOND_LEG:
            begin_second_leg(state, seat)
            return
        state.then(CONTINUES[seat])
        if verb is PLAY:
            state.spec_left = 0
            play_card(state, seat, option.args[0], False)
        elif verb is DISCARD_HAND:
            state.spec_left = 0
            discard_hand(state, seat)
        elif verb is OVERCHARGE or verb is POWER_DRAW or verb is DOUBLE_SHIFT:
            state.spec_left = 0
            use_eps(state, seat, option)
        else:
            special = verb is DEPLOY_SPECIAL or verb is INVESTIGATE_SPECIAL or verb is RETRIEVE_SPECIAL
            if special or verb is INSTALL_SPECIAL:
                state.spec_left = 0
            else:
                state.std_left -= 1
                state.std_done += 1
                if verb is EXTRACT:
                    state.then(AWAKENINGS[seat])
            begin(state, seat, option)

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(ASK_RECOVERY_ACT if state.recovery else ASK_ACT)

    def refusals(self, state: IcaionState) -> list[Refusal]:
        return action_refusals(state, self.seat)

    def secretive(self) -> bool:
        return self.guarded


def discard_hand(state: IcaionState, seat: int) -> None:
    """Radiant Beams: discard all cards in hand for 2 points each; this plays no card."""
    player = state.players[seat]
    count = len(player.hand)
    state.curio_discard = (*state.curio_discard, *player.hand)
    player.hand = ()
    state.tell(HAND_DISCARDED, (seat, count))
    state.score(seat, 2 * count, FROM_CURIO)


def use_eps(state: IcaionState, seat: int, option: Option) -> None:
    """Discharge the emergency power supply: overcharge the machines, draw cards, or work a double shift."""
    player = state.players[seat]
    player.charged = False
    if player.seeker == MACHINE:  # A25: after the chosen effect is resolved
        state.then(GainCrystal(seat, True))
    if option.verb is OVERCHARGE:
        state.tell(OVERCHARGED, (seat,))
        due = [0, 0, 0, 0, 0]
        for kind in state.machine_types(seat):
            due[kind] = 1
        if player.gear == STABILIZER:
            state.then(DrawOne(seat))
        state.then(TakeColour(seat, 1, tuple(due)))
    elif option.verb is POWER_DRAW:
        state.tell(POWER_USED, (seat,))
        state.then(DrawCards(seat, 1))
    else:
        state.tell(DOUBLE_SHIFTED, (seat,))
        state.double_shift = SHIFT_ON


@dataclass(frozen=True)
class EndTurn(Step):
    """A16: the Criminal puts on the armour after a turn without a special action that was no recovery turn."""

    seat: int

    def run(self, state: IcaionState) -> None:
        player = state.players[self.seat]
        player.end_node = player.node
        if player.seeker == CRIMINAL and state.spec_left and not player.armour:
            player.armour = True
            state.tell(ARMOUR_ON, (self.seat,))


TURNS: Final = [BeginTurn(seat) for seat in range(5)]
FIRST_MOVES: Final = [MoveOrCamp(seat, False) for seat in range(5)]
SECOND_MOVES: Final = [MoveOrCamp(seat, True) for seat in range(5)]
CONTINUES: Final = [Continue(seat) for seat in range(5)]
ACTS: Final = [Act(seat) for seat in range(5)]
GUARDED_ACTS: Final = [Act(seat, True) for seat in range(5)]
ENDS: Final = [EndTurn(seat) for seat in range(5)]
