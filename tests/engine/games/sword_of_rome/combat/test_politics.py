"""What a won battle brings (sections 7.3.4, 12.5, 14 and 17.2), through prompts."""

import pytest

from engine.games.sword_of_rome.actions.combat import SpendSupport
from engine.games.sword_of_rome.board.control import is_controlled_by
from engine.games.sword_of_rome.combat.politics import default_support_points, next_support_points
from engine.games.sword_of_rome.events.africa import HamilcarReturned
from engine.games.sword_of_rome.events.combat import SupportGained
from engine.games.sword_of_rome.events.siege import Plundered, TrackFilled
from engine.games.sword_of_rome.frames.combat import Battle, Politics
from engine.games.sword_of_rome.siege.plunder import add_plunder, clearable_gallic_spaces
from engine.games.sword_of_rome.siege.raids import may_raid
from engine.games.sword_of_rome.siege.sieges import may_loot
from engine.games.sword_of_rome.state import Place
from engine.kernel.dice import ScriptedDice
from engine.kernel.play import Play
from tests.engine.games.sword_of_rome.playing import Table


def test_b18_the_allies_spaces_beside_a_city_do_not_make_it_the_winners() -> None:
    """7.3, example: the Etruscans have won, so that the Samnites hold spaces next to Capua does not matter."""
    table = Table(
        stacks={"etruscan@roma": (6, "etruscan_a"), "roman@roma": (4, "valerius"), "roman@velitrae": 1}, strict=False
    ).turn_number_under_way("etruscan_samnite")
    table.begin(Battle(space="roma", attacker="etruscan", defender="roman", came_from="sutrium"), 6, 6, 1, 1, 1, 2)
    table.do("etruscan_samnite", SpendSupport(("-capua", "-sutrium")))
    assert table.place("capua") == Place("", 1) and table.place("sutrium") == Place("etruscan", 1)


def test_transalpine_victors_may_take_plunder_too() -> None:
    """12.5.2: their markers work against the Gauls."""
    table = Table(stacks={"transalpine@bononia": (5, "transalpine_a")}, strict=False).turn_number_under_way("greek")
    table.begin(Politics(side="greek", power="transalpine", points=2, beaten="gallic", space="bononia"))
    table.do("greek", SpendSupport(("plunder", "plunder")))
    assert table.state.plunder == -2


def test_transalpine_raids_of_gallic_spaces_are_legal() -> None:
    """16.3, play note."""
    assert may_raid(Table().state, "transalpine", "mediolanum")


def test_gauls_may_loot_a_colony_in_their_own_home() -> None:
    """14.4 asks only that another power controls the city."""
    colony = Place("roman", 1, colony=True, siege=1, besieger="gallic")
    assert may_loot(Table(places={"ariminum": colony}, strict=False).state, "gallic", "ariminum")


def test_markers_are_told_before_what_they_bring() -> None:
    table = Table().turn_number_under_way("gallic")
    table.state.plunder = 3
    play = Play(table.state, ScriptedDice())
    add_plunder(play, "gallic", 3)
    told = [told.event for told in play.events]
    assert [type(event) for event in told] == [Plundered, TrackFilled, Plundered]
    assert [(e.markers, e.track) for e in told if isinstance(e, Plundered)] == [(2, 5), (1, 1)]


def test_solidarity_leaves_an_allys_marker_alone() -> None:
    """15.2.2: no allied marker is removed."""
    places = {"verona": Place("etruscan"), "luna": Place("roman")}
    state = Table(places=places, alliances=[("gallic", "roman")], strict=False).state
    assert "verona" in clearable_gallic_spaces(state) and "luna" not in clearable_gallic_spaces(state)


def test_hamilcar_comes_after_an_automatic_victory_too() -> None:
    """17.2.1: whenever Carthage is defeated in Kerkouane."""
    table = Table(
        stacks={
            "greek@kerkouane": (8, "dionysius"),
            "carthaginian@kerkouane": (2, "bomilcar_npp"),
            "carthaginian@lilybaeum": (4, "hamilcar_npp"),
        },
        strict=False,
    ).turn_number_under_way("greek")
    table.begin(Battle(space="kerkouane", attacker="greek", defender="carthaginian", came_from="sea:syracusae"))
    assert table.told(HamilcarReturned) and table.stack("carthaginian@carthago").cu == 4


def test_no_politics_where_greeks_have_won_carthago() -> None:
    """17.2.2: Carthage leaves the game with the turn."""
    table = Table(
        stacks={"greek@carthago": (6, "dionysius"), "carthaginian@carthago": (3, "bomilcar_npp")}, strict=False
    ).turn_number_under_way("greek")
    table.begin(
        Battle(space="carthago", attacker="greek", defender="carthaginian", came_from="kerkouane"), 6, 6, 1, 1, 1, 2
    )
    assert not table.told(SupportGained) and not is_controlled_by(table.state, "greek", "carthago")


def test_support_goes_to_the_ally_whose_army_flanked() -> None:
    """12.5, second point; the Etruscans flank for the Samnites."""
    table = Table(
        stacks={
            "samnite@velitrae": (6, "egnatius"), "roman@velitrae": (4, "valerius"),
            "etruscan@praeneste": (3, "etruscan_a"), "etruscan@clusium": 1,
        },
        strict=False,
    ).turn_number_under_way("etruscan_samnite")  # fmt: skip
    battle = Battle(
        space="velitrae", attacker="samnite", defender="roman", came_from="fregellae", flank="praeneste",
        flank_power="etruscan", flank_cu=3, flank_leaders=("etruscan_a",),
    )  # fmt: skip
    table.begin(battle, 6, 6, 1, 1, 1, 2)
    assert table.allowed("etruscan_samnite", SpendSupport(("+tarquinii",)))


@pytest.mark.ruling(115)
def test_ruling_115_a_deadline_takes_from_the_nearest_victory_space() -> None:
    """From Lucani it is two steps to Neapolis and Tarentum, three and more to Messana and Syracusae."""
    points = default_support_points(
        Table(stacks={}).state, Politics(side="roman", power="roman", points=1, beaten="greek", space="lucani")
    )
    assert points == ("-neapolis",)


@pytest.mark.ruling(115)
def test_ruling_115_a_deadline_else_raises_the_lowest_own_city() -> None:
    """Not the marker of a third power, whose loyalty of 0 is none."""
    table = Table(stacks={"roman@venusia": 2}, places={"roma": Place("roman", 2), "capua": Place("roman", 3)})
    for city in ("narnia", "sutrium"):
        table.state.places = {**table.state.places, city: Place("roman", 3)}
    won = Politics(side="roman", power="roman", points=1, beaten="transalpine", space="venusia")
    assert "+venusia" in next_support_points(table.state, won) and default_support_points(table.state, won) == (
        "+roma",
    )
