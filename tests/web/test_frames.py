"""Messages of an event stream: one line of data for each line of a frame, whatever people wrote."""

from __future__ import annotations

import pytest

from stolik.web.pages.frames import event


@pytest.mark.parametrize(
    "data, lines",
    [("a", ["a"]), ("a\nb\n", ["a", "b"]), ("a\n\nb", ["a", "", "b"]), ("a\rid: 9\nb", ["a id: 9", "b"])],
)
def test_no_line_of_a_frame_ends_its_message(data: str, lines: list[str]) -> None:
    head, *rest = event("frame", data, 3).decode().split("\n")
    assert [head, rest[0], *rest[-2:]] == ["event: frame", "id: 3", "", ""]
    assert rest[1:-2] == [f"data: {line}" for line in lines]
