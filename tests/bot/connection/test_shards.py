"""Several connections for many servers, and the limits of beginning sessions."""

import asyncio
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.app import App
from bot.connection import session_starts
from bot.connection.session_starts import GAP, NoneLeftError, SessionStarts
from bot.process.settings import Secret, Settings
from bot.sandbox.default_world import add_guilds, default_world
from bot.sandbox.gateway.sessions import Session
from bot.sandbox.launch import Sandbox, serve_sandbox
from bot.sandbox.limits import unhurried_limits
from bot.sandbox.world import TEXT, Channel
from engine.store.sqlite import open_store
from testbed.drills.stage import Stage, wait_until
from tests.bot.process.test_monitor import asked, free_port, read

SHARDS, GUILDS = 4, 3000
QUICK = 0.15  # seconds, instead of five


class Clock:
    """A clock that goes on as somebody sleeps."""

    def __init__(self) -> None:
        self.now, self.slept = 0.0, 0.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now, self.slept = self.now + seconds, self.slept + seconds


def limit(remaining: int, concurrency: int = 1, reset_s: float = 3600.0) -> dict[str, Any]:
    return {
        "remaining": remaining, "total": 1000, "reset_after": round(reset_s * 1000), "max_concurrency": concurrency
    }  # fmt: skip


async def test_a_bucket_begins_one_session_in_five_seconds() -> None:
    clock = Clock()
    starts = SessionStarts(clock.sleep, clock)
    starts.note_start_limit(limit(10, concurrency=2))
    began = []
    for shard in range(4):
        with starts.reserve():
            await starts.wait_for_turn(shard)
        began.append(clock.now)
    assert began[:2] == [0.0, 0.0] and began[2] > GAP and began[3] == began[2]
    assert starts.remaining == 6


async def test_nothing_is_begun_while_none_is_left(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    starts = SessionStarts(clock.sleep, clock)
    starts.note_start_limit(limit(0))
    answers = [limit(0, reset_s=600.0), limit(1)]

    async def ask() -> dict[str, Any]:
        return answers.pop(0)

    await starts.wait_until_allowed(ask)
    assert answers == [] and 600.0 < clock.slept < 1300.0
    assert "takes no more logins of this bot for 60 minutes" in caplog.text


async def test_the_last_session_is_taken_once() -> None:
    """Several shards that come back at the same time have all been told that one is left."""
    clock = Clock()
    starts = SessionStarts(clock.sleep, clock)
    starts.note_start_limit(limit(1))
    with starts.reserve(), pytest.raises(NoneLeftError), starts.reserve():
        raise AssertionError("it was taken twice")


def live(sandbox: Sandbox) -> dict[int, Session]:
    """Return the sessions that have a socket, by shard."""
    return {s.shard[0]: s for s in sandbox.gateway.sessions.values() if s.socket is not None}


def games_of(sandbox: Sandbox, shard: int) -> Channel:
    """Return a text channel in a server that this shard serves."""
    for guild in sandbox.world.guilds.values():
        if (int(guild.id) >> 22) % SHARDS == shard:
            channels = [sandbox.world.channels[one] for one in guild.channels]
            return [one for one in channels if one.type == TEXT][-1]
    raise AssertionError(shard)


async def test_four_shards_serve_three_thousand_servers(tmp_path: Path) -> None:
    world, limits, port = default_world(), unhurried_limits(), free_port()
    add_guilds(world, GUILDS - 1)
    limits.shards, limits.max_concurrency, limits.identify_seconds = SHARDS, SHARDS, 5.0
    sandbox = await serve_sandbox(world=world, limits=limits)
    stage = Stage(sandbox, tmp_path / "praetor.sqlite3", PRAETOR_MONITOR=str(port))
    try:
        await stage.launch()
        await wait_until(lambda: len(live(sandbox)) == SHARDS, "a shard is missing")
        await wait_until(
            lambda: any(f"in {GUILDS} guilds by 4 shards" in line for line in stage.log), "servers are missing"
        )
        assert sorted(sandbox.gateway.identified) == [(n, SHARDS) for n in range(SHARDS)]
        ada = stage.person("Ada")
        for shard in range(SHARDS):
            assert "Praetor" in (await ada.slash("help", games_of(sandbox, shard))).text
        figures = read((await asked(port, "/metrics"))[1])
        assert figures[("praetor_shards",)] == SHARDS and figures[("praetor_connected",)] == 1
        assert all(figures[("praetor_shard_connected", str(n))] == 1 for n in range(SHARDS))

        others = {n: session.socket for n, session in live(sandbox).items() if n != 2}
        lost = live(sandbox)[2].socket
        assert lost is not None
        sandbox.gateway.refuse = True
        lost.close(None)
        await wait_until(lambda: 2 not in live(sandbox), "the line was not cut")
        await wait_until(lambda: _unhealthy(port), "nobody saw the loss of one shard")
        assert "Praetor" in (await ada.slash("help", games_of(sandbox, 1))).text  # the others go on
        sandbox.gateway.refuse = False
        await wait_until(lambda: 2 in live(sandbox), "the shard does not come back")
        assert "Praetor" in (await ada.slash("help", games_of(sandbox, 2))).text
        assert sandbox.gateway.resumes == 1 and sandbox.gateway.identifies == SHARDS
        assert {n: session.socket for n, session in live(sandbox).items() if n != 2} == others
        assert sandbox.gateway.too_soon == sandbox.gateway.overdrawn == 0
    finally:
        stage.kill()
        await stage.end_bot()
        stage.records.close()
        await sandbox.stop()


async def _unhealthy(port: int) -> bool:
    status, said = await asked(port, "/healthz")
    return status == 503 and '"shards_connected": 3' in said


async def run(sandbox: Sandbox, tmp_path: Path) -> tuple[App, asyncio.Task[int]]:
    """Start the bot in this process, at the gateway that Discord names."""
    database = tmp_path / "praetor.sqlite3"
    settings = Settings(token=Secret(sandbox.token), api=sandbox.api_url, database=database, emojis=False)
    app = App(settings, await open_store(database))
    return app, asyncio.create_task(app.run())


async def test_the_limits_are_kept_on_the_wire(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """None is left at first, then three shards share one bucket; all sessions become worthless at once after that."""
    monkeypatch.setattr(session_starts, "GAP", 4 * QUICK)  # a busy machine is late now and then
    monkeypatch.setattr(session_starts, "LOOK", 0.1)
    limits = unhurried_limits()
    limits.shards, limits.identify_seconds, limits.session_starts = 3, QUICK, 0
    sandbox = await serve_sandbox(limits=limits)
    app, running = await run(sandbox, tmp_path)
    try:
        await wait_until(lambda: ("GET", "/gateway/bot", 200) in sandbox.server.log[2:], "it does not ask again")
        assert sandbox.gateway.identifies == sandbox.gateway.overdrawn == 0
        limits.session_starts = 1000
        await wait_until(lambda: len(live(sandbox)) == 3, "a shard is missing")
        sandbox.gateway.end_sessions(resumable=False)
        await wait_until(lambda: len(live(sandbox)) == 3 and sandbox.gateway.identifies == 6, "they do not begin anew")
        limits.session_starts = 7  # one is left, and three want it
        sandbox.gateway.end_sessions(resumable=False)
        await wait_until(lambda: sandbox.gateway.identifies == 7, "the last is not taken")
        await asyncio.sleep(8 * QUICK)  # in which the others would have had their turns
        assert sandbox.gateway.identifies == 7 and sandbox.gateway.overdrawn == 0
        limits.session_starts = 1000
        await wait_until(lambda: len(live(sandbox)) == 3, "the others do not come back")
        assert sandbox.gateway.too_soon == sandbox.gateway.overdrawn == 0
        assert "Praetor" in (await sandbox.person("Ada").slash("help", "games")).text
    finally:
        app.stop()
        await running
        await sandbox.stop()


async def test_the_stand_in_refuses_too_few_shards_and_a_hasty_identify(tmp_path: Path) -> None:
    """As Discord does: 4011 for more servers than a shard may have, 4010 for a shard that is none, op 9 for haste."""
    world, limits = default_world(), unhurried_limits()
    add_guilds(world, GUILDS - 1)
    limits.identify_seconds = 5.0
    sandbox = await serve_sandbox(world=world, limits=limits)

    async def identify(index: int, count: int) -> Any:
        async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url) as ws:
            await ws.receive_json()
            said = {"token": sandbox.token, "intents": 1, "properties": {}, "shard": [index, count]}
            await ws.send_json({"op": 2, "d": said})
            answer = await ws.receive()
            return answer.json() if answer.type is aiohttp.WSMsgType.TEXT else ws.close_code

    try:
        assert await identify(0, 1) == 4011 and await identify(4, 4) == 4010
        assert (await identify(1, 4))["t"] == "READY"
        assert (await identify(2, 4))["op"] == 9 and sandbox.gateway.too_soon == 1
        limits.session_starts = 2
        assert await identify(3, 4) == 4004 and sandbox.gateway.overdrawn == 1
    finally:
        await sandbox.stop()
