"""/log and /stats: what happened, by rounds and turns or since one's own last move; the map as it stood then."""

from collections.abc import Sequence

import msgspec

from bot.delivery.charts import chart_picture
from bot.interactions.commands.registry import INTEGER, Command, CommandOption, Registry
from bot.interactions.commands.tables import actor_of, complete_table, seat_of
from bot.interactions.context import InteractionContext
from bot.screens.ids import Press
from bot.screens.map_letters import key_buttons
from bot.screens.records_screen import records_screen
from bot.screens.screen import CONTENT, LABEL, Button, Row, Screen, cut, pages
from bot.tables import chronicle
from bot.tables.actor import Actor
from bot.tables.chronicle import Chapter
from bot.titles import title
from bot.words import Words
from engine.kernel.errors import RuleError
from engine.kernel.events import Seat
from engine.kernel.texts import text
from engine.store.models import ABANDONED, ARCHIVED, OVER, RUNNING

COMMON = Words("common")
BEGUN = (RUNNING, OVER, ABANDONED, ARCHIVED)
HEAD = 200  # characters that are kept for the headline of a page
SINCE = "since"  # in place of a chapter's number: what happened since one's own last move


def register(registry: Registry) -> None:
    """Add /log and /stats."""
    options = (
        when_option(),
        CommandOption(name="last", description=COMMON("option.last"), type=INTEGER, low=1, high=100),
        CommandOption(name="table", description=COMMON("option.table"), autocomplete=True),
    )
    for name, run, own in (("log", _log, options), ("stats", _stats, options[2:])):
        description = COMMON(f"help.{name}")
        registry.add(Command(path=(name,), description=description, run=run, options=own, complete=_complete))


def when_option() -> CommandOption:
    """Return the option that names a chapter."""
    return CommandOption(name="when", description=COMMON("option.when"), autocomplete=True)


async def _complete(context: InteractionContext, focused: str) -> list[tuple[str, str]]:
    typed = context.option(focused).lower()
    return await complete_table(context, typed) if focused == "table" else await complete_when(context, typed)


async def complete_when(context: InteractionContext, typed: str) -> list[tuple[str, str]]:
    """Return the chapters of the table that the call is about, the latest first. All of it is public."""
    actor = await actor_of(context, statuses=BEGUN)
    if actor.live.state is None:
        return []
    found = [(cut(chapter.label, LABEL), str(chapter.number)) for chapter in await chronicle.chapters(actor)]
    return [pair for pair in reversed(found) if typed in pair[0].lower()]


async def chapter_of(actor: Actor, asked: str) -> tuple[Chapter, list[Chapter]]:
    """Return the chapter that is named by its number or its words (the latest, if nothing is) and all of them.
    RuleError where there is none."""
    if actor.live.state is None:
        raise RuleError(text("error.not_running"))
    found = await chronicle.chapters(actor)
    if not asked:
        return found[-1], found
    if asked.isdecimal() and 1 <= int(asked[:9]) <= len(found):
        return found[int(asked[:9]) - 1], found
    named = next((chapter for chapter in found if asked.lower() in chapter.label.lower()), None)
    if named is None:
        raise RuleError(text("error.no_such_chapter", asked=asked, last=found[-1].label))
    return named, found


async def _log(context: InteractionContext) -> None:
    actor = await actor_of(context, statuses=BEGUN)
    last = context.number("last", 0)
    if last and not context.option("when"):
        await context.send(await _last(actor, _reader(context, actor), last))
    else:
        await context.send(await log_screen(actor, _reader(context, actor), context.option("when")))


async def open_log(context: InteractionContext, actor: Actor) -> None:
    """Show the log beside what was pressed (the panel, a map)."""
    await context.send(
        await log_screen(actor, _reader(context, actor), context.press.argument if context.press else "")
    )


async def turn_log(context: InteractionContext, actor: Actor) -> None:
    """Turn to another page of the log, in place."""
    asked, page = (context.press.argument, context.press.page) if context.press else ("", 0)
    if asked == SINCE:
        await context.show(await _since(actor, seat_of(context, actor).seat, page or 1))
    else:
        await context.show(await log_screen(actor, _reader(context, actor), asked, page))


def _reader(context: InteractionContext, actor: Actor) -> Seat | None:
    seat = actor.live.seat_of(context.user)
    return seat.seat if seat else None


async def log_screen(actor: Actor, reader: Seat | None, asked: str = "", page: int = 0) -> Screen:
    """Return a page (from 1; 0: the last) of what happened in a chapter, as its reader may know it."""
    chapter, found = await chapter_of(actor, asked)
    told = await chronicle.lines(actor, reader, chapter)
    if told and chronicle.headline(told[0]) == chapter.label:  # it stands above already
        told = told[1:]
    leaves = pages(told, CONTENT - HEAD) or [actor.live.words("log.empty")]
    page = min(page, len(leaves)) or len(leaves)
    earlier, later = chronicle.beside(found, chapter)
    row = []
    if page > 1:
        row.append(_turn(actor, str(chapter.number), page - 1, "log.page_before"))
    elif earlier is not None:
        row.append(_turn(actor, str(earlier.number), 0, "log.earlier", earlier.label))
    if page < len(leaves):
        row.append(_turn(actor, str(chapter.number), page + 1, "log.page_after"))
    elif later is not None:
        row.append(_turn(actor, str(later.number), 1, "log.later", later.label))
    if reader is not None:
        row.append(_turn(actor, SINCE, 1, "log.since"))
    return _page(actor, chapter.label, leaves, page, row)


async def _since(actor: Actor, seat: Seat, page: int) -> Screen:
    words = actor.live.words
    leaves = pages(await chronicle.since(actor, seat), CONTENT - HEAD) or [words("log.nothing_since")]
    page = min(page, len(leaves))
    row = [_turn(actor, SINCE, page - 1, "log.page_before")] if page > 1 else []
    row += [_turn(actor, SINCE, page + 1, "log.page_after")] if page < len(leaves) else []
    row.append(_turn(actor, "", 0, "log.now"))
    return _page(actor, words("log.since"), leaves, page, row)


async def _last(actor: Actor, reader: Seat | None, count: int) -> Screen:
    """Return the last lines, whatever chapter they are of."""
    rows = await actor.store.events(actor.live.row.id, last=3 * count)
    lines = (await chronicle.told(actor, reader, rows))[-count:] or [actor.live.words("log.empty")]
    leaves = pages(lines, CONTENT - HEAD)
    return Screen(content=leaves[-1], rows=((_turn(actor, "", 0, "log.now"),),))


def _page(actor: Actor, label: str, leaves: Sequence[str], page: int, row: Sequence[Button]) -> Screen:
    words = actor.live.words
    title_line = words("log.title" if len(leaves) == 1 else "log.title_page", label=label, page=page, pages=len(leaves))
    rows: tuple[Row, ...] = (tuple(row),) if row else ()
    return Screen(content=f"{cut(title_line, HEAD - 1)}\n{leaves[page - 1]}", rows=rows)


def _turn(actor: Actor, argument: str, page: int, key: str, label: str = "") -> Button:
    said = cut(actor.live.words(key, label=label), LABEL)
    return Button(id=Press("leaf", actor.live.row.id, argument=argument, page=page).id(), label=said)


# What each has done


async def _stats(context: InteractionContext) -> None:
    await show_stats(context, await actor_of(context, statuses=BEGUN))


async def show_stats(context: InteractionContext, actor: Actor) -> None:
    """Show what each side has done so far, with points and income by round; all of it is public."""
    screen = await records_screen(actor)
    chart = await chart_picture(actor, context.services.renderer)
    await context.send(msgspec.structs.replace(screen, pictures=(chart,)) if chart is not None else screen)


async def show_chart(context: InteractionContext, actor: Actor) -> None:
    """Show points and income by round, to who asks alone; all of it is public."""
    picture = await chart_picture(actor, context.services.renderer) if actor.live.state is not None else None
    if picture is None:
        raise RuleError(text("error.no_chart"))
    await context.send(Screen(pictures=(picture,)))


# The map as it stood


async def show_then(context: InteractionContext, actor: Actor, asked: str) -> None:
    """Show the map as it stood when a chapter began, as the person could see it then."""
    chapter, found = await chapter_of(actor, asked)
    live, words = actor.live, actor.live.words
    shown, view = title(live.row.game), await chronicle.view_then(actor, _reader(context, actor), chapter)
    theme = context.option("theme", "light")
    picture = await shown.draw_map(context.services.renderer, view, words, theme=theme, show=context.option("show"))
    lines = [words("log.then", label=chapter.label), *shown.status(view, words)]
    screen = Screen(
        content=cut("\n".join(lines), CONTENT), rows=(_then_row(actor, chapter, found),), pictures=(picture,)
    )
    await context.send(screen)


def _then_row(actor: Actor, chapter: Chapter, found: list[Chapter]) -> Row:
    earlier, later = chronicle.beside(found, chapter)
    row = [_then(actor, one, key) for one, key in ((earlier, "log.earlier"), (later, "log.later")) if one is not None]
    row.append(Button(id=Press("map", actor.live.row.id).id(), label=cut(actor.live.words("log.map_now"), LABEL)))
    happened = Press("log", actor.live.row.id, argument=str(chapter.number)).id()
    return (Button(id=happened, label=cut(actor.live.words("log.happened"), LABEL)), *key_buttons(actor.live), *row)


def _then(actor: Actor, chapter: Chapter, key: str) -> Button:
    label = cut(actor.live.words(key, label=chapter.label), LABEL)
    return Button(id=Press("then", actor.live.row.id, argument=str(chapter.number)).id(), label=label)


async def turn_then(context: InteractionContext, actor: Actor) -> None:
    """Show the map of another chapter (the buttons under one)."""
    await show_then(context, actor, context.press.argument if context.press else "")
