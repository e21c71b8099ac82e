"""The campaign of five chapters: progress kept between games as plain data.

>>> progress = Campaign()
>>> progress.variants()
{'campaign': 'chapter_1'}
>>> progress = progress.after(("Ada", "Jan"), (61, 48))
>>> progress.chapter, progress.variants()
(2, {'campaign': 'chapter_2', 'cc_formica': 'on', 'cc_big_locations': 'big_6'})
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ...engine.errors import BadRecord, BadSetup
from ...engine.printed import sheet
from .cards import CAMPAIGN_CARDS, CHAPTERS

CARDS_PER_CHAPTER: Final = 6
PLACES: Final[tuple[int, ...]] = sheet(__name__, "lists").row("campaign_places", 0, 99, 4)  # points of a chapter
CONTENT: Final = ("cc_formica", "big_6", "cc_switch", "cc_crystal_sources", "big_8", "cc_vukuntur", "big_7", "cc_moon")
UNLOCKS: Final[tuple[tuple[str, ...], ...]] = tuple(
    [tuple([CONTENT[each] for each in row]) for row in sheet(__name__, "chapters").name_lists("unlocks", CONTENT)]
)


@dataclass(frozen=True)
class Chapter:
    """A finished chapter: who played and with what points."""

    names: tuple[str, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Campaign:
    """How far a campaign has come; the group of players may change between chapters."""

    played: tuple[Chapter, ...] = ()

    @property
    def chapter(self) -> int:
        """The chapter to play next; 6 when all five are finished."""
        return len(self.played) + 1

    @property
    def finished(self) -> bool:
        """Whether all chapters are played; then all content is free to choose."""
        return len(self.played) >= CHAPTERS

    def unlocked(self) -> tuple[str, ...]:
        """What has been unlocked so far, in the order of the deck."""
        return tuple([each for unlock in UNLOCKS[: len(self.played)] for each in unlock])

    def cards(self) -> tuple[str, ...]:
        """The cards read so far: those of finished chapters and, before its unlock, of the running one."""
        read = len(self.played) * CARDS_PER_CHAPTER
        return CAMPAIGN_CARDS[: read if self.finished else read + CARDS_PER_CHAPTER - 1]

    def variants(self) -> dict[str, str]:
        """The variants with which the next chapter is played, or all content after the last one."""
        found: dict[str, str] = {}
        if not self.finished:
            found["campaign"] = f"chapter_{self.chapter}"
        opened = self.unlocked()
        for name in ("cc_formica", "cc_vukuntur", "cc_moon"):
            if name in opened:
                found[name] = "on"
        if self.chapter == CHAPTERS:
            found["tribe_side"] = "choice"  # the long day: moon sides may be chosen
        locations = [name for name in ("big_6", "big_7", "big_8") if name in opened]
        if locations:
            found["cc_big_locations"] = "all" if len(locations) == 3 else "_".join(locations)
        for name in ("cc_crystal_sources", "cc_switch"):
            if name in opened:
                found[name] = "on"
        return found

    def after(self, names: tuple[str, ...], scores: tuple[int, ...]) -> Campaign:
        """The campaign after the next chapter was played with this result."""
        if self.finished:
            raise BadSetup("the campaign is finished: there is no further chapter")
        if len(names) != len(scores) or not 1 <= len(names) <= 4:
            raise BadSetup("a chapter has one to four players with a score each")
        return Campaign((*self.played, Chapter(tuple(names), tuple(scores))))

    def points(self) -> dict[str, int]:
        """Campaign points by name: 4, 2, 1, 0 for the places of each chapter, ties the higher; alone, the scores."""
        found: dict[str, int] = {}
        for chapter in self.played:
            for name, score in zip(chapter.names, chapter.scores):
                if len(chapter.names) == 1:
                    gained = score
                else:
                    gained = PLACES[sum([1 for other in chapter.scores if other > score])]
                found[name] = found.get(name, 0) + gained
        return found

    def save(self) -> dict[str, Any]:
        """Plain data that JSON can hold."""
        return {
            "revive_campaign": 1,
            "chapters": [{"names": list(each.names), "scores": list(each.scores)} for each in self.played],
        }

    @classmethod
    def load(cls, data: dict[str, Any]) -> Campaign:
        """A campaign from saved data; anything damaged is refused."""
        try:
            if data["revive_campaign"] != 1 or not isinstance(data["chapters"], list):
                raise BadRecord("the saved campaign is damaged or of another version")
            campaign = cls()
            for each in data["chapters"]:
                names, scores = tuple(each["names"]), tuple(each["scores"])
                if isinstance(each["names"], str) or [type(one) for one in (*names, *scores)] != [
                    *[str for _ in names], *[int for _ in scores],
                ]:  # fmt: skip
                    raise BadRecord("the saved campaign is damaged: names are words and scores are numbers")
                campaign = campaign.after(names, scores)
        except (KeyError, TypeError, BadSetup) as error:
            raise BadRecord(f"the saved campaign is damaged: {error}") from error
        return campaign
