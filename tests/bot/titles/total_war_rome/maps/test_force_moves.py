"""The ways of armies and navies, as a replay draws them."""

from types import SimpleNamespace
from typing import Any, cast

from bot.titles.total_war_rome.force_moves import force_routes_by_faction
from engine.games.total_war_rome.events.campaign import ArmyMoved, NavyMoved
from engine.games.total_war_rome.view import RomeView


def a_view(**navies: tuple[str, str]) -> RomeView:
    """Return of a view where its navies stand: the sea, or the port."""
    found: Any = SimpleNamespace(navies={n: SimpleNamespace(sea=sea, port=port) for n, (sea, port) in navies.items()})
    return cast("RomeView", found)


def test_legs_of_one_force_are_one_way() -> None:
    events = [
        ArmyMoved("rome", "rome_army_1", "latium", "etruria"),
        ArmyMoved("rome", "rome_army_1", "etruria", "liguria"),
        ArmyMoved("rome", "rome_army_2", "liguria", "etruria"),
    ]
    found = force_routes_by_faction(a_view(), events)
    assert found == [("rome", ("latium", "etruria", "liguria")), ("rome", ("liguria", "etruria"))]


def test_who_boards_goes_to_where_the_navy_is() -> None:
    events = [
        ArmyMoved("rome", "rome_army_1", "latium", "rome_fleet_1"),
        NavyMoved("rome", "rome_fleet_1", "latium", "mare_tyrrhenum"),
    ]
    view = a_view(rome_fleet_1=("mare_tyrrhenum", ""))
    assert force_routes_by_faction(view, events) == [
        ("rome", ("latium", "mare_tyrrhenum")),
        ("rome", ("latium", "mare_tyrrhenum")),
    ]


def test_what_is_placed_or_lands_from_a_lost_navy_has_no_way() -> None:
    events = [
        ArmyMoved("rome", "rome_army_1", "", "latium"),
        NavyMoved("rome", "rome_fleet_1", "", "latium"),
        ArmyMoved("rome", "rome_army_1", "rome_fleet_9", "gades"),
    ]
    assert force_routes_by_faction(a_view(), events) == []
