"""The draft, turns and the menu of actions, and the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...engine.agenda import Decision, Gather, Step
from ...engine.option import Candidates, Option, Phrase
from . import board, cards, pieces
from .actions import board_actions, costs, free_actions, hibernate, icon, icons, play, switch
from .scoring import goal_units
from .state import NO_ARTIFACT_CARD, ReviveState

icon.ICONS.extend(icons.every_icon())  # the rules are complete: every icon can be asked

SUN_SIDES, MOON_SIDES, RANDOM_SIDES, CHOSEN_SIDES = range(4)

# -- before the first turn ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TakeTribe(Decision):
    """Draft: take one of the tribe boards that are left."""

    seat: int

    def options(self, state: ReviveState) -> list[Option]:
        return [Option(pieces.TAKE_TRIBE, (tribe,)) for tribe in state.tribes]

    def choose(self, state: ReviveState, option: Option) -> None:
        tribe = option.args[0]
        state.tribes = tuple([each for each in state.tribes if each != tribe])
        state.players[self.seat].tribe = tribe
        state.then(RandomSide(self.seat) if state.side_rule == RANDOM_SIDES else TakeSide(self.seat))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_TRIBE)


@dataclass(frozen=True)
class TakeSide(Decision):
    """The tribe board's side: sun, moon, or as the player chooses."""

    seat: int

    def options(self, state: ReviveState) -> list[Option]:
        if state.side_rule == CHOSEN_SIDES:
            return [Option(pieces.TAKE_SIDE, (board.SUN,)), Option(pieces.TAKE_SIDE, (board.MOON,))]
        return [Option(pieces.TAKE_SIDE, (state.side_rule,))]

    def choose(self, state: ReviveState, option: Option) -> None:
        take_board(state, self.seat, option.args[0])

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_SIDE, (state.players[self.seat].tribe,))


@dataclass(frozen=True)
class RandomSide(Step):
    """The tribe board's side is drawn."""

    seat: int

    def run(self, state: ReviveState) -> None:
        take_board(state, self.seat, state.below(2))


def take_board(state: ReviveState, seat: int, side: int) -> None:
    """Lay the tribe board down; the falcon starts on the chasm."""
    player = state.players[seat]
    player.side = side
    if player.tribe == board.VUKUNTUR and side == board.MOON:
        player.falcon = board.CHASM
        state.map_changed()
    state.tell(pieces.TOOK_TRIBE, (seat, player.tribe, side))


@dataclass(frozen=True)
class KeepArtifactCards(Gather):
    """Everybody secretly keeps one of two artifact cards."""

    def waiting(self, state: ReviveState) -> list[int]:
        return [seat for seat in range(state.seats) if state.players[seat].artifact_card == NO_ARTIFACT_CARD]

    def options(self, state: ReviveState, seat: int) -> list[Option]:
        return [Option(pieces.KEEP, (card,)) for card in sorted(state.players[seat].dealt)]

    def choose(self, state: ReviveState, seat: int, option: Option) -> None:
        state.players[seat].artifact_card = option.args[0]
        state.tell(pieces.KEPT_ARTIFACT_CARD, (option.args[0],), seat)

    def finish(self, state: ReviveState) -> None:
        return

    def prompt(self, state: ReviveState, seat: int) -> Phrase:
        return Phrase(pieces.ASK_ARTIFACT_CARD)


# -- turns ----------------------------------------------------------------------------------------------------------------


class Turn(Step):
    """A player's turn: two actions (alone: one) or hibernation."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: ReviveState) -> None:
        if self.seat == state.first:
            if state.round >= state.max_rounds:
                state.then(Finish())
                return
            state.round += 1
        state.new_turn(self.seat)
        state.actions_left = board.SOLO_ACTIONS if state.solo() else board.ACTIONS
        state.actions_done = 0
        state.slept = False
        if state.events is not None:
            state.tell(pieces.TURN_BEGAN, (self.seat, state.round))
        state.agenda.append(MENUS[self.seat])


TURNS: Final = [Turn(seat) for seat in range(4)]


class Menu(Decision):
    """Take an action, a free action, hibernate or end the turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def candidates(self, state: ReviveState, why: bool) -> Candidates:
        found = Candidates(why)
        over = state.cube_has_left()
        if state.actions_left and not state.slept:
            used = state.players[self.seat].switch_used
            self.offer_plays(state, over, found)
            if used:
                found.refuse(pieces.THE_SWITCH, pieces.SWITCH_USED)
            self.offer_board_actions(state, found)
            if not used:
                found.legal.append(pieces.THE_SWITCH)
            if over:
                found.refuse(pieces.TO_HIBERNATE, pieces.CUBE_HAS_LEFT)
            elif state.actions_done:
                found.refuse(pieces.TO_HIBERNATE, pieces.ALREADY_ACTED)
            else:
                found.legal.append(pieces.TO_HIBERNATE)
        acted = state.actions_done > 0 or state.slept
        if not acted:
            found.refuse(pieces.TO_END_TURN, pieces.ACT_FIRST)
        free_actions.offer_free_actions(state, self.seat, found)
        if acted:
            found.legal.append(pieces.TO_END_TURN)
        if over:
            found.legal.append(pieces.TO_FINISH)
        return found

    def offer_plays(self, state: ReviveState, over: bool, found: Candidates) -> None:
        """Cards of the active zone, while a slot is free for them."""
        player = state.players[self.seat]
        if not player.active:
            return
        free = play.any_free_slot(player)
        for card in sorted(player.active):
            if over:
                found.refuse(pieces.PLAYS[card], pieces.CUBE_HAS_LEFT)
            elif not free:
                found.refuse(pieces.PLAYS[card], pieces.NO_FREE_SLOT)
            else:
                found.legal.append(pieces.PLAYS[card])

    def offer_board_actions(self, state: ReviveState, found: Candidates) -> None:
        """Explore, populate and build, if there is any target that can be paid."""
        player = state.players[self.seat]
        if costs.can_explore(state, self.seat, 0, True):
            found.legal.append(pieces.TO_EXPLORE)
        else:
            found.refuse(pieces.TO_EXPLORE, pieces.NOTHING_TO_EXPLORE)
        if costs.can_populate(state, self.seat, 0, True):
            found.legal.append(pieces.TO_POPULATE)
        else:
            left = player.techs != board.ALL_TECHS
            found.refuse(pieces.TO_POPULATE, pieces.NOTHING_TO_POPULATE if left else pieces.NO_PAWN_LEFT)
        if costs.can_build(state, self.seat, 0, True):
            found.legal.append(pieces.TO_BUILD)
        else:
            left = len(player.small) + len(player.large) < board.ALL_BUILDINGS
            found.refuse(pieces.TO_BUILD, pieces.NOTHING_TO_BUILD if left else pieces.NO_BUILDING_LEFT)

    def choose(self, state: ReviveState, option: Option) -> None:
        verb = option.verb
        seat = self.seat
        if verb is pieces.END_TURN:
            state.agenda.append(TURN_ENDS[seat])
            return
        if verb is pieces.FINISH:
            state.then(Finish())
            return
        if verb is pieces.HIBERNATE:
            state.then(Hibernated(seat))
            if state.solo():
                move_cube(state, board.SOLO_HIBERNATION)
            hibernate.hibernate(state, seat)
            return
        if (
            verb is pieces.PLAY
            or verb is pieces.USE_SWITCH
            or verb is pieces.EXPLORE
            or verb is pieces.POPULATE
            or verb is pieces.BUILD
        ):
            state.actions_left -= 1
            state.actions_done += 1
            state.acting = True
            state.agenda.append(ENDS[seat])
            if verb is pieces.PLAY:
                if state.solo():
                    move_cube(state, board.SOLO_PLAY)
                state.agenda.append(play.ChooseSlot(seat, option.args[0]))
            elif verb is pieces.USE_SWITCH:
                switch.use_switch(state, seat)
            else:
                board_actions.begin(state, seat, option, 0, True)
            return
        state.agenda.append(self)
        free_actions.take_free_action(state, seat, option)

    def prompt(self, state: ReviveState) -> Phrase:
        if state.actions_left and not state.slept:
            if state.cube_has_left():
                return Phrase(pieces.ASK_LAST)
            return (
                Phrase(pieces.ASK_ANOTHER) if state.actions_done else Phrase(pieces.ASK_ACTION, (state.actions_left,))
            )
        return Phrase(pieces.ASK_FREE)


MENUS: Final = [Menu(seat) for seat in range(4)]


def move_cube(state: ReviveState, n: int) -> None:
    """Solo: the action cube moves on; beyond the last space the end is near."""
    state.cube += n
    # A6: the cube must leave the last space.
    if state.cube_has_left():
        state.tell(pieces.CUBE_LEFT)
    else:
        state.tell(pieces.CUBE_MOVED, (state.cube,))


class EndAction(Step):
    """A main action is finished; a card that hibernates now does so and ends the turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: ReviveState) -> None:
        state.wild = ()
        state.acting = False
        if state.sleeper != cards.NO_CARD:
            state.then(CheckGoals(self.seat), EndTurn(self.seat))
            hibernate.hibernate(state, self.seat)
        else:
            state.agenda.append(MENUS[self.seat])
            if state.chapter:
                state.then(CheckGoals(self.seat))


ENDS: Final = [EndAction(seat) for seat in range(4)]


class Hibernated(Step):
    """The hibernation is over; free actions without machines may follow."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: ReviveState) -> None:
        state.agenda.append(MENUS[self.seat])
        if state.chapter:
            state.then(CheckGoals(self.seat))


class CheckGoals(Step):
    """Campaign: the first player who fulfils a goal at the end of an own action or hibernation is rewarded."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: ReviveState) -> None:
        if not state.chapter:
            return
        for index in range(len(cards.GOALS) - 1, -1, -1):
            card, chapter, counted, least, reward, cube = cards.GOALS[index]
            if chapter != state.chapter or state.goals >> index & 1:
                continue
            if goal_units(state, self.seat, counted) < least or state.solo() and state.cube > cube:
                continue
            state.goals |= 1 << index
            state.tell(pieces.GOAL_REACHED, (self.seat, cards.CAMPAIGN_CARDS.index(card)))
            state.then(icon.Resolve(self.seat, reward[0]))


class EndTurn(Step):
    """The next player's turn; after the trigger, everybody else has exactly one more."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: ReviveState) -> None:
        if state.ending:
            if not state.last_turns:
                state.then(Finish())
                return
            state.last_turns -= 1
        state.agenda.append(TURNS[(self.seat + 1) % state.seats])


TURN_ENDS: Final = [EndTurn(seat) for seat in range(4)]


@dataclass(frozen=True)
class Finish(Step):
    """The game ends; artifact cards are shown."""

    def run(self, state: ReviveState) -> None:
        state.finished = True
        state.reveal()
        state.tell(pieces.GAME_ENDED)
        if state.chapter:
            state.tell(pieces.CHAPTER_ENDED, (state.chapter,))
        state.agenda.clear()
