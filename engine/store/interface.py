"""The interface of the store: what the rest of the program may ask of it. `SqliteStore` implements it; the rows it
takes and returns are in `models.py`."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Protocol

from engine.store.chain.interface import ChainStore
from engine.store.charts.interface import ChartsStore
from engine.store.clubs.interface import ClubsStore
from engine.store.models import (
    RUNNING,
    AuditNote,
    AuditRow,
    Backlog,
    BasePosition,
    Carried,
    Decision,
    EpochRow,
    EventRow,
    MarkerRow,
    NewPost,
    Post,
    Queue,
    SeatRow,
    TableRow,
)
from engine.store.operators.interface import OperatorsStore
from engine.store.persons.interface import PersonsStore
from engine.store.refused.interface import RefusedPostsStore
from engine.store.retention.interface import PackingStore, PruningStore
from engine.store.shown.interface import FoundByMessageStore, ShownStore
from engine.store.spectators.interface import SpectatorsStore


class Conflict(Exception):  # noqa: N818 - the compare-and-set's own word
    """The table's head is no longer the one that the caller named: another decision was written first. Load the table
    again."""


class AlreadyDone(Exception):  # noqa: N818 - says what is, not what went wrong
    """The interaction with this id was carried out before (Discord may deliver one twice); `answer` is what was kept as
    its answer."""

    def __init__(self, answer: dict[str, Any]) -> None:
        super().__init__("already done")
        self.answer = answer


class LeaseLost(Exception):  # noqa: N818 - says what is
    """Another process holds the lease of the table, so this one must not write to it."""


class Store(
    ChainStore,
    SpectatorsStore,
    RefusedPostsStore,
    OperatorsStore,
    PackingStore,
    PruningStore,
    PersonsStore,
    ClubsStore,
    ChartsStore,
    ShownStore,
    FoundByMessageStore,
    Protocol,
):
    """Everything that is kept. Each method is one transaction, written whole or not at all; none blocks the event loop.
    SaveError where the disk cannot be written, or where a table that has to be there is not."""

    async def close(self) -> None:
        """Finish what is written and close the file."""

    # Tables and seats
    async def create_table(
        self,
        table: TableRow,
        secret: bytes,
        *,
        posts: Sequence[NewPost] = (),
        interaction: int | None = None,
        met: Sequence[int] = (),
    ) -> None:
        """Keep a new table with its dice secret and what Discord must be told of it. AlreadyDone, with the id of the
        `table`: this interaction made one before. met: persons who look for others on its server no more."""

    async def table(self, table_id: str) -> TableRow | None:
        """Return a table."""

    async def table_of_thread(self, thread: int) -> TableRow | None:
        """Return the table that is played in a thread."""

    async def tables(
        self,
        *,
        guild: int | None = None,
        user: int | None = None,
        owner: int | None = None,
        statuses: Sequence[str] = (),
    ) -> list[TableRow]:
        """Return tables, the newest first: of a guild, of a person's seat (owner: one kept for them)."""

    async def refused_tables(self, guilds: Sequence[int], codes: Sequence[int] = ()) -> list[str]:
        """Return the tables of servers with the code of a refusal, or whose posts wait for one of these codes."""

    async def practice_tables(self, *, before: float | None = None) -> list[str]:
        """Return the practice tables (`extra` names the seat that plays there); before: those that nobody has touched
        since that moment."""

    async def remove_practice(self, table_id: str) -> None:
        """Remove a practice table with all that belongs to it. ValueError where the table is none."""

    async def servers(self) -> list[int]:
        """Return the servers that tables are kept of."""

    async def remove_server(self, guild: int) -> tuple[list[str], list[int]]:
        """Delete what is kept of a server (ended tables keep what statistics and verification need, and name nobody),
        and of persons who have no table left; return the tables and those persons."""

    async def tables_naming_person(self, user: int) -> list[str]:
        """Return the tables in which something names a person."""

    async def forget_person_at_table(
        self, table_id: str, user: int, somebody: str, seat_name: Callable[[str], str], names: Sequence[str] = ()
    ) -> None:
        """Take a person out of a table. somebody: what stands for their name in texts; seat_name: what their seat is
        called now; names: theirs, beside those kept with their id. Who has the table in memory must read it again."""

    async def forget_settings(self, user: int) -> None:
        """Delete what a person chose for themselves. `erase` is due then."""

    async def rewrite_store_files(self) -> None:
        """Write the files again where something was deleted, so that nothing of it is left in them."""

    async def update_table(
        self, table: TableRow, *, posts: Sequence[NewPost] = (), hasten: bool = False, **fields: Any
    ) -> TableRow:
        """Set fields of a table (any of TableRow's but id, seats, commitment, head) and return it as it now stands.
        table: as the caller has read it; StaleRow where another writer has changed the same since (`row_changes`).
        hasten: what waits for another try may go now."""

    async def set_seats(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        *,
        extra: dict[str, Any] | None = None,
        posts: Sequence[NewPost] = (),
        host: int | None = None,
    ) -> TableRow:
        """Replace the seats of a table, as the caller has read it (else StaleRow). extra: what the bot keeps with it
        from then on, if that changes too; host: the same of who has the office."""

    async def renew_secret(
        self,
        table: TableRow,
        secret: bytes,
        commitment: str,
        seats: Sequence[SeatRow],
        extra: dict[str, Any],
        posts: Sequence[NewPost],
    ) -> TableRow:
        """Give a lobby another dice secret, with its seats and what the bot keeps with it as they are then. Conflict
        where the game has begun."""

    async def secret(self, table_id: str) -> bytes:
        """Return the dice secret; only the table's actor asks, and the export of a finished game."""

    # Decisions
    async def start(
        self,
        table_id: str,
        state: bytes,
        events: Sequence[EventRow],
        draws: Sequence[Any],
        posts: Sequence[NewPost],
        *,
        key_words: Mapping[str, str],
        bound: Mapping[str, str] | None = None,
        before: TableRow | None = None,
        extra: dict[str, Any] | None = None,
        rules_version: str,
        data_hash: str,
        interaction: int | None = None,
        base: BasePosition | None = None,
    ) -> TableRow:
        """Keep the set-up as decision 0, with the first epoch, and set the table running. extra: what the bot keeps
        with it from then on, if that changes; before: the row that this was made of; base: the position that it goes on
        from in place of the set-up, as an epoch right behind it."""

    async def load(self, table_id: str) -> tuple[int, bytes]:
        """Return (head, state) of a running table."""

    async def commit(
        self,
        table_id: str,
        head: int,
        decision: Decision,
        state: bytes,
        events: Sequence[EventRow],
        posts: Sequence[NewPost],
        *,
        status: str = RUNNING,
        interaction: int | None = None,
        answer: Mapping[str, Any] | None = None,
        lease: str | None = None,
    ) -> None:
        """Keep a decision with all that comes of it, in one transaction. `decision.id` must be
        `next_decision_id(table)`, `decision.parent` the head. Conflict, AlreadyDone, LeaseLost: nothing was written."""

    async def next_decision_id(self, table_id: str) -> int:
        """Return the id that the table's next decision will have (one more than the largest ever used)."""

    async def move_head(
        self,
        table_id: str,
        head: int,
        to: int,
        marker: Mapping[str, Any],
        posts: Sequence[NewPost],
        *,
        carried: Sequence[Carried] = (),
        status: str = RUNNING,
        interaction: int | None = None,
        answer: Mapping[str, Any] | None = None,
        lease: str | None = None,
    ) -> bytes:
        """Undo or redo: make the decision `to` the head. `to` is on the path to the head (undo) or on `redo_path`
        (redo), else ValueError. `carried` are private actions that are written again on top of `to`, each on the one
        before. A marker says in words who did it and why; posts of the undone steps that were never tried are voided.
        Return the state at the new head."""

    async def path(self, table_id: str, *, last: int | None = None) -> list[Decision]:
        """Return the decisions that took effect, from the set-up (or the last `last` of them) to the head."""

    async def last_undone_step(self, table_id: str) -> Decision | None:
        """Return the step that was undone last; None where there is none, or where a step was decided since (private
        actions do not count)."""

    async def redo_path(self, table_id: str) -> list[Decision]:
        """Return the steps that were undone and can be done again, the next one first, without private actions."""

    async def redoable_decisions(self, table_id: str) -> list[Decision]:
        """Return all decisions that a redo may bring back, oldest first, private actions between the steps included."""

    async def asides_lost_by_head_move(self, table_id: str, to: int) -> list[Decision]:
        """Return the private actions that would be lost if the head moved to `to`: those on the path to the head that
        are not on the path to `to`, oldest first."""

    async def last_step(self, table_id: str) -> tuple[Decision, int]:
        """Return the last step on the path and the id of the step before it (for the set-up its own id). Private
        actions are no steps."""

    async def undo_markers(self, table_id: str) -> list[MarkerRow]:
        """Return every undo and redo of a table, oldest first."""

    async def new_epoch(
        self,
        table_id: str,
        head: int,
        state: bytes,
        *,
        reason: str,
        rules_version: str,
        data_hash: str,
        user: int | None = None,
        posts: Sequence[NewPost] = (),
        draws: Sequence[Any] = (),
        restore: int = 0,
        lease: str | None = None,
    ) -> int:
        """Open an epoch (new rules, new data, a moderator's edit) with `state` as its base, and return the id of the
        step that does it: a decision of the table on the path (why "epoch", barrier "epoch"), the new head."""

    async def replace_rules_of_epoch(
        self,
        table_id: str,
        head: int,
        audit_note: AuditNote,
        *,
        rules_version: str,
        data_hash: str,
        lease: str | None = None,
    ) -> None:
        """Let the epoch that the head is in name other rules and data, which a replay has found to lead to the same
        states all along. What it named before is kept beside it, `audit_note` goes into the audit trail."""

    async def epochs(self, table_id: str) -> list[EpochRow]:
        """Return the epochs that the path to the head goes through, oldest first."""

    async def dice_key_words(self, table_id: str) -> dict[str, str]:
        """Return the words that went into the dice key at the start, by seat."""

    async def events(self, table_id: str, *, last: int = 50, before: int | None = None) -> list[EventRow]:
        """Return the last events along the path to the head (those numbered below `before`), oldest first."""

    async def own_decision_share_by_seat(self, table_id: str) -> dict[str, float]:
        """Return by seat which part of its decisions was the person's who sits there now: not a computer player's, nor
        of others who sat there before."""

    async def events_between(self, table_id: str, first: int, before: int | None = None) -> list[EventRow]:
        """Return the events along the path numbered from `first` on and below `before`, oldest first."""

    async def milestones(self, table_id: str, tags: Collection[str]) -> list[EventRow]:
        """Return the events of some tags along the path, oldest first: where the chapters of a game begin."""

    async def state_at(self, table_id: str, decision: int) -> bytes:
        """Return the snapshot after a decision."""

    async def states(self, table_id: str, decisions: Sequence[int]) -> list[bytes]:
        """Return the snapshots after several decisions."""

    # Delivery
    async def post(self, table_id: str, posts: Sequence[NewPost]) -> None:
        """Put posts into the outbox outside a decision (a lobby card, a reminder)."""

    async def due_posts(
        self,
        now: float,
        limit: int = 50,
        *,
        owner: str | None = None,
        per_queue: int = 1,
        queue: tuple[str, str] | None = None,
    ) -> list[Post]:
        """Return unsent posts that may go now, oldest first, one queue (table, audience) in order: a post waits for
        the earlier ones of its queue. owner: without tables whose lease another holds. per_queue: more than the first
        of each queue, to be gathered into one message; they must go in this order, and none after one that failed.
        queue: those of one queue alone."""

    async def backlog(self, now: float) -> Backlog:
        """Return how much there is to do, for who watches over the bot."""

    async def queues(self, now: float, limit: int = 50, *, delay_scale: float = 1.0) -> list[Queue]:
        """Return the queues in which posts are due: first those that need not wait for more, oldest first, then those
        that do, by their moment. delay_scale: by what each post's `max_delay` is multiplied."""

    async def note_try(self, post_id: int, now: float) -> bool:
        """Note that a post is about to be sent, before it is. False: it was voided or sent meanwhile, do not send."""

    async def note_posts_tried(self, post_ids: Sequence[int], now: float) -> set[int]:
        """Note that posts are about to be sent as one message, and return those that are still to be sent: `note_try`
        for several, all or none of them noted."""

    async def mark_sent(self, post_id: int, message: int | None, channel: int | None, now: float) -> None:
        """Note that a post is there."""

    async def retry_later(
        self, post_id: int, not_before: float, error: str, *, unsent_after: int | None = None
    ) -> None:
        """Note that a post failed and when to try again (`error`: never its content). unsent_after: Discord said no
        (429, 4xx), so no try after so many (`Post.attempts` as it was read) has arrived; an earlier one may have."""

    async def retry_now(self, table_id: str, now: float) -> None:
        """Let the posts of a table that wait for another try go now, for instance because its thread is back."""

    async def sent_messages(
        self, table_id: str, audience: str, kind: str, *, replaces: str = "", numbers: range = range(0)
    ) -> list[tuple[int, int, int]]:
        """Return (channel, message, number) of each post of a kind that an audience was sent: those of a `replaces`
        key, or of these numbers."""

    async def message_sent_as(self, nonce: str) -> int | None:
        """Return the message of a post that was sent with a nonce; None where it waits still, or there is no such."""

    async def posts_of_kind(
        self, table_id: str, audience: str, kind: str, *, message: int = 0, since: int = 0, numbers: range = range(0)
    ) -> list[Post]:
        """Return posts of a kind to an audience, oldest first: of a message, from row `since` on; or of the numbers."""

    # Drafts, standing orders, leases, persons, settings, audit
    async def draft(self, table_id: str, seat: str) -> dict[str, Any] | None:
        """Return the half-made answer of a seat."""

    async def set_draft(self, table_id: str, seat: str, draft: Mapping[str, Any] | None) -> None:
        """Keep or drop the half-made answer of a seat."""

    async def drop_draft(self, table_id: str, seat: str, prompt: str = "") -> None:
        """Drop the half-made answer of a seat to a prompt, and no other's; "": all of the seat, also at `seat/...`."""

    async def orders(self, table_id: str, seat: str) -> list[dict[str, Any]]:
        """Return the standing orders of a seat."""

    async def set_orders(self, table_id: str, seat: str, orders: Sequence[Mapping[str, Any]]) -> None:
        """Replace the standing orders of a seat."""

    async def lease(self, table_id: str, owner: str, now: float, seconds: float) -> bool:
        """Take or renew the lease of a table; False if another owner holds it."""

    async def lease_all(self, table_ids: Sequence[str], owner: str, now: float, seconds: float) -> list[str]:
        """Take or renew the leases of many tables at once and return those that are the owner's."""

    async def release(self, owner: str) -> None:
        """Give back every lease of an owner."""

    async def add_audit_line(self, table_id: str, user: int | None, what: str, details: Mapping[str, Any]) -> None:
        """Leave a line in the audit trail: what was done to a table, never what a seat holds."""

    async def audit_trail(self, table_id: str, *, last: int = 50) -> list[AuditRow]:
        """Return the last lines of a table's audit trail, oldest first."""
