"""The record of a game: counted from public events."""

from engine.games.samnite_wars.events import BattleDecided, EffortsRevealed, PrestigeCounted, RegionConquered
from engine.games.samnite_wars.statistics import player_records


def test_a_record() -> None:
    told = [
        EffortsRevealed("1", "2", "latins", (), (), 5, 7),
        BattleDecided("war", "latins", "1", "2", "enemy", 3),
        EffortsRevealed("1", "2", "latins", (), (), 4, 2),
        BattleDecided("campaign", "latins", "1", "2", "consul", 3, 2),
        RegionConquered("1", "colony", "latins", 2, 1, True),
        PrestigeCounted("1", 4, 9),
        PrestigeCounted("1", 2, 11),
    ]
    found = player_records(("1", "2", "3"), told)
    one, two = found["1"], found["2"]
    assert (one.as_consul, one.consul_won, one.as_enemy, one.conquered, one.effort) == (2, 1, 0, 1, 5)
    assert (one.prestige, one.best) == (6, 4)
    assert (two.as_consul, two.as_enemy, two.enemy_won, two.effort) == (0, 2, 1, 7)
    assert found["3"] == player_records(("3",), [])["3"]
