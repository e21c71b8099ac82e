"""Golden playthroughs: a whole game as text, with everything that must stay as it was.

A file has a header (game, rules, players, variants, seed) and then for every choice the seat, the number of options,
the option's text and the fingerprint of the state it led to, with the events that followed. Now and then the
position is told in full: who decides, the prompt, all options and refusals, the views' fingerprints and the scores.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from stolik.bots import Bot
from stolik.engine.codec import fingerprint
from stolik.engine.errors import StolikError
from stolik.engine.event import ALL, Event
from stolik.engine.game import Game, Setup
from stolik.engine.option import Option
from stolik.engine.record import Record
from stolik.engine.state import SPECTATOR

FOLDER = Path(__file__).parent
FULL_EVERY = 20
DEEPEST = 8
MOST_LEAVES = 3_000


@dataclass(frozen=True)
class Playthrough:
    """What a file says: how to start, and what was chosen."""

    game: str
    setup: Setup
    choices: list[str]  # '<seat> <option>'


def files(game: Game) -> list[Path]:
    """The playthroughs of a game."""
    return sorted(path for path in (FOLDER / game.id).glob("*.txt") if path.name != "counts.txt")


def read(text: str) -> Playthrough:
    """A playthrough from its text."""
    header: dict[str, str] = {}
    choices: list[str] = []
    for line in text.splitlines():
        if line.startswith("choice "):
            _, seat, _, option, _ = [part.strip() for part in line.split("|")]
            choices.append(f"{seat.removeprefix('seat ')} {option}")
        elif ": " in line and not choices and not line.startswith(" "):
            key, _, value = line.partition(": ")
            header[key] = value
    variants = dict(pair.split("=") for pair in header.get("variants", "none").split(", ") if "=" in pair)
    return Playthrough(header["game"], Setup(int(header["players"]), int(header["seed"]), variants), choices)


def write(game: Game, setup: Setup, choices: list[str], bots: list[Bot] | None = None) -> str:
    """The text of a playthrough: the choices given, as far as they can be played; then the bots go on to the end."""
    record = Record(game, setup)
    lines = [
        f"game: {game.id}",
        f"rules: {game.rules_version}",
        f"players: {setup.players}",
        f"variants: {', '.join(f'{name}={value}' for name, value in setup.variants.items()) or 'none'}",
        f"seed: {setup.seed}",
        f"start: {fingerprint(record.state)}",
        *told(record.events[0]),
    ]
    left = list(choices)
    while not record.state.over:
        number = len(record.choices)
        if number % FULL_EVERY == 0:
            lines += position(game, record)
        seat, text = following(record, left, bots)
        offered = len(record.state.options(seat))
        events = record.play(text, seat)
        lines.append(f"choice {number + 1} | seat {seat} | {offered} | {text} | {fingerprint(record.state)}")
        lines += told(events)
    if left:
        lines.append(f"the game is over, but {len(left)} choices are left")
    return "\n".join([*lines, *ending(game, record)]) + "\n"


def following(record: Record, left: list[str], bots: list[Bot] | None) -> tuple[int, str]:
    """The next choice: the one given, or a bot's where none is given or it cannot be played any more."""
    if left:
        seat, _, text = left[0].partition(" ")
        if bots is None or any(str(option) == text for option in record.state.options(int(seat))):
            left.pop(0)
            return int(seat), text
        left.clear()
    if bots is None:
        raise StolikError("the choices of the playthrough end before the game does")
    decider = record.state.deciders()[0]
    return decider, str(bots[decider].choose(record.view(decider), record.game))


def told(events: list[Event]) -> list[str]:
    """Events with their audience."""
    lines = []
    for event in events:
        who = "" if event.audience == ALL else f" (seat {event.audience})"
        who = f" (all but seat {-2 - event.audience})" if event.audience < ALL else who
        lines.append(f"  {event}{who}")
    return lines


def position(game: Game, record: Record) -> list[str]:
    """Everything that can be asked about a position."""
    state = record.state
    lines = [f"position after {len(record.choices)} choices, turn {state.turn} of seat {state.active}"]
    for seat in state.deciders():
        options = state.options(seat)
        lines.append(f"  seat {seat} decides: {state.prompt(seat)}")
        lines += [f"    {option}" for option in options]
        lines += [f"    not {refusal.option}: {refusal.reason}" for refusal in state.refusals(seat)]
    for viewer in (SPECTATOR, *range(state.seats)):
        name = "spectator" if viewer == SPECTATOR else f"seat {viewer}"
        lines.append(f"  view of {name}: {fingerprint(game.redact(state, viewer))}")
    lines.append(f"  scores: {' '.join(map(str, game.scores(state)))}")
    return lines


def ending(game: Game, record: Record) -> list[str]:
    """Scores, winners and what decided between them."""
    state = record.state
    participants = game.participants(state)
    lines = [f"score {line.id}: {' '.join(map(str, line.points))}" for line in game.score_sheet(state)]
    lines.append(f"scores: {', '.join(f'{n} {s}' for n, s in zip(participants, game.scores(state), strict=True))}")
    lines.append(f"winners: {', '.join(participants[each] for each in game.winners(state))}")
    lines.append(f"tie-break: {game.tie_break(state) or 'none needed'}")
    return lines


# -- counts of the first decisions ----------------------------------------------------------------------------


def counts(game: Game, players: int, seed: int = 1) -> list[int]:
    """How many ways the first one, two, three... decisions of a game can go, until that becomes too many."""
    worlds = [game.start(game.setup(players, seed))]
    found: list[int] = []
    for _ in range(DEEPEST):
        following = []
        for world in worlds:
            for option in [] if world.over else offered(world.options()):
                after = world.clone()
                after.choose(option)
                following.append(after)
        found.append(len(following))
        if len(following) > MOST_LEAVES:
            break
        worlds = following
    return found


def offered(options: list[Option]) -> list[Option]:
    """The options as a list that no play changes."""
    return list(options)


def count_lines(game: Game) -> str:
    """The counts of all seat numbers as text."""
    lines = [f"players {players}: {' '.join(map(str, counts(game, players)))}" for players in game.seats]
    return "\n".join(lines) + "\n"
