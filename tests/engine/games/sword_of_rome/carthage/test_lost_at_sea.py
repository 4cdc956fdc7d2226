"""What is lost on voyages that avoid battle (sections 8.4, 9.6.4 and 11.1.1)."""

from engine.games.sword_of_rome.actions.carthage import Contest
from engine.games.sword_of_rome.actions.movement import MarchArmy
from engine.games.sword_of_rome.actions.reactions import React
from engine.games.sword_of_rome.events.combat import LeaderDisplaced
from engine.games.sword_of_rome.events.movement import NavalRoll
from engine.games.sword_of_rome.state import Place
from tests.engine.games.sword_of_rome.playing import Table

CARTHAGE = "carthaginian"


def test_a_leader_whose_last_cu_go_down_as_he_avoids_by_sea_is_displaced() -> None:
    """8.4: by naval combat too, though his commander still stands in the port with CU."""
    table = Table(
        players=5,
        stacks={"greek@tarentum": (2, "dionysius", "greek_a"), "roman@venusia": (5, "valerius")},
        places={"venusia": Place("roman")},
        hands={CARTHAGE: ("C11", "C31"), "greek": ("K10",), "roman": ("R10",)},
    ).turn_number_under_way("roman")
    table.do("roman", MarchArmy("R10", "valerius", (), 5, ("tarentum",)))
    away = React(avoid="sea:syracusae", avoid_card="K10", avoid_with=("greek_a",), avoid_cu=1)
    table.do("greek", away)
    table.rolled(CARTHAGE, Contest("C11", ("C31",)), 1, 6, 6)
    (voyage,) = table.told(NavalRoll)
    assert (voyage.result, voyage.lost) == ("attrition", 1)
    assert [one.leader for one in table.told(LeaderDisplaced)][:1] == ["greek_a"]
    assert "greek_a" not in table.stack("greek@tarentum").all_leaders
