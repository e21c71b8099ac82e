"""Circadians: First Light: positions and what a promise may speak of.

A started game is rearranged; every card, tile and die comes from where it would lie otherwise.

    at        "plan": dice lie behind the screen; "headquarters": dice leave Headquarters; "garages": the turn of the
              Radio holder (`radio`, 0 if it is not said)
    round, event, next_event     the round, its event, and the one that comes next
    dice      "owner:face" on spaces            tokens_taken   spaces of the map whose gift is gone
    vaults    what lies in the six vaults       tops           the tiles on top of the piles
    breakthroughs   rewards taken, with the value that took them
    complications   penalties taken, with the marker that lies there
    schemes, ai_dice, ai_gems    of the AI: its next cards, its dice, its gems
    seat      one table a seat: leaders, stock (water, algae, energy, gems), harvester, tiles, hand, done (contracts),
              garages (faces from the left, 0: empty), farm_dice, pool, cantina; behind the screen: rolls, plan, ready.
              The reserve is 13 less all dice.
"""

from __future__ import annotations

from typing import Any

from . import pieces
from .board import FARMS, GARAGES, SLOT_IDS, SLOTS, SPACE_IDS, TOKENS
from .cards import END_OF_AN_ERA
from .rounds import AssignDice, BeginExecute, GarageTurn, SendFromHq
from .scoring import totals
from .state import CiState
from .tiles import SHIP_FLIP

KEYS = {
    "at", "radio", "round", "event", "next_event", "dice", "tokens_taken", "vaults", "tops", "breakthroughs",
    "complications", "schemes", "ai_dice", "ai_gems", "seat",
}  # fmt: skip
SEAT_KEYS = {
    "leaders", "stock", "harvester", "tiles", "hand", "done", "garages", "farm_dice", "pool", "cantina", "rolls", "plan",
    "ready",
}  # fmt: skip


def arrange(state: CiState, wanted: dict[str, Any]) -> None:
    """Lay out a moment of the game."""
    state.agenda = []
    state.dealt = [()] * state.seats
    state.leader_pool = 0
    state.radio = wanted.get("radio", 0)
    lay_events(state, wanted)
    for name in wanted.get("tokens_taken", []):
        state.tokens &= ~(1 << pieces.HEX.ids[name])
    assert all(TOKENS[state.side][pieces.HEX.ids[name]] for name in wanted.get("tokens_taken", [])), (
        "no token lay there"
    )
    if "vaults" in wanted:
        state.vaults = tuple([pieces.VAULT.ids[name] for name in wanted["vaults"]])
    for seat, row in enumerate(wanted["seat"]):
        lay_seat(state, seat, row)
    for space, die in wanted.get("dice", {}).items():
        owner, face = [int(part) for part in die.split(":")]
        state.dice[SPACE_IDS.index(space)] = owner * 8 + face
        if owner < state.seats:
            state.reserve[owner] -= 1
    upper, lower = list(state.upper), list(state.lower)
    for slot, value in wanted.get("breakthroughs", {}).items():
        upper[pieces.BREAKTHROUGH.ids[slot]] = value
    for slot, marker in wanted.get("complications", {}).items():
        lower[pieces.PENALTY.ids[slot]] = pieces.MARKER.ids[marker] + 1
    state.upper, state.lower = tuple(upper), tuple(lower)
    for pile, tile in wanted.get("tops", {}).items():
        put_on_top(state, pieces.PILE.ids[pile], pieces.TILE.ids[tile])
    if state.ai:
        state.ai_dice = wanted.get("ai_dice", state.ai_dice)
        state.ai_gems = wanted.get("ai_gems", 0)
        first = [pieces.SCHEME.ids[name] for name in wanted.get("schemes", [])]
        rest = tuple([card for card in state.scheme_deck if card not in first])
        state.scheme_deck = rest + tuple(reversed(first))
    begin(state, wanted["at"])


def lay_events(state: CiState, wanted: dict[str, Any]) -> None:
    """Events of the rounds so far, the last one as named."""
    state.round = wanted["round"]
    current = pieces.EVENT.ids[f"ev_{wanted['event']}"]
    others = [card for card in (*state.event_deck, *state.event_rest) if card not in (END_OF_AN_ERA, current)]
    before = others[: state.round - 1]
    if "next_event" in wanted:
        others.remove(following := pieces.EVENT.ids[f"ev_{wanted['next_event']}"])
        before = others[: state.round - 1]
        others.insert(5, following)  # the top of the deck is its last card
        later = others[state.round : 6]
    else:
        later = others[state.round - 1 : 5]
    state.event_row = (*before, current)
    state.event_deck = () if state.round == 7 else (END_OF_AN_ERA, *later)
    used = {*state.event_row, *state.event_deck}
    state.event_rest = tuple([card for card in range(END_OF_AN_ERA + 1) if card not in used])
    state.current = [current] * state.seats


def lay_seat(state: CiState, seat: int, row: dict[str, Any]) -> None:
    """A seat's leaders, goods, tiles, cards, dice and harvester."""
    for name in row["leaders"]:
        state.leaders[seat] |= 1 << pieces.LEADER.ids[f"leader_{name}"]
    state.stock[seat * 4 : seat * 4 + 4] = row["stock"]
    state.harvesters[seat] = pieces.HEX.ids[row.get("harvester", "c0")]
    for slot, tile in row.get("tiles", {}).items():
        place = SLOT_IDS.index(slot)
        number = take_tile(state, pieces.TILE.ids[tile])
        if place < GARAGES:
            state.ships[seat * GARAGES + place] = number
        else:
            state.farms[seat * 3 + place - GARAGES - 3] = number
    for name in row.get("hand", []):
        card = pieces.CONTRACT.ids[f"con_{name}"]
        state.deck = tuple([each for each in state.deck if each != card])
        state.hands[seat] = tuple(sorted([*state.hands[seat], card]))
    for name in row.get("done", []):
        card = pieces.CONTRACT.ids[f"con_{name}"]
        state.deck = tuple([each for each in state.deck if each != card])
        state.fulfilled[seat] |= 1 << card
    for garage, face in enumerate(row.get("garages", [])):
        state.garages[seat * GARAGES + garage] = face
    for slot, face in row.get("farm_dice", {}).items():
        state.farm_dice[seat * FARMS + SLOT_IDS.index(slot) - GARAGES] = face
    state.pool[seat] = row.get("pool", 0)
    state.cantina[seat] = row.get("cantina", 0)
    if "rolls" in row or "plan" in row:
        plan = [pieces.NO_DIE] * SLOTS
        for slot, face in row.get("plan", {}).items():
            plan[SLOT_IDS.index(slot)] = face
        state.plans[seat] = tuple(plan)
        state.rolls[seat] = tuple(sorted(row.get("rolls", [])))
        state.pool[seat] = len(state.rolls[seat]) + len(row.get("plan", {}))
        if row.get("ready"):
            state.confirmed |= 1 << seat
    lying = (
        state.garages[seat * GARAGES : seat * GARAGES + GARAGES] + state.farm_dice[seat * FARMS : seat * FARMS + FARMS]
    )
    state.reserve[seat] = 13 - state.pool[seat] - state.cantina[seat] - sum([1 for face in lying if face])


def take_tile(state: CiState, tile: int) -> int:
    """A tile out of the piles; the pile that loses one is filled from nowhere, as it would be in a game."""
    for index, pile in enumerate(state.piles):
        if tile in pile:
            place = pile.index(tile)
            state.piles[index] = pile[:place] + pile[place + 1 :]
            return tile
    raise AssertionError(f"{pieces.TILE.names[tile]} is not in the piles")


def put_on_top(state: CiState, pile: int, tile: int) -> None:
    """A tile on top of a pile, changed with the one that lay there."""
    piles = [list(each) for each in state.piles]
    kin = range(3, 6) if tile >= SHIP_FLIP else range(3)
    assert pile in kin, "a tile in a pile of the other kind"
    for other in (pile, *[each for each in kin if each != pile]):
        below = piles[other] if other == pile else piles[other][:-1]  # tops that are named stay
        if tile in below:
            place = below.index(tile)
            piles[other][place], piles[pile][-1] = piles[pile][-1], tile
            state.piles = [tuple(each) for each in piles]
            return
    raise AssertionError(f"{pieces.TILE.names[tile]} cannot be put on top")


def begin(state: CiState, at: str) -> None:
    """What happens from here on."""
    assert at in ("plan", "headquarters", "garages"), "at is plan, headquarters or garages"
    if at == "plan":
        state.phase = pieces.PLAN
        state.then(AssignDice(), BeginExecute())
    elif at == "headquarters":
        state.phase = pieces.EXECUTE
        state.then(SendFromHq(0))
    else:
        state.phase = pieces.EXECUTE
        state.then(GarageTurn(state.radio))
    state.events = []
    state.revealed = False
    state.advance()


def facts(state: CiState, seat: int) -> dict[str, Any]:
    """What can be read off the table."""
    seen: dict[str, Any] = dict(zip(("water", "algae", "energy", "gems"), state.stock[seat * 4 : seat * 4 + 4]))
    lies = {space: state.dice[at] for at, space in enumerate(SPACE_IDS)}
    seen |= {
        "points": totals(state)[seat],
        "pool": state.pool[seat],
        "reserve": state.reserve[seat],
        "hand": len(state.hands[seat]),
        "ships": state.ship_count(seat),
        "farms": 3 + state.farm_count(seat),
        "fulfilled": state.fulfilled[seat].bit_count(),
        "cantina": state.cantina[seat],
        "garage_dice": sum([1 for face in state.garages[seat * GARAGES : seat * GARAGES + GARAGES] if face]),
        "planned": sum([1 for face in (state.plans[seat] or [])[:GARAGES] if face]),  # into garages, not yet confirmed
        "farm_dice": sum([1 for face in state.farm_dice[seat * FARMS : seat * FARMS + FARMS] if face]),
        "harvester": pieces.HEX.names[state.harvesters[seat]],
        "dice": {space: f"{die >> 3}:{die & 7}" for space, die in lies.items()},
        "round": state.round,
    }
    if state.ai:
        seen |= {"ai_gems": state.ai_gems, "ai_points": totals(state)[-1]}
    return seen
