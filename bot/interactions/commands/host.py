"""/host: what the host of a table may do. Each act is told at the table and noted in its audit trail; none shows a
secret."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from bot.interactions.commands import ending, seats
from bot.interactions.commands.hosting import clock_acts
from bot.interactions.commands.hosting.accounts import account_options, set_accounts
from bot.interactions.commands.hosting.office import hand_over_host_office
from bot.interactions.commands.opening import ABLE, rebuild_thread, responses_option
from bot.interactions.commands.registry import INTEGER, USER, Command, CommandOption, CommandRegistry
from bot.interactions.commands.settings import (
    AS_DRAWN,
    PLAIN,
    USUAL,
    complete_zone,
    palette_choices,
    picture_size_choices,
    post_style_choices,
    strength_choices,
)
from bot.interactions.commands.tables import require_host, require_table
from bot.interactions.context import InteractionContext
from bot.interactions.place import where_option
from bot.messages.screen import Screen, message_pages
from bot.screens.options_screen import deadline_text
from bot.tables import missed_deadlines, notices, votes
from bot.tables.actor import Actor
from bot.tables.automatic import decide_computers_first
from bot.tables.computers import strengths
from bot.tables.live import LiveTable
from bot.tables.lobby import update_seat_name
from bot.tables.persons.office import table_board_post
from bot.tables.persons.seat_names import seat_named
from bot.tables.places.thread_names import rename_posts
from bot.tables.post_types import LOBBY_CARD, Map, hand_post, outbox_post, panel_post
from bot.tables.table_extra import Extra, extra_of, with_extra
from bot.tables.timing import HOUR, kept_quiet_hours_of_table, parse_quiet_hours, utc_offset_minutes
from bot.tables.watching.sight import MOST, TableSnapshot, visible_table
from bot.words import Words, unmarked_text
from bot.words.languages import chosen_language, language_choices, language_name
from data.speaking import language_of
from engine.kernel.errors import RuleError
from engine.kernel.events import TABLE as NOBODY
from engine.kernel.prompts import WINDOW
from engine.kernel.texts import Text, keyed_text
from engine.store.models import ABANDONED, ARCHIVED, LOBBY, OVER, PUBLIC, RUNNING, AuditNote, NewPost, Pace, SeatRow

COMMON = Words("common")
ALL = (LOBBY, RUNNING, OVER, ABANDONED, ARCHIVED)
TRAIL = 40  # lines of the audit trail that are shown
Doing = Callable[[InteractionContext, Actor], Awaitable[str]]


def register(registry: CommandRegistry) -> None:
    """Add the commands of /host."""
    registry.group("host", description=COMMON("help.host"))
    seat = CommandOption(name="seat", description=COMMON("option.seat"), autocomplete=True)
    needed = CommandOption(name="seat", description=COMMON("option.seat"), required=True, autocomplete=True)
    to = CommandOption(name="to", description=COMMON("option.office"), type=USER, required=True)
    hours = CommandOption(name="hours", description=COMMON("option.hours"), type=INTEGER, low=1, high=seats.MOST_HOURS)
    look = CommandOption(name="look", description=COMMON("option.posts"), required=True, choices=post_style_choices())
    colours = CommandOption(name="pictures", description=COMMON("option.table_pictures"), choices=palette_choices())
    size = CommandOption(name="size", description=COMMON("option.table_size"), choices=picture_size_choices())
    delay = CommandOption(
        name="delay", description=COMMON("option.delay"), type=INTEGER, required=True, low=0, high=MOST
    )
    strength = CommandOption(
        name="strength", description=COMMON("option.strength"), required=True, choices=strength_choices()
    )
    language = CommandOption(
        name="language", description=COMMON("option.table_language"), required=True, choices=language_choices(COMMON)
    )
    times = (
        CommandOption(name="hours", description=COMMON("option.deadline"), type=INTEGER, low=0, high=336),
        CommandOption(name="hold", description=COMMON("option.hold"), type=INTEGER, low=0, high=1440),
        responses_option(),
        CommandOption(name="missed", description=COMMON("option.missed"), type=INTEGER, low=0, high=20),
        CommandOption(name="quiet", description=COMMON("option.table_quiet")),
        CommandOption(name="zone", description=COMMON("option.zone"), autocomplete=True),
        *clock_acts.fixed_hour_options(),
    )
    deeds: tuple[tuple[str, Callable[[InteractionContext], Awaitable[None]], tuple[CommandOption, ...]], ...] = (
        ("pause", _host_act(clock_acts.pause_table_clock, by_host=False), ()),
        ("resume", _host_act(clock_acts.resume_table_clock, by_host=False), ()),
        ("accounts", _host_act(set_accounts), account_options()),
        ("extend", _host_act(_extend), (hours,)),
        ("replace", seats.offer_seat_to_others, (needed,)),
        ("kick", _host_act(_kick, by_host=False), (needed,)),
        ("force", _host_act(_force), (seat,)),
        ("rebuild", rebuild_thread, (where_option(),)),
        ("repost", _host_act(_repost), ()),
        ("deadlines", _host_act(_deadlines), times),
        ("posts", _host_act(_posts), (look,)),
        ("pictures", _host_act(_pictures), (colours, size)),
        ("spectators", _host_act(_spectators), (delay,)),
        ("computers", _host_act(_computers), (strength, seat)),
        ("language", _host_act(_language), (language,)),
        ("office", _host_act(hand_over_host_office, by_host=False), (to,)),
        ("end", ending.ask_host_to_end_game, ()),
        ("audit", _audit, ()),
    )
    for name, run, options in deeds:
        registry.add(
            Command(
                path=("host", name),
                description=COMMON(f"help.host_{name}"),
                run=run,
                options=(*options, seats.table_option()),
                complete=_complete,
                dm=False,
            )
        )


async def _complete(context: InteractionContext, focused: str) -> list[tuple[str, str]]:
    return await (complete_zone if focused == "zone" else seats.complete_table_or_seat)(context, focused)


def _host_act(what: Doing, *, by_host: bool = True) -> Callable[[InteractionContext], Awaitable[None]]:
    """Return the handler of an act of the host: it takes the table's turn, checks the host's right and answers in
    private."""

    async def run(context: InteractionContext) -> None:
        actor = await require_table(context)
        if by_host:
            require_host(context, actor)
        async with actor.turn() as live:
            if live.row.status not in (LOBBY, RUNNING):
                raise RuleError(keyed_text("error.not_running"))
            if live.row.host == context.user and live.seat_of(context.user) is None:
                renamed = update_seat_name(actor.store, live, context.user, context.name, context.is_server_nickname)
                live.replace(row=await renamed)
            said = await what(context, actor)
        context.services.tables.run_automatic(live.row.id)
        await context.send(Screen(content=said))

    return run


def _said(context: InteractionContext, actor: Actor, what: str, **details: Any) -> str:
    """Return an act of the host in words, as the audit trail has it."""
    return actor.live.words(f"audit.{what}", by=context.name_at_table(actor.live.row), **details)


def _line(context: InteractionContext, live: LiveTable, what: str, **details: Any) -> AuditNote:
    return AuditNote(user=context.user, what=what, details={"by": context.name_at_table(live.row), **details})


def _told(context: InteractionContext, live: LiveTable, what: str, **details: Any) -> list[NewPost]:
    """Return the public line about an act of the host, which carries its audit note."""
    line = notices.ledger_post(live, f"audit.{what}", by=context.name_at_table(live.row), **details)
    return notices.attach_audit_note([line], _line(context, live, what, **details))


# Time


async def _extend(context: InteractionContext, actor: Actor) -> str:
    hours = context.number_option("hours", 24)
    live = actor.live
    if not live.is_running or (live.row.pace.deadline is None and live.extra.bank is None):
        raise RuleError(keyed_text("error.no_deadline"))
    audit_note = _line(context, actor.live, "extend", hours=hours)
    by = context.name_at_table(actor.live.row)
    await missed_deadlines.extend_deadline(
        actor, hours * HOUR, question=actor.live.open_question_key(), by=by, audit_note=audit_note
    )
    return _said(context, actor, "extend", hours=hours)


async def _deadlines(context: InteractionContext, actor: Actor) -> str:
    """Change how long decisions and windows last, the quiet hours, and after how many missed deadlines a computer
    player takes a seat; each only where it is given. Where nothing is, the table is told nothing."""
    live, changed = actor.live, dict[str, Any]()
    if not set(context.options) - {"table"}:
        return live.words("times.stand", times=_times(live.row.pace, live.extra))
    pace = live.row.pace
    hours, hold = context.options.get("hours"), context.options.get("hold")
    if context.text_option("responses"):
        pace = msgspec.structs.replace(pace, quick=context.text_option("responses") == ABLE)
    if hours is not None or hold is not None:
        pace = msgspec.structs.replace(
            pace,
            name="custom",
            hold=pace.hold if hold is None else int(hold) * 60.0,
            deadline=pace.deadline if hours is None else (int(hours) * HOUR or None),
        )
    if context.text_option("quiet"):
        zone = context.text_option("zone", "UTC")
        changed["quiet"] = parse_quiet_hours(context.text_option("quiet"), zone)
        changed["quiet_offset"] = utc_offset_minutes(zone, actor.now())
    changed |= clock_acts.deadline_hours_from_options(context, live, pace)
    if context.options.get("missed") is not None:
        changed["after"] = context.number_option("missed", missed_deadlines.MISSED)
    extra = with_extra(live.row, **changed)
    details = {"times": msgspec.to_builtins(_times(pace, extra_of(extra)))}
    posts = [*_told(context, live, "deadlines", **details), *_clocks(live)]
    live.replace(row=await context.services.store.update_table(live.row, pace=pace, extra=extra, posts=posts))
    return _said(context, actor, "deadlines", **details)


async def _posts(context: InteractionContext, actor: Actor) -> str:
    """Let the thread be told in cards, or in words alone; the panel is posted again, since a card stays one."""
    live, look = actor.live, context.text_option("look")
    extra = with_extra(live.row, plain=look == PLAIN)
    posts = [*_told(context, live, "posts", look=f"posts_{look}"), LOBBY_CARD]
    posts += [panel_post(anew=True)] if live.is_running else []
    live.replace(row=await context.services.store.update_table(live.row, extra=extra, posts=posts))
    return _said(context, actor, "posts", look=f"posts_{look}")


async def _pictures(context: InteractionContext, actor: Actor) -> str:
    """Let the thread's pictures be in other colours, large, or told in words, from the next one on."""
    live, fields = actor.live, dict[str, Any]()
    if colours := context.text_option("pictures"):
        fields["palette"] = "" if colours == AS_DRAWN else colours
    if size := context.text_option("size"):
        fields["size"] = "" if size == USUAL else size
    extra = with_extra(live.row, **fields)
    now = extra_of(extra)
    args = {"colours": f"palette_{now.palette or AS_DRAWN}", "size": f"size_{now.size or USUAL}"}
    posts = [*_told(context, live, "pictures", **args)]
    live.replace(row=await context.services.store.update_table(live.row, extra=extra, posts=posts))
    return _said(context, actor, "pictures", **args)


async def _spectators(context: InteractionContext, actor: Actor) -> str:
    """Set by how many rounds later who has no seat sees the game; while it is played it is only ever made later, since
    the players count on it."""
    live, delay = actor.live, context.number_option("delay", 0)
    if live.state is not None and delay < live.extra.delay:
        raise RuleError(keyed_text("error.delay_less", delay=live.extra.delay))
    posts = [*_told(context, live, "spectators", delay=delay), table_board_post(live)]
    extra = with_extra(live.row, delay=delay)
    live.replace(row=await context.services.store.update_table(live.row, extra=extra, posts=posts))
    return _said(context, actor, "spectators", delay=delay)


async def _computers(context: InteractionContext, actor: Actor) -> str:
    """Set how strong all computer players of the table are, or that of a seat."""
    live, strength, asked = actor.live, context.text_option("strength"), context.text_option("seat")
    details = {"strength": f"strength_{strength}"}
    if asked:
        seat = seat_named(live.row, asked)
        if seat is None:
            raise RuleError(keyed_text("error.no_computer_there"))
        details["who"] = unmarked_text(live.names.get(seat.seat, "?"))
        posts = [*_told(context, live, "strength_of_one", **details), *_clocks(live)]
        row = await strengths.set_seat_strength(context.services.store, live.row, seat.name, strength, posts)
        live.replace(row=row)
        return _said(context, actor, "strength_of_one", **details)
    posts = [*_told(context, live, "strength", **details), *_clocks(live)]
    live.replace(row=await strengths.set_table_strength(context.services.store, live.row, strength, posts))
    return _said(context, actor, "strength", **details)


async def _language(context: InteractionContext, actor: Actor) -> str:
    """Let everybody be told in another language; the panel is posted again, so that what follows is all in it, and the
    thread is named in it."""
    live, chosen = actor.live, chosen_language(context.text_option("language"))
    language = chosen or language_of(str(context.interaction.guild_locale))
    extra, details = with_extra(live.row, language=language), {"language": language_name(language)}
    posts = [*_told(context, live, "language", **details), LOBBY_CARD]
    posts += [panel_post(anew=True)] if live.is_running else []
    posts += rename_posts(msgspec.structs.replace(live.row, extra=extra))
    live.replace(row=await context.services.store.update_table(live.row, extra=extra, posts=posts))
    return _said(context, actor, "language", **details)


def _clocks(live: LiveTable) -> list[NewPost]:
    """Return what brings everything up to date that tells a table's deadlines."""
    return [LOBBY_CARD] if live.state is None else notices.deadline_update_posts(live)


def _times(pace: Pace, extra: Extra) -> Text:
    quiet, times = kept_quiet_hours_of_table(extra), missed_deadlines.MISSED if extra.after is None else extra.after
    return keyed_text(
        "times.shown",
        deadline=deadline_text(pace),
        hold=f"{pace.hold / 60:g}",
        quick=keyed_text("times.quick" if pace.quick else "times.alike"),
        missed=keyed_text("times.missed", count=times) if times else keyed_text("times.never"),
        quiet=keyed_text("times.quiet", frm=quiet[0], to=quiet[1], zone=quiet[2])
        if quiet
        else keyed_text("times.none"),
        fixed=clock_acts.fixed_hours_text(extra),
    )


# Persons


def _seat(context: InteractionContext, live: LiveTable) -> SeatRow:
    found = seat_named(live.row, context.text_option("seat"))
    if found is None:
        raise RuleError(keyed_text("error.no_such_seat", seat=context.text_option("seat")))
    return found


async def _kick(context: InteractionContext, actor: Actor) -> str:
    """Ask the others whether the game shall go on without somebody: anybody at the table may, and the host."""
    live, seat = actor.live, _seat(context, actor.live)
    if not live.is_running or seat not in live.humans():
        raise RuleError(keyed_text("error.not_a_person", seat=seat.seat))
    if live.seat_of(context.user) is None and context.user != live.row.host:
        raise RuleError(keyed_text("error.not_your_table"))
    if seat.user == context.user:
        raise RuleError(keyed_text("error.kick_self"))
    if (
        len(live.humans()) == 2
        and not votes.is_host_without_seat(live, context.user)
        and not await missed_deadlines.missed_deadlines_in_row(actor, seat)
    ):
        raise RuleError(keyed_text("error.kick_alone", seat=seat.seat))
    who = unmarked_text(live.names.get(seat.seat, "?"))  # later the seat is another's
    said = keyed_text("vote.go_on", by=context.name_at_table(live.row), who=who)
    audit_note = _line(context, live, "go_on", who=who)
    stands = await votes.ask_for_consent(
        actor, votes.KICK, context.user, said, audit_note=audit_note, seat=seat.seat, person=seat.user
    )
    return live.words(f"vote.{stands}_answer")


async def _force(context: InteractionContext, actor: Actor) -> str:
    """Play the default for whoever has not answered: for one seat, or for all. In a window always for all, or it would
    tell who has not answered yet."""
    live = actor.live
    if not live.is_running:
        raise RuleError(keyed_text("error.not_running"))
    asked = [p for p in live.prompts_waited_for() if p.seat != NOBODY and live.seat_row(p.seat) in live.humans()]
    wanted = _seat(context, live).seat if context.text_option("seat") else ""
    if wanted and any(p.kind == WINDOW for p in asked):
        raise RuleError(keyed_text("error.force_window"))
    if not any(wanted in ("", p.seat) for p in asked):
        raise RuleError(keyed_text("error.force_nobody"))
    details = {"who": keyed_text("audit.all") if not wanted else keyed_text("audit.seat", seat=wanted)}
    told = _told(context, live, "force", **details)
    for prompt in [p for p in asked if p.answered is None and wanted in ("", p.seat)]:
        await decide_computers_first(actor, prompt.id)
        if prompt.default is not None and live.is_still_asked(prompt):
            await actor.decide(prompt.seat, prompt.id, prompt.default, why="forced", lead=told)
            told = []
    if told:  # all have answered: who forces is not told so
        await context.services.store.post(live.row.id, told)
    return _said(context, actor, "force", **details)


# Thread and panel


async def _repost(context: InteractionContext, actor: Actor) -> str:
    """Post panel and map again, and to each person their hand and what they are asked."""
    live = actor.live
    posts = [*_told(context, live, "repost"), *_standing(live)]
    if live.is_running:
        for seat in live.humans():
            posts += [hand_post(seat.seat, "dm.again"), *notices.question_posts(live, [seat.seat])]
    posts.append(LOBBY_CARD)
    await context.services.store.post(live.row.id, posts)
    return _said(context, actor, "repost")


def _standing(live: LiveTable) -> list[NewPost]:
    if live.state is None:
        return []
    drawn = outbox_post(PUBLIC, Map(decision=live.head))
    return [drawn, panel_post(anew=True)]


# The trail


async def _audit(context: InteractionContext) -> None:
    """Show the audit trail to anybody who can see the table."""
    actor = await require_table(context, statuses=ALL)
    seen = await visible_table(actor, context.user)
    words, rows = actor.live.words, await context.services.store.audit_trail(actor.live.row.id, last=TRAIL)
    rows = [row for row in rows if not isinstance(seen, TableSnapshot) or row.at <= seen.at]
    lines = [words("audit.title"), *(words("audit.line", at=row.at, what=_what(row.what, row.details)) for row in rows)]
    if not rows:
        lines.append(words("audit.none"))
    await context.send(Screen(content=message_pages(lines)[-1]))


def _what(what: str, details: dict[str, Any]) -> Text:
    return keyed_text(f"audit.{what}", **details)
