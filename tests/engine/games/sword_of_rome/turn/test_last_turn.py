"""How the last turn ends (section 5.8)."""

import pytest

from engine.games.sword_of_rome.events.turn import AllianceLapsed, Eliminated, GameEnded, Reinforced, Scored
from tests.engine.games.sword_of_rome.playing import Table


@pytest.mark.ruling(154)
def test_ruling_154_the_last_turn_ends_with_scoring() -> None:
    """Rome has no CU left, and would be out after reinforcements; its points are the most all the same."""
    table = Table(
        stacks={"greek@syracusae": 3, "gallic@luna": 3, "samnite@bovianum": 3},
        alliances=[("gallic", "greek")],
        vp={"roman": 9, "greek": 5, "gallic": 5, "etruscan_samnite": 5},
        turn=9,
    ).at("scoring")
    assert len(table.told(Scored)) == 4
    assert table.told(GameEnded) == [GameEnded("last_turn", ("roman",), 9)]
    assert table.state.outcome is not None and not table.asked()
    assert not table.told(AllianceLapsed)
    assert not table.told(Reinforced)
    assert not table.told(Eliminated)
