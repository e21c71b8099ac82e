"""The pane of the map: a drawing in characters, with a cursor among what can be chosen, for keys and mouse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.actions import SkipAction
from textual.binding import BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from ...engine.option import Option
from ...engine.place import Place, meant
from ..session import Session
from .canvas import CURSOR, DIM, LIT, NAME, PLAIN, Drawing, Spot, drawn
from .theme import SEATS

STYLES = {
    PLAIN: Style(), DIM: Style(dim=True), NAME: Style(bold=True), LIT: Style(reverse=True),
}  # fmt: skip
HERE = ("#c6f53a", "#9a5b00")  # the cursor, on dark and on light


class Map(ScrollView, can_focus=True):
    """The board of a session."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("left", "go(0, -1)"), ("right", "go(0, 1)"), ("up", "go(-1, 0)"), ("down", "go(1, 0)"), ("enter", "take"),
    ]  # fmt: skip

    class Chosen(Message):
        """A place was clicked, or entered by key."""

        def __init__(self, place: Place, by_key: bool = False) -> None:
            self.place = place
            self.by_key = by_key
            super().__init__()

    class Pointed(Message):
        """The cursor or the mouse is at a place."""

        def __init__(self, place: Place) -> None:
            self.place = place
            super().__init__()

    def __init__(self, session: Session) -> None:
        super().__init__(id="map")
        self.session = session
        self.drawing = Drawing()
        self.lit: dict[tuple[str, int], str] = {}
        self.cursor: tuple[str, int] | None = None
        self.colours: list[str] = []  # of sides

    def show(self, marked: Sequence[tuple[str, Option]]) -> None:
        """Draw the board as it is now; the places of these options are lit, with their labels."""
        session = self.session
        places = session.places
        self.lit = {}
        for label, option in marked:
            for place in meant(option, places):
                self.lit.setdefault(place.key, label)
        if self.cursor not in self.lit:
            self.cursor = next(iter(self.lit), None)
        self.colours = session.colours()
        self.redraw()

    def redraw(self) -> None:
        """Draw it in the window as large as it is."""
        voice, (width, height) = self.session.voice, self.size
        self.drawing = drawn(
            self.session.places,
            lambda place: (voice.words.thing(place.kind, place.id), voice.words.brief(place.kind, place.id)),
            lambda place: voice.words.phrase("group", place.group, voice.names),
            self.lit,
            self.cursor,
            width,
            height,
        )
        self.virtual_size = Size(self.drawing.columns, self.drawing.rows)
        self.refresh()

    def on_resize(self) -> None:
        self.redraw()

    def render_line(self, y: int) -> Strip:
        across, down = self.scroll_offset
        segments = [Segment(text, self.style_of(style)) for text, style in self.drawing.line(y + down)]
        return (
            Strip(segments)
            .crop(across, across + self.size.width)
            .adjust_cell_length(self.size.width)
            .apply_style(self.rich_style)
        )

    def style_of(self, style: int) -> Style:
        """How a character looks: pieces in the colours of their owners."""
        light = not self.app.current_theme.dark
        if style == CURSOR:
            return Style(reverse=True, bold=True, color=HERE[light])
        if style < 0:
            return STYLES[style]
        colour = SEATS.get(self.colours[style]) if style < len(self.colours) else None
        return Style(bold=True, color=colour[light] if colour else None)

    # -- choosing -------------------------------------------------------------------------------------------

    def spot_under(self, event: events.MouseEvent) -> Place | None:
        """The place under the mouse."""
        inside = event.get_content_offset(self)
        across, down = self.scroll_offset
        return None if inside is None else self.drawing.at(inside.y + down, inside.x + across)

    def on_click(self, event: events.Click) -> None:
        place = self.spot_under(event)
        if place is not None:
            self.cursor = place.key
            self.redraw()
            self.post_message(self.Chosen(place))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        place = self.spot_under(event)
        if place is not None:
            self.post_message(self.Pointed(place))

    def action_go(self, down: int, right: int) -> None:
        """The cursor goes to the nearest place in a direction: among what is lit, or among all when nothing is."""
        spots = [each for each in self.drawing.spots if not self.lit or each.place.key in self.lit]
        here = next((each for each in self.drawing.spots if each.place.key == self.cursor), None)
        if here is None:
            goal = spots[0] if spots else None
        else:
            row, column = here.middle
            goal, least = None, 0.0
            for each in spots:
                rows, columns = each.middle[0] - row, (each.middle[1] - column) / 2
                ahead, aside = (rows * down, abs(columns)) if down else (columns * right, abs(rows))
                far = ahead + 2 * aside
                if ahead > 0 and (goal is None or far < least):
                    goal, least = each, far
        if goal is not None:
            self.go_to(goal)
            self.post_message(self.Pointed(goal.place))

    def go_to(self, spot: Spot) -> None:
        """The cursor goes to a place, which comes into view."""
        self.cursor = spot.place.key
        self.redraw()
        self.scroll_to_region(Region(spot.column, spot.row, spot.width, spot.tall), animate=False)

    def point(self, option: Option) -> None:
        """The cursor goes where an option leads."""
        keys = [place.key for place in meant(option, self.session.places) if place.key in self.lit]
        spot = next((each for each in self.drawing.spots if keys and each.place.key == keys[-1]), None)
        if spot is not None and not self.has_focus:
            self.go_to(spot)

    def action_take(self) -> None:
        """Choose what the cursor is at."""
        place = next((each.place for each in self.drawing.spots if each.place.key == self.cursor), None)
        if place is None:
            raise SkipAction  # Enter means something else then
        self.post_message(self.Chosen(place, by_key=True))
