"""The few words that only the drawing needs."""

from __future__ import annotations

from functools import cache
from typing import Final

from ..board import END_TOKEN_POINTS, SMALL_ARTIFACT_POINTS

# fmt: off
SAID: Final = {
    #               English                     Polish
    "board":       ("Revive: the main board",   "Revive: plansza główna"),
    "hand":        ("Active zone",              "Aktywna strefa"),
    "rest":        ("Rest zone",                "Strefa odpoczynku"),
    "citizens":    ("Citizens",                 "Mieszkańcy"),
    "machines":    ("Special machines",         "Maszyny specjalne"),
    "modules":     ("Slot modules",             "Moduły gniazd"),
    "pending":     ("Still to resolve",         "Do rozpatrzenia"),
    "technology":  ("Technology",               "Technologia"),
    "crates":      ("Crates",                   "Skrzynki"),
    "energy":      ("Energy in the store",      "Energia w magazynie"),
    "artifact":    ("Artifact card",            "Karta artefaktu"),
    "hibernation": ("Hibernation track",        "Tor hibernacji"),
    "score":       ("Points on the score track", "Punkty na torze punktacji"),
    "development": ("Development track",        "Tor rozwoju"),
    "deck":        ("Cards in the deck",        "Karty w talii"),
    "switch":      ("Switch",                   "Przełącznik"),
    "small":       ("Small artifacts, points each: {small}", "Małe artefakty, punkty za każdy: {small}"),
    "end":         ("End token, points: {end}",  "Żeton końca gry, punkty: {end}"),
    "cube":        ("Solo cube",                "Kostka solo"),
    "buildings":   ("Buildings and pawns left", "Pozostałe budynki i pionki"),
    "built":       ("Buildings on the map",     "Budynki na mapie"),
    "craters":     ("Craters: artifacts left",  "Kratery: pozostałe artefakty"),
    "rim":         ("Crystal symbol\nA building on a field beside it gains a crystal.", "Symbol kryształu\nBudynek na polu obok daje kryształ."),
    "tops":        ("Top halves work",          "Działają górne połowy"),
    "bottoms":     ("Bottom halves work",       "Działają dolne połowy"),
    "either":      ("Either half",              "Dowolna połowa"),
    "actions":     ("Actions",                  "Akcje"),
    "tracks":      ("Machine tracks, next bonus", "Tory maszyn, następna premia"),
    "technologies": ("Technologies: price, points", "Technologie: cena, punkty"),
    "choose":      ("Choose",                   "Wybierz"),
    "price":       ("To pay",                   "Do zapłaty"),
}
ABOUT: Final = {
    "hand":        ("Cards that are awake. You play one into a slot, where its top or its bottom half works.",
                    "Karty obudzone. Zagrywasz je do gniazd, gdzie działa ich górna albo dolna połowa."),
    "rest":        ("Cards that sleep. They wake when you hibernate; cards in your slots then come here.",
                    "Karty śpiące. Budzą się, gdy hibernujesz; wtedy trafiają tu karty z gniazd."),
    "citizens":    ("Whoever recruits takes one of these into the active zone, or the top one of the deck.",
                    "Kto rekrutuje, bierze jednego z nich do aktywnej strefy albo wierzchnią kartę talii."),
    "deck":        ("The next citizens, face down.", "Następni mieszkańcy, zakryci."),
    "machines":    ("You take one of its colour when a track uncovers room for it. It works for an energy marker.",
                    "Bierzesz maszynę koloru toru, który odsłoni dla niej miejsce. Działa za znacznik energii."),
    "modules":     ("A module goes beside a slot and works whenever a card of its colour is played there.",
                    "Moduł leży przy gnieździe i działa, ilekroć zagrasz tam kartę jego koloru."),
    "pending":     ("Effects that wait for you. Choose their order.", "Efekty, które na ciebie czekają. Kolejność należy do ciebie."),
    "price":       ("What the action costs. Machines that you activate now can make it cheaper.",
                    "Tyle kosztuje akcja. Maszyny, których teraz użyjesz, mogą ją potanić."),
    "choose":      ("What you can choose now.", "To, co możesz teraz wybrać."),
    "hibernation": ("Your marker moves up whenever you hibernate. You take the bonus of its space or of a lower one.",
                    "Znacznik przesuwa się w górę, gdy hibernujesz. Bierzesz premię jego pola albo niższego."),
    "removal":     ("Whoever comes here removes a large artifact from the craters.", "Kto tu wejdzie, usuwa z kraterów duży artefakt."),
    "craters":     ("When the last large one leaves the craters, everybody else has one more turn.",
                    "Gdy ostatni duży opuści kratery, wszyscy pozostali mają jeszcze jedną turę."),
    "large":       ("For each one, the line of its colour on your artifact card scores once more.",
                    "Za każdy z nich linia jego koloru na karcie artefaktu liczy się jeszcze raz."),
    "lines":       ("Each line scores once, and once more for every artifact of its colour.",
                    "Każda linia liczy się raz i jeszcze raz za każdy artefakt w jej kolorze."),
    "end":         ("For whoever takes or removes the last large artifact.", "Dla osoby, która weźmie albo usunie ostatni duży artefakt."),
    "energy":      ("Put it on a machine to use it; all of it comes back when you hibernate.",
                    "Połóż ją na maszynie, żeby jej użyć; wraca cała, gdy hibernujesz."),
    "development": ("Markers come here from the machine tracks and from the tribe's ability. At the end it scores the number of its lowest free space.",
                    "Trafiają tu znaczniki z torów maszyn i ze zdolności plemienia. Na końcu daje tyle punktów, ile wskazuje najniższe wolne pole."),
    "buildings":   ("Small buildings, large buildings and pawns that you can still place.", "Małe budynki, duże budynki i pionki, które możesz jeszcze postawić."),
    "tracks":      ("Buildings beside land of its colour move the marker on. It uncovers machines and other bonuses.",
                    "Znacznik posuwają budynki przy terenie tego koloru. Odsłania maszyny i inne premie."),
    "crates":      ("Open one at any time in your turn, once.", "Otwierasz je w dowolnej chwili swojej tury, każdą raz."),
    "cube":        ("Playing cards and hibernating move it; when it has left the track, neither is possible any more.",
                    "Posuwają ją zagrane karty i hibernacja; gdy zejdzie z toru, jedno i drugie jest już niemożliwe."),
    "ability":     ("Cards with this mask use it; each use also moves a marker from here to the development track. Markers left: {n}.",
                    "Używają jej karty z tą maską; każde użycie przenosi też stąd znacznik na tor rozwoju. Zostało znaczników: {n}."),
    "explore":     ("Pay what a frozen tile shows, turn it over, and score its points.", "Zapłać, co pokazuje zamarznięty kafel, odkryj go i zdobądź jego punkty."),
    "populate":    ("Pay books, place a pawn on a location, and unlock a technology.", "Zapłać księgi, postaw pionek na lokacji i odblokuj technologię."),
    "build":       ("Pay gears, place a building on sand, and gain from everything beside it.", "Zapłać zębatki, postaw budynek na piasku i zyskaj na wszystkim, co leży obok."),
    "hibernate":   ("Your whole turn: resting cards wake, cards in slots go to rest, energy and switch come back.",
                    "Cała twoja tura: śpiące karty się budzą, karty z gniazd idą spać, wraca energia i przełącznik."),
}
# fmt: on


@cache
def purpose(lang: str, key: str) -> str:
    """What a thing is for."""
    return ABOUT[key][1 if lang == "pl" else 0]


@cache
def told(lang: str, key: str) -> str:
    """A label, and below it what it is for."""
    return f"{say(lang, key)}\n{purpose(lang, key)}"


@cache
def say(lang: str, key: str) -> str:
    """A label in a language."""
    return SAID[key][1 if lang == "pl" else 0].format(small=SMALL_ARTIFACT_POINTS, end=END_TOKEN_POINTS)
