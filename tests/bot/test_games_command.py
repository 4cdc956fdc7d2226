"""What `praetor games` tells scripts: each number of players, with the option of a scenario that asks for another."""

import pytest

from bot.__main__ import main
from engine.games import game_by_id as find_game
from engine.games import game_ids


def test_scripts_are_told_each_number_of_players_that_any_option_asks_for(capsys: pytest.CaptureFixture[str]) -> None:
    """Scenarios for two of a game for three were never played in long tests."""
    assert main(["games", "--seats"]) == 0
    told: dict[tuple[str, str], set[int]] = {}
    for line in capsys.readouterr().out.splitlines():
        name, count, *option = line.split(" ")
        told.setdefault((name, "".join(option)), set()).add(int(count))
    for name in game_ids():
        game = find_game(name)
        for chosen in [{}, *({o.key: value} for o in game.options for value in o.values)]:
            least, most = game.seat_range_for_options(chosen)
            key = next((f"{key}={value}" for key, value in chosen.items()), "")
            assert told.get((name, key), told[name, ""]) == set(range(least, most + 1)), (name, chosen)
