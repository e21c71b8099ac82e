"""PettingZoo environments: one agent for each seat, asked one after the other; automata play by themselves.

>>> env = make("<game>_v2", players=2)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     done = termination or truncation
...     env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

Rewards come at the end. `win`: 1 for winning, -1 for losing, in between for a shared win; alone, without an automaton,
-1 for the worst rating to 1 for the best. `margin`: the margin over the best opponent, or over the middle rating, as a
share of 50 points, at most 1.

>>> position = env.unwrapped.position()  # to try something, and come back
>>> env.unwrapped.restore(position)
"""

from __future__ import annotations

import secrets
from copy import copy, deepcopy
from dataclasses import dataclass
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from ..engine.errors import IllegalOption, StolikError
from ..engine.game import Game
from ..engine.rng import Dice
from ..engine.sheet import Sheet
from ..engine.state import State
from .encoding import Actions, Observations
from .registry import Entry, entry

MARGIN = 50.0
REWARDS = ("win", "margin")


class UnknownReward(StolikError):
    """No reward of that name."""


def make(name: str, **settings: Any) -> Any:
    """The environment of a registered name, with checks of the order of calls and of actions."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw(name, **settings)))


def raw(name: str, **settings: Any) -> Table:
    """The environment of a registered name, without checks."""
    return Table(entry(name), **settings)


@dataclass(frozen=True)
class Position:
    """An environment at one moment: the game, who is asked, what was earned, and what will be dealt next."""

    state: State
    dice: int
    agents: dict[str, Any]


KEPT = ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos", "agent_selection")


class Table(AECEnv):  # type: ignore[misc]
    """A game as an environment."""

    def __init__(
        self,
        registered: Entry,
        players: int = 2,
        variants: dict[str, str] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        if reward not in REWARDS:
            raise UnknownReward(f"no reward {reward!r}; expected one of: {', '.join(REWARDS)}")
        self.metadata = {"name": registered.name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.game: Game = registered.game()
        self.layout = registered.layout()
        self.setup = self.game.setup(players, 0, variants)
        self.reward = reward
        self.render_mode = render_mode
        self.actions = Actions(self.game, self.layout)
        self.observations = Observations(self.layout)
        self.sheets: list[Sheet] = []
        self.dice = Dice(secrets.randbelow(2**30))
        self.state_of_game: State = self.game.start(self.setup)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.state_of_game.seats)]
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(
                        *self.observations.bounds(), (self.observations.size,), np.float32
                    ),
                    "action_mask": gymnasium.spaces.Box(0, 1, (len(self.actions),), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: gymnasium.spaces.Discrete(len(self.actions)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """What an agent is shown: `observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """A number for every option of the game's vocabulary."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: with a seed always the same one, and after it always the same row of games."""
        if seed is not None:
            self.dice = Dice(seed)
        setup = self.game.setup(self.setup.players, self.dice.below(2**30), self.setup.variants)
        self.state_of_game = self.game.start(setup)
        self.state_of_game.events = None
        self.sheets = self.observations.sheets(self.state_of_game.seats)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.decider()]

    def decider(self) -> int:
        """The seat that chooses next; the first seat when the game is over."""
        deciders = self.state_of_game.deciders()
        return deciders[0] if deciders else 0

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent's seat sees, and which actions it has now."""
        seat = self.possible_agents.index(agent)
        view = self.game.redact(self.state_of_game, seat)
        chooses = not self.state_of_game.over and seat == self.decider()
        mask = self.actions.mask(view.options(seat) if chooses else [])
        return {"observation": self.observations.cells(view, self.sheets[seat]), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play the chosen action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seat = self.possible_agents.index(agent)
        option = self.actions.option(int(action))
        if option not in self.state_of_game.options(seat):
            raise IllegalOption(f"'{option}' is not offered now; expected an action of the mask")
        self.state_of_game.choose(option, seat)
        if self.state_of_game.over:
            for each, value in zip(self.possible_agents, rewards(self.game, self.state_of_game, self.reward)):
                self.rewards[each] = value
                self.terminations[each] = True
        else:
            self.agent_selection = self.possible_agents[self.decider()]
        self._accumulate_rewards()

    def position(self) -> Position:
        """This very moment, to come back to it by `restore` as often as wanted."""
        kept = {name: deepcopy(getattr(self, name)) for name in KEPT}
        return Position(self.state_of_game.clone(), self.dice.rng, kept)

    def restore(self, position: Position) -> None:
        """Go back to a moment of a game with the same seats and variants."""
        self.state_of_game = position.state.clone()
        self.dice.rng = position.dice
        for name, value in position.agents.items():
            setattr(self, name, deepcopy(value))

    def clone(self) -> Table:
        """Another environment at this very moment, which goes its own way."""
        twin = copy(self)
        twin.dice = Dice(0)
        twin.sheets = self.observations.sheets(len(self.sheets))
        twin.restore(self.position())
        return twin

    def render(self) -> str | None:
        """The scores in a line, in the mode `ansi`."""
        if self.render_mode != "ansi":
            return None
        scores = self.game.scores(self.state_of_game)
        names = self.game.participants(self.state_of_game)
        return f"turn {self.state_of_game.turn}: " + ", ".join(f"{n} {s}" for n, s in zip(names, scores))

    def close(self) -> None:
        """There is nothing to close."""


def rewards(game: Game, state: State, reward: str) -> list[float]:
    """What a finished game is worth to every seat."""
    scores = game.scores(state)
    if len(scores) == 1 and game.ratings:
        return [alone(game.ratings, scores[0], reward)]
    if reward == "margin":
        found = []
        for seat in range(state.seats):
            best = max([score for other, score in enumerate(scores) if other != seat], default=0)
            found.append(shortened(scores[seat] - best))
        return found
    winners = game.winners(state)
    return [2.0 / len(winners) - 1.0 if seat in winners else -1.0 for seat in range(state.seats)]


def alone(ratings: tuple[int, ...], score: int, reward: str) -> float:
    """What a game without opponents is worth: its rating, or the points beyond the middle one."""
    if reward == "margin":
        return shortened(score - ratings[len(ratings) // 2])
    return 2.0 * sum([1 for most in ratings if score > most]) / len(ratings) - 1.0


def shortened(points: int) -> float:
    """A margin as a share of a clear one, between -1 and 1."""
    return max(-1.0, min(1.0, points / MARGIN))
