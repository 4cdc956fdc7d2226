"""Agent Actions among factions: Treaty, Trade, Sow Distrust, Double Agent, Spy, Hostage Exchange; both trackers."""

import msgspec
import pytest

from engine.games.total_war_rome.actions.agents import (
    Agree,
    DoubleAgent,
    Foil,
    Keep,
    MoveAgent,
    Protests,
    Refuse,
    Share,
    SowDistrust,
    Spy,
    Trade,
    Treaty,
)
from engine.games.total_war_rome.actions.event_cards import HostageExchange
from engine.games.total_war_rome.actions.spending import Spend
from engine.games.total_war_rome.events.agents import ArmySeen, DeedFoiled, Traded
from engine.games.total_war_rome.events.diplomacy import ArmyShown, ProposalAnswered
from engine.games.total_war_rome.frames.rounds import SpendingPhase
from engine.games.total_war_rome.view import view_of
from tests.engine.games.total_war_rome.scenario import (
    CARTHAGE,
    FOOT,
    GREEKS,
    LEGION,
    ROME,
    SPEARS,
    TRIBES,
    VELITES,
    Board,
)

A1, A2 = "rome_agent_1", "rome_agent_2"


@pytest.mark.ruling(85)
class TestTreaty:
    """Treaty: one step up; ruling 85: both trackers."""

    @pytest.mark.parametrize(("before", "after"), [("enemy", "neutral"), ("neutral", "friendly"), ("friendly", "ally")])
    def test_one_step_up_if_the_other_agrees(self, before: str, after: str) -> None:
        board = Board().holds(ROME, "treaty").status(ROME, CARTHAGE, before).agents()
        board.do(ROME, Treaty("ac_01", A1, CARTHAGE, "lilybaeum"))
        assert board.asked() == {CARTHAGE}
        board.do(CARTHAGE, Agree())
        assert board.relation(ROME, CARTHAGE) == after == board.state.status(CARTHAGE, ROME)
        assert board.asked() == {ROME} and board.at(A1) == "lilybaeum"

    @pytest.mark.ruling(75)
    def test_refused(self) -> None:
        """Ruling 75: the card is gone all the same."""
        board = Board().holds(ROME, "treaty").agents().do(ROME, Treaty("ac_01", A1, CARTHAGE, "lilybaeum"))
        board.do(CARTHAGE, Refuse())
        assert board.relation(ROME, CARTHAGE) == "neutral" and board.hand(ROME) == []
        assert not board.told(ProposalAnswered).agreed and board.state.agents[A1].acted == 1

    def test_an_ally_has_nothing_better_to_give(self) -> None:
        board = Board().holds(ROME, "treaty").status(ROME, CARTHAGE, "ally").agents()
        board.refused(ROME, Treaty("ac_01", A1, CARTHAGE, "lilybaeum"))

    def test_a_home_region_of_two_gold_or_an_agent(self) -> None:
        board = Board().holds(ROME, "treaty").agents()
        board.refused(ROME, Treaty("ac_01", A1, CARTHAGE, "sardinia"))  # worth 1
        board.refused(ROME, Treaty("ac_01", A1, CARTHAGE, "messana"))
        board = Board().holds(ROME, "treaty").agent("carthage_agent_1", "messana").own(CARTHAGE, "ionia").agents()
        assert board.allows(ROME, Treaty("ac_01", A1, CARTHAGE, "messana"))
        board.refused(ROME, Treaty("ac_01", A1, CARTHAGE, "ionia"))  # worth 3, no home region

    def test_a_lost_home_region_is_none(self) -> None:
        board = Board().holds(ROME, "treaty").own(GREEKS, "lilybaeum").agents()
        board.refused(ROME, Treaty("ac_01", A1, CARTHAGE, "lilybaeum"))

    def test_without_a_card(self) -> None:
        assert not Board().holds(ROME, "trade").agents().may(ROME, Treaty)


class TestTrade:
    """Trade: gold for both."""

    @pytest.mark.ruling(81)
    @pytest.mark.parametrize(("status", "gold"), [("neutral", 2), ("friendly", 3), ("ally", 4)])
    def test_by_status_without_consent(self, status: str, gold: int) -> None:
        """Ruling 81."""
        board = Board().holds(ROME, "trade").status(ROME, CARTHAGE, status).agents()
        board.do(ROME, Trade("ac_07", A1, CARTHAGE, "sardinia"))
        assert (board.gold(ROME), board.gold(CARTHAGE)) == (10 + gold, 10 + gold)
        assert not board.window() and board.asked() == {ROME}  # ruling 104: a trade opens no window

    def test_not_with_an_enemy(self) -> None:
        board = Board().holds(ROME, "trade").status(ROME, CARTHAGE, "enemy").agents()
        board.refused(ROME, Trade("ac_07", A1, CARTHAGE, "sardinia"))

    @pytest.mark.ruling(80)
    def test_markets_at_ports_improve_it_for_their_owner(self) -> None:
        """Ruling 80: a besieged port counts for nothing."""
        board = Board().holds(ROME, "trade").land("latium", market=True).land("samnium", market=True)
        board.land("hippo", market=True).land("sardinia", market=True)
        board.army("greek_states_1", "sardinia", siege=True).status(CARTHAGE, GREEKS, "enemy").agents()
        board.do(ROME, Trade("ac_07", A1, CARTHAGE, "sardinia"))
        assert (board.gold(ROME), board.gold(CARTHAGE)) == (13, 13)

    def test_developments_improve_it(self) -> None:
        board = Board().holds(ROME, "trade").has(CARTHAGE, developments=("carthage_emporia",)).agents()
        board.do(ROME, Trade("ac_07", A1, CARTHAGE, "sardinia"))
        assert board.told(Traded).gold == 2 and board.told(Traded).theirs == 3

    @pytest.mark.ruling(81)
    def test_once_a_turn_with_each(self) -> None:
        board = Board().holds(ROME, "ac_07", "ac_08").holds(CARTHAGE, "ac_09").agents()
        board.do(ROME, Trade("ac_07", A1, CARTHAGE, "sardinia"))
        board.refused(ROME, Trade("ac_08", A2, CARTHAGE, "sardinia"))
        board.do(ROME, Trade("ac_08", A2, GREEKS, "syracusae"))
        board.agents(CARTHAGE)
        assert board.allows(CARTHAGE, Trade("ac_09", "carthage_agent_1", ROME, "latium"))


class TestSowDistrust:
    """Sow Distrust."""

    def test_a_level_down_between_the_capitals_owner_and_a_friend(self) -> None:
        for before, after in ("ally", "friendly"), ("friendly", "neutral"):
            board = Board().holds(ROME, "sow_distrust").status(CARTHAGE, GREEKS, before).agents()
            board.do(ROME, SowDistrust("ac_45", A1, CARTHAGE, GREEKS))
            assert board.relation(CARTHAGE, GREEKS) == after and board.at(A1) == "zeugitana"

    @pytest.mark.ruling(84)
    def test_never_an_enemy(self) -> None:
        """Ruling 84: an alliance is dissolved in no other way but by breaking it."""
        board = Board().holds(ROME, "sow_distrust").status(CARTHAGE, GREEKS, "neutral").agents()
        board.refused(ROME, SowDistrust("ac_45", A1, CARTHAGE, GREEKS))

    def test_the_capital_must_be_in_reach(self) -> None:
        board = Board().holds(ROME, "sow_distrust").status(TRIBES, GREEKS, "ally").agent(A2)
        board.agent(A1, "cyrenaica").agents()
        assert board.allows(ROME, SowDistrust("ac_45", A1, GREEKS, TRIBES))
        far = Board().holds(ROME, "sow_distrust").status(TRIBES, GREEKS, "ally").agent(A2).agent(A1, "latium", steps=5)
        assert not far.agents().may(ROME, SowDistrust)


class TestDoubleAgent:
    """Double Agent."""

    def test_he_goes_home_and_does_nothing_more(self) -> None:
        board = Board().holds(ROME, "double_agent").agent("carthage_agent_1", "messana").holds(CARTHAGE, "protests")
        board.agent("carthage_agent_2").agents()
        board.do(ROME, DoubleAgent("ac_42", A1, "carthage_agent_1")).close()  # he might have had a safe house
        assert board.at("carthage_agent_1") == "zeugitana" and board.at(A1) == "messana"
        board.agents(CARTHAGE)
        assert not board.may(CARTHAGE, MoveAgent) and not board.may(CARTHAGE, Protests)

    @pytest.mark.ruling(83)
    def test_to_another_home_region_if_the_capital_is_lost(self) -> None:
        """Ruling 83."""
        board = Board().holds(ROME, "double_agent").agent("carthage_agent_1", "messana").own(GREEKS, "zeugitana")
        board.agents().do(ROME, DoubleAgent("ac_42", A1, "carthage_agent_1"))
        assert board.at("carthage_agent_1") == "byzacena"

    @pytest.mark.ruling(83)
    def test_removed_if_none_is_left(self) -> None:
        """Ruling 83."""
        homes = ("zeugitana", "byzacena", "tripolitania", "hippo", "lilybaeum", "sardinia", "gades")
        board = Board().holds(ROME, "double_agent").agent("carthage_agent_1", "messana").own(GREEKS, *homes)
        board.agents().do(ROME, DoubleAgent("ac_42", A1, "carthage_agent_1"))
        assert board.at("carthage_agent_1") == "gone"

    def test_not_ones_own(self) -> None:
        Board().holds(ROME, "double_agent").agents().refused(ROME, DoubleAgent("ac_42", A1, A2))


def spied() -> Board:
    board = Board().holds(ROME, "spy").army("carthage_1", "messana", SPEARS, SPEARS, "libyan_javelinmen")
    return board.own(CARTHAGE, "messana")


class TestSpy:
    """Spy: the cards of an army."""

    @pytest.mark.ruling(103)
    def test_the_spy_alone_sees_all_cards(self) -> None:
        """Ruling 103: and keeps seeing them."""
        board = spied().agents().do(ROME, Spy("ac_14", A1, "carthage_1"))
        seen = board.told(ArmySeen)
        assert seen.seen_by("1") == seen and len(seen.cards) == 3
        for seat in ("3", None):
            shown = seen.seen_by(seat)
            assert isinstance(shown, ArmySeen) and shown.cards == ()
        assert view_of(board.state, "1").armies["carthage_1"].cards == seen.cards
        assert view_of(board.state, "3").armies["carthage_1"].cards is None
        assert view_of(board.state, "3").armies["carthage_1"].count == 3

    @pytest.mark.ruling(103)
    def test_a_hidden_change_forgets(self) -> None:
        """Ruling 103."""
        from engine.games.total_war_rome.board.armies import change_army_cards

        board = spied().agents().do(ROME, Spy("ac_14", A1, "carthage_1"))
        army = board.state.armies["carthage_1"]
        change_army_cards(board.state, "carthage_1", army.cards)
        assert view_of(board.state, "1").armies["carthage_1"].cards is None

    @pytest.mark.ruling(103)
    def test_shared_with_an_ally(self) -> None:
        """Ruling 103: showing it is an action."""
        board = spied().status(ROME, GREEKS, "ally").agents().do(ROME, Spy("ac_14", A1, "carthage_1"))
        board.refused(ROME, Share(TRIBES))
        told = len(board.events)
        board.do(ROME, Share(GREEKS))
        assert view_of(board.state, "3").armies["carthage_1"].cards is not None
        for event in board.events[told:]:
            assert [event.seen_by(seat) is not None for seat in ("1", "2", "3", "4", None)] == [1, 0, 1, 0, 0]
        assert board.told(ArmyShown).cards == board.state.armies["carthage_1"].cards

    def test_or_kept(self) -> None:
        board = spied().status(ROME, GREEKS, "ally").agents().do(ROME, Spy("ac_14", A1, "carthage_1"))
        board.do(ROME, Keep())
        assert view_of(board.state, "3").armies["carthage_1"].cards is None and board.asked() == {ROME}

    def test_no_army_no_spy(self) -> None:
        board = Board().holds(ROME, "spy").army("rome_1", "messana").army("carthage_1").agents()
        assert not board.may(ROME, Spy)

    def test_foiled_by_a_safe_house(self) -> None:
        board = spied().holds(CARTHAGE, "safe_house").agents().do(ROME, Spy("ac_14", A1, "carthage_1"))
        assert board.window() and board.asked() == {CARTHAGE}
        board.do(CARTHAGE, Foil("ac_09")).close()
        assert board.told(DeedFoiled).side == CARTHAGE and not board.all(ArmySeen)
        assert board.hand(ROME) == [] == board.hand(CARTHAGE) and board.state.agents[A1].acted == 1

    def test_the_safe_house_may_be_kept(self) -> None:
        board = spied().holds(CARTHAGE, "safe_house").agents().do(ROME, Spy("ac_14", A1, "carthage_1")).close()
        assert board.all(ArmySeen) and board.hand(CARTHAGE) == ["ac_09"]

    @pytest.mark.ruling(104)
    def test_no_window_once_both_safe_houses_lie_open(self) -> None:
        """Ruling 104."""
        board = spied().holds(CARTHAGE, "treaty").discarded("ac_09", "ac_31").agents()
        assert not board.do(ROME, Spy("ac_14", A1, "carthage_1")).window()


class TestHostageExchange:
    """Playing Events: Hostage Exchange."""

    def test_in_the_agent_phase_without_an_agent_there(self) -> None:
        board = Board().holds(ROME, "hostage_exchange").agents().do(ROME, HostageExchange("ac_11", TRIBES))
        board.do(TRIBES, Agree())
        assert board.relation(ROME, TRIBES) == "friendly" and board.asked() == {ROME}
        assert all(agent.acted == 0 for agent in board.state.agents.values())

    def test_in_the_spending_phase(self) -> None:
        board = Board().holds(ROME, "hostage_exchange").begin(SpendingPhase(), step="end")
        board.do(ROME, Spend(hostages=TRIBES))
        for side in (CARTHAGE, GREEKS, TRIBES):
            board.do(side, Spend())
        assert board.asked() == {TRIBES} and board.hand(ROME) == []
        board.do(TRIBES, Refuse())
        assert board.relation(ROME, TRIBES) == "neutral"


@pytest.mark.ruling(94)
class TestWhatOthersMayAsk:
    """Universal Rules 1 and 4, ruling 94: numbers are open, kinds are not."""

    def test_counts_of_cards_mercenaries_and_ships(self) -> None:
        board = (
            Board().army("rome_1", "latium", LEGION, FOOT, VELITES, "gaesatae").navy("rome_fleet_1", "mare_tyrrhenum")
        )
        view = view_of(board.state, "2")
        army = view.armies["rome_1"]
        assert (army.count, army.mercenaries, army.cards) == (4, 1, None)
        assert (view.navies["rome_fleet_1"].count, view.navies["rome_fleet_1"].ships) == (2, None)
        assert view.factions[ROME].gold == 10 and view.factions[ROME].developments == {}

    @pytest.mark.ruling(101)
    def test_generals_on_the_map_are_public(self) -> None:
        """Ruling 101."""
        board = Board().army("rome_1", "latium").army("rome_2").spare("rome_scipio_africanus")
        view = view_of(board.state, "2")
        assert view.armies["rome_1"].general == board.state.armies["rome_1"].general != ""
        assert view.armies["rome_2"].general is None and view.factions[ROME].spare is None
        assert view.factions[ROME].spare_count == 1

    @pytest.mark.ruling(102)
    def test_only_an_ally_is_shown_what_others_hold(self) -> None:
        """Universal Rules 4, ruling 102: hands and reserve stacks are their owner's; an ally sees what he is shown."""
        board = Board().holds(ROME, "ac_01").status(ROME, CARTHAGE, "ally")
        for seat in ("2", "3", None):
            view = view_of(board.state, seat)
            assert "ac_01" not in msgspec.json.encode(view).decode()
            assert view.factions[ROME].reserve is None and view.factions[ROME].hand_size == 1
