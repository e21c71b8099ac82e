"""Options told by what they lead to in this position: what a half of the card does, what an artifact counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ....drawing.glow import Choices, label_of
from ....drawing.scene import Scene
from ....engine.option import Option, Verb
from ....words import Words
from .. import effects
from ..actions.board_actions import ChooseBoardAction, ChooseLocation, ChooseSite, ChooseSize, ChooseTile, Prepare
from ..actions.build import build
from ..actions.costs import Cost, best_terms, build_sizes, improved, price, ready_modifiers, terms_of
from ..actions.free_actions import Bag
from ..actions.play import ChooseSlot, play_card
from ..actions.ranges import distances
from ..board import SIZES, TREE
from ..cards import ARTIFACT_ELEMENTS, PRINTED
from ..effects import BOOK, FOOD, GEAR, TERMS
from ..pieces import (
    ABILITY,
    ACTIVATE,
    BUILD,
    BUILD_ONS,
    CHOOSE,
    COLOUR,
    EFFECT,
    ELEMENT,
    EXPLORE,
    EXPLORE_TILES,
    INTO,
    PAY,
    POPULATE,
    RESOLVE,
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
        does = listed(words, played(view, step, option))
        return f"{label_of(scene, option)}: {does}" if does else ""
    if option.verb in (RESOLVE, CHOOSE) and (option.args[0],) == effects.tribe:
        does = words.about(ABILITY, player.tribe * 2 + player.side).removesuffix(".")
        return f"{label_of(scene, option)} ({does[:1].lower()}{does[1:]})"
    if isinstance(step, (ChooseSite, ChooseSize, ChooseTile)):
        return priced(scene, view, step, option)
    if option.verb is UNLOCK:
        technology = TREE[player.tribe * 2 + player.side][option.args[0]]
        return words.say("unlock-technology", technology=words.thing(TECHNOLOGY, technology))
    if isinstance(step, Prepare):
        return paying(scene, view, step, option)
    if option.verb in LEADING and isinstance(step, (Menu, ChooseBoardAction)):
        reach = step.reach if isinstance(step, ChooseBoardAction) else 0
        return only_target(scene, view, option, reach, isinstance(step, Menu))
    if option.verb is TAKE_ARTIFACT and player.artifact_card >= 0:
        element = ARTIFACT_ELEMENTS[player.artifact_card][option.args[0]]
        line, now = words.about(ELEMENT, element).removesuffix("."), element_units(view, player, element)
        last = view.seats > 1 and not view.ending and sum(view.craters) + view.crater_small == 1
        return words.say("artifact-line", option=label_of(scene, option), line=line, now=now, last=int(last))
    return ""


def played(view: ReviveState, step: ChooseSlot, option: Option) -> effects.Effect:
    """What a card brings in a slot: its half, and the modules and earlier cards there that work with it."""
    then = view.clone()
    then.events = None
    slot, half = option.args
    play_card(then, step.seat, step.card, slot, half)
    bag = then.agenda[-1]
    return bag.terms if isinstance(bag, Bag) else PRINTED[step.card * 2 + half][0]


def priced(scene: Scene, view: ReviveState, step: ChooseSite | ChooseSize | ChooseTile, option: Option) -> str:
    """A site, a building or a tile with its price, where machines or two sizes leave that open; else it stands beside it."""
    kind = effects.EXPLORE if isinstance(step, ChooseTile) else effects.BUILD
    player, words = view.players[step.seat], scene.words
    terms = terms_of(view, step.seat, kind, step.reach, step.main)
    target = step.space if isinstance(step, ChooseSize) else option.args[0]
    sizes = [option.args[0]] if isinstance(step, ChooseSize) else payable(view, step, target)
    if len(sizes) < 2 and isinstance(step, ChooseSite) and not ready_modifiers(view, player, kind):
        return ""
    if isinstance(step, ChooseTile) and not ready_modifiers(view, player, kind):
        return ""
    prices = [price(view, step.seat, kind, target, size, terms) for size in sizes or [0]]
    said = [spent(words, player, cost) or words.say("costs-nothing") for cost in prices]
    if isinstance(step, ChooseSite):
        said = [words.say("sized", size=SIZES[size], price=each) for size, each in zip(sizes, said)]
    return words.say("priced", option=label_of(scene, option), prices="; ".join(said))


def payable(view: ReviveState, step: ChooseSite | ChooseTile, target: int) -> list[int]:
    """The sizes of building that can be paid on a site."""
    if isinstance(step, ChooseTile):
        return []
    offers = best_terms(view, step.seat, effects.BUILD, terms_of(view, step.seat, effects.BUILD, step.reach, step.main))
    return build_sizes(view, step.seat, target, distances(view, step.seat)[target], offers)


def brings(words: Words, view: ReviveState, step: ChooseSite, space: int) -> str:
    """What the buildings that can be paid on a site bring there."""
    found = []
    for size in payable(view, step, space):
        then = view.clone()
        then.events, then.agenda = None, []
        build(then, step.seat, space, size, 0)
        bag = then.agenda[-1] if then.agenda else None
        found.append(summed(words, bag.terms if isinstance(bag, Bag) else ()))
    if not found[0]:
        return words.say("site-nothing")
    if len(found) == 1:
        return words.say("site-brings", terms=found[0])
    return words.say("site-brings-either", small=found[0], large=found[1])


def summed(words: Words, terms: effects.Effect) -> str:
    """Rewards of a site in words, the steps of each track together."""
    steps = [
        sum([TERMS[each].n for each in terms if (TERMS[each].word, TERMS[each].what) == ("advance", track)])
        for track in range(3)
    ]
    said = [words.say("steps", colour=words.thing(COLOUR, track), n=n) for track, n in enumerate(steps) if n]
    rest = listed(words, tuple([each for each in terms if TERMS[each].word != "advance"]))
    return ", ".join([*said, *([rest] if rest else [])])


def listed(words: Words, terms: effects.Effect) -> str:
    """Effects in words, each once with how often it comes."""
    said = [(words.thing(EFFECT, term), terms.count(term)) for term in dict.fromkeys(terms)]
    return ", ".join([words.say("times", effect=each, n=n) if n > 1 else each for each, n in said])


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
