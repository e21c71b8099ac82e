"""Several sentences in one breath: what they share is said once.

>>> in_one_breath(["Send to Headquarters 2", "Send to Headquarters 3"])
['Send to Headquarters 2', '3']
>>> in_one_breath(["Send to the Depository (5, row 1: die)", "Send to the Depository (5, row 2: card)"])  # brackets stay whole
['Send to the Depository (5, row 1: die)', '(5, row 2: card)']
"""

from __future__ import annotations

from collections.abc import Sequence

LITTLE = frozenset("the a an do na w we z ze od u o po za dla nad pod przy".split())  # these stay with their nouns


def opened(words: Sequence[str]) -> bool:
    """Whether a bracket is open at the end."""
    said = " ".join(words)
    return said.count("(") > said.count(")")


def shared(sentences: Sequence[list[str]]) -> int:
    """How many words all sentences begin with; each keeps at least one word of its own."""
    count = 0
    while all(len(each) > count + 1 for each in sentences) and len({each[count] for each in sentences}) == 1:
        count += 1
    while count and (sentences[0][count - 1] in LITTLE or opened(sentences[0][:count])):
        count -= 1
    return count


def in_one_breath(sentences: Sequence[str]) -> list[str]:
    """The first sentence whole, of each further one only what is its own; equal ones once."""
    once = list(dict.fromkeys(sentences))
    words = [each.split(" ") for each in once]
    count = shared(words) if len(words) > 1 else 0
    return [" ".join(each[count:] if number else each) for number, each in enumerate(words)]
