"""Seats and time of a running table: /away, /back, /extend, /game replace, /game revive, and a person's tables."""

from bot.interactions.answering import Answering
from bot.interactions.commands.registry import INTEGER, Command, CommandOption, CommandRegistry
from bot.interactions.commands.tables import complete_table, require_seat, require_table, table_id_by_name
from bot.messages.screen import Screen, cut_text
from bot.screens.table_screen import my_table_screen
from bot.tables import missed_deadlines, notices, votes
from bot.tables.actor import Actor
from bot.tables.clocks.seat_clocks import clock_data_without_holiday
from bot.tables.endings.archive import ending_of_archived_table
from bot.tables.persons.preferences import COMPUTER_PLAYS, DEFAULT_PLAYS, PAUSE_PLAYS, Away
from bot.tables.persons.seat_names import host_name, seat_named
from bot.tables.post_types import panel_post
from bot.tables.table_extra import extra_of, with_extra
from bot.tables.timing import DAY, HOUR, zone_of
from bot.tables.written_times import parse_moment
from bot.words import Words, unmarked_text
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text
from engine.store.models import ARCHIVED, COMPUTER, LOBBY, OVER, RUNNING, AuditNote, SeatRow, TableRow

COMMON = Words("common")
LONGEST = 60 * DAY  # of an absence
MOST_HOURS = 168
NAMES = 300  # characters of the names of tables where a clock stands still
FINISHED = 5  # finished games that /mytables lists


def table_option() -> CommandOption:
    """Return the option that says which table is meant."""
    return CommandOption(name="table", description=COMMON("option.table"), autocomplete=True)


def register(registry: CommandRegistry) -> None:
    """Add the commands."""
    plays = tuple((COMMON.name(f"plays_{p}"), p) for p in (COMPUTER_PLAYS, DEFAULT_PLAYS, PAUSE_PLAYS))
    until = CommandOption(name="until", description=COMMON("option.until"), required=True)
    since = CommandOption(name="from", description=COMMON("option.from"))
    how = CommandOption(name="plays", description=COMMON("option.plays"), choices=plays)
    hours = CommandOption(name="hours", description=COMMON("option.hours"), type=INTEGER, low=1, high=MOST_HOURS)
    seat = CommandOption(name="seat", description=COMMON("option.seat"), autocomplete=True)
    for path, run, options in (
        (("away",), announce_absence, (until, since, how, table_option())),
        (("back",), end_absence, (table_option(),)),
        (("extend",), ask_for_more_time, (hours, table_option())),
        (("mytables",), my_tables, ()),
        (("game", "replace"), offer_seat_to_others, (seat, table_option())),
        (("game", "revive"), _revive, (table_option(),)),
    ):
        description = COMMON(f"help.{path[-1]}")
        dm = path[0] != "game"
        registry.add(
            Command(
                path=path, description=description, run=run, options=options, complete=complete_table_or_seat, dm=dm
            )
        )


async def complete_table_or_seat(context: Answering, focused: str) -> list[tuple[str, str]]:
    """Complete a table of the person's, or a seat of the table."""
    typed = context.text_option(focused).lower()
    if focused == "seat":
        names = (await require_table(context)).live.names
        return [(name, seat) for seat, said in names.items() if typed in (name := unmarked_text(said)).lower()]
    store = context.services.store
    kept = await store.tables(owner=context.user, statuses=(RUNNING, ARCHIVED))
    mine = await store.tables(user=context.user, statuses=(ARCHIVED,))
    named = [(f"{row.name} ({row.id})", row.id) for row in (*kept, *mine) if typed in f"{row.name} ({row.id})".lower()]
    return list(dict.fromkeys([*named, *await complete_table(context, typed)]))[:25]


# Away and back


async def announce_absence(context: Answering) -> None:
    """Announce an absence: until it is over a computer player, or the defaults, answer at once."""
    person = await context.services.tables.preferences.of(context.user)
    now = context.services.tables.now()
    zone = zone_of(person.zone)
    frm = parse_moment(context.text_option("from"), now, zone) if context.text_option("from") else now
    to = parse_moment(context.text_option("until"), now, zone)
    if not now <= frm + HOUR or not frm < to <= frm + LONGEST or to <= now:
        raise RuleError(keyed_text("error.no_absence"))
    named = await require_table(context) if context.text_option("table") else None
    gone = Away(
        frm=frm, to=to, plays=context.text_option("plays", COMPUTER_PLAYS), table=named.live.row.id if named else ""
    )
    await context.services.tables.preferences.edit(
        context.user,
        lambda kept: {"away": (*(a for a in kept.away if a.table != gone.table and a.to > now), gone)},
    )
    rows = [named.live.row] if named else await context.services.store.tables(user=context.user, statuses=(RUNNING,))
    for row in rows:
        await _announce(context, await context.services.tables.actor(row.id), gone)
    lines = [COMMON("away.done", frm=frm, to=to, count=len(rows))]
    if gone.plays == PAUSE_PLAYS and rows:
        stand = [row.name for row in rows if extra_of(row).holiday > 0]
        names = cut_text(COMMON.join(stand), NAMES)
        lines.append(COMMON("away.rests", count=len(stand), tables=names, others=len(rows) - len(stand)))
    await context.send(Screen(content="\n".join(lines)))


async def _announce(context: Answering, actor: Actor, gone: Away) -> None:
    """Mark an absence in public."""
    async with actor.turn() as live:
        seat = live.seat_of(context.user)
        if seat is None or not live.is_running:
            return
        await missed_deadlines.tell_of_absence(actor, seat, gone)
    context.services.tables.run_automatic(actor.live.row.id)


async def end_absence(context: Answering) -> None:
    """End an absence, and take every seat back that a computer player keeps for the person."""
    person = await context.services.tables.preferences.of(context.user)
    was_away = any(a.to > context.services.tables.now() for a in person.away)
    kept = await context.services.store.tables(owner=context.user, statuses=(RUNNING,))
    asked = context.text_option("table").strip()
    if asked:
        here: str | None = await table_id_by_name(context, asked, (RUNNING,))
    else:
        here = await context.services.table_id_of_thread(context.channel)
    if here:
        kept = [row for row in kept if row.id == here]
    else:  # from elsewhere they come back to where they were missed, not to where they left
        kept = [row for row in kept if missed_deadlines.is_seat_kept_for(row, context.user)]
    if was_away:
        await context.services.tables.preferences.change(context.user, away=())
        for row in await context.services.store.tables(user=context.user, statuses=(RUNNING,)):
            await _returned(context, await context.services.tables.actor(row.id))
    for row in kept:
        await _retake(context, await context.services.tables.actor(row.id))
    if not kept and not was_away:
        raise RuleError(keyed_text("error.not_away"))
    await context.send(Screen(content=COMMON("away.back", count=len(kept))))


async def _returned(context: Answering, actor: Actor) -> None:
    async with actor.turn() as live:
        seat = live.seat_of(context.user)
        marks = dict(live.extra.away)
        if seat is None or marks.pop(seat.seat, None) is None:
            return
        rested = seat.seat in live.extra.resting
        rest = clock_data_without_holiday(live, seat.seat, context.services.tables.now()) if rested else {}
        extra = with_extra(live.row, away=marks, **rest)
        posts = [notices.ledger_post(live, "ledger.here_again", seat=seat.seat)]
        posts += notices.deadline_update_posts(live) if rested else [panel_post()]
        live.replace(row=await context.services.store.update_table(live.row, extra=extra, posts=posts))
    context.services.tables.run_automatic(actor.live.row.id)


async def _retake(context: Answering, actor: Actor) -> None:
    async with actor.turn():
        await missed_deadlines.give_seat_back(actor, context.user, context.name)
    context.services.tables.run_automatic(actor.live.row.id)


async def retake_seat(context: Answering, actor: Actor) -> None:
    """Take the seat back (the button); who has a seat, as after the first press of two, is told so and shown it."""
    said = COMMON("away.back", count=1)
    async with actor.turn() as live:
        if live.seat_of(context.user) is not None:
            said = COMMON("away.seated")
        else:
            await missed_deadlines.give_seat_back(actor, context.user, context.name)
    context.services.tables.run_automatic(actor.live.row.id)
    await context.send(my_table_screen(actor.live, require_seat(context, actor), said))


# A replacement


async def offer_seat_to_others(context: Answering) -> None:
    """Offer a seat to somebody else: one's own, or (the host) one that a computer player holds."""
    actor = await require_table(context)
    async with actor.turn() as live:
        wanted = context.text_option("seat")
        seat = seat_named(live.row, wanted) if wanted else require_seat(context, actor)
        if seat is None:
            raise RuleError(keyed_text("error.no_such_seat", seat=wanted))
        await _may_open(context, actor, seat)
        details = {"by": context.name_at_table(live.row), "seat": seat.seat}
        audit_note = AuditNote(user=context.user, what="replace", details=details)
        await missed_deadlines.open_seat(actor, seat, audit_note)
    context.services.tables.posted()
    await context.send(Screen(content=actor.live.words("replace.open", seat=seat.seat)))


async def _may_open(context: Answering, actor: Actor, seat: SeatRow) -> None:
    if seat.user == context.user:
        return
    if context.user != actor.live.row.host:
        raise RuleError(keyed_text("error.not_host", host=host_name(actor.live.row)))
    if seat.kind != COMPUTER:
        raise RuleError(keyed_text("error.seat_taken", seat=seat.seat))


async def take_over_seat(context: Answering, actor: Actor) -> None:
    """Take over an open seat (the button); the DM is probed now, on the person's own doing. Who has it already, by the
    first press of two, is shown it."""
    seat = context.press.argument if context.press else ""
    async with actor.turn() as live:
        own = live.seat_of(context.user)
        has_it = own is not None and own.seat == seat and seat not in live.extra.open_seats
        # by the name that it has until it is taken
        said = "" if has_it else live.words("replace.taken", whose=live.words.seat(seat))
        if not has_it:
            await missed_deadlines.take_seat(actor, seat, context.user, context.name)
    await context.services.probe_dm(context.user, live.row)
    context.services.tables.run_automatic(live.row.id)
    await context.send(my_table_screen(live, require_seat(context, actor), said))


# More time


async def ask_for_more_time(context: Answering) -> None:
    """Ask for more time: the host grants it, or the others agree."""
    actor = await require_table(context)
    async with actor.turn() as live:
        if not live.is_running or (live.row.pace.deadline is None and live.extra.bank is None):
            raise RuleError(keyed_text("error.not_running" if not live.is_running else "error.no_deadline"))
        if live.seat_of(context.user) is None and context.user != live.row.host:
            raise RuleError(keyed_text("error.not_your_table"))
        said = await ask_extension(context, actor, context.number_option("hours", 24))
    context.services.tables.run_automatic(live.row.id)
    await context.send(Screen(content=said))


async def ask_extension(context: Answering, actor: Actor, hours: int) -> str:
    """Ask for hours on top of the present question's deadline and return how that stands, in words."""
    live = actor.live
    asked = live.extra.asked
    stands = await votes.ask_for_consent(
        actor,
        votes.EXTEND,
        context.user,
        keyed_text("vote.extend", by=context.name_at_table(live.row), hours=hours),
        seconds=hours * HOUR,
        question=asked.question if asked is not None else live.open_question_key(),
    )
    return live.words(f"vote.{stands}_answer")


async def _vote(context: Answering, actor: Actor, *, agrees: bool) -> None:
    gap = await context.services.tables.last_gap()
    async with actor.turn() as live:
        stands = await votes.answer_vote(
            actor, context.press.prompt if context.press else "", context.user, agrees, gap
        )
    context.services.tables.run_automatic(live.row.id)
    await context.send(Screen(content=live.words("vote.noted" if stands == votes.OPEN else f"vote.{stands}_answer")))


async def accept_vote(context: Answering, actor: Actor) -> None:
    """Agree in a vote (the button)."""
    await _vote(context, actor, agrees=True)


async def refuse_vote(context: Answering, actor: Actor) -> None:
    """Refuse in a vote (the button)."""
    await _vote(context, actor, agrees=False)


# Tables that were put aside, and all of a person's


async def _revive(context: Answering) -> None:
    await revive_table(context, await require_table(context, statuses=(ARCHIVED,)))


async def revive_table(context: Answering, actor: Actor) -> None:
    """Take up a table that was put aside."""
    async with actor.turn() as live:
        row = await missed_deadlines.revive_table(actor, context.user, context.name, context.services.tables.gaps.last)
    context.services.tables.run_automatic(row.id)
    await context.send(Screen(content=live.words("ledger.revived")))


async def my_tables(context: Answering) -> None:
    """List a person's tables in all servers: what waits for them first."""
    store, lines = context.services.store, []
    mine = await store.tables(user=context.user, statuses=(LOBBY, RUNNING, ARCHIVED))
    kept = [row for row in await store.tables(owner=context.user, statuses=(RUNNING, ARCHIVED)) if row not in mine]
    over = (await store.tables(user=context.user, statuses=(OVER,)))[:FINISHED]
    for row in (*mine, *kept, *over):
        waits = await _waits(context, row)
        lines.append(
            (
                not waits,
                _line(
                    context,
                    row,
                    "waiting" if waits else "kept" if row in kept and row.status == RUNNING else row.status,
                ),
            )
        )
    said = "\n".join(line for _, line in sorted(lines, key=lambda pair: pair[0]))
    await context.send(Screen(content=cut_text(said or COMMON("mytables.none"), 2000)))


async def _waits(context: Answering, row: TableRow) -> bool:
    if row.status != RUNNING:
        return False
    live = (await context.services.tables.actor(row.id)).live
    seat = live.seat_of(context.user)
    return seat is not None and any(
        p.answered is None and p in live.prompts_waited_for() for p in live.questions_seat_can_answer(seat.seat)
    )


def _line(context: Answering, row: TableRow, status: str) -> str:
    ended = ending_of_archived_table(row)
    played = row.extra.get("practice")
    link = f"https://discord.com/channels/{'@me' if played else row.guild}/{row.thread or row.channel}"
    return COMMON(
        "mytables.line",
        name=row.name,
        id=row.id,
        game=Words(row.game).name(row.game),
        status=keyed_text("mytables.ended", until=ended.until) if ended else keyed_text(f"mytables.{status}"),
        link=link,
    )
