"""The settings that only the bot's own process needs: no process that it starts is given them."""

import os

SECRETS = ("DISCORD_TOKEN", "DISCORD_CLIENT_SECRET")


def secretless_environment() -> dict[str, str]:
    """Return our environment for another process."""
    return {name: value for name, value in os.environ.items() if name not in SECRETS}
