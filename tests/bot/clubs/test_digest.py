"""One message of what waits at all tables: once, however often the bot is killed, and gone once nothing waits."""

from typing import Any

import discord
import pytest

from bot.app.late_effects import LateEffects, keep_late_requests
from bot.clubs.digests import stored_digest_of_person
from bot.connection.late_requests import LateRequest
from bot.sandbox.faults import Fault
from bot.sandbox.people.person import Person, controls_of
from bot.sandbox.world import Message
from bot.tables.actor import Actor
from tests.bot.clockwork import HOUR, Time, dm_text
from tests.bot.hall import InProcess
from tests.bot.toy_table import decides, register, toy_table
from tests.engine.kernel.toy import Auction, Bid, Idle


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch)


@pytest.fixture
def toys(toy: None, hall: InProcess) -> InProcess:
    """The hall where the toy can be played."""
    return hall


class KilledError(Exception):
    """The bot was killed at this write."""


def digests(who: Person) -> list[Message]:
    """Return the digests that stand in a person's DM."""
    return [m for m in who.messages("dm") if "\n-# Digest " in m.all_words]


class Reader:
    """Ada, who wants a digest, at two tables of toys where she is asked first."""

    def __init__(self, hall: InProcess, every: str = "3") -> None:
        self.hall, self.every, self.time = hall, every, Time(hall)
        self.ada, self.tables = hall.person("Ada"), list[str]()

    async def sits(self, count: int = 2) -> None:
        await (await self.ada.slash("settings", "games", digest=self.every)).wait_until_answered()
        for _ in range(count):
            self.tables.append(await toy_table(self.hall, "Ada", "Boris", "Clara"))
        await self.hall.settled()

    async def passes(self, hours: float) -> list[Message]:
        """Let time pass, and return the digests that stand then."""
        self.time.at += hours * HOUR
        for table in self.tables:
            self.hall.app.tables.run_automatic(table)
        await self.hall.settled()
        await self.hall.app.digests.update_due_digests()
        return digests(self.ada)

    def rung(self) -> int:
        """Return how often she was called by DM."""
        return len(self.hall.sandbox.pushes(self.ada))


async def test_one_digest_tells_what_waits_at_all_tables(toys: InProcess) -> None:
    one = Reader(toys)
    await one.sits()
    before = one.rung()
    (shown,) = await one.passes(0)
    names = shown.all_words.split("\n")[0]
    listed = [line.split("**")[1] for line in shown.all_words.split("\n") if line.startswith("- **")]
    assert sorted(listed, key=names.index) == listed, "the line that calls names them in the order of the list"
    assert shown.all_words.startswith("⏰ 2 tables wait for you: ") and one.rung() == before + 1
    opens = [c["custom_id"] for c in controls_of(shown) if c["custom_id"].startswith("open:")]
    assert {custom.split(":")[1] for custom in opens} == set(one.tables)
    assert await one.passes(0) == [shown] == await one.passes(2) and one.rung() == before + 1
    await decides(toys, one.tables[0], "1", Idle())
    (shown,) = await one.passes(1)
    assert shown.all_words.startswith("⏰ A table waits for you: ") and one.rung() == before + 1, "an edit calls nobody"
    await decides(toys, one.tables[1], "1", Idle())
    assert not await one.passes(1) and one.rung() == before + 1


async def test_who_has_a_digest_is_called_by_nothing_else(toys: InProcess) -> None:
    one = Reader(toys, every="6")
    await one.sits()
    asking = [push for push in toys.sandbox.pushes(one.ada, aloud=False) if "it is your turn" in push.text]
    assert asking and all(push.silent for push in asking)
    before = one.rung()
    await one.passes(0)
    await one.passes(17)  # the last call before the deadline, at both tables
    await one.passes(1)
    assert one.rung() == before + 2 and "The table waits for you" not in dm_text(one.ada)
    assert len(digests(one.ada)) == 1, "the one before is taken away"
    for push in toys.sandbox.pushes(one.ada)[before:]:
        assert "2 tables wait for you" in push.text and "<" not in push.text, "a phone shows it as it is written"


async def test_a_digest_waits_for_the_morning_and_for_the_hours_that_were_chosen(toys: InProcess) -> None:
    one = Reader(toys)
    await (await one.ada.slash("settings", "games", quiet="0-23", zone="UTC")).wait_until_answered()
    one.time.at += (23.5 * HOUR - one.time.at) % (24 * HOUR)  # half past eleven in the evening
    await one.sits(1)
    first = await one.passes(0)
    assert len(first) == 1
    one.tables.append(await toy_table(toys, "Ada", "Boris", "Clara"))
    assert await one.passes(1) != [] and one.rung() == len(toys.sandbox.pushes(one.ada))
    assert "Digest 1" in digests(one.ada)[0].all_words, "she sleeps"


async def test_who_sleeps_until_after_a_deadline_is_called_by_the_table(toys: InProcess) -> None:
    """No digest could tell them of it: these wait for the morning."""
    one = Reader(toys, every="6")
    await (await one.ada.slash("settings", "games", quiet="21-9", zone="UTC")).wait_until_answered()
    one.time.at += (20 * HOUR - one.time.at) % (24 * HOUR)  # at eight in the evening, with twelve hours for an answer
    await (await one.ada.slash("settings", "games", digest="6")).wait_until_answered()
    table = await toy_table(toys, "Ada", "Boris", "Clara", deadline=12)
    asking = [push for push in toys.sandbox.pushes(one.ada, aloud=False) if "it is your turn" in push.text]
    assert asking and not any(push.silent for push in asking)
    one.tables.append(table)
    assert await one.passes(6) == [], "by night"


@pytest.mark.parametrize("every", ["off", "6"])
async def test_a_last_call_that_came_due_while_nothing_ran_is_not_made_by_night(toys: InProcess, every: str) -> None:
    """Neither by the table nor by a digest: both wait for the morning, and the deadline passes before."""
    one = Reader(toys, every)
    one.time.at += (19 * HOUR - one.time.at) % (24 * HOUR)
    await (await one.ada.slash("settings", "games", quiet="23-8", zone="UTC", digest=every)).wait_until_answered()
    one.tables.append(await toy_table(toys, "Ada", "Boris", "Clara", deadline=9))
    await one.passes(0)
    before = one.rung()
    await one.passes(2)
    assert one.rung() == before
    await one.passes(2.5)  # it was due at ten, and it is half past eleven
    assert one.rung() == before, [push.text for push in toys.sandbox.pushes(one.ada)[before:]]


async def test_a_reminder_and_a_digest_are_one_message(toys: InProcess) -> None:
    """A table with a short deadline, whose card calls by itself, is told of last by the digest that tells of others."""
    one = Reader(toys, every="6")
    await one.sits(1)
    await one.passes(0)
    one.tables.append(await toy_table(toys, "Ada", "Boris", "Clara", deadline=8, name="Short"))
    before = one.rung()
    (shown,) = await one.passes(6.01)  # both the last call of the short one, and the hour of the next digest
    assert one.rung() == before + 1 and "The table waits for you" not in dm_text(one.ada)
    assert "Short" in shown.all_words.split("\n")[0]
    await one.passes(1)
    assert one.rung() == before + 1


async def test_a_digest_shortly_before_a_deadline_is_the_last_call(toys: InProcess) -> None:
    """Two deadlines that pass one soon after the other bring one last call: hers are called for five and for three
    hours before, of twenty and thirteen."""
    one = Reader(toys, every="6")
    await one.sits(0)
    one.tables.append(await toy_table(toys, "Ada", "Boris", "Clara", deadline=20))
    await one.passes(0)
    await one.passes(7.5)
    one.tables.append(await toy_table(toys, "Ada", "Boris", "Clara", deadline=13))
    before = one.rung()
    await one.passes(0)
    await one.passes(7.6)
    assert one.rung() == before + 2, "the new table, and the last call"
    await one.passes(2.5)
    assert one.rung() == before + 2


async def test_last_calls_of_one_moment_are_one_digest(toys: InProcess) -> None:
    """Two tables that began two seconds apart pass their deadlines so: their person is called once, not twice."""
    one, after = Reader(toys, every="12"), 2 / 3600
    await one.sits(0)
    one.tables.append(await toy_table(toys, "Ada", "Boris", "Clara", deadline=30))
    await one.passes(after)
    one.tables.append(await toy_table(toys, "Ada", "Boris", "Clara", deadline=30))
    await one.passes(23.5)
    before = one.rung()
    await one.passes(0.5 - after)
    assert one.rung() == before + 1, "six hours before the first of them"
    await one.passes(after)
    await one.passes(1)
    assert one.rung() == before + 1


async def test_who_reads_digests_is_told_by_one_that_they_are_the_last(toys: InProcess) -> None:
    one = Reader(toys, every="12")
    toys.app.tables.hold_scale = 1.0
    await one.sits()
    await (await one.ada.slash("settings", "games", **{"only-me": "on"})).wait_until_answered()
    await decides(toys, one.tables[0], "1", Auction())
    (shown,) = await one.passes(0)
    before = one.rung()
    assert "the last" not in shown.all_words
    for seat in ("2", "3"):
        await decides(toys, one.tables[0], seat, Bid(0))
    await one.passes(0.3)
    (shown,) = await one.passes(0.3)
    assert one.rung() == before + 1 and shown.all_words.count("⏳ you are the last it waits for") == 1
    await one.passes(1)
    assert one.rung() == before + 1 and "You are the last" not in dm_text(one.ada)


@pytest.mark.parametrize("when", ["before", "after", "sent"])
async def test_a_kill_neither_loses_nor_doubles_a_digest(
    toys: InProcess, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    """Before it is kept that it is to be sent, after that, and when it was sent and nothing noted."""
    one = Reader(toys)
    await one.sits()
    real, calls = toys.app.store.set_person, [0]
    strikes = {"before": 1, "after": 2, "sent": 3}[when]

    async def killed(user: int, **fields: Any) -> None:
        if "digest" in fields:
            calls[0] += 1
            if calls[0] == strikes:
                raise KilledError
        await real(user, **fields)

    with monkeypatch.context() as patch:
        patch.setattr(toys.app.store, "set_person", killed)
        with pytest.raises(KilledError):
            await toys.app.digests.update_due_digests()
    toys.app.digests = type(toys.app.digests)(toys.app.tables, lambda: toys.app.client, lambda: toys.app.worker.dms)
    assert len(await one.passes(0)) == 1 == len(await one.passes(0))
    for table in one.tables:
        await decides(toys, table, "1", Idle())
    assert not await one.passes(1)


async def test_what_a_kill_left_unnoted_is_taken_away_too(toys: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    one = Reader(toys)
    await one.sits()
    real, calls = toys.app.store.set_person, [0]

    async def killed(user: int, **fields: Any) -> None:
        calls[0] += "digest" in fields
        if calls[0] == 3:
            raise KilledError
        await real(user, **fields)

    with monkeypatch.context() as patch:
        patch.setattr(toys.app.store, "set_person", killed)
        with pytest.raises(KilledError):
            await toys.app.digests.update_due_digests()
    assert len(digests(one.ada)) == 1
    for table in one.tables:
        await decides(toys, table, "1", Idle())
    assert not await one.passes(1)


async def test_a_digest_whose_channel_is_gone_holds_up_none_after_it(toys: InProcess) -> None:
    """It was to be sent there when the bot was killed."""
    one = Reader(toys)
    await one.sits()
    lost = {"message": {"channel": 1, "number": 1, "tried": True}, "number": 1}
    await toys.app.store.set_person(int(one.ada.id), digest=lost)
    for table in one.tables:
        await decides(toys, table, "1", Idle())
    assert not await one.passes(1)
    assert stored_digest_of_person(await toys.app.store.person(int(one.ada.id))).message is None


async def test_who_switches_it_off_has_none_left(toys: InProcess) -> None:
    one = Reader(toys)
    await one.sits()
    assert len(await one.passes(0)) == 1
    said = await (await one.ada.slash("settings", "games", digest="off")).wait_until_answered()
    assert "Digest of all tables: Off" in said.text and not digests(one.ada)
    actor: Actor = await toys.actor(one.tables[0])
    assert actor.live.is_running and not await one.passes(0)


async def test_whoever_cannot_be_written_to_keeps_no_digest_from_the_others(toys: InProcess) -> None:
    one = Reader(toys)
    await one.sits(1)
    dmitri = toys.person("Dmitri")
    await (await dmitri.slash("settings", "games", digest="3")).wait_until_answered()
    await toy_table(toys, "Dmitri", "Boris", "Clara")
    await toys.settled()
    assert toys.app.tables.preferences.digest_readers() == [int(one.ada.id), int(dmitri.id)]
    await toys.app.store.set_person(int(one.ada.id), dm_channel=None)
    toys.sandbox.faults.add(Fault("POST", "/users/@me/channels", status=400, code=50033))
    with pytest.raises(discord.HTTPException):
        await toys.app.digests.update_due_digests()
    assert len(digests(dmitri)) == 1 and not digests(one.ada)


async def test_a_digest_that_was_edited_too_late_is_shown_again(toys: InProcess) -> None:
    one = Reader(toys)
    await one.sits()
    (shown,) = await one.passes(0)
    after, shown.content, shown.components = shown.all_words, "something old", []
    await keep_late_requests(
        toys.app.store, [LateRequest(int(toys.sandbox.world.dms[one.ada.id]), int(shown.id), is_edit=True)]
    )
    await LateEffects(toys.app.worker, toys.app.store, (toys.app.digests.forget_shown,)).look()
    await toys.app.digests.update_due_digests()
    assert shown.all_words == after
