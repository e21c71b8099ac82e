"""The layers of a live drawing, from the bottom up; a game's board fills them while it draws its parts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from .glow import Choices, last
from .kept import PARTS, keep, key_of
from .svg import piece, zoned

if TYPE_CHECKING:
    from .scene import Scene


class Layers:
    """Plates, places that explain themselves, what can be chosen, pieces, marks and trays."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.words = scene.words
        self.choices = Choices(scene)
        self.mine = scene.viewer
        self.plates = self.hits = self.picks = self.pieces = self.marks = self.tray = ""

    def part(self, draw: Callable[[], None], *shown: Any, zone: str = "") -> None:
        """Draw a part, or lay it down as it was when it showed the same: see `kept`."""
        if self.scene.options or self.scene.refusals:
            self.lay(self.apart(draw), zone)
            return
        key = key_of(self.scene, draw.__name__, shown)
        layers: tuple[str, ...] | None = PARTS.get(key)
        if layers is None:
            layers = self.apart(draw)
            keep(key, layers)
        self.lay(layers, zone)

    def apart(self, draw: Callable[[], None]) -> tuple[str, ...]:
        """What something draws, layer by layer, laid on nothing yet."""
        below = self.plates, self.hits, self.picks, self.pieces, self.marks, self.tray
        self.plates = self.hits = self.picks = self.pieces = self.marks = self.tray = ""
        draw()
        drawn = self.plates, self.hits, self.picks, self.pieces, self.marks, self.tray
        self.plates, self.hits, self.picks, self.pieces, self.marks, self.tray = below
        return drawn

    def lay(self, layers: Sequence[str], zone: str = "") -> None:
        """Lay something over what is there; in a zone of the board it goes where a phone puts that zone."""
        if zone:
            layers = [zoned(zone, each) for each in layers]
        plates, hits, picks, pieces, marks, tray = layers
        self.plates += plates
        self.hits += hits
        self.picks += picks
        self.pieces += pieces
        self.marks += marks
        self.tray += tray

    def put(self, drawn: str) -> None:
        """Lay what `Choices.pick` or `tip` drew into its layer: the choosable above what only explains itself."""
        if drawn.startswith("<g"):
            self.picks += drawn
        else:
            self.hits += drawn

    def piece(self, id: str, symbol: str, x: float, y: float, scale: float = 1, name: str = "") -> None:
        """Lay a movable piece."""
        self.pieces += piece(id, symbol, x, y, scale, name)

    def optional(
        self, texts: Sequence[str], x: float, y: float, shape: str, scale: float = 1.14, style: str = ""
    ) -> None:
        """A glow only where something is legal; no refusal otherwise."""
        if self.choices.state(*texts) == "legal":
            self.picks += self.choices.pick(texts, round(x, 1), y, shape, scale, style=style)

    def last_move(self, x: float, y: float, shape: str, scale: float = 1.3) -> None:
        """The dotted line around what a late event touched."""
        self.marks += last(x, y, shape, scale)

    def render(self) -> str:
        """All layers, in order."""
        return (
            f'<g id="plates">{self.plates}</g><g id="hits">{self.hits}</g><g id="picks">{self.picks}</g>'
            f'<g id="pieces">{self.pieces}</g><g id="marks">{self.marks}</g><g id="tray">{self.tray}</g>'
        )
