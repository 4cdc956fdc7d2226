"""A computer player's march is for something that it can still bring: armies do not go to and fro in a phase."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.movement import ALL, GUARDED, INSIDE, OWN, March
from engine.games.rise_of_the_roman_republic.actions.siege import DemandSurrender
from engine.games.rise_of_the_roman_republic.board.sieges import set_city
from engine.games.rise_of_the_roman_republic.computer_player import marching
from engine.games.rise_of_the_roman_republic.computer_player.captures import FEWEST, can_leave_men
from engine.games.rise_of_the_roman_republic.computer_player.table import SP
from engine.games.rise_of_the_roman_republic.computer_player.table import Table as Seen
from engine.games.rise_of_the_roman_republic.computer_player.weights import Weights
from engine.games.rise_of_the_roman_republic.game import PLAIN
from engine.games.rise_of_the_roman_republic.tables import HEXES, TABLES
from engine.games.rise_of_the_roman_republic.view import StackView
from engine.kit.weights import using_thinking_weights
from tests.engine.games.rise_of_the_roman_republic.combat.fields import Field, alone, army

TO_AND_FRO = Weights(circles=True)  # the player as it was
SAEPINUM, BESIDE = "4210", "4209"  # a small city of Samnium, and a hex beside it
PORT, OTHER_PORT = "3915", "3715"  # of Latium


def seen(table: Field, side: str) -> Seen:
    return Seen(PLAIN.view(table.state, table.state.players[side]), side, table.prompt(side).menu.forms)


def acting(known: Seen) -> StackView:
    found = known.acting_stack()
    assert found is not None
    return found


def with_bare_cities() -> Field:
    """Return a table on which Hannibal's side holds some cities, and nobody stands in them."""
    table = alone(Field("thunderbolt"), "carthage", "rome")
    for place in table.state.cities:
        if HEXES[place].province in ("samnium", "latium"):
            set_city(table.state, place, holder="carthage")
    return table


def before_a_bare_city(infantry: int) -> tuple[Seen, str]:
    """Return a table on which Hannibal has horsemen and so much infantry, and a bare city that is worth a man."""
    table = with_bare_cities()
    army(table, "carthage", BESIDE, "hannibal", infantry=infantry, cavalry=9)
    known = seen(table.phase("hannibal"), "carthage")
    return known, max(known.cities, key=known.worth_of_garrison)


@pytest.mark.parametrize("infantry", [0, FEWEST])
def test_who_has_no_man_to_leave_goes_nowhere_to_leave_one(infantry: int) -> None:
    """Hannibal's last horsemen went from one bare city to another and back, 29 times in a phase."""
    known, place = before_a_bare_city(infantry)
    assert known.worth_of_garrison(place) > SP and acting(known).infantry == infantry
    assert (marching._garrisons(known, acting(known), place) > 0) == bool(infantry)
    with using_thinking_weights(TO_AND_FRO):
        assert marching._garrisons(known, acting(known), place) > 0


def test_who_stands_in_a_port_does_not_go_to_another_for_its_ships() -> None:
    """Two ports of Latium promised the same ships: an army went from the one to the other and back."""
    table = alone(Field("eagle"), "rome", "epirus")
    army(table, "rome", PORT, "113", legions=("III",), inside=True)
    known = seen(table.phase("113"), "rome")
    assert known.islands.embarkation_gain(OTHER_PORT) > 0
    assert marching._joins(known, acting(known), OTHER_PORT) == 0.0
    with using_thinking_weights(TO_AND_FRO):
        assert marching._joins(known, acting(known), OTHER_PORT) > 0.0


def test_a_tribe_leaves_nobody_behind() -> None:
    men = StackView(power="samnites", hex=BESIDE, side="samnites", infantry=FEWEST)
    assert can_leave_men(men) and not can_leave_men(msgspec.structs.replace(men, infantry=FEWEST - 1))
    assert not any(can_leave_men(msgspec.structs.replace(men, power=tribe)) for tribe in TABLES.tribes)


def test_a_city_that_has_refused_promises_nothing_more_in_this_phase() -> None:
    table = alone(Field(), "samnites", "rome")
    army(table, "rome", BESIDE, "113", legions=("III", "IV"))
    known = seen(table.phase("113"), "rome")
    away = msgspec.structs.replace(acting(known), hex="3714")
    hoped = marching._asks(known, away, BESIDE)
    assert not known.view.asked
    known = seen(table.act("rome", DemandSurrender(SAEPINUM), surrender=6), "rome")
    assert known.view.asked == (SAEPINUM,) and marching._asks(known, away, BESIDE) < hoped
    with using_thinking_weights(TO_AND_FRO):
        assert marching._asks(known, away, BESIDE) == hoped
    assert not PLAIN.view(table.phase("113").state, None).asked, "another phase"


def test_no_march_leads_a_second_time_in_a_phase_where_no_enemy_is() -> None:
    table = alone(Field(), "samnites", "rome")
    army(table, "rome", BESIDE, "113", legions=("III", "IV"))
    form = table.phase("113").prompt("rome").menu.forms[March.tag()]
    known = seen(table, "rome")
    (plan, first) = marching.best_march(known, form) or (None, None)
    assert plan is not None and isinstance(first, March)
    goal = plan.goal.removesuffix(INSIDE)
    been = Seen(msgspec.structs.replace(known.view, goals=(goal,)), "rome", known.forms)
    other = marching.best_march(been, form)
    assert other is None or other[0].goal.removesuffix(INSIDE) != goal
    with using_thinking_weights(TO_AND_FRO):
        again = marching.best_march(been, form)
        assert again is not None and again[0].goal.removesuffix(INSIDE) == goal


def test_the_goals_of_a_phase_are_in_the_view_of_who_marches_alone() -> None:
    """An enemy who stops a march does not learn where it was to lead."""
    table = alone(Field(), "samnites", "rome")
    army(table, "rome", BESIDE, "113", legions=("III", "IV"))
    table.phase("113").act("rome", March(ALL, ("4309",)))
    own = table.state.players["rome"]
    assert PLAIN.view(table.state, own).goals == ("4309",)
    others = (None, *[seat for seat in table.state.players.values() if seat != own])
    assert len(others) > 1 and not any(PLAIN.view(table.state, seat).goals for seat in others)
    assert not PLAIN.view(table.phase("113").state, own).goals, "another phase"


def test_nobody_takes_all_men_out_of_a_city_where_one_is_wanted() -> None:
    """With a second leader beside them, "own" takes all men as "all" does."""
    _, place = before_a_bare_city(FEWEST)
    table = with_bare_cities()
    army(table, "carthage", place, "hannibal", "maharbal", infantry=FEWEST, inside=True)
    known = seen(table.phase("hannibal"), "carthage")
    form = known.forms[March.tag()]
    assert known.worth_of_garrison(place) > SP
    assert {one.name for one in marching._armies(known, form, acting(known))} == {GUARDED}
    with using_thinking_weights(TO_AND_FRO):
        assert {one.name for one in marching._armies(known, form, acting(known))} == {GUARDED, OWN}
