"""Navies in the campaign: placing, sailing, ports, embarking, interception, MEETING ENEMY NAVIES, retreats."""

import pytest

from engine.games.total_war_rome.actions.battle import LoseShips
from engine.games.total_war_rome.actions.campaign import (
    Assault,
    Disembark,
    Embark,
    Engage,
    Intercept,
    March,
    MeetFirst,
    PlaceNavy,
    ReorganiseNavies,
    RetreatNavy,
    Sail,
)
from engine.games.total_war_rome.actions.event_cards import FairWinds
from engine.games.total_war_rome.actions.rounds import EndTurn
from engine.games.total_war_rome.campaign.movement import navy_mu
from engine.games.total_war_rome.campaign.sailing import navy_retreat_places
from engine.games.total_war_rome.events.battle import NavalBattleFought
from engine.games.total_war_rome.game import GAME
from tests.engine.games.total_war_rome.scenario import CARTHAGE, FOOT, GREEKS, ROME, SPEARS, TRIBES, Board

FLEET, FOE = "rome_fleet_1", "carthage_fleet_1"
LOST = LoseShips(("trireme_c",))


@pytest.mark.ruling(14)
class TestPlacing:
    """Placing Navies; ruling 14."""

    def test_in_the_port_of_a_home_region(self) -> None:
        board = Board().navy(FLEET).own(CARTHAGE, "etruria").own(ROME, "corsica").campaign()
        assert set(board.options(ROME, PlaceNavy, FLEET)) == {"latium", "umbria", "campania", "apulia", "bruttium"}
        board.do(ROME, PlaceNavy(FLEET, "latium"))
        assert board.state.navies[FLEET].port == "latium" and board.state.navies[FLEET].spent == 0

    @pytest.mark.ruling(130)
    def test_not_in_a_besieged_port(self) -> None:
        board = Board().navy(FLEET).army("carthage_1", "latium", siege=True).status(ROME, CARTHAGE, "enemy").campaign()
        assert "latium" not in board.options(ROME, PlaceNavy, FLEET)
        board.refused(ROME, PlaceNavy(FLEET, "latium"))

    def test_once(self) -> None:
        assert not Board().navy(FLEET, port="latium").campaign().may(ROME, PlaceNavy)


class TestSailing:
    """Moving Armies and Navies."""

    @pytest.mark.ruling(14)
    def test_four_mu_out_of_port_and_into_it(self) -> None:
        """Ruling 14."""
        board = Board().navy(FLEET, port="latium").campaign()
        board.refused(
            ROME, Sail(FLEET, ("mare_tyrrhenum", "mare_ionium", "mare_adriaticum", "umbria", "mare_adriaticum"))
        )
        board.do(ROME, Sail(FLEET, ("mare_tyrrhenum", "mare_ionium", "mare_adriaticum", "umbria")))
        assert board.at(FLEET) == "umbria" and not board.may(ROME, Sail)

    def test_fair_winds_and_pilots(self) -> None:
        board = Board().navy(FLEET, "mare_tyrrhenum", spent=4).holds(ROME, "fair_winds").campaign()
        assert navy_mu(board.do(ROME, FairWinds("ac_25", FLEET)).state, board.state.navies[FLEET]) == 2
        pilots = ("carthage_cothon", "carthage_marines", "carthage_pilots")
        board = Board().navy(FOE, "mare_africum").has(CARTHAGE, developments=pilots)
        assert navy_mu(board.state, board.state.navies[FOE]) == 5

    def test_only_friendly_ports(self) -> None:
        board = Board().navy(FLEET, "mare_ionium").status(ROME, GREEKS, "ally").campaign()
        assert board.allows(ROME, Sail(FLEET, ("syracusae",)))
        assert not board.allows(ROME, Sail(FLEET, ("messana",)))

    @pytest.mark.ruling(67)
    def test_past_neutral_navies(self) -> None:
        """Ruling 67: a sea area with another's navy is passed freely, but for an enemy's, where one must fight."""
        board = Board().navy(FLEET, "mare_tyrrhenum").navy(FOE, "mare_ionium").campaign()
        assert board.allows(ROME, Sail(FLEET, ("mare_ionium", "mare_libycum")))
        board = (
            Board().navy(FLEET, "mare_tyrrhenum").navy(FOE, "mare_ionium").status(ROME, CARTHAGE, "enemy").campaign()
        )
        board.refused(ROME, Sail(FLEET, ("mare_ionium", "mare_libycum")))
        assert board.allows(ROME, Sail(FLEET, ("mare_ionium",)))

    def test_reorganising_costs_a_mu_each(self) -> None:
        board = Board().navy(FLEET, "mare_ionium").navy("rome_fleet_2", "mare_ionium", "quinquereme_r").campaign()
        board.do(ROME, ReorganiseNavies(FLEET, "rome_fleet_2", ("trireme_r",), ("quinquereme_r",)))
        assert board.state.navies[FLEET].ships == ("quinquereme_r", "trireme_r")
        assert [board.state.navies[n].spent for n in (FLEET, "rome_fleet_2")] == [1, 1]

    @pytest.mark.ruling(119)
    def test_a_merged_navy_has_the_mu_of_the_one_that_has_moved_farther(self) -> None:
        """Ruling 119, as of armies that merge: nobody sails farther by it."""
        board = Board().navy(FLEET, "mare_ionium", spent=2).navy("rome_fleet_2", "mare_ionium", "quinquereme_r")
        board.campaign().do(ROME, ReorganiseNavies(FLEET, "rome_fleet_2", ("trireme_r", "trireme_r"), ()))
        assert board.at(FLEET) == "gone" and board.state.navies["rome_fleet_2"].spent == 3


def loaded(**status: str) -> Board:
    board = Board().navy(FLEET, "mare_tyrrhenum").army("rome_1", "lucania", FOOT, FOOT, FOOT)
    for other, value in status.items():
        board.status(ROME, other, value)
    return board


@pytest.mark.ruling(18)
class TestEmbarking:
    """Movement Modifiers: embarking and disembarking; ruling 18."""

    def test_one_mu_for_both_each_time_and_none_at_sea(self) -> None:
        board = loaded().campaign().do(ROME, Embark("rome_1", FLEET))  # Lucania has no port
        board.do(ROME, Sail(FLEET, ("mare_sardoum",)))
        assert (board.state.armies["rome_1"].spent, board.state.navies[FLEET].spent) == (1, 2)
        board.do(ROME, Disembark("rome_1", "massaesylia"), "G-", "G-")
        assert (board.state.armies["rome_1"].spent, board.state.navies[FLEET].spent) == (2, 3)
        assert board.owner("massaesylia") == ROME  # it may conquer after landing
        board.refused(ROME, March("rome_1", ("massylia",)))  # 1 MU left, and a river
        assert board.allows(ROME, Embark("rome_1", FLEET))

    def test_one_army_a_navy(self) -> None:
        board = loaded().army("rome_2", "campania").campaign().do(ROME, Embark("rome_1", FLEET))
        assert not board.may(ROME, Embark)

    def test_from_port_to_the_region_of_the_port(self) -> None:
        board = Board().navy(FLEET, port="latium").army("rome_1", "latium").army("rome_2", "campania").campaign()
        assert board.options(ROME, Embark) == ("rome_1",)
        board.do(ROME, Embark("rome_1", FLEET))
        assert board.options(ROME, Disembark, "rome_1") == ("latium",)

    def test_not_without_mu(self) -> None:
        board = loaded().army("rome_2", "campania").campaign()
        board.do(ROME, Sail(FLEET, ("mare_ligusticum", "mare_gallicum", "mare_ligusticum", "mare_tyrrhenum")))
        assert not board.may(ROME, Embark)

    def test_free_with_naval_supply(self) -> None:
        supply = ("rome_shipyards", "rome_marines", "rome_naval_supply")
        board = loaded().has(ROME, developments=supply).campaign().do(ROME, Embark("rome_1", FLEET))
        assert (board.state.armies["rome_1"].spent, board.state.navies[FLEET].spent) == (0, 0)

    @pytest.mark.ruling(21)
    def test_an_army_held_by_a_garrison_goes_no_further(self) -> None:
        """Ruling 21: the enemy's garrisoned region has ended its movement, by sea too."""
        board = Board().navy(FLEET, "mare_sardoum").army("rome_1", "massylia", FOOT, FOOT, FOOT)
        board.status(ROME, CARTHAGE, "enemy").campaign().do(ROME, March("rome_1", ("hippo",)))
        assert not board.may(ROME, Embark) and board.allows(ROME, Assault("rome_1"))
        board.do(ROME, Assault("rome_1"), "Rs", "Rs", "G-", "G-", "G-", "W-")
        assert board.owner("hippo") == CARTHAGE and board.may(ROME, Embark)  # after a failed assault it may

    def test_landing_at_a_garrison(self) -> None:
        board = loaded(carthage="enemy").campaign().do(ROME, Embark("rome_1", FLEET))
        board.do(ROME, Disembark("rome_1", "lilybaeum"))
        assert board.at("rome_1") == "lilybaeum" and board.allows(ROME, Assault("rome_1"))
        board.do(ROME, EndTurn())
        assert board.state.is_besieged("lilybaeum")


@pytest.mark.ruling(66)
class TestInterception:
    """The Game Board, Seas: interception; ruling 66."""

    def voyage(self, *legs: str, status: str = "neutral") -> Board:
        board = Board().navy(FLEET, "mare_tyrrhenum").navy(FOE, "mare_africum").status(ROME, CARTHAGE, status)
        return board.campaign().do(ROME, Sail(FLEET, legs))

    @pytest.mark.ruling(69)
    def test_from_an_adjacent_sea_area(self) -> None:
        board = self.voyage("mare_ionium", "mare_libycum")
        assert board.window() and board.asked() == {CARTHAGE} and board.at(FLEET) == "mare_ionium"
        board.do(CARTHAGE, Intercept(FOE)).close(*["G-"] * 4)
        assert board.at(FOE) == "mare_ionium" and board.relation(ROME, CARTHAGE) == "enemy"
        assert board.asked() == {CARTHAGE}  # ruling 69: the interceptor attacked, so on a tie he retreats
        board.do(CARTHAGE, RetreatNavy("mare_africum"))
        assert board.state.navies[FLEET].spent == 1 and board.at(FLEET) == "mare_ionium"
        assert board.moment() == "campaign_turn.start"  # the rest of the voyage is asked anew

    def test_a_victorious_navy_sails_on(self) -> None:
        board = self.voyage("mare_ionium").do(CARTHAGE, Intercept(FOE)).close("G-", "G-", "G*", "G-")
        board.do(CARTHAGE, LOST).do(CARTHAGE, RetreatNavy("mare_africum"))
        assert board.allows(ROME, Sail(FLEET, ("mare_africum",)))  # and may attack the loser again

    def test_it_may_be_let_go(self) -> None:
        board = self.voyage("mare_ionium", "mare_libycum").close()
        assert board.at(FLEET) == "mare_libycum" and board.window()  # beside the Libyan Sea it is asked again
        assert board.close().moment() == "campaign_turn.start"

    @pytest.mark.ruling(66)
    def test_each_navy_once_a_turn_of_the_navy(self) -> None:
        """Ruling 66: also when it sails in several voyages; a second navy of the faction may do it too."""
        board = Board().navy(FLEET, "mare_tyrrhenum").navy(FOE, "mare_africum").navy("carthage_fleet_2", "mare_sardoum")
        board.campaign().do(ROME, Sail(FLEET, ("mare_ionium",))).do(CARTHAGE, Intercept(FOE)).close(*["G-"] * 4)
        board.do(CARTHAGE, RetreatNavy("mare_libycum")).do(ROME, Sail(FLEET, ("mare_tyrrhenum",)))
        assert board.window() and board.options(CARTHAGE, Intercept) == ("carthage_fleet_2",)
        board.do(CARTHAGE, Intercept("carthage_fleet_2")).close(*["G-"] * 4)
        board.do(CARTHAGE, RetreatNavy("mare_sardoum"))
        assert board.moment() == "campaign_turn.start"  # though it lies next to it again
        board.do(ROME, Sail(FLEET, ("mare_ionium",)))
        assert not board.window() and board.moment() == "campaign_turn.start"

    @pytest.mark.ruling(66)
    def test_two_navies_one_after_the_other_in_the_same_place(self) -> None:
        """Ruling 66: the second one may fall upon the navy that the first has not stopped."""
        board = Board().navy(FLEET, "mare_tyrrhenum").navy(FOE, "mare_africum").navy("carthage_fleet_2", "mare_libycum")
        board.campaign().do(ROME, Sail(FLEET, ("mare_ionium",))).do(CARTHAGE, Intercept(FOE)).close(*["G-"] * 4)
        board.do(CARTHAGE, RetreatNavy("mare_africum"))
        assert board.window() and board.options(CARTHAGE, Intercept) == ("carthage_fleet_2",)

    @pytest.mark.ruling(66)
    def test_the_preview_names_who_may_still_intercept(self) -> None:
        """Ruling 66: not who has done it already."""
        board = self.voyage("mare_ionium").do(CARTHAGE, Intercept(FOE)).close(*["G-"] * 4)
        board.do(CARTHAGE, RetreatNavy("mare_libycum"))
        for navy, named in (("", []), ("carthage_fleet_2", ["preview.intercept"])):
            if navy:
                board.navy(navy, "mare_sardoum")
            lines = GAME.preview(board.state, board.prompt(ROME, Sail), ("sail", FLEET, "mare_tyrrhenum")).lines
            assert [line.key for line in lines if line.key == "preview.intercept"] == named

    def test_not_from_port_nor_against_one_in_port(self) -> None:
        board = Board().navy(FLEET, "mare_tyrrhenum").navy(FOE, port="lilybaeum").campaign()
        assert not board.do(ROME, Sail(FLEET, ("mare_sardoum",))).window()
        board = Board().navy(FLEET, "mare_tyrrhenum").navy(FOE, "mare_ionium").campaign()
        assert not board.do(ROME, Sail(FLEET, ("campania",))).window()


class TestFights:
    """Meeting Enemy Navies."""

    def battle(self, *faces: str, at: str = "mare_ionium") -> Board:
        board = Board().navy(FLEET, "mare_tyrrhenum").navy(FOE, at).status(ROME, CARTHAGE, "enemy")
        return board.campaign().do(ROME, Sail(FLEET, (at,)), *faces)

    def test_entering_an_enemys_sea_area_is_an_attack(self) -> None:
        board = self.battle("G*", "G-", "G-", "G-").do(CARTHAGE, LOST)
        assert board.asked() == {CARTHAGE}
        board.do(CARTHAGE, RetreatNavy("mare_africum"))
        assert board.at(FOE) == "mare_africum" and len(board.state.navies[FOE].ships) == 1

    @pytest.mark.ruling(71)
    def test_the_loser_retreats_two_sea_areas_or_to_a_friendly_port(self) -> None:
        """Ruling 71."""
        board = Board().navy(FOE, "mare_tyrrhenum").status(CARTHAGE, TRIBES, "ally")
        found = navy_retreat_places(board.state, FOE)
        assert {"mare_sardoum", "mare_africum", "mare_libycum", "lilybaeum", "sardinia", "zeugitana"} <= set(found)
        assert "mare_cantabricum" not in found and "latium" not in found and "mare_tyrrhenum" not in found

    def test_never_among_enemy_navies(self) -> None:
        board = Board().navy(FOE, "mare_adriaticum").navy(FLEET, "mare_ionium").status(ROME, CARTHAGE, "enemy")
        assert navy_retreat_places(board.state, FOE) == ()

    @pytest.mark.ruling(71)
    def test_ports_are_no_further_than_the_seas(self) -> None:
        """Ruling 71: within two sea areas, whatever way enemies leave open."""
        board = Board().navy(FOE, "mare_libycum").navy(FLEET, "mare_africum").status(ROME, CARTHAGE, "enemy")
        found = navy_retreat_places(board.state, FOE)
        assert "mare_africum" not in found and "zeugitana" not in found
        board.own(CARTHAGE, "bruttium", "creta")
        found = navy_retreat_places(board.state, FOE)
        assert "creta" in found and "bruttium" in found

    @pytest.mark.ruling(71)
    def test_without_a_way_it_is_destroyed(self) -> None:
        """Ruling 71."""
        board = Board().navy(FLEET, "mare_adriaticum").navy(FOE, "mare_adriaticum").navy("rome_fleet_2", "mare_ionium")
        board.status(ROME, CARTHAGE, "enemy").campaign()
        board.do(ROME, Engage(FLEET, FOE), "G*", "G-", "G-", "G-")
        assert board.do(CARTHAGE, LOST).at(FOE) == "gone"

    def test_navies_in_port_cannot_be_attacked(self) -> None:
        board = Board().navy(FLEET, "mare_tyrrhenum").navy(FOE, port="lilybaeum").status(ROME, CARTHAGE, "enemy")
        assert not board.campaign().may(ROME, Engage)

    @pytest.mark.ruling(143)
    def test_of_two_enemies_it_says_which_it_meets_first(self) -> None:
        """Ruling 143."""
        board = Board().navy(FLEET, "mare_tyrrhenum", *["trireme_r"] * 3).navy(FOE, "mare_ionium", "trireme_c")
        board.navy("carthage_fleet_2", "mare_ionium").status(ROME, CARTHAGE, "enemy").campaign()
        board.do(ROME, Sail(FLEET, ("mare_ionium",)))
        assert board.moment() == "voyage.first" and board.asked() == {ROME}
        label = GAME.odds(board.state, board.prompt(ROME, MeetFirst), ("meet_first", FOE))
        assert label is not None and label.key == "odds.battle"
        board.do(ROME, MeetFirst(FOE), "G*", "G-", "G-", "G-", *["G-"] * 5)  # the other is met next, the only one left
        first, second = board.all(NavalBattleFought)
        assert board.at(FOE) == "gone" and (first.side, second.side) == (ROME, "")

    def test_a_loser_moves_no_more_this_turn(self) -> None:
        board = self.battle("G-", "G-", "G*", "G-").do(ROME, LoseShips(("trireme_r",)))
        board.do(ROME, RetreatNavy("mare_tyrrhenum"))
        assert not board.may(ROME, Sail) and not board.may(ROME, Engage)

    @pytest.mark.ruling(70, 71, 72)
    def test_the_army_aboard_goes_along(self) -> None:
        """Rulings 70 to 72."""
        board = Board().navy(FLEET, "mare_tyrrhenum").navy(FOE, "mare_ionium").status(ROME, CARTHAGE, "enemy")
        board.army("carthage_1", "", *[SPEARS] * 4).aboard("carthage_1", FOE).campaign()
        board.do(ROME, Sail(FLEET, ("mare_ionium",)), "G*", "G-", "G-", "G-").do(CARTHAGE, LOST, 1, 1)
        board.do(CARTHAGE, RetreatNavy("mare_africum"))
        assert board.at("carthage_1") == FOE and len(board.state.armies["carthage_1"].cards) == 2
