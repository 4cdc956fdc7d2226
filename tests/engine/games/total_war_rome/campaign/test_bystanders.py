"""Assaulting Garrisoned Regions 2: only a defending army must be defeated first, not whoever else stands there."""

import pytest

from engine.games.total_war_rome.actions.campaign import Assault, Confront
from engine.games.total_war_rome.actions.rounds import EndTurn
from tests.engine.games.total_war_rome.diplomacy.test_betrayals import said
from tests.engine.games.total_war_rome.scenario import CARTHAGE, GREEKS, LEGION, ROME, Board

R1, G1, C1 = "rome_1", "greek_states_1", "carthage_1"
STRONG = (LEGION,) * 6


def beside(region: str = "lilybaeum", *, garrison: bool = True) -> Board:
    """Rome and the Greeks, who have made peace with each other, besiege a region of Carthage."""
    board = Board().own(CARTHAGE, region).status(ROME, CARTHAGE, "enemy").status(GREEKS, CARTHAGE, "enemy")
    board.army(R1, region, *STRONG, siege=garrison).army(G1, region, siege=garrison)
    return board.status(ROME, GREEKS, "neutral")


def test_another_besieger_is_no_hindrance() -> None:
    board = beside().campaign()
    assert board.allows(ROME, Assault(R1)) and board.allows(ROME, Confront(R1, G1))
    assert "preview.war" not in said(board, ROME, Assault(R1))
    board.do(ROME, Assault(R1), "Rs", "Rs", "Rs", *["G*"] * 6, "W*")
    assert board.owner("lilybaeum") == ROME and board.relation(ROME, GREEKS) == "neutral" and board.at(G1)


@pytest.mark.parametrize("status", ["neutral", "friendly"])
def test_an_ally_of_the_owner_defends(status: str) -> None:
    board = beside().status(GREEKS, CARTHAGE, "ally").status(ROME, GREEKS, status).campaign()
    board.refused(ROME, Assault(R1))
    assert board.allows(ROME, Confront(R1, G1))


def test_so_does_the_owner_whom_a_treaty_has_made_neutral() -> None:
    board = beside().army(G1).army(C1, "lilybaeum").status(ROME, CARTHAGE, "neutral").campaign()
    board.refused(ROME, Assault(R1))


@pytest.mark.ruling(133)
def test_nor_is_a_bystander_where_the_barracks_have_fallen() -> None:
    """Ruling 133: in its turn the army may, at its end it must."""
    board = beside("messana", garrison=False).campaign()
    told = said(board, ROME, Assault(R1))
    assert "preview.conquest" in told and "preview.foe" not in told
    board.do(ROME, EndTurn(), "G-", "G-")
    assert board.owner("messana") == ROME and board.relation(ROME, GREEKS) == "neutral"
