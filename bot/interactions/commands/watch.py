"""/watch: a table as who has no seat there may see it, step by step; after the end by anybody's eyes.

Who plays at a running table is shown their own table instead.
"""

from collections.abc import Awaitable, Sequence
from typing import Any

from bot.interactions.answering import Answering
from bot.interactions.commands.history import BEGUN, chapter_option, complete_chapter, named_chapter
from bot.interactions.commands.registry import Command, CommandOption, CommandRegistry
from bot.interactions.commands.tables import check_may_see_table, complete_shown, require_table
from bot.interactions.decisions import my_table_screen_with_draft
from bot.messages.screen import Screen
from bot.screens.lobby.lobby_screen import lobby_screen
from bot.screens.watching.watch_screen import EVERYBODY, WatchedPosition, perspective_name, step_asked, watch_screen
from bot.tables import chronicle
from bot.tables.actor import Actor
from bot.tables.live import LiveTable
from bot.tables.studies.base import WITHIN
from bot.tables.watching import all_eyes
from bot.tables.watching.sight import VisibleTable, are_secrets_out, has_part_in, visible_table
from bot.tables.watching.steps import step_at_decision, steps_of
from bot.titles import title_of_game
from bot.words import Words, unmarked_text
from engine.kernel.errors import RuleError
from engine.kernel.events import Seat
from engine.kernel.texts import keyed_text
from engine.store.models import LOBBY, OPENING
from render import Picture

COMMON = Words("common")


def register(registry: CommandRegistry) -> None:
    """Add /watch."""
    options = (
        CommandOption(name="side", description=COMMON("option.watch_side"), autocomplete=True),
        chapter_option(),
        CommandOption(name="table", description=COMMON("option.table"), autocomplete=True),
    )
    registry.add(
        Command(path=("watch",), description=COMMON("help.watch"), run=_watch, options=options, complete=_complete)
    )


async def _complete(context: Answering, focused: str) -> list[tuple[str, str]]:
    """Complete a table that can be looked at, a round of it, or by whose eyes it may be seen."""
    typed = context.text_option(focused).lower()
    if focused == "table":
        return await complete_shown(context, typed, BEGUN)
    if focused == "when":
        return await complete_chapter(context, typed)
    live = (await require_table(context, statuses=BEGUN)).live
    found = [(unmarked_text(perspective_name(live, seat)), seat) for seat in perspectives_of(live, context.user)]
    return [pair for pair in (*found, (COMMON("watch.everybody"), EVERYBODY)) if typed in pair[0].lower()]


def perspectives_of(live: LiveTable, user: int) -> list[Seat]:
    """Return the seats by whose eyes a person may see a table: all, once the secrets of the game are out, or where they
    is out of it and all others agreed; their own, where they are out."""
    if live.state is not None and (are_secrets_out(live) or all_eyes.may_see_all(live, user)):
        return [seat.seat for seat in live.row.seats]
    own = all_eyes.eliminated_seat_of_person(live, user)
    return [own] if own is not None else []


async def _watch(context: Answering) -> None:
    actor = await require_table(context, statuses=BEGUN)
    live = actor.live
    if live.row.status in (LOBBY, OPENING):
        await context.send(lobby_screen(live))
        return
    if await _own_table(context, actor):
        return
    reader, seen = _reader(context, live, context.text_option("side").strip()), await visible_table(actor, context.user)
    at = 0
    if context.text_option("when"):
        chapter, _ = await named_chapter(seen, context.text_option("when"))
        at = step_at_decision(await steps_of(seen, reader), chapter.decision)
    await context.send_drawn(*await _screen(context, actor, seen, reader, at))


async def _own_table(context: Answering, actor: Actor) -> bool:
    """Show who plays at a running table, and is not out of its game, their own table; return whether they do."""
    seat = actor.live.seat_of(context.user)
    if (
        seat is None
        or not actor.live.is_running
        or all_eyes.eliminated_seat_of_person(actor.live, context.user) is not None
    ):
        return False
    await context.show(await my_table_screen_with_draft(actor, seat, actor.live.words("watch.you_play")))
    return True


def _reader(context: Answering, live: LiveTable, asked: str) -> Seat | None:
    """Return by whose eyes somebody asks to see a table. RuleError where they may not."""
    if asked in ("", EVERYBODY):
        return None
    allowed = perspectives_of(live, context.user)
    named = [seat.seat for seat in live.row.seats if asked == seat.seat]
    named += [seat.seat for seat in live.row.seats if asked.lower() in perspective_name(live, seat.seat).lower()]
    if not named:
        raise RuleError(keyed_text("error.replay_nobody", asked=asked))
    if named[0] not in allowed:
        raise RuleError(keyed_text("error.watch_eyes"))
    return named[0]


async def go_to_other_step(context: Answering, actor: Actor) -> None:
    """Go to another step (the buttons)."""
    press = context.press
    if await _own_table(context, actor):
        return
    reader = _reader(context, actor.live, press.prompt if press else "")
    seen = await visible_table(actor, context.user)
    await context.show_page_drawn(
        *await _screen(context, actor, seen, reader, step_asked(press.argument) if press else 0)
    )


async def change_perspective(context: Answering, actor: Actor) -> None:
    """See the same moment by other eyes (the list)."""
    press, chosen = context.press, "".join(context.values[:1])
    if await _own_table(context, actor):
        return
    seen, live = await visible_table(actor, context.user), actor.live
    before, reader = _reader(context, live, press.prompt if press else ""), _reader(context, live, chosen)
    steps = await steps_of(seen, before)
    asked = step_asked(press.argument) if press else 0
    decision = steps[min(asked, len(steps)) - 1].decision  # of 0 the last
    at = step_at_decision(await steps_of(seen, reader), decision)
    await context.show_page_drawn(*await _screen(context, actor, seen, reader, at))


async def _screen(
    context: Answering, actor: Actor, seen: VisibleTable, reader: Seat | None, at: int
) -> tuple[Screen, Awaitable[Sequence[Picture]]]:
    """Return a step of a game by somebody's eyes, with what draws its pictures; at: which (from 1), the last where that
    is 0 or there are fewer."""
    live, tables = seen.live, context.services.tables
    if live.state is None:
        raise RuleError(keyed_text("error.not_running"))
    check_may_see_table(context, actor)
    own = all_eyes.eliminated_seat_of_person(live, context.user)
    if reader is not None and live.is_running and reader != own:
        await all_eyes.note_all_eyes_use(actor, context.user)
    steps = await steps_of(seen, reader)
    place = WatchedPosition(
        reader=reader, steps=steps, at=min(at, len(steps)) or len(steps), chapters=await chronicle.game_chapters(seen)
    )
    state = live.state
    if not place.is_last_step:
        state = live.game.decode(await seen.store.state_at(live.row.id, place.step.decision))
    view, step = live.game.view(state, reader), place.step
    rows = [
        row
        for row in await seen.store.events_between(live.row.id, step.first, step.last + 1)
        if row.decision == step.decision
    ]
    screen = watch_screen(
        seen,
        place,
        view,
        await chronicle.event_lines(seen, reader, rows),
        eyes=perspectives_of(actor.live, context.user),
        follows=await _follows(context, actor.live),
        asks=own is not None and not all_eyes.may_see_all(live, context.user),
        has_page=actor.live.has_page,
        plays_on=are_secrets_out(actor.live) and actor.live.row.status in WITHIN and not place.is_last_step,
        scale=tables.hold_scale,
        now=tables.now(),
    )
    return screen, _pictures(context, live, view, by_own=reader is not None)


async def _pictures(context: Answering, live: LiveTable, view: Any, *, by_own: bool) -> Sequence[Picture]:
    """Draw the map of a step, and the hand of the seat by whose eyes it is seen, if it is."""
    shown, renderer = title_of_game(live.played), context.services.renderer
    board = await shown.draw_map(renderer, view, live.words)
    return (board, *(await shown.draw_hand(renderer, view, live.words) if by_own else ()))


async def _follows(context: Answering, live: LiveTable) -> bool | None:
    """Return whether a person follows a table; None where there is nothing to follow for them."""
    if not live.is_running or live.is_practice or has_part_in(live, context.user):
        return None
    return context.user in await context.services.store.followers(live.row.id)
