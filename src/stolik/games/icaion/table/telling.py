"""Options told by what they come to in this position: which crystals they bring, and that a shard is kept."""

from __future__ import annotations

from ....drawing.glow import Choices, label_of
from ....drawing.scene import Scene
from ....words import Words
from ..board import NODE_REGIONS
from ..pieces import ACTIVATE_ALL, COLOUR, EXTRACT, OFFER, OVERCHARGE
from ..state import IcaionState
from ..tiles import MOST_SHARDS
from .labels import labels


def tell_options(scene: Scene, view: IcaionState, choices: Choices) -> None:
    """Put behind an option the crystals that it brings, whatever machines and cages then do with them, or the shard that it
    keeps; warn of refiners only where they cost something."""
    for text, option in choices.options.items():
        if option.verb is EXTRACT:
            brought = reached(scene.words, view, view.players[scene.viewer].node)
        elif option.verb is OVERCHARGE:
            types = [scene.words.thing(COLOUR, each) for each in view.machine_types(scene.viewer)]
            brought = [labels(scene.lang).say("ic-any-colour"), *types]
        elif option.verb is OFFER and keeps_shard(view, scene.viewer, option.args[0]):
            choices.tell(text, f"{label_of(scene, option)}, {labels(scene.lang).say('ic-keep-shard')}")
            continue
        elif option.verb is ACTIVATE_ALL and not view.beams:  # only there a refiner takes something for its work
            choices.tell(text, labels(scene.lang).say("ic-activate-all"))
            continue
        else:
            continue
        if brought:
            choices.tell(text, f"{label_of(scene, option)}: {', '.join(brought)}")


def keeps_shard(view: IcaionState, seat: int, pink: int) -> bool:
    """Whether so many pink crystals pay for the shard that has been revealed, and there is room for it."""
    return pink == view.shard_shown and len(view.players[seat].shards) < MOST_SHARDS


def reached(words: Words, view: IcaionState, node: int) -> list[str]:
    """The colours of the crystals that are extracted at a node, one from each region around it."""
    return [words.thing(COLOUR, region // 3) for region in NODE_REGIONS[node] if view.qoam[region]]
