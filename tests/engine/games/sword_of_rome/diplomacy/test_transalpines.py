"""The Transalpine Gauls are hostile to the Gauls (glossary, sections 5.5, 5.6 and 12.2)."""

import pytest

from engine.games.sword_of_rome.actions.turn import TakeSurrender
from engine.games.sword_of_rome.events.combat import BattleRolled
from engine.games.sword_of_rome.events.turn import AttritionRolled
from engine.games.sword_of_rome.frames.combat import Battle
from engine.games.sword_of_rome.frames.turn import Surrender
from tests.engine.games.sword_of_rome.playing import Force, Table

STACKS: dict[str, Force] = {
    "transalpine@mediolanum": (4, "transalpine_a"),
    "gallic@bononia": (5, "gaul_a"),
    "roman@roma": 3,
}


@pytest.mark.ruling(145)
def test_they_suffer_attrition_in_gallic_spaces() -> None:
    table = Table(stacks=STACKS).at("attrition", 3)
    assert [told.space for told in table.told(AttritionRolled)] == ["mediolanum"]


def test_they_may_put_their_marker_there() -> None:
    table = Table(stacks=STACKS).phase(Surrender(), "isolation")
    (side,) = table.asked()
    table.do(side, TakeSurrender(("mediolanum",), ()))
    assert table.place("mediolanum").owner == "transalpine"


@pytest.mark.ruling(145)
def test_gallic_ground_helps_the_gauls_alone() -> None:
    table = Table(
        stacks={"transalpine@mediolanum": (4, "transalpine_a"), "gallic@mediolanum": (4, "gaul_a"), "roman@roma": 3},
        strict=False,
    ).turn_number_under_way("roman")  # fmt: skip
    table.begin(
        Battle(space="mediolanum", attacker="transalpine", defender="gallic", came_from="eporedia"), 1, 1, 1, 4, 3, 3
    )
    (rolled,) = table.told(BattleRolled)
    assert ("friendly_space", 1) in rolled.defender_mods and ("friendly_space", 1) not in rolled.attacker_mods
