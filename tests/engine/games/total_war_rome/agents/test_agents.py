"""AGENT PHASE: hands, Moving Agents, the emergency tax levy, one action an agent (rulings 73, 74, 86)."""

import msgspec
import pytest

from engine.games.total_war_rome.action_cards import hand_limit
from engine.games.total_war_rome.actions.agents import Levy, MoveAgent, Protests, Riots
from engine.games.total_war_rome.actions.event_cards import ExtraDeed, RelayRiders
from engine.games.total_war_rome.actions.rounds import EndTurn
from engine.games.total_war_rome.board.geography import AGENT
from engine.games.total_war_rome.events.agents import AgentMoved
from engine.games.total_war_rome.events.rounds import CardsDealt, TurnEnds
from engine.games.total_war_rome.frames.agents import AgentPhase
from engine.games.total_war_rome.tables import CARDS, FACTIONS
from tests.engine.games.total_war_rome.scenario import CARTHAGE, GREEKS, ROME, TRIBES, Board

EXTRA, SUBTERFUGE = "rome_extra_agent", "rome_advanced_subterfuge"


class TestHands:
    """Agent Phase: hands are filled up at the start."""

    @pytest.mark.parametrize(
        ("developments", "limit"), [((), 5), ((EXTRA,), 6), ((EXTRA, "rome_legates", SUBTERFUGE), 7)]
    )
    def test_up_to_five_six_or_seven(self, developments: tuple[str, ...], limit: int) -> None:
        board = Board().has(ROME, developments=developments).begin(AgentPhase(), step="end")
        assert hand_limit(board.state, ROME) == limit
        assert [len(board.hand(side)) for side in board.state.order] == [limit, 5, 5, 5]

    def test_a_development_of_this_round_does_not_count_yet(self) -> None:
        board = Board()
        board.state.factions[ROME] = msgspec.structs.replace(board.state.factions[ROME], developments={EXTRA: 2})
        assert hand_limit(board.state, ROME) == 5

    @pytest.mark.ruling(86)
    def test_kept_cards_count_and_a_larger_hand_is_kept(self) -> None:
        """Ruling 86."""
        board = Board().holds(ROME, *list(CARDS)[:3]).holds(CARTHAGE, *list(CARDS)[3:10]).begin(AgentPhase())
        assert len(board.hand(ROME)) == 5 and len(board.hand(CARTHAGE)) == 7
        assert set(list(CARDS)[:3]) <= set(board.hand(ROME))
        assert [e.count for e in board.all(CardsDealt)] == [2, 5, 5]

    def test_only_the_owner_sees_what_he_is_dealt(self) -> None:
        board = Board().begin(AgentPhase())
        dealt = board.all(CardsDealt)[0]
        assert len(dealt.cards) == 5
        for seat in ("2", None):
            seen = dealt.seen_by(seat)
            assert seen.cards == () and seen.count == 5

    @pytest.mark.ruling(86)
    def test_an_empty_deck_is_made_of_the_discards(self) -> None:
        """Ruling 86."""
        board = Board()
        rest = list(board.state.cards.zones["deck"])[3:]
        board.discarded(*rest).begin(AgentPhase())
        assert [len(board.hand(side)) for side in board.state.order] == [5] * 4
        assert board.state.cards.zones["discard"] == []


class TestMovingAgents:
    """Moving Agents."""

    def test_five_regions_and_sea_areas(self) -> None:
        board = Board().agents()
        reach = set(board.options(ROME, MoveAgent, "rome_agent_1"))
        assert reach == {r for r, far in AGENT["latium"].items() if 0 < far <= 5}
        board.do(ROME, MoveAgent("rome_agent_1", "etruria"))
        assert board.state.agents["rome_agent_1"].steps == 1
        board.do(ROME, MoveAgent("rome_agent_1", "latium")).do(ROME, MoveAgent("rome_agent_1", "bruttium"))
        assert board.state.agents["rome_agent_1"].steps == 4  # by the Tyrrhenian Sea: one area, then the region
        assert AGENT["latium"]["boii"] == 2  # the Apennines cost an agent nothing
        assert board.told(AgentMoved).to == "bruttium"

    @pytest.mark.ruling(74)
    def test_by_sea_from_port_to_port(self) -> None:
        """Ruling 74: each region and sea area entered counts one; sea legs need a port at both ends."""
        assert AGENT["latium"]["sardinia"] == 2
        assert AGENT["latium"]["zeugitana"] == 3
        assert AGENT["latium"]["lucania"] == 2  # no port at Lucania: by Campania
        assert AGENT["samnium"]["venetia"] == 3  # Samnium has a coast, no port: by Umbria and the Adriatic, or by land

    def test_land_and_sea_in_one_move(self) -> None:
        assert AGENT["samnium"]["sardinia"] == 3

    @pytest.mark.ruling(74)
    def test_nobody_stops_an_agent(self) -> None:
        """Ruling 74."""
        board = Board().army("carthage_1", "messana").own(CARTHAGE, "messana").status(ROME, CARTHAGE, "enemy").agents()
        assert board.do(ROME, MoveAgent("rome_agent_1", "syracusae")).at("rome_agent_1") == "syracusae"

    def test_none_left(self) -> None:
        board = Board().agent("rome_agent_1", "latium", steps=5).agent("rome_agent_2", "latium", steps=4).agents()
        assert board.options(ROME, MoveAgent) == ("rome_agent_2",)
        board.refused(ROME, MoveAgent("rome_agent_1", "etruria"))

    def test_an_agent_of_the_proxenoi_goes_further(self) -> None:
        board = Board().has(GREEKS, developments=("greek_extra_agent", "greek_proxenoi")).agents(GREEKS)
        far = max(AGENT["attica"][r] for r in board.options(GREEKS, MoveAgent, "greek_states_agent_1"))
        assert far == 7

    @pytest.mark.ruling(73)
    def test_agents_stay_where_they_are(self) -> None:
        """Ruling 73: only new agents start in a home region."""
        board = Board().agent("rome_agent_1", "attica", steps=4, acted=1).begin(AgentPhase())
        assert board.at("rome_agent_1") == "attica" and board.state.agents["rome_agent_1"].steps == 0

    @pytest.mark.ruling(73)
    def test_agents_recall(self) -> None:
        """Ruling 73, second reading (option agents_recall)."""
        board = Board(agents_recall="yes").agent("rome_agent_1", "attica").begin(AgentPhase())
        assert board.at("rome_agent_1") == "latium"

    @pytest.mark.ruling(134)
    def test_a_recalled_agent_at_home_stays_there(self) -> None:
        """Moving Agents, ruling 134: every home region is one to start in, if its faction controls it."""
        board = Board(agents_recall="yes").own(CARTHAGE, "apulia")
        board.agent("rome_agent_1", "umbria").agent("rome_agent_2", "apulia").begin(AgentPhase())
        assert (board.at("rome_agent_1"), board.at("rome_agent_2")) == ("umbria", "latium")

    @pytest.mark.ruling(83, 134)
    def test_with_the_capital_lost_it_goes_to_another_home_region(self) -> None:
        """Ruling 134, as a double agent's victim does (ruling 83)."""
        board = Board(agents_recall="yes").own(CARTHAGE, "latium", "etruria").agent("rome_agent_1", "attica")
        assert board.begin(AgentPhase()).at("rome_agent_1") == "umbria"

    @pytest.mark.ruling(134)
    def test_with_none_left_it_stays_where_it_is(self) -> None:
        """Ruling 134: nothing in the rulebook takes it out of play."""
        board = Board(agents_recall="yes").agent("rome_agent_1", "attica")
        board.own(CARTHAGE, *FACTIONS[ROME].home)
        assert board.begin(AgentPhase()).at("rome_agent_1") == "attica"


class TestTurns:
    """Agent Phase: turns and actions."""

    def test_in_turn_order(self) -> None:
        board = Board()
        board.state.order = (GREEKS, TRIBES, ROME, CARTHAGE)
        board.begin(AgentPhase(), step="end")
        for side in (GREEKS, TRIBES, ROME, CARTHAGE):
            assert board.asked() == {side}
            board.do(side, EndTurn())
        assert [e.side for e in board.all(TurnEnds)] == [GREEKS, TRIBES, ROME, CARTHAGE]

    def test_one_action_an_agent(self) -> None:
        board = Board().holds(ROME, "protests", "riots", "ac_21").agents()
        board.do(ROME, Protests("ac_19", "rome_agent_1", "lilybaeum"))
        assert board.options(ROME, Riots, "lilybaeum") == ("rome_agent_2",)
        board.do(ROME, Riots("ac_24", "rome_agent_2", "lilybaeum"))
        assert not board.may(ROME, Protests)
        board.refused(ROME, Protests("ac_21", "rome_agent_1", "lilybaeum"))
        assert board.state.regions["lilybaeum"].unrest == 3

    def test_the_action_takes_the_agent_there(self) -> None:
        board = Board().holds(ROME, "protests").agents()
        board.do(ROME, Protests("ac_19", "rome_agent_1", "lilybaeum"))
        assert board.at("rome_agent_1") == "lilybaeum" and board.state.agents["rome_agent_1"].steps == 2
        board.do(ROME, MoveAgent("rome_agent_1", "messana"))  # and he may go on with what steps are left
        assert board.state.agents["rome_agent_1"].steps == 3

    def test_too_far(self) -> None:
        board = Board().holds(ROME, "protests").agent("rome_agent_1", "gades").agent("rome_agent_2").agents()
        board.refused(ROME, Protests("ac_19", "rome_agent_1", "suebi"))
        assert AGENT["gades"]["suebi"] > 5

    def test_web_of_informers_gives_a_second_action(self) -> None:
        board = Board().holds(ROME, "web_of_informers", "protests", "riots").agent("rome_agent_2").agents()
        board.do(ROME, Protests("ac_19", "rome_agent_1", "lilybaeum"))
        assert not board.may(ROME, Riots)
        board.do(ROME, ExtraDeed(board.card(ROME, "web_of_informers"), "rome_agent_1"))
        board.do(ROME, Riots("ac_24", "rome_agent_1", "lilybaeum"))
        assert board.state.regions["lilybaeum"].unrest == 3 and board.state.agents["rome_agent_1"].acted == 2

    def test_relay_riders_give_five_steps(self) -> None:
        board = Board().holds(ROME, "relay_riders").agent("rome_agent_1", "latium", steps=5).agents()
        board.do(ROME, RelayRiders("ac_55", "rome_agent_1"))
        reach = board.options(ROME, MoveAgent, "rome_agent_1")
        assert set(reach) == {r for r, far in AGENT["latium"].items() if 0 < far <= 5}


@pytest.mark.ruling(86)
class TestEmergencyLevy:
    """Action Cards 1b; ruling 86: any number of cards, and no agent action."""

    def test_any_number_for_their_gold(self) -> None:
        board = Board().holds(ROME, "ac_01", "ac_02", "ac_07").agents()
        board.do(ROME, Levy(("ac_01", "ac_02")))
        assert board.gold() == 10 + CARDS["ac_01"].tax + CARDS["ac_02"].tax
        assert board.hand(ROME) == ["ac_07"] and board.state.cards.zones["discard"] == ["ac_01", "ac_02"]
        assert all(agent.acted == 0 for agent in board.state.agents.values())
        board.do(ROME, Levy(("ac_07",)))
        board.refused(ROME, Levy(("ac_07",)))

    def test_only_in_ones_own_agent_turn(self) -> None:
        board = Board().holds(CARTHAGE, "ac_01").agents(ROME)
        assert not board.prompts(CARTHAGE)
        assert not Board().holds(ROME, "ac_01").campaign().may(ROME, Levy)

    def test_cards_may_be_kept(self) -> None:
        board = Board().holds(ROME, "ac_01").agents().do(ROME, EndTurn())
        assert board.hand(ROME) == ["ac_01"]
