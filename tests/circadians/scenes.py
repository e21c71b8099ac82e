"""Positions for tests: a table with everything in its place, changed by hand to what a rule is about."""

from __future__ import annotations

from stolik.engine.event import Event
from stolik.engine.option import Kind
from stolik.games.circadians import GAME
from stolik.games.circadians.actions.send import ChooseGarage, Dispatch
from stolik.games.circadians.board import (
    AI_BOARDS, FARMS, GARAGES, LAB_1, P3, P4, P12, SLOT_IDS, SPACE_IDS, TOKENS,
)  # fmt: skip
from stolik.games.circadians.pieces import AI, BREAKTHROUGH, CONTRACT, EVENT, EXECUTE, HEX, LEADER, PENALTY, SAL, TILE
from stolik.games.circadians.rounds import BeginHarvest, GarageTurn, SendFromHq
from stolik.games.circadians.state import CiState, blank
from stolik.games.circadians.tiles import SHIP_FLIP, TILE_COPIES

BLUE, ORANGE = 0, 1
W, A, E, G = range(4)


def table(seats: int = 2, ai: str = "none", side: str = "A", factions: str = "aaa", irenic: bool = False) -> CiState:
    """A table in the middle of EXECUTE: nothing on the boards, no leaders, no events, full piles and decks."""
    state = blank(seats)
    state.rng = 12345
    state.ai = AI.ids[ai]
    participants = seats + (1 if state.ai else 0)
    state.config = P12 if participants <= 2 else P3 if participants == 3 else P4
    state.side = "AB".index(side)
    state.faction_sides = tuple("ab".index(each) for each in factions)
    state.irenic = irenic
    state.round = 2
    state.phase = EXECUTE
    state.tokens = sum(1 << hex for hex, token in enumerate(TOKENS[state.side]) if token)
    state.event_deck = (15, 5, 4, 3, 2)
    state.event_row = (0, 1)
    state.event_rest = (6, 7, 8, 9, 10, 11, 12, 13, 14)
    state.deck = tuple(range(35))
    farms = [tile for tile in range(SHIP_FLIP) for _ in range(TILE_COPIES[tile])]
    ships = [tile for tile in range(SHIP_FLIP, len(TILE_COPIES)) for _ in range(TILE_COPIES[tile])]
    state.piles = [tuple(farms[i::3]) for i in range(3)] + [tuple(ships[i::3]) for i in range(3)]
    state.reserve = [13] * seats
    if state.ai:
        state.scheme_deck = tuple(range(20))
        state.ai_dice = AI_BOARDS[state.ai][1]
    return state


def stock(state: CiState, water: int = 0, algae: int = 0, energy: int = 0, gems: int = 0, seat: int = BLUE) -> None:
    """Set what a seat has."""
    state.stock[seat * 4 : seat * 4 + 4] = [water, algae, energy, gems]


def have(state: CiState, seat: int = BLUE) -> tuple[int, ...]:
    """Water, algae, energy and gems of a seat."""
    return tuple(state.stock[seat * 4 : seat * 4 + 4])


def garages(state: CiState, *faces: int, seat: int = BLUE) -> None:
    """Dice in the garages from the left."""
    for garage, face in enumerate(faces):
        state.garages[seat * GARAGES + garage] = face
        state.reserve[seat] -= 1 if face and face != SAL else 0


def farm_die(state: CiState, farm: str, face: int, seat: int = BLUE) -> None:
    """A die on a farm."""
    state.farm_dice[seat * FARMS + SLOT_IDS.index(farm) - GARAGES] = face
    state.reserve[seat] -= 1 if face != SAL else 0


def pool(state: CiState, dice: int, seat: int = BLUE) -> None:
    """Dice in the pool."""
    state.pool[seat] += dice
    state.reserve[seat] -= dice


def put(state: CiState, space: str, face: int, owner: int = BLUE) -> None:
    """A die on a space; the AI is the owner after the last seat."""
    state.dice[SPACE_IDS.index(space)] = owner * 8 + face
    if owner < state.seats and face != SAL:
        state.reserve[owner] -= 1


def at(state: CiState, space: str) -> tuple[int, int] | None:
    """Owner and face of the die on a space."""
    die = state.dice[SPACE_IDS.index(space)]
    return (die >> 3, die & 7) if die else None


def ship(state: CiState, garage: str, tile: str, seat: int = BLUE) -> None:
    """A ship tile taken from the piles."""
    state.ships[seat * GARAGES + SLOT_IDS.index(garage)] = take(state, tile)


def farm(state: CiState, slot: str, tile: str, seat: int = BLUE) -> None:
    """A farm tile taken from the piles."""
    state.farms[seat * 3 + SLOT_IDS.index(slot) - GARAGES - 3] = take(state, tile)


def take(state: CiState, tile: str) -> int:
    """Take a tile out of the piles, where there is one."""
    number = TILE.ids[tile]
    for index, pile in enumerate(state.piles):
        if number in pile:
            place = pile.index(number)
            state.piles[index] = pile[:place] + pile[place + 1 :]
            break
    return number


def tops(state: CiState, pile: int, tile: str) -> None:
    """Put a tile on top of a pile, swapping it from wherever it lies."""
    number = TILE.ids[tile]
    flat = [list(each) for each in state.piles]
    for other, tiles in enumerate(flat):
        if number in tiles:
            tiles[tiles.index(number)], flat[pile][-1] = flat[pile][-1], number
            break
        assert other < 5, tile
    state.piles = [tuple(each) for each in flat]


def hand(state: CiState, *contracts: str, seat: int = BLUE) -> None:
    """Contracts in the hand."""
    cards = [CONTRACT.ids[f"con_{name}"] for name in contracts]
    state.hands[seat] = tuple(sorted([*state.hands[seat], *cards]))
    state.deck = tuple(card for card in state.deck if card not in cards)


def done(state: CiState, *contracts: str, seat: int = BLUE) -> None:
    """Contracts fulfilled before; the dice of the Depository are left out."""
    for name in contracts:
        card = CONTRACT.ids[f"con_{name}"]
        state.fulfilled[seat] |= 1 << card
        state.deck = tuple(each for each in state.deck if each != card)


def lead(state: CiState, *leaders: str, seat: int = BLUE) -> None:
    """Leaders of a seat, without what they bring at setup."""
    for name in leaders:
        state.leaders[seat] |= 1 << LEADER.ids[f"leader_{name}"]


def event(state: CiState, name: str) -> None:
    """The event of the round, for everybody."""
    state.current = [EVENT.ids[f"ev_{name}"]] * state.seats


def harvester(state: CiState, hex: str, seat: int = BLUE) -> None:
    """Put a harvester somewhere; tokens stay as they are."""
    state.harvesters[seat] = HEX.ids[hex]


def slots_taken(state: CiState, row: str, *names: str) -> None:
    """Fill incident slots of the right side with markers that do not matter."""
    kind: Kind = PENALTY if row == "lower" else BREAKTHROUGH
    values = list(getattr(state, row))
    spare = [9, 10, 11, 12, 13, 14]
    for name in names:
        values[kind.ids[name]] = spare.pop()
    setattr(state, row, tuple(values))


def turn(state: CiState, seat: int = BLUE) -> CiState:
    """The seat's garage turn; the others wait with a die in a garage, so that play stops at their turn."""
    for other in range(state.seats):
        if other != seat and state.next_garage(other) < 0:
            garages(state, 1, seat=other)
    if state.seats == 1:
        state.then(BeginHarvest())
    else:
        state.then(GarageTurn((seat + 1) % state.seats))
    garage = state.next_garage(seat)
    if state.irenic and state.next_garage(seat, garage) >= 0:
        state.then(ChooseGarage(seat))
    else:
        state.then(Dispatch(seat, garage))
    return go(state)


def from_hq(state: CiState) -> CiState:
    """The moment when the dice of Headquarters are sent."""
    for other in range(state.seats):
        if state.next_garage(other) < 0:
            garages(state, 1, seat=other)
    state.then(SendFromHq(0))
    return go(state)


def go(state: CiState) -> CiState:
    """Run on to the next choice."""
    state.events = []
    state.advance()
    return state


def play(state: CiState, *texts: str, seat: int = -1) -> CiState:
    """Play options by their texts; each must be offered."""
    for text in texts:
        state.play(GAME.vocabulary.parse(text), seat)
    return state


def offers(state: CiState, seat: int = -1) -> list[str]:
    """The texts of the options."""
    return [str(option) for option in state.options(seat)]


def sends(state: CiState) -> list[str]:
    """The spaces a die may be sent to."""
    return [text.split(" ")[1] for text in offers(state) if text.startswith("send ")]


def asked(state: CiState) -> str:
    """The name of the question that waits."""
    deciders = state.deciders()
    prompt = state.prompt(deciders[0]) if deciders else None
    return prompt.verb.name if prompt else ""


def reason(state: CiState, text: str) -> str:
    """Why something is refused, in the words of the rules."""
    for refusal in state.refusals(state.deciders()[0]):
        if str(refusal.option) == text:
            return str(refusal.reason)
    raise AssertionError(f"{text} is not refused")


def said(state: CiState) -> list[str]:
    """The events since the last choice."""
    events: list[Event] = state.events or []
    return [str(each) for each in events]


def pair_at(state: CiState, lab: str) -> int:
    """The face of the second die on a Laboratory space."""
    return state.pairs[SPACE_IDS.index(lab) - LAB_1] & 7
