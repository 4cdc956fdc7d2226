"""Ships that Carthage lends to its allies: to set out, to avoid, to retreat (section 9.6.3, rulings 21 and 141)."""

import msgspec
import pytest

from engine.games.sword_of_rome.actions.carthage import Contest, KeepFleet, LendFleet
from engine.games.sword_of_rome.actions.combat import RetreatTo
from engine.games.sword_of_rome.actions.movement import Halt, MarchArmy, MarchOn
from engine.games.sword_of_rome.actions.reactions import React
from engine.games.sword_of_rome.events.carthage import FleetKept, FleetLent
from engine.games.sword_of_rome.events.combat import BattleRolled, Retreated, RetreatFailed
from engine.games.sword_of_rome.events.movement import ArmyMarched, AvoidRolled
from engine.games.sword_of_rome.frames.combat import Retreat
from engine.games.sword_of_rome.frames.movement import ASKED
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.state import REMOVED, Place, desperate_times_zone
from engine.kernel.battery import check_secrecy
from engine.kernel.dice import UnverifiedRandom
from tests.engine.games.sword_of_rome.playing import Force, Table

CARTHAGE = "carthaginian"
GAULS: dict[str, Force] = {"gallic@pisae": (8, "gaul_a")}


def asking(*cards: str, allies: bool = True, stacks: dict[str, Force] | None = None) -> Table:
    """Return Gauls in Pisae, allies of Carthage, as they ask for ships to Roma."""
    pairs = [(CARTHAGE, "gallic")] if allies else []
    hands = {CARTHAGE: cards, "gallic": ("G20",)}
    places = {"pisae": Place("gallic", 1)}
    table = Table(players=5, stacks=stacks or GAULS, places=places, hands=hands, alliances=pairs).turn_number_under_way(
        "gallic"
    )
    return table.do("gallic", MarchArmy("G20", "gaul_a", (), 8, ("sea:roma",), fleet=ASKED)) if allies else table


@pytest.mark.ruling(21, 141)
def test_s11_ruling_21_gauls_sail_on_the_ships_of_carthage_and_go_on() -> None:
    table = asking("C4", "C1")
    assert table.moment() == "march.lend" and table.asked() == {CARTHAGE}
    table.do(CARTHAGE, LendFleet("C4"))
    assert table.told(FleetLent) == [FleetLent("gallic", "pisae", "C4", 6)]
    table.do("gallic", MarchOn(("sea:roma",)))
    while table.window():
        table.close()
    assert table.stack("gallic@roma").cu == 6 and table.stack("gallic@pisae").cu == 2
    assert table.told(ArmyMarched)[0].left == 2 and table.hand(CARTHAGE) == ("C1",)


@pytest.mark.ruling(21)
@pytest.mark.parametrize(("card", "cu"), [("C9", 3), ("C4", 6), ("C1", 8)])
def test_ruling_21_as_many_as_the_card_holds(card: str, cu: int) -> None:
    table = asking(card).do(CARTHAGE, LendFleet(card)).do("gallic", MarchOn(("sea:roma",)))
    assert table.stack("gallic@roma").cu == cu and table.stack("gallic@pisae").cu == 8 - cu


@pytest.mark.ruling(141)
def test_ruling_141_carthage_may_keep_its_ships_and_the_army_goes_elsewhere_or_stays() -> None:
    table = asking("C4").do(CARTHAGE, KeepFleet())
    assert table.told(FleetKept) == [FleetKept("gallic", "pisae")] and table.hand(CARTHAGE) == ("C4",)
    assert not table.allowed("gallic", MarchOn(("sea:roma",)))
    table.do("gallic", Halt())
    assert table.stack("gallic@pisae").cu == 8


@pytest.mark.ruling(141)
def test_ruling_141_who_does_not_ask_sets_out_at_once() -> None:
    table = Table(
        players=5, stacks=GAULS, hands={CARTHAGE: ("C1",), "gallic": ("G20",)}, alliances=[(CARTHAGE, "gallic")]
    )
    table.turn_number_under_way("gallic").do("gallic", MarchArmy("G20", "gaul_a", (), 8, ("luna",)))
    assert CARTHAGE not in table.asked() and table.stack("gallic@luna").cu == 8


@pytest.mark.ruling(21)
def test_ruling_21_only_allies_in_ports_ask() -> None:
    table = asking("C4", allies=False)
    assert not table.allowed("gallic", MarchArmy("G20", "gaul_a", (), 8, ("sea:roma",), fleet=ASKED))
    inland: dict[str, Force] = {"gallic@bononia": (8, "gaul_a")}
    pair = [(CARTHAGE, "gallic")]
    table = Table(players=5, stacks=inland, hands={CARTHAGE: ("C4",), "gallic": ("G20",)}, alliances=pair)
    table.turn_number_under_way("gallic")
    assert not table.allowed("gallic", MarchArmy("G20", "gaul_a", (), 8, ("mutina",), fleet=ASKED))


@pytest.mark.ruling(21)
def test_ruling_21_desperate_times_lend_as_a_3() -> None:
    table = asking()
    card = table.state.cards.zones[desperate_times_zone(CARTHAGE)][0]
    table.do(CARTHAGE, LendFleet(card)).do("gallic", MarchOn(("sea:roma",)))
    assert table.stack("gallic@roma").cu == 8 and card in table.state.cards.zones[REMOVED]


@pytest.mark.ruling(21)
def test_ruling_21_the_card_is_not_the_card_of_carthages_turn() -> None:
    table = asking("C4", "C1").do(CARTHAGE, LendFleet("C4")).do("gallic", MarchOn(("sea:roma",)))
    while table.window():
        table.close()
    table.turn_number_under_way(CARTHAGE)
    assert table.moment() == "player_turn.menu"


@pytest.mark.ruling(22)
def test_ruling_22_lent_ships_do_not_lead_into_the_garrison_box() -> None:
    table = asking("C1").do(CARTHAGE, LendFleet("C1"))
    assert not table.allowed("gallic", MarchOn(("sea:garrison_box",)))


def test_what_carthage_holds_cannot_be_told_from_the_question() -> None:
    assert list(check_secrecy(GAME, asking("C4", "C9").state, UnverifiedRandom(5))) == []


# Avoiding


def fleeing(*cards: str, cu: int = 8) -> Table:
    """Return Gauls in Pisae, attacked by Romans from Luna, who would sail away to Genua."""
    stacks: dict[str, Force] = {"gallic@pisae": (cu, "gaul_a"), "roman@luna": (9, "camillus")}
    hands = {CARTHAGE: cards, "roman": ("R10",)}
    places = {"pisae": Place("gallic", 1)}
    table = Table(players=5, stacks=stacks, places=places, hands=hands, alliances=[(CARTHAGE, "gallic")])
    table.turn_number_under_way("roman").do("roman", MarchArmy("R10", "camillus", (), 9, ("pisae",)))
    return table.do("gallic", React(avoid="sea:genua", avoid_with=("gaul_a",), avoid_cu=cu, avoid_card=ASKED))


@pytest.mark.ruling(21)
def test_ruling_21_an_ally_avoids_on_the_ships_of_carthage() -> None:
    """Section 11.1.1: up to the capacity of the card; the others stay and fight."""
    table = fleeing("C4")
    assert table.moment() == "march.avoid_lend"
    table.do(CARTHAGE, LendFleet("C4"), 1)
    assert table.told(AvoidRolled)[0].cu == 6 and table.stack("gallic@genua").cu == 6
    assert not table.offered(CARTHAGE, Contest)


@pytest.mark.ruling(241)
def test_ruling_241_without_ships_the_army_has_not_failed_to_avoid() -> None:
    table = fleeing("C4", cu=5).do(CARTHAGE, KeepFleet(), 3, 3, 3, 2, 2, 2)
    assert not table.told(AvoidRolled) and table.told(BattleRolled)
    rolled = table.told(BattleRolled)[0]
    assert "failed_avoid" not in dict(rolled.defender_mods)


@pytest.mark.ruling(17)
@pytest.mark.parametrize("cu", [3, 5])
def test_s13_bomilcar_avoids_from_neapolis_to_lilybaeum_by_a_card_of_value_1(cu: int) -> None:
    """S13: the card holds three; who is left behind has to fight."""
    stacks: dict[str, Force] = {"greek@paestum": (10, "agathocles"), "carthaginian@neapolis": (cu, "bomilcar")}
    places = {"neapolis": Place("greek", 1, siege=0, besieger=CARTHAGE)}
    table = Table(players=5, stacks=stacks, places=places, hands={CARTHAGE: ("C9",), "greek": ("K10",)}, strict=False)
    table.turn_number_under_way("greek").do("greek", MarchArmy("K10", "agathocles", (), 10, ("neapolis",)))
    flight = React(avoid="sea:lilybaeum", avoid_with=("bomilcar",), avoid_cu=3, avoid_card="C9")
    assert not table.allowed(CARTHAGE, msgspec.structs.replace(flight, avoid_cu=4))
    table.do(CARTHAGE, flight, 1)
    assert table.told(AvoidRolled)[0].success and table.told(AvoidRolled)[0].needs == 3
    assert table.stack("carthaginian@lilybaeum").cu == 3 and table.hand(CARTHAGE) == ()
    assert "bomilcar" in table.stack("carthaginian@lilybaeum").leaders


# Retreating


def beaten(*cards: str) -> Table:
    """Return Camillus with 10 CU, beaten at Tarentum, as he asks for ships to Roma."""
    stacks: dict[str, Force] = {"roman@tarentum": (10, "camillus"), "greek@tarentum": (8, "dionysius")}
    table = Table(players=5, stacks=stacks, hands={CARTHAGE: cards}, alliances=[(CARTHAGE, "roman")], strict=False)
    force = Retreat(power="roman", space="tarentum", cu=10, leaders=("camillus",), winner="greek", barred="metapontum")
    table.turn_number_under_way("greek").begin(force)
    while table.window():
        table.close()
    return table.do("roman", RetreatTo("sea:roma", ASKED))


@pytest.mark.ruling(21)
def test_s14_ruling_21_six_of_ten_cu_retreat_to_roma() -> None:
    table = beaten("C4")
    assert table.moment() == "retreat.lend" and table.asked() == {CARTHAGE}
    table.do(CARTHAGE, LendFleet("C4"))
    assert table.stack("roman@roma").cu == 6 and table.stack("roman@tarentum").cu == 0
    assert [one.cu for one in table.told(RetreatFailed)] == [4] and table.told(Retreated)[0].lost == 0  # told once


@pytest.mark.ruling(141)
def test_ruling_141_without_ships_the_beaten_find_another_way_or_are_lost() -> None:
    table = beaten("C4").do(CARTHAGE, KeepFleet())
    assert table.stack("roman@roma").cu == 0 and table.moment() != "retreat.lend"
