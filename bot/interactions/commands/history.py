"""/log and /stats: what happened, by rounds and turns or since one's own last move; the map as it stood then."""

from collections.abc import Sequence

import msgspec

from bot.interactions.answering import Answering
from bot.interactions.commands.registry import INTEGER, Command, CommandOption, CommandRegistry
from bot.interactions.commands.tables import complete_shown, require_seat, require_table
from bot.interactions.context import single_drawing
from bot.messages.ids import Press
from bot.messages.screen import CONTENT, LABEL, Button, Row, Screen, cut_text, message_pages, page_turns
from bot.records.pages import SERVER, RecordFilter
from bot.screens.charts import chart_picture, has_chart
from bot.screens.map_letters import key_buttons
from bot.screens.records_screen import records_screen
from bot.screens.rows.table_rows import SINCE
from bot.tables import chronicle
from bot.tables.actor import Actor
from bot.tables.chronicle import Chapter
from bot.tables.live import LiveTable
from bot.tables.watching.sight import VisibleTable, delay_notice_lines, visible_table
from bot.titles import title_of_game
from bot.titles.map_request import MapRequest
from bot.words import Words
from engine.kernel.errors import RuleError
from engine.kernel.events import Seat
from engine.kernel.texts import keyed_text
from engine.store.models import ABANDONED, ARCHIVED, OVER, RUNNING

COMMON = Words("common")
BEGUN = (RUNNING, OVER, ABANDONED, ARCHIVED)
LIGHT, DARK = "light", "dark"  # themes of drawings; the second is a palette too
HEAD = 200  # characters that are kept for the headline of a page


def register(registry: CommandRegistry) -> None:
    """Add /log and /stats."""
    options = (
        chapter_option(),
        CommandOption(name="last", description=COMMON("option.last"), type=INTEGER, low=1, high=100),
        CommandOption(name="table", description=COMMON("option.table"), autocomplete=True),
    )
    for name, run, own in (("log", _log, options), ("stats", _stats, options[2:])):
        description = COMMON(f"help.{name}")
        registry.add(Command(path=(name,), description=description, run=run, options=own, complete=_complete))


def chapter_option() -> CommandOption:
    """Return the option that names a chapter."""
    return CommandOption(name="when", description=COMMON("option.when"), autocomplete=True)


async def _complete(context: Answering, focused: str) -> list[tuple[str, str]]:
    typed = context.text_option(focused).lower()
    if focused == "table":
        return await complete_shown(context, typed, BEGUN)
    return await complete_chapter(context, typed)


async def complete_chapter(context: Answering, typed: str) -> list[tuple[str, str]]:
    """Return the chapters of the table that the call is about, the latest first. All of it is public."""
    actor = await require_table(context, statuses=BEGUN)
    if actor.live.state is None:
        return []
    seen = await visible_table(actor, context.user)
    found = [(cut_text(chapter.label, LABEL), str(chapter.number)) for chapter in await chronicle.game_chapters(seen)]
    return [pair for pair in reversed(found) if typed in pair[0].lower()]


async def named_chapter(seen: VisibleTable, asked: str) -> tuple[Chapter, list[Chapter]]:
    """Return the chapter that is named by its number or its words (the latest, if nothing is) and all of them.
    RuleError where there is none."""
    if seen.live.state is None:
        raise RuleError(keyed_text("error.not_running"))
    found = await chronicle.game_chapters(seen)
    if not asked:
        return found[-1], found
    if asked.isdecimal() and 1 <= int(asked[:9]) <= len(found):
        return found[int(asked[:9]) - 1], found
    named = next((chapter for chapter in found if asked.lower() in chapter.label.lower()), None)
    if named is None:
        raise RuleError(keyed_text("error.no_such_chapter", asked=asked, last=found[-1].label))
    return named, found


async def _log(context: Answering) -> None:
    seen = await visible_table(await require_table(context, statuses=BEGUN), context.user)
    last = context.number_option("last", 0)
    if last and not context.text_option("when"):
        await context.send(await _last(seen, _reader(context, seen), last))
    else:
        await context.send(await log_screen(seen, _reader(context, seen), context.text_option("when")))


async def open_log(context: Answering, actor: Actor) -> None:
    """Show the log beside what was pressed (the panel, a map)."""
    seen = await visible_table(actor, context.user)
    await context.send(await log_screen(seen, _reader(context, seen), context.press.argument if context.press else ""))


async def show_log_page(context: Answering, actor: Actor) -> None:
    """Turn to another page of the log, in place."""
    asked, page = (context.press.argument, context.press.page) if context.press else ("", 0)
    if asked == SINCE:
        await context.show(await _since(actor, require_seat(context, actor).seat, page or 1))
    else:
        seen = await visible_table(actor, context.user)
        await context.show(await log_screen(seen, _reader(context, seen), asked, page))


def _reader(context: Answering, seen: VisibleTable) -> Seat | None:
    seat = seen.live.seat_of(context.user)
    return seat.seat if seat else None


async def log_screen(seen: VisibleTable, reader: Seat | None, asked: str = "", page: int = 0) -> Screen:
    """Return a page (from 1; 0: the last) of what happened in a chapter, as its reader may know it."""
    chapter, found = await named_chapter(seen, asked)
    told = await chronicle.chapter_lines(seen, reader, chapter)
    if told and chronicle.chapter_headline(told[0]) == chapter.label:  # it stands above already
        told = told[1:]
    leaves = message_pages(told, CONTENT - HEAD) or [seen.live.words("log.empty")]
    page = min(page, len(leaves)) or len(leaves)
    earlier, later = chronicle.adjacent_chapters(found, chapter)
    row = []
    if page > 1:
        row.append(_turn(seen.live, str(chapter.number), page - 1, "log.page_before"))
    elif earlier is not None:
        row.append(_turn(seen.live, str(earlier.number), 0, "log.earlier", earlier.label))
    if page < len(leaves):
        row.append(_turn(seen.live, str(chapter.number), page + 1, "log.page_after"))
    elif later is not None:
        row.append(_turn(seen.live, str(later.number), 1, "log.later", later.label))
    if reader is not None:
        row.append(_turn(seen.live, SINCE, 1, "log.since"))
    return _page(seen, chapter.label, leaves, page, row)


async def _since(actor: Actor, seat: Seat, page: int) -> Screen:
    words = actor.live.words
    leaves = message_pages(await chronicle.lines_since_last_decision(actor, seat), CONTENT - HEAD) or [
        words("log.nothing_since")
    ]
    page = min(page, len(leaves))
    beside = page_turns(
        words, page, len(leaves), lambda other: Press("leaf", actor.live.row.id, argument=SINCE, page=other)
    )
    row = (*beside, _turn(actor.live, "", 0, "log.now"))
    return _page(actor, words("log.since"), leaves, page, row)


async def _last(seen: VisibleTable, reader: Seat | None, count: int) -> Screen:
    """Return the last lines, whatever chapter they are of."""
    rows = await seen.store.events(seen.live.row.id, last=3 * count)
    lines = (await chronicle.event_lines(seen, reader, rows))[-count:] or [seen.live.words("log.empty")]
    leaves = message_pages(lines, CONTENT - HEAD)
    return Screen(content=leaves[-1], rows=((_turn(seen.live, "", 0, "log.now"),),))


def _page(seen: VisibleTable, label: str, leaves: Sequence[str], page: int, row: Sequence[Button]) -> Screen:
    words = seen.live.words
    title_line = words("log.title" if len(leaves) == 1 else "log.title_page", label=label, page=page, pages=len(leaves))
    rows: tuple[Row, ...] = (tuple(row),) if row else ()
    late = "".join(f"\n{line}" for line in delay_notice_lines(seen))
    return Screen(content=f"{cut_text(title_line, HEAD - 1 - len(late))}{late}\n{leaves[page - 1]}", rows=rows)


def _turn(live: LiveTable, argument: str, page: int, key: str, label: str = "") -> Button:
    said = cut_text(live.words(key, label=label), LABEL)
    return Button(id=Press("leaf", live.row.id, argument=argument, page=page).id(), label=said)


# What each has done


async def _stats(context: Answering) -> None:
    await show_stats(context, await require_table(context, statuses=BEGUN))


async def show_stats(context: Answering, actor: Actor) -> None:
    """Show what each side has done so far, with points and income by round; all of it is public."""
    seen = await visible_table(actor, context.user)
    screen = await records_screen(seen)
    screen = msgspec.structs.replace(screen, rows=_records_rows(context, actor.live))
    await context.send_drawn(screen, single_drawing(chart_picture(seen, context.services.renderer)))


def _records_rows(context: Answering, live: LiveTable) -> tuple[Row, ...]:
    """Return, of a game that is over, the way to the records of the server that one is on: a DM has none."""
    if live.row.status != OVER or live.is_practice or context.guild is None:
        return ()
    press = RecordFilter(SERVER, game=live.row.game).press(1)
    return ((Button(id=press.id(), label=cut_text(live.words("button.records"), LABEL)),),)


async def show_chart(context: Answering, actor: Actor) -> None:
    """Show points and income by round, to whoever asks alone; all of it is public."""
    seen = await visible_table(actor, context.user)
    if seen.live.state is None or not await has_chart(seen):
        raise RuleError(keyed_text("error.no_chart"))
    lines = [f"**{seen.live.words('button.chart')}**", *delay_notice_lines(seen)]
    await context.send_drawn(
        Screen(content="\n".join(lines)), single_drawing(chart_picture(seen, context.services.renderer))
    )


# The map as it stood


async def map_theme_for_person(context: Answering) -> str:
    """Return in which theme a map is drawn for a person: light for whoever sees all pictures turned dark, or a dark one
    would be turned light."""
    turned = (await context.services.tables.preferences.of(context.user)).palette == DARK
    return LIGHT if turned else context.text_option("theme", LIGHT)


def requested_map_part(context: Answering, live: LiveTable) -> str:
    """Return what of a table's map is asked for, by its id or its name; "": what it usually shows. RuleError where this
    game's map has no such view."""
    asked, shown = context.text_option("show"), title_of_game(live.played).shows
    found = next((view for view in shown if asked.lower() in (view, live.words.name(f"show_{view}").lower())), "")
    if asked and not found:
        names = [live.words.name(f"show_{view}") for view in shown]
        raise RuleError(keyed_text("error.no_such_view", view=asked, views=names))
    return found


async def show_map_of_chapter(context: Answering, actor: Actor, asked: str) -> None:
    """Show the map as it stood when a chapter began, as the person could see it then."""
    seen = await visible_table(actor, context.user)
    chapter, found = await named_chapter(seen, asked)
    live, words = seen.live, seen.live.words
    shown, view = title_of_game(live.played), await chronicle.view_then(seen, _reader(context, seen), chapter)
    theme, own = await map_theme_for_person(context), requested_map_part(context, live)
    drawing = shown.draw_map(context.services.renderer, view, words, MapRequest(theme=theme, show=own))
    lines = [words("log.then", label=chapter.label), *delay_notice_lines(seen), *shown.status_lines(view, words)]
    rows = (_then_row(live, chapter, found),)
    await context.send_drawn(Screen(content=cut_text("\n".join(lines), CONTENT), rows=rows), single_drawing(drawing))


def _then_row(live: LiveTable, chapter: Chapter, found: list[Chapter]) -> Row:
    earlier, later = chronicle.adjacent_chapters(found, chapter)
    row = [_then(live, one, key) for one, key in ((earlier, "log.earlier"), (later, "log.later")) if one is not None]
    row.append(Button(id=Press("map", live.row.id).id(), label=cut_text(live.words("log.map_now"), LABEL)))
    happened = Press("log", live.row.id, argument=str(chapter.number)).id()
    return (Button(id=happened, label=cut_text(live.words("log.happened"), LABEL)), *key_buttons(live), *row)


def _then(live: LiveTable, chapter: Chapter, key: str) -> Button:
    label = cut_text(live.words(key, label=chapter.label), LABEL)
    return Button(id=Press("then", live.row.id, argument=str(chapter.number)).id(), label=label)


async def turn_to_map_of_chapter(context: Answering, actor: Actor) -> None:
    """Show the map of another chapter (the buttons under one)."""
    await show_map_of_chapter(context, actor, context.press.argument if context.press else "")
