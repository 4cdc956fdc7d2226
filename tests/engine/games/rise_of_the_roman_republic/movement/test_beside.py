"""Marches, interceptions and defence together with an allied tribe (Tribal Operations of the Samnite Wars and of the
First Alexander; section 5.51)."""

import pytest

from engine.games.rise_of_the_roman_republic.actions.combat import Attack, Avoid, SpendGuile
from engine.games.rise_of_the_roman_republic.actions.movement import AnswerGuile, Intercept, March, MarchBeside
from engine.games.rise_of_the_roman_republic.board.stacks import stack_of_leader
from engine.games.rise_of_the_roman_republic.events.combat import AvoidanceRolled, BattleBegan, Withdrew
from engine.games.rise_of_the_roman_republic.events.movement import Marched
from tests.engine.games.rise_of_the_roman_republic.combat.fields import Field, alone, army, office, rolled

APULIA, NEXT, FAR = "4507", "4607", "4606"  # three hexes of Apulia, each beside the one before
SAMNIUM = ("4408", "4308")


def with_apulians(scenario: str = "central_italy", *, allied: bool = True) -> Field:
    """Pontius and the Apulians stand together in Apulia; the Samnites lead them."""
    table = alone(Field(scenario), "samnites", "rome", "epirus")
    army(table, "samnites", APULIA, "pontius", infantry=20)
    army(table, "apulia", APULIA, "apulian", infantry=10)
    table.state.masters = {"apulia": "samnites"}
    table.state.allied = ("apulia",) if allied else ()
    return table


def test_a_leader_marches_together_with_an_allied_tribe_as_one_force() -> None:
    """Both walk, and pay by the size of both."""
    table = with_apulians().phase("pontius")
    table.act("samnites", MarchBeside("apulia", (NEXT, FAR)))
    assert table.at("samnites", FAR).leaders == ("pontius",) and table.at("apulia", FAR).leaders == ("apulian",)
    assert [one.sp for one in table.told(Marched)] == [30]
    assert table.at("samnites", APULIA).is_empty and table.at("apulia", APULIA).is_empty


def test_he_leads_the_tribe_beyond_its_province_in_the_samnite_wars() -> None:
    """Only an independent tribe is kept at home."""
    table = with_apulians().phase("pontius")
    assert table.allowed("samnites", MarchBeside("apulia", SAMNIUM))


def test_with_alexander_the_tribe_never_leaves_its_province() -> None:
    """The leader may march on alone."""
    table = with_apulians("alexander")
    for place in ("4508", "4506", "4505", "4608", "4307", "4706", "5004", "5203"):
        known = table.state.cities[place]
        table.state.cities = {**table.state.cities, place: type(known)("samnites", known.ids)}
    table.phase("pontius")
    assert table.allowed("samnites", MarchBeside("apulia", (NEXT,)))
    assert not table.allowed("samnites", MarchBeside("apulia", SAMNIUM))
    assert table.allowed("samnites", March("all", SAMNIUM))


def test_an_independent_tribe_goes_with_nobody() -> None:
    table = with_apulians(allied=False).phase("pontius")
    assert "march_beside" not in table.prompt("samnites").menu.forms


def test_both_defend_when_they_are_intercepted() -> None:
    table = with_apulians()
    office(table, "113", "dictator", "III", "IV")
    army(table, "rome", "4707", "113", legions=("III", "IV"))
    table.phase("pontius").act("samnites", MarchBeside("apulia", (NEXT, FAR)))
    assert table.moment() == "rome: movement.intercept"
    table.act("rome", Intercept((f"113@{NEXT}",))).act("samnites", AnswerGuile(0), interception=0)
    assert [one.defender_sp for one in table.told(BattleBegan)] == [(30, 0, 0)]
    table.finish()


@pytest.mark.parametrize("along", [True, False])
def test_an_interceptor_takes_an_allied_tribe_along_if_he_wants(along: bool) -> None:
    table = with_apulians()
    office(table, "113", "dictator", "III", "IV")
    army(table, "rome", "4706", "113", legions=("III", "IV"))
    table.phase("113").act("rome", March("all", (NEXT, FAR)))
    table.act("samnites", Intercept((f"pontius@{NEXT}",), tribes=("apulia",) if along else ()), interception=0)
    assert [one.attacker_sp for one in table.told(BattleBegan)] == [(30 if along else 20, 0, 0)]
    table.finish()
    assert table.at("apulia", APULIA).is_empty == along


def test_a_tribe_that_intercepts_takes_no_tribe_along() -> None:
    """Least of all itself."""
    table = with_apulians()
    office(table, "113", "dictator", "III", "IV")
    army(table, "rome", "4706", "113", legions=("III", "IV"))
    table.phase("113").act("rome", March("all", (NEXT, FAR)))
    assert table.allowed("samnites", Intercept((f"apulian@{NEXT}",)))
    assert not table.allowed("samnites", Intercept((f"apulian@{NEXT}",), tribes=("apulia",)))


def met(*, allied: bool = True) -> Field:
    """Lentulus stands before Pontius and the Apulians, and it is his phase."""
    table = with_apulians(allied=allied)
    office(table, "113", "dictator", "III", "IV")
    army(table, "rome", APULIA, "113", legions=("III", "IV"))
    return table.phase("113")


@pytest.mark.ruling("c.45")
def test_an_allied_tribe_defends_together_with_the_samnites() -> None:
    """There is one force to be attacked, and Pontius commands it."""
    table = met()
    assert table.allowed("rome", Attack("samnites")) and not table.allowed("rome", Attack("apulia"))
    table.act("rome", Attack("samnites")).meet()
    assert [one.defender_sp for one in table.told(BattleBegan)] == [(30, 0, 0)]
    table.finish()
    assert rolled(table).defender_leader == "pontius"


def test_an_independent_tribe_is_attacked_apart() -> None:
    table = met(allied=False)
    assert table.allowed("rome", Attack("apulia"))
    table.act("rome", Attack("samnites")).meet()
    assert [one.defender_sp for one in table.told(BattleBegan)] == [(20, 0, 0)]
    table.finish()


def test_an_allied_tribe_avoids_together_with_the_samnites() -> None:
    table = met().act("rome", Attack("samnites"))
    table.act("samnites", Avoid(NEXT, False)).act("samnites", SpendGuile(0), avoidance=0).finish()
    assert table.at("samnites", NEXT).leaders == ("pontius",) and table.at("apulia", NEXT).leaders == ("apulian",)
    assert [one.power for one in table.told(Withdrew)] == ["samnites", "apulia"]


@pytest.mark.ruling("c.45")
def test_who_is_intercepted_beside_an_allied_tribe_is_not_alone() -> None:
    """Pontius passes the Apulians' camp."""
    table = alone(Field("central_italy"), "samnites", "rome")
    army(table, "samnites", APULIA, "pontius", infantry=20)
    army(table, "apulia", NEXT, "apulian", infantry=10)
    table.state.masters, table.state.allied = {"apulia": "samnites"}, ("apulia",)
    office(table, "113", "dictator", "III", "IV")
    army(table, "rome", "4707", "113", legions=("III", "IV"))
    table.phase("pontius").act("samnites", March("all", (NEXT, FAR)))
    table.act("rome", Intercept((f"113@{NEXT}",))).act("samnites", AnswerGuile(0), interception=0)
    assert [one.defender_sp for one in table.told(BattleBegan)] == [(30, 0, 0)]
    table.finish()


def test_samnites_without_a_leader_are_not_commanded_by_a_tribes() -> None:
    """So both are attacked apart."""
    table = alone(Field("central_italy"), "samnites", "rome")
    army(table, "samnites", APULIA, infantry=20)
    army(table, "apulia", APULIA, "apulian", infantry=10)
    table.state.masters, table.state.allied = {"apulia": "samnites"}, ("apulia",)
    office(table, "113", "dictator", "III", "IV")
    army(table, "rome", APULIA, "113", legions=("III", "IV"))
    table.phase("113")
    assert table.allowed("rome", Attack("samnites")) and table.allowed("rome", Attack("apulia"))


def lone_pontius(*, allied: bool = True, defenders: int = 10) -> Field:
    """Pontius has no men; the Apulians stand beside him, and Lentulus before them."""
    table = alone(Field("central_italy"), "samnites", "rome")
    army(table, "samnites", APULIA, "pontius")
    army(table, "apulia", APULIA, "apulian", infantry=defenders)
    table.state.masters, table.state.allied = {"apulia": "samnites"}, ("apulia",) if allied else ()
    office(table, "113", "dictator", "III", "IV")
    army(table, "rome", APULIA, "113", legions=("III", "IV"))
    return table.phase("113")


@pytest.mark.parametrize(("allied", "leader"), [(True, "pontius"), (False, "apulian")])
def test_a_leader_without_men_commands_an_allied_tribe_that_is_attacked(allied: bool, leader: str) -> None:
    table = lone_pontius(allied=allied)
    assert not table.allowed("rome", Attack("samnites"))
    table.act("rome", Attack("apulia")).meet().finish()
    assert [one.defender_sp for one in table.told(BattleBegan)] == [(10, 0, 0)]
    assert rolled(table).defender_leader == leader


def test_a_leader_without_men_avoids_together_with_the_allied_tribe() -> None:
    """By his own Campaign."""
    table = lone_pontius().act("rome", Attack("apulia"))
    table.act("samnites", Avoid(NEXT, False)).act("samnites", SpendGuile(0), avoidance=0).finish()
    assert [one.leader for one in table.told(AvoidanceRolled)] == ["pontius"]
    assert table.at("samnites", NEXT).leaders == ("pontius",) and table.at("apulia", NEXT).leaders == ("apulian",)


def test_a_leader_without_men_outlives_the_allied_tribe_that_is_beaten() -> None:
    """The tribe is gone; he escapes."""
    table = lone_pontius(defenders=4).act("rome", Attack("apulia")).meet().finish()
    assert rolled(table).result in ("a_win", "a_major") and table.at("apulia", APULIA).is_empty
    assert "pontius" not in table.at("samnites", APULIA).leaders
    assert stack_of_leader(table.state, "pontius") is not None
