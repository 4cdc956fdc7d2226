"""Reorganising, generals: how far they go, through what, and who leads afterwards (ruling 22); Buy a General."""

import pytest

from engine.games.total_war_rome.actions.campaign import MoveGeneral, PlaceArmy
from engine.games.total_war_rome.campaign.generals import homes_held, is_near_home, passable_places, places_in_reach
from engine.games.total_war_rome.events.campaign import GeneralChanged
from tests.engine.games.total_war_rome.scenario import CARTHAGE, FOOT, GREEKS, ROME, Board

SCIPIO = "rome_scipio_africanus"


def between(one: str, two: str) -> Board:
    """Two Roman armies, each under a general."""
    return Board().army("rome_1", one).army("rome_2", two)


def leader(board: Board, army: str) -> str:
    return board.state.armies[army].general


def goes(board: Board, frm: str = "rome_1", to: str = "rome_2") -> bool:
    """Return whether the general of one army may join the other, in a campaign turn that begins now."""
    general = leader(board, frm)
    return board.campaign().allows(ROME, MoveGeneral(general, to))


# Those in play


def test_he_changes_places_with_the_general_of_the_other_army() -> None:
    """Reorganising: generals in play join a different army; all four stay under somebody."""
    board = between("latium", "apulia")
    one, two = leader(board, "rome_1"), leader(board, "rome_2")
    board.campaign().do(ROME, MoveGeneral(one, "rome_2"))
    assert (leader(board, "rome_1"), leader(board, "rome_2")) == (two, one)
    told = {event.army: (event.before, event.general) for event in board.all(GeneralChanged)}
    assert told == {"rome_1": (one, two), "rome_2": (two, one)}


def test_he_takes_over_an_army_without_leadership() -> None:
    """Without Leadership: until another general takes over; the army that he leaves has none."""
    board = Board().army("rome_1", "latium").army("rome_2", "umbria", stars=0)
    general = leader(board, "rome_1")
    board.campaign().do(ROME, MoveGeneral(general, "rome_2"))
    assert (leader(board, "rome_1"), leader(board, "rome_2")) == ("", general)


def test_it_costs_the_armies_nothing() -> None:
    """Reorganising: this does not affect the MU of armies; spent ones change generals too."""
    board = Board().army("rome_1", "latium", spent=3).army("rome_2", "umbria", spent=1)
    board.campaign().do(ROME, MoveGeneral(leader(board, "rome_1"), "rome_2"))
    assert [board.state.armies[a].spent for a in ("rome_1", "rome_2")] == [3, 1]


@pytest.mark.ruling(22)
def test_four_regions_and_no_fifth() -> None:
    """Ruling 22: up to 4 regions."""
    assert goes(between("etruria", "bruttium"))
    assert not goes(between("insubria", "bruttium").own(ROME, "insubria", "boii"))


@pytest.mark.ruling(22)
def test_rivers_and_mountains_cost_him_nothing() -> None:
    """Ruling 22: samnium, umbria, etruria, over two mountain ranges to liguria and massalia; lucania is one more."""
    assert goes(between("samnium", "massalia").own(ROME, "liguria"))
    assert not goes(between("lucania", "massalia").own(ROME, "liguria"))


@pytest.mark.ruling(22)
def test_not_through_an_independent_region() -> None:
    """Ruling 22: through controlled or allied regions; where he arrives another may be in control."""
    assert not goes(between("etruria", "massalia"))
    assert goes(between("etruria", "massalia").own(ROME, "liguria"))


@pytest.mark.ruling(22)
@pytest.mark.parametrize(("status", "open_to_him"), [
    ("enemy", False), ("neutral", False), ("friendly", False), ("ally", True),
])  # fmt: skip
def test_through_an_allys_regions_only(status: str, open_to_him: bool) -> None:
    """Ruling 22: regions of any other faction are closed."""
    board = between("illyria", "thessalia").own(ROME, "illyria").status(ROME, GREEKS, status)
    assert goes(board) is open_to_him


# With a navy


@pytest.mark.ruling(22)
def test_a_navy_at_sea_carries_him() -> None:
    """Ruling 22: campania, the Tyrrhenian Sea, sardinia."""
    assert not goes(between("campania", "sardinia"))
    assert goes(between("campania", "sardinia").navy("rome_fleet_1", "mare_tyrrhenum"))


def test_a_navy_in_port_does_not() -> None:
    """Nor does one that lies in port, though on the same shore."""
    assert not goes(between("campania", "sardinia").navy("rome_fleet_1", port="campania"))


def test_nor_another_factions_though_an_allys() -> None:
    """Lines of Communication know own navies only; so do generals."""
    board = between("campania", "sardinia").navy("greek_states_fleet_1", "mare_tyrrhenum")
    assert not goes(board.status(ROME, GREEKS, "ally"))


def test_each_sea_area_counts() -> None:
    """Two sea areas are two of the four steps, and each needs its navy."""
    board = between("campania", "hippo").navy("rome_fleet_1", "mare_tyrrhenum")
    assert not goes(board)
    assert goes(between("campania", "hippo").navy("rome_fleet_1", "mare_tyrrhenum")
                .navy("rome_fleet_2", "mare_sardoum"))  # fmt: skip
    far = between("insubria", "hippo").own(ROME, "insubria", "boii")  # boii, etruria, two seas, hippo
    assert not goes(far.navy("rome_fleet_1", "mare_tyrrhenum").navy("rome_fleet_2", "mare_sardoum"))


def test_a_coast_needs_no_port() -> None:
    """He embarks as armies do: lucania has no port, but a shore."""
    assert goes(between("lucania", "sardinia").navy("rome_fleet_1", "mare_tyrrhenum"))


def test_to_and_from_an_army_aboard() -> None:
    """The general of an army aboard goes ashore, and another comes aboard."""
    board = between("latium", "campania").navy("rome_fleet_1", "mare_tyrrhenum").aboard("rome_1", "rome_fleet_1")
    one, two = leader(board, "rome_1"), leader(board, "rome_2")
    board.campaign().do(ROME, MoveGeneral(one, "rome_2"))
    assert (leader(board, "rome_1"), leader(board, "rome_2")) == (two, one)
    board.do(ROME, MoveGeneral(one, "rome_1"))
    assert (leader(board, "rome_1"), leader(board, "rome_2")) == (one, two)


def test_to_an_army_aboard_in_port() -> None:
    """A navy in port lies in its region."""
    board = between("latium", "umbria").navy("rome_fleet_1", port="latium").aboard("rome_1", "rome_fleet_1")
    assert goes(board, "rome_2", "rome_1")


def three(third: str) -> Board:
    """The first army three steps from the second, the second one or two from the third."""
    return Board().army("rome_1", "bruttium").army("rome_2", "umbria").army("rome_3", third)


@pytest.mark.ruling(118)
def test_four_steps_in_a_turn_however_often_he_changes_armies() -> None:
    """Generals in play may move up to 4: three to one army leave one for the next (ruling 118)."""
    for third, arrives in (("etruria", True), ("campania", False)):
        board = three(third)
        one = leader(board, "rome_1")
        board.campaign().do(ROME, MoveGeneral(one, "rome_2"))
        assert board.allows(ROME, MoveGeneral(one, "rome_3")) is arrives, third


def test_who_makes_room_has_ridden_as_far() -> None:
    """He has come the same way: of his four steps one is left too."""
    board = three("lucania").own("", "apulia")
    two = leader(board, "rome_2")
    board.campaign().do(ROME, MoveGeneral(leader(board, "rome_1"), "rome_2"))
    assert leader(board, "rome_1") == two and board.allows(ROME, MoveGeneral(two, "rome_3"))
    board = three("samnium")
    two = leader(board, "rome_2")
    board.campaign().do(ROME, MoveGeneral(leader(board, "rome_1"), "rome_2"))
    assert not board.allows(ROME, MoveGeneral(two, "rome_3"))


def test_in_the_next_turn_he_is_rested() -> None:
    """The four steps are those of one campaign turn."""
    board = three("campania")
    one = leader(board, "rome_1")
    board.campaign().do(ROME, MoveGeneral(one, "rome_2")).campaign()
    assert board.allows(ROME, MoveGeneral(one, "rome_3"))


# Spare ones


def test_a_spare_one_within_four_of_a_home_region() -> None:
    """Reorganising: a spare general joins an army; its former general is a spare one now."""
    board = Board().army("rome_1", "massalia").own(ROME, "liguria").spare(SCIPIO)
    before = leader(board, "rome_1")
    board.campaign().do(ROME, MoveGeneral(SCIPIO, "rome_1"))
    assert leader(board, "rome_1") == SCIPIO
    assert board.state.factions[ROME].spare == (before,)


@pytest.mark.ruling(22)
def test_a_spare_one_goes_through_ones_own_regions_too() -> None:
    """Ruling 22: with liguria independent, and no navy, he does not come to massalia."""
    board = Board().army("rome_1", "massalia").spare(SCIPIO).campaign()
    assert not board.allows(ROME, MoveGeneral(SCIPIO, "rome_1"))
    board = Board().army("rome_1", "massalia").spare(SCIPIO).navy("rome_fleet_1", "mare_ligusticum").campaign()
    assert board.allows(ROME, MoveGeneral(SCIPIO, "rome_1"))


def test_from_home_regions_that_are_still_ones_own() -> None:
    """A spare general starts in a home region that the faction controls."""
    board = Board().army("rome_1", "massalia").own(ROME, "liguria").own(CARTHAGE, "etruria", "umbria").spare(SCIPIO)
    assert not board.campaign().allows(ROME, MoveGeneral(SCIPIO, "rome_1"))


def test_a_spare_one_joins_an_army_in_an_army_space_wherever_he_is() -> None:
    """New Armies: it is at home, and can be placed with its new general."""
    board = Board().army("rome_1", stars=0).spare(SCIPIO).campaign()
    assert not board.may(ROME, PlaceArmy)
    board.do(ROME, MoveGeneral(SCIPIO, "rome_1"))
    assert leader(board, "rome_1") == SCIPIO and not board.all(GeneralChanged)  # generals off the map are secret
    board.do(ROME, PlaceArmy("rome_1", "latium"))
    assert board.at("rome_1") == "latium"


def test_nobody_to_move() -> None:
    """One army and no spare general: the action is not offered, and the refusal says why."""
    board = Board().army("rome_1", "latium").campaign()
    general = leader(board, "rome_1")
    assert not board.may(ROME, MoveGeneral)
    assert board.refused(ROME, MoveGeneral(general, "rome_1")).key == "why.requires_move_general"


def test_only_ones_own_armies() -> None:
    """Neither an ally's army nor his general."""
    board = between("latium", "umbria").army("greek_states_1", "campania").status(ROME, GREEKS, "ally").campaign()
    assert not board.allows(ROME, MoveGeneral(leader(board, "rome_1"), "greek_states_1"))
    assert not board.allows(ROME, MoveGeneral(leader(board, "greek_states_1"), "rome_1"))


# The reach itself; new generals


@pytest.mark.ruling(22)
def test_an_army_in_the_way_does_not_stop_him() -> None:
    """Ruling 22 speaks of who controls a region, not of who stands there."""
    board = between("etruria", "campania").army("carthage_1", "latium").status(ROME, CARTHAGE, "enemy")
    assert "campania" in places_in_reach(passable_places(board.state, ROME), ("etruria",))


def test_the_reach_ends_in_the_first_region_of_others() -> None:
    """From bruttium over the strait into messana, and not on to syracusae."""
    board = Board()
    assert "messana" in places_in_reach(passable_places(board.state, ROME), ("bruttium",))
    assert not {"syracusae", "lilybaeum"} & set(places_in_reach(passable_places(board.state, ROME), ("bruttium",)))
    assert {"syracusae", "lilybaeum"} <= set(
        places_in_reach(passable_places(board.own(ROME, "messana").state, ROME), ("bruttium",))
    )


def test_a_new_general_joins_by_plain_land_distance() -> None:
    """Buy a General: within 4 land regions of a home region, whoever controls what lies between."""
    board = Board().army("rome_1", "massalia", FOOT, FOOT, stars=0)
    assert is_near_home("massalia", homes_held(board.state, ROME))
    assert not is_near_home("lusitania", homes_held(board.state, ROME))
    assert not is_near_home("massalia", homes_held(board.own("", *(r for r in board.state.regions)).state, ROME))
