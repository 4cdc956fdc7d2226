"""Section 13: a siege is over when the last CU of the besieger is gone, however he went."""

import pytest

from engine.games.sword_of_rome.actions.combat import RetreatTo
from engine.games.sword_of_rome.actions.turn import PlayEvent
from engine.games.sword_of_rome.events.combat import LeaderDisplaced
from engine.games.sword_of_rome.events.siege import CityFell
from engine.games.sword_of_rome.frames.combat import Retreat
from engine.games.sword_of_rome.frames.turn import Turns
from engine.games.sword_of_rome.siege.sieges import take_place
from engine.games.sword_of_rome.state import Place, Stack
from engine.kernel.dice import ScriptedDice
from engine.kernel.play import Play
from tests.engine.games.sword_of_rome.playing import Table

CARTHAGE = "carthaginian"


def test_a_besieger_who_sails_to_africa_lifts_his_siege() -> None:
    table = Table(
        stacks={"greek@panormus": (2, "greek_a"), "greek@syracusae": 1},
        places={"panormus": Place("", 1, siege=0, besieger="greek")},
        hands={"greek": ["K8"]},
    ).turn_number_under_way("greek")
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
    assert table.stack("roman@roma").is_empty and table.place("roma").siege == -1


@pytest.mark.ruling(123)
@pytest.mark.parametrize(("plan", "hired_left"), [((), 0), (("citizens_first",), 2)])
def test_ruling_123_in_a_city_that_falls_those_die_whom_carthage_names_first(
    plan: tuple[str, ...], hired_left: int
) -> None:
    """Three inside, two of its army outside: of the five three are mercenaries."""
    table = Table(players=5, stacks={"greek@lilybaeum": (5, "dionysius")}, strict=False)
    force = Stack(CARTHAGE, "lilybaeum", 2, (), 3, ("hamilcar",), mercenaries=3)
    table.state.off_map = {name: box for name, box in table.state.off_map.items() if name != "hamilcar"}
    table.state.stacks = {**table.state.stacks, "carthaginian@lilybaeum": force}
    table.state.places = {**table.state.places, "lilybaeum": Place(CARTHAGE, 2, siege=2, besieger="greek")}
    table.state.plans = {**table.state.plans, CARTHAGE: plan}
    play = Play(table.state, ScriptedDice())
    take_place(play, "lilybaeum", "greek")
    left = table.stack("carthaginian@lilybaeum")
    assert (left.cu, left.cu_inside, left.mercenaries, left.all_leaders) == (2, 0, hired_left, ())
    told = [type(one.event) for one in play.events]
    assert told.index(LeaderDisplaced) < told.index(CityFell)
