"""Words that follow from printed rows: what curio cards cost and do, and what nodes touch."""

from __future__ import annotations

from collections.abc import Callable

from ...engine.option import Kind
from . import board, cards, pieces
from .tiles import COLOURS

Say = Callable[..., str]  # the words of a key, perhaps of its attribute, with arguments


def curio(say: Say, value: int) -> str:
    """What a curio card costs, and what it does."""
    _, cost, effect, what, much = cards.CURIOS[value]
    if effect == cards.ACTION:
        named = [say(f"at-once-{name}") for bit, name in enumerate(cards.ACTIONS) if what >> bit & 1]
        several = len(named) > 1
        joined = say("one-or-other", one=", ".join(named[:-1]), other=named[-1]) if several else "".join(named)
        told = say("curio-does-action", actions=joined)
    elif effect == cards.TAKE:
        told = say("curio-does-take", n=much, colour=(*COLOURS, "any")[what])
    else:
        told = say(f"curio-does-{cards.EFFECTS[effect]}", n=much)
    return say("curio-about", cost=cost, effect=told)


def node(say: Say, value: int) -> str:
    """The name of a node with the regions that it touches."""
    regions = ", ".join([say(f"region-{board.REGION_NAMES[each]}", "short") for each in board.NODE_REGIONS[value]])
    return say("node-touches", node=say(f"node-{board.NODE_NAMES[value]}"), regions=regions)


def caption(kind: Kind, value: int, case: str, say: Say) -> str:
    """The name of a node and what is said about a curio card; of other things nothing."""
    if kind is pieces.NODE and case != "about":
        return node(say, value)
    return curio(say, value) if case == "about" and kind is pieces.CURIO else ""
