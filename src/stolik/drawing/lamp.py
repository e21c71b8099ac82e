"""Iskra, the lamp that teaches: one drawing in a box of 104 x 130, four moods. Amber means: we talk about this."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

EYES: Final = {
    "calm": '<ellipse cx="42" cy="61" rx="3.4" ry="4.6"/><ellipse cx="60" cy="61" rx="3.4" ry="4.6"/>'
    '<circle cx="43.2" cy="59.2" r="1.2" fill="#FFF8E4"/><circle cx="61.2" cy="59.2" r="1.2" fill="#FFF8E4"/>',
    "look": '<ellipse cx="39" cy="63" rx="3.4" ry="4.6"/><ellipse cx="57" cy="63" rx="3.4" ry="4.6"/>'
    '<circle cx="38.4" cy="61.6" r="1.2" fill="#FFF8E4"/><circle cx="56.4" cy="61.6" r="1.2" fill="#FFF8E4"/>',
    "glad": '<path d="M38 62q4-6 8 0M56 62q4-6 8 0" fill="none" stroke="#4A2600" stroke-width="3" stroke-linecap="round"/>',
    "soft": '<ellipse cx="42" cy="63" rx="3.2" ry="3.8"/><ellipse cx="60" cy="63" rx="3.2" ry="3.8"/>'
    '<path d="M37 55.5q4-3 8-1.5M57 54q4-1.5 8 1.5" fill="none" stroke="#4A2600" stroke-width="2.2" stroke-linecap="round"/>',
}
MOUTH: Final = {
    "calm": "M46 70q5 4.4 10 0",
    "look": "M43.5 71.5q5 4 10 0",
    "glad": "M44 68q7 11 14 0q-7 2.5-14 0Z",
    "soft": "M46.5 72q4.5 2.2 9 0",
}
LEGS: Final = "M36 108l-7 16M66 108l7 16M51 110v16"
LAMP_DEFS: Final = Markup(
    '<svg class="defs" aria-hidden="true"><defs><radialGradient id="lampglow"><stop offset=".35" stop-color="#FFC24D" '
    'stop-opacity=".62"/><stop offset="1" stop-color="#FFC24D" stop-opacity="0"/></radialGradient>'
    '<radialGradient id="lampglass" cx=".5" cy=".56" r=".62"><stop offset="0" stop-color="#FFF7DC"/>'
    '<stop offset=".55" stop-color="#FFD57A"/><stop offset="1" stop-color="#F2A233"/></radialGradient>'
    '<linearGradient id="lampfelt" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#1C8079"/>'
    '<stop offset=".5" stop-color="#17706A"/><stop offset="1" stop-color="#0B4945"/></linearGradient></defs></svg>'
)


def lamp(mood: str = "calm") -> Markup:
    """The lamp in one mood: calm, look (telling), glad (right) or soft (something went wrong; dimmer)."""
    mouth = "#4A2600" if mood == "glad" else "none"
    return Markup(
        '<svg class="lamp" viewBox="0 0 104 130" role="img" aria-label="Iskra">'
        f'<circle cx="52" cy="62" r="50" fill="url(#lampglow)" opacity="{0.55 if mood == "soft" else 1}"/><g class="sway">'
        f'<path d="{LEGS}" stroke="#7A4A1C" stroke-width="5.4" stroke-linecap="round"/>'
        f'<path d="{LEGS}" stroke="#B97A38" stroke-width="2.6" stroke-linecap="round"/>'
        '<path d="M19 102v4q0 9 32 9t32-9v-4Z" fill="#0B4945"/>'
        '<ellipse cx="51" cy="101" rx="32" ry="9.4" fill="url(#lampfelt)" stroke="#0A3B38" stroke-width="1.4"/>'
        '<path d="M43 27a9 9 0 1 1 16 0" fill="none" stroke="#B07A1E" stroke-width="3.6" stroke-linecap="round"/>'
        '<path d="M27 60Q27 38 51 38T75 60V82Q75 101 51 101T27 82Z" fill="url(#lampglass)" stroke="#7A4A1C" stroke-width="2.2"/>'
        '<path d="M33 80V60q1-12 10-15" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="4" stroke-linecap="round"/>'
        '<path d="M29 46Q30 25 51 25T73 46Q62 40 51 40T29 46Z" fill="url(#lampfelt)" stroke="#0A3B38" stroke-width="1.6"/>'
        '<path d="M36 36q5-6.5 12-7" fill="none" stroke="#7FD6CC" stroke-width="2.6" stroke-linecap="round"/>'
        f'<g fill="#4A2600">{EYES[mood]}</g><path d="{MOUTH[mood]}" fill="{mouth}" stroke="#4A2600" stroke-width="2.6" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
        '<ellipse cx="35.5" cy="70" rx="4.2" ry="2.8" fill="#F0763A" fill-opacity=".45"/>'
        '<ellipse cx="66" cy="70" rx="4.2" ry="2.8" fill="#F0763A" fill-opacity=".45"/>'
        '<path d="M51 83c4.5 4 4.5 8.5 0 11.5-4.5-3-4.5-7.5 0-11.5Z" fill="#F58A1F" fill-opacity=".8"/></g></svg>'
    )
