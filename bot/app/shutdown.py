"""An orderly end: what is under way is finished, or answered and given up, within a few seconds.

Whoever stops a program usually waits some ten seconds and then kills it. Each part has a few seconds of its own, so
that one that hangs takes nothing from the others. Pictures are not waited for: a map drawn for the first time takes
as long.
"""

import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import Collection
from typing import Any, NoReturn

from bot.services import Services
from bot.tables.computers.coaching import COACHES
from bot.tables.computers.thinking import THINKERS

log = logging.getLogger(__name__)
CALLS = 1.5  # seconds that presses under way have to come to their end by themselves
ANSWERS = 1.0  # then they are let go, and who pressed is told so
TABLES = 1.0  # automatic decisions
POSTS = 1.5  # what is being sent
LINE = 0.7  # saying goodbye to Discord


async def shut_down(app: Services, beside: Collection[asyncio.Task[Any]]) -> None:
    """Stop everything in order: presses, decisions, posts, the connection, the picture that is being drawn, the
    store."""
    log.info("stopping")
    app.tables.closing = True  # no computer player begins to think
    await wait_then_cancel_tasks(app.calls, CALLS, ANSWERS)
    await app.tables.drain(TABLES)
    await app.worker.finish_and_stop(POSTS)
    with contextlib.suppress(Exception):
        await asyncio.wait_for(app.client.close(), LINE)
    app.gc_schedule.stop()
    await wait_then_cancel_tasks({*beside, *app.calls}, 0, TABLES)  # what began meanwhile would find the store closed
    await THINKERS.close()
    COACHES.close()
    app.renderer.close(wait=False)  # nobody waits for a picture any more
    await app.store.close()


async def wait_then_cancel_tasks(tasks: Collection[asyncio.Task[Any]], seconds: float, more: float) -> None:
    """Wait for tasks for a while, then cancel the rest and wait until these have ended. Each leaves its work done or
    undone, not half done."""
    if not tasks:
        return
    late = list(tasks)
    if seconds:
        _, unfinished = await asyncio.wait(late, timeout=seconds)
        late = list(unfinished)
    for task in late:
        task.cancel()
    if late:
        await asyncio.wait(late, timeout=more)


def end_process_at_once(status: int) -> NoReturn:
    """End the process at once, even if a thread still works or Python would first take all objects apart: nobody needs
    the result.

    Called when everything is stored and closed.
    """
    logging.shutdown()
    with contextlib.suppress(OSError, ValueError):  # whoever read what was said may be gone
        sys.stdout.flush()
        sys.stderr.flush()
    os._exit(status)
