"""Universal Rules and sieges across the chapters: where lost cards go, when a siege holds, who knows what."""

import pytest

from engine.games.total_war_rome.actions.agents import Agree, BribeRegion, Treaty
from engine.games.total_war_rome.actions.campaign import March
from engine.games.total_war_rome.actions.rounds import EndTurn
from engine.games.total_war_rome.actions.spending import Spend
from engine.games.total_war_rome.board.armies import (
    from_reserve,
    has_room_for,
    is_legal_army,
    lose_cards,
    room_for_cards,
    to_reserve,
    too_large,
)
from engine.games.total_war_rome.board.navies import destroy_navy, set_navy, sink_ships
from engine.games.total_war_rome.events.campaign import CardsLost
from engine.games.total_war_rome.frames.rounds import TaxationPhase
from engine.games.total_war_rome.view import view_of
from engine.kernel.play import Play
from tests.engine.games.total_war_rome.scenario import (
    CARTHAGE,
    FOOT,
    GREEKS,
    LEGION,
    ROME,
    SPEARS,
    VELITES,
    Board,
    ScriptedFaces,
)
from tests.engine.games.total_war_rome.spending.test_spending_phase import may, shop


class TestLimits:
    """Universal Rules 2, 3 and 5."""

    @pytest.mark.ruling(65)
    @pytest.mark.parametrize(
        ("cards", "fine"),
        [
            ((FOOT,), False), ((FOOT, FOOT), True), ((FOOT,) * 6, True), ((FOOT,) * 7, False),
            ((FOOT, FOOT, VELITES, VELITES), True), ((FOOT, FOOT, VELITES, VELITES, VELITES), False),
            ((FOOT, FOOT, "scorpio", "ballista"), True), ((FOOT, FOOT, "scorpio", "scorpio", "onager"), False),
            ((LEGION,) * 6 + (VELITES,) * 2 + ("scorpio",) * 2, True), ((FOOT, VELITES, "scorpio"), False),
            ((FOOT, FOOT, "war_dogs", "incendiary_pigs", "flaming_logs"), False),
        ],
    )  # fmt: skip
    def test_two_to_six_and_two_and_two(self, cards: tuple[str, ...], fine: bool) -> None:
        """Ruling 65: special cards count as skirmisher cards."""
        assert is_legal_army(cards) is fine

    def test_room(self) -> None:
        assert (
            room_for_cards((FOOT,) * 4, "main") == 2
            and not has_room_for((FOOT,) * 6, LEGION)
            and has_room_for((FOOT,) * 6, VELITES)
        )
        assert not too_large((FOOT,)) and too_large((FOOT,) * 7)


@pytest.mark.ruling(61, 102)
class TestLostCards:
    """Universal Rules 3; rulings 61 and 102."""

    def test_go_to_the_reserve_stack_and_the_packs(self) -> None:
        board = Board().army("rome_1", "latium", FOOT, FOOT, LEGION, "gaesatae", "war_dogs")
        lose_cards(Play(board.state, ScriptedFaces(())), "rome_1", (LEGION, "gaesatae", "war_dogs"))
        assert board.state.factions[ROME].reserve[LEGION] == 8
        assert board.state.packs["gaesatae"] == 4 and board.state.packs["war_dogs"] == 2

    def test_others_learn_how_many(self) -> None:
        told = CardsLost(owner=ROME, seat="1", army="rome_1", count=1, cards=(FOOT,))
        assert told.seen_by("1").cards == (FOOT,) and told.seen_by("2").cards == () and told.seen_by(None).count == 1

    def test_all_are_told_which_mercenaries_go_back_to_their_open_packs(self) -> None:
        board = Board().army("rome_1", "latium", FOOT, FOOT, LEGION, "gaesatae", "war_dogs")
        lose_cards(play := Play(board.state, ScriptedFaces(())), "rome_1", (LEGION, "gaesatae", "war_dogs"))
        (told,) = [one.event for one in play.events if isinstance(one.event, CardsLost)]
        for seat in ("2", None):
            form = told.seen_by(seat)
            assert form.cards == ("gaesatae", "war_dogs") and form.count == 3
            assert (words := form.label()) and words.key == "event.cards_lost_hired"
        words = CardsLost(ROME, "1", "rome_1", 1, ("gaesatae",)).seen_by("2").label()
        assert words and words.key == "event.cards_lost_own"

    @pytest.mark.ruling(103)
    def test_what_was_known_is_forgotten(self) -> None:
        """Ruling 103."""
        board = Board().army("rome_1", "latium", *[FOOT] * 4, seen=((CARTHAGE, 1),))
        assert view_of(board.state, "2").armies["rome_1"].cards is not None
        lose_cards(Play(board.state, ScriptedFaces(())), "rome_1", (FOOT,))
        assert view_of(board.state, "2").armies["rome_1"].cards is None


@pytest.mark.ruling(68)
class TestCapturedShips:
    """Ruling 68: a captured ship that is lost goes back to the faction whose card it is, as it does when it sinks."""

    def captured(self) -> Board:
        board = Board().navy("rome_fleet_1", "mare_tyrrhenum", "trireme_r", "trireme_r")
        from_reserve(board.state, CARTHAGE, ("quinquereme_c",))
        set_navy(board.state, "rome_fleet_1", ships=("quinquereme_c", "trireme_r", "trireme_r"))
        return board

    def test_sunk_in_a_storm(self) -> None:
        board = self.captured()
        before = board.state.factions[CARTHAGE].reserve["quinquereme_c"]
        sink_ships(Play(board.state, ScriptedFaces(())), "rome_fleet_1", 3)
        assert board.state.factions[CARTHAGE].reserve["quinquereme_c"] == before + 1
        assert "quinquereme_c" not in board.state.factions[ROME].reserve

    def test_lost_with_the_navy(self) -> None:
        board = self.captured()
        destroy_navy(Play(board.state, ScriptedFaces(())), "rome_fleet_1")
        assert "quinquereme_c" not in board.state.factions[ROME].reserve
        assert not may(shop(board), ships=("rome_fleet_1:quinquereme_c",))

    def test_of_an_absent_faction_there_is_none(self) -> None:
        board = Board(2)
        to_reserve(board.state, ROME, ("trireme_r",))
        assert board.state.factions[ROME].reserve["trireme_r"] == 6


@pytest.mark.ruling(36)
class TestSieges:
    """Besieging a Garrisoned Region; ruling 36."""

    def siege(self) -> Board:
        board = Board().army("carthage_1", "latium", siege=True).status(ROME, CARTHAGE, "enemy")
        assert board.state.is_besieged("latium")
        return board

    def test_it_ends_with_the_enmity(self) -> None:
        board = self.siege().holds(ROME, "treaty").agents()
        board.do(ROME, Treaty("ac_01", "rome_agent_1", CARTHAGE, "lilybaeum")).do(CARTHAGE, Agree())
        assert not board.state.is_besieged("latium")

    def test_any_besieger_will_do(self) -> None:
        """Two armies have ended their turns there: one of a faction that is no enemy any more, one of an enemy."""
        board = Board().army("carthage_1", "latium", siege=True).army("greek_states_1", "latium", siege=True)
        board.status(ROME, CARTHAGE, "neutral").status(ROME, GREEKS, "enemy")
        assert board.state.is_besieged("latium")
        assert not board.status(ROME, GREEKS, "neutral").state.is_besieged("latium")

    def test_ships_are_built_in_an_allys_besieged_port(self) -> None:
        """Besieging 2 bars the region's owner."""
        board = self.siege().navy("greek_states_fleet_1", port="latium").status(ROME, GREEKS, "ally")
        assert may(shop(board), GREEKS, ships=("greek_states_fleet_1:trireme_g",))

    def test_it_ends_when_the_region_is_the_besiegers(self) -> None:
        board = Board().army("rome_1", "sardinia", siege=True).holds(ROME, "bribe").status(ROME, CARTHAGE, "enemy")
        board.own(GREEKS, "sardinia").status(ROME, GREEKS, "enemy")
        assert board.state.is_besieged("sardinia")
        assert not board.own(ROME, "sardinia").state.is_besieged("sardinia")
        board.agents().refused(ROME, BribeRegion("ac_31", "rome_agent_1", "sardinia"))

    def test_no_ships_are_built_in_a_besieged_port(self) -> None:
        """Besieging 2."""
        board = self.siege().navy("rome_fleet_1", port="latium")
        assert not may(shop(board), ships=("rome_fleet_1:trireme_r",))
        assert may(board, ships=("rome_fleet_2:trireme_r",))

    def test_an_ally_besieges_nobody(self) -> None:
        board = Board().army("carthage_1", "latium").status(ROME, CARTHAGE, "ally").campaign(CARTHAGE)
        assert not board.do(CARTHAGE, EndTurn()).state.is_besieged("latium")

    def test_an_independent_garrison_is_not_besieged(self) -> None:
        board = Board(2).army("rome_1", "syracusae").campaign().do(ROME, EndTurn())
        assert not board.state.armies["rome_1"].siege
        assert not board.begin(TaxationPhase()).state.is_besieged("syracusae")


@pytest.mark.ruling(32)
def test_printed_home_regions_have_a_garrison_and_others_need_barracks() -> None:
    """Assaulting Garrisoned Regions 1; ruling 32: whoever controls them."""
    for owner in ("", GREEKS, CARTHAGE):
        board = Board().own(owner, "attica", "boii")
        assert board.state.is_garrisoned("attica") and not board.state.is_garrisoned("boii")
    board.land("boii", barracks=True)
    assert board.state.is_garrisoned("boii")


@pytest.mark.ruling(99)
class TestAbsentFactions:
    """The Game Board; ruling 99."""

    def test_their_home_regions_are_independent_but_garrisoned(self) -> None:
        board = Board(2)
        assert (
            board.owner("attica") == "" and board.state.is_garrisoned("attica") and GREEKS not in board.state.factions
        )

    def test_no_invading_for_them(self) -> None:
        from engine.games.total_war_rome.actions.campaign import Assault

        board = Board(2).army("rome_1", "messana", *[LEGION] * 4, FOOT, FOOT).own(ROME, "messana").campaign()
        board.do(ROME, March("rome_1", ("syracusae",)))
        board.do(ROME, Assault("rome_1"), *["Rs"] * 3, *["G*"] * 6, "W-")
        assert board.owner("syracusae") == ROME and board.vp() == 0

    def test_three_players(self) -> None:
        board = Board(3)
        assert tuple(board.state.players) == (ROME, CARTHAGE, GREEKS) and board.owner("aedui") == ""


def test_a_basket_refuses_cards_of_others() -> None:
    board = shop(Board().army("rome_1", "latium").army("carthage_1", "hippo", SPEARS, SPEARS))
    board.refused(ROME, Spend(troops=(f"carthage_1:{FOOT}",)))
    board.refused(ROME, Spend(troops=(f"rome_1:{SPEARS}",)))
