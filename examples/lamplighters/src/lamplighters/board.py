"""The town: twenty squares in five quarters, joined by streets. A square is printed once, in its row."""

from __future__ import annotations

from typing import Final

QUARTERS: Final = ("harbour", "market", "hill", "gardens", "mills")

# fmt: off
ROWS: Final = (
    # square,     quarter,   worth, where it lies, and the streets to squares of later rows
    ("pier",      "harbour", 2, ( 96, 520), ("ropewalk", "customs")),
    ("ropewalk",  "harbour", 1, (196, 424), ("customs", "headland", "arcade")),
    ("customs",   "harbour", 1, (290, 528), ("arcade", "bakery")),
    ("headland",  "harbour", 2, ( 82, 350), ("stairs",)),
    ("fountain",  "market",  1, (392, 300), ("townhall", "arcade", "gate")),
    ("townhall",  "market",  1, (516, 232), ("clock", "orchard", "hothouse")),
    ("arcade",    "market",  1, (376, 422), ("clock",)),
    ("clock",     "market",  1, (500, 372), ("weir",)),
    ("castle",    "hill",    3, (112,  90), ("stairs", "chapel")),
    ("stairs",    "hill",    1, (150, 222), ("gate",)),
    ("chapel",    "hill",    2, (286,  80), ("gate", "orchard")),
    ("gate",      "hill",    1, (280, 196), ()),
    ("orchard",   "gardens", 1, (584,  98), ("hothouse", "pavilion")),
    ("pavilion",  "gardens", 3, (748,  84), ("pond",)),
    ("hothouse",  "gardens", 1, (664, 208), ("pond",)),
    ("pond",      "gardens", 2, (790, 220), ("mill",)),
    ("weir",      "mills",   1, (622, 384), ("mill", "bakery")),
    ("mill",      "mills",   2, (752, 358), ("bridge",)),
    ("bakery",    "mills",   1, (560, 522), ("bridge",)),
    ("bridge",    "mills",   3, (742, 510), ()),
)
# fmt: on

SQUARES: Final = tuple([row[0] for row in ROWS])
QUARTER_OF: Final = tuple([QUARTERS.index(row[1]) for row in ROWS])
WORTH: Final = tuple([row[2] for row in ROWS])
PLACE: Final = tuple([row[3] for row in ROWS])
STREETS: Final = tuple([(start, SQUARES.index(goal)) for start, row in enumerate(ROWS) for goal in row[4]])
NEIGHBOURS: Final = tuple(
    [
        tuple([goal if start == square else start for start, goal in STREETS if square in (start, goal)])
        for square in range(len(SQUARES))
    ]
)

EVENINGS: Final = {2: 8, 3: 6, 4: 5}  # by the number of players: the town is never quite full
LAMPS: Final = 7  # of every player
FIRST_OIL: Final = 1
CALM: Final = len(QUARTERS)  # the face of the wind's die that names no quarter
