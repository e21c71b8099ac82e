"""Secrets of seats and persons: random tokens that the database knows only as hashes."""

from __future__ import annotations

import hashlib
import hmac
import secrets

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that reads like something else


def new_token() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(24)


def new_table() -> str:
    """The id of a table: short enough to read aloud, long enough not to be found by trying."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def next_id(id: str) -> str:
    """The id of the table that follows another one: the same for whoever works it out."""
    number = int.from_bytes(hashlib.sha256(f"after {id}".encode()).digest())
    letters = ""
    for _ in range(12):
        number, letter = divmod(number, len(ALPHABET))
        letters += ALPHABET[letter]
    return letters


def digest(token: str) -> str:
    """The hash under which a secret is stored."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def matches(token: str, stored: str) -> bool:
    """Whether a secret is the one that was stored; takes the same time either way."""
    return bool(stored) and hmac.compare_digest(digest(token), stored)
