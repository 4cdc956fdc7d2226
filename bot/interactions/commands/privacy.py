"""/privacy and /mydata: what the bot keeps of a person, and all of it as a file."""

import json

import discord

from bot.delivery.closed_dms import CLOSED
from bot.interactions.commands.registry import Command, Registry
from bot.interactions.context import InteractionContext
from bot.screens.screen import Screen
from bot.words import Words
from render import Picture

COMMON = Words("common")
FILE = "my-data.json"


def register(registry: Registry) -> None:
    """Add /privacy and /mydata."""
    registry.add(Command(path=("privacy",), description=COMMON("help.privacy"), run=privacy))
    registry.add(Command(path=("mydata",), description=COMMON("help.mydata"), run=mydata))


async def privacy(context: InteractionContext) -> None:
    """Say what is kept, why, for how long, and how one sees it."""
    await context.send(Screen(content=COMMON("privacy.shown")))


async def mydata(context: InteractionContext) -> None:
    """Send all that is kept of the person as a file by DM; where his DMs are closed, as an answer to him alone."""
    kept = await context.services.store.person_data(context.user)
    file = Picture(
        data=json.dumps({"user": str(context.user), **kept}, ensure_ascii=False, indent=1).encode(),
        mime="application/json",
        filename=FILE,
        alt=COMMON("mydata.file"),
        width=0,
        height=0,
    )
    count = {name: len(kept[name]) for name in ("seats", "hosted", "decisions")}
    found = Screen(content=COMMON("mydata.shown", **count), pictures=(file,))
    try:
        await context.services.worker.dms.write(context.user, found)
    except discord.HTTPException as error:
        if error.code not in CLOSED:
            raise
        await context.send(found)
        return
    await context.send(Screen(content=COMMON("mydata.sent")))
