"""What the bot itself keeps with a table (the column `extra`): one type of all of it, and the only place that reads and
writes it.

The fields of `Extra` are the stored keys, and rows of every older version must still be read: a field is never renamed
or given another shape, and a new one has a default. What a newer version has put there is kept as it is.

    >>> extra_of({"left": ["2"], "asked": ["p1", 5.0], "hologram": 1}).asked
    OpenQuestion(question='p1', since=5.0, granted=0.0)
    >>> with_extra({"left": ["2"], "hologram": 1}, left=("2", "3"))
    {'left': ['2', '3'], 'hologram': 1}
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.tables.clocks.time_terms import Bank, FixedHours, Grace, SeatClock
from engine.kernel.errors import EngineBug
from engine.store.clubs.interface import SeekRow
from engine.store.models import TableRow

KICK, END, EYES, OFFICE = "kick", "end", "eyes", "office"  # kinds of votes
PAUSE, RESUME = "pause", "resume"  # the same: of the table's clock
BY_MOST = frozenset({KICK, END, OFFICE, PAUSE, RESUME})  # what more than half of those who are asked decide
TERMS = ("quiet", "quiet_offset", "bank", "grace", "fixed", "holiday", "after")  # of a table's time, chosen by its host
OPEN, GRANTED, REFUSED, LAPSED = "open", "granted", "refused", "lapsed"  # how a vote stands, or stood


class OpenQuestion(msgspec.Struct, frozen=True, array_like=True):
    """The question whose deadline runs (the id of a prompt), open since when, and seconds granted on top."""

    question: str
    since: float
    granted: float = 0.0


class Reminded(msgspec.Struct, frozen=True, array_like=True):
    """What a seat was reminded of: the question, when last, whether that was the last call, and whether its person was
    told that they are the last of several who are asked."""

    question: str
    at: float
    last_call: bool
    last: bool = False


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """A card and a thread that a table shall have. id: of the interaction that asked for them; what: create, thread,
    rebuild or found (`bot.tables.opening`); by, name: who asked; look: a card of before may be there already; forum:
    the channel is one, and both are one post of it."""

    id: int
    channel: int
    what: str
    by: int
    name: str
    since: float
    card: int | None = None
    look: bool = False
    forum: bool = False


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """What became of the last opening; why: of one that was refused (a `Text` as plain data)."""

    id: int
    why: dict[str, Any] | None = None


class WordsOpen(msgspec.Struct, frozen=True, kw_only=True):
    """A start that waits for the words of the dice whose hashes were given; opened: those that came, by person's id."""

    until: float
    opened: dict[str, str] = {}


class Ended(msgspec.Struct, frozen=True, kw_only=True):
    """That a game was ended: by whose asking, by vote or not, and until when it can be taken up again."""

    by: str
    user: int
    until: float
    voted: bool = False


class Vote(msgspec.Struct, frozen=True, kw_only=True):
    """One vote: who asked for what (in words, public), until when, who may answer, and who has agreed. told: the seats
    that were asked by a message of their own. asked: since when, 0 for votes of older versions."""

    id: str
    kind: str
    user: int
    said: dict[str, Any]
    args: dict[str, Any]
    until: float
    voters: tuple[str, ...]
    yes: tuple[str, ...] = ()
    no: tuple[str, ...] = ()
    told: tuple[str, ...] = ()
    asked: float = 0.0

    def is_decided(self) -> str:
        """Return whether it is decided: all must agree; to go on without somebody, to end the game, on another
        host or a pause, more than half of those who are asked."""
        if self.kind not in BY_MOST:
            return REFUSED if self.no else GRANTED if set(self.yes) >= set(self.voters) else OPEN
        if 2 * len(self.yes) > len(self.voters):
            return GRANTED
        return REFUSED if 2 * len(self.no) >= len(self.voters) else OPEN


class LiveMark(msgspec.Struct, frozen=True):
    """The live message that was sent last: the decision that its span of events began with, its message's id, and the
    number of the post that told its end there (None: it goes on, or its end was told elsewhere) with the head of the
    chain that it tells."""

    start: int
    message: int
    number: int | None = None
    head: str = ""


class PanelMark(msgspec.Struct, frozen=True):
    """The post that made the present panel, and the panel before it, which is to go; None where there was none.
    unpinned: Discord refused to pin it, which is tried again."""

    post: int
    old: int | None = None
    unpinned: bool = False


class SeatMark(msgspec.Struct, frozen=True, kw_only=True):
    """The message that is a seat's live card, in its person's DM.

    made: the last decision when it was sent. first, last: the numbers that it bore then. before: the card before it,
    which is folded as this one comes.
    """

    channel: int
    message: int
    user: int
    made: int
    first: int
    last: int
    before: "SeatMark | None" = None


class CardMark(msgspec.Struct, frozen=True, kw_only=True):
    """The card in the thread that goes on: its key (`Title.card_key_of_event`) and message, the outbox row of its first
    post, the number of its last, since when it stands, and whether it goes on from another of its key."""

    key: str
    message: int
    post: int
    last: int
    since: float
    continued: bool = False


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended, for the records: when, and by seat its sides, whether it won, the mean score of its sides, and
    which part of its decisions was its person's, not a computer player's."""

    at: float
    sides: dict[str, tuple[str, ...]]
    won: tuple[str, ...]
    scores: dict[str, float]
    shares: dict[str, float]


class Study(msgspec.Struct, frozen=True, kw_only=True):
    """The step of another table's game that a table goes on from: its decision, its round, the sides of each seat.
    seat: for whose person the position was imagined from what they knew; "": it is that of a game that is over. Such a
    table counts for nothing."""

    table: str
    step: int
    round: int
    sides: dict[str, tuple[str, ...]]
    seat: str = ""


class Extra(msgspec.Struct, frozen=True, kw_only=True):
    """All that the bot keeps with a table. Times are Unix seconds; a key that is null or missing has the default."""

    by_ours: bool = False  # its charts were taken away as it ran: it goes on by our figures, though they come again

    # The clock
    asked: OpenQuestion | None = None
    paused: float | None = None  # since when
    quiet: tuple[int, int, str] | None = None  # from this hour to that hour of the day, in this time zone
    quiet_offset: int | None = None  # minutes east of UTC of that time zone, when it was known last
    told_lost: dict[str, tuple[str, ...]] = {}  # "" or a person's id: settings not known any more that were told of
    bank: Bank | None = None  # an account of time that each person has for the whole game
    grace: Grace | None = None  # missed deadlines that are forgiven
    fixed: FixedHours | None = None  # at which hours deadlines pass
    holiday: float = 0.0  # seconds a game in which the clock of what waits for somebody may stand still
    clocks: dict[str, SeatClock] = {}  # by seat: what its person has used of these
    resting: dict[str, tuple[float, float]] = {}  # by seat: from when to when its person is on holiday
    gap: float | None = None  # until when nothing ran, or the clock was wrong, while a question was open: the last time
    after: int | None = None  # missed deadlines in a row after which a computer player takes over; 0 for never
    reminded: dict[str, Reminded] = {}  # by seat
    offers: dict[str, float] = {}  # by prompt: since when an offer is open, or reminded of last
    named: str = ""  # the sealed question (a prompt's id) whose hold is over, so that the panel says who has sealed
    mover: str = ""  # the side whose turn it was when the next was told of it
    ahead: tuple[str, str] | None = None  # the seat that was told that its turn is next, and what names that word
    # Persons
    away: dict[str, tuple[float, float]] = {}  # by seat: from, to
    since: dict[str, float] = {}  # by seat: when who sits there sat down in a running game
    gone: dict[str, float] = {}  # by seat: when the table was told that its person is no longer in the server
    left: tuple[str, ...] = ()  # seats that their persons left of their own will
    former: dict[str, str] = {}  # by id: persons who left, were voted out or replaced, and their name here
    open_seats: tuple[str, ...] = ()  # seats that whoever wants them may take
    host_name: str | None = None  # of a host who does not play
    nicknamed: tuple[int, ...] = ()  # persons who sit here under a name of the server's own
    event: int = 0  # the tournament that its game is of
    event_told: bool = False  # that its game was adjudicated there
    event_result: tuple[int, ...] = ()  # the places of its players that were set there by hand, and that it was told
    event_call_due: bool = False  # that who plays its game is still to be told that it has begun
    called: tuple[int, ...] = ()  # persons whom what they look for brought here, and who were told of it by DM
    sought: tuple[SeekRow, ...] = ()  # what they and the host looked for: given back where no thread can be opened
    roles: dict[str, str] = {}  # chosen in the lobby, by the person's id; "?" for the lot
    hashes: dict[str, str] = {}  # by the person's id: the SHA-256 of a word for the dice, given in the lobby
    words_open: WordsOpen | None = None
    bound: tuple[str, ...] = ()  # seats whose words for the dice were bound by their hashes
    voided: int = 0  # starts that were called off since a word was not opened
    spent_hashes: tuple[str, ...] = ()  # of words that were to be opened for those starts: not taken again
    practice: str = ""  # of a practice table the seat that plays there: its person's DM is all that the table has
    led_in: bool = (
        False  # of a practice table: what comes before its title's `lesson_begins` is answered for its person
    )
    study: Study | None = None  # where its game comes from, if it did not begin with a set-up
    imagines: bool = False  # its persons may imagine positions in their own turns; such a game counts for nothing
    coach: bool = False  # of a practice table: a word comes before what looks like a bad mistake
    rehearsal: bool = False  # its only person went back past what was seen; from then on it counts as practice
    plain: bool = False  # the thread's posts are words alone
    language: str = ""  # that everybody reads there; "": English
    palette: str = ""  # in whose colours the thread's pictures are
    size: str = ""  # whether they are as drawn (""), large, or in words
    committed: bool = False  # the thread was told what binds the dice
    all_eyes: dict[str, int] = {}  # by seat that is out of the game: the person who may see all, as the others agreed
    looked: dict[str, int] = {}  # the same once they have: it cannot be taken back then, and they never play here again
    strength: str = ""  # of its computer players; "": as of before there was a choice
    strengths: dict[str, str] = {}  # by the names of computer players that are of another strength than the rest
    delay: int = 0  # rounds by which who has no seat sees the game later
    # Consent
    rematch: str = ""  # the table that was opened to play the same again
    film: float | None = None  # when the film of the game was asked for
    result: Result | None = None
    votes: dict[str, Vote] = {}
    vote_number: int = 0  # of the last vote
    ended: Ended | None = None
    departed: float | None = None  # put aside since its server threw the bot out, at this time
    # Where the table is on Discord
    opening: Opening | None = None  # under way
    opened: Opened | None = None
    forum: bool = False  # the table is a post of a forum: its card is the thread's first message
    thread_name: str = ""  # what the bot has called the thread last; "" at tables of before that was kept
    renamed: float = 0.0  # when it was called otherwise than before
    told_host: int | None = None  # Discord's code of the refusal that the host was told of
    closed: tuple[int, ...] = ()  # persons of whom the table was told that their DMs are closed
    course: LiveMark | None = None
    card: CardMark | None = None
    renewed: PanelMark | None = None
    cards: dict[str, SeatMark] = {}  # by seat: its live card

    @property
    def has_clocks(self) -> bool:
        """Return whether what each seat uses of its time is reckoned up."""
        return self.bank is not None or self.grace is not None or self.holiday > 0


def extra_of(kept: TableRow | Mapping[str, Any]) -> Extra:
    """Return what is kept with a table. EngineBug where it is not what this version knows under its keys."""
    values = kept.extra if isinstance(kept, TableRow) else kept
    try:
        return msgspec.convert({key: value for key, value in values.items() if value is not None}, Extra)
    except msgspec.ValidationError as error:
        raise EngineBug(f"what is kept with a table cannot be read: {error}") from None


def with_extra(kept: TableRow | Mapping[str, Any], **fields: Any) -> dict[str, Any]:
    """Return what is to be kept with a table, with some fields of `Extra` changed. EngineBug for another field."""
    unknown = fields.keys() - set(Extra.__struct_fields__)
    if unknown:
        raise EngineBug(f"nothing of the name {', '.join(sorted(unknown))} is kept with a table")
    before = kept.extra if isinstance(kept, TableRow) else kept
    changed: dict[str, Any] = msgspec.to_builtins(fields)
    return {**before, **{key: list(v) if isinstance(v, tuple) else v for key, v in changed.items()}}
