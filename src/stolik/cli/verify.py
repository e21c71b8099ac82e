"""`stolik verify`: whether a game was dealt as its table promised."""

from __future__ import annotations

from typing import Annotated

import typer

from ..engine.errors import BadRecord
from . import flags, saved
from .voice import Voice

UNFAIR = 1  # exit code: the record is sound, but somebody could know every card


def verify(
    file: flags.SavedGame,
    commitment: Annotated[str, typer.Option(help="The commitment that the table showed before the game.")] = "",
    lang: flags.Lang = "",
) -> None:
    """Check that a game was dealt as its table promised, by dealing it again.

    Exit code 0: dealt fairly; 1: dealt from something that somebody may have known; 2: the record is not true.
    """
    record, _ = saved.load(file)
    voice, dealing = Voice(flags.language(lang), record.game), record.setup.dealing
    if commitment and dealing is None:
        raise BadRecord("the record has no commitment: it was dealt from a seed")
    if commitment and dealing is not None and commitment.strip().lower() != dealing.commitment():
        raise BadRecord(f"the record's commitment is another one: {dealing.commitment()}")
    voice.print(voice.words.say("title"), "bold")
    if dealing is None:
        voice.tell("verify-seed", seed=str(record.setup.seed))
        raise typer.Exit(UNFAIR)
    voice.tell("verify-commitment", hash=dealing.commitment())
    voice.tell("verify-secret", secret=dealing.secret)
    for share in dealing.shares:
        voice.tell("verify-own" if share.own else "verify-made", number=share.seat + 1, share=share.number)
    voice.tell("verify-dealt", count=len(record.choices))
    if dealing.known:
        voice.tell("verify-known")
        raise typer.Exit(UNFAIR)
    voice.tell("verify-fair" if any(share.own for share in dealing.shares) else "verify-alone")
