"""The full screen: map, mats, hand, options and log as panes over one session, by keys and mouse."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Sequence
from dataclasses import replace
from threading import Lock
from typing import ClassVar

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Label, OptionList, Static
from textual.widgets.option_list import Option as Item
from textual.worker import get_current_worker

from ...engine.errors import NothingToUndo, StolikError
from ...engine.option import Option
from ...engine.place import Place, meant
from ..about import about, explained, told
from ..listing import cut_to, shortened, tall
from ..rows import YES
from ..screen import score_table
from ..session import COMMANDS, Session
from .board import Map
from .mats import Chronicle, Pane, fitting, held, latest, lettered, mats
from .paper import Curtain, Line, Paper
from .style import EDGES, STYLE
from .theme import Themed

CLOCK = 2  # numbers of the whole table that stand in the title
LISTED = 65  # percent of its column that the list of options takes at most
NARROW = 80  # columns; in fewer the map gives way to the options
WIDE, TALL = 120, 34  # from here on all panes are shown at once
ROOMY = 45  # rows; from here on the lower panes are nearly as tall as the map
TALLER = 29  # rows; from here on there is room for the log below the options
OWN = 2  # lines of each row beside the map; the table tells all of it
NEWS = 2  # lines of what happened lately, below the map


class TableApp(Themed[None]):
    """A session on the full screen."""

    CSS = EDGES + STYLE
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q,ctrl+c", "leave", priority=True),
        ("q", "leave"), ("u", "undo"), ("r", "redo"), ("h", "hint"), ("w", "why"), ("a", "ask"), ("colon", "line"),
        ("question_mark,f1", "help"), ("m,f2", "pane('map')"), ("p,f3", "pane('mat')"), ("c,f4", "pane('hand')"),
        ("l,f5", "pane('log')"), ("escape", "widen"), ("enter", "go_on"), ("space", "pause"),
        ("s", "talk"), ("tab", "app.focus_next"), ("z", "zoom"),
        *[(str(digit), f"digit('{digit}')") for digit in range(10)], ("backspace", "erase"),
    ]  # fmt: skip

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.voice = session.voice
        self.narrow: list[Place] = []  # only options that name these are offered
        self.number = ""  # digits typed so far
        self.holding = False  # the last choice may still be taken back before others go on
        self.paused = False
        self.following = False  # whether the others are choosing, beside the screen
        self.turnstile = Lock()
        self.looking = session.seat
        self.fresh: list[str] = []  # what happened since the person's last choice
        self.ended = False
        self.acting = False  # whether a server has been asked to change something
        self.offer: tuple[str, ...] = ()  # the question and options that are shown
        self.texts: list[str] = []  # of all options, as they were when these were shown
        self.clock: list[str] = []  # the year, the round and the like
        self.handled: set[str] = set()  # the labels of own rows that held something to choose
        self.cut: set[int] = set()  # the numbers of options that the list does not tell whole

    @property
    def table(self) -> Screen[None]:
        """The screen below all sheets that lie over it."""
        return self.screen_stack[0]

    def compose(self) -> ComposeResult:
        say = self.voice.say
        yield Label(self.voice.words.say("title"), id="title", markup=False)
        with Horizontal(id="table"):
            with Vertical(id="left", classes="map"):
                board = Map(self.session)
                board.add_class("pane")
                board.border_title = say("pane-map")
                yield board
                with Horizontal(id="lower"):
                    for name in ("mat", "hand"):
                        pane = Pane(Static(id=f"{name}-text", markup=False), id=name, classes="pane")
                        pane.border_title = say(f"pane-{name}")
                        yield pane
                    yield self.chronicle("log")
            with Vertical(id="right"):
                yield Static(id="question", markup=False)
                yield OptionList(id="options", markup=False)
                yield Static(id="own", markup=False)
                yield self.chronicle("chronicle")
        yield Static(id="coach", markup=False)
        yield Static(id="news", markup=False)
        yield Static(id="detail", markup=False)
        yield Label("", id="keys", markup=False)

    def chronicle(self, id: str) -> Chronicle:
        """A pane of what happened: among the others, or where there is room below the options."""
        log = Chronicle(id=id, classes="pane", wrap=True, markup=False, highlight=False, min_width=20)
        log.border_title = self.voice.say("pane-log")
        return log

    def on_mount(self) -> None:
        self.title = self.voice.words.say("title")
        if not self.session.places:
            self.action_pane("mat")
        for each in (signal.SIGTERM, signal.SIGHUP):  # whoever ends the program finds the terminal as it was
            asyncio.get_running_loop().add_signal_handler(each, self.action_leave)
        self.fit(self.size.width, self.size.height)
        self.table.query_one("#options", OptionList).focus()
        self.holding = self.session.passing  # a game that was left before the others went on
        self.renew()
        self.go_on()

    def on_resize(self, event: events.Resize) -> None:
        self.fit(event.size.width, event.size.height)

    def fit(self, width: int, height: int) -> None:
        """All panes at once where there is room."""
        wide = width >= WIDE and height >= TALL
        self.table.set_class(wide, "wide")
        self.table.set_class(wide and height >= ROOMY, "roomy")
        self.table.set_class(not wide and width >= NARROW and height >= TALLER, "tall")
        self.table.set_class(width < NARROW, "narrow")
        self.call_after_refresh(self.refit)

    def refit(self) -> None:
        """Lists and mats as their new sizes hold them; what is in hand stays in hand."""
        listed = self.table.query_one("#options", OptionList)
        before, at, self.offer = self.offer, listed.highlighted, ()
        self.show_rows()
        self.show_edges()
        self.show_options()
        if self.offer == before:
            listed.highlighted = at

    # -- showing --------------------------------------------------------------------------------------------

    def renew(self) -> None:
        """Show the session as it is now."""
        session = self.session
        if session.seat != self.looking:
            self.looking = session.seat
            self.push_screen(Curtain(self.voice.say("curtain", name=self.voice.names[session.seat])))
        self.show_log()
        self.show_rows()
        self.show_options()
        self.show_edges()
        coach = self.table.query_one("#coach", Static)
        coach.update(session.coach())
        coach.display = bool(session.coach())
        if session.over and not self.ended:
            self.ended = True
            self.show_scores()

    def show_edges(self) -> None:
        """The title with everybody's points, and the keys: as much as a line has room for."""
        turn = self.voice.say("turn-number", number=self.session.view.turn)
        told = [self.title, turn, *self.clock, self.session.standing()]
        while len(told) > 1 and cell_len(" · ".join(told)) > self.size.width - 2:
            told.pop(0)  # everybody's points matter most
        self.table.query_one("#title", Label).update(" · ".join(told))
        self.table.query_one("#keys", Label).update(fitting(self.voice.say(self.keys), self.size.width))

    @property
    def keys(self) -> str:
        """The words that tell the keys."""
        return "keys-watch" if self.session.seat < 0 else "keys-chat" if self.session.chats else "keys"

    def show_log(self) -> None:
        """What happened; after something was taken back, anew."""
        self.fresh += self.session.heard()
        self.table.query_one("#news", Static).update(latest(self.fresh, NEWS * (self.size.width - 6)))
        for log in self.table.query(Chronicle):
            log.tell(self.session.log())

    def show_rows(self) -> None:
        """Mats: own rows first, then the others' and what is common. The hand: what only the seat knows or may use."""
        session, names = self.session, self.voice.participants(self.session.view)
        rows = session.rows
        counts = [row for row in rows if row.side < 0 and row.counted and row.text.isdecimal()]
        self.clock = [f"{row.label}: {row.text}" for row in counts[:CLOCK]]
        self.clock += [row.label for row in rows if row.side < 0 and row.text == YES]  # such as the last turns
        used = {pair for option in session.options for pair in zip(option.verb.kinds, option.args)}
        own = [row for row in rows if row.side == session.seat >= 0]
        hand = [row for row in own if row.secret or used.intersection(row.things)]
        self.handled |= {row.label for row in hand}
        own.sort(key=lambda row: (not row.counted, row.label not in self.handled))  # numbers first, then the hand
        self.table.query_one("#mat-text", Static).update(mats(session, own))
        if session.seat < 0:  # whoever looks on sees everybody's numbers
            own = [
                replace(row, label=f"{names[row.side]}, {row.label}") for row in rows if row.side >= 0 and row.counted
            ]
        room = OWN * (self.table.query_one("#right").size.width - 3)
        self.table.query_one("#own", Static).update(
            lettered([replace(row, text=cut_to(row.text, room - cell_len(row.label) - 8)) for row in own])
        )
        self.table.query_one("#hand-text", Static).update(
            held(hand, self.voice.words) if hand else self.voice.say("no-hand")
        )

    def offered(self) -> list[int]:
        """The numbers of the options that are shown: those that name all the places clicked so far."""
        places = self.session.places
        return [
            number
            for number, option in enumerate(self.session.options, 1)
            if all(each.key in [place.key for place in meant(option, places)] for each in self.narrow)
        ]

    def asked(self) -> tuple[str, list[int], list[tuple[str, str]]]:
        """The question, the numbers of the game's options, and what else there is to choose: ids with their words."""
        session, say = self.session, self.voice.say
        if self.holding:
            return say("confirm-full"), [], [(id, say(f"choice-{id}")) for id in ("go", "undo")]
        if session.asked:
            return f"{self.voice.names[session.seat]}: {session.question()}", self.offered(), []
        if session.over:
            return say("game-over"), [], [(id, say(f"choice-{id}")) for id in ("scores", "leave")]
        deciders = [self.voice.names[seat] for seat in session.view.deciders()]
        return say("waits-for", names=", ".join(deciders)), [], []

    def show_options(self) -> None:
        """The question and its options, on the list and on the map; what is chosen there stays while it is the same."""
        session = self.session
        question, numbers, others = self.asked()
        self.texts = [str(option) for option in session.options]
        told = [session.said(session.options[number - 1]) for number in numbers]
        offer = (question, *map(str, numbers), *told, *[text for _, text in others])
        if offer != self.offer:
            self.offer = offer
            self.table.query_one("#question", Static).update(question)
            self.fill(numbers, others)
        self.table.query_one(Map).show(self.marked(numbers))

    def marked(self, numbers: Sequence[int]) -> list[tuple[str, Option]]:
        """The options whose places are lit on the map, each with its label."""
        return [(str(number), self.session.options[number - 1]) for number in numbers]

    def fill(self, numbers: Sequence[int], others: Sequence[tuple[str, str]]) -> None:
        """Put options on the list; many that do not fit take one line each, and the one in hand is told below."""
        listed, options = self.table.query_one("#options", OptionList), self.session.options
        listed.clear_options()
        width = len(str(len(options)))
        column = self.table.query_one("#right").size
        room, most = column.width - width - 3, column.height * LISTED // 100
        told = [self.session.said(options[number - 1]) for number in numbers]
        short = shortened(told, room) if tall(told, room) > most else told
        many = tall(short, room) > most
        for number, each in zip(numbers, short, strict=True):
            text = Text(cut_to(each, room) if many else each)
            row = Table.grid(padding=(0, 1))
            row.add_row(Text(f"{number:>{width}}", style="bold"), text)
            listed.add_option(Item(row, id=str(number)))
        self.cut = {
            number
            for number, long, each in zip(numbers, told, short, strict=True)
            if long != each or (many and tall([each], room) > 1)
        }
        listed.add_options([Item(Text(text), id=id) for id, text in others])
        if listed.option_count:
            listed.highlighted = 0

    def show_scores(self) -> None:
        """The score sheet over the table."""
        self.sum_up()

    @work(thread=True, group="scores", exclusive=True)
    def sum_up(self) -> None:
        """The whole state may have to be fetched."""
        session = self.session
        try:
            sheet = score_table(session.game, session.final(), self.voice)
        except StolikError as error:
            self.call_from_thread(self.notify, str(error))
            return
        self.call_from_thread(self.lay, sheet)

    def tell(self, text: str | Text) -> None:
        """A line or two below the table."""
        self.table.query_one("#detail", Static).update(text)

    def read(self, lines: list[str]) -> None:
        """Words on a sheet."""
        self.lay(Text("\n".join(lines)))

    def lay(self, sheet: RenderableType) -> None:
        """A sheet over the table."""
        self.push_screen(Paper(sheet, self.voice.say("paper-foot")))

    # -- going on -------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Others choose until the person is asked."""
        with self.turnstile:
            if self.session.waits() and not self.holding and not self.following:
                self.following = True
                self.follow()

    @work(thread=True)
    def follow(self) -> None:
        """Step after step beside the screen, which stays alive."""
        worker = get_current_worker()
        while True:
            with self.turnstile:
                if worker.is_cancelled or self.paused or not self.session.waits():
                    self.following = False
                    return
            try:
                self.session.step()
            except StolikError as error:
                self.call_from_thread(self.notify, str(error), severity="error")
                self.following = False
                return
            if not worker.is_cancelled:
                self.call_from_thread(self.renew)

    def choose(self, number: int) -> None:
        """Play an option by its number, as it is shown: the table may have moved on meanwhile."""
        if number <= len(self.texts):
            text = self.texts[number - 1]
            self.act(lambda: self.session.choose(text))

    def act(self, change: Callable[[], None], refused: str = "") -> None:
        """Change something at the table; where the answer comes from afar, the screen stays alive meanwhile."""
        if self.acting:
            return
        self.fresh = []
        if not self.session.far:
            self.acted(tried(change, refused))
            return
        self.acting = True
        self.tell("…")
        self.act_afar(change, refused)

    @work(thread=True, group="act")
    def act_afar(self, change: Callable[[], None], refused: str) -> None:
        """Ask the server, and show what came of it."""
        self.call_from_thread(self.acted, tried(change, refused))

    def acted(self, wrong: str) -> None:
        """Something was done, or refused for a reason."""
        self.acting = False
        if wrong:
            said = self.voice.say(wrong) if wrong.startswith("nothing-to-") else wrong
            self.notify(said, severity="warning")
        self.holding, self.narrow, self.number = self.session.passing and not wrong, [], ""
        self.tell("")
        self.renew()
        self.explain()
        board = self.table.query_one(Map)
        if not board.lit or not board.has_focus:
            self.table.query_one("#options", OptionList).focus()
        self.go_on()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        id = event.option.id or ""
        if event.option not in event.option_list.options:
            return  # a key that was under way while the list changed
        if self.number and id != "go":
            self.action_go_on()
        elif id.isdecimal():
            self.choose(int(id))
        else:
            self.take(id)

    def take(self, id: str) -> None:
        """What else there was to choose."""
        {"go": self.action_go_on, "undo": self.action_undo, "scores": self.show_scores, "leave": self.action_leave}[
            id
        ]()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """What the option names is explained below, and found on the map."""
        self.explain()

    def explain(self) -> None:
        """Tell of the option in hand."""
        listed, options = self.table.query_one("#options", OptionList), self.session.options
        id = listed.highlighted_option.id or "" if listed.highlighted_option is not None else ""
        if not id.isdecimal() or int(id) > len(options):
            self.tell("")
            return
        self.tell(self.explanation(int(id)))
        self.table.query_one(Map).point(options[int(id) - 1])

    def explanation(self, number: int) -> Text:
        """An option in full where the list cuts it, and what it names."""
        option, told = self.session.options[number - 1], Text(f"> {self.number}  " if self.number else "")
        if number in self.cut:
            told.append(f"{self.session.said(option)}  ", "bold")
        return told.append(explained(self.session, option))

    def on_map_chosen(self, event: Map.Chosen) -> None:
        """A place: the option that names it, or fewer to choose from; of others, what they are."""
        place = event.place
        if event.by_key and (self.holding or self.number):
            self.action_go_on()
            return
        if place.key not in self.table.query_one(Map).lit:
            self.read(told(self.session, (place.kind, place.id)))
            return
        self.narrow.append(place)
        numbers = self.offered()
        if len(numbers) == 1:
            self.choose(numbers[0])
        else:
            self.show_options()

    def on_map_pointed(self, event: Map.Pointed) -> None:
        place, words = event.place, self.voice.words
        standing = [words.phrase("stands", each.said, self.voice.names) for each in place.pieces]
        text = words.thing(place.kind, place.id) + (f": {'; '.join(standing)}" if standing else "")
        self.tell(text)

    # -- keys -----------------------------------------------------------------------------------------------

    def action_go_on(self) -> None:
        """Enter: let the others go on, or play the number that was typed."""
        if self.holding:
            self.holding = False
            self.renew()
            self.go_on()
        elif self.number and 1 <= int(self.number) <= len(self.session.options):
            self.choose(int(self.number))
        elif self.number:
            self.action_erase()

    def action_digit(self, digit: str) -> None:
        """A digit of a number: its option is shown on the list, Enter plays it."""
        most = len(self.session.options)
        typed = self.number + digit
        self.number = typed if 1 <= int(typed) <= most else digit
        if not 1 <= int(self.number) <= most:  # Enter then plays nothing
            self.tell(self.voice.say("numbers", most=most))
            return
        self.narrow = []
        self.show_options()
        self.table.query_one("#options", OptionList).highlighted = int(self.number) - 1
        self.tell(self.explanation(int(self.number)))

    def action_erase(self) -> None:
        """No number after all."""
        self.number = ""
        self.tell("")

    def action_widen(self) -> None:
        """All options again."""
        self.narrow = []
        self.action_erase()
        self.show_options()

    def action_undo(self) -> None:
        """Take the last choice back."""
        if self.free:
            self.act(self.session.undo, "nothing-to-undo")

    def action_redo(self) -> None:
        """Make it again."""
        if self.free:
            self.act(self.session.redo, "nothing-to-redo")

    @property
    def free(self) -> bool:
        """Whether no bot is choosing."""
        return self.holding or self.session.far or not self.session.waits()

    def action_pane(self, name: str) -> None:
        """Show a pane, and give it the keys."""
        if self.screen.maximized is not None:
            self.action_zoom()
        left = self.table.query_one("#left")
        left.set_classes([name])
        wide = self.table.has_class("wide") and name == "log"
        self.table.query_one("#chronicle" if wide else f"#{name}").focus()

    def action_zoom(self) -> None:
        """One pane over the whole screen, or back."""
        if self.screen.maximized is not None:
            self.screen.minimize()
        elif self.focused is not None:
            self.screen.maximize(self.focused)

    def action_hint(self) -> None:
        """What a bot would do."""
        if self.session.asked:
            self.tell(self.voice.say("thinking"))
            self.advise()

    @work(thread=True, group="hint", exclusive=True)
    def advise(self) -> None:
        """A second or two beside the screen."""
        try:
            lines = self.session.hinted()
        except StolikError as error:
            lines = [str(error)]
        self.call_from_thread(self.tell, "")
        self.call_from_thread(self.read, lines)

    def action_why(self) -> None:
        """Why the question, and why not other things."""
        if self.session.asked:
            self.read(self.session.why() or [self.voice.say("no-why")])

    def action_help(self) -> None:
        """Keys, and the signs of the map."""
        words = self.voice.words
        lines = [self.voice.say("help-full")]
        if words.has("map-legend"):
            lines += ["", words.say("map-legend")]
        self.read(lines)

    def action_ask(self) -> None:
        """About what?"""
        self.action_line("about ")

    def action_talk(self) -> None:
        """Say something, where people can talk."""
        if self.session.chats:
            self.action_line("say ")

    def action_line(self, text: str = "") -> None:
        """A line as in the line mode."""
        self.push_screen(Line(self.voice.say("line-foot"), text), self.serve)

    def serve(self, line: str | None) -> None:
        """What was typed: an option, or a command with a word."""
        if not line:
            return
        option = self.session.chosen(line)
        if option:
            self.choose([str(each) for each in self.session.options].index(option) + 1)
            return
        word, _, rest = line.partition(" ")
        command = next((name for name, known in COMMANDS.items() if word.lower() in known), "about")
        if command == "about":
            self.read(about(self.session, rest.strip() if word.lower() in COMMANDS["about"] else line))
        elif command == "save" and self.session.saves:
            self.read([self.session.save(rest.strip())])
        elif command == "say" and self.session.chats:
            self.act(lambda: self.session.say(rest.strip()))
        elif command in ("board", "map", "log"):
            self.action_pane({"board": "mat"}.get(command, command))
        elif command == "quit":
            self.action_leave()
        elif command in ("undo", "redo", "hint", "why", "help"):
            getattr(self, f"action_{command}")()

    def action_pause(self) -> None:
        """Hold the bots, or let them go on."""
        if self.session.seat < 0:
            self.paused = not self.paused
            self.go_on()

    def action_leave(self) -> None:
        """Leave; everything is saved already."""
        self.session.close()
        self.workers.cancel_all()
        self.exit()


def tried(change: Callable[[], None], refused: str) -> str:
    """Do something; why it could not be done: what the server or the coach says, or that there is nothing to undo."""
    try:
        change()
    except NothingToUndo as error:
        return refused or str(error)
    except StolikError as error:
        return str(error)
    return ""
