"""A result that is set by hand is said back to whom sets it, and told at the table, once."""

import pytest

from bot.tournaments import game_tables
from engine.store.models import ABANDONED, LOBBY, RUNNING
from tests.bot.clockwork import dm_text, played_out, thread_text
from tests.bot.clubs.test_seek import is_now
from tests.bot.clubs.tournaments import FOUR, announced, client_of_no_server, does, goes_on, plan_of, row_of, signs_up
from tests.bot.hall import InProcess, until


async def test_what_is_set_is_said_back(hall: InProcess) -> None:
    await announced(hall, rounds=1)
    await signs_up(hall, *FOUR)
    hall.app.tournaments.client = lambda: client_of_no_server(hall)  # no table is opened
    await does(hall.person("Ada"), "start")
    pairing = (await plan_of(hall)).tournament.pairings[0]
    entrant = next(one for one in (await row_of(hall)).entrants if one.number == pairing.players[1])
    said = await does(hall.person("Ada"), "result", number=1, first=str(entrant.user))
    assert f"is set, and stays: won by {entrant.name}." in said
    assert "stays: level." in await does(hall.person("Ada"), "result", number=1, level="yes")


async def test_the_table_is_told_once_of_each_result_that_is_set(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who played there heard nothing, and went on as if it counted; a kill between changes nothing of that."""
    await announced(hall, rounds=2)
    await signs_up(hall, *FOUR)
    await does(hall.person("Ada"), "start")
    rows = await goes_on(hall)
    users = {one.number: one for one in (await row_of(hall)).entrants}
    (pairing, _) = (await plan_of(hall)).tournament.pairings
    winner = users[pairing.players[0]]

    async def killed(*_: object) -> None:
        raise RuntimeError

    with monkeypatch.context() as patch:
        patch.setattr(game_tables, "tell_result", killed)
        await does(hall.person("Ada"), "result", number=1, first=str(winner.user))
    assert (await plan_of(hall)).tournament.pairings[0].is_over
    ada = hall.person("Ada")

    async def told() -> str:
        for _ in range(2):
            hall.app.tournaments._told.clear()
            await hall.app.tournaments.run_once()
            await hall.settled()
        return thread_text(hall, ada, pairing.table)

    assert (await told()).count(f"there: it counts as won by {winner.name}. It may go on for its own sake.") == 1
    assert (await hall.actor(pairing.table)).live.row.status == RUNNING and pairing.table in {row.id for row in rows}
    await played_out(await hall.actor(pairing.table), why="")
    await hall.settled()
    await does(ada, "result", number=1, level="yes")
    said = await told()
    assert said.count("has set the result of this game there") == 2 and "it counts as level.\n" in said


async def test_a_table_whose_game_has_not_begun_is_closed_where_its_result_is_set(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stayed a lobby that nobody could join, and that never began."""

    async def waits(*_: object) -> bool:
        return False

    monkeypatch.setattr(game_tables, "start_pairing", waits)
    await announced(hall, rounds=2)
    await signs_up(hall, *FOUR)
    ada = hall.person("Ada")
    await does(ada, "start")
    await hall.app.tournaments.run_once()
    table = (await plan_of(hall)).tournament.pairings[0].table
    await until(lambda: is_now(hall, table, LOBBY))
    await does(ada, "result", number=1, level="yes")
    await hall.app.tournaments.run_once()
    await hall.settled()
    assert await is_now(hall, table, ABANDONED)
    players = [seat.name for seat in (await hall.actor(table)).live.row.seats]
    for name in players:
        assert dm_text(hall.person(name)).count("has set the result of your game before it began") == 1
