"""Setting up: boards, leaders and the contract draft."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.agenda import Decision, Gather, Step
from ...engine.game import Setup
from ...engine.option import Option, Phrase
from . import board, cards, pieces
from .board import GARAGES
from .effects import DiscardContracts, set_tile
from .rounds import BeginRound, turn_order
from .state import FIRST_FOUNDATION, CiState, blank, without
from .tiles import FARM_SUNARI, NOTHING, SHIP_FLIP, SHIP_UL_KAH_TAL, TILE_COPIES

LEADER_MODES = ("deal3", "free", "dyad")
POOLS = ("all", "no_allies", "no_second_edition", "first_edition")


def pool_of(name: str) -> list[int]:
    """The leaders of a pool."""
    out: tuple[int, ...] = ()
    if name in ("no_allies", "first_edition"):
        out += cards.ALLIES
    if name in ("no_second_edition", "first_edition"):
        out += cards.SECOND_EDITION
    return [leader for leader in range(cards.LEADERS) if leader not in out]


def ai_of(players: int, variants: dict[str, str]) -> int:
    """The AI's board; `auto` is Xiao against one person and none otherwise."""
    chosen = variants.get("ai", "auto")
    if chosen == "auto":
        chosen = "ai_xiao" if players == 1 else "none"
    return pieces.AI.ids[chosen]


def begin(setup: Setup) -> CiState:
    """The state at the first choice."""
    state = blank(setup.players)
    setup.start_dice(state)
    variants = setup.variants
    state.ai = ai_of(setup.players, variants)
    participants = setup.players + (1 if state.ai else 0)
    state.config = board.P12 if participants <= 2 else board.P3 if participants == 3 else board.P4
    state.irenic = setup.on("irenic")
    state.leader_mode = LEADER_MODES.index(variants.get("leader_mode", "deal3"))
    lay_boards(state, variants)
    lay_piles(state)
    give_starts(state)
    deal_leaders(state, pool_of(variants.get("leaders_in_pool", "all")))
    state.advance()
    return state


def side_of(state: CiState, chosen: str) -> int:
    """Side a or b as chosen, or at random."""
    return state.below(2) if chosen == "random" else "ab".index(chosen.lower())


def lay_boards(state: CiState, variants: dict[str, str]) -> None:
    """The planet with its tokens, the vaults face down, the faction boards."""
    state.side = side_of(state, variants.get("planet_side", "random"))
    state.tokens = sum([1 << hex for hex, token in enumerate(board.TOKENS[state.side]) if token])
    state.vaults = state.shuffled(tuple(range(board.VAULT_COUNT)))
    names = ("leyrien_side", "zcharo_side", "jrayek_side")
    state.faction_sides = tuple([side_of(state, variants.get(name, "random")) for name in names])


def lay_piles(state: CiState) -> None:
    """Events on top of End of an Era, tiles in six piles, contracts, schemes."""
    events = state.shuffled(tuple(range(cards.END_OF_AN_ERA)))
    state.event_deck = (cards.END_OF_AN_ERA, *events[: cards.DECK_EVENTS])
    state.event_rest = events[cards.DECK_EVENTS :]
    farms: list[int] = []
    ships: list[int] = []
    for tile, copies in enumerate(TILE_COPIES):
        (farms if tile < SHIP_FLIP else ships).extend([tile] * copies)
    state.shuffle(farms)
    state.shuffle(ships)
    state.piles = three_piles(farms) + three_piles(ships)
    state.deck = state.shuffled(tuple(range(cards.CONTRACT_COUNT)))
    if state.ai:
        state.scheme_deck = state.shuffled(tuple(range(len(cards.SCHEMES))))
        state.ai_dice = board.AI_BOARDS[state.ai][1]
        state.ai_harvester = board.CENTRE


def three_piles(tiles: list[int]) -> list[tuple[int, ...]]:
    """Tiles in three equal piles."""
    size = len(tiles) // 3
    return [tuple(tiles[pile * size : (pile + 1) * size]) for pile in range(3)]


def give_starts(state: CiState) -> None:
    """Dice in the pool and in reserve, water, algae and energy; less of these in the Dyad Alliance."""
    goods = board.DYAD_GOODS if state.leader_mode == pieces.DYAD else board.START_GOODS
    for seat in range(state.seats):
        state.pool[seat] = board.START_DICE
        state.reserve[seat] = board.DICE_EACH - board.START_DICE
        state.stock[seat * 4 : seat * 4 + 3] = goods
    state.radio = state.below(state.seats)


# -- leaders -------------------------------------------------------------------------------------------------------


def deal_leaders(state: CiState, pool: list[int]) -> None:
    """Deal three each, or lay all open to pick from."""
    order = turn_order(state)
    state.then(LeadersArrive())
    if state.leader_mode == pieces.DEAL3:
        state.leader_pool = sum([1 << leader for leader in pool])
        state.shuffle(pool)
        for seat in range(state.seats):
            state.dealt[seat] = tuple(sorted(pool[seat * 3 : seat * 3 + 3]))
        state.then(ChooseLeaders())
        return
    state.leader_pool = sum([1 << leader for leader in pool])
    if state.leader_mode == pieces.DYAD:
        state.then(*[TakeLeader(seat) for seat in reversed(order)])
        state.then(*[ExcludeLeader(seat) for seat in order])
    state.then(*[TakeLeader(seat) for seat in order])


@dataclass(frozen=True)
class ChooseLeaders(Gather):
    """Everybody secretly keeps one of three leaders; the unused ones leave the game unseen."""

    def waiting(self, state: CiState) -> list[int]:
        return [seat for seat in range(state.seats) if state.picks[seat] == NOTHING]

    def options(self, state: CiState, seat: int) -> list[Option]:
        return [pieces.TO_LEAD[leader] for leader in state.dealt[seat]]

    def choose(self, state: CiState, seat: int, option: Option) -> None:
        state.picks[seat] = option.args[0]

    def finish(self, state: CiState) -> None:
        for seat in range(state.seats):
            take_leader(state, seat, state.picks[seat])
            state.picks[seat] = NOTHING
            state.dealt[seat] = ()
        state.leader_pool = 0

    def prompt(self, state: CiState, seat: int) -> Phrase:
        return Phrase(pieces.CHOOSE_LEADER)


def take_leader(state: CiState, seat: int, leader: int) -> None:
    """A leader joins a seat."""
    state.leaders[seat] |= 1 << leader
    state.tell(pieces.LED, (seat, leader))


@dataclass(frozen=True)
class TakeLeader(Decision):
    """Take one of the leaders that lie open."""

    seat: int

    def options(self, state: CiState) -> list[Option]:
        return [pieces.TO_LEAD[leader] for leader in range(cards.LEADERS) if state.leader_pool >> leader & 1]

    def choose(self, state: CiState, option: Option) -> None:
        state.leader_pool &= ~(1 << option.args[0])
        take_leader(state, self.seat, option.args[0])

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(pieces.CHOOSE_LEADER)


@dataclass(frozen=True)
class ExcludeLeader(Decision):
    """Dyad Alliance: remove one of the remaining leaders from the game."""

    seat: int

    def options(self, state: CiState) -> list[Option]:
        return [pieces.TO_EXCLUDE[leader] for leader in range(cards.LEADERS) if state.leader_pool >> leader & 1]

    def choose(self, state: CiState, option: Option) -> None:
        state.leader_pool &= ~(1 << option.args[0])
        state.tell(pieces.EXCLUDED, (self.seat, option.args[0]))

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(pieces.DYAD_REMOVE)


@dataclass(frozen=True)
class LeadersArrive(Step):
    """What leaders bring, then the draft. A14: Sunari's farm gives Jakob no ship."""

    def run(self, state: CiState) -> None:
        state.leader_pool = 0
        for seat in range(state.seats):
            if state.led_by(seat, cards.SUNARI):
                set_tile(state, seat, FARM_SUNARI, GARAGES + FIRST_FOUNDATION, False)
            if state.led_by(seat, cards.UL_KAH_TAL):
                set_tile(state, seat, SHIP_UL_KAH_TAL, 1, False)
            if state.led_by(seat, cards.RENZO):
                rest = list(state.event_rest)
                state.shuffle(rest)
                state.renzo_deck = tuple(rest[: cards.RENZO_EVENTS])
                state.event_rest = tuple(rest[cards.RENZO_EVENTS :])
        state.then(AfterDraft())
        if state.seats == 1:
            state.draw_contracts(0, cards.SOLO_DRAWN)
            state.then(SoloDiscard(0, cards.SOLO_DISCARD))
        else:
            for seat in range(state.seats):
                state.reveal()
                state.packs[seat] = tuple(sorted(state.deck[-cards.PACK :]))
                state.deck = state.deck[: -cards.PACK]
            state.then(DraftPick(1))


# -- contracts -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class DraftPick(Gather):
    """Keep one contract of the pack in secret and pass the rest to the left; the last one over is discarded."""

    pick: int

    def waiting(self, state: CiState) -> list[int]:
        return [seat for seat in range(state.seats) if state.picks[seat] == NOTHING]

    def options(self, state: CiState, seat: int) -> list[Option]:
        return [pieces.TO_KEEP[card] for card in state.packs[seat]]

    def choose(self, state: CiState, seat: int, option: Option) -> None:
        state.picks[seat] = option.args[0]

    def finish(self, state: CiState) -> None:
        passed: list[tuple[int, ...]] = []
        for seat in range(state.seats):
            card = state.picks[seat]
            state.hands[seat] = tuple(sorted([*state.hands[seat], card]))
            state.tell(pieces.KEPT, (card,), seat)
            passed.append(without(state.packs[seat], card))
            state.picks[seat] = NOTHING
        if len(passed[0]) == 1:
            for rest in passed:
                state.discard = state.discard + rest
                state.tell(pieces.LEFT_OVER, (rest[0],))
            state.packs = [()] * state.seats
        else:
            state.packs = [passed[seat - 1] for seat in range(state.seats)]  # A43: to the left neighbour
            state.then(DraftPick(self.pick + 1))

    def prompt(self, state: CiState, seat: int) -> Phrase:
        return Phrase(pieces.DRAFT_PICK, (len(state.packs[seat]) - 1,))


@dataclass(frozen=True)
class SoloDiscard(DiscardContracts):
    """Alone some of the contracts drawn are discarded."""

    def choose(self, state: CiState, option: Option) -> None:
        state.discard_contract(self.seat, option.args[0])
        if self.number > 1:
            state.then(SoloDiscard(self.seat, self.number - 1))

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(pieces.SOLO_DISCARD, (self.number,))


@dataclass(frozen=True)
class AfterDraft(Step):
    """Zoey draws contracts; the first round begins."""

    def run(self, state: CiState) -> None:
        state.then(BeginRound())
        for seat in range(state.seats):
            if state.led_by(seat, cards.ZOEY):
                state.draw_contracts(seat, cards.ZOEY_CARDS)
