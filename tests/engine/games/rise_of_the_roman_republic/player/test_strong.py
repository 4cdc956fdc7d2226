"""The computer player: it wins against random ones from every side, answers in time, and always within the menu."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.cup import EndPhase
from engine.games.rise_of_the_roman_republic.actions.diplomacy import Negotiate, Persuade
from engine.games.rise_of_the_roman_republic.actions.manpower import RaiseManpower
from engine.games.rise_of_the_roman_republic.actions.movement import Intercept, LetMarch
from engine.games.rise_of_the_roman_republic.actions.politics import RetainLeaders
from engine.games.rise_of_the_roman_republic.actions.setup import Deploy
from engine.games.rise_of_the_roman_republic.actions.siege import DemandSurrender
from engine.games.rise_of_the_roman_republic.computer_player.aims import scenario_aims
from engine.games.rise_of_the_roman_republic.computer_player.computer import StrongPlayer
from engine.games.rise_of_the_roman_republic.computer_player.marching import _stirred
from engine.games.rise_of_the_roman_republic.computer_player.odds import expected_battle
from engine.games.rise_of_the_roman_republic.computer_player.outlook import Change, chance_that_at_least
from engine.games.rise_of_the_roman_republic.computer_player.table import SP, Table
from engine.games.rise_of_the_roman_republic.computer_player.weights import WEIGHTS
from engine.games.rise_of_the_roman_republic.game import PLAIN
from engine.games.rise_of_the_roman_republic.movement.contexts import Passing
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import HEXES
from engine.games.rise_of_the_roman_republic.view import RiseView
from engine.kernel.choices import Number, OneOf
from engine.kernel.dice import KeyedDice, UnverifiedRandom
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Pick
from engine.kernel.prompts import MUST, Prompt
from engine.kernel.state import Outcome
from engine.kit.weights import using_thinking_weights
from tests.tiers import thinned

NEAR, FAR = (
    ("apulia",),
    ("apulia", "picenum", "umbria", "northern_etruria", "southern_etruria"),
)  # the last two: a tribe
SIDES = ("rome", "samnites", "epirus")
OPTIONS = {one.key: one.default for one in PLAIN.options}


def start(seed: str) -> RiseState:
    return PLAIN.start(OPTIONS, ("1", "2", "3"), b"k" * 16, KeyedDice(seed.encode(), 0)).state


def play(seed: str, strong: tuple[str, ...]) -> Outcome:
    """Play a game in which some sides are played well, the others at random; return its end."""
    lots, state, number = UnverifiedRandom(seed), start(seed), 0
    while state.outcome is None:
        prompt = lots.choose([one for one in PLAIN.prompts(state).values() if one.answered is None and one.default])
        number += 1
        action = prompt.menu.sample(lots)
        if prompt.side in strong:
            answer = StrongPlayer().answer(PLAIN.view(state, prompt.seat), prompt, lots)
            assert answer is not None and prompt.menu.contains(answer)
            action = answer
        state = PLAIN.apply(state, prompt.id, action, KeyedDice(seed.encode(), number)).state
    return state.outcome


@pytest.mark.parametrize("side", thinned(SIDES, seconds=2))
def test_it_wins_against_random_players(side: str) -> None:
    assert play(f"well {side}", (side,)).winners == (side,)


def test_a_province_is_worth_most_where_little_is_missing() -> None:
    """Nobody has anything in Apulia; Epirus lacks one city of Lucania, and a city of Samnium costs the Samnites all of
    it."""
    view = PLAIN.view(start("worth"), None)
    rome, epirus = Table(view, "rome"), Table(view, "epirus")
    assert not [
        place for place in rome.cities if rome.cities[place].side == "rome" and rome.worth_of_taking_city(place)
    ]
    samnite = max(rome.worth_of_taking_city(one.place) for one in rome.outlook.cities["samnium"])
    assert samnite > max(rome.worth_of_taking_city(one.place) for one in rome.outlook.cities["apulia"])
    lucania = [one.place for one in epirus.outlook.cities["lucania"] if one.side != "epirus"]
    assert max(map(epirus.worth_of_taking_city, lucania)) > max(
        epirus.worth_of_taking_city(one.place) for one in epirus.outlook.cities["apulia"]
    )


def test_a_march_through_many_provinces_costs_for_each_tribe_that_it_stirs() -> None:
    """From Lucania into Etruria five tribes took up arms against Epirus, each under a rival."""
    view = PLAIN.view(start("far"), None)
    table = Table(view, "epirus")
    army = next(one for one in table.own_stacks if one.leaders and one.sp > 20)
    near, far = ([next(p for p, known in HEXES.items() if known.province == one) for one in way] for way in (NEAR, FAR))
    costs = {}
    for name in ("frozen", "normal"):
        with using_thinking_weights(WEIGHTS.named(name)):
            costs[name] = [_stirred(table, army, way) for way in (near, far)]
    stirs = WEIGHTS.named("normal").stirs
    found = [after - before for before, after in zip(costs["frozen"], costs["normal"], strict=True)]
    assert stirs > 0 and found == [pytest.approx(stirs), pytest.approx(4 * stirs)]


def test_what_is_stays_the_likelier_the_less_time_is_left() -> None:
    """The same table on the first turn and on the last: at the end the sides have what they hold."""
    view = PLAIN.view(start("time"), None)
    early = Table(view, "rome").outlook
    late = Table(msgspec.structs.replace(view, turn=4, phase="end"), "rome").outlook
    assert early.control_chances("campania")["rome"] < late.control_chances("campania")["rome"] == 1.0
    assert early.control_chances("umbria")["rome"] > late.control_chances("umbria")["rome"] == 0.0


def test_a_stronger_army_in_the_field_takes_a_province_from_its_master() -> None:
    """Ruling G44: who holds the cities, and has fewer SP in the province, does not control it."""
    view = msgspec.structs.replace(PLAIN.view(start("field"), None), turn=4, phase="end")
    outlook = Table(view, "rome").outlook
    comes = Change(power="samnites", all_sp=30, outside=30)
    assert outlook.control_chances("campania", comes)["rome"] < 0.1
    assert outlook.control_chances("campania", msgspec.structs.replace(comes, outside=0))["rome"] == 1.0


def test_at_least_so_many_of_some_chances() -> None:
    assert chance_that_at_least((0.5, 0.5), 0) == 1.0 and chance_that_at_least((0.5, 0.5), 3) == 0.0
    assert chance_that_at_least((0.5, 0.5), 1) == 0.75 and chance_that_at_least((0.5, 0.5, 1.0), 3) == 0.25


def test_an_open_city_is_worth_a_garrison_and_a_garrisoned_one_no_second() -> None:
    """Alexander holds Heraclea without men, and Paestum with four."""
    epirus = Table(PLAIN.view(start("guard"), None), "epirus")
    assert (
        epirus.worth_of_garrison("5407") > SP
        and epirus.worth_of_garrison("4911") == 0.0
        and epirus.worth_of_garrison("3714") == 0.0
    )


def test_the_samnites_leave_men_in_cities_before_the_first_march() -> None:
    """All but the last stack of the set-up are single men inside small cities."""
    state, number, chosen = start("deploy"), 0, []
    while True:
        prompt = next(one for one in PLAIN.prompts(state).values() if one.answered is None)
        if prompt.moment != "opening.deploy":
            break
        number += 1
        answer = StrongPlayer().answer(PLAIN.view(state, prompt.seat), prompt, UnverifiedRandom("deploy"))
        assert isinstance(answer, Deploy)
        chosen.append(answer)
        state = PLAIN.apply(state, prompt.id, answer, KeyedDice(b"deploy", number)).state
    assert len(chosen) > 2 and {(one.where, one.infantry) for one in chosen[:-1]} == {("city", 1)}
    assert chosen[-1].leaders and chosen[-1].infantry > 20


def test_only_able_leaders_are_kept() -> None:
    """Pontius is better than the mean of the Samnite leaders, Brutulus is not."""
    view = PLAIN.view(start("keep"), None)
    offer = Prompt(
        id="1", seat="2", side="samnites", kind=MUST, moment="strategic.retain",
        menu_of=lambda side: Menu(Form(RetainLeaders, leaders=Pick(("pontius", "brutulus"), 0, 2))),
        default_of=lambda side: RetainLeaders(("pontius", "brutulus")),
    )  # fmt: skip
    assert StrongPlayer().answer(view, offer, UnverifiedRandom(1)) == RetainLeaders(("pontius",))


def test_a_weak_force_that_passes_is_intercepted_and_a_strong_one_is_not() -> None:
    """Alexander with 29 SP stands in 5209: ten SP come by, then ninety."""
    view = PLAIN.view(start("passes"), None)

    def answer(sp: int) -> object:
        menu = Menu(Form(LetMarch), Form(Intercept, tries=Pick(("alexander_epirus@5208",), 1, 1)))
        passing = Passing("rome", "104", sp, "5208", "5108", ("5208", "5108"))
        offer = Prompt(
            id="1", seat="3", side="epirus", kind=MUST, moment="movement.intercept", menu_of=lambda side: menu,
            default_of=lambda side: LetMarch(), context_of=lambda side: passing,
        )  # fmt: skip
        return StrongPlayer().answer(view, offer, UnverifiedRandom(1))

    assert answer(10) == Intercept(("alexander_epirus@5208",)) and answer(90) == LetMarch()


def test_it_asks_a_small_city_before_it_does_anything_else() -> None:
    """Alexander stands beside Lucanian cities; to ask costs nothing."""
    state = start("asks")
    number = 0
    while True:
        prompt = next(one for one in PLAIN.prompts(state).values() if one.answered is None)
        form = prompt.menu.forms.get(DemandSurrender.tag())
        number += 1
        if form is not None and prompt.side == "epirus":
            answer = StrongPlayer().answer(PLAIN.view(state, prompt.seat), prompt, UnverifiedRandom("asks"))
            assert isinstance(answer, DemandSurrender)
            return
        assert prompt.default is not None
        state = PLAIN.apply(state, prompt.id, prompt.default, KeyedDice(b"asks", number)).state


def _hannibal() -> RiseView:
    state = PLAIN.start(OPTIONS | {"scenario": "thunderbolt"}, ("1", "2"), b"k" * 16, KeyedDice(b"aims", 0)).state
    return PLAIN.view(state, None)


def test_a_conqueror_wants_the_provinces_that_count_and_the_city_beside() -> None:
    """Thunderbolt: what Rome held of Roman Italy at the start; Capua, and above all Rome."""
    found = scenario_aims(_hannibal())
    assert "campania" in found.provinces and "gallia_cispadana" not in found.provinces
    assert found.cities["3714"] > found.cities["4412"] > 0 and found.holders["umbria"] == {"rome": 1.0}


def test_a_province_stays_with_whom_it_is_printed_for_until_another_takes_it() -> None:
    carthage = Table(_hannibal(), "carthage")
    chances = carthage.outlook.control_chances("samnium")
    assert chances["carthage"] < 0.5 and chances["rome"] == pytest.approx(1 - chances["carthage"])


def test_hannibal_seeks_a_battle_that_the_same_army_without_him_does_not() -> None:
    """Each of his Major Victories is a province less to conquer, each Roman victory one more."""
    table = Table(_hannibal(), "carthage")
    army, romans = table.stack_of("hannibal"), table.stack_of("401")
    assert army is not None and romans is not None
    others = msgspec.structs.replace(army, leaders=tuple(one for one in army.leaders if one != "hannibal"))
    assert expected_battle(table, [army], [romans], "1514") > expected_battle(table, [others], [romans], "1514")


def _asked(view: RiseView, *forms: Form) -> object:
    """Return what the player of Rome does in a phase that offers these."""
    offer = Prompt(
        id="1", seat="1", side="rome", kind=MUST, moment="phase.act", menu_of=lambda side: Menu(*forms, Form(EndPhase)),
        default_of=lambda side: EndPhase(),
    )  # fmt: skip
    return StrongPlayer().answer(view, offer, UnverifiedRandom(1))


def test_new_men_are_asked_for_legions_first() -> None:
    view = _hannibal()
    assert _asked(view, Form(RaiseManpower, what=OneOf(("reinforcements",)))) == RaiseManpower("reinforcements")
    assert _asked(view, Form(RaiseManpower, what=OneOf(("reinforcements", "legions")))) == RaiseManpower("legions")


def test_an_embassy_goes_where_a_rival_is_favoured() -> None:
    """In the Samnite Wars Apulia leans to the Samnites, Picenum is Rome's friend."""
    state = PLAIN.start(OPTIONS | {"scenario": "central_italy"}, ("1", "2"), b"k" * 16, KeyedDice(b"envoy", 0)).state
    rows = OneOf(("picenum", "apulia"))
    view = PLAIN.view(state, None)
    assert _asked(view, Form(Negotiate, province=rows, guile=Number(0, 1))) == Negotiate("apulia", 0)
    assert _asked(view, Form(Persuade, province=rows)) == Persuade("apulia")
    assert _asked(view, Form(Persuade, province=OneOf(("picenum",)))) == EndPhase()
