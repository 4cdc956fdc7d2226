"""What is said of an attack, of Avoidance, of sieges before it is confirmed."""

import msgspec
import pytest

from bot.words import Words
from engine.games.rise_of_the_roman_republic.actions.combat import Attack, Avoid, Coordinate, Prepare, SpendGuile, Stand
from engine.games.rise_of_the_roman_republic.actions.siege import Assault, DemandSurrender, PlaceSiege, Treachery
from engine.games.rise_of_the_roman_republic.combat.charge_odds import charge_modifier_odds
from engine.games.rise_of_the_roman_republic.events.siege import TreacheryRolled
from engine.games.rise_of_the_roman_republic.forecast import forecast_lines, option_odds
from engine.games.rise_of_the_roman_republic.state import Legion, Troops
from engine.games.rise_of_the_roman_republic.tables import GAME_ID
from engine.kernel.actions import Action
from engine.kernel.texts import Text
from tests.engine.games.rise_of_the_roman_republic.combat.fields import (
    BOVIANUM,
    FLAT,
    ROUGH,
    Field,
    alone,
    army,
    office,
)


def said(table: Field, side: str, action: Action) -> list[Text]:
    return list(forecast_lines(table.state, table.prompt(side), action))


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
        "odds.avoids", {"ends": "either", "chance": 60, "within": 80}
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
    assert words.say(stands).startswith(f"You win in **{stands.args['win']}%**")
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
    """Twenty-two against six at -3: at best 35 percent of the city, 2 of its 6; against three it falls in 20%."""
    words = Words(GAME_ID)
    table = alone(Field(), "samnites", "rome")
    army(table, "rome", BOVIANUM, "112", legions=("I", "II"))
    table.phase("112").act("rome", PlaceSiege(), continuation=0)
    likely = words.say(said(table, "rome", Assault())[0])
    assert likely.startswith("22 infantry against 3 SP in Bovianum: it falls in **20%**. On average the storm costs")
    army(table, "samnites", BOVIANUM, infantry=17, inside=True)
    (hopeless,) = said(table, "rome", Assault())
    told = words.say(hopeless)
    assert hopeless.args["falls"] == 0 and hopeless.args["strength"] == 20
    assert "it cannot fall to this storm**, which only wears it down" in told and " 0%" not in told


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
    assert words.say(rolled.label()).endswith(
        "+3 Guile −1 Guile inside = 10, 10 or more needed for a city of this size, whoever holds it (9.6, ruling G41): "
        "**the gates are opened**."
    )
    plain = TreacheryRolled(BOVIANUM, "rome", "112", 1, "", 0, 8, 8, 10, falls=False)
    assert "=" not in words.say(plain.label()) and "Guile" not in words.say(plain.label())


def prepared(*, seen: int = 0) -> Field:
    """Return a table at which Hannibal, with elephants, is asked what he commits against a Veteran legion."""
    table = alone(Field("thunderbolt"))
    table.state.legions = {**table.state.legions, "I": Legion({"RL": (9, 1), "AL": (9, 3)}, True, elephants=seen)}
    army(table, "rome", FLAT, "402", legions=("I",))
    army(table, "carthage", FLAT, "hannibal", infantry=20, kind="african")
    key = f"carthage@{FLAT}"
    there = msgspec.structs.replace(table.state.stacks[key], troops=(Troops("african", 16, 0, 4),))
    table.state.stacks = {**table.state.stacks, key: there}
    return table.phase("hannibal").act("carthage", Attack("rome")).meet()


def test_a_battle_is_forecast_with_the_guile_and_elephants_that_were_chosen() -> None:
    """A point of Guile is a modifier; elephants bring -1 to 4, by dice, and half of it against who knows them (G49)."""
    table = prepared()
    (plain,) = said(table, "carthage", Prepare(0))
    (guile,) = said(table, "carthage", Prepare(1))
    (both,) = said(table, "carthage", Prepare(1, elephants=4))
    assert plain.args["win"] < guile.args["win"] < both.args["win"] and both.args["chosen"]
    assert "mod.guile_attacker" in [one.key for one in guile.args["modifiers"]]
    option = option_odds(table.state, table.prompt("carthage"), ("prepare", "1", "4"))
    assert option == Text("odds.wins", {"chance": both.args["win"]})
    (halved,) = said(prepared(seen=2), "carthage", Prepare(1, elephants=4))
    assert guile.args["win"] < halved.args["win"] < both.args["win"]
    assert "Your own Guile and elephants are counted" in Words(GAME_ID).say(both)


def test_elephants_are_forecast_by_all_their_dice() -> None:
    """One SP: -1 at 0 and 1, nothing at 2 to 4, 1 at 5 to 7, 2 at 8 and 9 (section 8.31)."""
    assert charge_modifier_odds(0) == {0: 1.0}
    assert charge_modifier_odds(1) == {-1: 0.2, 0: 0.3, 1: 0.3, 2: 0.2}
    assert (
        charge_modifier_odds(4)[-4] == pytest.approx(0.2**4)
        and max(charge_modifier_odds(4)) == 4
        and max(charge_modifier_odds(4, halved=True)) == 2
    )
    assert sum(charge_modifier_odds(4).values()) == pytest.approx(1)


def test_what_the_attacker_has_committed_in_elephants_is_not_forecast_to_the_defender() -> None:
    """His Guile was spent openly, his elephants are seen as they charge."""
    found = []
    for elephants in (0, 4):
        table = prepared()
        table.state.guile = {**table.state.guile, "402": 1}
        table.act("carthage", Prepare(1, elephants=elephants))
        (told,) = said(table, "rome", Prepare(1))
        found.append(told)
    assert found[0] == found[1] and "mod.guile_attacker" in [one.key for one in found[0].args["modifiers"]]


def test_a_way_out_says_whether_it_ends_in_a_city() -> None:
    """Minatius is beaten before Bovianum: into it, or away; each of the two is a way out of its own (section 8.37)."""
    table = alone(Field(), "samnites")
    army(table, "rome", BOVIANUM, "113", legions=("III", "IV"))
    army(table, "samnites", BOVIANUM, "minatius", infantry=20)
    table.phase("113").act("rome", Attack("samnites"))
    city = option_odds(table.state, table.prompt("samnites"), ("avoid", BOVIANUM))
    assert city is not None and Words(GAME_ID).say(city).startswith("into the city, ")
    table.act("samnites", Stand(), battle=6)
    prompt = table.prompt("samnites")
    ways = [one.token for one in prompt.menu.choices_after(("retreat",)).options]
    ends = {to: option_odds(table.state, prompt, ("retreat", to)) for to in ways}
    assert ends.pop(BOVIANUM) == Text("odds.retreats", {"ends": "inside"})
    assert ends and all(one is None or one.args["ends"] == "either" for one in ends.values())


def test_an_attack_without_all_who_may_help_says_its_odds_with_them() -> None:
    """The best subordinate among the leaders helps the die, and no second one beside him (section 8.31)."""
    table = alone(Field("thunderbolt"))
    army(table, "rome", FLAT, "402", legions=("I",))
    army(table, "carthage", FLAT, "hannibal", "mago", "hanno_bomilcar", infantry=9, kind="african")
    table.phase("hannibal")
    (full,) = said(table, "carthage", Attack("rome", ("mago", "hanno_bomilcar")))
    assert said(table, "carthage", Attack("rome", ("mago",))) == [full]
    alone_, advice = said(table, "carthage", Attack("rome"))
    assert alone_.args["win"] < full.args["win"] == advice.args["chance"]
    words = Words(GAME_ID).say(advice)
    assert words == f"With Mago Barca and Hanno Bomilcar beside him you would win in **{full.args['win']}%**"


def test_guile_for_and_against_one_who_slips_away_is_told_with_his_chance() -> None:
    """He gets into the city in 80 %: a point of the attacker's Guile takes ten off, one of his own puts them back."""
    table = alone(Field(), "samnites", "rome")
    army(table, "rome", ROUGH, "113", legions=("III", "IV"))
    army(table, "samnites", ROUGH, "minatius", infantry=20)
    table.state.guile = {**table.state.guile, "113": 1, "minatius": 1}
    table.phase("113").act("rome", Attack("samnites")).act("samnites", Avoid("4210", True))
    for points, chance in ((0, 80), (1, 70)):
        (told,) = said(table, "rome", SpendGuile(points))
        assert told.args == {"leader": "minatius", "place": "4210", "inside": True, "chance": chance, "hinder": 0}
    assert option_odds(table.state, table.prompt("rome"), ("spend_guile", "1")) == Text("odds.slips", {"chance": 70})
    table.act("rome", SpendGuile(1))
    answers = [said(table, "samnites", SpendGuile(points))[0].args for points in (0, 1)]
    assert [(one["chance"], one["hinder"]) for one in answers] == [(70, 1), (80, 1)]


def test_a_storm_without_all_who_may_help_says_its_odds_with_them() -> None:
    """A dictator storms with two legions of his own; those of the consul beside him would make it four (RRR 5.51)."""
    table = alone(Field(), "samnites", "rome")
    office(table, "105", "dictator", "I", "II")
    army(table, "rome", BOVIANUM, "105", "113", legions=("I", "II", "III", "IV"))
    army(table, "samnites", BOVIANUM, infantry=4, inside=True)
    table.phase("105").act("rome", PlaceSiege(), continuation=0)
    own, advice = said(table, "rome", Assault())
    (both,) = said(table, "rome", Assault(("113",)))
    assert own.args["falls"] < both.args["falls"] == advice.args["chance"]
    assert advice.key == "preview.falls_with" and advice.args["leaders"] == ["113"]
