"""The cards: leaders, contracts, events and the AI's schemes. Printed facts only.

Leader effects, contract names and effects are *rulebook*; most costs and points, the events and the schemes are
*reconstructed* around the rulebook's examples.
"""

from __future__ import annotations

from typing import Final

from .board import (
    ACADEMY,
    ALGAE,
    CONTROL,
    DEPOSITORY,
    ENERGY,
    FOUNDRY,
    GEM,
    HEADQUARTERS,
    LABORATORY,
    MARKET,
    MINING,
    NEGOTIATION,
    WATER,
)  # fmt: skip

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
AKIRA_COUNTS: Final[tuple[int, ...]] = (0, 6, 6, 6, 4, 5, 6)  # what a shown value counts in mines and on farms
LEADER_SAVINGS: Final[tuple[tuple[int, int, int, int], ...]] = (
    (TROY, NEGOTIATION, ALGAE,  3),
    (TROY, NEGOTIATION, ENERGY, 2),
    (TROY, NEGOTIATION, GEM,    1),
)
RENZO_EVENTS: Final = 6
RENZO_WATER : Final = 2
ZOEY_CARDS  : Final = 3

# -- contracts (names and effects: rulebook; costs and points: mostly reconstructed) ----------------------------------

PASSIVE: Final = 0
SCORING: Final = 1
CONTRACTS: Final[tuple[tuple[str, int, int, int, int, int, int], ...]] = (
    # id                      type      W  A  E  G  VP
    ("con_aqua_cannon",        PASSIVE,  3, 0, 2, 0, 2),
    ("con_aqua_pack",          PASSIVE,  0, 2, 2, 0, 2),
    ("con_archive",            SCORING,  5, 2, 2, 0, 5),
    ("con_leyrien_sceptre",    PASSIVE,  0, 4, 0, 1, 4),
    ("con_engineer_bot",       SCORING,  0, 2, 4, 0, 4),
    ("con_captains_cap",       PASSIVE,  5, 0, 2, 0, 2),
    ("con_spare_parts",        PASSIVE,  6, 2, 0, 0, 3),
    ("con_security_drone",     SCORING,  0, 0, 5, 0, 4),
    ("con_worker_drone",       SCORING,  6, 0, 3, 0, 3),
    ("con_main_register",      PASSIVE,  6, 2, 0, 0, 3),
    ("con_groppuch",           SCORING,  0, 6, 3, 0, 6),
    ("con_id_badge",           PASSIVE,  3, 2, 1, 0, 3),
    ("con_ice_stones",         PASSIVE,  0, 4, 1, 0, 3),
    ("con_hibernation_pods",   SCORING,  6, 2, 2, 0, 5),
    ("con_security_codes",     PASSIVE,  6, 0, 2, 0, 4),
    ("con_algae_cells",        PASSIVE,  6, 0, 1, 0, 3),
    ("con_leyrien_basket",     PASSIVE,  0, 6, 0, 0, 3),
    ("con_krakon",             SCORING, 12, 0, 2, 0, 6),
    ("con_zcharo_lamp",        PASSIVE,  0, 0, 3, 0, 3),
    ("con_zcharo_flyer",       SCORING,  3, 0, 4, 0, 4),
    ("con_jrayek_armour",      PASSIVE,  3, 0, 0, 1, 3),
    ("con_leyrien_armour",     PASSIVE,  3, 4, 0, 0, 3),
    ("con_zcharo_armour",      PASSIVE,  0, 2, 2, 0, 3),
    ("con_jrayek_pump",        PASSIVE,  4, 0, 0, 1, 3),
    ("con_fuel_refiner",       PASSIVE,  3, 4, 0, 0, 3),
    ("con_hydraulic_core",     PASSIVE,  0, 2, 2, 0, 2),
    ("con_alien_relic",        SCORING,  0, 4, 2, 2, 8),
    ("con_leyrien_sickle",     SCORING,  3, 8, 0, 0, 4),
    ("con_szarpowron",         SCORING,  6, 8, 0, 0, 6),
    ("con_jrayek_drill",       PASSIVE,  0, 4, 1, 0, 2),
    ("con_jrayek_shield",      SCORING,  3, 0, 0, 2, 4),
    ("con_uxolotl",            SCORING,  9, 0, 3, 0, 6),
    ("con_yeki",               SCORING,  6, 4, 2, 0, 6),
    ("con_drink_stash",        PASSIVE, 10, 0, 0, 0, 2),
    ("con_zwaryl",             SCORING,  9, 6, 0, 0, 6),
)
CONTRACT_IDS: Final[tuple[str, ...]] = tuple([row[0] for row in CONTRACTS])
CONTRACT_COST: Final[tuple[tuple[int, ...], ...]] = tuple([(row[2], row[3], row[4], row[5]) for row in CONTRACTS])
CONTRACT_VP: Final[tuple[int, ...]] = tuple([row[6] for row in CONTRACTS])
CONTRACT_COUNT: Final = len(CONTRACTS)
SCORING_BITS : Final = sum([1 << index for index, row in enumerate(CONTRACTS) if row[1] == SCORING])
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
PACK        : Final = 4
SOLO_DRAWN  : Final = 5
SOLO_DISCARD: Final = 2

# What passive contracts save of the cost at a location (rulebook)
CONTRACT_SAVINGS: Final[tuple[tuple[int, int, int, int], ...]] = (
    (JRAYEK_DRILL,   MINING,     WATER,  5),
    (ALGAE_CELLS,    LABORATORY, ALGAE,  2),
    (ICE_STONES,     LABORATORY, WATER,  7),
    (SPARE_PARTS,    FOUNDRY,    ENERGY, 1),
    (AQUA_CANNON,    FOUNDRY,    WATER,  5),
    (FUEL_REFINER,   CONTROL,    ENERGY, 1),
    (HYDRAULIC_CORE, CONTROL,    WATER,  5),
    (DRINK_STASH,    DEPOSITORY, WATER,  5),
)
# What they give whenever a die is sent to a location (rulebook)
CONTRACT_GAINS: Final[tuple[tuple[int, int, int, int], ...]] = (
    (SECURITY_CODES, HEADQUARTERS, WATER,  5),
    (LEYRIEN_BASKET, MARKET,       ALGAE,  2),
    (ZCHARO_LAMP,    MARKET,       ENERGY, 1),
    (JRAYEK_PUMP,    MARKET,       WATER,  5),
    (AQUA_PACK,      NEGOTIATION,  WATER,  5),
)
ARMOUR: Final[tuple[int, ...]] = (LEYRIEN_ARMOUR, ZCHARO_ARMOUR, JRAYEK_ARMOUR)  # by faction: a die for each negotiation
BADGE_CARDS   : Final = 2
REGISTER_CARDS: Final = 1
ARMOUR_DICE   : Final = 1
CAP_DICE      : Final = 1

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
CONTRACT_SCORES: Final[tuple[tuple[int, int, int, int], ...]] = (
    # contract         points  per so many
    (ARCHIVE,          1,      2, CARDS_IN_HAND),
    (ENGINEER_BOT,     1,      1, DELIVERIES),
    (SECURITY_DRONE,   2,      1, SCORING_DONE),
    (WORKER_DRONE,     2,      1, PASSIVE_DONE),
    (GROPPUCH,         1,      5, WATER),
    (HIBERNATION_PODS, 1,      1, DICE_OWNED),
    (KRAKON,           1,      1, FARMS_BUILT),
    (ZCHARO_FLYER,     2,      1, TALKS_WITH + 1),
    (ALIEN_RELIC,      1,      1, ALL_TALKS),
    (LEYRIEN_SICKLE,   2,      1, TALKS_WITH),
    (SZARPOWRON,       1,      1, SHIPS_BUILT),
    (JRAYEK_SHIELD,    2,      1, TALKS_WITH + 2),
    (UXOLOTL,          1,      4, ALGAE),
    (YEKI,             1,      2, GEM),
    (ZWARYL,           1,      2, ENERGY),
)

# -- events (names of Water Tax and End of an Era: rulebook; other effects: reconstructed) -----------------------------

BLUE: Final = 0
RED : Final = 1
GREY: Final = 2
EVENT_CARDS: Final[tuple[tuple[str, int], ...]] = (
    ("ev_supply_drop",        BLUE), ("ev_tail_winds",         BLUE), ("ev_rich_veins",         BLUE),
    ("ev_scrap_delivery",     BLUE), ("ev_trade_convoy",       BLUE), ("ev_volunteer_drive",    BLUE),
    ("ev_peace_talks",        BLUE), ("ev_bumper_crop",        BLUE), ("ev_clear_skies",        BLUE),
    ("ev_clear_signal",       BLUE), ("ev_water_tax",          RED ), ("ev_fuel_shortage",      RED ),
    ("ev_strained_relations", RED ), ("ev_quarantine",         RED ), ("ev_deep_scan",          RED ),
    ("ev_end_of_an_era",      GREY),
)
EVENT_IDS: Final[tuple[str, ...]] = tuple([row[0] for row in EVENT_CARDS])
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
DECK_EVENTS      : Final = 6  # random ones on top of End of an Era

# What events save, add or give (reconstructed)
EVENT_SAVINGS: Final[tuple[tuple[int, int, int, int], ...]] = (
    (RICH_VEINS,     MINING,  WATER,  5),
    (SCRAP_DELIVERY, FOUNDRY, ENERGY, 1),
    (SCRAP_DELIVERY, FOUNDRY, WATER,  5),
    (TAIL_WINDS,     CONTROL, ENERGY, 1),
    (TAIL_WINDS,     CONTROL, WATER,  5),
    (STRAINED,       NEGOTIATION, ALGAE,  -3),  # a surcharge
    (STRAINED,       NEGOTIATION, ENERGY, -2),
    (STRAINED,       NEGOTIATION, GEM,    -1),
)
SHORTAGE_ALGAE: Final = 1
CONVOY_TRADES : Final = 2
DRIVE_DICE    : Final = 1
CROP_VALUE    : Final = 1
SKIES_WATER   : Final = 3
SCAN_VAULTS   : Final = 3

Savings = tuple[tuple[tuple[tuple[int, int], ...], ...], ...]


def savings(rows: tuple[tuple[int, int, int, int], ...]) -> Savings:
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
SCHEMES: Final[tuple[tuple[str, int, int, int, int, int, int, int], ...]] = (
    # id   die  top               middle            bottom (each with its gems)
    ("s01", 1, TALK_LEYRIEN, 0, LABORATORY  , 0, MARKET      , 2),
    ("s02", 1, DEPOSITORY  , 0, ACADEMY     , 0, MINING      , 2),
    ("s03", 1, TALK_JRAYEK , 0, FOUNDRY     , 0, MARKET      , 2),
    ("s04", 2, TALK_JRAYEK , 0, MARKET      , 2, ACADEMY     , 0),
    ("s05", 2, LABORATORY  , 0, TALK_ZCHARO , 0, MINING      , 2),
    ("s06", 2, DEPOSITORY  , 0, ACADEMY     , 0, MARKET      , 2),
    ("s07", 3, TALK_ZCHARO , 0, ACADEMY     , 0, MINING      , 2),
    ("s08", 3, DEPOSITORY  , 0, LABORATORY  , 0, MARKET      , 2),
    ("s09", 3, FOUNDRY     , 0, TALK_LEYRIEN, 0, MARKET      , 2),
    ("s10", 4, TALK_LEYRIEN, 0, ACADEMY     , 0, MARKET      , 1),
    ("s11", 4, LABORATORY  , 0, DEPOSITORY  , 0, MINING      , 1),
    ("s12", 4, TALK_JRAYEK , 0, FOUNDRY     , 0, MARKET      , 1),
    ("s13", 5, TALK_ZCHARO , 0, MARKET      , 1, FOUNDRY     , 0),
    ("s14", 5, DEPOSITORY  , 0, LABORATORY  , 0, MINING      , 1),
    ("s15", 5, ACADEMY     , 0, TALK_JRAYEK , 0, MARKET      , 1),
    ("s16", 5, TALK_LEYRIEN, 0, FOUNDRY     , 0, MINING      , 1),
    ("s17", 6, DEPOSITORY  , 0, MINING      , 1, ACADEMY     , 0),
    ("s18", 6, TALK_ZCHARO , 0, LABORATORY  , 0, MINING      , 1),
    ("s19", 6, TALK_JRAYEK , 0, ACADEMY     , 0, MARKET      , 1),
    ("s20", 6, TALK_LEYRIEN, 0, FOUNDRY     , 0, MARKET      , 1),
)
SCHEME_IDS: Final[tuple[str, ...]] = tuple([row[0] for row in SCHEMES])
# fmt: on
