"""Options told by what they come to in this position: which crystals they bring."""

from __future__ import annotations

from ....drawing.glow import Choices, label_of
from ....drawing.scene import Scene
from ....words import Words
from ..board import NODE_REGIONS
from ..pieces import COLOUR, EXTRACT, OVERCHARGE
from ..state import IcaionState
from .labels import labels


def tell_options(scene: Scene, view: IcaionState, choices: Choices) -> None:
    """Put behind an option the crystals that it brings, whatever machines and cages then do with them."""
    for text, option in choices.options.items():
        if option.verb is EXTRACT:
            brought = reached(scene.words, view, view.players[scene.viewer].node)
        elif option.verb is OVERCHARGE:
            types = [scene.words.thing(COLOUR, each) for each in view.machine_types(scene.viewer)]
            brought = [labels(scene.lang).say("ic-any-colour"), *types]
        else:
            continue
        if brought:
            choices.tell(text, f"{label_of(scene, option)}: {', '.join(brought)}")


def reached(words: Words, view: IcaionState, node: int) -> list[str]:
    """The colours of the crystals that are extracted at a node, one from each region around it."""
    return [words.thing(COLOUR, region // 3) for region in NODE_REGIONS[node] if view.qoam[region]]
