"""Words that follow from printed rows: what the spaces of the planet yield, and what contracts cost and score."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...engine.option import Kind
from . import board, cards, pieces

Say = Callable[..., str]  # the words of a key, perhaps of its attribute, with arguments


def goods(say: Say, amounts: Sequence[int]) -> str:
    """So much of each resource."""
    return ", ".join([say(f"n-{name}", n=n) for name, n in zip(pieces.RESOURCE.names, amounts) if n]) or say(
        "n-nothing"
    )


def hex_about(say: Say, value: int) -> str:
    """What a space of the planet yields on both sides, and where its arrow leads."""
    if value >= board.FIRST_VAULT:
        return ""
    arrow = [die for start, die, _ in board.ARROWS if start == board.HEX_IDS[value]]
    first, second = [goods(say, board.YIELDS[side][value]) for side in range(2)]
    return say("hex-about", first=first, second=second, die=arrow[0] if arrow else 0)


def contract_about(say: Say, value: int) -> str:
    """What a contract costs and scores, before what it does."""
    _, _, *cost, points = cards.CONTRACTS[value]
    told = say(f"contract-{cards.CONTRACT_IDS[value]}", "about")
    return say("contract-about", cost=goods(say, cost), points=say("n-points", n=points), ability=told)


def caption(kind: Kind, value: int, case: str, say: Say) -> str:
    """What is said about a thing, where it follows from its row; else nothing."""
    if case == "about" and kind is pieces.HEX:
        return hex_about(say, value)
    return contract_about(say, value) if case == "about" and kind is pieces.CONTRACT else ""
