"""/forgetme: a person's seats go on without them, and no file names them any more; games verify as before."""

import asyncio
import doctest
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.sandbox.launch import Sandbox
from bot.sandbox.people.person import text_of
from bot.tables.dice_words.words_given import hash_of, start_held_for_words
from bot.tables.endings import archive
from bot.tables.persons.forgetting import WANTED
from bot.tables.table_extra import extra_of, with_extra
from engine.store.models import ABANDONED, COMPUTER, HUMAN, LOBBY, RUNNING, AuditNote
from engine.store.postgres.address import address_of
from engine.store.retention import persons
from engine.store.verification.export import export_table
from engine.store.verification.verify import verify_export
from tests.bot.clockwork import default
from tests.bot.hall import InProcess, Process, rest_of, until
from tests.bot.players import Player

GAME = "total_war_rome"
FOUR = ("Ada", "Boris", "Clara", "Dmitri")


def naming(folder: Path, name: str, person: str) -> list[str]:
    """Return the files below a folder that hold a name or an id (in digits, or as SQLite keeps a number), with it."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    words = (name.encode(), person.encode(), int(person).to_bytes(8, "big"))
    return [f"{path.name}: {word!r}" for path in files for word in words if word in path.read_bytes()]


@pytest.mark.parametrize("drawn", [False, pytest.param(True, marks=pytest.mark.soak(12))], ids=["plain", "drawn"])
async def test_in_the_middle_of_a_game_of_four_over_the_wire(stand_in: Sandbox, tmp_path: Path, drawn: bool) -> None:
    """Once with its pictures, and the files that are kept of them."""
    process = Process(stand_in, tmp_path / "praetor.sqlite3", drawn=drawn, PRAETOR_CACHE=str(tmp_path / "cache"),
                      PRAETOR_LOG=str(tmp_path / "praetor.log"))  # fmt: skip
    await process.launch()
    table = await process.create(*FOUR, game=GAME)
    clara = process.person("Clara")
    form = await clara.press(await rest_of(clara, process.card(table)), "A word for the dice")
    await (await clara.submit(form, {"word": "Caudium"})).wait_until_answered()
    await (await clara.slash("settings", "games")).wait_until_answered()
    await process.person("Ada").press(process.card(table), "Start")
    thread = process.thread(table)
    people = [Player(process.person(name), thread, n, "mine") for n, name in enumerate(FOUR)]
    for _ in range(6):
        for player in people:
            await player.play()
    assert len(naming(tmp_path, "Clara", clara.id)) >= 2
    told = await (await clara.slash("forgetme", "games")).wait_until_answered()
    assert "It cannot be taken back" in told.text and "stays" in told.text
    assert len(naming(tmp_path, "Clara", clara.id)) >= 2
    done = await (await clara.slash_with("forgetme", "games", {"sure": "yes"})).wait_until_answered()
    assert done.is_ephemeral and "1 table no longer names you" in done.text, done
    assert naming(tmp_path, "Clara", clara.id) == []
    del people[2]
    for _ in range(4):
        for player in people:
            await player.play()
    assert all(player.failed == [] for player in people)
    status, log = await process.end()
    assert status == 0 and "Traceback" not in log and "Clara" not in log and clara.id not in log
    assert naming(tmp_path, "Clara", clara.id) == []


async def seats_of(hall: InProcess, table: str) -> list[tuple[str, int | None, int | None, str]]:
    row = await hall.app.store.table(table)
    assert row is not None
    return [(seat.kind, seat.user, seat.owner, seat.name) for seat in row.seats]


async def test_the_game_goes_on_and_its_export_verifies(hall: InProcess) -> None:
    table = await hall.start("Ada", "Boris", "Clara")
    actor = await hall.actor(table)
    ada = hall.person("Ada")
    await default(actor)
    done = await (await ada.slash_with("forgetme", "games", {"sure": "yes"})).wait_until_answered()
    assert "Done" in done.text
    await hall.settled()
    row = actor.live.row
    assert row.status == RUNNING and str(row.host) == hall.person("Boris").id and row.name == "somebody's table"
    assert (await seats_of(hall, table))[0] == (COMPUTER, None, None, "Seat 1")
    assert any(
        "somebody has left; Seat 1, a computer player, takes over" in text_of(m)
        for m in hall.thread(table).messages.values()
    )
    for _ in range(4):
        await default(actor)
    async with actor.turn():
        await archive.give_up_table(actor, "given_up", AuditNote(user=None, what="given_up", details={}))
    document = await export_table(actor.store, table)
    report = verify_export(document, commitment=document["commitment"])
    assert report.status != 1 and "Ada" not in json.dumps(document), report
    found = await hall.app.store.person_data(int(ada.id))
    assert not any(found.values())


async def test_a_kill_at_any_moment_is_made_up_for_at_the_next_start(hall: InProcess) -> None:
    """Before anything was done; with the seat handed over; with the rows written and the files not."""
    ada = hall.person("Ada")
    first = await hall.start("Ada", "Boris")
    store = hall.app.store
    await store.set_bot_setting(WANTED, msgspec.json.encode([int(ada.id)]).decode())
    await hall.app.forgetting.resume()
    assert (await seats_of(hall, first))[0][0] == COMPUTER and await store.setting(WANTED) == "[]"
    second = await hall.start("Ada", "Boris")
    actor = await hall.actor(second)
    async with actor.turn():
        await hall.app.forgetting._hand_over(actor, int(ada.id))
    await store.set_bot_setting(WANTED, msgspec.json.encode([int(ada.id)]).decode())
    await hall.app.forgetting.resume()
    await hall.app.forgetting.resume()
    assert (await seats_of(hall, second))[0] == (COMPUTER, None, None, "Seat 1")
    assert not any((await store.person_data(int(ada.id))).values())


async def test_who_is_alone_or_in_a_lobby(hall: InProcess) -> None:
    ada, boris = hall.person("Ada"), hall.person("Boris")
    alone = await hall.start("Ada", computers=2)
    lobby = await hall.create("Boris", "Ada", "Clara")
    form = await ada.press(await rest_of(ada, hall.card(lobby)), "A word for the dice")
    await (await ada.submit(form, {"word": hash_of("x")})).wait_until_answered()
    await (await boris.slash("game start", "games", table=lobby)).wait_until_answered()
    waiting = await hall.actor(lobby)
    assert start_held_for_words(waiting.live.row) is not None
    resting = await hall.start("Boris", "Ada")
    actor = await hall.actor(resting)
    async with actor.turn():
        await archive.end_game(actor, int(boris.id), "Boris")
        extra = with_extra(actor.live.row, closed=(int(ada.id),), host_name="Ada")
        actor.live.replace(row=await actor.store.update_table(actor.live.row, extra=extra))
    await (await ada.slash_with("forgetme", "games", {"sure": "yes"})).wait_until_answered()
    await hall.settled()
    row = await hall.app.store.table(alone)
    assert row is not None and row.status == ABANDONED and row.seats[0].kind == HUMAN and row.seats[0].user is None
    assert waiting.live.row.status == LOBBY and start_held_for_words(waiting.live.row) is None
    assert [seat.name for seat in waiting.live.row.seats] == ["Boris", "Clara"]
    kept = await hall.app.store.table(resting)
    assert kept is not None and (kept.seats[1].kind, kept.seats[1].user) == (COMPUTER, None)
    assert extra_of(kept).closed == (0,) and extra_of(kept).host_name == "somebody"
    said = [text_of(m) for m in hall.thread(alone).messages.values()]
    assert any("was the last who played here" in one for one in said)


@pytest.mark.sqlite_file
async def test_who_has_a_part_but_no_seat_leaves_no_name_either(hall: InProcess, tmp_path: Path) -> None:
    """A host who does not play, and whose seat has gone to somebody else: the table and its record bear their names."""
    clara = hall.person("Clara")
    led = await hall.start("Ada", "Boris")
    await (await hall.person("Ada").slash("host office", hall.thread(led), to=clara)).wait_until_answered()
    await (await clara.slash("host pause", hall.thread(led))).wait_until_answered()
    opened = await hall.start("Clara", "Boris")
    actor = await hall.actor(opened)
    await (await clara.slash("host deadlines", hall.thread(opened), hours="30")).wait_until_answered()
    async with actor.turn() as live:
        other = {"user": int(hall.person("Dmitri").id), "name": "Dmitri"}
        seats = [replace(one, **other) if one.name == "Clara" else one for one in live.row.seats]
        live.replace(row=await actor.store.set_seats(live.row, seats))
        live.replace(row=await actor.store.update_table(live.row, host=int(hall.person("Boris").id)))
    await hall.settled()
    assert len(naming(tmp_path, "Clara", clara.id)) >= 2
    await (await clara.slash_with("forgetme", "games", {"sure": "yes"})).wait_until_answered()
    await hall.settled()
    assert naming(tmp_path, "Clara", clara.id) == []
    kept = (await hall.actor(led)).live.row
    assert extra_of(kept).host_name is None and kept.name == "Ada's table"
    assert actor.live.row.name == "somebody's table"


async def test_who_changes_a_table_meanwhile_writes_nothing_back(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A turn between the cleaning and the reading again wrote what it remembered: the person's id was there again."""
    ada = hall.person("Ada")
    table = await hall.start("Boris", "Ada")
    actor, store = await hall.actor(table), hall.app.store
    async with actor.turn():
        extra = with_extra(actor.live.row, closed=(int(ada.id),), host_name="Ada")
        actor.live.replace(row=await store.update_table(actor.live.row, extra=extra))
    forget_at, writing = store.forget_person_at_table, []

    async def touch() -> None:
        async with actor.turn() as live:
            live.replace(row=await store.update_table(live.row, extra=with_extra(live.row, voided=3)))

    async def cleaned(*args: Any) -> None:
        await forget_at(*args)
        writing.append(asyncio.create_task(touch()))
        await asyncio.wait(writing, timeout=0.2)

    monkeypatch.setattr(store, "forget_person_at_table", cleaned)
    await (await ada.slash_with("forgetme", "games", {"sure": "yes"})).wait_until_answered()
    await asyncio.gather(*writing)
    kept = await store.table(table)
    assert kept is not None and writing and extra_of(kept).voided == 3
    assert extra_of(kept).closed == (0,) and extra_of(kept).host_name == "somebody"


def test_names_are_taken_out_as_whole_words() -> None:
    failed, tried = doctest.testmod(persons)
    assert not failed and tried
    clean = persons.person_data_cleaner(17, ["A\\_b", "Al"], "somebody")
    assert clean(["A_b", "A\\_b!", "Alba", "Al."]) == ["somebody", "somebody!", "Alba", "somebody."]
    assert clean([True, 17.5, None, "user:17", "1717"]) == [True, 17.5, None, "user:0", "1717"]


@pytest.mark.parametrize("again", [False, True])
async def test_of_a_stranger_nothing_is_kept_and_nothing_goes(hall: InProcess, again: bool) -> None:
    table = await hall.start("Ada", "Boris")
    clara = hall.person("Clara")
    for _ in range(1 + again):
        done = await (await clara.slash_with("forgetme", "games", {"sure": "yes"})).wait_until_answered()
        assert "Nothing named you" in done.text
    await until(lambda: not hall.app.tables._settling)
    assert [name for *_, name in await seats_of(hall, table)][:2] == ["Ada", "Boris"]


@pytest.mark.sqlite_file
async def test_what_a_server_keeps_of_its_own_for_a_while_is_said_where_there_is_one(hall: InProcess) -> None:
    clara = hall.person("Clara")
    on_a_file = (await (await clara.slash("forgetme", "games")).wait_until_answered()).text
    hall.app.settings = replace(hall.app.settings, postgres=address_of("postgresql://db.example/praetor"))
    on_a_server = (await (await clara.slash("forgetme", "games")).wait_until_answered()).text
    assert "the log of the database’s server" in on_a_server and on_a_file != on_a_server
    assert on_a_file == on_a_server.replace("; for some time the log of the database’s server, and its copies", "")
