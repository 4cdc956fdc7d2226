"""What is foretold of a siege before it is placed (chapter 9)."""

import pytest

from engine.games.rise_of_the_roman_republic.actions.combat import Invest, RaiseTraining, Retreat, SpendGuile
from engine.games.rise_of_the_roman_republic.actions.siege import Assault, Treachery
from engine.games.rise_of_the_roman_republic.events.siege import CityTaken
from engine.games.rise_of_the_roman_republic.forecast import forecast_lines, option_odds
from tests.engine.games.rise_of_the_roman_republic.combat.fields import BOVIANUM, PAESTUM, Field, alone, army, office
from tests.engine.games.rise_of_the_roman_republic.combat.test_battle import beaten_samnites
from tests.engine.games.rise_of_the_roman_republic.siege.test_sieges import SAEPINUM, before


def test_a_siege_of_who_has_fled_into_the_city_is_foretold_as_any_other() -> None:
    table = beaten_samnites(BOVIANUM)
    table.act("samnites", Retreat(BOVIANUM, True)).act("rome", RaiseTraining(("IV",)))
    prompt = table.prompt("rome")
    found = [one for one in forecast_lines(table.state, prompt, Invest(True)) if one.key == "preview.siege"]
    assert found[0].args["place"] == BOVIANUM and int(str(found[0].args["strength"])) > 0
    assert list(forecast_lines(table.state, prompt, Invest(False))) == []


def storming() -> Field:
    """Return a consul with a point of Guile before Saepinum with a garrison: he is asked for it."""
    table = before(SAEPINUM, garrison=4)
    office(table, "107", "rome_consul", "III", "IV")
    army(table, "rome", SAEPINUM, "107")
    table.state.guile = {"107": 1}
    return table.phase("107").act("rome", Assault())


def plotting() -> Field:
    """Return Pontius, who spends 3 Guile to have Paestum opened: Alexander inside is asked for his."""
    table = alone(Field(), "samnites", "epirus", "rome")
    army(table, "samnites", PAESTUM, "pontius", infantry=20)
    army(table, "epirus", PAESTUM, "alexander_epirus", infantry=5, inside=True)
    return table.phase("pontius").act("samnites", Treachery(3))


def fallen(made: Field, side: str, points: int, label: str, die: int) -> bool:
    return bool(made.act(side, SpendGuile(points), **{label: die}).finish().told(CityTaken))


@pytest.mark.parametrize("points", [0, 1])
def test_guile_in_a_storm_is_foretold_with_the_odds_before_and_after_it(points: int) -> None:
    """Of the ten dice so many take the city; Confirm says so, with and without the Guile that is chosen."""
    table = storming()
    told = next(one for one in forecast_lines(table.state, table.prompt("rome"), SpendGuile(points)))
    counted = [sum(fallen(storming(), "rome", n, "assault", die) for die in range(10)) for n in (0, points)]
    assert told.key == "preview.storm_guile" and told.args["points"] == points
    assert [told.args["before"], told.args["falls"]] == [10 * n for n in counted]
    odds = option_odds(table.state, table.prompt("rome"), ("spend_guile", str(points)))
    assert odds is not None and odds.args["chance"] == told.args["falls"]
    assert counted[0] < 10 and (not points or counted[0] < counted[1])


def test_guile_against_treachery_is_foretold_with_the_odds_before_and_after_it() -> None:
    table = plotting()
    told = next(one for one in forecast_lines(table.state, table.prompt("epirus"), SpendGuile(1)))
    counted = [sum(fallen(plotting(), "epirus", n, "treachery", die) for die in range(10)) for n in (0, 1)]
    assert told.key == "preview.treason_guile" and [told.args["before"], told.args["chance"]] == [
        10 * n for n in counted
    ]
    assert counted[0] == counted[1] + 1
