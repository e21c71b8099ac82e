"""How a server is run: limits and places, all with defaults that suit one machine."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit


@dataclass(frozen=True)
class Settings:
    """Settings of one server process."""

    database_url: str | None = None
    workers: int = 1  # local processes in which bots think; 0 leaves them to `stolik worker`
    bot_pace: float = 0.35  # seconds between the choices of bots
    longest_thought: float = 5.0  # seconds for which a bot at a table may think about a choice
    bots_per_client: int = 40  # bots that may have to choose at once at the tables of one client
    hint_budget: str = "1.5s"  # how long a hint is thought about: seconds, or iterations as in 200i
    patience: float = 8.0  # seconds after which whoever asked is told that it is still thought about, and asks again
    database_patience: float = 5.0  # seconds after which a database that does not answer counts as away
    heartbeat: float = 2.0  # seconds between signs of life on streams; a page says after 4.5 that it hears nothing
    largest_body: int = 64 * 1024
    largest_record: int = 2 * 1024 * 1024
    body_seconds: float = 20.0  # in which a body has to arrive
    request_seconds: float = 40.0  # after which an answer that is not there is given up; streams go on
    stream_seconds: float = 30.0  # after which a viewer that takes nothing is let go
    requests_per_second: float = 30.0  # unsafe ones of a client, and as many looks back; a burst is three times as many
    tables_per_minute: float = 30.0  # new tables of one client
    messages_per_minute: float = 40.0
    hints_per_minute: float = 40.0
    sign_ins_per_minute: float = 12.0  # tries of one client with keys, codes and links
    mails_per_hour: float = 10.0  # that one client may ask for
    invites_per_hour: float = 60.0  # invitations made anew, and links that give a seat away, of one client
    streams_per_client: int = 250
    https: bool = False  # cookies only over https, and tell browsers so
    base_url: str = ""  # the public address, for links; the request's own when empty
    hosts: tuple[str, ...] = ()  # names that this server answers to, without ports; all when empty
    trusted_proxies: str = "127.0.0.1"  # addresses and networks whose word about a client's address counts
    private_notices: bool = False  # webhooks and push services may lie in private networks, unencrypted
    notice_delay: float = 20.0  # seconds before a notice goes out: whoever comes meanwhile needs none
    mail_delay: float = 3600.0  # the same of a mail
    mail: str = ""  # smtp://user:password@host:port?from=address; without it no mail is sent or offered
    metrics: bool = True  # /metrics is there for whoever asks
    owner: str = ""  # the hash of the secret that lets its holder correct copies on the page; nobody when empty
    library: str = ""  # the folder in which the owner's new copies are made
    draft_seconds: float = 30.0  # for reading and trying a corrected copy
    durable: bool = True  # SQLite: an acknowledged choice survives a loss of power, for a few milliseconds each

    @property
    def public_host(self) -> str:
        """Host and port of the public address."""
        return urlsplit(self.base_url).netloc

    @property
    def prefix(self) -> str:
        """The path below which the table is served, such as /stolik; mostly none."""
        return urlsplit(self.base_url).path.rstrip("/")

    def answers_to(self, host: str) -> bool:
        """Whether a request may name this host."""
        name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
        return not self.hosts or name.lower() in self.hosts
