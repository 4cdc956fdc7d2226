"""Whose armies may flank for whom (section 9.5.8)."""

import pytest

from engine.games.sword_of_rome.actions.movement import Coordinate, MarchArmy, PlayCampaign
from engine.games.sword_of_rome.actions.reactions import React
from tests.engine.games.sword_of_rome.playing import Force, Table
from tests.engine.games.sword_of_rome.responses.fields import hands_of

LEAGUE = "etruscan_samnite"


@pytest.mark.parametrize(("ally", "comes"), [("samnite", True), ("etruscan", False)])
def test_only_an_ally_of_the_attacking_power_flanks_for_it(ally: str, comes: bool) -> None:
    """Greeks who are allied with the Etruscans alone are no allies of the Samnites (15.1.2)."""
    stacks: dict[str, Force] = {
        "samnite@beneventum": (6, "samnite_a"), "greek@neapolis": (5, "dionysius"), "roman@capua": (6, "valerius"),
    }  # fmt: skip
    table = Table(stacks=stacks, alliances=[(ally, "greek")], hands=hands_of({LEAGUE: ("E1",)}), strict=False)
    table.state.plans = {**table.state.plans, "greek": (f"lend:{LEAGUE}",)}
    table.turn_number_under_way(LEAGUE).do(LEAGUE, PlayCampaign("E1")).do(
        LEAGUE, MarchArmy("E1", "samnite_a", (), 6, ("capua",))
    )
    while table.moment() not in ("march.coordinate", "battle.before"):
        if table.window():
            table.close()
        else:
            (side,) = table.asked()
            table.do(side, React())
    assert table.allowed(LEAGUE, Coordinate("dionysius", (), 5, ())) is comes
