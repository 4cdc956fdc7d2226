"""A post that Discord refused for good, from its first try to the doctor that names it, and mended as it is told."""

import asyncio
import json
import os
import shlex
import sys
from typing import Any

from bot.doctor.findings import NOTE
from engine.store.places.opening import place_text
from tests.bot.clockwork import thread_text
from tests.bot.delivery.test_refused_posts import BAD, aside
from tests.bot.hall import ROOT, InProcess


async def praetor(hall: InProcess, *words: str) -> dict[str, Any]:
    """Return what a command says of the hall's database while its bot runs."""
    around = {**os.environ, "DISCORD_TOKEN": "", "PRAETOR_DATABASE": place_text(hall.app.settings.database_place)}
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *words, "--json"), cwd=ROOT, env=around, stdout=asyncio.subprocess.PIPE
    )
    said, _ = await child.communicate()
    found: dict[str, Any] = json.loads(said)
    return found


async def findings(hall: InProcess) -> list[dict[str, Any]]:
    """Return what the doctor finds about posts."""
    return [one for one in (await praetor(hall, "doctor", "--offline"))["findings"] if one["about"] == "posts"]


async def test_a_post_put_aside_is_found_and_goes_once_it_is_unstuck(hall: InProcess) -> None:
    _, table, number = await aside(hall)
    assert await hall.app.store.posts_aside()
    (found,) = await findings(hall)
    assert found["verdict"] == NOTE and f"table {table}, #{number}" in found["said"] and BAD not in found["said"]
    mend = shlex.split(found["mend"].partition("praetor ")[2].partition(" once")[0])
    assert mend == ["tables", "unstick", table], found["mend"]
    hall.sandbox.faults.clear()
    assert (await praetor(hall, *mend))["aside"] == 1
    await hall.settled()
    assert thread_text(hall, hall.person("Ada"), table).count(BAD) == 1
    assert await findings(hall) == []
