"""Which table a command is about: the one whose thread it is typed in, the one that is named, or the person's only
one."""

from collections.abc import Iterable

from bot.interactions.answering import Answering
from bot.tables.actor import Actor
from bot.tables.persons.seat_names import host_name
from bot.tables.table_extra import extra_of
from bot.words import unmarked_text
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text
from engine.store.models import COMPUTER, LOBBY, RUNNING, SeatRow, TableRow

ID = 5  # letters of a table's id
SUGGESTED = 25  # Discord shows no more


async def require_table(context: Answering, *, statuses: tuple[str, ...] = (LOBBY, RUNNING)) -> Actor:
    """Return the table that the call is about, to whose open question its answer leads back. RuleError says how to name
    it."""
    actor = await _meant(context, statuses)
    context.at = actor.live
    return actor


async def _meant(context: Answering, statuses: tuple[str, ...]) -> Actor:
    asked = context.text_option("table").strip()
    if asked:
        actor = await context.services.tables.actor(await table_id_by_name(context, asked, statuses))
        check_may_see_table(context, actor)
        return actor
    here = await context.services.table_id_of_thread(context.channel)
    if here is not None:
        return await context.services.tables.actor(here)
    mine = await context.services.store.tables(user=context.user, statuses=statuses)
    if context.guild is not None:  # a practice table is played in the DM alone
        mine = [row for row in mine if not extra_of(row).practice]
    mine = [row for row in mine if row.status in (LOBBY, RUNNING)] or mine  # what is over is named, if anything goes on
    if len(mine) == 1:
        return await context.services.tables.actor(mine[0].id)
    if not mine:
        raise RuleError(keyed_text("error.no_table_here"))
    raise RuleError(keyed_text("error.which_table", tables=", ".join(f"{row.name} ({row.id})" for row in mine[:10])))


async def table_id_by_name(context: Answering, asked: str, statuses: tuple[str, ...]) -> str:
    """Return the id of the table that somebody names by its id or its name, among those that the person may see: an id
    comes before a name, so that nobody takes another's table over by what their own is called. RuleError where several
    carry the name, with their ids; what is none of them is taken for an id."""
    store, named = context.services.store, asked.upper()
    seen = [*await tables_here(context, statuses), *await store.tables(user=context.user, statuses=statuses)]
    rows = {row.id: row for row in seen}
    found = [row for row in rows.values() if row.name.casefold() == asked.casefold()]
    if named in rows or not found:
        if len(named) > ID and not (named[:ID].isalnum() and named[ID] == " "):
            raise RuleError(keyed_text("error.no_such_table", table=asked))
        return named[:ID]  # perhaps with its name behind it
    if len(found) > 1:
        raise RuleError(keyed_text("error.same_name", name=asked, tables=", ".join(row.id for row in found[:10])))
    return found[0].id


def check_may_see_table(context: Answering, actor: Actor) -> None:
    """A table's doings are public within its server, and to those whose table it is; to others there is no such
    table, whatever they press or name."""
    row = actor.live.row
    theirs = any(context.user in (seat.user, seat.owner) for seat in row.seats) or row.host == context.user
    theirs = theirs or context.user in extra_of(row).called
    if row.guild != context.guild and not theirs:
        refuse_former_player(context, actor)
        raise RuleError(keyed_text("error.no_such_table", table=row.id))


def refuse_former_player(context: Answering, actor: Actor) -> None:
    """RuleError for who had a seat and has it no more, which old buttons do not know."""
    row = actor.live.row
    if str(context.user) in extra_of(row).former:
        kept = any(seat.kind == COMPUTER and seat.owner == context.user for seat in row.seats)
        raise RuleError(keyed_text("error.seat_left" if kept else "error.seat_lost", name=row.name, table=row.id))


async def tables_here(context: Answering, statuses: tuple[str, ...] = (LOBBY, RUNNING)) -> list[TableRow]:
    """Return the tables of the server that the call comes from; in a DM, which is in no server, the person's own."""
    store = context.services.store
    if context.guild is not None:
        return await store.tables(guild=context.guild, statuses=statuses)
    mine = await store.tables(user=context.user, statuses=statuses)
    kept = await store.tables(owner=context.user, statuses=statuses)
    return [*mine, *(row for row in kept if row not in mine)]


def require_seat(context: Answering, actor: Actor) -> SeatRow:
    """Return the seat of the person at the table. RuleError if they have none."""
    seat = actor.live.seat_of(context.user)
    if seat is None:
        refuse_former_player(context, actor)
        raise RuleError(keyed_text("error.look_on" if actor.live.is_running else "error.not_your_table"))
    return seat


def require_host(context: Answering, actor: Actor) -> None:
    """RuleError unless the person is the host."""
    row = actor.live.row
    if context.user != row.host:
        raise RuleError(keyed_text("error.not_host", host=host_name(row)))


async def complete_table(context: Answering, typed: str) -> list[tuple[str, str]]:
    """Return the tables at which a person plays, by what was typed."""
    return _named(await context.services.store.tables(user=context.user, statuses=(LOBBY, RUNNING)), typed)


async def complete_shown(context: Answering, typed: str, statuses: tuple[str, ...]) -> list[tuple[str, str]]:
    """Return the tables that a person may look at, by what was typed: their own, then the others of the server."""
    mine = await context.services.store.tables(user=context.user, statuses=statuses)
    if context.guild is not None:
        mine = [row for row in mine if not extra_of(row).practice]
    return list(dict.fromkeys(_named([*mine, *await tables_here(context, statuses)], typed)))[:SUGGESTED]


def _named(rows: Iterable[TableRow], typed: str) -> list[tuple[str, str]]:
    named = ((unmarked_text(f"{row.name} ({row.id})"), row.id) for row in rows)
    return [pair for pair in named if typed.lower() in pair[0].lower()]
