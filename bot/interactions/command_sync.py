"""`praetor sync`: Discord is told the commands, changed or not. No database is needed for that, and none is opened: the
bot that runs may be of another version, which has its own word on what the schema is."""

from typing import Any

import discord

from bot.connection.client import use_addresses
from bot.interactions.commands.all_commands import all_commands
from bot.process.settings import Settings

ENTRY = 4  # the type of the command with which Discord itself launches an Activity
KEPT = (
    "id",
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "default_member_permissions",
    "contexts",
    "integration_types",
    "handler",
)


async def overwrite_commands(client: discord.Client, payload: list[Any]) -> list[Any]:
    """Tell Discord the commands, and return them as it has them. The entry point of an Activity, which the portal has
    made, is sent along as it is: without it all would be refused."""
    number = client.application_id or 0
    entries = [one for one in await client.http.get_global_commands(number) if one.get("type") == ENTRY]
    kept = [{key: one[key] for key in KEPT if one.get(key) is not None} for one in map(dict, entries)]
    made: list[Any] = await client.http.bulk_upsert_global_commands(number, [*payload, *kept])
    return made


async def sync_commands(settings: Settings) -> int:
    """Tell Discord the commands; return how many there are."""
    use_addresses(settings)
    payload: Any = all_commands().payload()
    client = discord.Client(intents=discord.Intents(guilds=True))
    try:
        await client.login(settings.token.value if settings.token else "")
        await overwrite_commands(client, payload)
    finally:
        await client.close()
    return len(payload)
