"""The draft, turns and the menu of actions, and the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...engine.agenda import Decision, Gather, Step
from ...engine.option import Option, Phrase, Refusal
from .actions import bag, cards, declare, hibernate, switch
from .actions.able import free_slots
from .actions.reach import build_targets, explore_targets, populate_targets
from .board import CHASM, MOON, SUN, VUKUNTUR
from .cards import CAMPAIGN_CARDS, GOALS, NO_CARD
from .pieces import (
    ACT_FIRST,
    ALREADY_ACTED,
    ASK_ACTION,
    ASK_ANOTHER,
    ASK_ARTIFACT_CARD,
    ASK_FREE,
    ASK_LAST,
    ASK_SIDE,
    ASK_TRIBE,
    BUILD,
    CHAPTER_ENDED,
    CUBE_HAS_LEFT,
    CUBE_LEFT,
    CUBE_MOVED,
    END_TURN,
    EXPLORE,
    FINISH,
    GAME_ENDED,
    GOAL_REACHED,
    HIBERNATE,
    KEEP,
    KEPT_ARTIFACT_CARD,
    NO_BUILDING_LEFT,
    NO_FREE_SLOT,
    NO_PAWN_LEFT,
    NOTHING_TO_BUILD,
    NOTHING_TO_EXPLORE,
    NOTHING_TO_POPULATE,
    PLAY,
    PLAYS,
    POPULATE,
    SWITCH_USED,
    TAKE_SIDE,
    TAKE_TRIBE,
    THE_SWITCH,
    TO_BUILD,
    TO_END_TURN,
    TO_EXPLORE,
    TO_FINISH,
    TO_HIBERNATE,
    TO_POPULATE,
    TOOK_TRIBE,
    TURN_BEGAN,
    USE_SWITCH,
)  # fmt: skip
from .scoring import goal_units
from .state import ReviveState

NO_ARTIFACT_CARD = -2  # none chosen yet, unlike one that the viewer may not know
SUN_SIDES, MOON_SIDES, RANDOM_SIDES, CHOSEN_SIDES = range(4)

# -- before the first turn ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TakeTribe(Decision):
    """Draft: take one of the tribe boards that are left."""

    seat: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        return [Option(TAKE_TRIBE, (tribe,)) for tribe in state.tribes]

    def choose(self, state: ReviveState, option: Option) -> None:
        tribe = option.args[0]
        state.tribes = tuple([each for each in state.tribes if each != tribe])
        state.players[self.seat].tribe = tribe
        state.then(RandomSide(self.seat) if state.side_rule == RANDOM_SIDES else TakeSide(self.seat))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_TRIBE)


@dataclass(frozen=True)
class TakeSide(Decision):
    """The tribe board's side: sun, moon, or as the player chooses."""

    seat: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        if state.side_rule == CHOSEN_SIDES:
            return [Option(TAKE_SIDE, (SUN,)), Option(TAKE_SIDE, (MOON,))]
        return [Option(TAKE_SIDE, (state.side_rule,))]

    def choose(self, state: ReviveState, option: Option) -> None:
        take_board(state, self.seat, option.args[0])

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_SIDE, (state.players[self.seat].tribe,))


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
    if player.tribe == VUKUNTUR and side == MOON:
        player.falcon = CHASM
        state.map_changed()
    state.tell(TOOK_TRIBE, (seat, player.tribe, side))


@dataclass(frozen=True)
class KeepArtifactCards(Gather):
    """Everybody secretly keeps one of two artifact cards."""

    def waiting(self, state: ReviveState) -> list[int]:
        return [seat for seat in range(state.seats) if state.players[seat].artifact_card == NO_ARTIFACT_CARD]

    def options(self, state: ReviveState, seat: int) -> list[Option]:
        return [Option(KEEP, (card,)) for card in sorted(state.players[seat].dealt)]

    def choose(self, state: ReviveState, seat: int, option: Option) -> None:
        state.players[seat].artifact_card = option.args[0]
        state.tell(KEPT_ARTIFACT_CARD, (option.args[0],), seat)

    def finish(self, state: ReviveState) -> None:
        return

    def prompt(self, state: ReviveState, seat: int) -> Phrase:
        return Phrase(ASK_ARTIFACT_CARD)


# -- turns ----------------------------------------------------------------------------------------------------------------


class Turn(Step):
    """A player's turn: two actions (alone: one) or hibernation."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[str, ...]:
        return ("seat",)

    def run(self, state: ReviveState) -> None:
        if self.seat == state.first:
            if state.round >= state.max_rounds:
                state.then(Finish())
                return
            state.round += 1
        state.new_turn(self.seat)
        state.actions_left = 1 if state.solo() else 2
        state.actions_done = 0
        state.slept = False
        state.tell(TURN_BEGAN, (self.seat, state.round))
        state.agenda.append(MENUS[self.seat])


class Menu(Decision):
    """Take an action, a free action, hibernate or end the turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[str, ...]:
        return ("seat",)

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        player = state.players[self.seat]
        found: list[Option] = []
        over = state.cube_has_left()
        if state.actions_left and not state.slept:
            if not over and player.active and free_slots(player):
                for card in sorted(player.active):
                    found.append(PLAYS[card])
            if explore_targets(state, self.seat, 0, True, 1):
                found.append(TO_EXPLORE)
            if populate_targets(state, self.seat, 0, True, 1):
                found.append(TO_POPULATE)
            if build_targets(state, self.seat, 0, True, 1):
                found.append(TO_BUILD)
            if not player.switch_used:
                found.append(THE_SWITCH)
            if state.actions_done == 0 and not over:
                found.append(TO_HIBERNATE)
        bag.free_actions(state, self.seat, found)
        if state.actions_done or state.slept:
            found.append(TO_END_TURN)
        if over:
            found.append(TO_FINISH)
        return found

    def choose(self, state: ReviveState, option: Option) -> None:
        verb = option.verb
        seat = self.seat
        if verb is END_TURN:
            state.then(EndTurn(seat))
            return
        if verb is FINISH:
            state.then(Finish())
            return
        if verb is HIBERNATE:
            state.then(Hibernated(seat))
            if state.solo():
                move_cube(state, 2)
            hibernate.hibernate(state, seat)
            return
        if verb is PLAY or verb is USE_SWITCH or verb is EXPLORE or verb is POPULATE or verb is BUILD:
            state.actions_left -= 1
            state.actions_done += 1
            state.acting = True
            state.agenda.append(ENDS[seat])
            if verb is PLAY:
                if state.solo():
                    move_cube(state, 1)
                state.agenda.append(cards.ChooseSlot(seat, option.args[0]))
            elif verb is USE_SWITCH:
                switch.use_switch(state, seat)
            else:
                declare.begin(state, seat, option, 0, True)
            return
        state.agenda.append(self)
        bag.take_free_action(state, seat, option)

    def prompt(self, state: ReviveState) -> Phrase:
        if state.actions_left and not state.slept:
            if state.cube_has_left():
                return Phrase(ASK_LAST)
            return Phrase(ASK_ANOTHER) if state.actions_done else Phrase(ASK_ACTION, (state.actions_left,))
        return Phrase(ASK_FREE)

    def refusals(self, state: ReviveState) -> list[Refusal]:
        player = state.players[self.seat]
        over = state.cube_has_left()
        found: list[Refusal] = []
        if state.actions_left and not state.slept:
            if over or not free_slots(player):
                reason = Phrase(CUBE_HAS_LEFT if over else NO_FREE_SLOT)
                found.extend([Refusal(PLAYS[card], reason) for card in sorted(player.active)])
            if player.switch_used:
                found.append(Refusal(THE_SWITCH, Phrase(SWITCH_USED)))
            if not explore_targets(state, self.seat, 0, True, 1):
                found.append(Refusal(TO_EXPLORE, Phrase(NOTHING_TO_EXPLORE)))
            if not populate_targets(state, self.seat, 0, True, 1):
                lacking = NO_PAWN_LEFT if player.techs == 127 else NOTHING_TO_POPULATE
                found.append(Refusal(TO_POPULATE, Phrase(lacking)))
            if not build_targets(state, self.seat, 0, True, 1):
                lacking = NO_BUILDING_LEFT if len(player.small) + len(player.large) == 8 else NOTHING_TO_BUILD
                found.append(Refusal(TO_BUILD, Phrase(lacking)))
            if over:
                found.append(Refusal(TO_HIBERNATE, Phrase(CUBE_HAS_LEFT)))
            elif state.actions_done:
                found.append(Refusal(TO_HIBERNATE, Phrase(ALREADY_ACTED)))
        if not state.actions_done and not state.slept:
            found.append(Refusal(TO_END_TURN, Phrase(ACT_FIRST)))
        bag.free_refusals(state, self.seat, found)
        return found


MENUS: Final = [Menu(seat) for seat in range(4)]


def move_cube(state: ReviveState, n: int) -> None:
    """Solo: the action cube moves on; beyond the last space the end is near."""
    state.cube += n
    # A6: the cube must leave the last space.
    if state.cube_has_left():
        state.tell(CUBE_LEFT)
    else:
        state.tell(CUBE_MOVED, (state.cube,))


class EndAction(Step):
    """A main action is finished; a card that hibernates now does so and ends the turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[str, ...]:
        return ("seat",)

    def run(self, state: ReviveState) -> None:
        state.wild = ()
        state.acting = False
        if state.sleeper != NO_CARD:
            state.then(CheckGoals(self.seat), EndTurn(self.seat))
            hibernate.hibernate(state, self.seat)
        else:
            state.agenda.append(MENUS[self.seat])
            if state.chapter:
                state.then(CheckGoals(self.seat))


ENDS: Final = [EndAction(seat) for seat in range(4)]


@dataclass(frozen=True)
class Hibernated(Step):
    """The hibernation is over; free actions without machines may follow."""

    seat: int

    def run(self, state: ReviveState) -> None:
        state.then(CheckGoals(self.seat), Menu(self.seat))


@dataclass(frozen=True)
class CheckGoals(Step):
    """Campaign: the first player who fulfils a goal at the end of an own action or hibernation is rewarded."""

    seat: int

    def run(self, state: ReviveState) -> None:
        if not state.chapter:
            return
        for index in range(len(GOALS) - 1, -1, -1):
            card, chapter, counted, least, reward, cube = GOALS[index]
            if chapter != state.chapter or state.goals >> index & 1:
                continue
            if goal_units(state, self.seat, counted) < least or state.solo() and state.cube > cube:
                continue
            state.goals |= 1 << index
            state.tell(GOAL_REACHED, (self.seat, CAMPAIGN_CARDS.index(card)))
            state.then(bag.Resolve(self.seat, reward[0]))


class EndTurn(Step):
    """The next player's turn; after the trigger, everybody else has exactly one more."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[str, ...]:
        return ("seat",)

    def run(self, state: ReviveState) -> None:
        if state.ending:
            if not state.last_turns:
                state.then(Finish())
                return
            state.last_turns -= 1
        state.then(Turn((self.seat + 1) % state.seats))


@dataclass(frozen=True)
class Finish(Step):
    """The game ends; artifact cards are shown."""

    def run(self, state: ReviveState) -> None:
        state.finished = True
        state.reveal()
        state.tell(GAME_ENDED)
        if state.chapter:
            state.tell(CHAPTER_ENDED, (state.chapter,))
        state.agenda.clear()
