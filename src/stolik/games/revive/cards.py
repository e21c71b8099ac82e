"""Citizen cards, starting cards, artifact cards and the campaign deck.

Provenance: the kinds of effects, of artifact elements and the counts are the rulebook's; which card shows what is
reconstructed, and so is the campaign deck.
"""

from __future__ import annotations

from typing import Final

from .effects import (
    ABILITY,
    ANY,
    BOOK,
    BUILD,
    EXPLORE,
    FLASKS_VISIBLE,
    FOOD,
    GEAR,
    GRAY,
    GRAY_IN_SLOTS,
    GREEN,
    GREEN_IN_SLOTS,
    PAWNS_ON_BOARD,
    POPULATE,
    TERMS,
    YELLOW,
    YELLOW_IN_SLOTS,
    Effect,
    act,
    advance,
    basic,
    book,
    choose,
    crate,
    crystal,
    discount,
    energy,
    energy_back,
    food,
    gear,
    hibernate_remove,
    module,
    pay,
    per,
    play,
    points,
    reach,
    recruit,
    rest_card,
    swap,
    tribe,
    wake_card,
    while_in_play,
)  # fmt: skip

SLOT: Final = 1  # another card may later be played into this slot
FLASK: Final = 2  # counted by other effects

# fmt: off
STARTING: Final = (
    # colour   top                  bottom
    (GRAY,   gear(2),            advance(GRAY, 1)),
    (GRAY,   gear(2),            module(1)),
    (GREEN,  book(2),            advance(GREEN, 1)),
    (GREEN,  book(2),            tribe),
    (YELLOW, food(2),            advance(YELLOW, 1)),
    (YELLOW, food(1) + swap(3),  choose(module(1), tribe)),
)

CITIZENS: Final = (
    # id        colour   top half                                     flags bottom half  flags
    ("cit_g01", GRAY,   gear(3),                       0,     advance(GRAY, 1) + gear(1),                      0),
    ("cit_g02", GRAY,   gear(2),                       SLOT,  advance(GRAY, 1),                                SLOT),
    ("cit_g03", GRAY,   gear(2),                       FLASK, module(1),                                       FLASK),
    ("cit_g04", GRAY,   gear(2) + food(1),             0,     act(BUILD) + gear(1),                            0),
    ("cit_g05", GRAY,   gear(1) + energy_back(1),      0,     energy_back(1) + advance(GRAY, 1),               0),
    ("cit_g06", GRAY,   per(GRAY_IN_SLOTS, gear(1)),   SLOT,  pay(GEAR, 1, choose(food(2), book(2)), 3),       0),
    ("cit_g07", GRAY,   gear(2) + basic(1),            0,     while_in_play(discount(BUILD, 1)) + gear(1),     0),
    ("cit_g08", GRAY,   crystal(1) + gear(1),          0,     pay(GEAR, 2, crystal(2), 1),                     FLASK),
    ("cit_g09", GRAY,   gear(2),                       0,     play(GRAY) + advance(GRAY, 1),                   0),
    ("cit_g10", GRAY,   gear(2),                       FLASK, per(FLASKS_VISIBLE, basic(1)),                   FLASK),
    ("cit_g11", GRAY,   gear(2),                       SLOT,  tribe + gear(1),                                 0),
    ("cit_g12", GRAY,   gear(3),                       0,     crate(1) + energy(1) + hibernate_remove,         0),
    ("cit_g13", GRAY,   gear(1) + food(2),             0,     recruit(GRAY) + points(1),                       SLOT),
    ("cit_n01", GREEN,  book(3),                       0,     advance(GREEN, 1) + book(1),                     0),
    ("cit_n02", GREEN,  book(2),                       SLOT,  advance(GREEN, 1),                               SLOT),
    ("cit_n03", GREEN,  book(2),                       FLASK, choose(module(1), tribe),                        FLASK),
    ("cit_n04", GREEN,  book(2) + food(1),             0,     act(POPULATE) + book(1),                         0),
    ("cit_n05", GREEN,  book(1) + crystal(1),          0,     wake_card(1) + book(1),                          0),
    ("cit_n06", GREEN,  per(GREEN_IN_SLOTS, book(1)),  SLOT,  pay(BOOK, 1, crystal(1), 3),                     0),
    ("cit_n07", GREEN,  book(2) + basic(1),            0,     while_in_play(discount(POPULATE, 1)) + book(1),  0),
    ("cit_n08", GREEN,  per(PAWNS_ON_BOARD, basic(1)), 0,     recruit(GREEN) + points(1),                      SLOT),
    ("cit_n09", GREEN,  book(2),                       0,     play(GREEN) + advance(GREEN, 1),                 0),
    ("cit_n10", GREEN,  book(2),                       FLASK, crystal(1) + points(1),                          FLASK),
    ("cit_n11", GREEN,  book(2),                       SLOT,  tribe + book(1),                                 0),
    ("cit_n12", GREEN,  book(3),                       0,     module(1) + crystal(2) + hibernate_remove,       0),
    ("cit_n13", GREEN,  book(1) + gear(2),             0,     play(ANY) + basic(1),                            0),
    ("cit_y01", YELLOW, food(3),                       0,     advance(YELLOW, 1) + food(1),                    0),
    ("cit_y02", YELLOW, food(2),                       SLOT,  advance(YELLOW, 1),                              SLOT),
    ("cit_y03", YELLOW, food(2),                       FLASK, module(1),                                       FLASK),
    ("cit_y04", YELLOW, food(2) + gear(1),             0,     act(EXPLORE) + food(1),                          0),
    ("cit_y05", YELLOW, food(1) + crystal(1),          0,     rest_card(1) + food(1),                          0),
    ("cit_y06", YELLOW, per(YELLOW_IN_SLOTS, food(1)), SLOT,  pay(FOOD, 1, crystal(1), 1) + advance(ANY, 1),   0),
    ("cit_y07", YELLOW, food(2) + basic(1),            0,     while_in_play(reach(1)) + food(1),               0),
    ("cit_y08", YELLOW, food(2) + swap(3),             0,     act(BUILD, EXPLORE, POPULATE, reach=1),          0),
    ("cit_y09", YELLOW, food(2),                       0,     play(YELLOW) + advance(YELLOW, 1),               0),
    ("cit_y10", YELLOW, food(2),                       FLASK, crate(1),                                        FLASK),
    ("cit_y11", YELLOW, food(2),                       SLOT,  tribe + food(1),                                 0),
    ("cit_y12", YELLOW, food(3),                       0,     advance(ANY, 2) + crystal(1) + hibernate_remove, 0),
    ("cit_y13", YELLOW, food(1) + book(2),             0,     recruit() + points(1),                           0),
)
# fmt: on

SET: Final = len(STARTING)  # starting cards of a player
STARTERS: Final = 4 * SET
CARDS: Final = (
    *[f"start_{letter}{number}" for letter in "ABCD" for number in range(1, 7)],
    *[row[0] for row in CITIZENS],
)  # fmt: skip
CARD_COUNT: Final = STARTERS + len(CITIZENS)
CARD_COLOUR: Final = (*[row[0] for row in STARTING] * 4, *[row[1] for row in CITIZENS])
NO_CARD: Final = -1


def _halves() -> tuple[tuple[Effect, int], ...]:
    """Every half, at card * 2 + half, with its flags."""
    found: list[tuple[Effect, int]] = []
    for _, top, bottom in STARTING * 4:
        found += [(top, 0), (bottom, 0)]
    for _, _, top, top_flags, bottom, bottom_flags in CITIZENS:
        found += [(top, top_flags), (bottom, bottom_flags)]
    return tuple(found)


PRINTED: Final = _halves()
LASTING: Final = ("while_in_play", "hibernate_remove")  # words of a half that are not resolved when it is played
HALF_TERMS: Final = tuple([
    tuple([term for term in effect if TERMS[term].word not in LASTING]) for effect, _ in PRINTED
])  # fmt: skip


def _lasting(effect: Effect, word: str, kind: int) -> int:
    """How much of a range bonus or of a discount for a board action a half gives while it is in play."""
    inside = [TERMS[part] for each in effect if TERMS[each].word == "while_in_play" for part in TERMS[each].parts[0]]
    return sum([each.n for each in inside if each.word == word and each.what == kind])


HALF_RANGE: Final = tuple([_lasting(effect, "range", 0) for effect, _ in PRINTED])
HALF_DISCOUNT: Final = tuple([  # by board action
    tuple([_lasting(effect, "discount", kind) for effect, _ in PRINTED]) for kind in range(ABILITY + 1)
])  # fmt: skip
HALF_SLEEPS: Final = tuple([hibernate_remove[0] in effect for effect, _ in PRINTED])
HALF_SLOT: Final = tuple([flags & SLOT != 0 for _, flags in PRINTED])
HALF_FLASKS: Final = tuple([1 if flags & FLASK else 0 for _, flags in PRINTED])

# -- artifact cards ---------------------------------------------------------------------------------------------------

ELEMENTS: Final = ("crate", "energy", "modules2", "pawn", "tribe", "flask", "card", "water", "crystal")
CRATE_ELEMENT: Final = 0
ENERGY_ELEMENT: Final = 1
MODULES_ELEMENT: Final = 2
PAWN_ELEMENT: Final = 3
TRIBE_ELEMENT: Final = 4
FLASK_ELEMENT: Final = 5
CARD_ELEMENT: Final = 6
WATER_ELEMENT: Final = 7
CRYSTAL_ELEMENT: Final = 8
ELEMENT_VALUE: Final[tuple[int, ...]] = (1, 1, 1, 1, 1, 1, 1, 1, 2)
ARTIFACTS: Final = ("purple", "orange", "white")

# fmt: off
ARTIFACT_CARDS: Final = (
    # id       purple      orange      white
    ("art_01", "crate",    "card",     "water"),
    ("art_02", "energy",   "flask",    "pawn"),
    ("art_03", "modules2", "crystal",  "card"),
    ("art_04", "pawn",     "tribe",    "crate"),
    ("art_05", "flask",    "water",    "modules2"),
    ("art_06", "crystal",  "energy",   "tribe"),
    ("art_07", "card",     "pawn",     "flask"),
    ("art_08", "water",    "modules2", "energy"),
    ("art_09", "tribe",    "crate",    "crystal"),
    ("art_10", "water",    "tribe",    "card"),
)
# fmt: on
ARTIFACT_ELEMENTS: Final = tuple([tuple([ELEMENTS.index(name) for name in row[1:]]) for row in ARTIFACT_CARDS])

# -- the campaign deck ------------------------------------------------------------------------------------------------

CHAPTERS: Final = 5
TILES_EXPLORED: Final = 0
PAWNS_PLACED: Final = 1
BUILDINGS_PLACED: Final = 2
SPECIAL_MACHINES: Final = 3
MODULES_PLACED: Final = 4
TRIBE_MARKERS: Final = 5
WATERS_CLAIMED: Final = 6
SYMBOLS_TOUCHED: Final = 7
CARDS_RECRUITED: Final = 8
FLASKS_OWNED: Final = 9
LARGE_LOCATIONS: Final = 10
LARGE_ARTIFACTS: Final = 11
LARGE_BUILDINGS: Final = 12
TECHNOLOGIES_UNLOCKED: Final = 13

# fmt: off
GOALS: Final[tuple[tuple[str, int, int, int, Effect, int], ...]] = (
    # card      chapter counted               least reward      solo: cube at most
    ("camp_03", 1, TILES_EXPLORED,        2, crate(1),   12),
    ("camp_04", 1, PAWNS_PLACED,          2, points(2),  12),
    ("camp_05", 1, BUILDINGS_PLACED,      2, basic(2),   12),
    ("camp_09", 2, SPECIAL_MACHINES,      2, energy(1),  14),
    ("camp_10", 2, MODULES_PLACED,        4, crystal(1), 14),
    ("camp_11", 2, TRIBE_MARKERS,         2, points(2),  14),
    ("camp_15", 3, WATERS_CLAIMED,        2, module(1),  15),
    ("camp_16", 3, SYMBOLS_TOUCHED,       1, crystal(1), 15),
    ("camp_17", 3, CARDS_RECRUITED,       3, points(2),  15),
    ("camp_21", 4, TILES_EXPLORED,        4, points(3),  16),
    ("camp_22", 4, FLASKS_OWNED,          4, energy(1),  16),
    ("camp_23", 4, LARGE_LOCATIONS,       1, crate(1),   16),
    ("camp_27", 5, LARGE_ARTIFACTS,       2, crystal(2), 17),
    ("camp_28", 5, LARGE_BUILDINGS,       2, module(1),  17),
    ("camp_29", 5, TECHNOLOGIES_UNLOCKED, 5, points(3),  17),
)
# fmt: on
CAMPAIGN_CARDS: Final = tuple([f"camp_{number:02}" for number in range(1, 31)])
CACHES: Final = 2  # chapter: each player starts with a crate
COLD_NIGHTS: Final = 3  # chapter: each player's first hibernation also gives a basic resource
CLEAR_SKY: Final = 4  # chapter: each player's first explore action has more range
CLEAR_SKY_RANGE: Final = 1
LONG_DAY: Final = 5  # chapter: the longer game, moon sides may be chosen
