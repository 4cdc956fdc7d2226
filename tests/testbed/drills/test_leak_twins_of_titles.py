"""Secret answers of the titles over the wire: a plan, or another answer, changes nothing that others can observe."""

from collections.abc import AsyncIterator, Iterator

import pytest

from bot.screens import table_screen
from bot.tables import automatic
from bot.tables.live import LiveTable
from engine.games.rise_of_the_roman_republic.actions.movement import March
from engine.games.rise_of_the_roman_republic.frames.tribes import Mobilisation
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.sword_of_rome.actions.movement import MarchArmy
from testbed.drills.leaks.twin_tables import other_answer, seated_table_row, secretly_asked
from testbed.drills.leaks.twins import Seen, Twins, open_twins, watch_twins
from testbed.drills.report import Report
from tests.engine.games.rise_of_the_roman_republic.playing import Table as RiseTable
from tests.engine.games.sword_of_rome.playing import Force
from tests.engine.games.sword_of_rome.playing import Table as SwordTable
from tests.tiers import thinned

SWORD, RISE = "sword_of_rome", "rise_of_the_roman_republic"
WALK = "plans"


@pytest.fixture
async def wire() -> AsyncIterator[Twins]:
    async with open_twins() as made:
        yield made


def live_of(game: str, table: SwordTable | RiseTable) -> LiveTable:
    """Return a position as a table at which persons sit."""
    return LiveTable(seated_table_row(game, table.state.seats, table.state.options), table.state, 0)


# The plans of Carthage, whose CU are of both kinds

CARTHAGE, LILYBAEUM, SELINUS = "carthaginian", "carthaginian@lilybaeum", "carthaginian@selinus"
FORCES: dict[str, tuple[dict[str, Force], dict[str, int]]] = {
    "mercenaries that may intercept": ({LILYBAEUM: (6, "hamilcar")}, {LILYBAEUM: 3}),
    "mercenaries that may avoid": ({SELINUS: (6, "hamilcar"), LILYBAEUM: 5}, {SELINUS: 3}),
}
NO_PLAN, TO_ASK = "", "all|ask|0|ask|ask|ask"
PLANS = ("all|roll:1|0|outnumbered:10|most|never", "all|never|0|never|none|never")


def marched(forces: str, plan: str) -> LiveTable:
    """Return a table where Greeks enter Selinus, with or without a plan of Carthage."""
    stacks, hired = FORCES[forces]
    table = SwordTable(
        players=5,
        stacks={"greek@agrigentum": (8, "dionysius"), **stacks},
        mercenaries=hired,
        hands={CARTHAGE: ("C18",), "greek": ("K10",)},
    ).turn_number_under_way("greek")
    table.state.plans = {CARTHAGE: (plan,)} if plan else {}
    table.do("greek", MarchArmy("K10", "dionysius", (), 8, ("selinus",)))
    assert table.moment() == "march.react" and table.asked() == {CARTHAGE}
    assert (table.prompts(CARTHAGE)[0].prepared is not None) == (plan in PLANS)
    return live_of(SWORD, table)


@pytest.mark.parametrize(
    ("forces", "eyes"),
    thinned([(forces, eyes) for forces in FORCES for eyes in (None, "greek", "roman")], seconds=1),
)
async def test_a_plan_with_mercenaries_looks_like_none(forces: str, eyes: str | None, wire: Twins) -> None:
    """Neither whether Carthage has a plan nor what it says can be observed by others."""
    lives = [marched(forces, plan) for plan in (NO_PLAN, TO_ASK, *PLANS)]
    seat = lives[0].state.players[eyes] if eyes else None
    seen: list[Seen] = [await wire.play_and_collect_seen(live, seat, WALK) for live in lives]
    assert all(one == seen[0] for one in seen) and seen[0][-1][1] == ("closed",)


def entered(plan: str) -> LiveTable:
    """Return a table where Romans enter Beneventum and two sides are asked at once, one of them with a plan or none."""
    table = SwordTable(
        players=5,
        stacks={
            "roman@bovianum": (8, "valerius"),
            "carthaginian@capua": (6, "hamilcar"),
            "samnite@venusia": (6, "samnite_a"),
        },
        hands={"roman": ("R1",), CARTHAGE: ("C18",)},
    ).turn_number_under_way("roman")
    table.state.plans = {CARTHAGE: (plan,)} if plan else {}
    table.do("roman", MarchArmy("R1", "valerius", (), 8, ("beneventum",)))
    assert table.moment() == "march.react" and table.asked() == {CARTHAGE, "etruscan_samnite"}
    ready = {p.side: p.prepared is not None for p in secretly_asked(live_of(SWORD, table))}
    assert len(ready) == 2 and list(ready.values()).count(True) == (plan in PLANS)
    return live_of(SWORD, table)


@pytest.mark.parametrize("eyes", thinned([None, "roman", "etruscan_samnite", "gallic"], seconds=1))
async def test_of_two_sides_that_are_asked_at_once_none_shows_its_plan(eyes: str | None, wire: Twins) -> None:
    """Neither to the mover nor to the other who is asked, who may answer before or after the plan does."""
    lives = [entered(plan) for plan in (NO_PLAN, TO_ASK, *PLANS)]
    seat = lives[0].state.players[eyes] if eyes else None
    seen: list[Seen] = [await wire.play_and_collect_seen(live, seat, WALK) for live in lives]
    assert all(one == seen[0] for one in seen) and seen[0][-1][1] == ("closed",)


async def test_a_plan_that_answers_at_once_is_found(wire: Twins, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(automatic, "automatic_answer_time", lambda live, prompt, now, scale: now)
    here, there = [
        await wire.play_and_collect_seen(marched("mercenaries that may intercept", p), None, WALK)
        for p in ("", PLANS[0])
    ]
    assert here != there


# The sealed answers of the Republic


def passing() -> LiveTable:
    """Return a table where Samnites and Romans may intercept Alexander."""
    table = RiseTable()
    table.state.stacks = {"epirus@5209": table.state.stacks["epirus@5209"]}
    table.stand("samnites", "5207", 10, "pontius").stand("rome", "5308", 10, "113")
    table.begin(Phase(leader="alexander_epirus", side="epirus"))
    return live_of(RISE, table.do("epirus", March("all", ("5208", "5307", "5407"))))


def rolling() -> LiveTable:
    """Return a table where Samnites and Epirus may spend Guile on a tribe."""
    table = RiseTable().stand("samnites", "4109", 20, "pontius", inside=True)
    return live_of(RISE, table.begin(Mobilisation(province="apulia", intruder="rome")))


QUESTIONS = {
    "movement.intercept": (passing, {"samnites", "rome"}),
    "tribe_roll.guile": (rolling, {"samnites", "epirus"}),
}


@pytest.mark.parametrize(
    ("moment", "eyes"),
    thinned([(moment, eyes) for moment in QUESTIONS for eyes in (None, "rome", "samnites", "epirus")], seconds=1),
)
async def test_a_sealed_answer_of_the_republic_looks_like_any_other(moment: str, eyes: str | None, wire: Twins) -> None:
    position, sides = QUESTIONS[moment]
    live = position()
    asked = secretly_asked(live)
    assert {(p.moment, p.side) for p in asked} == {(moment, side) for side in sides}
    assert all(other_answer(p, WALK) is not None for p in asked)
    seat = live.state.players[eyes] if eyes else None
    here, there = (
        await wire.play_and_collect_seen(live, seat, WALK),
        await wire.play_and_collect_seen(position(), seat, WALK, WALK),
    )
    assert here == there and here[-1][1] == ("closed",)


async def test_an_answer_of_the_republic_that_the_panel_tells_is_found(
    wire: Twins, monkeypatch: pytest.MonkeyPatch
) -> None:
    def telling(live: LiveTable, scale: float, now: float) -> Iterator[str]:
        yield from (str(p.answered) for p in live.prompts_waited_for())

    monkeypatch.setattr(table_screen, "waiting_lines", telling)
    here, there = (
        await wire.play_and_collect_seen(rolling(), None, WALK),
        await wire.play_and_collect_seen(rolling(), None, WALK, WALK),
    )
    assert here != there


async def test_the_drill_plays_twins_of_the_republic() -> None:
    report = Report(name="leak")
    await watch_twins(RISE, "twins 1", report, questions=1)
    assert not report.leaked and not report.crashed, report.said
    assert int(report.figures["twins with other sealed answers"]) == 1
