"""What a person is told is true, however their answer fares: what was kept is never said not to be."""

import logging
from typing import Any

import discord
import pytest

from bot.messages.screen import Screen
from bot.sandbox.faults import Fault
from engine.kernel.errors import RuleError, SaveError
from engine.kernel.texts import keyed_text
from engine.store.group_commit import GroupCommit
from engine.store.postgres.connection import PostgresConnection
from engine.store.postgres.database import PostgresDatabase
from engine.store.sql.interface import UnsureWrite
from engine.store.sqlite import SqliteStore
from tests.bot.clockwork import dm_text, seated
from tests.bot.hall import InProcess, button, carried_out, choose, opened, until

CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
FOLLOWUP = "/webhooks/{webhook_id}/{webhook_token}"
ORIGINAL = f"{FOLLOWUP}/messages/@original"  # one's own message, whose change was put off
UNCHANGED = "Nothing has changed"
BREAKS: dict[str, dict[str, Any]] = {
    "request lost": {"lose": "request"},
    "answer lost": {"lose": "answer"},
    "request lost twice": {"lose": "request", "times": 2},
    "answer lost, and again": {"lose": "answer", "times": 2},
    "server error": {"status": 502},
    "too late": {"status": 404, "code": 10062},
    "answered already": {"status": 400, "code": 40060},
    "refused for what is in it": {"status": 400, "code": 50035},
    "refused, and again": {"status": 400, "code": 50035, "times": 2},
}
ARRIVES = {"request lost", "answer lost", "answer lost, and again", "server error"}


@pytest.fixture
def clean(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    """The log, which must hold nothing that escaped."""
    caplog.set_level(logging.INFO)
    return caplog


def escaped(log: pytest.LogCaptureFixture) -> list[str]:
    said = [record.getMessage() for record in log.records]
    return [one for one in said if "Ignoring exception" in one or "never retrieved" in one]


@pytest.mark.parametrize("breaks", BREAKS)
async def test_a_decision_whose_answer_breaks_is_never_called_undone(
    hall: InProcess, clean: pytest.LogCaptureFixture, breaks: str
) -> None:
    """A callback whose connection broke was answered with that nothing has changed, when it was kept."""
    table, actor, consul, _ = await seated(hall)
    thread, before = hall.thread(table), await hall.app.store.next_decision_id(table)
    shown = await choose(consul, await opened(consul, thread, actor.live.prompts_waited_for()[0].id), "0")
    hall.sandbox.faults.add(Fault("POST", CALLBACK, **BREAKS[breaks]))
    hall.sandbox.limits.callback_seconds = 5.0
    receipt = await consul.press(shown, custom_id=button(shown, "ok"))
    await until(lambda: not hall.app.calls)
    path = await hall.app.store.path(table)
    mine = [d for d in path if d.id >= before and d.user == int(consul.id)]
    assert len(mine) == 1
    assert UNCHANGED not in receipt.text
    told = receipt.text + "".join(m.all_words for m in receipt.followups)
    assert UNCHANGED not in told
    if breaks in ARRIVES:
        assert carried_out(told) and not receipt.has_failed
    if breaks == "refused for what is in it":
        assert "Buy no card." in told and "/table" in told
    assert not escaped(clean)


@pytest.mark.parametrize("times", [1, 2, 9])
async def test_a_slow_answer_that_breaks_comes_later_or_not_at_all(
    hall: InProcess, clean: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    table, actor, consul, _ = await seated(hall)
    thread = hall.thread(table)
    shown = await choose(consul, await opened(consul, thread, actor.live.prompts_waited_for()[0].id), "0")
    monkeypatch.setattr("bot.interactions.context.PATIENCE", 0.0)
    hall.sandbox.faults.add(Fault("PATCH", ORIGINAL, lose="request", times=times))
    receipt = await consul.press(shown, custom_id=button(shown, "ok"))
    await until(lambda: not hall.app.calls)
    assert UNCHANGED not in receipt.text
    assert ("Chosen" not in receipt.text) == (times == 1)
    assert not escaped(clean)


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (404, 10003), (401, 50027)])
@pytest.mark.parametrize("times", [1, 2])
async def test_a_late_answer_that_is_not_let_through_is_sent_once_more_and_no_fault_of_ours(
    hall: InProcess,
    clean: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    status: int,
    code: int,
    times: int,
) -> None:
    """One that was forbidden as a game began was logged as a fault, and the game's start told as one that failed."""
    table, actor, consul, _ = await seated(hall)
    shown = await choose(consul, await opened(consul, hall.thread(table), actor.live.prompts_waited_for()[0].id), "0")
    monkeypatch.setattr("bot.interactions.context.PATIENCE", 0.0)
    hall.sandbox.faults.add(Fault("PATCH", ORIGINAL, status=status, code=code, times=times))
    receipt = await consul.press(shown, custom_id=button(shown, "ok"))
    await until(lambda: not hall.app.calls)
    assert "went wrong" not in receipt.text
    assert ("Chosen" not in receipt.text) == (times == 1)
    assert not escaped(clean) and not any("fault" in record.getMessage() for record in clean.records)


async def test_joining_is_told_truly_though_the_dm_breaks(hall: InProcess, clean: pytest.LogCaptureFixture) -> None:
    table = await hall.create("Ada")
    place = frozenset({hall.sandbox.hub.open_dm_with(hall.person("Boris").id).id})
    hall.sandbox.faults.add(Fault("POST", "/channels/{channel_id}/messages", lose="request", places=place))
    receipt = await (await hall.person("Boris").slash("game join", table=table)).wait_until_answered()
    assert "You sit at" in receipt.text, receipt
    await until(lambda: not hall.app.calls)
    assert not escaped(clean) and UNCHANGED not in dm_text(hall.person("Boris"))


async def test_a_fault_after_something_was_kept_says_so(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    table, actor, consul, _ = await seated(hall)
    shown = await choose(consul, await opened(consul, hall.thread(table), actor.live.prompts_waited_for()[0].id), "0")

    async def broken(*_: object) -> Screen:
        raise ZeroDivisionError

    monkeypatch.setattr("bot.interactions.decisions.my_table_screen_with_draft", broken)
    said = (await (await consul.press(shown, custom_id=button(shown, "ok"))).wait_until_answered()).text
    assert "Buy no card." in said and "went wrong" in said and "/table" in said and UNCHANGED not in said


async def test_a_fault_before_anything_was_kept_says_so(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _, consul, _ = await seated(hall)

    async def broken(*_: object) -> Screen:
        raise ZeroDivisionError

    monkeypatch.setattr("bot.interactions.commands.table.my_table_screen_with_draft", broken)
    said = (await (await consul.slash("table", hall.thread(table))).wait_until_answered()).text
    assert "went wrong" in said and UNCHANGED in said


async def test_a_refusal_after_something_was_kept_says_so(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await hall.create("Ada")

    async def refused(*_: object) -> str:
        raise RuleError(keyed_text("error.table_full", most=6))

    monkeypatch.setattr(hall.app, "probe_dm", refused)
    said = (await (await hall.person("Boris").slash("game join", table=table)).wait_until_answered()).text
    assert "full" in said and UNCHANGED not in said and "**Not done.**" not in said and "holds" in said


def fail_after_the_write(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let writes be kept, but nobody hear of it: a file's sync fails, a server's answer to COMMIT is lost."""
    commit = PostgresDatabase._commit

    async def unsynced(self: GroupCommit) -> None:
        raise SaveError("the disk cannot be written")

    def unanswered(self: PostgresDatabase, conn: PostgresConnection) -> None:
        commit(self, conn)
        raise UnsureWrite("the connection was lost")

    monkeypatch.setattr(GroupCommit, "wait_until_on_disk", unsynced)
    monkeypatch.setattr(PostgresDatabase, "_commit", unanswered)


async def test_a_disk_that_fails_after_the_write_is_not_said_to_have_kept_nothing(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, actor, consul, _ = await seated(hall)
    if isinstance(hall.app.store, SqliteStore):
        hall.app.store.database.hasty = False  # a disk is waited for
    shown = await choose(consul, await opened(consul, hall.thread(table), actor.live.prompts_waited_for()[0].id), "0")

    with monkeypatch.context() as patched:
        fail_after_the_write(patched)
        said = (await (await consul.press(shown, custom_id=button(shown, "ok"))).wait_until_answered()).text
    assert "perhaps" in said and "was not done" not in said and UNCHANGED not in said


async def test_a_limit_of_discord_s_is_told_in_plain_words(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    async def limited(call: object) -> None:
        raise discord.RateLimited(240.0)

    monkeypatch.setattr("bot.interactions.commands.opening._check_room", limited)
    said = (await (await hall.person("Ada").slash("game create", game="samnite_wars")).wait_until_answered()).text
    assert "4 min" in said and UNCHANGED in said and not await hall.app.store.tables()


@pytest.mark.parametrize("status", [404, 500])
async def test_suggestions_that_break_escape_nowhere(
    hall: InProcess, clean: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    await hall.create("Ada")
    if status == 500:

        async def broken(*_: object) -> object:
            raise KeyError("table")

        command = hall.app.registry.find(("game", "show"))
        assert command is not None
        monkeypatch.setattr("bot.interactions.commands.game.complete_table", broken)
    else:
        hall.sandbox.faults.add(Fault("POST", CALLBACK, status=400, code=50035))
    hall.sandbox.limits.callback_seconds = 0.5
    await hall.person("Ada").autocomplete("game show", "table", "")
    await until(lambda: not hall.app.calls)
    assert not escaped(clean)
    assert any("fault" in r.getMessage() for r in clean.records)
