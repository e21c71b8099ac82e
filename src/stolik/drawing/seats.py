"""Seats: each colour has an emblem and a pattern, because colour is never the only sign."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from .svg import at

# fmt: off
EMBLEM = {  # in a box of 20, filled by the even-odd rule
    "teal":   "M0 -8Q6.5 0 6.5 3.2A6.5 6.2 0 0 1 -6.5 3.2Q-6.5 0 0 -8Z",                                                # drop
    "brown":  "M-8 -7Q-7 1 -3.5 2.5L0 8L3.5 2.5Q7 1 8 -7Q5 -3 0 -3Q-5 -3 -8 -7Z",                                       # horns
    "pink":   "M0 -8A8 8 0 1 1 -8 0A6 6 0 0 1 4 0A4.2 4.2 0 0 1 -3.6 1.4L-1 -1A1.6 1.6 0 0 0 1.4 0A3.6 3.6 0 0 0 -5.6 0A5.7 5.7 0 1 0 0 -5.6Z",  # noqa: E501  spiral
    "black":  "M0 -8.4L7.4 -4.2V4.2L0 8.4L-7.4 4.2V-4.2ZM0 -3.8L-3.3 -1.9V1.9L0 3.8L3.3 1.9V-1.9Z",                     # hexagon
    "gold":   "M-3.6 -7.6A4.6 4.6 0 1 1 -3.7 -7.6ZM4 -.2A4 4 0 1 1 3.9 -.2Z",                                           # twin suns
    "red":    "M0 -8L8 6.5H-8ZM0 -2.2L-3.2 3.8H3.2Z",                                                                   # triangle
    "white":  "M0 -8A8 8 0 1 1 -.1 -8ZM0 -4.4A4.4 4.4 0 1 0 .1 -4.4Z",                                                  # ring
    "purple": "M2 -8A8 8 0 1 0 8 2.6A6.6 6.6 0 0 1 2 -8Z",                                                              # crescent
    "blue":   "M-8.5 -3Q-4.5 -8 0 -3.5T8.5 -4V0Q4.5 4.5 0 .5T-8.5 1ZM-8.5 4.5Q-4.5 .5 0 4.5T8.5 4V7.5Q4.5 11 0 7.8T-8.5 8Z",  # waves
    "orange": "M0 -8.5L8.5 0L0 8.5L-8.5 0ZM0 -3.4L-3.4 0L0 3.4L3.4 0Z",                                                 # diamond
    "green":  "M7.5 -7.5Q8.5 7 -3 7L-7 8L-6 4Q-9 -6.5 7.5 -7.5ZM-4.5 5.4L4.6 -4.6L3.6 -5.4L-5.4 4.4Z",                  # leaf
}
LINE = 'fill="none" stroke="#fff"'
PATTERN = {  # size, turn, drawing
    "teal":   ("8 6", 0, f'<path d="M0 3Q2 0 4 3T8 3" {LINE} stroke-opacity=".55" stroke-width="1.2"/>'),
    "brown":  ("8 8", 0, f'<path d="M0 0H8M0 4H8M2 0V4M6 4V8" {LINE} stroke-opacity=".42"/>'),
    "pink":   ("6 6", 0, '<path d="M1.5 .3a1.2 1.2 0 1 1-.1 0ZM4.5 3.3a1.2 1.2 0 1 1-.1 0Z" fill="#fff" fill-opacity=".7"/>'),
    "black":  ("5 5", 45, f'<path d="M0 0V5" {LINE} stroke-opacity=".42" stroke-width="1.6"/>'),
    "gold":   ("6 6", 0, '<path d="M0 0H3V3H0ZM3 3H6V6H3Z" fill="#7a4d00" fill-opacity=".28"/>'),
    "red":    ("8 6", 0, f'<path d="M0 5L4 1L8 5" {LINE} stroke-opacity=".5" stroke-width="1.3"/>'),
    "white":  ("7 7", 0, '<path d="M3.5 1.5a2 2 0 1 1-.1 0Z" fill="none" stroke="#5b5747" stroke-opacity=".5"/>'),
    "purple": ("8 8", 0, '<path d="M4 1L5 3.4L7.4 4L5 4.8L4 7L3 4.8L.6 4L3 3.4Z" fill="#fff" fill-opacity=".5"/>'),
    "blue":   ("10 5", 0, f'<path d="M0 2.5H5M6 2.5H9" {LINE} stroke-opacity=".55" stroke-width="1.3"/>'),
    "orange": ("7 7", 45, f'<path d="M0 0H7V7" {LINE} stroke-opacity=".5" stroke-width="1.2"/>'),
    "green":  ("6 8", 0, f'<path d="M3 0V8M3 4L0 1M3 4L6 1" {LINE} stroke-opacity=".42"/>'),
}
# fmt: on
COLOURS = tuple(EMBLEM)
OCTAGON = "M-4 -9H4L9 -4V4L4 9H-4L-9 4V-4Z"


def pattern(colour: str) -> str:
    """The definition of a seat's pattern, `pt-<colour>`."""
    size, turn, inner = PATTERN[colour]
    width, height = size.split()
    turned = f' patternTransform="rotate({turn})"' if turn else ""
    return (
        f'<pattern id="pt-{colour}" width="{width}" height="{height}" patternUnits="userSpaceOnUse"{turned}>'
        f"{inner}</pattern>"
    )


def seat_defs(colours: tuple[str, ...] = COLOURS) -> str:
    """Emblems `em-<colour>`, patterns `pt-<colour>` and badges `seat-badge-<colour>`: stand once on every page."""
    return "".join(
        f'{pattern(c)}<path id="em-{c}" d="{EMBLEM[c]}" fill-rule="evenodd"/><g id="seat-badge-{c}">{disc(c)}</g>'
        for c in colours
    )


def disc(colour: str, x: float = 0, y: float = 0, radius: float = 13) -> str:
    """A seat's round badge inside a drawing."""
    return (
        f'<g transform="{at(x, y, radius / 13)}"><circle r="13" fill="var(--p-{colour})"/>'
        f'<circle r="13" fill="url(#pt-{colour})" opacity=".6"/>'
        f'<circle r="12" fill="none" stroke="var(--p-{colour}-deep)" stroke-width="2"/><circle r="8.6" fill="#FFFDF5"/>'
        f'<use href="#em-{colour}" transform="scale(.76)" fill="var(--p-{colour}-deep)"/></g>'
    )


@cache
def emblem(colour: str, style: str = "em") -> Markup:
    """A seat's round badge as a small drawing of its own."""
    return Markup(
        f'<svg class="{style}" viewBox="-14 -14 28 28" aria-hidden="true"><use href="#seat-badge-{colour}"/></svg>'
    )


def crew_defs(colour: str) -> str:
    """A bevelled octagon with the seat's emblem, `cr-<colour>`: markers, cubes, workers."""
    return (
        f'<g id="cr-{colour}"><path d="{OCTAGON}" transform="translate(0 1.6) scale(1.1)" fill="#0006" '
        f'stroke="#FFFFFF3D" stroke-width="1.2"/><path d="{OCTAGON}" transform="translate(0 1.4)" '
        f'fill="var(--p-{colour}-deep)"/><path d="{OCTAGON}" fill="var(--p-{colour})" stroke="var(--p-{colour}-deep)" '
        'stroke-width="1.2"/><path d="M-3.4 -7.4H3.4L7.4 -3.4" fill="none" stroke="#fff" stroke-opacity=".65" '
        f'stroke-width="1.3"/><use href="#em-{colour}" transform="scale(.62)" fill="var(--p-{colour}-ink)"/></g>'
    )


def explorer_defs(colour: str) -> str:
    """A cloaked figure in a bubble helmet with emblem and pattern, `ex-<colour>`; it stands on its origin."""
    ink, deep = f"var(--p-{colour})", f"var(--p-{colour}-deep)"
    return (
        f'<g id="ex-{colour}"><ellipse rx="12" ry="4" fill="#0007"/><path d="M7 -17L11 -31" stroke="{deep}" '
        f'stroke-width="1.6"/><circle cx="11" cy="-32" r="2.2" fill="#fff" stroke="{deep}"/>'
        f'<path d="M-10.5 0Q-12 -14 -5 -20H5Q12 -14 10.5 0Q0 4 -10.5 0Z" fill="{ink}" stroke="{deep}" '
        'stroke-width="1.8"/><path d="M-10.5 -1Q-11 -7 -9.6 -11H9.6Q11 -7 10.5 -1Q0 3 -10.5 -1Z" '
        f'fill="url(#pt-{colour})"/><circle cy="-25" r="8.8" fill="#DDF6FA" stroke="{deep}" stroke-width="1.8"/>'
        f'<path d="M0 -31Q6 -30 5.4 -25Q4 -19.5 0 -19Q-4 -19.5 -5.4 -25Q-6 -30 0 -31Z" fill="{ink}"/>'
        '<path d="M-4.2 -26.4Q-1 -25.6 -1 -22.8Q-4 -23.4 -4.2 -26.4ZM4.2 -26.4Q1 -25.6 1 -22.8Q4 -23.4 4.2 -26.4Z" '
        'fill="#101418"/><path d="M-5 -30.5Q-2 -33.2 2 -32.6" fill="none" stroke="#fff" stroke-width="1.4" '
        f'stroke-linecap="round"/><circle cy="-9" r="6.2" fill="#FFFDF5" stroke="{deep}"/>'
        f'<use href="#em-{colour}" transform="translate(0 -9) scale(.52)" fill="{deep}"/></g>'
    )
