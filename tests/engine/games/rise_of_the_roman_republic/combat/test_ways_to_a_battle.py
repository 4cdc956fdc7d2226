"""By which way a force comes to the help of a side (section 8.31, rulings G18 and G62)."""

import pytest

from engine.games.rise_of_the_roman_republic.board.losses import whole_stack_part
from engine.games.rise_of_the_roman_republic.combat import coordination
from engine.games.rise_of_the_roman_republic.combat.coordination import coordinating_leaders, coordination_modifiers
from engine.games.rise_of_the_roman_republic.combat.sides import DEFENDER
from engine.games.rise_of_the_roman_republic.frames.combat import Battle
from tests.engine.games.rise_of_the_roman_republic.combat.fields import Field, alone, army, office

START, BATTLE = "3514", "3613"
DRY = ("3614", "3613")  # that over 3513 costs the same, and has a river before the battle


def attacked(start: str = START, battle: str = BATTLE) -> tuple[Field, Battle]:
    """Return a table on which a Praetor is attacked, and a consul two hexes away, with the battle."""
    table = alone(Field(), "samnites", "rome")
    office(table, "101", "praetor", "V")
    own = army(table, "rome", battle, "101", legions=("V",))
    army(table, "rome", start, "113", legions=("III", "IV"))
    enemy = army(table, "samnites", battle, "pontius", infantry=20)
    parts = (whole_stack_part(table.state, enemy),), (whole_stack_part(table.state, own),)
    return table, Battle(attacker=enemy, hex=battle, defender=own, attackers=parts[0], defenders=parts[1])


@pytest.mark.ruling("G62")
def test_of_equally_cheap_ways_the_one_without_a_river_before_the_battle_is_taken() -> None:
    table, frame = attacked()
    assert coordinating_leaders(table.state, frame, DEFENDER) == {"113": DRY}
    assert "across" not in [one.name for one in coordination_modifiers(table.state, frame, DEFENDER, "113", DRY)]


def test_a_way_that_the_force_may_not_go_leaves_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cheapest leads over Latium, the other over Umbria."""
    table, frame = attacked("3314", "3413")
    assert coordinating_leaders(table.state, frame, DEFENDER) == {"113": ("3414", "3413")}
    monkeypatch.setattr(coordination, "forbidden_provinces", lambda *given: frozenset(["latium"]))
    assert coordinating_leaders(table.state, frame, DEFENDER) == {"113": ("3313", "3413")}
