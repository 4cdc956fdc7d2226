"""Seats and time of a running table: /away, /back, /extend, /game replace, /game revive, and a person's tables."""

from bot.interactions.commands.registry import INTEGER, Command, CommandOption, Registry
from bot.interactions.commands.tables import actor_of, complete_table, seat_of
from bot.interactions.context import Call
from bot.screens.screen import Screen, cut
from bot.screens.table_screen import mine_screen
from bot.tables import missed_deadlines, notices, votes
from bot.tables.actor import Actor
from bot.tables.archive import ended_of
from bot.tables.preferences import COMPUTER_PLAYS, DEFAULT_PLAYS, Away
from bot.tables.timing import DAY, HOUR, moment_of
from bot.words import Words
from engine.kernel.errors import RuleError
from engine.kernel.texts import text
from engine.store.models import ARCHIVED, COMPUTER, LOBBY, OVER, RUNNING, AuditNote, SeatRow, TableRow

COMMON = Words("common")
TABLE = CommandOption(name="table", description=COMMON("option.table"), autocomplete=True)
LONGEST = 60 * DAY  # of an absence
MOST_HOURS = 168
FINISHED = 5  # finished games that /mytables lists


def register(registry: Registry) -> None:
    """Add the commands."""
    plays = tuple((COMMON.name(f"plays_{p}"), p) for p in (COMPUTER_PLAYS, DEFAULT_PLAYS))
    until = CommandOption(name="until", description=COMMON("option.until"), required=True)
    since = CommandOption(name="from", description=COMMON("option.from"))
    how = CommandOption(name="plays", description=COMMON("option.plays"), choices=plays)
    hours = CommandOption(name="hours", description=COMMON("option.hours"), type=INTEGER, low=1, high=MOST_HOURS)
    seat = CommandOption(name="seat", description=COMMON("option.seat"), autocomplete=True)
    for path, run, options in (
        (("away",), away, (until, since, how, TABLE)),
        (("back",), back, (TABLE,)),
        (("extend",), extend, (hours, TABLE)),
        (("mytables",), my_tables, ()),
        (("game", "replace"), replace, (seat, TABLE)),
        (("game", "revive"), _revive, (TABLE,)),
    ):
        description = COMMON(f"help.{path[-1]}")
        dm = path[0] != "game"
        registry.add(Command(path=path, description=description, run=run, options=options, complete=complete, dm=dm))


async def complete(call: Call, focused: str) -> list[tuple[str, str]]:
    """Complete a table of the person's, or a seat of the table."""
    typed = call.option(focused).lower()
    if focused == "seat":
        seats = (await actor_of(call)).live.row.seats
        return [(s.name, s.seat) for s in seats if typed in s.name.lower()]
    store = call.services.store
    kept = await store.tables(owner=call.user, statuses=(RUNNING, ARCHIVED))
    mine = await store.tables(user=call.user, statuses=(ARCHIVED,))
    named = [(f"{row.name} ({row.id})", row.id) for row in (*kept, *mine) if typed in f"{row.name} ({row.id})".lower()]
    return list(dict.fromkeys([*named, *await complete_table(call, typed)]))[:25]


# Away and back


async def away(call: Call) -> None:
    """Announce an absence: until it is over a computer player, or the defaults, answer at once."""
    person = await call.services.house.persons.of(call.user)
    now = call.services.house.now()
    frm = moment_of(call.option("from"), now, person.zone) if call.option("from") else now
    to = moment_of(call.option("until"), now, person.zone)
    if not now <= frm + HOUR or not frm < to <= frm + LONGEST or to <= now:
        raise RuleError(text("error.no_absence"))
    named = await actor_of(call) if call.option("table") else None
    gone = Away(frm=frm, to=to, plays=call.option("plays", COMPUTER_PLAYS), table=named.live.row.id if named else "")
    others = tuple(a for a in person.away if a.table != gone.table and a.to > now)
    await call.services.house.persons.change(call.user, away=(*others, gone))
    rows = [named.live.row] if named else await call.services.store.tables(user=call.user, statuses=(RUNNING,))
    for row in rows:
        await _announce(call, await call.services.house.actor(row.id), gone)
    await call.send(Screen(content=COMMON("away.done", frm=frm, to=to, count=len(rows))))


async def _announce(call: Call, actor: Actor, gone: Away) -> None:
    """Mark an absence in public."""
    async with actor.turn() as live:
        seat = live.seat_of(call.user)
        if seat is None or not live.running:
            return
        await missed_deadlines.mark_away(actor, seat, gone)
    call.services.house.settle(actor.live.row.id)


async def back(call: Call) -> None:
    """End an absence, and take every seat back that a computer player keeps for the person."""
    person = await call.services.house.persons.of(call.user)
    was_away = any(a.to > call.services.house.now() for a in person.away)
    kept = await call.services.store.tables(owner=call.user, statuses=(RUNNING,))
    here = call.option("table").upper()[:5] or await call.services.table_here(call.interaction.channel_id or 0)
    if here:
        kept = [row for row in kept if row.id == here]
    else:  # from elsewhere he comes back to where he was missed, not to where he left
        kept = [row for row in kept if any(_missed(row, s, call.user) for s in row.seats)]
    if was_away:
        await call.services.house.persons.change(call.user, away=())
        for row in await call.services.store.tables(user=call.user, statuses=(RUNNING,)):
            await _returned(call, await call.services.house.actor(row.id))
    for row in kept:
        await _retake(call, await call.services.house.actor(row.id))
    if not kept and not was_away:
        raise RuleError(text("error.not_away"))
    await call.send(Screen(content=COMMON("away.back", count=len(kept))))


def _missed(row: TableRow, seat: SeatRow, user: int) -> bool:
    return seat.owner == user and seat.seat not in (row.extra.get("left") or ())


async def _returned(call: Call, actor: Actor) -> None:
    async with actor.turn() as live:
        seat = live.seat_of(call.user)
        marks = dict(live.row.extra.get("away") or {})
        if seat is None or marks.pop(seat.seat, None) is None:
            return
        extra = {**live.row.extra, "away": marks}
        posts = [notices.ledger(live, "ledger.here_again", seat=seat.seat), notices.panel()]
        live.replace(row=await call.services.store.update_table(live.row.id, extra=extra, posts=posts))
    call.services.house.settle(actor.live.row.id)


async def _retake(call: Call, actor: Actor) -> None:
    async with actor.turn():
        await missed_deadlines.come_back(actor, call.user, call.name)
    call.services.house.settle(actor.live.row.id)


async def retake(call: Call, actor: Actor) -> None:
    """Take the seat back (the button)."""
    await _retake(call, actor)
    await call.send(mine_screen(actor.live, seat_of(call, actor), COMMON("away.back", count=1)))


# A replacement


async def replace(call: Call) -> None:
    """Offer a seat to somebody else: one's own, or (the host) one that a computer player holds."""
    actor = await actor_of(call)
    async with actor.turn() as live:
        wanted = call.option("seat")
        named = next((s for s in live.row.seats if wanted.lower() in (s.seat, s.name.lower())), None)
        seat = named if wanted else seat_of(call, actor)
        if seat is None:
            raise RuleError(text("error.no_such_seat", seat=wanted))
        await _may_open(call, actor, seat)
        audit_note = AuditNote(user=call.user, what="replace", details={"by": call.name, "seat": seat.seat})
        await missed_deadlines.open_seat(actor, seat, audit_note)
    call.services.house.posted()
    await call.send(Screen(content=actor.live.words("replace.open", seat=seat.seat)))


async def _may_open(call: Call, actor: Actor, seat: SeatRow) -> None:
    if seat.user == call.user:
        return
    if call.user != actor.live.row.host:
        raise RuleError(text("error.not_host", host=host_name(actor.live.row)))
    if seat.kind != COMPUTER:
        raise RuleError(text("error.seat_taken", seat=seat.seat))


def host_name(row: TableRow) -> str:
    """Return the name of a table's host, who need not play."""
    return next((s.name for s in row.seats if s.user == row.host), str(row.extra.get("host_name", "?")))


async def take(call: Call, actor: Actor) -> None:
    """Take over an open seat (the button); the DM is probed now, on the person's own doing."""
    async with actor.turn() as live:
        seat = await missed_deadlines.take_seat(actor, call.press.argument if call.press else "", call.user, call.name)
    await call.services.probe_dm(call.user, live.row)
    call.services.house.settle(live.row.id)
    await call.send(mine_screen(live, seat_of(call, actor), live.words("replace.taken", seat=seat.seat)))


# More time


async def extend(call: Call) -> None:
    """Ask for more time: the host grants it, or the others agree."""
    actor = await actor_of(call)
    async with actor.turn() as live:
        if not live.running or live.row.pace.deadline is None:
            raise RuleError(text("error.not_running" if not live.running else "error.no_deadline"))
        if live.seat_of(call.user) is None and call.user != live.row.host:
            raise RuleError(text("error.not_your_table"))
        said = await ask_extension(call, actor, call.number("hours", 24))
    call.services.house.settle(live.row.id)
    await call.send(Screen(content=said))


async def ask_extension(call: Call, actor: Actor, hours: int) -> str:
    """Ask for hours on top of the present question's deadline and return how that stands, in words."""
    live = actor.live
    asked = live.row.extra.get("asked") or [live.asked_key()]
    stands = await votes.ask(
        actor,
        votes.EXTEND,
        call.user,
        text("vote.extend", by=call.name, hours=hours),
        seconds=hours * HOUR,
        question=asked[0],
    )
    return live.words(f"vote.{stands}_answer")


async def _vote(call: Call, actor: Actor, *, agrees: bool) -> None:
    async with actor.turn() as live:
        stands = await votes.answer(actor, call.press.prompt if call.press else "", call.user, agrees)
    call.services.house.settle(live.row.id)
    await call.send(Screen(content=live.words("vote.noted" if stands == votes.OPEN else f"vote.{stands}_answer")))


async def agree(call: Call, actor: Actor) -> None:
    """Agree in a vote (the button)."""
    await _vote(call, actor, agrees=True)


async def refuse(call: Call, actor: Actor) -> None:
    """Refuse in a vote (the button)."""
    await _vote(call, actor, agrees=False)


# Tables that were put aside, and all of a person's


async def _revive(call: Call) -> None:
    await revive(call, await actor_of(call, statuses=(ARCHIVED,)))


async def revive(call: Call, actor: Actor) -> None:
    """Take up a table that was put aside."""
    async with actor.turn() as live:
        row = await missed_deadlines.revive(actor, call.user, call.name)
    call.services.house.settle(row.id)
    await call.send(Screen(content=live.words("ledger.revived")))


async def my_tables(call: Call) -> None:
    """List a person's tables in all servers: what waits for him first."""
    store, lines = call.services.store, []
    mine = await store.tables(user=call.user, statuses=(LOBBY, RUNNING, ARCHIVED))
    kept = [row for row in await store.tables(owner=call.user, statuses=(RUNNING, ARCHIVED)) if row not in mine]
    over = (await store.tables(user=call.user, statuses=(OVER,)))[:FINISHED]
    for row in (*mine, *kept, *over):
        waits = await _waits(call, row)
        lines.append(
            (
                not waits,
                _line(
                    call, row, "waiting" if waits else "kept" if row in kept and row.status == RUNNING else row.status
                ),
            )
        )
    said = "\n".join(line for _, line in sorted(lines, key=lambda pair: pair[0]))
    await call.send(Screen(content=cut(said or COMMON("mytables.none"), 2000)))


async def _waits(call: Call, row: TableRow) -> bool:
    if row.status != RUNNING:
        return False
    live = (await call.services.house.actor(row.id)).live
    seat = live.seat_of(call.user)
    return seat is not None and any(p.answered is None and p in live.waiting() for p in live.open_to(seat.seat))


def _line(call: Call, row: TableRow, status: str) -> str:
    ended = ended_of(row)
    link = f"https://discord.com/channels/{row.guild}/{row.thread or row.channel}"
    return COMMON(
        "mytables.line",
        name=row.name,
        id=row.id,
        game=Words(row.game).name(row.game),
        status=text("mytables.ended", until=ended.until) if ended else text(f"mytables.{status}"),
        link=link,
    )
