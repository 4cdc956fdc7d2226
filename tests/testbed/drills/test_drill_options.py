"""Drills at tables with options, such as a scenario for fewer persons than others of its game."""

import pytest

from bot.__main__ import main
from engine.games import game_by_id as find_game
from engine.games import game_ids
from render import RenderService
from testbed.drills import kill
from testbed.drills.invariants import check_same_ending, ending_of, play_undisturbed
from testbed.drills.leaks import hunt
from testbed.drills.report import Report
from testbed.drills.script import play_to_end
from testbed.drills.stage import begin_saved_table, least_and_most_seats, open_stage

GAMES = [game for game in game_ids() if any(len(option.values) > 1 for option in find_game(game).options)]
CASES = [
    (game, f"{option.key}={value}")
    for game in GAMES
    for option in find_game(game).options
    for value in option.values
    if least_and_most_seats(game, f"{option.key}={value}") != least_and_most_seats(game, "")
]


def test_the_command_passes_options_on_and_refuses_those_that_no_table_may_have(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def found(seed: str, rounds: int, *, game: str, options: str = "usual") -> Report:
        asked.append(options)
        return Report(name="kill")

    monkeypatch.setattr(kill, "drill", found)
    start = ["drill", "kill", "--seed", "0", "--game", GAMES[0]]
    option = next(one for one in find_game(GAMES[0]).options if one.values)
    assert main([*start, "--option", f"{option.key}={option.values[-1]}"]) == 0
    assert main(start) == 0
    assert asked == [f"{option.key}={option.values[-1]}", "usual"]
    assert main([*start, "--option", f"{option.key}=nothing"]) == 2
    assert main(["drill", "load", *start[2:], "--option", f"{option.key}={option.values[0]}"]) == 2
    assert "alone take options" in capsys.readouterr().err and len(asked) == 2


def test_the_command_lets_a_game_be_left_where_a_drill_can(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    async def found(seed: str, rounds: int, *, game: str, decisions: int = 0) -> Report:
        asked.append(decisions)
        return Report(name="kill")

    monkeypatch.setattr(kill, "drill", found)
    more = ["--seed", "0", "--game", GAMES[0], "--decisions", "30"]
    assert main(["drill", "kill", *more]) == 0
    assert main(["drill", "leak", *more]) == 2
    assert "alone leave games" in capsys.readouterr().err and asked == [30]


async def test_a_game_that_is_left_can_be_compared_like_one_that_is_over() -> None:
    """A scenario that no option makes short took hours to be played out under faults."""
    saved, ending, _ = await play_undisturbed(GAMES[0], "", decisions=4)
    report, longer = Report(name="discord"), Report(name="discord")
    async with open_stage(saved) as stage:
        await stage.launch()
        assert stage.records.live_table(saved.table).is_running
        script = await play_to_end(stage, saved.table, "drill", saved.last)
        check_same_ending(ending_of(stage, saved.table), ending, report)
        assert report.has_held, report.said
        assert stage.records.live_table(saved.table).is_running and script.decided > 0
        await play_to_end(stage, saved.table, "drill", saved.last + 4)
        check_same_ending(ending_of(stage, saved.table), ending, longer)
        assert longer.changed == 1


@pytest.mark.parametrize(("game", "options"), CASES[:1])
async def test_no_more_sit_down_than_may_play_with_the_options(game: str, options: str) -> None:
    """A drill of a scenario of two wanted a computer player as third."""
    saved = await begin_saved_table(game, ("Ada", "Boris", "Clara"), options=options)
    async with open_stage(saved) as stage:
        row = stage.records.live_table(saved.table).row
    least, most = least_and_most_seats(game, options)
    assert least <= len(row.seats) <= most and len(saved.people) <= most
    assert options.partition("=")[2] in row.options.values()


@pytest.mark.parametrize("game", GAMES)
async def test_the_leak_drill_says_which_options_it_has_played(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether each scenario was looked at could not be read off it."""
    monkeypatch.setattr(hunt, "STEPS", 3)
    option = next(one for one in find_game(game).options if len(one.values) > 1)
    report, renderer = Report(name="leak"), RenderService()
    for value in option.values:
        one = hunt.Hunt(game, "options", report, renderer, share=1e-9, chosen={option.key: value})
        await one.play_to_end()
    renderer.close()
    assert all(report.figures[f"{option.key} {value}"] == 1 for value in option.values)
