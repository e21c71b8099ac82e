"""A sheet: the observation of one seat, kept while a game goes on. Compiled with the rules."""

from __future__ import annotations

from array import array
from itertools import compress, count
from operator import attrgetter, ne
from typing import Any

from .forms import Cells, EachForm, Form, PartForm, ViewForm
from .state import State


class Sheet:
    """The cells of one seat's view, kept from look to look: only the values that have changed since are written anew.

    Fields of parts are compared one by one. Any view may follow any other; only a like one is quick.
    """

    def __init__(self, form: ViewForm) -> None:
        self.form = form
        self.row = array("f", bytes(4 * form.size))
        self.seen = (-1, -1)  # the viewer and the seats of the last view
        self.kept: list[Any] = []  # its values
        self.forms: list[Form] = [form.agenda]
        self.places: list[int] = [form.head]
        self.parts: list[tuple[str, PartForm]] = []
        plain: list[str] = []
        behind: list[tuple[PartForm, int]] = []
        at = form.head + form.agenda.size
        for name, each in zip(form.fields.names, form.fields.forms):
            inner = each.inner if isinstance(each, EachForm) and each.turned else None
            if isinstance(inner, PartForm) and inner.values is not None:
                self.parts.append((name, inner))
                behind += [(inner, at + turn * inner.size) for turn in range(form.seats)]
            else:
                plain.append(name)
                self.forms.append(each)
                self.places.append(at)
            at += each.size
        self.plain: Any = attrgetter("agenda", *plain)
        for part, start in behind:
            for each in part.forms:
                self.forms.append(each)
                self.places.append(start)
                start += each.size
        self.zeros = memoryview(array("f", bytes(4 * max([each.size for each in self.forms]))))

    def look(self, view: State) -> None:
        """Bring the row up to date with a view."""
        values = self.values(view)
        changed: Any = compress(count(), map(ne, values, self.kept))
        if self.seen != (view.viewer, view.seats):
            self.seen = (view.viewer, view.seats)
            self.row = array("f", bytes(4 * self.form.size))
            changed = range(len(values))
        row: Any = memoryview(self.row)
        cells = Cells(view.viewer, view.seats, row)
        row[: self.form.head] = self.zeros[: self.form.head]
        self.form.write_head(view, 0, cells)
        for index in changed:
            form, at, value = self.forms[index], self.places[index], values[index]
            row[at : at + form.size] = self.zeros[: form.size]
            form.write(value, at, cells)
        self.kept = values

    def values(self, view: State) -> list[Any]:
        """All values of a view, those of parts after the others, the viewer's own first."""
        found: list[Any] = [*self.plain(view)]
        for name, part in self.parts:
            holders: list[Any] = getattr(view, name)
            for turn in range(view.seats):
                found += part.values(holders[(view.viewer + turn) % view.seats])
        return found
