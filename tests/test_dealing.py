"""Fair dealing: from a promised secret and everybody's numbers, by a generator that tells nothing about its key."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from toy import Toy

from stolik import games
from stolik.engine.codec import dump, fingerprint
from stolik.engine.dealing import Dealing, Share
from stolik.engine.errors import BadRecord, BrokenRules, OtherVersion
from stolik.engine.game import Game, Setup
from stolik.engine.record import Record, checksum
from stolik.engine.rng import Dice, keyed
from stolik.engine.state import SPECTATOR, State

TOY = Toy()
SECRET = "5e" * 32
SHARES = (Share(0, "0a" * 16, True), Share(1, "1b" * 16, False))
DEALING = Dealing(SECRET, SHARES)


def dealt(game: Game, dealing: Dealing = DEALING, players: int = 2) -> Setup:
    return replace(game.setup(players), dealing=dealing)


def dealt_out(game: Game, dealing: Dealing) -> str:
    """The state once cards were dealt: in some games after the first choices."""
    state = game.start(dealt(game, dealing))
    while not state.rng:
        state.choose(state.options()[0])
    return fingerprint(state)


def finished(game: Game = TOY, dealing: Dealing = DEALING) -> Record:
    record, dice = Record(game, dealt(game, dealing)), Dice(3)
    while not record.state.over:
        seat = record.state.deciders()[0]
        options = record.state.options(seat)
        record.play(str(options[dice.below(len(options))]), seat)
    return record


def edited(record: Record, **parts: Any) -> bytes:
    """A record changed by somebody who knows how its checksum is made."""
    body = msgspec.json.decode(record.save()) | parts
    body["sum"] = checksum({key: value for key, value in body.items() if key != "sum"})
    return msgspec.json.encode(body)


def test_commitment_key_and_numbers_are_what_the_document_says() -> None:
    assert DEALING.commitment() == hashlib.sha256(SECRET.encode()).hexdigest()
    message = b"stolik dealing 1\n0 " + b"0a" * 16 + b"\n1 " + b"1b" * 16
    key = hmac.new(bytes.fromhex(SECRET), message, hashlib.sha256).digest()
    assert DEALING.key() == key
    word = int.from_bytes(hmac.new(key, bytes(8), hashlib.sha256).digest()[:8], "big")
    assert keyed(key, 0, 52) == (word % 52, 1)


def test_the_order_in_which_people_sat_down_does_not_matter() -> None:
    assert Dealing(SECRET).with_share(SHARES[1]).with_share(SHARES[0]) == DEALING


@pytest.mark.parametrize("id", games.ids())
def test_the_same_secret_and_numbers_deal_the_same_game_and_any_other_another(id: str) -> None:
    game = games.game(id)
    start = dealt_out(game, DEALING)
    assert dealt_out(game, DEALING) == start
    others = [
        replace(DEALING, secret="5f" * 32),
        DEALING.with_share(Share(0, "0b" * 16, True)),
        DEALING.with_share(Share(1, "1c" * 16, True)),
        replace(DEALING, shares=SHARES[:1]),
    ]
    assert start not in {dealt_out(game, each) for each in others}


@pytest.mark.parametrize("n", [2, 3, 7, 52, 60])
def test_keyed_numbers_are_spread_evenly(n: int) -> None:
    key, counter, seen, pairs = DEALING.key(), 0, Counter[int](), Counter[tuple[int, int]]()
    last = 0
    for _ in range(300 * n):
        number, counter = keyed(key, counter, n)
        seen[number] += 1
        pairs[last % 2, number % 2] += 1
        last = number
    chi = sum((seen[number] - 300) ** 2 / 300 for number in range(n))
    assert set(seen) == set(range(n)) and chi < n + 5 * (2 * n) ** 0.5
    assert counter == 300 * n, "a word is skipped about once in 2^58"
    if n % 2 == 0:
        assert all(abs(count - 75 * n) < 5 * (75 * n) ** 0.5 for count in pairs.values())


def test_words_that_would_favour_some_numbers_are_skipped() -> None:
    n = 2**63 + 1  # nearly every second word is beyond the last whole multiple
    counter, tries = 0, 0
    for _ in range(64):
        number, after = keyed(DEALING.key(), counter, n)
        assert 0 <= number < n
        counter, tries = after, tries + 1
    assert counter > tries + 10


@pytest.mark.parametrize("id", games.ids())
def test_nothing_but_the_true_state_knows_the_key(id: str) -> None:
    game = games.game(id)
    state = Record(game, dealt(game)).state
    while not state.rng:
        state.choose(state.options()[0])
    assert state.key == DEALING.key() and state.clone().key == state.key
    assert 0 < state.rng < 10_000, "a counter: no state of a generator is there to be worked out"
    secrets = (SECRET, state.key.hex(), repr(state.key)[2:-1])
    for viewer in (SPECTATOR, 0, 1):
        view = game.redact(state, viewer)
        world = game.determinize(view, Dice(4))
        assert view.key == b"" and view.rng == 0 and world.key == b"" and world.clone().key == b""
        for shown in (state, view, world):
            text = msgspec.json.encode(dump(shown)).decode()
            assert not any(each in text for each in secrets)


def test_a_keyless_state_is_dumped_as_ever() -> None:
    state = TOY.start(TOY.setup(2, 1))
    assert "key" not in dump(state)


def test_a_fairly_dealt_record_returns_with_its_dealing() -> None:
    record = finished()
    body = msgspec.json.decode(record.save())
    assert body["stolik"] == 2 and "seed" not in body
    assert body["dealing"]["commitment"] == DEALING.commitment() and body["dealing"]["secret"] == SECRET
    loaded = Record.load(record.save(), [TOY])
    assert loaded.setup == record.setup and fingerprint(loaded.state) == fingerprint(record.state)


def test_a_record_from_a_seed_is_saved_as_ever() -> None:
    body = msgspec.json.decode(Record(TOY, TOY.setup(2, 7)).save())
    assert body["stolik"] == 1 and body["seed"] == 7 and "dealing" not in body


BAD: list[dict[str, Any]] = [
    {"secret": "5f" * 32},
    {"secret": "5E" * 32},
    {"secret": 5},
    {"secret": "5e"},
    {"commitment": "00" * 32},
    {"commitment": None},
    {"numbers": []},
    {"numbers": {}},
    {"numbers": [{"seat": 0, "number": "0a" * 16}]},
    {"numbers": [{"seat": 0, "number": "0a" * 15, "own": True}]},
    {"numbers": [{"seat": 0, "number": "0a" * 16, "own": 1}]},
    {"numbers": [{"seat": 2, "number": "0a" * 16, "own": True}]},
    {"numbers": [{"seat": True, "number": "0a" * 16, "own": True}]},
    {"numbers": [SHARES[1].plain(), SHARES[0].plain()]},
    {"numbers": [SHARES[0].plain(), SHARES[0].plain()]},
    {"numbers": [replace(SHARES[0], number="0b" * 16).plain(), SHARES[1].plain()]},
    {"numbers": [SHARES[0].plain()]},
    {"known": "no"},
    {"more": 1},
]


@pytest.mark.parametrize("change", BAD, ids=lambda each: str(each)[:60])
def test_a_dealing_that_was_tampered_with_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        Record.load(edited(finished(), dealing=DEALING.plain() | change), [TOY])


def test_choices_that_were_tampered_with_are_refused() -> None:
    record = finished()
    choices = [str(each) for each in record.choices]
    for others in (choices[:-1], [*choices, choices[-1]], choices[1:], "0 keep", [1], None):
        with pytest.raises(BadRecord):
            Record.load(edited(record, choices=others), [TOY])


@pytest.mark.parametrize(
    "parts",
    [
        {"stolik": 1},
        {"seed": 1},
        {"dealing": None},
        {"players": 2.0},
        {"players": True},
        {"variants": []},
        {"variants": {"rich": 1}},
        {"stolik": 3},
        {"choices": ["9" * 5000 + " keep"]},
    ],
    ids=str,
)
def test_a_record_is_dealt_in_one_way_and_says_which(parts: dict[str, Any]) -> None:
    with pytest.raises((BadRecord, OtherVersion)):
        Record.load(edited(finished(), **parts), [TOY])


def test_seeds_that_are_no_whole_numbers_and_nested_lists_are_refused() -> None:
    plain = Record(TOY, TOY.setup(2, 7))
    for seed in (1.5, "1", None, True):
        with pytest.raises(BadRecord):
            Record.load(edited(plain, seed=seed), [TOY])
    for seed in (b"9" * 30, b"9" * 5000):
        with pytest.raises(BadRecord):
            Record.load(plain.save().replace(b'"seed":7', b'"seed":' + seed), [TOY])
    with pytest.raises(BadRecord):
        Record.load(b'{"stolik": 1, "choices": ' + b"[" * 100_000 + b"]" * 100_000 + b"}", [TOY])


def test_a_game_that_forgets_the_key_is_not_dealt_at_all() -> None:
    class Forgetful(Toy):
        def start(self, setup: Setup) -> State:
            return super().start(replace(setup, dealing=None))

    with pytest.raises(BrokenRules):
        Record(Forgetful(), dealt(TOY))
