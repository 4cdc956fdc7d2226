"""What Discord's proxy signs, where the application has asked for that: which of its Activities asks, and for whom.

It signs neither address nor body, and what was signed holds until it expires: it says that a request came through the
proxy, not who may do what.
"""

import base64
import binascii
from collections.abc import Mapping

import msgspec
from nacl.exceptions import CryptoError
from nacl.signing import VerifyKey

SIGNED, AT, PAYLOAD = "X-Signature-Ed25519", "X-Signature-Timestamp", "X-Discord-Proxy-Payload"
LONGEST = 2000  # characters of what is signed
AHEAD = 60  # seconds by which Discord's clock may be before ours
SIGNATURE = 64  # bytes


class ForgedError(Exception):
    """A request says that it is signed, and is not, or not any more, or for another application."""


class ProxyPayload(msgspec.Struct, frozen=True):
    """What is signed, as far as it matters here."""

    application_id: str
    created_at: int
    expires_at: int
    user_id: str = ""


def is_marked(headers: Mapping[str, str]) -> bool:
    """Return whether a request says that it is signed."""
    return any(name in headers for name in (SIGNED, AT, PAYLOAD))


def is_signed(key: bytes, message: bytes, signature: bytes) -> bool:
    """Return whether a signature of a message (Ed25519, RFC 8032) was made with the key's other half."""
    try:
        VerifyKey(key).verify(message, signature)
    except CryptoError:  # of a length that no key or signature has, too
        return False
    return True


def signed_payload(headers: Mapping[str, str], key: bytes, application: int, now: float) -> ProxyPayload:
    """Return what a request is signed with. ForgedError: it is not signed by Discord, for this application, by now."""
    said = headers.get(PAYLOAD, "")
    if len(said) > LONGEST:
        raise ForgedError
    try:
        raw = base64.b64decode(said, validate=True)
        found = msgspec.json.decode(raw, type=ProxyPayload)
    except (binascii.Error, ValueError, msgspec.DecodeError):
        raise ForgedError from None
    if headers.get(AT) != str(found.created_at) or found.application_id != str(application):
        raise ForgedError
    if not found.created_at - AHEAD <= now < found.expires_at:
        raise ForgedError
    if not is_signed(key, raw, _signature(headers.get(SIGNED, ""))):
        raise ForgedError
    return found


def _signature(said: str) -> bytes:
    """Return a signature; Discord's own examples read it as base64 and as hexadecimal digits."""
    try:
        return bytes.fromhex(said) if len(said) == 2 * SIGNATURE else base64.b64decode(said, validate=True)
    except (binascii.Error, ValueError):
        return b""
