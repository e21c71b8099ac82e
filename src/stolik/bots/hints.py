"""What would the bot do? The best few options of a person's own view, with what speaks for each of them.

Several searches think apart from one another, or, where bots do, several thinkers try whole lines. What most of them
would do comes first; where they see hardly a difference the options are called equal, so that whoever asks again is told
the same.

>>> for hint in hints(game, record.view(seat), seconds=1.0):
...     print(hint.verdict, hint.option, [str(each) for each in hint.line], f"{hint.margin:+.1f} points")
slight dig nile k4 ['sample k4', 'done'] +3.2 points
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import hypot, sqrt, tanh
from typing import Any

from ..engine.errors import StolikError, WrongSeat
from ..engine.game import Game
from ..engine.option import Option
from ..engine.rng import Dice
from ..engine.state import State
from .judge import SCALE
from .judges import judge_of
from .liner import Liner, Tried
from .outcomes import Outcome, outcome
from .search import CLOSE, VICTORY, Candidate, Search, chance

FEW = 3
WORLDS = 5  # in which the standing is judged, and what comes of an option
THINKERS = 4  # that think apart
MOST_CONTENDERS = 5  # that are thought about to the end
PARTS = (0.5, 0.5, 1.0)  # of the time: for all options, for contenders, and for them once more where that leaves...
DOUBT = 0.75  # ...so many points of error
NOTICED = 0.03  # options with a smaller share of the thinking are not worth telling
TINY = 0.5  # points that make no difference
UNSURE = 2.0  # errors of the mean within which two options are equal
PLAIN = 2.0  # points, and...
SURE = 3.0  # ...errors of the mean beyond which one is clearly better
FAVOURED = 3  # thinkers that put an option first make it the choice, also among equals
ONLY, CLEAR, SLIGHT, LEAN, EQUAL, BEHIND, FAR = "only", "clear", "slight", "lean", "equal", "behind", "far"  # verdicts

Thinkers = Sequence[Search | Liner]


class NotAView(StolikError):
    """Hints are given for what a seat sees, never for the true state."""


@dataclass(frozen=True)
class Hint:
    """One option worth considering: how good it is, the line that it begins, and what that brings.

    `points` are the lines of the score sheet that change until the end of the turn; `more` is what it has beyond the
    other options (the first) or beyond the first (the others): prospects by name; `rival` is how much more or less that
    leaves to the best opponent.
    """

    option: Option
    margin: float  # estimated, at the end of the game
    chance: float
    share: float  # of the thinking
    verdict: str = CLEAR
    line: tuple[Option, ...] = ()
    points: tuple[tuple[str, float], ...] = ()
    more: tuple[tuple[str, float], ...] = ()
    rival: float = 0.0
    peers: int = 0  # further options that are equal to it, also those not told

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "option": str(self.option),
            "margin": round(self.margin, 1),
            "chance": round(self.chance, 3),
            "share": round(self.share, 3),
            "verdict": self.verdict,
            "line": [str(each) for each in self.line],
            "points": [[name, round(amount, 1)] for name, amount in self.points],
            "more": [[name, round(amount, 1)] for name, amount in self.more],
            "rival": round(self.rival, 1),
            "peers": self.peers,
        }


def from_plain(game: Game, data: dict[str, Any]) -> Hint:
    """A hint from its plain data."""
    parse = game.vocabulary.parse
    return Hint(
        parse(data["option"]), data["margin"], data["chance"], data["share"], data["verdict"],
        tuple(parse(text) for text in data["line"]), tuple((name, amount) for name, amount in data["points"]),
        tuple((name, amount) for name, amount in data["more"]), data["rival"], data["peers"],
    )  # fmt: skip


@dataclass(frozen=True)
class Weighed:
    """An option as all thinkers together see it: its gain over the mean of all options, its share, its promise.

    `seen` are the visits and the gain of each thinker, `spread` is how far apart outcomes lie.
    """

    option: Option
    gain: float
    share: float
    promise: float
    seen: tuple[tuple[int, float], ...]
    spread: float


def hints(
    game: Game, view: State, iterations: int = 0, seconds: float = 0.0, seed: int = 0, most: int = FEW
) -> list[Hint]:
    """The best options of the view's seat, best first; with iterations instead of seconds always the same."""
    if not 0 <= view.viewer < view.seats:
        raise NotAView("hints need the view of a seat; expected what redact gives for it")
    options = view.options(view.viewer)
    if not options:
        raise WrongSeat(f"seat {view.viewer} has nothing to choose now; expected a view of a seat that decides")
    now, scale = standing(game, view, seed)
    if len(options) == 1:
        return [Hint(options[0], now, chance(now, scale), 1.0, ONLY)]
    thinkers = thinkers_of(game, view, seed)
    found = thought(thinkers, iterations, seconds if seconds or iterations else 1.0)
    slope = slope_at(now)
    ends = [each.standing() for each in thinkers if isinstance(each, Liner)]
    if ends:  # lines were thought through, and count in points
        now, slope = sum(ends) / len(ends), 1.0
    ranked = judged([each for each in found if each.share >= NOTICED] or found[:1], now, scale, slope)
    told = [replace(hint, line=expected(thinkers, hint.option)) for hint in ranked[:most]]
    return explained(game, view, transposed(told), seed)


def thinkers_of(game: Game, view: State, seed: int) -> Thinkers:
    """Who is asked: searches, or thinkers by lines where the bots of the game try lines."""
    seeds = range(seed * THINKERS, (seed + 1) * THINKERS)
    if game.lines(view):
        return [Liner(game, view, each) for each in seeds]
    return [Search(game, view, each) for each in seeds]


def thought(thinkers: Thinkers, iterations: int, seconds: float) -> list[Weighed]:
    """All options as the thinkers see them: first all alike, then those that may be the best, longer if in doubt."""
    found: list[Weighed] = []
    for part in PARTS:
        if part == PARTS[-1] and not in_doubt(found):
            break
        running = contenders(found) if found else []
        for number, each in enumerate(thinkers):
            if running:
                each.consider(running)
            each.think(int((iterations + 2 * number) // THINKERS * part), seconds / THINKERS * part)
        found = weighed(thinkers)
    return found


def in_doubt(found: Sequence[Weighed]) -> bool:
    """Whether something else may be as good as the first, and more thinking could tell."""
    first = found[0]
    gaps = [gap(first, each) for each in found[1:] if each.share >= NOTICED]
    return any(error > DOUBT and not is_behind(ahead, error) for ahead, error in gaps)


def contenders(found: Sequence[Weighed]) -> list[Option]:
    """The options that may still be the best: the most promising, and what is not clearly worse than the first."""
    first = found[0]
    return [
        each.option
        for number, each in enumerate(found)
        if number < FEW or (each.share >= NOTICED and not is_behind(*gap(first, each)))
    ][:MOST_CONTENDERS]


def standing(game: Game, view: State, seed: int) -> tuple[float, float]:
    """The estimated final margin of the view's seat as things are, and how many points make a clear chance by now."""
    dice, judge = Dice(seed), judge_of(game)
    worlds = [game.determinize(view, dice) for _ in range(WORLDS)]
    return sum(judge.margin(world, view.viewer) for world in worlds) / WORLDS, judge.scale(worlds[0])


# -- how good -------------------------------------------------------------------------------------------------------


def weighed(thinkers: Thinkers) -> list[Weighed]:
    """The options as the thinkers see them, the most promising first."""
    seen: dict[Option, list[tuple[int, float]]] = {}
    shares: dict[Option, float] = {}
    promises: dict[Option, float] = {}
    for number, thinker in enumerate(thinkers):
        candidates: Sequence[Candidate | Tried] = thinker.candidates()
        for rank, each in enumerate(candidates):
            found = seen.setdefault(each.option, [(0, 0.0)] * len(thinkers))
            found[number] = each.visits, each.gain
            shares[each.option] = shares.get(each.option, 0.0) + each.share / len(thinkers)
            promises[each.option] = promises.get(each.option, 0.0) + each.share + (1.0 if rank == 0 else 0.0)
    spread = sum(spread_of(thinker) for thinker in thinkers) / len(thinkers)
    made = [
        Weighed(option, mean(found), shares[option], promises[option], tuple(found), spread)
        for option, found in seen.items()
        if any(visits for visits, _ in found)
    ]
    return sorted(made, key=lambda each: (-each.promise, -each.gain, str(each.option)))


def spread_of(thinker: Search | Liner) -> float:
    """How far apart the outcomes lie that a thinker saw."""
    return thinker.spread() if isinstance(thinker, Liner) else thinker.scales[thinker.seat].spread()


def mean(seen: Sequence[tuple[float, float]]) -> float:
    """The mean of numbers that each have a weight."""
    return sum(weight * each for weight, each in seen) / sum(weight for weight, _ in seen)


def gap(better: Weighed, other: Weighed) -> tuple[float, float]:
    """How much more one is worth than the other, and the standard error of that.

    Compared within each thinker: what one of them finds good or bad in all options alike says nothing about the two.
    """
    pairs = [
        (mine * yours / (mine + yours), gain - another)
        for (mine, gain), (yours, another) in zip(better.seen, other.seen, strict=True)
        if mine and yours
    ]
    if not pairs:
        return better.gain - other.gain, better.spread
    whole, ahead = sum(weight for weight, _ in pairs), mean(pairs)
    many = whole**2 / sum(weight**2 for weight, _ in pairs)  # as many thinkers of equal weight
    between = mean([(weight, (each - ahead) ** 2) for weight, each in pairs])
    error = sqrt(between / (many - 1.0)) if many > 1.5 else better.spread
    return ahead, hypot(error, 0.5 * better.spread / sqrt(whole + 1))


def judged(weighed: Sequence[Weighed], now: float, scale: float = SCALE, slope: float = 1.0) -> list[Hint]:
    """The options in the order in which they are told, each with its verdict; equal ones share one estimate.

    What the thinkers found on the whole is taken to be the standing now, and every option is so much better or worse;
    `slope` is the worth that they see in a point.
    """
    first, *others = weighed
    gaps = {each.option: gap(first, each) for each in others}
    equal = [each for each in others if not is_behind(*gaps[each.option])]
    worse = sorted([each for each in others if each not in equal], key=lambda each: gaps[each.option][0])
    top = [first, *equal]
    gain = mean([(each.share, each.gain) for each in top])
    verdict = CLEAR if not worse or is_clear(*gaps[worse[0].option], slope) else SLIGHT
    if equal:
        verdict = LEAN if round(first.promise - first.share * THINKERS) >= FAVOURED else EQUAL
    told = [replace(hint_of(each, now + gain / slope, EQUAL, scale), peers=len(equal)) for each in top]
    told[0] = replace(told[0], verdict=verdict)
    for each in worse:
        margin = now + min(first.gain - gaps[each.option][0], gain) / slope
        told.append(hint_of(each, margin, FAR if is_clear(*gaps[each.option], slope) else BEHIND, scale))
    return told


def slope_at(margin: float) -> float:
    """How much worth the search sees in a point at this margin: it counts victory beside points."""
    return 1.0 + VICTORY / CLOSE * (1.0 - tanh(margin / CLOSE) ** 2)


def is_behind(gap: float, error: float) -> bool:
    """Whether a difference matters, and is more than chance."""
    return gap > max(TINY, UNSURE * error)


def is_clear(gap: float, error: float, slope: float) -> bool:
    """Whether the difference is plain to see and beyond doubt."""
    return gap / slope >= PLAIN and gap >= SURE * error


def hint_of(each: Weighed, margin: float, verdict: str, scale: float) -> Hint:
    """An option with its estimate."""
    return Hint(each.option, margin, chance(margin, scale), each.share, verdict)


def expected(thinkers: Thinkers, option: Option) -> tuple[Option, ...]:
    """How the seat would go on: as the thinker says who has thought most about that option."""
    visits = [sum(each.visits for each in thinker.candidates() if each.option == option) for thinker in thinkers]
    return tuple(thinkers[visits.index(max(visits))].line(option))


def transposed(told: Sequence[Hint]) -> list[Hint]:
    """Options that begin the same line in another order are equal to the first; they follow it."""
    first, *others = told
    choices = {first.option, *first.line}
    same = [
        replace(each, verdict=EQUAL, margin=first.margin, chance=first.chance)
        for each in others
        if first.line and {each.option, *each.line} == choices
    ]
    rest = [each for each in others if each.option not in [twin.option for twin in same]]
    return [replace(first, verdict=EQUAL) if same else first, *same, *rest]


# -- what speaks for it -----------------------------------------------------------------------------------------------


def explained(game: Game, view: State, told: Sequence[Hint], seed: int) -> list[Hint]:
    """The hints with what comes of each of them, in the same few worlds for all."""
    dice = Dice(seed)
    worlds = [game.determinize(view, dice) for _ in range(WORLDS)]
    ends = [outcome(game, worlds, view.viewer, [hint.option, *hint.line]) for hint in told]
    found = []
    for number, (hint, end) in enumerate(zip(told, ends)):
        others = ends[:1] if number else ends[1:]
        found.append(replace(hint, points=end.points, more=beyond(end, others), rival=rivals(end, others)))
    return found


def beyond(end: Outcome, others: Sequence[Outcome]) -> tuple[tuple[str, float], ...]:
    """What one end has beyond the mean of others, prospect by prospect, the greatest differences first."""
    if not others:
        return ()
    parts = [
        (name, amount - sum(each.prospects[name] for each in others) / len(others))
        for name, amount in end.prospects.items()
    ]
    return tuple(sorted([part for part in parts if abs(part[1]) >= TINY], key=lambda part: -abs(part[1])))


def rivals(end: Outcome, others: Sequence[Outcome]) -> float:
    """How much more the best opponent has than at the other ends."""
    return end.rival - sum(each.rival for each in others) / len(others) if others else 0.0
