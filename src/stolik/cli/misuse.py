"""What is wrong with a command line, in the person's language: what was expected, and near words."""

from __future__ import annotations

import re
from typing import Any

from typer.exceptions import TyperException

from .voice import Voice

QUOTED = re.compile(r" \((.+)\)$|'(.+?)'")
BOUNDS = {"less_than_equal": ("most", "le"), "greater_than_equal": ("least", "ge")}


def misused(error: TyperException, voice: Voice, command: str) -> str:
    """A mistake of whoever called, with the way to the help of the command."""
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else f"stolik {command}".rstrip()
    return f"{mistake(error, context, voice)} ({voice.say('misuse-help', command=f'{path} --help')})"


def mistake(error: TyperException, context: Any, voice: Voice) -> str:
    """What was wrong; the toolkit's own words where it knows something that we do not."""
    option, quoted = getattr(error, "option_name", ""), QUOTED.search(error.message)
    if hasattr(error, "possibilities"):
        return voice.wrong("option", option, options(context))
    if option:
        return voice.say("misuse-value" if "requires" in error.message else "misuse-no-value", option=option)
    if hasattr(error, "param_type"):
        return voice.say("misuse-missing", name=called(error))
    if hasattr(error, "param"):
        return unfit(error, voice)
    if quoted and hasattr(context.command, "commands"):
        return voice.wrong("command", quoted[2] or quoted[1], list(context.command.commands))
    if quoted:
        return voice.say("misuse-extra", words=quoted[1] or quoted[2])
    return error.format_message()


def options(context: Any) -> list[str]:
    """All options of the command that was called."""
    return [] if context is None else [opt for each in context.command.params for opt in each.opts if opt[:2] == "--"]


def called(error: Any) -> str:
    """How a parameter is called on the command line."""
    param = error.param
    if param is None:
        return str(error.param_hint or "")
    longest: str = max(param.opts, key=len)
    return longest if longest.startswith("-") else str(param.metavar or param.name).upper()


def unfit(error: Any, voice: Voice) -> str:
    """A value that cannot be: not of the kind that was expected, or out of bounds."""
    name, found = called(error), getattr(error.__cause__, "errors", None)
    first = found()[0] if found is not None else {}
    kind, word = str(first.get("type", "")), str(first.get("input", ""))
    if kind in BOUNDS:
        key, bound = BOUNDS[kind]
        return voice.say(f"misuse-{key}", name=name, word=word, bound=str(first["ctx"][bound]))
    for prefix in ("int", "float"):
        if kind.startswith(prefix):
            return voice.say(f"misuse-{prefix}", name=name, word=word)
    return voice.say("misuse-unfit", name=name, reason=error.message)
