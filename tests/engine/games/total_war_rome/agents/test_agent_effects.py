"""Agent Actions: every result of those without a RED die, and what bribes take (rulings 77 to 85)."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from engine.games.total_war_rome.actions.agents import (
    Agree,
    BribeArmy,
    BribeRegion,
    DoubleAgent,
    Protests,
    RebelUprising,
    RecruitMercenary,
    Refuse,
    Riots,
    SowDistrust,
    Spy,
    Trade,
    Treaty,
)
from engine.games.total_war_rome.actions.campaign import LoseCards
from engine.games.total_war_rome.events.agents import DeedDeclared, Traded
from engine.games.total_war_rome.events.diplomacy import ProposalAnswered, StatusChanged
from engine.games.total_war_rome.state import STATUSES
from engine.games.total_war_rome.tables import PACKS, REGIONS, SPECIALS, TROOPS
from engine.kernel.actions import Action
from tests.engine.games.total_war_rome.scenario import (
    CARTHAGE,
    FOOT,
    GREEKS,
    JAVELINS,
    ROME,
    SPEARS,
    TRIBES,
    VELITES,
    Board,
)

A1, C1, VICTIM = "rome_agent_1", "carthage_1", "carthage_agent_1"


def ready(card: str, **has: Any) -> Board:
    """A Roman hand of one card; Carthage controls Messana and Sardinia has a market and barracks."""
    board = Board().holds(ROME, card).own(CARTHAGE, "messana").land("sardinia", market=True, barracks=True)
    return board.agent(VICTIM, "messana").has(ROME, **{"gold": 20, **has})


def with_army(card: str, **has: Any) -> Board:
    return ready(card, **has).army(C1, "messana", SPEARS, SPEARS, JAVELINS, general="carthage_gisgo")


@pytest.mark.ruling(85)
class TestTreaty:
    """Treaty: one step, if the other agrees; both trackers (ruling 85)."""

    @pytest.mark.parametrize(("status", "answer"), list(product(STATUSES[:3], (Agree(), Refuse()))))
    def test_every_step_and_every_answer(self, status: str, answer: Agree | Refuse) -> None:
        board = ready("treaty").status(ROME, CARTHAGE, status).agents()
        board.do(ROME, Treaty(board.card(ROME, "treaty"), A1, CARTHAGE, "messana"))
        assert board.asked() == {CARTHAGE} and board.hand(ROME) == []
        board.do(CARTHAGE, answer)
        agreed = isinstance(answer, Agree)
        step = STATUSES[STATUSES.index(status) + 1]
        assert board.relation(ROME, CARTHAGE) == (step if agreed else status)
        assert board.told(ProposalAnswered).agreed is agreed and bool(board.all(StatusChanged)) is agreed
        assert board.state.status(CARTHAGE, ROME) == board.state.status(ROME, CARTHAGE)

    def test_nothing_changes_for_others(self) -> None:
        board = ready("treaty").status(CARTHAGE, GREEKS, "enemy").agents()
        board.do(ROME, Treaty(board.card(ROME, "treaty"), A1, CARTHAGE, "messana")).do(CARTHAGE, Agree())
        assert (board.relation(CARTHAGE, GREEKS), board.relation(ROME, GREEKS)) == ("enemy", "neutral")


class TestTrade:
    """Trade: gold for both by status, one more for each own market at a port."""

    @pytest.mark.parametrize(
        ("status", "mine", "theirs"),
        [(s, m, t) for s in ("neutral", "friendly", "ally") for m in (0, 1, 2) for t in (0, 1)],
    )
    def test_by_status_and_markets(self, status: str, mine: int, theirs: int) -> None:
        board = Board().holds(ROME, "trade").agent(VICTIM, "messana").status(ROME, CARTHAGE, status)
        for region in ("latium", "etruria")[:mine]:
            board.land(region, market=True)
        for region in ("zeugitana",)[:theirs]:
            board.land(region, market=True)
        board.agents().do(ROME, Trade(board.card(ROME, "trade"), A1, CARTHAGE, "messana"))
        base = {"neutral": 2, "friendly": 3, "ally": 4}[status]
        assert (board.gold(), board.gold(CARTHAGE)) == (10 + base + mine, 10 + base + theirs)
        told = board.told(Traded)
        assert (told.gold, told.theirs) == (base + mine, base + theirs)

    def test_a_market_inland_adds_nothing(self) -> None:
        board = Board().holds(ROME, "trade").land("samnium", market=True).agent(VICTIM, "messana").agents()
        assert board.do(ROME, Trade(board.card(ROME, "trade"), A1, CARTHAGE, "messana")).gold() == 12

    @pytest.mark.ruling(80)
    def test_a_market_in_a_besieged_port_adds_nothing(self) -> None:
        """Besieging 1, ruling 80."""
        board = Board().holds(ROME, "trade").land("latium", market=True).agent(VICTIM, "messana")
        board.army("greek_states_1", "latium", siege=True).status(ROME, GREEKS, "enemy").agents()
        assert board.do(ROME, Trade(board.card(ROME, "trade"), A1, CARTHAGE, "messana")).gold() == 12


@pytest.mark.ruling(77)
class TestUnrest:
    """Protests one marker, Riots two, on whatever lies there already (ruling 77)."""

    @pytest.mark.parametrize(("card", "deed", "more"), [("protests", Protests, 1), ("riots", Riots, 2)])
    @pytest.mark.parametrize("before", [0, 1, 2, 5])
    def test_added_to_what_is_there(
        self, card: str, deed: type[Protests] | type[Riots], more: int, before: int
    ) -> None:
        board = ready(card).land("messana", unrest=before).agents()
        board.do(ROME, deed(board.card(ROME, card), A1, "messana"))
        assert board.state.regions["messana"].unrest == before + more and board.at(A1) == "messana"


@pytest.mark.ruling(78)
class TestRebelUprising:
    """Rebel Uprising: the army there takes the defence roll; the region falls if none is left (ruling 78)."""

    @pytest.mark.parametrize(
        ("faces", "lost", "asked"),
        [
            (("W-", "G-"), 0, False), (("Wx", "G-"), 0, False), (("Wx", "Gx"), 1, True), (("W*", "G-"), 1, True),
            (("W*", "Gx"), 1, True), (("W*", "G*"), 2, True), (("Ws", "G-"), 1, True), (("Ws", "Gs"), 1, True),
            (("W*", "Gs"), 2, True),
        ],
    )  # fmt: skip
    def test_every_sum_of_damage(self, faces: tuple[str, str], lost: int, asked: bool) -> None:
        """Three spears, one of javelins in the land of the Massylii: its mercenary dice are GREEN and WHITE."""
        dice = {"W": "WHITE", "G": "GREEN"}
        assert sorted(REGIONS["massylia"].dice) == sorted(dice[face[0]] for face in faces)
        board = Board().holds(ROME, "rebel_uprising").own(CARTHAGE, "massylia").agent(A1, "massylia")
        board.army(C1, "massylia", SPEARS, SPEARS, SPEARS, JAVELINS).agents()
        rolls = [next(f for f in faces if dice[f[0]] == colour) for colour in REGIONS["massylia"].dice]
        board.do(ROME, RebelUprising(board.card(ROME, "rebel_uprising"), A1, "massylia"), *rolls)
        assert (board.moment() == "losses.choose") is asked
        if asked:
            prompt = board.prompt(CARTHAGE, LoseCards)
            assert prompt.default is not None
            board.do(CARTHAGE, prompt.default)
        assert len(board.state.armies[C1].cards) == 4 - lost and board.owner("massylia") == CARTHAGE

    def test_another_factions_army_there_is_no_enemy_army_of_the_rising(self) -> None:
        """Only the controller's army holds the region."""
        board = Board().holds(ROME, "rebel_uprising").own(CARTHAGE, "messana").army("greek_states_1", "messana")
        board.agents().do(ROME, RebelUprising(board.card(ROME, "rebel_uprising"), A1, "messana"))
        assert board.owner("messana") == "" and board.at("greek_states_1") == "messana"

    @pytest.mark.parametrize(("region", "heir"), [("mastia", ""), ("messana", ""), ("gades", CARTHAGE),
                                                  ("syracusae", GREEKS), ("aedui", TRIBES)])  # fmt: skip
    def test_whose_it_is_afterwards(self, region: str, heir: str) -> None:
        """An independent region is independent again; a home region returns to its original owner."""
        holder = GREEKS if heir == CARTHAGE else CARTHAGE
        board = Board().holds(ROME, "rebel_uprising").own(holder, region).agent(A1, region).agents()
        board.do(ROME, RebelUprising(board.card(ROME, "rebel_uprising"), A1, region))
        assert board.owner(region) == heir and board.vp(heir or ROME) == 0


@pytest.mark.ruling(79)
class TestBribes:
    """Bribe: what an army loses, and what regions cost (ruling 79)."""

    @pytest.mark.parametrize(
        ("cards", "left"),
        [
            ((SPEARS,) * 2, 1), ((SPEARS,) * 3, 2), ((SPEARS,) * 4, 2), ((SPEARS,) * 5, 3),
            ((SPEARS,) * 4 + ("mamertines",), 2), ((SPEARS,) * 2 + ("mamertines",) * 3, 1),
            ((SPEARS, SPEARS, SPEARS, "war_dogs"), 2),
        ],
    )  # fmt: skip
    def test_all_mercenaries_and_half_of_the_rest_rounded_down(self, cards: tuple[str, ...], left: int) -> None:
        board = ready("bribe").army(C1, "messana", *cards).agents()
        board.do(ROME, BribeArmy(board.card(ROME, "bribe"), A1, C1), "R*")
        board.do(CARTHAGE, LoseCards((SPEARS,) * (cards.count(SPEARS) // 2)))
        if left < 2:
            assert board.at(C1) == "gone"
        else:
            assert board.state.armies[C1].cards == (SPEARS,) * left

    def test_one_of_mercenaries_alone_dissolves(self) -> None:
        board = ready("bribe").army(C1, "messana", "mamertines", "mamertines").agents()
        board.do(ROME, BribeArmy(board.card(ROME, "bribe"), A1, C1), "R*")
        assert board.at(C1) == "gone" and board.state.packs["mamertines"] == 4

    @pytest.mark.parametrize(
        ("region", "land", "price"),
        [
            ("messana", {}, 4), ("mastia", {}, 4), ("raetia", {}, 6), ("messana", {"barracks": True}, 6),
            ("ionia", {}, 4), ("ionia", {"barracks": True}, 10), ("hippo", {}, 4), ("byzacena", {}, 6),
            ("byzacena", {"barracks": True}, 8),
        ],
    )  # fmt: skip
    def test_two_gold_a_die(self, region: str, land: dict[str, bool], price: int) -> None:
        """Garrison dice: the gold value, one, and one for barracks; without a garrison the defence dice."""
        board = ready("bribe").own(CARTHAGE, region).land(region, **land).agent(A1, region).agents()
        board.do(ROME, BribeRegion(board.card(ROME, "bribe"), A1, region), "R*")
        assert board.gold() == 20 - price and board.owner(region) == ROME and board.vp() == 0


class TestSowDistrust:
    """Sow Distrust: one level down, never to enmity."""

    @pytest.mark.parametrize(("status", "after"), [("ally", "friendly"), ("friendly", "neutral")])
    def test_one_level(self, status: str, after: str) -> None:
        board = Board().holds(ROME, "sow_distrust").status(CARTHAGE, GREEKS, status).agents()
        board.do(ROME, SowDistrust(board.card(ROME, "sow_distrust"), A1, CARTHAGE, GREEKS))
        assert board.relation(CARTHAGE, GREEKS) == after and board.vp(CARTHAGE) == 0

    @pytest.mark.parametrize("status", ["neutral", "enemy"])
    def test_nothing_below_a_friendship(self, status: str) -> None:
        board = Board().holds(ROME, "sow_distrust").status(CARTHAGE, GREEKS, status).agents()
        board.refused(ROME, SowDistrust(board.card(ROME, "sow_distrust"), A1, CARTHAGE, GREEKS))

    def test_also_ones_own_friendship(self) -> None:
        """A friend or ally of that faction may be oneself."""
        board = Board().holds(ROME, "sow_distrust").status(CARTHAGE, ROME, "ally").agents()
        board.do(ROME, SowDistrust(board.card(ROME, "sow_distrust"), A1, CARTHAGE, ROME))
        assert board.relation(ROME, CARTHAGE) == "friendly"


class TestDoubleAgent:
    """Double Agent: home, and nothing more this round."""

    def test_what_he_was_doing_is_over(self) -> None:
        board = ready("double_agent").agents()
        board.do(ROME, DoubleAgent(board.card(ROME, "double_agent"), A1, VICTIM))
        assert board.at(VICTIM) == "zeugitana" and board.state.agents[VICTIM].locked and board.at(A1) == "messana"

    def test_the_other_agent_of_his_faction_goes_on(self) -> None:
        board = ready("double_agent").agents()
        board.do(ROME, DoubleAgent(board.card(ROME, "double_agent"), A1, VICTIM))
        assert not board.state.agents["carthage_agent_2"].locked


@pytest.mark.ruling(82)
class TestRecruitMercenaries:
    """Recruit Mercenaries: a card of every pack, and each special one (ruling 82)."""

    @pytest.mark.parametrize("region", PACKS)
    def test_of_every_mercenary_region(self, region: str) -> None:
        unit = next(kind for kind in PACKS[region] if not TROOPS[kind].base)
        board = ready("recruit_mercenaries").army("rome_1", region).agent(A1, region).agents()
        board.do(ROME, RecruitMercenary(board.card(ROME, "recruit_mercenaries"), A1, region, "rome_1", unit))
        assert board.state.armies["rome_1"].cards == tuple(sorted((FOOT, FOOT, unit)))
        assert board.gold() == 20 - (TROOPS[unit].cost or 0) and board.state.packs[unit] == PACKS[region][unit] - 1

    @pytest.mark.parametrize("unit", SPECIALS)
    def test_each_special_card(self, unit: str) -> None:
        board = ready("recruit_mercenaries").army("rome_1", "campania").agents()
        deed = RecruitMercenary(board.card(ROME, "recruit_mercenaries"), A1, "campania", "rome_1", unit)
        board.do(ROME, deed)
        assert board.gold() == 20 - (TROOPS[unit].cost or 0) and board.state.packs[unit] == SPECIALS[unit] - 1

    @pytest.mark.ruling(65)
    def test_a_special_card_needs_room_for_a_skirmisher(self) -> None:
        """Ruling 65."""
        board = ready("recruit_mercenaries").army("rome_1", "campania", FOOT, FOOT, VELITES, VELITES).agents()
        card = board.card(ROME, "recruit_mercenaries")
        board.refused(ROME, RecruitMercenary(card, A1, "campania", "rome_1", "war_dogs"))


class TestSpy:
    """Spy: all cards of the army, to one who does not hold it."""

    @pytest.mark.parametrize("cards", [(SPEARS, SPEARS), (SPEARS, SPEARS, JAVELINS, "mamertines")])
    def test_every_card(self, cards: tuple[str, ...]) -> None:
        board = ready("spy").army(C1, "messana", *cards).agents()
        assert not board.state.armies[C1].seen
        board.do(ROME, Spy(board.card(ROME, "spy"), A1, C1))
        assert board.state.armies[C1].seen == ((ROME, 2),)

    def test_an_army_aboard_is_out_of_reach(self) -> None:
        board = ready("spy").navy("carthage_fleet_1", "mare_tyrrhenum").army(C1, "").aboard(C1, "carthage_fleet_1")
        board.agents().refused(ROME, Spy(board.card(ROME, "spy"), A1, C1))


DEEDS: dict[str, Callable[[Board, str], Action]] = {
    "treaty": lambda board, card: Treaty(card, A1, CARTHAGE, "messana"),
    "trade": lambda board, card: Trade(card, A1, CARTHAGE, "messana"),
    "spy": lambda board, card: Spy(card, A1, C1),
    "protests": lambda board, card: Protests(card, A1, "messana"),
    "riots": lambda board, card: Riots(card, A1, "messana"),
    "double_agent": lambda board, card: DoubleAgent(card, A1, VICTIM),
}


@pytest.mark.parametrize("card", DEEDS)
def test_an_action_is_declared_to_all_and_is_the_agents_only_one(card: str) -> None:
    """Agent Actions: one an agent; the card lies open on the discards afterwards."""
    board = with_army(card).agents()
    held = board.card(ROME, card)
    board.do(ROME, DEEDS[card](board, held))
    told = board.told(DeedDeclared)
    assert (told.side, told.agent, told.what) == (ROME, A1, card)
    assert held not in board.hand(ROME) and board.state.cards.zones["discard"][-1] == held
    assert board.state.agents[A1].acted == 1
