"""What the outbox carries: one type for each kind of post, and the only place where a post becomes a row or is read.

The tag of a type is the word in the row's column `kind`; its fields are the keys of the row's `payload`. Both are
stored, and rows of every older version must still be read: a tag or a field is never renamed, whatever the class is
called, and a new field has a default. `bot.delivery.routes` says how each type is delivered.

    >>> row = outbox_post("public", Panel(anew=True), replaces="panel", numbered=False)
    >>> row.kind, row.payload
    ('panel', {'anew': True})
    >>> body_of(row)
    Panel(anew=True)
"""

from collections.abc import Sequence
from typing import Any, TypeVar, get_args

import msgspec

from engine.kernel.errors import EngineBug
from engine.store.models import PUBLIC, AuditNote, NewPost, Post

KIND = "kind"  # the tag's field, which the row keeps in a column of its own


class Body(msgspec.Struct, frozen=True, kw_only=True, tag_field=KIND):
    """What a post says: the base of its types."""

    @property
    def is_dm_only(self) -> bool:
        """Return whether the thread says nothing where this cannot go by DM: the thread has told it already, or nobody
        else may know that there is anything."""
        return False


class Ledger(Body, frozen=True, kw_only=True, tag="ledger"):
    """Public lines of what happened: one of words (`lead`, a key, with its arguments), then one for each event (JSON,
    in the public's form)."""

    decision: int = 0
    events: Sequence[str] = ()
    lead: str = ""
    lead_args: dict[str, Any] = {}
    # The key of the card that tells it (`Title.card_key_of_event`); "": a message of its own; JOINS: any card.
    card: str = ""
    actor: str = ""  # the side whose turn the card is of, where it is known


class Map(Body, frozen=True, kw_only=True, tag="map"):
    """The map as it was after a decision, with the story of what happened since the last one; over: to the end."""

    decision: int
    over: bool = False


class PicturedEvent(Body, frozen=True, kw_only=True, tag="scene"):
    """The picture of a public event (JSON)."""

    event: str


class Report(Body, frozen=True, kw_only=True, tag="report"):
    """The report of a span of events (a battle) that a decision ended; later: how many it ended after this one."""

    decision: int
    later: int = 0


class LiveMessage(Body, frozen=True, kw_only=True, tag="course"):
    """The message of a span of events that goes on, edited in place, as it stands when this is delivered."""

    decision: int = 0


class Panel(Body, frozen=True, kw_only=True, tag="panel"):
    """The status panel as it stands when this is delivered; anew: posted below the rest instead of edited."""

    anew: bool = False


class LobbyCard(Body, frozen=True, kw_only=True, tag="lobby"):
    """The table's card in the channel, edited to what holds when this is delivered."""


class Records(Body, frozen=True, kw_only=True, tag="records"):
    """The figures of a game that is over."""

    decision: int = 0


class Secret(Body, frozen=True, kw_only=True, tag="secret"):
    """The secret of a game's dice, with the export, when it is over or given up."""

    decision: int = 0


class Film(Body, frozen=True, kw_only=True, tag="film"):
    """The film of a game that is over, made when this is delivered."""


class Skipped(Body, frozen=True, kw_only=True, tag="skipped"):
    """That numbers of decisions were passed over, which nobody used: the store finds them (`engine.store.chain`)."""

    first: int
    last: int


class SeatNews(Body, frozen=True, kw_only=True, tag="dm"):
    """What a seat has learned (events as JSON, in its own form) and is asked (ids of prompts), by DM.

    The message is made of the table as it stands when this is delivered (`bot.delivery.seat_cards`), so what is said
    late repeats nothing that was told meanwhile.
    """

    decision: int = 0
    events: Sequence[str] = ()
    prompts: Sequence[str] = ()
    over: bool = False  # the game is, and this says how it ended
    window: bool = False  # the seat was asked in a window, whether or not it could respond
    own: bool = False  # the person's own step has caused it: they read it in the answer too
    news: bool = False  # nothing but what befell the seat in another's turn: nobody need react

    @property
    def is_dm_only(self) -> bool:
        """Return whether the thread has told it already."""
        return self.news


class SeatCard(Body, frozen=True, kw_only=True, tag="seat_card"):
    """That the live card of a seat shall show how its table stands when this is delivered; nothing where it has none.
    Its own message is edited, and no other is ever sent for it. again: since Discord refused its pictures, which is not
    tried a third time; at_rest: since it was made while the table was deciding by itself, needless where it was made
    again since then."""

    seat: str
    again: bool = False
    at_rest: bool = False

    @property
    def is_dm_only(self) -> bool:
        """Return True: nobody need know."""
        return True


class LatePictures(Body, frozen=True, kw_only=True, tag="pictures"):
    """The pictures of earlier posts to the same audience (rows of kind `of`, with these numbers), which Discord refused
    together with their words; nothing where the message of these posts shows them by now."""

    of: str
    first: int
    last: int

    @property
    def is_dm_only(self) -> bool:
        """Return True: the words were told."""
        return True


class Hand(Body, frozen=True, kw_only=True, tag="hand"):
    """A seat's hand as it is when this is delivered, led by words (a key)."""

    lead: str


class Card(Body, frozen=True, kw_only=True, tag="card"):
    """Words (a `Text` as plain data) with buttons: verb, prompt, argument, style."""

    text: dict[str, Any]
    buttons: Sequence[tuple[str, str, str, str]] = ()
    private: bool = False  # nobody else may know that there is anything

    @property
    def is_dm_only(self) -> bool:
        """Return whether nobody else may know of it."""
        return self.private


class Offer(Body, frozen=True, kw_only=True, tag="offer"):
    """The offer that a prompt is, to the person to whom it is made, with Accept and Decline."""

    prompt: str
    private: bool = False  # nobody else may know that there is anything

    @property
    def is_dm_only(self) -> bool:
        """Return whether nobody else may know of it."""
        return self.private


class OfferOver(Body, frozen=True, kw_only=True, tag="offer_over"):
    """That the message of an offer loses its buttons and says how the offer ended (`how`: the end of a key of words);
    said: what was offered, a `Text` as plain data."""

    prompt: str
    how: str
    said: dict[str, Any] | None = None


class VoteOver(Body, frozen=True, kw_only=True, tag="vote_over"):
    """That the messages of a vote lose their buttons and say how it ended (`how`: granted, refused, expired, lapsed);
    said: what was asked, a `Text` as plain data."""

    vote: str
    how: str
    said: dict[str, Any]

    @property
    def is_dm_only(self) -> bool:
        """Return True: the thread says how a vote ended."""
        return True


class VoteTime(Body, frozen=True, kw_only=True, tag="vote_time"):
    """That the message that asked its audience for a vote shall say until when it is open by now. That message is
    edited, and no other is ever sent for it."""

    vote: str

    @property
    def is_dm_only(self) -> bool:
        """Return True: nobody need react."""
        return True


class ReminderTime(Body, frozen=True, kw_only=True, tag="reminder_time"):
    """That the reminders of a question say until when there is time as the table stands when this is delivered."""

    question: str

    @property
    def is_dm_only(self) -> bool:
        """Return True: nobody need know."""
        return True


class Notice(Body, frozen=True, kw_only=True, tag="notice", omit_defaults=True):
    """Words (a `Text` as plain data) to a person. beside_card: they make no sound where a card of their seat calls them
    just then."""

    text: dict[str, Any]
    beside_card: bool = False


class RoundSeen(Body, frozen=True, kw_only=True, tag="round_seen"):
    """The card of a round, to a person who follows a table without a seat there: as the table stood after a
    decision."""

    decision: int

    @property
    def is_dm_only(self) -> bool:
        """Return True: nobody at the table need know that they cannot be written to."""
        return True


class Nudge(Body, frozen=True, kw_only=True, tag="nudge"):
    """That there is something for a seat whose DMs are closed, never what."""

    seat: str


class OpeningWork(Body, frozen=True, kw_only=True, tag="opening"):
    """Make the card and the thread of the opening with this id (`bot.tables.opening`)."""

    id: int


class ForumTags(Body, frozen=True, kw_only=True, tag="tags"):
    """Let the table's post in a forum carry the tags that tell how it stands when this is delivered."""


class ThreadName(Body, frozen=True, kw_only=True, tag="thread_name"):
    """Let the table's thread have the name that says what is played there when this is delivered."""


class CardRemoval(Body, frozen=True, kw_only=True, tag="withdraw"):
    """Delete a lobby card that leads nowhere; card None: look for it in the channel. forum: it
    is a post of a forum, first message and thread in one."""

    channel: int
    card: int | None = None
    forum: bool = False


class PlaceLeft(Body, frozen=True, kw_only=True, tag="left"):
    """Let the card of the place that a table has left say where the table is now, and delete the panel there.
    channel: of the card; forum: the one that the thread is a post of."""

    channel: int
    card: int
    thread: int | None = None
    panel: int | None = None
    forum: int | None = None


AnyBody = (
    Ledger | Map | PicturedEvent | Report | LiveMessage | Panel | LobbyCard | Records | Secret | Film | Skipped
    | SeatNews | SeatCard | LatePictures | Hand | Card | Notice | Nudge | RoundSeen | Offer | OfferOver | VoteOver
    | VoteTime | ReminderTime | OpeningWork | ForumTags | ThreadName
    | CardRemoval | PlaceLeft
)  # fmt: skip
TYPES: tuple[type[Body], ...] = get_args(AnyBody)
KINDS = {str(kind.__struct_config__.tag): kind for kind in TYPES}
# What nothing asks for once it was told: it is in Discord, and nobody shows or edits it again by its row. What a card
# or the log is made of again, what says where a vote, an offer or a film is, and what binds the dice stays.
PASSING: tuple[type[Body], ...] = (
    Map, PicturedEvent, LiveMessage, Panel, LobbyCard, Skipped, SeatNews, SeatCard, LatePictures, Hand, Nudge,
    RoundSeen, OfferOver, VoteOver, VoteTime, ReminderTime, ForumTags, ThreadName, CardRemoval, PlaceLeft,
)  # fmt: skip
B = TypeVar("B", bound=Body)


def kind_of(body: type[Body]) -> str:
    """Return the stored word of a type of post."""
    return str(body.__struct_config__.tag)


def outbox_post(
    audience: str, body: Body, *, replaces: str = "", numbered: bool = True, audit_note: AuditNote | None = None
) -> NewPost:
    """Return a post as the outbox takes it; what its fields mean: `NewPost`."""
    payload = msgspec.to_builtins(body)
    return NewPost(
        audience=audience,
        kind=payload.pop(KIND),
        payload=payload,
        replaces=replaces,
        numbered=numbered,
        audit_note=audit_note,
    )


def body_of(row: Post | NewPost) -> Body:
    """Return what a row of the outbox says. EngineBug for a kind that this version does not know, or a payload that is
    not of its kind: the queue stops there, and the log says so."""
    kind = KINDS.get(row.kind)
    if kind is None:
        raise EngineBug(f"no such post: {row.kind}")
    try:
        return msgspec.convert({**row.payload, KIND: row.kind}, kind)
    except msgspec.ValidationError as error:
        raise EngineBug(f"a post of kind {row.kind} cannot be read: {error}") from None


def typed_post_body(row: Post | NewPost, kind: type[B]) -> B:
    """Return what a row says, where its type is known. EngineBug if it is another."""
    found = body_of(row)
    if not isinstance(found, kind):
        raise EngineBug(f"a post of kind {row.kind} where {kind_of(kind)} belongs")
    return found


# Posts of which each queue needs only the newest


def panel_post(*, anew: bool = False) -> NewPost:
    """Return the panel as it then stands; `anew`: below the rest. It is edited at private steps too, so it carries no
    number."""
    return outbox_post(PUBLIC, Panel(anew=anew), replaces="panel", numbered=False)


def live_message(decision: int) -> NewPost:
    """Return the live message of what goes on, as it then stands; when it is over a numbered report follows. The
    message is edited at private steps too, so it carries no number."""
    return outbox_post(PUBLIC, LiveMessage(decision=decision), replaces="course", numbered=False)


def seat_card(seat: str, *, again: bool = False) -> NewPost:
    """Return that a seat's live card is to be brought up to date; again: see `SeatCard`. It makes no message, so it
    carries no number."""
    return outbox_post(seat, SeatCard(seat=seat, again=again), replaces=f"card:{seat}", numbered=False)


def seat_card_at_rest(seat: str, at: float) -> NewPost:
    """Return that a seat's live card, which was made while its table was deciding by itself, is to be brought up to
    date at a time (Unix seconds), unless that is done by then. It takes the place of no other."""
    made = outbox_post(seat, SeatCard(seat=seat, at_rest=True), replaces=f"card at rest:{seat}", numbered=False)
    return msgspec.structs.replace(made, not_before=at)


def late_pictures(posts: Sequence[Post]) -> NewPost:
    """Return that the pictures of posts that go out as one message follow it."""
    first, last = posts[0].number, posts[-1].number
    body = LatePictures(of=posts[0].kind, first=first, last=last)
    return outbox_post(posts[0].audience, body, replaces=f"pictures:{posts[0].kind}:{first}")


def hand_post(seat: str, lead: str) -> NewPost:
    """Return a seat's hand as it is when it is sent, led by words (a key)."""
    return outbox_post(seat, Hand(lead=lead), replaces=f"hand:{seat}")


def nudge_post(seat: str) -> NewPost:
    """Return the line in the thread that there is something for a seat."""
    return outbox_post(PUBLIC, Nudge(seat=seat), replaces=f"nudge:{seat}")


FILM = outbox_post(PUBLIC, Film(), replaces="film")
LOBBY_CARD = outbox_post(PUBLIC, LobbyCard(), replaces="lobby", numbered=False)
