"""The AI: it turns up schemes, drives its harvester and sends dice without looking at anybody's plans."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...engine.agenda import Step
from . import board, pieces
from .actions.negotiation import eligible
from .cards import SCHEMES, TALK_LEYRIEN
from .state import CiState

# The direction of the arrow on each hex, 0 where there is none.
ARROW: Final[tuple[int, ...]] = tuple(
    [{start: value for start, value, _ in board.ARROWS}.get(name, 0) for name in board.HEX_IDS]
)


@dataclass(frozen=True)
class AiTurn(Step):
    """Two schemes, three with the third development token; the first one drives the harvester.

    Cards turned up by the Foundry are resolved last (A21: more may follow). A38: the token counts from the next turn.
    """

    def run(self, state: CiState) -> None:
        number = board.AI_SCHEMES + (1 if state.ai_dev >= board.AI_DEVELOPMENTS else 0)
        extra: list[int] = []
        for index in range(number):
            card = turn_up(state)
            if card < 0:
                break
            if index == 0:
                drive(state, SCHEMES[card][1])
            resolve(state, card, extra)
        while extra:
            resolve(state, extra.pop(0), extra)


def turn_up(state: CiState) -> int:
    """The next scheme, -1 when deck and discard pile are empty; this turn's cards are not shuffled in."""
    if not state.scheme_deck:
        if not state.scheme_discard:
            return -1
        state.scheme_deck = state.shuffled(state.scheme_discard)
        state.scheme_discard = ()
    state.reveal()
    card = state.scheme_deck[-1]
    state.scheme_deck = state.scheme_deck[:-1]
    state.scheme_row = (*state.scheme_row, card)
    state.tell(pieces.AI_SCHEME, (state.ai, card))
    return card


def drive(state: CiState, value: int) -> None:
    """Straight on until a gem, the edge or a vault; an arrow is used only as the first step. Water is removed."""
    place = state.ai_harvester
    first = True
    gems = 0
    while not gems:
        following = board.STEPS[place][value] if first and ARROW[place] == value else board.NEIGHBOURS[place][value]
        if following < 0 or following >= board.FIRST_VAULT:
            break
        place = following
        first = False
        if state.tokens >> place & 1:
            state.tokens &= ~(1 << place)
            resource, amount = board.TOKEN_GAIN[board.TOKENS[state.side][place]]
            gems = amount if resource == board.GEM else 0
    if place != state.ai_harvester:
        state.ai_harvester = place
        state.tell(pieces.AI_MOVED, (state.ai, place))
    if gems:
        state.ai_gems += gems
        state.tell(pieces.AI_GEMS, (state.ai, gems))


def resolve(state: CiState, card: int, extra: list[int]) -> None:
    """The first possible of a scheme's three locations; without dice nothing happens."""
    _, value, top, top_gems, middle, middle_gems, bottom, bottom_gems = SCHEMES[card]
    done = False
    if state.ai_dice:
        done = (
            attempt(state, top, top_gems, value, extra)
            or attempt(state, middle, middle_gems, value, extra)
            or attempt(state, bottom, bottom_gems, value, extra)
        )
    if not done:
        state.tell(pieces.AI_IDLE, (state.ai, card))


def attempt(state: CiState, where: int, gems: int, value: int, extra: list[int]) -> bool:
    """Send the rightmost die to a location's leftmost free space (A20), if that is possible now."""
    if where >= TALK_LEYRIEN:
        return talk(state, where - TALK_LEYRIEN, value)
    if where == board.DEPOSITORY:
        return deliver(state, value)
    space = first_free(state, [each for each in board.OPEN[where][state.config] if accepts(where, each, value)])
    if space < 0 or (where == board.LABORATORY and state.ai_dev >= board.AI_DEVELOPMENTS):
        return False
    send(state, space, value)
    if where == board.LABORATORY:
        state.ai_dev += 1
        state.tell(pieces.AI_DEVELOPED, (state.ai, state.ai_dev - 1))
    elif where == board.FOUNDRY:
        card = turn_up(state)
        if card >= 0:
            extra.append(card)
    elif where == board.ACADEMY:
        gain_ai_dice(state, board.AI_ACADEMY_DICE)
    else:
        state.ai_gems += gems
        state.tell(pieces.AI_GEMS, (state.ai, gems))
    return True


def first_free(state: CiState, spaces: list[int]) -> int:
    """The leftmost free space, -1 when all are taken."""
    for space in spaces:
        if not state.dice[space]:
            return space
    return -1


def accepts(where: int, space: int, value: int) -> bool:
    """Whether a space takes a die of this value; only those of the Academy ask."""
    return (
        where != board.ACADEMY or pieces.ACADEMY_VALUES[board.ACADEMY_COLUMN[space - board.ACADEMY_1]] >> value & 1 == 1
    )


def send(state: CiState, space: int, value: int) -> None:
    """Take a die from the AI's board and put it on a space."""
    state.ai_dice -= 1
    state.dice[space] = state.seats * 8 + value
    state.tell(pieces.AI_SENT, (state.ai, value, space))


def gain_ai_dice(state: CiState, number: int) -> None:
    """New dice for the AI, up to five on its board."""
    gained = min(number, board.DICE_LIMIT - state.ai_dice)
    if gained > 0:
        state.ai_dice += gained
        state.tell(pieces.AI_DICE, (state.ai, gained))


def deliver(state: CiState, value: int) -> bool:
    """For a gem to the topmost free row of a fitting column, then the leftmost column; no reward."""
    if state.ai_gems < board.AI_DELIVERY_GEMS:
        return False
    for row in range(board.DEPOSITORY_ROWS):
        for space in board.OPEN[board.DEPOSITORY][state.config]:
            fits = (space - board.DEP_1) % board.DEPOSITORY_ROWS == row and pieces.DEP_VALUES[
                space - board.DEP_1
            ] >> value & 1
            if fits and not state.dice[space]:
                send(state, space, value)
                pay_gems(state, board.AI_DELIVERY_GEMS)
                return True
    return False


def pay_gems(state: CiState, number: int) -> None:
    """The AI pays gems."""
    state.ai_gems -= number
    state.tell(pieces.AI_PAID, (state.ai, number))


def talk(state: CiState, faction: int, value: int) -> bool:
    """The lowest row that the AI can pay in gems, or the first free one above; then incidents without effect."""
    for row in range(state.talk_rows() - 1, -1, -1):
        space = board.NEG_1 + faction * board.ROWS + row
        if board.AI_TALK_COST[row] <= state.ai_gems and not state.dice[space]:
            send(state, space, value)
            pay_gems(state, board.AI_TALK_COST[row])
            incidents(state, faction, value)
            return True
    return False


def incidents(state: CiState, faction: int, value: int) -> None:
    """The AI moves the leftmost markers to the leftmost free slots, without reward or penalty."""
    if value not in state.upper:
        slot = state.upper.index(0)
        state.upper = state.upper[:slot] + (value,) + state.upper[slot + 1 :]
        state.tell(pieces.AI_BREAKTHROUGH, (state.ai, slot))
    markers = eligible(state, faction, value)
    if markers:
        slot = state.lower.index(0)
        state.lower = state.lower[:slot] + (markers[0] + 1,) + state.lower[slot + 1 :]
        state.tell(pieces.AI_COMPLICATION, (state.ai, markers[0], slot))


@dataclass(frozen=True)
class AiHarvest(Step):
    """Dice return from the stations, five at most; then gems by the board and by the first token."""

    def run(self, state: CiState) -> None:
        for space in range(board.FIRST_STATION, board.LAST_STATION + 1):
            if state.dice[space] >> 3 == state.seats:
                state.dice[space] = pieces.NO_DIE
                state.ai_dice = min(board.DICE_LIMIT, state.ai_dice + 1)
        gems = board.AI_BOARDS[state.ai][2][state.ai_dice] + (1 if state.ai_dev >= 1 else 0)
        if gems:
            state.ai_gems += gems
            state.tell(pieces.AI_GEMS, (state.ai, gems))


@dataclass(frozen=True)
class AiRest(Step):
    """Dice by the board and by the second token; the highest piles lose a tile; schemes are discarded."""

    def run(self, state: CiState) -> None:
        gain_ai_dice(state, board.AI_BOARDS[state.ai][3][state.ai_dice])
        if state.ai_dev >= 2:
            gain_ai_dice(state, 1)
        remove_top(state, 0)
        remove_top(state, 3)
        state.scheme_discard = state.scheme_discard + state.scheme_row
        state.scheme_row = ()


def remove_top(state: CiState, first: int) -> None:
    """The top tile of the highest of three piles leaves the game; of equal ones the leftmost."""
    best = first
    for pile in range(first + 1, first + 3):
        if len(state.piles[pile]) > len(state.piles[best]):
            best = pile
    tiles = state.piles[best]
    if tiles:
        state.reveal()
        state.scrap[tiles[-1]] += 1
        state.piles[best] = tiles[:-1]
        state.tell(pieces.AI_SCRAPPED, (state.ai, tiles[-1]))
