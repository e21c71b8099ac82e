"""Small builders of SVG text: plain f-strings inside, `Markup` at the edge.

Everything returns `str`; whoever hands a drawing to a template wraps it in `drawing`. Numbers are printed short and
words are escaped, so that the same scene gives the same bytes.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from markupsafe import Markup, escape


@lru_cache(maxsize=20_000)
def quote(words: str) -> str:
    """Words made safe for text and attributes."""
    return str(escape(words))


def at(x: float, y: float, scale: float = 1) -> str:
    """A transform that puts a drawing at a place; the page slides pieces between two of them."""
    return f"translate({x:g} {y:g})" if scale == 1 else f"translate({x:g} {y:g}) scale({scale:g})"


def use(symbol: str, x: float = 0, y: float = 0, scale: float = 1, extra: str = "") -> str:
    """A defined drawing, placed."""
    return f'<use href="#{symbol}" transform="{at(x, y, scale)}"{" " + extra if extra else ""}/>'


def zoned(zone: str, drawn: str) -> str:
    """What lies in a zone of a board or mat that a phone shows as one column; styles say where (`.pan .z-<zone>`, `.column .z-<zone>`)."""
    return f'<g class="z-{zone}">{drawn}</g>' if drawn else ""


def piece(id: str, symbol: str, x: float, y: float, scale: float = 1, name: str = "") -> str:
    """A movable piece: a stable id, one element, placed by its transform only; `name` is what log lines call it."""
    named = f' data-name="{name}"' if name else ""
    return f'<use id="{id}" class="piece"{named} href="#{symbol}" transform="{at(x, y, scale)}"/>'


def text(x: float, y: float, words: object, style: str = "t-cap", anchor: str = "middle", extra: str = "") -> str:
    """One line of words. Styles are classes of `static/css/art.css`."""
    said = words if isinstance(words, int) else quote(str(words))
    put = f'<text x="{x:g}" y="{y:g}" class="{style}"'
    if anchor != "start":
        put += f' text-anchor="{anchor}"'
    return f"{put}{' ' + extra if extra else ''}>{said}</text>"


@lru_cache(maxsize=5_000)
def lines(words: str, width: int, most: int = 9) -> tuple[str, ...]:
    """Words broken into lines of about that many letters; what does not fit ends in an ellipsis."""
    out: list[str] = []
    for word in words.split():
        if out and len(out[-1]) + 1 + len(word) <= width:
            out[-1] += " " + word
        else:
            out.append(word)
    if len(out) > most:
        out = out[:most]
        out[-1] = out[-1].rstrip(".,;:") + "…"
    return tuple(out)


NARROW = frozenset("iIjlłtfr.,:;'!|·()[]-– ")
WIDE = frozenset("mwMWŁQOGDCŻŹ—→%&@")


def breadth(words: str, size: float) -> float:
    """About how wide words of our text font are; condensed ones (`tight`) take four fifths of it."""
    return size * sum(0.33 if c in NARROW else 0.8 if c in WIDE else 0.66 if c.isupper() else 0.56 for c in words)


def snug(x: float, y: float, words: str, room: float, size: float, style: str = "t-cap", anchor: str = "start") -> str:
    """One line of words of about a size, pressed together when they are wider than their room."""
    pressed = f'textLength="{room:g}" lengthAdjust="spacingAndGlyphs"' if breadth(words, size) > room else ""
    return text(x, y, words, style, anchor, pressed)


@lru_cache(maxsize=20_000)
def fitted(words: str, width: float, height: float, size: float, leading: float) -> tuple[str, ...]:
    """Words broken into lines that all fit into a box; nothing when they do not, for half a sentence tells nothing."""
    out: list[str] = []
    for word in words.split():
        if out and breadth(f"{out[-1]} {word}", size) <= width:
            out[-1] += " " + word
        else:
            out.append(word)
    fits = len(out) * leading <= height and all(breadth(line, size) <= width for line in out)
    return tuple(out) if fits else ()


def paragraph(
    x: float, y: float, words: str, width: int, leading: float = 14, style: str = "t-cap", most: int = 9
) -> str:
    """Several lines of words, flush left."""
    return "".join(text(x, y + i * leading, line, style, "start") for i, line in enumerate(lines(words, width, most)))


@lru_cache(maxsize=2_000)
def rrect(x: float, y: float, width: float, height: float, radius: float) -> str:
    """The path of a rectangle with round corners."""
    right, bottom, r = x + width, y + height, radius
    return (
        f"M{x + r:g} {y:g}H{right - r:g}Q{right:g} {y:g} {right:g} {y + r:g}V{bottom - r:g}"
        f"Q{right:g} {bottom:g} {right - r:g} {bottom:g}H{x + r:g}Q{x:g} {bottom:g} {x:g} {bottom - r:g}"
        f"V{y + r:g}Q{x:g} {y:g} {x + r:g} {y:g}Z"
    )


def circle(radius: float, x: float = 0, y: float = 0) -> str:
    """The path of a circle, for outlines."""
    r = radius
    return f"M{x:g} {y - r:g}A{r:g} {r:g} 0 1 1 {x:g} {y + r:g}A{r:g} {r:g} 0 1 1 {x:g} {y - r:g}Z"


def polygon(points: list[tuple[float, float]]) -> str:
    """The path of a polygon."""
    return "M" + "L".join(f"{x:.4g} {y:.4g}" for x, y in points) + "Z"


def gradient(id: str, *stops: tuple[float, str], across: bool = False) -> str:
    """A linear gradient from top to bottom, or across; a stop is an offset and a colour."""
    way = 'x2="1" y2="0"' if across else 'x2="0" y2="1"'
    inner = "".join(f'<stop offset="{offset:g}" stop-color="{colour}"/>' for offset, colour in stops)
    return f'<linearGradient id="{id}" x1="0" y1="0" {way}>{inner}</linearGradient>'


def drawing(body: str, width: float, height: float, style: str, label: str, extra: str = "") -> Markup:
    """A whole drawing for a template: `style` are its classes, `label` what a screen reader calls it."""
    return Markup(
        f'<svg class="{style}" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="group" '
        f'aria-label="{escape(label)}"{" " + extra if extra else ""}>{body}</svg>'
    )


def picture(body: str, left: float, top: float, width: float, height: float, label: str) -> Markup:
    """One thing drawn for itself, by what its box holds: for the rules, explanations and lists of things."""
    return Markup(
        f'<svg class="picture" xmlns="http://www.w3.org/2000/svg" viewBox="{left:g} {top:g} {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}" role="img" aria-label="{escape(label)}">{body}</svg>'
    )


def area(name: str, x: float, y: float, width: float, height: float) -> str:
    """A part of a drawing that has a name but no outline of its own; nothing is seen of it until it is spoken of."""
    return (
        f'<rect class="area" data-name="area-{name}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="8" '
        'fill="none" pointer-events="none"/>'
    )


def areas(named: Mapping[str, tuple[float, float, float, float]]) -> str:
    """Several of them: left, top, width and height by name."""
    return "".join([area(name, *box) for name, box in named.items()])
