"""`/links`: the page of one's table, and the end of all pages that were opened."""

import logging
import time

import discord

from bot.interactions.answering import Answering
from bot.interactions.commands.registry import Command, CommandOption, CommandRegistry
from bot.interactions.commands.tables import complete_table, require_seat, require_table
from bot.interactions.context import InteractionContext
from bot.messages.ids import Press
from bot.messages.screen import Button, LinkButton, Screen
from bot.tables.actor import Actor
from bot.tables.persons.preferences import Preferences
from bot.words import Words
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text

log = logging.getLogger(__name__)
COMMON = Words("common")
LASTS = 12 * 3600.0  # seconds that a page stays open


def register(registry: CommandRegistry) -> None:
    """Add the command."""
    table = CommandOption(name="table", description=COMMON("option.table"), autocomplete=True)
    registry.add(
        Command(
            path=("links",),
            description=COMMON("help.links"),
            run=show_links,
            options=(table,),
            complete=_complete,
        )
    )


async def _complete(context: Answering, focused: str) -> list[tuple[str, str]]:
    return await complete_table(context, context.text_option(focused))


async def show_links(context: Answering) -> None:
    """Give a link to the page of the table that is meant, and tell which pages were opened."""
    preferences = await context.services.tables.preferences.of(context.user)
    lines, link = [], ""
    try:
        live = (await require_table(context)).live
    except RuleError:
        if context.text_option("table"):
            raise
    else:
        seat = live.seat_of(context.user)
        if seat is not None and live.is_running:
            link = context.services.page_link(context.user, live.row.id, seat.seat, preferences.page_epoch)
            lines.append(COMMON("links.given", name=live.row.name, link=link) if link else COMMON("links.off"))
    opened = [page for page in preferences.pages if page.at > time.time() - LASTS]
    lines.append(COMMON("links.opened" if opened else "links.none"))
    rows = {row.id: row.name for row in await context.services.store.tables(user=context.user)}
    lines += [COMMON("links.one", name=rows.get(page.table, page.table), at=page.at) for page in opened]
    end = Button(id=Press("unlink").id(), label=COMMON("button.unlink"), style="danger")
    await context.send(Screen(content="\n".join(lines), rows=((end,),) if opened or link else ()))


async def try_to_launch_activity(context: InteractionContext, table: str) -> bool:
    """Open a table as an Activity; return whether that was the answer. It is none where there is no Activity, it took
    too long, or Discord refuses, which is remembered for a while."""
    launches = context.services.launches
    if not launches.may_be_tried(context.guild):
        return False
    noted = launches.note_launch(context.user, context.channel, table)
    try:
        instance = await context.open_activity()
    except discord.HTTPException as error:
        log.info("Discord launches no Activity: %s, code %s", error.status, error.code)
        launches.note_refused(context.guild)
        return False
    noted.instance = instance or ""
    return instance is not None


async def open_table(context: InteractionContext, actor: Actor) -> None:
    """Open a person's table as an Activity, else give them a link to its page, as a button that they alone see."""
    live, seat = actor.live, require_seat(context, actor)
    if not live.is_running:
        raise RuleError(keyed_text("error.not_running"))
    epoch = (await context.services.tables.preferences.of(context.user)).page_epoch
    link = context.services.page_link(context.user, live.row.id, seat.seat, epoch)
    if not link:
        raise RuleError(keyed_text("links.off"))
    if await try_to_launch_activity(context, live.row.id):
        return
    opens = LinkButton(url=link, label=COMMON("button.page"))
    await context.send(Screen(content=COMMON("links.by_button", name=live.row.name), rows=((opens,),)))


async def open_from_entry_point(context: InteractionContext) -> None:
    """Open the Activity, whose page finds its table by the channel, or asks; else do as `/links`."""
    if not await try_to_launch_activity(context, ""):
        await show_links(context)


async def open_to_watch(context: InteractionContext, actor: Actor) -> None:
    """Open a table to look on at as an Activity, else give a link to its page; to who plays there their own."""
    live = actor.live
    if live.seat_of(context.user) is not None and live.is_running:
        await open_table(context, actor)
        return
    if live.state is None:
        raise RuleError(keyed_text("error.not_running"))
    epoch = (await context.services.tables.preferences.of(context.user)).page_epoch
    link = context.services.watch_link(context.user, live.row.id, epoch)
    if not link:
        raise RuleError(keyed_text("links.off"))
    if await try_to_launch_activity(context, live.row.id):
        return
    opens = LinkButton(url=link, label=COMMON("button.page"))
    await context.send(Screen(content=COMMON("links.to_watch", name=live.row.name), rows=((opens,),)))


async def end_links(context: Answering) -> None:
    """End all pages and links of a person."""

    def ended(kept: Preferences) -> dict[str, object]:
        return {"pages": (), "page_epoch": kept.page_epoch + 1}

    await context.services.tables.preferences.edit(context.user, ended)
    await context.show(Screen(content=COMMON("links.ended")))
