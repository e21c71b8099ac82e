"""Refusals in groups: each reason once, and what it concerns in one breath, in both languages."""

from __future__ import annotations

import pytest
from stolik.engine.option import Option, Phrase, Refusal
from stolik.games import game
from stolik.games.circadians import pieces as ci
from stolik.games.excavation import pieces as ex
from stolik.games.revive import pieces as re
from stolik.words import Words


def words(name: str, lang: str) -> Words:
    return Words(lang, game(name))


def sends(reason: Phrase, *spaces: str) -> list[Refusal]:
    return [Refusal(Option(ci.SEND, (ci.SPACE.parse(space),)), reason) for space in spaces]


def plays(reason: Phrase, *cards: str) -> list[Refusal]:
    return [Refusal(Option(re.PLAY, (re.CARD.parse(card),)), reason) for card in cards]


FULL = Phrase(re.NO_FREE_SLOT)


@pytest.mark.parametrize(
    ("lang", "reason", "wishes"),
    [
        ("en", "There is no free slot.", "Play: Craftsman, Seeker, Barterer"),
        ("pl", "Nie ma wolnego gniazda.", "Zagraj: Rzemieślnik, Poszukiwaczka, Handlarka"),
    ],
)
def test_a_reason_stands_once_and_the_common_beginning_too(lang: str, reason: str, wishes: str) -> None:
    refused = words("revive", lang).refused(plays(FULL, "start_A1", "start_A4", "start_A6"))
    assert refused == [(reason, wishes)]


def test_different_verbs_of_one_reason_follow_each_other() -> None:
    card = Phrase(ex.NEEDS_ACTION_CARD)
    wishes = [Refusal(Option(verb), card) for verb in (ex.EXCAVATE, ex.TRADE, ex.SMUGGLE)]
    sold = Refusal(Option(ex.SELL), Phrase(ex.NO_ARTIFACT))
    assert words("excavation", "pl").refused([wishes[0], sold, *wishes[1:]]) == [
        ("Karta podróży służy tylko do podróży i sprzedaży.", "Wydobycie; Rynek; Przemyt"),
        ("Nie masz artefaktów na sprzedaż.", "Sprzedaż"),
    ]


def test_reasons_begin_with_a_capital_and_end_with_a_full_stop() -> None:
    hq = sends(Phrase(ci.LEFTMOST, (0,)), "hq_2", "hq_3")
    assert words("circadians", "en").refused(hq) == [
        ("The leftmost free space comes first.", "Send to Headquarters 2, 3")
    ]
    assert words("circadians", "pl").refused(hq) == [
        ("Najpierw zajmuje się pierwsze wolne pole z lewej.", "Wyślij do Kwatery Głównej (2), (3)")
    ]


def test_what_has_commas_is_set_apart_by_semicolons_and_keeps_its_article() -> None:
    duck, cat = (Option(ex.ACQUIRE, (tile, 0)) for tile in (0, 7))
    dear = Phrase(ex.TOO_DEAR, (5,))
    english = words("excavation", "en")
    _, wishes = english.refused([Refusal(duck, dear), Refusal(cat, dear)])[0]
    first, second = wishes.split("; ")
    assert first == english.option(duck) and second.startswith("the ") and english.option(cat).endswith(second)


def test_a_long_list_is_cut_and_says_how_much_more_there_is() -> None:
    many = sends(Phrase(ci.CANNOT_PAY), *ci.SPACE.names[:11])
    assert words("circadians", "en").refused(many)[0][1].endswith(", and 6 more")
    assert words("circadians", "pl").refused(many)[0][1].endswith(" i jeszcze 6")


def test_the_same_wish_is_told_once() -> None:
    assert words("revive", "en").refused(plays(FULL, "start_A1", "start_A1"))[0][1] == "Play: Craftsman"
