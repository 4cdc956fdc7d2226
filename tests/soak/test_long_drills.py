"""Every drill of every game in its long form, in parts of some minutes, each with a seed of its own.

What a part takes hangs on the game: the planned seconds are those of a long one. The drill of load is not among them:
what it measures hangs on the machine that it runs on (`make drill` has it).
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import nullcontext
from typing import Any, NamedTuple

import pytest

from engine.games import game_ids
from testbed.database_place import tables_on_server
from testbed.drill_commands import DRILLS, ON_SERVER
from testbed.drills import cheats, disk, hostile, kill, outages, tables
from testbed.drills.club import account_ends
from testbed.drills.club import month as club
from testbed.drills.club.recount import differences, standings_told
from testbed.drills.club.town import Size
from testbed.drills.leaks import hunt
from testbed.drills.report import Report
from testbed.drills.stage import options_that_exist
from testbed.drills.table_lifetime import ACTS
from testbed.drills.takeover import strikes as takeover
from testbed.seeded_secrets import SEED
from tests.games import EXAMPLE
from tests.postgres import require_server

SHORT, LEFT_AFTER = "last_round=1", 30  # an option that makes games short; decisions after which others are left


class Part(NamedTuple):
    """A part of a drill: of which, what it is called, its rounds, its planned seconds, what else it is asked, and
    whether its tables lie on a server."""

    drill: Callable[..., Awaitable[Report]]
    name: str
    rounds: int
    seconds: float
    asked: Mapping[str, Any]
    on_server: bool = False


def counted(drill: Callable[..., Awaitable[Report]], name: str, parts: int, seconds: float) -> Sequence[Part]:
    """Return a drill's long form in equal parts."""
    return [Part(drill, f"{name}-{n}", DRILLS[name][1] // parts, seconds, {}) for n in range(1, parts + 1)]


PARTS = (
    *counted(kill.drill, "kill", 12, 90),
    *(
        Part(outages.drill, f"discord-{trouble.__name__}", 1, 10, {"first": n})
        for n, trouble in enumerate(outages.TROUBLES)
    ),
    *(Part(tables.drill, f"tables-{act.name.replace(' ', '_')}", 5, 60, {"acts": (act.name,)}) for act in ACTS),
    *counted(disk.drill, "disk", 3, 120),
    *counted(hunt.drill, "leak", 20, 200),
    *counted(hostile.drill, "hostile", 20, 60),
    *counted(cheats.drill, "cheats", 3, 90),
    *counted(account_ends.drill, "accounts", 1, 400),
    *counted(takeover.drill, "takeover", 24, 300),  # most of which is waiting for stops and leases to end
    Part(kill.drill, "kill-server", 12, 150, {}, on_server=True),
    Part(outages.drill, "discord-server", 2, 60, {}, on_server=True),
    Part(tables.drill, "tables-server", 12, 100, {}, on_server=True),
    Part(hostile.drill, "hostile-server", 2000, 60, {}, on_server=True),
    Part(account_ends.drill, "accounts-server", 4, 100, {}, on_server=True),
)
CASES = [
    pytest.param(part, game, id=f"{part.name}-{game}", marks=pytest.mark.soak(part.seconds))
    for game in game_ids()
    for part in PARTS
]


def short(part: Part, game: str) -> Mapping[str, Any]:
    """Return how a part is asked to leave games early that no option makes short."""
    leaves = part.drill in (kill.drill, outages.drill, takeover.drill) and not options_that_exist(game, SHORT)
    return {"decisions": LEFT_AFTER} if leaves else {}


@pytest.mark.parametrize(("part", "game"), CASES)
async def test_a_part_of_a_long_drill_holds(part: Part, game: str) -> None:
    if part.drill is takeover.drill or part.on_server:
        require_server()
    with tables_on_server(fsync=False) if part.on_server else nullcontext():
        report = await part.drill(f"soak {part.name}", part.rounds, game=game, **part.asked, **short(part, game))
    assert report.has_held, report.said
    assert report.rounds > 0


@pytest.mark.soak(3000)
async def test_a_club_s_month_holds() -> None:
    report = await club.drill("soak", DRILLS["club"][1], game=game_ids()[0])
    assert report.has_held, report.said


@pytest.mark.soak(120)
@pytest.mark.parametrize(("entrants", "absent"), [(16, 12), (13, 3)])
async def test_a_knockout_is_played_to_its_end_and_counted_again_alike(
    monkeypatch: pytest.MonkeyPatch, entrants: int, absent: int
) -> None:
    """With kills, a result and a pairing by hand, games that take too long where many are away, and byes."""
    monkeypatch.setenv(SEED, "soak cup")
    report = Report(name="club")
    size = Size(
        people=40, tables=0, pool=0, heirs=0, cup=entrants, ladder=0, seekers=0, absent=absent, looks=1,
        titles=(EXAMPLE,),
    )  # fmt: skip
    lived = await club.live_through_days("soak cup", 22, report, digest=0, kills=3, game=EXAMPLE, size=size)
    assert report.has_held, report.said
    (told,) = lived.told
    assert "it is over; first: " in told.shows[-1] and differences(told) == []
    assert len(standings_told(told.shows[-1])) == entrants
    if absent > entrants // 2:
        assert any("took too long and was adjudicated" in one for one in told.shows)
    assert any("has no game in this round" in one for one in told.shows) is (entrants < 16)


def test_each_drill_that_may_have_its_tables_on_a_server_has_a_part_there() -> None:
    assert {part.name.partition("-")[0] for part in PARTS if part.on_server} == {*ON_SERVER}


def test_every_drill_is_here_but_the_one_that_measures() -> None:
    assert {part.name.partition("-")[0] for part in PARTS} | {"load", "club"} == {*DRILLS}
