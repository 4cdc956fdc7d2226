"""SIGTERM: what is under way is finished, and nothing else is waited for."""

import time

from .hall import Process

PROMPTLY = 4.0  # seconds, on a machine that others use too; the plate alone takes longer


async def test_a_bot_that_draws_a_plate_leaves_at_once(process: Process) -> None:
    """It waited for the whole plate of Rome, which is drawn as soon as a table of it is opened."""
    await process.launch()
    created = await process.person("Ada").slash("game create", "games", game="total_war_rome")
    await created.settled()
    assert "(table " in created.text
    begun = time.monotonic()
    status, log = await process.end()
    assert status == 0 and time.monotonic() - begun < PROMPTLY
    assert "Traceback" not in log
    await process.launch()  # and nothing keeps the next one from the database
    table = created.text.split("(table ")[1][:5]
    shown = await (await process.person("Ada").slash("game show", "games", table=table)).settled()
    assert table in shown.text
    assert (await process.end())[0] == 0
