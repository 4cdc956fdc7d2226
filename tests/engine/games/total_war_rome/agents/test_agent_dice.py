"""Agent Actions with a RED die: Sabotage, Treasury Theft, Assassination; foiled ones; Recruit Mercenaries."""

import pytest

from engine.games.total_war_rome.actions.agents import (
    AssassinateAgent,
    AssassinateGeneral,
    Foil,
    NameHeir,
    RecruitMercenary,
    Sabotage,
    TreasuryTheft,
)
from engine.games.total_war_rome.events.agents import AgentLost, DeedDeclared
from engine.games.total_war_rome.events.campaign import MercenaryJoined
from engine.games.total_war_rome.forecast.unseen_forces import possible_army_cards
from engine.games.total_war_rome.tables import TROOPS
from tests.engine.games.total_war_rome.scenario import CARTHAGE, FOOT, GREEKS, LEGION, ROME, SPEARS, VELITES, Board

A1 = "rome_agent_1"
SUBTERFUGE = ("rome_extra_agent", "rome_legates", "rome_advanced_subterfuge")


def sabotage(face: str, what: str = "market") -> Board:
    board = Board().holds(ROME, "sabotage").land("sardinia", market=True, barracks=True, walls=True).agents()
    return board.do(ROME, Sabotage("ac_35", A1, "sardinia", what), face)


class TestSabotage:
    """Sabotage."""

    @pytest.mark.parametrize("what", ["market", "barracks"])
    def test_a_skull_removes_it(self, what: str) -> None:
        land = sabotage("R*", what).state.regions["sardinia"]
        assert not getattr(land, what) and land.walls

    def test_an_x_kills_the_agent(self) -> None:
        board = sabotage("Rx")
        assert board.at(A1) == "gone" and board.state.regions["sardinia"].market

    def test_an_s_spares_him(self) -> None:
        board = sabotage("Rs")
        assert board.at(A1) == "sardinia" and board.state.regions["sardinia"].market

    @pytest.mark.ruling(80)
    def test_no_walls(self) -> None:
        """Ruling 80."""
        board = Board().holds(ROME, "sabotage").land("sardinia", walls=True).agents()
        board.refused(ROME, Sabotage("ac_35", A1, "sardinia", "walls"))
        board.refused(ROME, Sabotage("ac_35", A1, "sardinia", "market"))


class TestTreasuryTheft:
    """Treasury Theft."""

    def theft(self, face: str, gold: int = 9) -> Board:
        board = Board().holds(ROME, "treasury_theft").has(CARTHAGE, gold=gold).agents()
        return board.do(ROME, TreasuryTheft("ac_39", A1, "zeugitana"), face)

    def test_a_skull_takes_half_rounded_up(self) -> None:
        board = self.theft("R*")
        assert (board.gold(ROME), board.gold(CARTHAGE)) == (15, 4)

    def test_an_x_kills_the_agent_and_an_s_spares_him(self) -> None:
        assert self.theft("Rx").at(A1) == "gone" and self.theft("Rx").gold() == 10
        assert self.theft("Rs").at(A1) == "zeugitana" and self.theft("Rs").gold() == 10

    @pytest.mark.ruling(80)
    def test_only_where_its_gold_value_is_highest(self) -> None:
        """Ruling 80: any of the highest that the faction controls."""
        board = Board().holds(ROME, "treasury_theft").agents()
        board.refused(ROME, TreasuryTheft("ac_39", A1, "lilybaeum"))
        board = Board().holds(ROME, "treasury_theft").own(GREEKS, "zeugitana").agents()
        assert board.allows(ROME, TreasuryTheft("ac_39", A1, "lilybaeum"))
        assert board.allows(ROME, TreasuryTheft("ac_39", A1, "byzacena"))


class TestAssassination:
    """Assassination."""

    def kill(self, general: str, *faces: str, reroll: bool = False, **has: object) -> Board:
        board = Board().holds(ROME, "assassination").own(CARTHAGE, "messana").has(ROME, **has)
        board.army("carthage_1", "messana", general=general, stars=None).agents()
        return board.do(ROME, AssassinateGeneral("ac_52", A1, "carthage_1", reroll), *faces)

    def test_a_mediocre_general_takes_the_place_of_a_competent_one(self) -> None:
        board = self.kill("carthage_hannibal_barca", "R*")
        assert board.asked() == {CARTHAGE} and len(board.options(CARTHAGE, NameHeir)) == 4
        board.do(CARTHAGE, NameHeir("carthage_bomilcar"))
        heir = board.state.armies["carthage_1"].general
        assert heir == "carthage_bomilcar" and "carthage_hannibal_barca" in board.state.factions[CARTHAGE].generals

    def test_a_mediocre_one_leaves_the_army_without_leadership(self) -> None:
        assert self.kill("carthage_gisgo", "R*").state.armies["carthage_1"].general == ""

    def test_an_x_kills_the_agent_and_an_s_spares_him(self) -> None:
        assert self.kill("carthage_gisgo", "Rx").at(A1) == "gone"
        board = self.kill("carthage_gisgo", "Rs")
        assert board.at(A1) == "messana" and board.state.armies["carthage_1"].general == "carthage_gisgo"

    def test_advanced_subterfuge_rolls_one_die_again(self) -> None:
        board = self.kill("carthage_gisgo", "Rx", "R*", reroll=True, developments=SUBTERFUGE)
        assert board.state.armies["carthage_1"].general == "" and board.state.factions[ROME].rerolls == 1
        board = self.kill("carthage_gisgo", "Rs", "Rx", reroll=True, developments=SUBTERFUGE)
        assert board.at(A1) == "gone"
        assert self.kill("carthage_gisgo", "R*", reroll=True, developments=SUBTERFUGE).state.factions[ROME].rerolls == 0

    def test_once_a_round(self) -> None:
        board = Board().holds(ROME, "assassination").has(ROME, developments=SUBTERFUGE, rerolls=1)
        board.army("carthage_1", "messana").agents()
        board.refused(ROME, AssassinateGeneral("ac_52", A1, "carthage_1", reroll=True))

    def test_no_general_no_assassin(self) -> None:
        board = Board().holds(ROME, "assassination").army("carthage_1", "messana", stars=0).agents()
        board.refused(ROME, AssassinateGeneral("ac_52", A1, "carthage_1"))

    @pytest.mark.ruling(76)
    @pytest.mark.parametrize(
        ("dice", "dead"),
        [
            (("R*", "Rx"), "agent"), (("Rs", "R*"), "agent"), (("Rs", "Rx"), ""), (("Rx", "Rs"), ""),
            (("Rx", "Rx"), "assassin"), (("Rs", "Rs"), ""),
        ],
    )  # fmt: skip
    def test_two_dice_at_an_agent_the_best_counts(self, dice: tuple[str, str], dead: str) -> None:
        """Ruling 76: Skull, then S, then X, for the acting player."""
        board = Board().holds(ROME, "assassination").agent("carthage_agent_1", "messana").agents()
        board.do(ROME, AssassinateAgent("ac_52", A1, "carthage_agent_1"), *dice)
        assert (board.at("carthage_agent_1") == "gone") is (dead == "agent")
        assert (board.at(A1) == "gone") is (dead == "assassin")

    @pytest.mark.ruling(76)
    def test_x_before_s(self) -> None:
        """Ruling 76, second reading (option assassins): the symbols rank as in a meeting."""
        board = Board(assassins="x_second").holds(ROME, "assassination").agent("carthage_agent_1", "messana").agents()
        board.do(ROME, AssassinateAgent("ac_52", A1, "carthage_agent_1"), "Rs", "Rx")
        assert board.at(A1) == "gone"


class TestLoyalBodyguard:
    """Assassination, foiled by a Loyal Bodyguard."""

    def foiled(self, face: str) -> Board:
        board = Board().holds(ROME, "assassination").holds(CARTHAGE, "loyal_bodyguard")
        board.army("carthage_1", "messana").agents()
        board.do(ROME, AssassinateGeneral("ac_52", A1, "carthage_1"))
        return board.do(CARTHAGE, Foil("ac_02")).close(face)

    def test_it_cancels_and_may_kill_the_assassin(self) -> None:
        board = self.foiled("G*")
        assert board.state.armies["carthage_1"].general and board.at(A1) == "gone" and board.all(AgentLost)

    def test_or_not(self) -> None:
        board = self.foiled("Gx")
        assert board.state.armies["carthage_1"].general and board.at(A1) == "messana"

    @pytest.mark.ruling(104)
    def test_it_does_not_answer_a_spy_nor_a_safe_house_an_assassin(self) -> None:
        """Ruling 104."""
        board = Board().holds(ROME, "assassination").holds(CARTHAGE, "safe_house").army("carthage_1", "messana")
        board.discarded("ac_02", "ac_39").agents()
        assert not board.do(ROME, AssassinateGeneral("ac_52", A1, "carthage_1"), "R*").window()


def hiring(at: str = "bruttium", *cards: str, **has: object) -> Board:
    return Board().holds(ROME, "recruit_mercenaries").army("rome_1", at, *cards).has(ROME, **has).agents()


@pytest.mark.ruling(82)
class TestRecruitMercenaries:
    """Recruit Mercenaries; ruling 82."""

    def test_a_card_of_the_region_for_its_price(self) -> None:
        board = hiring().do(ROME, RecruitMercenary("ac_48", A1, "messana", "rome_1", "mamertines"))
        assert board.state.armies["rome_1"].cards == (FOOT, FOOT, "mamertines")
        assert board.gold() == 10 - (TROOPS["mamertines"].cost or 0) and board.state.packs["mamertines"] == 3
        assert board.at(A1) == "messana"

    @pytest.mark.ruling(94)
    def test_its_kind_is_told_with_the_action_that_names_it(self) -> None:
        """What is told of the agent's action is not hidden a line later; who guesses at the army goes by it."""
        board = hiring().do(ROME, RecruitMercenary("ac_48", A1, "messana", "rome_1", "mamertines"))
        assert "mamertines" in board.told(DeedDeclared).on
        told = board.told(MercenaryJoined).seen_by("2")
        assert told is not None and told == board.told(MercenaryJoined) and told.unit == "mamertines"
        armies, known = possible_army_cards(board.state, "rome_1", CARTHAGE)
        assert not known and all("mamertines" in cards for cards in armies)

    def test_no_control_is_needed(self) -> None:
        board = Board().holds(ROME, "recruit_mercenaries").army("rome_1", "bruttium").own(CARTHAGE, "messana").agents()
        assert board.allows(ROME, RecruitMercenary("ac_48", A1, "messana", "rome_1", "mamertines"))

    def test_within_four_land_regions(self) -> None:
        assert hiring("samnium").allows(ROME, RecruitMercenary("ac_48", A1, "messana", "rome_1", "mamertines"))
        assert hiring("umbria").allows(ROME, RecruitMercenary("ac_48", A1, "messana", "rome_1", "mamertines"))
        board = hiring("venetia")
        board.refused(ROME, RecruitMercenary("ac_48", A1, "messana", "rome_1", "mamertines"))

    def test_no_veterans(self) -> None:
        hiring().refused(ROME, RecruitMercenary("ac_48", A1, "messana", "rome_1", "mamertines_vet"))

    @pytest.mark.ruling(130)
    def test_not_into_a_besieged_region_of_ones_own(self) -> None:
        """Besieging 2, ruling 130: it binds agents as it binds the Spending Phase; who besieges hires."""
        hire = RecruitMercenary("ac_48", A1, "messana", "rome_1", "mamertines")
        dogs = RecruitMercenary("ac_48", A1, "campania", "rome_1", "war_dogs")
        board = Board().holds(ROME, "recruit_mercenaries").army("rome_1", "campania").has(ROME, gold=20)
        board.army("carthage_1", "campania", siege=True).status(ROME, CARTHAGE, "enemy").agents()
        board.refused(ROME, hire)
        board.refused(ROME, dogs)
        board.own(CARTHAGE, "campania").army("rome_1", "campania", siege=True).agents()
        assert board.allows(ROME, hire) and board.allows(ROME, dogs)

    def test_not_without_gold_or_room(self) -> None:
        action = RecruitMercenary("ac_48", A1, "messana", "rome_1", "mamertines")
        hiring(gold=0).refused(ROME, action)
        hiring("bruttium", *[LEGION] * 4, FOOT, FOOT).refused(ROME, action)  # six main battle cards already

    def test_not_from_an_empty_pack(self) -> None:
        board = Board().holds(ROME, "recruit_mercenaries").army("rome_1", "bruttium")
        board.army("carthage_1", "hippo", SPEARS, *["mamertines"] * 4).agents()
        board.refused(ROME, RecruitMercenary("ac_48", A1, "messana", "rome_1", "mamertines"))

    @pytest.mark.ruling(65)
    @pytest.mark.parametrize("unit", ["war_dogs", "incendiary_pigs", "flaming_logs"])
    def test_special_cards_in_a_region_of_two_gold(self, unit: str) -> None:
        """Ruling 65: they count as skirmisher cards."""
        board = hiring("campania").do(ROME, RecruitMercenary("ac_48", A1, "campania", "rome_1", unit))
        assert unit in board.state.armies["rome_1"].cards and board.at(A1) == "campania"
        hiring("bruttium").refused(ROME, RecruitMercenary("ac_48", A1, "bruttium", "rome_1", unit))
        full = hiring("campania", FOOT, FOOT, VELITES, VELITES)
        full.refused(ROME, RecruitMercenary("ac_48", A1, "campania", "rome_1", unit))

    def test_mercenary_contracts_lower_the_price(self) -> None:
        board = Board().holds(CARTHAGE, "recruit_mercenaries").has(CARTHAGE, developments=("carthage_contracts",))
        board.army("carthage_1", "lilybaeum").agents(CARTHAGE)
        board.do(CARTHAGE, RecruitMercenary("ac_48", "carthage_agent_1", "messana", "carthage_1", "mamertines"))
        assert board.gold(CARTHAGE) == 10 - max(1, (TROOPS["mamertines"].cost or 0) - 1)
