"""The Syracusan Fleet (K21): a leader of initiative 2 or less sails with six CU, for this one move."""

from engine.games.sword_of_rome.actions.movement import MarchArmy
from engine.games.sword_of_rome.actions.turn import PlayEvent
from engine.games.sword_of_rome.effects import effect_in_force
from engine.games.sword_of_rome.movement.sea import sailing_capacity
from tests.engine.games.sword_of_rome.playing import Table


def sailing() -> Table:
    table = Table(stacks={"greek@tarentum": (7, "pyrrhus"), "greek@rhegium": (2, "greek_a")}, hands={"greek": ["K21"]})
    return table.turn_number_under_way("greek").do("greek", PlayEvent("K21", ()))


def test_k21_six_cu_sail_with_a_leader_and_the_ships_are_gone_then() -> None:
    table = sailing()
    assert (
        table.moment() == "fleet_sails.start" and sailing_capacity(table.state, "greek", "tarentum", "neapolis", 2) == 6
    )
    table.do("greek", MarchArmy("K21", "pyrrhus", (), 6, ("sea:neapolis",)))
    while table.moment() != "player_turn.menu":
        table.close()
    assert table.stack("greek@neapolis").cu == 6 and table.stack("greek@tarentum").cu == 1
    assert (
        not effect_in_force(table.state, "syracusan_fleet")
        and sailing_capacity(table.state, "greek", "tarentum", "neapolis", 2) == 0
    )


def test_k21_of_seven_six_find_room() -> None:
    table = sailing()
    table.do("greek", MarchArmy("K21", "pyrrhus", (), 7, ("sea:neapolis",)))
    while table.moment() != "player_turn.menu":
        table.close()
    assert table.stack("greek@neapolis").cu == 6 and table.stack("greek@tarentum").cu == 1


def test_k21_needs_a_leader_who_can_go() -> None:
    table = Table(stacks={"greek@tarentum": 7}, hands={"greek": ["K21"]}).turn_number_under_way("greek")
    assert not table.allowed("greek", PlayEvent("K21", ()))
