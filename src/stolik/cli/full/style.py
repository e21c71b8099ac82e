"""How the panes lie and look, in the toolkit's own style sheet."""

from __future__ import annotations

EDGES = """
#title, #keys { height: 1; width: 100%; }
#title { background: $primary; color: $text; text-style: bold; padding: 0 1; }
#keys { background: $panel; color: $text-muted; }
.line { width: 76; height: auto; border: round $accent; background: $surface; }
.foot { color: $text-muted; width: 100%; }
"""
STYLE = """
Screen { layout: vertical; }
Screen * { scrollbar-size: 1 1; }
#table { height: 1fr; }
#left { width: 60%; min-width: 54; }
#left .pane { display: none; height: 1fr; border: none; padding: 0; }
#left.map #map, #left.mat #mat, #left.hand #hand, #left.log #log { display: block; }
#lower { height: 1fr; display: none; }
#left.mat #lower, #left.hand #lower, #left.log #lower { display: block; }
#right { width: 1fr; border-left: solid $secondary; }
#question { height: auto; max-height: 7; padding: 0 1; text-style: bold; }
#options { height: auto; max-height: 65%; border: none; padding: 0; background: $background; }
#own { height: 1fr; padding: 0 1; border-top: solid $secondary; }
.narrow #left { width: 1fr; }
.narrow #right { width: 26; }
#news, #detail { height: 2; padding: 0 1; }
#news { color: $text-muted; }
#detail { background: $surface; }
#coach { display: none; height: auto; max-height: 9; padding: 0 1; background: $boost; border-top: solid $accent; }
.wide .pane, .wide #options { border: round $secondary; border-title-color: $text; }
.wide .pane:focus, .wide .pane:focus-within, .wide #options:focus { border: round $accent; }
.wide #left { width: 2fr; }
.wide #left .pane { display: block; border: round $secondary; border-title-color: $text; }
.wide #left #map { height: 2fr; }
.wide.roomy #left #map { height: 6fr; }
.wide #lower { display: block; height: 1fr; }
.wide.roomy #lower { height: 5fr; }
.wide #right { border: none; }
.wide #news, .wide #own, .tall #news { display: none; }
.wide #options { max-height: 60%; }
#chronicle { display: none; }
.tall #detail { height: 3; }
.tall #chronicle { display: block; height: 30%; border-top: solid $secondary; padding: 0 1; }
.wide #left #log { display: none; }
.wide #chronicle { display: block; height: 1fr; }
ToastRack { align: left bottom; margin-bottom: 5; }
Paper, Line { align: center middle; }
Curtain { align: center middle; background: $background; }
.paper {
    width: 90%; max-width: 100; height: auto; max-height: 90%; border: round $accent; background: $surface;
    padding: 0 1;
}
"""
COURSE = """
#overview { height: auto; max-height: 8; padding: 0 1; margin: 1 0; }
#lessons { height: 1fr; border: none; background: $background; }
"""
LOBBY_STYLE = """
#seats, #said { height: auto; padding: 1 2; }
Line { align: center middle; }
"""
