"""Who decides for a non-player power at the end of the turn (section 16)."""

from engine.games.sword_of_rome.actions.siege import Loot, TakeOver
from engine.games.sword_of_rome.actions.turn import TakeSurrender
from engine.games.sword_of_rome.frames.turn import Surrender
from engine.games.sword_of_rome.state import Place
from tests.engine.games.sword_of_rome.playing import Table


def test_not_the_gauls_decide_whether_the_transalpines_loot() -> None:
    table = Table(
        stacks={"transalpine@capua": (4, "transalpine_a")},
        places={"capua": Place("roman", 1, siege=0, besieger="transalpine")},
        vp={"gallic": 1, "greek": 2},
        strict=False,
    ).phase(Surrender(), "isolation")
    table.do("greek", TakeSurrender(sieges=("capua",)), 5, 5)
    assert table.asked() == {"greek"} and table.offered("greek", TakeOver)
    table.do("greek", Loot())
    assert table.state.plunder != 0 or table.state.vp["gallic"] == 0
