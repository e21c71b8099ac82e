"""Correcting a copy on the page: only who holds the secret that the server printed when it was started.

A row is corrected in a form with a drawing beside it, checked as `stolik data check` does, and written whole or not at
all. New tables are made with the corrected copy at once; those that are being played keep the facts they began with.
"""

from __future__ import annotations

import asyncio
import os
import re
from pathlib import Path
from tempfile import mkdtemp

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from ... import games
from ...engine.game import Game
from ...engine.printed import ID, MARK, MARKS, BadCopy, Column, parsed
from ...games import copies
from ...games import mistakes as sentences
from ...games.corrections import amended, folder_for, row_of, unfit
from ...words import Words
from ..errors import TableError
from ..people.person import Person, person_of
from ..server import Server, server_of
from ..tokens import matches
from . import printed, stage
from .answers import json, page, see, wants_json
from .contexts import CorrectedCell, CorrectionPage
from .data import OWNER, is_owner, label_of
from .drafting import Draft, Wrong, drafted
from .forms import fields_of
from .home import card
from .language import words as words_of

MOST_COPIES = 50  # in a library
MOST_TWINS = 150  # editions that a process has read: some megabytes each
MONTH = 30 * 86400
LISTED = ("names", "numbers", "call", "text")
RANGE = re.compile(r"a number from (-?\d+) to (-?\d+)")
ONE_OF = re.compile(r"one of: (.*)")
SO_MANY = re.compile(r"(\d+) numbers")


# -- who ------------------------------------------------------------------------------------------------------------


async def enter(request: Request) -> Response:
    """The owner's link: exchanged for a cookie, so that the secret does not stay in the address."""
    server, token = server_of(request), request.path_params["token"]
    if len(token) > 64 or not matches(token, server.settings.owner):
        raise TableError("wrong-token", 403)
    first = next((each for each in server.games() if each.copy), server.games()[0])
    response = see(f"/provenance/{first.id}")
    response.set_cookie(
        OWNER, token, max_age=MONTH, path="/", httponly=True, samesite="strict", secure=server.settings.https
    )
    return response


def owned(request: Request) -> tuple[Server, Person, Game]:
    """The server, the person and the game, if it is the owner who asks."""
    if not is_owner(request):
        raise TableError("not-owner", 403)
    server = server_of(request)
    return server, person_of(request), server.find(request.path_params["game"])


async def make(request: Request) -> Response:
    """A new copy of a game, with our facts."""
    server, _, game = owned(request)
    name = (await fields_of(request)).get("name", "").strip().lower()
    library = Path(server.settings.library)
    if not server.settings.library or game.copy or not printed.sheets(game):
        raise TableError("not-found", 404)
    if not copies.NAME.fullmatch(name):
        raise TableError("copy-name", 422)
    async with server.drafts.writing:
        if f"{game.id}@{name}" in games.ids() or len(copies.labels()) >= MOST_COPIES:
            raise TableError("copy-exists", 409, name=name)
        made = await asyncio.to_thread(new_copy, library, game, name)
    server.offer(made)
    return see(f"/provenance/{made.id}")


def new_copy(library: Path, game: Game, name: str) -> Game:
    """Write a copy and read it; it appears in the library when it is whole."""
    library.mkdir(parents=True, exist_ok=True)
    draft = Path(mkdtemp(dir=library, prefix=".new-"))
    draft.chmod(0o755)
    copies.export(game, draft)
    (draft / copies.LABEL).write_text(f'game = "{game.id}"\nname = "{name}"\n', encoding="utf-8")
    folder = folder_for(library, game, name)
    os.rename(draft, folder)
    made = games.renew(f"{game.id}@{name}")
    copies.keep(copies.labelled(folder), made)
    return made


# -- the form -------------------------------------------------------------------------------------------------------


class Form:
    """A row of a copy that is being corrected."""

    def __init__(self, request: Request) -> None:
        self.server, self.person, self.game = owned(request)
        self.table, self.row = request.path_params["table"], request.path_params["row"]
        if not self.game.copy or self.table not in printed.sheets(self.game):
            raise TableError("not-found", 404)
        self.label = label_of(self.game)
        self.words = words_of(self.person.lang, self.game)
        self.sheet = printed.sheets(self.game)[self.table]
        self.cells: dict[str, str] = {}
        self.remove = False
        self.before = ""
        self.read()
        self.cells = dict(zip(self.there.header, self.now or [""] * len(self.there.header)))
        self.before = "|".join(self.now)

    def read(self) -> None:
        """The row as it lies in the file."""
        self.text, self.number = row_of(self.label, self.table, self.row)
        self.there = parsed(self.table, self.text)
        if self.number < 0:
            raise TableError("not-found", 404)
        self.fresh = self.number == len(self.there.rows)
        self.now = [] if self.fresh else self.there.rows[self.number]

    def take(self, fields: dict[str, str]) -> None:
        """What somebody wrote into the form."""
        for column in self.there.header:
            if column != ID:
                self.cells[column] = fields.get(f"cell_{column}", self.cells[column]).strip()
        self.remove = "remove" in fields and ID not in self.there.header and not self.fresh
        self.before = fields.get("before", "")

    def draft(self) -> str:
        """The whole table as it would be."""
        given = {column: cell for column, cell in self.cells.items() if self.fresh or column != ID}
        return amended(self.text, self.number, None if self.remove else given)

    async def tried(self, thorough: bool) -> Draft:
        """What comes of it, read by a helper process; cells that no table can hold are not even tried."""
        bad = unfit(self.cells)
        if bad:
            expected = self.words.say("data-want-short")
            return Draft(tuple(Wrong(self.table, self.place, each, self.cells[each], expected) for each in bad))
        return await self.server.drafts.do(
            drafted, self.label.folder, self.table, self.draft(), self.row, self.person.lang, thorough
        )

    @property
    def place(self) -> int:
        """The number of the row in mistakes, which count rows with ids in our order."""
        ids = printed.ids_of(self.sheet)
        return 1 + (ids.index(self.row) if self.row in ids else self.number)

    def mine(self, mistake: Wrong) -> bool:
        """Whether a mistake belongs to a field of the form."""
        return (mistake.table, mistake.row) == (self.table, self.place) and mistake.column in self.there.header

    def field(self, column: str, mistakes: tuple[Wrong, ...]) -> CorrectedCell:
        """The field of a column."""
        known = self.sheet.bounds.get((self.row, column)) or self.sheet.columns.get(column)
        facts = known or Column(
            column, "name" if column == MARK else "text", 0, 0, MARKS if column == MARK else (), True
        )
        names = printed.names(self.game, self.person.lang)
        among = [(each, names.get(each, each)) for each in facts.among]
        if column == MARK:
            among = [(each, self.words.say(f"provenance-{each}")) for each in MARKS]
        elif facts.kind == "call":  # an effect is best written as others are
            at = self.there.header.index(column)
            among = [(each, each) for each in sorted({row[at] for row in self.there.rows if row[at]})]
        wrong = next((each for each in mistakes if self.mine(each) and each.column == column), None)
        ours = dict(zip(printed.ids_of(self.sheet), printed.rows(self.game, self.person.lang, self.table)))
        title = printed.title(self.words, "column", column)
        row = ours.get(self.row)
        before = next((each.ours for each in row.cells if each.title == title and each.differs), "") if row else ""
        return CorrectedCell(
            column, title, "fixed" if column == ID else "list" if facts.kind in LISTED else facts.kind, self.cells[column],
            facts.least, facts.most, among, facts.empty or not self.cells[column], expectation(self.words, facts),
            said(self.words, wrong) if wrong else "", before,
        )  # fmt: skip

    def page(self, request: Request, draft: Draft, status: int = 200, notice: str = "") -> Response:
        """The form with what is wrong in it, and the drawing."""
        others = [sentences.told(str(each), self.person.lang) for each in draft.mistakes if not self.mine(each)]
        told = printed.rows(self.game, self.person.lang, self.table)
        row = next((printed.drawn(self.game, self.person.lang, each) for each in told if each.key == self.row), None)
        picture = Markup(draft.picture) if draft.picture else row.picture if row else Markup("")
        ground = stage.named(draft.ground or stage.ground(self.game, self.person.lang))
        context = CorrectionPage(
            card(self.game, self.person.lang), self.words, ground,
            printed.table(self.game, self.person.lang, self.table), self.row, row.name if row and row.id else "",
            [self.field(column, draft.mistakes) for column in self.there.header], self.before,
            [notice, *others] if notice else others, picture, Markup("") if picture else whole_board(self.game),
            ID not in self.there.header, self.fresh,
        )  # fmt: skip
        return page(request, "data-form.html", context, self.person, status)

    def conflict(self) -> str:
        """What somebody else has written into this row since the form was made; nothing when nobody has."""
        now = "|".join(self.now)
        return "" if now == self.before else self.words.say("data-conflict", row=now.replace("|", ", ") or "–")

    def write(self) -> None:
        """Write the table, keeping the edition before, and read the new one; what cannot be read is taken back."""
        copies.keep(self.label, self.game)
        path = self.label.folder / f"{self.table}.csv"
        good = path.read_bytes()
        copies.replace(path, self.draft().encode())
        try:
            copies.keep(self.label, games.renew(self.label.id))
        except BadCopy:
            copies.replace(path, good)
            raise


def whole_board(game: Game) -> Markup:
    """The board, for rows that have no picture of their own."""
    width, height = stage.size_of(game)
    return Markup(f'<svg class="picture" viewBox="0 0 {width:g} {height:g}"><use href="#ground"/></svg>')


def expectation(words: Words, column: Column) -> str:
    """What may stand in a column."""
    if column.kind in ("number", "numbers"):
        return words.say(f"data-want-{column.kind}", least=column.least, most=column.most)
    if column.kind == "names":
        return words.say("data-want-names", names=" ".join(column.among))
    return words.say("data-want-call") if column.kind == "call" else ""


def said(words: Words, mistake: Wrong) -> str:
    """A mistake in the person's language, where it is one of the usual ones."""
    if found := RANGE.fullmatch(mistake.expected):
        return words.say("data-want-number", least=int(found[1]), most=int(found[2]))
    if found := ONE_OF.fullmatch(mistake.expected):
        return words.say("data-want-one", names=found[1])
    if found := SO_MANY.fullmatch(mistake.expected):
        return words.say("data-want-many", count=int(found[1]))
    lang = words.lang
    return words.say(
        "data-want", found=sentences.phrase(mistake.found, lang), expected=sentences.phrase(mistake.expected, lang)
    )


# -- pages ----------------------------------------------------------------------------------------------------------


async def show(request: Request) -> Response:
    """The form of a row."""
    return Form(request).page(request, Draft())


async def draw(request: Request) -> Response:
    """The corrected thing before it is saved: for our script as JSON, else the page of the form."""
    form = Form(request)
    form.take(await fields_of(request))
    draft = await form.tried(thorough=False)
    if not wants_json(request):
        return form.page(request, draft, 422 if draft.mistakes else 200)
    return json(
        {
            "picture": draft.picture,
            "ground": str(stage.named(draft.ground)),
            "fields": {each.column: said(form.words, each) for each in draft.mistakes if form.mine(each)},
            "mistakes": [sentences.told(str(each), form.person.lang) for each in draft.mistakes if not form.mine(each)],
        }
    )


async def save(request: Request) -> Response:
    """Write a corrected row into the copy, if games can be played with it."""
    form = Form(request)
    form.take(await fields_of(request))
    async with form.server.drafts.writing:
        form.read()
        conflict = form.conflict()
        if conflict:
            form.before = "|".join(form.now)
            return form.page(request, Draft(), 409, conflict)
        if len(copies.TWINS.folders) >= MOST_TWINS:
            raise TableError("many-editions", 503)
        draft = await form.tried(thorough=True)
        if draft.mistakes:
            return form.page(request, draft, 422)
        await asyncio.to_thread(form.write)
    return see(f"/provenance/{form.label.id}/{form.table}#row-{'' if form.remove else form.row}")
