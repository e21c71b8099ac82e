"""What people write, as it may be shown to others: one line, not too long, nothing invisible."""

from __future__ import annotations

import unicodedata

MOST_MARKS = 2  # accents on one letter
SCRIPTS = ("LATIN", "CYRILLIC", "GREEK")  # whose letters look alike
BLANKS = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")  # letters that look like nothing


def clean(text: str, longest: int) -> str:
    """One line without control characters, direction overrides or anything else that cannot be seen."""
    line = " ".join(text.translate(BLANKS).split())
    return " ".join("".join(each for each in line if each.isprintable()).split())[:longest].rstrip()


def clean_name_of(text: str, longest: int) -> str:
    """A name that cannot be taken for another: in plain forms of letters, without towers of accents, in one script."""
    name, marks, plain = clean(unicodedata.normalize("NFKC", text), 4 * longest), 0, []
    script = next((found for each in name if (found := script_of(each))), "")
    for each in name:
        marks = marks + 1 if unicodedata.combining(each) else 0
        if marks <= MOST_MARKS and script_of(each) in ("", script):
            plain.append(each)
    return clean("".join(plain), longest)


def script_of(letter: str) -> str:
    """The script of a letter, if it is one of those that look alike."""
    name = unicodedata.name(letter, "") if letter.isalpha() else ""
    return next((script for script in SCRIPTS if name.startswith(script)), "")
