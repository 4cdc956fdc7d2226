"""What the buttons show before an attack, an assault, a siege."""

import msgspec

from engine.games.rise_of_the_roman_republic.combat.forecast import (
    avoidance_chances,
    forecast_of_attack,
    forecast_of_stacks,
)
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.siege.forecast import (
    assault_odds,
    siege_odds,
    surrender_odds,
    treachery_odds,
)
from tests.engine.games.rise_of_the_roman_republic.combat.fields import BOVIANUM, ROUGH, Field, alone, army


def test_the_odds_of_an_attack_are_those_of_its_modifiers() -> None:
    """Calvinus before Bovianum (section 8 of the rulings)."""
    table = alone(Field("central_italy"), "samnites")
    army(table, "rome", BOVIANUM, "110", legions=("I", "II"))
    army(table, "samnites", BOVIANUM, "pontius", infantry=18, cavalry=3)
    found = forecast_of_attack(table.state, Phase(leader="110", side="rome"), "samnites")
    assert found is not None and (found.attacker, found.defender) == ("110", "pontius")
    assert {one.name: one.amount for one in found.modifiers} == {"force": 1, "veterans_attacker": 1, "rough": -1}
    assert [round(one, 2) for one in found.odds.chances.values()] == [0.60, 9.60, 23.60, 39.60, 26.60]
    assert forecast_of_stacks(table.state, f"rome@{BOVIANUM}", f"samnites@{BOVIANUM}").odds == found.odds
    assert forecast_of_attack(table.state, Phase(leader="110", side="rome"), "epirus") is None


def test_the_odds_of_avoidance_by_each_way() -> None:
    table = alone(Field(), "samnites")
    army(table, "rome", ROUGH, "113", legions=("III", "IV"))
    army(table, "samnites", ROUGH, "minatius", infantry=20)
    found = {
        (one.to, one.inside): chance for one, chance in avoidance_chances(table.state, f"samnites@{ROUGH}").items()
    }
    assert found["4210", True] == 80.0 and found["4210", False] == 60.0


def test_the_odds_of_a_siege() -> None:
    table = alone(Field(), "samnites", "rome")
    army(table, "rome", BOVIANUM, "112", legions=("III", "IV"))
    known = table.state.cities[BOVIANUM]
    table.state.cities = {**table.state.cities, BOVIANUM: msgspec.structs.replace(known, besieger="rome")}
    table.republic(
        magistrates=tuple(
            msgspec.structs.replace(one, legions=("III", "IV") if one.leader == "112" else ())
            for one in table.state.republic.magistrates
        )
    )
    assert assault_odds(table.state, "112").falls == 20.0  # six to one at -3: 8 and 9
    outside, inside = siege_odds(table.state, BOVIANUM)
    assert outside.all == 0 and inside.losses[9] == 2
    assert treachery_odds(table.state, "112", BOVIANUM, 1) == 0 and surrender_odds(table.state, "112", "4210") == 70.0
