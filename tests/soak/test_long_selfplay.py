"""Hundreds of random games of each title at every number of seats, checked against the laws at each step, the dear ones
by seed; and some games checked against every law at each step (`praetor selfplay`)."""

from pathlib import Path

import pytest

from bot.__main__ import main
from bot.cli.games_commands import playable_table_lines
from engine.games import game_ids

PARTS, GAMES = 10, 25  # parts for each number of seats, and games of each
LAWS = 10  # games that are checked against every law, each a part
TABLES = [line.split() for game in game_ids() for line in playable_table_lines(game)]
CHECKED = [
    pytest.param(*table[:2], table[2:], part, id="-".join([*table, str(part)]), marks=pytest.mark.soak(100))
    for part in range(1, PARTS + 1)
    for table in TABLES
]


@pytest.fixture(autouse=True)
def crash_files_beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Crash files are written where the command was given."""
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(("game", "seats", "options", "part"), CHECKED)
def test_random_games_end_and_break_no_law(
    game: str, seats: str, options: list[str], part: int, capsys: pytest.CaptureFixture[str]
) -> None:
    chosen = [word for option in options for word in ("--option", option)]
    words = ["selfplay", game, "--games", str(GAMES), "--seed", str(100 * int(seats) + part), "--players", seats]
    assert main([*words, *chosen, "--check"]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("seed", [pytest.param(n, marks=pytest.mark.soak(60)) for n in range(1, LAWS + 1)])
@pytest.mark.parametrize("game", game_ids())
def test_every_law_holds_at_each_step(game: str, seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selfplay", game, "--games", "1", "--seed", str(seed), "--check-full"]) == 0, capsys.readouterr().out
