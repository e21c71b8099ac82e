"""A corrected row changes the rules: each test corrects a row in a copy of the game and sees the rule follow."""

from __future__ import annotations

import importlib
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import stolik.games
from stolik.engine.printed import COPIES, read, written
from stolik.games import circadians

HERE = Path(circadians.__file__).parent
NAME = "circadians_corrected"
W, A, E, G = range(4)


def part(name: str) -> Any:
    """A module of the copy."""
    return importlib.import_module(f"stolik.games.{NAME}.{name}")


class Copy:
    """The game, perhaps with a corrected row, and a table in the middle of EXECUTE with two dice in blue's garages."""

    def __init__(self) -> None:
        self.board, self.cards, self.tiles, self.pieces = map(part, ("board", "cards", "tiles", "pieces"))
        self.effects, self.rounds, self.scoring, self.automa = map(part, ("effects", "rounds", "scoring", "automa"))
        self.send, self.negotiation = part("actions.send"), part("actions.negotiation")
        self.state = part("state").blank(2)
        self.state.phase = self.pieces.EXECUTE
        self.state.faction_sides = (0, 0, 0)
        self.state.piles = [(0,)] * 3 + [(self.tiles.SHIP_FLIP,)] * 3
        self.state.reserve = [11, 13]
        self.state.garages[0:2] = [2, 5]

    def stock(self, *amounts: int) -> None:
        self.state.stock[: len(amounts)] = amounts

    def sends(self, garage: int = 0) -> list[str]:
        """The spaces to which blue's die may go."""
        return [str(option).split(" ")[1] for option in self.send.destinations(self.state, 0, garage).legal]

    def offers(self, step: Any) -> list[str]:
        return [str(option) for option in step.options(self.state)]

    def refused(self, step: Any) -> list[str]:
        return [f"{each.option}: {each.reason}" for each in step.refusals(self.state)]


Correct = Callable[[str], Copy]


@pytest.fixture
def corrected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Correct]:
    """The game with a cell written anew: table, row (its first cells, with commas), column, text; or as it is."""

    def correct(cell: str) -> Copy:
        forget()
        folder = tmp_path / str(len(list(tmp_path.iterdir())))
        shutil.copytree(HERE, folder / NAME, ignore=shutil.ignore_patterns("*.so", "table", "words", "__pycache__"))
        for table, row, column, text in [each.split(maxsplit=3) for each in cell.split(";") if each]:
            sheet = read(folder / NAME / "data", table)
            (cells,) = [each for each in sheet.rows if ",".join(each).startswith(f"{row},")]
            cells[sheet.header.index(column)] = text
            (folder / NAME / "data" / f"{table}.csv").write_text(written(sheet), encoding="utf-8")
        monkeypatch.setattr(stolik.games, "__path__", [str(folder)])
        return Copy()

    yield correct
    forget()


def forget() -> None:
    """The copy was never imported."""
    COPIES.pop(f"stolik.games.{NAME}", None)
    for name in [each for each in sys.modules if each.startswith(f"stolik.games.{NAME}")]:
        del sys.modules[name]


def mines(game: Copy) -> list[str]:
    game.stock(8)
    return [space for space in game.sends() if space.startswith("mining")]


def low_mines(game: Copy) -> list[str]:
    game.state.leaders[0] = 1 << game.cards.AKIRA
    return [space for space in game.sends() if space.startswith("mining")]


def veins(game: Copy) -> list[str]:
    game.state.current[0] = game.cards.RICH_VEINS
    game.stock(2)
    return [space for space in game.sends() if space.startswith("mining")]


def foundry(game: Copy) -> bool:
    game.stock(0, 0, 2)
    return "foundry_1" in game.sends()


def cannon(game: Copy) -> bool:
    game.state.fulfilled[0] = 1 << game.pieces.CONTRACT.ids["con_aqua_cannon"]
    game.stock(5)
    return "foundry_1" in game.sends()


def hauler(game: Copy) -> bool:
    game.state.ships[1] = game.tiles.SHIP_WATER
    game.stock(5, 1)
    return "foundry_1" in game.sends(1)


def ships_of_a_three(game: Copy) -> tuple[bool, int]:
    game.state.garages[1] = 3
    game.state.piles[3] = ()
    game.stock(0, 1, 2)
    return "foundry_1" in game.sends(1), game.send.pile_of(3)


def academies(game: Copy) -> list[str]:
    game.state.garages[1] = 3
    game.stock(9, 9, 9)
    return [space for space in game.sends(1) if space.startswith("academy")]


def dice_at_once(game: Copy) -> list[str]:
    game.stock(20)
    return game.offers(game.send.Train(0, 0, game.board.ACADEMY_1, 2))


def talks(game: Copy) -> list[str]:
    game.stock(0, 6)
    return [space for space in game.sends() if space.startswith("neg")]


def rows(game: Copy) -> int:
    game.stock(0, 99)
    return len([space for space in game.sends() if space.startswith("neg_leyrien")])


def depository(game: Copy) -> list[str]:
    game.state.garages[1] = 3
    game.state.hands[0] = (0,)
    game.stock(9, 9, 9)
    return [space for space in game.sends(1) if space.endswith("_1") and space.startswith("dep")]


def contract(game: Copy) -> bool:
    game.state.hands[0] = (game.pieces.CONTRACT.ids["con_zcharo_lamp"],)
    game.stock(0, 0, 3)
    return "dep_c12_1" in game.sends()


def second_garage(game: Copy) -> bool:
    game.stock(0, 1)
    return bool(game.sends(1))


def trades(game: Copy) -> list[str]:
    game.stock(3)
    return game.offers(game.effects.Trades(0, 1 << A, 1)) + game.refused(game.effects.Trades(0, 1 << A, 1))[:1]


def shafts(game: Copy) -> list[str]:
    game.stock(5)
    step = game.negotiation.UseAbility(0, 2)
    return game.offers(step) + game.refused(step)


def complications(game: Copy) -> list[int]:
    game.state.dice[game.board.NEG_1] = 3
    game.state.dice[game.board.NEG_1 + 1] = 5
    return list(game.negotiation.eligible(game.state, 0, 5))


def penalties(game: Copy) -> list[str]:
    game.state.hands[0] = (0, 1)
    game.state.garages[0:2] = [0, 0]
    game.stock(0, 0, 0, 1)
    return game.offers(game.negotiation.ChoosePenalty(0, 0))


def farms(game: Copy) -> list[int]:
    game.state.farms[0] = game.tiles.FARM_WATER
    return list(game.effects.free_farms(game.state, 0))


def farm_choice(game: Copy) -> list[str]:
    game.state.farm_dice[2] = 5
    return game.offers(game.rounds.FarmResource(0, 2))


def boosted(game: Copy) -> int:
    game.state.farm_dice[0:3] = [1, 0, 2]
    return int(game.rounds.effective(game.state, 0, 2))


def tokens(game: Copy) -> int:
    game.state.tokens = 1 << 7
    game.state.move_harvester(0, 7)
    return int(game.state.stock[W])


def ai_talks(game: Copy) -> int:
    game.state.ai, game.state.ai_dice, game.state.ai_gems = 1, 1, 3
    game.automa.talk(game.state, 0, 4)
    return int(game.state.ai_gems)


def archive(game: Copy) -> int:
    game.state.fulfilled[0] = 1 << game.cards.ARCHIVE
    game.state.hands[0] = (0, 1, 3, 4, 5, 6)
    return int(game.scoring.contract_effects(game.state, 0))


@pytest.mark.parametrize(
    ("cell", "asked", "before", "after"),
    [
        ("mines mining_3 number 12", mines, ["mining_1", "mining_3"], ["mining_1"]),
        ("lists akira_counts numbers 0 5 5 5 4 5 6", low_mines, ["mining_1"], []),
        ("savings ev_rich_veins amount 4", veins, ["mining_1", "mining_3"], ["mining_1"]),
        ("prices foundry amount 3", foundry, True, False),
        ("savings con_aqua_cannon amount 4", cannon, True, False),
        ("ships ship_water water 4", hauler, True, False),
        ("foundry pile_1 values 1 2 3;foundry pile_2 values 4", ships_of_a_three, (True, 1), (False, 0)),
        ("academy column_1 values 1 2 3;academy column_2 values 4", academies, ["academy_2"], ["academy_1"]),
        ("numbers academy_most value 3", dice_at_once, ["train 1", "train 2"], ["train 1", "train 2", "train 3"]),
        ("talks row_1 leyrien_cost 7", talks, ["neg_leyrien_1"], []),
        ("tables few rows 3", rows, 4, 3),
        ("columns c12 values 1 2 3", depository, ["dep_c34_1"], ["dep_c12_1", "dep_c34_1"]),
        ("contracts con_zcharo_lamp energy 4", contract, True, False),
        ("lists garage_algae numbers 0 2 2 3 4", second_garage, True, False),
        ("trades t_w_a paid 4", trades,
         ["trade t_w_a", "done", "trade t_e_a: needs 1 energy"], ["done", "trade t_w_a: needs 4 water"]),
        ("abilities jrayek_a paid 6", shafts, ["use jrayek_a", "skip"], ["skip", "use jrayek_a: needs 6 water"]),
        ("complications cp_sum8 sum 9", complications, [0], []),
        ("numbers cards_lost value 3", penalties, ["suffer cps_cards", "suffer cps_gem"], ["suffer cps_gem"]),
        ("farms farm_water die any", farms, [5, 6, 7], [5, 6, 7, 8]),
        ("printed_farms farm_3 one algae", farm_choice,
         ["produce farm_3 water", "produce farm_3 energy"], ["produce farm_3 algae", "produce farm_3 energy"]),
        ("numbers farm_boost value 2", boosted, 5, 4),
        ("numbers token_water value 4", tokens, 3, 4),
        ("talks row_2 jrayek_cost 4", ai_talks, 0, 1),
        ("scores con_archive every 3", archive, 3, 2),
    ],
)  # fmt: skip
def test_a_corrected_cell_changes_the_rules(
    corrected: Correct, cell: str, asked: Callable[[Copy], object], before: object, after: object
) -> None:
    assert asked(corrected("")) == before
    assert asked(corrected(cell)) == after
