"""A sandbox that is killed takes its bot with it: the next one finds the database free."""

import asyncio
import os
import signal
import sys
from pathlib import Path

from bot.sandbox.launch import Sandbox
from tests.bot.hall import until

ROOT = Path(__file__).parents[3]


async def test_a_bot_ends_when_its_sandbox_is_gone(sandbox: Sandbox, tmp_path: Path) -> None:
    environment = {**os.environ, **sandbox.environment, "PRAETOR_DATABASE": str(tmp_path / "praetor.sqlite3")}
    bot = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        "run",
        "--end-with-parent",
        env=environment,
        cwd=ROOT,
        stdin=asyncio.subprocess.PIPE,
    )
    await until(lambda: sandbox.gateway.is_connected and sandbox.world.commands)
    assert bot.stdin is not None and bot.returncode is None
    bot.stdin.close()  # what the operating system does when the sandbox is killed
    try:
        assert await asyncio.wait_for(bot.wait(), 60) in (0, -signal.SIGTERM)
    finally:
        if bot.returncode is None:
            bot.kill()
