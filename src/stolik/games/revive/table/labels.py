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
    "choose":      ("Choose",                   "Wybierz"),
}
# fmt: on


@cache
def say(lang: str, key: str) -> str:
    """A label in a language."""
    return SAID[key][1 if lang == "pl" else 0].format(small=SMALL_ARTIFACT_POINTS, end=END_TOKEN_POINTS)
