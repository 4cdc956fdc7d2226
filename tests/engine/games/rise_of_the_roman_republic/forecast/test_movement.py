"""What the Confirm page says of a march and of a try to intercept: points, losses, interceptors and exact odds."""

import msgspec

from engine.games.rise_of_the_roman_republic.actions.combat import Prepare
from engine.games.rise_of_the_roman_republic.actions.movement import AnswerGuile, Intercept, March
from engine.games.rise_of_the_roman_republic.events.movement import Marched
from engine.games.rise_of_the_roman_republic.forecast import forecast_lines, option_odds
from engine.games.rise_of_the_roman_republic.forecast.movement import march_forecast, quarter_points_text
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.game import PLAIN
from engine.games.rise_of_the_roman_republic.movement.mover import movable_armies
from engine.kernel.actions import Action
from engine.kernel.texts import Text
from tests.engine.games.rise_of_the_roman_republic.combat.fields import army
from tests.engine.games.rise_of_the_roman_republic.playing import Table

GOES_ON = 10
KING = "alexander_epirus"
HERACLEA = ("5208", "5307", "5407")


def king(*, guile: bool = False) -> Table:
    table = Table()
    table.state.stacks = {"epirus@5209": table.state.stacks["epirus@5209"]}
    if not guile:
        table.state.guile = {}
    return table


def begun(table: Table, leader: str = KING, side: str = "epirus") -> Table:
    table.state.home_ground = ("latium", "campania")
    return table.begin(Phase(leader=leader, side=side))


def told(table: Table, side: str, action: Action) -> dict[str, Text]:
    return {one.key: one for one in forecast_lines(table.state, table.prompt(side), action)}


def test_a_march_is_foretold_as_it_then_comes() -> None:
    table = begun(king())
    found = told(table, "epirus", March("all", ("5208", "5307", "5407+in")))["preview.march"]
    assert found.args == {"goal": "5407", "hexes": 3, "points": "2", "sp": 29, "size": 33, "loss": 0}
    table.do("epirus", March("all", ("5208", "5307", "5407+in")), GOES_ON)
    assert quarter_points_text(table.told(Marched)[0].quarters) == "2"


def test_who_may_intercept_is_named_with_the_highest_die_and_the_chance_of_any() -> None:
    """Pontius (7) in flat 5207 in 80 of 100, with 3 Guile in all; 113 (5) in rough 5308 in 50: 1 - 0.2 x 0.5."""
    table = king(guile=True).stand("samnites", "5207", 10, "pontius").stand("rome", "5308", 12, "113")
    table = begun(table)
    mover = movable_armies(table.state, KING)["all"]
    found = march_forecast(table.state, mover, HERACLEA)
    assert {(one.leader, one.place, one.sp, one.needs, one.chance, one.most) for one in found.dangers} == {
        ("113", "5209", 12, 4, 50, 50),
        ("113", "5208", 12, 4, 50, 50),
        ("113", "5307", 12, 4, 50, 50),
        ("pontius", "5208", 10, 7, 80, 100),
        ("pontius", "5307", 10, 7, 80, 100),
    }
    assert found.chance == 90
    assert option_odds(table.state, table.prompt("epirus"), ("march", "all", *HERACLEA)) == Text(
        "odds.intercepted", {"chance": 90}
    )


def test_leaving_a_province_waking_a_tribe_and_an_overrun_are_foretold() -> None:
    table = king().stand("rome", "5208", 2)
    found = told(begun(table), "epirus", March("all", ("5208", "5307", "5306", "5305", "5304")))
    assert found["preview.overrun"].args == {"place": "5208", "sp": 2}
    assert found["preview.stirs"].args == {
        "tribe": "tarentum", "province": "calabria", "least": 3, "most": 27, "side": "", "rolled": True
    }  # fmt: skip
    roman = begun(Table().stand("samnites", "4811", 10), "113", "rome")
    ways = roman.prompt("rome").menu.forms["march"].field("route", {"army": "all"}).ways  # type: ignore[attr-defined]
    trip = ways.cheapest_way("4811")
    assert told(roman, "rome", March("all", trip.legs))["preview.hot_pursuit"].args == {"leader": "113"}


def test_a_try_and_its_answer_name_their_odds() -> None:
    table = begun(king(guile=True).stand("samnites", "5308", 10, "pontius"))
    table.do("epirus", March("all", HERACLEA))
    found = told(table, "samnites", Intercept(("pontius@5208",), 1))["preview.try"]
    assert {name: found.args[name] for name in ("needs", "chance", "sp", "loss")} == {
        "needs": 7, "chance": 80, "sp": 10, "loss": 0,
    }  # fmt: skip
    assert option_odds(table.state, table.prompt("samnites"), ("intercept", "pontius@5208")) == Text(
        "odds.succeeds", {"chance": 70}
    )
    table.do("samnites", Intercept(("pontius@5208",), 1))
    assert told(table, "epirus", AnswerGuile(1))["preview.answered"].args["chance"] == 70


def test_guile_that_an_interceptor_has_not_is_told_as_unspent() -> None:
    """One figure holds for all who try, as far as each has it."""
    table = begun(king(guile=True).stand("samnites", "5308", 10, "pontius"))
    table.do("epirus", March("all", HERACLEA))
    own = table.state.guile.get("pontius", 0)
    assert "preview.guile_short" not in told(table, "samnites", Intercept(("pontius@5208",), own))
    short = told(table, "samnites", Intercept(("pontius@5208",), own + 1))["preview.guile_short"]
    assert short.args == {"leader": "pontius", "guile": own}


def test_the_chance_that_somebody_intercepts_is_told_where_several_may() -> None:
    """Of one who may, the same figure stands in his own line."""
    table = begun(king(guile=True).stand("samnites", "5308", 10, "pontius"))
    assert "preview.intercepted" not in told(table, "epirus", March("all", HERACLEA))
    table = begun(king(guile=True).stand("samnites", "5308", 10, "minatius", "brutulus"))
    assert "preview.intercepted" in told(table, "epirus", March("all", HERACLEA))


def test_interceptors_of_whom_the_same_is_to_be_said_are_one_line() -> None:
    """Two leaders of one stack with the same Campaign: a line for both in each hex, or for all hexes of equal odds."""
    table = begun(king(guile=True).stand("samnites", "5308", 10, "minatius", "brutulus"))
    said = forecast_lines(table.state, table.prompt("epirus"), March("all", HERACLEA))
    found = [one.args for one in said if one.key == "preview.interceptor"]
    assert [one["places"] for one in found] == [("5209", "5208", "5307")]
    assert (found[0]["leaders"], found[0]["count"]) == (("minatius", "brutulus"), 2)
    assert found[0]["most"] == 0  # neither has Guile


def test_a_siege_that_is_left_is_foretold() -> None:
    """Who marches away with all of them gives the siege up; with a part it goes on while the leader who stays is there,
    or infantry enough."""
    table = begun(king())
    place = "5306"
    there = table.state.stacks["epirus@5209"]
    table.state.stacks = {f"epirus@{place}": msgspec.structs.replace(there, hex=place)}
    assert "preview.siege_ends" not in told(table, "epirus", March("all", ("5307",)))
    table.state.cities = {
        **table.state.cities,
        place: msgspec.structs.replace(table.state.cities[place], besieger="epirus"),
    }
    assert told(table, "epirus", March("all", ("5307",)))["preview.siege_ends"].args == {
        "place": place,
        "reason": "left",
    }
    assert "preview.siege_ends" not in told(table, "epirus", March("alone", ("5307",)))


def test_his_own_command_says_how_many_men_it_is() -> None:
    table = king().stand("epirus", "5209", 0, "megacles")
    found = option_odds(begun(table).state, table.prompt("epirus"), ("march", "own"))
    assert found is not None and found.key == "odds.goes" and int(str(found.args["sp"])) >= 29


def test_the_battle_that_follows_an_interception_is_foretold_to_both_as_it_then_comes() -> None:
    """Pontius with 10 SP from rough 5308 falls upon 29 SP: what either is told are the odds of the battle's modifiers
    as it is asked about then, without Guile; a lifted force is counted where it is."""
    table = begun(king(guile=True).stand("samnites", "5308", 10, "pontius"))
    march = March("all", HERACLEA)
    danger = [
        one for one in forecast_lines(table.state, table.prompt("epirus"), march) if one.key == "preview.interceptor"
    ]
    at = {place: (one.args["win"], one.args["lose"]) for one in danger for place in tuple(one.args["places"])}
    assert list(at) == ["5209", "5208", "5307"]
    table.do("epirus", march)
    tries = told(table, "samnites", Intercept(("pontius@5307",)))
    assert (tries["preview.try"].args["lose"], tries["preview.try"].args["win"]) == at["5307"]
    table.do("samnites", Intercept(("pontius@5307",)))
    answer = told(table, "epirus", AnswerGuile(0))["preview.answered"].args
    assert (answer["win"], answer["lose"]) == at["5307"] and at["5307"][0] > at["5307"][1]
    table.do("epirus", AnswerGuile(0), 6)  # caught, and in no ambush
    assert table.moment() == "samnites: battle.attack_ready"
    fought = told(table, "samnites", Prepare(0, 0))["preview.battle"].args
    assert (fought["lose"], fought["win"]) == at["5307"]


def test_the_interceptor_s_status_counts_in_the_battle_foretold() -> None:
    """A Disrupted interceptor is the easier to beat."""

    def win(*, status: int = 0) -> int:
        table = king().stand("samnites", "5308", 20, "pontius")
        there = table.state.stacks["samnites@5308"]
        table.state.stacks = {**table.state.stacks, "samnites@5308": msgspec.structs.replace(there, status=status)}
        found = told(begun(table), "epirus", March("all", HERACLEA))["preview.interceptor"]
        return int(found.args["win"])

    assert win(status=1) > win()


def test_what_stays_behind_is_not_told_to_whom_it_is_hidden_from() -> None:
    """The mover is told the odds against all who may come, whoever is left behind."""
    table = king(guile=True)
    army(table, "samnites", "5308", "pontius", infantry=20)
    army(table, "samnites", "5308", kind="greek", infantry=20)
    begun(table).do("epirus", March("all", HERACLEA))
    whole = told(table, "samnites", Intercept(("pontius@5208",)))["preview.try"].args["win"]
    less = told(table, "samnites", Intercept(("pontius@5208",), without=("greek",)))["preview.try"].args["win"]
    assert less < whole
    table.do("samnites", Intercept(("pontius@5208",), without=("greek",)))
    assert told(table, "epirus", AnswerGuile(0))["preview.answered"].args["lose"] == whole


def test_the_game_shows_it_before_confirming() -> None:
    table = begun(king())
    prompt = table.prompt("epirus")
    preview = PLAIN.preview(table.state, prompt, prompt.menu.tokens_of_value(March("all", HERACLEA)))
    assert preview.legal and [one.key for one in preview.lines] == ["preview.march"]
    assert PLAIN.odds(table.state, prompt, ("march", "all", "5208")) is None
