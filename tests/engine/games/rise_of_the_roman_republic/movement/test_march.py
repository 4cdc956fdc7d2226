"""Force, Leader and Ally Movement (chapter 6; sections 5.41 to 5.63; rulings c.14, c.18, c.20 to c.25, G17, G58, G59
and G68).

Alexander stands at 5209 in Lucania with 25 infantry and 4 cavalry, 33 Attrition SP; Paestum, Heraclea, ... are his.
"""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.movement import Intercept, March, MarchAllies, MarchWith
from engine.games.rise_of_the_roman_republic.board.control import cities_of
from engine.games.rise_of_the_roman_republic.board.hexmap import land_neighbours
from engine.games.rise_of_the_roman_republic.events.combat import SpLost
from engine.games.rise_of_the_roman_republic.events.movement import InterceptionTried, Marched, Overrun
from engine.games.rise_of_the_roman_republic.events.siege import CityTaken, SiegeLifted
from engine.games.rise_of_the_roman_republic.events.tribes import TribeMustered
from engine.games.rise_of_the_roman_republic.forces import Troops
from engine.games.rise_of_the_roman_republic.frames.turn import Phase, Turns
from engine.games.rise_of_the_roman_republic.movement.ways import MarchRoute
from engine.games.rise_of_the_roman_republic.republic import Magistrate
from engine.games.rise_of_the_roman_republic.state import Cup
from engine.games.rise_of_the_roman_republic.tables import ROME
from engine.kernel.dice import KeyedDice
from engine.kernel.errors import IllegalAction
from tests.engine.games.rise_of_the_roman_republic.playing import MACHINE, Table

GOES_ON = 10  # a continuation roll of 0
KING = "alexander_epirus"
HERACLEA = ("5208", "5307", "5407")
CALABRIA = ("5208", "5307", "5306", "5305", "5304")


def phase(table: Table, leader: str, side: str) -> Table:
    """Begin a leader's Operations Phase. Nobody has Guile, so that nobody is asked for it."""
    table.state.guile = {}
    table.state.home_ground = ("latium", "campania")
    return table.begin(Phase(leader=leader, side=side))


def king() -> Table:
    return phase(Table(), KING, "epirus")


def route(table: Table, side: str, army: str = "all") -> MarchRoute:
    """Return the ways that a side is offered for a march."""
    found = table.prompt(side).menu.forms["march"].field("route", {"army": army})
    assert isinstance(found, MarchRoute)
    return found


@pytest.mark.ruling("c.22")
def test_a_force_marches_as_one_and_pays_at_its_stop() -> None:
    """Lucania 3 for three hexes: no loss for 33 Attrition SP at 3 points and scale 0.62 (ruling c.22)."""
    table = king().do("epirus", March("all", HERACLEA), GOES_ON)
    told = table.told(Marched)[0]
    assert (told.way, told.sp, told.quarters) == (("5209", *HERACLEA), 29, 12)
    assert table.at("epirus", "5407").leaders == (KING,)
    assert table.at("epirus", "5209").is_empty
    assert table.moment() == "epirus: phase.act"


@pytest.mark.ruling("c.22")
def test_a_movement_into_a_friendly_city_is_relieved_and_ends_inside() -> None:
    """Ruling c.22 (b): small -1."""
    table = king().do("epirus", March("all", ("5208", "5307", "5407+in")), GOES_ON)
    assert table.told(Marched)[0].quarters == 8
    assert table.at("epirus", "5407", inside=True).troops == (Troops("epirote", 25, 4),)


@pytest.mark.ruling("c.22", "G16")
def test_a_long_march_costs_sp_infantry_first() -> None:
    """Rulings c.22 and G16: 33 Attrition SP through Lucania, Bruttium, ... at 6 points lose 1."""
    table = king()
    ways = route(table, "epirus").ways
    trip = ways.cheapest_way("6014") if ways is not None else None
    assert trip is not None and trip.cost >= 24
    table.do("epirus", March("all", trip.legs), *stirred(), GOES_ON)
    assert sum(one.infantry for one in table.told(SpLost)) == 1


def stirred() -> tuple[int, ...]:
    """Return the rolls for a tribe that takes up arms: two for its control, one for its strength."""
    return (9, 2, 5)


def mustered(table: Table) -> Table:
    """Let a tribe muster where it does by default, if its side has a choice, and the leader go on."""
    prompt = next(iter(MACHINE.prompts(table.state).values()))
    if prompt.moment != "mobilisation.place":
        return table
    assert prompt.default is not None
    return table.do(prompt.side, prompt.default, GOES_ON)


@pytest.mark.ruling("G58")
def test_the_default_phase_goes_on_after_each_stop_and_each_movement_counts_by_itself() -> None:
    """Ruling G58: points are reset at each Stop."""
    table = king().do("epirus", March("all", ("5208",)), GOES_ON).do("epirus", March("all", ("5307",)), GOES_ON)
    assert [one.quarters for one in table.told(Marched)] == [12, 12]


@pytest.mark.ruling("c.20")
def test_a_way_is_walked_hex_by_hex_over_land_and_has_eighty_hexes_at_most() -> None:
    """Ruling c.20."""
    found = route(king(), "epirus")
    assert found.most == 80
    assert not found.is_complete(("5407",)) and not found.is_complete(())
    assert all(len(found.ways.cheapest_way(goal.token).legs) <= 80 for goal in found.ways.goals()[::20])  # type: ignore[union-attr]


@pytest.mark.ruling("c.21")
def test_a_force_must_stop_where_an_enemy_stands_outside_a_city_but_walks_past_one_inside() -> None:
    """Ruling c.21."""
    table = king().stand("rome", "5307", 10)
    found = route(table, "epirus")
    assert found.is_complete(("5208", "5307"))
    assert not found.is_complete(("5208", "5307", "5407"))
    inside = king().stand("rome", "5307", 10, inside=True)
    assert route(inside, "epirus").is_complete(HERACLEA)


@pytest.mark.ruling("c.18", "c.3")
def test_a_leader_alone_walks_through_anything_free_but_does_not_stop_with_an_enemy() -> None:
    """Ruling c.18 and c.3; unless inside his own city."""
    table = king().stand("rome", "5307", 10).stand("rome", "5407", 10)
    found = route(table, "epirus", "alone")
    assert found.is_complete(("5208", "5307", "5306")) and not found.is_complete(("5208", "5307"))
    assert not found.is_complete(HERACLEA) and found.is_complete(("5208", "5307", "5407+in"))
    table.do("epirus", March("alone", ("5208", "5307", "5407+in")), GOES_ON)
    told = table.told(Marched)[0]
    assert told.sp == told.quarters == 0
    assert table.at("epirus", "5209").troops == (Troops("epirote", 25, 4),)


@pytest.mark.ruling("G68")
def test_a_force_may_go_straight_into_its_own_city_past_an_enemy_before_it() -> None:
    """Ruling G68; not where he besieges it."""
    table = king().stand("rome", "5407", 10)
    assert route(table, "epirus").is_complete(("5208", "5307", "5407+in"))
    city = table.state.cities["5407"]
    table.state.cities = {**table.state.cities, "5407": msgspec.structs.replace(city, besieger="rome")}
    assert not route(phase(table, KING, "epirus"), "epirus").is_complete(("5208", "5307", "5407+in"))


@pytest.mark.ruling("c.22", "G40", "G59")
def test_other_cities_are_shut_and_one_that_nobody_defends_is_taken_by_walking_in() -> None:
    """Rulings G40 and G59."""
    table = king()
    assert not route(table, "epirus").is_complete(("5109+in",))
    city = table.state.cities["5109"]
    table.state.cities = {**table.state.cities, "5109": msgspec.structs.replace(city, ids=0)}
    table = phase(table, KING, "epirus").do("epirus", March("all", ("5109+in",)), GOES_ON)
    assert [(one.place, one.power, one.how) for one in table.told(CityTaken)] == [("5109", "epirus", "occupation")]
    assert table.state.cities["5109"].holder == "epirus"
    assert table.told(Marched)[0].quarters == 12  # no relief: it was no friend's
    alone = king()
    alone.state.cities = table.state.cities | {"5109": msgspec.structs.replace(city, ids=0)}
    assert not route(phase(alone, KING, "epirus"), "epirus", "alone").is_complete(("5109+in",))


@pytest.mark.ruling("c.24")
def test_ten_times_as_many_overrun_who_has_no_leader_and_pay_a_point() -> None:
    """Ruling c.24."""
    table = king().stand("rome", "5208", 2)
    assert route(table, "epirus").is_complete(HERACLEA)
    table.do("epirus", March("all", HERACLEA), GOES_ON)
    assert table.told(Overrun) == [Overrun("epirus", KING, "5208", "rome", 2)]
    assert table.at("rome", "5208").is_empty
    assert table.told(Marched)[0].quarters == 12 + 4


@pytest.mark.ruling("c.24")
def test_nobody_is_overrun_with_a_leader_or_if_there_are_too_many() -> None:
    """Ruling c.24."""
    led = king().stand("rome", "5208", 2, "101")
    assert not route(led, "epirus").is_complete(HERACLEA)
    assert not route(king().stand("rome", "5208", 3), "epirus").is_complete(HERACLEA)


@pytest.mark.ruling("c.25", "c.51")
def test_a_tribe_takes_up_arms_as_units_cross_its_border_and_the_march_goes_on() -> None:
    """Rulings c.25 and c.51; the halt is no Stop. Alexander walks into Calabria; Rome and the Samnites roll for it."""
    table = king().do("epirus", March("all", CALABRIA), *stirred(), GOES_ON)
    assert [one.tribe for one in table.told(TribeMustered)] == ["tarentum"]
    assert len(table.told(Marched)) == 1
    assert table.at("epirus", CALABRIA[-1]).leaders == (KING,)


@pytest.mark.ruling("c.51")
def test_a_leader_alone_stirs_nobody() -> None:
    """Ruling c.51."""
    table = king().do("epirus", March("alone", CALABRIA), GOES_ON)
    assert table.told(TribeMustered) == []


@pytest.mark.ruling("c.14")
def test_part_of_a_stack_marches_and_the_rest_stays() -> None:
    """Ruling c.14."""
    table = king().do("epirus", MarchWith(("epirote:infantry",) * 3 + ("epirote:cavalry",), ("5208",)), GOES_ON)
    assert table.at("epirus", "5208").troops == (Troops("epirote", 3, 1),)
    assert table.at("epirus", "5209").troops == (Troops("epirote", 22, 3),)


def test_the_overall_commander_lets_troops_without_a_leader_march() -> None:
    """Section 6.13: the garrison of Paestum."""
    table = king().do("epirus", MarchAllies("epirus@4911+in", ("5011",)), GOES_ON)
    told = table.told(Marched)[0]
    assert told.allies and told.leaders == () and told.leader == KING
    assert table.at("epirus", "5011").troops == (Troops("epirote", 4),)


def test_a_roman_magistrate_lets_his_own_legions_come_to_him_and_nowhere_else() -> None:
    """Section 6.13 of the Romans."""
    table = phase(Table().legion("II", "3815"), "112", "rome")
    assert table.at("rome", "3815").legions == ("II",)
    other = phase(Table().legion("IV", "4312"), "113", "rome")
    menu = other.prompt("rome").menu
    assert menu.contains(MarchAllies("rome@4312", ("4412",)))
    assert not menu.contains(MarchAllies("rome@4312", ("4313",)))


def test_his_legions_come_to_him_from_a_colleague_too_without_what_is_not_his() -> None:
    """Section 6.13 of the Romans: a force of his command in another hex; nothing says that nobody else may be there."""
    table = Table().legion("IV", "4312").legion("II", "4312").stand("rome", "4312", 4, "112")
    table = phase(table, "113", "rome").do("rome", MarchAllies("rome@4312", ("4412",)), 1)
    assert table.at("rome", "4412").legions == ("IV",) and table.at("rome", "4312").legions == ("II",)
    assert table.at("rome", "4312").troops == (Troops("italian", 4),)


def test_no_roman_force_enters_rome_not_even_in_passing_but_a_leader_alone_does() -> None:
    """Section 5.63."""
    table = phase(Table().legion("I", "3713").legion("II", "3713").stand("rome", "3713", 0, "112"), "112", "rome")
    stacks = {key: one for key, one in table.state.stacks.items() if key != "rome@3714+in"}
    table.state.stacks = stacks
    menu = table.prompt("rome").menu
    assert not menu.contains(March("all", ("3714",))) and not menu.contains(March("all", ("3714", "3715")))
    assert menu.contains(March("alone", ("3714+in",)))
    granted = msgspec.structs.replace(table.man("112"), granted=("leave", "enter_rome"))
    table.state.republic = table.rome().with_magistrate(granted)
    assert phase(table, "112", "rome").prompt("rome").menu.contains(March("all", ("3714+in",)))


@pytest.mark.ruling("G64")
def test_a_consul_does_not_leave_his_province_without_leave_but_by_hot_pursuit() -> None:
    """Sections 5.22, 5.61, 5.62 and ruling G64: 113 may be in Campania and Samnium."""
    table = Table()
    table.state.stacks = {key: one for key, one in table.state.stacks.items() if one.power == "rome"}
    table = phase(table.stand("epirus", "5209", 10, KING), "113", "rome")
    found = route(table, "rome")
    provinces = {goal.group for goal in found.ways.goals()} if found.ways else set()
    assert provinces == {"campania", "samnium", "lucania"}
    hexes = {goal.to for goal in found.ways.goals() if goal.group == "lucania"} if found.ways else set()
    assert hexes == {"5209", *land_neighbours("5209")}
    near = phase(Table().stand("samnites", "4811", 10), "113", "rome")
    chase = route(near, "rome")
    trips = (
        [chase.ways.cheapest_way(goal.token) for goal in chase.ways.goals() if goal.group == "lucania"]
        if chase.ways
        else []
    )
    ends = {trip.places[-1] for trip in trips if trip is not None}
    assert {"4811", *land_neighbours("4811")} & ends and ends <= {
        "4811",
        *land_neighbours("4811"),
        "5209",
        *land_neighbours("5209"),
    }
    assert all(chase.is_complete(trip.legs) for trip in trips if trip is not None)


def colleagues(of_praetor: str, start: str = "campania") -> Table:
    """A Field Consul and a Praetor at Capua, the consul's province Apulia, and the Praetor's another; nobody is there
    to be pursued."""
    table = Table().republic(magistrates=())
    table.state.stacks = {name: one for name, one in table.state.stacks.items() if one.power == "rome"}
    table.state.cup = Cup(("consul",))
    consul = Magistrate("113", "field_consul", 2, ("III",), province="apulia", start="campania", most=1)
    praetor = Magistrate("102", "praetor", 0, ("IV",), province=of_praetor, start=start, most=1)
    for man in (consul, praetor):
        table.state.republic = table.state.republic.with_magistrate(man)
    return phase(table.stand("rome", "4412", 0, "102", inside=True), "113", "rome")


DIRECT = ("4411", "4410", "4409")  # from Capua through Samnium to Apulia


def test_who_leads_others_marches_directly_to_the_province_that_is_theirs_too() -> None:
    """Sections 5.41, 5.52 and 5.61."""
    found = route(colleagues("apulia"), "rome")
    assert (
        found.is_complete(DIRECT)
        and not found.is_complete(DIRECT[:-1])
        and not found.is_complete(("4511", *DIRECT[1:], "4410"))
    )
    assert found.ways is not None and "apulia" in {goal.group for goal in found.ways.goals()}
    assert all(found.is_complete(found.ways.cheapest_way(goal.token).legs) for goal in found.ways.goals())  # type: ignore[union-attr]
    table = mustered(colleagues("apulia").do("rome", March("all", DIRECT), 9, 2, 5, GOES_ON))
    assert table.rome().trespasses == {} and table.at("rome", DIRECT[-1]).leaders == ("113", "102")


def test_others_come_along_where_they_are_free_all_the_way() -> None:
    """Section 5.61: a Praetor of Samnium who was placed in Apulia; not one who may not be there."""
    assert route(colleagues("samnium", "apulia"), "rome").is_complete(DIRECT)
    other = route(colleagues("samnium"), "rome")
    assert not other.is_complete(DIRECT) and not other.is_complete(DIRECT[:-1])
    assert route(colleagues("samnium"), "rome", "own").is_complete(DIRECT)


def test_a_praetor_of_new_legions_brings_them_to_his_province_at_once_and_directly() -> None:
    """Section 5.29, its first example (line 937): when activated he moves his legion there, unless he has leave."""
    table = Table().republic(magistrates=())
    man = Magistrate("102", "praetor", 0, ("I",), province="campania", start="latium", most=1, bound=True)
    table.state.republic = table.state.republic.with_magistrate(man)
    table.state.stacks = {name: one for name, one in table.state.stacks.items() if "112" not in one.leaders}
    table = phase(table.legion("I", "3814").stand("rome", "3814", 0, "102"), "102", "rome")
    menu = table.prompt("rome").menu
    assert set(menu.forms) == {"march", "ask_permission"}
    assert {one.token for one in menu.forms["march"].choices_after(()).options} == {"all"}
    assert not menu.contains(March("all", ("3914",))) and not menu.contains(March("all", ("3813",)))
    march = table.prompt("rome").default
    assert isinstance(march, March) and menu.contains(march)
    table.do("rome", march, GOES_ON)
    assert not table.man("102").bound and table.man("102").start == "campania"
    assert "end_phase" in table.prompt("rome").menu.forms
    free = msgspec.structs.replace(man, granted=("leave",))
    other = Table().republic(magistrates=())
    other.state.republic = other.state.republic.with_magistrate(free)
    other.state.stacks = {name: one for name, one in other.state.stacks.items() if "112" not in one.leaders}
    other = phase(other.legion("I", "3814").stand("rome", "3814", 0, "102"), "102", "rome")
    assert "end_phase" in other.prompt("rome").menu.forms


def test_who_leaves_by_hot_pursuit_is_noted_for_censure() -> None:
    """Sections 5.62 and 5.67."""
    table = phase(Table().stand("samnites", "4811", 10), "113", "rome")
    found = route(table, "rome")
    trip = found.ways.cheapest_way("4811") if found.ways else None
    assert trip is not None
    mustered(table.do("rome", March("all", trip.legs), 9, 2, 5))
    assert table.told(Marched)[0].strays and "113" in table.rome().trespasses


def test_the_senates_leave_opens_the_map() -> None:
    """Section 5.65: 112 has leave to go out of Roman Italy."""
    table = phase(Table(), "112", "rome")
    found = route(table, "rome")
    assert found.ways is not None and len({goal.group for goal in found.ways.goals()}) == 12


@pytest.mark.ruling("G67")
def test_the_garrison_of_rome_stays_when_a_consul_marches() -> None:
    """Ruling G67 and section 5.46: the Urban Praetor alone commands it."""
    table = phase(Table(), "112", "rome").do("rome", March("all", ("3713",)), GOES_ON)
    assert table.at("rome", ROME, inside=True).troops == (Troops("garrison", 5),)
    assert table.at("rome", "3713").legions == ("I", "II")


@pytest.mark.ruling("G61")
def test_the_two_who_cannot_bear_each_other_never_stop_together() -> None:
    """Ruling G61: they may pass through each other's hex."""
    table = Table().stand("rome", "3713", 0, "107").legion("I", "3815").stand("rome", "3815", 0, "104")
    one = msgspec.structs.replace(table.man("112"), leader="104", legions=("I",))
    other = msgspec.structs.replace(table.man("113"), leader="107", legions=(), army=0)
    table.republic(magistrates=(one, other))
    found = route(phase(table, "104", "rome"), "rome")
    assert not found.is_complete(("3814", "3713")) and found.is_complete(("3814", "3713", "3613"))


@pytest.mark.ruling("c.16")
def test_besieged_leaders_do_not_march() -> None:
    """Ruling c.16."""
    table = Table()
    city = table.state.cities["4412"]
    table.state.cities = {**table.state.cities, "4412": msgspec.structs.replace(city, besieger="samnites")}
    assert "march" not in phase(table, "113", "rome").prompt("rome").menu.forms


def test_every_goal_is_reached_at_the_price_that_is_named() -> None:
    for table, side in ((king(), "epirus"), (phase(Table(), "112", "rome"), "rome")):
        found = route(table, side)
        assert found.ways is not None
        for goal in found.ways.goals():
            trip = found.ways.cheapest_way(goal.token)
            assert trip is not None and found.is_complete(trip.legs) and trip.cost == goal.cost


def test_a_way_can_be_asked_for_through_a_place_by_road_past_enemies_or_short() -> None:
    found = route(phase(Table(), "112", "rome"), "rome")
    assert found.ways is not None
    via = found.ways.cheapest_way("3512", via=("3410",))
    assert via is not None and "3410" in via.places and found.is_complete(via.legs)
    by_road = found.ways.cheapest_way("3307", variant="road")
    assert by_road is not None and by_road.places[:2] == ("3614", "3513")
    far = found.ways.cheapest_way("6015", variant="short")
    usual = found.ways.cheapest_way("6015")
    assert far is not None and usual is not None and len(far.legs) <= len(usual.legs) and far.cost >= usual.cost
    king_near = phase(Table().stand("samnites", "4510", 20, "pontius"), "112", "rome")
    safe = route(king_near, "rome")
    assert safe.ways is not None
    around = safe.ways.cheapest_way("4911", variant="safe")
    assert around is not None and not {"4510", *land_neighbours("4510")} & set(around.places[:-1])


@pytest.mark.ruling("c.34")
def test_a_siege_is_lifted_as_its_besiegers_leave_the_hex() -> None:
    """Ruling c.34: before anything happens on the way."""
    table = Table().stand("samnites", "5308", 10, "pontius").stand("epirus", "5407", 10, KING)
    stacks = {key: one for key, one in table.state.stacks.items() if key != "epirus@5209"}
    table.state.stacks, table.state.guile = stacks, {"pontius": 1}
    city = msgspec.structs.replace(table.state.cities["5407"], holder="rome", besieger="epirus")
    table.state.cities = {**table.state.cities, "5407": city}
    table.begin(Phase(leader=KING, side="epirus")).do("epirus", March("all", ("5307", "5208", "5209")))
    table.do("samnites", Intercept(("pontius@5307",)), 9, GOES_ON)
    assert not table.state.cities["5407"].besieger
    told = [type(event) for event in table.events]
    assert told.index(SiegeLifted) < told.index(InterceptionTried)


@pytest.mark.ruling("c.25", "c.51")
def test_who_walks_into_a_city_stirs_the_tribe_first_and_stays_outside_if_that_musters_there() -> None:
    """Rulings c.25 and c.51: Tarentum is Alexander's, but not Calabria."""
    table = king()
    city = table.state.cities["5405"]
    table.state.cities = {**table.state.cities, "5405": msgspec.structs.replace(city, holder="epirus")}
    way = ("5208", "5307", "5306", "5305", "5405+in")
    phase(table, KING, "epirus").do("epirus", March("all", way), *stirred(), GOES_ON)
    assert [one.place for one in table.told(TribeMustered)] == ["5405"]
    told = table.told(Marched)[0]
    assert (told.way[-1], told.inside) == ("5405", False)


def test_a_leader_lets_an_allied_tribe_in_his_hex_march_within_its_province() -> None:
    """First Alexander: Tribal Operations."""
    table = Table().stand("lucania", "5209", 8, "lucanian")
    table.state.masters, table.state.allied = {"lucania": "epirus"}, ("lucania",)
    for place in cities_of("alexander", "lucania"):
        city = msgspec.structs.replace(table.state.cities[place], holder="epirus")
        table.state.cities = {**table.state.cities, place: city}
    table = phase(table, KING, "epirus")
    menu = table.prompt("epirus").menu
    assert menu.contains(MarchAllies("lucania@5209", ("5208",)))
    assert not menu.contains(MarchAllies("lucania@5209", ("5309", "5409")))  # Bruttium
    table.do("epirus", MarchAllies("lucania@5209", ("5208",)), GOES_ON)
    assert table.at("lucania", "5208").leaders == ("lucanian",)


@pytest.mark.ruling("G17")
def test_a_force_pays_as_it_comes_and_not_for_those_whom_it_finds_there() -> None:
    """Ruling G17: 33 Attrition SP lose 1 on a way of 6 points, though 200 SP wait at its end."""
    table = king().stand("epirus", "6014", 200)
    ways = route(table, "epirus").ways
    trip = ways.cheapest_way("6014") if ways is not None else None
    assert trip is not None
    table.do("epirus", March("all", trip.legs), *stirred(), GOES_ON)
    assert sum(one.infantry for one in table.told(SpLost)) == 1


@pytest.mark.ruling("G66")
def test_a_tribe_that_takes_up_arms_on_the_way_does_not_intercept_on_the_rest_of_it() -> None:
    """Ruling G66: nobody is asked between the border of Calabria and the Stop by Tarentum, where the tribe musters."""
    table = king().do("epirus", March("all", (*CALABRIA, "5404")), *stirred(), GOES_ON)
    assert table.told(TribeMustered)[0].place == "5405"
    assert table.told(Marched)[0].way[-1] == "5404"


def test_troops_that_a_leader_had_with_him_as_the_turn_began_make_no_ally_movement() -> None:
    """Section 6.13: not when he walks off, nor when they have been somewhere else with him; the garrison of Paestum
    was never in an army."""
    table = Table()
    table.state.fielded_troops = {"epirus@5209": table.at("epirus", "5209").troops}
    table = phase(table, KING, "epirus").do("epirus", March("all", ("5208",)), GOES_ON)
    table.do("epirus", March("alone", ("5307",)), GOES_ON)
    menu = table.prompt("epirus").menu
    assert not menu.contains(MarchAllies("epirus@5208", ("5209",)))
    assert menu.contains(MarchAllies("epirus@4911+in", ("5011",)))


@pytest.mark.ruling("G77")
def test_men_left_behind_keep_no_others_of_their_stack_from_an_ally_movement() -> None:
    """Section 6.13, ruling G77: the king leaves his men with 3 who were in no army; these march, his do not."""
    table = king().stand("epirus", "5208", 3)
    table.state.fielded_troops = {"epirus@5209": table.at("epirus", "5209").troops}
    table.do("epirus", March("all", ("5208",)), GOES_ON).do("epirus", March("alone", ("5307",)), GOES_ON)
    left = table.at("epirus", "5208").troops
    table.do("epirus", MarchAllies("epirus@5208", ("5209",)), GOES_ON)
    assert table.at("epirus", "5209").troops == (Troops("italian", 3),)
    assert table.at("epirus", "5208").troops == tuple([one for one in left if one.kind != "italian"])


def test_as_the_cup_is_filled_it_is_noted_who_is_in_an_army() -> None:
    table = Table()
    state = MACHINE.begin(table.state, Turns(step="cup"), KeyedDice(b"k", 1)).state
    assert {"epirus@5209", "rome@3714+in"} == set(state.fielded_troops)


@pytest.mark.ruling("G22")
def test_who_has_come_over_a_river_off_road_is_known_until_he_marches_on() -> None:
    """Ruling G22: the Anio between Praeneste and Tibur; the Via Salaria crosses it from Rome by road."""
    table = phase(Table(), "112", "rome").do("rome", March("all", ("3713", "3614")), GOES_ON)
    assert acting(table).crossed == ("112",)
    table.do("rome", March("all", ("3615",)), GOES_ON)
    assert acting(table).crossed == ("112",)  # over the Tiber
    by_road = phase(Table(), "112", "rome").do("rome", March("all", ("3614",)), GOES_ON)
    assert acting(by_road).crossed == ()


def acting(table: Table) -> Phase:
    """Return the Operations Phase under way."""
    return next(frame for frame in table.state.frames if isinstance(frame, Phase))


def refused(table: Table, side: str, army: str, way: tuple[str, ...]) -> tuple[str, str]:
    """Return the reason and the section by which a way is refused."""
    with pytest.raises(IllegalAction) as error:
        route(table, side, army).value_of_tokens(way)
    return error.value.why.key, error.value.section


def test_a_refusal_names_its_rule() -> None:
    near_rome = phase(Table().legion("I", "3713").legion("II", "3713").stand("rome", "3713", 0, "112"), "112", "rome")
    near_rome.state.stacks = {key: one for key, one in near_rome.state.stacks.items() if key != "rome@3714+in"}
    assert refused(near_rome, "rome", "all", ("3714",)) == ("why.rome", "5.63")
    assert refused(phase(Table(), "113", "rome"), "rome", "all", ("4312",)) == ("why.leave", "5.61")
    assert refused(king(), "epirus", "all", ("5109+in",)) == ("why.shut_city", "6.1")
    assert refused(king(), "epirus", "all", ("1313",)) == ("why.no_land", "6.1")
    assert refused(king(), "epirus", "all", ("Pyrrhus",)) == ("why.no_hex", "6.1")
    assert refused(king(), "epirus", "all", ("5209",)) == ("why.here", "6.1")
    assert refused(king(), "epirus", "all", ("5208", "5407")) == ("why.not_beside", "6.1")
    assert refused(king(), "epirus", "all", ("5208", "5307", "5407+in", "5307")) == ("why.gone_in", "6.1")
    alone = king().stand("rome", "5208", 10)
    assert refused(alone, "epirus", "all", ("5208", "5307")) == ("why.must_stop", "6.1")
    assert refused(alone, "epirus", "alone", ("5208",)) == ("why.alone", "6.1")
