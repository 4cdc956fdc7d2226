"""Agent Actions against regions and armies: Protests, Riots, Rebel Uprising, Bribe (rulings 75, 77 to 79)."""

import pytest

from engine.games.total_war_rome.actions.agents import (
    BribeArmy,
    BribeRegion,
    Foil,
    LeadAway,
    Protests,
    RebelUprising,
    Riots,
)
from engine.games.total_war_rome.actions.campaign import LoseCards
from engine.games.total_war_rome.events.agents import AgentLost
from engine.games.total_war_rome.events.board import RegionTaken
from engine.games.total_war_rome.events.campaign import ArmyDestroyed
from tests.engine.games.total_war_rome.scenario import CARTHAGE, ELEPHANT, GREEKS, JAVELINS, ROME, SPEARS, Board

A1 = "rome_agent_1"


@pytest.mark.ruling(77)
class TestProtestsAndRiots:
    """Protests and Riots; ruling 77."""

    def test_one_marker_and_two(self) -> None:
        board = Board().holds(ROME, "protests", "riots").agents()
        board.do(ROME, Protests("ac_19", A1, "lilybaeum"))
        assert board.state.regions["lilybaeum"].unrest == 1
        board.do(ROME, Riots("ac_24", "rome_agent_2", "sardinia"))
        assert board.state.regions["sardinia"].unrest == 2

    def test_no_cap_on_markers_and_armies_do_not_hinder(self) -> None:
        board = Board().holds(ROME, "riots").army("carthage_1", "lilybaeum").land("lilybaeum", unrest=3).agents()
        assert board.do(ROME, Riots("ac_24", A1, "lilybaeum")).state.regions["lilybaeum"].unrest == 5

    def test_barracks_make_immune(self) -> None:
        board = Board().holds(ROME, "protests", "riots").land("lilybaeum", barracks=True).agents()
        board.refused(ROME, Protests("ac_19", A1, "lilybaeum"))
        board.refused(ROME, Riots("ac_24", A1, "lilybaeum"))

    def test_neither_ones_own_nor_independent_regions(self) -> None:
        board = Board().holds(ROME, "protests").agents()
        board.refused(ROME, Protests("ac_19", A1, "latium"))
        board.refused(ROME, Protests("ac_19", A1, "messana"))


def rising(*cards: str, region: str = "mastia", owner: str = CARTHAGE, **land: object) -> Board:
    board = Board().holds(ROME, "rebel_uprising").own(owner, region).agent(A1, "edetania")
    if cards:
        board.army("carthage_1", region, *cards)
    return board.agents()


@pytest.mark.ruling(78)
class TestRebelUprising:
    """Rebel Uprising; ruling 78."""

    def test_without_an_army_it_is_independent_again(self) -> None:
        board = rising().do(ROME, RebelUprising("ac_28", A1, "mastia"))
        assert board.owner("mastia") == "" and board.told(RegionTaken).how == "uprising"

    def test_an_army_takes_the_defence_roll_and_holds(self) -> None:
        board = rising(SPEARS, SPEARS, SPEARS).do(ROME, RebelUprising("ac_28", A1, "mastia"), "Y*", "Yx")
        board.do(CARTHAGE, LoseCards((SPEARS,)))
        assert board.owner("mastia") == CARTHAGE and len(board.state.armies["carthage_1"].cards) == 2

    def test_unless_it_is_destroyed(self) -> None:
        board = rising(SPEARS, SPEARS).do(ROME, RebelUprising("ac_28", A1, "mastia"), "Y*", "Y-")
        board.do(CARTHAGE, LoseCards((SPEARS,)))
        assert board.owner("mastia") == "" and board.told(ArmyDestroyed).army == "carthage_1"
        assert board.vp() == 0  # ruling 5

    def test_a_home_region_returns_to_its_owner(self) -> None:
        board = rising(region="gades", owner=GREEKS).do(ROME, RebelUprising("ac_28", A1, "gades"))
        assert board.owner("gades") == CARTHAGE

    @pytest.mark.ruling(99)
    def test_of_an_absent_faction_it_is_independent(self) -> None:
        """Ruling 99."""
        board = Board(2).holds(ROME, "rebel_uprising").own(CARTHAGE, "syracusae").agents()
        assert board.do(ROME, RebelUprising("ac_28", A1, "syracusae")).owner("syracusae") == ""

    def test_not_where_the_controller_is_at_home(self) -> None:
        board = Board().holds(ROME, "rebel_uprising").own(ROME, "messana").agents()
        for region in ("lilybaeum", "messana", "corsica"):
            board.refused(ROME, RebelUprising("ac_28", A1, region))


def bribing(*cards: str, gold: int = 10, stars: int = 2) -> Board:
    board = Board().holds(ROME, "bribe").own(CARTHAGE, "messana").has(ROME, gold=gold)
    return board.army("carthage_1", "messana", *cards, stars=stars)


@pytest.mark.ruling(79)
class TestBribeArmy:
    """Bribe Army; ruling 79."""

    def test_the_price_is_one_a_card_that_is_no_mercenary_and_one_a_star(self) -> None:
        board = bribing(SPEARS, SPEARS, SPEARS, "mamertines", gold=4).agents()
        board.refused(ROME, BribeArmy("ac_31", A1, "carthage_1"))
        board = bribing(SPEARS, SPEARS, SPEARS, "mamertines", gold=5).agents()
        assert board.do(ROME, BribeArmy("ac_31", A1, "carthage_1"), "Rx").gold() == 0

    @pytest.mark.ruling(75)
    @pytest.mark.parametrize("face", ["Rx", "Rs"])
    def test_the_gold_is_lost_when_it_fails(self, face: str) -> None:
        """Ruling 75: the card too; the agent lives, whatever he rolled."""
        board = bribing(SPEARS, SPEARS, SPEARS).agents().do(ROME, BribeArmy("ac_31", A1, "carthage_1"), face)
        assert board.gold() == 5 and len(board.state.armies["carthage_1"].cards) == 3
        assert board.at(A1) == "messana" and board.hand(ROME) == []

    @pytest.mark.ruling(79)
    def test_all_mercenaries_and_half_of_the_others_go(self) -> None:
        board = bribing(SPEARS, SPEARS, SPEARS, SPEARS, JAVELINS, "mamertines").agents()
        board.do(ROME, BribeArmy("ac_31", A1, "carthage_1"), "R*")
        assert board.asked() == {CARTHAGE}  # the owner chooses which half
        board.do(CARTHAGE, LoseCards((SPEARS, JAVELINS)))
        assert board.state.armies["carthage_1"].cards == (SPEARS, SPEARS, SPEARS)
        assert board.state.packs["mamertines"] == 4
        assert board.options(ROME, LeadAway) == ("messana", "lilybaeum")  # ruling 79: legal for its owner
        board.do(ROME, LeadAway("lilybaeum"))
        assert board.at("carthage_1") == "lilybaeum" and board.asked() == {ROME}

    def test_it_may_be_left_where_it_is(self) -> None:
        board = bribing(SPEARS, SPEARS, SPEARS).agents().do(ROME, BribeArmy("ac_31", A1, "carthage_1"), "R*")
        board.do(CARTHAGE, LoseCards((SPEARS,))).do(ROME, LeadAway("messana"))
        assert board.at("carthage_1") == "messana"

    @pytest.mark.ruling(9)
    def test_it_may_dissolve(self) -> None:
        """Ruling 9: fewer than two main battle cards are left."""
        board = bribing(SPEARS, SPEARS, "mamertines").agents().do(ROME, BribeArmy("ac_31", A1, "carthage_1"), "R*")
        board.do(CARTHAGE, LoseCards((SPEARS,)))
        assert board.at("carthage_1") == "gone" and board.moment() == "agent_turn.start"

    def test_foiled_by_a_safe_house_before_the_gold_is_spent(self) -> None:
        board = bribing(SPEARS, SPEARS).holds(ROME, "ac_32").holds(CARTHAGE, "ac_09").agents()
        board.do(ROME, BribeArmy("ac_32", A1, "carthage_1"))
        board.do(CARTHAGE, Foil(board.card(CARTHAGE, "safe_house"))).close()
        assert board.gold() == 10 and len(board.state.armies["carthage_1"].cards) == 2


@pytest.mark.ruling(79)
class TestBribeRegion:
    """Bribe Region; ruling 79."""

    def test_two_gold_a_die(self) -> None:
        board = Board().holds(ROME, "bribe").own(CARTHAGE, "messana").has(ROME, gold=4).agents()
        board.do(ROME, BribeRegion("ac_31", A1, "messana"), "R*")  # no garrison: its two defence dice
        assert board.owner("messana") == ROME and board.gold() == 0 and board.vp() == 0
        assert board.at(A1) == "messana"

    @pytest.mark.parametrize(("land", "price"), [({}, 4), ({"barracks": True}, 6)])
    def test_of_a_garrison(self, land: dict[str, bool], price: int) -> None:
        board = Board().holds(ROME, "bribe").land("sardinia", **land).has(ROME, gold=price - 1).agents()
        board.refused(ROME, BribeRegion("ac_31", A1, "sardinia"))
        board = Board().holds(ROME, "bribe").land("sardinia", **land).has(ROME, gold=price).agents()
        board.do(ROME, BribeRegion("ac_31", A1, "sardinia"), "R*")
        assert board.owner("sardinia") == ROME and board.gold() == 0 and board.vp() == 0  # ruling 7: no Invading

    def test_an_x_is_the_agents_death_and_an_s_is_not(self) -> None:
        for face, alive in ("Rx", False), ("Rs", True):
            board = Board().holds(ROME, "bribe").own(CARTHAGE, "messana").agents()
            board.do(ROME, BribeRegion("ac_31", A1, "messana"), face)
            assert board.owner("messana") == CARTHAGE and board.gold() == 6
            assert (board.at(A1) == "messana") is alive and bool(board.all(AgentLost)) is not alive

    def test_no_region_with_an_army_in_it(self) -> None:
        board = Board().holds(ROME, "bribe").own(CARTHAGE, "messana").army("greek_states_1", "messana").agents()
        board.refused(ROME, BribeRegion("ac_31", A1, "messana"))

    @pytest.mark.ruling(79)
    def test_no_capital(self) -> None:
        """Ruling 79 and its second reading (option bribe_capitals)."""
        bribe = BribeRegion("ac_31", A1, "zeugitana")
        Board().holds(ROME, "bribe").agents().refused(ROME, bribe)
        assert Board(bribe_capitals="yes").holds(ROME, "bribe").agents().allows(ROME, bribe)

    @pytest.mark.ruling(34)
    def test_unrest_goes_and_improvements_stay(self) -> None:
        """Ruling 34."""
        board = Board().holds(ROME, "bribe").own(CARTHAGE, "messana").land("messana", unrest=2, market=True).agents()
        land = board.do(ROME, BribeRegion("ac_31", A1, "messana"), "R*").state.regions["messana"]
        assert land.unrest == 0 and land.market


def test_special_cards_and_elephants_count_among_the_cards_of_a_bribe() -> None:
    board = bribing(SPEARS, SPEARS, ELEPHANT, "war_dogs", gold=5).agents()
    board.do(ROME, BribeArmy("ac_31", A1, "carthage_1"), "R*")
    assert board.gold() == 0 and board.state.packs["war_dogs"] == 2
