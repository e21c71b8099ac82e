"""How often each client may do something, and who counts as one client."""

from __future__ import annotations

import time
from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network

from starlette.types import Scope

from .settings import Settings

MOST_CLIENTS = 10_000


class Buckets:
    """How often each client may do something: a bucket that refills steadily."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, client: str) -> bool:
        """Whether the client may once more."""
        now = time.monotonic()
        level, at = self.levels.pop(client, (self.burst, now))
        level = min(self.burst, level + (now - at) * self.per_second)
        self.levels[client] = (level - 1 if level >= 1 else level, now)
        if len(self.levels) > MOST_CLIENTS:
            self.levels.popitem(last=False)
        return level >= 1


class Limits:
    """The rates of one server."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Buckets(settings.requests_per_second, settings.requests_per_second * 3)
        self.tables = Buckets(settings.tables_per_minute / 60, settings.tables_per_minute)
        self.messages = Buckets(settings.messages_per_minute / 60, settings.messages_per_minute / 4)
        self.hints = Buckets(settings.hints_per_minute / 60, settings.hints_per_minute / 4)
        self.replays = Buckets(settings.requests_per_second, settings.requests_per_second * 3)
        self.sign_ins = Buckets(settings.sign_ins_per_minute / 60, settings.sign_ins_per_minute)
        self.mails = Buckets(settings.mails_per_hour / 3600, settings.mails_per_hour)
        self.invites = Buckets(settings.invites_per_hour / 3600, settings.invites_per_hour)


def client_of(scope: Scope) -> str:
    """The address a request came from."""
    client = scope.get("client")
    return str(client[0]) if client else "local"


def payer_of(scope: Scope) -> str:
    """Whom limits count for: the address, or of IPv6 its network of 64 bits, which one household has to itself."""
    return network_of(client_of(scope))


@lru_cache(MOST_CLIENTS)
def network_of(client: str) -> str:
    """What of an address belongs to one customer."""
    try:
        address = ip_address(client.partition("%")[0])
    except ValueError:  # a name, such as a test's
        return client
    if isinstance(address, IPv4Address):
        return client
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, 64), strict=False))
