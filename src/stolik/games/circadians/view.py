"""Who knows what: views built up from what a seat may know, and worlds dealt from a view."""

from __future__ import annotations

from ...engine.rng import Dice
from ...engine.view import UNKNOWN, hide_core, redacted
from .board import FARMS, GARAGES, SLOTS, VAULT_COUNT
from .cards import BJORG_SAL, CONTRACT_COUNT, END_OF_AN_ERA, LEADERS, SCHEMES
from .pieces import NO_DIE, SAL
from .rounds import NO_PLAN, AssignDice, sal_waits
from .state import CiState
from .tiles import NOTHING, SHIP_FLIP, SHIP_PRINTED, TILE_COPIES

PICKED = -2  # somebody has picked, but what is hidden


def view_of(state: CiState, viewer: int) -> CiState:
    """What a seat or a spectator may know: besides what is declared, what is turned up, and who plans how many dice."""
    view = redacted(state, viewer)
    view.vaults = tuple([vault if state.scanned >> n & 1 else UNKNOWN for n, vault in enumerate(state.vaults)])
    view.piles = [hidden(len(pile) - 1) + pile[-1:] for pile in state.piles]
    view.event_deck = state.event_deck[:1] + hidden(len(state.event_deck) - 1)  # End of an Era lies at the bottom
    view.picks = [pick if seat == viewer or pick == NOTHING else PICKED for seat, pick in enumerate(state.picks)]
    for seat, plan in enumerate(state.plans):
        if seat == viewer or not plan:
            view.rolls[seat], view.plans[seat] = state.rolls[seat], plan
        else:  # neither the faces nor how far the seat has come
            view.rolls[seat] = hidden(len(state.rolls[seat]) + SLOTS - plan.count(NO_DIE))
            view.plans[seat] = NO_PLAN
    return view


def hidden(count: int) -> tuple[int, ...]:
    """So many things that the viewer does not know."""
    return (UNKNOWN,) * count


def world_of(view: CiState, dice: Dice) -> CiState:
    """A whole state that the viewer could be in."""
    state = view.clone()
    deal_contracts(state, dice)
    deal_events(state, dice)
    deal_tiles(state, dice)
    deal_vaults(state, dice)
    deal_leaders(state, dice)
    seen = [*state.scheme_row, *state.scheme_discard]
    state.scheme_deck = tuple(unseen(len(SCHEMES), seen, dice)) if state.ai else ()
    for seat in range(state.seats):
        if state.picks[seat] == PICKED:
            cards = state.packs[seat] or state.dealt[seat]
            state.picks[seat] = cards[dice.below(len(cards))]
    if state.agenda and isinstance(state.agenda[-1], AssignDice):
        roll_dice(state, dice)
    hide_core(view, state, dice)
    return state


def unseen(count: int, seen: list[int], dice: Dice) -> list[int]:
    """The ids below a count that were not seen, in random order."""
    known = [False] * count
    for each in seen:
        if each >= 0:
            known[each] = True
    rest = [each for each in range(count) if not known[each]]
    dice.shuffle(rest)
    return rest


def filled(cards: tuple[int, ...], rest: list[int]) -> tuple[int, ...]:
    """The same cards with the unknown ones taken from a pile."""
    if UNKNOWN not in cards:
        return cards
    return tuple([rest.pop() if each == UNKNOWN else each for each in cards])


def deal_contracts(state: CiState, dice: Dice) -> None:
    """Hands, packs and deck from the contracts that were not seen."""
    seen = list(state.discard)
    for seat in range(state.seats):
        seen += state.hands[seat]
        seen += state.packs[seat]
        seen += [card for card in range(CONTRACT_COUNT) if state.fulfilled[seat] >> card & 1]
    rest = unseen(CONTRACT_COUNT, seen, dice)
    for seat in range(state.seats):
        state.hands[seat] = tuple(sorted(filled(state.hands[seat], rest)))
        state.packs[seat] = tuple(sorted(filled(state.packs[seat], rest)))
    state.deck = tuple(rest)


def deal_events(state: CiState, dice: Dice) -> None:
    """The common deck, Renzo's and the cards out of the game."""
    rest = unseen(END_OF_AN_ERA, [e for e in (*state.event_row, *state.renzo_row) if e != END_OF_AN_ERA], dice)
    state.event_deck = filled(state.event_deck, rest)
    state.renzo_deck = filled(state.renzo_deck, rest)
    state.event_rest = filled(state.event_rest, rest)


def deal_tiles(state: CiState, dice: Dice) -> None:
    """The piles below their top tiles."""
    left = list(TILE_COPIES)
    for tile in range(len(left)):
        left[tile] -= state.scrap[tile]
    for tile in (*state.ships, *state.farms):
        if tile != NOTHING and tile != SHIP_PRINTED:
            left[tile] -= 1
    for pile in state.piles:
        for tile in pile[-1:]:
            left[tile] -= 1
    for first, last, piles in ((0, SHIP_FLIP, (0, 1, 2)), (SHIP_FLIP, len(left), (3, 4, 5))):
        rest: list[int] = []
        for tile in range(first, last):
            if left[tile] > 0:
                rest += [tile] * left[tile]
        dice.shuffle(rest)
        for pile_number in piles:
            state.piles[pile_number] = filled(state.piles[pile_number], rest)


def deal_vaults(state: CiState, dice: Dice) -> None:
    """The vaults that are not turned up."""
    state.vaults = filled(state.vaults, unseen(VAULT_COUNT, list(state.vaults), dice))


def deal_leaders(state: CiState, dice: Dice) -> None:
    """The leaders that others choose from."""
    seen: list[int] = [leader for leader in range(LEADERS) if not state.leader_pool >> leader & 1]
    for seat in range(state.seats):
        seen += state.dealt[seat]
    rest = unseen(LEADERS, seen, dice)
    for seat in range(state.seats):
        state.dealt[seat] = tuple(sorted(filled(state.dealt[seat], rest)))


def roll_dice(state: CiState, dice: Dice) -> None:
    """Others' dice behind their screens; who has confirmed has put them somewhere."""
    for seat in range(state.seats):
        count = len(state.rolls[seat])
        if not count or state.rolls[seat][0] != UNKNOWN:
            continue
        sal = state.led_by(seat, BJORG_SAL) and not sal_waits(state, seat)
        faces = sorted([dice.below(6) + 1 for _ in range(count - (1 if sal else 0))])
        if sal:
            faces.append(SAL)
        if not state.confirmed >> seat & 1:
            state.rolls[seat] = tuple(faces)
            continue
        plan = list(NO_PLAN)
        dice.shuffle(faces)
        farms = [GARAGES + farm for farm in range(FARMS) if state.takes_die(seat, farm)]
        dice.shuffle(farms)
        garage = 0
        for index, face in enumerate(faces):
            left = len(faces) - index
            if garage < GARAGES and (not farms or dice.below(3) or left > len(farms)):
                plan[garage] = face
                garage += 1
            else:
                plan[farms.pop()] = face
        state.rolls[seat] = ()
        state.plans[seat] = tuple(plan)
