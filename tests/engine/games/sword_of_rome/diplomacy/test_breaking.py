"""What breaking an alliance costs (section 15.5)."""

import pytest

from engine.games.sword_of_rome.actions.diplomacy import BreakAlliance, OfferAlliance
from engine.games.sword_of_rome.events.siege import CityFell
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.state import Place
from engine.kernel.actions import Accept
from tests.engine.games.sword_of_rome.playing import Table


@pytest.mark.ruling(33)
def test_ruling_33_a_besieged_city_that_pays_its_last_loyalty_falls_to_the_besieger() -> None:
    table = Table(
        changed={"gallic@narnia": (4, "gaul_a")},
        places={"narnia": Place("roman", 1, siege=0, besieger="gallic")},
        alliances=[("roman", "samnite")],
        strict=False,
    ).turn_number_under_way("roman")
    table.do("roman", BreakAlliance("roman", "samnite", ("roma", "narnia", "praeneste")))
    assert [event.space for event in table.told(CityFell)] == ["narnia"]
    assert table.place("narnia").owner == "gallic" and table.place("narnia").loyalty == 1


def test_the_besieged_may_propose_and_an_alliance_lifts_the_siege() -> None:
    """15.1 bars the besieger alone; 13.4, second point."""
    place = Place("roman", 1, siege=0, besieger="samnite")
    table = Table(places={"capua": place}, stacks={"samnite@capua": (3, "samnite_a"), "roman@roma": 2})
    table.turn_number_under_way("roman").do("roman", OfferAlliance("roman", "samnite")).do("etruscan_samnite", Accept())
    assert ("roman", "samnite") in table.state.alliances and table.place("capua") == Place("roman", 1)


def test_nobody_proposes_to_whose_cu_he_has_shut_in() -> None:
    """15.3: allies do not stand in one space."""
    place = Place("roman", 1, siege=0, besieger="samnite")
    table = Table(places={"capua": place}, stacks={"samnite@capua": (3, "samnite_a"), "roman@capua": 2}, strict=False)
    assert not table.turn_number_under_way("roman").allowed("roman", OfferAlliance("roman", "samnite"))


@pytest.mark.ruling(33)
def test_ruling_33_a_besieged_city_pays_no_more_than_it_has_above_its_siege() -> None:
    """It falls at once as its loyalty comes down to the siege level, and is its owner's no more."""
    table = Table(
        changed={"gallic@narnia": (4, "gaul_a")},
        places={"narnia": Place("roman", 3, siege=1, besieger="gallic")},
        alliances=[("roman", "samnite")],
        strict=False,
    ).turn_number_under_way("roman")
    assert not table.allowed("roman", BreakAlliance("roman", "samnite", ("narnia", "narnia", "narnia")))
    table.do("roman", BreakAlliance("roman", "samnite", ("roma", "narnia", "narnia")))
    assert table.place("narnia").owner == "gallic"


def test_what_it_costs_is_said_before_it_is_confirmed() -> None:
    """Section 15.5: of each space that pays, and of whoever then stands before whose walls."""
    table = Table(
        changed={"gallic@narnia": (4, "gaul_a")},
        places={"narnia": Place("roman", 1, siege=0, besieger="gallic")},
        stacks={"samnite@capua": 3},
        alliances=[("roman", "samnite")],
        strict=False,
    ).turn_number_under_way("roman")
    prompt = table.prompt("roman", BreakAlliance)
    given = prompt.menu.tokens_of_value(BreakAlliance("roman", "samnite", ("roma", "narnia", "praeneste")))
    said = {line.key: line.args for line in GAME.preview(table.state, prompt, given).lines}
    assert said["preview.break_loyalty"] == {"space": "roma", "before": 3, "after": 2}
    assert said["preview.break_falls"]["space"] == "narnia" and said["preview.break_falls"]["besieger"] == "gallic"
    assert said["preview.break_marker"]["space"] == "praeneste"
    assert said["preview.break_points"]["spaces"] == ("praeneste",)
    assert said["preview.break_besieges_theirs"] == {"power": "samnite", "space": "capua", "cu": 3}
