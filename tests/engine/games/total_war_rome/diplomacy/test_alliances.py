"""Diplomacy in the campaign: leave of allies, attacks, BROKEN ALLIANCE, stranded armies, allies in battle."""

from collections import Counter

import pytest

from engine.games.total_war_rome.actions.agents import Agree, Refuse
from engine.games.total_war_rome.actions.campaign import (
    AcceptHelp,
    Assault,
    Betray,
    Conquer,
    Engage,
    Intercept,
    JoinBattle,
    Leave,
    LoseCards,
    March,
    Meet,
    MeetFirst,
    Sail,
    StandAside,
)
from engine.games.total_war_rome.actions.rounds import EndTurn
from engine.games.total_war_rome.events.campaign import HelpAnswered, HelpersStandAside
from engine.games.total_war_rome.events.diplomacy import AllianceBroken
from engine.games.total_war_rome.events.rounds import VictoryPoints
from engine.games.total_war_rome.frames.battle import LandBattle
from engine.games.total_war_rome.frames.campaign import Meeting
from engine.games.total_war_rome.game import GAME
from engine.kernel.dice import UnverifiedRandom
from tests.engine.games.total_war_rome.diplomacy.test_betrayals import said
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

FIGHT = Meet("fight", "stay", "none")


@pytest.mark.ruling(20)
class TestStatus:
    """Moving Armies and Navies; ruling 20."""

    @pytest.mark.parametrize("status", ["neutral", "friendly", "enemy"])
    def test_entering_anothers_region_is_an_attack(self, status: str) -> None:
        board = Board().army("rome_1", "bruttium").own(CARTHAGE, "messana").status(ROME, CARTHAGE, status).campaign()
        board.do(ROME, March("rome_1", ("messana",)), "G-", "G-")
        assert board.relation(ROME, CARTHAGE) == "enemy" and board.owner("messana") == ROME
        assert not board.all(AllianceBroken) and board.vp() == 0

    def test_so_is_meeting_anothers_army_on_free_ground(self) -> None:
        board = Board().army("rome_1", "bruttium").army("carthage_1", "messana").campaign()
        board.do(ROME, March("rome_1", ("messana",)))
        assert board.relation(ROME, CARTHAGE) == "enemy" and board.moment() == "meeting.stances"

    def test_what_one_does_to_a_third_is_nothing_to_others(self) -> None:
        board = Board().army("rome_1", "bruttium").own(CARTHAGE, "messana").status(CARTHAGE, GREEKS, "ally").campaign()
        board.do(ROME, March("rome_1", ("messana",)), "G-", "G-")
        assert board.relation(ROME, GREEKS) == "neutral"


def allied(army: str = "bruttium") -> Board:
    """Rome and Carthage, which holds Messana, are allies; so are Rome and the Greeks; the Tribes are friends."""
    board = Board().army("rome_1", army, *[LEGION] * 4).own(CARTHAGE, "messana").has(ROME, vp=3)
    return board.status(ROME, CARTHAGE, "ally").status(ROME, GREEKS, "ally").status(ROME, TRIBES, "friendly")


@pytest.mark.ruling(19)
class TestLeave:
    """Moving Armies and Navies; ruling 19: asked at each region; a refused move is not made."""

    def test_agreed(self) -> None:
        board = allied().campaign().do(ROME, March("rome_1", ("messana", "syracusae")))
        assert board.asked() == {CARTHAGE}
        board.do(CARTHAGE, Agree())
        assert board.at("rome_1") == "messana" and board.asked() == {GREEKS}
        board.do(GREEKS, Agree())
        assert board.at("rome_1") == "syracusae" and board.owner("syracusae") == GREEKS
        assert board.relation(ROME, CARTHAGE) == "ally"

    def test_refused(self) -> None:
        board = allied().campaign().do(ROME, March("rome_1", ("messana", "syracusae"))).do(CARTHAGE, Refuse())
        assert board.at("rome_1") == "bruttium" and board.state.armies["rome_1"].spent == 0
        assert board.moment() == "campaign_turn.start" and board.vp() == 3

    @pytest.mark.ruling(11)
    def test_allied_armies_share_a_region(self) -> None:
        """Ruling 11."""
        board = allied().army("carthage_1", "messana").campaign().do(ROME, March("rome_1", ("messana",)))
        board.do(CARTHAGE, Agree()).do(ROME, EndTurn())
        assert board.at("rome_1") == board.at("carthage_1") == "messana" and not board.state.armies["rome_1"].siege


@pytest.mark.ruling(84)
class TestBrokenAlliance:
    """Broken Alliance; ruling 84."""

    def test_an_attack_on_an_allys_region(self) -> None:
        board = allied().campaign().do(ROME, Betray("rome_1", "messana"), "G-", "G-")
        assert board.told(AllianceBroken).victim == CARTHAGE and board.told(VictoryPoints).points == -1
        assert board.vp() == 2 and board.owner("messana") == ROME
        assert [board.relation(ROME, s) for s in (CARTHAGE, GREEKS, TRIBES)] == ["enemy", "neutral", "neutral"]

    def test_on_his_army(self) -> None:
        board = allied().army("carthage_1", "messana").campaign().do(ROME, Betray("rome_1", "messana"))
        assert board.moment() == "meeting.stances" and board.vp() == 2

    def test_on_the_region_where_one_stands(self) -> None:
        board = allied("messana").campaign().do(ROME, Betray("rome_1", "messana"), "G-", "G-")
        assert board.owner("messana") == ROME and board.vp() == 2 and not board.asked() - {ROME}

    def test_a_garrison_must_be_assaulted_all_the_same(self) -> None:
        board = allied("messana").campaign().do(ROME, Betray("rome_1", "lilybaeum"))
        assert board.owner("lilybaeum") == CARTHAGE and board.vp() == 2
        assert board.allows(ROME, Assault("rome_1"))

    def test_an_ally_is_not_assaulted_by_the_way(self) -> None:
        board = allied("lilybaeum").campaign()
        board.refused(ROME, Assault("rome_1"))

    def test_on_his_navy(self) -> None:
        board = allied().navy("rome_fleet_1", "mare_ionium").navy("carthage_fleet_1", "mare_ionium").campaign()
        board.do(ROME, Engage("rome_fleet_1", "carthage_fleet_1"), *["G-"] * 4)
        assert board.vp() == 2 and board.relation(ROME, CARTHAGE) == "enemy"

    @pytest.mark.ruling(66, 67)
    def test_his_navy_is_not_intercepted_nor_met_in_passing(self) -> None:
        """Rulings 66 and 67."""
        board = allied().navy("rome_fleet_1", "mare_ionium").navy("carthage_fleet_1", "mare_tyrrhenum").campaign()
        board.do(ROME, Sail("rome_fleet_1", ("mare_tyrrhenum", "mare_ligusticum")))
        assert board.at("rome_fleet_1") == "mare_ligusticum" and not board.window()
        assert not board.may(CARTHAGE, Intercept)


@pytest.mark.ruling(84)
class TestStrandedArmies:
    """Broken Alliance; ruling 84: in the territory of a former ally they conquer or leave at once, in turn order."""

    def stranded(self) -> Board:
        board = allied("messana").army("carthage_1", "samnium", *[SPEARS] * 4).army("rome_2", "peloponnesus")
        return board.army("greek_states_1", "attica")

    def test_his_in_mine_and_mine_in_theirs(self) -> None:
        board = self.stranded().campaign().do(ROME, Betray("rome_1", "messana"))
        assert board.moment() == "stranded.choose" and board.asked() == {ROME}
        assert not board.may(ROME, Leave)  # garrisons all around
        board.do(ROME, Conquer(), *["Rs"] * 3, "G-", "G-", "W-")  # Rome's second army assaults the Peloponnesus
        assert board.owner("peloponnesus") == GREEKS and board.asked() == {CARTHAGE}
        board.do(
            CARTHAGE, Leave("apulia") if board.allows(CARTHAGE, Leave("apulia")) else Conquer(), *self.rolls(board)
        )
        assert board.owner("messana") == ROME  # then the attack goes on

    def rolls(self, board: Board) -> list[str]:
        """All around Samnium is Roman and garrisoned: it can but conquer."""
        assert not board.may(CARTHAGE, Leave)
        return ["Rs", "Rs", *["G-"] * 4, "W-", "G-", "G-"]

    def test_conquest_of_what_has_no_garrison(self) -> None:
        board = allied().army("carthage_1", "boii", *[SPEARS] * 4).own(ROME, "boii").campaign()
        board.do(ROME, Betray("rome_1", "messana"))
        assert board.asked() == {CARTHAGE}
        assert set(board.options(CARTHAGE, Leave)) == {"insubria", "liguria", "venetia"}
        board.do(CARTHAGE, Conquer(), "G-", "G-", "G-", "G-")
        assert board.owner("boii") == CARTHAGE and board.owner("messana") == ROME

    def test_leaving_for_an_adjacent_region(self) -> None:
        board = allied().army("carthage_1", "boii", *[SPEARS] * 4).own(ROME, "boii").own(CARTHAGE, "venetia").campaign()
        board.do(ROME, Betray("rome_1", "messana")).do(CARTHAGE, Leave("venetia"), "G-", "G-")
        assert board.at("carthage_1") == "venetia" and board.owner("boii") == ROME

    def test_after_an_attack_at_sea_too(self) -> None:
        board = allied().navy("rome_fleet_1", "mare_ionium").navy("carthage_fleet_1", "mare_ionium")
        board.army("carthage_1", "boii", *[SPEARS] * 4).own(ROME, "boii").campaign()
        board.do(ROME, Engage("rome_fleet_1", "carthage_fleet_1"))
        assert board.moment() == "stranded.choose" and board.asked() == {CARTHAGE}
        board.do(CARTHAGE, Conquer(), "G-", "G-", *["G-"] * 4)
        assert board.owner("boii") == CARTHAGE and board.moment() == "sea_fight.choose"

    def test_one_that_an_event_destroys_is_asked_no_more(self) -> None:
        from engine.games.total_war_rome.actions.event_cards import Unpaid

        board = allied().army("carthage_1", "boii", SPEARS, "mamertines").own(ROME, "boii").holds(GREEKS, "ac_07")
        board.campaign().do(ROME, Betray("rome_1", "messana"))
        board.do(GREEKS, Unpaid("ac_07", "carthage_1"), 1, "G-", "G-")
        assert board.at("carthage_1") == "gone" and board.owner("messana") == ROME


@pytest.mark.ruling(64)
class TestAlliesInBattle:
    """Land Battles, Allies; ruling 64."""

    def meeting(self) -> Board:
        board = Board().army("rome_1", "bruttium", *[FOOT] * 4).army("carthage_1", "messana", SPEARS, SPEARS)
        board.army("greek_states_1", "messana").status(CARTHAGE, GREEKS, "ally").own(CARTHAGE, "messana")
        return board.campaign().do(ROME, March("rome_1", ("messana",))).do(ROME, MeetFirst("carthage_1"))

    @pytest.mark.ruling(143)
    def test_who_comes_upon_both_says_whom_he_meets_first(self) -> None:
        """Meeting Enemy Armies; ruling 143."""
        board = Board().army("rome_1", "bruttium", *[FOOT] * 4).army("carthage_1", "messana", SPEARS, SPEARS)
        board.army("greek_states_1", "messana").own(CARTHAGE, "messana")
        board.campaign().do(ROME, March("rome_1", ("messana",)))
        assert board.moment() == "advance.first" and board.asked() == {ROME}
        assert board.options(ROME, MeetFirst) == ("carthage_1", "greek_states_1")
        label = GAME.odds(board.state, board.prompt(ROME, MeetFirst), ("meet_first", "greek_states_1"))
        assert label is not None and label.key.startswith("odds.battle")
        board.do(ROME, MeetFirst("greek_states_1"))
        assert board.asked() == {ROME, GREEKS}
        board.do(ROME, FIGHT).do(GREEKS, Meet("avoid", "syracusae", "none"), "W*", "W-")
        assert board.asked() == {ROME, CARTHAGE}  # the other is met next, and need not be named

    def test_an_ally_in_the_region_is_asked_too(self) -> None:
        board = self.meeting()
        assert board.asked() == {ROME, CARTHAGE, GREEKS}
        board.do(ROME, FIGHT).do(CARTHAGE, FIGHT).do(GREEKS, JoinBattle((HOPLITES,)))
        assert board.moment() == "meeting.helpers" and board.asked() == {CARTHAGE}
        board.do(CARTHAGE, AcceptHelp((GREEKS,)))
        assert board.told(HelpAnswered).accepted
        battle = next(f for f in board.state.frames if isinstance(f, LandBattle))
        assert battle.defender == ("carthage_1", "greek_states_1") and board.relation(ROME, GREEKS) == "enemy"

    def test_the_commander_may_decline(self) -> None:
        """Ruling 64: then the helper stays out, and is nobody's enemy for it."""
        board = Board().army("rome_1", "bruttium", *[FOOT] * 4).army("carthage_1", "messana", SPEARS, SPEARS)
        board.army("greek_states_1", "messana").status(ROME, GREEKS, "ally").own(CARTHAGE, "messana").campaign()
        board.do(ROME, March("rome_1", ("messana",))).do(ROME, FIGHT).do(CARTHAGE, FIGHT)
        board.do(GREEKS, JoinBattle((HOPLITES,)))
        offered = board.prompt(ROME, AcceptHelp).subject
        assert offered is not None and offered.args["offers"][0].args == {"side": GREEKS, "cards": (HOPLITES,)}
        board.do(ROME, AcceptHelp(()))
        battle = next(f for f in board.state.frames if isinstance(f, LandBattle))
        assert battle.attacker == ("rome_1",) and board.relation(CARTHAGE, GREEKS) == "neutral"
        assert not board.told(HelpAnswered).accepted

    def test_what_is_offered_the_commander_alone_sees(self) -> None:
        """Rulings 64 and 103: whatever else a seat takes the helper's army for."""
        board = self.meeting().do(ROME, FIGHT).do(CARTHAGE, FIGHT).do(GREEKS, JoinBattle((HOPLITES,)))
        dealt = set()
        for seed in range(20):
            for seat in ("1", "2", "3", "4"):
                anew = GAME.determinize(board.state, seat, UnverifiedRandom(str(seed)))
                (frame,) = [f for f in anew.frames if isinstance(f, Meeting)]
                ((army, cards),) = frame.offers
                assert not Counter(cards) - Counter(anew.armies[army].cards)
                if seat in ("2", "3"):
                    assert cards == (HOPLITES,)
                dealt.add(cards)
        assert len(dealt) > 1

    def test_he_reads_of_his_allys_army(self) -> None:
        """Whether his ally moves or is come upon: it is that army whose battle he may join."""
        asked = self.meeting().prompt(GREEKS, JoinBattle).subject
        assert asked is not None and (asked.args["own"], asked.args["enemy"]) == ("carthage_1", "rome_1")
        board = Board().army("rome_1", "bruttium", *[FOOT] * 4).army("carthage_1", "messana", SPEARS, SPEARS)
        board.army("greek_states_1", "messana").status(ROME, GREEKS, "ally").own(CARTHAGE, "messana").campaign()
        asked = board.do(ROME, March("rome_1", ("messana",))).prompt(GREEKS, JoinBattle).subject
        assert asked is not None and (asked.args["own"], asked.args["enemy"]) == ("rome_1", "carthage_1")

    def four(self, status: str) -> Board:
        """Rome, with the Tribes as its ally, meets Carthage, with the Greeks as its own; both could join."""
        board = Board().army("rome_1", "bruttium", *[FOOT] * 4).army("carthage_1", "messana", SPEARS, SPEARS)
        board.army("greek_states_1", "messana").army("barbarian_tribes_1", "messana").own(CARTHAGE, "messana")
        board.status(CARTHAGE, GREEKS, "ally").status(ROME, TRIBES, "ally").status(GREEKS, TRIBES, status)
        return board.campaign().do(ROME, March("rome_1", ("messana",))).do(ROME, MeetFirst("carthage_1"))

    def joined(self, status: str) -> Board:
        board = self.four(status).do(ROME, FIGHT).do(CARTHAGE, FIGHT)
        board.do(GREEKS, JoinBattle((HOPLITES,))).do(TRIBES, JoinBattle((LOWLAND,)))
        return board.do(CARTHAGE, AcceptHelp((GREEKS,))).do(ROME, AcceptHelp((TRIBES,)))

    @pytest.mark.parametrize("status", ["neutral", "friendly", "enemy"])
    def test_all_who_fight_each_other_are_enemies(self, status: str) -> None:
        """The helpers too, and not only with the other side's commander."""
        board = self.joined(status)
        assert all(board.relation(a, b) == "enemy" for a in (ROME, TRIBES) for b in (CARTHAGE, GREEKS))

    def test_two_allies_do_not_join_opposite_sides(self) -> None:
        board = self.joined("ally")
        battle = next(f for f in board.state.frames if isinstance(f, LandBattle))
        assert (battle.attacker, battle.defender) == (("rome_1",), ("carthage_1",))
        assert board.relation(GREEKS, TRIBES) == "ally" and board.vp(TRIBES) == board.vp(GREEKS) == 0
        assert board.relation(CARTHAGE, TRIBES) == "neutral"
        told = board.told(HelpersStandAside)
        assert {told.one, told.other} == {"greek_states_1", "barbarian_tribes_1"}

    @pytest.mark.parametrize(
        ("status", "key"), [("ally", "preview.join_aside"), ("friendly", "preview.join_war"), ("enemy", "")]
    )
    def test_who_may_join_the_other_side_is_said_before(self, status: str, key: str) -> None:
        told = [one for one in said(self.four(status), GREEKS, JoinBattle((HOPLITES,))) if "join" in one]
        assert told == ([key] if key else [])

    def test_he_may_stand_aside(self) -> None:
        board = self.meeting().do(ROME, FIGHT).do(CARTHAGE, FIGHT).do(GREEKS, StandAside())
        battle = next(f for f in board.state.frames if isinstance(f, LandBattle))
        assert battle.defender == ("carthage_1",)


@pytest.mark.ruling(26)
def test_losses_of_a_conquest_are_the_owners_choice() -> None:
    """Ruling 26: the number is due, an S one of the light cards."""
    board = Board().army("rome_1", "bruttium", FOOT, FOOT, LEGION, "velites", "velites").campaign()
    board.do(ROME, March("rome_1", ("messana",)), "G*", "Gs")
    board.refused(ROME, LoseCards((FOOT, FOOT)))
    board.do(ROME, LoseCards(("velites", "velites")))
    assert board.state.armies["rome_1"].cards == (FOOT, FOOT, LEGION)
