"""The rows of the store as structs: tables and seats, decisions and events, epochs, markers, posts, the audit trail.

All times are Unix seconds (float). A table's id is five letters and digits that are easy to say. Decision ids are
sequential within a table and never used again: 0 is the set-up; an undo moves the head back and leaves later ids.
"""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

FORCED = "forced"  # why a decision was made: the rules left no other, and the table gave it (`Decision.why`)
LOBBY, RUNNING, OVER, ABANDONED = "lobby", "running", "over", "abandoned"
OPENING = "opening"  # its card and thread are still to be made: nobody can join, and no list shows it
ARCHIVED = "archived"  # put aside since nobody came any more; it can be revived
HUMAN, COMPUTER = "human", "computer"
PUBLIC = "public"  # the audience of the thread; a seat's own is its name ("1"), a person's "user:<id>"
PLACE = "place"  # nobody's: work on where a table is (its card, its thread), in a queue of its own
TAGS = "tags"  # nobody's: the tags of a table's post in a forum
NAMES = "names"  # nobody's: what the thread of a table is called, in a queue that may wait long for Discord
BEHIND = "behind"  # nobody's: what is left to do where a table was, which holds up nothing else


class Pace(msgspec.Struct, frozen=True, kw_only=True):
    """How long a window is held open and how long a decision may take, in seconds; deadline None: no limit. weighted:
    each question takes the part of the deadline that it weighs (a response a third); tables from before there were
    weights give each the whole. quick: who can answer a window or a sealed question with nothing alone is passed for,
    so that the table waits less, and tells by waiting that somebody could respond."""

    name: str = "daily"
    hold: float = 900.0
    deadline: float | None = 86400.0
    weighted: bool = False
    quick: bool = False


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """One seat of a table: `user` is the Discord id of the person who sits there (None for a computer), `word` their
    contribution to the dice key, `owner` the person for whom a computer keeps the seat."""

    seat: str
    kind: str
    user: int | None = None
    name: str = ""  # as shown; for a computer its made-up name
    word: str = ""
    owner: int | None = None


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """One table as it stands. `commitment` is the published hash of the dice secret (the secret itself is in no row but
    `secrets`). `extra` is the bot's own (`bot.tables.table_extra`)."""

    id: str
    game: str
    name: str
    status: str
    guild: int
    channel: int
    thread: int | None
    host: int
    options: dict[str, str]
    pace: Pace
    seats: tuple[SeatRow, ...]
    commitment: str
    rules_version: str
    data_hash: str
    head: int | None  # the last decision that took effect; None in the lobby
    created: float
    touched: float
    panel: int | None = None  # message ids
    lobby_card: int | None = None
    extra: dict[str, Any] = {}  # small things of the bot's own (last map, deadline started at, ...)


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that took effect, as it is kept. `label` is in the words of text keys, for the one who decided."""

    id: int
    parent: int | None
    seat: str
    prompt: str
    moment: str
    action: dict[str, Any]
    label: dict[str, Any]
    barrier: str
    draws: tuple[Any, ...]
    at: float
    user: int | None = None  # None: a computer, a standing order, a deadline
    why: str = ""  # "", "computer", "order", "forced", "away", "deadline"


class BasePosition(msgspec.Struct, frozen=True, kw_only=True):
    """A position that a table goes on from in place of its set-up: the state, why it is this one (`origins`), and the
    draws by which what nobody knew was shuffled anew."""

    state: bytes
    reason: str
    draws: tuple[Any, ...] = ()


class EventRow(msgspec.Struct, frozen=True, kw_only=True):
    """An event as it was told: JSON of the engine's event, with its activities. `number` runs within a table and is
    given by the store, in the order of the rows; what a caller passes (0) does not count."""

    decision: int
    number: int
    event: bytes
    within: tuple[str, ...]


class Carried(msgspec.Struct, frozen=True, kw_only=True):
    """A private action that is written again after an undo or redo: the decision, the state after it, its events."""

    decision: Decision
    state: bytes
    events: Sequence[EventRow] = ()


class VersionRow(msgspec.Struct, frozen=True, kw_only=True):
    """Rules and data that an epoch was played by up to decision `until`, before others were found to lead to the same
    states all along."""

    until: int
    rules_version: str
    data_hash: str


class EpochRow(msgspec.Struct, frozen=True, kw_only=True):
    """From `decision` on, whose snapshot is the base, the table is played by these rules and data. earlier: the
    versions by which it was played before and that led to the same states."""

    decision: int
    reason: str
    rules_version: str
    data_hash: str
    at: float
    earlier: tuple[VersionRow, ...] = ()


class MarkerRow(msgspec.Struct, frozen=True, kw_only=True):
    """The record of an undo or a redo: `kind` "undo" or "redo", the head before (`frm`) and after (`to`), and in words
    who did it and why."""

    kind: str
    frm: int
    to: int
    marker: dict[str, Any]
    at: float


class AuditRow(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a table's audit trail."""

    user: int | None
    what: str
    details: dict[str, Any]
    at: float


class AuditNote(msgspec.Struct, frozen=True, kw_only=True):
    """A line to be written to the table's audit trail: who (None: the bot itself) did what to the table, with what
    details. It never says what a seat holds."""

    user: int | None
    what: str
    details: dict[str, Any]


class NewPost(msgspec.Struct, frozen=True, kw_only=True):
    """Something that Discord must be told, written in the decision's own transaction.

    audience: PUBLIC, a seat, or `user:<id>`. kind: what delivery makes of it (ledger, prompt, panel, map, dm, ...).
    A later post of the same `replaces` key (e.g. "panel") makes an unsent earlier one void. numbered: it has a number
    of its audience's; what goes out at private steps too (a panel) must not, or the gaps would count them. audit_note:
    what the post tells of, for the audit trail, kept in the same transaction. max_delay: seconds that it may wait for
    more of its queue, to go out as one message with it.
    """

    audience: str
    kind: str
    payload: dict[str, Any]
    replaces: str = ""
    not_before: float = 0.0
    numbered: bool = True
    audit_note: AuditNote | None = None
    max_delay: float = 0.0


# What is to be told at a table that was brought back, of its row and the time of its last decision (Unix seconds).
News = Callable[[TableRow, float], Sequence[NewPost]]


class PostFooter(msgspec.Struct, frozen=True):
    """What the last line of a post tells: its number, the head of the chain in short ("" before the game), and the
    number of the last restore (0: none)."""

    number: int
    head: str = ""
    restore: int = 0


class RestoreMark(msgspec.Struct, frozen=True):
    """How far a table had come that was then brought back: the numbers of its last restore and of its last post."""

    restore: int
    number: int


class Queue(msgspec.Struct, frozen=True, kw_only=True):
    """What the outbox holds for one audience of one table, to be sent in order; `at`: when its first post may go, in
    Unix seconds, 0 for at once."""

    table: str
    audience: str
    at: float


class PostAside(msgspec.Struct, frozen=True):
    """A post that was put aside, since Discord refuses it for good. number: its own; None: it has none.
    fault: what it is called in the log."""

    table: str
    audience: str
    number: int | None
    kind: str
    fault: str


class Backlog(msgspec.Struct, frozen=True, kw_only=True):
    """How much there is to do: posts that are due, those tried in vain included, for how many seconds the oldest of
    them has been, how many tables there are by game and status, and the posts that were put aside. unwritable: why
    nothing can be written to the database, "" if it can. failed_writes: how many writes the disk or SQLite did not
    keep, since the start."""

    due: int = 0
    waited: float = 0.0
    tables: dict[tuple[str, str], int] = {}
    aside: Sequence[PostAside] = ()
    unwritable: str = ""
    failed_writes: int = 0


class Post(msgspec.Struct, frozen=True, kw_only=True):
    """An outbox row. `number` runs per table and audience (public ledger #142, a player's DM #17); `nonce` is a keyed
    hash of the row (25 characters at most) that Discord enforces for some minutes."""

    id: int
    table: str
    audience: str
    number: int
    kind: str
    payload: dict[str, Any]
    nonce: str
    attempts: int
    created: float
    first_tried: float | None  # None: never sent, so no look at Discord is needed; else since when it may be there
    head: str = ""  # of the chain, as the post tells it; "" for what is not the public's, and for older posts
    numbered: bool = True
    refused: int = 0  # how often Discord refused it in a way that another try does not mend
    refused_since: float | None = None
    fault: str = ""  # what it is called in the log, once it was put aside
