"""A result that is set by hand is said back to whom sets it."""

from tests.bot.clubs.test_event import FOUR, _nowhere, announced, does, plan_of, row_of, signs_up
from tests.bot.hall import InProcess


async def test_what_is_set_is_said_back(hall: InProcess) -> None:
    await announced(hall, rounds=1)
    await signs_up(hall, *FOUR)
    hall.app.tournaments.client = lambda: _nowhere(hall)  # no table is opened
    await does(hall.person("Ada"), "start")
    pairing = (await plan_of(hall)).tournament.pairings[0]
    entrant = next(one for one in (await row_of(hall)).entrants if one.number == pairing.players[1])
    said = await does(hall.person("Ada"), "result", number=1, first=str(entrant.user))
    assert f"is set, and stays: won by {entrant.name}." in said
    assert "stays: level." in await does(hall.person("Ada"), "result", number=1, level="yes")
