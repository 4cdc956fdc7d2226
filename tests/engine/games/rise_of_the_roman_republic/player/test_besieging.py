"""What the computer player does before the last cities of a province all of which must be subdued (Samnite Wars)."""

import msgspec

from engine.games.rise_of_the_roman_republic.actions.combat import TakeCommand
from engine.games.rise_of_the_roman_republic.actions.cup import EndPhase
from engine.games.rise_of_the_roman_republic.actions.siege import Assault
from engine.games.rise_of_the_roman_republic.board.hexmap import land_neighbours
from engine.games.rise_of_the_roman_republic.computer_player.besieging import is_starved_by_siege, siege_gain_of_part
from engine.games.rise_of_the_roman_republic.computer_player.marching import army_prospect_at_hex
from engine.games.rise_of_the_roman_republic.computer_player.table import Table
from engine.games.rise_of_the_roman_republic.view import RiseView, StackView
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form
from engine.kernel.picks import Pick
from tests.engine.games.rise_of_the_roman_republic.player.samnium import (
    BENEVENTUM,
    answer,
    before_the_last_city,
    view,
)


def test_hunger_needs_hardly_more_men_than_are_in_a_city_whose_garrison_nobody_leads() -> None:
    """Forty in Beneventum, and its militia: fifty men besiege them if nobody leads them, else seventy."""
    for leaders, least in (((), 50), (("pontius",), 70)):
        inside = StackView(
            power="samnites", hex=BENEVENTUM, side="samnites", inside=True, leaders=leaders, sp=40, infantry=40
        )
        table = Table(msgspec.structs.replace(view(), stacks=(inside,)), "rome")
        assert is_starved_by_siege(table, least, BENEVENTUM) and not is_starved_by_siege(table, least - 10, BENEVENTUM)


def test_a_straggler_before_the_last_city_keeps_no_army_from_its_siege() -> None:
    bare, held = before_the_last_city(), before_the_last_city(outside=1)
    assert army_prospect_at_hex(*held) > 0.5 * army_prospect_at_hex(*bare) > 1


def test_in_the_last_turn_no_danger_keeps_an_army_from_the_last_city() -> None:
    last = view().last_turn
    assert (
        army_prospect_at_hex(*before_the_last_city(last, near=90))
        > army_prospect_at_hex(*before_the_last_city(last - 1, near=90)) + 1
    )


def test_armies_gather_near_a_last_garrison_that_is_too_strong_for_one() -> None:
    """Forty are in it: who comes beside another army gains by that, and more with two cities left than with three."""

    def together(left: int) -> float:
        table, force, place = before_the_last_city(garrison=40, left=left)
        near = land_neighbours(place)[0]
        other = msgspec.structs.replace(force, hex=near, leaders=("105",), legions=(), sp=24, infantry=20)
        both = msgspec.structs.replace(table.view, stacks=(*table.view.stacks, other))
        return army_prospect_at_hex(Table(both, "rome"), force, near) - army_prospect_at_hex(table, force, near)

    assert together(1) > together(3) + 0.1


def test_a_great_garrison_is_starved_and_stormed_only_where_it_loses_more_than_who_storms() -> None:
    """Thirty-nine besiege a garrison: hardly more than are in it wait for hunger, but not in the last turn."""
    last = view().last_turn
    for garrison, turn, storms in ((22, 3, False), (22, last, True), (7, 3, True)):
        seen, there, _ = besieging(garrison, turn=turn)
        form = Form(Assault, along=Pick((), 0, 0), without=Pick(there.legions, 0, 2))
        found = answer(seen, "phase.act", EndPhase(), form, Form(EndPhase))
        assert isinstance(found, Assault) is storms


def besieging(garrison: int, *, turn: int = 3) -> tuple[RiseView, StackView, str]:
    """Return a view in which the army of Rome besieges the last city, with a garrison in it that nobody leads; the
    army, and the city."""
    table, force, place = before_the_last_city(turn, garrison=garrison)
    there = msgspec.structs.replace(force, hex=place)
    stacks = (there, *[one for one in table.view.stacks if one.power == "samnites"])
    cities = [msgspec.structs.replace(one, besieger="rome") if one.place == place else one for one in table.view.cities]
    legions = tuple([msgspec.structs.replace(one, hex=place) for one in table.view.legions])
    return msgspec.structs.replace(table.view, stacks=stacks, cities=tuple(cities), legions=legions), there, place


def test_a_siege_goes_on_with_fewer_men_than_it_was_placed_with() -> None:
    seen, _, place = besieging(garrison=40)
    unbesieged = before_the_last_city(garrison=40)[0]
    assert is_starved_by_siege(Table(seen, "rome"), 20, place) and not is_starved_by_siege(unbesieged, 20, place)


def test_no_part_of_an_army_leaves_a_siege_that_the_rest_could_not_keep_up() -> None:
    """Of thirty-three who starve thirty a few may go, but not most."""
    seen, army, _ = besieging(garrison=30)
    few, most = (
        siege_gain_of_part(
            Table(seen, "rome"),
            msgspec.structs.replace(army, leaders=(), legions=army.legions[:1], sp=men, infantry=men),
        )
        for men in (5, 30)
    )
    assert most > few + 1


def test_a_city_is_stormed_with_as_many_legions_as_its_commander_leads_well() -> None:
    """The dictator leads four legions well; of eight, four are enough for the same odds, and half stay out."""
    seen, army, place = besieging(garrison=9)
    numbers = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")
    legions = tuple([msgspec.structs.replace(seen.legions[0], number=one) for one in numbers])
    feet = sum([foot for foot, _ in legions[0].elements.values()])
    army = msgspec.structs.replace(army, legions=numbers, sp=8 * feet, infantry=8 * feet)
    stacks = (army, *[one for one in seen.stacks if one.power == "samnites"])
    seen = msgspec.structs.replace(seen, stacks=stacks, legions=legions)
    form = Form(Assault, along=Pick((), 0, 0), without=Pick(numbers, 0, 7))
    found = answer(seen, "phase.act", EndPhase(), form, Form(EndPhase))
    assert isinstance(found, Assault) and len(found.without) == 4, place


def test_the_ablest_of_equals_commands() -> None:
    """The first of them is a C, the other a B with Guile."""
    form = Form(TakeCommand, leader=OneOf(("114", "116")))
    assert answer(view(), "command.choose", TakeCommand("114"), form) == TakeCommand("116")
