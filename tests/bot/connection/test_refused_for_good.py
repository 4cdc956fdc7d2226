"""What Discord refuses for good ends the bot with one plain sentence and a status of its own."""

import asyncio
import os
import sys

import pytest

from bot.connection.refused_for_good import CLOSED, STATUS
from bot.testbed.sandbox.launch import Sandbox
from tests.bot.hall import PATIENCE, ROOT, Process


def said(log: str) -> list[str]:
    """Return what was logged as an error."""
    return [line for line in log.splitlines() if " ERROR " in line]


async def gone(process: Process) -> tuple[int, str]:
    """Wait until the bot has left by itself; return its status and its log."""
    assert process.process is not None
    await asyncio.wait_for(process.process.wait(), PATIENCE)
    return await process.end()


@pytest.mark.parametrize("code", [4004, 4010, 4011, 4012, 4013, 4014])
async def test_a_gateway_that_will_not_have_the_bot_ends_it(process: Process, stand_in: Sandbox, code: int) -> None:
    """It was tried again without end, an IDENTIFY each time; a thousand a day cost the token."""
    stand_in.gateway.barred = code
    await process.launch(wait=False)
    status, log = await gone(process)
    assert status == STATUS and stand_in.gateway.identifies == 1
    assert len(said(log)) == 1 and CLOSED[code] in log
    assert "Traceback" not in log and stand_in.token not in log


async def test_a_bot_that_is_connected_is_sent_away_for_good(process: Process, stand_in: Sandbox) -> None:
    await process.launch()
    stand_in.gateway.drop(4004)
    status, log = await gone(process)
    assert status == STATUS and CLOSED[4004] in log and stand_in.gateway.identifies == 1


async def test_a_code_that_is_not_for_good_is_tried_again(process: Process, stand_in: Sandbox) -> None:
    await process.launch()
    for code in (4000, 4008, 4009):
        stand_in.gateway.drop(code)
        assert "Praetor" in (await process.person("Ada").slash("help")).text
    assert process.alive


async def test_sync_with_a_wrong_token_says_so(stand_in: Sandbox) -> None:
    environment = {**os.environ, **stand_in.environment, "DISCORD_TOKEN": "sandbox.1.not-the-token"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "sync", env=environment, cwd=ROOT, stderr=asyncio.subprocess.PIPE
    )
    _, log = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode == STATUS
    assert log.decode().count("\n") == 1 and "does not accept the token" in log.decode()
