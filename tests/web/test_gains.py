"""What options cost and bring comes true, and everything in lists holds what the viewer may know and nothing else."""

from __future__ import annotations

import asyncio
import re
from typing import cast

import httpx
import pytest
from markupsafe import Markup
from web.look import scene_of, started
from web.served import Served, new_table, play_on

from stolik import games
from stolik.bots import gains
from stolik.bots.registry import make
from stolik.engine.game import Game
from stolik.engine.option import Option
from stolik.engine.record import Record
from stolik.engine.rng import Dice
from stolik.engine.state import SPECTATOR, State
from stolik.games.excavation.pieces import TILE
from stolik.games.excavation.state import ExcavationState
from stolik.web.pages import lists, stage
from stolik.web.pages.gains import chips as chips_of

CHOICES = 40


def greedy(id: str) -> Record:
    """A game that the greedy bot has played with itself for a while."""
    record = started(id, 2, 7, {})
    bots = [make("greedy", seat) for seat in range(2)]
    for _ in range(CHOICES):
        seat = record.state.deciders()[0]
        record.play(str(bots[seat].choose(record.view(seat), record.game)), seat)
    return record


def walked(game: Game, state: State, seat: int, option: Option, blind: bool = False) -> gains.Way | None:
    """What a way to go on with an option comes to in the true state, or up to where something comes to light; nothing when
    it does not end in this turn."""
    asked, level, dice = state.agenda[-1], len(state.agenda), Dice(len(str(option)))
    way: gains.Way = {}, {}
    while True:
        after = state.clone()
        after.choose(option, seat)
        change = gains.changes(gains.amounts(game, state, seat), gains.amounts(game, after, seat))
        if blind and after.revealed:
            return gains.gone(*way, change)
        if after.over or after.turn != state.turn or after.agenda[0] is not state.agenda[0]:
            return None
        way = gains.gone(*way, change) if after.agenda != state.agenda else way
        state = state if after.agenda == state.agenda else after
        if len(state.agenda) < level or isinstance(state.agenda[-1], type(asked)) or state.deciders() != [seat]:
            return way
        options = state.options(seat)
        if any(each.verb in game.keeping for each in options):
            return way
        option = options[dice.below(len(options))]


def came(paid: gains.Amounts, brought: gains.Amounts, lost: gains.Amounts, gained: gains.Amounts) -> bool:
    """Whether all that was told is gone or there, or what came to light has made up for it."""
    gone = all(lost.get(part, 0) <= more or part in gained for part, more in paid.items())
    return gone and all(gained.get(part, 0) >= more or part in lost for part, more in brought.items())


@pytest.mark.parametrize("id", games.ids())
def test_what_an_option_costs_and_brings_comes_true(id: str) -> None:
    record = started(id, 2, 7, {})
    game, state = record.game, record.state
    bots = [make("greedy", seat) for seat in range(2)]
    told = ways = 0
    for _ in range(CHOICES):
        seat = record.state.deciders()[0]
        view, state = record.view(seat), record.state
        before, scene = gains.amounts(game, state, seat), scene_of(record, seat)
        for option, outcome in gains.gains(game, view, seat, view.options(seat)):
            played = gains.Played(game, state, before, seat, option)
            assert outcome.now == gains.common(outcome.now, played.now), str(option)
            assert outcome.later == gains.common(outcome.later, played.later()), str(option)
            if outcome.ways:
                ways += 1
                assert outcome.ways == played.ways(gains.LOOKS)[0], (
                    "nothing of it depends on what the chooser cannot know"
                )
                way = walked(game, state, seat, option)
                assert way is None or way in outcome.ways, (str(option), way)
            if outcome.begun:
                way = walked(game, state, seat, option, blind=True)
                assert way is None or any(came(*begun, *way) for begun in outcome.begun), (str(option), way)
            chips = chips_of(scene, outcome, option, before)
            assert all(chip.words.strip() and gains.THING not in chip.words for chip in chips), chips
            own = {str(scene.words.thing(kind, id)) for kind, id in zip(option.verb.kinds, option.args)}
            assert not any(chip.number == "1" and chip.words.unescape() in own for chip in chips), "the option says it"
            told += len(chips)
        record.play(str(bots[seat].choose(view, game)), seat)
    assert told > 10 and ways > 3, "every game has words for that, and something that is done in several ways"


def told(record: Record, *options: str) -> list[list[str]]:
    """What is told of some options of the seat that chooses, without signs."""
    seat = record.state.deciders()[0]
    view, scene = record.view(seat), scene_of(record, seat)
    found = gains.gains(record.game, view, seat, [each for each in view.options(seat) if str(each) in options])
    had = gains.held(view, seat)
    chips = {str(option): chips_of(scene, outcome, option, had) for option, outcome in found}
    return [
        [f"{'-' if each.pays else '+'}{each.number} {shown(each.words)}".strip() for each in chips[one]]
        for one in options
    ]


def shown(words: Markup) -> str:
    """Words with the names of pictures instead of them."""
    return " ".join(re.sub(r'<svg[^>]*aria-label="([^"]*)".*?</svg>', r"\1", words).split())


def played(id: str, seed: int, until: str) -> Record:
    """A game that the greedy bot plays with itself until an option is offered."""
    record = started(id, 2, seed, {})
    bots = [make("greedy", seat) for seat in range(2)]
    for _ in range(200):
        seat = record.state.deciders()[0]
        if until in map(str, record.state.options(seat)):
            return record
        record.play(str(bots[seat].choose(record.view(seat), record.game)), seat)
    raise AssertionError(f"{until} is never offered")


def test_a_reward_does_not_tell_what_the_other_one_brings() -> None:
    record = played("revive", 21, "resolve energy_1")
    energy, green = told(record, "resolve energy_1", "resolve advance_green_1")
    assert len(energy) == len(green) == 1 and energy != green, (energy, green)


def test_what_is_paid_is_told_although_the_next_tile_comes_to_light() -> None:
    ((cost,),) = told(played("circadians", 7, "send foundry_1"), "send foundry_1")
    assert cost == "- 2 energy/10 water"


def test_nobody_is_told_which_cards_are_going_to_be_drawn() -> None:
    record = started("circadians", 2, 3, {})
    bots = [make("greedy", seat) for seat in range(2)]
    while True:  # a leader who may fulfil a second contract sends a die where two cards are drawn afterwards
        seat = record.state.deciders()[0]
        view = record.view(seat)
        texts = [str(each) for each in view.options(seat)]
        if texts[0].startswith("fulfil"):
            break
        wanted = [each for each in texts if each in ("lead leader_zoey", "send dep_c12_3")]
        record.play(wanted[0] if wanted else str(bots[seat].choose(view, record.game)), seat)
    for _, outcome in gains.gains(record.game, view, seat, view.options(seat)):
        ways = [gained for _, gained in (*outcome.ways, *outcome.begun)]
        assert ways and all(
            more < 0 for way in ways for (name, kind, _), more in way.items() if name == "hands" and kind
        )


def test_one_of_several_things_is_told_as_one_of_them() -> None:
    record = started("revive", 2, 11, {})
    ((brings,),) = told(record, "play start_A1")
    assert re.fullmatch(r"\+\d .+ / \d .+", brings), brings


@pytest.mark.parametrize("id", games.ids())
def test_the_stock_of_a_phone_is_what_the_seat_has_and_nobody_elses(id: str) -> None:
    record = greedy(id)
    for seat in range(2):
        for lang in ("en", "pl"):
            goods = stage.goods(scene_of(record, seat, lang))
            assert goods and len({each.id for each in goods}) == len(goods) and all(each.name for each in goods)
            had = gains.amounts(record.game, record.state, seat)
            for good in goods:
                field, _, thing = good.id.partition("-")
                parts = [
                    part for part in had if part[0] == field and (part[1].text(part[2]) if part[1] else "") == thing
                ]
                assert good.number == sum(had[part] for part in parts), good
    assert not stage.goods(scene_of(record, SPECTATOR))


@pytest.mark.parametrize("id", games.ids())
def test_lists_name_what_lies_open_and_count_what_does_not(id: str) -> None:
    record = greedy(id)
    sections = asyncio.run(lists.sections(scene_of(record, 0)))
    assert [each.id for each in sections] == ["table", "seat-1", "seat-0"], "the viewer's own come last"
    assert all(each.lists for each in sections)
    for viewer in (SPECTATOR, 0, 1):
        for section in asyncio.run(lists.sections(scene_of(record, viewer, "pl"))):
            for each in section.lists:
                assert each.title != each.id and all(thing.name and thing.count > 0 for thing in each.things)


def test_stacks_of_the_black_market_are_listed_from_the_top_and_hands_of_others_are_counted() -> None:
    record = greedy("excavation")
    view, words = cast(ExcavationState, record.view(0)), scene_of(record, 0).words
    common, rival, _ = [
        {each.id: each for each in section.lists} for section in asyncio.run(lists.sections(scene_of(record, 0)))
    ]
    black = [words.thing(TILE, tile) for stack in view.black for tile in stack]
    assert common["black"].ordered and [each.name for each in common["black"].things] == black
    assert common["deck"].number == len(view.deck) and not common["deck"].things
    assert not rival["hands"].things and rival["hands"].hidden == len(view.hands[1])


def test_onlookers_see_lists_and_no_options(table_server: Served) -> None:
    id, players = new_table(table_server.base, "excavation", ["me", "me"], seed=22)
    for _ in play_on(players, 24):
        pass
    with httpx.Client(base_url=table_server.base, timeout=60) as watcher:
        assert "data-gains" not in watcher.get(f"/t/{id}/gains").text
        assert 'data-list-of="black"' in watcher.get(f"/t/{id}/lists").text
    seat = players[0].get()["deciders"][0]
    with table_server.client(follow_redirects=True) as mine:
        mine.get(f"/t/{id}/seat/{players[seat].token}")
        assert "data-gains" in mine.get(f"/t/{id}/gains?seat={seat}").text
