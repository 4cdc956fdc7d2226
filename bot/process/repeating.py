"""What is done again and again as long as the bot runs."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import NoReturn


async def repeat(look: Callable[[], Awaitable[None]], every: float, log: logging.Logger, failure: str) -> NoReturn:
    """Wait so many seconds and look, for ever. A look that fails is logged in these words, and the next one goes on: a
    full disk, say, may have room again. The error's text is not logged, since it may quote what a player keeps secret.
    """
    while True:
        await asyncio.sleep(every)
        await look_once(look, log, failure)


async def look_once(look: Callable[[], Awaitable[None]], log: logging.Logger, failure: str) -> None:
    """Look as `repeat` does, now."""
    try:
        await look()
    except Exception as error:
        log.error("%s (%s)", failure, type(error).__name__)
