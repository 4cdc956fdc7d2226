"""When Carthage signs (section 18)."""

import pytest

from engine.games.sword_of_rome.actions.turn import PlayEvent
from engine.games.sword_of_rome.state import Effect, Place
from tests.engine.games.sword_of_rome.playing import Table

ENVOYS = Effect("R13", "punic_envoys", power="roman")


@pytest.mark.ruling(155)
def test_ruling_155_no_treaty_is_signed_under_siege() -> None:
    for siege, signed in ((0, False), (-1, True)):
        table = Table(
            stacks={"roman@lilybaeum" if not siege else "roman@roma": (4, "valerius"), "greek@syracusae": 3},
            places={"lilybaeum": Place("carthaginian", 3, siege=siege, besieger="roman" if not siege else "")},
            hands={"roman": ["R14"]},
        )
        table.state.effects = (ENVOYS,)
        assert table.turn_number_under_way("roman").allowed("roman", PlayEvent("R14", ())) is signed


@pytest.mark.ruling(155)
def test_ruling_155_nor_before_each_other_s_cu() -> None:
    table = Table(stacks={"roman@lilybaeum": 2, "carthaginian@lilybaeum": 1}, hands={"roman": ["R14"]}, strict=False)
    table.state.effects = (ENVOYS,)
    assert not table.turn_number_under_way("roman").allowed("roman", PlayEvent("R14", ()))
