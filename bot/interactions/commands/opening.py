"""/game create, /game thread, /host rebuild: a card and a thread are wanted, delivery makes them, and the person is
told what became of it: done, refused, or still to come."""

import asyncio
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import discord
import msgspec
from aiohttp import ClientError

from bot.interactions.commands import server
from bot.interactions.commands.registry import CommandOption
from bot.interactions.commands.table_options import parse_options
from bot.interactions.commands.tables import require_host, require_table
from bot.interactions.context import InteractionContext
from bot.interactions.place import TableChannel, check_table_permissions, place_for_table
from bot.messages.screen import Screen
from bot.tables import lobby, opening
from bot.tables.actor import Actor
from bot.tables.opening import CREATE, REBUILD, THREAD
from bot.tables.table_extra import TERMS, Extra, Opened, Opening, extra_of, with_extra
from bot.words import Words
from bot.words.languages import chosen_language
from data.speaking import language_context, language_of
from data.words import LANGUAGE
from engine.kernel.errors import RuleError
from engine.kernel.roles import CHOSEN
from engine.kernel.texts import keyed_text
from engine.store.clubs.interface import SeekRow
from engine.store.interface import AlreadyDone
from engine.store.models import ABANDONED, LOBBY, OPENING, OVER, RUNNING, Pace, TableRow

THREADS = 1000  # active threads that a server may have
PATIENCE = 12.0  # seconds that a person waits for card and thread before they are told that they are still to come
SHOWN = 3.0  # seconds more, for the card to show that the table is open
EVERYBODY, ABLE = "all", "able"  # who answers windows at a table (`Pace.quick`)
COMMON = Words("common")
MANY = 1000  # a number from here on at the end of a table's name is a part of it, such as a year
NO_TERMS = Extra()
_again: dict[str, asyncio.Lock] = {}  # by table: two who ask for a rematch at once get one


class Plan(NamedTuple):
    """A table to be opened: its game, name, options, pace, computer players, who sits there beside the host, and the
    language of what everybody reads there. nicknamed: whose names are the server's own; called: who looks for others
    to play with and is told by DM that a seat is free; sought: what they and the host looked for; strength: of the
    computer players; terms: of its time, and what else is kept with it; host_seat: where the host sits."""

    game: str
    name: str
    options: dict[str, str]
    pace: Pace
    computers: int = 0
    guests: tuple[tuple[int, str], ...] = ()
    language: str = LANGUAGE
    nicknamed: tuple[int, ...] = ()
    called: tuple[int, ...] = ()
    sought: tuple[SeekRow, ...] = ()
    strength: str = ""
    terms: Mapping[str, Any] = MappingProxyType({})
    host_seat: int = 1


async def create_table(context: InteractionContext) -> None:
    """Open a table: permissions and thread capacity first, by name; then the lobby card and its thread."""
    plan = _plan(context)
    place = place_for_table(context, (await server.limits_of(context)).home, plan.game)
    await open_planned_table(context, place, plan)


async def open_planned_table(context: InteractionContext, place: TableChannel, plan: Plan) -> TableRow | None:
    """Open a table as planned and tell what came of it; return it, None where it was refused. Where Discord takes its
    time it is still to come: it opens by itself."""
    await _check_room(context)
    with context.services.worker.openings.wait_for(context.id) as watch:
        async with server.hold_table_creation_lock(context, place.channel):
            row = await _kept(context, place, plan)
        context.services.draw_map_ground_soon(row.game)
        context.services.tables.posted()
        if opening.opening_result(row, context.id) is None:
            await watch.wait_until_known(PATIENCE, SHOWN)
    row = await _now(context, row)
    became = opening.opening_result(row, context.id)
    if became is None or became.why is not None:
        goes_on = [COMMON("seek.goes_on")] if plan.called and became is not None else []
        await context.send(Screen(content="\n".join([_not_open(row, became, place.channel, move=False), *goes_on])))
        return row if became is None else None
    lines = [COMMON("seek.called", count=len(plan.called))] if plan.called else []  # the news that was waited for
    lines += [_open(row), Words(row.game)(await context.services.probe_dm(context.user, row), name=row.name)]
    await context.send(Screen(content="\n".join(lines)))
    return row


async def open_rematch(context: InteractionContext, actor: Actor) -> None:
    """Open a table with the same seats and options as one whose game is over; the second who asks is shown it."""
    row = actor.live.row
    if row.status not in (OVER, ABANDONED):
        raise RuleError(keyed_text("error.not_over"))
    if context.user != row.host and actor.live.seat_of(context.user) is None:
        raise RuleError(keyed_text("error.not_your_table"))
    if context.guild is None:  # a button in a DM, of a version that offered it there
        raise RuleError(keyed_text("error.rematch_in_thread", thread=str(row.thread or row.channel)))
    place = TableChannel(row.channel, extra_of(row).forum)
    check_table_permissions(context, place, row.game)
    async with _again.setdefault(row.id, asyncio.Lock()):
        made = await context.services.store.table(actor.live.extra.rematch or "")
        if made is not None and made.status in (OPENING, LOBBY, RUNNING):
            await context.send(Screen(content=_open(made)))
            return
        new = await open_planned_table(context, place, _same_again(row, context.user))
        if new is not None:
            async with actor.turn() as live:
                extra = with_extra(live.row, rematch=new.id)
                live.replace(row=await actor.store.update_table(row, extra=extra))


def _same_again(row: TableRow, host: int) -> Plan:
    """Return the plan of a table like this one: whoever sat there to the end sits again, computers stay computers, and
    its terms of time hold there too."""
    kept = extra_of(row)
    left = kept.left
    seated = [seat for seat in row.seats if (seat.user or seat.owner) and seat.seat not in left]
    users = {seat.user or seat.owner: seat.name for seat in seated}
    guests = tuple((user, name) for user, name in users.items() if user is not None and user != host)
    return Plan(
        game=row.game,
        name=_next_name(row.name),
        options={key: value for key, value in row.options.items() if key != CHOSEN},
        pace=row.pace,
        computers=max(0, len(row.seats) - len(guests) - 1),
        guests=guests,
        language=kept.language or LANGUAGE,
        nicknamed=tuple(one for one in kept.nicknamed if one != host),
        strength=kept.strength,
        terms={name: found for name in (*TERMS, "study") if (found := getattr(kept, name)) != getattr(NO_TERMS, name)},
    )


def _next_name(name: str) -> str:
    """Return what the table of a rematch is called: as the one before it, with its number, so that the two differ.

    >>> _next_name("Ada's table"), _next_name("Ada's table 2")
    ("Ada's table 2", "Ada's table 3")
    """
    head, _, number = name.rpartition(" ")
    again = head and number.isdecimal() and 1 < int(number) < MANY
    return f"{head} {int(number) + 1}" if again else f"{name} 2"


def _plan(context: InteractionContext) -> Plan:
    """Return what the command asks for."""
    game = context.text_option("game")
    language = chosen_language(context.text_option("language")) or language_of(str(context.interaction.guild_locale))
    with language_context(language):  # everybody reads its name
        named = COMMON("lobby.default_name", host=context.name)
    return Plan(
        game=game,
        name=context.text_option("name") or named,
        language=language,
        options=parse_options(game, context.text_option("options")),
        pace=given_pace(context),
        computers=context.number_option("computers", 0),
    )


async def _kept(context: InteractionContext, place: TableChannel, plan: Plan) -> TableRow:
    """Return the new table, kept with what opens it; that of the first time where the interaction came before."""
    wanted = _wanted(context, CREATE, place)
    nicknamed = (*plan.nicknamed, *((context.user,) if context.is_server_nickname else ()))
    try:
        return await lobby.new_table(
            context.services.store,
            game=plan.game,
            name=plan.name,
            options=plan.options,
            pace=plan.pace,
            guild=context.guild or 0,
            channel=place.channel,
            host=context.user,
            host_name=context.name,
            computers=plan.computers,
            guests=plan.guests,
            host_seat=plan.host_seat,
            extra=with_extra(
                opening.opening_as_stored(wanted),
                language=plan.language,
                nicknamed=nicknamed,
                called=plan.called,
                sought=plan.sought,
                strength=plan.strength,
                **plan.terms,
            ),
            posts=(opening.opening_work_post(wanted),),
            interaction=context.id,
            met=(context.user, *plan.called) if plan.called else (),
            now=context.services.tables.now(),
        )
    except AlreadyDone as done:
        made = await context.services.store.table(str(done.answer["table"]))
        if made is None:
            raise
        return made


def _wanted(context: InteractionContext, what: str, place: TableChannel) -> Opening:
    return Opening(
        id=context.id,
        channel=place.channel,
        forum=place.forum,
        what=what,
        by=context.user,
        name=context.name,
        since=context.services.tables.now(),
    )


async def _now(context: InteractionContext, row: TableRow) -> TableRow:
    """Return a table as it stands by now."""
    return await context.services.store.table(row.id) or row


def _open(row: TableRow) -> str:
    return Words(row.game)("lobby.created", name=row.name, id=row.id, thread=row.thread)


def _not_open(row: TableRow, became: Opened | None, channel: int, *, move: bool) -> str:
    """Return what to tell of an opening that was refused, or is still to come (None)."""
    words = Words(row.game)
    if became is None:
        return words("opening.later_move" if move else "opening.later", name=row.name, id=row.id, channel=channel)
    return words("opening.stays" if move else "opening.refused", name=row.name, why=became.why)


async def new_thread(context: InteractionContext) -> None:
    """Open a new thread for a table whose own is gone; what waited is posted there."""
    await _move(context, THREAD)


async def rebuild_thread(context: InteractionContext) -> None:
    """Open a new thread here from what is kept: the last events, the map, the panel."""
    await _move(context, REBUILD)


async def _move(context: InteractionContext, what: str) -> None:
    actor = await require_table(context)
    require_host(context, actor)
    place = place_for_table(context, 0, actor.live.row.game)
    if what == REBUILD:
        await server.check_channel(context, place.channel)
    await _check_room(context)
    with context.services.worker.openings.wait_for(context.id) as watch:
        async with actor.turn():
            await opening.request_thread_move(actor, _wanted(context, what, place))
        context.services.tables.posted()
        if opening.opening_result(actor.live.row, context.id) is None:
            await watch.wait_until_known(PATIENCE, SHOWN)
    row = await _now(context, actor.live.row)
    became = opening.opening_result(row, context.id)
    there = became is not None and became.why is None
    await context.send(Screen(content=_open(row) if there else _not_open(row, became, place.channel, move=True)))


async def _check_room(context: InteractionContext) -> None:
    """RuleError where the server has no room for a thread more. Where Discord does not say, the opening will show."""
    try:
        active = await context.services.client.http.get_active_threads(context.guild or 0)
    except (discord.HTTPException, discord.RateLimited, ClientError, OSError):
        return
    if len(active.get("threads", ())) >= THREADS:
        raise RuleError(keyed_text("error.threads_full"))


def responses_option() -> CommandOption:
    """Return the option that says who answers windows."""
    names = ((COMMON.name("responses_all"), EVERYBODY), (COMMON.name("responses_able"), ABLE))
    return CommandOption(name="responses", description=COMMON("option.responses"), choices=names)


def given_pace(context: InteractionContext) -> Pace:
    """Return the pace that a command names."""
    pace = lobby.PACES[context.text_option("pace", "daily")]
    hold, deadline = context.options.get("hold"), context.options.get("deadline")
    quick = context.text_option("responses") == ABLE
    if hold is None and deadline is None:
        return msgspec.structs.replace(pace, quick=quick)
    return Pace(
        name="custom",
        hold=pace.hold if hold is None else int(hold) * 60.0,
        deadline=pace.deadline if deadline is None else (int(deadline) * 3600.0 or None),
        weighted=True,
        quick=quick,
    )
