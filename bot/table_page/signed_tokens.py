"""Links and bearers of the page: who looks at which table, until when, signed so that they outlive a restart and can be
changed by nobody.

A link is opened once and soon, and gives a bearer, which lasts for hours; one of a Discord Activity lasts for minutes,
and is renewed. All are bound to person, table, seat and the
seat's epoch: when that is raised, all that was given out before holds no more.
"""

import base64
import binascii
import hashlib
import hmac
import secrets

import msgspec

LINK_LASTS = 15 * 60.0  # seconds
BEARER_LASTS = 12 * 3600.0
ACTIVITY_LASTS = 15 * 60.0  # of a bearer, which is renewed while its page lives
LONGEST = 400  # characters of anything that can be one of ours
MAC = 24  # bytes
LINK, BEARER, WATCH_LINK, WATCH, TICKET = "link", "bearer", "watch_link", "watch", "ticket"


class PagePass(msgspec.Struct, frozen=True, array_like=True):
    """What is signed. kind: `link` or `bearer`, or of who only looks on `watch_link` or `watch`, or the `ticket` of who
    has come and is asked to which table. seat: "" of a link that is for whatever seat its person has, and of who looks
    on. once: what names a link, so that it is opened once, and a bearer, so that its presses are told from another's.
    instance: of the Discord Activity that it was given in, "" elsewhere."""

    kind: str
    user: int
    table: str
    seat: str
    epoch: int
    until: float
    once: str
    instance: str = ""

    @property
    def is_watching(self) -> bool:
        """Return whether it is of who only looks on, as who has no seat there may."""
        return self.kind in (WATCH_LINK, WATCH)

    @property
    def reader_seat(self) -> str | None:
        """Return by which seat's eyes it lets one see; None: as everybody may."""
        return self.seat or None


def bearer_lifetime_seconds(bearer: PagePass) -> float:
    """Return for how many seconds a bearer is given."""
    return ACTIVITY_LASTS if bearer.instance else BEARER_LASTS


def new_name() -> str:
    """Return what names a link or a bearer."""
    return secrets.token_urlsafe(12)


def page_signing_key(token: str) -> bytes:
    """Return the key of the page's signatures, made of the bot's token: who has that may do all that the bot may."""
    return hmac.digest(token.encode(), b"praetor table page", "sha256")


class Signer:
    """Signs passes and checks them."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def _mac(self, payload: bytes) -> bytes:
        return hmac.digest(self._key, payload, "sha256")[:MAC]

    def sign(self, given: PagePass) -> str:
        """Return a pass as text that stands in an address or a header."""
        payload = msgspec.json.encode(given)
        return base64.urlsafe_b64encode(self._mac(payload) + payload).decode().rstrip("=")

    def check(self, text: str, kind: str, now: float) -> PagePass | None:
        """Return the pass that a text is; None where it is forged, of another kind, or its time is over."""
        if not text or len(text) > LONGEST or not text.isascii():
            return None
        try:
            raw = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
        except (binascii.Error, ValueError):
            return None
        if not hmac.compare_digest(raw[:MAC], self._mac(raw[MAC:])):
            return None
        try:
            found = msgspec.json.decode(raw[MAC:], type=PagePass)
        except msgspec.DecodeError:
            return None
        return found if found.kind == kind and now < found.until else None

    def keyed_hash_of_shown(self, bearer: PagePass, said: bytes) -> str:
        """Return a hash of what a reader is shown that nobody else can make: it says that it changed, never what."""
        named = hmac.digest(self._key, f"mark {bearer.user} {bearer.table}".encode(), "sha256")
        return hmac.digest(named, said, "sha256").hex()[:16]

    def once_number(self, bearer: PagePass, once: str) -> int:
        """Return the number of one press of a page, for what is done once: the same for the same press sent again, by
        this person alone, and of 63 bits. Its first bit is set, which no id of Discord's has."""
        said = f"once {bearer.user} {bearer.table} {once}".encode()
        return int.from_bytes(hmac.digest(self._key, said, "sha256")[:8]) >> 2 | 1 << 62


def used_link_hash(once: str) -> str:
    """Return by what a used link is remembered."""
    return hashlib.sha256(once.encode()).hexdigest()[:24]
