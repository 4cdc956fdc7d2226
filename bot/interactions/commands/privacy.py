"""/privacy, /mydata and /forgetme: what the bot keeps of a person, all of it as a file, and the end of that."""

import json

import discord

from bot.delivery.closed_dms import CLOSED
from bot.interactions.commands.registry import Command, CommandOption, CommandRegistry
from bot.interactions.context import InteractionContext
from bot.messages.screen import Screen
from bot.words import Words
from render import Picture

COMMON = Words("common")
FILE = "my-data.json"
YES = "yes"


def register(registry: CommandRegistry) -> None:
    """Add /privacy, /mydata and /forgetme."""
    registry.add(Command(path=("privacy",), description=COMMON("help.privacy"), run=show_privacy))
    registry.add(Command(path=("mydata",), description=COMMON("help.mydata"), run=send_person_data))
    sure = CommandOption(name="sure", description=COMMON("option.sure"), choices=((COMMON("forget.yes"), YES),))
    registry.add(
        Command(path=("forgetme",), description=COMMON("help.forgetme"), run=confirm_forgetting_person, options=(sure,))
    )


async def confirm_forgetting_person(context: InteractionContext) -> None:
    """Say what it means to be forgotten; where the person is sure, forget them."""
    if context.text_option("sure") != YES:
        server = "yes" if context.services.settings.postgres is not None else "no"
        await context.send(Screen(content=COMMON("forget.asked", server=server)))
        return
    known = {context.name, context.interaction.user.global_name or context.name}
    context.services.launches.forget(context.user)
    count = await context.services.forgetting.forget(context.user, sorted(known))
    await context.send(Screen(content=COMMON("forget.done", count=count)))


async def show_privacy(context: InteractionContext) -> None:
    """Say what is kept, why, for how long, and how one sees it."""
    await context.send(Screen(content=COMMON("privacy.shown")))


async def send_person_data(context: InteractionContext) -> None:
    """Send all that is kept of the person as a file by DM; where their DMs are closed, as an answer to them alone."""
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
