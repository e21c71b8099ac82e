"""Prints what the numbers of an environment mean: `python -m stolik.learn <game>_v2`."""

from __future__ import annotations

import sys

from .encoding import Actions, Observations
from .registry import entry, names


def main(wanted: list[str]) -> None:
    """A line for every stretch of cells, then the number of actions of every verb."""
    for name in wanted or names():
        registered = entry(name)
        observations = Observations(registered.layout())
        actions = Actions(registered.game(), registered.layout())
        print(f"{name}: {observations.size} cells, {len(actions)} actions")
        for at, size, field, meaning in observations.rows() if wanted else []:
            print(f"{at:6} {size:5}  {field}: {meaning}")
        verbs: dict[str, list[int]] = {}
        for number, option in enumerate(actions.options):
            verbs.setdefault(option.verb.name, []).append(number)
        for verb, numbers in verbs.items() if wanted else []:
            print(f"{numbers[0]:6} {len(numbers):5}  {actions.options[numbers[0]]} ... ({verb})")


if __name__ == "__main__":
    main(sys.argv[1:])
