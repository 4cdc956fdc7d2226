"""Discord's numbers, each of which a test may change, and the windows that count against them."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.sandbox.clock import Clock

CONTENT = 2000
EMBEDS, EMBEDS_TOTAL, EMBED_FIELDS = 10, 6000, 25
LABEL, CUSTOM_ID, OPTION_TEXT, PLACEHOLDER = 80, 100, 100, 150
V2_TEXT_TOTAL = 4000
V2_COMPONENTS = 40
SECTION_TEXTS = 3
GALLERY_ITEMS = 10
ALT_TEXT = 1024
EMOJI_NAME = (2, 32)
EMOJI_BYTES = 256 * 1024
ROWS = 5
MODAL_COMPONENTS = 5
CHAT_COMMANDS = 100
MENU_COMMANDS = 15
COMMAND_TOTAL = 8000
FILES = 10
CHOICES = 25

Window = tuple[int, float]

BUCKETS: dict[str, Window] = {
    "POST /channels/{channel_id}/messages": (5, 5.0),
    "PATCH /channels/{channel_id}/messages/{message_id}": (5, 5.0),
    "DELETE /channels/{channel_id}/messages/{message_id}": (5, 1.0),
    "PUT /channels/{channel_id}/messages/pins/{message_id}": (5, 5.0),
    "PATCH /channels/{channel_id}": (10, 15.0),
    "POST /channels/{channel_id}/threads": (50, 300.0),
    "POST /channels/{channel_id}/messages/{message_id}/threads": (50, 300.0),
    "POST /users/@me/channels": (10, 10.0),
    "POST /webhooks/{webhook_id}/{webhook_token}": (5, 2.0),
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original": (5, 2.0),
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}": (5, 2.0),
}


@dataclass
class Limits:
    """What may be set for a drill; the defaults are Discord's, or near it where Discord gives no number."""

    rate_limits: bool = True
    global_per_second: int = 50
    buckets: dict[str, Window] = field(default_factory=lambda: dict(BUCKETS))
    other_bucket: Window = (50, 1.0)
    nonce_seconds: float = 300.0
    callback_seconds: float = 3.0
    token_seconds: float = 900.0
    active_threads: int = 1000
    old_after: float = 3600.0
    old_edits: Window = (10, 3600.0)
    """Edits of messages older than `old_after` in a channel before 30046."""
    dm_opens: Window = (20, 60.0)
    dm_open_status: int = 400
    renames: Window = (2, 600.0)
    """Of a channel or a thread, beside the bucket of its route."""
    file_bytes: int = 10 * 1024 * 1024
    request_bytes: int = 25 * 1024 * 1024
    pins: int = 250
    application_emojis: int = 2000
    shards: int = 1
    """How many connections Discord asks for."""
    shard_guilds: int = 2500
    """The most servers that one connection may serve."""
    session_starts: int = 1000
    """How often a bot may identify in a day."""
    max_concurrency: int = 1
    identify_seconds: float = 5.0
    """In which a bucket of shards takes one IDENTIFY."""
    privileged_intents: int = 0
    """Which of the privileged intents the developer portal has switched on."""


LONG = 30.0  # seconds: a window that nobody waits out
PLENTY = 10**6


def unhurried_limits() -> Limits:
    """Return limits under which nothing waits for a second or two: short windows never fill up.

    The long windows are Discord's, and every answer has the headers that tell of them.
    """
    buckets = {name: (most if seconds > LONG else PLENTY, seconds) for name, (most, seconds) in BUCKETS.items()}
    return Limits(global_per_second=PLENTY, buckets=buckets, other_bucket=(PLENTY, 1.0), identify_seconds=0.0)


class Meter:
    """Counts uses of something in a fixed window, as Discord's buckets do."""

    __slots__ = ("limit", "reset_at", "seconds", "used")

    def __init__(self, window: Window) -> None:
        self.limit, self.seconds = window
        self.used = 0
        self.reset_at = 0.0

    def take(self, now: float) -> float:
        """Count one use. Return the seconds to wait, 0 if it is allowed at once."""
        if now >= self.reset_at:
            self.used = 0
            self.reset_at = now + self.seconds
        if self.used >= self.limit:
            return max(0.001, self.reset_at - now)
        self.used += 1
        return 0.0


class Meters:
    """Meters by name, made when they are first needed and dropped when they have run out."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._meters: dict[str, Meter] = {}

    def get(self, name: str, window: Window) -> Meter:
        """Find the meter of this name."""
        meter = self._meters.get(name)
        if meter is None:
            if len(self._meters) > 10_000:
                self._drop_old()
            meter = self._meters[name] = Meter(window)
        meter.limit, meter.seconds = window  # a drill may have changed it
        return meter

    def take(self, name: str, window: Window) -> float:
        """Use one of this name; give the seconds to wait."""
        return self.get(name, window).take(self.clock.now())

    def _drop_old(self) -> None:
        now = self.clock.now()
        self._meters = {name: meter for name, meter in self._meters.items() if meter.reset_at > now}
