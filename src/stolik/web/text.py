"""What people write, as it may be shown to others: one line, not too long, nothing invisible."""

from __future__ import annotations

BLANKS = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")  # letters that look like nothing


def clean(text: str, longest: int) -> str:
    """One line without control characters, direction overrides or anything else that cannot be seen."""
    line = " ".join(text.translate(BLANKS).split())
    return " ".join("".join(each for each in line if each.isprintable()).split())[:longest].rstrip()
