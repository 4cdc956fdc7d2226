"""A process that stands ready while another is the bot: it has learned by then what it will need."""

import asyncio
import contextlib
from collections.abc import Iterable
from pathlib import Path

from bot.interactions.commands.all_commands import all_commands
from bot.tables.registry import tables_with_installed_games
from bot.titles import title_of_game
from bot.words import Words
from data.language_facts import facts_of
from data.speaking import known_languages
from engine.kernel.errors import SaveError
from engine.store.models import LOBBY, RUNNING, TableRow
from engine.store.places.opening import Place, ProcessRight, open_at_read_only

EVERY = 60.0  # seconds between two looks at what is played


def preload_played_games(rows: Iterable[TableRow]) -> None:
    """Read the rules and words of the games that are played, so that nobody has to wait for that later."""
    for name in {row.game for row in tables_with_installed_games(rows)}:
        Words(name)
        title_of_game(name)


async def stand_by(place: Place, right: ProcessRight, seconds: float) -> None:
    """Wait until this process may be the bot, and learn meanwhile what is played. SaveError after so many seconds."""
    learning = asyncio.create_task(_learn(place)) if not isinstance(place, Path) else None
    try:
        await right.wait(seconds)
    finally:
        if learning is not None:
            learning.cancel()
            await asyncio.wait({learning})


async def _learn(place: Place) -> None:
    """Learn what the commands are, and the games that are played, for ever."""
    for language in known_languages():
        facts_of(language)
    all_commands()
    while True:
        with contextlib.suppress(SaveError):  # there is nothing yet, or it is of another version
            async with open_at_read_only(place) as store:
                rows = await store.tables(statuses=(LOBBY, RUNNING))
            preload_played_games(rows)
        await asyncio.sleep(EVERY)
