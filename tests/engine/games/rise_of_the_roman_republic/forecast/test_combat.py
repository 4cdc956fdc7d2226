"""What is said of an attack, of Avoidance, of sieges before it is confirmed."""

from bot.words import Words
from engine.games.rise_of_the_roman_republic.actions.combat import Attack, Avoid, Coordinate, Stand
from engine.games.rise_of_the_roman_republic.actions.siege import Assault, DemandSurrender, PlaceSiege, Treachery
from engine.games.rise_of_the_roman_republic.events.siege import TreacheryRolled
from engine.games.rise_of_the_roman_republic.forecast import lines, option_odds
from engine.games.rise_of_the_roman_republic.tables import GAME_ID
from engine.kernel.actions import Action
from engine.kernel.texts import Text
from tests.engine.games.rise_of_the_roman_republic.combat.fields import BOVIANUM, ROUGH, Field, alone, army


def said(table: Field, side: str, action: Action) -> list[Text]:
    return list(lines(table.state, table.prompt(side), action))


def test_an_attack_is_told_with_its_odds_and_modifiers() -> None:
    table = alone(Field(), "samnites")
    army(table, "rome", ROUGH, "113", legions=("III", "IV"))
    army(table, "samnites", ROUGH, "minatius", infantry=20)
    table.phase("113")
    (found,) = said(table, "rome", Attack("samnites"))
    assert found.key == "preview.battle" and found.args["win"] + found.args["draw"] + found.args["lose"] in (
        99,
        100,
        101,
    )
    assert option_odds(table.state, table.prompt("rome"), ("attack", "samnites")) == Text(
        "odds.wins", {"chance": found.args["win"]}
    )
    table.act("rome", Attack("samnites"))
    assert said(table, "samnites", Avoid("4210", True)) == [Text("preview.avoid", {"place": "4210", "chance": 80})]
    assert option_odds(table.state, table.prompt("samnites"), ("avoid", "4210")) == Text(
        "odds.succeeds", {"chance": 80}
    )


def test_whoever_is_attacked_reads_his_own_chance_and_his_own_losses() -> None:
    table = alone(Field(), "samnites")
    army(table, "rome", ROUGH, "113", legions=("III", "IV"))
    army(table, "samnites", ROUGH, "minatius", infantry=8)
    table.phase("113")
    (attacks,) = said(table, "rome", Attack("samnites"))
    table.act("rome", Attack("samnites"))
    (stands,) = said(table, "samnites", Stand())
    assert attacks.args["win"] > attacks.args["lose"] and not attacks.args["defends"] and stands.args["defends"]
    for own, other in (("win", "lose"), ("lose", "win"), ("own", "enemy"), ("enemy", "own"), ("draw", "draw")):
        assert stands.args[own] == attacks.args[other]
    assert stands.args["major"] != attacks.args["major"]
    words = Words(GAME_ID)
    assert words.say(stands).startswith(f"You win in **{stands.args['win']} %**")
    assert "(for the enemy: " in words.say(stands) and "for the enemy" not in words.say(attacks)


def test_help_is_told_with_its_chance() -> None:
    table = alone(Field(), "samnites", "rome")
    table.state.commanders = {"samnites": "pontius"}
    army(table, "rome", ROUGH, "113", legions=("III", "IV"))
    army(table, "samnites", ROUGH, "pontius", infantry=20)
    army(table, "samnites", BOVIANUM, "minatius", infantry=10)
    table.phase("pontius").act("samnites", Attack("rome")).meet()
    assert said(table, "samnites", Coordinate("minatius")) == [
        Text("preview.coordinate", {"leader": "minatius", "chance": 50})
    ]


def test_a_siege_an_assault_and_treachery_are_told_with_their_odds() -> None:
    table = alone(Field(), "samnites", "rome")
    army(table, "rome", BOVIANUM, "112", legions=("I", "II"))
    table.phase("112")
    (siege,) = said(table, "rome", PlaceSiege())
    assert (siege.args["infantry"], siege.args["strength"]) == (22, 3)
    assert said(table, "rome", Treachery(1))[0].args["chance"] == 0
    assert said(table, "rome", DemandSurrender("4210"))[0].args["chance"] == 70
    table.act("rome", PlaceSiege())
    assert said(table, "rome", Assault())[0].args["falls"] == 20
    assert option_odds(table.state, table.prompt("rome"), ("demand_surrender", "4210")) == Text(
        "odds.succeeds", {"chance": 70}
    )


def test_a_storm_that_cannot_take_the_city_says_so_and_what_it_is_for() -> None:
    """Twenty-two against six at -3: at best 35 percent of the city, 2 of its 6; against three it falls in 20 %."""
    words = Words(GAME_ID)
    table = alone(Field(), "samnites", "rome")
    army(table, "rome", BOVIANUM, "112", legions=("I", "II"))
    table.phase("112").act("rome", PlaceSiege(), continuation=0)
    likely = words.say(said(table, "rome", Assault())[0])
    assert likely.startswith("22 infantry against 3 SP in Bovianum: it falls in **20 %**. On average the storm costs")
    army(table, "samnites", BOVIANUM, infantry=17, inside=True)
    (hopeless,) = said(table, "rome", Assault())
    told = words.say(hopeless)
    assert hopeless.args["falls"] == 0 and hopeless.args["strength"] == 20
    assert "it cannot fall to this storm**, which only wears it down" in told and " 0 %" not in told


def test_treachery_says_where_its_chance_comes_from() -> None:
    """Sixty-five SP in a city fall like one: by its size alone, and nobody should have to ask why."""
    words = Words(GAME_ID)
    table = alone(Field(), "samnites", "rome")
    army(table, "rome", BOVIANUM, "112", legions=("I", "II"))
    table.phase("112")
    (roman,) = said(table, "rome", Treachery(1))
    assert (roman.args["size"], roman.args["needed"], roman.args["counted"]) == ("medium", 10, 0)
    told = words.say(roman)
    assert "10 or more on a die of 0 to 9 for a medium city, and a Roman’s Guile opens" in told
    assert "Neither garrison nor walls count (9.6, ruling G41)" in told
    rolled = TreacheryRolled("4412", "epirus", "alexander_epirus", 3, "112", 1, 8, 10, 10, falls=True)
    assert words.say(rolled.told()).endswith(
        "+3 Guile −1 Guile inside = 10, 10 or more needed for a city of this size, whoever holds it (9.6, ruling G41): "
        "**the gates are opened**."
    )
    plain = TreacheryRolled(BOVIANUM, "rome", "112", 1, "", 0, 8, 8, 10, falls=False)
    assert "=" not in words.say(plain.told()) and "Guile" not in words.say(plain.told())
