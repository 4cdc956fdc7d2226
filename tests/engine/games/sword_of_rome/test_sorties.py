"""Sorties through prompts (section 13.4.1)."""

import msgspec
import pytest

from engine.games.sword_of_rome.actions.movement import Sortie
from engine.games.sword_of_rome.actions.reactions import React
from engine.games.sword_of_rome.contexts import Entered
from engine.games.sword_of_rome.frames.combat import Battle
from engine.games.sword_of_rome.state import Place
from tests.engine.games.sword_of_rome.playing import Table


def besieged() -> Table:
    """Return a table at which Valerius is inside Capua, and Egnatius outside."""
    table = Table(
        stacks={"samnite@capua": (5, "egnatius"), "roman@capua": (3, "valerius")},
        places={"capua": Place("roman", 1, siege=0, besieger="samnite")},
        hands={"roman": ("R10",), "etruscan_samnite": ("E4",)},
        strict=False,
    )
    own = table.stack("roman@capua")
    inside = msgspec.structs.replace(own, cu=0, leaders=(), cu_inside=3, leaders_inside=("valerius",))
    table.state.stacks = {**table.state.stacks, "roman@capua": inside}
    return table.turn_number_under_way("roman")


@pytest.mark.ruling(98)
def test_ruling_98_those_inside_attack_the_besieger() -> None:
    table = besieged().do("roman", Sortie("R10", "valerius"))
    table.do("etruscan_samnite", React())
    battle = next(frame for frame in table.state.frames if isinstance(frame, Battle))
    assert battle.sortie and (battle.attacker, battle.defender) == ("roman", "samnite")


@pytest.mark.ruling(98)
def test_ruling_98_a_besieger_who_avoids_gives_the_siege_up() -> None:
    table = besieged().do("roman", Sortie("R10", "valerius"))
    table.do("etruscan_samnite", React(avoid="fregellae", avoid_with=("egnatius",), avoid_cu=5), 1)
    assert table.stack("samnite@fregellae").cu == 5 and table.place("capua").siege == -1
    assert table.stack("roman@capua").cu == 3 and table.moment() == "player_turn.menu"


def test_the_besieger_is_told_that_an_army_breaks_out_and_not_whence_it_comes() -> None:
    table = besieged().do("roman", Sortie("R10", "valerius"))
    asked = table.prompt("etruscan_samnite", React)
    assert asked.context == Entered("roman", "capua", "", 3, "samnite", 5, sortie=True)
