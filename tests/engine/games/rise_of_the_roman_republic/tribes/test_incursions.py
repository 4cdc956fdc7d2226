"""Samnite Incursion, and the Gauls (Samnite Wars)."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.combat import Retreat
from engine.games.rise_of_the_roman_republic.actions.cup import EndPhase
from engine.games.rise_of_the_roman_republic.actions.movement import March
from engine.games.rise_of_the_roman_republic.board.control import province_of
from engine.games.rise_of_the_roman_republic.board.stacks import set_stack, total_sp
from engine.games.rise_of_the_roman_republic.combat.coordination import may_help
from engine.games.rise_of_the_roman_republic.events.combat import BattleBegan, BattleRolled, BoxesMoved, Withdrew
from engine.games.rise_of_the_roman_republic.events.siege import SiegePlaced
from engine.games.rise_of_the_roman_republic.events.tribes import IncursionMet, TribeGone
from engine.games.rise_of_the_roman_republic.frames.combat import Battle
from engine.games.rise_of_the_roman_republic.frames.tribes import Incursion
from engine.games.rise_of_the_roman_republic.frames.turn import Phase, Turns
from engine.games.rise_of_the_roman_republic.state import CityState, Cup
from engine.games.rise_of_the_roman_republic.tribes.stops import tribe_resenting_stop
from tests.engine.games.rise_of_the_roman_republic.central_italy import italy
from tests.engine.games.rise_of_the_roman_republic.combat.fields import Field, alone, army, rolled
from tests.engine.games.rise_of_the_roman_republic.playing import Table


@pytest.mark.ruling("W25")
def test_samnites_are_welcome_where_the_level_speaks_for_them_or_the_province_is_theirs() -> None:
    state = italy().state
    found = {
        one: tribe_resenting_stop(state, "samnites", one)
        for one in ("apulia", "umbria", "bruttium", "lucania", "sabinus")
    }
    assert found == {"apulia": "", "umbria": "", "bruttium": "bruttium", "lucania": "lucania", "sabinus": "sabinus"}
    assert not tribe_resenting_stop(state, "samnites", "latium") and not tribe_resenting_stop(
        state, "samnites", "samnium"
    )
    assert tribe_resenting_stop(state, "gaul", "picenum") and not tribe_resenting_stop(
        state, "gaul", "southern_etruria"
    )
    assert not tribe_resenting_stop(state, "rome", "bruttium")


def raid(*rolls: int) -> Table:
    """Pontius marches with 21 SP from Samnium to 3809 in Sabinus, which is at 1 for Rome."""
    table = italy().begin(Phase(leader="pontius", side="samnites"))
    table.do("samnites", March("all", ("4009", "3909", "3809")), *rolls)
    return table


@pytest.mark.ruling("W4", "s.3")
def test_a_stop_in_an_unfriendly_province_brings_its_tribe_levied_by_rome() -> None:
    """A 9 raises 18 Sabines, who attack at once: no avoidance, no help; the Samnites win, and the levy goes home."""
    table = raid(9)
    [met], [began] = table.told(IncursionMet), table.told(BattleBegan)
    assert (met.tribe, met.die, met.infantry, met.cavalry, met.siege) == ("sabinus", 9, 18, 0, False)
    assert (began.attacker, began.defender, began.kind) == ("sabinus", "samnites", "incursion")
    assert table.state.masters["sabinus"] == "rome" and table.state.levies == ("sabinus",)
    assert "sabine" not in table.state.cup.markers and table.moment() == "samnites: battle.defence_ready"


def fight(*rolls: int) -> Table:
    """Let the Sabines fight it out with these dice."""
    table = raid(9)
    prepared = table.prompt("samnites").default
    assert prepared is not None
    return table.do("samnites", prepared, *rolls)


@pytest.mark.ruling("W4", "W6", "s.3")
def test_who_fails_to_win_retreats_to_samnium_over_any_distance() -> None:
    table = fight(9, 10, 9, 1)  # tactics of both, the die, a commander in danger: the tribe wins
    assert table.told(BattleRolled)[0].result in ("a_win", "a_major")
    while not table.moment().endswith("incursion.flee"):
        table.do("samnites", table.prompt("samnites").default, 1)  # type: ignore[arg-type]
    assert table.allowed("samnites", Retreat("4109", True)) and not table.allowed("samnites", Retreat("3810", False))
    table.do("samnites", Retreat("4109", True), 1)
    there = table.at("samnites", "4109", inside=True)
    assert "pontius" in there.leaders and province_of(there.hex) == "samnium"
    assert table.told(TribeGone) == [TribeGone("sabinus", "alone")] and "sabinus" not in table.state.masters


@pytest.mark.parametrize("allied", [True, False])
@pytest.mark.ruling("W6")
def test_after_a_draw_an_allied_tribe_goes_to_samnium_with_the_samnites(allied: bool) -> None:
    """It has fought beside them; an independent one in the same hex has not, and stays."""
    table = alone(Field("central_italy"), "samnites", "rome")
    army(table, "samnites", "3809", "pontius", infantry=10)
    army(table, "apulia", "3809", "apulian", infantry=8)
    table.state.masters, table.state.allied = {"apulia": "samnites"}, ("apulia",) if allied else ()
    table.start(Incursion(intruder="samnites@3809"), tribal_army=9)
    table.dice(battle=9 if allied else 7).finish()
    assert rolled(table).result == "draw" and table.moment() == "samnites: incursion.flee"
    table.act("samnites", Retreat("3909", False))
    assert table.at("samnites", "3909").leaders == ("pontius",)
    assert table.at("apulia", "3909" if allied else "3809").leaders == ("apulian",)
    assert [one.power for one in table.told(Withdrew)] == (["samnites", "apulia"] if allied else ["samnites"])


def test_who_wins_stays_and_the_levy_goes_home_all_the_same() -> None:
    table = fight(5, 5, 9, 1, 1)
    assert table.told(BattleRolled)[0].result in ("d_win", "d_major")
    assert [one.tribe for one in table.told(TribeGone)] == ["sabinus"]
    assert "pontius" in table.at("samnites", "3809").leaders and not table.state.levies


def test_a_tribe_in_arms_falls_upon_them_itself_and_remains() -> None:
    table = italy().stand("sabinus", "3510", 12, "sabine")
    table.state.masters = {"sabinus": "samnites"}
    table.begin(Phase(leader="pontius", side="samnites")).do("samnites", March("all", ("4009", "3909", "3809")))
    [met] = table.told(IncursionMet)
    assert met.die == -1 and met.infantry == 12 and table.at("sabinus", "3809").leaders == ("sabine",)
    assert not table.state.levies


@pytest.mark.ruling("W7")
def test_in_a_city_of_their_own_they_are_besieged_by_the_tribe() -> None:
    table = italy()
    table.state.cities = {**table.state.cities, "3810": CityState("samnites", 1)}
    table.begin(Phase(leader="pontius", side="samnites")).do(
        "samnites", March("all", ("4009", "3909", "3810+in")), 5, 1
    )
    [placed] = table.told(SiegePlaced)
    assert (placed.place, placed.besieger) == ("3810", "sabinus") and table.state.cities["3810"].besieger == "sabinus"
    assert table.state.masters["sabinus"] == "rome" and table.told(TribeGone) == []
    table.state.cities = {**table.state.cities, "3810": CityState("samnites", 1)}  # the siege is over
    table.state.cup = Cup(("pontius",))
    table.begin(Turns(step="draw"), 1)
    assert [one.tribe for one in table.told(TribeGone)] == ["sabinus"]


def against_the_sabines() -> Field:
    """The Sabines, in arms with 12 SP, fall upon 60 Samnites in 3809."""
    table = alone(Field("central_italy"), "samnites", "rome")
    army(table, "samnites", "3809", "pontius", infantry=60)
    army(table, "sabinus", "3709", "sabine", infantry=12)
    table.state.masters = {"sabinus": "samnites"}
    return table.start(Incursion(intruder="samnites@3809"))


@pytest.mark.ruling("W27")
def test_a_tribe_in_arms_that_loses_its_battle_retreats_in_its_land_and_stays_in_arms() -> None:
    """Rome, which leads it for the moment, says where to; then it is the Samnite player's again."""
    table = against_the_sabines().dice(battle=1)
    table.finish_until("battle.flee")
    assert rolled(table).result in ("d_win", "d_major")
    assert table.moment() == "rome: battle.flee"
    table.finish()
    [there] = [one for one in table.state.stacks.values() if one.power == "sabinus"]
    assert there.hex != "3809" and province_of(there.hex) == "sabinus" and there.leaders == ("sabine",)
    assert table.told(TribeGone) == [] and table.state.masters["sabinus"] == "samnites"
    assert table.at("samnites", "3809").leaders == ("pontius",)


@pytest.mark.ruling("W28")
def test_a_battle_that_a_tribe_fights_for_rome_moves_the_level_as_any_other() -> None:
    """Towards the Samnites where they win it, towards Rome where the levy does."""
    table = fight(5, 5, 9, 1, 1)
    moved = [one for one in table.told(BoxesMoved) if one.province == "sabinus"]
    assert [(one.side, one.why in ("victory", "major_victory")) for one in moved] == [("samnites", True)]
    table = fight(9, 10, 9, 1)
    while not table.moment().endswith("incursion.flee"):
        table.do("samnites", table.prompt("samnites").default, 1)  # type: ignore[arg-type]
    assert {one.side for one in table.told(BoxesMoved) if one.province == "sabinus"} == {"rome"}


@pytest.mark.parametrize("levy", [True, False])
@pytest.mark.ruling("W29")
def test_a_levy_that_rome_leads_is_no_emergency_and_a_tribe_in_arms_is_one(levy: bool) -> None:
    """More than 20 Campanians besiege Samnites in a city of theirs when the phase ends."""
    table = alone(Field("central_italy"), "samnites", "rome")
    army(table, "samnites", "4511", "pontius", infantry=8)
    table.state.cities = {**table.state.cities, "4612": CityState("samnites", 1)}
    if not levy:
        army(table, "campania", "4413", "campanian", infantry=36)
        table.state.masters, table.state.stubborn = {"campania": "samnites"}, ("campania",)
    table.phase("pontius").act("samnites", March("all", ("4612+in",)), **({"tribal_army": 9} if levy else {}))
    while table.moment() != "samnites: phase.act":
        table.act(table.moment().partition(":")[0], EndPhase())
    table.act("samnites", EndPhase())
    assert table.told(IncursionMet)[0].infantry > 20 and table.state.cities["4612"].besieger == "campania"
    assert ("tribe" in [one.kind for one in table.state.republic.alarms]) != levy


@pytest.mark.ruling("W30")
def test_one_entry_brings_the_tribe_once_however_often_they_stop() -> None:
    """They stand in the province already: another Stop there is no new entry, one after leaving it is."""
    table = alone(Field("central_italy"), "samnites", "rome")
    army(table, "samnites", "3809", "pontius", infantry=30)
    table.phase("pontius").act("samnites", March("all", ("3810",)))
    assert table.told(IncursionMet) == [] and table.moment() == "samnites: phase.act"
    table.act("samnites", March("all", ("3809", "3909", "3809")))
    assert [one.place for one in table.told(IncursionMet)] == ["3809"]


@pytest.mark.ruling("W5")
def test_a_besieged_tribe_and_an_ally_do_not_fall_upon_them() -> None:
    table = italy().stand("sabinus", "3810", 12, "sabine", inside=True).stand("rome", "3810", 20)
    table.state.masters = {"sabinus": "samnites"}
    table.state.cities = {**table.state.cities, "3810": CityState("", 1, besieger="rome")}
    table.begin(Phase(leader="pontius", side="samnites")).do("samnites", March("all", ("4009", "3909", "3809")), 1)
    assert table.told(IncursionMet) == []


@pytest.mark.ruling("c.25")
def test_a_set_up_hex_is_no_entry_and_a_leader_alone_no_incursion() -> None:
    table = italy()
    assert table.state.incursions == () and total_sp(table.state, table.at("samnites", "4512")) == 8
    table.begin(Phase(leader="pontius", side="samnites")).do("samnites", March("alone", ("4009", "3909", "3809")), 1)
    assert table.told(IncursionMet) == []


def gauls(place: str, feet: int = 24) -> Table:
    table = italy().stand("gaul", place, feet, "gaul")
    table.state.masters = {**table.state.masters, "gaul": "samnites"}
    return table


@pytest.mark.ruling("W1")
def test_gauls_go_anywhere_and_are_met_like_samnites() -> None:
    table = gauls("2908").begin(Phase(leader="gaul", side="samnites"))
    table.do("samnites", March("all", ("3008", "3107", "3208")), 5, 5, 5, 8, 1)  # Picenum is at 2 for Rome
    assert table.told(IncursionMet)[0].tribe == "picenum"
    assert not table.state.allied


def test_gauls_help_samnites_in_battle_and_not_the_other_way() -> None:
    state = gauls("4108").state
    fight = Battle(attacker="samnites@4109", hex="4109", defender="rome@4109")
    assert may_help(state, fight, 0, "gaul") and not may_help(state, fight, 1, "gaul")
    raid_ = Battle(attacker="gaul@4109", hex="4109", defender="rome@4109")
    assert not may_help(state, raid_, 0, "samnites")


def test_gauls_leave_when_they_enter_rome() -> None:
    table = gauls("3714")
    stack = table.state.stacks.pop("gaul@3714")
    table.state.stacks = {k: v for k, v in table.state.stacks.items() if not k.startswith("rome@3714")}
    table = Table("central_italy").stand("gaul", "3714", 24, "gaul", inside=True)
    assert stack.leaders == ("gaul",)
    rome = table.state.stacks.pop("rome@3714+in")
    table.state.legions, table.state.cities = {}, {**table.state.cities, "3714": CityState("gaul", 0)}
    table.state.masters = {"gaul": "samnites"}
    table.begin(Turns(step="draw"), 1)
    assert rome.legions and table.told(TribeGone) == [TribeGone("gaul", "sated")]
    assert table.state.cities["3714"].holder == "rome" and table.state.outcome is None
    assert isinstance(table.prompt("samnites").default, EndPhase)


@pytest.mark.ruling("W8")
@pytest.mark.parametrize(("garrison", "infantry", "cavalry"), [(False, 17, 3), (True, 5, 0)])
def test_the_campanians_are_counted_as_in_a_revolt(garrison: bool, infantry: int, cavalry: int) -> None:
    """With Romans in Capua fewer rise than without."""
    table = Table("central_italy").stand("samnites", "4311", 20)
    for one in [one for one in table.state.stacks.values() if one.hex == "4412"]:
        set_stack(table.state, msgspec.structs.replace(one, troops=(), legions=(), leaders=()))
    if garrison:
        table.stand("rome", "4412", 1, inside=True)
    table.begin(Incursion(intruder="samnites@4311"), 5, 1, 5, 1)
    [met] = table.told(IncursionMet)
    assert (met.tribe, met.infantry, met.cavalry) == ("campania", infantry, cavalry)
