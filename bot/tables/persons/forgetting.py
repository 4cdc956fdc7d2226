"""A person who wants to be forgotten: their seats go to computer players, then their name and id leave all that is
kept.

That it is wanted is kept first, so that a kill at any moment is made up for at the next start. Exports and the hash
chain name seats alone, so games go on and verify as before.
"""

import logging
from collections.abc import Mapping, Sequence

import msgspec

from bot.tables import lobby, notices
from bot.tables.actor import Actor
from bot.tables.charts.retired_charts import forget_deleted_charts
from bot.tables.dice_words import opening
from bot.tables.dice_words.words_given import start_held_for_words
from bot.tables.endings import archive
from bot.tables.persons.seat_names import shown_name
from bot.tables.registry import TableRegistry
from bot.tables.table_extra import extra_of, with_extra
from bot.words import Words
from data.speaking import language_context
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text
from engine.store.models import ARCHIVED, COMPUTER, LOBBY, OPENING, RUNNING, AuditNote, TableRow

log = logging.getLogger(__name__)
WANTED = "forgetting"  # the setting with those who are being forgotten
GOES_ON = (OPENING, LOBBY, RUNNING, ARCHIVED)
COMMON = Words("common")
Names = Sequence[str]  # under which a person is known


def _decoded(kept: str | None) -> dict[int, Names]:
    """Return who is being forgotten, and under which names, as the setting has it."""
    found = msgspec.json.decode(kept, type=list[int | tuple[int, list[str]]]) if kept else []
    return dict((one, []) if isinstance(one, int) else one for one in found)


def _encoded(users: Mapping[int, Names]) -> str:
    return msgspec.json.encode(list(users.items())).decode()


class Forgetting:
    """Forgets persons."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables, self.store = tables, tables.store

    async def forget(self, user: int, names: Names = ()) -> int:
        """Forget a person; return at how many tables. names: theirs, which may stand where they have no seat."""
        await self.store.change_setting(WANTED, lambda kept: _encoded({**_decoded(kept), user: names}))
        return await self._go(user, names)

    async def resume(self) -> None:
        """Go on where a kill came between."""
        for user, names in _decoded(await self.store.setting(WANTED)).items():
            await self._go(user, names)

    async def _go(self, user: int, names: Names) -> int:
        for table in {row.id: row for row in await self._tables(user)}.values():
            if extra_of(table).practice:
                await self.store.remove_practice(table.id)
                self.tables.forget([table.id], [])
                continue
            actor = await self.tables.actor(table.id)
            async with actor.turn():
                await self._hand_over(actor, user)
            self.tables.run_automatic(table.id)
        found = await self.store.tables_naming_person(user)
        for table_id in found:
            await self._clean(table_id, user, names)
        own = {(row.game, row.hash) for row in await self.store.charts(user=user) if row.owner == user}
        await self.store.forget_settings(user)
        await forget_deleted_charts(self.tables, [one for one in own if await self.store.are_charts_gone(*one)])
        self.tables.forget([], [user])
        await self.store.change_setting(
            WANTED, lambda kept: _encoded({one: known for one, known in _decoded(kept).items() if one != user})
        )
        await self.store.rewrite_store_files()
        log.info("a person was forgotten at %d tables", len(found))
        return len(found)

    async def _tables(self, user: int) -> list[TableRow]:
        seated = await self.store.tables(user=user, statuses=GOES_ON)
        hosted = [row for row in await self.store.tables(statuses=GOES_ON) if row.host == user]
        return [*seated, *hosted]

    async def _clean(self, table_id: str, user: int, names: Names) -> None:
        """Take a person out of a table, and what is in memory with it: within one turn, since whoever changed the table
        between the two would write again what they remember."""
        try:
            actor = await self.tables.actor(table_id)
        except RuleError:  # its game is not installed
            await self._forget_at(table_id, user, names)
            return
        async with actor.turn():
            with language_context(actor.live.language):  # everybody reads what stands in the place of their name
                await self._forget_at(table_id, user, names)
            await actor.reload()

    async def _forget_at(self, table_id: str, user: int, names: Names) -> None:
        somebody, shown = COMMON("forget.somebody"), [shown_name(one) for one in names]
        row = await self.store.table(table_id)
        shown += [extra_of(row).former[str(user)]] if row is not None and str(user) in extra_of(row).former else []
        await self.store.forget_person_at_table(
            table_id, user, somebody, lambda seat: COMMON("seat.unnamed", seat=seat), shown
        )

    async def _hand_over(self, actor: Actor, user: int) -> None:
        """Let a table go on without a person: a computer player takes their seat, another their office; where they are
        the last it is given up."""
        live = actor.live
        if not any(seat.user not in (None, user) for seat in live.humans()):
            key, note = "closed" if live.state is None else "left_alone", AuditNote(user=None, what="left", details={})
            with language_context(live.language):
                somebody = COMMON("forget.somebody")
            await archive.give_up_table(actor, key, note, by=somebody)
            return
        if start_held_for_words(live.row) is not None and live.seat_of(user) is not None:
            await opening.void_start(actor, keyed_text("words.forgotten"))
        if live.row.status in (LOBBY, RUNNING) and live.seat_of(user) is not None:
            with language_context(live.language):  # it may be posted before their name is taken out of what is kept
                somebody = COMMON("forget.somebody")
            live.replace(row=await lobby.leave_table(self.store, live.row, user, called=somebody))
        elif live.seat_of(user) is not None:
            seats = [
                msgspec.structs.replace(seat, kind=COMPUTER, user=None, owner=user) if seat.user == user else seat
                for seat in live.row.seats
            ]
            live.replace(row=await self.store.set_seats(live.row, seats))
        if live.row.host == user:
            heir = next(seat for seat in live.humans() if seat.user not in (None, user))
            line = notices.ledger_post(live, "ledger.office", seat=heir.seat)
            extra = with_extra(live.row, host_name=None)
            live.replace(row=await self.store.update_table(live.row, host=heir.user, extra=extra, posts=[line]))
