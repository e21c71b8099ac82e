"""Hidden information: who knows what."""

from __future__ import annotations

from excavation.scenes import acts, offers, play, queue, table, holds, traders, next_cards

from stolik.engine.record import Record
from stolik.engine.rng import Dice
from stolik.engine.state import SPECTATOR
from stolik.games.excavation import GAME
from stolik.games.excavation.cards import ZU_DECKS, ZU_TYPE
from stolik.games.excavation.state import ExcavationState


def test_a_view_shows_the_own_hand_and_counts_of_the_others() -> None:
    state = table("aqulla", "gul", "kuti_kuti")
    view = GAME.redact(state, 1)
    assert view.hands[1] == state.hands[1] and view.hands[0] == (-1,) * len(state.hands[0])
    assert set(view.deck) == {-1} and len(view.deck) == len(state.deck)
    assert all(set(stack) == {-1} for stack in view.stacks) and set(view.buyer_deck) == {-1}
    assert view.order_deck == (-1,) * 8
    assert view.black == state.black and view.discards == state.discards and view.fuel == state.fuel


def test_the_chosen_card_is_secret_until_its_action_is_named() -> None:
    state = acts(table("aqulla", "gul"), 0, "red_s1 red_s2")
    play(state, "card red_s1")
    assert GAME.redact(state, 0).chosen == state.chosen
    assert GAME.redact(state, 1).chosen == -1 and GAME.redact(state, SPECTATOR).chosen == -1
    assert GAME.redact(state, 1).options(0) == []


def test_drawn_cards_are_seen_by_the_drawer_only() -> None:
    state = table("dal_harrai", "gul")
    for market in ("market_1", "market_2", "market_3"):
        queue(state, market, "red")
    holds(state, 0, "red_k1 red_k1 red_k1")
    traders(state, 0, market_1=1, market_2=1, market_3=1)
    acts(state, 0, "green_s1")
    next_cards(state, "red_s6 green_s6")
    play(state, "card green_s1", "sell")
    while "done" in offers(state) or offers(state)[0].startswith("sell-at"):
        play(state, [offer for offer in offers(state) if offer != "done"][0])
    assert offers(state) == ["keep green_s6", "keep red_s6"]
    assert GAME.redact(state, 0).drawn == state.drawn and GAME.redact(state, 1).drawn == (-1, -1)
    heard = [str(event) for event in state.events or [] if event.seen_by(1)]
    assert "drew-hidden 0 2" in heard and not [text for text in heard if text.startswith("drew 0")]


def test_draft_packs_are_known_to_their_holder_and_picks_to_nobody_else() -> None:
    record = Record(GAME, GAME.setup(2, 4, {"hand_draft": "on", "factions": "random"}))
    record.play(str(record.state.options(0)[0]), 0)
    state = record.state
    assert isinstance(state, ExcavationState)
    mine, theirs = GAME.redact(state, 0), GAME.redact(state, 1)
    assert mine.picks[0] == state.picks[0] and theirs.picks[0] == (-1,)
    assert theirs.packs[1] == state.packs[1] and theirs.packs[0] == (-1,) * 7


def test_dealt_worlds_keep_the_numbers_of_zus_card_types() -> None:
    state = table("gul")
    for seed in range(20):
        world = GAME.determinize(GAME.redact(state, 0), Dice(seed))
        seen = list(world.zu_discards) + list(world.zu_deck)
        assert sorted(seen + [card for deck in world.zu_later for card in deck]) == list(range(24))
        for deck, row in zip(world.zu_later, ZU_DECKS[1:]):
            assert tuple([ZU_TYPE[card] for card in deck].count(type_) for type_ in range(6)) == row


def test_undo_does_not_cross_a_draw_for_a_full_column() -> None:
    record = Record(GAME, GAME.setup(2, 4, {"factions": "random"}))
    while len(record.state.agenda) > 1 and "done" in offers(record.state):
        record.play("done")
    seat = record.state.deciders()[0]
    record.play("place dig_red_2")
    state = record.state
    assert isinstance(state, ExcavationState)
    state.gallery[seat] = 0b0111 << 8
    state.ground[11] = 1
    state.ground[10] = 0
    acts(state, seat, "red_s1", at="dig_red_2 market_1 market_4")
    record.play("card red_s1")
    record.play("excavate")
    assert record.undoable(seat) is not None
    record.play("sample red_k4")
    assert record.undoable(seat) is None
