"""The derived vectors of the specification, D1 to D24."""

from __future__ import annotations

import pytest

from icaion.scenes import (
    act,
    board,
    cage,
    card,
    deploy,
    hand,
    offers,
    play,
    player,
    put,
    start_turn,
    table,
    to_move,
    verbs,
)
from icaion.test_worked_examples import e4_scene
from stolik.games.icaion import GAME
from stolik.games.icaion.board import DISTANCE
from stolik.games.icaion.cards import SWARM
from stolik.games.icaion.effects import Infest
from stolik.games.icaion.pieces import CRATER, NODE, REGION, TILE
from stolik.games.icaion.rounds import BeginRound, grow, reorder, rouse_colossus
from stolik.games.icaion.scoring import FinalScoring, score_parasites, winner
from stolik.games.icaion.state import IcaionState


def run(state: IcaionState, *steps: object) -> IcaionState:
    """Run steps with nothing after them but seat 0's choice of actions."""
    act(state)
    state.then(*steps)  # type: ignore[arg-type]
    state.advance()
    return state


def test_d1_an_overrun_destroys_the_machines_and_wounds() -> None:
    state = table(4)
    player(state, 0, node="ring_0")
    deploy(state, 0, "harvester_1")
    hand(state, 0, "IN203")
    put(state, "river_1", parasites=3, red="harvester", white="refiner")
    run(state, Infest(REGION.ids["river_1"]))
    assert state.machines_in(0) == 0 and state.parasites[0] == 0
    assert offers(state) == ["discard IN203", "lie-down"]
    spared = state.clone()
    play(spared, "discard IN203")
    assert not spared.players[0].lying and spared.curio_discard == (card("IN203"),)
    play(state, "lie-down")
    assert state.players[0].lying and state.players[0].strength() == 2


def test_d2_swarm_places_two_parasites_one_by_one() -> None:
    state = table(4)
    state.round = 4  # one arrow
    state.colossus = CRATER.ids["crater_pink"]
    put(state, "mountains_2", parasites=3)
    put(state, "crystal_field_3", parasites=2)
    act(state)
    rouse_colossus(state, SWARM)
    state.advance()
    assert state.colossus == CRATER.ids["crater_blue"]
    assert state.parasites[REGION.ids["mountains_2"]] == 1
    assert state.parasites[REGION.ids["crystal_field_3"]] == 0


def test_d3_a_region_holds_no_more_than_the_saturation() -> None:
    state = table(2)
    state.round = 7  # three crystals
    put(state, "forest_2", 4)
    grow(state, 1)
    assert state.qoam[REGION.ids["forest_2"]] == 5 and state.qoam[REGION.ids["forest_1"]] == 3


@pytest.mark.parametrize(("players", "expected"), [(3, [0, 1, 1]), (4, [1, 1, 1])])
def test_d4_with_few_players_parasites_stay_outside(players: int, expected: list[int]) -> None:
    state = table(players)
    state.round = 2
    act(state)
    grow(state, 1)
    state.advance()
    assert state.parasites[3:6] == expected


def test_d5_the_fifth_round_recharges_before_the_event() -> None:
    state = table(3)
    state.round = 4
    state.track = (0, 1, 2, 3)
    state.event_deck = [state.year_cards[0], 4]
    state.regions_revealed = 4
    for mine in state.players:
        mine.charged = False
    state.agenda = [BeginRound()]
    state.advance()
    assert all(mine.charged for mine in state.players)
    assert state.round == 5 and state.last_round()


def test_d6_of_equal_scores_the_later_one_goes_first() -> None:
    state = table(3)
    for seat, rp in enumerate((20, 15, 15)):
        player(state, seat, rp=rp)
    reorder(state)
    assert state.order == (2, 1, 0)


def test_d7_parasites_score_by_rank_and_the_earlier_player_wins_ties() -> None:
    state = table(4)
    for seat, parasites in enumerate((2, 5, 5, 0)):
        player(state, seat, parasites=parasites)
    score_parasites(state)
    assert [mine.rp for mine in state.players] == [2, 10, 6, 0]
    state = table(5)
    for seat, parasites in enumerate((2, 5, 5, 0, 1)):
        player(state, seat, parasites=parasites)
    score_parasites(state)
    assert [mine.rp for mine in state.players] == [2, 10, 6, 0, 1]


@pytest.mark.parametrize(("parasites", "crystals"), [(3, 1), (2, 2)])
def test_d8_more_parasites_than_machines_block_them(parasites: int, crystals: int) -> None:
    state = table(4)
    player(state, 0, node="ring_0")
    put(state, "river_1", 2, parasites, red="harvester", yellow="refiner")
    play(act(state), "extract")
    if crystals == 2:
        play(state, "activate river_1")
    play(state, "deposit cage_1")
    assert board(state, 0, 1) == {"blue": crystals}


def test_d9_the_creature_pays_one_less_and_scores_the_full_cost() -> None:
    state = table(5)
    player(state, 0, seeker="creature", node="ring_0")
    put(state, "river_1", yellow="scavenger", purple="refiner")
    put(state, "mountains_2", yellow="harvester")
    put(state, "mist_valley_3", yellow="harvester")
    cage(state, 0, 1, blue=2)
    play(act(state), "deploy harvester_1 river_1")
    assert state.players[0].rp == 6 and state.players[0].crystals() == 0
    state = table(5)
    player(state, 0, seeker="creature", node="ring_0")
    play(act(state), "deploy harvester_1 river_1")
    assert state.players[0].rp == 1


@pytest.mark.parametrize(("pink", "points", "shards"), [(2, 6, ()), (3, 9, (3,))])
def test_d10_the_outsider_scores_three_per_pink(pink: int, points: int, shards: tuple[int, ...]) -> None:
    state = table(3)
    player(state, 0, seeker="outsider", node="cr_m_3")
    state.colossus_shards[-1] = 3
    cage(state, 0, 1, pink=3)
    play(act(state), "investigate", f"offer {pink}")
    assert state.players[0].rp == points and state.players[0].shards == shards
    assert state.shards_gone == (() if shards else (3,))


def test_d11_a_sixth_shard_leaves_the_game() -> None:
    state = table(3)
    player(state, 0, seeker="heir", node="cr_m_3", shards=(1, 1, 1, 2, 2))
    state.colossus_shards[-1] = 2
    cage(state, 0, 1, pink=2)
    play(act(state), "investigate", "offer 2")
    assert state.players[0].rp == 2 and len(state.players[0].shards) == 5 and state.shards_gone == (2,)


def test_d12_a_batch_replaces_one_cage_or_is_discarded_whole() -> None:
    state = table(3)
    player(state, 0, node="ring_0")
    cage(state, 0, 1, gray=2)
    cage(state, 0, 2, pink=1)
    put(state, "river_1", 1)
    put(state, "forest_1", 1)
    play(act(state), "extract")
    assert sorted(offers(state)) == ["deposit cage_1", "deposit cage_2", "throw-away"]
    assert offers(state)[0] == "deposit cage_2"  # the emptier one first
    results = []
    for text in ("deposit cage_1", "deposit cage_2", "throw-away"):
        end = play(state.clone(), text)
        results.append((board(end, 0, 1), board(end, 0, 2)))
    assert results == [
        ({"blue": 1, "green": 1}, {"pink": 1}),
        ({"gray": 2}, {"blue": 1, "green": 1}),
        ({"gray": 2}, {"pink": 1}),
    ]


def test_d13_a_converter_turns_two_into_one() -> None:
    state = table(3)
    player(state, 0, upgrades="IN229")
    hand(state, 0, "IN211 IN212")
    cage(state, 0, 1, pink=2, blue=1)
    assert offers(act(state), "play") == ["play IN211"]
    play(state, "play IN211")
    assert board(state, 0, 1) == {"blue": 1} and state.players[0].rp == 3


def test_d14_harvester_upgrades() -> None:
    for qoam, left, batch in ((3, 1, {"blue": 2, "pink": 1}), (2, 1, {"blue": 1, "pink": 1})):
        for upgrades in ("IN231 IN233", "IN231 IN232 IN233"):
            state = table(3)
            player(state, 0, node="ring_0", upgrades=upgrades)
            put(state, "river_1", qoam, red="harvester")
            play(act(state), "extract", "activate river_1")
            if qoam == 3:
                assert offers(state) == ["harvest 2", "harvest 1"]
                play(state, "harvest 2")
            play(state, "swap pink", "deposit cage_1")
            assert board(state, 0, 1) == batch and state.qoam[0] == left


def test_d15_a_recovery_turn() -> None:
    state = table(3)
    player(state, 0, seeker="criminal", node="ring_0", lying=True)
    deploy(state, 0, "harvester_2 scavenger_2")
    cage(state, 0, 1, blue=3)
    hand(state, 0, "IN203")
    start_turn(state)
    assert not state.players[0].lying and state.recovery
    reach = [DISTANCE[NODE.ids["ring_0"]][NODE.ids[text.split()[1]]] for text in offers(state, "move")]
    assert max(reach) == 2 and "camp" in offers(state)
    put(state, "river_1", 2)
    put(state, "crystal_field_3", 2)
    play(state, "move city_0")
    assert verbs(state) == {"extract", "deploy", "retrieve", "end-turn"}
    play(state, "extract", "deposit cage_1")
    assert state.active == 1 and not state.players[0].armour


def test_d16_wound_cards_hit_neighbours() -> None:
    state = table(4)
    player(state, 0, node="cr_m_0")
    player(state, 1, node="mid_r_0")
    player(state, 2, node="cr_m_0", lying=True)
    player(state, 3, node="ring_0")
    hand(state, 0, "IN245")
    hand(state, 1, "IN203")
    cage(state, 0, 1, green=1)
    play(act(state), "play IN245")
    assert state.players[0].rp == 4  # A8: the lying one counts as hit
    assert state.deciders() == [1]
    play(state, "discard IN203")
    assert not state.players[1].lying and state.players[0].rp == 4


def test_d17_radiant_beams_neutral_machines() -> None:
    seen = set()
    for seed in range(40):
        state = GAME.start(GAME.setup(3, seed, {"radiant_beams": "on"}))
        if state.colossus != CRATER.ids["crater_blue"]:
            continue
        regions = {REGION.text(region) for region in range(15) if state.machines_in(region)}
        always = {
            "river_1", "forest_1", "mountains_1", "mist_valley_1", "crystal_field_1", "forest_3", "mountains_3",
            "crystal_field_2",
        }  # fmt: skip
        assert always < regions and len(regions) == 9
        seen |= regions - always
    assert seen == {"mist_valley_2", "mist_valley_3"}


def test_d18_radiant_beams_refiner_gives_its_crystal_back() -> None:
    state = play(
        e4_scene(radiant_beams="on"), "extract", "activate forest_1", "activate river_1", "done", "deposit cage_1"
    )
    assert board(state, 0, 1) == {"blue": 2} and state.players[0].rp == 2
    state = play(e4_scene(radiant_beams="on"), "extract", "activate river_1", "done", "deposit cage_1")
    assert board(state, 0, 1) == {"blue": 2, "green": 1} and state.players[0].rp == 0


def test_d19_a_wonder_scores_four_for_each_machine_around_it() -> None:
    state = table(3, wonders="on")
    state.wonders_offered = (4,)
    player(state, 0, node="ring_0")
    for region in ("forest_1", "mountains_2", "crystal_field_1"):
        put(state, region, red="harvester")
    cage(state, 0, 1, blue=1, brown=1)
    play(act(state), "restore pulsar river_1")
    assert state.players[0].rp == 12 and state.players[0].crystals() == 0


@pytest.mark.parametrize(("players", "points"), [(3, 1), (2, 0)])
def test_d20_a_wonder_wakes_for_its_owner(players: int, points: int) -> None:
    state = table(players, wonders="on")
    player(state, 0, node="city_0")
    put(state, "river_1", 1, wonder="qoamcopia 1")
    if players == 2:
        put(state, "forest_3", wonder="pulsar 1")
        state.bare = 1 << 5
    play(act(state), "extract", "deposit cage_1")
    assert state.deciders() == [1]
    play(state, "choose pink", "add cage_2")
    assert state.players[0].rp == points and board(state, 1, 2) == {"pink": 1}


@pytest.mark.parametrize(("beams", "total"), [("off", 199), ("on", 172)])
def test_d21_the_final_scoring(beams: str, total: int) -> None:
    state = table(3, radiant_beams=beams)
    player(state, 0, rp=130, gear="hyper_boots", shards=(1, 1, 2), installed="app_blue_1 app_brown_2 app_green_3")
    cage(state, 0, 1, blue=3)
    cage(state, 0, 2, pink=2)
    for region in ("river_1", "forest_1", "mountains_1"):
        put(state, region, red="scavenger")
    for region in ("river_2", "forest_2", "mountains_2"):
        put(state, region, red="harvester")
    deploy(state, 0, "harvester_1 scavenger_1")
    FinalScoring().run(state)
    assert state.players[0].rp == total
    assert sum(line.points[0] for line in GAME.score_sheet(state)) == total


def test_d22_a_tie_is_won_by_the_later_player_of_year_three() -> None:
    state = table(3)
    state.order = (2, 0, 1)
    for seat, rp in enumerate((150, 120, 150)):
        player(state, seat, rp=rp)
    assert winner(state) == 0 and GAME.winners(state) == [0] and str(GAME.tie_break(state)) == "order"


def test_d23_double_shift() -> None:
    state = table(3)
    player(state, 0, node="ring_0")
    hand(state, 0, "IN203")
    put(state, "river_1", 3)
    play(act(state), "extract", "deposit cage_1", "double-shift")
    assert verbs(state) == {"move", "camp"}
    assert "move ring_0" not in offers(state)
    play(state, "camp")
    assert "extract" in offers(state) and "play IN203" not in offers(state)
    play(state, "extract", "throw-away")
    assert state.active == 1


def test_d24_a_colour_is_taken_once_in_a_year() -> None:
    state = table(3)
    player(state, 0, node="city_0")
    player(state, 1, node="city_1")
    play(act(state), "retrieve app_gray_1", "end-turn")
    assert state.piles[3] == 2
    play(state, "move city_2")
    assert offers(state, "retrieve") == [f"retrieve app_{colour}_1" for colour in ("blue", "green", "brown", "pink")]
    assert TILE.text(state.players[0].held) == "app_gray_1"
    assert state.deciders() == [1] and to_move(state, 2).deciders() == [2]
