"""The printed map: regions, nodes, craters and the City; and the event track.

The texts of the game do not print the map. This one is reconstructed to fit every stated fact: five kinds of region,
three of each, one of them beside the City; five craters with three nodes and two regions each; five city nodes.
Region kinds, qoam colours and craters share one index: river and blue 0, forest and green 1, mountains and brown 2,
valley of mists and gray 3, crystal field and pink 4.
"""

from __future__ import annotations

from typing import Final

from ...engine.printed import sheet

TYPE_NAMES: Final = ("river", "forest", "mountains", "mist_valley", "crystal_field")
YES: Final = ("no", "yes")
PLAYERS: Final = ("few", "many")  # 2-3 and 4-5: the sides of the event board

_regions = sheet(__name__, "regions")
_nodes = sheet(__name__, "nodes")
_craters = sheet(__name__, "craters")
_track = sheet(__name__, "track")
_numbers = sheet(__name__, "numbers")

REGION_NAMES: Final[tuple[str, ...]] = _regions.ids()  # a region's kind is its number // 3
NODE_NAMES: Final[tuple[str, ...]] = _nodes.ids()
CRATER_NAMES: Final[tuple[str, ...]] = _craters.ids()  # clockwise

INTERNAL: Final[tuple[bool, ...]] = tuple([bool(each) for each in _regions.names("city", YES)])
NEAR_REGIONS: Final[tuple[tuple[int, ...], ...]] = _regions.name_lists("beside", REGION_NAMES)
REGION_NODES: Final[tuple[tuple[int, ...], ...]] = _regions.name_lists("nodes", NODE_NAMES)  # around it, in order
REGIONS: Final = tuple(  # id, whether it touches the City, regions beside it, nodes around it, x, y
    zip(
        REGION_NAMES,
        INTERNAL,
        _regions.texts("beside"),
        _regions.texts("nodes"),
        _regions.numbers("x", 0, 1000),
        _regions.numbers("y", 0, 1000),
    )
)

CITY: Final = len(REGION_NAMES)  # among what a node touches: the regions, the City, the craters
TOUCHED: Final[tuple[tuple[int, ...], ...]] = _nodes.name_lists("touches", (*REGION_NAMES, "city", *CRATER_NAMES))
NODE_REGIONS: Final[tuple[tuple[int, ...], ...]] = tuple([tuple([at for at in row if at < CITY]) for row in TOUCHED])
NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = _nodes.name_lists("steps", NODE_NAMES)
IN_CITY: Final[tuple[bool, ...]] = tuple([CITY in row for row in TOUCHED])
NODES: Final = tuple(  # id, x, y, what it touches, nodes one step away
    zip(
        NODE_NAMES,
        _nodes.numbers("x", 0, 1000),
        _nodes.numbers("y", 0, 1000),
        _nodes.texts("touches"),
        _nodes.texts("steps"),
    )
)

CRATER_REGIONS: Final[tuple[tuple[int, ...], ...]] = _craters.name_lists(
    "regions", REGION_NAMES
)  # in the order in which they are handled
CRATER_NODES: Final[tuple[tuple[int, ...], ...]] = _craters.name_lists("nodes", NODE_NAMES)
CRATERS: Final = tuple(  # id, regions, nodes, x, y
    zip(
        CRATER_NAMES,
        _craters.texts("regions"),
        _craters.texts("nodes"),
        _craters.numbers("x", 0, 1000),
        _craters.numbers("y", 0, 1000),
    )
)
for _at, _row in enumerate(CRATER_NODES):
    _craters.require(len(_row) == 3, _at, "nodes", f"{len(_row)} nodes", "3 nodes")
    _craters.require(len(CRATER_REGIONS[_at]) == 2, _at, "regions", f"{len(CRATER_REGIONS[_at])} regions", "2 regions")
    for _node in _row:
        _touches = CITY + 1 + _at in TOUCHED[_node]
        _craters.require(_touches, _at, "nodes", NODE_NAMES[_node], f"a node that touches {CRATER_NAMES[_at]}")
for _at, _row in enumerate(NEAR_REGIONS):
    for _near in _row:
        _regions.require(_at in NEAR_REGIONS[_near], _at, "beside", REGION_NAMES[_near], "a region that says so too")
    _beside = CITY in [each for _node in REGION_NODES[_at] for each in TOUCHED[_node]]
    _regions.require(INTERNAL[_at] == _beside, _at, "city", YES[INTERNAL[_at]], YES[_beside] + ", as its nodes say")
    for _node in REGION_NODES[_at]:
        _regions.require(_at in NODE_REGIONS[_node], _at, "nodes", NODE_NAMES[_node], "a node that touches the region")
for _at, _row in enumerate(NEIGHBOURS):
    for _near in _row:
        _nodes.require(
            _at in NEIGHBOURS[_near], _at, "steps", NODE_NAMES[_near], "a node from which the step leads back"
        )
    for _region in NODE_REGIONS[_at]:
        _found = _at in REGION_NODES[_region]
        _nodes.require(_found, _at, "touches", REGION_NAMES[_region], "a region with this node around it")

# The event track, by side of the event board: qoam per region, whether parasites come, arrows of the Colossus.
TRACK: Final[tuple[tuple[tuple[int, ...], tuple[bool, ...], tuple[int, ...]], ...]] = tuple(
    [
        (
            _track.numbers(f"qoam_{side}", 0, 9),
            tuple([bool(each) for each in _track.names(f"parasites_{side}", YES)]),
            _track.numbers(f"arrows_{side}", 1, 3),
        )
        for side in PLAYERS
    ]
)
SPACES: Final = len(TRACK[0][0])
RECHARGE_ROUND: Final[int] = _numbers.value("recharge_round", 1, SPACES)
MOST_PARASITES: Final[int] = _numbers.value("most_parasites", 1, 9)  # in a region; one more overruns it
SATURATION: Final[int] = _numbers.value("saturation", 1, 9)  # with the number of players: the most qoam of a region
STARTING_QOAM: Final[tuple[tuple[int, ...], ...]] = (
    tuple(  # in external and internal regions, by side of the event board
        [
            (_numbers.value(f"external_qoam_{side}", 0, 5), _numbers.value(f"internal_qoam_{side}", 0, 5))
            for side in PLAYERS
        ]
    )
)

CITY_NODES: Final = tuple([node for node in range(len(NODES)) if IN_CITY[node]])
START_NODES: Final = tuple([node for node in range(len(NODES)) if NODE_NAMES[node].startswith("ext")])


def steps_of_colossus() -> tuple[tuple[int, ...], ...]:
    """For every region the steps from the Colossus into it, by the crater where it stands."""
    by_crater: list[list[int]] = []
    for regions in CRATER_REGIONS:
        steps = [0] * len(REGION_NAMES)
        queue = list(regions)
        for region in regions:
            steps[region] = 1
        for region in queue:
            for near in NEAR_REGIONS[region]:
                if not steps[near]:
                    steps[near] = steps[region] + 1
                    queue.append(near)
        _regions.require(
            0 not in steps, -1, "beside", "regions that the Colossus cannot reach", "a way to every region"
        )
        by_crater.append(steps)
    return tuple([tuple([steps[region] for steps in by_crater]) for region in range(len(REGION_NAMES))])


FROM_COLOSSUS: Final[tuple[tuple[int, ...], ...]] = steps_of_colossus()


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
        _nodes.require(-1 not in steps, start, "steps", "nodes that cannot be reached", "a way to every node")
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
    return players + SATURATION


def side(players: int) -> int:
    """The side of the event board: 0 for 2-3 players, 1 for 4-5."""
    return 0 if players <= 3 else 1


def is_spared(players: int, region: int) -> bool:
    """With two or three players no parasites come to the regions beside the City."""
    return side(players) == 0 and INTERNAL[region]
