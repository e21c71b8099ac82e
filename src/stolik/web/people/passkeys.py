"""Passkeys: the two ceremonies of WebAuthn. The cryptography is the library's; challenges are tickets, good once."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import msgspec
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ..errors import TableError
from .accounts import CREATE, GET, Accounts, Passkey


@dataclass(frozen=True)
class Party:
    """For whom keys are made: the name of the host, and the address that pages are asked from."""

    id: str
    origin: str

    @classmethod
    def of(cls, address: str) -> Party:
        """The party of a public address."""
        parts = urlsplit(address)
        return cls(parts.hostname or "", f"{parts.scheme}://{parts.netloc}")


class Ceremonies:
    """Making a key and signing in with one."""

    def __init__(self, accounts: Accounts) -> None:
        self.accounts = accounts

    async def creation(self, party: Party, person: str, name: str) -> dict[str, Any]:
        """What the browser needs to make a key for a person: a ticket and options."""
        known = [
            PublicKeyCredentialDescriptor(base64url_to_bytes(each.id)) for each in await self.accounts.passkeys(person)
        ]
        options = generate_registration_options(
            rp_id=party.id,
            rp_name="Stolik",
            user_id=person.encode(),
            user_name=name or "Stolik",
            exclude_credentials=known,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
        )
        ticket = await self.accounts.ticket(CREATE, person, bytes_to_base64url(options.challenge))
        return {"ticket": ticket, "options": msgspec.json.decode(options_to_json(options))}

    async def create(self, party: Party, person: str, ticket: str, credential: dict[str, Any], device: str) -> None:
        """Keep the key that an authenticator made."""
        found = await self.accounts.use(CREATE, ticket)
        if found is None or found.person != person:
            raise TableError("used-ticket", 409)
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=base64url_to_bytes(found.value),
                expected_rp_id=party.id,
                expected_origin=party.origin,
            )
        except UNSOUND as error:
            raise TableError("bad-passkey", 422) from error
        await self.accounts.add_passkey(
            Passkey(
                bytes_to_base64url(made.credential_id), person, made.credential_public_key, made.sign_count, device,
                time.time(),
            )
        )  # fmt: skip

    async def request(self, party: Party) -> dict[str, Any]:
        """What the browser needs to find a key: the same for everybody, so that nothing tells who has one."""
        options = generate_authentication_options(
            rp_id=party.id, user_verification=UserVerificationRequirement.PREFERRED
        )
        ticket = await self.accounts.ticket(GET, value=bytes_to_base64url(options.challenge))
        return {"ticket": ticket, "options": msgspec.json.decode(options_to_json(options))}

    async def person(self, party: Party, ticket: str, credential: dict[str, Any]) -> str:
        """The person who holds the key that signed the challenge."""
        found = await self.accounts.use(GET, ticket)
        if found is None:
            raise TableError("used-ticket", 409)
        id = credential.get("id")
        key = await self.accounts.passkey(id) if isinstance(id, str) and len(id) <= 1400 else None
        if key is None:
            raise TableError("bad-passkey", 422)
        try:
            proved = verify_authentication_response(
                credential=credential,
                expected_challenge=base64url_to_bytes(found.value),
                expected_rp_id=party.id,
                expected_origin=party.origin,
                credential_public_key=key.public_key,
                credential_current_sign_count=key.uses,
            )
        except UNSOUND as error:
            raise TableError("bad-passkey", 422) from error
        await self.accounts.used_passkey(key.id, proved.new_sign_count)
        return key.person


# what damaged answers lead to
UNSOUND = (WebAuthnException, ValueError, TypeError, KeyError, AttributeError, IndexError)
