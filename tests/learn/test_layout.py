"""Forms: how values become cells."""

from __future__ import annotations

from stolik.learn.layout import Bag, Bits, Choice, Items, Number


def test_numbers_lie_between_their_bounds() -> None:
    assert Number(0, 10).cells(5) == [0.5]
    assert Number(-2, 2).cells(-2) == [0.0]
    assert Number(0, 10).cells(99) == [1.0]


def test_an_unknown_choice_has_no_cell() -> None:
    assert Choice(3).cells(1) == [0, 1, 0]
    assert Choice(3).cells(-1) == [0, 0, 0]


def test_bits_and_bags() -> None:
    assert Bits(4).cells(0b1010) == [0, 1, 0, 1]
    assert Bag(4, 2, 8).cells((0, 3, 3, -1)) == [0.5, 0, 0, 1, 0.125]


def test_what_belongs_to_seats_is_turned_to_the_viewer() -> None:
    out: list[float] = []
    Items(6, Number(0, 10), each=2).write([1, 2, 3, 4], 1, 2, out)
    assert out == [0.3, 0.4, 0.1, 0.2, 0, 0]


def test_short_lists_are_filled_up() -> None:
    assert Items(3, Choice(2)).cells((1,)) == [0, 1, 0, 0, 0, 0]
