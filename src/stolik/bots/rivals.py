"""What was learned at a table of two, laid out for more: every rival weighs as the one did, by an equal share.

Cells are counted from the viewer, so the one rival of a game of two is always the first after the viewer. For a larger
table the weights of its cells are given to the cells of each further rival in turn, and the mean of all is taken.
"""

from __future__ import annotations

from ..engine.forms import BagForm, BitsForm, EachForm, Form, OneForm, OwnedForm, PartForm, RowForm

FIRST = 1  # the rival after the viewer


def owners(form: Form) -> int:
    """How many of a form's cells stand for seats."""
    if isinstance(form, OwnedForm):
        return form.sides
    return form.size if isinstance(form, (OneForm, BitsForm, BagForm)) and form.whose else 0


def exchanged(form: Form, rival: int, to: int = 0) -> list[int]:
    """Where every cell of a form lies when the first rival and another one change places."""
    places = {FIRST: rival, rival: FIRST}
    found: list[int] = []
    if isinstance(form, PartForm):
        for each in form.forms:
            found += exchanged(each, rival, to + len(found))
    elif isinstance(form, EachForm):
        for index in range(form.count * form.width):
            owner, inside = divmod(index, form.width)
            place = places.get(owner, owner) if form.turned else owner
            found += exchanged(form.inner, rival, to + (place * form.width + inside) * form.inner.size)
    elif isinstance(form, RowForm):
        for each in [form.one] * form.near + [form.bag] * (form.size > form.near * form.one.size):
            found += exchanged(each, rival, to + len(found))
    else:
        whose = owners(form)
        found = [to + (places.get(cell, cell) if cell < whose else cell) for cell in range(form.size)]
    return found


def shared(
    fields: PartForm, sides: int, cells: list[int], weights: list[list[float]], seats: int
) -> tuple[list[int], list[list[float]]]:
    """The cells and weights of a table for two at a table of more seats."""
    found: dict[int, list[float]] = {}
    for rival in range(FIRST, seats):
        places = exchanged(fields, rival)
        turns = list(range(sides))  # behind the fields: whose turn it is
        turns[FIRST], turns[rival] = rival, FIRST
        places += [fields.size + each for each in turns]
        for index, cell in enumerate(cells):
            sums = found.setdefault(places[cell], [0.0] * len(weights))
            for knot, row in enumerate(weights):
                sums[knot] += row[index] / (seats - 1)
    used = sorted(found)
    return used, [[found[cell][knot] for cell in used] for knot in range(len(weights))]
