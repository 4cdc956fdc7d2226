"""What an operator does at tables, whoever asks: the command line, which leaves a request in the database for the bot
that runs, or an owner on Discord.

Each request is noted before it is carried out, so that a kill between the two is made up for at the next start; each
act may be carried out twice with the same end, or is noted as done in the transaction that does it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import msgspec

from bot.operators.block_list import BlockList, unseat_person
from bot.operators.table_report import TableReport, report_without_game, table_report
from bot.tables import notices
from bot.tables.actor import Actor
from bot.tables.charts.chosen_charts import options_in_force, read_chosen_charts
from bot.tables.charts.retired_charts import forget_deleted_charts
from bot.tables.endings import archive
from bot.tables.live import LiveTable
from bot.tables.opening import reopen_table_without_thread
from bot.tables.registry import TableRegistry, tables_with_installed_games
from bot.tables.table_extra import extra_of
from engine.games import game_ids
from engine.kernel.errors import PraetorError, RuleError, SaveError
from engine.kernel.texts import keyed_text
from engine.store.models import ABANDONED, ARCHIVED, LOBBY, OPENING, OVER, PUBLIC, RUNNING, AuditNote, NewPost, TableRow
from engine.store.operators.interface import PERSON, OperatorRequest

log = logging.getLogger(__name__)
EVERY = 1.0  # seconds between two looks for requests of the command line
PATIENCE = 10.0  # seconds that a table's turn is waited for
OPEN = (OPENING, LOBBY, RUNNING)
ALL = (*OPEN, OVER, ABANDONED, ARCHIVED)
SHOW, UNSTICK, ASIDE, NOTICE, BLOCK, UNBLOCK = "show", "unstick", "aside", "notice", "block", "unblock"
REMOVE_CHARTS = "remove_charts"
SHORTEST = 12  # digits of a hash by which charts are named
MINUTE = 60.0
Answer = dict[str, Any]


class Operators:
    """Carries out what operators ask."""

    def __init__(self, tables: TableRegistry, block_list: BlockList) -> None:
        self.tables, self.store, self.block_list = tables, tables.store, block_list
        self._doing = asyncio.Lock()
        self._acts: Mapping[str, Callable[[OperatorRequest], Awaitable[Answer]]] = {
            SHOW: self._show,
            UNSTICK: self._unstick,
            ASIDE: self._put_aside,
            NOTICE: self._give_notice,
            BLOCK: self._block,
            UNBLOCK: self._unblock,
            REMOVE_CHARTS: self._remove_charts,
        }

    async def run(self) -> None:
        """Carry out what the command line asks; runs for ever."""
        while True:
            try:
                await self.run_once()
            except SaveError as error:  # the server is away, say: it is asked again
                log.error("requests of the command line could not be looked at: %s", error)
            except Exception:
                log.exception("requests of the command line could not be looked at")
            await asyncio.sleep(EVERY)

    async def run_once(self) -> None:
        """Carry out every request that was not answered yet."""
        async with self._doing:
            for request in await self.store.open_requests():
                await self._carry_out(request)

    async def carry_out_request(self, key: str, what: str, details: Mapping[str, Any]) -> Answer:
        """Note a request, carry it out and return what came of it. key: names it, so that it is done once."""
        request = await self.store.note_operator_request(key, what, details)
        async with self._doing:
            done = await self.store.answer_of(request.id)
            return await self._carry_out(request) if done is None else done

    async def _carry_out(self, request: OperatorRequest) -> Answer:
        """Carry a request out; what goes wrong is its answer: nobody else would hear of it."""
        act = self._acts.get(request.what)
        try:
            if act is None:
                raise RuleError(keyed_text("owner.unknown_act"))
            answer = {"ok": True, **await act(request)}
        except PraetorError as error:
            why = error.why if isinstance(error, RuleError) else keyed_text("owner.failed", why=str(error))
            answer = {"ok": False, "why": msgspec.to_builtins(why)}
        except TimeoutError:
            answer = {"ok": False, "why": msgspec.to_builtins(keyed_text("owner.held_up"))}
        log.info("an operator's request: %s (%s)", request.what, "done" if answer["ok"] else "not done")
        await self.store.note_operator_answer(request.id, answer)
        return answer

    # Looking

    async def reports(self, statuses: Sequence[str] = OPEN) -> list[TableReport]:
        """Return how every table stands, the oldest first: an order by what was done last would tell of sealed
        answers."""
        rows = sorted(await self.store.tables(statuses=statuses), key=lambda row: (row.created, row.id))
        return [await self.report_of_table_row(row) for row in rows]

    async def report_of_table_row(self, row: TableRow) -> TableReport:
        """Return how a table stands. Nothing of it is changed."""
        now = self.tables.now()
        undelivered = await self.store.undelivered_posts(row.id, now)
        if row.game not in game_ids():
            return report_without_game(row, undelivered, keyed_text("stuck.no_game", game=row.game))
        live = await self._seen(row)
        return table_report(live, undelivered, self.tables.hold_scale, now, self.tables.failures(row.id))

    async def _seen(self, row: TableRow) -> LiveTable:
        """Return a table to look at: that in memory, if there is one, else one of its own that is let go again."""
        live = self.tables.table_if_in_memory(row.id)
        if live is None:
            await read_chosen_charts(self.store, row.game, options_in_force(row))
            live = LiveTable(row)
            if row.head is not None and row.status in (LOBBY, RUNNING):
                head, saved = await self.store.load(row.id)
                live.replace(kept=saved, state=live.game.decode(saved), head=head)
        return live

    async def _row(self, request: OperatorRequest) -> TableRow:
        table = str(request.details.get("table", "")).upper()
        row = await self.store.table(table)
        if row is None:
            raise RuleError(keyed_text("error.no_such_table", table=table))
        return row

    async def _show(self, request: OperatorRequest) -> Answer:
        return {"report": msgspec.to_builtins(await self.report_of_table_row(await self._row(request)))}

    # Acting

    async def _unstick(self, request: OperatorRequest) -> Answer:
        """Read a table again, try again now what it has to post, give it a thread if it has none, and let all that is
        due happen. No decision is taken in anybody's place."""
        row = await self._row(request)
        late, aside = await self.store.retry_posts_of_table(row.id, self.tables.now())
        thread = False
        if row.game in game_ids():
            actor = await self.tables.actor(row.id)
            async with asyncio.timeout(PATIENCE), actor.turn() as live:
                await actor.reload()
                thread = live.row.thread is None and live.row.status in (LOBBY, RUNNING) and not live.is_practice
            if thread:
                await reopen_table_without_thread(actor, self.tables.now())
            self.tables.retry_automatic_decision(row.id)
        self.tables.posted()
        return {"posts": late, "aside": aside, "thread": thread}

    async def _put_aside(self, request: OperatorRequest) -> Answer:
        """Put a table aside; whoever plays there can take it up again."""
        row = await self._row(request)
        actor = await self.tables.actor(row.id)
        async with asyncio.timeout(PATIENCE), actor.turn() as live:
            if live.row.status not in (LOBBY, RUNNING) or live.is_practice:
                raise RuleError(keyed_text("owner.not_open", table=row.id))
            await put_table_aside_for_operator(actor, str(request.details.get("why", "")))
        self.tables.posted()
        return {}

    async def _give_notice(self, request: OperatorRequest) -> Answer:
        """Tell every running table something, once; a kill leaves it told everywhere or nowhere."""
        rows = tables_with_installed_games(await self.store.tables(statuses=(RUNNING,)))
        tables = [row.id for row in rows if row.thread is not None and not extra_of(row).practice]
        said, minutes = str(request.details.get("said", "")), request.details.get("minutes")
        told = keyed_text("ledger.maintenance", said=said)
        if minutes:
            told = keyed_text("ledger.maintenance_at", said=said, when=request.at + float(minutes) * MINUTE)

        def posts_of(row: TableRow) -> list[NewPost]:
            return [notices.card_post(PUBLIC, told)]

        count = await self.store.queue_posts_for_tables(request.id, tables, posts_of)
        self.tables.posted()
        return {"tables": count}

    async def _block(self, request: OperatorRequest) -> Answer:
        kind, id_ = str(request.details["kind"]), int(request.details["id"])
        why = str(request.details.get("why", ""))
        await self.block_list.block(kind, id_, why)
        return {"tables": await self._leave_tables(kind, id_)}

    async def _leave_tables(self, kind: str, id_: int) -> int:
        """Put the tables of a server aside, or hand a person's seats to computer players; return how many."""
        going_on = (LOBBY, RUNNING)
        if kind == PERSON:
            rows = await self.store.tables(user=id_, statuses=going_on)
        else:
            rows = await self.store.tables(guild=id_, statuses=going_on)
        rows = [row for row in tables_with_installed_games(rows) if not extra_of(row).practice]
        for row in rows:
            actor = await self.tables.actor(row.id)
            async with asyncio.timeout(PATIENCE), actor.turn() as live:
                if kind == PERSON:
                    await unseat_person(actor, id_)
                elif live.row.status in (LOBBY, RUNNING):
                    await put_table_aside_for_operator(actor, "")
            self.tables.run_automatic(row.id)
        return len(rows)

    async def _unblock(self, request: OperatorRequest) -> Answer:
        kind, id_ = str(request.details["kind"]), int(request.details["id"])
        if not await self.block_list.unblock(kind, id_):
            raise RuleError(keyed_text(f"owner.not_blocked_{kind}"))
        return {}

    async def _remove_charts(self, request: OperatorRequest) -> Answer:
        """Delete charts for everybody who keeps them, for a publisher's complaint say."""
        digest = str(request.details["hash"])
        found = [row.hash for row in await self.store.charts() if row.hash.startswith(digest)]
        if len(set(found)) != 1 or len(digest) < SHORTEST:
            raise RuleError(keyed_text("owner.no_charts", hash=digest[:40]))
        gone = await self.store.drop_charts(digest=found[0])
        return {"charts": len(found), "tables": await forget_deleted_charts(self.tables, gone)}


async def put_table_aside_for_operator(actor: Actor, why: str) -> None:
    """Put a table aside for an operator. why: in their words, "" where they gave none. Call it within the actor's
    turn."""
    note = AuditNote(user=None, what="archived_operator", details={})
    await archive.put_table_aside(
        actor, "archived_operator_why" if why else "archived_operator", why=why, audit_note=note
    )
