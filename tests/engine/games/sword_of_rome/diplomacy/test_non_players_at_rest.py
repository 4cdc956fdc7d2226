"""A non-player power is its activator's ally only while its army moves (section 16.1.2)."""

from typing import Any

from engine.games.sword_of_rome.actions.diplomacy import ActivateNonPlayer
from engine.games.sword_of_rome.actions.movement import MarchArmy
from engine.games.sword_of_rome.actions.siege import Besiege
from engine.games.sword_of_rome.actions.turn import AddSupport, RaiseUnit
from engine.games.sword_of_rome.state import Place
from tests.engine.games.sword_of_rome.playing import Table

LEAGUE = "etruscan_samnite"
SAMNITE_VELITRAE = {"velitrae": Place("samnite")}


def volsci_for_samnites(**table: Any) -> Table:
    """Return a table on which the Samnites have the Volsci act."""
    table = {"hands": {LEAGUE: ["E4"]}, "strict": False, **table}
    return Table(**table).turn_number_under_way(LEAGUE).do(LEAGUE, ActivateNonPlayer("E4", "volsci"))


def test_its_new_cu_come_to_its_own_spaces_alone() -> None:
    table = volsci_for_samnites(places=SAMNITE_VELITRAE, stacks={"volsci@antium": (4, "volsci_a")})
    assert table.allowed(LEAGUE, RaiseUnit("E4", "volsci@antium"))
    assert not table.allowed(LEAGUE, RaiseUnit("E4", "volsci@velitrae"))


def test_its_new_cu_displace_a_leader_of_its_activator() -> None:
    table = volsci_for_samnites(
        stacks={"samnite@velitrae": (0, "samnite_a"), "volsci@antium": (1, "volsci_a"), "samnite@bovianum": 1},
        places={"velitrae": Place("volsci")},
    )
    table.do(LEAGUE, RaiseUnit("E4", "volsci@velitrae"))
    assert table.state.off_map["samnite_a"] == "reserve"


def test_its_markers_replace_those_of_its_activator() -> None:
    table = volsci_for_samnites(places=SAMNITE_VELITRAE, stacks={"volsci@velitrae": 2, "volsci@antium": 1})
    table.do(LEAGUE, AddSupport("E4", ("+velitrae",)))
    assert table.place("velitrae").owner == "volsci"


def test_a_city_that_it_takes_in_its_activators_home_is_its_own() -> None:
    table = volsci_for_samnites(
        stacks={"volsci@pisae": (5, "volsci_a")}, places={"pisae": Place("", 1, siege=0, besieger="volsci")}
    )
    table.do(LEAGUE, Besiege("E4", "volsci_a"), 5, 5)
    assert table.place("pisae").owner == "volsci"


def test_its_army_still_passes_its_activators_on_the_move() -> None:
    table = volsci_for_samnites(
        places=SAMNITE_VELITRAE, stacks={"volsci@antium": (4, "volsci_a"), "samnite@velitrae": 2}
    )
    assert table.allowed(LEAGUE, MarchArmy("E4", "volsci_a", (), 4, ("velitrae", "praeneste")))
