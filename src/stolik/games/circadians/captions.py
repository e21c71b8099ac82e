"""Words that follow from printed rows: what spaces yield and cost, and what contracts, events, tiles and schemes do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...engine.option import Kind
from ...words import spanned
from . import board, cards, pieces, tiles

Say = Callable[..., str]  # the words of a key, perhaps of its attribute, with arguments
OWN_WORDS = (*cards.ARMOUR, cards.LEYRIEN_SCEPTRE, cards.CAPTAINS_CAP, cards.MAIN_REGISTER, cards.ID_BADGE)  # contracts
NO_WORDS = (cards.TAIL_WINDS, cards.RICH_VEINS, cards.SCRAP_DELIVERY, cards.STRAINED)  # events that only change costs
TURNS = ("", "tune", "boost", "flip")
TILES_OF = {cards.SUNARI: tiles.FARM_SUNARI, cards.UL_KAH_TAL: tiles.SHIP_UL_KAH_TAL}  # leaders who begin with one


def parts(say: Say, amounts: Sequence[int], form: str = "n") -> list[str]:
    """So much of each resource; `pay` is the case of what is paid, gained and saved."""
    return [say(f"{form}-{name}", n=n) for name, n in zip(pieces.RESOURCE.names, amounts) if n]


def goods(say: Say, amounts: Sequence[int]) -> str:
    """All of them, as a list."""
    return ", ".join(parts(say, amounts)) or say("n-nothing")


def both(say: Say, told: Sequence[str]) -> str:
    """All of some things, in a sentence."""
    return say("one-and-other", one=", ".join(told[:-1]), other=told[-1]) if len(told) > 1 else "".join(told)


def much(say: Say, resource: int, amount: int, form: str = "pay") -> str:
    """So much of one resource."""
    return say(f"{form}-{pieces.RESOURCE.names[resource]}", n=amount)


def either(say: Say, told: Sequence[str]) -> str:
    """One of some things."""
    return say("one-or-other", one=", ".join(told[:-1]), other=told[-1]) if len(told) > 1 else "".join(told)


# -- the boards -----------------------------------------------------------------------------------------------------


def hex_about(say: Say, value: int) -> str:
    """What a space of the planet yields on both sides, and where its arrow leads."""
    if value >= board.FIRST_VAULT:
        return ""
    arrow = [die for start, die, _ in board.ARROWS if start == board.HEX_IDS[value]]
    first, second = [goods(say, board.YIELDS[side][value]) for side in range(2)]
    return say("hex-about", first=first, second=second, die=arrow[0] if arrow else 0)


def space_about(say: Say, value: int) -> str:
    """What a space of the Academy, of the Foundry or of a negotiation costs."""
    place = board.LOCATION[value]
    number = value - board.STARTS[place]
    if place == board.ACADEMY:
        column = board.ACADEMY_COLUMN[number]
        price = much(say, board.ACADEMY_RESOURCE[column], board.ACADEMY_PRICE[column], "n")
        values = spanned(" ".join(map(str, board.ACADEMY_VALUES[column])))
        return say("academy-about", values=values, most=board.ACADEMY_MOST, price=price)
    if place == board.NEGOTIATION:
        faction, row = divmod(number, board.ROWS)
        cost = much(say, board.TALK_RESOURCE[faction], board.TALK_COST[faction][row], "n")
        return say("talk-about", cost=cost, points=say("n-points", n=board.TALK_VP[faction][row]))
    return say("foundry-about") if place == board.FOUNDRY else ""


def slot_about(say: Say, value: int) -> str:
    """What a die on a printed farm gives; the first one boosts the others."""
    farm = value - board.GARAGES
    return farm_table(say, board.PRINTED_FARMS[farm]) if 0 < farm < len(board.PRINTED_FARMS) else ""


def farm_table(say: Say, resources: Sequence[int]) -> str:
    """What a die gives by its value, of one resource or the other."""
    rows = [
        say(f"farm-row-{pieces.RESOURCE.names[each]}", list=", ".join(map(str, board.FARM_TABLE[each][1:])))
        for each in dict.fromkeys(resources)
    ]
    values = spanned(" ".join(map(str, range(1, len(board.FARM_TABLE[0])))))
    return say("farm-table", values=values, rows=either(say, rows))


def ability_about(say: Say, value: int) -> str:
    """What a faction's ability costs, before what it does."""
    id, resource, paid, _ = board.ABILITIES[value]
    does = say(f"ability-{id}", "about")
    return say("ability-pays", paid=much(say, resource, paid), does=does) if paid else does


def trade(say: Say, value: int) -> str:
    """What a trade pays and gains."""
    _, pays, paid, gains, gained = board.TRADES[value]
    return say("trade-about", paid=much(say, pays, paid), gained=much(say, gains, gained))


# -- cards and tiles ------------------------------------------------------------------------------------------------


def savings(say: Say, rows: cards.Rows, value: int) -> list[str]:
    """What a card takes off the costs of each location, or adds to them."""
    told = []
    for place, id in enumerate(board.LOCATION_IDS):
        for key, sign in (("costs-less", 1), ("costs-more", -1)):
            found = [much(say, row[2], abs(row[3])) for row in rows if row[:2] == (value, place) and row[3] * sign > 0]
            if found:
                told.append(say(key, id=id, place=say(f"location-{id}"), goods=either(say, found)))
    return told


def gains(say: Say, value: int) -> list[str]:
    """What a contract gives at a location."""
    told = []
    for contract, place, resource, amount in cards.CONTRACT_GAINS:
        if contract == value:
            id = board.LOCATION_IDS[place]
            told.append(say("gains-there", id=id, place=say(f"location-{id}"), goods=much(say, resource, amount)))
    return told


def scores(say: Say, value: int) -> list[str]:
    """What a contract scores at the end."""
    return [
        say("scores-about", points=say("n-points", n=points), what=say(f"counts-{cards.COUNTED[what]}", every=every))
        for contract, points, every, what in cards.CONTRACT_SCORES
        if contract == value
    ]


def contract_about(say: Say, value: int) -> str:
    """What a contract costs and scores, before what it does."""
    _, _, *cost, points = cards.CONTRACTS[value]
    own = [say(f"contract-{cards.CONTRACT_IDS[value]}", "about")] if value in OWN_WORDS else []
    told = [*own, *savings(say, cards.CONTRACT_SAVINGS, value), *gains(say, value), *scores(say, value)]
    return say("contract-about", cost=goods(say, cost), points=say("n-points", n=points), ability=" ".join(told))


def contract_brief(say: Say, value: int) -> str:
    """What a contract does in a few words, for a card that is small."""
    key = f"contract-{cards.CONTRACT_IDS[value]}"
    told = [say(key, "brief")] if value in OWN_WORDS else []
    for form, rows in (("less", cards.CONTRACT_SAVINGS), ("gains", cards.CONTRACT_GAINS)):
        for contract, place, resource, amount in rows:
            if contract == value:
                id, goods = board.LOCATION_IDS[place], much(say, resource, amount, "brief")
                told.append(say(f"brief-{form}", id=id, place=say(f"location-{id}"), goods=goods))
    for contract, points, every, what in cards.CONTRACT_SCORES:
        if contract == value:
            told.append(say("brief-scores", points=points, what=say(f"brief-{cards.COUNTED[what]}", n=every)))
    return ". ".join(told)


def event_about(say: Say, value: int) -> str:
    """What an event does."""
    own = [] if value in NO_WORDS else [say(f"event-{cards.EVENT_IDS[value]}", "about")]
    return " ".join([*own, *savings(say, cards.EVENT_SAVINGS, value)])


def akira_about(say: Say) -> list[str]:
    """How Akira counts dice, for each value that others count as."""
    counts = list(enumerate(cards.AKIRA_COUNTS))[1:]
    return [
        say("akira-about", shown=either(say, [str(die) for die, as_ in counts if as_ == value != die]), counts=value)
        for value in sorted({as_ for die, as_ in counts if die != as_})
    ]


def leader_about(say: Say, value: int) -> str:
    """What a leader can do: by the row of the tile that he begins with, of what he saves, of how he counts dice."""
    key = f"leader-{cards.LEADER_IDS[value]}"
    if value in TILES_OF:
        own = [say(key, "about", tile=tile_about(say, TILES_OF[value]))]
    elif value == cards.AKIRA:
        own = akira_about(say)
    else:
        own = [] if value == cards.TROY else [say(key, "about")]
    return " ".join([*own, *savings(say, cards.LEADER_SAVINGS, value)])


def scheme_about(say: Say, value: int) -> str:
    """The die of a scheme, and what the AI tries one after the other."""
    _, die, *tries = cards.SCHEMES[value]
    told = []
    for place, gems in zip(tries[::2], tries[1::2]):
        talk = place - cards.TALK_LEYRIEN
        name = say(f"faction-{board.FACTION_IDS[talk]}") if talk >= 0 else say(f"location-{board.LOCATION_IDS[place]}")
        told.append(say("scheme-gems", place=name, gems=say("n-gem", n=gems)) if gems else name)
    return say("scheme-about", die=die, first=told[0], second=told[1], third=told[2])


def tile_about(say: Say, value: int) -> str:
    """What a farm gives, or how a ship turns its die and what it saves, and what the tile is worth."""
    told = []
    if value < len(tiles.FARM_TILES):
        if value == tiles.FARM_TRADE:
            told.append(say(f"tile-{tiles.TILE_IDS[value]}", "about"))
        if value == tiles.FARM_HYBRID:
            told.append(farm_table(say, tiles.HYBRID_CHOICE))
        if any(tiles.FARM_YIELD[value]):
            needs = ("none", "any", "six")[tiles.FARM_NEEDS[value]]
            told.append(say(f"farm-{needs}", goods=both(say, parts(say, tiles.FARM_YIELD[value], "pay"))))
    else:
        told += [say(f"ship-{TURNS[tiles.TURNS[value]]}")] if tiles.TURNS[value] else []
        told += [say("ship-free")] if tiles.FREE_GARAGE[value] else []
        saved = parts(say, tiles.SHIP_SAVES[value], "pay")
        told += [say("ship-saves", goods=either(say, saved))] if saved else []
        told += [say("tile-ship_printed", "about")] if value == tiles.SHIP_PRINTED else []
    points = tiles.TILE_VP[value]
    return " ".join([*told, *([say("worth", points=say("n-points", n=points))] if points else [])])


ABOUT: dict[str, Callable[[Say, int], str]] = {
    "hex": hex_about,
    "space": space_about,
    "slot": slot_about,
    "ability": ability_about,
    "contract": contract_about,
    "event": event_about,
    "leader": leader_about,
    "scheme": scheme_about,
    "tile": tile_about,
}


def caption(kind: Kind, value: int, case: str, say: Say) -> str:
    """The name of a trade, what a card does in brief, and what is said about things, where it follows from their rows."""
    if case == "about":
        return ABOUT[kind.name](say, value) if kind.name in ABOUT else ""
    if case == "brief":
        return contract_brief(say, value) if kind is pieces.CONTRACT else ""
    return trade(say, value) if kind is pieces.TRADE_ else ""
