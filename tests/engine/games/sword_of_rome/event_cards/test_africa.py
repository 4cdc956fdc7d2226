"""Africa (section 17): who is there as the Greeks land, and what comes free as Carthage goes."""

import msgspec
import pytest

from engine.games.sword_of_rome.actions.turn import EndTurn, PlayEvent
from engine.games.sword_of_rome.state import Place
from tests.engine.games.sword_of_rome.playing import Table


def test_a_leader_alone_in_kerkouane_is_displaced_as_the_greeks_land() -> None:
    table = Table(
        stacks={"greek@syracusae": (6, "dionysius"), "carthaginian@kerkouane": (0, "bomilcar_npp")},
        hands={"greek": ["K8"]},
    ).turn_number_under_way("greek")
    table.do("greek", PlayEvent("K8", ("dionysius", *["cu"] * 4)))
    assert table.stack("greek@kerkouane").cu == 4
    assert table.state.off_map["bomilcar_npp"] == "displaced"


@pytest.mark.ruling(103)
def test_ruling_103_whom_carthage_besieged_comes_out_as_it_is_driven_out() -> None:
    table = Table(
        stacks={
            "greek@carthago": (3, "dionysius"),
            "greek@agrigentum": 2,
            "carthaginian@agrigentum": (4, "hamilcar_npp"),
        },
        places={"agrigentum": Place("greek", 1, siege=0, besieger="carthaginian")},
        strict=False,
    )
    inside = msgspec.structs.replace(table.stack("greek@agrigentum"), cu=0, cu_inside=2)
    table.state.stacks = {**table.state.stacks, "greek@agrigentum": inside}
    table.turn_number_under_way("greek").do("greek", EndTurn())
    assert table.state.africa_out
    assert (table.stack("greek@agrigentum").cu, table.stack("greek@agrigentum").cu_inside) == (2, 0)
    assert table.place("agrigentum") == Place("greek", 1)


@pytest.mark.ruling(164)
@pytest.mark.parametrize("largest", ["syracusae", "tarentum"])
def test_ruling_164_the_greeks_come_home_to_their_largest_army(largest: str) -> None:
    table = Table(
        stacks={"greek@carthago": (3, "dionysius"), "greek@syracusae": 2, "greek@tarentum": 2, f"greek@{largest}": 4},
        strict=False,
    )
    table.turn_number_under_way("greek").do("greek", EndTurn())
    assert table.state.africa_out and table.stack(f"greek@{largest}").cu == 4 + 3
    assert table.stack(f"greek@{largest}").leaders == ("dionysius",)
