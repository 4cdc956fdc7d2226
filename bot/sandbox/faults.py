"""Faults that a drill asks for: requests that fail, are slow or get lost; events that come twice or out of order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal


@dataclass
class Fault:
    """One thing to go wrong on one route.

    `lose` drops the connection instead of an answer: "request" before anything was done, "answer" after it was.
    `limited` answers 429 with that many seconds to wait; with `everywhere` it says that the limit is global.
    `places` narrows it to requests about these channels, `files` to those that bring files (or bring none).
    `words` narrows it to requests in whose JSON they stand: these are refused once they were read, with `status`.
    `then` is called when it strikes: as the request comes, or with `lose="answer"` once it was carried out.
    """

    method: str = "*"
    route: str = "*"
    status: int | None = None
    code: int = 0
    delay: float = 0.0
    lose: Literal["request", "answer"] | None = None
    limited: float | None = None
    everywhere: bool = False
    skip: int = 0
    times: int = 1
    places: frozenset[str] = frozenset()
    files: bool | None = None
    words: str = ""
    then: Callable[[], None] | None = None
    hit: int = field(default=0, init=False)

    def fits_request(
        self, method: str, route: str, place: str = "", files: bool = False, said: str | None = None
    ) -> bool:
        """Say whether this fault is for such a request. said: its JSON; None: it was not read yet."""
        if bool(self.words) != (said is not None) or self.words not in (said or ""):
            return False
        named = self.method in ("*", method) and self.route in ("*", route)
        narrow = (not self.places or place in self.places) and self.files in (None, files)
        return self.times > 0 and named and narrow


@dataclass
class EventFault:
    """What to do to the next gateway events of one kind: send them several times, lose them, or hold them back."""

    event: str = "*"
    copies: int = 1
    hold: int = 0
    """Let that many later events go first."""
    times: int = 1

    def fits_event(self, event: str) -> bool:
        """Say whether this fault is for such an event."""
        return self.times > 0 and self.event in ("*", event)


@dataclass
class Traps:
    """What Discord itself does wrong, as others have met it. All off until a test switches one on."""

    gallery_edits: bool = False
    """Refuse (400) an edit of an interaction's answer by which a gallery shows a file that comes with that edit."""
    emoji_fields: int = 0
    """Refuse (50035) each so-many-th request that has an application emoji in the `emoji` of a button or option."""
    emoji_quota: tuple[int, float] | None = None
    """So many changes of emojis in so many seconds, then 429, whatever the headers told before."""
    emoji_uploads: int = 0
    """Refuse (400, the picture is bad) each so-many-th emoji that is uploaded."""
    uploads: int = field(default=0, init=False)
    seen_emojis: int = field(default=0, init=False)

    def spring_emoji(self) -> bool:
        """Say whether this emoji in a field is the one that is refused."""
        self.seen_emojis += 1
        return self.emoji_fields > 0 and self.seen_emojis % self.emoji_fields == 0

    def spring_upload(self) -> bool:
        """Say whether this uploaded emoji is the one that is refused."""
        self.uploads += 1
        return self.emoji_uploads > 0 and self.uploads % self.emoji_uploads == 0


class Faults:
    """The faults that wait to happen, and the traps that are set."""

    def __init__(self) -> None:
        self.traps = Traps()
        self.requests: list[Fault] = []
        self.events: list[EventFault] = []

    def add(self, fault: Fault | EventFault) -> Fault | EventFault:
        """Let something go wrong; the same object tells later how often it did."""
        if isinstance(fault, Fault):
            self.requests.append(fault)
        else:
            self.events.append(fault)
        return fault

    def clear(self) -> None:
        """Let nothing go wrong any more."""
        self.requests.clear()
        self.events.clear()
        self.traps = Traps()

    def for_request(
        self, method: str, route: str, place: str = "", files: bool = False, said: str | None = None
    ) -> Fault | None:
        """Take the fault that this request meets. said: its JSON; None: it was not read yet."""
        for fault in self.requests:
            if fault.fits_request(method, route, place, files, said):
                if fault.skip > 0:
                    fault.skip -= 1
                    continue
                fault.times -= 1
                fault.hit += 1
                if fault.times <= 0:
                    self.requests.remove(fault)
                return fault
        return None

    def for_event(self, event: str) -> EventFault | None:
        """Take the fault that this event meets."""
        for fault in self.events:
            if fault.fits_event(event):
                fault.times -= 1
                if fault.times <= 0:
                    self.events.remove(fault)
                return fault
        return None
