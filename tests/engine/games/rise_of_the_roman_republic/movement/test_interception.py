"""Interception (section 6.5; rulings c.23, c.31, G18, G20, G21, A17; sections 5.54 and 5.62).

Alexander (Campaign 6) stands at 5209 in Lucania and marches to Heraclea over 5208 and 5307.
"""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.movement import AnswerGuile, Intercept, LetMarch, March
from engine.games.rise_of_the_roman_republic.actions.tribes import BidGuile
from engine.games.rise_of_the_roman_republic.events.combat import BattleBegan, Modifier, SpLost
from engine.games.rise_of_the_roman_republic.events.movement import InterceptionLapsed, InterceptionTried, Marched
from engine.games.rise_of_the_roman_republic.events.tribes import TribeMustered
from engine.games.rise_of_the_roman_republic.frames.movement import Movement
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.movement.contexts import Passing, Tried
from engine.games.rise_of_the_roman_republic.movement.interception import collect_interception_tries
from engine.games.rise_of_the_roman_republic.movement.interceptors import (
    Threats,
    interception_die_needed,
    interception_modifier_sum,
    interception_modifiers,
    is_ambush,
    successful_die_faces,
)
from engine.games.rise_of_the_roman_republic.rules import RisePlay
from engine.kernel.dice import ScriptedDice
from tests.engine.games.rise_of_the_roman_republic.combat.fields import army, office
from tests.engine.games.rise_of_the_roman_republic.playing import MACHINE, Table

GOES_ON = 10  # a continuation roll of 0
KING = "alexander_epirus"
HERACLEA = ("5208", "5307", "5407")
WAY = ("5209", *HERACLEA)


def table(*, guile: bool = False) -> Table:
    """Return a table with Alexander alone on the map."""
    new = Table()
    new.state.stacks = {"epirus@5209": new.state.stacks["epirus@5209"]}
    if not guile:
        new.state.guile = {}
    return new


def phase(one: Table) -> Table:
    return one.begin(Phase(leader=KING, side="epirus"))


def asked(one: Table) -> list[str]:
    """Return which sides are asked for an interception now."""
    return [prompt.side for prompt in MACHINE.prompts(one.state).values() if prompt.moment == "movement.intercept"]


def marching(one: Table) -> Table:
    return phase(one).do("epirus", March("all", HERACLEA))


@pytest.mark.ruling("c.23")
def test_who_is_next_to_a_hex_that_is_left_is_asked_once_for_the_whole_way() -> None:
    """Ruling c.23: the goal is not left."""
    one = marching(table().stand("samnites", "5207", 10, "pontius"))
    assert asked(one) == ["samnites"]
    prompt = one.prompt("samnites")
    assert prompt.about(Passing) == Passing("epirus", KING, 29, "5209", "5407", WAY)
    assert prompt.menu.contains(Intercept(("pontius@5208",))) and prompt.menu.contains(Intercept(("pontius@5307",)))
    assert not prompt.menu.contains(Intercept(("pontius@5407",)))
    assert not prompt.menu.contains(Intercept(("pontius@5208", "pontius@5307")))  # one hex for each force
    one.do("samnites", LetMarch(), GOES_ON)
    assert len(one.told(Marched)) == 1


def test_a_force_with_two_leaders_is_named_by_both() -> None:
    menu = marching(table().stand("samnites", "5207", 10, "pontius", "egnatius")).prompt("samnites").menu
    tries = menu.forms["intercept"].field("tries", {})
    assert {option.group for option in tries.choices_after(()).options} == {"pontius+egnatius"}
    assert not menu.contains(Intercept(("pontius@5208", "egnatius@5307"))), "one try for each force"


def test_who_is_further_off_or_next_to_the_goal_alone_is_not_asked() -> None:
    one = phase(table().stand("samnites", "5406", 10, "pontius"))
    one.do("epirus", March("all", ("5208",)), GOES_ON)
    assert one.told(Marched)


@pytest.mark.ruling("c.13", "c.23", "c.31")
def test_leaders_without_units_units_without_a_leader_the_disorganized_and_the_besieged_do_not_intercept() -> None:
    """Rulings c.13, c.23 and c.31."""
    one = table().stand("samnites", "5207", 0, "pontius").stand("rome", "5307", 3, inside=True).stand("rome", "5308", 5)
    assert not Threats(phase(one).state, "epirus").interceptors_along_way(WAY)
    one = table().stand("samnites", "5207", 10, "pontius")
    there = one.state.stacks["samnites@5207"]
    one.state.stacks = {**one.state.stacks, "samnites@5207": msgspec.structs.replace(there, status=2)}
    assert not Threats(one.state, "epirus").interceptors_along_way(WAY)
    inside = table().stand("samnites", "5407", 10, "pontius", inside=True)
    assert Threats(inside.state, "epirus").interceptors_along_way(("5407", "5408"))
    city = msgspec.structs.replace(inside.state.cities["5407"], besieger="rome")
    inside.state.cities = {**inside.state.cities, "5407": city}
    assert not Threats(inside.state, "epirus").interceptors_along_way(("5407", "5408"))


@pytest.mark.ruling("c.23")
def test_a_besieger_intercepts_in_his_own_hex_alone() -> None:
    """Ruling c.23; the public doubt of F30."""
    one = table().stand("samnites", "5407", 10, "pontius")
    city = msgspec.structs.replace(one.state.cities["5407"], besieger="samnites")
    one.state.cities = {**one.state.cities, "5407": city}
    assert not Threats(one.state, "epirus").interceptors_along_way(WAY)
    assert [place for _, place in Threats(one.state, "epirus").interceptors_along_way((*WAY, "5408"))] == ["5407"]


@pytest.mark.ruling("G20")
def test_a_leader_alone_is_not_intercepted() -> None:
    """Ruling G20."""
    one = phase(table().stand("samnites", "5207", 10, "pontius"))
    one.do("epirus", March("alone", HERACLEA), GOES_ON)
    assert one.told(Marched)


@pytest.mark.ruling("c.23", "G20", "a.3.15")
def test_the_roll_is_made_as_the_hex_is_left_and_a_failure_helps_the_mover() -> None:
    """Ruling c.23 and G20: Pontius (Campaign 7) in the flat 5207 needs 7."""
    one = marching(table().stand("samnites", "5207", 10, "pontius"))
    one.do("samnites", Intercept(("pontius@5307",)), 8, GOES_ON)
    told = one.told(InterceptionTried)
    assert [(tell.place, tell.die, tell.campaign, tell.caught) for tell in told] == [("5307", 8, 7, False)]
    assert one.told(Marched)[0].way == WAY
    acting = next(frame for frame in one.state.frames if isinstance(frame, Phase))
    assert acting.missed == ("pontius",)


@pytest.mark.ruling("c.23", "A17")
def test_both_sides_answer_unseen_and_try_in_the_order_of_the_way_then_rome_samnites_epirus() -> None:
    """Rulings c.23 and A17."""
    one = table().stand("samnites", "5207", 10, "pontius").stand("rome", "5308", 10, "113")
    marching(one)
    assert asked(one) == ["rome", "samnites"]
    one.do("samnites", Intercept(("pontius@5208",)))
    assert asked(one) == ["rome", "samnites"]  # it may still be replaced, and nothing is told
    one.do("rome", Intercept(("113@5208",)), 9, 9, GOES_ON)
    assert [tell.leader for tell in one.told(InterceptionTried)] == ["113", "pontius"]


@pytest.mark.ruling("c.23")
def test_three_tries_at_most_are_made_on_a_way() -> None:
    """Ruling c.23."""
    one = table().stand("samnites", "5207", 10, "pontius").stand("samnites", "5306", 10, "gellius")
    one.stand("samnites", "5308", 10, "egnatius").stand("samnites", "5108", 10, "minatius")
    marching(one)
    menu = one.prompt("samnites").menu
    four = ("minatius@5209", "egnatius@5209", "pontius@5208", "gellius@5307")
    assert not menu.contains(Intercept(four))
    one.do("samnites", Intercept(("gellius@5307", "minatius@5209", "pontius@5208")), 9, 9, 9, GOES_ON)
    assert [tell.place for tell in one.told(InterceptionTried)] == ["5209", "5208", "5307"]


@pytest.mark.ruling("c.17")
def test_guile_is_spent_openly_before_the_die_and_may_be_answered() -> None:
    """Ruling c.17: the interceptor first, then the mover: Pontius needs 7 + 2 - 1."""
    one = marching(table(guile=True).stand("samnites", "5207", 10, "pontius"))
    assert one.prompt("samnites").menu.contains(Intercept(("pontius@5208",), 3))
    one.do("samnites", Intercept(("pontius@5208",), 2))
    prompt = one.prompt("epirus")
    assert prompt.moment == "movement.answer" and prompt.about(Tried) == Tried(KING, "pontius", "5208", 9)
    one.do("epirus", AnswerGuile(1), 9, GOES_ON)
    told = one.told(InterceptionTried)[0]
    assert (told.guile, told.answer, told.caught, told.modifier) == (2, 1, False, -1)
    assert {one.name: one.amount for one in told.modifiers} == {"guile_own": -2, "guile_against": 1}
    assert one.state.guile["pontius"] == 1 and one.state.guile[KING] == 1


@pytest.mark.ruling("G21")
def test_terrain_river_road_and_the_same_hex_change_the_roll() -> None:
    """The table, and ruling G21: the terrain of the interceptor's own hex before he moves."""
    rome = Table()
    rome.state.stacks = {}
    rome.stand("samnites", "3613", 10, "pontius")
    one = Threats(rome.state, "rome").forces[0]
    assert interception_modifier_sum(rome.state, one, ("3614", "3513"), "3614") == modifier_of_terrain(rome, "3613")
    assert interception_modifier_sum(rome.state, one, ("3613", "3614"), "3613") == modifier_of_terrain(rome, "3613") - 2
    by_road = ("3714", "3614", "3615")
    assert interception_modifier_sum(rome.state, one, by_road, "3614") == modifier_of_terrain(rome, "3613") + 1
    rome.state.stacks = {}
    rome.stand("samnites", "3713", 10, "pontius")
    across = Threats(rome.state, "rome").forces[0]
    assert Modifier("river", 2) in interception_modifiers(rome.state, across, ("3614", "3615"), "3614")
    assert (
        interception_modifier_sum(rome.state, across, ("3614", "3615"), "3614") == modifier_of_terrain(rome, "3713") + 2
    )


def modifier_of_terrain(one: Table, place: str) -> int:
    from engine.games.rise_of_the_roman_republic.board.hexmap import terrain

    return {"rough": 1, "mountain": 2, "marsh": 2}.get(terrain(place), 0)


def test_the_odds_are_exact() -> None:
    one = table().stand("samnites", "5207", 10, "pontius")
    pontius = Threats(one.state, "epirus").forces[0]
    assert (
        interception_die_needed(pontius, 0) == 7
        and successful_die_faces(7) == 8
        and successful_die_faces(interception_die_needed(pontius, 2, guile=1, answer=2)) == 5
    )


def test_romans_never_ambush_others_do_from_rough_or_mountain_by_two_better() -> None:
    """Section 6.58 and the table."""
    rough = table().stand("samnites", "5308", 10, "pontius").stand("rome", "5308", 10, "113")
    by_power = {one.power: one for one in Threats(rough.state, "epirus").forces}
    assert is_ambush(by_power["samnites"], 5) and not is_ambush(by_power["samnites"], 6)
    assert not is_ambush(by_power["rome"], 0)
    flat = Threats(table().stand("samnites", "5207", 10, "pontius").state, "epirus").forces[0]
    assert not is_ambush(flat, 0)


def test_a_tribe_intercepts_at_home_alone() -> None:
    """First Alexander: a tribe never leaves its province."""
    one = table().stand("bruttium", "5409", 10, "bruttian")
    one.state.masters = {"bruttium": "rome"}
    places = {
        place for _, place in Threats(one.state, "epirus").interceptors_along_way(("5309", "5409", "5408", "5509"))
    }
    assert places == {"5409"}


@pytest.mark.ruling("a.3.15")
@pytest.mark.ruling("c.23", "G18")
def test_an_interceptor_who_succeeds_comes_into_the_hex_and_attacks_and_the_march_is_over() -> None:
    """Ruling c.23: no Avoidance; G18: he pays for his step, the mover for his way so far."""
    one = marching(table().stand("samnites", "5207", 30, "pontius"))
    one.do("samnites", Intercept(("pontius@5208",)), 7, 5, 5, 5, GOES_ON)
    told = one.told(Marched)[0]
    assert (told.way, told.stopped, told.quarters) == (("5209", "5208"), True, 12)
    assert one.told(InterceptionTried)[0].caught
    fought = one.told(BattleBegan)[0]
    assert (fought.attacker, fought.defender, fought.place, fought.kind) == (
        "samnites", "epirus", "5208", "interception",
    )  # fmt: skip
    assert one.moment() == "epirus: phase.act"
    assert one.at("samnites", "5208").leaders == ("pontius",)
    assert one.at("epirus", "5208").leaders == (KING,)


def test_whose_try_is_not_made_is_told_why_and_nobody_else() -> None:
    """They were told nothing; others must not learn that it was declared."""
    one = table().stand("samnites", "5207", 10, "pontius").stand("rome", "5308", 10, "113")
    marching(one).do("samnites", Intercept(("pontius@5208",)))
    one.do("rome", Intercept(("113@5208",)), 10, 5, 5, 5)
    (tried,), (lapsed,) = one.told(InterceptionTried), one.told(InterceptionLapsed)
    seat = one.state.players["samnites"]
    assert tried.caught and lapsed == InterceptionLapsed(seat, "pontius", "5208", "caught")
    assert lapsed.seen_by(seat) == lapsed
    assert lapsed.seen_by(one.state.players["rome"]) is None and lapsed.seen_by(None) is None


def lapsed_of_too_many(own: int, others: int) -> list[str]:
    """Return which tries of the Samnites are told as too many, where so many are declared. The others' come first."""
    one = marching(table().stand("samnites", "5207", 10, "pontius"))
    frame = next(frame for frame in one.state.frames if isinstance(frame, Movement))
    tries = {"rome": ["5208"] * others, "samnites": ["5307"] * own}
    answers = {side: Intercept(tuple(f"{side}{n}@{at}" for n, at in enumerate(found))) for side, found in tries.items()}
    play = RisePlay(one.state, ScriptedDice(), events=[])
    collect_interception_tries(play, frame, answers)
    assert len(frame.tries) == min(3, own + others)
    return [told.event.leader for told in play.events if isinstance(told.event, InterceptionLapsed)]


def test_that_there_were_too_many_tries_is_told_by_ones_own_alone() -> None:
    """Else it would tell that others have declared some, which are a secret until they are made."""
    assert lapsed_of_too_many(own=2, others=0) == lapsed_of_too_many(own=1, others=3) == []
    assert lapsed_of_too_many(own=4, others=0) == ["samnites3"]
    assert lapsed_of_too_many(own=4, others=2) == ["samnites3"]


def test_if_both_consuls_intercept_the_higher_die_says_who_is_in_charge() -> None:
    """Sections 5.53 and 5.54: 112 (Campaign 6) and 113 (Campaign 5) in the rough 5308."""
    one = table().legion("I", "5308").legion("III", "5308").stand("rome", "5308", 0, "112", "113")
    marching(one).do("rome", Intercept(("113@5208",)), 3, 8, 5, GOES_ON)
    told = one.told(InterceptionTried)[0]
    assert (told.leader, told.campaign, told.caught) == ("113", 5, False)
    other = table().legion("I", "5308").legion("III", "5308").stand("rome", "5308", 0, "112", "113")
    marching(other).do("rome", Intercept(("113@5208",)), 8, 3, 6, GOES_ON)
    assert other.told(InterceptionTried)[0].leader == "112"


@pytest.mark.ruling("G18")
def test_an_interceptor_pays_for_his_step_at_once() -> None:
    """Ruling G18: 100 Attrition SP into Lucania, 3 points: 1 SP."""
    one = marching(table().stand("samnites", "5207", 100, "pontius"))
    one.do("samnites", Intercept(("pontius@5208",)), 7, 5, 5, 4, GOES_ON)
    paid = [lost for lost in one.told(SpLost) if lost.cause == "movement"]
    assert [(lost.power, lost.infantry) for lost in paid] == [("samnites", 1)]


def test_an_interceptor_who_comes_over_a_border_stirs_the_tribe_there() -> None:
    """Ruling c.51: any step by units; the battle follows. 113 comes out of Lucania into Bruttium."""
    one = table().legion("III", "5408").stand("rome", "5408", 0, "113")
    one.state.masters = {}
    one.begin(Phase(leader=KING, side="epirus"))
    stacks = {key: there for key, there in one.state.stacks.items() if key != "epirus@5209"}
    one.state.stacks = stacks
    one.stand("epirus", "5409", 20, KING)
    one.begin(Phase(leader=KING, side="epirus")).do("epirus", March("all", ("5309",)))
    one.do("rome", Intercept(("113@5409",)), 2, 9, 2, 5, 5, 5, 5)
    assert [tell.tribe for tell in one.told(TribeMustered)] == ["bruttium"]


@pytest.mark.ruling("c.17")
def test_guile_that_is_gone_before_the_die_is_not_spent_twice() -> None:
    """Ruling c.17: Pontius bids two points for a tribe that takes up arms before his try is rolled; one is left."""
    one = table().stand("samnites", "5205", 10, "pontius")
    one.state.guile = {"pontius": 3}
    phase(one).do("epirus", March("all", ("5208", "5307", "5306", "5305", "5304", "5404")))
    one.do("samnites", Intercept(("pontius@5304",), 3))
    one.do("samnites", BidGuile(("pontius", "pontius")), 5, 2, 5, 9, GOES_ON)
    assert one.told(InterceptionTried)[0].guile == 1
    assert one.state.guile["pontius"] == 0


@pytest.mark.ruling("s.10")
def test_who_lets_the_deadline_pass_intercepts_nobody_and_spends_nothing() -> None:
    """Ruling s.10."""
    one = marching(table(guile=True).stand("samnites", "5207", 10, "pontius"))
    assert one.prompt("samnites").default == LetMarch()
    one.do("samnites", Intercept(("pontius@5208",), 1))
    assert one.prompt("epirus").default == AnswerGuile(0)


def test_an_interceptor_chooses_what_goes_along() -> None:
    """Sections 5.45 and 5.54, ruling c.13: with his lieutenant, who may stay with the cavalry as well."""
    one = table()
    army(one, "samnites", "5207", "pontius", "gellius", infantry=10, cavalry=4)
    army(one, "samnites", "5207", kind="greek", infantry=3)
    marching(one)
    pick = one.prompt("samnites").menu.forms["intercept"].field("without", {"tries": ("pontius@5208",)})
    assert set(pick.tokens_of_value(("gellius", "greek"))) == {"gellius", "greek"}
    assert not one.allowed("samnites", Intercept(("pontius@5208",), without=("samnite", "greek")))  # somebody goes
    one.do("samnites", Intercept(("pontius@5208",), without=("gellius", "greek")), 10)
    there = one.at("samnites", "5207")
    assert there.leaders == ("gellius",) and [(known.kind, known.sp) for known in there.troops] == [("greek", 3)]
    assert one.told(BattleBegan)[0].attacker_sp[:2] == (10, 4)


def test_a_consul_may_leave_a_praetor_and_his_legion_where_they_are() -> None:
    """Section 5.54: he may include lower magistrates, and need not; their legions stay with them."""
    one = table()
    office(one, "101", "praetor", "V")
    army(one, "rome", "5207", "113", "101", legions=("III", "IV", "V"))
    marching(one)
    one.do("rome", Intercept(("113@5208",), without=("101",)), 10)
    assert one.at("rome", "5207").leaders == ("101",) and one.at("rome", "5207").legions == ("V",)
    assert one.told(BattleBegan)[0].attacker_sp[:2] == (22, 4)
