"""The live layers of the board: land and ice, displays, what glows, all pieces, and what is being resolved."""

from __future__ import annotations

from typing import Final

from ....drawing.glow import tip
from ....drawing.layers import Layers
from ....drawing.parts import count
from ....drawing.scene import Scene
from ....drawing.speech import hint, spoken
from ....drawing.svg import circle, rrect, text
from ..actions.board_actions import ChooseLocation, ChooseSite, ChooseSize, ChooseTech, ChooseTile, Prepare
from ..actions.costs import Terms, food_for, terms_of
from ..actions.explore import LayTile
from ..actions.free_actions import Bag
from ..actions.icon import ResolveRest, icons, several
from ..actions.play import Sleep
from ..actions.ranges import FAR, distances, way
from ..board import (
    ABILITIES,
    BIG_NW,
    CHASM,
    END_TOKEN_POINTS,
    HEXES,
    HIBERNATION_BONUSES,
    HIBERNATION_LAST,
    LEANS_LEFT,
    MOON,
    PLACES,
    REMOVAL_SPACE,
    SCORE_BONUSES,
    SMALL_ARTIFACT_POINTS,
    SPACES,
    TECHNOLOGY_NAMES,
    TREE,
)  # fmt: skip
from ..cards import ARTIFACTS, CARDS, GOALS
from ..effects import BOOK, BUILD, CRYSTAL, EXPLORE, FOOD, GEAR, POPULATE, RESOURCES, TERMS, Effect, tribe
from ..pieces import (
    ABILITY,
    BACK,
    CAMPAIGN_CARD,
    CARD,
    EFFECT,
    FIELD,
    LARGE_LOCATION,
    MACHINE,
    MODULE,
    TECHNOLOGY,
)
from ..rounds import TakeSide, TakeTribe
from ..state import FACE_DOWN, TURNED, ReviveState
from ..tiles import (
    BACKS,
    BIG_VALUE,
    LAID,
    LARGE_LOCATIONS,
    MACHINES,
    MODULES,
    SOURCE,
    TILE_FRONT,
    WATER_ENERGY,
    WATER_POINTS3,
    WATER_REWARDS,
)
from .cards import CARD_SHAPE, MACHINE_SHAPE, MODULE_SHAPE, choosable, face, machine, module
from .figures import HEXD, TEAMS, f
from .labels import purpose, say, told
from .mats import tech_words
from .symbols import row
from .telling import brings, tell_options
from .world import (
    CRATERS,
    FR,
    ICE,
    SIDE_X,
    H,
    W,
    big_outline,
    crater_at,
    crystals,
    hibernation_at,
    place_at,
    score_cell,
    space_at,
    tile_outline,
)  # fmt: skip

SPACE_VERBS: Final = ("build-on", "settle", "lift", "plant", "consecrate", "aim", "spread", "equip", "fly")
DISC: Final = "M-16.3-16.3A23 23 0 1 1 16.3 16.3A23 23 0 1 1-16.3-16.3Z"  # its corners lie beside the middle lines
PLATE: Final = rrect(0, 0, 84, 34, 9)
BIG_ICON: Final = (
    "r-adv-gray", "r-energy", "r-adv-green", "r-module", "r-adv-yellow", "r-build", "r-pawn", "r-recruit", "r-populate",
    "r-drop", "r-tribe", "r-crate", "r-flask", "r-flask", "r-crystal", "r-explore",
)  # fmt: skip
BIG_TOWN: Final = (
    '<path d="M-36 14v-20l7-8 7 8v6h8v-22l9-10 9 10v14h8v-10l8-7 8 7v32z" fill="#B98F63"/><path d="M-36-6l7-8 7 8zM-14-16l9-10 9 10zM12-12l8-7 8 7z" fill="#C4552F"/><path d="M-42 14h84v5h-84z" fill="#8E6E51"/>',
    '<path d="M-44 16V2h88v14z" fill="#D9BE97"/><path d="M-34 2q2-36 34-36T34 2z" fill="#5FAF9C"/><path d="M2-34Q34-34 34 2H8Q12-18 2-34z" fill="#2F7F6B"/><path d="M-48 16h96v5h-96z" fill="#A88455"/>',
    '<path d="M-52 16l5-12h94l5 12zM-39 4l5-12h68l5 12zM-26-8l5-12h42l5 12zM-13-20l4-10h18l4 10z" fill="#D6BB8D" stroke="#8E6E51" stroke-width="1.4"/><path d="M-6 16L-3-30h6l3 46z" fill="#F6E6C4"/>',
    '<path d="M-36 18v-18a36 36 0 0 1 72 0v18z" fill="#D9BE97"/><path d="M-20 18V0a20 20 0 0 1 40 0v18z" fill="#123B55"/><path d="M-12 18V1a12 12 0 0 1 24 0v17z" fill="#8FE3F0"/><path d="M-44 18h88v4h-88z" fill="#A88455"/>',
)  # by corner

# a tile being laid: how far apart its two rotations are shown, and how far from its place
LAYING: Final = 176.0
LAYING_BELOW: Final = 190.0


def ability_of(view: ReviveState, seat: int) -> int:
    """The ability of a seat's tribe and side."""
    player = view.players[seat]
    return player.tribe * 2 + player.side


def shown(view: ReviveState, seat: int, term: int) -> Effect:
    """What an effect does for a seat: for its tribe's ability, that which it is."""
    return (ABILITIES[ability_of(view, seat)],) if (term,) == tribe else (term,)


def board(scene: Scene, view: ReviveState) -> str:
    """All live layers, in order."""
    drawn = Board(scene, view)
    standing = [(p.small, p.large, p.pawns, p.side, p.tokens, p.tribe, p.falcon) for p in view.players]
    drawn.part(drawn.land, view.rotations, view.field)
    drawn.part(drawn.ice, view.rotations, view.backs)
    drawn.part(drawn.corners, view.big)
    drawn.part(drawn.pieces_on_map, standing)
    drawn.part(drawn.craters, view.seats, view.craters, view.crater_small, view.ending)
    drawn.part(drawn.markers, [(p.score, p.hibernation) for p in view.players], view.chapter, view.goals)
    drawn.part(
        drawn.displays, view.citizens, len(view.deck), view.machine_display, view.module_display, len(view.module_stack)
    )
    drawn.pending()
    drawn.rotations()
    return drawn.render()


def field_symbol(space: int, field: int) -> str:
    """The drawing of a field."""
    k = space * 7 // 4 + space
    if field == SOURCE:
        return "h-X"
    if WATER_ENERGY <= field <= WATER_POINTS3:
        return "h-W"
    return {1: f"h-S{k % 3}", 2: f"h-M{k % 3}", 3: f"h-F{k % 2}", 4: f"h-C{k % 2}", 5: "h-L"}[field]


class Board(Layers):
    """The board of Revive, part by part."""

    def __init__(self, scene: Scene, view: ReviveState) -> None:
        super().__init__(scene)
        self.view = view
        self.lang = scene.lang
        self.step = view.agenda[-1] if view.agenda else None
        tell_options(scene, view, self.choices)

    # -- the map --------------------------------------------------------------------------------------------------

    def land(self) -> None:
        """Explored tiles lie low, edged with meltwater; the chasm glows in the middle."""
        view = self.view
        opened = [place for place in range(len(PLACES)) if 0 <= view.rotations[place] < TURNED]
        for place in opened:
            x, y = place_at(place)
            self.plates += (
                f'<use href="#melt-{"L" if LEANS_LEFT[place] else "R"}" transform="translate({f(x)} {f(y)})"/>'
            )
        for place in opened:
            for space in range(place * 4, place * 4 + 4):
                self.hex(space, view.field[space])
            x, y = place_at(place)
            self.plates += (
                f'<use href="#rim-{"L" if LEANS_LEFT[place] else "R"}" transform="translate({f(x)} {f(y)})"/>'
            )
        x, y = space_at(CHASM)
        self.plates += (
            f'<g transform="translate({f(x)} {f(y)})"><path d="{big_outline(CHASM)}" fill="#7B5A37"/><path d="{big_outline(CHASM, 4)}" fill="#4A3326"/>'
            f'<path d="{big_outline(CHASM, 9)}" fill="url(#g-chasm)"/><path d="M-14 8l6-18 5 9 5-16 6 18 5-7 3 14q-14 8-30 0z" fill="#FFE9A8" opacity=".85"/></g>'
        )
        self.put(tip(round(x, 1), round(y, 1), big_outline(CHASM), hint(self.words, FIELD, 13), "space-chasm"))
        for place in opened:
            for space in range(place * 4, place * 4 + 4):
                self.target(space, HEXD, self.ground(space))

    def hex(self, space: int, field: int) -> None:
        """One field, with the reward of a water."""
        x, y = space_at(space)
        self.plates += f'<use href="#{field_symbol(space, field)}" transform="translate({f(x)} {f(y)})"/>'
        if WATER_ENERGY <= field <= WATER_POINTS3:
            effect = WATER_REWARDS[field]
            self.plates += (
                f'<g transform="translate({f(x)} {f(y)})"><circle r="15" fill="#fff" fill-opacity=".93" stroke="#125A73" '
                f'stroke-width="1.5"/>{row(icons(effect), 0, 0, 16 if len(icons(effect)) > 1 else 22, 27)}</g>'
            )

    def ground(self, space: int) -> str:
        """What a space is, and what can be done there or, where one can build now, what that brings."""
        words, field = self.words, self.view.field[space]
        if isinstance(self.step, ChooseSite) and f"build-on {SPACES[space]}" in self.choices.labels:
            return f"{words.thing(FIELD, field)}\n{brings(words, self.view, self.step, space)}"
        return hint(words, FIELD, field)

    def target(self, space: int, shape: str, about: str) -> None:
        """A space that may be chosen."""
        name = SPACES[space]
        texts = self.choices.naming(f"space-{name}", *SPACE_VERBS)
        x, y = space_at(space)
        called = spoken(self.words, "space-" + name, "", ())
        drawn = self.choices.pick(texts, round(x, 1), round(y, 1), shape, 1, f"{called}: {about}", f"space-{name}")
        if drawn.startswith("<g") and space < HEXES:  # what options and log call it, without the word for a space
            self.marks += text(round(x, 1), round(y - 20, 1), called.split()[-1], "rv-code")
        self.put(self.with_way(drawn, space))

    def ice(self) -> None:
        """Face-down tiles are raised slabs of ice."""
        view = self.view
        for place in range(len(PLACES)):
            if view.rotations[place] != FACE_DOWN:
                continue
            x, y = place_at(place)
            lean = LEANS_LEFT[place]
            kind = ICE[BACKS[view.backs[place]][0]]
            self.plates += f'<use href="#ice-{"L" if lean else "R"}{kind}" transform="translate({f(x)} {f(y)})"/>'
            texts = self.choices.naming(f"place-{PLACES[place]}", "explore-tile")
            about = (
                f"{spoken(self.words, 'place-' + PLACES[place], '', ())}: {hint(self.words, BACK, view.backs[place])}"
            )
            shape = tile_outline(lean, 3.5)
            drawn = self.choices.pick(texts, round(x, 1), round(y, 1), shape, 1, about, f"place-{PLACES[place]}")
            if drawn.startswith("<g"):
                self.marks += text(round(x + (6 if lean else -19), 1), round(y - 40, 1), PLACES[place][1:], "rv-code")
                drawn = self.with_way(drawn, self.entrance(place), place)
            self.put(drawn)

    def corners(self) -> None:
        """The four large locations with what they score."""
        for corner in range(4):
            side = self.view.big[corner]
            x, y = space_at(BIG_NW + corner)
            shape = big_outline(BIG_NW + corner, 1.5)
            self.plates += (
                f'<g transform="translate({f(x)} {f(y)})"><path d="{shape}" fill="#6B4A22" transform="translate(0 5)"/><path d="{shape}" fill="url(#g-court)" '
                f'stroke="#7A5A2E" stroke-width="1.2"/><path d="{big_outline(BIG_NW + corner, 6.5)}" fill="none" stroke="url(#g-gold)" stroke-width="3.4"/>'
                f'<g transform="translate(-3 -14) scale(.88)">{BIG_TOWN[corner]}</g><g transform="translate(24 26)"><rect x="-36" y="-14" width="72" height="28" '
                'rx="8" fill="#4B2F6E" stroke="#E8C874" stroke-width="1.8"/><use href="#r-ppts" x="-34" y="-15.5" width="31" height="31"/>'
                f'<text class="rv-num w" x="-18.5" y="6" font-size="17" text-anchor="middle"><tspan class="t-own">{BIG_VALUE[side]}</tspan></text>'
                f'<text class="rv-num w" x="1.5" y="5.5" font-size="15" text-anchor="middle"><tspan class="t-own">:</tspan></text><rect x="7" y="-11" width="25" height="22" rx="6" fill="#F7EFDC"/>'
                f'<use href="#{BIG_ICON[side]}" x="9.5" y="-10" width="20" height="20"/></g></g>'
            )
            self.target(BIG_NW + corner, big_outline(BIG_NW + corner, 3), hint(self.words, LARGE_LOCATION, side))
            assert LARGE_LOCATIONS[side]

    def entrance(self, place: int) -> int:
        """The hex at which a way reaches a face-down tile first."""
        seat = self.mine if self.mine >= 0 else self.view.active
        return min(range(place * 4, place * 4 + 4), key=lambda space: distances(self.view, seat)[space])

    def with_way(self, drawn: str, space: int, place: int = -1) -> str:
        """A target with the way to it, which shows while the pointer or the focus is on it."""
        if not drawn.startswith("<g") or not isinstance(self.step, (ChooseTile, ChooseSite, ChooseLocation)):
            return drawn
        step = self.step
        kind = EXPLORE if isinstance(step, ChooseTile) else BUILD if isinstance(step, ChooseSite) else POPULATE
        shown = self.way(step.seat, space, terms_of(self.view, step.seat, kind, step.reach, step.main))
        x, y = space_at(space) if place < 0 else place_at(place)
        back = f'<g class="rv-way" transform="translate({f(-x)} {f(-y)})">{shown}</g>'
        return drawn.removesuffix("</g>") + back + "</g>" if shown else drawn

    def pieces_on_map(self) -> None:
        """Buildings, pawns, tokens and the falcon, from the top down."""
        view = self.view
        found: list[tuple[float, str, str, float, float, str]] = []
        crowd: dict[int, int] = {}
        for seat, player in enumerate(view.players):
            team, name = TEAMS[seat], f"seat-{seat}"
            for kind, spaces in (("bs", player.small), ("bl", player.large)):
                for space in spaces:
                    x, y = space_at(space)
                    found.append((y, f"{kind}-{seat}-{SPACES[space]}", f"{kind}-{team}", x, y + 4, name))
            for space in player.pawns:
                x, y = space_at(space)
                number = crowd.get(space, 0)
                crowd[space] = number + 1
                dx, dy = (-12 + 14 * number, 8) if space < HEXES else (-54 + 16 * number, -13)
                found.append((y, f"pw-{seat}-{SPACES[space]}", f"pw-{team}", x + dx, y + dy, name))
            if player.side == MOON:
                for space in player.tokens:
                    x, y = space_at(space)
                    found.append((y - 1, f"tk-{seat}-{SPACES[space]}", f"tk-{player.tribe}", x + 15, y - 15, name))
            if player.falcon >= 0:
                x, y = space_at(player.falcon)
                found.append((y + 1, "falcon", "tk-5", x, y - 10, name))
        for _, id, symbol, x, y, name in sorted(found):
            self.piece(id, symbol, round(x, 1), round(y, 1), 1, name)

    # -- tracks ---------------------------------------------------------------------------------------------------

    def craters(self) -> None:
        """Large artifacts in the craters, small ones beside them, the end token until somebody has it."""
        view = self.view
        lying = [colour for colour in range(3) for _ in range(view.craters[colour])]
        for index in range(CRATERS):
            x, y = crater_at(index)
            self.plates += f'<use href="#crater" transform="translate({f(x)} {f(y)})"/>'
            if index >= len(lying):
                left = f"{say(self.lang, 'craters')}: {len(lying)}\n{purpose(self.lang, 'craters')}"
                self.put(tip(x, y, DISC, left, "list-craters"))
        for index, colour in enumerate(lying):
            x, y = crater_at(index)
            name = ARTIFACTS[colour]
            self.piece(
                f"artifact-{name}-{lying[:index].count(colour)}", f"af-{name}", round(x, 1), y, 1.14, f"artifact-{name}"
            )
            texts = self.choices.naming(f"artifact-{name}", "take-artifact", "remove-artifact")
            known = f"{self.words.say(f'artifact-{name}')}\n{purpose(self.lang, 'large')}"
            self.put(self.choices.pick(texts, round(x, 1), y, DISC, 1, known, f"artifact-{name}"))
        for index in range(view.crater_small):
            self.piece(f"artifact-small-{index}", "af-small", 800 + 40 * index, 73)
        self.plates += '<use href="#af-small" transform="translate(884 73) scale(1.3)"/>' + text(
            884, 79, SMALL_ARTIFACT_POINTS, "rv-num p big"
        )
        self.put(tip(884, 73, DISC, say(self.lang, "small")))
        if not view.ending and view.seats > 1:
            self.plates += (
                '<g transform="translate(936 73)"><circle r="22" fill="url(#g-gold)" stroke="#7A5A2E" stroke-width="1.6"/><circle r="9" fill="#4B2F6E"/>'
                f"{text(0, 5, END_TOKEN_POINTS, 'rv-num w mid')}</g>"
            )
            self.put(tip(936, 73, DISC, told(self.lang, "end")))

    def score_track(self) -> None:
        """The frame says who has how many points, its golden spaces what they bring; so do the crystals at the rim."""
        points = [f"{self.scene.name(seat)}: {player.score}" for seat, player in enumerate(self.view.players)]
        scores = "\n".join([say(self.lang, "score"), *points])
        sides = (0, 0, W, FR), (0, H - FR, W, FR), (0, FR, FR, H - 2 * FR), (W - FR, FR, FR, H - 2 * FR)
        self.put(tip(0, 0, "".join([rrect(*side, 3) for side in sides]), scores))
        for value, effect in SCORE_BONUSES:
            x, y, wide, high = score_cell(value)
            gains = ", ".join([self.words.thing(EFFECT, term) for term in effect])
            self.put(tip(x, y, rrect(-wide / 2, -high / 2, wide, high, 3), f"{value}: {gains}\n{scores}"))
        for x, y in crystals():
            self.put(tip(x, y, DISC, say(self.lang, "rim"), scale=0.8))

    def markers(self) -> None:
        """Score and hibernation markers; the hibernation bonuses that may be taken; the campaign's goals."""
        view = self.view
        self.score_track()
        for seat, player in enumerate(view.players):
            x, y, wide, high = score_cell(player.score)
            same = [other for other in range(seat) if score_cell(view.players[other].score)[:2] == (x, y)]
            dx, dy = (len(same) * 12, 0) if wide > high else (0, len(same) * 12)
            self.piece(f"score-{seat}", f"mk-{TEAMS[seat]}", round(x + dx, 1), round(y + dy, 1), 1.3, f"seat-{seat}")
            hx, hy = hibernation_at(player.hibernation)
            there = [other for other in range(seat) if view.players[other].hibernation == player.hibernation]
            sx, sy = ((0, 0), (12, 6), (-12, 6), (0, -14))[len(there)]
            self.piece(f"hib-{seat}", f"mk-{TEAMS[seat]}", hx + sx, hy + sy, 1.1, f"seat-{seat}")
        for space in range(HIBERNATION_LAST + 1):
            x, y = hibernation_at(space)
            gains = ", ".join([self.words.thing(EFFECT, term) for term in HIBERNATION_BONUSES[space]])
            lines = [f"{say(self.lang, 'hibernation')}: {space}", gains, purpose(self.lang, "hibernation")]
            if space == REMOVAL_SPACE:
                lines.append(purpose(self.lang, "removal"))
            known = "\n".join(filter(None, lines))
            self.put(self.choices.pick([f"take-bonus {space}"], x + 14, y, rrect(-46, -30, 92, 60, 14), 1, known))
        goals = [index for index, goal in enumerate(GOALS) if goal[1] == view.chapter]
        for i, index in enumerate(goals):
            card = CAMPAIGN_CARD.ids[GOALS[index][0]]
            done = view.goals >> index & 1
            x = 341 + i * 174  # between the crystals of the upper edge
            self.plates += (
                f'<rect x="{x}" y="98" width="130" height="24" rx="12" fill="{"#2F7F6B" if done else "#F7EFDC"}" stroke="#4B2F6E"/>'
                + text(x + 65, 115, self.words.thing(CAMPAIGN_CARD, card), "rv-name " + ("" if done else "dark"))
            )
            self.put(tip(x, 98, rrect(0, 0, 130, 24, 12), hint(self.words, CAMPAIGN_CARD, card)))

    # -- displays -------------------------------------------------------------------------------------------------

    def heading(self, key: str, y: float, high: float, down: float = 20) -> None:
        """The name of a display; all of its well says what lies there."""
        self.plates += text(SIDE_X + 4, y + down, say(self.lang, key), "t-title ink", "start")
        self.put(tip(0, 0, rrect(SIDE_X - 8, y, 376, high, 14), told(self.lang, key)))

    def displays(self) -> None:
        """Citizens, special machines and modules to take."""
        view, choices, words = self.view, self.choices, self.words
        self.heading("citizens", 6, 352)
        for i, card in enumerate(view.citizens):
            x, y = SIDE_X + 4 + (i % 3) * 121, 34 + (i // 3) * 160
            texts = choices.naming(f"card-{CARDS[card]}", "recruit", "discard-card")
            about = hint(words, CARD, card)
            attributes = choices.attributes(texts, about, about) + f' data-name="card-{CARDS[card]}"'
            inner = f'<g class="k90">{face(card, words.thing(CARD, card))}</g>'
            self.tray += choosable(
                inner, x, y, 0.94, CARD_SHAPE, attributes, f"cit-{CARDS[card]}", choices.state(*texts) == "legal"
            )
        known = f"{say(self.lang, 'deck')}: {len(view.deck)}\n{purpose(self.lang, 'deck')}"
        attributes = choices.attributes(["recruit-blind"], known) + ' data-name="list-citizens_removed"'
        self.tray += choosable(
            f'<use href="#cb"/>{text(60, 130, len(view.deck), "rv-num w big")}', SIDE_X + 246, 194, 0.94, CARD_SHAPE, attributes, "deck",
            choices.state("recruit-blind") == "legal",
        )  # fmt: skip
        self.heading("machines", 366, 186)
        for colour in range(3):
            for i, number in enumerate(sorted(view.machine_display[colour])):
                name = MACHINES[number][0]
                texts = choices.naming(f"machine-{name}", "take-machine", "discard-machine")
                about = hint(words, MACHINE, number)
                attributes = choices.attributes(texts, about, about) + f' data-name="machine-{name}"'
                self.tray += choosable(
                    machine(number), SIDE_X + 62 + i * 121, 418 + colour * 52, 1.25, MACHINE_SHAPE, attributes,
                    f"show-{name}", choices.state(*texts) == "legal",
                )  # fmt: skip
        self.heading("modules", 560, 92)
        seen: dict[int, int] = {}
        for i, number in enumerate(sorted(view.module_display)):
            name, copy = MODULES[number][0], seen.get(number, 0)
            seen[number] = copy + 1
            texts = choices.naming(f"module-{name}", "take-module", "discard-module")
            about = hint(words, MODULE, number)
            attributes = choices.attributes(texts, about, about) + f' data-name="module-{name}"'
            self.tray += choosable(
                module(number), SIDE_X + 32 + i * 60, 616, 1.2, MODULE_SHAPE, attributes, f"show-{name}-{copy}",
                choices.state(*texts) == "legal",
            )  # fmt: skip
        self.plates += count(SIDE_X + 336, 616, len(view.module_stack), radius=15)
        stack = spoken(words, "field-module-stack", "", ())
        self.put(tip(SIDE_X + 336, 616, circle(15), f"{stack}: {len(view.module_stack)}", "list-module_discard"))

    # -- what is being resolved -----------------------------------------------------------------------------------

    def pending(self) -> None:
        """The effects to resolve now as plates that can be chosen, and those that wait behind them."""
        view = self.view
        now: list[int] = []
        for option in self.scene.options:
            if option.verb.name in ("resolve", "choose") and option.args[0] not in now:
                now.append(option.args[0])
        x = SIDE_X + 2.0
        step = min(90.0, 340 / max(len(now), 1))
        for i, term in enumerate(now):
            name = TERMS[term].name
            texts = self.choices.naming(f"effect-{name}", "resolve", "choose")
            about = self.words.thing(EFFECT, term)
            if (term,) == tribe:
                about += f"\n{self.words.about(ABILITY, ability_of(view, self.mine))}"
            attributes = self.choices.attributes(texts, about, about)
            scale = min(1.0, step / 90)
            signs = icons(shown(view, self.mine, term))
            inner = f'<path d="{PLATE}" fill="#FBF8EE" stroke="#17303B"/>{row(signs, 42, 17, 24, 76)}'
            times = self.step.terms.count(term) if isinstance(self.step, Bag) else 1
            if times > 1:
                inner += count(78, 6, times, radius=9)
            self.tray += choosable(inner, x + i * step, 690, scale, PLATE, attributes, f"now-{i}", True)
        waiting = self.waiting(now)
        naming = isinstance(self.step, (Prepare, ChooseTech, TakeTribe, TakeSide))
        if now or waiting or naming:
            self.plates += f'<path d="{rrect(SIDE_X - 8, 660, 376, 84, 14)}" class="rv-well"/>'
            alone = "price" if isinstance(self.step, Prepare) else "choose"
            self.heading(alone if naming and not waiting else "pending", 660, 84, 18)
        roomy = not now and not naming
        for i, term in enumerate(waiting[:4]):
            at = (x + i * 90, 690, 1) if roomy else (SIDE_X + 190 + i * 45, 664, 0.5)
            self.put(tip(at[0], at[1], PLATE, self.words.thing(EFFECT, term), scale=at[2]))
            self.plates += (
                f'<g transform="translate({f(at[0])} {at[1]}) scale({at[2]})" opacity=".75"><path d="{PLATE}" fill="#FBF8EE" stroke="#17303B" stroke-opacity=".4"/>'
                f"{row(icons((term,)), 42, 17, 24, 76)}</g>"
            )
        if len(waiting) > 4:
            self.plates += text(SIDE_X + 374, 738, f"+{len(waiting) - 4}", "rv-num ink", "end")
        if isinstance(self.step, Prepare):
            self.price(self.step)
        elif isinstance(self.step, ChooseSize):
            self.declared(BUILD, self.step.space, self.step.reach, self.step.main, self.step.seat)
        elif isinstance(self.step, ChooseTech):
            self.declared(POPULATE, self.step.space, self.step.reach, self.step.main, self.step.seat)
            self.techs()
        elif isinstance(self.step, (TakeTribe, TakeSide)):
            self.names_to_take()

    def waiting(self, now: list[int]) -> list[int]:
        """The effects that wait behind those to be chosen now."""
        found: list[int] = []
        for step in reversed(self.view.agenda):
            terms: Effect = step.terms if isinstance(step, (Bag, ResolveRest)) else ()
            for term in step.others if isinstance(step, Sleep) else terms:
                if step is not self.step or term not in now:  # else it is drawn as a choice already
                    found.append(term)
        return found

    def names_to_take(self) -> None:
        """Tribes or sides to take, as plates."""
        offered = [option for option in self.scene.options if option.verb.name in ("take-tribe", "take-side")]
        for i, option in enumerate(offered):
            kind = option.verb.kinds[0]
            about = hint(self.words, kind, option.args[0])
            attributes = self.choices.attributes([str(option)], about, about)
            shape = rrect(0, 0, 116, 26, 9)
            inner = f'<path d="{shape}" fill="#FFF3D2" stroke="#7A5A2E"/>{text(58, 18, self.words.thing(kind, option.args[0]), "rv-name dark")}'
            x, y = SIDE_X + 2 + i % 3 * 120, 686 + i // 3 * 29
            self.tray += choosable(inner, x, y, 1, shape, attributes, f"take-{i}", True)

    def price(self, step: Prepare) -> None:
        """The declared target, ringed, with the way to it and its price, while it is being paid."""
        view = self.view
        terms = Terms(step.reach, step.discount, step.anywhere)
        cost = step.cost(view, terms)
        target = step.target
        if step.kind == EXPLORE:
            x, y = place_at(target)
            self.last_move(round(x, 1), round(y, 1), tile_outline(LEANS_LEFT[target]), 1)
            target = self.entrance(target)
        else:
            x, y = space_at(target)
            self.last_move(round(x, 1), round(y, 1), HEXD if target < HEXES else big_outline(target), 1)
        if not step.anywhere:
            self.marks += self.way(step.seat, target, terms)
        paid = zip(cost, (GEAR, BOOK, FOOD, CRYSTAL), strict=True)
        due = [(f"r-{RESOURCES[resource]}", n) for n, resource in paid if n]
        if distances(view, step.seat)[target] < FAR or step.anywhere:
            price = tuple([each for name, n in due for each in several(name, n, len(due) <= 2)])
            self.tray += (
                f'<g transform="translate({SIDE_X + 2} 690)"><path d="{rrect(0, 0, 200, 34, 9)}" fill="#FBF8EE" stroke="#17303B"/>'
                f"{row(price, 100, 17, 24, 188) if price else text(100, 24, 0, 'rv-num k big')}</g>"
            )

    def declared(self, kind: int, space: int, reach: int, main: bool, seat: int) -> None:
        """A site or location that was chosen, ringed, with the way to it."""
        x, y = space_at(space)
        self.last_move(round(x, 1), round(y, 1), HEXD if space < HEXES else big_outline(space), 1)
        self.marks += self.way(seat, space, terms_of(self.view, seat, kind, reach, main))

    def way(self, seat: int, target: int, terms: Terms) -> str:
        """The way from the nearest piece, with food on the crossed spaces that are paid."""
        spaces = way(self.view, seat, target)
        if not spaces:
            return ""
        found = distances(self.view, seat)
        line = "L".join([f"{f(x)} {f(y)}" for x, y in [space_at(space) for space in spaces]])
        drawn = (
            f'<path d="M{line}" fill="none" stroke="#0B1F2C" stroke-opacity=".55" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>'
            f'<path d="M{line}" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-dasharray=".1 9"/>'
        )
        crossed = [space for space, beyond in zip(spaces[1:], spaces[2:]) if found[beyond] > found[space]]
        food = food_for(found[target], terms)
        for space in crossed[len(crossed) - food :] if food else []:
            x, y = space_at(space)
            drawn += (
                f'<g transform="translate({f(x)} {f(y)})"><circle r="13" fill="#fff" stroke="#0B1F2C" stroke-width="1.6"/>'
                '<use href="#r-food" x="-10" y="-10" width="20" height="20"/></g>'
            )
        return drawn

    def techs(self) -> None:
        """The technologies a pawn may unlock, as plates."""
        player = self.view.players[self.scene.viewer] if self.scene.viewer >= 0 else None
        if player is None:
            return
        offered = [option.args[0] for option in self.scene.options if option.verb.name == "unlock"]
        for i, tech in enumerate(offered):
            technology = TREE[player.tribe * 2 + player.side][tech]
            about = tech_words(self.words, player, tech)
            attributes = self.choices.attributes([f"unlock T{tech + 1}"], about, about)
            name = self.words.thing(TECHNOLOGY, technology)
            shape = rrect(0, 0, 116, 34, 9)
            inner = f'<path d="{shape}" fill="#FFF3D2" stroke="#7A5A2E"/>{text(58, 22, name, "rv-name dark")}'
            self.tray += choosable(
                inner, SIDE_X + 2 + i * 120, 690, 1, shape, attributes, f"tech-{TECHNOLOGY_NAMES[technology]}", True
            )

    def rotations(self) -> None:
        """A turned tile in both rotations, a row of spaces away from its place; the one that is chosen shows itself there."""
        step = self.step
        if not isinstance(step, LayTile):
            return
        lean = LEANS_LEFT[step.place]
        cx, cy = place_at(step.place)
        left, y = min(max(cx, 190), 900) - LAYING / 2, cy + (LAYING_BELOW if cy < 395 else -LAYING_BELOW)
        for rotation in range(2):
            x, tile = left + rotation * LAYING, self.laid(step.place, rotation)
            edge = f'<path d="{tile_outline(lean, -7)}" fill="#0B1F2C" fill-opacity=".92" stroke="#FFF3D2" stroke-width="2"/>'
            there = f'<g class="rv-there" transform="translate({f(cx - x)} {f(cy - y)})">{tile}</g>'
            text_ = f"lay rotation_{rotation}"
            attributes, glows = self.choices.attributes([text_], "", ""), self.choices.state(text_) == "legal"
            shape = tile_outline(lean, -8)
            self.tray += choosable(edge + tile + there, x, y, 1, shape, attributes, f"rotation-{rotation}", glows)
        self.last_move(round(cx, 1), round(cy, 1), tile_outline(lean), 1)

    def laid(self, place: int, rotation: int) -> str:
        """The spaces of a place's tile in a rotation, around its middle."""
        front, parts = TILE_FRONT[self.view.tiles[place]], LAID[(2 if LEANS_LEFT[place] else 0) + rotation]
        (cx, cy), out = place_at(place), ""
        for letter in range(4):
            x, y = space_at(place * 4 + letter)
            field, at = front[parts[letter]], f"translate({f(x - cx)} {f(y - cy)})"
            out += f'<use href="#{field_symbol(place * 4 + letter, field)}" transform="{at}"/>'
            if WATER_ENERGY <= field <= WATER_POINTS3:
                out += f'<g transform="{at}"><circle r="15" fill="#fff"/>{row(icons(WATER_REWARDS[field]), 0, 0, 20, 27)}</g>'
        return out
