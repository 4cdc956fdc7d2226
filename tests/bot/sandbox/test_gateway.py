"""The gateway, the faults, and what outlives a process."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import aiohttp
import discord
import pytest

from bot.sandbox.faults import EventFault, Fault
from bot.sandbox.launch import Sandbox, serve_sandbox
from bot.sandbox.limits import Limits
from bot.sandbox.people import server_changes

from ..hall import PATIENCE, until
from .conftest import Bot, Rest

Start = Callable[[], Awaitable[Bot]]


async def test_a_cut_line_resumes_and_replays(sandbox: Sandbox, bot: Bot) -> None:
    sandbox.gateway.refuse = True
    sandbox.gateway.close_sockets()
    await until(lambda: not sandbox.gateway.is_connected)
    pressed = asyncio.create_task(sandbox.person("Ada").slash("ping"))
    await until(lambda: sandbox.world.interactions)  # said while nobody listens
    sandbox.gateway.refuse = False
    assert (await pressed).text == "pong"
    assert sandbox.gateway.resumes == 1 and sandbox.gateway.identifies == 1


@pytest.mark.parametrize("how", ["reconnect", "invalid", "close"])
async def test_a_bot_comes_back(sandbox: Sandbox, bot: Bot, how: str) -> None:
    if how == "reconnect":
        sandbox.gateway.reconnect()
    elif how == "invalid":
        sandbox.gateway.end_sessions(resumable=True)
    else:
        sandbox.gateway.close_sockets(4000)
    await until(lambda: sandbox.gateway.resumes)  # the library waits a moment, longer and longer
    assert sandbox.gateway.resumes == 1
    assert (await sandbox.person("Ada").slash("ping")).text == "pong"


async def test_a_new_process_takes_over(sandbox: Sandbox, run_bot: Start) -> None:
    first = await run_bot()
    message = (await sandbox.person("Ada").slash("panel")).message
    await first.close()
    await run_bot()
    assert message is not None
    await sandbox.person("Boris").press(message, "Count")
    assert message.content == "count 1" and sandbox.gateway.identifies == 2


async def test_twice_and_late(sandbox: Sandbox, bot: Bot) -> None:
    ada = sandbox.person("Ada")
    sandbox.faults.add(EventFault("INTERACTION_CREATE", copies=2))
    assert (await ada.slash("ping")).text == "pong"
    assert len([i for i in bot.seen if i.type is discord.InteractionType.application_command]) == 2
    held = sandbox.faults.add(EventFault("INTERACTION_CREATE", hold=1))
    first = asyncio.create_task(ada.slash("ping"))
    await until(lambda: held.times == 0)
    await ada.slash("game create", game="x")
    await first
    names = [dict(i.data or {})["name"] for i in bot.seen]
    assert names[-2:] == ["game", "ping"]


async def test_requests_fail_as_asked(sandbox: Sandbox, rest: Rest) -> None:
    path, route = f"/channels/{sandbox.channel('games').id}/messages", "/channels/{channel_id}/messages"
    sandbox.faults.add(Fault("POST", route, status=503, skip=1, times=2))
    assert [(await rest("POST", path, {"content": "x"}))[0] for _ in range(4)] == [200, 503, 503, 200]
    sandbox.faults.add(Fault(limited=0.5, everywhere=True))
    status, answer = await rest("GET", "/users/@me")
    assert status == 429 and answer["global"] and answer["retry_after"] == 0.5
    sandbox.faults.add(Fault("POST", route, delay=0.1))
    before = time.monotonic()
    await rest.say(sandbox.channel("games").id)
    assert time.monotonic() - before >= 0.1
    for lose, left in (("request", 3), ("answer", 4)):
        sandbox.faults.add(Fault("POST", route, lose=lose))  # type: ignore[arg-type]
        with pytest.raises(aiohttp.ClientError):
            await rest("POST", path, {"content": "lost"})
        assert len(sandbox.person("Ada").messages("games")) == left


async def test_the_bot_is_thrown_out_and_invited_again(sandbox: Sandbox, bot: Bot) -> None:
    server_changes.remove_bot(sandbox.hub, sandbox.guild)
    await until(lambda: not bot.guilds)
    server_changes.add_bot(sandbox.hub, sandbox.guild)
    await until(lambda: bot.guilds)
    assert [g.name for g in bot.guilds] == ["The Forum"]
    assert len(bot.guilds[0].text_channels) == 3


async def test_a_wrong_token_and_a_greedy_bot_are_refused(sandbox: Sandbox, rest: Rest) -> None:
    for data, code in (
        ({"token": "wrong", "intents": 1}, 4004),
        ({"token": sandbox.token, "intents": 1 << 15}, 4014),
    ):
        async with rest.session.ws_connect(sandbox.gateway_url) as ws:
            assert (await ws.receive_json())["op"] == 10
            await ws.send_json({"op": 2, "d": data | {"properties": {}}})
            await ws.receive()
            assert ws.close_code == code
    async with rest.session.ws_connect(sandbox.gateway_url) as ws:
        await ws.receive_json()
        await ws.send_json({"op": 6, "d": {"token": sandbox.token, "session_id": "none", "seq": 1}})
        assert await ws.receive_json() == {"op": 9, "d": False, "s": None, "t": None}


async def test_a_kept_world_outlives_the_stand_in(tmp_path: Path) -> None:
    path = tmp_path / "world.json"
    first = await serve_sandbox(keep=path, limits=Limits(rate_limits=False), validate=False)
    ada = first.person("Ada")
    ada.post("games", "remember me")
    ada.set_dms(open=False)
    token, last = first.token, first.hub.ids.last
    await first.stop()
    second = await serve_sandbox(keep=path, validate=False)
    assert second.person("Ada").last("games").content == "remember me"
    assert not second.person("Ada").user.dms_open and second.token == token
    assert int(second.hub.ids.next()) > last
    await second.stop()
    with pytest.raises(ValueError, match="loopback"):
        await serve_sandbox("0.0.0.0")  # noqa: S104 - it must be refused


async def test_a_sharded_bot(sandbox: Sandbox, run_bot: Start) -> None:
    client = discord.AutoShardedClient(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
    up = asyncio.Event()

    @client.event
    async def on_ready() -> None:
        up.set()

    task = asyncio.create_task(client.start(sandbox.token))
    await asyncio.wait_for(up.wait(), PATIENCE)
    assert client.shard_count == 1 and [g.name for g in client.guilds] == ["The Forum"]
    await client.close()
    await task
