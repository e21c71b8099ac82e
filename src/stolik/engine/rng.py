"""Two generators, each with one integer inside the game's state.

The quick one is seeded: L'Ecuyer's combination of two Lehmer generators, for imagined worlds, simulations and tests.
Every product stays below 62 bits and is declared so (`i64`; a compiled `int` goes the long way from 32 bits on), and the
sequence is the same on every machine. Who sees enough of it can work out the rest; so people are dealt to by the keyed
one, HMAC-SHA-256 over a counter, which tells nothing about its key.
"""

from __future__ import annotations

import hmac
from typing import Final

from mypy_extensions import i64

M1: Final = 2147483563
M2: Final = 2147483399
A1: Final = 40014
A2: Final = 40692
BITS: Final = 31  # two states of 31 bits each are packed into one integer
LOW: Final = 2147483647  # the second of them
WORDS: Final = 2**64  # a keyed generator gives words of 64 bits


def seeded(seed: int) -> int:
    """The generator's first state for a seed; neighbouring seeds give unrelated games."""
    first = seed % (M1 - 1) + 1
    second = (seed // (M1 - 1) * 7919 + seed) % (M2 - 1) + 1
    rng: i64 = (first << BITS) + second
    for _ in range(16):
        rng = advanced(rng)
    return rng


def advanced(rng: i64) -> i64:
    """The next state of the generator."""
    return ((rng >> BITS) * A1 % M1 << BITS) + (rng & LOW) * A2 % M2


def drawn(rng: i64, n: i64) -> i64:
    """The number below n that a state of the generator stands for."""
    return ((rng >> BITS) - (rng & LOW)) % (M1 - 1) * n // (M1 - 1)


def keyed(key: bytes, counter: int, n: int) -> tuple[int, int]:
    """A number below n from a keyed generator, and its counter afterwards; numbers that would favour some are skipped."""
    fair = WORDS // n * n
    while True:
        word = int.from_bytes(hmac.digest(key, counter.to_bytes(8, "big"), "sha256")[:8], "big")
        counter += 1
        if word < fair:
            return word % n, counter


class Dice:
    """A generator outside any state, for bots, tests and determinization."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.rng = advanced(self.rng)
        return drawn(self.rng, n)

    def shuffle(self, items: list[int]) -> None:
        """Put a list of ids into random order."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
