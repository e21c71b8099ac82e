"""A player's boards: tribe and technologies, slots with modules, machine tracks, resources; and the same in brief."""

from __future__ import annotations

from typing import Final

from ....drawing.glow import Choices, tip
from ....drawing.parts import count
from ....drawing.scene import Scene
from ....drawing.speech import hint
from ....drawing.svg import at, quote, rrect, snug, text
from ....words import Words
from ..actions.icon import arrow, icons, several, symbol
from ..actions.icon import text as text_token
from ..board import (
    ABILITIES,
    ABILITY_NAMES,
    ARTIFACT_BONUS,
    BONUS_COLOUR,
    BONUS_KIND,
    BUILDINGS,
    CAPACITY,
    DEVELOPMENT_POINTS,
    END_TOKEN_POINTS,
    EXPLORER_SAVES,
    INSIGHT_BOOKS,
    INSIGHT_POINTS,
    LARGE,
    LULLABY,
    MODULE_PLACES,
    MOUNTAIN_SAVES,
    PLACES_OF_SLOT,
    PREY,
    REFINED,
    SLOTS,
    SMALL,
    SOLO_TRACK_LENGTH,
    SPECIAL,
    STANDARD,
    SYNTHESIS,
    TECH_AFTER,
    TECH_COST,
    TECH_POINTS,
    TECHNOLOGIES,
    TEMPLE_RANGE,
    THRESHOLDS,
    TRACK_LAST,
    TREE,
    WELCOME,
)
from ..cards import ARTIFACT_ELEMENTS, ARTIFACTS, CARDS, ELEMENTS
from ..effects import COLOURS, RESOURCES
from ..pieces import (
    ABILITY,
    ARTIFACT_CARD,
    BONUS,
    CARD,
    CRATE,
    MACHINE,
    MODULE,
    MODULE_PLACE,
    RESOURCE,
    SWITCH,
    TECHNOLOGY,
    TRIBE,
)
from ..state import Player, ReviveState
from ..tiles import MACHINES, MODULES, STANDARD_OF, SWITCHES
from .cards import HALF_SHAPE, MACHINE_SHAPE, MODULE_SHAPE, SLOT_HIGH, choosable, effect, half, machine, module
from .figures import TEAMS, f
from .labels import purpose, say, told
from .symbols import SUIT, row, sign

SIZE: Final = (858.0, 294.0)
SLOT_AT: Final = ((212, 8), (432, 8), (212, 238), (432, 238), (668, 196))
SLOT_SCALE: Final = 49 / SLOT_HIGH  # of several cards in a slot
SLOT_ROOM: Final = (55.0, 25.0, 22.0, 58.0, 60.0)  # how far the cards of a slot may spread
TRACK_Y: Final = (100, 150, 200)
TRACK_X: Final = 222.0
STEP: Final = 384 / TRACK_LAST
TECH_AT: Final = ((70, 250), (8, 204), (70, 204), (132, 204), (8, 158), (70, 158), (132, 158))
CALLED: Final = ("iox_relocate", "for_copy_switch")  # no icon says enough
TECH_DRAWN: Final = {  # in icons; the others are called by their names
    **{name: icons(effect) for name, _, effect in TECHNOLOGIES if effect and name not in CALLED},
    "nadair_insight": (*several("r-book", INSIGHT_BOOKS, True), symbol("r-pts", INSIGHT_POINTS)),
    "hof_crystal": (text_token("2"), symbol("r-basic"), arrow(), *several("r-crystal", SYNTHESIS, False)),
    "hof_temple_range": (text_token(f"+{TEMPLE_RANGE}"), symbol("r-range")),
    "iox_explorer": (text_token(f"−{EXPLORER_SAVES}"), symbol("r-explore")),
    "kun_welcome": (symbol("r-recruit"), *several("r-basic", WELCOME, True)),
    "kun_lullaby": (symbol("r-crystal"), arrow(), *icons(LULLABY)),
    "for_mountain": (text_token(f"−{MOUNTAIN_SAVES}"), symbol("r-build")),
    "for_crystal2": (symbol("r-crystal"), arrow(), *several("r-basic", REFINED, False)),
    "vuk_falcon_harvest": (*several("r-basic", PREY, True),),
}
ELEMENT_ICON: Final = {
    "crate": "r-crate",
    "energy": "r-energy",
    "modules2": "r-module",
    "pawn": "r-pawn",
    "tribe": "r-tribe",
    "flask": "r-flask",
    "card": "r-recruit",
    "water": "r-drop",
    "crystal": "r-crystal",
}  # fmt: skip
RESOURCE_VERBS: Final = ("take", "give", "exchange", "refine", "pay-less")
ACTIONS: Final = (
    ("explore", "r-explore"),
    ("populate", "r-populate"),
    ("build", "r-build"),
    ("use-switch", "r-basic"),
    ("hibernate", "r-hib"),
)


SPECIAL_SPACES: Final = [  # by colour: where its special machines lie
    sorted(max(due) for due, kind, of in zip(THRESHOLDS, BONUS_KIND, BONUS_COLOUR) if kind == SPECIAL and of == colour)
    or [TRACK_LAST]
    for colour in range(len(COLOURS))
]


def is_aside(texts: list[str]) -> bool:
    """Whether a resource is lit only for what is possible at any time, beside the question: exchanging it."""
    return bool(texts) and all(text.split(" ")[0] in ("exchange", "refine", "synthesize") for text in texts)


def tech_words(words: Words, player: Player, tech: int) -> str:
    """What a technology of a tribe does; what it costs, what it is worth and which one comes before it."""
    tree = TREE[player.tribe * 2 + player.side]
    after = words.thing(TECHNOLOGY, tree[TECH_AFTER[tech]]) if TECH_AFTER[tech] >= 0 else "none"
    price = words.say("tech-about", books=TECH_COST[tech], points=TECH_POINTS[tech], after=after)
    return f"{hint(words, TECHNOLOGY, tree[tech])}\n{price}"


def cube(view: ReviveState) -> str:
    """Where the cube of a solo game stands on its way."""
    return f"■ {min(view.cube, SOLO_TRACK_LENGTH + 1)}/{SOLO_TRACK_LENGTH}"


class Mat:
    """Collects the layers of one player's boards."""

    def __init__(self, scene: Scene, view: ReviveState, seat: int) -> None:
        self.scene, self.view, self.seat = scene, view, seat
        self.player = view.players[seat]
        self.team = TEAMS[seat]
        self.words = scene.words
        self.choices = Choices(scene)
        self.mine = seat == scene.viewer
        self.out = self.picks = self.top = ""

    def whole(self) -> str:
        """All parts."""
        self.out += f'<path d="{rrect(1, 1, 856, 292, 16)}" class="rv-mat"/>'
        self.tribe()
        self.slots()
        self.tracks()
        self.stock()
        self.machines()
        return f'{self.out}{self.picks}<g class="rv-top">{self.top}</g>'

    def naming(self, thing: str, *verbs: str) -> list[str]:
        """The options that name a thing, on the own board."""
        return self.choices.naming(thing, *verbs) if self.mine else []

    def action_words(self, verb: str) -> str:
        """An action's name, and below it what it does."""
        return f"{self.words.say(f'option-{verb}')}\n{purpose(self.scene.lang, verb)}"

    def spot(
        self, texts: list[str], x: float, y: float, shape: str, about: str, name: str = "", style: str = ""
    ) -> None:
        """A place that can be chosen on the own board, and explains itself on every board."""
        if texts:
            self.picks += self.choices.pick(texts, x, y, shape, 1, about, name, style=style)
        else:
            named = f' data-name="{name}"' if name else ""
            self.picks += f'<path class="hit"{named} d="{shape}" transform="{at(x, y)}" data-tip="{quote(about)}"/>'

    def thing(
        self,
        inner: str,
        x: float,
        y: float,
        scale: float,
        shape: str,
        texts: list[str],
        about: str,
        id: str,
        name: str = "",
    ) -> None:
        """A drawn thing that can be chosen."""
        attributes = self.choices.attributes(texts, about, about) + (f' data-name="{name}"' if name else "")
        glows = bool(texts) and self.choices.state(*texts) == "legal"
        self.top += choosable(inner, x, y, scale, shape, attributes, f"{id}-{self.seat}", glows)

    # -- the tribe ------------------------------------------------------------------------------------------------

    def ability_words(self, which: int) -> str:
        """What the tribe's ability does, who uses it, and how many of its markers are left."""
        used = purpose(self.scene.lang, "ability").format(n=self.player.tribe_markers)
        return f"{hint(self.words, ABILITY, which)}\n{used}"

    def left(self) -> list[tuple[str, int]]:
        """Small and large buildings and pawns still on the tribe board."""
        player = self.player
        return [
            ("bs", BUILDINGS[SMALL] - len(player.small)),
            ("bl", BUILDINGS[LARGE] - len(player.large)),
            ("pw", len(TECH_COST) - len(player.pawns)),
        ]

    def tribe(self) -> None:
        """Name, ability with its markers, buildings and pawns left, and the tree of technologies."""
        player, team = self.player, self.team
        if player.tribe < 0:
            self.out += text(100, 40, self.scene.name(self.seat), "t-title")
            return
        which = player.tribe * 2 + player.side
        name = self.words.thing(TRIBE, player.tribe)
        self.out += (
            f'<path d="M16 1H198V150H1V16Q1 1 16 1Z" fill="var(--p-{team})"/><path d="M16 1H198V150H1V16Q1 1 16 1Z" fill="url(#pt-{team})" opacity=".3"/>'
            + text(100, 24, name, "rv-name tribe")
            + tip(
                0,
                0,
                rrect(8, 4, 182, 28, 8),
                hint(self.words, TRIBE, player.tribe),
                f"tribe-{TRIBE.text(player.tribe)}",
            )
            + f'<path d="{rrect(8, 34, 182, 40, 8)}" fill="#F7FCFE" fill-opacity=".94"/><use href="#r-tribe" x="12" y="39" width="30" height="30"/>'
            + row(icons((ABILITIES[which],)), 92, 54, 26, 84)
        )
        self.out += "".join(
            f'<use href="#dm-{team}" transform="translate({148 + (i % 3) * 16} {46 + (i // 3) * 16}) scale(.8)"/>'
            for i in range(player.tribe_markers)
        )
        self.spot([], 0, 0, rrect(8, 34, 182, 40, 8), self.ability_words(which), f"ability-{ABILITY_NAMES[which]}")
        figures = self.left()
        for i, (kind, n) in enumerate(figures):
            x = 34 + i * 62
            faded = ' opacity=".35"' if not n else ""
            self.out += f'<use href="#{kind}-{team}" transform="translate({x} 112) scale(.9)"{faded}/>' + count(
                x + 20, 130, n
            )
        self.spot([], 0, 0, rrect(4, 80, 190, 66, 8), told(self.scene.lang, "buildings"))
        for i, size in enumerate(("small", "large")):
            if self.mine and f"raise {size}" in self.choices:
                self.spot(
                    [f"raise {size}"], 34 + i * 62, 112, rrect(-28, -30, 56, 60, 8), self.words.say(f"size-{size}")
                )
        lines = [
            f"M{TECH_AT[after][0] + 29} {TECH_AT[after][1] + 20}L{TECH_AT[tech][0] + 29} {TECH_AT[tech][1] + 20}"
            for tech, after in enumerate(TECH_AFTER)
            if after >= 0
        ]
        self.out += f'<path d="{"".join(lines)}" stroke="#C9AC78" stroke-width="3" fill="none"/>'
        for tech in range(7):
            self.tech(tech, TREE[which][tech])

    def tech(self, tech: int, technology: int) -> None:
        """One technology: its price and points, gold when it is unlocked, with its pawn when not."""
        x, y = TECH_AT[tech]
        known = self.player.techs >> tech & 1
        name = ("T1", "T2", "T3", "T4", "T5", "T6", "T7")[tech]
        shape = rrect(0, 0, 58, 40, 7)
        fill, edge = ("#FBE7A6", "#B8862B") if known else ("#F4F8F9", "#8FA9B5")
        key = TECHNOLOGY.text(technology)
        middle, room = (29, 52) if known else (23, 38)  # a pawn stands at the right
        inner = (
            f'<path d="{shape}" fill="{fill}" stroke="{edge}" stroke-width="1.4"/>'
            f'<text class="rv-num k" x="5" y="16" font-size="13"><tspan class="t-own">{TECH_COST[tech]}</tspan></text><use href="#r-book" x="13" y="4" width="15" height="15"/>'
            f'<use href="#r-ppts" x="36" y="2" width="19" height="19"/><text class="rv-num w" x="45.5" y="16" font-size="11" text-anchor="middle"><tspan class="t-own">{TECH_POINTS[tech]}</tspan></text>'
        )
        if key == "slot_5":
            inner += f'<use href="#r-slot" x="{middle - 9}" y="20" width="18" height="18"/>'
        elif key in TECH_DRAWN:
            inner += row(TECH_DRAWN[key], middle, 29, 17, room)
        else:
            inner += snug(middle, 33, self.words.thing(TECHNOLOGY, technology), room, 11.6, "rv-tiny k", "middle")
        texts = self.naming(f"tech-{name}", "unlock")
        self.thing(inner, x, y, 1, shape, texts, tech_words(self.words, self.player, tech), f"tech-{name}")
        if not known:
            self.top += f'<use href="#pw-{self.team}" transform="translate({x + 50} {y + 30}) scale(.55)"/>'

    # -- slots ----------------------------------------------------------------------------------------------------

    def slots(self) -> None:
        """The five slots with their cards, and the module places beside them."""
        player, words = self.player, self.words
        for slot, name in enumerate(SLOTS):
            x, y = SLOT_AT[slot]
            closed = not player.slot_open(slot)
            cards = player.slots[slot]
            shape = rrect(0, 0, 92, 49, 8)
            self.out += (
                f'<path d="{shape}" transform="translate({x} {y})" class="rv-slot{" closed" if closed else ""}"/>'
            )
            later = max(len(cards) - 1, 0)
            wider = min(26.0 * later, SLOT_ROOM[slot])  # later cards push the module places aside
            wide = (92 + wider - 2 * later) / (later + 1)
            for i, entry in enumerate(cards):
                card = entry >> 1
                texts = self.naming(f"card-{CARDS[card]}", "rest", "all-colours")
                if not self.mine:
                    texts = self.choices.naming(f"card-{CARDS[card]}", "copy")
                about = hint(words, CARD, card)
                if later:  # side by side, without their names
                    drawn, outline, scale = (
                        effect(entry, wide / SLOT_SCALE),
                        rrect(0, 0, wide / SLOT_SCALE, SLOT_HIGH, 8),
                        SLOT_SCALE,
                    )
                else:
                    drawn, outline, scale = (
                        f'<g class="k75">{half(entry, words.thing(CARD, card))}</g>',
                        HALF_SHAPE,
                        0.766,
                    )
                self.thing(drawn, x + i * (wide + 2), y, scale, outline, texts, about, f"slot-{CARDS[card]}")
            texts = self.naming(f"slot-{name}", "into", "rotated")
            if texts:
                self.picks += self.choices.pick(texts, x, y, shape, 1.02, words.say(f"slot-{name}"), f"slot-{name}")
            for i, place in enumerate(PLACES_OF_SLOT[slot]):
                mx, my = (x + 114 + wider + i * 33, y + 25) if slot < 4 else (x + 18 + i * 44, y + 70)
                self.place(place, mx, my)

    def place(self, place: int, x: float, y: float) -> None:
        """A module place: its module, or whether a first one would work at once."""
        player = self.player
        name, _, activates = MODULE_PLACES[place]
        number = player.modules[place]
        texts = self.naming(f"module_place-{name}", "put")
        if number >= 0:
            about = hint(self.words, MODULE, number)
            drawn, id = f'<g class="k75">{module(number)}</g>', f"mod-{MODULES[number][0]}-{name}"
            self.thing(drawn, x, y, 0.72, MODULE_SHAPE, texts, about, id)
            return
        fresh = activates and not player.places_used >> place & 1
        mark = (
            '<path d="M0-9L9 7H-9z" fill="#F2A93B" stroke="#8A5200"/>'
            if fresh
            else '<path d="M0-7V7M-7 0H7" stroke="#8FA9B5" stroke-width="3"/>'
        )
        self.out += f'<g transform="translate({f(x)} {f(y)})"><g transform="scale(.72)"><path d="{MODULE_SHAPE}" class="rv-slot"/></g>{mark}</g>'
        self.spot(
            texts, x, y, rrect(-15, -16, 30, 32, 4), hint(self.words, MODULE_PLACE, place), f"module_place-{name}"
        )

    # -- machine tracks -------------------------------------------------------------------------------------------

    def tracks(self) -> None:
        """The three machine tracks with their bonuses."""
        player = self.player
        self.out += f'<path d="{rrect(204, 66, 452, 164, 12)}" class="rv-meadow"/>'
        for colour, name in enumerate(COLOURS):
            y = TRACK_Y[colour]
            stroke, fill, _ = SUIT[name]
            here = player.tracks[colour]
            self.out += f'<path d="M{TRACK_X} {y}H{f(TRACK_X + TRACK_LAST * STEP)}" stroke="#F4F8F9" stroke-width="17" stroke-linecap="round"/>'
            if here:
                self.out += f'<path d="M{TRACK_X} {y}H{f(TRACK_X + here * STEP)}" stroke="{stroke}" stroke-width="17" stroke-linecap="round"/>'
            self.out += sign(name, TRACK_X - 32, y - 8, 16)
            for space in range(TRACK_LAST + 1):
                if space != here:
                    shade = "w" if space < here else "k"
                    self.out += f'<text class="rv-num {shade}" x="{f(TRACK_X + space * STEP)}" y="{y + 4.5}" font-size="12.5" text-anchor="middle"><tspan class="t-own">{space}</tspan></text>'
            self.top += (
                f'<g id="track-{name}-{self.seat}" class="piece" transform="translate({f(TRACK_X + here * STEP)} {y})"><circle r="14" fill="{fill}" stroke="#fff" stroke-width="2.4"/>'
                f"{text(0, 5.5, here, 'rv-num w mid')}</g>"
            )
            texts = self.naming(f"colour-{name}", "advance")
            shape = rrect(-14, -12, TRACK_LAST * STEP + 28, 24, 12)
            about = f"{self.words.say(f'colour-{name}')}\n{purpose(self.scene.lang, 'tracks')}"
            self.spot(texts, TRACK_X, y, shape, about, f"colour-{name}")
        for bonus, due in enumerate(THRESHOLDS):
            self.bonus(bonus, due)

    def bonus(self, bonus: int, due: tuple[int, ...]) -> None:
        """A bonus space under the track of its higher threshold; covered ones carry a marker."""
        colour = BONUS_COLOUR[bonus]
        kind = BONUS_KIND[bonus]
        x, y = TRACK_X + max(due) * STEP, TRACK_Y[colour] - 24
        open_ = self.player.bonuses >> bonus & 1
        icon = {STANDARD: "r-energy", SPECIAL: "r-energy", ARTIFACT_BONUS: "r-art"}.get(
            kind, f"r-card-{COLOURS[colour]}"
        )
        if open_ and kind in (STANDARD, SPECIAL):
            return  # the machine itself lies here
        faded = "" if open_ else ' opacity=".55"'
        self.out += f'<g transform="translate({f(x)} {y})"><circle r="10" fill="{"#FFF3A0" if open_ else "#F4F8F9"}" stroke="#8A5200"{faded}/><use href="#{icon}" x="-7.5" y="-7.5" width="15" height="15"{faded}/>'
        other = [track for track in range(3) if due[track] and track != colour]
        if other and not open_:
            self.out += f'<circle cx="11" cy="-6" r="6.5" fill="{SUIT[COLOURS[other[0]]][0]}"/><text class="rv-num w" x="11" y="-2.5" font-size="10" text-anchor="middle"><tspan class="t-own">{due[other[0]]}</tspan></text>'
        if not open_:
            self.out += f'<use href="#dm-{self.team}" transform="translate(-9 7) scale(.6)"/>'
        self.out += "</g>"
        self.spot([], x, y, rrect(-11, -11, 22, 22, 10), hint(self.words, BONUS, bonus))

    # -- resources and the rest ---------------------------------------------------------------------------------------

    def stock(self) -> None:
        """Resources, energy, crates, artifacts, the switch, the development track."""
        player, words, lang = self.player, self.words, self.scene.lang
        self.out += f'<path d="{rrect(662, 6, 190, 62, 10)}" class="rv-well"/>'
        for i, resource in enumerate((3, 0, 1, 2)):
            name = RESOURCES[resource]
            x = 666 + i * 46
            self.out += (
                f'<use href="#r-{name}" x="{x + 2}" y="10" width="26" height="26"/>'
                f'<text class="rv-num ink" x="{x + 14}" y="58" font-size="20" text-anchor="middle"><tspan class="t-own">{player.goods[resource]}</tspan></text>'
                f'<text class="rv-num soft" x="{x + 27}" y="58" font-size="10"><tspan class="t-own">/{CAPACITY[resource]}</tspan></text>'
            )
            texts = self.naming(f"resource-{name}", *RESOURCE_VERBS) or self.naming(
                f"given-{name}", "swap"
            ) + self.naming(f"taken-{name}", "swap")
            texts = texts + self.naming(f"first-{name}", "synthesize") + self.naming(f"second-{name}", "synthesize")
            about, style = hint(words, RESOURCE, resource), "quiet" if is_aside(texts) else ""
            self.spot(texts, x, 8, rrect(0, 0, 43, 58, 8), about, f"resource-{name}", style)
        self.out += f'<use href="#r-energy" x="664" y="74" width="22" height="22"/><text class="rv-num ink" x="690" y="91" font-size="16"><tspan class="t-own">{player.store}</tspan></text>'
        self.spot([], 662, 72, rrect(0, 0, 48, 26, 6), told(lang, "energy"))
        points = DEVELOPMENT_POINTS[min(player.developed + 1, len(DEVELOPMENT_POINTS) - 1)]
        self.out += (
            f'<use href="#dm-{self.team}" transform="translate(722 86) scale(.95)"/><text class="rv-num ink" x="733" y="91" font-size="16"><tspan class="t-own">{player.developed}</tspan></text>'
            f'<use href="#r-ppts" x="756" y="74" width="22" height="22"/><text class="rv-num w" x="767" y="90" font-size="12" text-anchor="middle"><tspan class="t-own">{points}</tspan></text>'
        )
        self.spot([], 712, 72, rrect(0, 0, 68, 26, 6), told(lang, "development"))
        if self.view.seats == 1:
            self.out += f'<text class="rv-num ink" x="800" y="91" font-size="15"><tspan class="t-own">{cube(self.view)}</tspan></text>'
            self.spot([], 784, 72, rrect(0, 0, 64, 26, 6), told(lang, "cube"))
        if player.end_token:
            self.out += f'<g transform="translate(812 86)"><circle r="11" fill="url(#g-gold)" stroke="#7A5A2E" stroke-width="1.4"/>{text(0, 5, END_TOKEN_POINTS, "rv-num b mid")}</g>'
            self.spot([], 812, 86, rrect(-12, -12, 24, 24, 12), told(lang, "end"))
        self.crates()
        self.artifacts()
        if self.mine:
            for i, (verb, icon) in enumerate(ACTIONS):
                x, y = 668 + i * 38, 158
                used = verb == "use-switch" and player.switch_used
                faded = ' opacity=".35"' if used else ""
                self.out += f'<use href="#{icon}" x="{x - 15}" y="{y - 15}" width="30" height="30" transform="translate(14 0)"{faded}/>'
                about = hint(words, SWITCH, player.switch) if verb == "use-switch" else self.action_words(verb)
                self.spot(
                    [verb],
                    x + 14,
                    y,
                    rrect(-17, -17, 34, 34, 10),
                    about,
                    f"switch-{SWITCHES[player.switch][0]}" if verb == "use-switch" else "",
                )

    def crates(self) -> None:
        """Closed crates (the owner sees what is inside), then open ones."""
        player = self.player
        kinds = [*[(crate, "open") for crate in player.crates], *[(crate, "reopen") for crate in player.opened]]
        kinds += [(crate, "") for crate in player.reopened]
        step = min(24.0, 84 / max(len(kinds), 1))
        for i, (crate, verb) in enumerate(kinds):
            name = CRATE.text(crate)
            texts = self.naming(f"crate-{name}", verb) if verb and crate >= 0 else []
            about = hint(self.words, CRATE, crate) if crate >= 0 else told(self.scene.lang, "crates")
            faded = "" if verb == "open" else ' opacity=".5"'
            inner = f'<use href="#r-crate" width="24" height="24"{faded}/>'
            self.thing(inner, 664 + i * step, 104, 1, rrect(0, 0, 24, 24, 5), texts, about, f"crate-{i}")

    def artifacts(self) -> None:
        """The artifact card, if the viewer may see it, with the large artifacts on its elements."""
        player = self.player
        shown = player.artifact_card >= 0
        for colour, name in enumerate(ARTIFACTS):
            x, y = 768.0 + colour * 30, 111 if shown else 118
            for i in range(player.artifacts[colour]):
                self.top += f'<use id="own-{name}-{i}-{self.seat}" class="piece" href="#af-{name}" transform="translate({f(x + i * 6)} {y}) scale(.52)"/>'
            if shown:
                element = ELEMENTS[ARTIFACT_ELEMENTS[player.artifact_card][colour]]
                if not player.artifacts[colour]:
                    self.out += f'<use href="#af-{name}" transform="translate({f(x)} {y}) scale(.52)" opacity=".3"/>'
                self.out += (
                    f'<text class="rv-num ink" x="{f(x - 3)}" y="134" font-size="11" text-anchor="middle"><tspan class="t-own">{1 + player.artifacts[colour]}</tspan></text>'
                    f'<use href="#{ELEMENT_ICON[element]}" x="{f(x + 2)}" y="121" width="15" height="15"/>'
                )
        x = 846.0
        if player.small_artifacts:
            self.out += f'<use href="#af-small" transform="translate({f(x)} 118) scale(.6)"/>' + count(
                x + 10, 126, player.small_artifacts, radius=7
            )
        texts = [str(option) for option in self.scene.options if option.verb.name == "keep"] if self.mine else []
        self.spot(texts, 756, 102, rrect(0, 0, 96, 32, 8), self.artifact_words())

    def artifact_words(self) -> str:
        """The artifact card in words, if the viewer may see it."""
        card = self.player.artifact_card
        lang = self.scene.lang
        return (
            f"{hint(self.words, ARTIFACT_CARD, card)}\n{purpose(lang, 'lines')}" if card >= 0 else say(lang, "artifact")
        )

    def machines(self) -> None:
        """All machines that are uncovered, on their bonus spaces, with the energy on them."""
        taken = [0, 0, 0]
        apart = 0
        for number in range(len(MACHINES)):
            if not self.player.machines >> number & 1:
                continue
            name, colour = MACHINES[number][0], MACHINES[number][1]
            if name.startswith("std"):
                x, y = TRACK_X + max(THRESHOLDS[STANDARD_OF.index(number)]) * STEP, TRACK_Y[colour] - 25.0
            elif name.startswith("mac"):
                spaces = SPECIAL_SPACES[colour]
                x = TRACK_X + spaces[min(taken[colour], len(spaces) - 1)] * STEP
                y = TRACK_Y[colour] - 25.0
                taken[colour] += 1
            else:
                x, y = 812.0, 204.0 + apart * 34
                apart += 1
            texts = self.naming(f"machine-{name}", "activate", "take-back")
            about = hint(self.words, MACHINE, number)
            drawn = machine(number, bool(self.player.charged >> number & 1))
            drawn = f'<g class="k60">{drawn}</g>'
            self.thing(drawn, x, y, 0.7, MACHINE_SHAPE, texts, about, f"own-{name}", f"machine-{name}")


def brief(scene: Scene, view: ReviveState, seat: int) -> str:
    """The same in brief: resources, cards, energy, crates and artifacts; each says what it is."""
    player, words, lang = view.players[seat], scene.words, scene.lang
    shown = [
        (f"r-{RESOURCES[each]}", player.goods[each], words.thing(RESOURCE, each).capitalize()) for each in (3, 0, 1, 2)
    ]
    shown += [("r-recruit", len(player.active), say(lang, "hand")), ("r-energy", player.store, say(lang, "energy"))]
    shown += [
        ("r-crate", len(player.crates) + len(player.opened) + len(player.reopened), say(lang, "crates")),
        ("r-art", sum(player.artifacts), words.say("field-artifacts")),
        ("r-module", sum(module_ >= 0 for module_ in player.modules), words.say("field-modules")),
        ("r-pawn", len(player.pawns), words.say("field-pawns")),
        ("r-build", len(player.small) + len(player.large), say(lang, "built")),
        ("r-hib", player.hibernation, say(lang, "hibernation")),
    ]
    out = ""
    for i, (icon, n, about) in enumerate(shown):
        x, y = 2 + i % 6 * 45, 3 + i // 6 * 26
        out += (
            f'<use href="#{icon}" x="{x}" y="{y}" width="20" height="20"/><text class="rv-num ink" x="{x + 23}" y="{y + 16}" font-size="15"><tspan class="t-own">{n}</tspan></text>'
            + tip(x, y, rrect(0, 0, 44, 22, 4), f"{about}: {n}")
        )
    return out
