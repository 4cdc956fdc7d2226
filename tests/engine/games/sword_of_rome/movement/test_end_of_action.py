"""What holds at the end of an action (section 13.1.1)."""

from engine.games.sword_of_rome.actions.movement import MarchArmy
from engine.games.sword_of_rome.actions.reactions import React, RefuseBattle
from engine.games.sword_of_rome.events.siege import SiegeBegan
from tests.engine.games.sword_of_rome.playing import Table


def test_who_has_intercepted_besieges_where_his_action_ends() -> None:
    table = Table(
        stacks={"roman@paestum": (4, "valerius"), "greek@metapontum": (5, "dionysius")},
        hands={"roman": ["R10"], "greek": ["K10"]},
        strict=False,
    ).turn_number_under_way("roman")
    table.do("roman", MarchArmy("R10", "valerius", (), 4, ("lucani",)))
    table.do("greek", React(intercept=("greek@metapontum",)), 1)
    table.do("roman", RefuseBattle(), 1)
    assert table.stack("greek@lucani").cu == 5 and table.stack("roman@paestum").cu == 4
    assert [(event.power, event.space) for event in table.told(SiegeBegan)] == [("greek", "lucani")]
    assert (table.place("lucani").siege, table.place("lucani").besieger) == (0, "greek")
