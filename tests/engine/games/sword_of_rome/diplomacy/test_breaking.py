"""What breaking an alliance costs (section 15.5)."""

import pytest

from engine.games.sword_of_rome.actions.diplomacy import BreakAlliance
from engine.games.sword_of_rome.events.siege import CityFell
from engine.games.sword_of_rome.state import Place
from tests.engine.games.sword_of_rome.playing import Table


@pytest.mark.ruling(33)
def test_ruling_33_a_besieged_city_that_pays_its_last_loyalty_falls_to_the_besieger() -> None:
    table = Table(
        changed={"gallic@narnia": (4, "gaul_a")},
        places={"narnia": Place("roman", 1, siege=0, besieger="gallic")},
        alliances=[("roman", "samnite")],
        strict=False,
    ).turn_of("roman")
    table.do("roman", BreakAlliance("roman", "samnite", ("roma", "narnia", "praeneste")))
    assert [event.space for event in table.told(CityFell)] == ["narnia"]
    assert table.place("narnia").owner == "gallic" and table.place("narnia").loyalty == 1
