"""Passkeys: questions to somebody's phone, computer or security key, and what their answers prove (WebAuthn).

A question is remembered as the hash of its challenge, which works once and soon; the answer names the challenge, so
nothing else is kept between the two.
"""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from klubovna.table.members import Card, Passkey
from klubovna.table.refusal import Refusal

NAME: Final = "Klubovna"
HERE: Final = ("localhost",)  # the one name that browsers trust without https


def place(origin: str) -> str:
    """The name that passkeys of these pages belong to. Numbers and pages without https can have none."""
    parts = urlsplit(origin)
    name = parts.hostname or ""
    try:
        ip_address(name)
        named = False
    except ValueError:
        named = bool(name)
    if not named or (parts.scheme != "https" and name not in HERE):
        raise Refusal("passkey-place")
    return name


def ask_to_make(origin: str, card: Card, known: list[Passkey]) -> tuple[str, dict[str, Any]]:
    """A challenge, and the options of `navigator.credentials.create`."""
    from webauthn import generate_registration_options
    from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = generate_registration_options(
        rp_id=place(origin),
        rp_name=NAME,
        user_id=card.id.encode(),
        user_name=card.name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,  # so that it is found without knowing whose it is
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(passkey.id)) for passkey in known],
    )
    return bytes_to_base64url(options.challenge), options_to_json_dict(options)


def made(origin: str, credential: dict[str, Any]) -> tuple[str, str, bytes, int]:
    """What a new passkey proves: the challenge it answers, its id, its public key and how often it was used."""
    from webauthn import verify_registration_response
    from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

    name, challenge = place(origin), challenge_of(credential)
    try:
        proof = verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=name,
            expected_origin=origin,
        )
    except Exception:  # data from outside go through three formats: whatever is wrong with them, it is no passkey
        raise Refusal("no-passkey") from None
    return challenge, bytes_to_base64url(proof.credential_id), proof.credential_public_key, proof.sign_count


def ask_to_enter(origin: str) -> tuple[str, dict[str, Any]]:
    """A challenge, and the options of `navigator.credentials.get`: any passkey of this place may answer."""
    from webauthn import generate_authentication_options
    from webauthn.helpers import bytes_to_base64url, options_to_json_dict

    options = generate_authentication_options(rp_id=place(origin))
    return bytes_to_base64url(options.challenge), options_to_json_dict(options)


def entered(origin: str, credential: dict[str, Any], passkey: Passkey) -> tuple[str, int]:
    """What the answer of a known passkey proves: the challenge it answers, and how often it has been used."""
    from webauthn import verify_authentication_response
    from webauthn.helpers import base64url_to_bytes

    name, challenge = place(origin), challenge_of(credential)
    try:
        proof = verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=name,
            expected_origin=origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.uses,
        )
    except Exception:  # as above
        raise Refusal("no-passkey") from None
    return challenge, proof.new_sign_count


def challenge_of(credential: dict[str, Any]) -> str:
    """The challenge that an answer says it is to. Whether it is one of ours, its hash will tell."""
    from webauthn.helpers import base64url_to_bytes

    try:
        said = msgspec.json.decode(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        challenge = said["challenge"]
    except Exception:  # as above
        raise Refusal("no-passkey") from None
    if not isinstance(challenge, str) or not 16 <= len(challenge) <= 200:
        raise Refusal("no-passkey")
    return challenge
