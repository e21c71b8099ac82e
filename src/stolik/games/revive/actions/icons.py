"""Every icon: when it is possible, what it does and how it is drawn; one class for each word of the vocabulary."""

from __future__ import annotations

from typing import Final

from .. import board, effects, pieces, scoring
from ..effects import ANY, COLOURS, CRYSTAL, RESOURCES
from ..state import ReviveState
from . import ability, artifacts, board_actions, citizens, costs, crates, gains, modules, paying, play, tokens, tracks
from .icon import ICONS, Branch, Icon, Token, arrow, icons, possible, several, symbol, text

# -- gains -------------------------------------------------------------------------------------------------------------


class Gain(Icon):
    """Gain n of a resource; a crystal that does not fit may become another resource."""

    def possible(self, state: ReviveState, seat: int) -> bool:
        player = state.players[seat]
        return player.has_room(self.what) or (self.what == CRYSTAL and player.has_basic_room())

    def apply(self, state: ReviveState, seat: int) -> None:
        gains.gain(state, seat, self.what, self.n)

    def apply_times(self, state: ReviveState, seat: int, times: int) -> None:
        gains.gain(state, seat, self.what, times * self.n)

    def resolvable(self, state: ReviveState, seat: int) -> bool:
        return True  # A18: gaining at full capacity still counts as resolved.

    def icons(self, wide: bool) -> list[Token]:
        return several(f"r-{RESOURCES[self.what]}", self.n, wide)


class Basic(Icon):
    """Gain n basic resources, each freely chosen."""

    def possible(self, state: ReviveState, seat: int) -> bool:
        return state.players[seat].has_basic_room()

    def apply(self, state: ReviveState, seat: int) -> None:
        state.then(gains.Basic(seat, self.n))

    def apply_times(self, state: ReviveState, seat: int, times: int) -> None:
        if times:
            state.then(gains.Basic(seat, times * self.n))

    def icons(self, wide: bool) -> list[Token]:
        return several("r-basic", self.n, wide)


class Swap(Icon):
    """Exchange a basic resource for another, up to n times."""

    def possible(self, state: ReviveState, seat: int) -> bool:
        return len(gains.swaps(state.players[seat])) > 0

    def apply(self, state: ReviveState, seat: int) -> None:
        state.then(gains.Swap(seat, self.n))

    def icons(self, wide: bool) -> list[Token]:
        return [symbol("r-swap"), text(f"×{self.n}")]


class Points(Icon):
    """Score n blue points now."""

    def possible(self, state: ReviveState, seat: int) -> bool:
        return True

    def apply(self, state: ReviveState, seat: int) -> None:
        gains.score(state, seat, self.n)

    def icons(self, wide: bool) -> list[Token]:
        return [symbol("r-pts", self.n)]


class Energy(Icon):
    """Take n energy from the pool."""

    def possible(self, state: ReviveState, seat: int) -> bool:
        return state.pool > 0

    def apply(self, state: ReviveState, seat: int) -> None:
        gains.energize(state, seat, self.n)

    def icons(self, wide: bool) -> list[Token]:
        return several("r-energy", self.n, wide)


class EnergyBack(Icon):
    """Take n energy markers back from machines."""

    def possible(self, state: ReviveState, seat: int) -> bool:
        return state.players[seat].charged != 0

    def apply(self, state: ReviveState, seat: int) -> None:
        state.then(gains.EnergyBack(seat, self.n))

    def icons(self, wide: bool) -> list[Token]:
        return [symbol("r-eback")]


class Crate(Icon):
    """Take n crates face down."""

    def possible(self, state: ReviveState, seat: int) -> bool:
        return len(state.crate_stack) > 0

    def apply(self, state: ReviveState, seat: int) -> None:
        crates.take_crates(state, seat, self.n)

    def icons(self, wide: bool) -> list[Token]:
        return several("r-crate", self.n, wide)


class Hoard(Crate):
    """Take the crate of the technology that later gives a crystal with each crate."""

    def apply(self, state: ReviveState, seat: int) -> None:
        crates.take_crates(state, seat, 1, plain=True)

    def icons(self, wide: bool) -> list[Token]:
        return [symbol("r-crate")]


class Artifact(Icon):
    """Take n artifacts from the craters."""

    def possible(self, state: ReviveState, seat: int) -> bool:
        return True

    def apply(self, state: ReviveState, seat: int) -> None:
        state.then(artifacts.TakeArtifact(seat, self.n))

    def icons(self, wide: bool) -> list[Token]:
        return several("r-art", self.n, wide)


class Advance(Icon):
    """Advance n steps on a machine track, or each on any."""

    def possible(self, state: ReviveState, seat: int) -> bool:
        player = state.players[seat]
        if self.what == ANY:
            return min(player.tracks) < board.TRACK_LAST or player.has_basic_room()
        return player.tracks[self.what] < board.TRACK_LAST or player.has_room(self.what)

    def apply(self, state: ReviveState, seat: int) -> None:
        if self.what == ANY:
            state.then(tracks.AdvanceAny(seat, self.n))
        else:
            state.then(tracks.Advance(seat, self.what, self.n))

    def icons(self, wide: bool) -> list[Token]:
        colour = "any" if self.what == ANY else COLOURS[self.what]
        return several(f"r-adv-{colour}", self.n, False)


class Module(Icon):
    """Take a face-up module and place it, n times; it may be declined."""

    def possible(self, state: ReviveState, seat: int) -> bool:
        return len(state.module_display) > 0

    def apply(self, state: ReviveState, seat: int) -> None:
        state.then(modules.TakeModule(seat, self.n))

    def mandatory(self) -> bool:
        return False

    def icons(self, wide: bool) -> list[Token]:
        return several("r-module", self.n, wide)


# -- cards -------------------------------------------------------------------------------------------------------------


class Recruit(Icon):
    """Take a citizen; of a colour: only a face-up one of it."""

    def possible(self, state: ReviveState, seat: int) -> bool:
        return len(citizens.recruitable(state, self.what)) > 0 or (self.what == ANY and len(state.deck) > 0)

    def apply(self, state: ReviveState, seat: int) -> None:
        state.then(citizens.TakeCitizen(seat, self.what))

    def icons(self, wide: bool) -> list[Token]:
        return [symbol("r-recruit" if self.what == ANY else f"r-recruit-{COLOURS[self.what]}")]


class Play(Icon):
    """Play another card of a colour at once."""

    def possible(self, state: ReviveState, seat: int) -> bool:
        return play.any_free_slot(state.players[seat]) and len(play.playable(state, seat, self.what)) > 0

    def apply(self, state: ReviveState, seat: int) -> None:
        state.then(play.ChooseCard(seat, self.what))

    def minds_colours(self) -> bool:
        return True

    def icons(self, wide: bool) -> list[Token]:
        return [symbol("r-play-any" if self.what == ANY else f"r-play-{COLOURS[self.what]}")]


class RestCard(Icon):
    """Move n cards from slots to the rest zone."""

    def possible(self, state: ReviveState, seat: int) -> bool:
        return citizens.any_restable(state.players[seat])

    def apply(self, state: ReviveState, seat: int) -> None:
        for _ in range(self.n):
            state.then(citizens.RestCard(seat))

    def icons(self, wide: bool) -> list[Token]:
        return [symbol("r-rest")]


class WakeCard(Icon):
    """Move n cards from the rest zone to the active zone."""

    def possible(self, state: ReviveState, seat: int) -> bool:
        return len(state.players[seat].rest) > 0

    def apply(self, state: ReviveState, seat: int) -> None:
        for _ in range(self.n):
            state.then(citizens.WakeCard(seat))

    def icons(self, wide: bool) -> list[Token]:
        return [symbol("r-wake")]


class ReplayTop(Icon):
    """Move an unplayed card to the rest zone and resolve its top half."""

    def possible(self, state: ReviveState, seat: int) -> bool:
        return len(state.players[seat].active) > 0

    def apply(self, state: ReviveState, seat: int) -> None:
        state.then(play.ReplayTop(seat))

    def icons(self, wide: bool) -> list[Token]:
        return [symbol("r-replay")]


# -- crates and the switch once more -----------------------------------------------------------------------------------


class ReopenCrate(Icon):
    """Pay a gear and resolve one of your open crates again."""

    def possible(self, state: ReviveState, seat: int) -> bool:
        return len(crates.reopenable(state, seat)) > 0

    def apply(self, state: ReviveState, seat: int) -> None:
        state.then(crates.ReopenCrate(seat))

    def icons(self, wide: bool) -> list[Token]:
        return [symbol("r-reopen")]


class ReadySwitch(Icon):
    """The switch becomes ready again."""

    def possible(self, state: ReviveState, seat: int) -> bool:
        return state.players[seat].switch_used

    def apply(self, state: ReviveState, seat: int) -> None:
        state.players[seat].switch_used = False
        state.tell(pieces.SWITCH_READY, (seat,))

    def icons(self, wide: bool) -> list[Token]:
        return [symbol("r-rotate")]


# -- effects for a price, a choice of effects, effects that count ------------------------------------------------------


class Pay(Icon):
    """Pay the cost, then gain the effect; several times where printed."""

    def possible(self, state: ReviveState, seat: int) -> bool:
        return paying.possible_once_paid(state, seat, self.what, self.n, self.inside())

    def apply(self, state: ReviveState, seat: int) -> None:
        if self.term.times == 1:
            paying.pay_once(state, seat, self)
        else:
            state.then(paying.PayAgain(seat, self.number, self.term.times))

    def icons(self, wide: bool) -> list[Token]:
        times = [text(f"×{self.term.times}")] if self.term.times > 1 else []
        return [*several(f"r-{RESOURCES[self.what]}", self.n, False), arrow(), *icons(self.inside(), False), *times]


class Convert(Icon):
    """Give one basic resource of your choice, then gain the effect."""

    def possible(self, state: ReviveState, seat: int) -> bool:
        goods = state.players[seat].goods
        return goods[0] + goods[1] + goods[2] > 0  # whatever is given makes room for the crystal's overflow

    def apply(self, state: ReviveState, seat: int) -> None:
        state.then(paying.GiveBasic(seat, self.number))

    def icons(self, wide: bool) -> list[Token]:
        return [*several("r-basic", self.n, False), arrow(), *icons(self.inside(), False)]


class Choose(Icon):
    """Exactly one of the effects."""

    def possible(self, state: ReviveState, seat: int) -> bool:
        return possible(state, seat, self.branches())

    def apply(self, state: ReviveState, seat: int) -> None:
        state.then(Branch(seat, self.number))

    def branches(self) -> effects.Effect:
        return tuple([branch[0] for branch in self.term.parts])

    def icons(self, wide: bool) -> list[Token]:
        found: list[Token] = []
        for branch in self.term.parts:
            if found:
                found.append(text("/"))
            found.extend(icons(branch, False))
        return found


class Per(Icon):
    """The effect once for each thing counted now."""

    def possible(self, state: ReviveState, seat: int) -> bool:
        return self.counted(state, seat) > 0 and possible(state, seat, self.inside())

    def apply(self, state: ReviveState, seat: int) -> None:
        ICONS[self.inside()[0]].apply_times(state, seat, self.counted(state, seat))

    def resolvable(self, state: ReviveState, seat: int) -> bool:
        return self.counted(state, seat) > 0

    def counted(self, state: ReviveState, seat: int) -> int:
        """How many things of its counter a player has now."""
        player = state.players[seat]
        if self.what == effects.FLASKS_VISIBLE:
            return scoring.flasks_visible(player)
        if self.what == effects.PAWNS_ON_BOARD:
            return len(player.pawns)
        if self.what == effects.OWN_WATERS:
            return len(player.waters)
        bit = 1 << self.what
        return sum([1 for slot in player.slots for entry in slot if state.colours(entry >> 1) & bit])

    def minds_colours(self) -> bool:
        return self.what in (effects.GRAY_IN_SLOTS, effects.GREEN_IN_SLOTS, effects.YELLOW_IN_SLOTS)

    def icons(self, wide: bool) -> list[Token]:
        return [*icons(self.inside(), False), text(":"), symbol(COUNTED[self.what])]


COUNTED: Final[tuple[str, ...]] = (
    "r-card-gray",
    "r-card-green",
    "r-card-yellow",
    "r-flask",
    "r-pawn",
    "r-drop",
)  # by counter


# -- the board ---------------------------------------------------------------------------------------------------------


class Act(Icon):
    """Perform one board action at once, with all its costs, at a range bonus."""

    def possible(self, state: ReviveState, seat: int) -> bool:
        return costs.can_act(state, seat, self.what, self.n)

    def apply(self, state: ReviveState, seat: int) -> None:
        state.then(board_actions.ChooseBoardAction(seat, self.what, self.n))

    def icons(self, wide: bool) -> list[Token]:
        found: list[Token] = []
        for kind, name in enumerate(effects.BOARD_ACTIONS):
            if self.what >> kind & 1:
                found += [text("/"), symbol(f"r-{name}")] if found else [symbol(f"r-{name}")]
        return [*found, text(f"+{self.n}"), symbol("r-range")] if self.n else found


class Tribe(Icon):
    """Use the tribe's ability."""

    def possible(self, state: ReviveState, seat: int) -> bool:
        player = state.players[seat]
        return ICONS[board.ABILITIES[player.tribe * 2 + player.side]].resolvable(state, seat)

    def apply(self, state: ReviveState, seat: int) -> None:
        ability.use(state, seat)

    def icons(self, wide: bool) -> list[Token]:
        return [symbol("r-tribe")]


class MoonToken(Icon):
    """Put a token of the tribe's moon side on the map."""

    def possible(self, state: ReviveState, seat: int) -> bool:
        return len(tokens.token_spaces(state, seat)) > 0

    def apply(self, state: ReviveState, seat: int) -> None:
        state.then(ability.PlaceToken(seat))

    def icons(self, wide: bool) -> list[Token]:
        return [symbol("r-tribe")]


class Falcon(MoonToken):
    """Let the falcon fly."""

    def possible(self, state: ReviveState, seat: int) -> bool:
        return len(tokens.falcon_goals(state, seat)) > 0


class Relocate(Icon):
    """Move a pawn from a small location to another one."""

    def possible(self, state: ReviveState, seat: int) -> bool:
        return len(ability.movable_pawns(state, seat)) > 0

    def apply(self, state: ReviveState, seat: int) -> None:
        state.then(ability.Relocate(seat))

    def icons(self, wide: bool) -> list[Token]:
        return [symbol("r-pawn")]


# -- icons that change other actions: never resolved by themselves -----------------------------------------------------


class Passive(Icon):
    """It changes what another action costs or counts, and does nothing by itself."""

    def possible(self, state: ReviveState, seat: int) -> bool:
        return False


class Range(Passive):
    """Pay n food less for the range of an action."""

    def icons(self, wide: bool) -> list[Token]:
        return [text(f"+{self.n}"), symbol("r-range")]


class Discount(Passive):
    """A board action costs n less."""

    def icons(self, wide: bool) -> list[Token]:
        return [text(f"−{self.n}"), symbol(f"r-{effects.BOARD_ACTIONS[self.what]}")]


class WhileInPlay(Passive):
    """The effect lasts while the card lies in a slot with this half visible."""

    def icons(self, wide: bool) -> list[Token]:
        return [symbol("r-inf"), *icons(self.inside(), False)]


class ExploreAnywhere(Passive):
    """Explore at any distance."""

    def icons(self, wide: bool) -> list[Token]:
        return [symbol("r-anywhere")]


class RotateCard(Passive):
    """Turn the card that is being played."""

    def icons(self, wide: bool) -> list[Token]:
        return [symbol("r-rotate")]


class AllColours(Passive):
    """A card counts as all three colours."""

    def icons(self, wide: bool) -> list[Token]:
        return [symbol("r-allcol")]


class HibernateRemove(Passive):
    """The half brings hibernation; its card leaves the game."""

    def icons(self, wide: bool) -> list[Token]:
        return [symbol("r-hib"), text("✕")]


# -- the table ---------------------------------------------------------------------------------------------------------

ICON_OF: Final[dict[str, type[Icon]]] = {
    "gain": Gain, "basic": Basic, "swap": Swap, "points": Points, "energy": Energy, "energy_back": EnergyBack,
    "crate": Crate, "hoard": Hoard, "artifact": Artifact, "advance": Advance, "module": Module,
    "recruit": Recruit, "play": Play, "rest_card": RestCard, "wake_card": WakeCard, "replay_top": ReplayTop,
    "reopen_crate": ReopenCrate, "ready_switch": ReadySwitch,
    "pay": Pay, "convert": Convert, "choose": Choose, "per": Per,
    "act": Act, "tribe": Tribe, "nadair_forest": MoonToken, "hof_temple": MoonToken, "iox_target": MoonToken,
    "kun_sand": MoonToken, "for_workshop": MoonToken, "vuk_falcon": Falcon, "relocate": Relocate,
    "range": Range, "discount": Discount, "while_in_play": WhileInPlay, "explore_anywhere": ExploreAnywhere,
    "rotate_card": RotateCard, "all_colours": AllColours, "hibernate_remove": HibernateRemove,
}  # fmt: skip


def every_icon() -> list[Icon]:
    """The icons of all terms that are printed anywhere, by number."""
    return [ICON_OF[term.word](number, term) for number, term in enumerate(effects.TERMS)]
