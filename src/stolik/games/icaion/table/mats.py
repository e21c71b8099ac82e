"""A player's division board: rows of machines, null cages, apparatuses, shards and upgrades; and the same in brief."""

from __future__ import annotations

from typing import Final

from ....drawing.glow import Choices, tip
from ....drawing.kept import kept
from ....drawing.scene import Scene
from ....drawing.speech import hint
from ....drawing.svg import at, fitted, piece, quote, rrect, text, use
from ....words import spanned
from ..cards import CURIO_EFFECT, SEEKERS
from ..pieces import CAGE, COLOUR, CURIO, GEAR, MACHINE, SEEKER, SLOT
from ..state import IcaionState
from ..tiles import CAGES, COLOURS, ICON_CARDS, REFINER_1_POINTS, REFINER_2_CRYSTALS, SLOTS
from .cards import EFFECT_ICON
from .figures import ICON_PATHS, MACHINES, ROMAN, TEAMS, chamfer
from .labels import labels
from .parts import TILE_OUTLINE, battery, tile, tile_told

ROW_ICON: Final = ("fist", "walking-boot", "cage")
ROW_WORDS: Final = ("ic-strength", "ic-movement", "ic-cages")
REFINER_BONUS: Final = (
    str(REFINER_1_POINTS),
    f"×{REFINER_2_CRYSTALS}",
    spanned(" ".join(map(str, range(1, ICON_CARDS + 1)))),
)  # by row
CAGE_VERBS: Final = ("deposit", "add", "spend", "lose", "transmute")
POWER: Final = ("overcharge", "power-draw", "double-shift")
SLOT_SHAPE: Final = chamfer(-22, -17, 44, 34, 6)
BAR: Final = 13  # height of a cage's upper bar, which bears its number
CELL: Final = chamfer(-17, -21, 34, 42, 6)


class Mat:
    """Collects the layers of one division board."""

    def __init__(self, scene: Scene, view: IcaionState, seat: int) -> None:
        self.scene, self.view, self.seat = scene, view, seat
        self.player = view.players[seat]
        self.team = TEAMS[seat]
        self.say = labels(scene.lang).say
        self.choices = Choices(scene) if seat == scene.viewer else None
        self.out = self.picks = self.pieces = ""

    def spot(self, texts: list[str], x: float, y: float, shape: str, about: str, name: str = "") -> None:
        """A place that can be chosen on the own board, and explains itself on every board."""
        if self.choices is not None and texts:
            self.picks += self.choices.pick(texts, x, y, shape, 1.04, about, name)
        else:
            named = f' data-name="{name}"' if name else ""
            self.picks += f'<path class="hit"{named} d="{shape}" transform="{at(x, y)}" data-tip="{quote(about)}"/>'

    def naming(self, thing: str, *verbs: str) -> list[str]:
        """The options that name a thing, on the own board."""
        return self.choices.naming(thing, *verbs) if self.choices is not None else []

    def whole(self) -> str:
        """The whole board."""
        self.person()
        self.rows()
        self.cages()
        self.apparatus()
        self.upgrades()
        return f'{self.out}{self.picks}<g class="pieces">{self.pieces}</g>'

    def person(self) -> None:
        """Seeker, gear, power supply."""
        player, words, team = self.player, self.scene.words, self.team
        edge = "M15 6H104V192H15Q1 192 1 178V20Q1 6 15 6Z"
        self.out += (
            f'<path d="{rrect(1, 6, 570, 186, 14)}" fill="var(--g-plate)" stroke="var(--g-edge)" stroke-opacity=".8"/>'
            f'<path d="{edge}" fill="var(--p-{team})"/><path d="{edge}" fill="url(#pt-{team})" opacity=".45"/>'
            f'<circle cx="40" cy="48" r="32" fill="url(#g-face)" stroke="var(--p-{team}-deep)" stroke-width="2"/>'
        )
        if player.seeker >= 0:
            head = SEEKERS[player.seeker][0]
            self.out += f'<g class="ic-{team}" transform="translate(38 96) scale(1.16)"><use href="#cloak" transform="translate(0 -4)"/><use href="#hd-{head}"/></g>'
            if player.lying:
                self.out += use("ic-cross", 66, 74)
            if player.armour:
                self.out += (
                    f'<path d="{ICON_PATHS["round-shield"]}" transform="translate(6 66) scale(.04)" fill="#E9F5FF"/>'
                )
        self.out += f'<path d="M1 112H104V192H15Q1 192 1 178Z" fill="var(--p-{team}-deep)" fill-opacity=".94"/>'
        name = words.thing(SEEKER, player.seeker) if player.seeker >= 0 else self.scene.name(self.seat)
        rows = fitted(name, 96, 32, 14 * 0.8, 15)
        for index, line in enumerate(rows):
            self.out += text(52, 129 + 15 * index, line, "t-name white tight")
        if player.gear >= 0:
            for index, line in enumerate(fitted(words.thing(GEAR, player.gear), 98, 34, 14 * 0.76, 15)):
                self.out += text(52, 133 + 15 * (len(rows) + index), line, "ic-small white")
            low = 120 + 15 * len(rows)
            self.spot(
                [],
                4,
                low,
                rrect(0, 0, 98, 190 - low, 6),
                hint(words, GEAR, player.gear),
                f"gear-{GEAR.text(player.gear)}",
            )
        if player.seeker >= 0:
            known = hint(words, SEEKER, player.seeker)
            known += (
                f"\n{self.say('ic-lying')}" if player.lying else f"\n{self.say('ic-armour')}" if player.armour else ""
            )
            figure = f"M4 10H65V60H102V{118 + 15 * len(rows)}H4Z"  # with the name, beside the power supply
            self.spot([], 0, 0, figure, known, f"seeker-{SEEKERS[player.seeker][0]}")
        number = self.view.order.index(self.seat) + 1
        self.out += battery(number, player.charged, 85, 36, 0.86)
        about = self.say("ic-power-on" if player.charged else "ic-power-off")
        texts = [each for each in POWER if self.choices is not None and each in self.choices]
        self.spot(texts, 85, 36, CELL, about)

    def rows(self) -> None:
        """Strength, movement and cages, with the machines that are left."""
        player = self.player
        moves = f"{player.basic_move()}+{player.per_blue()}" if player.per_blue() else str(player.basic_move())
        values = (str(player.strength()), moves, str(len(player.open_cages())))
        for row in range(3):
            y = 30 + 37 * row
            self.out += f'<path class="ic-well" d="{chamfer(108, y - 18, 190, 36, 6)}"/>'
            self.out += use("i-" + ROW_ICON[row], 122, y, 0.82, 'fill="var(--g-accent)"') + text(
                146, y + 5, values[row], "t-title" if len(values[row]) == 1 else "t-num tight"
            )
            self.spot([], 132, y, chamfer(-22, -17, 44, 34, 6), self.say(ROW_WORDS[row]))
            for machine in range(3):
                slot, x = 3 * row + machine, 180 + 47 * machine
                here = player.left >> slot & 1
                self.out += (
                    f'<path class="ic-slot{" full" if here else ""}" d="{SLOT_SHAPE}" transform="translate({x} {y})"/>'
                )
                if here:
                    symbol = f"{MACHINES[machine]}-{self.team}"
                    self.pieces += piece(
                        f"mat-{self.seat}-{SLOTS[slot]}", symbol, x - 8, y + 13, 0.5, f"slot-{SLOTS[slot]}"
                    )
                self.bonus(slot, x, y, bool(here))
                texts = self.naming(f"slot-{SLOTS[slot]}", "deploy", "deploy-special")
                self.spot(texts, x, y, SLOT_SHAPE, hint(self.scene.words, SLOT, slot), f"slot-{SLOTS[slot]}")

    def bonus(self, slot: int, x: float, y: float, covered: bool) -> None:
        """What a slot gives, small while it is covered."""
        row, machine = divmod(slot, 3)
        told = "+1" if machine < 2 else REFINER_BONUS[row]
        dx, style = (14, "ic-small soft") if covered else (0, "t-num tight")
        if machine == 2 and row < 2:
            symbol, scale = ("points", 0.5) if row == 0 else ("i-crystal-growth", 0.5)
        else:
            symbol, scale = "i-" + ("card-draw" if slot == 8 else ROW_ICON[row]), 0.5
        size = scale if covered else scale * 1.3
        fill = 'fill="var(--g-ink)"' if symbol.startswith("i-") else ""
        self.out += use(symbol, x + dx + (0 if covered else -9), y - 7 if covered else y, size, fill)
        self.out += text(x + dx + (0 if covered else 9), y + 10 if covered else y + 5, told, style)
        if machine == 2 and covered:
            self.out += use("i-power-lightning", x - 17, y - 11, 0.4, 'fill="var(--g-accent)"')

    def cages(self) -> None:
        """The null cages with their crystals."""
        player = self.player
        shown = [cage for cage in range(CAGES) if cage < 4 or player.is_open(cage)]
        width = 262 / len(shown)
        self.out += text(310, 21, self.say("ic-cages"), "t-cap", "start")
        self.spot([], 306, 8, rrect(0, 0, 262, 18, 4), f"{self.say('ic-cages')}\n{self.say('ic-cages-about')}")
        for index, cage in enumerate(shown):
            x, y, w = 308 + width * index, 27.0, width - 4
            shape = chamfer(-w / 2, -46.5, w, 93, 6)
            opened = player.is_open(cage)
            self.out += f'<path class="ic-cage{"" if opened else " shut"}" d="{shape}" transform="translate({x + w / 2:g} {y + 46.5:g})"/>'
            self.out += f'<path class="ic-bar" d="{chamfer(x, y, w, BAR, 3)}"/><path class="ic-bar" d="{chamfer(x, y + 85, w, 8, 3)}"/>'
            self.out += text(x + w / 2, y + BAR - 3, cage + 1, "t-count dark")
            lying = [
                (colour, player.cages[5 * cage + colour]) for colour in range(5) if player.cages[5 * cage + colour]
            ]
            for line, (colour, count) in enumerate(lying):
                cy = y + BAR + 9 + 14 * line
                room = max(1, int((w - 24) // 9))
                for number in range(min(count, room)):
                    self.pieces += piece(
                        f"cage-{self.seat}-{cage}-{COLOURS[colour]}-{number}",
                        f"qo-{COLOURS[colour]}",
                        x + 11 + 9 * number,
                        cy,
                        0.62,
                    )
                self.out += text(x + w - 5, cy + 5, count, "t-num", "end")
            if not lying:
                self.out += text(x + w / 2, y + 51, self.say("ic-empty" if opened else "ic-closed"), "ic-small soft")
            texts = self.naming(f"cage-{CAGE.text(cage)}", *CAGE_VERBS) if opened else []
            self.spot(texts, x + w / 2, y + 46.5, shape, hint(self.scene.words, CAGE, cage), f"cage-{CAGE.text(cage)}")

    def apparatus(self) -> None:
        """Installed and held tiles, shards and collected parasites."""
        view, player = self.view, self.player
        for index, number in enumerate([*player.installed, player.held]):
            x, y = 131 + 47.5 * index, 143
            held = index == 3
            self.out += f'<path class="ic-well{" hold" if held else ""}" d="{TILE_OUTLINE}" transform="translate({x} {y}) scale(.86)"/>'
            about = self.say("ic-held") if held else self.say("ic-installed", year=ROMAN[index + 1])
            if number >= 0:
                self.out += f'<g id="tile-{self.seat}-{index}" transform="translate({x} {y}) scale(.84)">{tile(view, number)}</g>'
                about = f"{tile_told(self.scene.words, view, number)}\n{about}"
                if self.choices is not None:
                    about += "\n" + self.say("ic-worth", points=view.tile_value(self.seat, number // 3, view.over))
            elif not held:
                self.out += text(x, y + 6, ROMAN[index + 1], "t-title soft")
            texts = [
                each
                for each in ("install", "install-special")
                if held and self.choices is not None and each in self.choices
            ]
            if held and self.choices is not None and not texts:
                texts = ["install"]
            self.spot(texts, x, y, chamfer(-22, -17, 44, 34, 7), about)
        for index in range(5):
            x = 120 + 19 * index
            if index < len(player.shards):
                self.out += use("shard", x, 178, 0.66) + text(x, 182, player.shards[index], "t-count light")
            else:
                self.out += f'<path class="ic-gap" d="M{x} 169.5l5.4 8.5-5.4 8.5-5.4-8.5Z"/>'
        self.spot([], 158, 178, rrect(-46, -10, 92, 20, 4), self.say("ic-own-shards", count=len(player.shards)))
        self.out += use("parasite", 230, 178, 0.6) + text(243, 183, player.parasites, "t-num", "start")
        self.spot([], 238, 178, rrect(-16, -10, 36, 20, 4), self.say("ic-own-parasites", count=player.parasites))
        self.out += use("i-card-draw", 270, 178, 0.6, 'fill="var(--g-ink)"') + text(
            281, 183, len(player.hand), "t-num", "start"
        )
        self.spot([], 278, 178, rrect(-18, -10, 36, 20, 4), self.say("ic-own-cards", count=len(player.hand)))

    def upgrades(self) -> None:
        """Upgrades in play, and room for more."""
        player = self.player
        limit = max(player.upgrade_limit(), 1)
        width = 262 / limit
        for index in range(limit):
            x, y, w = 308 + width * index, 126.0, width - 4
            shape = chamfer(-w / 2, -31, w, 62, 6)
            if index >= len(player.upgrades):
                self.out += f'<path class="ic-well dash" d="{shape}" transform="translate({x + w / 2:g} {y + 31:g})"/>'
                room = fitted(self.say("ic-room"), w - 8, 44, 14 * 0.76, 14)
                for line, said in enumerate(room):
                    self.out += text(x + w / 2, y + 42 - 7 * len(room) + 14 * line, said, "ic-small soft")
                self.spot(
                    [],
                    x + w / 2,
                    y + 31,
                    shape,
                    self.say("ic-limit", count=len(player.upgrades), limit=player.upgrade_limit()),
                )
                continue
            number = player.upgrades[index]
            icon = ICON_PATHS[EFFECT_ICON[CURIO_EFFECT[number]]]
            self.out += f'<path class="ic-upgrade" d="{shape}" transform="translate({x + w / 2:g} {y + 31:g})"/>'
            self.out += (
                f'<path d="{icon}" transform="translate({x + w / 2 - 12:g} {y + 5:g}) scale(.047)" fill="#EDE6FF"/>'
            )
            for line, said in enumerate(fitted(self.scene.words.thing(CURIO, number), w - 4, 30, 14 * 0.76, 14)):
                self.out += text(x + w / 2, y + 42 + 14 * line, said, "ic-small light")
            texts = self.naming(f"curio-{CURIO.text(number)}", "replace")
            self.spot(
                texts, x + w / 2, y + 31, shape, hint(self.scene.words, CURIO, number), f"curio-{CURIO.text(number)}"
            )


def mat(scene: Scene, view: IcaionState, seat: int) -> str:
    """The whole division board of a player."""
    own = seat == scene.viewer
    worth = [view.tile_value(seat, colour, view.over) for colour in range(len(COLOURS))] if own else []
    shown = seat, view.players[seat], view.order.index(seat), view.night, own, worth
    return kept(scene, "mat", Mat(scene, view, seat).whole, *shown, glows=own)


def brief(scene: Scene, view: IcaionState, seat: int) -> str:
    """Crystals, machines, cards, shards, parasites and power supply of a player, small."""
    shown = seat, view.players[seat], view.order.index(seat)
    return kept(scene, "brief", lambda: small(scene, view, seat), *shown, glows=False)


def small(scene: Scene, view: IcaionState, seat: int) -> str:
    """The brief, drawn; each part says what it is."""
    player, words = view.players[seat], scene.words
    out = ""
    for colour, count in enumerate(player.have()):
        x = 10 + 31 * colour
        out += use(f"qo-{COLOURS[colour]}", x, 13, 0.66, "" if count else 'opacity=".35"')
        out += text(x + 9, 18, count, "t-num ink" if count else "t-num ink zero", "start")
        about = f"{words.say('field-cages')}: {words.thing(COLOUR, colour)} {count}"
        out += tip(x - 9, 3, rrect(0, 0, 30, 20, 4), about)
    for kind in range(3):
        left = sum([player.left >> slot & 1 for slot in (kind, kind + 3, kind + 6)])
        x = 14 + 38 * kind
        out += f'<g class="ic-{TEAMS[seat]}">{use(MACHINES[kind], x, 46, 0.42)}</g>' + text(
            x + 13, 46, left, "t-num ink", "start"
        )
        out += tip(
            x - 14, 28, rrect(0, 0, 37, 22, 4), f"{words.say('field-left')}: {words.thing(MACHINE, kind)} {left}"
        )
    for x, symbol, count, field in (
        (136, "i-card-draw", len(player.hand), "hand"),
        (174, "shard", len(player.shards), "shards"),
        (210, "parasite", player.parasites, "parasites"),
    ):
        fill = 'fill="var(--ink)"' if symbol.startswith("i-") else ""
        out += use(symbol, x, 41, 0.56, fill) + text(x + 10, 46, count, "t-num ink", "start")
        out += tip(x - 12, 28, rrect(0, 0, 35, 22, 4), f"{words.say(f'field-{field}')}: {count}")
    say = labels(scene.lang).say
    out += battery(view.order.index(seat) + 1, player.charged, 260, 26, 0.8)
    out += tip(260, 26, CELL, say("ic-power-on" if player.charged else "ic-power-off"))
    if player.lying:
        out += use("ic-cross", 238, 14, 0.8) + tip(238, 14, rrect(-9, -9, 18, 18, 4), say("ic-lying"))
    return out
