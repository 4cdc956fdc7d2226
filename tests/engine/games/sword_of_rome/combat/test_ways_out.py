"""Where the beaten go (section 12.4), through prompts with scripted dice: rulings 9 to 13, 75, 94, 96, 97 and 109."""

from typing import Any

import msgspec
import pytest

from engine.games.sword_of_rome.actions.combat import GoInside, JoinRelief, RetreatTo, ShareLosses, SpendSupport
from engine.games.sword_of_rome.events.combat import BattleDecided, Retreated, RetreatFailed, SupportGained
from engine.games.sword_of_rome.frames.combat import Battle
from engine.games.sword_of_rome.state import Place
from tests.engine.games.sword_of_rome.playing import Table

ATTACKER_LOSES = (2, 2, 2, 5, 4, 3)  # the attacker's dice, then the defender's
DEFENDER_LOSES = (5, 4, 3, 2, 2, 2)


def fought(frame: Battle, *rolls: int, active: str = "roman", **table: Any) -> Table:
    """Return a table on which a battle has been rolled in a side's turn."""
    if "hands" in table:  # who holds cards is asked before the dice
        battle = Table(**table).turn_number_under_way(active).begin(frame).close(*rolls)
        while battle.window():  # and after them
            battle.close()
        return battle
    return Table(**table).turn_number_under_way(active).begin(frame, *rolls)


def beaten_at_fregellae(capua: Place, came_from: str = "capua") -> Table:
    return fought(
        Battle(space="fregellae", attacker="roman", defender="samnite", came_from=came_from),
        *ATTACKER_LOSES,
        stacks={"roman@fregellae": (7, "valerius"), "samnite@fregellae": (8, "egnatius")},
        places={"capua": capua},
    )


@pytest.mark.ruling(9, 94)
def test_ruling_94_a_beaten_attacker_goes_back_whence_he_came() -> None:
    """Velitrae and Praeneste are Roman and as near, yet he is not asked."""
    (back,) = beaten_at_fregellae(Place("roman", 1)).told(Retreated)
    assert (back.way, back.lost) == (("capua",), 0)


@pytest.mark.ruling(9, 94)
def test_ruling_9_where_that_space_is_hostile_he_goes_on_from_there() -> None:
    """He came through Greek Capua: back into it, which costs him a CU, and on to Tarracina."""
    (back,) = beaten_at_fregellae(Place("greek", 1)).told(Retreated)
    assert back.way == ("capua", "tarracina")
    assert (back.enemy_spaces, back.lost) == (1, 1)


@pytest.mark.ruling(9)
def test_ruling_9_who_has_landed_sails_back_without_a_card() -> None:
    table = fought(
        Battle(space="roma", attacker="greek", defender="roman", came_from="sea:neapolis"),
        *ATTACKER_LOSES,
        active="greek",
        stacks={"greek@roma": (6, "dionysius"), "roman@roma": (7, "valerius")},
    )
    (back,) = table.told(Retreated)
    assert back.by_sea and back.way == ("neapolis",)
    assert table.stack("greek@neapolis").leaders == ("dionysius",)


@pytest.mark.ruling(10)
def test_ruling_10_the_beaten_go_though_the_winner_has_died_too() -> None:
    """Both Samnites die of the Roman dice, though they win; the Romans leave all the same."""
    table = fought(
        Battle(space="fregellae", attacker="roman", defender="samnite", came_from="capua"),
        *(6, 6, 1, 6, 6, 4),
        stacks={"roman@fregellae": (6, "valerius"), "samnite@fregellae": (2, "egnatius")},
    )
    (decided,) = table.told(BattleDecided)
    assert (decided.winner, decided.defender_lost) == ("samnite", 2)
    assert table.stack("samnite@fregellae").is_empty
    assert table.told(Retreated)[0].way == ("capua",)
    assert table.stack("roman@fregellae").is_empty


@pytest.mark.ruling(11)
def test_ruling_11_what_the_ships_do_not_hold_is_lost() -> None:
    """Five Greeks beaten at Messana of which the port's card takes three: two are lost with the city shut by three."""
    table = fought(
        Battle(space="pisae", attacker="etruscan", defender="greek", came_from="populonium"),
        *DEFENDER_LOSES,
        active="etruscan_samnite",
        stacks={"etruscan@pisae": (8, "etruscan_a"), "greek@pisae": (8, "dionysius")},
        hands={"greek": ["K10"]},
    )
    left = table.stack("greek@pisae").cu
    table.do("greek", RetreatTo("sea:neapolis", "K10"))
    (lost,) = table.told(RetreatFailed)
    assert (lost.cu, lost.why) == (left - 3, "sea")
    assert table.stack("greek@neapolis").cu == 3


@pytest.mark.ruling(13, 146)
@pytest.mark.parametrize(("owner", "way"), [("roman", ()), ("samnite", ("roma",))])
def test_ruling_13_a_beaten_flank_goes_only_from_a_hostile_space(owner: str, way: tuple[str, ...]) -> None:
    table = fought(
        Battle(
            space="fregellae", attacker="roman", defender="samnite", came_from="capua",
            flank="velitrae", flank_power="roman", flank_cu=4, flank_leaders=("claudius",),
        ),
        *ATTACKER_LOSES,
        stacks={
            "roman@fregellae": (6, "valerius"), "roman@velitrae": (4, "claudius"), "samnite@fregellae": (9, "egnatius"),
        },
        places={"velitrae": Place(owner), "antium": Place("samnite", 2), "praeneste": Place("samnite")},
    )  # fmt: skip
    ways = [back.way for back in table.told(Retreated) if back.space == "velitrae"]
    assert ways == ([way] if way else [])
    assert table.stack("roman@velitrae").is_empty == bool(way)


@pytest.mark.ruling(75)
def test_ruling_75_beaten_transalpines_do_not_go_back_into_their_box() -> None:
    table = fought(
        Battle(space="eporedia", attacker="transalpine", defender="gallic", came_from="transalpine_box"),
        *ATTACKER_LOSES,
        active="gallic",
        stacks={"transalpine@eporedia": (5, "transalpine_a"), "gallic@eporedia": (6, "gaul_a")},
    )
    assert table.told(RetreatFailed)[0].power == "transalpine"
    assert table.stack("transalpine@eporedia").is_empty and table.stack("transalpine@transalpine_box").is_empty


@pytest.mark.ruling(96)
def test_ruling_96_the_victor_besieges_before_politics_and_a_point_may_open_the_city() -> None:
    """The Samnites beat the Romans before Capua, of loyalty 1: one point of support, and it falls."""
    table = fought(
        Battle(space="capua", attacker="samnite", defender="roman", came_from="fregellae"),
        *DEFENDER_LOSES,
        active="etruscan_samnite",
        stacks={"samnite@capua": (8, "egnatius"), "roman@capua": (9, "valerius")},
    )
    table.do("roman", GoInside(0))
    while table.asked() == {"roman"}:
        table.do("roman", RetreatTo("tarracina"))
    assert table.told(SupportGained)[0].power == "samnite"
    assert (table.place("capua").siege, table.place("capua").besieger) == (0, "samnite")
    table.do("etruscan_samnite", SpendSupport(("-capua",)))
    assert (table.place("capua").owner, table.place("capua").siege) == ("samnite", -1)


@pytest.mark.ruling(96)
def test_ruling_96_a_beaten_besieger_takes_his_marker_along() -> None:
    table = fought(
        Battle(space="capua", attacker="roman", defender="samnite", came_from="tarracina"),
        *DEFENDER_LOSES,
        stacks={"roman@capua": (8, "valerius"), "samnite@capua": (5, "egnatius")},
        places={"capua": Place("roman", 1, siege=0, besieger="samnite")},
    )
    while table.asked() == {"etruscan_samnite"}:
        default = table.prompts("etruscan_samnite")[0].default
        assert default is not None
        table.do("etruscan_samnite", default)
    assert table.place("capua").siege == -1 and table.place("capua").besieger == ""


@pytest.mark.ruling(97)
def test_ruling_97_a_city_at_home_to_an_ally_becomes_his_and_is_not_looted() -> None:
    """The Gauls' ally Rome has lost Capua to the Samnites: the Gauls free it for Rome."""
    table = fought(
        Battle(space="capua", attacker="gallic", defender="samnite", came_from="tarracina"),
        *DEFENDER_LOSES,
        active="gallic",
        stacks={"gallic@capua": (8, "brennus"), "samnite@capua": (7, "egnatius")},
        places={"capua": Place("samnite", 1)},
        alliances=[("gallic", "roman")],
    )
    while not table.offered("gallic", SpendSupport):
        (side,) = table.asked()
        default = table.prompts(side)[0].default
        assert default is not None
        table.do(side, default if not table.offered(side, GoInside) else GoInside(0))
    table.do("gallic", SpendSupport(("-capua",)))
    assert (table.place("capua").owner, table.place("capua").loyalty) == ("roman", 1)
    assert "falls" not in table.moment()  # no question whether to loot it


@pytest.mark.ruling(109)
def test_ruling_109_what_is_more_than_a_force_has_goes_to_the_other() -> None:
    """The one CU in front cannot bear half of the losses: the flank takes all the others."""
    table = fought(
        Battle(
            space="fregellae", attacker="roman", defender="samnite", came_from="capua",
            flank="velitrae", flank_power="roman", flank_cu=9, flank_leaders=("claudius",),
        ),
        *ATTACKER_LOSES,
        stacks={
            "roman@fregellae": (1, "valerius"), "roman@velitrae": (9, "claudius"), "samnite@fregellae": (8, "egnatius"),
        },
    )  # fmt: skip
    (decided,) = table.told(BattleDecided)
    assert decided.attacker_lost > 2 and decided.flank_lost == decided.attacker_lost - 1
    table.strict = True


@pytest.mark.ruling(143)
def test_ruling_143_who_came_over_a_rough_link_goes_back_over_it() -> None:
    table = fought(
        Battle(space="aufidena", attacker="roman", defender="samnite", came_from="praeneste"),
        *ATTACKER_LOSES,
        stacks={"roman@aufidena": (7, "valerius"), "samnite@aufidena": (8, "egnatius")},
    )
    assert table.told(Retreated)[0].way == ("praeneste",)


@pytest.mark.ruling(147)
def test_ruling_147_the_owner_says_who_is_lost_of_those_inside_in_a_relief() -> None:
    table = Table(
        stacks={"roman@capua": (6, "valerius"), "samnite@capua": (9, "egnatius")},
        places={"capua": Place("roman", 1, siege=0, besieger="samnite")},
    )
    outside = table.stack("roman@capua")
    inside = msgspec.structs.replace(outside, cu_inside=3)
    table.state.stacks = {**table.state.stacks, "roman@capua": inside}
    table.turn_number_under_way("roman")
    table.begin(Battle(space="capua", attacker="roman", defender="samnite", came_from="tarracina"))
    table.do("roman", JoinRelief(True), *ATTACKER_LOSES)
    assert table.asked() == {"roman"}
    assert table.allowed("roman", ShareLosses(0)) and not table.allowed("roman", ShareLosses(4))
    table.do("roman", ShareLosses(2))
    (decided,) = table.told(BattleDecided)
    assert decided.attacker_lost == 3 and table.stack("roman@capua").cu_inside == 1


@pytest.mark.ruling(94)
def test_ruling_94_the_defender_does_not_go_over_land_to_the_port_that_the_attacker_sailed_from() -> None:
    """12.4.1: that space is barred for the whole retreat, also where the attacker has landed from it."""
    table = fought(
        Battle(space="tarentum", attacker="greek", defender="roman", came_from="sea:brundisium"),
        *(5, 4, 3, 2, 2, 2),
        active="greek",
        stacks={"greek@tarentum": (6, "dionysius"), "roman@tarentum": (6, "valerius")},
        places={"brundisium": Place("roman"), "venusia": Place("roman")},
    )
    assert [back.way for back in table.told(Retreated)] == [("venusia",)]
