"""The least bot that discord.py makes: it answers `/ping`. What Praetor needs beyond it, it takes itself.

Run as a process of its own: `python -m testbed.bench.bare_bot`, with the same settings as the bot.
"""

import asyncio
import signal

import discord
from discord import app_commands

from bot.connection.client import use_addresses
from bot.process.settings import read_settings


class Bare(discord.Client):
    """A client with one command."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            enable_debug_events=False,
        )
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        """Tell Discord the command."""
        await self.tree.sync()


async def main() -> None:
    """Run until told to stop."""
    settings = read_settings()
    use_addresses(settings)
    client = Bare()

    @client.tree.command(description="Answers")
    async def ping(interaction: discord.Interaction[Bare]) -> None:
        await interaction.response.send_message("pong", ephemeral=True)

    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    running = asyncio.create_task(client.start(settings.token.value if settings.token else ""))
    await stop.wait()
    await client.close()
    await running


if __name__ == "__main__":
    asyncio.run(main())
