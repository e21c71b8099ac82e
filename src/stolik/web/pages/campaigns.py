"""A campaign on the score page: how it stands, and who may play its next chapter."""

from __future__ import annotations

from ...engine.game import Game
from ...words import Words
from ..tables.campaigns import NOBODY, SAME, after, campaign_of
from ..tables.tables import Table
from .contexts import Choice, CompanySeat, Standing
from .offers import seat_kinds, variant_words


def standing(table: Table, words: Words) -> Standing | None:
    """How the campaign of a finished table stands now."""
    before, now = campaign_of(table.game, table.options), after(table)
    if before is None or now is None:
        return None
    points = sorted(now.points().items(), key=lambda each: -each[1])
    old, new = before.variants(), now.variants()
    unlocked = [
        variant_words(variant, new[variant.id], words)
        for variant in table.game.variants
        if variant.id not in bookkeeping(table.game) and new.get(variant.id, old.get(variant.id)) != old.get(variant.id)
    ]
    named = [(words.say("seat", number=int(name)) if name.isdigit() else name, each) for name, each in points]
    return Standing(before.chapter, named, unlocked, now.finished)


def bookkeeping(game: Game) -> dict[str, str]:
    """The variants that a campaign sets from its first chapter on: they make it one, and are no news."""
    first = game.campaign()
    return first.variants() if first is not None else {}


def company_fields(table: Table, words: Words) -> list[CompanySeat]:
    """Who may sit where in the next chapter: who sat there before, somebody else, or nobody."""
    fields = []
    for number in range(max(table.game.seats)):
        before = table.seats[number] if number < len(table.seats) else None
        nobody = Choice(NOBODY, words.say("kind-nobody"))
        choices = [nobody, *seat_kinds(words)]
        if before is not None:
            name = before.name or words.say("seat", number=number + 1)
            choices = [Choice(SAME, words.say("kind-same", name=name)), *choices]
        fields.append(CompanySeat(number, choices))
    return fields
