"""What stands beside the table of a drill: a server's board with its calls, a tournament's card with calls to its
entrants, a digest, cards of tables that are being opened. Each must be there once in the end, and show what is so.
Somebody sits down at another table and enters the tournament, and goes again, so that it shows something else each
time.

The drill's bots look after all that every second (`stopping_bot`), so that a strike need not wait for minutes.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from itertools import count

import msgspec

from bot.clubs.boards import decoded_board
from bot.messages.ids import Press
from bot.sandbox.messages import delete_message
from bot.sandbox.people.person import Person, Receipt
from bot.sandbox.world import Message, Role
from bot.tournaments.kept import KeptTournament
from bot.words import Words
from testbed.drills.report import Report
from testbed.drills.stage import RefusedError, SavedTable, StuckError
from testbed.drills.takeover.plan import BOARD, CALL, CALLED_OFF, CARD, OPENING, Beside
from testbed.drills.takeover.two_bots import TwoBots

PLACES = ("general", "games")  # where the board is in turns
LOBBY, EVENT = "Feast", 1  # a table that waits for players, and the number of a tournament that nobody starts
ORGANISER, HOST, GUEST = "Ada", "Clara", "Dmitri"
OTHER_HOSTS = ("Eva", "Felix")
TRIES, AGAIN = 20, 0.5  # of something that somebody does, and seconds between two
WORDS = Words("common")
Doing = Callable[[], Awaitable[Receipt]]


class Standing:
    """What stands beside a table, and the people who change it."""

    def __init__(self, stage: TwoBots, saved: SavedTable) -> None:
        self.stage, self.saved = stage, saved
        self._numbers, self._moves = count(2), count(1)
        self._called_off: list[int] = []

    async def set_up(self) -> None:
        """Let there be a board, a table that waits for players, a tournament, and digests of what waits."""
        guild = next(iter(self.stage.sandbox.world.guilds.values()))
        role = Role(self.stage.sandbox.hub.ids.next(), "players", 0)
        guild.roles[role.id] = role
        await self._does(lambda: self._move_board(0, role=role.id, hours=1), self._boards_are_kept)
        await self._open_table(HOST, LOBBY)
        await self._announce("Games of the year", EVENT)
        await self._does(lambda: self._organiser.slash("settings", "games", digest="3"), lambda: True)

    async def provoke(self, what: Beside) -> None:
        """Do something after which a message is sent or edited. A digest is, as the game goes on."""
        if what.kind == BOARD and what.is_post:
            await self._move_board(next(self._moves))
        elif what.kind == CARD and what.is_post:
            delete_message(self.stage.sandbox.hub, self._cards()[-1])
            await self.change()
        elif what.kind in (CALL, OPENING):
            number = next(self._numbers)
            await self._open_table(OTHER_HOSTS[number % len(OTHER_HOSTS)], f"{LOBBY} {number}")
        elif what.kind == CALLED_OFF:
            await self._call_off()
        elif what.kind in (BOARD, CARD):
            await self.change()

    async def change(self) -> None:
        """Let the guest sit down and enter, or stand up and leave."""
        sits, enters = not self._sits(), not self._enters()
        seat = Press("join" if sits else "leave", self._lobby())
        place = Press("evjoin", argument=str(EVENT)) if enters else Press("evleave", argument=str(EVENT), page=1)
        await self._does(lambda: self._press(seat), lambda: self._sits() is sits)
        await self._does(lambda: self._press(place), lambda: self._enters() is enters)

    # What is wrong

    def is_right(self, *, is_over: bool = False) -> bool:
        """Return whether each message is there once, and shows what is so. is_over: the game is, unless it is left
        before its end."""
        return not any(self._faults(is_over=is_over))

    def check(self, report: Report, when: str, *, is_over: bool = False) -> None:
        """Note what is there twice, or not at all, or shows something old. when: after what."""
        for key, what in self._faults(is_over=is_over):
            report.note(f"{when}: {what}", key)

    def _faults(self, *, is_over: bool) -> Iterator[tuple[str, str]]:
        board, (card, status) = decoded_board(self._kept_board()), self._event(EVENT)
        assert board is not None  # noqa: S101 - it was set up
        yield from _once("board", self._boards(), board.board.message)
        yield from _once("card of a tournament", self._cards(), card)
        calls = [one for one in self._standing() if board.role and str(board.role) in one.mention_roles]
        if board.call is not None:
            yield from _once("call", calls, board.call.message)
        yield from self._stale(self._boards(), is_named=self._sits())
        yield from self._stale(self._cards(), is_named=self._enters())
        for number in self._called_off:
            told = [one for one in self._dms(GUEST) if f"Event {number} · entrant" in one.all_words]
            if len(told) != 1:
                yield "doubled" if told else "lost", f"who entered was told {len(told)} times that {number} is off"
        digests = [one for one in self._dms(ORGANISER) if "\n-# Digest " in one.all_words]
        most = 0 if is_over and not self.saved.last else 1
        if len(digests) > most:
            yield "doubled", f"{len(digests)} digests stand, not {most}: {[one.all_words[:80] for one in digests]}"
        opening = [one for one in self._standing() if WORDS("lobby.opening") in one.all_words]
        if opening:
            yield "doubled", f"{len(opening)} cards say that a table is being opened"
        if not status:
            yield "lost", "a tournament"

    def _stale(self, shown: list[Message], *, is_named: bool) -> Iterator[tuple[str, str]]:
        for message in shown:
            if (GUEST in message.all_words) is not is_named:
                yield "violations", f"a message beside the tables shows something old: {message.all_words[:300]!r}"

    # What is there

    def _standing(self) -> list[Message]:
        channels = [one for one in self.stage.sandbox.world.channels.values() if one.name in PLACES]
        return [one for channel in channels for one in channel.messages.values() if not one.deleted]

    def _boards(self) -> list[Message]:
        return [one for one in self._standing() if WORDS("board.title") in one.all_words]

    def _cards(self) -> list[Message]:
        return [one for one in self._standing() if f"Event {EVENT} · card" in one.all_words]

    def _dms(self, name: str) -> list[Message]:
        return [one for one in self.stage.person(name).messages("dm") if not one.deleted]

    def _kept_board(self) -> str | None:
        found: str | None = self.stage.records.first_value("SELECT kept FROM boards")
        return found

    def _boards_are_kept(self) -> bool:
        return self._kept_board() is not None

    def _event(self, number: int) -> tuple[int, str]:
        """Return the card and the status of a tournament; 0 and "" where there is none."""
        found = self.stage.records.first_value("SELECT kept FROM tournaments WHERE id = ?", number)
        kept = msgspec.json.decode(found, type=KeptTournament) if found else None
        return (kept.card.message, kept.tournament.status) if kept is not None else (0, "")

    def _lobby(self, name: str = LOBBY) -> str:
        return str(self.stage.records.first_value("SELECT id FROM tables WHERE name = ?", name) or "")

    def _sits(self) -> bool:
        sql, guest = "SELECT count(*) FROM seats WHERE table_id = ? AND person_id = ?", int(self._guest.id)
        return bool(self.stage.records.first_value(sql, self._lobby(), guest))

    def _enters(self, number: int = EVENT) -> bool:
        sql, guest = "SELECT count(*) FROM entrants WHERE tournament = ? AND person_id = ?", int(self._guest.id)
        return bool(self.stage.records.first_value(sql, number, guest))

    # What people do

    @property
    def _organiser(self) -> Person:
        return self.stage.person(ORGANISER)

    @property
    def _guest(self) -> Person:
        return self.stage.person(GUEST)

    async def _press(self, press: Press) -> Receipt:
        return await self._guest.forge(self.stage.panels(self.saved.table)[-1], press.id())

    async def _move_board(self, number: int, **options: object) -> Receipt:
        place = self.stage.sandbox.channel(PLACES[number % len(PLACES)])
        return await self._organiser.slash("server board", "games", channel=place.id, **options)

    async def _open_table(self, host: str, name: str) -> None:
        who = self.stage.person(host)
        await self._does(
            lambda: who.slash("game create", "games", game=self.saved.game, name=name), lambda: bool(self._lobby(name))
        )

    async def _announce(self, name: str, number: int) -> None:
        await self._does(
            lambda: self._organiser.slash("event create", "games", game=self.saved.game, kind="swiss", name=name),
            lambda: bool(self._event(number)[0]),
        )

    async def _call_off(self) -> None:
        """Announce one more tournament, which the guest enters, and call it off."""
        number = EVENT + len(self._called_off) + 1
        await self._announce(f"Games {number}", number)
        press = Press("evjoin", argument=str(number))
        await self._does(lambda: self._press(press), lambda: self._enters(number))
        self._called_off.append(number)
        await self._does(
            lambda: self._organiser.slash("event cancel", "games", event=str(number), sure="yes"),
            lambda: self._event(number)[1] != "open",
        )

    async def _does(self, doing: Doing, holds: Callable[[], bool]) -> None:
        """Let somebody do something until it is done, which the bot that plays may not live to answer."""
        for _ in range(TRIES):
            with contextlib.suppress(RefusedError, TimeoutError):
                await (await doing()).wait_until_answered()
            if holds():
                return
            await asyncio.sleep(AGAIN)
        raise StuckError("nobody does what somebody asks for beside the tables")


def _once(what: str, found: list[Message], kept: int) -> Iterator[tuple[str, str]]:
    """Yield what is wrong where a message is not there once, or is another than the kept one."""
    if len(found) > 1:
        yield "doubled", f"{what}: {len(found)} stand"
    elif [int(one.id) for one in found] != [kept]:
        yield "lost", f"{what}: {[one.id for one in found]} stands, and {kept} is kept"
