"""Too Far From Home (G9): the three moments at which the Gauls may shut a city's gates (section 21)."""

from engine.games.sword_of_rome.actions.combat import GoInside
from engine.games.sword_of_rome.actions.movement import MarchArmy
from engine.games.sword_of_rome.actions.reactions import React
from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.events.combat import WentInside
from tests.engine.games.sword_of_rome.playing import Table

ROLLS = (3, 3, 3, 2, 2, 2)  # the Gauls win; without a 1 of their own the beaten lose nothing by the dice


def before_narnia() -> Table:
    """Let a Gallic army march from Volsinii to Narnia, where three Roman CU stand."""
    table = Table(
        stacks={"gallic@volsinii": (8, "brennus"), "roman@narnia": 3, "roman@roma": 1},
        hands={"gallic": ("G20", "G9", "G1")},
        strict=False,
    ).turn_number_under_way("gallic")
    return table.do("gallic", MarchArmy("G20", "brennus", (), 8, ("narnia",)))


def up_to(table: Table, moment: str) -> Table:
    """Close windows up to a moment; the battle is rolled for on the way."""
    while table.window() and table.moment() != moment:
        table.close(*(ROLLS if table.moment() == "battle.before" else ()))
    assert table.moment() == moment
    return table


def play(table: Table) -> Table:
    table.do("gallic", Respond("G9")).close()
    assert "G9" not in table.hand("gallic")
    return table


def test_it_keeps_those_outside_who_would_go_in_after_the_battle_too() -> None:
    table = before_narnia().do("roman", React(inside=3))
    assert table.moment() == "march.gates" and table.asked() == {"gallic"}
    up_to(play(table), "retreat.way")
    assert not table.told(WentInside)


def test_without_it_they_go_in() -> None:
    table = before_narnia().do("roman", React(inside=3)).close()
    assert [event.cu for event in table.told(WentInside)] == [3]
    assert table.stack("roman@narnia").cu_inside == 3


def test_before_the_rolls_it_shuts_the_gates_for_the_beaten() -> None:
    table = before_narnia().do("roman", React())
    assert table.moment() == "battle.before"
    up_to(play(table), "retreat.way")
    assert not table.told(WentInside)


def test_as_the_beaten_retreat_it_shuts_the_gates() -> None:
    table = up_to(before_narnia().do("roman", React()), "retreat.start")
    assert table.asked() == {"gallic"}
    up_to(play(table), "retreat.way")
    assert not table.told(WentInside)


def test_unshut_the_beaten_may_go_in() -> None:
    table = up_to(before_narnia().do("roman", React()), "retreat.inside")
    assert table.allowed("roman", GoInside(3))


def test_nobody_is_asked_whose_hand_cannot_hold_it() -> None:
    table = before_narnia()
    table.state.cards.zones["hand_gallic"] = []
    table.do("roman", React(inside=3))
    assert table.stack("roman@narnia").cu_inside == 3 and table.moment() == "march.on"
