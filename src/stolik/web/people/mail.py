"""Mail, where whoever runs the server has set it up: `smtp://user:password@host:port?from=table@example.org`."""

from __future__ import annotations

import logging
import re
from dataclasses import dataclass
from email.message import EmailMessage
from urllib.parse import parse_qs, unquote, urlsplit

import aiosmtplib

log = logging.getLogger("stolik.mail")
ADDRESS = re.compile(r"[^@\s<>,;:\"'()\[\]\\]{1,64}@[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*", re.I)
PATIENCE = 20.0  # seconds


class BadMail(ValueError):
    """A mail server that cannot be one."""


def address_of(text: str) -> str:
    """A mail address as it is kept, or nothing: the host in small letters, the rest as given."""
    text = text.strip()
    if len(text) > 254 or not text.isprintable() or not ADDRESS.fullmatch(text):
        return ""
    name, _, host = text.rpartition("@")
    return f"{name.lower()}@{host.lower()}"


@dataclass(frozen=True)
class Mailer:
    """How mails are sent."""

    host: str
    port: int
    tls: bool
    user: str
    password: str
    sender: str

    @classmethod
    def parse(cls, url: str, site: str = "") -> Mailer | None:
        """The mailer of a setting; None without one. `smtps` is encrypted from the start, `smtp` when the server can."""
        if not url:
            return None
        parts = urlsplit(url)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise BadMail(f"no mail server {url.partition('@')[2] or url!r}; expected smtp://user:password@host:port")
        tls = parts.scheme == "smtps"
        sender = parse_qs(parts.query).get("from", [f"stolik@{site or parts.hostname}"])[0]
        return cls(
            parts.hostname, parts.port or (465 if tls else 587), tls, unquote(parts.username or ""),
            unquote(parts.password or ""), sender,
        )  # fmt: skip

    async def send(self, to: str, subject: str, text: str) -> None:
        """Send one mail; raises `aiosmtplib.SMTPException` or `OSError` when that fails."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, to, subject
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        await aiosmtplib.send(
            message, hostname=self.host, port=self.port, use_tls=self.tls, username=self.user or None,
            password=self.password or None, timeout=PATIENCE,
        )  # fmt: skip

    async def try_to_send(self, to: str, subject: str, text: str) -> bool:
        """The same, told in the log when it fails; never to whom."""
        try:
            await self.send(to, subject, text)
            return True
        except (aiosmtplib.SMTPException, OSError) as error:
            log.warning("a mail could not be sent", extra={"reason": type(error).__name__})
            return False
