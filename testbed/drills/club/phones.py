"""What people's phones said in a month, each word as it was at that moment: later the message may be edited or gone."""

import re
from collections.abc import Iterable
from typing import NamedTuple

from bot.sandbox.people.person import controls_of
from bot.sandbox.world import Push, World

CARD, DIGEST, REMINDER, LAST, EVENT, SEEK, OTHER = "card", "digest", "reminder", "last", "event", "seek", "other"
WORDS = {
    "⏰ The table waits": REMINDER,
    "⏳ You are the last": LAST,
    "Your game in": EVENT,
    "You have found others": SEEK,
}
MOMENT = re.compile(r"<t:(\d+)")
LABEL = re.compile(r"^-# .*?([0-9A-Z]{5})(?: · \S+)?$", re.MULTILINE)  # the table of a message, in its last line
WITHIN = re.compile(r"within (\d+) (hour|minute)s?")
PROMPT = 2  # of the parts of a control's id: action, table, question


class Ring(NamedTuple):
    """A phone's word. asked: tables and questions that its message has controls for; moments: that it
    names; silent: it made no sound; thread: where it is, if not in a DM."""

    at: float
    user: str
    kind: str
    text: str
    asked: frozenset[tuple[str, str]]
    moments: frozenset[float]
    silent: bool
    thread: str

    @property
    def first_moment_named(self) -> float:
        """Return the first moment that it names; 0: none."""
        return min(self.moments, default=0.0)

    @property
    def tables_named(self) -> set[str]:
        """Return the tables of which it is."""
        return {table for table, _ in self.asked}


class Phones(list[Push]):
    """Stands where a world keeps its notifications, and notes each with what its message shows just then."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self._world, self.rings = world, list[Ring]()

    def append(self, push: Push) -> None:
        """Note a notification."""
        channel = self._world.channels[push.channel_id]
        message = channel.messages[push.message_id]
        parts = [str(control.get("custom_id", "")).split(":") for control in controls_of(message)]
        pressed = {(one[1], one[PROMPT] if len(one) > PROMPT else "") for one in parts if len(one) > 1 and one[1]}
        asked = frozenset(pressed | {(table, "") for table in LABEL.findall(message.all_words)})
        moments = [float(found) for found in MOMENT.findall(message.all_words)]
        moments += [push.at + float(n) * (3600 if of == "hour" else 60) for n, of in WITHIN.findall(push.text)]
        self.rings.append(
            Ring(
                push.at,
                push.user_id,
                _kind(message.all_words, push.text, asked),
                push.text,
                asked,
                frozenset(moments),
                push.silent,
                channel.id if channel.thread is not None else "",
            )
        )


def _kind(said: str, text: str, asked: Iterable[tuple[str, str]]) -> str:
    if "\n-# Digest " in said:
        return DIGEST
    for words, kind in WORDS.items():
        if words in text:
            return kind
    return CARD if any(table and prompt for table, prompt in asked) else OTHER
