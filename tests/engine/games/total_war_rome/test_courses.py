"""Whole courses through the engine: from a position by its questions to what is told and where everything is then.
Windows, allies' battles, storms at sea, and the rulings found while building (111 to 124); and a register: every ruling
is named by a test."""

import re
from pathlib import Path

import msgspec
import pytest

from data import load_game_data
from engine.games.total_war_rome.actions.agents import Agree, AssassinateGeneral, BribeArmy, LeadAway, NameHeir
from engine.games.total_war_rome.actions.battle import AttackUnopposed, Deploy, PrepareBattle, Spoils
from engine.games.total_war_rome.actions.campaign import (
    AcceptHelp,
    Assault,
    JoinBattle,
    LoseCards,
    March,
    Meet,
    MeetFirst,
    Militia,
    PlaceNavy,
    Sail,
    Withdraw,
)
from engine.games.total_war_rome.actions.event_cards import CampFever, Storm
from engine.games.total_war_rome.actions.rounds import EndTurn
from engine.games.total_war_rome.actions.spending import Spend
from engine.games.total_war_rome.events.battle import BattleBegun, BattleDecided, UnopposedAttackMade
from engine.games.total_war_rome.events.campaign import AssaultEnds, NavyMoved
from engine.games.total_war_rome.events.rounds import CardPlayed, VictoryPoints
from engine.games.total_war_rome.frames.battle import LandBattle
from engine.games.total_war_rome.frames.rounds import SpendingPhase, TaxationPhase
from tests.engine.games.total_war_rome.scenario import (
    CARTHAGE,
    FOOT,
    GREEKS,
    HOPLITES,
    LEGION,
    LOWLAND,
    ROME,
    SPEARS,
    TRIBES,
    Board,
)

R1, C1, G1, FLEET, FOE = "rome_1", "carthage_1", "greek_states_1", "rome_fleet_1", "carthage_fleet_1"
T1 = "barbarian_tribes_1"
HANNIBAL = "carthage_hannibal_barca"
FIGHT = Meet("fight", "stay", "none")


def spoils(board: Board, *recovered: str) -> Spoils:
    """Return the spoils with these cards recovered, and none made a veteran."""
    usual = board.prompt(ROME, Spoils).default
    assert isinstance(usual, Spoils)
    return msgspec.structs.replace(usual, recover=recovered, upgrade=())


@pytest.mark.ruling(27, 87, 104)
class TestTownMilitia:
    """Playing Events: Town Militia, in the window of an assault (rulings 27, 87 and 104)."""

    def before(self, *cards: str) -> Board:
        """Rome before Syracuse, whose garrison rolls three RED dice."""
        board = Board().status(ROME, GREEKS, "enemy").army(R1, "messana", *[LEGION] * 4).own(ROME, "messana")
        return board.holds(GREEKS, *cards).campaign().do(ROME, March(R1, ("syracusae",)))

    def test_the_window_comes_before_the_dice_and_the_card_adds_one(self) -> None:
        board = self.before("town_militia").do(ROME, Assault(R1))
        assert board.window() and board.asked() == {GREEKS} and not board.all(AssaultEnds)
        board.do(GREEKS, Militia("ac_17")).close("Rs", "Rs", "Rs", "Rs", *["Gx"] * 4, "W-")
        assert board.told(CardPlayed).card == "ac_17" and board.hand(GREEKS) == []
        assert board.told(AssaultEnds).taken and board.owner("syracusae") == ROME

    def test_who_holds_another_card_is_asked_alike_and_can_only_pass(self) -> None:
        board = self.before("spy").do(ROME, Assault(R1))
        assert board.window() and not board.may(GREEKS, Militia)
        board.close("R*", "R*", "R*").do(ROME, LoseCards((LEGION,) * 3))
        assert board.at(R1) == "gone" and not board.told(AssaultEnds).taken and board.owner("syracusae") == GREEKS

    def test_with_no_card_in_hand_nobody_waits(self) -> None:
        board = self.before().do(ROME, Assault(R1), "Rs", "Rs", "Rs", *["Gx"] * 4, "W-")
        assert not board.window() and board.told(AssaultEnds).taken

    def test_nor_once_the_card_lies_open(self) -> None:
        board = Board().status(ROME, GREEKS, "enemy").army(R1, "messana", *[LEGION] * 4).own(ROME, "messana")
        board.holds(GREEKS, "ac_14").discarded("ac_17").campaign().do(ROME, March(R1, ("syracusae",)))
        board.do(ROME, Assault(R1), "Rs", "Rs", "Rs", *["G-"] * 4, "W-")
        assert not board.window() and board.at(R1) == "syracusae" and board.owner("syracusae") == GREEKS


@pytest.mark.ruling(64)
class TestAlliesFightTogether:
    """Land Battles, Allies; Glorious Victory: Romans and Greeks against four Carthaginian cards in Apulia, where no
    terrain is difficult (ruling 64)."""

    def met(self) -> Board:
        board = Board().status(ROME, GREEKS, "ally").status(ROME, CARTHAGE, "enemy").army(R1, "lucania", LEGION, LEGION)
        board.army(G1, "apulia", HOPLITES, HOPLITES).army(C1, "apulia", *[SPEARS] * 4)
        return board.campaign().do(ROME, March(R1, ("apulia",)))

    def drawn_up(self) -> Board:
        board = self.met()
        assert board.asked() == {ROME, GREEKS, CARTHAGE}
        board.do(GREEKS, JoinBattle((HOPLITES, HOPLITES))).do(CARTHAGE, FIGHT).do(ROME, FIGHT)
        board.do(ROME, AcceptHelp((GREEKS,)))
        assert board.relation(GREEKS, CARTHAGE) == "enemy" and board.asked() == {ROME}
        return board.do(ROME, PrepareBattle(composite=(HOPLITES, HOPLITES, LEGION, LEGION), leader="none"))

    def test_the_commander_composes_one_army_of_both(self) -> None:
        begun = self.drawn_up().told(BattleBegun)
        assert (begun.attacker, begun.defender, begun.attacker_cards, begun.defender_cards) == (ROME, CARTHAGE, 4, 4)

    def won(self) -> Board:
        """Four combats; the last is of the last cards, which nobody is asked for."""
        board = self.drawn_up()
        board.do(CARTHAGE, Deploy(SPEARS)).do(ROME, Deploy(HOPLITES), "Y*", "W-", "G*", "G-")
        board.do(CARTHAGE, Deploy(SPEARS)).do(ROME, Deploy(LEGION), "Y*", "G-", "G-", "G-")
        board.do(CARTHAGE, Deploy(SPEARS))
        return board.do(ROME, Deploy(LEGION), "Y*", "G-", "G-", "G-", "Y*", "W-", "G-", "G-")

    def test_a_total_victory_is_a_point_for_each_and_the_dead_go_to_their_owners(self) -> None:
        board = self.won()
        assert board.told(BattleDecided).result == "total_victory"
        assert [(e.side, e.points) for e in board.all(VictoryPoints)] == [(ROME, 1), (GREEKS, 1)]
        assert board.asked() == {ROME}
        before = board.state.factions[GREEKS].reserve[HOPLITES]
        board.do(ROME, spoils(board), "W-")
        assert board.at(C1) == board.at(G1) == "gone"  # one hoplite is no army
        assert board.state.factions[GREEKS].reserve[HOPLITES] == before + 2
        assert board.at(R1) == "apulia" and board.state.armies[R1].cards == (LEGION, LEGION)

    def test_what_is_recovered_of_an_allys_goes_back_to_him(self) -> None:
        board = self.won()
        board.do(ROME, spoils(board, HOPLITES), "W-")
        assert board.state.armies[G1].cards == (HOPLITES, HOPLITES) and board.at(G1) == "apulia"


@pytest.mark.ruling(64)
def test_of_a_kind_that_both_bring_the_commanders_own_is_taken_first() -> None:
    board = (
        Board().status(ROME, GREEKS, "ally").status(ROME, CARTHAGE, "enemy").army(R1, "lucania", LEGION, "mamertines")
    )
    board.army(G1, "apulia", HOPLITES, HOPLITES, "mamertines").army(C1, "apulia", *[SPEARS] * 4)
    board.campaign().do(ROME, March(R1, ("apulia",)))
    board.do(GREEKS, JoinBattle((HOPLITES, HOPLITES, "mamertines"))).do(CARTHAGE, FIGHT).do(ROME, FIGHT)
    board.do(ROME, AcceptHelp((GREEKS,)))
    board.do(ROME, PrepareBattle(composite=(HOPLITES, HOPLITES, LEGION, "mamertines"), leader="none"))
    battle = next(frame for frame in board.state.frames if isinstance(frame, LandBattle))
    assert {token.partition(".")[0] for token, _ in battle.lent[0]} == {HOPLITES}


@pytest.mark.ruling(64)
def test_of_a_kind_that_two_helpers_bring_his_card_is_taken_who_comes_next_in_turn_order() -> None:
    """Who lends a card has a share of the victory, so it matters whose it is."""
    board = Board().status(ROME, GREEKS, "ally").status(ROME, TRIBES, "ally").status(ROME, CARTHAGE, "enemy")
    board.status(GREEKS, TRIBES, "ally").army(T1, "apulia", LOWLAND, LOWLAND, "mamertines")
    board.army(R1, "lucania", LEGION, LEGION).army(G1, "apulia", HOPLITES, HOPLITES, "mamertines")
    board.army(C1, "apulia", *[SPEARS] * 4)
    assert board.state.order.index(GREEKS) < board.state.order.index(TRIBES)
    board.campaign().do(ROME, March(R1, ("apulia",)))
    board.do(GREEKS, JoinBattle(("mamertines",))).do(TRIBES, JoinBattle(("mamertines",)))
    board.do(CARTHAGE, FIGHT).do(ROME, FIGHT).do(ROME, AcceptHelp((GREEKS, TRIBES)))
    board.do(ROME, PrepareBattle(composite=(LEGION, LEGION, "mamertines"), leader="none"))
    battle = next(frame for frame in board.state.frames if isinstance(frame, LandBattle))
    assert battle.attacker == (R1, G1, T1) and [army for _, army in battle.lent[0]] == [G1]


class TestBothAlliesWithdraw:
    @pytest.mark.ruling(59, 64)
    def test_each_to_a_region_of_its_own_choice(self) -> None:
        """Determine the Victor: the loser withdraws; allies who lost do so one after the other (rulings 59 and 64)."""
        board = Board().status(ROME, GREEKS, "ally").status(ROME, CARTHAGE, "enemy").status(GREEKS, CARTHAGE, "enemy")
        board.army(R1, "apulia", *[FOOT] * 5).army(G1, "apulia", *[HOPLITES] * 4).own(CARTHAGE, "samnium")
        board.army(C1, "samnium", *[SPEARS] * 4, "sacred_band", "war_elephants", general=HANNIBAL)
        board.campaign(CARTHAGE)
        board.do(CARTHAGE, March(C1, ("apulia",))).do(CARTHAGE, MeetFirst(R1))
        board.do(GREEKS, JoinBattle((HOPLITES,) * 4)).do(ROME, FIGHT).do(CARTHAGE, FIGHT)
        board.do(ROME, AcceptHelp((GREEKS,)))
        for seed in range(40):
            trial = _copy(board).fight(seed)
            if trial.moment() == "withdrawal.choose" and trial.asked() == {ROME} and G1 in trial.state.armies:
                assert trial.told(BattleDecided).side == CARTHAGE
                assert trial.do(ROME, Withdraw("lucania")).asked() == {GREEKS} and trial.at(R1) == "lucania"
                assert "lucania" in trial.options(GREEKS, Withdraw)  # allies may stand together
                assert trial.do(GREEKS, Withdraw("lucania")).asked() == {ROME}  # into Roman land with its leave
                assert trial.do(ROME, Agree()).at(G1) == "lucania" and trial.asked() == {CARTHAGE}
                return
        raise AssertionError("no battle of these was lost with both armies left")


def _copy(board: Board) -> Board:
    twin = Board()
    twin.state, twin.events = board.state.copy(), list(board.events)
    return twin


@pytest.mark.ruling(56)
class TestUnopposedAttack:
    """Phase 4, its end: cards that nobody opposes attack what lies there, from a march to the dead (ruling 56)."""

    def test_the_last_cards_attack_those_who_have_fought(self) -> None:
        board = Board().status(ROME, CARTHAGE, "enemy").army(R1, "lucania", *[LEGION] * 3)
        board.army(C1, "apulia", SPEARS, SPEARS).campaign().do(ROME, March(R1, ("apulia",)))
        board.do(CARTHAGE, FIGHT).do(ROME, FIGHT)
        board.do(CARTHAGE, Deploy(SPEARS)).do(ROME, Deploy(LEGION), "Y-", "G-", "G-", "G-")
        board.do(ROME, Deploy(LEGION), "Yx", "G-", "G-", "G-")
        assert board.moment() == "unopposed_attack.start" and board.asked() == {ROME}
        board.do(ROME, AttackUnopposed((LEGION,), SPEARS), "Y*", "G-")
        told = board.told(UnopposedAttackMade)
        assert (told.side, told.cards, told.dead) == (ROME, (LEGION,), (SPEARS,))
        assert board.told(BattleDecided).result == "victory"
        assert board.do(ROME, spoils(board), "W-").at(C1) == "gone"


@pytest.mark.ruling(70, 87, 115)
class TestStormOnTheWay:
    """Playing Events: Storm at Sea, between two legs of a voyage (rulings 70, 87 and 115)."""

    def test_it_shortens_the_voyage_and_makes_nobody_an_enemy(self) -> None:
        board = Board().holds(GREEKS, "storm").navy(FLEET, "mare_tyrrhenum", "trireme_r", "trireme_r").campaign()
        board.do(ROME, Sail(FLEET, ("mare_sardoum",))).do(GREEKS, Storm("ac_28", FLEET), "Gx")
        assert board.relation(ROME, GREEKS) == "neutral" and len(board.state.navies[FLEET].ships) == 2
        assert board.allows(ROME, Sail(FLEET, ("mare_africum",)))
        assert not board.allows(ROME, Sail(FLEET, ("mare_africum", "mare_ionium")))
        board.do(ROME, Sail(FLEET, ("mare_africum",)))
        assert board.told(NavyMoved).to == "mare_africum" and not board.allows(ROME, Sail(FLEET, ("mare_ionium",)))

    @pytest.mark.ruling(115)
    def test_not_upon_an_ally(self) -> None:
        """Ruling 115."""
        board = Board().holds(GREEKS, "storm").navy(FLEET, "mare_tyrrhenum").status(ROME, GREEKS, "ally").campaign()
        assert not board.may(GREEKS, Storm)

    @pytest.mark.ruling(115)
    def test_camp_fever_makes_nobody_an_enemy_either(self) -> None:
        """Ruling 115."""
        board = Board().holds(ROME, "camp_fever").army(C1, "messana", *[SPEARS] * 3).campaign()
        board.do(ROME, CampFever("ac_16", C1), "G-", "W-")
        assert board.relation(ROME, CARTHAGE) == "neutral"
        allied = Board().holds(ROME, "camp_fever").army(C1, "messana", *[SPEARS] * 3).status(ROME, CARTHAGE, "ally")
        assert not allied.campaign().may(ROME, CampFever)


class TestFoundWhileBuilding:
    @pytest.mark.ruling(111)
    @pytest.mark.parametrize("general", ["carthage_gisgo", "carthage_hannibal_barca"])
    def test_a_killed_generals_card_goes_back_to_the_reserve(self, general: str) -> None:
        """Ruling 111: general cards are never lost."""
        board = (
            Board().holds(ROME, "assassination").army(C1, "messana", general=general).agent("rome_agent_1", "messana")
        )
        board.agents().do(ROME, AssassinateGeneral(board.card(ROME, "assassination"), "rome_agent_1", C1), "R*")
        if board.asked() == {CARTHAGE}:
            board.do(CARTHAGE, NameHeir("carthage_himilco"))
        assert general in board.state.factions[CARTHAGE].generals and board.state.armies[C1].general != general

    @pytest.mark.ruling(9, 111)
    def test_so_does_that_of_an_army_which_is_destroyed(self) -> None:
        """Rulings 9 and 111."""
        board = Board().army(R1, "umbria", FOOT, FOOT)
        general = board.state.armies[R1].general
        board.campaign().do(ROME, March(R1, ("boii",)), "G*", "G-").do(ROME, LoseCards((FOOT,)))
        assert board.at(R1) == "gone" and general in board.state.factions[ROME].generals

    def spending(self, port: str, *, status: str = "neutral") -> Board:
        return Board().navy(FLEET, port=port).status(ROME, CARTHAGE, status).begin(SpendingPhase())

    @pytest.mark.ruling(112)
    def test_new_ships_join_a_navy_in_a_port_of_ones_own_or_an_allys(self) -> None:
        """Ruling 112."""
        one = Spend(ships=(f"{FLEET}:trireme_r",))
        assert self.spending("latium").allows(ROME, one)
        assert self.spending("sardinia", status="ally").allows(ROME, one)
        assert not self.spending("sardinia").allows(ROME, one)

    @pytest.mark.ruling(116)
    def test_a_bribed_army_is_led_only_where_its_owner_rules_and_no_army_stands(self) -> None:
        """Ruling 116."""
        board = Board().holds(ROME, "bribe").own(CARTHAGE, "messana", "syracusae").army(C1, "messana", *[SPEARS] * 4)
        board.army("carthage_2", "lilybaeum").agent("rome_agent_1", "messana").agents()
        board.do(ROME, BribeArmy(board.card(ROME, "bribe"), "rome_agent_1", C1), "R*").do(
            CARTHAGE, LoseCards((SPEARS,) * 2)
        )
        assert set(board.options(ROME, LeadAway)) == {"messana", "syracusae"}

    @pytest.mark.ruling(122)
    def test_a_navy_whose_port_is_taken_stays_and_may_leave(self) -> None:
        """Ruling 122: it cannot be attacked there, no ships join it, and no new navy starts from there."""
        board = Board().status(ROME, CARTHAGE, "enemy").navy(FLEET, port="bruttium").navy(FOE, "mare_tyrrhenum")
        board.army(C1, "messana", *[SPEARS] * 5, general="carthage_hannibal_barca").own(CARTHAGE, "messana")
        board.campaign(CARTHAGE).do(CARTHAGE, March(C1, ("bruttium",)))
        board.do(CARTHAGE, Assault(C1), "Rs", "Rs", *["Gx"] * 5, "R*")
        assert board.owner("bruttium") == CARTHAGE and board.at(FLEET) == "bruttium"
        board.do(CARTHAGE, EndTurn()).campaign(ROME)
        assert board.allows(ROME, Sail(FLEET, ("mare_ionium",)))
        assert not board.may(ROME, PlaceNavy)
        board.begin(SpendingPhase())
        assert not board.allows(ROME, Spend(ships=(f"{FLEET}:trireme_r",)))


@pytest.mark.ruling(36)
def test_a_siege_from_the_march_to_the_lost_walls() -> None:
    """Besieging 1 to 3 (ruling 36): an army that stays before a garrison; next year no tax, and the walls fall."""
    board = Board().status(ROME, GREEKS, "enemy").land("syracusae", walls=True, market=True)
    board.army(R1, "messana", *[FOOT] * 4).own(ROME, "messana").campaign().do(ROME, March(R1, ("syracusae",)))
    board.do(ROME, EndTurn())
    assert board.state.armies[R1].siege and board.state.is_besieged("syracusae")
    before = board.gold(GREEKS)
    taxed = sum(2 if r in ("peloponnesus", "macedonia") else 3 if r == "attica" else 1
                for r in board.state.controlled_regions(GREEKS) if r != "syracusae")  # fmt: skip
    board.begin(TaxationPhase())
    land = board.state.regions["syracusae"]
    assert board.gold(GREEKS) == before + taxed and (land.walls, land.market) == (False, True)


NAMED = re.compile(r"[Rr]ulings?\s+(\d+(?:(?:,\s*|\s+and\s+|\s+to\s+|,\s*and\s+)\d+)*)")


def test_every_ruling_is_named_by_a_test() -> None:
    """The register: which test covers a ruling is found by its number."""
    named: set[int] = set()
    for path in Path(__file__).parent.rglob("test_*.py"):
        for found in NAMED.findall(path.read_text(encoding="utf-8")):
            named.update(int(n) for n in re.findall(r"\d+", found))
            for low, high in re.findall(r"(\d+)\s+to\s+(\d+)", found):
                named.update(range(int(low), int(high) + 1))
    assert sorted(set(load_game_data("total_war_rome", "rulings")["rulings"]) - named) == []
