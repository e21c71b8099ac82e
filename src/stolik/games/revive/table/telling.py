"""Options told by what they lead to in this position: what a half of the card does, what an artifact counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ....drawing.glow import Choices, label_of
from ....drawing.scene import Scene
from ....engine.option import Option, Verb
from ....words import Words
from .. import effects
from ..actions.board_actions import ChooseBoardAction, ChooseLocation, ChooseSite, ChooseTile, Prepare
from ..actions.costs import Cost, improved, price, terms_of
from ..actions.play import ChooseSlot
from ..board import TREE
from ..cards import ARTIFACT_ELEMENTS, PRINTED
from ..effects import BOOK, FOOD, GEAR
from ..pieces import (
    ACTIVATE,
    BUILD,
    BUILD_ONS,
    EFFECT,
    ELEMENT,
    EXPLORE,
    EXPLORE_TILES,
    INTO,
    PAY,
    POPULATE,
    ROTATED,
    SETTLES,
    TAKE_ARTIFACT,
    TECHNOLOGY,
    UNLOCK,
)
from ..rounds import Menu
from ..scoring import element_units
from ..state import Player, ReviveState

BASIC: Final = (GEAR, BOOK, FOOD)
LEADING: Final[dict[Verb, Callable[[int, int, bool], ChooseTile | ChooseLocation | ChooseSite]]] = {
    EXPLORE: ChooseTile,
    POPULATE: ChooseLocation,
    BUILD: ChooseSite,
}


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
    if isinstance(step, Prepare):
        return paying(scene, view, step, option)
    if option.verb in LEADING and isinstance(step, (Menu, ChooseBoardAction)):
        reach = step.reach if isinstance(step, ChooseBoardAction) else 0
        return only_target(scene, view, option, reach, isinstance(step, Menu))
    if option.verb is TAKE_ARTIFACT and player.artifact_card >= 0:
        element = ARTIFACT_ELEMENTS[player.artifact_card][option.args[0]]
        line, now = words.about(ELEMENT, element).removesuffix("."), element_units(view, player, element)
        return words.say("artifact-line", option=label_of(scene, option), line=line, now=now)
    return ""


def paying(scene: Scene, view: ReviveState, step: Prepare, option: Option) -> str:
    """What goes when an action is paid, crystals for what is missing included; whether a machine makes it cheaper."""
    label, words, cost = label_of(scene, option), scene.words, step.cost(view, step.terms())
    if option.verb is PAY:
        goes = spent(words, view.players[step.seat], cost)
        return f"{label}: {goes} ({aim(scene, view, step)})" if goes else f"{label} ({aim(scene, view, step)})"
    if option.verb is ACTIVATE:
        cheaper = step.cost(view, improved(step.terms(), step.kind, option.args[0]))
        saved = due(words, [before - after for before, after in zip(cost, cheaper)])
        return words.say("saves", option=label, saved=saved or "none")
    return ""


def aim(scene: Scene, view: ReviveState, step: Prepare) -> str:
    """What is being paid for: the tile, the site, or the location with its technology."""
    option = {effects.EXPLORE: EXPLORE_TILES, effects.BUILD: BUILD_ONS, effects.POPULATE: SETTLES}[step.kind][
        step.target
    ]
    label = label_of(scene, option)
    if step.kind != effects.POPULATE:
        return label
    player = view.players[step.seat]
    return f"{label}: {scene.words.thing(TECHNOLOGY, TREE[player.tribe * 2 + player.side][step.extra])}"


def only_target(scene: Scene, view: ReviveState, option: Option, reach: int, main: bool) -> str:
    """An action that goes to its only target unasked names it, and a tile's price."""
    seat = scene.viewer
    targets = LEADING[option.verb](seat, reach, main).candidates(view, False).legal
    if len(targets) != 1:
        return ""
    label = label_of(scene, targets[0])
    if option.verb is not EXPLORE:
        return label
    terms = terms_of(view, seat, effects.EXPLORE, reach, main)
    cost = price(view, seat, effects.EXPLORE, targets[0].args[0], 0, terms)
    goes = spent(scene.words, view.players[seat], cost)
    return f"{label}: {goes}" if goes else label


def spent(words: Words, player: Player, cost: Cost) -> str:
    """What a player gives for a cost."""
    own = [min(n, player.goods[resource]) for n, resource in zip(cost, BASIC)]
    return due(words, [*own, cost[3] + sum(cost[:3]) - sum(own)])


def due(words: Words, cost: Sequence[int]) -> str:
    """Gears, books, food and crystals in words."""
    names = ("gear", "book", "food", "crystal")
    return ", ".join([words.say(f"price-{name}", n=n) for name, n in zip(names, cost) if n > 0])
