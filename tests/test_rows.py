"""What the terminal tells of a position, row by row."""

from __future__ import annotations

from typing import Any

from stolik.cli.about import about
from stolik.cli.listing import cut_to, shortened, spoken, tall
from stolik.cli.local import Local
from stolik.cli.saved import Seating
from stolik.cli.screen import board
from stolik.cli.voice import Voice
from stolik.engine.record import Record
from stolik.games import game


def position(name: str, players: int, **variants: str) -> Any:
    """The state at the start of a game."""
    found = game(name)
    return Record(found, found.setup(players, 1, variants)).state


def told(state: Any, name: str, lang: str = "en") -> list[str]:
    """The terminal's board, as lines."""
    found = game(name)
    return board(state, Voice(lang, found, ["Ada", "Jan"][: state.seats])).splitlines()


def test_popularity_tells_what_each_colour_pays() -> None:
    state = position("excavation", 2)
    state.track[:5] = [3, 1, 3, 4, 2]  # fewest left on the track: the most popular
    pays = [state.rank_credits(colour) for colour in range(5)]
    names = ("yellow", "green", "red", "purple", "orange")
    expected = ", ".join(f"{name}: {number}" for name, number in zip(names, pays))
    assert f"Popularity pays: {expected}" in told(state, "excavation")
    assert any(line.startswith("Popularność płaci: żółty: ") for line in told(state, "excavation", "pl"))


def test_markers_of_a_negotiation_stand_with_their_slots() -> None:
    state = position("circadians", 2)
    assert not [line for line in told(state, "circadians") if "Breakthrough" in line or "Complication" in line]
    state.upper = (0, 4, 0, 0, 0, 2)
    state.lower = (1, 0, 6, 0, 0, 0)
    lines = told(state, "circadians")
    assert "Breakthroughs: a free ship: 4, a gem: 2" in lines
    assert [line for line in lines if line.startswith("Complications: ")] == [
        "Complications: discard 2 contracts: sum 8 or more, lose a die: equal values again"
    ]
    assert any(line.startswith("Postępy: darmowy statek: 4") for line in told(state, "circadians", "pl"))


def test_the_second_die_of_a_pair_is_told_with_its_owner() -> None:
    state = position("circadians", 2)
    state.pairs[1] = 1 * 8 + 5
    assert "Second dice of pairs: Laboratory 2: 5 (Jan)" in told(state, "circadians")


def test_the_harvester_of_the_automaton_is_told_when_there_is_one() -> None:
    label = "Harvester of the automaton"
    assert [line for line in told(position("circadians", 1), "circadians") if line.startswith(label)]
    assert not [line for line in told(position("circadians", 2), "circadians") if line.startswith(label)]


def test_long_lists_say_once_what_their_options_share() -> None:
    options = ["Move: Nile to Cape", "Move: Nile to Sunda", "Move: Alaska to Cape", "Done"]
    assert spoken(options) == ["Move: Nile to Cape", "… Nile to Sunda", "… Alaska to Cape", "Done"]
    assert shortened(options, 14) == ["Move: Nile … Cape", "… Nile … Sunda", "… Alaska … Cape", "Done"]
    assert shortened(options, 40) == options, "what fits stays whole"
    assert cut_to("Move: Nile", 8) == "Move: N…" and tall(options, 10) == 8


def test_about_tells_piles_and_discards_as_lists() -> None:
    found = game("circadians")
    session = Local(Record(found, found.setup(2, 3)), Voice("en", found), Seating((("Ola", ""), ("Jan", ""))))
    pile = next(row for row in session.rows if row.at is not None and row.things)
    listed = about(session, pile.label)
    assert pile.text in listed[0] and session.voice.words.about(*pile.things[0]) in listed[1]
    assert len(about(session, pile.under)) > len(listed), "all piles of the row"
    assert about(session, "seedlings") == ["Seedlings: Pay 2 algae. You gain 1 die."], "anything in the box"
