"""Which table a person means: the thread's, the named one, or the only one."""

from bot.interactions.context import Call
from bot.tables.actor import Actor
from bot.words import unmarked
from engine.kernel.errors import RuleError
from engine.kernel.texts import text
from engine.store.models import LOBBY, RUNNING, SeatRow, TableRow


async def actor_of(call: Call, *, statuses: tuple[str, ...] = (LOBBY, RUNNING)) -> Actor:
    """Return the table that the call is about. RuleError says how to name it."""
    named = call.option("table").strip().upper()[:5]
    if named:
        actor = await call.services.house.actor(named)
        may_see(call, actor)
        return actor
    here = await call.services.table_here(call.interaction.channel_id or 0)
    if here is not None:
        return await call.services.house.actor(here)
    mine = await call.services.store.tables(user=call.user, statuses=statuses)
    if len(mine) == 1:
        return await call.services.house.actor(mine[0].id)
    if not mine:
        raise RuleError(text("error.no_table_here"))
    raise RuleError(text("error.which_table", tables=", ".join(f"{row.name} ({row.id})" for row in mine[:10])))


def may_see(call: Call, actor: Actor) -> None:
    """A table's doings are public within its server, and to those whose table it is; to others there is no such
    table, whatever they press or name."""
    row = actor.live.row
    theirs = any(call.user in (seat.user, seat.owner) for seat in row.seats) or row.host == call.user
    if row.guild != call.interaction.guild_id and not theirs:
        raise RuleError(text("error.no_such_table", table=row.id))


async def tables_here(call: Call, statuses: tuple[str, ...] = (LOBBY, RUNNING)) -> list[TableRow]:
    """Return the tables of the server that the call comes from; in a DM, which is in no server, the person's own."""
    store = call.services.store
    if call.interaction.guild_id is not None:
        return await store.tables(guild=call.interaction.guild_id, statuses=statuses)
    mine = await store.tables(user=call.user, statuses=statuses)
    kept = await store.tables(owner=call.user, statuses=statuses)
    return [*mine, *(row for row in kept if row not in mine)]


def seat_of(call: Call, actor: Actor) -> SeatRow:
    """Return the seat of the person at the table. RuleError if he has none."""
    seat = actor.live.seat_of(call.user)
    if seat is None:
        raise RuleError(text("error.not_your_table"))
    return seat


def host_only(call: Call, actor: Actor) -> None:
    """RuleError unless the person is the host."""
    row = actor.live.row
    if call.user != row.host:
        host = next((seat.name for seat in row.seats if seat.user == row.host), str(row.extra.get("host_name") or "?"))
        raise RuleError(text("error.not_host", host=host))


async def complete_table(call: Call, typed: str) -> list[tuple[str, str]]:
    """Return the tables that a person may name, by what was typed."""
    rows = await call.services.store.tables(user=call.user, statuses=(LOBBY, RUNNING))
    named = [(unmarked(f"{row.name} ({row.id})"), row.id) for row in rows]
    return [pair for pair in named if typed.lower() in pair[0].lower()]
