"""Sieges, assaults, treachery and surrender, through prompts with scripted dice (chapter 9)."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.combat import SpendGuile
from engine.games.rise_of_the_roman_republic.actions.siege import (
    AbandonCity,
    Assault,
    DemandSurrender,
    DrawGarrison,
    GarrisonCity,
    GarrisonWith,
    LeaveGarrison,
    LiftSiege,
    OccupyCity,
    PlaceSiege,
    Treachery,
)
from engine.games.rise_of_the_roman_republic.board.sieges import lift_broken_sieges, set_city
from engine.games.rise_of_the_roman_republic.events.combat import LeaderStranded
from engine.games.rise_of_the_roman_republic.events.siege import (
    AssaultRolled,
    CityTaken,
    Foraged,
    SiegeAttritionRolled,
    SurrenderRolled,
    TreacheryRolled,
)
from engine.games.rise_of_the_roman_republic.frames.siege import Capture, SiegeAttrition
from engine.games.rise_of_the_roman_republic.invariants import violations
from engine.games.rise_of_the_roman_republic.rules import RisePlay
from engine.games.rise_of_the_roman_republic.siege.defence import lose_city_sp
from engine.games.rise_of_the_roman_republic.siege.supply import is_supplied
from engine.games.rise_of_the_roman_republic.state import CityState, Legion, Troops
from engine.games.rise_of_the_roman_republic.tables import ROME
from engine.kernel.dice import ScriptedDice
from tests.engine.games.rise_of_the_roman_republic.combat.fields import (
    BENEVENTUM,
    BOVIANUM,
    PAESTUM,
    Field,
    alone,
    army,
    office,
)

SAEPINUM, LARINUM = "4210", "4208"


def before(place: str = BOVIANUM, *, garrison: int = 0, leader: str = "", besieged: bool = True) -> Field:
    """Lentulus with III and IV before a Samnite city."""
    table = alone(Field(), "samnites", "rome")
    army(table, "rome", place, "113", legions=("III", "IV"))
    army(table, "samnites", place, *([leader] if leader else []), infantry=garrison, inside=True)
    if besieged:
        known = table.state.cities[place]
        table.state.cities = {**table.state.cities, place: msgspec.structs.replace(known, besieger="rome")}
    return table


def city(table: Field, place: str = BOVIANUM) -> CityState:
    return table.state.cities[place]


def of(event: AssaultRolled | SiegeAttritionRolled) -> dict[str, int]:
    return {one.name: one.amount for one in event.modifiers}


@pytest.mark.ruling("c.34")
@pytest.mark.parametrize(("garrison", "allowed"), [(19, True), (20, False)])
def test_a_siege_needs_as_much_infantry_as_garrison_and_militia(garrison: int, allowed: bool) -> None:
    table = before(garrison=garrison, besieged=False).phase("113")
    assert table.allowed("rome", PlaceSiege()) == allowed


@pytest.mark.ruling("c.34")
def test_a_siege_is_placed_with_a_roll_to_go_on_and_lifted_free() -> None:
    table = before(besieged=False).phase("113").act("rome", PlaceSiege(), continuation=0)
    assert city(table).besieger == "rome"
    table.act("rome", LiftSiege())
    assert city(table).besieger == "" and table.moment() == "rome: phase.act"


@pytest.mark.ruling("c.34", "c.28")
def test_who_commands_the_besiegers_lifts_the_siege_and_nobody_under_him() -> None:
    """Sections 5.43 and 5.45: a Praetor among the besiegers does not end his consul's siege."""
    table = before()
    office(table, "101", "praetor", "V")
    army(table, "rome", BOVIANUM, "101", legions=("V",))
    table.phase("101")
    assert not table.allowed("rome", LiftSiege())
    table.phase("113")
    assert table.allowed("rome", LiftSiege())


@pytest.mark.ruling("c.34", "G32")
@pytest.mark.parametrize(("infantry", "stays"), [(3, True), (2, False)])
def test_a_detachment_keeps_a_siege_only_if_it_is_strong_enough(infantry: int, stays: bool) -> None:
    table = alone(Field(), "samnites", "rome")
    army(table, "rome", BOVIANUM, infantry=infantry)
    table.state.cities = {**table.state.cities, BOVIANUM: CityState("samnites", 3, 0, "rome")}
    lift_broken_sieges(RisePlay(table.state, ScriptedDice(), events=[]))
    assert (city(table).besieger == "rome") == stays


# Assault


def test_a_dictator_without_legions_storms_with_those_of_who_comes_along() -> None:
    """RRR 5.51: he campaigns with the armies of those below him; alone he has nobody who could storm."""
    table = before()
    office(table, "105", "dictator")
    army(table, "rome", BOVIANUM, "105")
    table.phase("105")
    assert not table.allowed("rome", Assault())
    table.act("rome", Assault(along=("113",)), assault=9)
    assert table.told(AssaultRolled)[0].infantry == 22


@pytest.mark.ruling("c.5", "c.36", "G33", "G43")
def test_an_assault_costs_infantry_and_takes_the_city_at_nothing_left() -> None:
    """22 against 3: a column of six; die 9, -3 capability, -2 for letter E: adjusted 4 costs 10 and 50 percent."""
    table = before().phase("113").act("rome", Assault(), assault=9)
    event = table.told(AssaultRolled)[0]
    assert of(event) == {"siege_capability": -3, "commander_letter": -2}
    assert (event.infantry, event.strength, event.attacker, event.defender) == (22, 3, 10, 50)
    assert city(table).ids == 1 and sum(table.state.legions[one].infantry for one in ("III", "IV")) == 20
    assert sum(table.state.legions[one].cavalry for one in ("III", "IV")) == 4


@pytest.mark.parametrize("leave", [True, False])
def test_a_force_that_has_retaken_rome_goes_in_with_the_senates_leave_alone(leave: bool) -> None:
    """Section 5.63: a garrison may stay in the city without it."""
    table = before(ROME)
    table.state.cities = {**table.state.cities, ROME: CityState("samnites", 0, 0, "rome")}
    if leave:
        granted = msgspec.structs.replace(table.man("113"), granted=("enter_rome",))
        table.state.republic = table.rome().with_magistrate(granted)
    table.start(Capture(place=ROME, power="rome", leader="113", how="assault"))
    assert table.moment() == "rome: capture.occupy" and table.allowed("rome", GarrisonCity(1, False))
    assert table.allowed("rome", OccupyCity(False)) == leave
    table.act("rome", GarrisonCity(1, False))
    assert table.at("rome", ROME, inside=True).troops and "113" in table.at("rome", ROME).leaders


@pytest.mark.ruling("c.15")
def test_an_assault_ends_the_phase() -> None:
    table = before().phase("113").act("rome", Assault(), assault=0)
    assert table.moment() != "rome: phase.act"


def stormed() -> Field:
    """Saepinum with a garrison of one and Minatius has fallen to Lentulus' assault."""
    table = before(SAEPINUM, garrison=1, leader="minatius")
    office(table, "107", "rome_consul", "III", "IV")  # letter B: an adjusted 7 takes all
    army(table, "rome", SAEPINUM, "107")
    return table.phase("107").act("rome", Assault()).act("rome", SpendGuile(0), assault=9)


@pytest.mark.ruling("c.18", "c.36", "G43")
def test_a_fallen_city_loses_garrison_and_militia_and_its_leader_comes_away() -> None:
    table = stormed()
    taken = table.told(CityTaken)[0]
    assert (taken.how, taken.power) == ("assault", "rome") and city(table, SAEPINUM).ids == 0
    stranded = table.told(LeaderStranded)[0]
    assert stranded.leader == "minatius" and stranded.die == -1 and stranded.to
    assert table.moment() == "rome: capture.occupy"


@pytest.mark.ruling("c.36")
def test_the_captor_goes_in_or_leaves_a_garrison_or_the_city_goes_back() -> None:
    table = stormed().act("rome", OccupyCity(False))
    assert table.at("rome", SAEPINUM, inside=True).legions and city(table, SAEPINUM).holder == "rome"
    table = stormed().act("rome", GarrisonCity(2, False))
    assert table.at("rome", SAEPINUM, inside=True).troops == (Troops("garrison", 2),)
    assert table.at("rome", SAEPINUM).legions and city(table, SAEPINUM).holder == "rome"
    table = stormed().act("rome", AbandonCity(False))
    assert city(table, SAEPINUM).holder == "samnites"  # a Home province: to its owner


@pytest.mark.ruling("c.56", "G42")
def test_a_city_that_was_stormed_may_be_sacked() -> None:
    table = stormed()
    asked = table.prompt("rome").subject
    assert asked is not None and asked.args["sack"] is True  # and so it is asked for
    table.act("rome", GarrisonCity(1, True))
    assert (city(table, SAEPINUM).sacked, city(table, SAEPINUM).ids) == (2, 0)
    assert city(table, SAEPINUM).holder == "rome"


@pytest.mark.ruling("c.56", "G42")
def test_pyrrhus_sacks_nothing() -> None:
    """The Eagle: only what is open is taken for an answer."""
    table = alone(Field("eagle"))
    army(table, "epirus", SAEPINUM, "pyrrhus", infantry=30)
    table.start(Capture(place=SAEPINUM, power="epirus", leader="pyrrhus", how="assault"))
    assert table.allowed("epirus", OccupyCity(False)) and not table.allowed("epirus", OccupyCity(True))
    asked = table.prompt("epirus").subject
    assert asked is not None and asked.args["sack"] is False


def test_too_many_legions_hamper_an_assault_partial_ones_too() -> None:
    """RRR 9.31 and section 5.57."""
    table = before(garrison=2)
    for name in ("I", "II"):
        table.state.legions = {**table.state.legions, name: Legion({"RL": (4, 0)})}
    table.republic(
        magistrates=tuple(
            msgspec.structs.replace(one, legions=("I", "II", "III", "IV") if one.leader == "113" else ())
            for one in table.state.republic.magistrates
        )
    )
    army(table, "rome", BOVIANUM, legions=("I", "II"))
    table.phase("113").act("rome", Assault(), assault=5)
    assert of(table.told(AssaultRolled)[0])["efficiency_attacker"] == -2


def test_romans_storm_rome_a_column_further() -> None:
    """RRR 9.31 and section 14.0."""
    table = alone(Field(), "samnites", "rome")
    army(table, "rome", "3714", "113", legions=("III", "IV"))
    army(table, "samnites", "3714", infantry=2, inside=True)
    table.state.cities = {**table.state.cities, "3714": CityState("samnites", 8, 0, "rome")}
    table.phase("113").act("rome", Assault(), assault=5)
    event = table.told(AssaultRolled)[0]
    assert of(event)["rome"] == 1 and event.shift == 1
    assert (event.attacker, event.defender) == (15, 15)  # adjusted 1, 2:1 and one column: 3:1


# Siege attrition


@pytest.mark.ruling("c.43", "c.44", "G36")
def test_both_sides_of_a_siege_roll_and_the_besieger_first() -> None:
    """Beneventum is rough and in reach of Roman Capua: -3; the besieged militia has no modifier."""
    table = before(BENEVENTUM, garrison=10)
    table.start(SiegeAttrition(), **{f"siege_{BENEVENTUM}_besieger": 9, f"siege_{BENEVENTUM}_besieged": 7})
    besieger, besieged = table.told(SiegeAttritionRolled)
    assert (besieger.besieger, of(besieger), besieger.attrition_sp) == (True, {"supplied": -3}, 30)
    assert (besieger.percent, besieger.loss) == (16, 5)
    assert (of(besieged), besieged.attrition_sp, besieged.percent, besieged.loss) == ({}, 11, 25, 3)
    assert city(table, BENEVENTUM).ids == 0 and table.at("samnites", BENEVENTUM, inside=True).troops[0].infantry == 8


@pytest.mark.ruling("G36", "c.36")
def test_a_city_without_a_man_left_falls_by_attrition() -> None:
    table = before(LARINUM)
    table.start(SiegeAttrition(), **{f"siege_{LARINUM}_besieger": 0, f"siege_{LARINUM}_besieged": 9})
    assert table.told(CityTaken)[0].how == "attrition" and table.moment() == "rome: capture.occupy"
    table.act("rome", GarrisonCity(1, False))
    assert city(table, LARINUM).holder == "rome" and city(table, LARINUM).besieger == ""


@pytest.mark.ruling("G36")
def test_who_forages_wastes_the_province_at_a_natural_nine() -> None:
    """Far from any friendly city the besieger adds one, and lives on the land."""
    place = "5004"  # Barium
    table = alone(Field(), "samnites", "rome")
    army(table, "rome", place, "113", legions=("III", "IV"))
    table.state.cities = {**table.state.cities, place: CityState("", 1, 0, "rome")}
    assert not is_supplied(table.state, "rome", place)
    table.start(SiegeAttrition(), **{f"siege_{place}_besieger": 9, f"siege_{place}_besieged": 0})
    assert table.told(Foraged)[0].province == "apulia" and table.state.devastated == ("apulia",)
    assert of(table.told(SiegeAttritionRolled)[0])["forage"] == 1


@pytest.mark.ruling("c.43")
def test_an_enemy_on_the_way_cuts_supply_and_a_sacked_city_gives_none() -> None:
    table = before(BENEVENTUM)
    assert is_supplied(table.state, "rome", BENEVENTUM)
    for place, known in list(table.state.cities.items()):
        if known.holder == "rome":
            table.state.cities = {**table.state.cities, place: msgspec.structs.replace(known, sacked=2)}
    assert not is_supplied(table.state, "rome", BENEVENTUM)


@pytest.mark.ruling("A17")
def test_sieges_are_resolved_by_the_besiegers_side_then_by_hex() -> None:
    table = before(BENEVENTUM)
    army(table, "samnites", "4412", "minatius", infantry=30)
    army(table, "epirus", "4210", infantry=20)
    cities = table.state.cities
    table.state.cities = {
        **cities,
        "4412": msgspec.structs.replace(cities["4412"], besieger="samnites"),
        "4210": msgspec.structs.replace(cities["4210"], besieger="epirus"),
    }
    table.start(SiegeAttrition()).finish()
    order = [one.place for one in table.told(SiegeAttritionRolled) if one.besieger]
    assert order == [BENEVENTUM, "4412", "4210"]


def test_whole_legions_too_many_count_by_twos_in_siege_attrition() -> None:
    """Section 5.57: two over are one; a partial legion is none."""
    table = before()
    names = ("I", "II", "III", "IV")
    for name in names:
        table.state.legions = {**table.state.legions, name: Legion({"RL": (11, 2)})}
    office(table, "113", "field_consul", *names)
    army(table, "rome", BOVIANUM, legions=names)
    table.start(SiegeAttrition())
    assert of(table.told(SiegeAttritionRolled)[0])["efficiency_siege"] == 1


# Treachery and surrender


@pytest.mark.ruling("G41", "c.17")
def test_others_add_their_guile_to_treachery_and_the_defender_answers() -> None:
    table = alone(Field(), "samnites", "epirus", "rome")
    army(table, "samnites", PAESTUM, "pontius", infantry=20)
    army(table, "epirus", PAESTUM, "alexander_epirus", infantry=5, inside=True)
    table.phase("pontius").act("samnites", Treachery(3)).act("epirus", SpendGuile(1), treachery=7)
    event = table.told(TreacheryRolled)[0]
    assert (event.adjusted, event.needed, event.falls) == (9, 10, False)
    assert not table.allowed("samnites", Treachery(1))  # once a city and phase; his Guile is spent too


@pytest.mark.ruling("G41")
def test_a_consul_spends_one_point_and_does_not_add_it() -> None:
    """RRR 9.6."""
    table = before(LARINUM, besieged=False)
    army(table, "rome", LARINUM, "112", legions=("I", "II"))
    table.phase("112")
    assert not table.allowed("rome", Treachery(2))
    table.act("rome", Treachery(1), treachery=9)
    assert table.told(TreacheryRolled)[0].adjusted == 9 and table.told(CityTaken)[0].how == "treachery"


@pytest.mark.parametrize(("led", "allowed"), [(True, False), (False, True)])
def test_nobody_tries_treachery_with_an_army_that_he_does_not_command(led: bool, allowed: bool) -> None:
    """Sections 5.45 and 5.52: a consul without legions beside his colleague, who has led him in this turn, or not."""
    table = before(LARINUM, besieged=False)
    army(table, "rome", LARINUM, "112")
    man = msgspec.structs.replace(table.man("112"), army=0, legions=(), led=led)
    table.state.republic = table.rome().with_magistrate(man)
    assert table.phase("112").allowed("rome", Treachery(1)) == allowed


@pytest.mark.ruling("a.3.3")
def test_praetors_and_proconsuls_try_no_treachery_and_rome_is_never_betrayed() -> None:
    """RRR 9.6 and ruling a.3.3."""
    table = before(LARINUM, besieged=False)
    office(table, "112", "proconsul", "I", "II")
    army(table, "rome", LARINUM, "112", legions=("I", "II"))
    assert not table.phase("112").allowed("rome", Treachery(1))
    table = alone(Field(), "samnites", "rome")
    army(table, "samnites", "3714", "pontius", infantry=20)
    assert not table.phase("pontius").allowed("samnites", Treachery(1))


@pytest.mark.ruling("c.35", "G38", "A16")
def test_a_small_city_next_to_a_force_may_be_asked_for_once_a_phase() -> None:
    """No medium one without levels; nobody need go in."""
    table = alone(Field(), "samnites", "rome")
    army(table, "rome", "4209", "113", legions=("III", "IV"))
    table.phase("113")
    assert table.allowed("rome", DemandSurrender(LARINUM)) and not table.allowed("rome", DemandSurrender(BOVIANUM))
    table.act("rome", DemandSurrender(LARINUM), surrender=5)
    asked = table.told(SurrenderRolled)[0]
    assert (asked.needed, asked.campaign, asked.reasons) == (5, 5, ()) and city(table, LARINUM).holder == "rome"
    assert table.moment() == "rome: phase.act" and not table.at("rome", LARINUM, inside=True).legions
    table.act("rome", DemandSurrender(SAEPINUM), surrender=6)
    assert city(table, SAEPINUM).holder == "samnites" and not table.allowed("rome", DemandSurrender(SAEPINUM))


@pytest.mark.ruling("c.35")
def test_a_city_with_men_in_it_does_not_surrender() -> None:
    table = alone(Field(), "samnites", "rome")
    army(table, "rome", "4209", "113", legions=("III", "IV"))
    army(table, "samnites", LARINUM, infantry=1, inside=True)
    assert not table.phase("113").allowed("rome", DemandSurrender(LARINUM))


# Garrisons


@pytest.mark.ruling("G67")
def test_legions_leave_a_garrison_evenly_and_take_it_back() -> None:
    """Section 10.17."""
    table = alone(Field(), "rome")
    army(table, "rome", "4412", "113", legions=("III", "IV"), inside=True)
    table.phase("113").act("rome", LeaveGarrison(3))
    assert table.at("rome", "4412", inside=True).troops == (Troops("garrison", 3),)
    assert sorted(table.state.legions[one].infantry for one in ("III", "IV")) == [9, 10]
    table.state.legions = {**table.state.legions, "IV": Legion({"RL": (9, 2)}, veteran=True)}
    table.state.legions = {**table.state.legions, "III": Legion({"RL": (9, 2)})}
    table.phase("113").act("rome", DrawGarrison(3))
    assert [table.state.legions[one].infantry for one in ("III", "IV")] == [11, 10]
    assert table.at("rome", "4412", inside=True).troops == ()


def test_an_element_of_which_nobody_is_left_is_gone_with_its_garrison() -> None:
    """Sections 8.34 and 10.17: an element without SP is removed, in a garrison as in a loss."""
    table = alone(Field("eagle"), "rome")
    army(table, "rome", "4412", "201", legions=("I",), inside=True)
    table.state.legions = {**table.state.legions, "I": Legion({"RL": (3, 1), "AL": (1, 0)})}
    office(table, "201", "rome_consul", "I")
    table.phase("201").act("rome", LeaveGarrison(3))
    assert table.state.legions["I"].elements == {"RL": (1, 1)}
    assert table.at("rome", "4412", inside=True).troops == (Troops("garrison", 3),)
    assert not any("AL of legion I" in one for one in violations(table.state))
    table.state.legions = {**table.state.legions, "I": Legion({"RL": (1, 1), "AL": (0, 0)})}
    assert "AL of legion I has 0/0 SP" in list(violations(table.state))


def test_who_has_troops_of_several_kinds_chooses_which_of_them_stay_as_a_garrison() -> None:
    """Section 9.9: of Epirotes and Greeks two Greeks; legions give theirs evenly and are not asked (section 10.17)."""
    table = alone(Field(), "samnites", "epirus")
    army(table, "epirus", BOVIANUM, "alexander_epirus", infantry=25)
    army(table, "epirus", BOVIANUM, infantry=6, kind="greek")
    known = table.state.cities[BOVIANUM]
    table.state.cities = {**table.state.cities, BOVIANUM: msgspec.structs.replace(known, besieger="epirus")}
    table.phase("alexander_epirus").act("epirus", Assault(()), assault=9).finish_until("capture.")
    assert table.moment() == "epirus: capture.occupy"
    table.act("epirus", GarrisonWith(("greek:infantry", "greek:infantry"), False))
    assert table.at("epirus", BOVIANUM, inside=True).troops == (Troops("greek", 2),)
    assert not stormed().allowed("rome", GarrisonWith(("italian:infantry",), False))


@pytest.mark.ruling("G41")
def test_of_two_who_may_command_in_a_city_the_one_with_guile_answers_treachery() -> None:
    table = alone(Field(), "samnites", "rome")
    army(table, "samnites", "4412", "pontius", infantry=20)
    army(table, "rome", "4412", "112", "113", legions=("III", "IV"), inside=True)
    table.state.guile = {**table.state.guile, "112": 0, "113": 1}
    table.phase("pontius").act("samnites", Treachery(1))
    assert table.moment() == "rome: treason.start"


@pytest.mark.ruling("G16")
def test_of_several_powers_in_a_city_the_largest_starves_first_and_cavalry_counts_two() -> None:
    """Six Attrition SP are three cavalry SP; nothing is left for the men beside them to pay."""
    table = alone(Field("eagle"), "epirus")
    place = "5423"
    table.state.stacks = {name: one for name, one in table.state.stacks.items() if one.hex != place}
    set_city(table.state, place, ids=0)
    army(table, "carthage", place, infantry=2, inside=True)
    army(table, "epirus", place, cavalry=3, inside=True)
    lost = lose_city_sp(RisePlay(table.state, ScriptedDice()), place, 6, "siege", attrition=True)
    assert (lost.infantry, lost.cavalry) == (0, 3) and table.at("carthage", place, inside=True).troops


def test_nobody_besieges_or_asks_a_city_with_legions_that_he_does_not_command() -> None:
    """Section 5.45: a Praetor stands beside a Proconsul's army."""
    for legions, allowed in (((), False), (("V",), True)):
        table = before(besieged=False)
        office(table, "101", "praetor", *legions)
        army(table, "rome", BOVIANUM, "101", legions=legions)
        menu = table.phase("101").prompt("rome").menu
        assert ("place_siege" in menu.forms) == allowed
        assert "demand_surrender" not in menu.forms or allowed
