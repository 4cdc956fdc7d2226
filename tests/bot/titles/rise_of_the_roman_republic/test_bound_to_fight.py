"""Who could not get away from a battle is told so before they prepare for it, and so is who has caught them."""

import pytest

from bot.titles.rise_of_the_roman_republic.title import TITLE
from engine.games.rise_of_the_roman_republic.actions.combat import Attack, Avoid, SpendGuile, Stand
from engine.games.rise_of_the_roman_republic.affected import BEFALLS
from engine.games.rise_of_the_roman_republic.events.combat import AvoidanceRolled
from tests.bot.titles.rise_of_the_roman_republic.telling import WORDS, start_view
from tests.engine.games.rise_of_the_roman_republic.combat.fields import ROUGH, Field, alone, army


def attacked() -> Field:
    """Pontius, who has Guile to add in battle, is attacked by Lentulus."""
    table = alone(Field(), "samnites")
    army(table, "rome", ROUGH, "113", legions=("III", "IV"))
    army(table, "samnites", ROUGH, "pontius", infantry=20)
    table.state.guile = {"pontius": 3}
    return table.phase("113").act("rome", Attack("samnites"))


def briefed(table: Field, side: str) -> str:
    return "\n".join(TITLE.question_briefing(start_view(), table.prompt(side), WORDS))


def test_who_failed_to_avoid_is_told_before_he_prepares() -> None:
    """A player was asked what they add to the battle die, and nobody had told them that there was to be a battle."""
    table = attacked().act("samnites", Avoid("4210", False)).act("samnites", SpendGuile(0), avoidance=9)
    table.finish_until("samnites: battle.defence_ready")
    assert "Your try to get away has failed" in briefed(table, "samnites")
    assert "2 worse" in briefed(table, "samnites")


def test_who_stands_is_told_nothing_of_it() -> None:
    table = attacked().act("samnites", Stand())
    table.finish_until("samnites: battle.defence_ready")
    assert briefed(table, "samnites") == ""


@pytest.mark.parametrize("die", [1, 9])
def test_the_attacker_hears_whether_the_enemy_got_away(die: int) -> None:
    table = attacked().act("samnites", Avoid("4210", False)).act("samnites", SpendGuile(0), avoidance=die)
    event = table.told(AvoidanceRolled)[0]
    assert set(BEFALLS[AvoidanceRolled](event)) == {"samnites", "rome"}
    assert [line for _, line in TITLE.news_for_seat([event], WORDS)]
