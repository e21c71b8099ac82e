"""A toy game for tests of the engine: hidden hands, a simultaneous question, chance and a choice out of turn.

Everybody holds three numbered cards. Each round all seats secretly pick a card; the highest takes a chip from the
middle (ties: nobody), then may gamble it on a coin, which the next seat may forbid by paying a chip.
"""

from __future__ import annotations

from dataclasses import dataclass

from stolik.engine.agenda import Decision, Gather, Step
from stolik.engine.errors import require
from stolik.engine.field import NOBODY, OWNER, RULED, SIZE, Field, Fields, bag, number, one, row
from stolik.engine.game import Game, ScoreLine, Setup, Variant
from stolik.engine.option import NUMBER, SEAT, Kind, Option, Phrase, Refusal, Verb, Vocabulary
from stolik.engine.rng import Dice
from stolik.engine.state import State
from stolik.engine.view import UNKNOWN, hide_core, redacted

CARD = Kind("card", ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine"))
PICK, GAMBLE, KEEP, FORBID, ALLOW = (
    Verb("pick", CARD), Verb("gamble"), Verb("keep"), Verb("forbid"), Verb("allow"),
)  # fmt: skip
TOOK = Verb("took", SEAT, CARD)
LOST = Verb("lost", SEAT)
CHOOSE_CARD, CHOOSE_GAMBLE, CHOOSE_FORBID = Verb("choose-card"), Verb("choose-gamble"), Verb("choose-forbid", SEAT)
NO_CHIP = Verb("no-chip", NUMBER)


PICKED = 9  # somebody has picked, but what is hidden

FIELDS = Fields(
    Field("hands", bag(CARD, 3).by(SEAT), OWNER),
    Field("deck", row(CARD, 9), NOBODY, SIZE),
    Field("picks", one(CARD, empty=UNKNOWN).by(SEAT), RULED),
    Field("played", row(CARD, 9)),
    Field("chips", number(9, least=-9).by(SEAT)),
)


class ToyState(State):
    def __init__(self) -> None:
        super().__init__()
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.picks: list[int] = []
        self.played: list[int] = []
        self.chips: list[int] = []

    def declared(self) -> Fields:
        return FIELDS

    def clone(self) -> ToyState:
        other = ToyState()
        self.copy_core(other)
        other.hands = [hand.copy() for hand in self.hands]
        other.deck = self.deck.copy()
        other.picks = self.picks.copy()
        other.played = self.played.copy()
        other.chips = self.chips.copy()
        return other


@dataclass(frozen=True)
class PickCards(Gather):
    """All pick a card in secret."""

    def waiting(self, state: ToyState) -> list[int]:
        return [seat for seat in range(state.seats) if state.picks[seat] == UNKNOWN]

    def options(self, state: ToyState, seat: int) -> list[Option]:
        return [Option(PICK, (card,)) for card in sorted(state.hands[seat])]

    def choose(self, state: ToyState, seat: int, option: Option) -> None:
        state.picks[seat] = option.args[0]

    def finish(self, state: ToyState) -> None:
        best = max(state.picks)
        for seat, card in enumerate(state.picks):
            state.hands[seat].remove(card)
            state.played.append(card)
        state.picks = [UNKNOWN] * state.seats
        if state.hands[0]:
            state.then(PickCards())
        for seat, card in enumerate(state.played[-state.seats :]):
            if card == best:
                state.new_turn(seat)
                state.chips[seat] += 1
                state.tell(TOOK, (seat, card))
                state.then(Gamble(seat))

    def prompt(self, state: ToyState, seat: int) -> Phrase:
        return Phrase(CHOOSE_CARD)


@dataclass(frozen=True)
class Gamble(Decision):
    seat: int

    def options(self, state: ToyState) -> list[Option]:
        return [Option(KEEP), Option(GAMBLE)]

    def choose(self, state: ToyState, option: Option) -> None:
        if option.verb is GAMBLE:
            state.then(Forbid((self.seat + 1) % state.seats, self.seat))

    def prompt(self, state: ToyState) -> Phrase:
        return Phrase(CHOOSE_GAMBLE)


@dataclass(frozen=True)
class Forbid(Decision):
    seat: int
    gambler: int

    def options(self, state: ToyState) -> list[Option]:
        return [Option(ALLOW)] + ([Option(FORBID)] if state.chips[self.seat] else [])

    def choose(self, state: ToyState, option: Option) -> None:
        if option.verb is FORBID:
            state.chips[self.seat] -= 1
        else:
            state.then(Coin(self.gambler))

    def prompt(self, state: ToyState) -> Phrase:
        return Phrase(CHOOSE_FORBID, (self.gambler,))

    def refusals(self, state: ToyState) -> list[Refusal]:
        return [] if state.chips[self.seat] else [Refusal(Option(FORBID), Phrase(NO_CHIP, (1,)))]


@dataclass(frozen=True)
class Coin(Step):
    seat: int

    def run(self, state: ToyState) -> None:
        if state.below(2):
            state.chips[self.seat] += 1
        else:
            state.chips[self.seat] -= 1
            state.tell(LOST, (self.seat,))


def cards_are_conserved(state: ToyState) -> None:
    """Nine cards."""
    require(sum(map(len, state.hands)) + len(state.deck) + len(state.played) == 9, "cards were lost")


class Toy(Game[ToyState]):
    id = "toy"
    seats = (2, 3)
    variants = (Variant("rich"),)
    vocabulary = Vocabulary((PICK, GAMBLE, KEEP, FORBID, ALLOW))
    events = Vocabulary((TOOK, LOST))
    arguments = Fields(Field("gambler", one(SEAT)))
    laws = (cards_are_conserved,)

    def empty(self) -> ToyState:
        return ToyState()

    def start(self, setup: Setup) -> ToyState:
        state = ToyState()
        state.seats = setup.players
        setup.start_dice(state)
        state.deck = list(range(9))
        state.shuffle(state.deck)
        state.hands = [[state.deck.pop() for _ in range(3)] for _ in range(setup.players)]
        state.picks = [UNKNOWN] * setup.players
        state.chips = [3 if setup.on("rich") else 0] * setup.players
        state.then(PickCards())
        state.advance()
        return state

    def redact(self, state: ToyState, viewer: int) -> ToyState:
        view = redacted(state, viewer)
        view.picks = [pick if seat == viewer or pick == UNKNOWN else PICKED for seat, pick in enumerate(state.picks)]
        return view

    def determinize(self, view: ToyState, dice: Dice) -> ToyState:
        state = view.clone()
        seen = set(view.played)
        for hand in view.hands:
            seen.update(hand)
        rest = [card for card in range(9) if card not in seen]
        dice.shuffle(rest)
        state.hands = [[card if card >= 0 else rest.pop() for card in hand] for hand in view.hands]
        state.deck = rest
        state.picks = [state.hands[seat][0] if pick == PICKED else pick for seat, pick in enumerate(view.picks)]
        hide_core(view, state, dice)
        return state

    def scores(self, state: ToyState) -> list[int]:
        return state.chips

    def winners(self, state: ToyState) -> list[int]:
        scores = self.scores(state)
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def score_sheet(self, state: ToyState) -> list[ScoreLine]:
        return [ScoreLine("chips", tuple(self.scores(state)))]
