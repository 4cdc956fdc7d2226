"""The Strategic Decision Phase through prompts (sections 3.0 B, 5.2 and 5.3)."""

import pytest

from engine.games.rise_of_the_roman_republic.actions.politics import (
    Assign,
    CallDictator,
    Disband,
    Elect,
    Muster,
    NameCommander,
    PlaceLeader,
    PlaceWithin,
    Prorogue,
    RequestArmy,
    RetainLeaders,
    TakeField,
)
from engine.games.rise_of_the_roman_republic.board.stacks import stack_of_leader
from engine.games.rise_of_the_roman_republic.events.politics import (
    EmergencyFound,
    LeaderRetained,
    MagistrateElected,
    PlutoVisited,
    SeatLeftOpen,
    SenateAsked,
)
from engine.games.rise_of_the_roman_republic.frames.politics import Election, Strategic
from engine.games.rise_of_the_roman_republic.politics.eligibility import free_armies
from engine.games.rise_of_the_roman_republic.republic import Alarm, Glory, Magistrate
from tests.engine.games.rise_of_the_roman_republic.playing import Table

POOL = ("104", "114", "119")


def after_longus() -> Table:
    """Longus' army (I, II) stands in Samnium, Philo's (III, IV) in Lucania; Cursor, Flaccinator and Libo are in the
    pool, in this order."""
    table = Table("central_italy")
    table.legion("I", "4109", inside=True).legion("II", "4109", inside=True)
    table.legion("III", "4908", inside=True).legion("IV", "4908", inside=True)
    longus = Magistrate("105", "rome_consul", 1, ("I", "II"), start="samnium")
    philo = Magistrate("112", "field_consul", 2, ("III", "IV"), province="lucania", start="lucania")
    armies = {1: ("I", "II"), 2: ("III", "IV")}
    return table.republic(magistrates=(), outgoing=(longus, philo), pool=POOL, armies=armies, short=0)


def test_cursor_takes_his_predecessors_army_and_stands_with_it() -> None:
    """The example of section 5.21 (line 669, TV04)."""
    table = after_longus().begin(Election(office="rome_consul"), 1)
    assert not table.allowed("rome", Assign("army_2", "4908", "none"))
    table.do("rome", Assign("army_1", "4109", "none"), 1)
    cursor = table.man("104")
    assert (cursor.army, cursor.legions, cursor.start, cursor.province) == (1, ("I", "II"), "samnium", "")
    assert "104" in table.at("rome", "4109", inside=True).leaders


def test_cursor_may_stay_in_rome_without_imperium() -> None:
    table = after_longus().begin(Election(office="rome_consul"), 1)
    table.do("rome", Assign("none", "3714", "none"), 1)
    assert table.man("104").legions == () and "104" in table.at("rome", "3714", inside=True).leaders


def test_flaccinator_has_to_take_lucanias_army_but_not_its_province() -> None:
    """The example of section 5.22 (line 718, TV05)."""
    table = after_longus().republic(magistrates=(Magistrate("104", "rome_consul", 1, ("I", "II")),), pool=POOL[1:])
    table.begin(Election(office="field_consul"), 1)
    assert not table.allowed("rome", Assign("army_1", "4109", "samnium"))
    assert not table.allowed("rome", Assign("army_2", "4908", "campania"))  # Roman Italy
    assert table.allowed("rome", Assign("army_2", "4908", "apulia"))
    table.do("rome", Assign("army_2", "4908", "lucania"), 1)
    assert table.man("114").province == "lucania" and table.man("114").start == "lucania"


def test_libo_commands_in_lucania_where_flaccinator_went_to_samnium() -> None:
    """The example of section 5.23 (line 760, TV06)."""
    flaccinator = Magistrate("114", "field_consul", 1, ("I", "II"))
    table = after_longus().republic(magistrates=(Magistrate("104", "rome_consul"), flaccinator), pool=POOL[2:])
    table.begin(Election(office="proconsul"), 1, 1)
    libo = table.man("119")
    assert (libo.army, libo.province, libo.prorogued) == (2, "lucania", False)


def test_barbula_is_a_praetor_of_one_marker_with_a_province() -> None:
    """The example of section 5.24 (line 805, TV03): a single legion raised in mid-turn at Capua."""
    table = Table("central_italy").legion("V", "4412", inside=True).republic(pool=("117",))
    table.begin(Election(office="praetor", legions=("V",), midturn=True), 1)
    table.do("rome", Assign("V", "4412", "campania"), 1)
    barbula = table.man("117")
    assert (barbula.most, barbula.legions, barbula.province) == (1, ("V",), "campania")


def test_a_seat_stays_open_where_nobody_is_left_to_be_elected() -> None:
    """Section 5.2: the pool is empty, and the legion waits without a praetor."""
    table = Table("eagle").legion("V", "4412", inside=True).republic(pool=())
    table.begin(Election(office="praetor", legions=("V",), midturn=True), 1)
    assert table.told(SeatLeftOpen) == [SeatLeftOpen("praetor")]
    assert not any(one.office == "praetor" for one in table.rome().magistrates)


def test_a_new_lone_legion_can_be_sent_to_lucania() -> None:
    """The first example of section 5.29 (line 937, TV08)."""
    table = Table("central_italy").legion("V", "3714", inside=True).republic(pool=("117",))
    table.begin(Election(office="praetor", legions=("V",), midturn=True), 1)
    table.do("rome", Assign("V", "3714", "lucania"), 1)
    assert table.man("117").province == "lucania" and table.man("117").start == "latium"


def test_two_new_legions_are_a_proconsuls_consular_army() -> None:
    """The second example of section 5.29 (line 943, TV09): XI and XII raised in Rome, Etruria his province."""
    table = Table("eagle").legion("XI", "3714", inside=True).legion("XII", "3714", inside=True)
    table.republic(pool=("204",)).begin(Election(office="proconsul", legions=("XI", "XII"), midturn=True), 1)
    table.do("rome", Assign("XI+XII", "3714", "etruria"), 1)
    assert table.man("204").army == 4 and table.rome().armies[4] == ("XI", "XII")


def test_gurges_leads_in_apulia_while_rufinus_stays_in_rome() -> None:
    """The example of section 5.26 (line 870, TV07): no army is his own, and he is placed with one of those in
    Apulia."""
    table = Table("eagle").legion("I", "4508", inside=True).legion("V", "4508", inside=True)
    table.republic(pool=("210", "212", "216", "217", "218", "219")).begin(Election(office="dictator"), 1)
    assert not table.allowed("rome", Elect("216"))
    table.do("rome", Elect("212")).do("rome", TakeField("212"))
    asked = table.prompt("rome").subject
    assert asked is not None and asked.args["office"] == "master_of_horse", "he was asked about as the Dictator"
    table.do("rome", Assign("none", "4508", "none"), 1)
    assert table.rome().dictator == table.man("212") and "212" in table.at("rome", "4508", inside=True).leaders
    assert table.rome().dictator_in_rome == table.man("210")
    assert table.man("210").most == 0 and table.rome().dictated == 2


def test_a_dictator_without_a_master_may_stay_in_rome_and_helps_every_request() -> None:
    """Section 5.26: his Initiative is subtracted; nobody takes the field."""
    table = (
        Table("eagle").republic(pool=("210", "216", "217", "218", "219", "220")).begin(Election(office="dictator"), 1)
    )
    table.do("rome", TakeField("none"), 1)
    assert table.rome().dictator is None and table.rome().dictator_in_rome == table.man("210")
    assert table.man("210").most == 0 and "210" in table.at("rome", "3714", inside=True).leaders


def test_a_dictators_second_army_is_no_proconsuls() -> None:
    """Section 5.26: any two Consular Armies."""
    table = Table().republic(magistrates=(), outgoing=())
    table.begin(Election(office="dictator"), 4)
    table.do("rome", Elect("none")).do("rome", TakeField("104"))
    table.do("rome", Assign("army_1+army_2", "3714", "none"), 1)
    assert table.man("104").legions == ("I", "II", "III", "IV")
    assert free_armies(table.rome()) == ()


@pytest.mark.ruling("c.41", "G6")
def test_no_master_of_horse_is_chosen_where_consuls_would_be_wanting() -> None:
    """Rulings c.41 and G6: two men are left for two consuls and an Urban Praetor."""
    table = Table("eagle").republic(pool=("210", "212", "216")).begin(Election(office="dictator"), 1)
    assert table.moment() == "rome: election.field"


def test_a_prorogued_praetor_goes_on_with_his_own_legion() -> None:
    """Section 5.32; a new province may be assigned to him (section 5.24)."""
    praetor = Magistrate("101", "praetor", 0, ("VI",), province="samnium", start="samnium")
    table = Table().legion("V", "4412", inside=True).legion("VI", "4209")
    table.republic(outgoing=(praetor,)).begin(Election(office="praetor", prorogued=("101",)))
    table.do("rome", Elect("101"))
    assert not table.allowed("rome", Assign("V", "4412", "campania"))
    assert table.allowed("rome", Assign("VI", "4209", "latium"))


@pytest.mark.ruling("G7")
def test_a_triumph_of_last_year_is_no_way_past_pluto() -> None:
    """Ruling G7: who is not named in B/2 cannot be chosen for it."""
    table = Table("eagle").republic(triumphs={"202": Glory(1, "field_consul")}, pool=("204", "205", "206", "207"))
    table.begin(Strategic()).do("rome", Disband(())).do("rome", Prorogue(), 1)
    assert table.moment() == "rome: election.imperium"  # the Rome Consul was drawn unasked


def year(table: Table) -> Table:
    """Go to the elections: Pontius and Gellius lead the Samnites and stay, or nobody does."""
    return table.do("samnites", RetainLeaders(("gellius", "pontius")), 1, 1)


def samnites(table: Table) -> Table:
    table.stand("samnites", "4109", 30, "pontius", "gellius", inside=True)
    table.state.waiting = {"samnites": ("brutulus", "egnatius", "minatius")}
    return table


@pytest.mark.ruling("G56")
def test_a_whole_year_of_alexander_fills_every_office() -> None:
    """Section 3.0 B: Philo is prorogued, and as no army is left for him goes back to the pool (ruling G56)."""
    table = samnites(Table()).begin(Strategic())
    table.do("rome", Disband(())).do("rome", Prorogue(("112",)))
    year(table).do("samnites", NameCommander("pontius"), 1)
    table.do("rome", Assign("army_1", "3714", "none"), 1)
    table.do("rome", Assign("army_2", "4412", "campania"), 1, 1)
    offices = {one.office: one.leader for one in table.rome().magistrates}
    assert offices == {"rome_consul": "101", "field_consul": "102", "urban_praetor": "103"}
    assert {"112", "113"} <= {*table.rome().pool} and table.rome().outgoing == ()
    assert stack_of_leader(table.state, "112") is None
    assert table.state.commanders == {"samnites": "pontius", "epirus": "alexander_epirus"}


def test_last_years_consuls_are_not_drawn_as_consuls() -> None:
    table = samnites(Table()).republic(pool=("101",)).begin(Strategic())
    table.do("rome", Disband(())).do("rome", Prorogue())
    year(table).do("samnites", NameCommander("pontius"), 1)
    table.do("rome", Assign("army_1", "3714", "none"), 1, 1, 1)
    drawn = {event.leader: event.office for event in table.told(MagistrateElected)}
    assert drawn["101"] == "rome_consul"
    assert all(office not in ("field_consul", "dictator") for office in drawn.values())


def test_a_proconsul_and_an_urban_praetor_cannot_be_prorogued() -> None:
    men = (
        Magistrate("101", "proconsul", 1, ("I", "II")),
        Magistrate("102", "urban_praetor"),
        Magistrate("103", "praetor", 0, ("III",)),
    )
    table = samnites(Table()).republic(magistrates=men, armies={1: ("I", "II")}).begin(Strategic())
    table.do("rome", Disband(()))
    assert not table.allowed("rome", Prorogue(("101",))) and not table.allowed("rome", Prorogue(("102",)))
    assert table.allowed("rome", Prorogue(("103",)))


def test_a_prorogued_consul_is_chosen_as_proconsul_for_another_province() -> None:
    """Section 5.23: he may keep his province, or take one outside Roman Italy."""
    table = samnites(Table()).legion("V", "4412", inside=True).legion("VI", "4412", inside=True)
    table.begin(Strategic()).do("rome", Disband(())).do("rome", Prorogue(("113",)))
    year(table).do("samnites", NameCommander("pontius"), 1)
    table.do("rome", Assign("army_1", "3714", "none"), 1).do("rome", Assign("army_2", "4412", "campania"))
    table.do("rome", Elect("113"))
    assert not table.allowed("rome", Assign("V+VI", "4412", "latium"))
    table.do("rome", Assign("V+VI", "4412", "samnium"), 1, 1)
    assert table.man("113").prorogued and table.man("113").army == 3 and table.man("113").province == "samnium"


def test_a_disbanded_consular_army_is_asked_for_anew() -> None:
    """Section 10.16: the Senate grants two new legions, with no modifier of provinces."""
    table = samnites(Table()).begin(Strategic())
    assert not table.allowed("rome", Disband(("I",)))  # the two of a consul together
    table.do("rome", Disband(("army_1",))).do("rome", Prorogue())
    year(table).do("samnites", NameCommander("pontius"), 1, 4)
    asked = table.told(SenateAsked)[0]
    assert (asked.leader, asked.matter, asked.modifier, asked.campaign, asked.granted) == ("101", "army", 0, 4, True)
    table.do("rome", Muster("4412", "4413"))
    table.do("rome", Assign("army_1", "4413", "none"), 1)
    assert table.man("101").legions == ("I", "II") and not table.state.legions["I"].veteran
    assert table.rome().raised == 2


def test_refused_an_army_the_consul_waits_in_rome_without_one() -> None:
    table = samnites(Table()).begin(Strategic())
    table.do("rome", Disband(("army_1",))).do("rome", Prorogue())
    year(table).do("samnites", NameCommander("pontius"), 1, 6, 1)
    assert table.man("101").legions == () and "I" not in table.state.legions
    assert "101" in table.at("rome", "3714", inside=True).leaders


def test_guile_is_spent_before_the_senates_die() -> None:
    table = samnites(Table()).republic(pool=("104",)).begin(Strategic())
    table.do("rome", Disband(("army_1",))).do("rome", Prorogue())
    year(table).do("samnites", NameCommander("pontius"), 1)
    table.do("rome", RequestArmy(1), 8)
    assert table.told(SenateAsked)[0].granted and table.state.guile["104"] == 0


@pytest.mark.ruling("G7")
def test_pluto_takes_the_prorogued_who_roll_nine_and_wounds_at_eight() -> None:
    """Section 3.0 B/3, and ruling G7 for a Triumph of last year: one is added to each die."""
    table = Table("eagle").republic(triumphs={"203": Glory(1, "proconsul")})
    table.begin(Strategic()).do("rome", Disband(()))
    table.do("rome", Prorogue(("201", "202"), ("203",)), 9, 8, 7)
    assert table.allowed("rome", Elect("203"))
    assert [(one.leader, one.result) for one in table.told(PlutoVisited)] == [
        *(("201", "killed"), ("202", "wounded"), ("203", "none"))
    ]
    assert table.rome().gone == ("201",) and table.rome().wounded == ("202",)


@pytest.mark.ruling("c.52")
def test_pluto_stays_away_from_alexanders_scenario() -> None:
    """Ruling c.52."""
    table = samnites(Table()).republic(triumphs={"112": Glory(1, "rome_consul")}).begin(Strategic())
    table.do("rome", Disband(())).do("rome", Prorogue(("112",)))
    assert table.told(PlutoVisited) == []


def test_a_triumph_of_last_year_can_be_made_consul_where_nobody_pauses() -> None:
    table = Table("eagle").republic(triumphs={"202": Glory(1, "field_consul")})
    table.begin(Strategic()).do("rome", Disband(())).do("rome", Prorogue((), ("202",)), 1)
    assert table.moment() == "rome: election.who"
    table.do("rome", Elect("202"))
    assert table.man("202").office == "rome_consul"


@pytest.mark.ruling("c.47", "G4")
def test_capua_in_enemy_hands_brings_a_dictator_by_law() -> None:
    """The Major Emergency of the tribal scenarios."""
    table = samnites(Table()).stand("epirus", "4412", 3, inside=True).begin(Strategic())
    table.do("rome", Disband(())).do("rome", Prorogue())
    year(table).do("samnites", NameCommander("pontius"), 1)
    assert table.told(EmergencyFound)[0].degree == "major"
    assert table.told(MagistrateElected)[0].office == "dictator"


def test_reate_in_enemy_hands_is_a_major_emergency() -> None:
    """Section 5.28 names it: three hexes from Rome."""
    table = samnites(Table()).stand("samnites", "3512", 1, inside=True).begin(Strategic())
    table.do("rome", Disband(())).do("rome", Prorogue())
    year(table).do("samnites", NameCommander("pontius"), 1)
    assert table.told(EmergencyFound)[0] == EmergencyFound("major", ("near_rome",))


def test_a_minor_emergency_leaves_the_choice() -> None:
    table = samnites(Table()).republic(alarms=(Alarm(1, "tribe", False),)).begin(Strategic())
    table.do("rome", Disband(())).do("rome", Prorogue())
    year(table).do("samnites", NameCommander("pontius"))
    assert table.moment() == "rome: strategic.emergency"
    subject = table.prompt("rome").subject
    assert subject is not None and subject.args["list"], "the question says why there is an Emergency"
    table.do("rome", CallDictator(), 1)
    assert table.told(MagistrateElected)[0].office == "dictator"


@pytest.mark.ruling("W23")
def test_a_samnite_leader_stays_by_his_campaign_and_others_are_drawn() -> None:
    """Ruling W23: Pontius (7) rolls 8 and goes back; the two are drawn of all five."""
    table = samnites(Table()).begin(Strategic())
    table.do("rome", Disband(())).do("rome", Prorogue())
    table.do("samnites", RetainLeaders(("pontius",)), 8, 1, 4)
    assert table.told(LeaderRetained) == [LeaderRetained("pontius", 8, 7, False)]
    table.do("samnites", PlaceLeader("4109")).do("samnites", PlaceLeader("4109"))
    assert table.at("samnites", "4109", inside=True).leaders == ("brutulus", "pontius")
    assert table.state.waiting["samnites"] == ("egnatius", "gellius", "minatius")


@pytest.mark.parametrize("inside", [True, False])
def test_a_drawn_samnite_joins_the_force_inside_a_city_or_the_one_outside(inside: bool) -> None:
    """Two forces stand at Bovianum; he goes to which of them the player wants."""
    table = samnites(Table()).stand("samnites", "4109", 3).stand("samnites", "4109", 3, inside=True)
    table.begin(Strategic()).do("rome", Disband(())).do("rome", Prorogue())
    table.do("samnites", RetainLeaders(("pontius",)), 8, 1, 4).do("samnites", PlaceLeader("4109"))
    assert table.moment() == "samnites: strategic.within"
    table.do("samnites", PlaceWithin(inside)).do("samnites", PlaceLeader("4109")).do("samnites", PlaceWithin(False))
    assert ("brutulus" in table.at("samnites", "4109", inside=True).leaders) == inside
    assert "pontius" in table.at("samnites", "4109").leaders
