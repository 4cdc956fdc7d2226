"""Legions whose citizens and allies muster apart (section 10.21, ruling G70): how they stand, act, lose and meet."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.combat import Attack
from engine.games.rise_of_the_roman_republic.actions.cup import EndPhase
from engine.games.rise_of_the_roman_republic.actions.manpower import RaiseManpower, Reinforce
from engine.games.rise_of_the_roman_republic.actions.movement import March, MarchAllies
from engine.games.rise_of_the_roman_republic.actions.politics import Assign, Disband, Muster, MusterApart
from engine.games.rise_of_the_roman_republic.actions.siege import DrawGarrison
from engine.games.rise_of_the_roman_republic.board.halves import legions_in_play, unite_legion_halves
from engine.games.rise_of_the_roman_republic.board.losses import lose_percent, whole_stack_part
from engine.games.rise_of_the_roman_republic.board.sieges import set_city
from engine.games.rise_of_the_roman_republic.board.stacks import set_stack
from engine.games.rise_of_the_roman_republic.combat.aftermath import _consular
from engine.games.rise_of_the_roman_republic.events.combat import LegionsTrained
from engine.games.rise_of_the_roman_republic.events.manpower import LegionTrained
from engine.games.rise_of_the_roman_republic.events.politics import LegionsRaised
from engine.games.rise_of_the_roman_republic.frames.combat import Battle
from engine.games.rise_of_the_roman_republic.frames.manpower import Raising
from engine.games.rise_of_the_roman_republic.frames.politics import Strategic
from engine.games.rise_of_the_roman_republic.frames.turn import Phase, Training
from engine.games.rise_of_the_roman_republic.invariants import violations
from engine.games.rise_of_the_roman_republic.manpower.reinforcing import legion_sp_shortfalls
from engine.games.rise_of_the_roman_republic.office_figures import Office
from engine.games.rise_of_the_roman_republic.politics.raising import free_legion_numbers
from engine.games.rise_of_the_roman_republic.republic import Magistrate
from engine.games.rise_of_the_roman_republic.rules import RisePlay
from engine.games.rise_of_the_roman_republic.siege.attrition import excess_legions_modifier
from engine.games.rise_of_the_roman_republic.siege.garrisons import legion_vacancies
from engine.games.rise_of_the_roman_republic.state import Legion, Troops
from engine.kernel.dice import ScriptedDice
from tests.engine.games.rise_of_the_roman_republic.combat.fields import Field, alone, amounts, army, rolled
from tests.engine.games.rise_of_the_roman_republic.manpower.test_request import consul
from tests.engine.games.rise_of_the_roman_republic.playing import Table

ROME, CAPUA, TICINUM = "3714", "4412", "1514"  # the last in Gaul: Rome's in Thunderbolt, and not in Roman Italy
FULL = {"RL": (9, 1), "AL": (9, 3)}


def apart(number: str, citizens: str, allies: str, *, scenario: str = "eagle", **known: object) -> Field:
    """A legion whose citizens stand in one city and its allies in another; nobody commands it."""
    return split(Field(scenario), number, citizens, allies, **known)


def split(table: Field, number: str, citizens: str, allies: str, **known: object) -> Field:
    """Put the two halves of a legion down."""
    for name, place in (("RL", citizens), ("AL", allies)):
        piece = f"{number}_{name}"
        table.state.legions = {**table.state.legions, piece: Legion({name: FULL[name]}, **known)}  # type: ignore[arg-type]
        table.legion(piece, place, inside=True)
    return table


def commander(table: Field, office: Office, *legions: str) -> None:
    """Put 205, whose letter is C, into an office, with these legions."""
    men = [
        msgspec.structs.replace(one, legions=tuple([x for x in one.legions if x not in legions]))
        for one in table.rome().magistrates
    ]
    new = Magistrate("205", office, legions=legions, province="campania", start="campania", most=1, granted=("leave",))
    table.state.republic = msgspec.structs.replace(table.rome(), magistrates=tuple(men)).with_magistrate(new)


# Placement (section 10.21)


def test_the_halves_of_a_new_legion_are_placed_in_two_cities() -> None:
    """They are one legion of one Praetor, who is placed with either of them."""
    table = consul(pool=("205",)).do("rome", RaiseManpower("legions"), 2)
    table.do("rome", MusterApart(ROME, CAPUA), 1)
    assert table.told(LegionsRaised) == [LegionsRaised(("VI",), ROME, "RL"), LegionsRaised(("VI",), CAPUA, "AL")]
    assert table.state.legions["VI_RL"] == Legion({"RL": (9, 1)})
    assert table.state.legions["VI_AL"] == Legion({"AL": (9, 3)})
    assert table.allowed("rome", Assign("VI", ROME, "latium"))
    table.do("rome", Assign("VI", CAPUA, "campania"), 1)
    assert table.man("205").legions == ("VI",) and "205" in table.at("rome", CAPUA, inside=True).leaders
    assert list(violations(table.state)) == []


def test_the_allies_muster_in_any_province_of_romes_and_citizens_in_roman_italy_alone() -> None:
    table = Table("thunderbolt", turn=2).begin(Phase(leader="401", side="rome"))
    table.do("rome", RaiseManpower("legions"), 4)
    if table.moment() == "rome: raising.engine":
        table.do("rome", table.prompt("rome").default)  # type: ignore[arg-type]
    numbers = table.prompt("rome").subject.args["legions"]  # type: ignore[union-attr]
    second = (ROME, ROME) if len(numbers) > 1 else ()
    assert table.allowed("rome", MusterApart(ROME, TICINUM, *second))
    assert not table.allowed("rome", MusterApart(TICINUM, ROME, *second))
    assert not table.allowed("rome", Muster(TICINUM, *second[:1]))


def test_of_two_legions_one_may_stand_apart_and_one_whole() -> None:
    table = consul(pool=("204",)).do("rome", RaiseManpower("legions"), 5)
    table.do("rome", MusterApart(ROME, CAPUA, CAPUA, CAPUA), 1)
    assert {"VI_RL", "VI_AL", "VII"} <= {*table.state.legions}
    assert table.state.legions["VII"] == Legion(FULL)
    table.do("rome", Assign("VI+VII", CAPUA, "campania"), 1)
    assert table.man("204").legions == ("VI", "VII") and list(violations(table.state)) == []


def test_legions_without_allies_are_raised_whole() -> None:
    """Section 2.2: the early legion."""
    table = Table().begin(Raising(step="start", legions=("V",)))
    assert table.allowed("rome", Muster(ROME)) and not table.allowed("rome", MusterApart(ROME, CAPUA))


def besieged_rome() -> Table:
    """Epirus besieges Rome; a legion is raised."""
    table = consul(pool=("205",))
    set_city(table.state, ROME, besieger="epirus")
    table.stand("epirus", ROME, 60)
    return table.begin(Raising(step="start", legions=("VI",)))


def test_into_a_besieged_rome_come_citizens_alone() -> None:
    table = besieged_rome()
    assert not table.allowed("rome", Muster(ROME)) and table.allowed("rome", Muster(CAPUA))
    assert not table.allowed("rome", MusterApart(CAPUA, ROME))
    table.do("rome", MusterApart(ROME, CAPUA), 1)
    assert table.at("rome", ROME, inside=True).legions[-1] == "VI_RL"


def test_early_legions_muster_in_a_besieged_rome() -> None:
    """Section 10.21: citizens always may."""
    table = Table()
    set_city(table.state, ROME, besieger="epirus")
    table.stand("epirus", ROME, 60).begin(Raising(step="start", legions=("V",)))
    assert table.allowed("rome", Muster(ROME))


@pytest.mark.ruling("G70")
def test_allies_for_whom_no_city_is_open_are_not_raised() -> None:
    table = besieged_rome()
    for place, city in table.state.cities.items():
        if place != ROME and city.holder == "rome":
            set_city(table.state, place, holder="epirus")
    table.begin(Raising(step="start", legions=("VI",))).do("rome", Muster(ROME), 1)
    assert table.state.legions["VI"].elements == {"RL": (9, 1)}


def test_a_legion_of_the_auguries_sends_its_allies_elsewhere_if_rome_is_besieged() -> None:
    table = besieged_rome()
    table.begin(Raising(step="start", legions=("VI",), place=ROME))
    assert table.allowed("rome", MusterApart(ROME, CAPUA)) and not table.allowed("rome", MusterApart(CAPUA, "4413"))
    assert not table.allowed("rome", Muster(CAPUA))


# One legion, one commander, one count


@pytest.mark.ruling("G70")
def test_two_halves_are_one_legion_in_play() -> None:
    table = apart("VI", ROME, CAPUA)
    assert legions_in_play(table.state) == ("I", "V", "II", "III", "IV", "VI")
    assert free_legion_numbers(table.state, 1) == ("VII",)


@pytest.mark.ruling("G70")
def test_halves_fight_as_one_legion_where_both_are_and_as_partial_ones_elsewhere() -> None:
    """Section 5.57: of a C commander with four legions and the halves of one more, one is too many; with citizens of
    two more it is two."""
    for halves, amount in ((("VI_RL", "VI_AL"), 1), (("VI_RL", "VII_RL"), 2)):
        table = split(apart("VI", ROME, CAPUA), "VII", ROME, CAPUA)
        alone(table, "epirus")
        commander(table, "rome_consul", "I", "II", "III", "IV", "VI", "VII")
        army(table, "rome", "4309", "205", legions=("I", "II", "III", "IV", *halves))
        army(table, "epirus", "4309", "milon", infantry=60, cavalry=9)
        table.phase("milon").act("epirus", Attack("rome")).meet().finish_until("battle.raise")
        assert amounts(rolled(table))["efficiency_defender"] == amount


@pytest.mark.ruling("G70")
def test_two_halves_in_a_siege_are_a_whole_legion_and_one_is_partial() -> None:
    """Section 5.57: partial legions do not count in siege attrition."""
    table = split(apart("VI", CAPUA, CAPUA), "VII", CAPUA, CAPUA)
    parts = (whole_stack_part(table.state, f"rome@{CAPUA}+in"),)
    assert excess_legions_modifier(table.state, parts)[0] == 1  # two without a commander
    table.legion("VII_AL", ROME, inside=True)
    assert excess_legions_modifier(table.state, (whole_stack_part(table.state, f"rome@{CAPUA}+in"),))[0] == 0


# They march, and meet


def praetors(citizens: str, allies: str) -> Field:
    """The Praetor of the sixth legion stands with its citizens."""
    table = apart("VI", citizens, allies)
    commander(table, "praetor", "VI")
    there = table.at("rome", citizens, inside=True)
    set_stack(table.state, msgspec.structs.replace(there, leaders=(*there.leaders, "205")))
    return table


def test_a_half_marches_alone_and_the_other_can_be_let_come() -> None:
    """Sections 5.45 and 6.13."""
    table = praetors(CAPUA, "4413").phase("205")
    menu = table.prompt("rome").menu
    assert menu.contains(March("all", ("4312",))) and menu.contains(MarchAllies("rome@4413+in", (f"{CAPUA}+in",)))
    gone = table.act("rome", March("all", ("4312",)))
    assert gone.at("rome", "4312").legions == ("VI_RL",) and "VI_AL" in gone.state.legions
    assert list(violations(gone.state)) == []


@pytest.mark.ruling("G70")
def test_halves_that_meet_are_one_legion_again() -> None:
    table = praetors(CAPUA, "4413").phase("205").act("rome", MarchAllies("rome@4413+in", (f"{CAPUA}+in",)))
    assert table.at("rome", CAPUA, inside=True).legions == ("VI",)
    assert table.state.legions["VI"] == Legion(FULL) and not {"VI_RL", "VI_AL"} & {*table.state.legions}
    assert list(violations(table.state)) == []


@pytest.mark.ruling("G70")
def test_what_is_noted_of_halves_is_noted_of_the_legion() -> None:
    table = apart("VI", CAPUA, CAPUA, elephants=1)
    table.state.beaten, table.state.roamed = {"VI_AL": 2, "I": 1}, ("II", "VI_AL")
    unite_legion_halves(table.state)
    assert table.state.beaten == {"I": 1, "VI": 2} and table.state.roamed == ("II", "VI")
    assert table.state.legions["VI"].elephants == 1


def test_halves_of_which_one_is_inside_and_one_outside_have_not_met() -> None:
    table = apart("VI", CAPUA, CAPUA)
    table.legion("VI_AL", CAPUA)
    unite_legion_halves(table.state)
    assert {"VI_RL", "VI_AL"} <= {*table.state.legions}


# Training (sections 10.31 and 10.32)


@pytest.mark.ruling("G70")
def test_a_victory_of_one_half_makes_the_legion_veteran() -> None:
    table = apart("VI", ROME, CAPUA)
    alone(table, "epirus")
    commander(table, "praetor", "VI")
    army(table, "rome", "4309", "205", legions=("VI_RL",), infantry=30)
    army(table, "epirus", "4309", "milon", infantry=5)
    table.phase("205").act("rome", Attack("epirus"), battle=7).meet().finish()
    assert table.told(LegionsTrained)[0].legions == ("VI",)
    assert all(table.state.legions[one].veteran for one in ("VI_RL", "VI_AL") if one in table.state.legions)


@pytest.mark.ruling("G70")
@pytest.mark.parametrize(("die", "result", "veteran"), [(4, "a_win", False), (8, "a_major", True)])
def test_a_defeat_of_the_allies_alone(die: int, result: str, veteran: bool) -> None:
    """Section 10.31: Recruits if they have lost most; after a Major defeat it is the citizens who count, and these are
    elsewhere, and many."""
    table = apart("VI", ROME, CAPUA, veteran=True)
    alone(table, "epirus")
    commander(table, "praetor", "VI")
    army(table, "rome", "4309", "205", legions=("VI_AL",))
    army(table, "epirus", "4309", "milon", infantry=60, cavalry=9)
    table.phase("milon").act("epirus", Attack("rome"), battle=die).meet().finish()
    assert rolled(table).result == result
    assert [table.state.legions[one].veteran for one in ("VI_RL", "VI_AL")] == [veteran, veteran]


def test_a_legion_that_was_placed_apart_is_not_trained_in_rome() -> None:
    """Section 10.32: both components would have to be there."""
    table = consul(pool=("205",)).do("rome", RaiseManpower("legions"), 2).do("rome", MusterApart(ROME, CAPUA), 1)
    table.do("rome", Assign("VI", ROME, "latium"), 1).stand("rome", ROME, 0, "204", inside=True)
    table.state.republic = table.rome().with_magistrate(Magistrate("204", "urban_praetor"))
    table.begin(Training(), 1)
    assert table.told(LegionTrained) == [] and not table.state.legions["VI_RL"].kept


# Losses and the end of a legion


def lose(table: Table, key: str) -> None:
    """Let a stack lose everything."""
    lose_percent(RisePlay(table.state, ScriptedDice(), events=[]), key, 100, "battle")


@pytest.mark.ruling("G70")
def test_a_legion_is_in_play_as_long_as_one_half_is() -> None:
    table = praetors("4413", CAPUA)
    lose(table, f"rome@{CAPUA}+in")
    assert "VI_AL" not in table.state.legions and table.man("205").legions == ("VI",)
    unite_legion_halves(table.state)
    assert table.state.legions["VI"].elements == {"RL": (9, 1)}
    assert table.at("rome", "4413", inside=True).legions == ("VI",)
    lose(table, "rome@4413+in")
    assert "VI" not in legions_in_play(table.state) and table.man("205").legions == ()


def test_both_halves_are_disbanded_together() -> None:
    """Section 10.18."""
    table = apart("VI", ROME, CAPUA)
    table.begin(Strategic(step="disband"))
    assert table.allowed("rome", Disband(("VI",))) and not table.allowed("rome", Disband(("VI_AL",)))
    table.act("rome", Disband(("VI",)))
    assert "VI" not in legions_in_play(table.state)
    assert not {"VI_RL", "VI_AL"} & {one for there in table.state.stacks.values() for one in there.legions}


def test_a_legion_with_a_besieged_half_is_not_disbanded() -> None:
    """Section 10.18."""
    table = apart("VI", ROME, CAPUA)
    set_city(table.state, CAPUA, besieger="epirus")
    table.stand("epirus", CAPUA, 60).begin(Strategic(step="disband"))
    assert not table.allowed("rome", Disband(("VI",)))


# Reinforcements and garrisons


def test_each_half_is_reinforced_where_it_stands() -> None:
    """Sections 10.14 and 10.22: citizens at Rome at once, allies in Samnium with the Legate."""
    table = split(consul_field(), "VI", ROME, "4109")
    weak = {"VI_RL": Legion({"RL": (6, 0)}), "VI_AL": Legion({"AL": (5, 3)})}
    table.state.legions = {**table.state.legions, **weak}
    assert legion_sp_shortfalls(table.state, 0) == {"VI:RL": 3, "VI:AL": 4}
    table.begin(Phase(leader="201", side="rome")).do("rome", RaiseManpower("reinforcements"), 8)
    table.do("rome", Reinforce(("VI:RL",) * 2 + ("VI:AL",), ("VI:RL",)), 1)
    assert table.state.legions["VI_RL"].elements == {"RL": (8, 1)}
    assert table.state.legions["VI_AL"].elements == {"AL": (5, 3)} and table.rome().legate == {"VI:AL": (1, 0)}


def consul_field() -> Field:
    """The Rome Consul of the Eagle is active; no army is short, and Rome's siege engine is built."""
    table = Field("eagle")
    table.republic(short=0)
    table.state.once = ("engine:rome",)
    return table


def test_men_of_a_garrison_do_not_become_the_half_that_stands_elsewhere() -> None:
    """Section 10.17: citizens do not become allies."""
    table = praetors(CAPUA, "4413")
    table.state.legions = {**table.state.legions, "VI_RL": Legion({"RL": (7, 1)})}
    assert legion_vacancies(table.state, ("VI_RL",)) == [("VI_RL", "RL", 2)]
    there = table.at("rome", CAPUA, inside=True)
    set_stack(table.state, msgspec.structs.replace(there, troops=(Troops("garrison", 5),)))
    table.phase("205")
    assert table.allowed("rome", DrawGarrison(2)) and not table.allowed("rome", DrawGarrison(3))
    table.act("rome", DrawGarrison(2)).act("rome", EndPhase())
    assert table.state.legions["VI_RL"].elements == {"RL": (9, 1)}


def test_a_half_of_a_consular_army_is_no_consular_army_less() -> None:
    """Section 5.28: a Consular Army of one legion that lost its battle with its citizens alone."""
    table = apart("VI", ROME, CAPUA)
    table.republic(armies={**table.rome().armies, 4: ("VI",)})
    battle = Battle(attacker="rome@4309", hex="4309", defender="epirus@4309", legion_losses={"VI": 3})
    assert _consular(table.state, battle)
