"""Campaigns, coordinated attacks, battles on the march, and the cards of movement (sections 9.4, 9.5 and 21)."""

from collections.abc import Mapping
from typing import Any

import pytest

from engine.games.sword_of_rome.actions.combat import LeaveSupport
from engine.games.sword_of_rome.actions.movement import (
    Coordinate,
    EndCampaign,
    FightAlone,
    Halt,
    MarchArmy,
    MarchOn,
    PlayCampaign,
)
from engine.games.sword_of_rome.actions.reactions import AcceptBattle, Ambush, React, RefuseBattle
from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.actions.siege import FoundColony
from engine.games.sword_of_rome.actions.turn import GoFirst
from engine.games.sword_of_rome.events.combat import AutomaticVictory, BattleDecided, BattleRolled
from engine.games.sword_of_rome.events.movement import (
    AvoidRolled,
    BattleRefused,
    FlankJoined,
    InterceptionLapsed,
    NavalRoll,
)
from engine.games.sword_of_rome.frames.combat import Battle
from engine.games.sword_of_rome.frames.movement import Campaign
from engine.games.sword_of_rome.frames.non_players import NonPlayerAction
from engine.games.sword_of_rome.movement.reactions import Entering, possible_interceptors
from engine.games.sword_of_rome.state import Effect, Place
from tests.engine.games.sword_of_rome.playing import Force, Table

CAMPAIGN = "R1"
TREATY = Effect("R14", "treaty")
HOLDS = {"etruscan_samnite": ("E4",)}  # a hand that might hold a response, so that windows open before the dice


def marching(leader: str, cu: int, *route: str, card: str = CAMPAIGN, along: tuple[str, ...] = ()) -> MarchArmy:
    return MarchArmy(card=card, leader=leader, along=along, cu=cu, route=route)


def campaign(stacks: Mapping[str, Force], **given: Any) -> Table:
    """Let the Romans begin a Campaign."""
    table = Table(stacks=stacks, hands={"roman": (CAMPAIGN,), **HOLDS}, **given).turn_number_under_way("roman")
    return table.do("roman", PlayCampaign(CAMPAIGN))


def pass_windows(table: Table) -> Table:
    """Close the windows of the march that are open one after the other, up to those of a battle."""
    while table.window() and table.moment().startswith("march."):
        table.close()
    return table


def battle_of(table: Table) -> Battle:
    """Return the battle that is about to be rolled for: a window is open in it."""
    assert table.moment() == "battle.before"
    return next(frame for frame in table.state.frames if isinstance(frame, Battle))


def test_a_campaign_activates_two_leaders_one_after_the_other() -> None:
    """Section 9.5."""
    table = campaign({"roman@roma": (5, "valerius"), "roman@capua": (5, "camillus")})
    table.do("roman", marching("valerius", 5, "narnia")).do("roman", marching("camillus", 5, "beneventum"))
    assert table.stack("roman@narnia").cu == 5 and table.stack("roman@beneventum").cu == 5
    assert table.moment() == "player_turn.menu" and not table.offered("roman", MarchArmy)


def test_a_campaign_is_offered_only_where_a_leader_can_be_activated() -> None:
    """Section 9.5: without a leader on the map it would do nothing; the card still counts for its value."""
    idle = Table(stacks={"roman@roma": 5}, hands={"roman": (CAMPAIGN,)}).turn_number_under_way("roman")
    assert not idle.offered("roman", PlayCampaign)
    led = Table(stacks={"roman@roma": (5, "valerius")}, hands={"roman": (CAMPAIGN,)}).turn_number_under_way("roman")
    assert led.offered("roman", PlayCampaign)


@pytest.mark.ruling(84)
def test_ruling_84_the_same_leader_marches_once_and_may_then_found_a_colony() -> None:
    table = campaign({"roman@roma": (5, "valerius")})
    table.do("roman", marching("valerius", 5, "velitrae"))
    assert not table.allowed("roman", marching("valerius", 5, "praeneste"))
    assert table.allowed("roman", FoundColony(CAMPAIGN, "valerius")) and table.allowed("roman", EndCampaign())
    table.do("roman", FoundColony(CAMPAIGN, "valerius"))
    assert table.place("velitrae").colony and table.moment() == "player_turn.menu"


def test_cu_that_have_moved_go_on_with_another_leader_by_what_they_have_left() -> None:
    """Section 9.1.2."""
    table = campaign({"roman@roma": (5, "valerius"), "roman@narnia": (1, "camillus")})
    table.do("roman", marching("valerius", 5, "narnia"))
    far = ("spoletium", "perusia", "clusium", "arretium")
    assert table.allowed("roman", marching("camillus", 5, *far[:3]))  # one of its five keeps Valerius company
    assert not table.allowed("roman", marching("camillus", 5, *far))
    assert not table.allowed("roman", marching("camillus", 2, *far))
    assert not table.allowed("roman", marching("camillus", 3, "spoletium", along=("valerius",)))


def samnites(**given: Any) -> Table:
    """Return the beginning of B03: Camillus has come from Capua, Egnatius has failed to avoid him."""
    stacks: dict[str, Force] = {
        "roman@capua": (7, "camillus"),
        "roman@roma": (5, "valerius"),
        "samnite@fregellae": (5, "egnatius"),
    }
    table = campaign(stacks, **given)
    table.do("roman", marching("camillus", 7, "fregellae"))
    avoid = React(avoid="aufidena", avoid_with=("egnatius",), avoid_cu=5)
    table.do("etruscan_samnite", avoid, 6)
    return pass_windows(table)


def test_b03_the_second_consul_comes_as_the_flanking_force() -> None:
    """Section 9.5.6."""
    table = samnites()
    assert not table.told(AvoidRolled)[0].success and table.moment() == "march.coordinate"
    assert not table.allowed("roman", Coordinate("valerius", (), 5, ("praeneste", "fregellae")))
    table.do("roman", Coordinate("valerius", (), 5, ("velitrae",)))
    assert table.told(FlankJoined) == [FlankJoined("roman", "valerius", "velitrae", "fregellae", 5)]
    battle = battle_of(table)
    assert (battle.flank, battle.flank_cu, battle.cornered, battle.came_from) == ("velitrae", 5, True, "capua")


def test_a_flanking_force_comes_by_another_link_and_nobody_is_asked_where_none_can() -> None:
    """Section 9.5.6."""
    stacks: dict[str, Force] = {"roman@capua": (14, "camillus", "valerius"), "samnite@fregellae": (9, "egnatius")}
    table = campaign(stacks)
    table.do("roman", marching("camillus", 7, "fregellae"))
    pass_windows(table.do("etruscan_samnite", React()))
    # by Capua's own link it cannot come; by Tarracina it is 2 MP and 2 more over the mountains
    assert table.moment() == "march.coordinate"
    assert not table.allowed("roman", Coordinate("valerius", (), 5, ()))
    assert table.allowed("roman", Coordinate("valerius", (), 5, ("tarracina",)))
    table = Table(stacks=stacks, hands={"roman": ("R10",), **HOLDS}).turn_number_under_way("roman")
    table.do("roman", marching("camillus", 7, "fregellae", card="R10"))
    pass_windows(table.do("etruscan_samnite", React()))
    assert table.moment() != "march.coordinate"  # no Campaign


def test_who_fights_alone_keeps_the_second_activation() -> None:
    table = samnites().do("roman", FightAlone())
    assert not table.told(FlankJoined)
    frame = next(one for one in table.state.frames if isinstance(one, Campaign))
    assert frame.second == ""


@pytest.mark.ruling(83)
def test_ruling_83_an_automatic_victory_lets_the_army_go_on_a_battle_does_not() -> None:
    """Section 9.4.1."""
    stacks: dict[str, Force] = {"roman@roma": (9, "valerius"), "etruscan@volsinii": 1}
    table = Table(stacks=stacks, hands={"roman": ("R10",), **HOLDS}).turn_number_under_way("roman")
    table.do("roman", marching("valerius", 9, "sutrium", "volsinii", card="R10"))
    pass_windows(table)
    assert table.told(AutomaticVictory) and table.moment() == "politics.start"


def test_an_army_that_was_beaten_moves_no_more() -> None:
    """Section 9.5.2."""
    stacks: dict[str, Force] = {"roman@roma": (4, "valerius"), "etruscan@volsinii": (4, "etruscan_a")}
    table = Table(stacks=stacks, hands={"roman": ("R10",), **HOLDS}).turn_number_under_way("roman")
    table.do("roman", marching("valerius", 4, "sutrium", "volsinii", card="R10"))
    pass_windows(table.do("etruscan_samnite", React())).close(1, 1, 2, 6, 6, 6)
    assert table.told(BattleRolled) and table.told(BattleDecided)[0].winner == "etruscan"
    assert not table.offered("roman", MarchOn)


# Cards


@pytest.mark.ruling(15)
def test_ruling_15_the_caudine_forks_leave_no_refusal() -> None:
    """Section 9.3.3."""
    stacks: dict[str, Force] = {"roman@capua": (6, "camillus"), "samnite@bovianum": (5, "egnatius")}
    hands = {"roman": ("R10",), "etruscan_samnite": ("E31", "E4")}
    table = Table(stacks=stacks, hands=hands).turn_number_under_way("roman")
    table.do("roman", marching("camillus", 6, "beneventum", card="R10"))
    if table.moment() == "march.react":
        table.do("etruscan_samnite", React())
    assert table.moment() == "march.forks"
    table.do("etruscan_samnite", Ambush("E31", "samnite@bovianum")).close()
    assert table.stack("samnite@beneventum").cu == 5 and not table.offered("roman", RefuseBattle)
    battle = battle_of(table)
    assert battle.ambush and not battle.intercepted


@pytest.mark.ruling(136)
def test_ruling_136_the_forks_are_asked_only_beside_a_samnite_army() -> None:
    stacks: dict[str, Force] = {"roman@roma": (6, "camillus"), "samnite@luceria": (5, "egnatius")}
    table = Table(stacks=stacks, hands={"roman": ("R10",), "etruscan_samnite": ("E31",)}).turn_number_under_way("roman")
    table.do("roman", marching("camillus", 6, "praeneste", card="R10"))
    assert table.moment() == "player_turn.menu"


@pytest.mark.ruling(17)
def test_ruling_17_a_storm_holds_up_a_voyage() -> None:
    hands = {"roman": ("R10",), "greek": ("K19",)}
    table = Table(stacks={"roman@roma": (4, "valerius")}, hands=hands)
    table.state.effects = (TREATY,)
    table.turn_number_under_way("roman").do("roman", marching("valerius", 4, "sea:pisae", card="R10"))
    assert table.moment() == "march.storm"
    table.do("greek", Respond("K19")).close()
    assert table.stack("roman@roma").cu == 4 and table.moment() == "march.on"
    assert table.allowed("roman", MarchOn(("narnia",))) and not table.allowed("roman", MarchOn(("sea:pisae",)))
    table.do("roman", Halt())
    assert "K19" in table.state.cards.zones["discard_greek"]


def treaty_march(*rolls: int, route: tuple[str, ...]) -> Table:
    table = Table(stacks={"greek@tarentum": (3, "dionysius")}, hands={"greek": ("K10",)})
    table.state.effects = (TREATY,)
    table.turn_number_under_way("greek")
    return table.do("greek", MarchArmy("K10", "dionysius", (), 3, route), *rolls)


@pytest.mark.ruling(19)
def test_ruling_19_a_three_brings_one_to_a_friendly_port_and_back_from_another() -> None:
    """Section 9.6.4."""
    table = treaty_march(3, route=("sea:neapolis",))
    assert table.stack("greek@neapolis").cu == 3 and table.told(NavalRoll)[0].result == "success"
    table = treaty_march(3, route=("sea:pisae",))
    assert table.stack("greek@tarentum").cu == 3 and table.moment() == "player_turn.menu"


@pytest.mark.ruling(20)
def test_ruling_20_attrition_at_sea_costs_cu_and_turns_the_force_back() -> None:
    """Section 9.6.4."""
    table = treaty_march(6, 6, route=("sea:pisae",))
    assert table.stack("greek@tarentum").cu == 2 and table.told(NavalRoll)[0].result == "attrition"
    assert table.moment() == "player_turn.menu"


@pytest.mark.ruling(20)
def test_ruling_20_an_avoid_by_sea_that_is_turned_back_has_failed() -> None:
    """Section 11.1.1."""
    stacks: dict[str, Force] = {"roman@capua": (6, "camillus"), "greek@neapolis": (3, "dionysius")}
    table = Table(stacks=stacks, hands={"roman": ("R10",), "greek": ("K10", "K9"), **HOLDS})
    table.state.effects = (TREATY,)
    table.turn_number_under_way("roman").do("roman", marching("camillus", 6, "neapolis", card="R10"))
    avoid = React(avoid="sea:syracusae", avoid_with=("dionysius",), avoid_cu=3, avoid_card="K10")
    pass_windows(table.do("greek", avoid).close(1, 5))  # pirates might lie in wait
    assert table.told(AvoidRolled)[0].success and table.told(NavalRoll)[0].result == "return"
    battle = battle_of(table)
    assert battle.cornered and table.stack("greek@neapolis").cu == 3


def test_flight_before_the_barbarians_clears_the_way() -> None:
    stacks: dict[str, Force] = {"gallic@luna": (6, "gaul_a"), "etruscan@pisae": (4, "etruscan_b")}
    table = Table(stacks=stacks, hands={"gallic": ("G33", "G15")}).turn_number_under_way("gallic")
    table.do("gallic", MarchArmy("G33", "gaul_a", (), 6, ("pisae",), help=("G15",)))
    assert table.moment().startswith("retreat.")


def test_an_interceptor_who_is_met_is_the_defender_with_surprise() -> None:
    stacks: dict[str, Force] = {"roman@roma": (5, "valerius"), "etruscan@volsinii": (4, "etruscan_a")}
    places = {"sutrium": Place("etruscan", 1)}
    table = Table(stacks=stacks, places=places, hands={"roman": ("R10",), **HOLDS}).turn_number_under_way("roman")
    table.do("roman", marching("valerius", 5, "sutrium", card="R10"))
    table.do("etruscan_samnite", React(intercept=("etruscan@volsinii",)), 1)
    pass_windows(table)
    table.do("roman", RefuseBattle(), 6)
    assert not table.told(BattleRefused)[0].success
    battle = battle_of(table)
    assert battle.intercepted and battle.defender == "etruscan" and battle.came_from == "roma"
    other = Table(stacks=stacks, places=places, hands={"roman": ("R10",), **HOLDS}).turn_number_under_way("roman")
    other.do("roman", marching("valerius", 5, "sutrium", card="R10"))
    pass_windows(other.do("etruscan_samnite", React(intercept=("etruscan@volsinii",)), 1)).do("roman", AcceptBattle())
    assert any(isinstance(frame, Battle) for frame in other.state.frames)


def test_b03_in_play_the_consuls_lose_to_egnatius() -> None:
    stacks: dict[str, Force] = {
        "roman@capua": (7, "camillus"),
        "roman@roma": (5, "valerius"),
        "samnite@fregellae": (5, "egnatius"),
    }
    hands = {"roman": (CAMPAIGN,), "etruscan_samnite": ("E9",)}
    table = Table(stacks=stacks, hands=hands).turn_number_under_way("roman").do("roman", PlayCampaign(CAMPAIGN))
    table.do("roman", marching("camillus", 7, "fregellae"))
    pass_windows(table.do("etruscan_samnite", React(avoid="aufidena", avoid_with=("egnatius",), avoid_cu=5), 6))
    table.do("roman", Coordinate("valerius", (), 5, ("velitrae",)))
    table.do("etruscan_samnite", Respond("E9")).close(5, 2, 2, 5, 5, 4)
    rolled, decided = table.told(BattleRolled)[0], table.told(BattleDecided)[0]
    assert (rolled.attacker_total, rolled.defender_total, decided.winner) == (12, 14, "samnite")
    assert (decided.attacker_lost, decided.flank_lost, decided.defender_lost) == (5, 2, 1)
    assert (table.stack("roman@capua").cu, table.stack("roman@velitrae").cu) == (4, 3)


def test_a_flanking_force_that_stands_beside_the_battle_need_not_march() -> None:
    stacks: dict[str, Force] = {
        "roman@capua": (7, "camillus"),
        "roman@velitrae": (5, "valerius"),
        "samnite@fregellae": (5, "egnatius"),
    }
    table = campaign(stacks)
    table.do("roman", marching("camillus", 7, "fregellae"))
    pass_windows(table.do("etruscan_samnite", React())).do("roman", Coordinate("valerius", (), 5, ()))
    assert battle_of(table).flank == "velitrae"


@pytest.mark.ruling(85)
def test_ruling_85_after_an_automatic_victory_with_a_flank_both_go_on_the_primary_first() -> None:
    stacks: dict[str, Force] = {
        "roman@capua": (6, "camillus"),
        "roman@roma": (5, "valerius"),
        "samnite@fregellae": (2, "egnatius"),
    }
    table = Table(stacks=stacks, hands={"roman": (CAMPAIGN,), "etruscan_samnite": ()})
    table.turn_number_under_way("roman").do("roman", PlayCampaign(CAMPAIGN)).do(
        "roman", marching("camillus", 6, "fregellae")
    )
    table.do("etruscan_samnite", React()).do("roman", Coordinate("valerius", (), 5, ("velitrae",)))
    assert table.told(AutomaticVictory)[0].winner == "roman" and table.moment() == "politics.start"
    table.do("roman", LeaveSupport())
    assert table.moment() == "march.on" and table.stack("roman@fregellae").cu == 6
    table.do("roman", MarchOn(("praeneste",)))
    assert table.moment() == "march.on"  # Valerius, with 3 MP left
    table.do("roman", Halt())
    assert table.moment() == "player_turn.menu"


@pytest.mark.ruling(86)
def test_ruling_86_an_intercepted_flanker_fights_after_the_primary_battle_which_he_misses() -> None:
    stacks: dict[str, Force] = {
        "roman@capua": (7, "camillus"),
        "roman@roma": (5, "valerius"),
        "samnite@fregellae": (5, "egnatius"),
        "volsci@antium": (4, "volsci_a"),
    }
    table = campaign(stacks, places={"velitrae": Place("volsci")})
    table.do("roman", marching("camillus", 7, "fregellae"))
    pass_windows(table.do("etruscan_samnite", React()))
    table.do("roman", Coordinate("valerius", (), 5, ("velitrae",)))
    (decider,) = table.asked()
    table.do(decider, React(intercept=("volsci@antium",)), 1)
    pass_windows(table).do("roman", AcceptBattle())
    battle = battle_of(table)
    assert (battle.space, battle.flank) == ("fregellae", "")
    table.close(6, 6, 6, 1, 1, 2)
    while table.moment() in ("politics.start", "battle.won", "battle.after", "retreat.way", "retreat.start"):
        table.close() if table.window() else table.do(next(iter(table.asked())), LeaveSupport())
    second = battle_of(table)
    assert (second.space, second.attacker, second.defender, second.intercepted) == ("velitrae", "roman", "volsci", True)


@pytest.mark.ruling(86)
def test_ruling_86_the_engaged_army_does_not_intercept_the_flanker() -> None:
    stacks: dict[str, Force] = {
        "roman@capua": (7, "camillus"),
        "roman@roma": (5, "valerius"),
        "samnite@fregellae": (5, "egnatius"),
    }
    table = campaign(stacks, places={"velitrae": Place("samnite")})
    table.do("roman", marching("camillus", 7, "fregellae"))
    pass_windows(table.do("etruscan_samnite", React()))
    table.do("roman", Coordinate("valerius", (), 5, ("velitrae",)))
    assert battle_of(table).flank == "velitrae"  # nobody was asked


@pytest.mark.ruling(26)
def test_ruling_26_nobody_intercepts_a_lone_leader() -> None:
    stacks: dict[str, Force] = {"roman@roma": (5, "valerius"), "gallic@spoletium": (8, "gaul_a")}
    table = Table(
        stacks=stacks, places={"narnia": Place("gallic", 1)}, hands={"roman": ("R10",)}
    ).turn_number_under_way("roman")
    table.do("roman", marching("valerius", 0, "narnia", card="R10"))
    assert table.moment() == "player_turn.menu" and table.stack("roman@narnia").leaders == ("valerius",)


def contested() -> Table:
    """Romans and Gauls both try to intercept the Greeks at Fregellae; the Gauls win ties."""
    table = Table(
        stacks={
            "greek@beneventum": (6, "pyrrhus"),
            "roman@velitrae": (4, "claudius"),
            "gallic@praeneste": (4, "gaul_a"),
        },
        places={"capua": Place("greek", 1)},
        hands={"greek": ("K10",), **HOLDS},
    ).turn_number_under_way("greek")
    table.do("greek", MarchArmy("K10", "pyrrhus", (), 6, ("capua", "fregellae")))
    assert table.asked() == {"roman", "gallic"}  # both stand next to Fregellae
    table.do("roman", React(intercept=("roman@velitrae",)))
    table.do("gallic", React(intercept=("gallic@praeneste",)))
    assert table.asked() == {"gallic"} and table.moment() == "march.precede"
    return table


@pytest.mark.ruling(87)
@pytest.mark.parametrize(("first", "lapsed"), [("gallic", ("roman", "velitrae")), ("roman", ("gallic", "praeneste"))])
def test_ruling_87_who_wins_the_tie_says_who_tries_first_and_the_other_lapses(
    first: str, lapsed: tuple[str, str]
) -> None:
    """Section 10.3, with its example."""
    table = contested()
    assert table.prompt("gallic", GoFirst).default == GoFirst("gallic")
    table.do("gallic", GoFirst(first), 1)
    assert table.told(InterceptionLapsed) == [InterceptionLapsed(*lapsed, "fregellae")]
    assert table.stack(f"{first}@fregellae").cu == 4


@pytest.mark.ruling(87)
def test_the_next_tries_where_the_first_has_failed() -> None:
    table = contested().do("gallic", GoFirst("roman"), 6, 1)
    assert not table.told(InterceptionLapsed) and table.stack("gallic@fregellae").cu == 4


@pytest.mark.ruling(90)
def test_ruling_90_after_a_failed_avoid_all_outside_fight_together() -> None:
    stacks: dict[str, Force] = {"gallic@luna": (9, "gaul_a"), "etruscan@pisae": (8, "etruscan_a", "etruscan_b")}
    table = Table(stacks=stacks, hands={"gallic": ("G33", "G4"), **HOLDS}).turn_number_under_way("gallic")
    table.do("gallic", MarchArmy("G33", "gaul_a", (), 9, ("pisae",)))
    part = React(avoid="populonium", avoid_with=("etruscan_b",), avoid_cu=4)
    pass_windows(table.do("etruscan_samnite", part, 5))
    assert battle_of(table).cornered and table.stack("etruscan@pisae").cu == 8


@pytest.mark.ruling(101)
def test_ruling_101_a_non_player_on_the_move_is_its_activators_ally() -> None:
    stacks: dict[str, Force] = {
        "volsci@antium": (4, "volsci_a"),
        "greek@capua": (9, "dionysius"),
        "roman@roma": (3, "valerius"),
    }
    table = Table(stacks=stacks)
    entering = Entering("volsci", "tarracina", "antium", 4, arrived=False)
    assert [one.power for one in possible_interceptors(table.state, entering)] == ["greek"]
    table.state.frames = [NonPlayerAction(side="greek", power="volsci", card="K4")]
    assert not list(possible_interceptors(table.state, entering))


@pytest.mark.ruling(135)
def test_ruling_135_naval_transports_are_a_field_of_the_activation() -> None:
    stacks: dict[str, Force] = {"etruscan@pisae": (5, "etruscan_a")}
    hands = {"etruscan_samnite": ("E11", "E10")}
    table = Table(stacks=stacks, hands=hands).turn_number_under_way("etruscan_samnite")
    march = MarchArmy("E11", "etruscan_a", (), 5, ("sea:populonium",))
    assert not table.allowed("etruscan_samnite", march)
    march = MarchArmy("E11", "etruscan_a", (), 5, ("sea:populonium",), help=("E10",))
    table.do("etruscan_samnite", march)
    pass_windows(table)
    assert (table.stack("etruscan@populonium").cu, table.stack("etruscan@pisae").cu) == (3, 2)
    assert "E10" in table.state.cards.zones["discard_etruscan_samnite"]


@pytest.mark.ruling(82)
def test_ruling_82_a_lone_leader_whom_an_army_meets_goes_into_his_city_or_is_displaced() -> None:
    stacks: dict[str, Force] = {"samnite@fregellae": (5, "egnatius"), "roman@capua": (0, "camillus")}
    table = Table(stacks=stacks, hands={"etruscan_samnite": ("E11",)}).turn_number_under_way("etruscan_samnite")
    table.do("etruscan_samnite", MarchArmy("E11", "egnatius", (), 5, ("capua",)))
    assert table.stack("roman@capua").leaders_inside == ("camillus",)
    stacks = {"samnite@fregellae": (5, "egnatius"), "roman@velitrae": (0, "camillus")}
    table = Table(stacks=stacks, hands={"etruscan_samnite": ("E11",)}).turn_number_under_way("etruscan_samnite")
    table.do("etruscan_samnite", MarchArmy("E11", "egnatius", (), 5, ("velitrae",)))
    assert table.state.off_map["camillus"] == "displaced"


@pytest.mark.ruling(107)
def test_ruling_107_who_has_paid_and_cannot_go_on_falls_back() -> None:
    stacks: dict[str, Force] = {"etruscan@clusium": (4, "etruscan_a"), "roman@sutrium": 2}
    table = Table(stacks=stacks, hands={"etruscan_samnite": ("E11", "E13")}).turn_number_under_way("etruscan_samnite")
    way = ("volsinii", "narnia", "roma", "sutrium")
    table.do("etruscan_samnite", MarchArmy("E11", "etruscan_a", (), 4, way, bribe="E13"))
    while table.moment() == "march.react":
        table.do("roman", React())
    assert table.moment() == "player_turn.menu" and table.stack("etruscan@roma").cu == 4
