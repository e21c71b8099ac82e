"""The postman: sends what is due, heeds quiet hours and digests, tries again a few times, and tells nothing secret."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from datetime import datetime, timedelta
from datetime import time as hour_of
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo

import aiosmtplib
import msgspec

from ...engine.errors import StolikError
from ...engine.game import Game
from ...words import Words
from ..tables.database import Silent
from . import outside, push
from .mail import Mailer
from .outbox import AWAY, MAIL, MOST_TRIES, PUSH, Channel, Notice, Outbox

if TYPE_CHECKING:
    from collections.abc import Sequence

log = logging.getLogger("stolik.postman")
LOOK = 2.0  # seconds between looks
CLEAR = 3600.0
BACK_OFF = 60.0  # seconds before the second try; four times as long before each further one
DIGEST_HOUR = 18  # unless the person chose another
GONE = (404, 410)  # what push services answer when a browser has left


class Postman:
    """Sends the notices of one database; several may work on it."""

    def __init__(
        self,
        outbox: Outbox,
        mailer: Mailer | None,
        find: Callable[[str], Game],
        words: Callable[[str, Game | None], Words],
        site: str,
        news: Callable[[Sequence[str]], None] = lambda _: None,
    ) -> None:
        self.outbox = outbox
        self.mailer = mailer
        self.find = find
        self.words = words
        self.set_site, self.site = site, site  # the public address
        self.news = news  # tables at which somebody hears again, or no more

    async def run(self) -> None:
        """Look for what is due, again and again."""
        cleared = 0.0
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.deliver()
                if time.monotonic() - cleared > CLEAR:
                    cleared = time.monotonic()
                    await self.outbox.clear()
            except Silent:
                continue
            except Exception:
                log.exception("a notice could not be sent")

    async def deliver(self) -> int:
        """Send what is due; how many notices went out."""
        found, sent = await self.outbox.claim(), 0
        if found and not self.set_site:
            self.site = await self.outbox.site()
        together: dict[str, list[Notice]] = {}
        for notice in found:
            due = max(allowed_from(notice.settings, notice.tries), notice.seen + AWAY)
            if not notice.good:
                await self.outbox.done(notice.id)
            elif due > time.time():
                await self.outbox.later(notice.id, due, notice.tries)
            else:
                key = notice.channel.id if notice.settings.get("digest") else f"{notice.channel.id} {notice.id}"
                together.setdefault(key, []).append(notice)
        for notices in together.values():
            sent += await self.hand_over(notices)
        return sent

    async def hand_over(self, notices: Sequence[Notice]) -> int:
        """Send notices of one channel as one message; later again when that fails, but not for ever."""
        channel, lines = notices[0].channel, [(*self.line(each), each.table) for each in notices]
        if await self.arrives(channel, notices[0].mail, notices[0].lang, lines):
            self.news(await self.outbox.tried(channel, True))
            for each in notices:
                await self.outbox.done(each.id)
            return len(notices)
        for each in notices:
            tries = each.tries + 1
            if tries >= MOST_TRIES:
                await self.outbox.done(each.id)
                self.news(await self.outbox.tried(channel, False))
            else:
                await self.outbox.later(each.id, time.time() + BACK_OFF * 4 ** (tries - 1), tries)
        return 0

    async def try_out(self, channel: Channel, mail: str, lang: str) -> bool:
        """Send a word to a channel at once; whether it arrived."""
        self.site = self.set_site or await self.outbox.site()
        line = (self.words(lang, None).say("notice-try"), f"{self.site}/me", "try")
        arrived = await self.arrives(channel, mail, lang, [line])
        self.news(await self.outbox.tried(channel, arrived))
        return arrived

    async def arrives(self, channel: Channel, mail: str, lang: str, lines: Sequence[tuple[str, str, str]]) -> bool:
        """Whether a message could be sent; a browser that has left is forgotten."""
        try:
            await self.send(channel, mail, lang, lines)
        except (outside.Refused, aiosmtplib.SMTPException, OSError) as error:
            status = error.status if isinstance(error, outside.Refused) else 0
            log.info("a notice did not arrive", extra={"kind": channel.kind, "status": status})
            if channel.kind == PUSH and status in GONE:
                await self.outbox.drop(channel.id)
                self.news(await self.outbox.tables_of(channel.person))
            return False
        return True

    async def send(self, channel: Channel, mail: str, lang: str, lines: Sequence[tuple[str, str, str]]) -> None:
        """Tell a person something: a title, a link and a tag of each."""
        if channel.kind == MAIL:
            if self.mailer is None or not mail:
                raise outside.Refused
            subject = lines[0][0] if len(lines) == 1 else self.words(lang, None).say("notice-digest", count=len(lines))
            text = "\n\n".join(f"{title}\n{link}" for title, link, _ in lines)
            foot = self.words(lang, None).say("notice-foot", link=f"{self.site}/me")
            await self.mailer.send(mail, subject, f"{text}\n\n--\n{foot}\n")
        elif channel.kind == PUSH:
            for title, link, tag in lines:
                message = {"title": title, "link": link, "tag": tag}
                subscription = {"endpoint": channel.address, "keys": msgspec.json.decode(channel.keys)}
                contact = self.site if self.site.startswith("https") else "mailto:table@localhost"
                key = await self.outbox.site_key()
                headers, body = push.sealed(subscription, key, contact, message)
                await outside.post(channel.address, self.outbox.private, headers, body)
        else:
            text = "\n".join(f"{title} {link}" for title, link, _ in lines)
            body = msgspec.json.encode({"text": text, "content": text})
            await outside.post(channel.address, self.outbox.private, {"Content-Type": "application/json"}, body)

    def line(self, notice: Notice) -> tuple[str, str]:
        """What a notice says, in its person's language: which game and table, and where; nothing of the game itself."""
        try:
            words = self.words(notice.lang, self.find(notice.game))
            game = words.say("title")
        except StolikError:  # a game that this server does not have
            words, game = self.words(notice.lang, None), notice.game
        table = f"{notice.title} ({game})" if notice.title else game
        return words.say(f"notice-{notice.kind}", table=table), f"{self.site}/t/{notice.table}"


def allowed_from(settings: dict[str, Any], tries: int = 0) -> float:
    """The moment from which a person may be told something: not in quiet hours, and once a day where they want that."""
    now = datetime.now(zone_of(settings))
    hour = settings.get("digest_at")
    hour = hour if isinstance(hour, int) else DIGEST_HOUR
    if settings.get("digest") and not tries and now.hour != hour:
        return at_hour(now, hour)
    start, end = settings.get("quiet_from"), settings.get("quiet_to")
    if not isinstance(start, int) or not isinstance(end, int) or start == end:
        return 0.0
    quiet = start <= now.hour < end if start < end else now.hour >= start or now.hour < end
    return at_hour(now, end) if quiet else 0.0


def at_hour(now: datetime, hour: int) -> float:
    """The next time that a clock on the wall shows a whole hour."""
    day = now.date() if now.hour < hour else now.date() + timedelta(days=1)
    return datetime.combine(day, hour_of(hour), now.tzinfo).timestamp()


def zone_of(settings: dict[str, Any]) -> ZoneInfo:
    """The time zone in which a person lives, as far as it is known."""
    try:
        return ZoneInfo(str(settings.get("zone", "UTC")))
    except (ValueError, OSError, KeyError):
        return ZoneInfo("UTC")
