"""/seek over the wire: who fits is brought together in a lobby, by DM, with one press."""

import pytest

from bot.clubs.seeking import KEPT
from bot.sandbox.faults import Fault
from bot.sandbox.people.person import Person
from bot.words import Words
from engine.games import game_by_id, game_ids
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
    assert row.id in opened and row.status == LOBBY and await hall.app.store.seeks(row.guild) == []
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
async def test_a_table_that_is_slow_to_open_ends_the_search_and_where_it_never_opens_all_are_told(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    """Whoever had met looked on beside the table, and was called to a second one."""
    monkeypatch.setattr("bot.interactions.commands.opening.PATIENCE", 0.0)
    ada, boris = hall.person("Ada"), hall.person("Boris")
    await asked(ada, games=NAME, players=2)
    hall.sandbox.faults.add(Fault("POST", THREADS, status=503))
    if status != 503:
        hall.sandbox.faults.add(Fault("POST", THREADS, status=status, code=50013))
    assert "being opened" in await asked(boris, games=NAME, players=2)
    (row,) = await hall.app.store.tables()
    assert await hall.app.store.seeks(row.guild) == []
    ends = LOBBY if status == 503 else ABANDONED
    await until(lambda: is_now(hall, row.id, ends))
    await hall.settled()
    for who in (ada, boris):
        assert dm_text(who).count("no table could be opened. Your search is over") == (status != 503)
    assert dm_text(ada).count("found others to play with") == (status == 503)


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
    assert [one.user for one in await hall.app.store.seeks((await hall.app.store.tables())[0].guild)] == [int(ada.id)]


async def test_what_cannot_be_wanted_is_told_and_nothing_is_kept(hall: InProcess) -> None:
    ada = hall.person("Ada")
    await refused(await ada.slash("seek", "games", games="Ludo"), "is no game of this bot")
    await refused(await ada.slash("seek", "games", games=NAME, above=1200, below=1000), "Nobody is rated")
    assert await hall.app.store.seeks(int(next(iter(hall.sandbox.world.guilds)))) == []


async def test_games_that_are_not_played_by_so_many_are_left_out_and_named(hall: InProcess) -> None:
    able = [(game, game_by_id(game).seats_for(game_by_id(game).complete({}))) for game in game_ids()]
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
    rows = await hall.app.store.seeks(int(next(iter(hall.sandbox.world.guilds))))
    assert [one.user for one in rows] == [int(hall.person("Boris").id)]
