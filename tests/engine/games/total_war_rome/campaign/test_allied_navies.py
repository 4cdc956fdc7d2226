"""Embark/Disembark, Meeting Enemy Armies 3: an army aboard the navy of an ally, with his leave (ruling 135)."""

import pytest

from engine.games.total_war_rome.actions.agents import Agree, Refuse
from engine.games.total_war_rome.actions.campaign import (
    Betray,
    Confront,
    Disembark,
    Embark,
    Engage,
    March,
    Meet,
    Sail,
    Withdraw,
)
from engine.games.total_war_rome.actions.event_cards import Storm
from engine.games.total_war_rome.actions.rounds import EndTurn
from engine.games.total_war_rome.campaign.movement import navy_mu
from engine.games.total_war_rome.events.campaign import PassageAnswered
from tests.engine.games.total_war_rome.diplomacy.test_betrayals import said
from tests.engine.games.total_war_rome.player.test_player import answer
from tests.engine.games.total_war_rome.scenario import CARTHAGE, FOOT, GREEKS, LEGION, ROME, SPEARS, TRIBES, Board

R1, BOAT = "rome_1", "carthage_fleet_1"
STRONG = (LEGION, LEGION, LEGION, FOOT, FOOT)


def shore(status: str = "ally") -> Board:
    """A Roman army at Bruttium, a navy of Carthage before it; Rome has none."""
    board = Board().army(R1, "bruttium", *STRONG).navy(BOAT, "mare_ionium")
    return board.status(ROME, CARTHAGE, status)


def aboard() -> Board:
    return shore().campaign().do(ROME, Embark(R1, BOAT)).do(CARTHAGE, Agree())


@pytest.mark.ruling(135)
class TestBoarding:
    """Ruling 135: he is asked, as for passage through his land."""

    def test_with_his_leave(self) -> None:
        board = shore().campaign()
        assert "preview.leave_aboard" in said(board, ROME, Embark(R1, BOAT))
        board.do(ROME, Embark(R1, BOAT))
        assert board.asked() == {CARTHAGE} and board.moment() == "advance.leave" and board.at(R1) == "bruttium"
        asked = board.prompt(CARTHAGE, Agree).subject
        assert asked is not None and (asked.args["army"], asked.args["navy"]) == (R1, BOAT)
        board.do(CARTHAGE, Agree())
        assert board.at(R1) == BOAT and board.state.carried_by(BOAT) == R1 and board.told(PassageAnswered).agreed
        assert board.state.armies[R1].spent == 1 and board.state.navies[BOAT].spent == 1

    @pytest.mark.ruling(19)
    def test_refused_it_is_not_asked_again_this_turn(self) -> None:
        """Ruling 19."""
        board = shore().campaign().do(ROME, Embark(R1, BOAT)).do(CARTHAGE, Refuse())
        assert board.at(R1) == "bruttium" and board.state.armies[R1].spent == 0
        board.refused(ROME, Embark(R1, BOAT))
        board.do(ROME, EndTurn())
        assert not board.state.armies[R1].denied

    @pytest.mark.parametrize("status", ["friendly", "neutral", "enemy"])
    def test_only_an_allys(self, status: str) -> None:
        shore(status).campaign().refused(ROME, Embark(R1, BOAT))

    def test_none_that_carries_an_army(self) -> None:
        board = shore().army("carthage_1", "").aboard("carthage_1", BOAT).campaign()
        board.refused(ROME, Embark(R1, BOAT))

    def test_ones_own_needs_no_leave(self) -> None:
        board = shore().navy("rome_fleet_1", "mare_ionium").campaign().do(ROME, Embark(R1, "rome_fleet_1"))
        assert board.at(R1) == "rome_fleet_1" and board.asked() == {ROME}

    def test_a_navy_that_sinks_while_he_thinks(self) -> None:
        board = shore().holds(GREEKS, "storm").navy(BOAT, "mare_ionium", "trireme_c").campaign()
        board.do(ROME, Embark(R1, BOAT))
        board.do(GREEKS, Storm(board.card(GREEKS, "storm"), BOAT), "G*")
        assert board.at(BOAT) == "gone" and board.at(R1) == "bruttium" and board.asked() == {ROME}


@pytest.mark.ruling(135)
class TestAboard:
    """Ruling 135: he sails, the army lands in its own turn."""

    def test_he_sails_and_the_army_goes_along(self) -> None:
        board = aboard().do(ROME, EndTurn()).campaign(CARTHAGE).do(CARTHAGE, Sail(BOAT, ("mare_tyrrhenum",)))
        assert board.at(R1) == BOAT and board.at(BOAT) == "mare_tyrrhenum"
        assert not board.may(CARTHAGE, Disembark)
        board.campaign().do(ROME, Disembark(R1, "corsica"), "G-", "G-")
        assert board.at(R1) == "corsica" and board.owner("corsica") == ROME
        assert navy_mu(board.state, board.state.navies[BOAT]) < 4

    def test_it_is_lost_with_the_navy(self) -> None:
        board = aboard().navy("greek_states_fleet_1", "mare_ionium").status(CARTHAGE, GREEKS, "enemy")
        board.campaign(GREEKS).do(GREEKS, Engage("greek_states_fleet_1", BOAT), "G*", "G*", "G-", "G-", *[1] * 5)
        assert board.at(BOAT) == "gone" == board.at(R1)

    def test_the_end_of_the_alliance_leaves_it_aboard_until_it_lands(self) -> None:
        board = aboard().army("rome_2", "messana", *[FOOT] * 4).own(ROME, "messana").campaign()
        board.do(ROME, Betray("rome_2", "lilybaeum"))
        assert board.relation(ROME, CARTHAGE) == "enemy" and board.at(R1) == BOAT
        assert board.allows(ROME, Disembark(R1, "bruttium"))


@pytest.mark.ruling(39, 135)
class TestEscaping:
    """Meeting Enemy Armies 3: an adjacent friendly navy, with its owner's leave (rulings 39 and 135)."""

    def met(self, status: str = "ally") -> Board:
        board = shore(status).army(R1, "messana", *STRONG).army("greek_states_1", "messana", stars=2)
        return (
            board.status(ROME, GREEKS, "enemy")
            .own(GREEKS, "messana")
            .campaign()
            .do(ROME, Confront(R1, "greek_states_1"))
        )

    def test_aboard_an_allys_navy(self) -> None:
        board = self.met()
        assert BOAT in board.options(ROME, Meet, "avoid")
        board.do(GREEKS, Meet("fight", "stay", "none")).do(ROME, Meet("avoid", BOAT, "none"), "W*", "W-")
        assert board.asked() == {CARTHAGE} and board.moment() == "flight.leave" and board.at(R1) == "messana"
        board.do(CARTHAGE, Agree())
        assert board.at(R1) == BOAT

    def test_he_may_refuse(self) -> None:
        board = self.met()
        board.do(GREEKS, Meet("fight", "stay", "none")).do(ROME, Meet("avoid", BOAT, "none"), "W*", "W-")
        board.do(CARTHAGE, Refuse())
        assert board.moment() == "flight.elsewhere" and BOAT not in board.options(ROME, Withdraw)

    def test_a_storm_that_sinks_it_meanwhile_leaves_the_other_places(self) -> None:
        board = shore().holds(TRIBES, "storm").navy(BOAT, "mare_ionium", "trireme_c")
        board.army(R1, "messana", *STRONG).army("greek_states_1", "messana", stars=2).status(ROME, GREEKS, "enemy")
        board.own(GREEKS, "messana").campaign().do(ROME, Confront(R1, "greek_states_1"))
        board.do(GREEKS, Meet("fight", "stay", "none")).do(ROME, Meet("avoid", BOAT, "none"), "W*", "W-")
        board.do(TRIBES, Storm(board.card(TRIBES, "storm"), BOAT), "G*")
        assert board.at(BOAT) == "gone" and board.moment() == "flight.elsewhere" and board.asked() == {ROME}

    def test_not_aboard_anothers(self) -> None:
        assert BOAT not in self.met("friendly").options(ROME, Meet, "avoid")


def test_the_computer_player_boards_its_own_navies_only() -> None:
    """It would not know where an ally sails; asked for leave, it gives it as for passage."""
    for status in ("ally", "neutral"):
        action = answer(shore(status).campaign())
        assert not isinstance(action, Embark)
    board = shore().campaign().do(ROME, Embark(R1, BOAT))
    assert answer(board, CARTHAGE) == Agree()


def test_a_navy_full_of_spears_is_not_asked_for_a_march() -> None:
    """Moving Armies and Navies: leave for a region is asked as before."""
    board = shore().own(CARTHAGE, "messana").army("carthage_1", "messana", SPEARS, SPEARS).campaign()
    board.do(ROME, March(R1, ("messana",)))
    asked = board.prompt(CARTHAGE, Agree).subject
    assert asked is not None and asked.key == "subject.passage"
