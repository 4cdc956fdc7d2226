"""The parts of the map on cards: all on one sheet, with what lies next to it, arrows for what moved."""

import pytest

from bot.titles.sword_of_rome.scenes import (
    CLOSE_UPS,
    inset_holding_space,
    map_options_by_sheet,
    spaces_in_close_up,
    with_neighbours,
)
from bot.titles.sword_of_rome.ways import moves_for_arrows
from engine.games.sword_of_rome.events.combat import Retreated
from engine.games.sword_of_rome.events.movement import ArmyMarched, InterceptionRolled
from render.games.sword_of_rome.board import inset_by_space, is_on_one_part, printed_map_drawing
from render.games.sword_of_rome.map_view import MapView
from render.games.sword_of_rome.sword_map import picture_layout


def leg(start: str, goal: str, power: str = "gallic") -> ArmyMarched:
    return ArmyMarched(power, "brennus", 3, start, goal, "clear", 1, 2)


@pytest.mark.test  # draws the map
def test_the_sheets_are_those_of_the_map() -> None:
    spots = picture_layout(MapView(players=4, turn=1)).board.ground.sheets.spots
    names = ["", *(inset["id"] for inset in printed_map_drawing()["insets"])]
    assert {node: names[spot.sheet + 1] for node, spot in spots.items()} == {
        node: inset_holding_space(node) for node in spots
    }


def test_legs_that_follow_each_other_are_one_arrow() -> None:
    told = [leg("luna", "placentia"), leg("placentia", "bononia"), leg("roma", "capua", "roman")]
    assert moves_for_arrows(told) == [("gallic", ("luna", "placentia", "bononia")), ("roman", ("roma", "capua"))]


def test_who_flees_and_who_intercepts_has_an_arrow_too() -> None:
    fled = Retreated("etruscan", "clusium", ("volsinii", "perusia"), 1)
    came, late = (InterceptionRolled("gallic", "brennus", "luna", "pisae", 3, 1, 2, success=s) for s in (True, False))
    assert moves_for_arrows([fled]) == [("etruscan", ("clusium", "volsinii", "perusia"))]
    assert moves_for_arrows([came]) == [("gallic", ("luna", "pisae"))] and moves_for_arrows([late]) == []


def test_a_way_across_sheets_shows_where_it_ends() -> None:
    """Luceria stands on the map, Beneventum on the inset: the battle is at Luceria."""
    (one,) = map_options_by_sheet([("greek", ("beneventum", "luceria"))], ("luceria",), at="luceria")
    assert "luceria" in one["crop"] and {inset_holding_space(space) for space in one["crop"]} == {""}
    assert one["moves"] == [{"power": "greek", "spaces": ("beneventum", "luceria")}]


def test_two_armies_on_two_sheets_are_two_pictures() -> None:
    found = list(map_options_by_sheet([("samnite", ("bovianum", "capua")), ("etruscan", ("luna", "bononia"))], ()))
    assert [{inset_holding_space(space) for space in one["crop"]} for one in found] == [{"latium"}, {""}]
    assert list(map_options_by_sheet([], ())) == []


@pytest.mark.parametrize("inset", CLOSE_UPS)
def test_a_close_up_shows_all_of_an_inset(inset: str) -> None:
    assert set(spaces_in_close_up(CLOSE_UPS[inset])) == {space for space, on in inset_by_space().items() if on == inset}


def test_a_crop_has_what_lies_next_to_it() -> None:
    assert "bononia" in with_neighbours(("placentia",)) and "transalpine_box" not in with_neighbours(("eporedia",))


def test_one_picture_of_a_question_shows_one_inset_or_what_is_near() -> None:
    assert is_on_one_part(("roma", "capua")) and is_on_one_part(("luna", "bononia")) and is_on_one_part(())
    assert not is_on_one_part(("roma", "clusium")) and not is_on_one_part(("luna", "tarentum"))
