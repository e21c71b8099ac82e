"""A seat at a served table, over its HTTP API: the same session, next to people in the browser."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from secrets import token_hex
from typing import Any

import httpx
import msgspec
from httpx_sse import connect_sse

from ..bots.hints import Hint, from_plain
from ..engine.errors import NothingToUndo, StolikError
from ..engine.game import Game
from ..engine.record import Record
from ..engine.state import SPECTATOR, State
from ..games import games as all_games
from .session import Session
from .voice import Voice

STILL_THINKING, TOO_FAST = 202, 429
PATIENCE = 20.0  # seconds for one answer
SILENCE = 90.0  # seconds without any sign before a stream counts as broken
GLANCE = 0.5  # seconds between two looks at whether somebody leaves
LOOK = 20  # so many of them without a sign, and the table is looked at again
THINKING = 1.0  # seconds between two questions to a server that is still thinking
LOBBY = 1.0  # seconds between two looks at who has taken a seat
RETRIES = (0.5, 1.0, 2.0, 5.0)  # seconds between attempts to come back; the last again and again


class Refused(StolikError):
    """What a server answered instead, in its own words."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def unreachable(error: Refused) -> bool:
    """Whether nobody answered; then it is worth asking again."""
    return error.code == "unreachable"


@dataclass(frozen=True)
class Address:
    """A table on a server, and the secret that the link held."""

    base: str
    table: str
    secret: str = ""

    @property
    def link(self) -> str:
        """The link of the table, without a secret."""
        return f"{self.base}/t/{self.table}"

    @classmethod
    def parse(cls, url: str) -> Address | None:
        """The parts of a link such as http://host/t/k7/seat/secret; None when it is none."""
        try:
            parsed = httpx.URL(url)
        except httpx.InvalidURL:
            return None
        parts = [each for each in parsed.path.split("/") if each]
        if parsed.scheme not in ("http", "https") or not parsed.host or parts[:1] != ["t"] or len(parts) not in (2, 4):
            return None
        if len(parts) == 4 and parts[2] != "seat":
            return None
        return cls(str(parsed.copy_with(raw_path=b"/")).rstrip("/"), parts[1], parts[3] if len(parts) == 4 else "")


class Server:
    """One table's API, with the secret of a seat once there is one."""

    def __init__(self, address: Address, lang: str) -> None:
        self.address = address
        self.lang = lang
        self.root = f"{address.base}/api/tables/{address.table}"
        self.client = httpx.Client(headers={"Accept-Language": lang}, params={"lang": lang}, timeout=PATIENCE)

    def holds(self, token: str) -> int:
        """The seat that a secret opens, or `SPECTATOR`; if it opens one, it is shown from now on."""
        self.client.headers["Authorization"] = f"Bearer {token}"
        seat = int(self.ask("")["seat"])
        if seat == SPECTATOR:
            del self.client.headers["Authorization"]
        return seat

    def sit(self, facts: dict[str, Any], tokens: list[str], name: str) -> tuple[int, str]:
        """A seat that one of these secrets opens, or a new one by invitation or at a public table, with its secret."""
        for token in filter(None, tokens):
            seat = self.holds(token)
            if seat != SPECTATOR:
                return seat, ""
        invite = tokens[-1]
        if not invite and not facts["options"].get("public"):
            return SPECTATOR, ""
        try:
            taken = self.ask("/join", {"invite": invite, "name": name, "number": token_hex(16)})
        except Refused as error:
            if invite or error.code != "full-table":
                raise
            return SPECTATOR, ""
        return self.holds(taken["token"]), taken["token"]

    def wait(self) -> None:
        """Until all seats are taken and the game is dealt; a server that is away for a while is asked again."""
        while True:
            try:
                if not self.ask("")["waiting"]:
                    return
            except Refused as error:
                if not unreachable(error):
                    raise
            time.sleep(LOBBY)

    def ask(self, path: str, body: dict[str, Any] | None = None, patience: int = 5) -> Any:
        """GET, or POST with a body; what the server refuses is an error with its words.

        While it is still thinking it is asked again, and so often as `patience` says when it is asked too fast.
        """
        while True:
            try:
                url = self.root + path
                answer = self.client.get(url) if body is None else self.client.post(url, json=body)
            except httpx.HTTPError as error:
                raise Refused("unreachable", f"{self.address.base}: {error or type(error).__name__}") from error
            patience -= answer.status_code == TOO_FAST
            if answer.status_code != STILL_THINKING and (answer.status_code != TOO_FAST or patience < 0):
                break
            time.sleep(THINKING)
        if answer.is_success:
            return answer.json()
        try:
            told = answer.json()
            raise Refused(str(told["error"]), str(told["message"]))
        except (ValueError, KeyError, TypeError):
            raise Refused("unknown", f"{self.address.base}: {answer.status_code} {answer.reason_phrase}") from None

    def changes(self) -> Iterator[None]:
        """One after every change, as long as the stream lasts."""
        timeout = httpx.Timeout(PATIENCE, read=SILENCE)
        with connect_sse(self.client, "GET", f"{self.root}/stream", timeout=timeout) as source:
            for event in source.iter_sse():
                if event.event == "change":
                    yield None


class Remote(Session):
    """A session at a served table."""

    chats = far = True

    def __init__(self, voice: Voice, game: Game, server: Server, seat: int) -> None:
        super().__init__(voice, game)
        self.server = server
        self.seat = seat
        self.closed = threading.Event()
        self.news: SimpleQueue[bool] = SimpleQueue()  # whether the stream is there
        self.lock = threading.Lock()  # only one asks at a time
        self.version = -1
        self.told = 0  # lines of the log that were told
        self.messages = 0  # of the chat that were heard of
        self.lines: list[str] = []
        self.chat: list[str] = []
        self.notice, self.absent = "", ""
        self.can_undo = self.can_redo = False
        self.state = game.empty()
        self.renew()
        self.listener = threading.Thread(target=self.listen, daemon=True)
        self.listener.start()

    @property
    def view(self) -> State:
        return self.state

    @property
    def undoable(self) -> bool:
        return self.can_undo

    @property
    def redoable(self) -> bool:
        return self.can_redo

    @property
    def passing(self) -> bool:
        return False  # the table itself keeps to what its people agreed on

    # -- looking --------------------------------------------------------------------------------------------

    def renew(self) -> None:
        """Look at the table again."""
        with self.lock:
            seen, facts = self.server.ask("/view"), self.server.ask("")
            self.voice.names = seen["names"]
            self.state = self.game.load(seen["state"])
            self.version = seen["version"]
            self.lines = [line["words"] for line in seen["log"]]
            if self.seat >= 0:
                offered = self.server.ask("/options")
                self.can_undo, self.can_redo = offered["undo"], offered["redo"]
            self.hear(facts)

    def hear(self, facts: dict[str, Any]) -> None:
        """What was said, what whoever runs the server tells, and who has gone away."""
        said = self.server.ask("/messages")["messages"]
        fresh = [each for each in said if each["number"] >= self.messages]
        for each in fresh:
            told = each.get("told") or self.voice.say("said", name=each["name"], text=each["text"])
            self.tell(told)
            self.messages = each["number"] + 1
        notice = facts.get("notice", "")
        if notice and notice != self.notice:
            self.tell(notice)
        self.notice = notice
        absent = ", ".join(self.voice.names[seat] for seat in facts.get("absent", ()))
        if absent != self.absent:
            self.absent = absent
            self.tell(self.voice.say("absent", names=absent) if absent else self.voice.say("present"))

    def listen(self) -> None:
        """Follow the stream; when it breaks, come back."""
        failed = 0
        while not self.closed.is_set():
            try:
                for _ in self.server.changes():
                    failed = 0
                    self.news.put(True)
                    if self.closed.is_set():
                        return
            except (httpx.HTTPError, httpx.StreamError):
                self.news.put(False)
            time.sleep(RETRIES[min(failed, len(RETRIES) - 1)])
            failed += 1

    def waits(self) -> bool:
        return not self.state.over and not self.closed.is_set()

    def step(self) -> None:
        """Wait for the next change, here or elsewhere; when the stream is silent for long, look."""
        lost, quiet = False, 0
        while not self.closed.is_set():
            try:
                there = self.news.get(timeout=GLANCE)
                quiet = 0
            except Empty:
                there, quiet = False, quiet + 1
                if quiet % LOOK:
                    continue
            try:
                if there or self.moved_on():
                    self.renew()
                    if lost:
                        self.tell(self.voice.say("back"))
                    return
            except Refused as error:
                if not unreachable(error):
                    raise
                if not lost:
                    lost = True
                    self.tell(self.voice.say("lost"))

    def moved_on(self) -> bool:
        """Whether there is something new, whatever the stream says."""
        return bool(self.server.ask("")["version"] != self.version)

    def tell(self, line: str) -> None:
        """A line beside what happens at the table."""
        self.notes.append(line)
        self.chat.append(line)

    def log(self) -> list[str]:
        return [*self.lines, *self.chat]

    def heard(self) -> list[str]:
        fresh, self.told = self.lines[min(self.told, len(self.lines)) :], len(self.lines)
        notes, self.notes = self.notes, []
        return [*fresh, *notes]

    def final(self) -> State:
        return Record.load(msgspec.json.encode(self.server.ask("/record")), all_games()).state

    # -- doing ----------------------------------------------------------------------------------------------

    def choose(self, text: str) -> None:
        self.do("/choose", {"option": text, "version": self.version})

    def undo(self) -> None:
        self.do("/undo", {"version": self.version})

    def redo(self) -> None:
        self.do("/redo", {"version": self.version})

    def do(self, path: str, body: dict[str, Any]) -> None:
        """Change something, and look at what came of it; also when it was refused because something is new."""
        try:
            self.server.ask(path, body)
        except Refused as error:
            if unreachable(error):
                raise Refused(error.code, self.voice.say("lost")) from error
            self.renew()
            if error.code == "nothing-to-undo":
                raise NothingToUndo(str(error)) from error
            raise
        self.renew()

    def hints(self) -> list[Hint]:
        return [from_plain(self.game, each) for each in self.server.ask("/hint", {"version": self.version})["hints"]]

    def say(self, text: str) -> None:
        if text:
            self.server.ask("/messages", {"text": text})

    def close(self) -> None:
        self.closed.set()

    def farewell(self) -> str:
        self.close()
        return "" if self.seat == SPECTATOR or self.over else self.voice.say("rejoin", url=self.server.address.link)
