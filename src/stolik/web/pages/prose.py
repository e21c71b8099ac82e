"""The little of Markdown in which rules are written, as HTML: paragraphs, lists, bold, links and figures."""

from __future__ import annotations

import re
from collections.abc import Callable

from markupsafe import Markup, escape

INLINE = re.compile(r"\*\*(?P<bold>.+?)\*\*|\[(?P<said>[^\]]+)\]\((?P<target>[^)\s]+)\)")
FIGURE = re.compile(r"\{([\w-]+)\}")


def inline(text: str, address: Callable[[str], str]) -> str:
    """A line with its bold words and links."""
    out, at = "", 0
    for found in INLINE.finditer(text):
        out += str(escape(text[at : found.start()]))
        if found["bold"]:
            out += f"<b>{inline(found['bold'], address)}</b>"
        else:
            out += f'<a href="{escape(address(found["target"]))}">{escape(found["said"])}</a>'
        at = found.end()
    return out + str(escape(text[at:]))


def prose(text: str, address: Callable[[str], str], figure: Callable[[str], Markup]) -> Markup:
    """A whole text."""
    out = ""
    for block in re.split(r"\n\s*\n", text.strip()):
        named = FIGURE.fullmatch(block.strip())
        if named:
            out += str(figure(named[1]))
        elif block.lstrip().startswith("- "):
            items = [" ".join(each.split()) for each in re.split(r"^\s*- ", block, flags=re.M) if each.strip()]
            out += f"<ul>{''.join(f'<li>{inline(each, address)}</li>' for each in items)}</ul>"
        else:
            out += f"<p>{inline(' '.join(block.split()), address)}</p>"
    return Markup(out)


def plain(text: str) -> str:
    """The words alone, for a search."""
    words = INLINE.sub(lambda found: found["bold"] or found["said"], FIGURE.sub("", text))
    return " ".join(INLINE.sub(lambda found: found["bold"] or found["said"], words).split())


def targets(text: str) -> list[str]:
    """Everything that a text links to."""
    return [found["target"] for found in INLINE.finditer(text) if found["target"]]


def figures(text: str) -> list[str]:
    """The figures that a text shows."""
    return [found[1] for block in re.split(r"\n\s*\n", text.strip()) if (found := FIGURE.fullmatch(block.strip()))]
