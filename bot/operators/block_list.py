"""Servers and persons whom the bot serves no more: in memory, since every interaction asks, and in the database.

Who is blocked may still see what is kept of them and have it deleted, and read the terms.
"""

from bot.tables import lobby
from bot.tables.actor import Actor
from bot.tables.dice_words import opening
from bot.tables.dice_words.words_given import start_held_for_words
from bot.tables.endings import archive
from engine.kernel.errors import RuleError
from engine.kernel.texts import Text, keyed_text
from engine.store.interface import Store
from engine.store.models import LOBBY, RUNNING, AuditNote
from engine.store.operators.interface import PERSON, SERVER

KINDS = (SERVER, PERSON)
STILL = frozenset({"privacy", "mydata", "forgetme", "about", "help", "owner"})  # commands that are refused to nobody


class BlockList:
    """Knows who is blocked. owners: whom nobody can block."""

    def __init__(self, store: Store, owners: frozenset[int] = frozenset()) -> None:
        self.store, self.owners = store, owners
        self._blocked: dict[str, set[int]] = {kind: set() for kind in KINDS}

    async def load(self) -> None:
        """Read the list."""
        found: dict[str, set[int]] = {kind: set() for kind in KINDS}
        for one in await self.store.blocked():
            found.setdefault(one.kind, set()).add(one.id)
        self._blocked = found

    def is_blocked(self, kind: str, id_: int) -> bool:
        """Return whether a server or person is blocked."""
        return id_ in self._blocked[kind]

    def refusal(self, user: int, server: int | None, command: str = "") -> Text | None:
        """Return why a call is not carried out, in words; None: it is. command: the first word of a slash command, ""
        for a press."""
        if command in STILL or user in self.owners:
            return None
        if self.is_blocked(PERSON, user):
            return keyed_text("error.blocked_person")
        if server is not None and self.is_blocked(SERVER, server):
            return keyed_text("error.blocked_server")
        return None

    async def block(self, kind: str, id_: int, why: str) -> None:
        """Block a server or person. RuleError for what is neither, and for an owner."""
        if kind not in KINDS or id_ <= 0:
            raise RuleError(keyed_text("owner.block_what"))
        if kind == PERSON and id_ in self.owners:
            raise RuleError(keyed_text("owner.block_owner"))
        await self.store.block(kind, id_, why)
        self._blocked[kind].add(id_)

    async def unblock(self, kind: str, id_: int) -> bool:
        """Serve a server or person again; return whether it was blocked."""
        if kind not in KINDS:
            raise RuleError(keyed_text("owner.block_what"))
        self._blocked[kind].discard(id_)
        return await self.store.unblock(kind, id_)


async def unseat_person(actor: Actor, user: int) -> None:
    """Let a table go on without a person: a computer player takes the seat, another the office. Where nobody else plays
    the table is put aside. Call it within the actor's turn."""
    live = actor.live
    seated = live.seat_of(user) is not None
    if not any(seat.user not in (None, user) for seat in live.humans()):
        if live.row.status in (LOBBY, RUNNING):
            note = AuditNote(user=None, what="archived_operator", details={})
            await archive.put_table_aside(actor, "archived_operator", audit_note=note)
        return
    if seated and start_held_for_words(live.row) is not None:
        await opening.void_start(actor, keyed_text("words.forgotten"))
    if seated and live.row.status in (LOBBY, RUNNING):
        live.replace(row=await lobby.leave_table(actor.store, live.row, user))
