"""Conquering Independent Regions 2: an army inside a region when its barracks fall may try to conquer it, or must."""

import pytest

from engine.games.total_war_rome.actions.agents import RebelUprising, Sabotage
from engine.games.total_war_rome.actions.campaign import Assault, Confront, March, TakeMercenary
from engine.games.total_war_rome.actions.rounds import EndTurn
from engine.games.total_war_rome.frames.rounds import TaxationPhase
from tests.engine.games.total_war_rome.diplomacy.test_betrayals import said
from tests.engine.games.total_war_rome.player.test_player import answer
from tests.engine.games.total_war_rome.scenario import CARTHAGE, FOOT, GREEKS, LEGION, ROME, SPEARS, Board

R1 = "rome_1"
STRONG = (LEGION, LEGION, LEGION, FOOT, FOOT)


def besieging(*cards: str) -> Board:
    """Rome besieges Messana, which Carthage holds with barracks."""
    board = Board().own(CARTHAGE, "messana").land("messana", barracks=True).status(ROME, CARTHAGE, "enemy")
    return board.army(R1, "messana", *(cards or STRONG), siege=True)


def fallen(*cards: str) -> Board:
    """They fall by the siege (Besieging 3)."""
    board = besieging(*cards)
    assert board.state.is_besieged("messana")
    board.begin(TaxationPhase())
    assert not board.state.regions["messana"].barracks and board.owner("messana") == CARTHAGE
    return board


@pytest.mark.ruling(133)
class TestMay:
    """Ruling 133: in its own turn, at no MU, against the defence roll."""

    def test_after_a_siege(self) -> None:
        board = fallen().campaign()
        assert board.allows(ROME, Assault(R1)) and "preview.conquest" in said(board, ROME, Assault(R1))
        board.do(ROME, Assault(R1), "G-", "G-").do(ROME, TakeMercenary("mamertines"))
        assert board.owner("messana") == ROME and board.state.armies[R1].spent == 0
        board.refused(ROME, Assault(R1))
        assert board.allows(ROME, March(R1, ("bruttium",)))

    def test_after_sabotage(self) -> None:
        board = besieging().holds(ROME, "sabotage").agent("rome_agent_1", "messana").agents()
        board.do(ROME, Sabotage(board.card(ROME, "sabotage"), "rome_agent_1", "messana", "barracks"), "R*")
        assert board.campaign().do(ROME, Assault(R1), "G-", "G-").owner("messana") == ROME

    def test_it_may_be_destroyed(self) -> None:
        board = fallen(FOOT, FOOT).campaign().do(ROME, Assault(R1), "G*", "G-")
        assert board.moment() == "losses.choose" or board.at(R1) == "gone"

    def test_cards_for_an_assault_are_of_no_use(self) -> None:
        board = fallen().holds(ROME, "siege_works").campaign()
        card = board.card(ROME, "siege_works")
        board.refused(ROME, Assault(R1, (card,)))
        board.do(ROME, Assault(R1), "G-", "G-")
        assert board.owner("messana") == ROME and board.hand(ROME) == [card]

    def test_a_garrison_is_assaulted_as_ever(self) -> None:
        board = besieging().holds(ROME, "siege_works").campaign()
        assert board.allows(ROME, Assault(R1, (board.card(ROME, "siege_works"),)))
        assert "preview.assault" in said(board, ROME, Assault(R1))

    def test_an_enemy_army_is_met_first(self) -> None:
        board = fallen().army("carthage_1", "messana", SPEARS, SPEARS).campaign()
        board.refused(ROME, Assault(R1))
        assert board.allows(ROME, Confront(R1, "carthage_1"))

    def test_it_may_leave_instead(self) -> None:
        board = fallen().campaign().do(ROME, March(R1, ("bruttium",))).do(ROME, EndTurn())
        assert board.at(R1) == "bruttium" and board.owner("messana") == CARTHAGE

    def test_nor_does_it_lead_against_an_ally(self) -> None:
        board = fallen().status(ROME, CARTHAGE, "ally").campaign()
        board.refused(ROME, Assault(R1))
        assert board.do(ROME, EndTurn()).owner("messana") == CARTHAGE

    def test_an_army_in_an_allys_region_that_rebels(self) -> None:
        board = Board().own(CARTHAGE, "mastia").status(ROME, CARTHAGE, "ally").army(R1, "mastia", *STRONG)
        board.holds(GREEKS, "rebel_uprising").agent("greek_states_agent_1", "mastia").agents(GREEKS)
        board.do(GREEKS, RebelUprising(board.card(GREEKS, "rebel_uprising"), "greek_states_agent_1", "mastia"))
        assert board.owner("mastia") == ""
        assert board.campaign().do(ROME, Assault(R1), "Y-", "Y-").owner("mastia") == ROME


@pytest.mark.ruling(133)
class TestMust:
    """Ruling 133: who would stay there without having tried, tries when the turn ends."""

    def test_at_the_end_of_the_turn(self) -> None:
        board = fallen().campaign()
        assert "preview.must_conquer" in said(board, ROME, EndTurn())
        board.do(ROME, EndTurn(), "G-", "G-").do(ROME, TakeMercenary("mamertines"))
        assert board.owner("messana") == ROME and board.asked() != {ROME}

    def test_losses_are_the_owners_choice(self) -> None:
        board = fallen().campaign().do(ROME, EndTurn(), "G*", "G-")
        assert board.moment() == "losses.choose" and board.asked() == {ROME}

    @pytest.mark.parametrize("status", ["neutral", "friendly"])
    def test_not_against_who_is_no_enemy(self, status: str) -> None:
        """That would be an attack, which nobody makes by staying where he is."""
        board = fallen().status(ROME, CARTHAGE, status).campaign()
        assert board.allows(ROME, Assault(R1)) and "preview.war" in said(board, ROME, Assault(R1))
        assert "preview.must_conquer" not in said(board, ROME, EndTurn())
        assert board.do(ROME, EndTurn()).owner("messana") == CARTHAGE

    def test_not_beside_an_enemy_army(self) -> None:
        board = fallen().army("carthage_1", "messana", SPEARS, SPEARS).campaign().do(ROME, EndTurn())
        assert board.owner("messana") == CARTHAGE

    def test_a_garrison_is_only_besieged(self) -> None:
        board = besieging().campaign().do(ROME, EndTurn())
        assert board.state.is_besieged("messana")


def test_the_computer_player_takes_it() -> None:
    """Conquering 2."""
    assert answer(fallen().campaign()) == Assault(R1)
