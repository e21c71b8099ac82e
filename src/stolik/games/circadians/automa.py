"""The AI: it turns up schemes, drives its harvester and sends dice without looking at anybody's plans."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...engine.agenda import Step
from .actions.negotiation import eligible
from .actions.send import first_free
from .board import (
    ACADEMY,
    ACADEMY_1,
    ACADEMY_COLUMN,
    AI_BOARDS,
    ARROWS,
    DEP_1,
    DEPOSITORY_ROWS,
    DICE_LIMIT,
    FIRST_STATION,
    FIRST_VAULT,
    FOUNDRY,
    GEM1,
    HEX_IDS,
    LABORATORY,
    LAST_STATION,
    MARKET,
    MINING,
    NEG_1,
    NEIGHBOURS,
    OPEN,
    ROWS,
    STEPS,
    TOKENS,
)  # fmt: skip
from .cards import SCHEMES, TALK_LEYRIEN
from .pieces import (
    AI_BREAKTHROUGH,
    AI_COMPLICATION,
    AI_DEVELOPED,
    AI_DICE,
    AI_GEMS,
    AI_IDLE,
    AI_MOVED,
    AI_PAID,
    AI_SCHEME,
    AI_SCRAPPED,
    AI_SENT,
    BAND,
    DEP_VALUES,
    NO_DIE,
)  # fmt: skip
from .state import CiState

# The direction of the arrow on each hex, 0 where there is none.
ARROW: Final[tuple[int, ...]] = tuple([{start: value for start, value, _ in ARROWS}.get(name, 0) for name in HEX_IDS])


@dataclass(frozen=True)
class AiTurn(Step):
    """Two schemes, three with the third development token; the first one drives the harvester.

    Cards turned up by the Foundry are resolved last (A21: more may follow). A38: the token counts from the next turn.
    """

    def run(self, state: CiState) -> None:
        number = 3 if state.ai_dev >= 3 else 2
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
    state.tell(AI_SCHEME, (state.ai, card))
    return card


def drive(state: CiState, value: int) -> None:
    """Straight on until a gem, the edge or a vault; an arrow is used only as the first step. Water is removed."""
    place = state.ai_harvester
    first = True
    gems = 0
    while not gems:
        following = STEPS[place][value] if first and ARROW[place] == value else NEIGHBOURS[place][value]
        if following < 0 or following >= FIRST_VAULT:
            break
        place = following
        first = False
        if state.tokens >> place & 1:
            state.tokens &= ~(1 << place)
            gems = 1 if TOKENS[state.side][place] == GEM1 else 0
    if place != state.ai_harvester:
        state.ai_harvester = place
        state.tell(AI_MOVED, (state.ai, place))
    if gems:
        state.ai_gems += gems
        state.tell(AI_GEMS, (state.ai, gems))


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
        state.tell(AI_IDLE, (state.ai, card))


def attempt(state: CiState, where: int, gems: int, value: int, extra: list[int]) -> bool:
    """Send the rightmost die to a location if that is possible now."""
    if where >= TALK_LEYRIEN:
        return talk(state, where - TALK_LEYRIEN, value)
    spaces = OPEN[where][state.config]
    if where == MARKET or where == MINING:
        space = first_free(state, spaces)  # A20: the leftmost free one
        if space < 0:
            return False
        send(state, space, value)
        state.ai_gems += gems
        state.tell(AI_GEMS, (state.ai, gems))
    elif where == LABORATORY:
        space = first_free(state, spaces)
        if space < 0 or state.ai_dev >= 3:
            return False
        send(state, space, value)
        state.ai_dev += 1
        state.tell(AI_DEVELOPED, (state.ai, state.ai_dev - 1))
    elif where == FOUNDRY:
        space = first_free(state, spaces)
        if space < 0:
            return False
        send(state, space, value)
        card = turn_up(state)
        if card >= 0:
            extra.append(card)
    elif where == ACADEMY:
        space = first_free(state, tuple([s for s in spaces if BAND[ACADEMY_COLUMN[s - ACADEMY_1]] >> value & 1]))
        if space < 0:
            return False
        send(state, space, value)
        gain_ai_dice(state, 2)
    else:
        return deliver(state, spaces, value)
    return True


def send(state: CiState, space: int, value: int) -> None:
    """Take a die from the AI's board and put it on a space."""
    state.ai_dice -= 1
    state.dice[space] = state.seats * 8 + value
    state.tell(AI_SENT, (state.ai, value, space))


def gain_ai_dice(state: CiState, number: int) -> None:
    """New dice for the AI, up to five on its board."""
    gained = min(number, DICE_LIMIT - state.ai_dice)
    if gained > 0:
        state.ai_dice += gained
        state.tell(AI_DICE, (state.ai, gained))


def deliver(state: CiState, spaces: tuple[int, ...], value: int) -> bool:
    """For one gem to the topmost free row of a fitting column, then the leftmost column; no reward."""
    if state.ai_gems < 1:
        return False
    for row in range(DEPOSITORY_ROWS):
        for space in spaces:
            fits = (space - DEP_1) % DEPOSITORY_ROWS == row and DEP_VALUES[space - DEP_1] >> value & 1
            if fits and not state.dice[space]:
                send(state, space, value)
                pay_gems(state, 1)
                return True
    return False


def pay_gems(state: CiState, number: int) -> None:
    """The AI pays gems."""
    state.ai_gems -= number
    state.tell(AI_PAID, (state.ai, number))


def talk(state: CiState, faction: int, value: int) -> bool:
    """The lowest row that the AI can pay in gems, or the first free one above; then incidents without effect."""
    for row in range(min(state.talk_rows(), state.ai_gems - 1) - 1, -1, -1):
        space = NEG_1 + faction * ROWS + row
        if not state.dice[space]:
            send(state, space, value)
            pay_gems(state, row + 2)
            incidents(state, faction, value)
            return True
    return False


def incidents(state: CiState, faction: int, value: int) -> None:
    """The AI moves the leftmost markers to the leftmost free slots, without reward or penalty."""
    if value not in state.upper:
        slot = state.upper.index(0)
        state.upper = state.upper[:slot] + (value,) + state.upper[slot + 1 :]
        state.tell(AI_BREAKTHROUGH, (state.ai, slot))
    markers = eligible(state, faction, value)
    if markers:
        slot = state.lower.index(0)
        state.lower = state.lower[:slot] + (markers[0] + 1,) + state.lower[slot + 1 :]
        state.tell(AI_COMPLICATION, (state.ai, markers[0], slot))


@dataclass(frozen=True)
class AiHarvest(Step):
    """Dice return from the stations, five at most; then gems by the board and by the first token."""

    def run(self, state: CiState) -> None:
        for space in range(FIRST_STATION, LAST_STATION + 1):
            if state.dice[space] >> 3 == state.seats:
                state.dice[space] = NO_DIE
                state.ai_dice = min(DICE_LIMIT, state.ai_dice + 1)
        gems = AI_BOARDS[state.ai][2][state.ai_dice] + (1 if state.ai_dev >= 1 else 0)
        if gems:
            state.ai_gems += gems
            state.tell(AI_GEMS, (state.ai, gems))


@dataclass(frozen=True)
class AiRest(Step):
    """Dice by the board and by the second token; the highest piles lose a tile; schemes are discarded."""

    def run(self, state: CiState) -> None:
        gain_ai_dice(state, AI_BOARDS[state.ai][3][state.ai_dice])
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
        state.tell(AI_SCRAPPED, (state.ai, tiles[-1]))
