"""Options told by what they lead to in this position: what a half of the card does, what an artifact counts."""

from __future__ import annotations

from ....drawing.glow import Choices, label_of
from ....drawing.scene import Scene
from ....engine.option import Option
from ..actions.play import ChooseSlot
from ..board import TREE
from ..cards import ARTIFACT_ELEMENTS, PRINTED
from ..pieces import EFFECT, ELEMENT, INTO, ROTATED, TAKE_ARTIFACT, TECHNOLOGY, UNLOCK
from ..scoring import element_units
from ..state import ReviveState


def tell_options(scene: Scene, view: ReviveState, choices: Choices) -> None:
    """Say the options of the viewer in words of this position, where its own leave something open."""
    for text, option in choices.options.items() if scene.viewer >= 0 else ():
        told = in_words(scene, view, option)
        if told:
            choices.tell(text, told)


def in_words(scene: Scene, view: ReviveState, option: Option) -> str:
    """An option in words of this position; nothing when its own say it all."""
    step, player, words = view.agenda[-1], view.players[scene.viewer], scene.words
    if isinstance(step, ChooseSlot) and option.verb in (INTO, ROTATED):
        does = ", ".join([words.thing(EFFECT, term) for term in PRINTED[step.card * 2 + option.args[1]][0]])
        return f"{label_of(scene, option)}: {does}" if does else ""
    if option.verb is UNLOCK:
        technology = TREE[player.tribe * 2 + player.side][option.args[0]]
        return words.say("option-unlock", tech_acc=words.thing(TECHNOLOGY, technology))
    if option.verb is TAKE_ARTIFACT and player.artifact_card >= 0:
        element = ARTIFACT_ELEMENTS[player.artifact_card][option.args[0]]
        line, now = words.about(ELEMENT, element).removesuffix("."), element_units(view, player, element)
        return words.say("artifact-line", option=label_of(scene, option), line=line, now=now)
    return ""
