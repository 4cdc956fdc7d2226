"""Wrong modifiers planted in what is shown are found by the tests that hold it against the engine: each is put where
the forecast alone takes it from, so that the engine rolls as before."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from engine.games.rise_of_the_roman_republic.combat import forecast as battles
from engine.games.rise_of_the_roman_republic.events.combat import Modifier
from engine.games.rise_of_the_roman_republic.forecast import combat, ending, movement, naval, tribes
from engine.games.rise_of_the_roman_republic.naval import routes
from engine.games.rise_of_the_roman_republic.politics import senate
from engine.games.rise_of_the_roman_republic.siege import forecast as sieges
from tests.engine.games.rise_of_the_roman_republic.forecast import test_chances as shown


def more(by: float) -> Callable[[Any], Any]:
    """Return what plants a figure that is off by so much."""
    return lambda kept: lambda *given: kept(*given) if kept(*given) is None else kept(*given) + by


def one_more(kept: Any) -> Any:
    """Return modifiers with one that does not hold."""
    return lambda *given: (*kept(*given), Modifier("river", 2, 2))


def only_first(kept: Any) -> Any:
    """Return who leads as if of two consuls it were always the first."""
    return lambda *given: {next(iter(kept(*given))): 1.0}


def on_the_dice(kept: Any) -> Any:
    """Return odds of siege attrition with one more on the die."""
    return lambda size, net: kept(size, net + 1)


def a_legion_more(kept: Any) -> Any:
    """Return whether a tribe revolts with one legion more abroad."""
    return lambda die, legions: kept(die, legions + 1)


BOTH = ("112", "113")
Planted = tuple[ModuleType, str, Callable[[Any], Any], Callable[..., None], tuple[Any, ...]]
PLANTED: dict[str, Planted] = {
    "battle": (battles, "battle_modifiers", one_more, shown.test_a_battle_has_the_chances_that_are_shown, (0,)),
    "battle with Guile": (
        battles,
        "battle_modifiers",
        one_more,
        shown.test_a_battle_has_the_chances_that_are_shown,
        (2,),
    ),
    "battle of both consuls": (
        battles,
        "command_shares",
        only_first,
        shown.test_a_battle_of_both_consuls_has_the_chances_of_both_until_their_dice_have_fallen,
        (),
    ),
    "avoidance": (combat, "avoidance_percent", more(10), shown.test_avoidance_succeeds_as_often_as_is_shown, (0,)),
    "slipping away": (
        combat,
        "avoidance_modifiers",
        one_more,
        shown.test_avoidance_succeeds_as_often_as_is_shown,
        (1,),
    ),
    "slipping away, Guile": (
        combat,
        "avoidance_guile_modifiers",
        one_more,
        shown.test_avoidance_succeeds_as_often_as_is_shown,
        (1,),
    ),
    "coordination": (
        combat,
        "coordination_modifiers",
        one_more,
        shown.test_coordination_succeeds_as_often_as_is_shown,
        (("113",),),
    ),
    "coordination of both consuls": (
        combat,
        "in_charge_chances",
        only_first,
        shown.test_coordination_succeeds_as_often_as_is_shown,
        (("113", "112"),),
    ),
    "interception": (
        movement,
        "interception_modifier_sum",
        more(1),
        shown.test_an_interception_succeeds_as_often_as_is_shown,
        (("113",), 0),
    ),
    "interception with Guile": (
        movement,
        "interception_percent",
        lambda kept: lambda state, one, change, *guile: kept(state, one, change),
        shown.test_an_interception_succeeds_as_often_as_is_shown,
        (("113",), 1),
    ),
    "interception by both consuls": (
        movement,
        "interception_percent",
        more(10),
        shown.test_an_interception_succeeds_as_often_as_is_shown,
        (("113", "112"), 0),
    ),
    "assault": (
        sieges,
        "assault_modifiers",
        one_more,
        shown.test_an_assault_takes_a_city_as_often_as_is_shown,
        (("112",), 0),
    ),
    "assault of both consuls": (
        sieges,
        "command_shares",
        only_first,
        shown.test_an_assault_takes_a_city_as_often_as_is_shown,
        (BOTH, 2),
    ),
    "siege": (sieges, "attrition_chances", on_the_dice, shown.test_a_siege_starves_a_city_as_often_as_is_shown, (0,)),
    "treachery": (sieges, "counted_guile", more(1), shown.test_treachery_opens_a_city_as_often_as_is_shown, (1,)),
    "demand": (sieges, "surrender_die_needed", more(1), shown.test_a_demand_is_met_as_often_as_is_shown, ("112",)),
    "devastation": (
        ending,
        "devastating_die",
        more(1),
        shown.test_devastation_succeeds_as_often_as_is_shown,
        (),
    ),
    "embassy": (
        naval,
        "embassy_modifiers",
        one_more,
        shown.test_an_embassy_moves_a_province_as_often_as_is_shown,
        (0,),
    ),
    "voyage": (
        routes,
        "zone_passage_chance",
        more(-0.1),
        shown.test_a_voyage_arrives_as_often_as_is_shown,
        ("ion", -1),
    ),
    "senate": (
        senate,
        "is_granted",
        lambda kept: lambda die, modifier, campaign: kept(die, modifier + 1, campaign),
        shown.test_the_senate_grants_as_often_as_is_shown,
        (0, 3),
    ),
    "revolt": (tribes, "is_tribe_revolting", a_legion_more, shown.test_a_revolt_comes_as_often_as_is_shown, (5,)),
}
"""By what is shown: where the wrong figure is planted, and the test that finds it."""


DEAR = ("battle with Guile", "battle of both consuls")  # whose battles are fought some thousand times, for soak


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.soak(7)) if name in DEAR else name for name in PLANTED]
)
def test_a_wrong_modifier_in_what_is_shown_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module, attribute, plant, test, given = PLANTED[name]
    test(*given)  # it is green without
    monkeypatch.setattr(module, attribute, plant(getattr(module, attribute)))
    with pytest.raises(AssertionError):
        test(*given)


def test_faults_are_planted_in_every_chance_that_is_compared() -> None:
    """Each test that the list of chances names has one that it finds."""
    found = {test.__name__ for *_, test, _ in PLANTED.values()}
    assert [name for name in shown.COMPARED.values() if not any(one.startswith(name) for one in found)] == []
