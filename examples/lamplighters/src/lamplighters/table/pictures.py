"""One thing drawn for itself: a card, a square, a quarter."""

from __future__ import annotations

from markupsafe import Markup

from stolik.drawing.svg import circle, rrect, text
from stolik.drawing.svg import picture as framed
from stolik.engine.option import Kind
from stolik.words import Words

from ..board import QUARTER_OF, WORTH
from ..pieces import CARD, QUARTER, SQUARE
from . import cards
from .figures import TINTS


def picture(words: Words, kind: Kind, value: int) -> Markup:
    """The picture of a thing; empty for what is not drawn for itself."""
    if kind is CARD and value >= 0:
        return framed(cards.face(value), -2, -2, 90, 126, words.thing(kind, value))
    if kind is SQUARE and value >= 0:
        tint = TINTS[QUARTER_OF[value]]
        body = f'<path d="{circle(25)}" fill="#FBF3DC" stroke="{tint}" stroke-width="5"/>' + text(
            0, 6, WORTH[value], "t-num dark"
        )
        return framed(body, -30, -30, 60, 60, words.thing(kind, value))
    if kind is QUARTER and value >= 0:
        return framed(
            f'<path d="{rrect(-40, -20, 80, 40, 14)}" fill="{TINTS[value]}"/>',
            -42,
            -22,
            84,
            44,
            words.thing(kind, value),
        )
    return Markup("")
