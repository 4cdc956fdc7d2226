"""Spaces under siege, entered by a third power (section 15.3, ruling 35)."""

import pytest

from engine.games.sword_of_rome.actions.movement import MarchArmy
from engine.games.sword_of_rome.events.combat import BattleBegan
from engine.games.sword_of_rome.state import Place
from tests.engine.games.sword_of_rome.playing import Table

INTO_CAPUA = MarchArmy(card="K10", leader="dionysius", along=(), cu=6, route=("capua",))


def capua_under_siege(**given: object) -> Table:
    """Return a table on which Samnites besiege Romans in Capua, and Greeks stand next door."""
    return Table(
        stacks={"samnite@capua": (4, "egnatius"), "greek@neapolis": (6, "dionysius")},
        places={"capua": Place("roman", 1, siege=0, besieger="samnite")},
        hands={"greek": ["K10"]},
        **given,  # type: ignore[arg-type]
    ).turn_number_under_way("greek")


@pytest.mark.ruling(35)
def test_ruling_35_a_newcomer_must_fight_the_besieger() -> None:
    table = capua_under_siege().do("greek", INTO_CAPUA)
    while not table.told(BattleBegan):
        default = table.prompts("etruscan_samnite")[0].default
        assert default is not None
        table.do("etruscan_samnite", default, *(6, 5, 4, 2, 2, 2))
    (began,) = table.told(BattleBegan)
    assert (began.attacker, began.defender, began.space) == ("greek", "samnite", "capua")


@pytest.mark.ruling(35)
def test_ruling_35_an_ally_of_the_besieger_stays_away() -> None:
    table = capua_under_siege(alliances=[("greek", "samnite")])
    assert not table.allowed("greek", INTO_CAPUA)
