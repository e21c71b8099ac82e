"""The cards: leaders, contracts, events and the AI's schemes. Printed facts only.

Leader effects, contract names and effects are *rulebook*; most costs and points, the events and the schemes are
*reconstructed* around the rulebook's examples.
"""

from __future__ import annotations

from typing import Final

from ...engine.printed import Sheet, sheet
from .board import FACTION_IDS, LAST_ROUND, LOCATION_IDS, NEGOTIATION, RESOURCES

_contracts = sheet(__name__, "contracts")
_savings = sheet(__name__, "savings")
_gains = sheet(__name__, "gains")
_scores = sheet(__name__, "scores")
_events = sheet(__name__, "events")
_schemes = sheet(__name__, "schemes")
_lists = sheet(__name__, "lists")
_numbers = sheet(__name__, "numbers")

# -- leaders (effects: rulebook) -----------------------------------------------------------------------------------

# fmt: off
LEADER_IDS: Final[tuple[str, ...]] = (
    "leader_akira", "leader_bjorg_sal", "leader_dan", "leader_jakob", "leader_lysias", "leader_naira", "leader_renzo",
    "leader_roslyn", "leader_sable", "leader_sunari", "leader_troy", "leader_ul_kah_tal", "leader_zaporrah",
    "leader_zoey",
)
AKIRA      : Final = 0
BJORG_SAL  : Final = 1
DAN        : Final = 2
JAKOB      : Final = 3
LYSIAS     : Final = 4
NAIRA      : Final = 5
RENZO      : Final = 6
ROSLYN     : Final = 7
SABLE      : Final = 8
SUNARI     : Final = 9
TROY       : Final = 10
UL_KAH_TAL : Final = 11
ZAPORRAH   : Final = 12
ZOEY       : Final = 13
ALLIES: Final[tuple[int, ...]] = (BJORG_SAL, SUNARI, UL_KAH_TAL, ZAPORRAH)
SECOND_EDITION: Final[tuple[int, ...]] = (RENZO, ZOEY)
LEADERS: Final = len(LEADER_IDS)
AKIRA_COUNTS: Final[tuple[int, ...]] = _lists.row("akira_counts", 0, 6, 7)  # what a shown value counts in mines and on farms
RENZO_EVENTS: Final = _numbers.value("renzo_events", 1, 15)
RENZO_WATER : Final = _numbers.value("renzo_water", 0, 20)
ZOEY_CARDS  : Final = _numbers.value("zoey_cards", 0, 9)

# -- contracts (names and effects: rulebook; costs and points: mostly reconstructed) ----------------------------------

PASSIVE: Final = 0
SCORING: Final = 1
CONTRACT_IDS: Final[tuple[str, ...]] = _contracts.ids()
CONTRACTS: Final[tuple[tuple[str, int, int, int, int, int, int], ...]] = tuple(  # id, type, W A E G, VP
    zip(CONTRACT_IDS, _contracts.names("type", ("passive", "scoring")), *[_contracts.numbers(name, 0, 30) for name in RESOURCES],
        _contracts.numbers("points", 0, 30))
)
CONTRACT_COST: Final[tuple[tuple[int, ...], ...]] = tuple([(row[2], row[3], row[4], row[5]) for row in CONTRACTS])
CONTRACT_VP: Final[tuple[int, ...]] = tuple([row[6] for row in CONTRACTS])
CONTRACT_COUNT: Final = len(CONTRACTS)
SCORING_BITS : Final = sum([1 << index for index, row in enumerate(CONTRACTS) if row[1] == SCORING])
# the rows by their names
AQUA_CANNON      : Final = 0
AQUA_PACK        : Final = 1
ARCHIVE          : Final = 2
LEYRIEN_SCEPTRE  : Final = 3
ENGINEER_BOT     : Final = 4
CAPTAINS_CAP     : Final = 5
SPARE_PARTS      : Final = 6
SECURITY_DRONE   : Final = 7
WORKER_DRONE     : Final = 8
MAIN_REGISTER    : Final = 9
GROPPUCH         : Final = 10
ID_BADGE         : Final = 11
ICE_STONES       : Final = 12
HIBERNATION_PODS : Final = 13
SECURITY_CODES   : Final = 14
ALGAE_CELLS      : Final = 15
LEYRIEN_BASKET   : Final = 16
KRAKON           : Final = 17
ZCHARO_LAMP      : Final = 18
ZCHARO_FLYER     : Final = 19
JRAYEK_ARMOUR    : Final = 20
LEYRIEN_ARMOUR   : Final = 21
ZCHARO_ARMOUR    : Final = 22
JRAYEK_PUMP      : Final = 23
FUEL_REFINER     : Final = 24
HYDRAULIC_CORE   : Final = 25
ALIEN_RELIC      : Final = 26
LEYRIEN_SICKLE   : Final = 27
SZARPOWRON       : Final = 28
JRAYEK_DRILL     : Final = 29
JRAYEK_SHIELD    : Final = 30
UXOLOTL          : Final = 31
YEKI             : Final = 32
DRINK_STASH      : Final = 33
ZWARYL           : Final = 34

# Drafted from a pack until one card is left; alone drawn and in part discarded (rulebook)
PACK        : Final = _numbers.value("pack", 2, 8)
SOLO_DRAWN  : Final = _numbers.value("solo_drawn", 1, 9)
SOLO_DISCARD: Final = _numbers.value("solo_discard", 0, 8)
_numbers.require(SOLO_DISCARD < SOLO_DRAWN, -1, "value", f"{SOLO_DISCARD} of {SOLO_DRAWN} discarded", "less than are drawn")

Rows = tuple[tuple[int, int, int, int], ...]


def by_place(printed: Sheet, ids: tuple[str, ...], least: int) -> Rows:
    """The rows of some cards: card, location, resource, amount."""
    read = zip(
        printed.texts("who"), printed.names("place", LOCATION_IDS), printed.names("resource", RESOURCES),
        printed.numbers("amount", least, 20),
    )
    return tuple([(ids.index(who), place, kind, amount) for who, place, kind, amount in read if who in ids])


EVENT_IDS: Final[tuple[str, ...]] = _events.ids()
_names = LEADER_IDS + CONTRACT_IDS + EVENT_IDS
for _printed in (_savings, _gains):
    for _row, _who in enumerate(_printed.texts("who")):
        _known = _who in _names
        _printed.require(_known, _row, "who", repr(_who), "a leader, a contract or an event")
LEADER_SAVINGS: Final[Rows] = by_place(_savings, LEADER_IDS, -20)
# What passive contracts save of the cost at a location
CONTRACT_SAVINGS: Final[Rows] = by_place(_savings, CONTRACT_IDS, -20)
# What they give whenever a die is sent to a location
CONTRACT_GAINS: Final[Rows] = by_place(_gains, CONTRACT_IDS, 1)
ARMOUR: Final[tuple[int, ...]] = (LEYRIEN_ARMOUR, ZCHARO_ARMOUR, JRAYEK_ARMOUR)  # by faction: a die for each negotiation
BADGE_CARDS   : Final = _numbers.value("badge_cards", 0, 9)
REGISTER_CARDS: Final = _numbers.value("register_cards", 0, 9)
ARMOUR_DICE   : Final = _numbers.value("armour_dice", 0, 5)
CAP_DICE      : Final = _numbers.value("cap_dice", 0, 5)

# What scoring contracts count: resources by their number, negotiations by faction, and other things (rulebook)
TALKS_WITH    : Final = 4  # plus the faction
ALL_TALKS     : Final = 7
CARDS_IN_HAND : Final = 8
DELIVERIES    : Final = 9
SCORING_DONE  : Final = 10
PASSIVE_DONE  : Final = 11
DICE_OWNED    : Final = 12
FARMS_BUILT   : Final = 13
SHIPS_BUILT   : Final = 14
COUNTED: Final[tuple[str, ...]] = (
    *RESOURCES, *[f"talks_{name}" for name in FACTION_IDS], "talks", "cards", "deliveries", "scoring", "passive", "dice",
    "farms", "ships",
)
CONTRACT_SCORES: Final[Rows] = tuple(  # contract, points, per so many, of what
    zip(_scores.names("id", CONTRACT_IDS), _scores.numbers("points", 0, 9), _scores.numbers("every", 1, 20),
        _scores.names("counts", COUNTED))
)

# -- events (names of Water Tax and End of an Era: rulebook; other effects: reconstructed) -----------------------------

BLUE: Final = 0
RED : Final = 1
GREY: Final = 2
EVENT_CARDS: Final[tuple[tuple[str, int], ...]] = tuple(zip(EVENT_IDS, _events.names("colour", ("blue", "red", "grey"))))
SUPPLY_DROP      : Final = 0
TAIL_WINDS       : Final = 1
RICH_VEINS       : Final = 2
SCRAP_DELIVERY   : Final = 3
TRADE_CONVOY     : Final = 4
VOLUNTEER_DRIVE  : Final = 5
PEACE_TALKS      : Final = 6
BUMPER_CROP      : Final = 7
CLEAR_SKIES      : Final = 8
CLEAR_SIGNAL     : Final = 9
WATER_TAX        : Final = 10
FUEL_SHORTAGE    : Final = 11
STRAINED         : Final = 12
QUARANTINE       : Final = 13
DEEP_SCAN        : Final = 14
END_OF_AN_ERA    : Final = 15
DECK_EVENTS      : Final = _numbers.value("deck_events", 1, 15)  # random ones on top of End of an Era
_numbers.require(
    DECK_EVENTS + 1 == LAST_ROUND, -1, "value", f"{DECK_EVENTS} events and End of an Era in {LAST_ROUND} rounds",
    "an event for every round",
)

# What events save, add or give
EVENT_SAVINGS: Final[Rows] = by_place(_savings, EVENT_IDS, -20)
SHORTAGE_ALGAE: Final = _numbers.value("shortage_algae", 0, 9)
CONVOY_TRADES : Final = _numbers.value("convoy_trades", 0, 9)
DRIVE_DICE    : Final = _numbers.value("drive_dice", 0, 5)
CROP_VALUE    : Final = _numbers.value("crop_value", 0, 5)
SKIES_WATER   : Final = _numbers.value("skies_water", 0, 20)
SCAN_VAULTS   : Final = _numbers.value("scan_vaults", 0, 6)

Savings = tuple[tuple[tuple[tuple[int, int], ...], ...], ...]


def savings(rows: Rows) -> Savings:
    """By location and resource: who saves, and how much."""
    return tuple(
        [
            tuple([tuple([(row[0], row[3]) for row in rows if row[1:3] == (place, kind)]) for kind in range(4)])
            for place in range(NEGOTIATION + 1)
        ]
    )


CONTRACT_OFF: Final[Savings] = savings(CONTRACT_SAVINGS)
EVENT_OFF: Final[Savings] = savings(EVENT_SAVINGS)
LEADER_OFF: Final[Savings] = savings(LEADER_SAVINGS)

# -- schemes (structure: rulebook; 20 cards: source; contents: reconstructed) ------------------------------------------

TALK_LEYRIEN: Final = 20  # negotiate with a faction: this plus its number
TALK_ZCHARO : Final = 21
TALK_JRAYEK : Final = 22
PARTS: Final[tuple[str, ...]] = ("top", "middle", "bottom")


def schemed(part: str) -> tuple[int, ...]:
    """What the AI tries at a part of every scheme: a location, or negotiating with a faction."""
    places = LOCATION_IDS[1:NEGOTIATION]  # no scheme names Headquarters
    found = _schemes.names(part, (*places, *[f"talk_{name}" for name in FACTION_IDS]))
    return tuple([each + 1 if each < len(places) else TALK_LEYRIEN + each - len(places) for each in found])


SCHEMES: Final[tuple[tuple[str, int, int, int, int, int, int, int], ...]] = tuple(  # id, die, and each part with its gems
    zip(_schemes.ids(), _schemes.numbers("die", 1, 6), *[
        column for part in PARTS for column in (schemed(part), _schemes.numbers(f"{part}_gems", 0, 9))
    ])
)
SCHEME_IDS: Final[tuple[str, ...]] = tuple([row[0] for row in SCHEMES])
# fmt: on
