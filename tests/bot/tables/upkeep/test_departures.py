"""Servers that throw the bot out: their tables are put aside, taken up again in time, and deleted when it is over."""

from pathlib import Path

import pytest

from bot.sandbox.people import server_changes
from bot.tables.timing import DAY
from bot.tables.upkeep.departures import SECOND_LOOK, Departed
from engine.kernel.errors import SaveError
from engine.store.models import ABANDONED, ARCHIVED, HUMAN, RUNNING
from engine.store.verification.export import export_table
from engine.store.verification.verify import verify_export
from tests.bot.hall import InProcess, refused, until

NAMED = "Zebrafinches at noon"


async def status(hall: InProcess, table: str) -> str | None:
    """Return how a table stands, None where there is none."""
    row = await hall.app.store.table(table)
    return row.status if row else None


async def departed(hall: InProcess) -> bool:
    """Return whether any server is thought to be left."""
    return bool(await hall.app.departures._departed())


async def forgotten(hall: InProcess) -> bool:
    """Return whether no server is thought to be left."""
    return not await departed(hall)


async def later(hall: InProcess, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Put the tables' clock on, and let the servers be looked at, once the bot knows in which it is."""
    await until(lambda: hall.app.departures._told)
    now = hall.app.tables.now()
    monkeypatch.setattr(hall.app.tables, "now", lambda: now + seconds)
    await hall.app.departures.run_once()


async def thrown_out(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """Throw the bot out, and let it be sure of that."""
    server_changes.remove_bot(hall.sandbox.hub, hall.sandbox.guild)
    await until(lambda: departed(hall))
    await later(hall, monkeypatch, SECOND_LOOK)


async def test_a_server_s_tables_are_put_aside_after_a_second_look_and_taken_up_again(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, lobby = await hall.start("Ada", "Boris"), await hall.create("Ada")
    server_changes.remove_bot(hall.sandbox.hub, hall.sandbox.guild)
    await until(lambda: departed(hall))
    await hall.app.departures.run_once()
    assert await status(hall, table) == RUNNING  # that was the first look
    await later(hall, monkeypatch, SECOND_LOOK)
    assert [await status(hall, one) for one in (table, lobby)] == [ARCHIVED, ARCHIVED]
    server_changes.add_bot(hall.sandbox.hub, hall.sandbox.guild)
    await until(lambda: _is(hall, table, RUNNING))
    await until(lambda: _is(hall, lobby, "lobby"))
    await until(lambda: forgotten(hall))
    await until(lambda: any("back in this server" in m.all_words for m in hall.thread(table).messages.values()))


async def _is(hall: InProcess, table: str, wanted: str) -> bool:
    return await status(hall, table) == wanted


async def test_who_invites_the_bot_again_at_once_notices_nothing(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await hall.start("Ada", "Boris")
    server_changes.remove_bot(hall.sandbox.hub, hall.sandbox.guild)
    await until(lambda: departed(hall))
    server_changes.add_bot(hall.sandbox.hub, hall.sandbox.guild)
    await until(lambda: forgotten(hall))
    await later(hall, monkeypatch, SECOND_LOOK)
    assert await status(hall, table) == RUNNING
    assert not any("back in this server" in m.all_words for m in hall.thread(table).messages.values())


async def test_an_outage_is_no_departure(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    table, guild = await hall.start("Ada", "Boris"), hall.sandbox.guild
    hall.sandbox.hub.send_to_bot("GUILD_DELETE", {"id": guild.id, "unavailable": True}, guild_id=guild.id)
    await until(lambda: (found := hall.app.client.get_guild(int(guild.id))) is not None and found.unavailable)
    await later(hall, monkeypatch, 40 * DAY)
    assert not await departed(hall) and await status(hall, table) == RUNNING


async def test_a_server_missing_at_the_start_counts_only_if_it_is_missing_still(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await hall.start("Ada", "Boris")
    await hall.app.departures.compare_servers([])  # as a READY without it
    assert await departed(hall)
    await later(hall, monkeypatch, SECOND_LOOK)
    assert not await departed(hall) and await status(hall, table) == RUNNING  # Discord knows it
    hall.app.client._connection._guilds.clear()
    hall.sandbox.guild.members.pop(hall.sandbox.hub.bot_id)  # thrown out while nobody listened
    await hall.app.departures.compare_servers([])
    await later(hall, monkeypatch, SECOND_LOOK)
    assert await status(hall, table) == ARCHIVED


async def test_a_table_without_its_server_is_not_revived(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await hall.start("Ada", "Boris")
    await thrown_out(hall, monkeypatch)
    ada = hall.person("Ada")
    await refused(await ada.forge(ada.messages("dm")[-1], f"revive:{table}"), "no longer in the server")
    assert await status(hall, table) == ARCHIVED


@pytest.mark.sqlite_file
async def test_after_its_time_nothing_names_anybody_and_ended_games_verify(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    running, over = await hall.start("Ada", "Boris", name=NAMED), await hall.start("Ada", "Boris", name=NAMED)
    actor = await hall.actor(over)
    async with actor.turn() as live:
        live.replace(row=await hall.app.store.update_table(live.row, status=ABANDONED))
    people = [hall.person(name) for name in ("Ada", "Boris")]
    await thrown_out(hall, monkeypatch)
    await later(hall, monkeypatch, 29 * DAY)
    assert await status(hall, running) == ARCHIVED and NAMED.encode() in _bytes(tmp_path)
    await later(hall, monkeypatch, 2 * DAY)
    assert await status(hall, running) is None and not await departed(hall)
    row = await hall.app.store.table(over)
    assert row is not None and [seat.kind for seat in row.seats].count(HUMAN) == 2
    assert verify_export(await export_table(hall.app.store, over)).ok
    kept = _bytes(tmp_path)
    for person in people:
        for secret in (person.id.encode(), int(person.id).to_bytes(8)):
            assert secret not in kept
    for word in (NAMED, "Boris", hall.sandbox.guild.id):
        assert word.encode() not in kept


def _bytes(folder: Path) -> bytes:
    """Return what stands in all files of a folder."""
    return b"".join(path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file())


async def test_a_server_that_fails_keeps_no_other_from_what_is_due(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of two was left, and its time is over."""
    looked: list[int] = []

    async def fails(guild: int) -> bool:
        looked.append(guild)
        if guild == 1:
            raise SaveError("a table is damaged")
        return True

    monkeypatch.setattr(hall.app.departures, "_gone", fails)
    await hall.app.departures._keep({1: Departed(0.0), 2: Departed(0.0)})
    with pytest.raises(SaveError, match="damaged"):
        await later(hall, monkeypatch, SECOND_LOOK)
    assert looked == [1, 2] and (await hall.app.departures._departed())[2].sure
