"""Powers that change sides, men who will not march, and who stands in for whom in the Eagle."""

import pytest

from engine.games.rise_of_the_roman_republic.actions.diplomacy import Negotiate
from engine.games.rise_of_the_roman_republic.actions.manpower import BuildEngine, CallUpProvinces
from engine.games.rise_of_the_roman_republic.actions.movement import MarchAllies
from engine.games.rise_of_the_roman_republic.actions.naval import DrawAllies, LandExpedition, SendAmbassador
from engine.games.rise_of_the_roman_republic.actions.siege import AbandonCity
from engine.games.rise_of_the_roman_republic.augury.overseas import invite_invader
from engine.games.rise_of_the_roman_republic.board.bonds import forbidden_provinces, free_troops, note_hero_victory
from engine.games.rise_of_the_roman_republic.board.control import has_province_control, is_in_area, province_of
from engine.games.rise_of_the_roman_republic.board.losses import whole_stack_part
from engine.games.rise_of_the_roman_republic.board.sieges import set_city
from engine.games.rise_of_the_roman_republic.combat.coordination import will_not_fight_beside
from engine.games.rise_of_the_roman_republic.combat.escapes import possible_avoidances
from engine.games.rise_of_the_roman_republic.cup.markers import all_markers
from engine.games.rise_of_the_roman_republic.diplomacy.embassies import box_guile_price, rows_near, rows_within_reach
from engine.games.rise_of_the_roman_republic.events.diplomacy import EmbassySent
from engine.games.rise_of_the_roman_republic.events.powers import ExpeditionLanded
from engine.games.rise_of_the_roman_republic.events.siege import LootersRolled
from engine.games.rise_of_the_roman_republic.forces import Force, Part, Troops
from engine.games.rise_of_the_roman_republic.frames.siege import Capture
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.manpower.provincial import provincial_levy_places, provincial_yields
from engine.games.rise_of_the_roman_republic.movement.limits import is_welcome
from engine.games.rise_of_the_roman_republic.movement.mover import armies_movable_without_leader
from engine.games.rise_of_the_roman_republic.naval.cargo import leaderless_forces_able_to_sail, reachable_ports
from engine.games.rise_of_the_roman_republic.politics.hierarchy import overall_commanders, troops_under
from engine.games.rise_of_the_roman_republic.politics.replacement import remove_fallen_leader
from engine.games.rise_of_the_roman_republic.politics.requests import enemy_threat
from engine.games.rise_of_the_roman_republic.politics.returning import relieve_stand_in
from engine.games.rise_of_the_roman_republic.powers.expedition import expedition_ports as landings
from engine.games.rise_of_the_roman_republic.powers.review import review_powers, review_powers_at_new_year
from engine.games.rise_of_the_roman_republic.rules import RisePlay
from engine.games.rise_of_the_roman_republic.siege.assault import assault_modifiers
from engine.games.rise_of_the_roman_republic.state import Legion, Stack
from engine.games.rise_of_the_roman_republic.tables import LEADERS
from engine.games.rise_of_the_roman_republic.turn.sequence import rebuilt_city
from engine.kernel.dice import ScriptedDice
from tests.engine.games.rise_of_the_roman_republic.combat.fields import Field, alone, army
from tests.engine.games.rise_of_the_roman_republic.playing import Table


def play(table: Table, *rolls: int) -> RisePlay:
    return RisePlay(table.state, ScriptedDice(*rolls))


def level(table: Table, row: str, **boxes: int) -> Table:
    table.state.levels = {**table.state.levels, row: boxes}
    return table


@pytest.mark.ruling("E3")
def test_the_first_landing_wakes_sicily_and_moves_carthage_once() -> None:
    table = Table("eagle").stand("epirus", "5423", 10, "pyrrhus")
    review_powers(play(table))
    assert table.state.levels["west_sicilia"] == {"rome": 3} and table.state.levels["east_sicilia"] == {"epirus": 2}
    assert table.at("mamertines", "5915", inside=True).troops and table.at("carthage", "5526", inside=True).troops
    table.stand("epirus", "6118", 5)
    review_powers(play(table))
    assert table.state.levels["west_sicilia"] == {"rome": 3} and table.state.levels["east_sicilia"] == {"rome": 1}


@pytest.mark.ruling("E7")
def test_the_liparae_are_part_of_the_east_for_who_comes_uninvited() -> None:
    table = Table("eagle").stand("epirus", "5616", 5)
    review_powers(play(table))
    assert table.state.levels["east_sicilia"] == {"rome": 1} and table.state.levels["west_sicilia"] == {"rome": 3}


def test_who_comes_to_east_sicilia_as_syracuses_friend_disturbs_nobody() -> None:
    table = level(Table("eagle"), "east_sicilia", epirus=4).stand("epirus", "6419", 5, "pyrrhus", inside=True)
    review_powers(play(table))
    review_powers(play(table))
    assert table.state.levels["east_sicilia"] == {"epirus": 4} and table.state.levels["west_sicilia"] == {"rome": 3}


@pytest.mark.ruling("E12")
def test_called_by_syracuse_pyrrhus_has_the_city_and_its_men_who_never_leave_the_island() -> None:
    table = Table("eagle")
    invite_invader(play(table))
    there = table.at("epirus", "6419", inside=True)
    assert there.leaders == ("sositratus",) and Troops("syracusan", 18, 2) in there.troops
    assert has_province_control(table.state, "epirus", "east_sicilia") and "landed" not in table.state.once
    assert "bruttium" in forbidden_provinces(table.state, "epirus", there.troops)
    assert "west_sicilia" in forbidden_provinces(table.state, "epirus", there.troops)
    table.stand("epirus", "6419", 0, "pyrrhus", inside=True)
    assert "west_sicilia" not in forbidden_provinces(table.state, "epirus", there.troops)
    table.stand("epirus", "6419", 7, inside=True)
    assert {one.kind for one in troops_under(table.state, "sositratus", table.at("epirus", "6419", inside=True))} == {
        "syracusan"
    }


@pytest.mark.ruling("E12", "E32")
def test_pyrrhus_commands_the_men_in_syracuse_alone_not_those_of_the_other_greek_cities() -> None:
    """They are his friends, whose gates are open, but nobody's to move; Mamertines that he has won over march."""
    table = level(level(Table("eagle"), "east_sicilia", epirus=4), "messana", epirus=4)
    review_powers(play(table))
    assert table.state.masters["sicilians"] == table.state.masters["mamertines"] == "epirus"
    table.stand("epirus", "5816", 5, "pyrrhus").begin(Phase(leader="pyrrhus", side="epirus"))
    assert not table.allowed("epirus", MarchAllies("sicilians@6119+in", ("6019",)))
    assert not any(one.power == "sicilians" for one in leaderless_forces_able_to_sail(table.state, "pyrrhus").values())
    assert table.allowed("epirus", MarchAllies("mamertines@5915+in", ("5816",)))


@pytest.mark.parametrize(("master", "rolled"), [("epirus", True), ("", False)])
def test_gauls_of_carthage_loot_a_city_before_which_they_stand_though_others_took_it(master: str, rolled: bool) -> None:
    """RRR 9.71: friendly ones in the hex, even if they took no part in the assault; a 9 is above Pyrrhus' Campaign."""
    table = alone(Field("eagle"))
    army(table, "epirus", "5915", "pyrrhus", infantry=20)
    army(table, "carthage", "5915", infantry=10, kind="gallic")
    table.state.masters = {"carthage": master} if master else {}
    before = table.state.levels["messana"]
    fallen = Capture(place="5915", power="epirus", leader="pyrrhus", how="assault")
    table.start(fallen, **({"looting": 9} if rolled else {}))
    assert [one.lost for one in table.told(LootersRolled)] == ([9] if rolled else [])
    assert sum(one.infantry for one in table.at("carthage", "5915").troops) == (1 if rolled else 10)
    assert (table.state.levels["messana"] == before) == rolled


@pytest.mark.ruling("E28", "c.59")
def test_a_power_is_its_allys_at_once_and_lost_when_the_next_turn_begins() -> None:
    table = level(Table("eagle"), "west_sicilia", rome=4)
    review_powers(play(table))
    assert table.state.masters["carthage"] == "rome" and table.state.cup.markers.count("mago_eagle") == 2
    level(table, "west_sicilia", rome=3)
    review_powers(play(table))
    assert table.state.masters["carthage"] == "rome"
    review_powers_at_new_year(play(table))
    assert "carthage" not in table.state.masters and "mago_eagle" not in all_markers(table.state)


def test_greeks_whom_nobody_leads_any_more_leave_the_city_of_men_who_stay() -> None:
    """Syracuse has joined Epirus for good; the Greeks of Sicily in it are nobody's once the row is lost."""
    table = level(Table("eagle").stand("epirus", "6118", 5, "pyrrhus"), "east_sicilia", epirus=4)
    review_powers(play(table))
    table.stand("sicilians", "6419", 1, inside=True)
    level(table, "east_sicilia")
    review_powers_at_new_year(play(table))
    assert table.at("epirus", "6419", inside=True).troops
    assert not table.at("sicilians", "6419", inside=True).troops and table.at("sicilians", "6419").troops


@pytest.mark.ruling("E29")
def test_mago_lands_with_his_army_and_goes_back_to_a_town_when_carthage_is_lost() -> None:
    table = level(Table("eagle"), "west_sicilia", epirus=4)
    review_powers(play(table))
    table.begin(Phase(leader="mago_eagle", side="epirus"))
    table.do("epirus", LandExpedition("5423"), 1)
    landed = table.told(ExpeditionLanded)[0]
    assert (landed.place, landed.infantry, landed.cavalry) == ("5423", 40, 8)
    assert table.moment() == "epirus: phase.act"
    state = table.state
    state.stacks = {name.replace("5423+in", "5522"): one for name, one in state.stacks.items()}
    level(table, "west_sicilia", epirus=1)
    review_powers_at_new_year(play(table))
    assert any("mago_eagle" in one.leaders for one in table.state.stacks.values() if one.inside)


@pytest.mark.ruling("E29")
def test_mago_lands_in_west_sicilia_itself_and_goes_back_there_while_garrisons_stay() -> None:
    """Sardinia, Corsica and Melita share its row of the chart, but his men have to be brought there."""
    table = level(Table("eagle"), "west_sicilia", epirus=4)
    review_powers(play(table))
    assert landings(table.state) and {province_of(one) for one in landings(table.state)} == {"west_sicilia"}
    table.stand("carthage", "4232", 20, "mago_eagle")
    level(table, "west_sicilia", epirus=1)
    review_powers_at_new_year(play(table))
    back = next(one for one in table.state.stacks.values() if "mago_eagle" in one.leaders)
    assert back.inside and province_of(back.hex) == "west_sicilia"
    assert table.at("carthage", "4332", inside=True).troops == (Troops("african", 2),)


@pytest.mark.ruling("E20")
def test_ten_infantry_stay_in_lilybaeum() -> None:
    table = level(Table("eagle"), "west_sicilia", epirus=4)
    review_powers(play(table))
    there = table.at("carthage", "5526", inside=True)
    assert sum(one.infantry for one in there.troops) == 15
    assert sum(one.infantry for one in free_troops(table.state, there)) == 5


def test_carthaginians_fight_beside_no_greeks_nor_tarentines_and_never_come_to_italy() -> None:
    table = Table("eagle")
    epirotes = (Part("epirus@6419", Force((), (), (Troops("epirote", 5),))),)
    greeks = (Part("epirus@6419", Force((), (), (Troops("syracusan", 5),))),)
    assert will_not_fight_beside(table.state, "carthage", (Troops("iberian", 5),), greeks)
    assert not will_not_fight_beside(table.state, "carthage", (Troops("iberian", 5),), epirotes)
    assert will_not_fight_beside(table.state, "epirus", (Troops("tarentine", 5),), (Part("carthage@6419", Force()),))
    assert "bruttium" in forbidden_provinces(table.state, "carthage", ()) and "corsica" not in forbidden_provinces(
        table.state, "carthage", ()
    )


@pytest.mark.ruling("E15")
def test_tarentines_march_once_pyrrhus_has_beaten_romans_or_a_city_is_taken() -> None:
    table = Table("eagle")
    kinds = {one.kind for one in free_troops(table.state, table.at("epirus", "5405", inside=True))}
    assert kinds == {"epirote"}
    note_hero_victory(table.state, "milon", "rome")
    note_hero_victory(table.state, "pyrrhus", "carthage")
    review_powers(play(table))
    assert "willing" not in table.state.once
    note_hero_victory(table.state, "pyrrhus", "rome")
    review_powers(play(table))
    kinds = {one.kind for one in free_troops(table.state, table.at("epirus", "5405", inside=True))}
    assert kinds == {"epirote", "tarentine"}
    other = Table("eagle")
    set_city(other.state, "4109", holder="epirus")
    review_powers(play(other))
    assert "willing" in other.state.once and "mutiny" in other.state.once


@pytest.mark.ruling("E15")
def test_carthaginians_whom_rome_controls_are_no_romans_for_the_tarentines() -> None:
    """It must be a victory over the Romans; the Campanian Legion revolts after any."""
    table = Table("eagle")
    table.state.masters = {"carthage": "rome"}
    note_hero_victory(table.state, "pyrrhus", "carthage")
    review_powers(play(table))
    assert "willing" not in table.state.once and "mutiny" in table.state.once


@pytest.mark.ruling("E14", "E15")
@pytest.mark.parametrize(
    ("place", "power", "stirred"), [("4109", "epirus", True), ("4608", "epirus", False), ("4109", "carthage", False)]
)
def test_a_city_that_was_taken_counts_though_its_captor_leaves_it(place: str, power: str, stirred: bool) -> None:
    """A Medium or Large one, by the Epirotes; Ausculum is small."""
    table = Field("eagle")
    army(table, "rome", "3714", "203", legions=("IV",), inside=True)
    table.state.masters = {"carthage": "epirus"}
    army(table, power, place, "megacles" if power == "epirus" else "mago_eagle", infantry=20)
    table.start(Capture(place=place, power=power, leader="megacles", how="assault")).act("epirus", AbandonCity(False))
    assert table.state.cities[place].holder == ""
    review_powers(play(table))
    assert ("willing" in table.state.once, "mutiny" in table.state.once) == (stirred, stirred)


@pytest.mark.ruling("E14")
def test_the_campanian_legion_mutinies_after_his_first_victory_and_is_nobodys() -> None:
    table = Table("eagle").stand("rome", "6015", 2, inside=True)
    note_hero_victory(table.state, "pyrrhus", "carthage")
    review_powers(play(table))
    assert table.at("campanians", "6015", inside=True).troops == (Troops("campanian", 8),)
    assert table.at("rome", "6015").troops == (Troops("italian", 2),)
    assert table.state.cities["6015"].holder == "campanians" and table.state.cities["6015"].ids == 3
    assert not has_province_control(table.state, "rome", "bruttium")


def test_the_campanians_never_march_but_fill_the_allied_half_of_a_legion() -> None:
    table = Table("eagle")
    assert free_troops(table.state, table.at("rome", "6015", inside=True)) == ()
    table.state.legions = {**table.state.legions, "I": Legion({"RL": (5, 1), "AL": (6, 3)})}
    table.state.stacks = {name: one for name, one in table.state.stacks.items() if one.hex != "3714"}
    table.legion("I", "6015", inside=True).legion("V", "6015", inside=True)
    table.stand("rome", "6015", 0, "201", inside=True).begin(Phase(leader="201", side="rome"))
    assert not table.allowed("rome", DrawAllies(4))
    table.do("rome", DrawAllies(3))
    assert table.state.legions["I"].elements == {"RL": (5, 1), "AL": (9, 3)}
    assert Troops("campanian", 5) in table.at("rome", "6015", inside=True).troops


@pytest.mark.ruling("c.60", "E25")
def test_helenus_commands_for_a_wounded_pyrrhus_without_a_marker() -> None:
    table = Table("eagle").stand("epirus", "5302", 20, "pyrrhus").stand("epirus", "5302", 0, "megacles")
    remove_fallen_leader(play(table), "pyrrhus", "wounded")
    assert "helenus" in table.at("epirus", "5302").leaders and "pyrrhus" in table.state.wounded
    assert overall_commanders(table.state, "epirus") == ("helenus",) and "helenus" not in table.state.cup.markers
    relieve_stand_in(play(table), "pyrrhus")
    assert table.state.commanders["epirus"] == "pyrrhus" and "helenus" in table.state.waiting["epirus"]


@pytest.mark.ruling("c.60")
def test_cineas_goes_anywhere_once_a_phase_of_the_commander() -> None:
    table = Table("eagle").stand("epirus", "5302", 20, "pyrrhus").begin(Phase(leader="pyrrhus", side="epirus"))
    table.do("epirus", SendAmbassador("west_sicilia"), 5, 1)
    sent = table.told(EmbassySent)[0]
    assert (sent.leader, sent.rating, sent.boxes) == ("cineas", 5, 1)
    assert table.state.levels["west_sicilia"] == {"epirus": 1}
    assert not table.allowed("epirus", SendAmbassador("umbria"))
    other = Table("eagle").stand("epirus", "5302", 20, "pyrrhus").begin(Phase(leader="milon", side="epirus"))
    assert not other.allowed("epirus", SendAmbassador("west_sicilia"))


@pytest.mark.ruling("E11")
def test_carthage_costs_two_points_of_guile_with_troops_in_sicily() -> None:
    table = Table("eagle")
    assert box_guile_price(table.state, "epirus", "west_sicilia") == 1
    table.stand("epirus", "5423", 3)
    assert (
        box_guile_price(table.state, "epirus", "west_sicilia") == 2
        and box_guile_price(table.state, "epirus", "apulia") == 1
    )
    assert box_guile_price(table.state, "rome", "west_sicilia") == 1


@pytest.mark.ruling("E30")
def test_the_strait_divides_nobody_for_embassies() -> None:
    assert "messana" in rows_near("bruttium") and "bruttium" in rows_near("messana")
    table = Table("eagle").stand("rome", "6013", 5, "202")
    table.state.stacks = {name: one for name, one in table.state.stacks.items() if one.hex != "2613"}
    assert "messana" in rows_within_reach(table.state, "202")


def test_for_rome_the_consuls_alone_speak() -> None:
    """The Eagle, Ambassadors: a Proconsul with a Diplomatic Rating does not."""
    table = Table("eagle")
    assert LEADERS["203"].diplomacy and table.man("203").office == "proconsul"
    assert rows_within_reach(table.state, "203") == () and "campania" in rows_within_reach(table.state, "201")
    table.begin(Phase(leader="203", side="rome"))
    assert not table.allowed("rome", Negotiate("samnium"))
    table.begin(Phase(leader="202", side="rome"))
    assert table.allowed("rome", Negotiate("umbria"))


@pytest.mark.ruling("E32")
def test_mamertines_march_for_who_controls_them_and_never_leave_sicily() -> None:
    """RRR 10.15: troops without a leader are moved by the Overall Commander of their parent."""
    table = level(Table("eagle"), "messana", rome=4)
    review_powers(play(table))
    there = table.at("mamertines", "5915", inside=True)
    shut = forbidden_provinces(table.state, "mamertines", there.troops)
    assert {"bruttium", "corsica", "southern_sardinia"} <= shut and not {"east_sicilia", "west_sicilia"} & shut
    table.begin(Phase(leader="201", side="rome"))
    assert table.allowed("rome", MarchAllies("mamertines@5915+in", ("5816",)))
    cargo = leaderless_forces_able_to_sail(table.state, "201")
    movers = [one for one in cargo.values() if one.power == "mamertines"]
    goals = {one.removesuffix("+in") for mover in movers for one in reachable_ports(table.state, mover)}
    assert goals and not {one for one in goals if not is_in_area(one, "sicily")}


@pytest.mark.ruling("E32")
def test_mago_commands_carthaginians_alone_and_lets_no_other_power_march_or_sail() -> None:
    """Special rules: he may only command what is deployed in West Sicilia and what follows him."""
    table = level(level(Table("eagle"), "west_sicilia", epirus=4), "messana", epirus=4)
    review_powers(play(table))
    table.stand("carthage", "5720", 20, "mago_eagle", inside=True).stand("epirus", "5816", 5, "pyrrhus")
    for leader, moved in (("mago_eagle", {"carthage"}), ("pyrrhus", {"carthage", "mamertines"})):
        found = {one.power for one in armies_movable_without_leader(table.state, leader).values()} - {"epirus"}
        assert (
            found == moved
            and {one.power for one in leaderless_forces_able_to_sail(table.state, leader).values()} - {"epirus"}
            <= moved
        )


def test_greeks_who_flee_stay_in_the_east_while_pyrrhus_is_away() -> None:
    """Units of East Sicilia enter the west only while he is on the island: not to avoid a battle, nor beaten."""
    table = Table("eagle")
    force = Force((), (), (Troops("syracusan", 10),))
    state, part = table.state, Part("epirus@5919", force)
    state.stacks = {**state.stacks, "epirus@5919": Stack("epirus", "5919", troops=force.troops)}
    west = {one.to for one in possible_avoidances(state, part, "") if province_of(one.to) == "west_sicilia"}
    assert not west
    table.stand("epirus", "6419", 0, "pyrrhus", inside=True)
    assert {one.to for one in possible_avoidances(state, part, "") if province_of(one.to) == "west_sicilia"}


@pytest.mark.ruling("E13", "c.60")
def test_greek_cities_send_men_from_the_year_after_and_syracuse_an_engine_once() -> None:
    table = level(Table("eagle"), "east_sicilia", epirus=4).stand("epirus", "5405", 0, "pyrrhus", inside=True)
    review_powers(play(table))
    table.state.turn = 3
    assert "6419" not in provincial_yields(table.state, "epirus")  # he is not in Sicily
    table = level(Table("eagle"), "east_sicilia", epirus=4)
    review_powers(play(table))
    table.stand("epirus", "6419", 0, "pyrrhus", inside=True)
    assert "6419" not in provincial_yields(table.state, "epirus")  # the same year
    table.state.turn = 3
    assert {"6419", "6119", "6017", "6021"} <= provincial_yields(table.state, "epirus").keys()
    table.begin(Phase(leader="pyrrhus", side="epirus")).do("epirus", CallUpProvinces())
    for _ in range(6):
        if table.moment() != "epirus: levying.start" or table.allowed("epirus", BuildEngine("6419")):
            break
        prompt = table.prompt("epirus")
        assert prompt.default is not None
        table.do("epirus", prompt.default)
    table.do("epirus", BuildEngine("6419"))
    assert table.at("epirus", "6419", inside=True).engines == 1 and "engine:syracuse" in table.state.once


def test_calabrias_men_come_to_tarentum_alone_also_under_siege() -> None:
    table = Table("eagle").stand("rome", "5405", 60)
    set_city(table.state, "5405", besieger="rome")
    assert [one.hex for one in provincial_levy_places(table.state, "epirus", "calabria")] == ["5405"]


def test_pyrrhus_player_sacks_no_city_nor_does_an_ally_of_his() -> None:
    """Whoever of his takes it; Romans may."""
    for power, side, leader, may in (("epirus", "epirus", "pyrrhus", False), ("carthage", "epirus", "", False),
                                     ("rome", "rome", "201", True)):  # fmt: skip
        table = Table("eagle")
        table.state.masters = {"carthage": "epirus"}
        table.stand(power, "4608", 10, *([leader] if leader in ("pyrrhus",) else []))
        table.begin(Capture(place="4608", power=power, leader=leader, how="assault"))
        assert table.allowed(side, AbandonCity(False)) and table.allowed(side, AbandonCity(True)) is may, power


def test_who_assaults_syracuse_takes_one_off_the_die() -> None:
    table = Table("eagle").stand("carthage", "6419", 40)
    found = {
        one.name: one.amount
        for one in assault_modifiers(table.state, (whole_stack_part(table.state, "carthage@6419"),), "6419", "")
    }
    assert found["syracuse"] == -1 and table.state.cities["6419"].ids == 7
    table.stand("carthage", "6119", 20)
    assert "syracuse" not in {
        one.name
        for one in assault_modifiers(table.state, (whole_stack_part(table.state, "carthage@6119"),), "6119", "")
    }


@pytest.mark.ruling("E26")
def test_a_single_box_opens_ungarrisoned_cities() -> None:
    table = Table("eagle")
    assert is_welcome(table.state, "epirus", "4510") and not is_welcome(table.state, "rome", "4510")


@pytest.mark.ruling("E18")
def test_thurii_is_rebuilt_a_step_a_year() -> None:
    table = Table("eagle")
    city = table.state.cities["5509"]
    assert (city.ids, city.sacked) == (0, 2)
    once = rebuilt_city(table.state, "5509", city)
    assert once.sacked == 1 and rebuilt_city(table.state, "5509", once).sacked == 0


@pytest.mark.ruling("E21")
def test_the_senate_fears_only_epirus_and_what_it_controls() -> None:
    table = Table("eagle")
    table.state.stacks = {name: one for name, one in table.state.stacks.items() if one.power == "rome"}
    table.stand("carthage", "5526", 20, inside=True).stand("campanians", "6015", 8, inside=True)
    assert not enemy_threat(table.state).anywhere
    table.state.masters = {"carthage": "epirus"}
    assert enemy_threat(table.state).anywhere


def test_the_senate_does_not_fear_enemies_in_sardinia_alone() -> None:
    """Section 5.66: Italy, Sicily and Gaul are meant."""
    table = Table("eagle")
    table.state.stacks = {name: one for name, one in table.state.stacks.items() if one.power == "rome"}
    table.state.masters = {"carthage": "epirus"}
    assert not enemy_threat(table.stand("carthage", "4332", 20, inside=True).state).anywhere
    assert enemy_threat(table.stand("carthage", "5526", 1, inside=True).state).anywhere


def test_pyrrhus_has_two_of_his_three_markers_in_280_and_his_lieutenants_theirs() -> None:
    """TV25."""
    table = Table("eagle", turn=1).stand("epirus", "5501", 5, "pyrrhus", "megacles")
    markers = all_markers(table.state)
    assert (markers.count("pyrrhus"), markers.count("megacles"), markers.count("milon")) == (2, 1, 1)
    table.state.turn = 2
    assert all_markers(table.state).count("pyrrhus") == 3
