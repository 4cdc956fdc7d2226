"""/seek over the wire: who fits is brought together in a lobby, by DM, with one press."""

import msgspec
import pytest

from bot.clubs.seeking import KEPT, Seek, encoded_seek
from bot.sandbox.faults import Fault
from bot.sandbox.people.person import Person
from bot.tables import opening
from bot.tables.table_extra import extra_of
from bot.words import Words
from engine.games import game_by_id, game_ids
from engine.kernel.texts import keyed_text
from engine.store.models import ABANDONED, LOBBY
from tests.bot.clockwork import Time, dm_text
from tests.bot.hall import PATIENCE, InProcess, button, refused, until
from tests.games import EXAMPLE

THREADS = "/channels/{channel_id}/messages/{message_id}/threads"
NAME = Words(EXAMPLE).name(EXAMPLE)


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a table takes longer to open than a person waits, who is told then that it is still to come."""
    monkeypatch.setattr("bot.interactions.commands.opening.PATIENCE", PATIENCE)


async def asked(who: Person, **options: object) -> str:
    return (await (await who.slash("seek", "games", **options)).wait_until_answered()).text


async def test_two_who_fit_sit_down_by_one_press(hall: InProcess) -> None:
    ada, boris = hall.person("Ada"), hall.person("Boris")
    assert "You look for nobody" in await asked(ada)
    said = await asked(ada, games=NAME, players=2)
    assert NAME in said and "2 at the table" in said and "30 days" in said
    assert f"{NAME} 1" in await asked(boris)
    opened = await asked(boris, games=NAME, players=2)
    (row,) = await hall.app.store.tables()
    assert opened.startswith("Somebody who fits you was found, and is told by DM, with a button"), "the news first"
    assert row.id in opened and row.status == LOBBY and await hall.app.store.seeks_on_server(row.guild) == []
    assert [seat.user for seat in row.seats] == [int(boris.id)]
    call = await until(
        lambda: next((m for m in ada.messages("dm") if "found others to play with" in m.all_words), None)
    )
    joined = await (await ada.press(call, custom_id=button(call, "join"))).wait_until_answered()
    assert "You sit at" in joined.text
    row = (await hall.actor(row.id)).live.row
    assert [seat.user for seat in row.seats] == [int(boris.id), int(ada.id)] and row.host == int(boris.id)
    assert "found others to play with" not in dm_text(boris)


@pytest.mark.parametrize("status", [503, 403])
@pytest.mark.parametrize("patience", [0.0, PATIENCE])
async def test_a_table_that_is_slow_to_open_ends_the_search_and_where_it_never_opens_all_look_on(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch, status: int, patience: float
) -> None:
    """Whoever had met looked on beside the table, and was called to a second one; where it was never opened their
    searches were lost. patience: whoever waits so long is told by the answer to their command, else by DM."""
    monkeypatch.setattr("bot.interactions.commands.opening.PATIENCE", patience)
    ada, boris = hall.person("Ada"), hall.person("Boris")
    await asked(ada, games=NAME, players=2)
    hall.sandbox.faults.add(Fault("POST", THREADS, status=503))
    if status != 503:
        hall.sandbox.faults.add(Fault("POST", THREADS, status=status, code=50013))
    answer = await asked(boris, games=NAME, players=2)
    (row,) = await hall.app.store.tables()
    refused_now = patience > 0 and status != 503
    assert ("being opened" in answer) is (patience == 0) and ("Your search goes on" in answer) is refused_now
    ends = LOBBY if status == 503 else ABANDONED
    await until(lambda: is_now(hall, row.id, ends))
    await hall.settled()
    look_on = [one.user for one in await hall.app.store.seeks_on_server(row.guild)]
    assert look_on == ([] if status == 503 else [int(ada.id), int(boris.id)])
    assert (await hall.actor(row.id)).live.extra.sought == ()
    by_dm = status != 503 and patience == 0
    by_boris, by_ada = (dm_text(who) if list(who.dms()) else "" for who in (boris, ada))
    assert by_boris.count("all of you look on as before") == by_dm
    assert by_ada.count("no table could be opened. Your search goes on") == by_dm
    assert by_ada.count("found others to play with") == (status == 503)


async def test_searches_come_back_after_a_kill_and_replace_no_newer_one(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are kept with the table, not in the memory of who asked for it."""
    monkeypatch.setattr("bot.interactions.commands.opening.PATIENCE", 0.0)
    ada, boris = hall.person("Ada"), hall.person("Boris")
    await asked(ada, games=NAME, players=2)
    for _ in range(40):
        hall.sandbox.faults.add(Fault("POST", THREADS, status=503))
    await asked(boris, games=NAME, players=2, pace="live")
    (row,) = await hall.app.store.tables()
    assert await hall.app.store.seeks_on_server(row.guild) == []
    kept = extra_of(row).sought
    assert [(one.user, one.at > 0) for one in kept] == [(int(ada.id), True), (int(boris.id), True)]
    newer = msgspec.structs.replace(kept[0], wanted=encoded_seek(Seek(games=(EXAMPLE,), players=2, pace="slow")))
    await hall.app.store.keep_seek(newer)
    actor = await hall.actor(row.id)
    await actor.reload()  # as after a kill: all that is known is what was kept
    async with actor.turn() as live:
        wanted = live.extra.opening
        assert wanted is not None
        for _ in range(2):  # a kill between is followed by the same once more
            await opening.undo_opening(actor, wanted, keyed_text("opening.why_late"), tell=True, begun=False)
    assert await hall.app.store.seeks_on_server(row.guild) == [newer, kept[1]]


async def is_now(hall: InProcess, table: str, status: str) -> bool:
    row = await hall.app.store.table(table)
    return row is not None and row.status == status


async def test_nobody_is_called_twice_and_who_looks_no_more_not_at_all(hall: InProcess) -> None:
    ada, boris, clara = (hall.person(name) for name in ("Ada", "Boris", "Clara"))
    await asked(ada, games=NAME, players=2)
    assert "no more" in await asked(ada, end="yes") and "look for nobody" in await asked(ada, end="yes")
    await asked(boris, games=NAME, players=2)
    assert await hall.app.store.tables() == []
    await asked(clara, games=NAME, players=2)
    await asked(ada, games=NAME, players=2)
    await hall.settled()
    assert len(await hall.app.store.tables()) == 1
    assert sum("found others to play with" in m.all_words for m in boris.messages("dm")) == 1
    assert [one.user for one in await hall.app.store.seeks_on_server((await hall.app.store.tables())[0].guild)] == [
        int(ada.id)
    ]


async def test_what_cannot_be_wanted_is_told_and_nothing_is_kept(hall: InProcess) -> None:
    ada = hall.person("Ada")
    await refused(await ada.slash("seek", "games", games="Ludo"), "is no game of this bot")
    await refused(await ada.slash("seek", "games", games=NAME, above=1200, below=1000), "Nobody is rated")
    assert await hall.app.store.seeks_on_server(int(next(iter(hall.sandbox.world.guilds)))) == []


async def test_games_that_are_not_played_by_so_many_are_left_out_and_named(hall: InProcess) -> None:
    able = [(game, game_by_id(game).seat_range_for_options(game_by_id(game).complete({}))) for game in game_ids()]
    count = max(most for _, (_, most) in able)
    names = {game: Words(game).name(game) for game, _ in able}
    said = await asked(hall.person("Ada"), games=",".join(names.values()), players=count)
    left_out = next(line for line in said.split("\n") if "Left out" in line)
    assert f"not played by {count}" in left_out and len(names) > 1
    assert all((names[game] in left_out) is (most < count) for game, (_, most) in able)


async def test_a_wish_ends_after_a_month(hall: InProcess) -> None:
    time = Time(hall)
    await asked(hall.person("Ada"), games=NAME, players=2)
    time.at += KEPT + 1
    await asked(hall.person("Boris"), games=NAME, players=2)
    assert await hall.app.store.tables() == []
    rows = await hall.app.store.seeks_on_server(int(next(iter(hall.sandbox.world.guilds))))
    assert [one.user for one in rows] == [int(hall.person("Boris").id)]
