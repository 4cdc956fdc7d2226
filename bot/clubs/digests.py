"""One message to each person who wants it that tells what waits for them at all their tables, in place of one a table.

What a digest will tell calls nobody by itself: cards come without a sound
(`bot.tables.reminders.is_told_by_digest_in_time`). No table reminds its readers of anything, so that nobody has a
reminder and a digest at once. It comes no more often than its person has chosen, but for the last call before a
deadline, and, where they want that word, as they are the last whom a table waits for; never in their quiet hours. The
one before is taken away as a new one comes, and the last one once nothing waits any more. That it is to be sent is kept
first, so a kill at any moment neither loses nor doubles it.
"""

import asyncio
import logging
from collections.abc import Callable, Collection, Iterator
from typing import Any

import discord
import msgspec

from bot.clubs.standing_messages import (
    GONE,
    StandingMessage,
    StandingMessages,
    message_posted_anew,
    with_unknown_content,
)
from bot.connection.late_requests import KeptSending
from bot.delivery.dms import Dms
from bot.messages.card import MessageForm
from bot.messages.screen import Screen
from bot.process.repeating import each_of, repeat
from bot.screens.times.agenda_screen import Waiting, digest_screen, questions_for_person
from bot.tables.persons.preferences import Preferences
from bot.tables.registry import TableRegistry, tables_with_installed_games
from bot.tables.reminders import LAST_CALL, is_told_by_digest_in_time, last_call_at
from bot.tables.timing import HOUR, first_moment_awake, opened_at, paused_at
from data.speaking import language_context
from engine.store.models import RUNNING

log = logging.getLogger(__name__)
LOOK = 30.0  # seconds
GATHERED = 600.0  # seconds: what is called for so soon after a digest is called by it, not by one more
FIELD = "digest"  # of what is kept of a person
LAST = "last:"


class Digest(msgspec.Struct, frozen=True, kw_only=True):
    """What is kept of a person's digests. message: the one that stands, or is to be sent; None: none; at: when it was
    to be sent; told: the questions that it told, by table and prompt; called: those of which it or one before was the
    last call, and with `LAST` before it those of which it told that nobody else is waited for."""

    message: StandingMessage | None = None
    number: int = 0
    at: float = 0.0
    told: tuple[str, ...] = ()
    called: tuple[str, ...] = ()


def stored_digest_of_person(person: dict[str, Any]) -> Digest:
    """Return what is kept of a person's digests."""
    return msgspec.convert(person.get(FIELD) or {}, Digest)


class Digests:
    """Sends the digests, keeps them up to date and takes them away."""

    def __init__(self, tables: TableRegistry, client: Callable[[], discord.Client], dms: Callable[[], Dms]) -> None:
        self.tables, self.store, self._dms = tables, tables.store, dms
        self._messages = StandingMessages(client, "digest", form=MessageForm.CLASSIC)
        self._lock = asyncio.Lock()
        self._next: dict[int, float] = {}  # by person, when they are called next before a deadline

    @property
    def next_deadline_call(self) -> float | None:
        """Return when anybody is called next before a deadline, as it was at the last look; None: not at all."""
        return min(self._next.values(), default=None)

    async def run(self) -> None:
        """Look again and again, as long as the bot runs."""
        await repeat(self.update_due_digests, LOOK, log, "the digests were not looked at")

    async def update_due_digests(self) -> None:
        """Look what is due to everybody who wants digests and plays."""
        await each_of(self.tables.preferences.digest_readers(), self.update_digest_of_person)

    async def forget_shown(self, messages: Collection[int]) -> None:
        """Forget what digests show that are among these messages: they may have been edited to something old."""
        for user in self.tables.preferences.digest_readers():
            async with self._lock:
                kept = stored_digest_of_person(await self.store.person(user))
                if kept.message is not None and kept.message.message in messages:
                    await self._keep(user, msgspec.structs.replace(kept, message=with_unknown_content(kept.message)))

    async def places(self) -> list[tuple[int, int]]:
        """Return where everybody's digests are: channel and message."""
        people = [await self.store.person(user) for user in self.tables.preferences.digest_readers()]
        standing = [stored_digest_of_person(person).message for person in people]
        return [(one.channel, one.message) for one in standing if one is not None and one.message]

    async def sent_as(self, nonce: str) -> KeptSending | None:
        """Return what is kept of the digest that was sent with a nonce; None where it is none."""
        for user in self.tables.preferences.digest_readers():
            kept = stored_digest_of_person(await self.store.person(user))
            message = kept.message or StandingMessage(channel=0, number=kept.number)
            if (sent := self._messages.sent_as(nonce, user, message)) is not None:
                return sent if kept.message is not None else KeptSending(is_over=True)
        return None

    async def update_digest_of_person(self, user: int) -> None:
        """Send a person's digest if it is due, bring the one that stands up to date, or take it away."""
        async with self._lock:
            prefs, person = await self.tables.preferences.of(user), await self.store.person(user)
            kept, now = stored_digest_of_person(person), self.tables.now()
            wanted = prefs.digest > 0 and person.get("dm_open") is not False
            found = await self._waiting(user, prefs, now) if wanted else []
            self._next.pop(user, None)
            if not found:
                await self._take_away(user, kept)
                return
            due = self._due(user, kept, found, prefs, now)
            if due is not None:
                told, last = due
                before = kept.message or StandingMessage(channel=0)
                before = msgspec.structs.replace(before, number=kept.number)
                message = message_posted_anew(before, await self._dms().channel(user), now)
                kept = Digest(message=message, number=message.number, at=now, told=told, called=last)
                await self._keep(user, kept)
            if kept.message is not None:
                await self._bring(user, kept.message, found, prefs, now)

    async def _waiting(self, user: int, prefs: Preferences, now: float) -> list[Waiting]:
        """Return the tables that ask something of a person, whose clock runs and which they are not away from."""
        found = []
        for row in tables_with_installed_games(await self.store.tables(user=user, statuses=(RUNNING,))):
            live = (await self.tables.actor(row.id)).live
            seat = live.seat_of(user)
            if seat is None or not live.is_running or live.is_practice or paused_at(live) is not None:
                continue
            if (
                prefs.absence(row.id, now) is None
                and (one := questions_for_person(live, seat, self.tables.hold_scale, now)).asked
            ):
                found.append(one)
        return found

    def _due(
        self, user: int, kept: Digest, found: list[Waiting], prefs: Preferences, now: float
    ) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
        """Return which questions a digest that is due now tells, and of which it and those before were the last call;
        None where none is due."""
        calls = {key: at for one in found for key, at in _calls_of(one, prefs, now)}
        later = [at for at in calls.values() if at > now]
        if later:
            self._next[user] = min(later)
        urgent = [key for key, at in calls.items() if at <= now and key not in kept.called]
        is_awake = first_moment_awake(now, prefs.quiet_hours()) <= now
        if not is_awake or not (urgent or self._is_time(kept, found, prefs, now)):
            return None
        keys = tuple(key for one in found for key in _keys_of(one))
        near = [key for one in found if _is_near_end(one, now) for key in _keys_of(one)]
        soon = [key for key, at in calls.items() if at <= now + GATHERED]
        called = dict.fromkeys((*(key for key in kept.called if key.removeprefix(LAST) in keys), *soon, *near))
        return keys, tuple(called)

    def _is_time(self, kept: Digest, found: list[Waiting], prefs: Preferences, now: float) -> bool:
        """Return whether a digest has something to tell that is in no haste: of a table that does not call by itself,
        or once more, as often as its person is reminded."""
        every, interval = prefs.digest * HOUR, prefs.reminder_interval()
        if now < kept.at + every:
            return False
        gathered = [one for one in found if self._is_gathered(one, prefs)]
        if any(key not in kept.told for one in gathered for key in _keys_of(one)):
            return True
        if interval is None or now < kept.at + max(interval, every):
            return False
        return bool(gathered) or any(now >= at + interval for one in found if (at := opened_at(one.live)) is not None)

    def _is_gathered(self, one: Waiting, prefs: Preferences) -> bool:
        seat, is_open = one.live.seat_row(one.asked[0].seat), opened_at(one.live) is not None
        return (
            is_open
            and seat is not None
            and is_told_by_digest_in_time(one.live, seat.seat, prefs, self.tables.hold_scale)
        )

    async def _bring(
        self, user: int, message: StandingMessage, found: list[Waiting], prefs: Preferences, now: float
    ) -> None:
        with language_context(prefs.spoken_language()):

            def made(number: int) -> Screen:
                return digest_screen(found, number)

            async def save(message: StandingMessage) -> None:
                await self._keep(
                    user,
                    msgspec.structs.replace(stored_digest_of_person(await self.store.person(user)), message=message),
                )

            await self._messages.bring_up_to_date(message, user, made, now, save)

    async def _take_away(self, user: int, kept: Digest) -> None:
        """Take away the digest that stands, if there is one: nothing that it told waits any more."""
        if kept.message is None:
            return
        if kept.message.tried and not kept.message.message:  # it may be there, of which a kill left no note
            with language_context((await self.tables.preferences.of(user)).spoken_language()):
                found = await self._found(kept.message, digest_screen([], kept.number))
            await self._messages.take_away(msgspec.structs.replace(kept.message, message=found or 0))
        else:
            await self._messages.take_away(kept.message)
        await self._keep(user, msgspec.structs.replace(kept, message=None, told=(), called=()))

    async def _found(self, message: StandingMessage, screen: Screen) -> int | None:
        try:
            return await self._messages.find_posted_message(message, screen)
        except discord.HTTPException as error:
            if error.code not in GONE:
                raise
            return None  # with its channel

    async def _keep(self, user: int, digest: Digest) -> None:
        await self.store.set_person(user, **{FIELD: msgspec.to_builtins(digest)})


def _keys_of(one: Waiting) -> list[str]:
    """Return what names each question of a table."""
    return [f"{one.live.row.id}:{prompt.id}" for prompt in one.asked]


def _is_near_end(one: Waiting, now: float) -> bool:
    """Return whether a digest that comes now, for whatever reason, is the last call for a table: most of the time for
    the question is over, and the deadline passes within the hours of a last call."""
    opened, late = opened_at(one.live), one.until
    return opened is not None and late is not None and late <= now + LAST_CALL and now >= (opened + late) / 2


def _calls_of(one: Waiting, prefs: Preferences, now: float) -> Iterator[tuple[str, float]]:
    """Yield what somebody is called for at once, and when: for the last time before a deadline, and as the last whom a
    table waits for."""
    opened = opened_at(one.live)
    call = None if opened is None else last_call_at(prefs, opened, one.until)
    for key in _keys_of(one):
        if call is not None:
            yield key, call
        if prefs.last and one.is_last:
            yield LAST + key, now
