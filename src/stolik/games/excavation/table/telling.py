"""Options told by what they come to in this position: what a sale pays, what a sample adds to the gallery."""

from __future__ import annotations

from typing import Final

from ....drawing.glow import Choices, label_of
from ....drawing.scene import Scene
from ....engine.option import Option
from ....words import Words
from ..actions.choice import KEPT_CARDS, ChooseAction
from ..actions.sell import MOST_MARKETS, ChooseMarkets, ChooseRegion, open_market, pay_sale, sellable
from ..board import MARKETS
from ..cards import ROUNDS
from ..pieces import DONE, ORDER, PASS, REGION, SAMPLE, SAMPLE_FROM, SELL, SELL_AT, USE, WITHDRAW
from ..state import ExcavationState
from ..tiles import COLOURS, COLUMN, gallery_credits
from .labels import labels

SAMPLING: Final = (SAMPLE, SAMPLE_FROM)


def tell_options(scene: Scene, view: ExcavationState, choices: Choices) -> None:
    """Put behind an option what it comes to."""
    for text, option in choices.options.items() if 0 <= scene.viewer < view.seats else ():
        worth = sampled(scene, view, option) if option.verb in SAMPLING else paid(scene, view, option)
        if option.verb is USE:
            worth = order_now(scene.words, view, option.args[0])
        elif option.verb is WITHDRAW and view.orders:
            order = scene.words.thing(ORDER, view.orders[option.args[0]])
            worth = labels(scene.lang).say("ex-frees", order=order)
        elif option.verb is PASS and (more := len(view.hands[scene.viewer]) - KEPT_CARDS) > 0:
            worth = labels(scene.lang).say("ex-discards", n=more)
        if worth:
            choices.tell(text, f"{label_of(scene, option)}: {worth}")


def order_now(words: Words, view: ExcavationState, order: int) -> str:
    """What an order does in this round: the white side, in the last one the yellow."""
    return words.say(f"order-{ORDER.text(order)}", "white" if view.round < ROUNDS else "yellow")


def paid(scene: Scene, view: ExcavationState, option: Option) -> str:
    """What a sale pays: with the markets chosen so far and this one, or at most."""
    step, seat = view.agenda[-1], scene.viewer
    if isinstance(step, ChooseMarkets) and option.verb in (SELL_AT, DONE):
        return scene.words.say("n-credits", n=pays(view, seat, step.colour, (*step.markets, *option.args)))
    if isinstance(step, ChooseRegion) and option.verb is REGION:
        most = best(view, seat, option.args[0], step.free)
    elif isinstance(step, ChooseAction) and option.verb is SELL:
        free = open_market(view, seat, view.chosen)
        wanted = view.owned_colours(seat) & sellable(view, seat, free)
        most = max([best(view, seat, each, free) for each in range(len(COLOURS)) if wanted >> each & 1], default=0)
    else:
        return ""
    return labels(scene.lang).say("ex-up-to", n=most) if most else ""


def pays(view: ExcavationState, seat: int, colour: int, markets: tuple[int, ...]) -> int:
    """What a sale of a colour at some markets pays."""
    then = view.clone()
    pay_sale(then, seat, colour, markets)
    return then.credits[seat] - view.credits[seat]


def best(view: ExcavationState, seat: int, colour: int, free: int) -> int:
    """What a sale of a colour pays at the markets with the most buyers."""
    trading = [market for market in range(len(MARKETS)) if view.traders[seat * 6 + market] or market == free]
    crowded = sorted(trading, key=lambda market: -view.interest(market, colour))
    most = min(MOST_MARKETS, view.owned(seat, colour))
    return pays(view, seat, colour, tuple(each for each in crowded[:most] if view.interest(each, colour)))


def sampled(scene: Scene, view: ExcavationState, option: Option) -> str:
    """What a sample adds to the gallery, and whether it brings a card."""
    seat, tile, own = scene.viewer, option.args[0], labels(scene.lang)
    before = view.gallery[seat]
    after = (before & ~(1 << option.args[1]) if option.verb is SAMPLE_FROM else before) | 1 << tile
    more, column = gallery_credits(after) - gallery_credits(before), COLUMN[tile >> 2]
    told = [own.say("ex-gallery-adds", credits=f"{more:+d}".replace("-", "−"))] if more else []
    if after & column == column and not view.bonus[seat] >> (tile >> 2) & 1:
        told.append(own.say("ex-column-card"))
    return ", ".join(told)
