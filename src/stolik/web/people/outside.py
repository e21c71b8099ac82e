"""Requests to addresses that people gave: only to the open internet, so that nobody reaches what stands behind us.

The name is looked up once and the request goes to the address that was found, so that it cannot change in between.
"""

from __future__ import annotations

import asyncio
import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

import httpx

from ..errors import TableError

PATIENCE = 10.0  # seconds
LONGEST = 2000  # letters of an address


class Refused(Exception):
    """The other side, or we ourselves, would not have it; `status` is its answer, 0 where there was none."""

    def __init__(self, status: int = 0) -> None:
        super().__init__(str(status))
        self.status = status


def checked(address: str, private: bool) -> str:
    """An address that may be asked; `TableError` for others."""
    try:
        parts = urlsplit(address.strip())
        sound = bool(parts.hostname) and parts.port != 0 and not parts.username
    except ValueError:
        sound = False
    if not sound or len(address) > LONGEST or parts.scheme not in (("https", "http") if private else ("https",)):
        raise TableError("bad-address", 422)
    return address.strip()


async def post(address: str, private: bool, headers: dict[str, str], body: bytes) -> None:
    """Post something; `Refused` when it did not arrive."""
    try:
        parts = urlsplit(checked(address, private))
        port = parts.port or (443 if parts.scheme == "https" else 80)
        found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
        hosts = [str(each[4][0]) for each in found]
        if not private and not all(ip_address(each.partition("%")[0]).is_global for each in hosts):
            raise Refused
        host = f"[{hosts[0]}]" if ":" in hosts[0] else hosts[0]
        target = parts._replace(netloc=f"{host}:{port}").geturl()
        async with httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False, trust_env=False) as client:
            request = client.build_request("POST", target, headers={**headers, "Host": parts.netloc}, content=body)
            request.extensions["sni_hostname"] = parts.hostname
            answer = await client.send(request, stream=True)
            await answer.aclose()
    except (httpx.HTTPError, OSError, ValueError, TableError) as error:
        raise Refused from error
    if answer.status_code >= 300:
        raise Refused(answer.status_code)
