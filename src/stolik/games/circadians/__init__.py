"""Circadians: First Light. Dice are planned behind screens and sent over the planet Ryh for seven rounds."""

from __future__ import annotations

from ...engine.errors import BrokenRules
from ...engine.game import Game, Provenance, ScoreLine, Setup, Variant
from ...engine.option import Phrase, Vocabulary
from ...engine.rng import Dice
from ...engine.state import State
from . import bot
from .board import (
    DEP_1,
    DICE_EACH,
    DICE_LIMIT,
    FARMS,
    FIRST_STATION,
    FIRST_VAULT,
    GARAGES,
    HAND_LIMIT,
    HEX_COUNT,
    LAB_1,
    LAST_ROUND,
    LAST_STATION,
    LOCATION,
    NEG_1,
    OPEN,
    SPACES,
    TOKENS,
)  # fmt: skip
from .cards import BJORG_SAL, CONTRACT_COUNT, END_OF_AN_ERA, SCHEMES, SUNARI, UL_KAH_TAL, ZOEY
from .pieces import (
    AI,
    CONTRACT,
    EVENT,
    EVENTS,
    EXECUTE,
    FEW_LEADERS,
    FINISHED,
    FOUR_AND_AI,
    LEADER,
    NO_DIE,
    OPTIONS,
    PLAN,
    SAL,
    SCHEME,
    SETTING_UP,
    SOLO_NEEDS_AI,
    VAULT,
)
from .scoring import CATEGORIES, all_lines, bit_count, decided_by, delivered, ranked, totals
from .setup import LEADER_MODES, POOLS, begin, pool_of
from .state import CiState
from .tiles import FARM_SUNARI, NOTHING, SHIP_FLIP, SHIP_PRINTED, SHIP_UL_KAH_TAL, TILE_COPIES
from .view import view_of, world_of

SIDE = ("random", "a", "b")


class Circadians(Game):
    """Circadians: First Light, second edition, with the Allies."""

    id = "circadians"
    seats = (1, 2, 3, 4)
    variants = (
        Variant("ai", ("auto", "none", "ai_tovi", "ai_xiao", "ai_kesh", "ai_omra")),
        Variant("leader_mode", LEADER_MODES),
        Variant("irenic"),
        Variant("planet_side", ("random", "A", "B")),
        Variant("leyrien_side", SIDE),
        Variant("zcharo_side", SIDE),
        Variant("jrayek_side", SIDE),
        Variant("leaders_in_pool", POOLS),
    )
    vocabulary = Vocabulary(OPTIONS)
    events = Vocabulary(EVENTS)
    rivals = 3  # who takes a space keeps the others from it...
    trust = 10.0  # ...and what comes after the own die is mostly up to them
    provenance = (
        Provenance("flow", "rulebook"),
        Provenance("leaders", "rulebook"),
        Provenance("contract_effects", "rulebook"),
        Provenance("contract_costs", "reconstructed"),
        Provenance("planet", "reconstructed"),
        Provenance("directions", "derived"),
        Provenance("vaults", "reconstructed"),
        Provenance("negotiation", "reconstructed"),
        Provenance("incidents", "rulebook"),
        Provenance("factions", "reconstructed"),
        Provenance("depository", "reconstructed"),
        Provenance("stations", "reconstructed"),
        Provenance("trades", "reconstructed"),
        Provenance("base", "reconstructed"),
        Provenance("farm_table", "reconstructed"),
        Provenance("farms", "reconstructed"),
        Provenance("ships", "reconstructed"),
        Provenance("events", "reconstructed"),
        Provenance("schemes", "reconstructed"),
        Provenance("ai_boards", "reconstructed"),
        Provenance("ai_rules", "rulebook"),
        Provenance("scoring", "rulebook"),
    )

    # -- starting -------------------------------------------------------------------------------------------

    def impossible(self, players: int, variants: dict[str, str]) -> Phrase | None:
        ai = variants.get("ai", "auto")
        if players == 1 and ai == "none":
            return Phrase(SOLO_NEEDS_AI)
        if players == 4 and ai not in ("auto", "none"):
            return Phrase(FOUR_AND_AI)
        needed = players * (1 if variants.get("leader_mode") == "free" else 3)
        if needed > len(pool_of(variants.get("leaders_in_pool", "all"))):
            return Phrase(FEW_LEADERS, (needed,))
        return None

    def empty(self) -> CiState:
        return CiState()

    def start(self, setup: Setup) -> CiState:
        return begin(setup)

    def modes(self) -> list[tuple[int, dict[str, str]]]:
        tried: list[tuple[int, dict[str, str]]] = [(players, {}) for players in self.seats]
        tried += [(1, {"ai": board}) for board in AI.names[1:]] + [(2, {"ai": "none"})]
        tried += [(2, {"ai": "ai_kesh"}), (3, {"ai": "ai_omra"}), (2, {"ai": "ai_tovi", "irenic": "on"})]
        tried += [(players, {"leader_mode": "dyad"}) for players in self.seats]
        tried += [(players, {"irenic": "on"}) for players in self.seats]
        tried += [(3, {"leader_mode": "free"}), (2, {"leader_mode": "dyad", "irenic": "on", "ai": "ai_xiao"})]
        for side in ("a", "b"):
            sides = {"leyrien_side": side, "zcharo_side": side, "jrayek_side": side}
            tried.append((2, {"planet_side": side.upper(), **sides}))
        tried += [(2, {"leaders_in_pool": pool}) for pool in POOLS[1:]]
        return tried

    # -- knowing --------------------------------------------------------------------------------------------

    def redact(self, state: State, viewer: int) -> CiState:
        assert isinstance(state, CiState)
        return view_of(state, viewer)

    def determinize(self, view: State, dice: Dice) -> CiState:
        assert isinstance(view, CiState)
        return world_of(view, dice)

    def secrets(self, state: State) -> list[str]:
        assert isinstance(state, CiState)
        cards = [CONTRACT.names[card] for hand in (*state.hands, *state.packs, state.deck) for card in hand]
        vaults = [VAULT.names[vault] for notch, vault in enumerate(state.vaults) if not state.scanned >> notch & 1]
        events = [EVENT.names[event] for event in (*state.event_deck[1:], *state.event_rest, *state.renzo_deck)]
        schemes = [SCHEME.names[scheme] for scheme in state.scheme_deck]
        leaders = [LEADER.names[leader] for dealt in state.dealt for leader in dealt]
        return [*cards, *vaults, *events, *schemes, *leaders]

    # -- ending ---------------------------------------------------------------------------------------------

    def participants(self, state: State) -> list[str]:
        assert isinstance(state, CiState)
        seats = [f"seat_{seat}" for seat in range(state.seats)]
        return [*seats, AI.names[state.ai]] if state.ai else seats

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, CiState)
        return totals(state)

    def winners(self, state: State) -> list[int]:
        assert isinstance(state, CiState)
        return ranked(state)

    def score_sheet(self, state: State) -> list[ScoreLine]:
        assert isinstance(state, CiState)
        lines = all_lines(state)
        sheet = [ScoreLine(name, tuple([each[i] for each in lines])) for i, name in enumerate(CATEGORIES)]
        ai_only = ("pips", "depository", "development", "blue_events")
        return [line for line in sheet if state.ai or line.id not in ai_only]

    def tie_break(self, state: State) -> Phrase | None:
        assert isinstance(state, CiState)
        return decided_by(state)

    def conserved(self, state: State) -> None:
        assert isinstance(state, CiState)
        check(state)

    # -- thinking -------------------------------------------------------------------------------------------

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, CiState)
        return bot.margin(state, seat)

    def priors(self, state: State) -> list[float] | None:
        assert isinstance(state, CiState)
        return bot.weights(state)

    def ahead(self, view: State) -> int:
        return 1 if view.asks_together() else 5  # a turn is one die; a plan would be judged with half of its dice spent


GAME = Circadians()


# -- invariants -----------------------------------------------------------------------------------------------


def must(holds: bool, law: str) -> None:
    """Raise when a law is broken."""
    if not holds:
        raise BrokenRules(law)


def check(state: CiState) -> None:
    """Every law of section 12 that can be seen in one state."""
    must(min(state.stock) >= 0 and state.ai_gems >= 0, "a resource count is below zero")
    for seat in range(state.seats):
        check_dice(state, seat)
        check_base(state, seat)
    check_spaces(state)
    check_cards(state)
    check_tiles(state)
    check_incidents(state)
    must(all(0 <= hex < HEX_COUNT for hex in state.harvesters), "a harvester left the board")
    must(bit_count(state.scanned) == 6 if state.phase == FINISHED else state.scanned == 0 or bit_count(state.scanned) == 3,
         "three vaults are turned up at once, the rest at the end")  # fmt: skip
    must(all(TOKENS[state.side][hex] != 0 for hex in range(HEX_COUNT) if state.tokens >> hex & 1), "a token too many")
    must(state.round <= LAST_ROUND, "there are seven rounds")
    if state.ai:
        must(0 <= state.ai_dice <= DICE_LIMIT and 0 <= state.ai_dev <= 3, "the AI's board is overfull")
        must(state.ai_harvester < FIRST_VAULT or state.phase == FINISHED, "the AI's harvester is on a vault")


def check_dice(state: CiState, seat: int) -> None:
    """13 dice for each seat; Sal is one more."""
    count = state.reserve[seat] + state.pool[seat] + state.cantina[seat]
    faces = (
        state.garages[seat * GARAGES : seat * GARAGES + GARAGES] + state.farm_dice[seat * FARMS : seat * FARMS + FARMS]
    )
    faces += [die & 7 for die in state.dice + state.pairs if die and die >> 3 == seat]
    count += sum([1 for face in faces if face not in (NO_DIE, SAL)])
    must(count == DICE_EACH, f"seat {seat} has {count} dice")
    must(faces.count(SAL) <= (1 if state.led_by(seat, BJORG_SAL) else 0), "a Sal too many")
    if state.phase == PLAN and state.plans[seat]:
        dice = [face for face in (*state.rolls[seat], *state.plans[seat]) if face not in (NO_DIE, SAL)]
        must(len(dice) == state.pool[seat], "dice behind the screen differ from the pool")


def check_base(state: CiState, seat: int) -> None:
    """Tiles form a prefix; dice lie only on farms that take them."""
    ships = state.ships[seat * GARAGES : seat * GARAGES + GARAGES]
    farms = state.farms[seat * 3 : seat * 3 + 3]
    for row in (ships, farms):
        count = len(row) - row.count(NOTHING)
        must(NOTHING not in row[:count], "there is a gap between tiles")
    must(ships[0] == SHIP_PRINTED, "the printed ship is gone")
    for farm in range(FARMS):
        must(
            not state.farm_dice[seat * FARMS + farm] or state.takes_die(seat, farm), "a die lies on a farm without use"
        )
    if state.phase in (SETTING_UP, PLAN):
        must(state.pool[seat] + state.hq_dice(seat) <= DICE_LIMIT, "more than five dice after the rest")
        must(len(state.hands[seat]) <= HAND_LIMIT + 2, "more than eight contracts, and a supply drop, after the rest")


def check_spaces(state: CiState) -> None:
    """Only spaces in play hold dice; a Laboratory pair belongs to one seat."""
    for space in range(SPACES):
        if state.dice[space]:
            must(space in OPEN[LOCATION[space]][state.config], "a die lies on a space out of play")
            must(state.dice[space] >> 3 <= state.seats, "a die without an owner")
            must(space < DEP_1 or state.dice[space] & 7 != SAL, "Sal is where he may not be")
    for index, die in enumerate(state.pairs):
        must(not die or die >> 3 == state.dice[LAB_1 + index] >> 3, "a Laboratory pair of two owners")
    if state.phase in (PLAN, FINISHED):
        must(not any(state.dice[FIRST_STATION : LAST_STATION + 1]), "a die stayed on a station")


def check_cards(state: CiState) -> None:
    """35 contracts, 16 events, 20 schemes."""
    contracts = [*state.deck, *state.discard]
    for seat in range(state.seats):
        contracts += [*state.hands[seat], *state.packs[seat]]
        contracts += [card for card in range(CONTRACT_COUNT) if state.fulfilled[seat] >> card & 1]
    must(sorted(contracts) == list(range(CONTRACT_COUNT)), "contracts were lost or doubled")
    events = [*state.event_deck, *state.event_row, *state.event_rest, *state.renzo_deck, *state.renzo_row]
    must(sorted(events) == list(range(END_OF_AN_ERA + 1)), "events were lost or doubled")
    must(len(state.event_row) == state.round and len(state.event_deck) == LAST_ROUND - state.round, "a round too many")
    if state.ai:
        schemes = [*state.scheme_deck, *state.scheme_row, *state.scheme_discard]
        must(sorted(schemes) == list(range(len(SCHEMES))), "schemes were lost or doubled")
    for seat in range(state.seats):
        done, dice = bit_count(state.fulfilled[seat]), delivered(state, seat)
        if not state.agenda or type(state.agenda[-1]).__name__ != "Fulfil":
            must(dice <= done <= 2 * dice if state.led_by(seat, ZOEY) else done == dice, "a contract without a die")


def check_tiles(state: CiState) -> None:
    """15 farm and 18 ship tiles, and those that leaders bring."""
    counts = state.scrap.copy()
    for pile in state.piles:
        for tile in pile:
            counts[tile] += 1
    for tile in state.ships + state.farms:
        if tile not in (NOTHING, SHIP_PRINTED):
            counts[tile] += 1
    for tile, copies in enumerate(TILE_COPIES):
        if copies:
            must(counts[tile] == copies, "tiles were lost or doubled")
    leaders = 0
    for mask in state.leaders:
        leaders |= mask
    if state.phase != SETTING_UP:
        must(counts[FARM_SUNARI] == leaders >> SUNARI & 1, "Sunari's farm is missing")
        must(counts[SHIP_UL_KAH_TAL] == leaders >> UL_KAH_TAL & 1, "Ul Kah Tal's ship is missing")
    for number, pile in enumerate(state.piles):
        must(all((tile >= SHIP_FLIP) == (number >= 3) for tile in pile), "a tile lies in a pile of the other kind")


def check_incidents(state: CiState) -> None:
    """A breakthrough marker has moved exactly if a die of its value was placed on the negotiation board."""
    values = [die & 7 for die in state.dice[NEG_1:] if die]
    moved = [value for value in state.upper if value]
    must(len(set(moved)) == len(moved) and all(value in values for value in moved), "a marker moved by itself")
    if state.phase != EXECUTE:
        must(set(moved) == set(values), "a breakthrough was missed")
    markers = [marker for marker in state.lower if marker]
    must(len(set(markers)) == len(markers), "a complication marker was doubled")
