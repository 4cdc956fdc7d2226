"""Combat (section 12), played through prompts with scripted dice: the rulebook's examples and the rulings."""

from typing import Any

import pytest

from engine.games.sword_of_rome.actions.combat import GoInside, LeaveSupport, RetreatTo, SpendSupport
from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.events.combat import (
    AutomaticVictory,
    BattleAgain,
    BattleDecided,
    BattleRolled,
    Retreated,
    RetreatFailed,
    SupportGained,
    WentInside,
)
from engine.games.sword_of_rome.frames.combat import Battle
from engine.games.sword_of_rome.movement.sea import sea_goals
from engine.games.sword_of_rome.state import Place
from tests.engine.games.sword_of_rome.playing import Table


def fighting(frame: Battle, *rolls: int, active: str = "roman", **table: Any) -> Table:
    """Return a table on which a battle has begun in a side's turn."""
    return Table(**table).turn_number_under_way(active).begin(frame, *rolls)


def test_b03_the_battle_of_camillus_and_egnatius() -> None:
    """B03, 12 against 14: Rome loses 3 and 2 of the flank, the Samnites 1; 3 points (sections 12.2 to 12.4)."""
    table = fighting(
        Battle(
            space="fregellae",
            attacker="roman",
            defender="samnite",
            came_from="capua",
            flank="velitrae",
            flank_cu=5,
            flank_leaders=("claudius",),
            cornered=True,
        ),
        stacks={
            "roman@fregellae": (7, "camillus"),
            "roman@velitrae": (5, "claudius"),
            "samnite@fregellae": (5, "egnatius"),
        },
        hands={"etruscan_samnite": ["E9"]},
    )
    table.do("etruscan_samnite", Respond("E9")).close(5, 2, 2, 5, 5, 4)
    (rolled,) = table.told(BattleRolled)
    assert (rolled.attacker_total, rolled.defender_total) == (12, 14)
    (decided,) = table.told(BattleDecided)
    assert (decided.winner, decided.attacker_lost, decided.flank_lost, decided.defender_lost) == ("samnite", 5, 2, 1)
    (gained,) = table.told(SupportGained)
    assert (gained.power, gained.points) == ("samnite", 3)
    assert table.stack("roman@velitrae").cu == 3  # it has halted in a goal already, and stays
    assert table.stack("samnite@fregellae").cu == 4
    assert table.asked() == {"etruscan_samnite"}


def duel(attacker: tuple[Any, ...], defender: tuple[Any, ...], *rolls: int) -> Table:
    """Return a battle of Romans from Capua against Samnites at Fregellae."""
    return fighting(
        Battle(space="fregellae", attacker="roman", defender="samnite", came_from="capua"),
        *rolls,
        stacks={"roman@fregellae": attacker, "samnite@fregellae": defender},
    )


@pytest.mark.ruling(4)
def test_ruling_4_an_automatic_victory_needs_four_to_one() -> None:
    """Section 12.1."""
    table = duel((8, "camillus"), (2, "egnatius"))
    (won,) = table.told(AutomaticVictory)
    assert (won.winner, won.lost) == ("roman", 2)
    assert table.state.off_map["egnatius"] == "displaced"


@pytest.mark.ruling(108)
def test_ruling_108_automatic_victory_works_both_ways() -> None:
    (won,) = duel((1, "camillus"), (4, "egnatius")).told(AutomaticVictory)
    assert (won.winner, won.loser, won.lost) == ("samnite", "roman", 1)


@pytest.mark.ruling(3)
def test_ruling_3_losses_beyond_what_is_there_are_ignored_and_support_counts_real_ones() -> None:
    """B06: six CU of losses on an army of two are one point of support."""
    table = fighting(
        Battle(space="fregellae", attacker="roman", defender="samnite", came_from="capua"),
        6, 6, 6, 1, 1, 2,
        stacks={"roman@fregellae": (3, "camillus"), "samnite@fregellae": (2, "egnatius")},
    )  # fmt: skip
    (gained,) = table.told(SupportGained)
    assert (gained.lost, gained.points) == (2, 1)


@pytest.mark.ruling(7)
def test_ruling_7_the_ground_is_friendly_to_who_controls_it() -> None:
    """Section 12.2."""
    table = duel((4, "camillus"), (4, "samnite_a"), 1, 1, 1, 6, 6, 6)
    (rolled,) = table.told(BattleRolled)
    assert ("friendly_space", 1) in rolled.defender_mods
    assert all(name != "friendly_space" for name, _ in rolled.attacker_mods)


@pytest.mark.parametrize("rolls, winner", [((3, 3, 3, 3, 3, 3), "samnite")])
def test_a_tie_is_the_defenders(rolls: tuple[int, ...], winner: str) -> None:
    """Section 12.2."""
    table = fighting(
        Battle(space="larinum", attacker="roman", defender="samnite", came_from="capua"),
        *rolls,
        stacks={"roman@larinum": (4, "valerius"), "samnite@larinum": (4, "samnite_a")},
        places={"larinum": Place("")},
    )
    (rolled,) = table.told(BattleRolled)
    assert rolled.attacker_total == rolled.defender_total
    assert table.told(BattleDecided)[0].winner == winner


def test_g11_titus_manlius_takes_the_sting_from_the_dice() -> None:
    table = Table(
        stacks={"gallic@sentinum": (4, "gaul_a"), "etruscan@sentinum": (4, "etruscan_a")}, hands={"gallic": ["G11"]}
    ).turn_number_under_way("gallic")
    table.begin(Battle(space="sentinum", attacker="gallic", defender="etruscan", came_from="sena_gallica"))
    table.do("gallic", Respond("G11")).close(6, 6, 6, 6, 6, 1)
    (decided,) = table.told(BattleDecided)
    assert decided.bloodless and decided.attacker_lost == decided.defender_lost == 0


def test_g10_the_battle_is_fought_again_with_what_is_left() -> None:
    table = Table(
        stacks={"gallic@sentinum": (4, "gaul_a"), "etruscan@sentinum": (4, "etruscan_a")}, hands={"gallic": ["G10"]}
    ).turn_number_under_way("gallic")
    table.begin(Battle(space="sentinum", attacker="gallic", defender="etruscan", came_from="sena_gallica"))
    table.close(1, 2, 3, 4, 3, 3)
    table.do("gallic", Respond("G10")).close(6, 6, 6, 2, 2, 2)
    assert table.told(BattleAgain)
    assert [one.winner for one in table.told(BattleDecided)] == ["etruscan", "gallic"]


@pytest.mark.ruling(93)
@pytest.mark.parametrize(("owner", "spaces", "lost"), [("samnite", 1, 0), ("", 2, 1)])
def test_ruling_93_a_defender_retreats_to_the_nearest_friendly_space(owner: str, spaces: int, lost: int) -> None:
    """Never to Capua, whence the enemy came; through independent Aufidena it costs a CU."""
    table = fighting(
        Battle(space="fregellae", attacker="roman", defender="samnite", came_from="capua"),
        5, 4, 3, 2, 2, 2,
        stacks={"roman@fregellae": (6, "camillus"), "samnite@fregellae": (8, "samnite_a")},
        places={"aufidena": Place(owner)},
    )  # fmt: skip
    while table.asked() == {"etruscan_samnite"}:
        default = table.prompts("etruscan_samnite")[0].default
        assert default is not None
        table.do("etruscan_samnite", default)
    (back,) = table.told(Retreated)
    assert back.way[0] == "aufidena" and (len(back.way), back.enemy_spaces, back.lost) == (spaces, lost, lost)
    assert table.place(back.way[-1]).owner == "samnite"


@pytest.mark.ruling(95)
def test_ruling_95_three_go_inside_and_the_rest_retreats() -> None:
    table = fighting(
        Battle(space="capua", attacker="samnite", defender="roman", came_from="fregellae"),
        6, 5, 1, 2, 2, 2,
        active="etruscan_samnite",
        stacks={"samnite@capua": (8, "egnatius"), "roman@capua": (9, "valerius")},
    )  # fmt: skip
    assert table.asked() == {"roman"}
    table.do("roman", GoInside(3))
    assert table.told(WentInside)[0].cu == 3
    assert table.stack("roman@capua").cu_inside == 3
    assert table.place("capua").siege == 0  # ruling 96: the marker comes before politics


@pytest.mark.ruling(94)
def test_ruling_94_a_beaten_landing_goes_on_from_a_port_that_is_no_goal() -> None:
    """The city and its garrison, which has come out, cost it a CU each (12.4.5)."""
    table = fighting(
        Battle(space="brundisium", attacker="roman", defender="greek", came_from="sea:antium"),
        2, 2, 2, 4, 4, 4,
        stacks={"roman@brundisium": (6, "decius"), "greek@brundisium": 6, "volsci@antium": (1, "volsci_a")},
    )  # fmt: skip
    assert table.told(Retreated)[0].way == ("antium",) and table.asked() == {"roman"}
    left = table.stack("roman@antium").cu
    table.do("roman", RetreatTo("velitrae"))
    assert table.stack("roman@velitrae").cu == left == 6 - 3 - 2 and table.stack("volsci@antium").cu == 1


@pytest.mark.ruling(93)
def test_ruling_93_nobody_retreats_by_sea_to_where_an_ally_s_cu_stand() -> None:
    stacks: dict[str, Any] = {"etruscan@pisae": 3, "greek@syracusae": 1}
    table = Table(stacks=stacks, alliances=[("etruscan", "greek")])
    goals = sea_goals(table.state, "etruscan", "pisae")
    assert "croton" in goals and "syracusae" not in goals


def test_a_siege_is_over_whose_besieger_was_lost_as_a_flanking_force() -> None:
    table = fighting(
        Battle(
            space="fregellae", attacker="roman", defender="samnite", came_from="capua", flank="antium",
            flank_power="roman", flank_cu=1, flank_leaders=("claudius",),
        ),
        1, 1, 2, 6, 6, 5,
        stacks={
            "roman@fregellae": (7, "camillus"), "roman@antium": (1, "claudius"), "samnite@fregellae": (8, "egnatius"),
        },
        places={"antium": Place("volsci", 2, siege=0, besieger="roman")},
    )  # fmt: skip
    assert not table.stack("roman@antium").all_cu
    assert (table.place("antium").siege, table.place("antium").besieger) == (-1, "")


def test_an_army_without_a_way_out_is_eliminated() -> None:
    """Section 12.4."""
    table = fighting(
        Battle(space="caralis", attacker="carthaginian", defender="gallic", came_from="olbia"),
        6, 5, 1, 2, 2, 2,
        stacks={"carthaginian@caralis": (9, "hamilcar_npp"), "gallic@caralis": (6, "gaul_a")},
    )  # fmt: skip
    failed = table.told(RetreatFailed)
    assert failed and failed[0].power == "gallic"


@pytest.mark.ruling(115)
def test_ruling_115_what_is_not_spent_is_lost() -> None:
    table = fighting(
        Battle(space="fregellae", attacker="roman", defender="samnite", came_from="capua"),
        6, 6, 6, 1, 2, 2,
        stacks={"roman@fregellae": (6, "camillus"), "samnite@fregellae": (8, "samnite_a")},
    )  # fmt: skip
    while table.asked() and not table.offered("roman", SpendSupport):
        prompt = table.prompts("etruscan_samnite")[0]
        assert prompt.default is not None
        table.do("etruscan_samnite", prompt.default)
    table.do("roman", LeaveSupport())
    assert table.asked() == {"roman"}  # back in his turn
