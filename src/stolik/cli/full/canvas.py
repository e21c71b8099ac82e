"""A board drawn in characters from its places: signs, names, pieces with their owners, and what can be chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from ...engine.place import NOBODYS, PATH, Piece, Place, neighbour

Names = Callable[[Place], tuple[str, str]]  # of a place, whole and short
STRETCH = 2.5  # the most that a drawing is wider or taller than its places say

# What a character is, for its colour: of nobody, of a side (its number), or one of these.
PLAIN, DIM, LIT, CURSOR, NAME = -1, -2, -3, -4, -5


@dataclass(frozen=True)
class Spot:
    """Where a place stands in a drawing."""

    place: Place
    row: int
    column: int
    width: int
    tall: int

    def holds(self, row: int, column: int) -> bool:
        """Whether a character belongs to the place."""
        return self.row <= row < self.row + self.tall and self.column <= column < self.column + self.width

    @property
    def middle(self) -> tuple[int, int]:
        """Its middle, for paths and for finding the next one in a direction."""
        return self.row, self.column + min(self.width, 4) // 2


@dataclass
class Drawing:
    """Characters with what they are, and where the places stand."""

    rows: int = 0
    columns: int = 0
    spots: list[Spot] = field(default_factory=list)
    cells: dict[tuple[int, int], tuple[str, int]] = field(default_factory=dict)

    def put(self, row: int, column: int, text: str, style: int) -> None:
        """Write a text."""
        for offset, char in enumerate(text):
            self.cells[row, column + offset] = char, style

    def line(self, row: int) -> Iterator[tuple[str, int]]:
        """A row as runs of one style."""
        run, last = "", PLAIN
        for column in range(self.columns):
            char, style = self.cells.get((row, column), (" ", PLAIN))
            if style != last and run:
                yield run, last
                run = ""
            run, last = run + char, style
        if run:
            yield run, last

    def at(self, row: int, column: int) -> Place | None:
        """The place at a character."""
        return next((spot.place for spot in self.spots if spot.holds(row, column)), None)

    def text(self) -> str:
        """The characters alone."""
        return "\n".join("".join(run for run, _ in self.line(row)).rstrip() for row in range(self.rows))


def drawn(
    places: Sequence[Place],
    name: Names,
    title: Callable[[Place], str],
    lit: Mapping[tuple[str, int], str],
    cursor: tuple[str, int] | None,
    columns: int,
    rows: int,
) -> Drawing:
    """The board in a window of that size, stretched to fill it; what is `lit` bears its label."""
    drawing = Drawing()
    if not places:
        return drawing
    wide = max(place.column + place.width for place in places)
    tall = max(place.row + place.tall for place in places)
    named = any(place.named for place in places)
    across, down = fitting(columns, wide, named), fitting(rows, tall, named)
    titles = [place for place in places if place.titled]
    first = min([place.column - place.titled for place in titles], default=wide)
    longest = max([len(title(place)) + 1 - int(place.titled * across) for place in titles], default=0)
    spare = max(0, min(longest, columns - int(wide * across)))  # room that the titles take
    for place in places:
        spot = Spot(
            place, int(place.row * down), int(place.column * across) + (spare if place.column >= first else 0),
            max(1, int(place.width * across)), max(1, int(place.tall * down)),
        )  # fmt: skip
        drawing.spots.append(spot)
    drawing.columns = max(columns * named, *[spot.column + spot.width for spot in drawing.spots])
    drawing.rows = max(spot.row + spot.tall for spot in drawing.spots)
    draw_paths(drawing)
    for spot in drawing.spots:
        draw_place(
            drawing, roomier(drawing, spot, columns), name, lit.get(spot.place.key, ""), spot.place.key == cursor
        )
        room = int(spot.place.titled * across) + spare
        if spot.place.titled:
            drawing.put(spot.row, spot.column - room, title(spot.place)[: room - 1], DIM)
    return drawing


def fitting(room: int, needed: int, smooth: bool) -> float:
    """How much a drawing is stretched: smoothly for names, else evenly; it never shrinks, but is looked at in parts."""
    stretched = max(1.0, min(STRETCH, room / needed))
    return stretched if smooth else int(stretched * 2) / 2


def roomier(drawing: Drawing, spot: Spot, columns: int) -> Spot:
    """A place whose name is written, as wide as the next one in its rows leaves room in the window."""
    if not spot.place.named:
        return spot
    following = [
        other.column
        for other in drawing.spots
        if other.column > spot.column and other.row < spot.row + spot.tall and spot.row < other.row + other.tall
    ]
    return replace(spot, width=max(spot.width, min([columns + 1, *following]) - spot.column - 1))


def draw_paths(drawing: Drawing) -> None:
    """Dotted lines between places that are joined by a path."""
    spots = {spot.place.key: spot for spot in drawing.spots}
    for spot in drawing.spots:
        for near in spot.place.near:
            other = spots.get(neighbour(near))
            if near.verb.name == PATH and other is not None and spot.place.id < other.place.id:
                for row, column in between(spot.middle, other.middle):
                    drawing.cells[row, column] = "·", DIM


def between(start: tuple[int, int], goal: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """The characters on a straight line, every second one across."""
    (row, column), (last_row, last_column) = start, goal
    steps = max(abs(last_row - row), abs(last_column - column) // 2, 1)
    for step in range(1, steps):
        yield row + round((last_row - row) * step / steps), column + round((last_column - column) * step / steps)


def draw_place(drawing: Drawing, spot: Spot, name: Names, label: str, here: bool) -> None:
    """A place: its sign and name, what stands there, and its label where it can be chosen."""
    place, style = spot.place, CURSOR if here else LIT
    whole, short = [place.sign + " " * bool(place.sign) + each for each in name(place)]
    head = whole if len(whole) + len(label) + bool(label) <= spot.width else short
    if not place.named and len(head) >= spot.width:  # no room for its name
        head = place.sign
    for row in range(spot.row, spot.row + spot.tall):  # no path runs through what is written
        used = len(label) + bool(label) + len(head) + 1 if row == spot.row and place.named else 0
        for column in range(spot.column, spot.column + min(used, spot.width)):
            drawing.cells.pop((row, column), None)
    if spot.tall == 1:
        room = spot.width - len(label)
        drawing.put(spot.row, spot.column, label[: spot.width], style)
        if place.pieces or not label:
            signs = list(pieced(place.pieces, room)) or [(place.sign[:room], DIM)]
            write(drawing, spot.row, spot.column + len(label), signs)
        return
    if place.named:
        drawing.put(spot.row, spot.column, label, style)
        shift = len(label) + 1 if label else 0
        drawing.put(spot.row, spot.column + shift, head[: max(0, spot.width - shift)], NAME)
        write(drawing, spot.row + 1, spot.column, pieced(place.pieces, spot.width))
        return
    drawing.put(spot.row, spot.column, head[: spot.width], NAME if here or label else DIM if place.quiet else PLAIN)
    drawing.put(spot.row + 1, spot.column, label[: spot.width], style)
    shift = len(label) + (1 if label and spot.width > 4 else 0)
    drawing.put(spot.row + 1, spot.column + len(label), " " * (shift - len(label)), PLAIN)
    write(drawing, spot.row + 1, spot.column + shift, pieced(place.pieces, spot.width - shift))


def write(drawing: Drawing, row: int, column: int, runs: Iterator[tuple[str, int]] | list[tuple[str, int]]) -> None:
    """Runs of characters one after the other."""
    for text, style in runs:
        drawing.put(row, column, text, style)
        column += len(text)


def pieced(pieces: Sequence[Piece], room: int) -> Iterator[tuple[str, int]]:
    """The signs of pieces, with the numbers of their owners as far as there is room; a plus where there is none."""
    shown = [each for each in pieces if each.sign]
    for separate, numbered in ((1, True), (0, True), (0, False)):
        signs = [each.sign + (str(each.side + 1) if numbered and each.side != NOBODYS else "") for each in shown]
        if sum(map(len, signs)) + separate * (len(signs) - 1) <= room:
            break
    else:
        while signs and sum(map(len, signs)) > room - 1:
            signs.pop()
        signs.append("+" if room > 0 else "")
    for index, sign in enumerate(signs):
        yield sign, shown[index].side if index < len(shown) and sign != "+" else PLAIN
        if separate and index < len(signs) - 1:
            yield " ", PLAIN
