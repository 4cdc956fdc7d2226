"""The computer player that has two sides: what the other one gains and loses is its own (ruling 131)."""

import pytest

from engine.games.sword_of_rome.actions.turn import EndTurn
from engine.games.sword_of_rome.computer_player.table import table_of
from engine.games.sword_of_rome.computer_player.values import Values
from engine.games.sword_of_rome.game import GAME
from engine.kernel.state import Side
from tests.engine.games.sword_of_rome.playing import Table


def weights(players: int) -> dict[Side, float]:
    """Return what a point of each side is worth to the Gauls."""
    table = Table(players=players).turn_number_under_way("gallic")
    view = GAME.view(table.state, table.state.players["gallic"])
    return Values(table_of(view, table.prompt("gallic", EndTurn))).weights


@pytest.mark.ruling(131)
def test_ruling_131_a_partners_point_is_as_good_as_ones_own() -> None:
    """It took from the Greeks, whom it played too, as gladly as from the Romans."""
    two, four = weights(2), weights(4)
    assert two["greek"] == two["gallic"] == 1.0
    assert two["roman"] < 0 and two["etruscan_samnite"] < 0
    assert four["greek"] < 0 < four["gallic"]
