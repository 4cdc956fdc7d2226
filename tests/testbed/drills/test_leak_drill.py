"""The drill of leaks in short: random games of the rules, and a game with the real bot."""

from typing import Any

import pytest

from bot.tables.live import LiveTable
from engine.games import game_by_id as find_game
from engine.games import game_ids
from render import RenderService
from testbed.drills.leaks import hunt, over_the_wire
from testbed.drills.leaks.timing import open_timer
from testbed.drills.report import Report
from tests.testbed.drills.short import SHORT, LeakFoundError, held, stop_at_a_leak
from tests.tiers import thinned

CASES = [("samnite_wars", 4, 40), ("samnite_wars", 3, hunt.STEPS), ("total_war_rome", 4, hunt.STEPS)]


@pytest.mark.parametrize(("game", "first", "steps"), thinned(CASES, len(CASES), seconds=10))
async def test_leak(game: str, first: int, steps: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hunt, "PICTURES", 0.0)  # pictures have tests of their own
    monkeypatch.setattr(hunt, "STEPS", steps)
    report, renderer = Report(name="leak"), RenderService()
    try:
        async with open_timer(report) as clock:
            for seed in range(first, first + 6):  # until a game has a window
                await hunt.Hunt(game, f"t {seed}", report, renderer, clock).play_to_end()
                if "window questions timed" in report.figures:
                    break
    finally:
        renderer.close()
    figures = held(report)
    assert figures["compared"] > 100
    assert figures["window questions timed"] > 0


async def test_a_planted_leak_by_time_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who can only pass is passed for, so that a window stays open for those who could respond."""
    monkeypatch.setattr(hunt, "PICTURES", 0.0)
    monkeypatch.setattr(LiveTable, "asks_all_possible_holders", False)
    stop_at_a_leak(monkeypatch)
    report, renderer = Report(name="leak"), RenderService()
    try:
        async with open_timer(report) as clock:
            with pytest.raises(LeakFoundError, match="the time tells"):
                await hunt.Hunt("samnite_wars", "t 3", report, renderer, clock).play_to_end()
    finally:
        renderer.close()
    assert int(report.figures["questions to which others could respond"]) > 0


async def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    report, renderer = Report(name="leak"), RenderService()
    hunting = hunt.Hunt("samnite_wars", "short", report, renderer)
    view = hunting.game.view

    def open_view(state: Any, seat: str | None) -> Any:  # everybody sees the last seat's hand as their own
        return view(state, state.seats[-1])

    monkeypatch.setattr(type(hunting.game), "view", lambda game, state, seat: open_view(state, seat))
    stop_at_a_leak(monkeypatch)
    try:
        with pytest.raises(LeakFoundError, match="hangs on what it cannot know"):
            await hunting.play_to_end()
    finally:
        renderer.close()


@pytest.mark.parametrize(
    ("game", "players", "decisions"),
    [
        pytest.param("sword_of_rome", 2, 16, id="two sides each, for a while", marks=pytest.mark.soak(60)),
        pytest.param("sword_of_rome", 2, 0, id="two sides each", marks=pytest.mark.soak(37)),
        pytest.param("samnite_wars", 0, 0, id="cards", marks=pytest.mark.soak(22)),
    ],
)
async def test_leak_over_the_wire(game: str, players: int, decisions: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the one table each of two persons plays two sides, at the other three play one each. There is one replay, at
    the end: those of games that go on are searched by the drills of soak."""
    monkeypatch.setattr(over_the_wire, "REPLAYS", 0.0)
    report = Report(name="leak")
    await over_the_wire.watch_game(game, "short", report, players=players, options=SHORT, decisions=decisions)
    assert held(report)["texts read"] > 50


@pytest.mark.parametrize(("players", "steps"), thinned([(5, 15), (5, 40), (3, 40), (2, 40)], every=4, seconds=4))
async def test_the_leak_drill_at_any_number_of_seats(players: int, steps: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person who plays two sides sees both hands, and nobody else either."""
    monkeypatch.setattr(hunt, "PICTURES", 0.0)  # pictures have tests of their own
    monkeypatch.setattr(hunt, "STEPS", steps)
    report, renderer = Report(name="leak"), RenderService()
    try:
        hunting = hunt.Hunt("sword_of_rome", "seats", report, renderer, players=players)
        await hunting.play_to_end()
    finally:
        renderer.close()
    assert len(hunting.seats) == players
    assert held(report)["compared"] > 100


@pytest.mark.parametrize("game", game_ids())
def test_the_leak_drill_seats_as_many_as_its_options_allow(game: str) -> None:
    """A scenario drawn by lot may be for fewer than the game: the game could not begin, which was called a crash."""
    renderer = RenderService()
    found = [hunt.Hunt(game, f"seats {n}", Report(name="leak"), renderer) for n in range(12)]
    found.append(hunt.Hunt(game, "seats", Report(name="leak"), renderer, players=find_game(game).most_seats))
    renderer.close()
    for one in found:
        least, most = one.game.seat_range_for_options(one.options)
        assert least <= len(one.seats) <= most, one.options
