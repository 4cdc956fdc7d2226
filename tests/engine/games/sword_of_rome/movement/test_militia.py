"""The citizen militia of Carthage, and Bomilcar, never leave Africa (section 17.1)."""

from collections.abc import Mapping

import msgspec

from engine.games.sword_of_rome.actions.diplomacy import ActivateNonPlayer
from engine.games.sword_of_rome.actions.movement import Halt, MarchArmy, MarchOn
from engine.games.sword_of_rome.movement.reactions import Entering, sea_refuges
from tests.engine.games.sword_of_rome.playing import Force, Table

SIDE = "etruscan_samnite"


def carthage(stacks: Mapping[str, Force], militia: Mapping[str, int]) -> Table:
    """Let Carthage act, with so many militia among its CU."""
    table = Table(stacks={**stacks, "greek@syracusae": 1, "roman@roma": 1}, hands={SIDE: ["E4"]}, strict=False)
    for name, count in militia.items():
        table.state.stacks = {**table.state.stacks, name: msgspec.structs.replace(table.stack(name), militia=count)}
    return table.turn_number_under_way(SIDE).do(SIDE, ActivateNonPlayer("E4", "carthaginian"))


def by(leader: str, cu: int, *route: str) -> MarchArmy:
    return MarchArmy("E4", leader, (), cu, route)


def test_the_scenario_s_bomilcar_leads_militia() -> None:
    assert (Table().stack("carthaginian@kerkouane").cu, Table().stack("carthaginian@kerkouane").militia) == (5, 5)


def test_another_leader_takes_none_of_them_along_over_the_sea() -> None:
    table = carthage({"carthaginian@kerkouane": (7, "hamilcar_npp")}, {"carthaginian@kerkouane": 5})
    table.do(SIDE, by("hamilcar_npp", 7, "sea:lilybaeum"))
    assert (table.stack("carthaginian@lilybaeum").cu, table.stack("carthaginian@lilybaeum").militia) == (2, 0)
    assert (table.stack("carthaginian@kerkouane").cu, table.stack("carthaginian@kerkouane").militia) == (5, 5)


def test_with_militia_alone_nobody_sails() -> None:
    table = carthage({"carthaginian@kerkouane": (5, "hamilcar_npp")}, {"carthaginian@kerkouane": 5})
    assert not table.allowed(SIDE, by("hamilcar_npp", 5, "sea:lilybaeum"))
    assert table.allowed(SIDE, by("hamilcar_npp", 5, "carthago"))


def test_in_africa_they_march_and_others_may_sail_on() -> None:
    table = carthage({"carthaginian@kerkouane": (7, "hamilcar_npp")}, {"carthaginian@kerkouane": 5})
    table.do(SIDE, by("hamilcar_npp", 7, "carthago", "sea:lilybaeum"))
    if table.offered(SIDE, MarchOn):
        table.do(SIDE, Halt())
    assert (table.stack("carthaginian@carthago").cu, table.stack("carthaginian@carthago").militia) == (5, 5)
    assert (table.stack("carthaginian@lilybaeum").cu, table.stack("carthaginian@lilybaeum").militia) == (2, 0)


def test_they_do_not_avoid_over_the_sea_and_nor_does_bomilcar() -> None:
    greeks = Entering("greek", "kerkouane", "sea:syracusae", 6)
    stacks: dict[str, Force] = {"carthaginian@kerkouane": (7, "hamilcar_npp")}
    table = carthage(stacks, {"carthaginian@kerkouane": 5})
    assert sea_refuges(table.state, greeks, "carthaginian", 3)["sea:lilybaeum"] == 2
    table = carthage(stacks, {"carthaginian@kerkouane": 7})
    assert set(sea_refuges(table.state, greeks, "carthaginian", 3)) == {"sea:carthago"}
    table = carthage({"carthaginian@kerkouane": (7, "bomilcar_npp")}, {})
    assert set(sea_refuges(table.state, greeks, "carthaginian", 3)) == {"sea:carthago"}
