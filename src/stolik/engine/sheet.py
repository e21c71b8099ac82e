"""A sheet: the observation of one seat, kept while a game goes on. Compiled with the rules."""

from __future__ import annotations

from array import array
from operator import attrgetter
from typing import Any, Final

from .agenda import Step
from .forms import Cells, EachForm, Form, PartForm, ViewForm
from .state import Part, State

ALL: Final = slice(None)


class Plan:
    """What is compared and where it is written: every field of a view by itself, those of seats' parts as well.

    The values of parts stand after the others, the viewer's own first.
    """

    def __init__(self, form: ViewForm) -> None:
        self.form = form
        self.forms: list[Form] = []
        self.places: list[int] = []
        self.parts: list[str] = []
        names: list[str] = ["agenda"]
        self.add(form.agenda, form.head)
        at = 2 * form.seats
        for name, each in zip(form.moment.names, form.moment.forms):
            names.append(name)
            self.add(each, at)
            at += each.size
        at = form.head + form.agenda.size
        behind: list[tuple[PartForm, int]] = []
        for name, each in zip(form.fields.names, form.fields.forms):
            inner = each.inner if isinstance(each, EachForm) and each.turned else None
            if isinstance(inner, PartForm):
                self.parts.append(name)
                behind += [(inner, at + turn * inner.size) for turn in range(form.seats)]
            else:
                names.append(name)
                self.add(each, at)
            at += each.size
        for part, start in behind:
            for each in part.forms:
                self.add(each, start)
                start += each.size
        self.plain: Any = attrgetter(*names)
        zeros = memoryview(array("f", bytes(4 * max([each.size for each in self.forms]))))
        self.blanks: list[Any] = [zeros[: each.size] for each in self.forms]

    def add(self, form: Form, at: int) -> None:
        """One more value, written from a cell on."""
        self.forms.append(form)
        self.places.append(at)

    def values(self, view: State) -> list[Any]:
        """All values of a view in the order of their forms."""
        found: list[Any] = [*self.plain(view)]
        for name in self.parts:
            holders: list[Part] = getattr(view, name)
            for turn in range(view.seats):
                found += holders[(view.viewer + turn) % view.seats].values()
        return found


class Sheet:
    """The cells of one seat's view, kept from look to look: only the values that have changed since are written anew.

    Any view may follow any other; only a like one is quick.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.row = array("f", bytes(4 * plan.form.size))
        row: Any = memoryview(self.row)
        self.cells = Cells(-1, -1, row)  # with the viewer and the seats of the last view
        self.kept: list[Any] = []  # its values
        self.spans: list[Any] = [
            row[at : at + form.size] for at, form in zip(plan.places, plan.forms)
        ]  # where each is written

    def look(self, view: State) -> None:
        """Bring the row up to date with a view."""
        plan, cells = self.plan, self.cells
        values, kept = plan.values(view), self.kept
        if cells.viewer != view.viewer or cells.seats != view.seats:
            cells.viewer, cells.seats = view.viewer, view.seats
            cells.values[ALL] = array("f", bytes(4 * plan.form.size))
            plan.form.write_table(0, cells)
            kept = []
        self.kept = values
        for index in range(len(values)):
            value: object = values[index]
            if kept and (value is kept[index] or self.same(index, value, kept[index])):
                continue
            form, at = plan.forms[index], plan.places[index]
            if form.size == 1:
                cells.put(at, 0.0)
            elif kept:
                self.spans[index][ALL] = plan.blanks[index]
            if value or not form.quiet:
                form.write(value, at, cells)

    def same(self, index: int, value: object, before: object) -> bool:
        """Whether a value is what it was; the agenda only if it holds the very same steps, which never change."""
        if index:
            return value == before
        assert isinstance(value, list) and isinstance(before, list)
        if len(value) != len(before):
            return False
        for place in range(len(value)):
            step: Step = value[place]
            if step is not before[place]:
                return False
        return True
