"""`praetor sync`: Discord is told the commands, changed or not. No database is needed for that, and none is opened: the
bot that runs may be of another version, which has its own word on what the schema is."""

from typing import Any

import discord

from bot.connection.client import use_addresses
from bot.interactions.commands.all_commands import all_commands
from bot.process.settings import Settings


async def sync_commands(settings: Settings) -> int:
    """Tell Discord the commands; return how many there are."""
    use_addresses(settings)
    payload: Any = all_commands().payload()
    client = discord.Client(intents=discord.Intents(guilds=True))
    try:
        await client.login(settings.token.value if settings.token else "")
        await client.http.bulk_upsert_global_commands(client.application_id or 0, payload)
    finally:
        await client.close()
    return len(payload)
