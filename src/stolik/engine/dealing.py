"""Fair dealing: a secret that was promised before anybody sat down, and a number from everybody who did.

The table shows the commitment, a hash of the secret, from the first moment. The dealing's key follows from the secret
and all numbers, so that nobody could choose it alone. `docs/fair-dealing.md` shows how to check it by hand.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from typing import Any, Final

from .errors import BadRecord

SECRET: Final = 64  # hexadecimal digits: 256 bits
NUMBER: Final = 32  # hexadecimal digits: 128 bits
TITLE: Final = "stolik dealing 1"
DIGITS: Final = "0123456789abcdef"


@dataclass(frozen=True)
class Share:
    """The number that a seat adds to the dealing."""

    seat: int
    number: str
    own: bool  # brought by who sat down; otherwise the server made it

    def plain(self) -> dict[str, Any]:
        """As a record tells it."""
        return {"seat": self.seat, "number": self.number, "own": self.own}


@dataclass(frozen=True)
class Dealing:
    """What a game is dealt from."""

    secret: str
    shares: tuple[Share, ...] = ()  # by seat
    known: bool = False  # somebody knew the secret before this game was played: it goes on from a record

    def commitment(self) -> str:
        """The hash that the table shows from the first moment."""
        return hashlib.sha256(self.secret.encode()).hexdigest()

    def message(self) -> str:
        """What everybody added, line by line."""
        return "\n".join([TITLE, *[f"{share.seat} {share.number}" for share in self.shares]])

    def key(self) -> bytes:
        """The key of the generator that deals."""
        return hmac.digest(bytes.fromhex(self.secret), self.message().encode(), "sha256")

    def with_share(self, share: Share) -> Dealing:
        """The dealing with one more number."""
        others = [each for each in self.shares if each.seat != share.seat]
        return Dealing(self.secret, tuple(sorted([*others, share], key=by_seat)), self.known)

    def plain(self) -> dict[str, Any]:
        """As a record tells it: everything, so that anybody can check."""
        return {
            "commitment": self.commitment(),
            "secret": self.secret,
            "numbers": [share.plain() for share in self.shares],
            "known": self.known,
        }


def by_seat(share: Share) -> int:
    """Shares stand in the order of seats."""
    return share.seat


def is_digits(value: Any, length: int) -> bool:
    """Whether a value is a text of so many hexadecimal digits."""
    return isinstance(value, str) and len(value) == length and all(each in DIGITS for each in value)


def read_dealing(data: Any, players: int) -> Dealing:
    """The dealing of a record; `BadRecord` says what does not fit."""
    if not isinstance(data, dict) or set(data) != {"commitment", "secret", "numbers", "known"}:
        raise BadRecord("the dealing is incomplete; expected commitment, secret, numbers and known")
    if not is_digits(data["secret"], SECRET) or not isinstance(data["known"], bool):
        raise BadRecord(f"the secret is none; expected {SECRET} hexadecimal digits")
    if not isinstance(data["numbers"], list) or not data["numbers"]:
        raise BadRecord("nobody added a number to the dealing")
    shares: list[Share] = []
    for each in data["numbers"]:
        if not isinstance(each, dict) or set(each) != {"seat", "number", "own"}:
            raise BadRecord("a number of the dealing is incomplete; expected seat, number and own")
        seat, number, own = each["seat"], each["number"], each["own"]
        if type(seat) is not int or not (shares[-1].seat if shares else -1) < seat < players:
            raise BadRecord("a seat cannot have added a number; expected seats in their order")
        if not is_digits(number, NUMBER) or not isinstance(own, bool):
            raise BadRecord(f"the number of seat {seat} is none; expected {NUMBER} hexadecimal digits")
        shares.append(Share(seat, number, own))
    dealing = Dealing(data["secret"], tuple(shares), data["known"])
    if data["commitment"] != dealing.commitment():
        raise BadRecord("the commitment is not that of the secret: the game was not dealt as promised")
    return dealing
