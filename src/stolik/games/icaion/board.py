"""The printed map: regions, nodes, craters and the City; and the event track.

The texts of the game do not print the map. This one is reconstructed to fit every stated fact: five kinds of region,
three of each, one of them beside the City; five craters with three nodes and two regions each; five city nodes.
Region kinds, qoam colours and craters share one index: river and blue 0, forest and green 1, mountains and brown 2,
valley of mists and gray 3, crystal field and pink 4.
"""

from __future__ import annotations

from typing import Final

# fmt: off
# Regions (reconstructed): id, whether it touches the City, adjacent regions, its nodes as a polygon, and where to
# draw its contents (0..1000, y downwards). A region's kind is its number // 3.
REGIONS: Final[tuple[tuple[str, bool, str, str, int, int], ...]] = (
    ("river_1",         True,  "forest_1 mountains_2 mist_valley_3 crystal_field_1 crystal_field_3", "city_4 city_0 ring_0 mid_r_0 mid_l_0 ring_4", 500, 316),
    ("river_2",         False, "forest_3 mountains_3 mist_valley_1",                                 "mid_l_3 mid_r_3 cr_m_3 cr_l_3 ext_2",         290, 798),
    ("river_3",         False, "forest_1 mountains_1 mist_valley_2 crystal_field_2",                 "ring_1 mid_l_2 ext_1 cr_r_1 cr_m_1 mid_r_1",  823, 612),
    ("forest_1",        True,  "river_1 river_3 mountains_1 mist_valley_2 crystal_field_3",          "city_0 city_1 ring_1 mid_r_1 mid_l_1 ring_0", 675, 443),
    ("forest_2",        False, "mountains_3 mist_valley_3 crystal_field_1",                          "mid_l_4 mid_r_4 cr_m_4 cr_l_4 ext_3",         152, 393),
    ("forest_3",        False, "river_2 mountains_1 mist_valley_1 crystal_field_2",                  "ring_2 mid_l_3 ext_2 cr_r_2 cr_m_2 mid_r_2",  493, 842),
    ("mountains_1",     True,  "river_3 forest_1 forest_3 mist_valley_1 crystal_field_2",            "city_1 city_2 ring_2 mid_r_2 mid_l_2 ring_1", 608, 649),
    ("mountains_2",     False, "river_1 mist_valley_3 crystal_field_3",                              "mid_l_0 mid_r_0 cr_m_0 cr_l_0 ext_4",         495, 136),
    ("mountains_3",     False, "river_2 forest_2 mist_valley_1 crystal_field_1",                     "ring_3 mid_l_4 ext_3 cr_r_3 cr_m_3 mid_r_3",  173, 599),
    ("mist_valley_1",   True,  "river_2 forest_3 mountains_1 mountains_3 crystal_field_1",           "city_2 city_3 ring_3 mid_r_3 mid_l_3 ring_2", 392, 649),
    ("mist_valley_2",   False, "river_3 forest_1 crystal_field_3",                                   "mid_l_1 mid_r_1 cr_m_1 cr_l_1 ext_0",         845, 382),
    ("mist_valley_3",   False, "river_1 forest_2 mountains_2 crystal_field_1",                       "ring_4 mid_l_0 ext_4 cr_r_4 cr_m_4 mid_r_4",  305, 219),
    ("crystal_field_1", True,  "river_1 forest_2 mountains_3 mist_valley_1 mist_valley_3",           "city_3 city_4 ring_4 mid_r_4 mid_l_4 ring_3", 325, 443),
    ("crystal_field_2", False, "river_3 forest_3 mountains_1",                                       "mid_l_2 mid_r_2 cr_m_2 cr_l_2 ext_1",         719, 792),
    ("crystal_field_3", False, "river_1 forest_1 mountains_2 mist_valley_2",                         "ring_0 mid_l_1 ext_0 cr_r_0 cr_m_0 mid_r_0",  706, 227),
)

# Nodes (reconstructed): id, where it lies, adjacent areas (regions, the City or a crater), neighbouring nodes.
NODES: Final[tuple[tuple[str, int, int, str, str], ...]] = (
    ("city_0",  562, 415, "city river_1 forest_1",                     "city_1 city_4 ring_0"),
    ("city_1",  600, 532, "city forest_1 mountains_1",                 "city_0 city_2 ring_1"),
    ("city_2",  500, 605, "city mountains_1 mist_valley_1",            "city_1 city_3 ring_2"),
    ("city_3",  400, 532, "city mist_valley_1 crystal_field_1",        "city_2 city_4 ring_3"),
    ("city_4",  438, 415, "city crystal_field_1 river_1",              "city_0 city_3 ring_4"),
    ("ring_0",  626, 326, "river_1 forest_1 crystal_field_3",          "city_0 mid_l_1 mid_r_0"),
    ("ring_1",  704, 566, "forest_1 mountains_1 river_3",              "city_1 mid_l_2 mid_r_1"),
    ("ring_2",  500, 715, "mountains_1 mist_valley_1 forest_3",        "city_2 mid_l_3 mid_r_2"),
    ("ring_3",  296, 566, "mist_valley_1 crystal_field_1 mountains_3", "city_3 mid_l_4 mid_r_3"),
    ("ring_4",  374, 326, "crystal_field_1 river_1 mist_valley_3",     "city_4 mid_l_0 mid_r_4"),
    ("mid_l_0", 425, 220, "river_1 mountains_2 mist_valley_3",         "ext_4 mid_r_0 ring_4"),
    ("mid_l_1", 743, 342, "forest_1 mist_valley_2 crystal_field_3",    "ext_0 mid_r_1 ring_0"),
    ("mid_l_2", 725, 683, "mountains_1 crystal_field_2 river_3",       "ext_1 mid_r_2 ring_1"),
    ("mid_l_3", 396, 771, "mist_valley_1 river_2 forest_3",            "ext_2 mid_r_3 ring_2"),
    ("mid_l_4", 210, 485, "crystal_field_1 forest_2 mountains_3",      "ext_3 mid_r_4 ring_3"),
    ("mid_r_0", 575, 220, "river_1 mountains_2 crystal_field_3",       "cr_m_0 mid_l_0 ring_0"),
    ("mid_r_1", 790, 485, "forest_1 mist_valley_2 river_3",            "cr_m_1 mid_l_1 ring_1"),
    ("mid_r_2", 604, 771, "mountains_1 crystal_field_2 forest_3",      "cr_m_2 mid_l_2 ring_2"),
    ("mid_r_3", 275, 683, "mist_valley_1 river_2 mountains_3",         "cr_m_3 mid_l_3 ring_3"),
    ("mid_r_4", 257, 342, "crystal_field_1 forest_2 mist_valley_3",    "cr_m_4 mid_l_4 ring_4"),
    ("cr_l_0",  555,  48, "mountains_2 crater_blue",                   "cr_m_0 ext_4"),
    ("cr_l_1",  947, 413, "mist_valley_2 crater_green",                "cr_m_1 ext_0"),
    ("cr_l_2",  721, 898, "crystal_field_2 crater_brown",              "cr_m_2 ext_1"),
    ("cr_l_3",  190, 833, "river_2 crater_gray",                       "cr_m_3 ext_2"),
    ("cr_l_4",   88, 308, "forest_2 crater_pink",                      "cr_m_4 ext_3"),
    ("cr_m_0",  619, 134, "mountains_2 crystal_field_3 crater_blue",   "cr_l_0 cr_r_0 mid_r_0"),
    ("cr_m_1",  885, 500, "mist_valley_2 river_3 crater_green",        "cr_l_1 cr_r_1 mid_r_1"),
    ("cr_m_2",  619, 866, "crystal_field_2 forest_3 crater_brown",     "cr_l_2 cr_r_2 mid_r_2"),
    ("cr_m_3",  189, 726, "river_2 mountains_3 crater_gray",           "cr_l_3 cr_r_3 mid_r_3"),
    ("cr_m_4",  189, 274, "forest_2 mist_valley_3 crater_pink",        "cr_l_4 cr_r_4 mid_r_4"),
    ("cr_r_0",  721, 102, "crystal_field_3 crater_blue",               "cr_m_0 ext_0"),
    ("cr_r_1",  947, 587, "river_3 crater_green",                      "cr_m_1 ext_1"),
    ("cr_r_2",  555, 952, "forest_3 crater_brown",                     "cr_m_2 ext_2"),
    ("cr_r_3",   88, 692, "mountains_3 crater_gray",                   "cr_m_3 ext_3"),
    ("cr_r_4",  190, 167, "mist_valley_3 crater_pink",                 "cr_m_4 ext_4"),
    ("ext_0",   864, 235, "crystal_field_3 mist_valley_2",             "cr_l_1 cr_r_0 mid_l_1"),
    ("ext_1",   864, 765, "river_3 crystal_field_2",                   "cr_l_2 cr_r_1 mid_l_2"),
    ("ext_2",   361, 928, "forest_3 river_2",                          "cr_l_3 cr_r_2 mid_l_3"),
    ("ext_3",    50, 500, "mountains_3 forest_2",                      "cr_l_4 cr_r_3 mid_l_4"),
    ("ext_4",   361,  72, "mist_valley_3 mountains_2",                 "cr_l_0 cr_r_4 mid_l_0"),
)

# Craters (reconstructed; three nodes and two regions each: rulebook), clockwise: id, the two adjacent regions in the
# order in which they are handled, the nodes on the edge, and the centre of the drawing.
CRATERS: Final[tuple[tuple[str, str, str, int, int], ...]] = (
    ("crater_blue",  "mountains_2 crystal_field_3", "cr_l_0 cr_m_0 cr_r_0", 644,  58),
    ("crater_green", "mist_valley_2 river_3",       "cr_l_1 cr_m_1 cr_r_1", 965, 500),
    ("crater_brown", "crystal_field_2 forest_3",    "cr_l_2 cr_m_2 cr_r_2", 644, 942),
    ("crater_gray",  "river_2 mountains_3",         "cr_l_3 cr_m_3 cr_r_3", 124, 773),
    ("crater_pink",  "forest_2 mist_valley_3",      "cr_l_4 cr_m_4 cr_r_4", 124, 227),
)

# Steps from the Colossus into a region (derived from the map), by the crater where it stands, clockwise from blue.
STEPS: Final[tuple[tuple[str, int, int, int, int, int], ...]] = (
    ("river_1",         2, 3, 4, 3, 2),
    ("river_2",         5, 4, 2, 1, 3),
    ("river_3",         3, 1, 2, 4, 4),
    ("forest_1",        2, 2, 3, 4, 3),
    ("forest_2",        3, 5, 4, 2, 1),
    ("forest_3",        4, 3, 1, 2, 4),
    ("mountains_1",     3, 2, 2, 3, 4),
    ("mountains_2",     1, 3, 5, 4, 2),
    ("mountains_3",     4, 4, 3, 1, 2),
    ("mist_valley_1",   4, 3, 2, 2, 3),
    ("mist_valley_2",   2, 1, 3, 5, 4),
    ("mist_valley_3",   2, 4, 4, 3, 1),
    ("crystal_field_1", 3, 4, 3, 2, 2),
    ("crystal_field_2", 4, 2, 1, 3, 5),
    ("crystal_field_3", 1, 2, 4, 4, 3),
)

# The event track (reconstructed; the recharge on the fifth space: rulebook), spaces 1 to 8 of the side for 2-3 players
# and of the side for 4-5 players: qoam per region, whether parasites come, arrows of the Colossus.
TRACK: Final[tuple[tuple[tuple[int, ...], tuple[bool, ...], tuple[int, ...]], ...]] = (
    ((1, 2, 2, 2, 2, 2, 3, 3), (False, True, False, True, True, False, True, False), (1, 2, 2, 1, 3, 1, 2, 3)),
    ((2, 2, 3, 3, 3, 3, 4, 4), (False, True, True, False, True, True, False, True), (1, 2, 2, 1, 3, 1, 2, 3)),
)
# fmt: on
SPACES: Final = len(TRACK[0][0])
RECHARGE_ROUND: Final = 5
MOST_PARASITES: Final = 3  # in a region; one more overruns it
STARTING_QOAM: Final = ((1, 2), (2, 2))  # in external and internal regions (rulebook), by side of the event board

REGION_NAMES: Final = tuple([row[0] for row in REGIONS])
NODE_NAMES: Final = tuple([row[0] for row in NODES])
CRATER_NAMES: Final = tuple([row[0] for row in CRATERS])
TYPE_NAMES: Final = ("river", "forest", "mountains", "mist_valley", "crystal_field")


def numbers(names: tuple[str, ...], words: str) -> tuple[int, ...]:
    """The numbers of those words that are names of the table."""
    return tuple([names.index(word) for word in words.split() if word in names])


# Everything below follows from the tables.
INTERNAL: Final[tuple[bool, ...]] = tuple([row[1] for row in REGIONS])
NEAR_REGIONS: Final[tuple[tuple[int, ...], ...]] = tuple([numbers(REGION_NAMES, row[2]) for row in REGIONS])
REGION_NODES: Final[tuple[tuple[int, ...], ...]] = tuple([numbers(NODE_NAMES, row[3]) for row in REGIONS])
NODE_REGIONS: Final[tuple[tuple[int, ...], ...]] = tuple([numbers(REGION_NAMES, row[3]) for row in NODES])
NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple([numbers(NODE_NAMES, row[4]) for row in NODES])
IN_CITY: Final[tuple[bool, ...]] = tuple(["city" in row[3].split() for row in NODES])
CITY_NODES: Final = tuple([node for node in range(len(NODES)) if IN_CITY[node]])
START_NODES: Final = tuple([node for node in range(len(NODES)) if NODE_NAMES[node].startswith("ext")])
CRATER_REGIONS: Final[tuple[tuple[int, ...], ...]] = tuple([numbers(REGION_NAMES, row[1]) for row in CRATERS])
CRATER_NODES: Final[tuple[tuple[int, ...], ...]] = tuple([numbers(NODE_NAMES, row[2]) for row in CRATERS])
FROM_COLOSSUS: Final[tuple[tuple[int, ...], ...]] = tuple([row[1:] for row in STEPS])


def crater_edges() -> tuple[int, ...]:
    """For every node the crater on whose edge it lies, or -1."""
    edges = [-1] * len(NODES)
    for crater, nodes in enumerate(CRATER_NODES):
        for node in nodes:
            edges[node] = crater
    return tuple(edges)


def node_distances() -> tuple[tuple[int, ...], ...]:
    """The least number of steps between any two nodes."""
    table = []
    for start in range(len(NODES)):
        steps = [-1] * len(NODES)
        steps[start] = 0
        queue = [start]
        for node in queue:
            for near in NEIGHBOURS[node]:
                if steps[near] < 0:
                    steps[near] = steps[node] + 1
                    queue.append(near)
        table.append(tuple(steps))
    return tuple(table)


def crater_wound_nodes() -> tuple[tuple[int, ...], ...]:
    """For every crater all nodes of its two regions: the seekers there are wounded by the Colossus."""
    table = []
    for regions in CRATER_REGIONS:
        table.append(tuple([node for node in range(len(NODES)) if any(r in NODE_REGIONS[node] for r in regions)]))
    return tuple(table)


EDGE_OF: Final = crater_edges()
DISTANCE: Final = node_distances()
WOUND_NODES: Final = crater_wound_nodes()
FARTHEST: Final[int] = max([max(row) for row in DISTANCE])  # the largest distance between two nodes


def cap(players: int) -> int:
    """Saturation: the most qoam that a region holds."""
    return players + 3


def side(players: int) -> int:
    """The side of the event board: 0 for 2-3 players, 1 for 4-5."""
    return 0 if players <= 3 else 1


def is_spared(players: int, region: int) -> bool:
    """With two or three players no parasites come to the regions beside the City."""
    return side(players) == 0 and INTERNAL[region]
