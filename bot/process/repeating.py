"""What is done again and again as long as the bot runs."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import NoReturn, TypeVar

T = TypeVar("T")


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


async def each_of(those: Iterable[T], look: Callable[[T], Awaitable[object]]) -> None:
    """Look at each of several, though a look at another fails; the first failure is raised once all were looked at."""
    failed: Exception | None = None
    for one in those:
        try:
            await look(one)
        except Exception as error:
            failed = failed or error
    if failed is not None:
        raise failed
