"""Options on a long or narrow list: what those of a kind share is left out, so that what differs is found."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size

DOTS = "…"


def shortened(told: Sequence[str], width: int) -> list[str]:
    """Every option as it is, or, if a line does not hold it, without words of all that begin with the same one.

    That first word itself stands only at the first of them.
    """
    words = [each.split(" ") for each in told]
    short: list[str] = []
    for at, each in enumerate(words):
        alike = [other for other in words if other[0] == each[0]]
        common = set.intersection(*map(set, alike)) if len(alike) > 1 else set()
        if at == 0 or words[at - 1][0] != each[0]:
            common -= {each[0]}
        short.append(without(each, common, width))
    return short


def spoken(told: Sequence[str]) -> list[str]:
    """Many options one after the other, for who listens: the words that all of a kind begin with are said once."""
    words = [each.split(" ") for each in told]
    short: list[str] = []
    for at, each in enumerate(words):
        alike = [other for other in words if other[0] == each[0]]
        same = min(shared(each, other) for other in alike)
        first = at == 0 or words[at - 1][:same] != each[:same]
        short.append(told[at] if first or not same else " ".join([DOTS, *each[same:]]))
    return short


def shared(one: Sequence[str], other: Sequence[str]) -> int:
    """How many words two options begin with alike; the last word of neither is one of them."""
    most = min(len(one), len(other)) - 1
    return next((at for at in range(most) if one[at] != other[at]), most)


def without(words: Sequence[str], common: set[str], width: int) -> str:
    """A text with dots in place of common words, as few as must be; numbers and its last word stay."""
    left, text = list(words), " ".join(words)
    for at, word in enumerate(words[:-1]):
        if cell_len(text) <= width:
            break
        if word in common and any(map(str.isalpha, word)):
            left[at] = DOTS
            text = " ".join(word for before, word in zip(["", *left], left) if (before, word) != (DOTS, DOTS))
    return text


def cut_to(text: str, width: int) -> str:
    """As much of a text as a line holds."""
    return text if cell_len(text) <= width else set_cell_size(text, width - 1).rstrip(f" {DOTS}") + DOTS


def tall(told: Sequence[str], width: int) -> int:
    """How many lines texts take, wrapped between words."""
    lines = 0
    for text in told:
        lines, used = lines + 1, 0
        for size in map(cell_len, text.split(" ")):
            if used and used + 1 + size > width:
                lines, used = lines + 1, size
            else:
                used += size + bool(used)
    return lines
