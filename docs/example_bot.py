"""A small bot that plays a whole game through the HTTP API. It needs nothing but Python.

    python example_bot.py http://127.0.0.1:8000 excavation

It makes a table with two seats and plays both, choosing at random; a real bot would sit at one seat, look at
`GET /api/tables/<id>/view` and think.
"""

from __future__ import annotations

import json
import random
import sys
import urllib.error
import urllib.request
from typing import Any


class Seat:
    """One seat of a table, held by its secret."""

    def __init__(self, base: str, table: str, token: str) -> None:
        self.base = f"{base}/api/tables/{table}"
        self.token = token

    def ask(self, what: str, body: dict[str, Any] | None = None) -> Any:
        """GET, or POST with a body."""
        return ask(self.base + what, body, self.token)

    def play(self, dice: random.Random) -> None:
        """Choose one of the options, for the version they were offered at."""
        offered = self.ask("/options")
        if offered["options"]:
            option = dice.choice(offered["options"])["option"]
            self.ask("/choose", {"option": option, "version": offered["version"]})


def ask(url: str, body: dict[str, Any] | None = None, token: str = "") -> Any:
    """One request; an error of the table is raised with its own words."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=30) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        raise RuntimeError(json.load(error)["message"]) from error


def play_game(base: str, game: str, seed: int = 1) -> dict[str, Any]:
    """Play a game against oneself and return the facts of the finished table."""
    dice = random.Random(seed)
    table = ask(f"{base}/api/tables", {"game": game, "seats": ["me", "me"], "seed": seed})
    seats = [Seat(base, table["id"], each["token"]) for each in table["seats"]]
    while not table["over"]:
        for number in table["deciders"]:
            seats[number].play(dice)
        table = ask(f"{base}/api/tables/{table['id']}")
    return dict(table)


if __name__ == "__main__":
    result = play_game(sys.argv[1].rstrip("/"), sys.argv[2])
    print(f"table {result['id']}: scores {result['scores']}, won by {result['winners']}")
