"""Battles, through prompts with scripted dice (chapter 8)."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.combat import (
    Attack,
    Invest,
    Prepare,
    RaiseTraining,
    Retreat,
    Stand,
    TakeCommand,
)
from engine.games.rise_of_the_roman_republic.combat.odds import battle_odds
from engine.games.rise_of_the_roman_republic.events.combat import (
    CommandRolled,
    CommandTaken,
    NoRetreat,
    PursuitRolled,
    SpLost,
    StatusChanged,
    Withdrew,
)
from engine.games.rise_of_the_roman_republic.events.cup import ContinuationRolled
from engine.games.rise_of_the_roman_republic.frames.combat import Battle
from engine.games.rise_of_the_roman_republic.state import Legion
from engine.kernel.texts import keyed_text
from tests.engine.games.rise_of_the_roman_republic.combat.fields import (
    BOVIANUM,
    FLAT,
    MOUNTAIN,
    ROUGH,
    Field,
    alone,
    amounts,
    army,
    office,
    rolled,
)


def lentulus_attacks_alexander() -> Field:
    table = Field()
    army(table, "rome", FLAT, "113", legions=("III", "IV"))
    alone(table, "epirus")
    army(table, "epirus", FLAT, "alexander_epirus", infantry=25, cavalry=4)
    return table.phase("113").act("rome", Attack("epirus")).act("epirus", Stand())


def test_lentulus_attacks_alexander_at_minus_one() -> None:
    """The second of the three exact battles: 22/4 against 25/4 is -1 of force, nothing else."""
    table = lentulus_attacks_alexander().act("epirus", Prepare(0), tactics_alexander_epirus=0, battle=8).finish()
    event = rolled(table)
    assert amounts(event) == {"force": -1}
    assert (event.attacker_tactics, event.defender_tactics) == ((5, 2), (0, 3))
    assert (event.adjusted, event.result, event.attacker, event.defender) == (6, "draw", 15, 15)
    assert round(battle_odds(-1, "E", "B").win, 2) == 4.42


def test_calvinus_attacks_pontius_at_plus_one() -> None:
    """The first of them, outside Bovianum: force +1, a Veteran legion +1, Rough -1, cavalry 0."""
    table = alone(Field("central_italy"), "samnites")
    army(table, "rome", BOVIANUM, "110", legions=("I", "II"))
    army(table, "samnites", BOVIANUM, "pontius", infantry=18, cavalry=3)
    table.phase("110").act("rome", Attack("samnites")).dice(battle=4).finish()
    assert amounts(rolled(table)) == {"force": 1, "veterans_attacker": 1, "rough": -1}


def test_alexander_attacks_lentulus_at_plus_one() -> None:
    """The third."""
    table = alone(Field(), "epirus")
    army(table, "rome", FLAT, "113", legions=("III", "IV"))
    army(table, "epirus", FLAT, "alexander_epirus", infantry=25, cavalry=4)
    table.phase("alexander_epirus").act("epirus", Attack("rome")).dice(battle=4).finish()
    assert amounts(rolled(table)) == {"force": 1} and rolled(table).adjusted == 4 + 1 + 6 - 2


def consular(leader: str, legions: int, *, attack: bool, partial: int = 0) -> Field:
    """A consul with so many legions, some of them partial, against the Samnites in a flat hex."""
    table = alone(Field(), "samnites", "rome")
    names = ("I", "II", "III", "IV", "V", "VI")[:legions]
    office(table, leader, "rome_consul", *names)
    for name in names[legions - partial :]:
        table.state.legions = {**table.state.legions, name: Legion({"RL": (4, 1)})}
    army(table, "rome", FLAT, leader, legions=names)
    army(table, "samnites", FLAT, "minatius", infantry=40, cavalry=9)
    if attack:
        return table.phase(leader).act("rome", Attack("samnites")).act("samnites", Stand()).finish()
    return table.phase("minatius").act("samnites", Attack("rome")).meet().finish()


@pytest.mark.parametrize("partial", [0, 2])
@pytest.mark.parametrize(("attack", "amount"), [(True, -2), (False, 2)])
def test_a_consul_of_letter_c_leads_six_legions_at_two_less(attack: bool, amount: int, partial: int) -> None:
    """The example of section 5.57 (TV10, TV11): -2 when he attacks, +2 for the enemy when he defends; partial legions
    count."""
    found = amounts(rolled(consular("105", 6, attack=attack, partial=partial)))
    assert found["efficiency_attacker" if attack else "efficiency_defender"] == amount


@pytest.mark.ruling("c.13")
def test_legions_without_a_commander_are_all_too_many() -> None:
    """Section 5.57; nobody rolls tactics for them, and they never avoid."""
    table = alone(Field(), "samnites", "rome")
    army(table, "rome", FLAT, legions=("III", "IV"))
    army(table, "samnites", FLAT, "minatius", infantry=26)
    table.phase("minatius").act("samnites", Attack("rome"), battle=4).finish()
    event = rolled(table)
    assert amounts(event)["efficiency_defender"] == 2 and event.defender_tactics == ()


def test_a_veteran_legion_needs_six_citizen_infantry() -> None:
    """Section 8.31."""
    table = alone(Field(), "samnites", "rome")
    table.state.legions = {**table.state.legions, "III": Legion({"RL": (5, 2)}, veteran=True)}
    table.state.legions = {**table.state.legions, "IV": Legion({"RL": (6, 2)}, veteran=True)}
    army(table, "rome", FLAT, "113", legions=("III", "IV"))
    army(table, "samnites", FLAT, "minatius", infantry=15)
    table.phase("113").act("rome", Attack("samnites")).act("samnites", Stand(), battle=5).finish()
    assert amounts(rolled(table))["veterans_attacker"] == 1


def test_thirty_against_twenty_eight_is_a_draw_at_six_each() -> None:
    """TV35: force -1, elite cavalry -1, tactics -2, a natural 9 makes an adjusted 5: both lose six."""
    table = alone(Field(), "samnites", "epirus")
    army(table, "samnites", FLAT, "minatius", infantry=24, cavalry=4)
    army(table, "epirus", FLAT, "alexander_epirus", infantry=26)
    army(table, "epirus", FLAT, cavalry=4, kind="syracusan", elite=True)
    table.phase("minatius").act("samnites", Attack("epirus")).act("epirus", Stand())
    table.act("epirus", Prepare(0), tactics_minatius=0, tactics_alexander_epirus=0, battle=9).finish()
    assert amounts(rolled(table)) == {"force": -1, "elite": -1}
    assert (rolled(table).adjusted, rolled(table).result) == (9 - 1 - 1 - 3, "draw")


@pytest.mark.ruling("c.26", "c.45", "G30")
def test_an_attack_names_one_power_and_meets_all_of_it() -> None:
    table = alone(Field(), "samnites", "epirus")
    army(table, "rome", ROUGH, "113", legions=("III", "IV"))
    army(table, "samnites", ROUGH, "minatius", infantry=10)
    army(table, "epirus", ROUGH, infantry=5)
    table.phase("113")
    assert table.allowed("rome", Attack("samnites")) and table.allowed("rome", Attack("epirus"))
    table.act("rome", Attack("epirus")).finish()
    assert rolled(table).defender_leader == "" and amounts(rolled(table))["force"] == 5


def test_what_stays_out_of_an_attack_neither_fights_nor_loses() -> None:
    """Section 5.55: there is no limit of legions for an attack; who leads badly attacks with fewer."""
    table = alone(Field(), "samnites")
    army(table, "rome", FLAT, "113", legions=("III", "IV"))
    army(table, "samnites", FLAT, "minatius", infantry=10)
    table.phase("113").act("rome", Attack("samnites", without=("IV",))).act("samnites", Stand(), battle=5).finish()
    assert amounts(rolled(table))["force"] == 1
    assert table.state.legions["IV"].infantry == 11 and table.state.legions["III"].infantry == 10
    assert not table.allowed("rome", Attack("samnites", without=("III", "IV")))


@pytest.mark.parametrize(("place", "strength"), [(ROUGH, 30), (FLAT, 26)])
def test_auxiliaries_fight_only_where_their_magistrate_may_be(place: str, strength: int) -> None:
    """Section 5.52: his own legions everywhere; Lentulus is the Field Consul of Samnium, and Lucania is not open to
    him."""
    table = alone(Field(), "samnites")
    army(table, "rome", place, "113", legions=("III", "IV"), infantry=4)
    army(table, "samnites", place, "minatius", infantry=20)
    table.phase("113").act("rome", Attack("samnites")).meet().finish()
    assert next(one.attacker for one in rolled(table).modifiers if one.name == "force") == strength


@pytest.mark.ruling("c.28")
def test_two_consuls_roll_for_the_command() -> None:
    """Section 5.53."""
    table = alone(Field(), "samnites", "rome")
    army(table, "rome", FLAT, "113", "112", legions=("I", "II", "III", "IV"))
    army(table, "samnites", FLAT, "minatius", infantry=30, cavalry=6)
    table.phase("minatius").act("samnites", Attack("rome"), command_113=7, command_112=2)
    [rolled] = table.told(CommandRolled)
    assert (rolled.dice, rolled.place) == ({"113": 7, "112": 2}, FLAT)
    assert [event.leader for event in table.told(CommandTaken)] == ["minatius", "113"]


@pytest.mark.ruling("c.28")
def test_after_a_tie_of_the_consuls_rome_chooses() -> None:
    table = alone(Field(), "samnites", "rome")
    army(table, "rome", FLAT, "113", "112", legions=("I", "II", "III", "IV"))
    army(table, "samnites", FLAT, "minatius", infantry=30, cavalry=6)
    table.phase("minatius").act("samnites", Attack("rome"), command_113=7, command_112=7)
    assert table.prompt("rome").subject == keyed_text("prompt.command.choose", place=FLAT, tie=True)
    table.act("rome", TakeCommand("112"))
    assert table.told(CommandTaken)[-1].leader == "112"


@pytest.mark.ruling("c.28")
def test_the_overall_commander_leads_and_the_best_of_the_others_helps_him() -> None:
    """Pontius as a subordinate is worth one, Minatius nothing (F30)."""
    for chief, other, amount in (("minatius", "pontius", {"subordinate_attacker": 1}), ("pontius", "minatius", {})):
        table = alone(Field(), "samnites", "rome")
        table.state.commanders = {"samnites": chief}
        army(table, "rome", FLAT, "113", legions=("III", "IV"))
        army(table, "samnites", FLAT, "minatius", "pontius", infantry=22, cavalry=4)
        table.phase(chief).act("samnites", Attack("rome", along=(other,))).meet().finish()
        found = {name: value for name, value in amounts(rolled(table)).items() if name.startswith("subordinate")}
        assert found == amount and rolled(table).attacker_leader == chief


@pytest.mark.ruling("G53", "c.17")
def test_only_the_commanders_guile_counts_two_at_most() -> None:
    table = alone(Field(), "samnites", "rome")
    table.state.commanders = {"samnites": "pontius"}
    army(table, "rome", FLAT, "113", legions=("III", "IV"))
    army(table, "samnites", FLAT, "pontius", "egnatius", infantry=22, cavalry=4)
    table.phase("pontius").act("samnites", Attack("rome", along=("egnatius",))).meet()
    assert not table.allowed("samnites", Prepare(3))
    table.act("samnites", Prepare(2)).finish()
    assert amounts(rolled(table))["guile_attacker"] == 2 and table.state.guile["pontius"] == 1


@pytest.mark.ruling("c.53")
def test_nobody_devotes_himself_in_the_first_alexander() -> None:
    table = lentulus_attacks_alexander()
    assert table.moment() == "epirus: battle.defence_ready"


@pytest.mark.ruling("G26")
def test_who_devotes_himself_commands_and_dies() -> None:
    """Section 8.31 (TV15): half of his Campaign, rounded down; once a game."""
    table = alone(Field("central_italy"), "samnites")
    army(table, "rome", BOVIANUM, "110", legions=("I", "II"))
    army(table, "samnites", BOVIANUM, "pontius", infantry=18, cavalry=3)
    table.phase("110").act("rome", Attack("samnites")).act("samnites", Stand())
    table.act("rome", Prepare(0, devoted="110")).act("samnites", Prepare(0)).finish()
    event = rolled(table)
    assert amounts(event)["devotio"] == 2 and event.attacker_leader == "110" and event.attacker_tactics == (5, 2)
    assert "110" in table.state.republic.gone and "devotio" in table.state.once


@pytest.mark.ruling("G22")
@pytest.mark.parametrize("waded", [True, False])
def test_who_comes_over_a_river_attacks_the_worse_for_it(waded: bool) -> None:
    table = alone(Field(), "samnites")
    army(table, "rome", FLAT, "113", legions=("III", "IV"))
    army(table, "samnites", FLAT, "minatius", infantry=20)
    table.phase("113", crossed=("113",) if waded else ())
    table.act("rome", Attack("samnites")).act("samnites", Stand(), battle=5).finish()
    assert ("river" in amounts(rolled(table))) == waded


@pytest.mark.ruling("G20")
@pytest.mark.parametrize("failed", [True, False])
def test_who_failed_to_intercept_is_the_worse_for_it(failed: bool) -> None:
    table = alone(Field(), "samnites")
    army(table, "rome", FLAT, "113", legions=("III", "IV"))
    army(table, "samnites", FLAT, "minatius", infantry=20)
    table.phase("113", missed=("minatius",) if failed else ())
    table.act("rome", Attack("samnites")).act("samnites", Stand(), battle=3).finish()
    assert amounts(rolled(table)).get("interception", 0) == (2 if failed else 0)


def test_mountains_shelter_the_defender_and_keep_cavalry_out() -> None:
    """Ruling c.4; elite cavalry neither (ruling G23)."""
    table = alone(Field(), "samnites")
    army(table, "rome", MOUNTAIN, "113", legions=("III", "IV"))
    army(table, "samnites", MOUNTAIN, "minatius", infantry=13, cavalry=13, elite=True)
    table.phase("113").act("rome", Attack("samnites")).act("samnites", Stand(), battle=7).finish()
    assert amounts(rolled(table)) == {"mountain": -2}


# Losers


def beaten_samnites(place: str = ROUGH) -> Field:
    """Lentulus has attacked Minatius at +1; the Samnites choose their retreat after an adjusted 7."""
    table = alone(Field(), "samnites")
    army(table, "rome", place, "113", legions=("III", "IV"))
    army(table, "samnites", place, "minatius", infantry=20)
    return table.phase("113").act("rome", Attack("samnites")).act("samnites", Stand(), battle=6)


@pytest.mark.ruling("c.27", "c.30")
def test_the_loser_retreats_further_and_towards_the_nearest_friendly_city() -> None:
    """From 4309: Saepinum and Beneventum lie two hexes off, and a retreat ends nearer to one of them."""
    table = beaten_samnites()
    found = [step.token for step in table.prompt("samnites").menu.choices_after(("retreat",)).options]
    assert "4210" in found and not {"4308", "4309"} & set(found)
    table.act("samnites", Retreat("4210", True)).finish()
    assert table.at("samnites", "4210", inside=True).leaders == ("minatius",)
    assert table.told(Withdrew)[-1].points == 0 and table.at("samnites", "4210", inside=True).status == 1


@pytest.mark.ruling("c.30")
def test_who_flees_into_the_city_of_the_hex_is_besieged_if_the_victor_likes() -> None:
    table = beaten_samnites(BOVIANUM)
    table.act("samnites", Retreat(BOVIANUM, True)).act("rome", RaiseTraining(("IV",))).act("rome", Invest(True))
    assert table.state.cities[BOVIANUM].besieger == "rome"


@pytest.mark.ruling("c.4", "G31")
def test_who_finds_no_way_out_loses_a_quarter_more_and_is_disorganized() -> None:
    table = alone(Field(), "samnites", "epirus")
    table.state.cities = {
        place: msgspec.structs.replace(city, holder="rome" if city.holder == "samnites" else city.holder)
        for place, city in table.state.cities.items()
    }
    army(table, "rome", FLAT, "113", legions=("III", "IV"))
    army(table, "samnites", FLAT, "minatius", infantry=20)
    table.phase("113").act("rome", Attack("samnites")).act("samnites", Stand(), battle=5, pursuit=0).finish()
    assert table.told(NoRetreat)[0].percent == 25
    assert table.at("samnites", FLAT).troops[0].infantry == 20 - 3 - 5 and table.at("samnites", FLAT).status == 2


@pytest.mark.ruling("G24")
def test_pursuit_takes_its_share_of_what_began_the_battle() -> None:
    """Twenty lose 15 percent, then 10 percent of twenty, not of seventeen; elite and mountains give no pursuit."""
    table = beaten_samnites()
    table.act("samnites", Retreat("4210", True), pursuit=7).finish()
    assert table.told(PursuitRolled)[0].percent == 10
    assert [(one.cause, one.infantry) for one in table.told(SpLost) if one.power == "samnites"] == [
        ("battle", 3),
        ("pursuit", 2),
    ]


@pytest.mark.ruling("c.31")
def test_a_second_defeat_in_a_turn_disorganizes() -> None:
    table = beaten_samnites()
    table.act("samnites", Retreat("4210", False)).finish()
    table.state.stacks = {k: msgspec.structs.replace(v, status=0) for k, v in table.state.stacks.items()}
    army(table, "rome", "4210", "113", legions=("III", "IV"))
    table.phase("113").act("rome", Attack("samnites")).act("samnites", Stand(), battle=5)
    table.finish()
    assert table.told(StatusChanged)[-1].why == "again" and table.told(StatusChanged)[-1].after == 2


@pytest.mark.ruling("c.31")
def test_the_disorganized_attack_nobody_and_are_the_worse_in_defence() -> None:
    table = alone(Field(), "samnites")
    army(table, "rome", FLAT, "113", legions=("III", "IV"), status=1)
    army(table, "samnites", FLAT, "minatius", infantry=20, status=2)
    table.phase("113").act("rome", Attack("samnites")).act("samnites", Stand(), battle=3).finish()
    assert amounts(rolled(table))["disrupted_attacker"] == -1 and amounts(rolled(table))["disorganized_defender"] == 2
    table = alone(Field(), "samnites")
    army(table, "rome", FLAT, "113", legions=("III", "IV"))
    army(table, "samnites", FLAT, "minatius", infantry=20, status=2)
    assert not table.phase("minatius").allowed("samnites", Attack("rome"))


@pytest.mark.ruling("c.2")
def test_a_leader_whose_force_is_disorganized_is_finished() -> None:
    """Table of Operations (ruling c.2)."""
    table = lentulus_attacks_alexander().act("epirus", Prepare(0), tactics_113=0, tactics_alexander_epirus=6, battle=1)
    assert rolled(table).result == "d_major" and table.moment().startswith("rome: battle.flee")
    table.finish()
    assert not table.told(ContinuationRolled)


# Training (section 10.31)


def test_a_victory_makes_one_legion_veteran_of_romes_choice() -> None:
    table = beaten_samnites()
    table.act("samnites", Retreat("4210", True))
    assert not table.allowed("rome", RaiseTraining(("III", "IV")))
    table.act("rome", RaiseTraining(("IV",))).finish()
    assert table.state.legions["IV"].veteran and not table.state.legions["III"].veteran


def test_a_defeat_costs_the_veteran_legion_that_lost_most_its_training() -> None:
    table = alone(Field(), "samnites", "rome")
    table.state.legions = {**table.state.legions, "III": Legion({"RL": (11, 2)}, veteran=True)}
    army(table, "rome", ROUGH, "113", legions=("III",))
    army(table, "samnites", ROUGH, "minatius", infantry=20)
    table.phase("minatius").act("samnites", Attack("rome")).dice(battle=8).meet()
    table.finish()
    assert rolled(table).result == "a_win"
    assert not table.state.legions["III"].veteran


def test_a_battle_frame_without_an_enemy_is_over_at_once() -> None:
    table = Field()
    army(table, "rome", FLAT, "113", legions=("III",))
    table.start(Battle(attacker=f"rome@{FLAT}", hex=FLAT, defender=f"samnites@{FLAT}"))
    assert table.moment() == "epirus: phase.act"


@pytest.mark.ruling("c.32")
def test_a_battle_is_noted_for_triumph_censure_and_emergency() -> None:
    """Caused: enemy infantry, pursuit too; own losses of the strength of the first fight."""
    table = beaten_samnites()
    table.act("samnites", Retreat("4210", True), pursuit=5).finish()
    deeds = table.state.republic.deeds["113"]
    assert deeds.won and deeds.caused == 3 + 1 and deeds.strength == 26 and deeds.lost == 2
    lost = lentulus_attacks_alexander().act("epirus", Prepare(0), tactics_113=0, tactics_alexander_epirus=6, battle=1)
    defeat = lost.finish().state.republic.defeats[0]
    assert defeat.major and defeat.consular and defeat.consul and defeat.losses == 30
