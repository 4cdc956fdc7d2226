"""Every chance that is shown before an answer is confirmed, held against the engine that rolls it: all dice are gone
through, with and without what changes them."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games.rise_of_the_roman_republic.actions.combat import Attack, Avoid, Coordinate, Prepare, SpendGuile, Stand
from engine.games.rise_of_the_roman_republic.actions.cup import Devastate
from engine.games.rise_of_the_roman_republic.actions.diplomacy import Negotiate
from engine.games.rise_of_the_roman_republic.actions.movement import Intercept, March
from engine.games.rise_of_the_roman_republic.actions.siege import Assault, DemandSurrender, PlaceSiege, Treachery
from engine.games.rise_of_the_roman_republic.combat.results import tactical_value
from engine.games.rise_of_the_roman_republic.events.combat import (
    AvoidanceRolled,
    BattleRolled,
    CoordinationRolled,
    Modifier,
)
from engine.games.rise_of_the_roman_republic.events.diplomacy import EmbassySent
from engine.games.rise_of_the_roman_republic.events.movement import InterceptionTried
from engine.games.rise_of_the_roman_republic.events.siege import CityTaken, SiegeAttritionRolled
from engine.games.rise_of_the_roman_republic.events.tribes import RevoltChecked
from engine.games.rise_of_the_roman_republic.forecast import combat, forecast_lines, option_odds
from engine.games.rise_of_the_roman_republic.forecast.tribes import revolt_chance
from engine.games.rise_of_the_roman_republic.frames.turn import Devastation, Turns
from engine.games.rise_of_the_roman_republic.naval.routes import sea_way_chance as voyage_chance
from engine.games.rise_of_the_roman_republic.naval.routes import zone_passage_die, zones_of_token
from engine.games.rise_of_the_roman_republic.politics.senate import is_granted
from engine.games.rise_of_the_roman_republic.politics.senate import request_grant_chance as senate_chance
from engine.games.rise_of_the_roman_republic.tables import LEADERS
from engine.kernel.actions import Action
from engine.kernel.texts import Text
from tests.engine.games.rise_of_the_roman_republic.central_italy import italy
from tests.engine.games.rise_of_the_roman_republic.combat.fields import (
    BOVIANUM,
    PAESTUM,
    ROUGH,
    Field,
    alone,
    army,
    office,
)
from tests.engine.games.rise_of_the_roman_republic.playing import Table

ENGINE = Path("engine/games/rise_of_the_roman_republic")
CHANCES = {"chance", "within", "most", "win", "lose", "draw", "major", "falls", "before", "after", "home"}
COUNTS = {"preview.revolts", "preview.stirs", "preview.incursion_siege"}  # `most` is of SP there
ELSEWHERE = {"preview.incursion"}  # test_tribes.py goes through the dice by which a tribe is raised
DICE = range(10)
TWO = ((7, 2, 45), (2, 7, 45), (5, 5, 10))  # the dice of two consuls: the first is higher, the second, neither; in 100
COMPARED = {
    "preview.battle": "test_a_battle",
    "odds.wins": "test_a_battle",
    "preview.wins_with": "test_a_battle",
    "preview.avoid": "test_avoidance",
    "odds.avoids": "test_avoidance",
    "preview.slips": "test_avoidance",
    "odds.slips": "test_avoidance",
    "preview.coordinate": "test_coordination",
    "odds.succeeds": "test_an_interception",
    "preview.try": "test_an_interception",
    "option.intercept": "test_an_interception",
    "preview.interceptor": "test_an_interception",
    "preview.intercepted": "test_an_interception",
    "odds.intercepted": "test_an_interception",
    "preview.answered": "test_an_interception",
    "preview.assault": "test_an_assault",
    "preview.falls_with": "test_an_assault",
    "preview.storm_guile": "test_an_assault",
    "odds.falls": "test_an_assault",
    "preview.siege": "test_a_siege",
    "preview.treachery": "test_treachery",
    "preview.treason_guile": "test_treachery",
    "preview.surrender": "test_a_demand",
    "preview.devastate": "test_devastation",
    "preview.voyage": "test_a_voyage",
    "preview.embassy": "test_an_embassy",
    "preview.senate": "test_the_senate",
    "preview.censure": "test_the_senate",
    "preview.revolt_check": "test_a_revolt",
}


def _calls() -> Iterator[str]:
    """Yield the keys of texts that are given a chance, as the code has them."""
    for path in ENGINE.rglob("*.py"):
        if "computer_player" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id != "keyed_text":
                continue
            key = node.args[0].value if node.args and isinstance(node.args[0], ast.Constant) else ""
            unpacked = any(one.arg is None for one in node.keywords)
            if str(key).startswith(("preview.", "odds.", "option.")):
                named = {one.arg for one in node.keywords} & CHANCES
                if (named or (unpacked and key in COMPARED)) and key not in COUNTS:
                    yield str(key)


def test_every_chance_that_the_code_shows_is_compared_with_the_engine() -> None:
    assert set(_calls()) - COMPARED.keys() == ELSEWHERE
    assert all(any(known.startswith(name) for known in globals()) for name in COMPARED.values())


def shown(table: Field, side: str, action: Action, key: str) -> Text:
    return next(one for one in forecast_lines(table.state, table.prompt(side), action) if one.key == key)


def near(*exact: float) -> object:
    """Return what shown whole percentages must be equal to: these, rounded."""
    return pytest.approx(exact, abs=0.5001)


# Battles


def field(*leaders: str, guile: int = 0) -> Field:
    """Return Roman leaders, the first with two legions, who may attack Minatius in the rough."""
    table = alone(Field(), "samnites", "rome")
    army(table, "rome", ROUGH, *leaders, legions=("III", "IV") if len(leaders) == 1 else ("I", "II", "III", "IV"))
    army(table, "samnites", ROUGH, "minatius", infantry=25, cavalry=4)
    table.state.guile = {**table.state.guile, leaders[0]: guile, "minatius": 0}
    return table.phase(leaders[0])


def groups(leader: str) -> dict[int, tuple[int, int]]:
    """Return by value of tactics one of the dice that bring it to a leader, and how many there are."""
    found: dict[int, tuple[int, int]] = {}
    for die in DICE:
        value = tactical_value(LEADERS[leader].battle, die)
        found[value] = (die, found.get(value, (die, 0))[1] + 1)
    return found


def results(begun: Field, attacker: str, defender: str, last: Action) -> dict[str, float]:
    """Return in how many of 100 cases a battle has each result, by all its dice. begun: up to the answer after which it
    is rolled. last: that answer."""
    found: dict[str, float] = {}
    for own, many in groups(attacker).values():
        for other, more in groups(defender).values():
            for die in DICE:
                dice = {f"tactics_{attacker}": own, f"tactics_{defender}": other, "battle": die}
                told = [fought(begun.again(), last, dice)]
                if told[0].unpredictable:
                    told = [fought(begun.again(), last, {**dice, "unpredictable": one}) for one in DICE]
                for one in told:
                    found[one.result] = found.get(one.result, 0) + many * more / 10 / len(told)
    return found


def fought(table: Field, last: Action, dice: dict[str, int]) -> BattleRolled:
    return table.act(table.moment().partition(":")[0], last, **dice).told(BattleRolled)[0]


def attacked(*leaders: str, guile: int = 0, command: tuple[int, int] = (7, 2)) -> Field:
    dice = {f"command_{one}": die for one, die in zip(leaders, command, strict=True)} if len(leaders) > 1 else {}
    return field(*leaders, guile=guile).act("rome", Attack("samnites", leaders[1:]), **dice)


def win_and_lose(found: dict[str, float]) -> tuple[float, float]:
    won, lost = (sum([found.get(f"{who}_{how}", 0) for how in ("win", "major")]) for who in "ad")
    return won, lost


@pytest.mark.parametrize("guile", [0, 2])
def test_a_battle_has_the_chances_that_are_shown(guile: int) -> None:
    table, begun = field("113", guile=guile), attacked("113", guile=guile)
    last: Action = Prepare(guile) if guile else Stand()
    if guile:
        begun.act("samnites", Stand())
        told = shown(begun, "rome", last, "preview.battle")
    else:
        told = shown(table, "rome", Attack("samnites"), "preview.battle")
        option = option_odds(table.state, table.prompt("rome"), ("attack", "samnites"))
        assert option is not None and option.args["chance"] == told.args["win"]
    won, lost = win_and_lose(results(begun, "113", "minatius", last))
    assert (told.args["win"], told.args["lose"]) == near(won, lost)


def test_a_battle_of_both_consuls_has_the_chances_of_both_until_their_dice_have_fallen() -> None:
    """Section 5.53: 112 and 113 differ in rating; after the dice the one who commands counts alone."""
    both = ("112", "113")
    before = shown(field(*both), "rome", Attack("samnites", ("113",)), "preview.battle")
    cases = []
    for first, second, share in TWO[:2]:
        begun = attacked(*both, command=(first, second))
        chief = both[first < second]
        found = win_and_lose(results(begun, chief, "minatius", Stand()))
        known = shown(begun, "samnites", Stand(), "preview.battle")  # what Minatius reads, of his side
        assert (known.args["lose"], known.args["win"]) == near(*found), chief
        cases.append((found, share + (10 if chief == both[0] else 0)))  # of equal dice the first is taken
    won, lost = [sum([found[n] * share for found, share in cases]) / 100 for n in (0, 1)]
    assert (before.args["win"], before.args["lose"]) == near(won, lost)


@pytest.mark.parametrize("hinder", [0, 1])
def test_avoidance_succeeds_as_often_as_is_shown(hinder: int) -> None:
    table = attacked("113", guile=hinder)
    told = shown(table, "samnites", Avoid("4210", True), "preview.avoid").args["chance"]
    option = option_odds(table.state, table.prompt("samnites"), ("avoid", "4210"))
    assert option is not None and option.args["within"] == told

    def slipped(die: int, points: int) -> bool:
        made = attacked("113", guile=hinder)
        last = {} if hinder else {"avoidance": die}
        made.act("samnites", Avoid("4210", True), **last)
        if hinder:
            made.act("rome", SpendGuile(points), avoidance=die)
        return made.told(AvoidanceRolled)[0].avoided

    assert 10 * sum(slipped(die, 0) for die in DICE) == told
    if hinder:
        asked = attacked("113", guile=hinder).act("samnites", Avoid("4210", True))
        slips = shown(asked, "rome", SpendGuile(1), "preview.slips").args["chance"]
        assert 10 * sum(slipped(die, 1) for die in DICE) == slips < told


@pytest.mark.parametrize("name", ["avoidance_modifiers", "avoidance_guile_modifiers"])
def test_a_wrong_modifier_in_what_is_shown_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted where the forecast alone takes it from."""
    kept = getattr(combat, name)
    wrong = lambda *given: (*kept(*given), Modifier("river", 1, 1))  # noqa: E731 - as it is put in its place
    monkeypatch.setattr(combat, name, wrong)
    with pytest.raises(AssertionError):
        test_avoidance_succeeds_as_often_as_is_shown(1)


# Help and interception, by one leader and by both consuls


def called(*leaders: str) -> Field:
    """Return a Praetor under attack, with these leaders beside him, who may come to his help."""
    table = alone(Field(), "samnites", "rome")
    office(table, "101", "praetor", "V")
    army(table, "rome", ROUGH, "101", legions=("V",))
    army(table, "rome", "4409", *leaders, legions=("I", "II", "III", "IV"))
    army(table, "samnites", ROUGH, "pontius", infantry=20)
    return table.phase("pontius").act("samnites", Attack("rome")).meet().finish_until("defence_help")


def consuls_dice(leaders: tuple[str, ...]) -> list[tuple[dict[str, int], int]]:
    if len(leaders) == 1:
        return [({}, 100)]
    return [({f"command_{leaders[0]}": one, f"command_{leaders[1]}": other}, share) for one, other, share in TWO]


@pytest.mark.parametrize("leaders", [("113",), ("113", "112")])
def test_coordination_succeeds_as_often_as_is_shown(leaders: tuple[str, ...]) -> None:
    table, action = called(*leaders), Coordinate(leaders[0])
    told = shown(table, "rome", action, "preview.coordinate").args["chance"]
    rolling = [
        one.args["leaders"] for one in forecast_lines(table.state, table.prompt("rome"), action) if "consuls" in one.key
    ]
    assert [{*one} for one in rolling] == [{*leaders}] * (len(leaders) - 1)
    came = 0.0
    for dice, share in consuls_dice(leaders):
        for die in DICE:
            rolled = called(*leaders).act("rome", action, **dice, **{f"coordination_{leaders[0]}": die})
            came += share * rolled.told(CoordinationRolled)[0].joins / 10
    assert (told,) == near(came)
    option = option_odds(table.state, table.prompt("rome"), ("coordinate", leaders[0]))
    assert option is not None and option.args["chance"] == told


def marching(*leaders: str, guile: int = 0) -> Field:
    """Return Alexander, who has declared a march past these leaders."""
    table = before_march(*leaders, guile=guile)
    return table.act("epirus", March("all", ("5208", "5207")))


def before_march(*leaders: str, guile: int = 0) -> Field:
    table = alone(Field(), "samnites", "rome")
    legions = ("III", "IV") if len(leaders) == 1 else ("I", "II", "III", "IV")
    army(table, "rome", "5308", *leaders, legions=legions)
    table.state.guile = {**dict.fromkeys(table.state.guile, 0), leaders[0]: guile}
    table.state.masters = {**table.state.masters, "lucania": "epirus"}
    army(table, "lucania", "4911", "lucanian", infantry=3, inside=True)
    return table.phase("alexander_epirus")


@pytest.mark.parametrize(("leaders", "guile"), [(("113",), 0), (("113",), 1), (("113", "112"), 0)])
def test_an_interception_succeeds_as_often_as_is_shown(leaders: tuple[str, ...], guile: int) -> None:
    table, action = marching(*leaders, guile=guile), Intercept((f"{leaders[0]}@5208",), guile)
    told = shown(table, "rome", action, "preview.try").args["chance"]
    caught = 0.0
    for dice, share in consuls_dice(leaders):
        for die in DICE:
            made = marching(*leaders, guile=guile).act("rome", action, **dice, interception=die)
            caught += share * made.told(InterceptionTried)[0].caught / 10
    assert (told,) == near(caught)
    if not guile:
        option = option_odds(table.state, table.prompt("rome"), ("intercept", f"{leaders[0]}@5208"))
        assert option is not None and option.args["chance"] == told
        seen = before_march(*leaders)
        danger = list(forecast_lines(seen.state, seen.prompt("epirus"), March("all", ("5208", "5207"))))
        assert told in [one.args["chance"] for one in danger if one.key == "preview.interceptor"]


# Sieges


def besieging(*leaders: str, guile: int = 0, garrison: int = 0) -> Field:
    table = alone(Field(), "samnites", "rome")
    legions = ("I", "II") if len(leaders) == 1 else ("I", "II", "III", "IV")
    army(table, "rome", BOVIANUM, *leaders, legions=legions)
    if garrison:
        army(table, "samnites", BOVIANUM, infantry=garrison, inside=True)
    table.state.guile = {**table.state.guile, leaders[0]: guile}
    return table.phase(leaders[0]).act("rome", PlaceSiege(), continuation=0)


@pytest.mark.parametrize(("leaders", "garrison"), [(("112",), 0), (("112",), 1), (("112", "113"), 2)])
def test_an_assault_takes_a_city_as_often_as_is_shown(leaders: tuple[str, ...], garrison: int) -> None:
    table, action = besieging(*leaders, garrison=garrison), Assault(leaders[1:])
    told = shown(table, "rome", action, "preview.assault").args["falls"]
    fallen = 0.0
    for dice, share in consuls_dice(leaders):
        for die in DICE:
            made = besieging(*leaders, garrison=garrison).act("rome", action, **dice, assault=die)
            fallen += share * bool(made.finish_until("capture.").told(CityTaken)) / 10
    assert (told,) == near(fallen)


@pytest.mark.parametrize("garrison", [0, 3])
def test_a_siege_starves_a_city_as_often_as_is_shown(garrison: int) -> None:
    table = alone(Field(), "samnites", "rome")
    army(table, "rome", BOVIANUM, "112", legions=("I", "II"))
    if garrison:
        army(table, "samnites", BOVIANUM, infantry=garrison, inside=True)
    told = shown(table.phase("112"), "rome", PlaceSiege(), "preview.siege").args
    fallen, lost = 0, {True: 0, False: 0}
    for die in DICE:
        made = besieging("112", garrison=garrison)
        made.start(Turns(step="siege"), **{f"siege_{BOVIANUM}_{who}": die for who in ("besieger", "besieged")})
        fallen += 10 * bool(made.told(CityTaken))
        for one in made.told(SiegeAttritionRolled):
            lost[one.besieger] += one.loss
    assert told["falls"] == fallen
    assert (told["besieger"], told["besieged"]) == (f"{lost[True] / 10:.1f}", f"{lost[False] / 10:.1f}")


@pytest.mark.parametrize("guile", [1, 3])
def test_treachery_opens_a_city_as_often_as_is_shown(guile: int) -> None:
    def plot() -> Field:
        table = alone(Field(), "samnites", "epirus", "rome")
        army(table, "samnites", PAESTUM, "pontius", infantry=20)
        army(table, "epirus", PAESTUM, infantry=5, inside=True)
        return table.phase("pontius")

    told = shown(plot(), "samnites", Treachery(guile), "preview.treachery").args["chance"]
    fallen = [bool(plot().act("samnites", Treachery(guile), treachery=die).told(CityTaken)) for die in DICE]
    assert told == 10 * sum(fallen)


@pytest.mark.parametrize("leader", ["112", "113"])
def test_a_demand_is_met_as_often_as_is_shown(leader: str) -> None:
    def before() -> Field:
        table = alone(Field(), "samnites", "rome")
        army(table, "rome", BOVIANUM, leader, legions=("III", "IV"))
        office(table, leader, "rome_consul", "III", "IV")
        return table.phase(leader)

    told = shown(before(), "rome", DemandSurrender("4210"), "preview.surrender").args["chance"]
    yielded = [bool(before().act("rome", DemandSurrender("4210"), surrender=die).told(CityTaken)) for die in DICE]
    assert told == 10 * sum(yielded)


def test_devastation_succeeds_as_often_as_is_shown() -> None:
    def year_ends() -> Table:
        return Table().begin(Devastation())

    table, waste = year_ends(), Devastate(("lucania",))
    (told,) = forecast_lines(table.state, table.prompt("epirus"), waste)
    laid = ["lucania" in year_ends().do("epirus", waste, die or 10, 1).state.devastated for die in DICE]
    assert told.args == {"province": "lucania", "chance": 10 * sum(laid), "needs": sum(laid) - 1, "sp": 29}


# Politics, seas, revolts


@pytest.mark.parametrize("guile", [0, 1])
def test_an_embassy_moves_a_province_as_often_as_is_shown(guile: int) -> None:
    def speaks() -> Field:
        table = alone(Field("central_italy"), "samnites")
        army(table, "samnites", "4109", "pontius", infantry=20)
        table.state.guile = {**table.state.guile, "pontius": 2}
        return table.phase("pontius")

    action = Negotiate("apulia", guile)
    told = shown(speaks(), "samnites", action, "preview.embassy").args["chance"]
    moved = [speaks().act("samnites", action, embassy=die).told(EmbassySent)[0].boxes > 0 for die in DICE]
    assert told == 10 * sum(moved)


@pytest.mark.parametrize("zones", ["ion+sic", "tyr", "ion"])
@pytest.mark.parametrize("level", [-4, -1, 0, 2])
def test_a_voyage_arrives_as_often_as_is_shown(zones: str, level: int) -> None:
    """A die for each zone below 0, and none for others."""
    state = Field("eagle").state
    state.naval = {zone: {"epirus": level, "rome": -level} for zone in state.naval}
    passed = 1.0
    for zone in zones_of_token(zones):
        most = zone_passage_die(state, "epirus", zone)
        passed *= 1 if most is None else sum(die <= most for die in DICE) / 10
    assert voyage_chance(state, "epirus", zones_of_token(zones)) == pytest.approx(passed)


@pytest.mark.parametrize("modifier", [-4, 0, 3])
@pytest.mark.parametrize("campaign", [3, 7])
def test_the_senate_grants_as_often_as_is_shown(modifier: int, campaign: int) -> None:
    assert senate_chance(modifier, campaign) == sum(is_granted(die, modifier, campaign) for die in DICE) / 10


@pytest.mark.parametrize("legions", [0, 5, 7])
def test_a_revolt_comes_as_often_as_is_shown(legions: int) -> None:
    def checked(die: int) -> bool:
        table = italy()
        for number in ("IV", "V", "VI", "VII", "VIII", "IX", "X")[:legions]:
            table.legion(number, "4308")
        rolls = iter([die, 1, 4, 6])
        probe = Field("central_italy")
        probe.state = table.state
        probe.start(Turns(step="revolts"), revolt_check=next(rolls))
        return probe.told(RevoltChecked)[0].revolts

    assert revolt_chance(legions) == 10 * sum(checked(die) for die in DICE)
