"""A player's boards in the strip below the map: all that can be chosen and counted, in words of readable size.

Stock above, slots with their modules in the middle; below, the three tracks with their machines and the technologies by
name. The boards as they are printed (`mats.py`) open over the table.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ....drawing.parts import count
from ....drawing.scene import Scene
from ....drawing.speech import hint
from ....drawing.svg import rrect, snug, text, zoned
from ..actions.icon import icons
from ..actions.play import ChooseSlot
from ..board import (
    ABILITIES,
    ABILITY_NAMES,
    ARTIFACT_BONUS,
    BONUS_COLOUR,
    BONUS_KIND,
    CAPACITY,
    DEVELOPMENT_POINTS,
    END_TOKEN_POINTS,
    MODULE_PLACES,
    PLACES_OF_SLOT,
    SLOTS,
    SPECIAL,
    STANDARD,
    TECH_COST,
    TECH_POINTS,
    THRESHOLDS,
    TREE,
)
from ..cards import ARTIFACTS, CARDS
from ..effects import COLOURS, RESOURCES
from ..pieces import BONUS, CARD, CRATE, MACHINE, MODULE, MODULE_PLACE, RESOURCE, SWITCH, TECHNOLOGY, TRIBE
from ..state import ReviveState
from ..tiles import MACHINES, MODULES, SWITCHES
from . import areas
from .cards import MODULE_SHAPE, SLOT_HIGH, effect, module
from .figures import f
from .labels import purpose, say, told
from .mats import ACTIONS, RESOURCE_VERBS, Mat, cube, is_aside, tech_words
from .symbols import SHAPE, SUIT, breadth_of, row, sign

SIZE: Final = (572.0, 196.0)
COLUMN: Final = (300.0, 600.0)  # on a phone, where the parts lie one below the other (`.column .z-` of table.css)
PART_ENDS: Final = {1: "slots-top", 3: "slots-bottom", 4: "slot-right"}  # which slots are in sight together
LEFT: Final = 116.0  # right of the tribe
CAPTIONS: Final = (  # of the column
    ("tops", 6, 153), ("either", 206, 153), ("bottoms", 6, 257), ("actions", 206, 257), ("tracks", 6, 361), ("technologies", 6, 469),
)  # fmt: skip
SLOT_WIDE, SLOT_TOP = 85.0, 42.0
SLOT_LEFT: Final = (
    LEFT,
    LEFT + 89.5,
    LEFT + 186,
    LEFT + 275.5,
    LEFT + 365,
)  # those at the top, those below and the fifth
PLACE_TOP: Final = 99.0
TRACK_TOP: Final = 117.0
TRACK_HIGH: Final = 26.0
TECH_LEFT: Final = 380.0
MACHINE_WIDE: Final = 88.0  # where there is room
ICON: Final = 19.0
SOCKET: Final = 17.0  # left of what a machine does
MACHINES_WIDE: Final = 185.0  # all of a track, up to its next bonus


def shared(numbers: tuple[int, ...]) -> list[float]:
    """How wide the machines of a track are: alike while there is room, else so that all their icons have one size."""
    step = MACHINES_WIDE / max(len(numbers), 1) - 2
    fixed = [SOCKET + 5 + (13 if MACHINES[number][3] else 0) for number in numbers]
    drawn = [breadth_of(icons(MACHINES[number][2]), ICON) for number in numbers]
    if all(socket + wide <= min(step, MACHINE_WIDE) for socket, wide in zip(fixed, drawn)):
        return [min(step, MACHINE_WIDE)] * len(numbers)
    left = MACHINES_WIDE - 2 * len(numbers) - sum(fixed)
    return [socket + wide * left / sum(drawn) for socket, wide in zip(fixed, drawn)]


@cache
def works(number: int, energy: bool, wide: float) -> str:
    """A machine on a plate: whether energy lies on it, and what it does."""
    name, colour, printed, flask = MACHINES[number]
    edge, fill, _ = SUIT[COLOURS[colour]] if name.startswith("mac") else ("#7A5A2E", "url(#g-plaza)", "")
    socket = (
        '<use href="#r-energy" x="1.5" y="4.5" width="14" height="14"/>'
        if energy
        else '<circle cx="8.5" cy="11.5" r="5.5" fill="#1B262B" stroke="#fff" stroke-opacity=".65"/>'
    )
    room = wide - SOCKET - (16 if flask else 3)
    return (
        f'<rect width="{wide:g}" height="23" rx="6" fill="{fill}" stroke="{edge}"/>'
        f'<rect x="{SOCKET:g}" y="2" width="{wide - SOCKET - 2:g}" height="19" rx="4" fill="#FBF8EE"/>{socket}'
        + row(icons(printed), SOCKET + 0.5 + room / 2, 11.5, ICON, room)
        + (f'<use href="#r-flask" x="{wide - 15:g}" y="5" width="13" height="13"/>' if flask else "")
        + (sign(COLOURS[colour], -4, -4, 11) if name.startswith("mac") else "")
    )


@cache
def awaited(kind: int, suit: str, x: float, y: float) -> str:
    """A bonus that is still covered, small: a machine, an artifact, or points for cards of a suit."""
    if kind in (STANDARD, SPECIAL):
        edge, fill, _ = SUIT[suit] if kind == SPECIAL else ("#7A5A2E", "url(#g-plaza)", "")
        return (
            f'<g transform="translate({f(x)} {f(y + 3)})"><rect width="18" height="12" rx="3" fill="{fill}" stroke="{edge}"/>'
            '<rect x="8" y="2" width="8" height="8" rx="2" fill="#FBF8EE"/><circle cx="4.4" cy="6" r="2.6" fill="#1B262B"/></g>'
        )
    icon = "r-art" if kind == ARTIFACT_BONUS else f"r-card-{suit}"
    return f'<use href="#{icon}" x="{f(x)}" y="{f(y)}" width="18" height="18"/>'


@cache
def worth(tech: int, known: bool) -> str:
    """What a technology costs in books, and its points, where there is room for it."""
    points = f'<use href="#r-ppts" x="81" y="4" width="10" height="10"/>{text(86, 11.8, TECH_POINTS[tech], "rv-num tiny on w")}'
    if known:
        return points
    return f'{text(66.5, 12, TECH_COST[tech], "rv-num tiny k")}<use href="#r-book" x="70" y="4.2" width="9.6" height="9.6"/>{points}'


class Strip(Mat):
    """The working view of a player's boards."""

    def __init__(self, scene: Scene, view: ReviveState, seat: int) -> None:
        super().__init__(scene, view, seat)
        self.parts: list[str] = []

    def whole(self) -> str:
        """All parts."""
        self.out += f'<path d="{rrect(1, 2, 570, 192, 14)}" class="rv-mat rs-less"/>'
        self.out += f'<path d="{rrect(0, 0, *COLUMN, 14)}" class="rv-mat rs-more"/>'
        self.tribe()
        self.stock()
        self.slots()
        self.tracks()
        self.machines()
        self.part("tracks")
        return "".join(self.parts)

    def part(self, name: str) -> None:
        """All that was drawn since the last one belongs together, and lies elsewhere in the column of a phone."""
        named = areas.mat(name, self.view.seats == 1)
        top = f'<g class="rv-top">{self.top}</g>' if self.top else ""
        self.parts.append(zoned(name, f"{self.out}{self.picks}{top}{named}"))
        self.out = self.picks = self.top = ""

    # -- the tribe ------------------------------------------------------------------------------------------------

    def tribe(self) -> None:
        """Name, ability, what is left to build, and the actions."""
        player, team = self.player, self.team
        for kind, edge in (
            ("rs-less", "M15 2H110V194H15Q1 194 1 180V16Q1 2 15 2Z"),
            ("rs-more", "M0 50V14Q0 0 14 0H286Q300 0 300 14V50Z"),
        ):
            self.out += f'<path class="{kind}" d="{edge}" fill="var(--p-{team})"/><path class="{kind}" d="{edge}" fill="url(#pt-{team})" opacity=".3"/>'
        self.part("ground")
        for name, x, y in CAPTIONS:
            self.out += text(x, y, say(self.scene.lang, name), "rv-cap rs-more", "start")
        self.part("captions")
        if player.tribe < 0:
            self.out += text(55, 24, self.scene.name(self.seat)[:12], "rv-name tribe")
            self.part("name")
            return
        which = player.tribe * 2 + player.side
        self.out += snug(55, 22, self.words.thing(TRIBE, player.tribe), 98, 18 * 0.8, "rv-name narrow tribe", "middle")
        whose = hint(self.words, TRIBE, player.tribe)
        self.spot([], 0, 0, rrect(6, 4, 98, 24, 8), whose, f"tribe-{TRIBE.text(player.tribe)}")
        self.part("name")
        self.out += (
            f'<path d="{rrect(6, 30, 98, 32, 8)}" fill="#F7FCFE" fill-opacity=".94"/><use href="#r-tribe" x="9" y="34" width="24" height="24"/>'
            + row(icons((ABILITIES[which],)), 62, 46, 24, 54)
        )
        for i in range(min(player.tribe_markers, 3)):
            self.out += f'<use href="#dm-{team}" transform="translate(97 {38 + i * 9}) scale(.5)"/>'
        self.spot([], 0, 0, rrect(6, 30, 98, 32, 8), self.ability_words(which), f"ability-{ABILITY_NAMES[which]}")
        self.part("ability")
        for i, (kind, n) in enumerate(self.left()):
            faded = ' opacity=".35"' if not n else ""
            self.out += f'<use href="#{kind}-{team}" transform="translate({20 + i * 33} 84) scale(.62)"{faded}/>'
            self.out += count(31 + i * 33, 98, n, radius=9)
        self.spot([], 4, 66, rrect(0, 0, 104, 42, 8), told(self.scene.lang, "buildings"))
        for i, size in enumerate(("small", "large")):
            if self.mine and f"raise {size}" in self.choices:
                shape = rrect(-16, -18, 32, 40, 8)
                self.spot([f"raise {size}"], 21 + i * 33, 86, shape, self.words.say(f"size-{size}"))
        self.part("left")
        if self.mine:
            self.actions()
            self.part("actions")
        for tech in range(7):
            self.tech(tech, TREE[which][tech])
        self.ending()
        self.part("technologies")

    def ending(self) -> None:
        """The token of the end, and in a solo game the cube that counts its rounds."""
        x, y, lang = TECH_LEFT + 95, TRACK_TOP + 58.2, self.scene.lang
        if self.player.end_token:
            self.out += f'<g transform="translate({x + 80:g} {y + 9:g})"><circle r="9" fill="url(#g-gold)" stroke="#7A5A2E"/>{text(0, 5, END_TOKEN_POINTS, "rv-num b mid")}</g>'
            self.spot([], x + 80, y + 9, rrect(-10, -10, 20, 20, 10), told(lang, "end"))
        if self.view.seats == 1:
            self.out += text(x + 4, y + 14, cube(self.view), "rv-next", "start")
            self.spot([], x, y, rrect(0, 0, 68, 18, 5), told(lang, "cube"))

    def actions(self) -> None:
        """The five actions, in two rows."""
        player = self.player
        for i, (verb, icon) in enumerate(ACTIONS):
            x, y = (22 + i * 33, 130) if i < 3 else (38 + (i - 3) * 33, 168)
            faded = ' opacity=".35"' if verb == "use-switch" and player.switch_used else ""
            self.out += f'<use href="#{icon}" x="{x - 14}" y="{y - 14}" width="28" height="28"{faded}/>'
            is_switch = verb == "use-switch"
            about = hint(self.words, SWITCH, player.switch) if is_switch else self.action_words(verb)
            name = f"switch-{SWITCHES[player.switch][0]}" if is_switch else ""
            self.spot([verb], x, y, rrect(-15, -15, 30, 30, 9), about, name)

    def tech(self, tech: int, technology: int) -> None:
        """A technology by its name, gold when it is unlocked; the machine of one is worked here."""
        x, y = TECH_LEFT + tech % 2 * 95, TRACK_TOP + tech // 2 * 19.4
        known = self.player.techs >> tech & 1
        shape = rrect(0, 0, 92, 18, 5)
        fill, edge = ("#FBE7A6", "#B8862B") if known else ("#F4F8F9", "#8FA9B5")
        name = self.words.thing(TECHNOLOGY, technology)
        inner = f'<path d="{shape}" fill="{fill}" stroke="{edge}"/>' + snug(
            4, 13.5, name, 85, 13.9 * 0.86, "rv-tech rs-less"
        )
        inner += f'<g class="rs-more">{snug(3.5, 12, name, 57 if not known else 70, 8.4 * 0.86, "rv-tech small")}{worth(tech, bool(known))}</g>'
        key = TECHNOLOGY.text(technology)
        texts = self.naming(f"tech-{('T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7')[tech]}", "unlock")
        machine = next((n for n, each in enumerate(MACHINES) if each[0] == key), -1)
        if machine >= 0 and self.player.machines >> machine & 1:
            texts = texts or self.naming(f"machine-{key}", "activate", "take-back")
            if self.player.charged >> machine & 1:
                inner += '<use href="#r-energy" x="76" y="2" width="14" height="14"/>'
        about = tech_words(self.words, self.player, tech)
        self.thing(inner, x, y, 1, shape, texts, about, f"tech-T{tech + 1}", f"technology-{key}")

    # -- stock ----------------------------------------------------------------------------------------------------

    def stock(self) -> None:
        """Resources, gold when there is no room for more; energy, development, crates and artifacts."""
        player, words, lang = self.player, self.words, self.scene.lang
        self.out += f'<path d="{rrect(LEFT, 6, 226, 30, 9)}" class="rv-well"/>'
        for i, resource in enumerate((3, 0, 1, 2)):
            name, x = RESOURCES[resource], LEFT + 4 + i * 56
            full = player.goods[resource] >= CAPACITY[resource]
            if full:
                self.out += f'<path d="{rrect(x - 1, 8, 53, 26, 7)}" fill="#FBE7A6" stroke="#B8862B"/>'
            self.out += (
                f'<use href="#r-{name}" x="{f(x + 2)}" y="10" width="24" height="24"/>'
                f'<text class="rv-num {"b" if full else "ink"}" x="{f(x + 38)}" y="29" font-size="20" text-anchor="middle">'
                f'<tspan class="t-own">{player.goods[resource]}</tspan></text>'
            )
            texts = self.naming(f"resource-{name}", *RESOURCE_VERBS) or self.naming(
                f"given-{name}", "swap"
            ) + self.naming(f"taken-{name}", "swap")
            texts = texts + self.naming(f"first-{name}", "synthesize") + self.naming(f"second-{name}", "synthesize")
            about = f"{hint(words, RESOURCE, resource)} ({player.goods[resource]}/{CAPACITY[resource]})"
            style = "quiet" if is_aside(texts) else ""
            self.spot(texts, x, 7, rrect(0, 0, 52, 28, 7), about, f"resource-{name}", style)
        self.part("goods")
        self.out += f'<path d="{rrect(LEFT + 228, 6, 222, 30, 9)}" class="rv-well"/>'
        self.counted(LEFT + 232, '<use href="#r-energy" width="22" height="22"/>', player.store, told(lang, "energy"))
        points = DEVELOPMENT_POINTS[min(player.developed + 1, len(DEVELOPMENT_POINTS) - 1)]
        marker = f'<use href="#dm-{self.team}" transform="translate(11 11)"/>'
        self.counted(
            LEFT + 280,
            marker,
            player.developed,
            f"{say(lang, 'development')} → {points}\n{purpose(lang, 'development')}",
        )
        self.crates()
        self.artifacts()
        self.part("store")

    def counted(self, x: float, icon: str, number: int, about: str) -> None:
        """An icon and how many there are of it."""
        self.out += f'<g transform="translate({f(x)} 11)">{icon}</g>' + text(x + 25, 28, number, "rv-much", "start")
        self.spot([], x - 2, 8, rrect(0, 0, 46, 28, 7), about)

    def crates(self) -> None:
        """Closed crates (the owner sees what is inside), then open ones, faded."""
        player = self.player
        kinds = [*[(crate, "open") for crate in player.crates], *[(crate, "reopen") for crate in player.opened]]
        kinds += [(crate, "") for crate in player.reopened]
        step = min(22.0, 46 / max(len(kinds), 1))
        for i, (crate, verb) in enumerate(kinds):
            texts = self.naming(f"crate-{CRATE.text(crate)}", verb) if verb and crate >= 0 else []
            about = hint(self.words, CRATE, crate) if crate >= 0 else told(self.scene.lang, "crates")
            faded = "" if verb == "open" else ' opacity=".5"'
            inner = f'<use href="#r-crate" width="22" height="22"{faded}/>'
            self.thing(inner, LEFT + 328 + i * step, 11, 1, rrect(0, 0, 22, 22, 5), texts, about, f"crate-{i}")

    def artifacts(self) -> None:
        """Large artifacts by colour, small ones, and the token of the end."""
        player, texts = self.player, []
        if self.mine:
            texts = [str(option) for option in self.scene.options if option.verb.name == "keep"]
        x = LEFT + 390
        for colour, name in enumerate(ARTIFACTS):
            for i in range(player.artifacts[colour]):
                id = f"own-{name}-{i}-{self.seat}"
                self.top += f'<use id="{id}" class="piece" href="#af-{name}" transform="translate({f(x + colour * 18 + i * 5)} 22) scale(.5)"/>'
            if not player.artifacts[colour]:
                self.out += (
                    f'<use href="#af-{name}" transform="translate({f(x + colour * 18)} 22) scale(.5)" opacity=".25"/>'
                )
        if player.small_artifacts:
            self.out += count(LEFT + 441, 30, player.small_artifacts, radius=9)
        self.spot(texts, LEFT + 378, 7, rrect(0, 0, 70, 30, 7), self.artifact_words())

    # -- slots ----------------------------------------------------------------------------------------------------

    def slots(self) -> None:
        """The five slots: what works there, and the modules below."""
        player, words = self.player, self.words
        for slot, name in enumerate(SLOTS):
            x = SLOT_LEFT[slot]
            closed = "" if player.slot_open(slot) else " closed"
            shape = rrect(0, 0, SLOT_WIDE, SLOT_HIGH, 8)
            self.out += f'<path d="{shape}" transform="translate({x:g} {SLOT_TOP:g})" class="rv-slot{closed}"/>'
            cards = player.slots[slot]
            into = self.naming(f"slot-{name}", "into", "rotated")
            coming = self.coming(into)
            number = len(cards) + len(coming)
            wide = (SLOT_WIDE - 2 * (number - 1)) / max(number, 1)
            for i, entry in enumerate(coming, len(cards)):
                self.out += f'<g class="rv-coming" transform="translate({x + i * (wide + 2):g} {SLOT_TOP:g})">{effect(entry, wide)}</g>'
            for i, entry in enumerate(cards):
                card = entry >> 1
                texts = self.naming(f"card-{CARDS[card]}", "rest", "all-colours")
                if not self.mine:
                    texts = self.choices.naming(f"card-{CARDS[card]}", "copy")
                about, outline = hint(words, CARD, card), rrect(0, 0, wide, SLOT_HIGH, 8)
                self.thing(
                    effect(entry, wide), x + i * (wide + 2), SLOT_TOP, 1, outline, texts, about, f"slot-{CARDS[card]}"
                )
            if into:
                told = words.say(f"slot-{name}")
                self.picks += self.choices.pick(into, x, SLOT_TOP, shape, 1, told, f"slot-{name}", style="slim")
            elif not cards:
                self.spot([], x, SLOT_TOP, shape, words.say(f"slot-{name}"), f"slot-{name}")
            for i, place in enumerate(PLACES_OF_SLOT[slot]):
                self.place(place, x + 13 + i * 30, PLACE_TOP)
            if slot in PART_ENDS:
                self.part(PART_ENDS[slot])

    def coming(self, texts: list[str]) -> list[int]:
        """The halves of the card being played that would work in a slot."""
        step = self.view.agenda[-1] if texts and self.view.agenda else None
        if not isinstance(step, ChooseSlot):
            return []
        halves = {self.choices.options[each].args[1] for each in texts if each in self.choices}
        return [step.card * 2 + half for half in sorted(halves)]

    def place(self, place: int, x: float, y: float) -> None:
        """A module place: its module, or whether a first one would work at once."""
        player = self.player
        name, _, activates = MODULE_PLACES[place]
        number = player.modules[place]
        texts = self.naming(f"module_place-{name}", "put")
        if number >= 0:
            id = f"mod-{MODULES[number][0]}-{name}"
            self.thing(
                f'<g class="k60">{module(number)}</g>',
                x,
                y,
                0.6,
                MODULE_SHAPE,
                texts,
                hint(self.words, MODULE, number),
                id,
            )
            return
        fresh = activates and not player.places_used >> place & 1
        mark = (
            '<path d="M0-6L6 5H-6z" fill="#F2A93B" stroke="#8A5200"/>'
            if fresh
            else '<path d="M0-5V5M-5 0H5" stroke="#8FA9B5" stroke-width="2.4"/>'
        )
        self.out += f'<g transform="translate({f(x)} {f(y)})"><path d="{rrect(-12, -12, 24, 24, 5)}" class="rv-slot"/>{mark}</g>'
        about = hint(self.words, MODULE_PLACE, place)
        self.spot(texts, x, y, rrect(-13, -13, 26, 26, 5), about, f"module_place-{name}")

    # -- tracks and machines ----------------------------------------------------------------------------------------

    def tracks(self) -> None:
        """A row per track: where it stands, and below which number the next bonus lies."""
        for colour, name in enumerate(COLOURS):
            y = TRACK_TOP + colour * TRACK_HIGH
            stroke, fill, _ = SUIT[name]
            here = self.player.tracks[colour]
            self.out += f'<path d="{rrect(LEFT, y, 258, TRACK_HIGH - 2, 8)}" class="rv-meadow"/>'
            self.top += (
                f'<g id="track-{name}-{self.seat}" class="piece" transform="translate({LEFT + 15:g} {y + 12:g})">'
                f'<path d="{SHAPE[name]}" transform="translate(-13 -12.5)" fill="{fill}" stroke="{stroke}" stroke-width="1.5"/>{text(-1, 5, here, "rv-num w mid")}</g>'
            )
            texts = self.naming(f"colour-{name}", "advance")
            about = f"{self.words.say(f'colour-{name}')}: {here}\n{purpose(self.scene.lang, 'tracks')}"
            self.spot(texts, LEFT, y, rrect(0, 0, 258, TRACK_HIGH - 2, 8), about, f"colour-{name}")
            self.next_bonus(colour, y)

    def next_bonus(self, colour: int, y: float) -> None:
        """The nearest covered bonus of a track and the space it lies at. Where another track must come up to it too, its mark
        stands at the bonus; where only that one is still missing, its own space is told."""
        left = [
            (max(due), bonus)
            for bonus, due in enumerate(THRESHOLDS)
            if BONUS_COLOUR[bonus] == colour and not self.player.bonuses >> bonus & 1
        ]
        if not left:
            return
        furthest, bonus = min(left)
        missing = {track: due for track, due in enumerate(THRESHOLDS[bonus]) if due > self.player.tracks[track]}
        others = [track for track in missing if track != colour]
        self.out += awaited(BONUS_KIND[bonus], COLOURS[colour], LEFT + 238, y + 3)
        if others and colour not in missing:
            self.out += sign(COLOURS[others[0]], LEFT + 213, y + 6, 12)
            self.out += text(LEFT + 227, y + 17, f"{missing[others[0]]}:", "rv-next", "start")
        else:
            self.out += text(LEFT + 220, y + 17, f"{missing.get(colour, furthest)}:", "rv-next", "start")
            self.out += "".join([sign(COLOURS[track], LEFT + 234, y, 10) for track in others])
        self.spot([], LEFT + 213, y + 1, rrect(0, 0, 44, 22, 6), hint(self.words, BONUS, bonus))

    def machines(self) -> None:
        """Machines in the row of their track; those of technologies are worked by their names."""
        for colour in range(len(COLOURS)):
            x, y = LEFT + 31, TRACK_TOP + colour * TRACK_HIGH + 0.5
            numbers = self.machines_of(colour)
            for number, wide in zip(numbers, shared(numbers)):
                name = MACHINES[number][0]
                texts = self.naming(f"machine-{name}", "activate", "take-back")
                drawn = works(number, bool(self.player.charged >> number & 1), round(wide, 1))
                about = hint(self.words, MACHINE, number)
                self.thing(
                    drawn, x, y, 1, rrect(0, 0, round(wide, 1), 23, 6), texts, about, f"own-{name}", f"machine-{name}"
                )
                x += wide + 2

    def machines_of(self, colour: int) -> tuple[int, ...]:
        """The uncovered machines of a colour."""
        return tuple(
            number
            for number, each in enumerate(MACHINES)
            if self.player.machines >> number & 1 and each[1] == colour and each[0].startswith(("std", "mac"))
        )
