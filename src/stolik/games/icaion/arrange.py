"""Icaion: positions and what a promise may speak of.

A started game is cleared and laid out anew. What is not named is as at the start of a game.

    begin     "turn": the turn of seat `first` begins (0 if it is not said); "actions": it has moved already
    standard_used   it has also done its standard action
    order     the seats in turn order           year      1 to 3
    track     the event cards so far, the last one opened this round
    next      the event cards that come next, in this order
    inner, outer    qoam in each region beside the City (2) and elsewhere (1), unless `regions` says otherwise
    regions   qoam, parasites, and machines by colour: { qoam = 2, parasites = 1, red = "harvester" }; purple and black
              are neutral
    colossus  its crater                        shards    those on the Colossus, the first one is drawn first
    deck      the curio cards on top of the deck, the next one first
    wonders   those that can be restored
    seat      one table a seat: seeker, gear, node, rp, cages (from cage 1 on), hand, upgrades, deployed (slots that are
              empty), shards, held, installed, parasites, charged, retrieved
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from . import pieces
from .actions.turn import CONTINUES, TURNS
from .board import INTERNAL, WOUND_NODES
from .rounds import NEXT_TURNS
from .state import SHIFT_OFF, IcaionState, Seat
from .tiles import CAGES, SHARDS

KEYS = {
    "begin", "first", "standard_used", "order", "year", "track", "next", "inner", "outer", "regions", "colossus", "shards",
    "deck", "wonders", "seat",
}  # fmt: skip
SEAT_KEYS = {
    "seeker", "gear", "node", "rp", "cages", "hand", "upgrades", "deployed", "shards", "held", "installed", "parasites",
    "charged", "retrieved",
}  # fmt: skip
COLOSSUS_CARDS = {"swarm": "colossus_swarm", "trail": "colossus_trail", "rampage": "colossus_rampage"}


def event_card(word: str) -> int:
    return pieces.CARD.ids[COLOSSUS_CARDS.get(word, f"event_{word}")]


def arrange(state: IcaionState, wanted: dict[str, Any]) -> None:
    """Lay out a moment of the game."""
    while not state.year:
        state.choose(state.options()[0])
    clear(state, wanted)
    for name, what in wanted.get("regions", {}).items():
        fill_region(state, pieces.REGION.ids[name], what)
    for seat, facts_ in enumerate(wanted.get("seat", [])):
        fill_seat(state, seat, facts_)
    set_calendar(state, wanted)
    set_shards(state, wanted.get("shards", [1, 2, 3]))
    top = [pieces.CURIO.ids[card] for card in wanted.get("deck", [])]
    state.curio_deck = [card for card in state.curio_deck if card not in top] + top[::-1]
    seat = wanted.get("first", 0)
    after = NEXT_TURNS[state.order.index(seat) + 1]
    state.active, state.move_from = seat, state.players[seat].node
    assert wanted["begin"] in ("turn", "actions"), "begin is turn or actions"
    state.agenda = [after, TURNS[seat] if wanted["begin"] == "turn" else CONTINUES[seat]]
    state.advance()


def clear(state: IcaionState, wanted: dict[str, Any]) -> None:
    """An empty table; the qoam of the start lies on the board, all curio cards are in the deck."""
    state.agenda, state.offers = [], []
    state.order = tuple(wanted.get("order", range(state.seats)))
    state.turn = 1
    inner, outer = wanted.get("inner", 2), wanted.get("outer", 1)
    state.qoam = [inner if INTERNAL[region] else outer for region in range(15)]
    state.parasites, state.machines = [0] * 15, [-1] * 45
    state.reserved, state.shards_gone = (), ()
    state.colossus = pieces.CRATER.ids[wanted.get("colossus", "crater_gray")]
    state.ledger = [0] * len(state.ledger)
    state.curio_deck = list(range(42 if state.no_wound_cards else 50))[::-1]
    state.curio_discard = ()
    state.piles = [wanted.get("year", 1)] * 5
    if state.wonders and "wonders" in wanted:
        state.wonders_offered = tuple(sorted(pieces.WONDER.ids[name] for name in wanted["wonders"]))
    for seat in range(state.seats):
        mine = Seat()
        mine.cages = [0] * (5 * CAGES)
        mine.seeker, mine.gear = pieces.SEEKER.ids["outsider"], pieces.GEAR.ids["primal_armor"]
        mine.begun = True
        state.players[seat] = mine
    state.recovery = False
    state.std_left, state.std_done, state.spec_left = 1, 0, 1
    if wanted.get("standard_used"):
        state.std_left, state.std_done = 0, 1
    state.double_shift, state.card_move_open, state.sword_scored = SHIFT_OFF, False, False


def fill_region(state: IcaionState, at: int, what: dict[str, Any]) -> None:
    """Qoam, parasites and machines of a region."""
    for name, value in what.items():
        if name == "qoam":
            state.qoam[at] = value
        elif name == "parasites":
            state.parasites[at] = value
        else:
            state.machines[3 * at + pieces.MACHINE.ids[value]] = pieces.TEAM.ids[name]


def fill_seat(state: IcaionState, seat: int, wanted: dict[str, Any]) -> None:
    """Everything on a division board and beside it."""
    mine = state.players[seat]
    for name, value in wanted.items():
        if name == "seeker":
            mine.seeker = pieces.SEEKER.ids[value]
        elif name == "gear":
            mine.gear = pieces.GEAR.ids[value]
        elif name == "node":
            mine.node = mine.end_node = pieces.NODE.ids[value]
        elif name == "rp":
            mine.rp = value
            state.ledger[len(pieces.SOURCE.names) * seat] = value
        elif name == "deployed":
            for slot in value:
                mine.left &= ~(1 << pieces.SLOT.ids[slot])
        elif name == "cages":
            fill_cages(mine, value)
        elif name in ("hand", "upgrades"):
            setattr(mine, name, take_cards(state, value))
        elif name == "shards":
            mine.shards = tuple(value)
        elif name == "held":
            mine.held = take_tile(state, value)
        elif name == "installed":
            slots = [-1, -1, -1]
            for tile in value:
                slots[pieces.TILE.ids[tile] % 3] = take_tile(state, tile)
            mine.installed = tuple(slots)
        else:  # parasites, charged, retrieved
            assert name in mine.fields(), name
            setattr(mine, name, value)


def fill_cages(mine: Seat, cages: list[dict[str, int]]) -> None:
    """Crystals by colour, from cage 1 on."""
    for cage, crystals in enumerate(cages):
        for colour, count in crystals.items():
            mine.cages[5 * cage + pieces.COLOUR.ids[colour]] = count


def take_cards(state: IcaionState, names: list[str]) -> tuple[int, ...]:
    """Curio cards out of the deck."""
    cards = tuple(sorted(pieces.CURIO.ids[card] for card in names))
    for card in cards:
        state.curio_deck.remove(card)
    return cards


def take_tile(state: IcaionState, name: str) -> int:
    """A tile from its pile in the City."""
    tile = pieces.TILE.ids[name]
    state.piles[tile // 3] = max(state.piles[tile // 3], tile % 3 + 2)
    return tile


def set_calendar(state: IcaionState, wanted: dict[str, Any]) -> None:
    """The Year, the cards on the track and those that come next."""
    year = wanted.get("year", 1)
    track = [event_card(word) for word in wanted["track"]]
    coming = [event_card(word) for word in wanted.get("next", [])]
    named = [card for card in (*track, *coming) if card >= 5]
    state.year_cards = tuple(dict.fromkeys([*named, 5, 6, 7]))
    assert len(named) <= year, "more Colossus cards than the Year has"
    state.year, state.round, state.track = year, len(track), tuple(track)
    state.regions_revealed = sum(1 for card in track if card < 5)
    rest = [card for card in (*range(5), *state.year_cards[:year]) if card not in track and card not in coming]
    state.event_deck = [*rest, *coming[::-1]]


def set_shards(state: IcaionState, values: list[int]) -> None:
    """The shards on the Colossus; the bag holds all others."""
    owned = Counter([value for player in state.players for value in player.shards])
    state.colossus_shards = values[::-1]
    state.bag = sorted((Counter(SHARDS) - owned - Counter(values)).elements())


def facts(state: IcaionState, seat: int) -> dict[str, Any]:
    """What can be read off the table."""
    mine = state.players[seat]
    colours = {pieces.COLOUR.text(colour): count for colour, count in enumerate(mine.have())}
    near = bool(
        state.seekers_on(WOUND_NODES[state.colossus]) & 1 << seat and any(card >= 5 for card in state.event_deck)
    )
    seen: dict[str, Any] = {
        "rp": mine.rp,
        "hand": len(mine.hand),
        "room": mine.room(),  # for more cards in hand
        "crystals": mine.crystals(),
        "colours": colours,
        "blue": colours["blue"],
        "cages": len(mine.open_cages()),
        "empty_cages": sum(1 for cage in mine.open_cages() if not mine.content(cage)),
        "shards": len(mine.shards),
        "parasites": mine.parasites,
        "charged": bool(mine.charged),
        "lying": bool(mine.lying),
        "node": pieces.NODE.text(mine.node) if mine.node >= 0 else "",
        "held": pieces.TILE.text(mine.held) if mine.held >= 0 else "",
        "tiles_held": int(mine.held >= 0),
        "installed": [pieces.TILE.text(tile) for tile in mine.installed if tile >= 0],
        "upgrades": [pieces.CURIO.text(card) for card in mine.upgrades],
        "per_blue": mine.per_blue(),  # nodes for each blue crystal
        "strength": mine.strength(),
        "machine_types": len(state.machine_types(seat)),  # types of region with a machine of this seat
        "blocked": sum(1 for at in range(15) if state.machine_of(seat, at) >= 0 and state.is_blocked(at)),
        "colossus_near": int(near),  # beside its crater, and a Colossus card is still in the deck
        "year": state.year,
        "round": state.round,
        "parasites_in": {pieces.REGION.text(at): state.parasites[at] for at in range(15)},
        "qoam_in": {pieces.REGION.text(at): state.qoam[at] for at in range(15)},
        "ledger": {
            name: state.ledger[len(pieces.SOURCE.names) * seat + at] for at, name in enumerate(pieces.SOURCE.names)
        },
    }
    for cage in range(CAGES):
        crystals = enumerate(mine.cages[5 * cage : 5 * cage + 5])
        seen[f"cage_{cage + 1}"] = Counter({pieces.COLOUR.text(colour): count for colour, count in crystals if count})
    return seen
