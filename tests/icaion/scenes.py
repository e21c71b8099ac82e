"""Positions for tests, arranged by hand: an empty board in the middle of Year I, filled as a test wants it."""

from __future__ import annotations

from stolik.games.icaion import GAME
from stolik.games.icaion.actions.turn import CONTINUES, FIRST_MOVES, TURNS
from stolik.games.icaion.board import REGION_NODES
from stolik.games.icaion.cards import CURIOS
from stolik.games.icaion.pieces import (
    CAGE,
    COLOUR,
    CRATER,
    CURIO,
    GEAR,
    MACHINE,
    NODE,
    REGION,
    SEEKER,
    SLOT,
    TEAM,
    TILE,
    WONDER,
)
from stolik.games.icaion.rounds import NEXT_TURNS
from stolik.games.icaion.state import SHIFT_OFF, IcaionState, Seat
from stolik.games.icaion.tiles import CAGES

__all__ = [
    "REGION_NODES", "act", "board", "cage", "card", "deploy", "hand", "offers", "play", "play_until", "player", "put",
    "start_turn", "table", "to_move", "verbs",
]  # fmt: skip


def table(players: int = 3, **variants: str) -> IcaionState:
    """A game in round 1 of Year I: an empty board, seat 0 first, seekers far apart, characters without abilities."""
    state = GAME.start(GAME.setup(players, 7, variants))
    while not state.year:
        state.choose(state.options()[0])
    state.agenda = []
    state.offers = []
    state.order = tuple(range(players))
    state.turn = 1
    state.qoam = [0] * 15
    state.parasites = [0] * 15
    state.machines = [-1] * 45
    state.reserved = ()
    state.colossus = CRATER.ids["crater_gray"]
    state.track = (0,)
    state.event_deck = [1, 2, 3, 4, state.year_cards[0]]
    state.regions_revealed = 1
    state.ledger = [0] * len(state.ledger)
    state.curio_deck = sorted([*state.curio_deck, *[each for one in state.players for each in one.hand]], reverse=True)
    state.curio_discard = ()
    for seat in range(players):
        mine = Seat()
        mine.cages = [0] * (5 * CAGES)
        mine.seeker = SEEKER.ids["outsider"]  # counts only when investigating
        mine.gear = GEAR.ids["primal_armor"]  # counts only at the end
        mine.node = NODE.ids[f"ext_{seat}"]
        mine.begun = True
        state.players[seat] = mine
    reset_turn(state, 0)
    return state


def reset_turn(state: IcaionState, seat: int) -> None:
    state.active = seat
    state.recovery = False
    state.move_from = state.players[seat].node
    state.std_left, state.std_done, state.spec_left = 1, 0, 1
    state.double_shift = SHIFT_OFF
    state.card_move_open = False
    state.sword_scored = False


# -- arranging ----------------------------------------------------------------------------------------------


def player(state: IcaionState, seat: int = 0, **what: object) -> Seat:
    """Set facts of a player: `player(state, 0, seeker="heir", node="ring_0", rp=5)`."""
    mine = state.players[seat]
    for name, value in what.items():
        if name == "seeker":
            value = SEEKER.ids[str(value)]
        elif name == "gear":
            value = GEAR.ids[str(value)]
        elif name in ("node", "end_node"):
            value = NODE.ids[str(value)]
        elif name == "held":
            value = take_tile(state, str(value))
        elif name == "installed":
            slots = [-1, -1, -1]
            for tile in str(value).split():
                slots[TILE.ids[tile] % 3] = take_tile(state, tile)
            value = tuple(slots)
        elif name == "upgrades":
            value = tuple(sorted(take_card(state, each) for each in str(value).split()))
        elif name == "rp":
            state.ledger[14 * seat] = int(str(value))
        setattr(mine, name, value)
    return mine


def take_tile(state: IcaionState, name: str) -> int:
    """An apparatus tile has left its pile."""
    tile = TILE.ids[name]
    state.piles[tile // 3] = max(state.piles[tile // 3], tile % 3 + 2)
    return tile


def take_card(state: IcaionState, name: str) -> int:
    """A curio card leaves the deck."""
    state.curio_deck.remove(CURIO.ids[name])
    return CURIO.ids[name]


def hand(state: IcaionState, seat: int, names: str) -> None:
    """Give a player curio cards."""
    state.players[seat].hand = tuple(sorted(take_card(state, name) for name in names.split()))


def cage(state: IcaionState, seat: int, number: int, **crystals: int) -> None:
    """Fill a null cage: `cage(state, 0, 1, blue=2)`."""
    for colour, count in crystals.items():
        state.players[seat].cages[5 * (number - 1) + COLOUR.ids[colour]] = count


def board(state: IcaionState, seat: int, number: int) -> dict[str, int]:
    """What a null cage holds, by colour."""
    cages = state.players[seat].cages[5 * (number - 1) : 5 * number]
    return {COLOUR.text(colour): count for colour, count in enumerate(cages) if count}


def put(state: IcaionState, region: str, qoam: int = 0, parasites: int = 0, wonder: str = "", **machines: str) -> None:
    """Fill a region: `put(state, "river_1", 3, red="harvester", white="refiner")`."""
    where = REGION.ids[region]
    state.qoam[where] = qoam
    state.parasites[where] = parasites
    for team, machine in machines.items():
        state.machines[3 * where + MACHINE.ids[machine]] = TEAM.ids[team]
    if wonder:
        name, owner = wonder.split()
        state.wonder_at[where] = WONDER.ids[name]
        state.wonder_owner[WONDER.ids[name]] = int(owner)
        state.wonders_offered = tuple(each for each in state.wonders_offered if each != WONDER.ids[name])


def deploy(state: IcaionState, seat: int, slots: str) -> None:
    """These machines left the division board some time ago."""
    for slot in slots.split():
        state.players[seat].left &= ~(1 << SLOT.ids[slot])


def card(name: str) -> int:
    return CURIO.ids[name]


# -- playing ------------------------------------------------------------------------------------------------


def start_turn(state: IcaionState, seat: int = 0) -> IcaionState:
    """The turn of a seat begins."""
    state.agenda = [NEXT_TURNS[state.order.index(seat) + 1], TURNS[seat]]
    state.advance()
    return state


def to_move(state: IcaionState, seat: int = 0) -> IcaionState:
    """A seat must move or camp, in a turn whose details the test has set."""
    state.agenda = [NEXT_TURNS[state.order.index(seat) + 1], CONTINUES[seat], FIRST_MOVES[seat]]
    state.advance()
    return state


def act(state: IcaionState, seat: int = 0) -> IcaionState:
    """A seat has moved and chooses its actions."""
    state.active = seat
    state.agenda = [NEXT_TURNS[state.order.index(seat) + 1], CONTINUES[seat]]
    state.advance()
    return state


def play(state: IcaionState, *texts: str) -> IcaionState:
    """Play options by their text, each by the seat that decides."""
    for text in texts:
        state.play(GAME.vocabulary.parse(text))
    return state


def play_until(state: IcaionState, seat: int) -> IcaionState:
    """Play the last option (end, decline, done) until another seat decides."""
    while state.deciders() == [seat]:
        state.choose(state.options()[-1])
    return state


def offers(state: IcaionState, verb: str = "") -> list[str]:
    """The texts of the options, or of those with a verb."""
    texts = [str(option) for option in state.options()]
    return [text for text in texts if not verb or text.split()[0] == verb]


def verbs(state: IcaionState) -> set[str]:
    """The verbs on offer."""
    return {text.split()[0] for text in offers(state)}


assert len(CURIOS) == 50 and len(CAGE.names) == CAGES
