"""What Discord refuses for good ends the bot with one plain sentence and a status of its own."""

import asyncio
import os
import sys
from types import SimpleNamespace
from typing import Any

import pytest
from discord import ConnectionClosed, HTTPException

from bot.connection.refused_for_good import CLOSED, LONGEST, STATUS, connection_failure_text, permanent_refusal_cause
from bot.sandbox.faults import Fault
from bot.sandbox.launch import Sandbox
from tests.bot.hall import PATIENCE, ROOT, Process
from tests.tiers import thinned


def said(log: str) -> list[str]:
    """Return what was logged as an error."""
    return [line for line in log.splitlines() if " ERROR " in line]


async def gone(process: Process) -> tuple[int, str]:
    """Wait until the bot has left by itself; return its status and its log."""
    assert process.process is not None
    await asyncio.wait_for(process.process.wait(), PATIENCE)
    return await process.end()


@pytest.mark.parametrize("code", CLOSED)
def test_each_code_that_is_for_good_is_told_of_by_a_sentence(code: int) -> None:
    socket: Any = SimpleNamespace(close_code=code)
    assert permanent_refusal_cause(ConnectionClosed(socket, shard_id=0)) == CLOSED[code]
    assert permanent_refusal_cause(ConnectionClosed(socket, shard_id=0, code=4000)) is None


@pytest.mark.parametrize("code", thinned([4004, 4010, 4011, 4012, 4013, 4014], 6, seconds=1))
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
    stand_in.gateway.close_sockets(4004)
    status, log = await gone(process)
    assert status == STATUS and CLOSED[4004] in log and stand_in.gateway.identifies == 1


async def test_a_code_that_is_not_for_good_is_tried_again(process: Process, stand_in: Sandbox) -> None:
    await process.launch()
    for code in (4000, 4008, 4009):
        stand_in.gateway.close_sockets(code)
        assert "Praetor" in (await process.person("Ada").slash("help")).text
    assert process.alive


async def test_commands_that_discord_refuses_are_told_of_in_its_own_words(process: Process, stand_in: Sandbox) -> None:
    """The log said HTTPException alone, which nobody could mend anything by."""
    stand_in.faults.add(Fault("PUT", "/applications/{application_id}/commands", status=400, code=50035, times=1))
    await process.launch(wait=False)
    await process.logs("no connection to Discord")
    _, log = await process.end()
    line = next(line for line in log.splitlines() if "no connection to Discord" in line)
    assert "400" in line and "(error code: 50035): A fault that a drill asked for" in line
    assert "again in 1 s" in line and stand_in.token not in log and "Traceback" not in log


def test_a_failure_is_told_in_one_line_of_bounded_length() -> None:
    """Discord names every field that it does not take on a line of its own."""
    fields = {str(n): {"name": {"_errors": [{"code": "X", "message": "Must be\n32 or fewer"}]}} for n in range(99)}
    response: Any = SimpleNamespace(status=400, reason="Bad Request")
    said = connection_failure_text(
        HTTPException(response, {"code": 50035, "message": "Invalid Form Body", "errors": fields})
    )
    assert said.startswith("HTTPException: 400 Bad Request (error code: 50035): Invalid Form Body In 0.name: Must be")
    assert len(said) <= LONGEST and "\n" not in said
    assert connection_failure_text(ConnectionError("to the.bots.token")) == "ConnectionError"


async def test_sync_with_a_wrong_token_says_so(stand_in: Sandbox) -> None:
    environment = {**os.environ, **stand_in.environment, "DISCORD_TOKEN": "sandbox.1.not-the-token"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "sync", env=environment, cwd=ROOT, stderr=asyncio.subprocess.PIPE
    )
    _, log = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode == STATUS
    assert log.decode().count("\n") == 1 and "does not accept the token" in log.decode()
