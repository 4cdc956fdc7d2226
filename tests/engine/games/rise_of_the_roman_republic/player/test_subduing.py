"""What the computer player does where all of a province must be subdued, and no tribe may be in arms (Samnite Wars)."""

import msgspec

from engine.games.rise_of_the_roman_republic.actions.cup import Activate, AskPermission
from engine.games.rise_of_the_roman_republic.actions.movement import March, MarchWith
from engine.games.rise_of_the_roman_republic.actions.politics import (
    Assign,
    CallDictator,
    Disband,
    Elect,
    NoDictator,
    Prorogue,
)
from engine.games.rise_of_the_roman_republic.actions.siege import AbandonCity, GarrisonCity
from engine.games.rise_of_the_roman_republic.computer_player.aims import is_tribe_in_arms
from engine.games.rise_of_the_roman_republic.computer_player.marching import army_prospect_at_hex, best_march
from engine.games.rise_of_the_roman_republic.computer_player.odds import battle_odds_in_hex
from engine.games.rise_of_the_roman_republic.computer_player.phase import ask_leave_to_march
from engine.games.rise_of_the_roman_republic.computer_player.table import Table
from engine.games.rise_of_the_roman_republic.game import PLAIN
from engine.games.rise_of_the_roman_republic.siege.contexts import Taken
from engine.games.rise_of_the_roman_republic.tables import HEXES
from engine.games.rise_of_the_roman_republic.view import MagistrateView, RiseView, StackView
from engine.kernel.choices import Number, OneOf
from engine.kernel.forms import Form
from engine.kernel.picks import Pick
from engine.kit.choices import YesNo
from tests.engine.games.rise_of_the_roman_republic.combat.fields import Field, alone, army, office
from tests.engine.games.rise_of_the_roman_republic.player.samnium import (
    BENEVENTUM,
    answer,
    before_the_last_city,
    taken,
    view,
)

CORFINUM = "3810"


def test_able_consuls_are_prorogued_for_samnium_alone() -> None:
    """Papirius Cursor is far abler than the mean of the pool, Veturius far less able."""
    consuls = (MagistrateView(leader="104", office="rome_consul"), MagistrateView(leader="110", office="field_consul"))
    form = Form(Prorogue, leaders=Pick(("104", "110"), 0, 2), triumphs=Pick((), 0, 2))
    seen = msgspec.structs.replace(view(), outgoing=consuls, pool=("105", "106", "108"))
    assert answer(seen, "strategic.prorogue", Prorogue(), form) == Prorogue(("104",))
    other = msgspec.structs.replace(view("alexander"), outgoing=consuls, pool=("105", "106"))
    assert answer(other, "strategic.prorogue", Prorogue(), form) == Prorogue()


def test_who_is_known_to_be_able_is_elected_rather_than_drawn() -> None:
    seen = msgspec.structs.replace(view(), pool=("105", "106", "108"))
    for named, chosen in (("104", "104"), ("110", "draw")):
        found = answer(seen, "election.who", Elect("draw"), Form(Elect, leader=OneOf(("draw", named))))
        assert found == Elect(chosen)


def test_a_dictator_is_called() -> None:
    found = answer(view(), "strategic.emergency", NoDictator(), Form(CallDictator), Form(NoDictator))
    assert found == CallDictator()


def test_no_marker_of_a_consul_goes_to_the_urban_praetor() -> None:
    """He has the garrison of Rome with him, as the consul has, who stands there too."""
    seen = view()
    praetor = next(one.leader for one in seen.magistrates if one.office == "urban_praetor")
    form = Form(Activate, leader=OneOf((praetor, "110")))
    assert answer(seen, "turns.activate", Activate(praetor), form) == Activate("110")


def test_garrisons_are_the_stronger_the_fewer_cities_are_left() -> None:
    def left_in(seen: RiseView) -> int:
        forms = (Form(GarrisonCity, sp=Number(1, 20), sack=YesNo()), Form(AbandonCity, sack=YesNo()))
        found = answer(seen, "capture.occupy", AbandonCity(False), *forms, context=Taken(BENEVENTUM, "assault"))
        assert isinstance(found, GarrisonCity)
        return found.sp

    assert left_in(taken(7)) == 2 and left_in(taken(0)) > left_in(taken(2)) > 2


def test_a_tribe_in_arms_counts_most_when_it_alone_stands_in_the_way() -> None:
    """The Sabines go home when their province becomes Rome's ally."""
    sabines = StackView(power="sabinus", hex=CORFINUM, side="samnites", inside=True, sp=8, infantry=8)
    early, late = (
        Table(msgspec.structs.replace(seen, stacks=(*seen.stacks, sabines)), "rome").loyalty
        for seen in (taken(7), taken(0))
    )
    assert (
        late.gain_of_moving_row("sabinus", 1)
        > early.gain_of_moving_row("sabinus", 1)
        > Table(taken(7), "rome").loyalty.gain_of_moving_row("sabinus", 1)
    )


def test_who_comes_to_a_siege_reckons_with_those_who_follow_him() -> None:
    """A Dictator without men has those of a Proconsul at Beneventum; a Proconsul has them not."""
    seen = view()
    legion = msgspec.structs.replace(seen.legions[0], hex=BENEVENTUM, commander="105")
    there = StackView(power="rome", hex=BENEVENTUM, side="rome", leaders=("105",), legions=(legion.number,))
    for held, joins in (("dictator", True), ("proconsul", False)):
        offices = (MagistrateView(leader="104", office=held), MagistrateView(leader="105", office="proconsul"))
        legions = (legion, *seen.legions[1:])
        table = Table(msgspec.structs.replace(seen, stacks=(there,), legions=legions, magistrates=offices), "rome")
        alone = StackView(power="rome", hex="3714", side="rome", leaders=("104",))
        assert (table.force_with_stack_there(alone, BENEVENTUM).infantry > 0) is joins


def test_an_enemy_army_counts_most_when_all_cities_are_taken() -> None:
    assert (
        Table(taken(0), "rome").loyalty.gain_of_beating_army
        > 3 * Table(taken(7), "rome").loyalty.gain_of_beating_army
        > 0
    )


def test_a_city_in_which_a_tribe_in_arms_sits_is_worth_taking() -> None:
    sabines = StackView(power="sabinus", hex=CORFINUM, side="samnites", inside=True, sp=3, infantry=3)
    seen = taken(0)
    there = msgspec.structs.replace(seen, stacks=(*seen.stacks, sabines))
    assert Table(there, "rome").worth_of_taking_city(CORFINUM) > Table(seen, "rome").worth_of_taking_city(CORFINUM) + 5
    assert (
        Table(there, "samnites").worth_of_taking_city(CORFINUM)
        < 1
        > Table(seen, "samnites").worth_of_taking_city(CORFINUM)
    )


def with_levels(seen: RiseView, **levels: dict[str, int]) -> RiseView:
    """Return a view with these rows of the alliance track alone."""
    return msgspec.structs.replace(seen, levels=levels)


def test_a_province_for_the_enemy_counts_most_when_it_alone_stands_in_the_way() -> None:
    """Each of its boxes counts more then than a box towards an alliance anywhere."""
    early, late = (
        Table(with_levels(taken(left), bruttium={"samnites": 2}, calabria={}), "rome").loyalty for left in (7, 0)
    )
    assert late.gain_of_moving_row("bruttium", 2) > 5 * early.gain_of_moving_row("bruttium", 2) > 0
    assert late.gain_of_moving_row("bruttium", 1) > 2 * late.gain_of_moving_row("calabria", 1)


def test_an_embassy_draws_a_leader_to_a_province_for_the_enemy_at_the_last_alone() -> None:
    """Metapontum lies in Lucania, beside Bruttium; Rome does not. Who has no talent brings nothing."""
    late, early = (Table(with_levels(taken(left), bruttium={"samnites": 1}), "rome").loyalty for left in (0, 3))
    beside, rome = "5110", "3714"
    assert late.best_embassy_gain(beside, 2, 0) > late.best_embassy_gain(beside, 1, 0) > 0
    assert (
        late.best_embassy_gain(beside, 0, 0)
        == late.best_embassy_gain(rome, 2, 0)
        == early.best_embassy_gain(beside, 2, 0)
        == 0
    )


def test_consuls_are_sent_where_rome_is_opposed_once_all_cities_are_taken() -> None:
    """Gauls beyond the border are left there; no two consuls go to one province if there are others."""
    gauls = StackView(power="gaul", hex="2014", side="samnites", sp=9, infantry=9)
    first = Assign(army="army_1", place="3714", province="samnium")
    provinces = OneOf(("samnium", "etruria", "bruttium"))
    form = Form(Assign, army=OneOf(("army_1",)), place=OneOf(("3714",)), province=provinces)

    def sent(left: int, *others: str) -> str:
        seen = with_levels(taken(left), bruttium={"samnites": 1})
        offices = tuple([MagistrateView(leader="105", office="proconsul", province=one) for one in others])
        seen = msgspec.structs.replace(seen, stacks=(*seen.stacks, gauls), magistrates=offices)
        found = answer(seen, "election.imperium", first, form)
        assert isinstance(found, Assign)
        return found.province

    assert sent(1) == "samnium"
    assert (sent(0), sent(0, "bruttium"), sent(0, "samnium")) == ("bruttium", "samnium", "bruttium")


def with_gauls(left: int, place: str, sp: int = 9) -> tuple[Table, StackView]:
    """Return a table with Gauls in a hex, and an army of Rome in Umbria whose leader acts."""
    gauls = StackView(power="gaul", hex=place, side="samnites", leaders=("gaul",), sp=sp, infantry=sp)
    seen = with_levels(taken(left))
    legions = tuple([msgspec.structs.replace(one, hex="3109", commander="104") for one in seen.legions])
    numbers = tuple([one.number for one in legions])
    army = StackView(power="rome", hex="3109", side="rome", leaders=("104",), legions=numbers, sp=24, infantry=20)
    return Table(msgspec.structs.replace(seen, stacks=(army, gauls), legions=legions, acting="104"), "rome"), army


def test_gauls_count_only_where_rome_may_meet_them() -> None:
    for place, counts in (("2014", False), ("3614", True)):
        table, _ = with_gauls(0, place)
        assert [one.power for one in table.view.stacks if is_tribe_in_arms(table.view, one)] == (
            ["gaul"] if counts else []
        )


def test_leave_is_asked_before_a_march_when_only_gauls_are_in_the_way() -> None:
    """They stand in the open in Latium; with cities left, leave is asked for where no march promises anything."""
    form = Form(AskPermission, matter=OneOf(("leave",)), guile=Number(0, 0))
    for left, place, asks in ((0, "3614", True), (3, "3614", False), (0, "2014", False)):
        table, _ = with_gauls(left, place)
        assert (ask_leave_to_march(table, form) is not None) is asks


def gauls_in_etruria(left: int) -> RiseView:
    """Return a view in which so many cities of Samnium are not Rome's, and ten Gauls are in the open in Etruria."""
    gauls = StackView(power="gaul", hex="3112", side="samnites", leaders=("gaul",), sp=10, infantry=10)
    seen = with_levels(taken(left), etruria={})
    return msgspec.structs.replace(seen, stacks=(*seen.stacks, gauls))


def test_a_province_is_entered_for_gauls_though_its_own_tribe_will_rise() -> None:
    """Etruria revolts as Romans come; they come all the same when Gauls there are all that is in the way."""
    for left, comes in ((0, True), (3, False)):
        table = alone(Field("central_italy"), "rome", "samnites")
        table.stand("gaul", "3112", 10, "gaul")
        numbers = ("I", "II", "III", "IV")
        office(table, "104", "dictator", *numbers)
        army(table, "rome", "3109", "104", legions=numbers)
        held = {one.place: one.side for one in taken(left).cities if HEXES[one.place].province == "samnium"}
        cities = {
            place: msgspec.structs.replace(table.state.cities[place], holder=side) for place, side in held.items()
        }
        table.state.cities, table.state.levels = {**table.state.cities, **cities}, {}
        menu = table.phase("104").prompt("rome").menu
        found = best_march(Table(PLAIN.view(table.state, "rome"), "rome", menu.forms), menu.forms["march"])
        assert (found is not None and found[0].goal == "3112") is comes
    quiet, troubled = (Table(seen, "rome").loyalty for seen in (taken(0), gauls_in_etruria(0)))
    assert quiet.provocation_cost("southern_etruria") > 5 * troubled.provocation_cost("northern_etruria") > 0
    assert (
        quiet.provocation_cost("lucania")
        > 3 * troubled.provocation_cost("lucania")
        > 3 * troubled.provocation_cost("northern_etruria")
    )


def test_an_army_marches_around_a_province_whose_tribe_would_rise() -> None:
    """The shortest way from Latium to Beneventum touches Campania, which is the Samnites'."""
    table = alone(Field("central_italy"), "rome", "samnites")
    numbers = ("I", "II")
    office(table, "104", "dictator", *numbers)
    army(table, "rome", "4212", "104", legions=numbers)
    army(table, "samnites", BENEVENTUM, infantry=2, inside=True)
    cities, table.state.levels = table.state.cities, {}
    for campania, touched in (("rome", True), ("samnites", False)):
        holders = {"samnium": "rome", "campania": campania}
        table.state.cities = {
            place: msgspec.structs.replace(city, holder=holders.get(HEXES[place].province, city.holder))
            for place, city in cities.items()
            if place != BENEVENTUM
        } | {BENEVENTUM: cities[BENEVENTUM]}
        menu = table.phase("104").prompt("rome").menu
        found = best_march(Table(PLAIN.view(table.state, "rome"), "rome", menu.forms), menu.forms["march"])
        assert found is not None and found[0].goal == BENEVENTUM and isinstance(found[1], March)
        assert ("campania" in {HEXES[one].province for one in found[1].route}) is touched


def test_magistrates_are_sent_against_gauls_until_their_men_are_twice_as_many() -> None:
    """With as many as that in Etruria the next goes elsewhere; with cities left he goes to Samnium."""
    first = Assign(army="army_2", place="3714", province="samnium")
    provinces = OneOf(("samnium", "etruria"))
    form = Form(Assign, army=OneOf(("army_2",)), place=OneOf(("3714",)), province=provinces)
    for left, sp, sent in ((0, 8, "etruria"), (0, 30, "samnium"), (3, 8, "samnium")):
        seen = gauls_in_etruria(left)
        legion = msgspec.structs.replace(seen.legions[0], commander="105", elements={"RL": (sp, 0)})
        offices = (MagistrateView(leader="105", office="proconsul", province="etruria"),)
        seen = msgspec.structs.replace(seen, legions=(legion,), magistrates=offices)
        found = answer(seen, "election.imperium", first, form)
        assert isinstance(found, Assign) and found.province == sent


def test_leave_is_asked_with_guile_in_the_last_year_alone() -> None:
    form = Form(AskPermission, matter=OneOf(("leave",)), guile=Number(0, 1))
    table, _ = with_gauls(0, "3614")
    for turn, guile in ((table.view.last_turn, 1), (3, 0)):
        seen = msgspec.structs.replace(table.view, turn=turn)
        assert ask_leave_to_march(Table(seen, "rome"), form) == AskPermission("leave", guile)


def test_no_legion_that_holds_a_city_of_the_province_is_disbanded() -> None:
    """Three SP of a legion are disbanded in Rome, and kept in Beneventum."""
    form = Form(Disband, groups=Pick(("VII",), 0, 1))
    for place, kept in (("3714", False), (BENEVENTUM, True)):
        seen = view()
        few = dict.fromkeys(list(seen.legions[0].elements)[:3], (1, 0))
        legion = msgspec.structs.replace(seen.legions[0], number="VII", army=0, hex=place, inside=True, elements=few)
        found = answer(msgspec.structs.replace(seen, legions=(legion,)), "strategic.disband", Disband(()), form)
        assert found == Disband(() if kept else ("VII",))


def test_of_a_force_that_is_too_large_as_many_legions_march_as_may() -> None:
    """A Dictator has ten full legions in Rome, of which eight may march; all cities of Samnium are open."""
    table = alone(Field("central_italy"), "rome", "samnites")
    numbers = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
    office(table, "104", "dictator", *numbers)
    army(table, "rome", "3714", "104", legions=numbers)
    menu = table.phase("104").prompt("rome").menu
    found = best_march(Table(PLAIN.view(table.state, "rome"), "rome", menu.forms), menu.forms["march"])
    assert found is not None and isinstance(found[1], MarchWith) and menu.contains(found[1])
    assert len(found[1].units) == 8


def test_a_victory_over_a_few_raiders_counts_for_less_than_one_over_an_army() -> None:
    def brings(sp: int) -> float:
        table, force, place = before_the_last_city(outside=sp)
        against = table.enemies_outside_city(place)
        return table.loyalty.battle_gain_by_loyalty(
            [force], against, battle_odds_in_hex(table, [force], against, place), place
        )

    assert brings(10) > brings(1) + 0.5


def test_armies_gather_against_a_tribe_that_is_too_strong_for_one_when_it_is_all_that_is_left() -> None:
    """Thirty Gauls are in Etruria: who comes beside another army at the border gains by that. Ten he beats alone."""

    def together(left: int, gauls: int) -> float:
        table, army = with_gauls(left, "2813", gauls)
        other = msgspec.structs.replace(army, hex="3614", leaders=("105",), legions=())
        both = msgspec.structs.replace(table.view, stacks=(*table.view.stacks, other))
        return army_prospect_at_hex(Table(both, "rome"), army, "3614") - army_prospect_at_hex(table, army, "3614")

    assert together(0, 30) > together(0, 10) + 0.1
    assert together(0, 30) > together(3, 30) + 0.1
