"""Icaion: seekers gather qoam on a world of crystals, between parasites and a wandering Colossus."""

from __future__ import annotations

from collections import Counter

from ...engine.errors import BrokenRules
from ...engine.game import Game, Provenance, ScoreLine, Setup, Variant
from ...engine.option import Phrase, Vocabulary
from ...engine.rng import Dice
from ...engine.state import State
from . import bot, view
from .board import MOST_PARASITES, cap, is_spared
from .cards import REGION_CARDS, WONDERS_EACH, curio_cards
from .pieces import CURIO, EVENTS, OPTIONS, SIDES_NEED_CUSTOM, SOURCE, SOURCES, TIE_ORDER, WOUNDS_NEED_BEAMS
from .scoring import winner
from .setup import new_game
from .state import IcaionState
from .tiles import CAGES, COLOSSUS_SHARDS, COLOURS, MOST_SHARDS, SHARDS

SIDES = tuple([f"{colour}_side" for colour in COLOURS])


class Icaion(Game):
    """The whole game with all its modules."""

    id = "icaion"
    seats = (2, 3, 4, 5)
    variants = (
        Variant("apparatus_sides", ("all_day", "all_night", "random_mix", "custom")),
        *[Variant(name, ("day", "night")) for name in SIDES],
        Variant("character_mode", ("random", "draft")),
        Variant("expert"),
        Variant("radiant_beams"),
        Variant("remove_wound_cards"),
        Variant("wonders"),
    )
    vocabulary = Vocabulary(OPTIONS)
    events = Vocabulary(EVENTS)
    provenance = (
        Provenance("map", "reconstructed"),
        Provenance("distances", "derived"),
        Provenance("track", "reconstructed"),
        Provenance(
            "seekers", "rulebook", "abilities; icons are reconstructed, the pair Lone Survivor + Hyper boots fits"
        ),
        Provenance("gears", "rulebook"),
        Provenance("character_icons", "reconstructed"),
        Provenance("curios", "reconstructed"),
        Provenance("events", "rulebook"),
        Provenance("wonders", "rulebook"),
        Provenance("division_board", "rulebook"),
        Provenance("apparatus", "rulebook"),
        Provenance("shards", "rulebook"),
        Provenance("parasite_points", "rulebook"),
        Provenance("neutral_machines", "rulebook"),
        Provenance("player_colours", "reconstructed"),
    )

    def impossible(self, players: int, variants: dict[str, str]) -> Phrase | None:
        if variants.get("remove_wound_cards") == "on" and variants.get("radiant_beams") != "on":
            return Phrase(WOUNDS_NEED_BEAMS)
        if variants.get("apparatus_sides") != "custom" and any(variants.get(name) == "night" for name in SIDES):
            return Phrase(SIDES_NEED_CUSTOM)
        return None

    def modes(self) -> list[tuple[int, dict[str, str]]]:
        beams = {"radiant_beams": "on"}
        everything = {
            "apparatus_sides": "random_mix", "character_mode": "draft", "expert": "on", "radiant_beams": "on",
            "wonders": "on",
        }  # fmt: skip
        tried: list[tuple[int, dict[str, str]]] = [(players, {}) for players in self.seats]
        tried += [(players, {"wonders": "on"}) for players in self.seats]
        tried += [(players, beams) for players in self.seats]
        tried += [(players, everything) for players in self.seats]
        tried += [
            (2, {"apparatus_sides": "all_night"}),
            (3, {"apparatus_sides": "random_mix"}),
            (4, {"apparatus_sides": "custom", "blue_side": "night", "gray_side": "night"}),
            (2, {"apparatus_sides": "custom", "green_side": "night", "brown_side": "night", "pink_side": "night"}),
            (2, {"character_mode": "draft"}),
            (5, {"character_mode": "draft"}),
            (3, {"expert": "on"}),
            (3, {**beams, "remove_wound_cards": "on"}),
            (4, {"wonders": "on", "expert": "on", "character_mode": "draft", "apparatus_sides": "all_night"}),
        ]
        return tried

    def empty(self) -> IcaionState:
        return IcaionState()

    def start(self, setup: Setup) -> IcaionState:
        chosen = setup.variants
        sides = chosen.get("apparatus_sides", "all_day")
        night = 31 if sides == "all_night" else 0
        if sides == "custom":
            for colour, name in enumerate(SIDES):
                night |= (chosen.get(name) == "night") << colour
        beams = setup.on("radiant_beams")
        return new_game(
            setup,
            night,
            sides == "random_mix",
            chosen.get("character_mode") == "draft",
            setup.on("expert"),
            beams,
            beams and (setup.players == 2 or setup.on("remove_wound_cards")),
            setup.on("wonders"),
        )

    def redact(self, state: State, viewer: int) -> IcaionState:
        assert isinstance(state, IcaionState)
        return view.redact(state, viewer)

    def determinize(self, view_: State, dice: Dice) -> IcaionState:
        assert isinstance(view_, IcaionState)
        return view.determinize(view_, dice)

    def secrets(self, state: State) -> list[str]:
        assert isinstance(state, IcaionState)
        return [CURIO.text(card) for player in state.players for card in player.hand]

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, IcaionState)
        return [player.rp for player in state.players]

    def winners(self, state: State) -> list[int]:
        assert isinstance(state, IcaionState)
        return [winner(state)]

    def score_sheet(self, state: State) -> list[ScoreLine]:
        assert isinstance(state, IcaionState)
        return [
            ScoreLine(name, tuple([state.ledger[SOURCES * seat + source] for seat in range(state.seats)]))
            for source, name in enumerate(SOURCE.names)
        ]

    def tie_break(self, state: State) -> Phrase | None:
        scores = self.scores(state)
        return Phrase(TIE_ORDER) if scores.count(max(scores)) > 1 else None

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, IcaionState)
        return bot.evaluate(state, seat)

    def priors(self, state: State) -> list[float] | None:
        assert isinstance(state, IcaionState)
        return bot.priors(state)

    def conserved(self, state: State) -> None:
        assert isinstance(state, IcaionState)
        broken = flaw(state)
        if broken:
            raise BrokenRules(f"{self.id}: {broken} at {state.agenda[-1:]!r}")


def flaw(state: IcaionState) -> str:
    """The first broken invariant of the specification, in words; empty when all hold."""
    players = state.seats
    for region in range(15):
        owners = [owner for owner in state.machines[3 * region : 3 * region + 3] if owner >= 0]
        if len(set(owners)) != len(owners):
            return f"two machines of one colour in region {region}"
        if not 0 <= state.parasites[region] <= MOST_PARASITES or not 0 <= state.qoam[region] <= cap(players):
            return f"parasites or qoam of region {region} out of bounds"
        if is_spared(players, region) and state.parasites[region]:
            return "parasites beside the City"
        wonder = state.wonder_at[region]
        if wonder >= 0 and state.wonder_owner[wonder] in owners:
            return "a wonder with a machine of its owner"
    claimed = [wonder for wonder in state.wonder_at if wonder >= 0]
    if sorted(claimed) != [wonder for wonder in range(7) if state.wonder_owner[wonder] >= 0]:
        return "wonders on the board and claimed differ"
    shown = 1 if state.shard_shown else 0
    shards = [*state.colossus_shards, *state.bag, *state.shards_gone]
    for player in state.players:
        shards += player.shards
    if len(shards) + shown != len(SHARDS) or len(state.colossus_shards) > COLOSSUS_SHARDS[players]:
        return "shards were lost or doubled"
    if sorted(state.order) != list(range(players)):
        return "the turn order is no order"
    if state.year and len(state.track) != state.round:
        return "one event card for each round"
    if state.year and len(state.event_deck) + len(state.track) != REGION_CARDS + state.year:
        return "event cards were lost"
    if sum(1 for card in state.track if card < REGION_CARDS) != state.regions_revealed:
        return "region cards are miscounted"
    if state.round > REGION_CARDS + state.year:
        return "too many rounds"
    return player_flaw(state)


def player_flaw(state: IcaionState) -> str:
    """What is broken on a player's side."""
    limit = WONDERS_EACH[state.seats]
    cards = Counter([*state.curio_deck, *state.curio_discard, *state.resolving])
    tiles: list[int] = []
    for seat, player in enumerate(state.players):
        cards.update(player.hand)
        cards.update(player.upgrades)
        if len(player.hand) > player.hand_limit() or len(player.upgrades) > player.upgrade_limit():
            return "a limit of cards is exceeded"
        if min(player.cages) < 0 or any(player.content(cage) and not player.is_open(cage) for cage in range(CAGES)):
            return "crystals in a closed cage"
        on_board = [sum(1 for r in range(15) if state.machines[3 * r + kind] == seat) for kind in range(3)]
        for kind in range(3):
            if on_board[kind] + sum(player.left >> slot & 1 for slot in (kind, kind + 3, kind + 6)) > 3:
                return "too many machines"
        for row in (0, 3, 6):
            if not state.beams and player.left >> row & 7 not in (7, 6, 4, 0):
                return "machines left out of order"
        if len(player.shards) > MOST_SHARDS or state.wonders_of(seat) > limit:
            return "too many shards or wonders"
        installed = [tile for tile in player.installed if tile >= 0]
        if len({tile // 3 for tile in installed}) != len(installed):
            return "two installed apparatuses of one colour"
        if any(tile >= 0 and tile % 3 != year for year, tile in enumerate(player.installed)):
            return "an apparatus in the slot of another Year"
        tiles += installed + ([player.held] if player.held >= 0 else [])
        if sum(state.ledger[SOURCES * seat : SOURCES * seat + SOURCES]) != player.rp:
            return "points and their sources differ"
    if len(set(tiles)) != len(tiles) or any(state.piles[tile // 3] <= tile % 3 + 1 for tile in tiles):
        return "an apparatus was doubled"
    if state.curio_deck and cards != Counter(curio_cards(state.no_wound_cards)):
        return "curio cards were lost or doubled"
    return ""


GAME = Icaion()
