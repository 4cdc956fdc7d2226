"""The boards of all servers: posted once a day, kept up to date, and taken away where they are not wanted any more."""

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from typing import Any

import discord
import msgspec

from bot.clubs.board import BoardTable, ServerBoard, board_screen, new_table_call_screen
from bot.clubs.seeking import KEPT
from bot.clubs.standing_messages import (
    EDITS,
    StandingMessage,
    StandingMessages,
    message_posted_anew,
    with_unknown_content,
)
from bot.connection.late_requests import KeptSending
from bot.messages.screen import Screen
from bot.process.repeating import each_of, repeat
from bot.tables.registry import TableRegistry, tables_with_installed_games
from bot.tables.table_extra import extra_of
from bot.tables.timing import DAY, HOUR
from data.speaking import language_context, language_of
from engine.kernel.errors import RuleError
from engine.store.models import LOBBY, OVER, RUNNING, TableRow

log = logging.getLogger(__name__)
LOOK = 30.0  # seconds
RECENT = 7 * DAY  # for how long a game that is over is shown
TOLD = 50  # tables that were called for and are remembered


def decoded_board(kept: str | None) -> ServerBoard | None:
    """Return a board as it is kept; None where there is none."""
    return msgspec.json.decode(kept, type=ServerBoard) if kept else None


def is_read_by_everybody(client: discord.Client, guild: int, channel: int) -> bool:
    """Return whether everybody in a server reads a channel; False where the gateway has not told of it."""
    server = client.get_guild(guild)
    found = server.get_channel(channel) if server is not None else None
    return server is not None and found is not None and found.permissions_for(server.default_role).view_channel


class ServerBoards:
    """Keeps the boards of all servers up to date."""

    def __init__(self, tables: TableRegistry, client: Callable[[], discord.Client]) -> None:
        self.tables, self.store, self.client = tables, tables.store, client
        self._messages, self._calls = StandingMessages(client, "board"), StandingMessages(client, "board call")
        self._lock = asyncio.Lock()
        self._swept = 0.0
        self._answered: dict[int, int] = {}  # by server: the call that was taken away
        self._seen: dict[int, tuple[object, float]] = {}  # by server: what its board was made of, and when

    async def run(self) -> None:
        """Look again and again, as long as the bot runs; once an hour end what nobody was found for in a month."""
        await repeat(self._look_and_sweep, LOOK, log, "the boards were not brought up to date")

    async def _look_and_sweep(self) -> None:
        await self.run_once()
        if self.tables.now() >= self._swept + HOUR:
            self._swept = self.tables.now()
            await self.store.drop_old_seeks(self._swept - KEPT)

    async def run_once(self) -> None:
        """Bring every board up to date."""
        await each_of(await self.store.boards(), self.update_board)

    async def update_board(self, guild: int) -> None:
        """Bring the board of a server up to date, as far as it may be edited now."""
        server = self.client().get_guild(guild)
        if server is None or server.unavailable:
            return
        async with self._lock:
            kept = decoded_board(await self.store.board(guild))
            if kept is None:
                return
            with language_context(language_of(str(server.preferred_locale))):
                rows = await self._rows(guild)
                if self._may_change(guild, kept.board, rows):
                    await self._board(guild, kept, await self._read(rows))
                if kept.role:
                    await self._call(guild, kept, await self._read([row for row in rows if row.status == LOBBY]))

    async def set_up_board(self, guild: int, channel: int, role: int, hours: int) -> None:
        """Let a server have its board in a channel; role, hours: who may be called for new tables, and how often."""
        now = self.tables.now()
        rows = await self.store.tables(guild=guild, statuses=(LOBBY,))

        def changed(kept: str | None) -> str:
            before = decoded_board(kept)
            if before is None:
                told = tuple(row.id for row in rows)  # nobody is called for what was there before
                board = ServerBoard(board=StandingMessage(channel=channel, number=1, posted=now), told=told)
            else:
                moved = before.board.channel != channel
                board = msgspec.structs.replace(
                    before, board=message_posted_anew(before.board, channel, now) if moved else before.board
                )
            return _encoded(msgspec.structs.replace(board, role=role, hours=hours))

        async with self._lock:
            await self.store.change_board(guild, changed)
        await self.update_board(guild)

    async def forget_shown(self, messages: Collection[int]) -> None:
        """Forget what boards show that are among these messages: they may have been edited to something old."""
        for guild in await self.store.boards():
            async with self._lock:  # none is posted anew meanwhile
                kept = decoded_board(await self.store.board(guild))
                if kept is not None and kept.board.message in messages:
                    self._seen.pop(guild, None)
                    await self._keep(guild, board=with_unknown_content(kept.board))
                if kept is not None and kept.call is not None and kept.call.message in messages:
                    await self._keep(guild, call=with_unknown_content(kept.call))

    async def places(self) -> list[tuple[int, int]]:
        """Return where the boards and calls of all servers are: channel and message."""
        kept = filter(None, map(decoded_board, (await self.store.boards()).values()))
        standing = [one for board in kept for one in (board.board, board.call) if one is not None]
        return [(one.channel, one.message) for one in standing if one.message]

    async def sent_as(self, nonce: str) -> KeptSending | None:
        """Return what is kept of the board or call that was sent with a nonce; None where it is neither."""
        for guild, found in (await self.store.boards()).items():
            if (kept := decoded_board(found)) is None:
                continue
            sent = self._messages.sent_as(nonce, guild, kept.board)
            if sent is None and kept.call is not None:
                sent = self._calls.sent_as(nonce, guild, kept.call)
            if sent is not None:
                return sent
        return None

    async def end_board(self, guild: int) -> bool:
        """Take a server's board away; return whether there was one."""
        async with self._lock:
            kept = decoded_board(await self.store.board(guild))
            if kept is None:
                return False
            await self.store.change_board(guild, lambda _: None)
            await self._messages.take_away(kept.board)
            if kept.call is not None:
                await self._calls.take_away(kept.call)
            return True

    async def _rows(self, guild: int) -> list[TableRow]:
        """Return the rows of the tables of a server that its board may show, the newest first."""
        rows, recent = await self.store.tables(guild=guild, statuses=(LOBBY, RUNNING, OVER)), self.tables.now() - RECENT
        return [
            row
            for row in tables_with_installed_games(rows)
            if not extra_of(row).practice and (row.status != OVER or row.touched >= recent)
        ]

    def _may_change(self, guild: int, board: StandingMessage, rows: Sequence[TableRow]) -> bool:
        """Return whether a board may show something else now, and may be edited: to find out more, all games of its
        tables are read. Once in ten minutes that is done though no row was touched: somebody may have deleted it."""
        now = self.tables.now()
        if not board.message or board.old is not None or now >= board.posted + DAY:
            return True
        seen = board.message, tuple((row.id, row.status, row.touched) for row in rows)
        before, at = self._seen.get(guild, (None, 0.0))
        if now < board.edited + EDITS or (seen == before and now < at + EDITS):
            return False
        self._seen[guild] = seen, now
        return True

    async def _read(self, rows: Sequence[TableRow]) -> list[BoardTable]:
        """Return tables with their games, as far as they are there still."""
        found = []
        for row in rows:
            try:
                live = (await self.tables.actor(row.id)).live
            except RuleError:  # it was removed a moment ago
                continue
            found.append(BoardTable(live=live, open=self._is_open(row)))
        return found

    def _is_open(self, row: TableRow) -> bool:
        return is_read_by_everybody(self.client(), row.guild, row.channel)

    async def _board(self, guild: int, kept: ServerBoard, shown: list[BoardTable]) -> None:
        now, board = self.tables.now(), kept.board
        if now >= board.posted + DAY and board.message:
            board = message_posted_anew(board, board.channel, now)

        def made(number: int) -> Screen:
            return board_screen(shown, number, self.tables.hold_scale, now, role=kept.role != 0)

        await self._messages.bring_up_to_date(
            board, guild, made, now, lambda standing: self._keep(guild, board=standing)
        )

    async def _call(self, guild: int, kept: ServerBoard, opened: list[BoardTable]) -> None:
        """Call those who want to hear of new tables, not more than so often; take a call away once they have begun."""
        now, call = self.tables.now(), kept.call
        is_answered = not any(one.live.row.id in kept.called_for for one in opened)
        if call is not None and call.message and is_answered and self._answered.get(guild) != call.message:
            await self._calls.take_away(call)
            self._answered[guild] = call.message
        opened = [one for one in opened if not one.is_seated_by_tournament]
        new = [one for one in opened if one.may_show_details and one.live.row.id not in kept.told]
        if call is None or call.message:  # no call is under way
            if not new or now < kept.called + kept.hours * HOUR:
                return
            call = message_posted_anew(call or StandingMessage(channel=kept.board.channel), kept.board.channel, now)
            called_for = tuple(one.live.row.id for one in new)
            told = (*kept.told, *called_for)[-TOLD:]
            await self._keep(guild, call=call, called=now, told=told, called_for=called_for)
        else:
            new = [one for one in opened if one.may_show_details and one.live.row.id in kept.told] or opened
        if not new:  # they have begun meanwhile
            await self._keep(guild, call=None)
            return
        await self._calls.bring_up_to_date(
            call,
            guild,
            lambda number: new_table_call_screen(new, kept.role, number),
            now,
            lambda standing: self._keep(guild, call=standing),
        )

    async def _keep(self, guild: int, **fields: Any) -> None:
        """Keep some fields of a server's board, where it has one still."""

        def changed(kept: str | None) -> str | None:
            before = decoded_board(kept)
            return None if before is None else _encoded(msgspec.structs.replace(before, **fields))

        await self.store.change_board(guild, changed)


def _encoded(board: ServerBoard) -> str:
    return msgspec.json.encode(board).decode()
