"""A campaign of five chapters keeps its progress, unlocks content and starts every game correctly."""

from __future__ import annotations

import json
import re

import pytest

from playthroughs import transcript
from stolik.engine.codec import dump
from stolik.engine.contract import random_game
from stolik.engine.errors import BadRecord, BadSetup
from stolik.games.revive import GAME
from stolik.games.revive.campaign import Campaign


def test_a_campaign_is_played_from_the_first_chapter_to_the_last() -> None:
    campaign = Campaign()
    for chapter in range(1, 6):
        assert campaign.chapter == chapter and not campaign.finished
        variants = campaign.variants()
        assert variants["campaign"] == f"chapter_{chapter}"
        state = random_game(GAME, 2, {**variants, "max_rounds": "4"}, chapter)
        assert state.chapter == chapter
        campaign = campaign.after(("Ada", "Jan"), tuple(GAME.scores(state)))
        campaign = Campaign.load(json.loads(json.dumps(campaign.save())))
    assert campaign.finished
    assert campaign.variants() == {
        "cc_formica": "on", "cc_vukuntur": "on", "cc_moon": "on", "cc_big_locations": "all",
        "cc_crystal_sources": "on", "cc_switch": "on",
    }  # fmt: skip
    GAME.setup(3, 1, campaign.variants())
    with pytest.raises(BadSetup):
        campaign.after(("Ada",), (1,))


def test_the_golden_chapters_are_one_campaign_with_its_progress_kept() -> None:
    campaign = Campaign()
    for chapter, names in enumerate([("Ada", "Jan"), ("Ada", "Jan"), ("Ada",), ("Jan", "Ada"), ("Ada", "Jan")], 1):
        text = (transcript.FOLDER / "revive" / f"campaign-{chapter}.txt").read_text(encoding="utf-8")
        played = transcript.read(text).setup
        assert played == GAME.setup(len(names), played.seed, campaign.variants())
        ending = re.findall(r"^scores: (seat_0.*)$", text, re.MULTILINE)[-1]
        scores = tuple([int(each.split()[1]) for each in ending.split(", ")])
        campaign = Campaign.load(json.loads(json.dumps(campaign.after(names, scores).save())))
    assert campaign.finished and campaign.points() == {"Ada": 2 + 4 + 73 + 2 + 2, "Jan": 4 + 2 + 4 + 4}


def test_content_is_unlocked_step_by_step() -> None:
    campaign = Campaign()
    seen = []
    for _ in range(5):
        seen.append(campaign.variants())
        campaign = campaign.after(("Ada",), (50,))
    assert seen[1] == {"campaign": "chapter_2", "cc_formica": "on", "cc_big_locations": "big_6"}
    assert seen[2] == {**seen[1], "campaign": "chapter_3", "cc_switch": "on"}
    assert seen[3]["cc_big_locations"] == "big_6_big_8" and seen[3]["cc_crystal_sources"] == "on"
    assert seen[4]["cc_big_locations"] == "all" and seen[4]["tribe_side"] == "choice" and "cc_moon" not in seen[4]
    assert campaign.unlocked()[-1] == "cc_moon"


def test_campaign_cards_are_read_in_order() -> None:
    campaign = Campaign()
    assert campaign.cards() == ("camp_01", "camp_02", "camp_03", "camp_04", "camp_05")
    assert campaign.after(("Ada",), (1,)).cards()[5:7] == ("camp_06", "camp_07")


def test_campaign_points_by_place_with_shared_places_and_alone_by_score() -> None:
    campaign = Campaign().after(("A", "B", "C", "D"), (10, 30, 30, 5)).after(("A", "B"), (9, 8))
    assert campaign.points() == {"A": 1 + 4, "B": 4 + 2, "C": 4, "D": 0}
    assert Campaign().after(("A",), (70,)).after(("A",), (81,)).points() == {"A": 151}


@pytest.mark.parametrize(
    "data",
    [
        {}, {"revive_campaign": 2, "chapters": []}, {"revive_campaign": 1, "chapters": [{}]},
        {"revive_campaign": 1, "chapters": "names"}, {"revive_campaign": 1, "chapters": {}},
        {"revive_campaign": 1, "chapters": [{"names": ["A"], "scores": [float("inf")]}]},
        {"revive_campaign": 1, "chapters": [{"names": ["A"], "scores": ["12"]}]},
        {"revive_campaign": 1, "chapters": [{"names": [3], "scores": [12]}]},
        {"revive_campaign": 1, "chapters": [{"names": "A", "scores": [12]}]},
        {"revive_campaign": 1, "chapters": [{"names": ["A"], "scores": [12]}] * 6},
        {"revive_campaign": 1, "chapters": [{"names": ["A"] * 5, "scores": [12] * 5}]},
    ],
)  # fmt: skip
def test_damaged_progress_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(BadRecord):
        Campaign.load(data)


def test_a_chapter_brings_what_the_chapters_before_it_unlocked() -> None:
    by_hand = GAME.start(GAME.setup(3, 4, {"campaign": "chapter_3", "cc_formica": "on", "cc_switch": "on",
                                           "cc_big_locations": "big_6"}))  # fmt: skip
    alone = GAME.start(GAME.setup(3, 4, {"campaign": "chapter_3"}))
    assert dump(alone) == dump(by_hand)
    assert any(player.switch for player in alone.players)
