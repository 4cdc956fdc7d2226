"""Where named leaders may be placed in the Reinforcement Phase (section 5.10)."""

import pytest

from engine.games.sword_of_rome.actions.turn import PlaceConsuls
from engine.games.sword_of_rome.cards.placement import minor_leader_spaces, named_leader_spaces
from engine.games.sword_of_rome.events.turn import ConsulsDrawn
from engine.games.sword_of_rome.frames.turn import Reinforcing
from engine.games.sword_of_rome.state import Place
from engine.games.sword_of_rome.turn.placing import placement_form, placement_need
from engine.kernel.picks import Pick
from tests.engine.games.sword_of_rome.playing import Table


def test_consuls_come_to_cu_in_linked_friendly_spaces_alone() -> None:
    table = Table(
        stacks={"roman@roma": 4, "roman@clusium": 5, "greek@syracusae": 3, "gallic@genua": 1, "samnite@bovianum": 1}
    ).phase(Reinforcing(step="draw_consuls"), "renewal")
    (drawn,) = table.told(ConsulsDrawn)
    first, second = drawn.leaders
    assert minor_leader_spaces(table.state, "roman") == ("roma", "clusium") and named_leader_spaces(
        table.state, "roman"
    ) == ("roma",)
    assert table.allowed("roman", PlaceConsuls((f"{first}@roma", f"{second}@roma")))
    assert not table.allowed("roman", PlaceConsuls((f"{first}@clusium", f"{second}@roma")))


def test_a_displaced_leader_without_such_a_space_stays_in_the_box() -> None:
    places = {space: Place("samnite") for space in ("aufidena", "bovianum", "larinum")}
    table = Table(
        stacks={"samnite@clusium": 3}, places={**places, **dict.fromkeys(places, Place("roman"))},
        off_map={"pontius": "displaced"},
    )  # fmt: skip
    assert "pontius" not in placement_need(table.state, ("samnite",)).must


@pytest.mark.ruling(118)
def test_ruling_118_a_besieged_city_pays_until_it_falls_and_no_more() -> None:
    """Ruling 33: it is Greek no more once its loyalty has come down to the siege level."""
    table = Table(
        stacks={"greek@syracusae": (3, "dionysius"), "roman@tarentum": (3, "valerius")},
        places={"tarentum": Place("greek", 3, siege=2, besieger="roman")},
    )
    payers = placement_form(table.state, ("greek",)).field("pay", {"units": (), "keep": ("dionysius",)})
    assert isinstance(payers, Pick) and {one.token: one.count for one in payers.items}["tarentum"] == 1
