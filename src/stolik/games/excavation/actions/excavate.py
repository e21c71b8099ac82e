"""Excavate (Wydobycie)."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.agenda import Decision
from ....engine.option import Candidates, Option, Phrase, Verb
from .. import pieces
from ..board import NEIGHBOURS, SITE_OF
from ..cards import KUTI_KUTI
from ..effects import Sample
from ..state import ExcavationState, joined


def refuse_excavate(state: ExcavationState, seat: int, colour: int) -> Verb | None:
    """Why no tile of a colour can be dug; None when one can."""
    places = state.explorers[seat]
    for tile in range(colour * 4, colour * 4 + 4):
        if state.ground[tile] and SITE_OF[tile] in places:
            return None if state.has_hold_space(seat) else pieces.HOLD_FULL
    return pieces.NOTHING_TO_DIG


@dataclass(frozen=True)
class Excavate(Decision):
    """Take one or two tiles of a colour into the hold, from different dig sites with own explorers; then sample."""

    seat: int
    colour: int
    dug: int = -1  # the first tile

    def candidates(self, state: ExcavationState, why: bool) -> Candidates:
        found = Candidates(why)
        room = state.has_hold_space(self.seat)
        for tile in range(self.colour * 4, self.colour * 4 + 4):
            site = SITE_OF[tile]
            if not state.ground[tile]:
                continue
            if room and self.reaches(state, site):
                found.legal.append(Option(pieces.DIG, (site, tile)))
            elif not why:
                continue
            elif self.reaches(state, site):
                found.refuse(Option(pieces.DIG, (site, tile)), pieces.HOLD_FULL)
            else:
                here = site in state.explorers[self.seat]
                found.refuse(Option(pieces.DIG, (site, tile)), pieces.SAME_SITE if here else pieces.NOT_AT_SITE)
        if self.dug >= 0:
            found.legal.append(pieces.DONE_OPTION)
        return found

    def reaches(self, state: ExcavationState, site: int) -> bool:
        """Whether the next tile may come from a dig site."""
        here = site in state.explorers[self.seat]
        if self.dug < 0:
            return here
        first = SITE_OF[self.dug]
        # A36: Kuti Kuti needs no explorer for the second tile, at the first one's site or beside it.
        if state.factions[self.seat] == KUTI_KUTI and (site == first or site in NEIGHBOURS[first]):
            return True
        return here and site != first

    def choose(self, state: ExcavationState, option: Option) -> None:
        if option.verb is pieces.DONE:
            state.then(Sample(self.seat, (self.dug,)))
            return
        tile = option.args[1]
        state.dig(self.seat, tile, pieces.HOLD)
        if self.dug < 0:
            state.then(Excavate(self.seat, self.colour, tile))
        else:
            state.then(Sample(self.seat, joined((self.dug,), (tile,))))

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(pieces.ASK_DIG if self.dug < 0 else pieces.ASK_DIG_MORE, (self.colour,))
