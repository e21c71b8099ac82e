"""The laws that every game obeys, checked along random games.

`obey(game, players, variants, seed)` plays one random game and raises `AssertionError` at the first broken law.
"""

from __future__ import annotations

from typing import Any

from .agenda import Decision
from .codec import CORE, dump, fingerprint
from .field import RULED, Fields
from .game import Game
from .option import NUMBER, Option
from .record import Record
from .rng import Dice
from .state import SPECTATOR, Part, State
from .view import redacted

MOST_CHOICES = 20_000
PASSING = ("key", "revealed", "offers", "events")  # what a state has and does not save


def random_game(game: Game, players: int, variants: dict[str, str], seed: int) -> State:
    """Play a random game to its end, as fast as the engine can."""
    state = game.start(game.setup(players, seed, variants))
    state.events = None
    dice = Dice(seed + 1)
    for _ in range(MOST_CHOICES):
        if state.over:
            return state
        options = state.options()
        state.choose(options[dice.below(len(options))])
    raise AssertionError(f"{game.id}: random play does not end within {MOST_CHOICES} choices")


def obey(game: Game, players: int, variants: dict[str, str], seed: int, every: int = 7) -> Record:
    """Play one random game through a record; check the cheap laws at every choice, the dear ones now and then."""
    setup = game.setup(players, seed, variants)
    record = Record(game, setup)
    assert dump(Record(game, setup).state) == dump(record.state), "the same setup gives the same start"
    fields_are_declared(record.state)
    dice = Dice(seed + 1)
    for number in range(MOST_CHOICES):
        state = record.state
        game.conserved(state)
        if state.over:
            break
        deciders = state.deciders()
        seat = deciders[dice.below(len(deciders))]
        options = state.options(seat)
        offers_are_sound(game, state, seat, options)
        option = options[dice.below(len(options))]
        steps_are_as_declared(game, state)
        if number % every == 0:
            clones_are_isolated(game, state, seat, option)
            views_are_honest(game, state, dice)
        before = state
        record.play(str(option), seat, record.version)
        if number % every == 0:
            barriers_are_set(game, before, record.state, seat, option, dice)
            undo_returns(record, before, seat)
    else:
        raise AssertionError(f"{game.id}: random play does not end within {MOST_CHOICES} choices")
    record_returns(game, record)
    ending_is_told(game, record.state)
    return record


def offers_are_sound(game: Game, state: State, seat: int, options: list[Option]) -> None:
    """Options are never empty, unique, and the same after a way through text."""
    assert options, f"seat {seat} must choose but has no option at {state.agenda[-1]!r}"
    texts = [str(option) for option in options]
    assert len(set(texts)) == len(texts), f"doubled options {texts} at {state.agenda[-1]!r}"
    for option, text in zip(options, texts, strict=True):
        assert game.vocabulary.parse(text) == option, f"{text!r} does not parse back"
        named = [arg for kind, arg in zip(option.verb.kinds, option.args) if kind is NUMBER]
        assert max(named, default=0) <= option.verb.most, f"{text!r} names more than {option.verb.most}"
    offered = {str(option) for option in options}
    for refusal in state.refusals(seat):
        assert str(refusal.option) not in offered, f"{refusal} is refused and offered at once"
    assert state.prompt(seat) is not None


def fields_are_declared(state: State) -> None:
    """Everything that a state and its parts hold stands in their tables; compiled classes cannot be asked."""
    if not hasattr(state, "__dict__"):
        return
    core = {*CORE, *PASSING}
    due = {*state.fields(), *state.declared().cached}
    held = set(vars(state)) - core  # a compiled engine keeps its own part elsewhere
    assert held == due, f"declared otherwise than held: {sorted(held ^ due)}"
    for field in state.declared().held:
        for part in getattr(state, field.name) if field.inside() else []:
            due = {*part.fields(), *part.declared().cached}
            assert set(vars(part)) == due, f"declared otherwise than held: {sorted(set(vars(part)) ^ due)}"


def steps_are_as_declared(game: Game, state: State) -> None:
    """The arguments of all steps on the agenda are within their bounds."""
    sides = len(game.participants(state))
    for step in state.agenda:
        for name in step.fields():
            found = game.argument(type(step), name).flaw(getattr(step, name), state.seats, sides)
            assert not found, f"{step!r}, {name}: {found}"


def shared(one: Any, other: Any) -> bool:
    """Whether two values have a list or a part in common."""
    if isinstance(one, (list, Part)) and one is other:
        return True
    if isinstance(one, Part):
        return any(shared(getattr(one, name), getattr(other, name)) for name in one.fields())
    return isinstance(one, (list, tuple)) and any(map(shared, one, other))


def clones_are_isolated(game: Game, state: State, seat: int, option: Option) -> None:
    """A clone is equal, and what happens to it never reaches the original; a saved state is the same state."""
    before = dump(state)
    clone = state.clone()
    assert type(clone) is type(state) and dump(clone) == before, "a clone differs from its original"
    for name in state.fields():
        assert not shared(getattr(state, name), getattr(clone, name)), f"a clone shares {name} with its original"
    for field in state.declared().held:
        for part in getattr(state, field.name) if field.inside() else []:
            assert part.values() == part.declared().of(part), f"{field.name} hold other values than declared"
    assert [str(each) for each in clone.options(seat)] == [str(each) for each in state.options(seat)]
    clone.choose(option, seat)
    assert dump(state) == before, f"'{option}' on a clone changed the original"
    loaded = game.load(before)
    assert dump(loaded) == before, "a loaded state differs from the saved one"
    loaded.choose(option, seat)
    assert dump(loaded) == dump(clone), f"'{option}' leads elsewhere after loading"


def views_are_honest(game: Game, state: State, dice: Dice) -> None:
    """A view is all that a viewer knows: dealing the unknown anew gives the same view and the same options."""
    deciders = state.deciders()
    for viewer in [SPECTATOR, *range(state.seats)]:
        view = game.redact(state, viewer)
        assert view.viewer == viewer and view.rng == 0 and not view.key
        strange = differing(state.declared(), view, redacted(state, viewer))
        assert not strange, f"viewer {viewer} does not see {strange} as it is declared"
        known = dump(view)
        world = game.determinize(view, dice)
        assert dump(view) == known, "determinizing changed the view"
        assert dump(game.redact(world, viewer)) == known, f"a world dealt for viewer {viewer} looks different to it"
        game.conserved(world)
        if viewer in deciders:
            mine = [str(option) for option in state.options(viewer)]
            assert [str(option) for option in view.options(viewer)] == mine, "a view offers other options"
            assert [str(option) for option in world.options(viewer)] == mine, "a dealt world offers other options"
            assert str(view.prompt(viewer)) == str(state.prompt(viewer))
        elif view.agenda and not view.over and isinstance(view.agenda[-1], Decision):
            assert not view.offers, f"viewer {viewer} sees the options of another seat"


def differing(fields: Fields, one: Any, other: Any) -> str:
    """The first field that differs, of those that the declaration alone rules; nothing when there is none."""
    for field in fields.held:
        mine, yours = getattr(one, field.name), getattr(other, field.name)
        inside = field.inside()
        if inside is not None:
            found = [name for name in (differing(inside, *pair) for pair in zip(mine, yours)) if name]
            if found:
                return f"{field.name}: {found[0]}"
        elif field.known != RULED and mine != yours:
            return field.name
    return ""


def barriers_are_set(game: Game, before: State, after: State, seat: int, option: Option, dice: Dice) -> None:
    """What may be undone showed the chooser nothing new: in any world it could be in, the same would be seen."""
    if after.revealed:
        return
    for _ in range(2):
        world = game.determinize(game.redact(before, seat), dice)
        world.choose(option, seat)
        seen, expected = dump(game.redact(world, seat)), dump(game.redact(after, seat))
        assert seen == expected, f"'{option}' can be undone although it showed seat {seat} something hidden"


def undo_returns(record: Record, before: State, seat: int) -> None:
    """Undo gives back exactly the state before, redo the one after."""
    if record.undoable(seat) != len(record.choices) - 1:
        return
    after = dump(record.state)
    record.undo(seat)
    assert dump(record.state) == dump(before), "undo leads elsewhere"
    record.redo(seat)
    assert dump(record.state) == after, "redo leads elsewhere"


def record_returns(game: Game, record: Record) -> None:
    """A saved record replays to the same state, and its start can be seen again."""
    for events in record.events:
        for event in events:
            assert game.events.verbs.get(event.verb.name) is event.verb, f"{event!r} is no word of the game's events"
    loaded = Record.load(record.save(), [game])
    assert fingerprint(loaded.state) == fingerprint(record.state)
    assert loaded.log(SPECTATOR) == record.log(SPECTATOR)
    half = len(record.choices) // 2
    assert dump(loaded.at(half)) == dump(record.at(half))


def ending_is_told(game: Game, state: State) -> None:
    """A finished game has scores that its sheet adds up to, and at least one winner or a winning automaton."""
    scores = game.scores(state)
    assert len(scores) == len(game.participants(state))
    lines = game.score_sheet(state)
    assert [sum(line.points[i] for line in lines) for i in range(len(scores))] == scores, "the sheet does not add up"
    assert game.winners(state)
