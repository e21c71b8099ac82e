"""Web push: messages sealed for one browser, by the library's encoder, and signed with the key this site is known by.

The libraries are loaded when first needed: that takes half a second, and many servers never do.
"""

from __future__ import annotations

import time
from typing import Any
from urllib.parse import urlsplit

import msgspec

from ..errors import TableError

LASTING = 86_400  # seconds for which a push service keeps a message
HOURS = 12 * 3600


def new_key() -> str:
    """A new key of a site."""
    from py_vapid import Vapid02

    made = Vapid02()
    made.generate_keys()
    return str(made.private_pem().decode())


def public_key(key: str) -> str:
    """The half of the key that browsers are told."""
    from cryptography.hazmat.primitives import serialization
    from py_vapid import Vapid02
    from py_vapid.utils import b64urlencode

    point = Vapid02.from_pem(key.encode()).public_key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return str(b64urlencode(point))


def sealed(
    subscription: dict[str, Any], key: str, contact: str, message: dict[str, str]
) -> tuple[dict[str, str], bytes]:
    """Headers and body of a message that only the subscribed browser can read."""
    from py_vapid import Vapid02
    from pywebpush import WebPusher

    parts = urlsplit(subscription["endpoint"])
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + HOURS, "sub": contact}
    headers = dict(Vapid02.from_pem(key.encode()).sign(claims))
    body = WebPusher(subscription).encode(msgspec.json.encode(message))["body"]
    return {**headers, "TTL": str(LASTING), "Content-Encoding": "aes128gcm", "Urgency": "normal"}, bytes(body)


def check(subscription: dict[str, Any]) -> None:
    """Whether messages can be sealed for a subscription; `TableError` when not."""
    from pywebpush import WebPusher, WebPushException

    try:
        WebPusher(subscription).encode(b"{}")
    except (WebPushException, ValueError, TypeError, KeyError, AttributeError, IndexError) as error:
        raise TableError("bad-address", 422) from error
