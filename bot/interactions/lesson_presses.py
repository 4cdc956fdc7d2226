"""`/learn` and the buttons that leaf through its pages."""

import asyncio
import logging
from collections.abc import Mapping, Sequence

from bot.interactions.answering import Answering
from bot.interactions.commands.registry import Command, CommandOption, CommandRegistry
from bot.interactions.commands.tables import check_may_see_table
from bot.messages.screen import Screen
from bot.screens.lessons import MAPPED, game_choice_screen, has_map, lesson_screen, public_view_of_new_game
from bot.tables import roles
from bot.tables.live import LiveTable
from bot.tables.watching.sight import table_by_figures_for
from bot.titles import title_of_game
from bot.titles.scenarios import Subject, subject_at, subject_from_argument
from bot.words import Words
from engine.games import game_ids
from engine.kernel.errors import RuleError
from render import Picture

log = logging.getLogger(__name__)
COMMON = Words("common")


def register(registry: CommandRegistry) -> None:
    """Add /learn."""
    games = tuple((Words(game).name(game), game) for game in game_ids())
    option = CommandOption(name="game", description=COMMON("option.which_game"), choices=games)
    registry.add(Command(path=("learn",), description=COMMON("help.learn"), run=_learn, options=(option,)))


async def _learn(context: Answering) -> None:
    """Show page 1: of the game named, else of the table whose thread this is; else let one be chosen."""
    table = await context.services.table_id_of_thread(context.channel) or ""
    game = context.text_option("game")
    if not game:
        row = await context.services.store.table(table) if table else None
        games = [row.game] if row is not None else game_ids()
        if len(games) > 1:
            await context.send(game_choice_screen(COMMON))
            return
        game = games[0]
    await context.send(await _page(context, Subject(game), 1, table))


async def show_lesson_page(context: Answering) -> None:
    """Show a page (the buttons of pages, New here?, and the list of scenarios)."""
    press = context.press
    subject = subject_from_argument(press.argument if press else "")
    if context.values:
        subject = subject_from_argument(Subject(subject.game, context.values[0]).argument())
    page, table = max(press.page if press else 1, 1), press.table if press else ""
    screen, game = await _page(context, subject, page, table), subject.game
    if page != MAPPED or not has_map(game):
        await context.show_page(screen)
        return
    live = await table_of_lesson_page(context, subject, table)  # its words come first, its map when that is drawn
    if live is None:
        drawn = map_of_new_game(context, game, Words(game), subject.options())
    else:
        drawn = map_of_new_game(context, live.played, live.words, live.row.options)
    await context.show_page_drawn(screen, drawn)


async def _page(context: Answering, subject: Subject, page: int, table: str) -> Screen:
    """Return a page in words: of the table that it was opened from, as long as that plays what the page is about."""
    live, game = await table_of_lesson_page(context, subject, table), subject.game
    context.services.draw_map_ground_soon(game)
    if live is None:
        return lesson_screen(game, Words(game), page, options=subject.options())
    charted = (await context.services.tables.actor(table)).live.played != game
    by = ("charts.by_charts" if live.played != game else "charts.by_ours") if charted else ""
    sides = _sides(live, context.user)
    return lesson_screen(live.played, live.words, page, table, sides, options=live.row.options, by=by)


async def table_of_lesson_page(context: Answering, subject: Subject, table: str) -> LiveTable | None:
    """Return the table that a page was opened from, as long as it plays what the page is about, with the figures that
    this person may read there; None where there is none, or it is not theirs to see."""
    if not table:
        return None
    try:
        actor = await context.services.tables.actor(table)
        check_may_see_table(context, actor)
    except RuleError:
        return None
    row = actor.live.row
    if subject not in (Subject(row.game), subject_at(row.game, row.options)):
        return None
    return table_by_figures_for(actor, context.user).live


def _sides(live: LiveTable, user: int) -> tuple[str, ...]:
    """Return the sides that a person plays at a table, or will play as things stand; () where nobody knows yet."""
    seat = live.seat_of(user)
    if seat is None or not live.game.roles:
        return ()
    if live.state is not None:
        return live.sides_of(seat.seat)
    role = roles.expected_roles(live).get(seat.seat)
    return role.plays() if role is not None else ()


async def map_of_new_game(context: Answering, game: str, words: Words, options: Mapping[str, str]) -> Sequence[Picture]:
    """Return the map as a game with these options begins; () where it cannot be drawn just now."""
    try:
        view = await asyncio.to_thread(public_view_of_new_game, game, options)
        return (await title_of_game(game).draw_map(context.services.renderer, view, words),)
    except Exception:  # a page without its picture is a page still
        log.exception("the map of %s could not be drawn for its pages", game)
        return ()
