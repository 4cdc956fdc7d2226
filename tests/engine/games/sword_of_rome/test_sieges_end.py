"""Section 13: a siege is over when the last CU of the besieger is gone, however he went."""

from engine.games.sword_of_rome.actions.turn import PlayEvent
from engine.games.sword_of_rome.state import Place
from tests.engine.games.sword_of_rome.playing import Table


def test_a_besieger_who_sails_to_africa_lifts_his_siege() -> None:
    table = Table(
        stacks={"greek@panormus": (2, "greek_a"), "greek@syracusae": 1},
        places={"panormus": Place("", 1, siege=0, besieger="greek")},
        hands={"greek": ["K8"]},
    ).turn_of("greek")
    table.do("greek", PlayEvent("K8", ("greek_a", "cu", "cu")))
    assert table.stack("greek@kerkouane").cu == 2
    assert (table.place("panormus").siege, table.place("panormus").besieger) == (-1, "")
