"""Setting up: variants, board, neutral machines, characters, cards, wonders, starting nodes."""

from __future__ import annotations

import pytest

from icaion.scenes import offers, play
from stolik.engine.errors import BadSetup
from stolik.games.icaion import GAME
from stolik.games.icaion.board import (
    CRATER_NODES, CRATER_REGIONS, DISTANCE, FROM_COLOSSUS, IN_CITY, INTERNAL, NEAR_REGIONS, NEIGHBOURS, NODE_REGIONS,
    REGION_NODES,
)  # fmt: skip
from stolik.games.icaion.cards import GEARS, SEEKERS
from stolik.games.icaion.pieces import NODE, REGION
from stolik.games.icaion.state import IcaionState


def start(players: int, seed: int = 3, **variants: str) -> IcaionState:
    return GAME.start(GAME.setup(players, seed, variants))


def past_setup(state: IcaionState) -> IcaionState:
    while not state.year:
        state.choose(state.options()[0])
    return state


# -- the map ------------------------------------------------------------------------------------------------


def test_the_map_has_40_nodes_55_edges_and_15_regions_of_five_types() -> None:
    assert len(NODE_REGIONS) == 40 and sum(map(len, NEIGHBOURS)) == 110
    for node, near in enumerate(NEIGHBOURS):
        assert len(near) >= 2 and all(node in NEIGHBOURS[other] for other in near)
    for region, near in enumerate(NEAR_REGIONS):
        assert all(region in NEAR_REGIONS[other] and other // 3 != region // 3 for other in near)
        shared = [n for n in range(15) if n != region and len(set(REGION_NODES[n]) & set(REGION_NODES[region])) == 2]
        assert sorted(near) == shared
    assert sum(IN_CITY) == 5 and sum(INTERNAL) == 5
    assert all(INTERNAL[3 * kind] for kind in range(5))
    assert max(map(max, DISTANCE)) == 10


def test_a24_distances_from_the_colossus_are_steps_between_regions() -> None:
    for crater in range(5):
        steps = dict.fromkeys(CRATER_REGIONS[crater], 1)
        queue = list(steps)
        for region in queue:
            for near in NEAR_REGIONS[region]:
                if near not in steps:
                    steps[near] = steps[region] + 1
                    queue.append(near)
        assert [steps[region] for region in range(15)] == [FROM_COLOSSUS[region][crater] for region in range(15)]


def test_a2_the_rim_can_be_walked() -> None:
    assert NODE.ids["cr_l_0"] in NEIGHBOURS[NODE.ids["ext_4"]] and NODE.ids["cr_r_0"] in NEIGHBOURS[NODE.ids["ext_0"]]
    assert all(len(nodes) == 3 for nodes in CRATER_NODES)


# -- the board ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_qoam_and_parasites_by_number_of_players(players: int) -> None:
    for seed in range(5):
        state = start(players, seed)
        few = players <= 3
        for region in range(15):
            assert state.qoam[region] == (1 if few and not INTERNAL[region] else 2)
            expected = int(region in CRATER_REGIONS[state.colossus]) + int(not few and INTERNAL[region])
            assert state.parasites[region] == expected
        assert sorted(state.bag) == [1] * 5 + [2] * 6 + [3] * 5
        assert sorted(state.year_cards) == [5, 6, 7]


@pytest.mark.parametrize(("players", "each"), [(2, 3), (3, 2), (4, 1)])
def test_a4_neutral_machines_are_placed_in_turn_order(players: int, each: int) -> None:
    state = start(players)
    placed = []
    while not state.players[0].hand:
        if offers(state)[0].startswith("neutral-at"):
            placed.append(state.deciders()[0])
        assert state.players[0].seeker < 0  # the characters are not known yet
        play(state, offers(state)[0])
    assert placed == [state.order[number % players] for number in range(len(placed))]
    neutral = [owner for owner in state.machines if owner >= 0]
    assert neutral == [players] * (3 * each)
    for kind in range(3):
        assert sum(state.machines[3 * region + kind] >= 0 for region in range(15)) == each
    assert all(state.machines_in(region) <= 1 for region in range(15))


def test_five_players_have_no_neutral_machines() -> None:
    assert start(5).machines == [-1] * 45


# -- characters and cards -----------------------------------------------------------------------------------


def test_characters_are_dealt_at_random_with_their_qoam_in_one_cage() -> None:
    state = past_setup(start(5))
    assert len({mine.seeker for mine in state.players}) == 5 and len({mine.gear for mine in state.players}) == 5
    for mine in state.players:
        together = [a + b for a, b in zip(SEEKERS[mine.seeker][3], GEARS[mine.gear][3], strict=True)]
        assert mine.cages == [*together, *[0] * 25]
        assert len(mine.hand) == 3


def test_the_draft_goes_twice_from_the_last_player_to_the_first() -> None:
    state = start(5, character_mode="draft")
    assert len(state.seekers_shown) == len(state.gears_shown) == 5
    assert all(len(mine.hand) == 3 for mine in state.players)
    picks = []
    first = True
    while state.seekers_shown or state.gears_shown:
        seat = state.deciders()[0]
        picks.append(seat)
        texts = offers(state)
        kinds = {text.split()[0] for text in texts}
        mine = state.players[seat]
        if mine.seeker < 0 and mine.gear < 0:
            assert kinds == {"draft-seeker", "draft-gear"}
        else:
            assert kinds == {"draft-gear" if mine.seeker >= 0 else "draft-seeker"}
        play(state, texts[-1] if first else texts[0])
        first = not first
    backwards = list(reversed(state.order))
    assert picks[:5] == backwards
    assert picks[5:] == backwards[5 - len(backwards) :][: len(picks) - 5]  # forced picks play themselves
    assert all(mine.seeker >= 0 and mine.gear >= 0 for mine in state.players)


def test_starting_nodes_are_chosen_in_reverse_order_and_not_shared() -> None:
    state = start(5)
    chosen = []
    while not state.year and len(state.options()) > 1:
        chosen.append(state.deciders()[0])
        play(state, offers(state)[0])
    assert chosen == list(reversed(state.order))[: len(chosen)]
    assert sorted(NODE.text(mine.end_node) for mine in state.players) == [f"ext_{k}" for k in range(5)]


@pytest.mark.parametrize(("players", "shown"), [(2, 4), (3, 4), (4, 5), (5, 6)])
def test_wonders_are_shown_by_number_of_players(players: int, shown: int) -> None:
    assert len(past_setup(start(players, wonders="on")).wonders_offered) == shown


# -- variants -----------------------------------------------------------------------------------------------


def test_apparatus_sides() -> None:
    assert start(2).night == 0
    assert start(2, apparatus_sides="all_night").night == 31
    assert len({start(2, seed, apparatus_sides="random_mix").night for seed in range(40)}) > 10
    assert start(2, apparatus_sides="custom", green_side="night", pink_side="night").night == 0b10010


def test_impossible_combinations_are_refused() -> None:
    with pytest.raises(BadSetup, match="wounds-need-beams"):
        GAME.setup(3, 1, {"remove_wound_cards": "on"})
    with pytest.raises(BadSetup, match="sides-need-custom"):
        GAME.setup(3, 1, {"blue_side": "night"})
    with pytest.raises(BadSetup, match="no 1 seats"):
        GAME.setup(1)


@pytest.mark.parametrize(
    ("players", "variants", "cards"),
    [
        (2, {}, 50),
        (2, {"radiant_beams": "on"}, 42),
        (3, {"radiant_beams": "on"}, 50),
        (3, {"radiant_beams": "on", "remove_wound_cards": "on"}, 42),
    ],
)
def test_wound_cards_leave_a_game_of_two_with_radiant_beams(players: int, variants: dict[str, str], cards: int) -> None:
    state = past_setup(start(players, **variants))
    assert len(state.curio_deck) + 3 * players == cards


def test_radiant_beams_place_neutral_machines_by_themselves() -> None:
    for players, count, reserved in ((2, 9, 3), (3, 9, 0), (4, 5, 0), (5, 0, 0)):
        for seed in range(10):
            state = start(players, seed, radiant_beams="on")
            regions = [region for region in range(15) if state.machines_in(region)]
            assert len(regions) == count and len(state.reserved) == reserved
            if count:
                assert all(state.machines_in(region) for region in range(15) if INTERNAL[region])
            outside = [region for region in regions if not INTERNAL[region]]
            assert state.colossus not in [region // 3 for region in outside]
            for region in outside:
                other = 3 * (region // 3) + (2 if region % 3 == 1 else 1)
                assert FROM_COLOSSUS[region][state.colossus] >= FROM_COLOSSUS[other][state.colossus]
            assert "neutral" not in offers(state)[0]


def test_two_players_with_radiant_beams_reserve_two_machines_of_one_colour_and_a_refiner_of_the_other() -> None:
    for seed in range(10):
        state = start(2, seed, radiant_beams="on")
        pieces = [(machine // 3, machine % 3) for machine in state.reserved]
        board = [(owner, at % 3) for at, owner in enumerate(state.machines) if owner >= 0]
        assert sorted(pieces + board) == sorted([(team, kind) for team in (2, 3) for kind in range(3)] * 2)
        lone = [team for team in (2, 3) if [each[0] for each in pieces].count(team) == 1]
        assert (lone[0], 2) in pieces


def test_a23_reserved_machines_follow_the_region_cards_far_from_the_colossus() -> None:
    from stolik.games.icaion.rounds import place_reserved

    state = past_setup(start(2, 3, radiant_beams="on"))
    state.machines = [-1] * 45
    state.colossus = 0
    state.track = (5, 1, 0, 2, 4, 3)
    state.reserved = (6, 7, 11)
    place_reserved(state)
    regions = [REGION.text(region) for region in range(15) if state.machines_in(region)]
    assert regions == ["river_2", "forest_3", "mountains_3"] and state.reserved == ()


def test_a23_machines_without_a_place_go_to_the_box() -> None:
    from stolik.games.icaion.rounds import place_reserved

    state = past_setup(start(2, 3, radiant_beams="on"))
    state.machines = [0, -1, -1] * 15  # harvesters everywhere
    state.track = (0, 1, 2, 3, 4)
    state.reserved = (6, 6, 6)
    place_reserved(state)
    assert state.machines == [0, -1, -1] * 15 and state.reserved == ()
