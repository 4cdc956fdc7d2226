"""Section 13: a siege is over when the last CU of the besieger is gone, however he went."""

from engine.games.sword_of_rome.actions.combat import RetreatTo
from engine.games.sword_of_rome.actions.turn import PlayEvent
from engine.games.sword_of_rome.frames.combat import Retreat
from engine.games.sword_of_rome.frames.turn import Turns
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


def test_besiegers_who_are_swept_along_by_a_retreat_leave_no_siege() -> None:
    table = Table(
        stacks={"roman@praeneste": (2, "valerius"), "roman@roma": 1, "gallic@velitrae": (9, "gaul_a")},
        places={"roma": Place("gallic", 1, siege=0, besieger="roman"), "velitrae": Place("gallic")},
    )
    table.state.places = {**table.state.places, "fregellae": Place("gallic"), "narnia": Place("gallic", 1)}
    table.state.frames = [Turns(step="round", serial=1)]
    table.begin(Retreat(power="roman", space="praeneste", cu=2, leaders=("valerius",), barred="velitrae"))
    while table.moment().startswith("retreat.") and table.asked():
        table.do("roman", RetreatTo("sutrium"))
    assert table.stack("roman@roma").empty and table.place("roma").siege == -1
