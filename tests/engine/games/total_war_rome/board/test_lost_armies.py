"""Universal Rules 3: each way to lose an army, and what becomes of its cards and its general (rulings 9, 61, 70 to 72).

Every way is played twice: with the last two main battle cards, and with one more, that saves it.
"""

from collections import Counter
from collections.abc import Callable

import pytest

from engine.games.total_war_rome.actions.agents import BribeArmy, LeadAway, RebelUprising
from engine.games.total_war_rome.actions.battle import LoseShips
from engine.games.total_war_rome.actions.campaign import (
    Assault,
    Betray,
    Conquer,
    Disembark,
    Engage,
    LoseCards,
    March,
    Meet,
    Merge,
    RetreatNavy,
)
from engine.games.total_war_rome.actions.event_cards import CampFever, Storm, Unpaid
from engine.games.total_war_rome.actions.rounds import EndTurn
from engine.games.total_war_rome.events.campaign import ArmyDestroyed, NavyDestroyed
from engine.games.total_war_rome.events.rounds import VictoryPoints
from engine.games.total_war_rome.frames.campaign import Withdrawal
from engine.games.total_war_rome.tables import FACTIONS, PACKS, TROOPS
from tests.engine.games.total_war_rome.scenario import (
    CARTHAGE,
    FOOT,
    GREEKS,
    LEGION,
    LOWLAND,
    ROME,
    TRIBES,
    VELITES,
    Board,
)

R1, FLEET, FOE = "rome_1", "rome_fleet_1", "carthage_fleet_1"
HIRED = "mamertines"
Way = Callable[[int], Board]


def army(more: int, *others: str) -> tuple[str, ...]:
    """Return the cards of an army with two main battle cards, and `more`."""
    return (FOOT,) * (2 + more) + others


def one_goes(board: Board, side: str = ROME, kind: str = FOOT) -> Board:
    """Let the owner give up one main battle card."""
    return board.do(side, LoseCards((kind,)))


def to_a_defence_roll(more: int) -> Board:
    """Conquering Independent Regions 2 and 3."""
    board = Board().army(R1, "umbria", *army(more)).campaign().do(ROME, March(R1, ("boii",)), "G*", "G-")
    return one_goes(board)


def to_a_garrison(more: int) -> Board:
    """Assaulting Garrisoned Regions 4 (ruling 27)."""
    board = Board().army(R1, "sardinia", *army(more)).status(ROME, CARTHAGE, "enemy").campaign()
    board.do(ROME, Assault(R1), "R*", "Rs")
    return board.do(ROME, LoseCards((FOOT,)), *(["G-"] * (1 + more) + ["W-"] if more else []))


def to_a_landing(more: int) -> Board:
    """Embarking and disembarking: the shore is conquered at once (ruling 18)."""
    board = Board().navy(FLEET, "mare_gallicum").army(R1, "", *army(more)).aboard(R1, FLEET).campaign()
    return one_goes(board.do(ROME, Disembark(R1, "volcae"), "G*", "G-"))


def to_rebels(more: int) -> Board:
    """Rebel Uprising."""
    board = Board().holds(CARTHAGE, "rebel_uprising").own(ROME, "messana").army(R1, "messana", *army(more))
    board.agents(CARTHAGE)
    board.do(CARTHAGE, RebelUprising(board.card(CARTHAGE, "rebel_uprising"), "carthage_agent_1", "messana"), "G*", "G-")
    return one_goes(board)


def to_a_bribe(more: int) -> Board:
    """Bribe Army: all mercenaries and half of the rest."""
    board = Board().holds(CARTHAGE, "bribe").army(R1, "bruttium", *army(more, HIRED)).agents(CARTHAGE)
    board.do(CARTHAGE, BribeArmy(board.card(CARTHAGE, "bribe"), "carthage_agent_1", R1), "R*")
    one_goes(board)
    return board.do(CARTHAGE, LeadAway("bruttium")) if more else board


def to_infighting(more: int) -> Board:
    """Tribal Infighting (ruling 24): here the Tribes' army is the one that is lost."""
    board = Board().army("barbarian_tribes_1", "aedui", *[LOWLAND] * (2 + more))
    board.army("barbarian_tribes_2", "arverni", *[LOWLAND] * 4).campaign(TRIBES)
    board.do(TRIBES, EndTurn(), "R*", "Rs", "Rs", "Rs")
    return one_goes(board, TRIBES, LOWLAND)


def to_fever(more: int) -> Board:
    """Camp Fever, away from home."""
    board = Board().holds(CARTHAGE, "camp_fever").own(ROME, "messana").army(R1, "messana", *army(more))
    board.campaign(CARTHAGE).do(CARTHAGE, CampFever(board.card(CARTHAGE, "camp_fever"), R1), "G*", "W-")
    return one_goes(board)


def to_hirelings(more: int) -> Board:
    """Unpaid Hirelings: a mercenary that was one of its last two main battle cards."""
    cards = (FOOT, HIRED) if not more else (FOOT, FOOT, HIRED)
    board = Board().holds(GREEKS, "unpaid_hirelings").army(R1, "umbria", *cards).campaign()
    return board.do(GREEKS, Unpaid(board.card(GREEKS, "unpaid_hirelings"), R1), 1)


def to_a_storm(more: int) -> Board:
    """Storm at Sea: the share of a ship that sinks, at random."""
    board = Board().holds(GREEKS, "storm").navy(FLEET, "mare_tyrrhenum").army(R1, "", *army(2 * more)).aboard(R1, FLEET)
    board.campaign()
    drowned = 1 + more  # half of two, half of four
    return board.do(GREEKS, Storm(board.card(GREEKS, "storm"), FLEET), "G*", *[1] * drowned)


def to_an_s_at_sea(more: int) -> Board:
    """Naval Battles: each S of the enemy kills a random carried card."""
    board = Board().navy(FLEET, "mare_ionium").navy(FOE, "mare_ionium").army(R1, "", *army(more)).aboard(R1, FLEET)
    board.status(ROME, CARTHAGE, "enemy").campaign()
    board.do(ROME, Engage(FLEET, FOE), "G-", "G-", "Gs", "G-", 1)
    return board.do(ROME, RetreatNavy("mare_tyrrhenum"))


def to_a_lost_ship(more: int) -> Board:
    """Naval Battles: the share of a ship that is sunk, rounded up."""
    board = Board().navy(FLEET, "mare_ionium").navy(FOE, "mare_ionium").army(R1, "", *army(2 * more)).aboard(R1, FLEET)
    board.status(ROME, CARTHAGE, "enemy").campaign()
    board.do(ROME, Engage(FLEET, FOE), "G-", "G-", "G*", "G-")
    board.do(ROME, LoseShips(("trireme_r",)), *[1] * (1 + more))
    return board.do(ROME, RetreatNavy("mare_tyrrhenum"))


def to_its_own_flight(more: int) -> Board:
    """Avoiding battle into an independent region: it must be conquered at once (ruling 39)."""
    board = Board().status(ROME, CARTHAGE, "enemy").army(R1, "umbria", *army(more)).army("carthage_1", "latium")
    board.campaign(CARTHAGE).do(CARTHAGE, March("carthage_1", ("umbria",)))
    board.do(ROME, Meet("avoid", "boii", "none")).do(CARTHAGE, Meet("fight", "stay", "none"), "W*", "W-", "G*", "G-")
    return one_goes(board)


def to_a_broken_alliance(more: int) -> Board:
    """Broken Alliance: a stranded army must conquer where it stands."""
    board = Board().status(ROME, CARTHAGE, "ally").own(CARTHAGE, "boii").army(R1, "boii", *army(more))
    board.army("rome_2", "bruttium", *[LEGION] * 4).own(CARTHAGE, "messana").campaign()
    board.do(ROME, Betray("rome_2", "messana")).do(ROME, Conquer(), "G*", "G-")
    return board.do(ROME, LoseCards((FOOT,)), "Gs", "G-")


WAYS: dict[str, Way] = {
    way.__name__: way
    for way in (to_a_defence_roll, to_a_garrison, to_a_landing, to_rebels, to_a_bribe, to_infighting, to_fever,
                to_hirelings, to_a_storm, to_an_s_at_sea, to_a_lost_ship, to_its_own_flight, to_a_broken_alliance)
}  # fmt: skip


def lost_one(way: str) -> tuple[str, str]:
    """Return whose army is lost, and its id."""
    return (TRIBES, "barbarian_tribes_1") if way == "to_infighting" else (ROME, R1)


@pytest.mark.parametrize("way", WAYS)
def test_below_two_main_battle_cards_it_is_destroyed(way: str) -> None:
    """Universal Rules 3."""
    side, name = lost_one(way)
    board = WAYS[way](0)
    assert board.at(name) == "gone"
    told = board.told(ArmyDestroyed)
    assert (told.owner, told.army) == (side, name) and len(board.all(ArmyDestroyed)) == 1


@pytest.mark.parametrize("way", WAYS)
def test_with_two_left_it_is_not(way: str) -> None:
    _, name = lost_one(way)
    board = WAYS[way](1)
    assert board.state.armies[name].group_card_count("main") == 2 and not board.all(ArmyDestroyed)


@pytest.mark.ruling(61)
@pytest.mark.parametrize("way", WAYS)
def test_its_cards_go_to_the_reserve_and_its_mercenaries_to_their_pack(way: str) -> None:
    """Universal Rules 3; ruling 61: the reserve stack holds every card that no other army has."""
    side, _ = lost_one(way)
    board = WAYS[way](0)
    printed = Counter({kind: TROOPS[kind].count for kind in FACTIONS[side].troops})
    elsewhere = Counter(k for army in board.state.armies.values() if army.owner == side for k in army.cards)
    reserve = Counter({k: n for k, n in board.state.factions[side].reserve.items() if k in TROOPS})
    assert reserve == printed - elsewhere
    assert board.state.packs[HIRED] == PACKS["messana"][HIRED]


@pytest.mark.ruling(9)
@pytest.mark.parametrize("way", WAYS)
def test_its_general_goes_to_the_reserve_and_is_no_spare_one(way: str) -> None:
    """Ruling 9: not dead, and not at once at hand."""
    side, _ = lost_one(way)
    board = WAYS[way](0)
    leading = [army.general for army in board.state.armies.values() if army.owner == side]
    assert sorted(board.state.factions[side].generals) == sorted(set(FACTIONS[side].generals) - set(leading))
    assert board.state.factions[side].spare == ()


@pytest.mark.ruling(5)
@pytest.mark.parametrize("way", [way for way in WAYS if way != "to_a_broken_alliance"])
def test_nobody_gets_a_point_for_it(way: str) -> None:
    """Ruling 5: Glorious Victory is for battles between armies alone."""
    assert not WAYS[way](0).all(VictoryPoints)


class TestWithTheRestOfItsCards:
    """Skirmishers and artillery do not keep an army together."""

    def test_light_cards_fall_with_it(self) -> None:
        board = Board().army(R1, "umbria", FOOT, FOOT, VELITES, VELITES, "scorpio").campaign()
        board.do(ROME, March(R1, ("boii",)), "G*", "G-").do(ROME, LoseCards((FOOT,)))
        assert board.at(R1) == "gone" and board.state.factions[ROME].reserve[VELITES] == TROOPS[VELITES].count

    def test_the_owner_may_give_up_light_cards_instead(self) -> None:
        board = Board().army(R1, "umbria", FOOT, FOOT, VELITES).campaign()
        board.do(ROME, March(R1, ("boii",)), "G*", "G-").do(ROME, LoseCards((VELITES,)))
        assert board.owner("boii") == ROME

    def test_all_at_once_without_a_choice(self) -> None:
        """Damage as large as the army: nobody is asked."""
        board = Board().army(R1, "bruttium", FOOT, FOOT).campaign().do(ROME, March(R1, ("messana",)), "G*", "G*")
        assert board.at(R1) == "gone" and board.moment() == "campaign_turn.start"


class TestTheTurnGoesOn:
    """What an army leaves undone when it is lost."""

    def test_a_march_ends(self) -> None:
        board = to_a_defence_roll(0)
        assert board.moment() == "campaign_turn.start" and board.owner("boii") == ""

    def test_an_assault_has_failed(self) -> None:
        board = to_a_garrison(0)
        assert board.owner("sardinia") == CARTHAGE

    def test_a_rising_has_won(self) -> None:
        assert to_rebels(0).owner("messana") == "" and to_rebels(1).owner("messana") == ROME

    def test_nobody_leads_a_bribed_army_that_is_gone(self) -> None:
        assert not to_a_bribe(0).may(CARTHAGE, LeadAway)

    def test_a_navy_sails_on_without_it(self) -> None:
        board = to_an_s_at_sea(0)
        assert board.at(FLEET) == "mare_tyrrhenum" and board.state.carried_by(FLEET) == ""


@pytest.mark.ruling(71, 72)
class TestWithItsNavy:
    """Naval Battles, rulings 71 and 72: a navy that is lost takes the army aboard along."""

    def carrying(self, *ships: str) -> Board:
        board = Board().navy(FLEET, "mare_ionium", *ships).navy(FOE, "mare_ionium").army(R1, "", *[LEGION] * 6)
        return board.aboard(R1, FLEET).status(ROME, CARTHAGE, "enemy").campaign()

    def test_sunk_to_the_last_ship(self) -> None:
        board = self.carrying("trireme_r").do(ROME, Engage(FLEET, FOE), "G-", "G*", "G-", *[1] * 6)
        assert board.at(R1) == "gone" == board.at(FLEET)
        assert board.told(NavyDestroyed).navy == FLEET and board.told(ArmyDestroyed).army == R1
        assert board.state.factions[ROME].reserve[LEGION] == TROOPS[LEGION].count

    def test_without_a_way_to_retreat(self) -> None:
        board = Board().navy(FLEET, "mare_adriaticum").navy(FOE, "mare_adriaticum")
        board.navy("carthage_fleet_2", "mare_ionium").army(R1, "", *[LEGION] * 6).aboard(R1, FLEET)
        for region in ("umbria", "apulia"):
            board.own(CARTHAGE, region)
        board.status(ROME, CARTHAGE, "enemy").campaign().do(ROME, Engage(FLEET, FOE), "G-", "G-", "G-", "G-")
        assert board.at(R1) == "gone" == board.at(FLEET)


@pytest.mark.ruling(59)
class TestWithoutRefuge:
    """Determine the Victor (ruling 59): a beaten army that cannot withdraw."""

    def test_it_is_destroyed_though_it_is_whole(self) -> None:
        board = Board().army(R1, "baleares", *[LEGION] * 6).campaign(GREEKS)
        board._begin(Withdrawal(army=R1, side=ROME), ())
        assert board.at(R1) == "gone" and board.told(ArmyDestroyed).at == "baleares"


class TestNotLost:
    """What looks like it."""

    def test_merged_into_another(self) -> None:
        """Reorganising: cards and general stay in play."""
        board = Board().army(R1, "latium").army("rome_2", "latium").campaign().do(ROME, Merge(R1, "rome_2"))
        assert board.at(R1) == "gone" and not board.all(ArmyDestroyed)
        assert len(board.state.armies["rome_2"].cards) == 4 and len(board.state.factions[ROME].spare) == 1

    @pytest.mark.ruling(10)
    def test_under_construction_in_an_army_space(self) -> None:
        """Ruling 10: fewer than two main battle cards, and nobody destroys it."""
        board = Board().army(R1, "", FOOT).campaign().do(ROME, EndTurn())
        assert R1 in board.state.armies and not board.all(ArmyDestroyed)

    def test_without_leadership(self) -> None:
        """An army without a general fights on."""
        board = Board().army(R1, "umbria", stars=0).campaign().do(ROME, March(R1, ("boii",)), "G-", "G-")
        assert board.owner("boii") == ROME
