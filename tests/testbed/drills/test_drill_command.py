"""`praetor drill`: what it prints, and what it is asked for."""

import json

import pytest

from bot.__main__ import main
from engine.games import game_by_id as find_game
from testbed.drills.leaks import hunt
from testbed.drills.report import Report
from tests.games import EXAMPLE


def test_the_command_prints_one_object_and_says_whether_it_held(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def found(seed: str, rounds: int, *, game: str) -> Report:
        return Report(name="leak", rounds=rounds, leaked=int(seed))

    monkeypatch.setattr(hunt, "drill", found)
    assert main(["drill", "leak", "--seed", "0", "--rounds", "3", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "name": "leak", "rounds": 3, "lost": 0, "doubled": 0, "leaked": 0, "crashed": 0, "changed": 0, "violations": 0
    }  # fmt: skip
    assert main(["drill", "leak", "--seed", "1"]) == 1


def test_the_command_takes_a_number_of_seats_that_the_game_allows(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    async def found(seed: str, rounds: int, *, game: str, players: int = 0) -> Report:
        asked.append(players)
        return Report(name="leak", rounds=rounds)

    monkeypatch.setattr(hunt, "drill", found)
    most = find_game(EXAMPLE).most_seats
    assert main(["drill", "leak", "--seed", "0", "--game", EXAMPLE, "--players", str(most)]) == 0
    assert main(["drill", "leak", "--seed", "0", "--game", EXAMPLE]) == 0
    assert asked == [most, 0]
    assert main(["drill", "leak", "--seed", "0", "--game", EXAMPLE, "--players", str(most + 1)]) == 2
    assert "seats" in capsys.readouterr().err and len(asked) == 2
    assert main(["drill", "tables", "--seed", "0", "--game", EXAMPLE, "--players", str(most)]) == 2
