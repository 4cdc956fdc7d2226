"""Marches through prompts: activation, costs, limits, what is left and taken up (sections 8 and 9)."""

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from engine.games.sword_of_rome.actions.movement import Halt, MarchArmy, MarchOn, MoveMinor
from engine.games.sword_of_rome.events.movement import ArmyMarched, StayedBehind
from engine.games.sword_of_rome.movement.activation import leaders_able_to_march
from engine.games.sword_of_rome.movement.reach import MarchRoute, next_legs, step_cost
from engine.games.sword_of_rome.movement.walks import MOST_LEGS, Walk
from engine.games.sword_of_rome.state import Effect, Place
from engine.games.sword_of_rome.tables import TABLES
from engine.kernel.dice import UnverifiedRandom
from tests.engine.games.sword_of_rome.playing import Force, Table

ONE, TWO, THREE = "R28", "R24", "R10"  # Roman cards of these values
APPIAN = Effect("R12", "appian_way")


def march(leader: str, cu: int, *route: str, card: str = THREE, along: tuple[str, ...] = ()) -> MarchArmy:
    return MarchArmy(card=card, leader=leader, along=along, cu=cu, route=route)


def roman(stacks: Mapping[str, Force], **given: Any) -> Table:
    return Table(stacks=stacks, hands={"roman": (ONE, TWO, THREE)}, **given).turn_number_under_way("roman")


def test_a_leader_is_activated_by_a_card_of_his_initiative() -> None:
    """Section 8.1."""
    table = roman({"roman@roma": (5, "valerius")})
    assert not table.allowed("roman", march("valerius", 5, "narnia", card=ONE))
    table.do("roman", march("valerius", 5, "narnia", card=TWO))
    assert table.stack("roman@narnia").cu == 5 and table.stack("roman@roma").is_empty
    assert table.told(ArmyMarched) == [ArmyMarched("roman", "valerius", 5, "roma", "narnia", "clear", 1, 3)]


@pytest.mark.parametrize(("value", "points"), [(1, 3), (2, 4), (3, 5)])
def test_z05_gauls_have_three_four_or_five_movement_points(value: int, points: int) -> None:
    assert TABLES.movement_points_by_card("gallic", value) == points
    assert TABLES.movement_points_by_card("roman", value) == 4
    assert TABLES.movement_points_by_card("transalpine", 3) == 5


def test_a_march_goes_as_far_as_its_points() -> None:
    table = roman({"roman@roma": (5, "valerius")})
    assert table.allowed("roman", march("valerius", 5, "narnia", "spoletium", "perusia", "clusium"))
    far = march("valerius", 5, "narnia", "spoletium", "perusia", "clusium", "arretium")
    assert not table.allowed("roman", far)
    assert not table.allowed("roman", march("valerius", 5, "narnia", "asculum", "teate", "larinum"))  # 1 + 2 + 1 + 1


def test_no_more_than_ten_march_and_a_consul_keeps_one() -> None:
    """Section 9.1.2."""
    table = roman({"roman@roma": (12, "valerius")})
    assert table.allowed("roman", march("valerius", 10, "narnia"))
    assert not table.allowed("roman", march("valerius", 11, "narnia"))
    table = roman({"roman@roma": (5, "camillus", "valerius")})
    assert not table.allowed("roman", march("valerius", 5, "narnia"))
    assert table.allowed("roman", march("valerius", 4, "narnia"))
    assert table.allowed("roman", march("valerius", 5, "narnia", along=("camillus",)))


@pytest.mark.ruling(81)
def test_ruling_81_an_activated_subordinate_takes_command() -> None:
    table = roman({"roman@roma": (6, "camillus", "valerius")})
    table.do("roman", march("valerius", 6, "narnia", along=("camillus",)))
    assert table.stack("roman@narnia").leaders == ("valerius", "camillus")


@pytest.mark.ruling(81)
def test_ruling_81_a_minor_leader_does_not_lead_a_named_one() -> None:
    stacks: dict[str, Force] = {"greek@tarentum": (6, "dionysius", "greek_a")}
    table = Table(stacks=stacks, hands={"greek": ("K10",)}).turn_number_under_way("greek")
    minor = MarchArmy(card="K10", leader="greek_a", along=("dionysius",), cu=3, route=("brundisium",))
    assert not table.allowed("greek", minor)
    assert table.allowed("greek", MarchArmy("K10", "greek_a", (), 3, ("brundisium",)))


@pytest.mark.ruling(82)
def test_ruling_82_a_lone_leader_shuns_enemies_and_sets_off_no_reaction() -> None:
    """Section 8.4."""
    stacks: dict[str, Force] = {"roman@roma": (5, "valerius"), "gallic@narnia": (1,), "gallic@spoletium": (4, "gaul_a")}
    table = roman(stacks)
    assert not table.allowed("roman", march("valerius", 0, "narnia"))
    table.do("roman", march("valerius", 0, "sutrium", "volsinii"))
    assert table.stack("roman@volsinii").leaders == ("valerius",) and table.moment() == "player_turn.menu"
    beside = roman({"roman@roma": (5, "valerius"), "gallic@narnia": (0, "gaul_a")})
    assert not beside.allowed("roman", march("valerius", 0, "narnia"))
    assert beside.allowed("roman", march("valerius", 0, "narnia", "spoletium"))


@pytest.mark.ruling(25)
def test_ruling_25_the_appian_way_costs_one_in_all() -> None:
    table = roman({"roman@roma": (5, "valerius")})
    far = ("velitrae", "antium", "tarracina", "capua", "beneventum")
    assert not table.allowed("roman", march("valerius", 5, *far))
    table.state.effects = (APPIAN,)
    table.turn_number_under_way("roman")
    assert table.allowed("roman", march("valerius", 5, *far))
    walk = Walk("roman", "velitrae", 5, ("valerius",), 3, on_way=True)
    assert step_cost(table.state, walk, "antium") == 0 and step_cost(table.state, walk, "fregellae") == 1


@pytest.mark.parametrize(  # random games
    "ways_tried", [pytest.param(20, marks=pytest.mark.test), pytest.param(300, marks=pytest.mark.soak(6))]
)
def test_a_way_chosen_at_random_may_always_end(ways_tried: int) -> None:
    """On the Appian Way one may step to and fro for nothing, until a way has as many legs as it may have."""
    table = roman({"roman@velitrae": (4, "curius")})
    table.state.effects = (APPIAN,)
    walk = Walk("roman", "velitrae", 4, ("curius",), 3, on_way=True, flank="sutrium", barred="roma")
    route = MarchRoute(table.state, walk)
    ways = [route.sample(UnverifiedRandom(f"way {n}")) for n in range(ways_tried)]
    assert all(route.is_complete(way) for way in ways)
    assert any(len(way) > 8 for way in ways)


def test_no_leg_is_offered_from_which_a_way_of_most_legs_cannot_end() -> None:
    """Allies hold the Appian Way, where nobody may stop: whoever goes to and fro must come away in time."""
    stacks: dict[str, Force] = {"roman@antium": 3, "roman@tarracina": 2, "roman@capua": 4, "roman@velitrae": 5}
    table = Table(stacks=stacks, alliances=[("etruscan", "roman")])
    table.state.effects = (APPIAN,)
    route = MarchRoute(table.state, Walk("etruscan", "velitrae", 0, ("etruscan_a",), 3))
    given: tuple[str, ...] = ()
    while level := route.choices_after(given).options:
        tokens = [option.token for option in level]
        given += (next((to for to in ("tarracina", "antium") if to in tokens), tokens[0]),)
    assert len(given) == MOST_LEGS and route.is_complete(given), given


def test_samnites_find_their_mountains_clear() -> None:
    table = Table(stacks={"samnite@bovianum": (5, "samnite_a"), "roman@capua": (5, "valerius")})
    samnite = Walk("samnite", "bovianum", 5, ("samnite_a",), 4)
    assert {leg.token: leg.cost for leg in next_legs(table.state, samnite)}["aufidena"] == 1
    roman_ = Walk("roman", "capua", 5, ("valerius",), 4)
    assert {leg.token: leg.cost for leg in next_legs(table.state, roman_)}["bovianum"] == 2


def test_who_may_not_stop_beside_an_ally_passes_through() -> None:
    """Section 15.3."""
    stacks: dict[str, Force] = {"roman@roma": (5, "valerius"), "etruscan@sutrium": (3, "etruscan_a")}
    table = roman(stacks, alliances=[("roman", "etruscan")])
    assert not table.allowed("roman", march("valerius", 5, "sutrium"))
    table.do("roman", march("valerius", 5, "sutrium", "volsinii"))
    assert table.stack("roman@volsinii").cu == 5


def test_non_players_end_where_they_may() -> None:
    """Section 16.3."""
    table = Table(stacks={"volsci@antium": (4, "volsci_a"), "transalpine@transalpine_box": (4, "transalpine_a")})
    volsci = MarchRoute(table.state, Walk("volsci", "antium", 4, ("volsci_a",), 4))
    assert volsci.is_complete(("velitrae",)) and not volsci.is_complete(("velitrae", "fregellae"))
    assert volsci.is_complete(("velitrae", "fregellae", "capua"))
    box = Walk("transalpine", "transalpine_box", 4, ("transalpine_a",), 5)
    assert [leg.token for leg in next_legs(table.state, box)] == ["eporedia"]


@pytest.mark.ruling(99)
def test_ruling_99_who_besieges_an_allys_garrison_is_left_alone() -> None:
    stacks: dict[str, Force] = {"roman@roma": (5, "valerius"), "gallic@sutrium": (4, "gaul_a")}
    table = Table(stacks=stacks, hands={"roman": (THREE,)}, alliances=[("roman", "etruscan")])
    inside = table.stack("etruscan@sutrium")
    table.state.stacks = {
        **table.state.stacks,
        "etruscan@sutrium": msgspec.structs.replace(inside, cu_inside=2),
    }
    table.strict = False
    table.turn_number_under_way("roman")
    assert not table.allowed("roman", march("valerius", 5, "sutrium"))


def test_cu_and_leaders_are_left_and_taken_up_on_the_way() -> None:
    """Section 9.1.2."""
    stacks: dict[str, Force] = {"roman@roma": (6, "valerius"), "roman@narnia": (3, "claudius")}
    table = roman(stacks)
    table.do("roman", march("valerius", 6, "narnia", "drop:2", "spoletium"))
    assert (table.stack("roman@narnia").cu, table.stack("roman@spoletium").cu) == (5, 4)
    assert StayedBehind("roman", "narnia", 2) in table.told(StayedBehind)
    table = roman(stacks)
    assert not table.allowed("roman", march("valerius", 6, "narnia", "take:3", "spoletium"))  # a consul keeps 1
    table.do("roman", march("valerius", 6, "narnia", "take:2", "spoletium"))
    assert (table.stack("roman@narnia").cu, table.stack("roman@spoletium").cu) == (1, 8)
    table = roman(stacks)
    table.do("roman", march("valerius", 6, "narnia", "take:claudius", "take:3", "spoletium"))
    assert table.stack("roman@spoletium").leaders == ("valerius", "claudius")


@pytest.mark.ruling(24)
def test_ruling_24_points_left_after_a_voyage_are_spent_on_land() -> None:
    stacks: dict[str, Force] = {"greek@tarentum": (5, "dionysius")}
    table = Table(stacks=stacks, hands={"greek": ("K10",)}).turn_number_under_way("greek")
    table.do("greek", MarchArmy("K10", "dionysius", (), 3, ("sea:messana", "catina")))
    assert table.stack("greek@catina").cu == 3 and table.told(ArmyMarched)[-1].left == 0
    assert table.told(ArmyMarched)[0].way == "sea" and table.told(ArmyMarched)[0].cost == 3


def test_what_the_ships_do_not_hold_stays() -> None:
    """Section 9.6.3."""
    table = Table(stacks={"greek@tarentum": (8, "dionysius")}, hands={"greek": ("K10",)}).turn_number_under_way("greek")
    table.do("greek", MarchArmy("K10", "dionysius", (), 8, ("sea:syracusae",)))
    assert (table.stack("greek@syracusae").cu, table.stack("greek@tarentum").cu) == (6, 2)


@pytest.mark.ruling(142)
@pytest.mark.parametrize(
    ("watcher", "friendly", "way"),
    [("etruscan@tarquinii", "sutrium", "narnia"), ("etruscan@spoletium", "narnia", "sutrium")],
)
def test_ruling_142_of_equally_cheap_ways_that_with_fewest_reactions_is_preset(
    watcher: str, friendly: str, way: str
) -> None:
    stacks: dict[str, Force] = {"roman@roma": (5, "valerius"), watcher: (4, "etruscan_a")}
    table = roman(stacks, places={friendly: Place("etruscan", 1)})
    form = table.prompt("roman", MarchArmy).menu.forms["march_army"]
    route = form.field("route", {"card": THREE, "leader": "valerius", "along": (), "cu": 5})
    assert isinstance(route, MarchRoute) and route.ways is not None
    trip = route.ways.cheapest_way("volsinii")
    assert trip is not None and trip.legs == (way, "volsinii")
    assert table.allowed("roman", march("valerius", 5, friendly, "volsinii"))  # the other may be walked all the same


@pytest.mark.ruling(142)
def test_ruling_142_a_march_that_nobody_can_disturb_is_one_decision() -> None:
    table = roman({"roman@roma": (5, "valerius")})
    table.do("roman", march("valerius", 5, "narnia", "spoletium", "perusia", "clusium"))
    assert table.moment() == "player_turn.menu" and table.stack("roman@clusium").cu == 5


def test_a_siege_begins_where_three_stop_before_an_enemy_city() -> None:
    table = roman({"roman@roma": (5, "valerius")})
    table.do("roman", march("valerius", 5, "tarquinii"))
    assert table.place("tarquinii").besieger == "roman" and table.place("tarquinii").siege == 0


def test_minor_leaders_go_where_they_like_in_their_own_turn() -> None:
    """Section 8.3."""
    stacks: dict[str, Force] = {"gallic@luna": (3, "gaul_a"), "gallic@bononia": 2}
    table = Table(stacks=stacks, off_map={"gaul_b": "reserve"}).turn_number_under_way("gallic")
    assert not table.allowed("gallic", MoveMinor("gaul_a", "verona"))
    table.do("gallic", MoveMinor("gaul_a", "bononia")).do("gallic", MoveMinor("gaul_b", "bononia"))
    assert set(table.stack("gallic@bononia").leaders) == {"gaul_a", "gaul_b"}


def test_a_raid_on_the_way_is_rolled_and_the_mover_asked_anew() -> None:
    table = Table(stacks={"gallic@sena_gallica": (4, "gaul_a")}, hands={"gallic": ("G33",)}).turn_number_under_way(
        "gallic"
    )
    table.do("gallic", MarchArmy("G33", "gaul_a", (), 4, ("sentinum", "raid")), 5, 5)
    assert table.place("sentinum").owner == "" and table.moment() == "march.on"
    table.do("gallic", MarchOn(("spoletium",)))
    assert table.stack("gallic@spoletium").cu == 4


def test_halting_leaves_the_rest_of_the_points() -> None:
    table = Table(stacks={"gallic@sena_gallica": (4, "gaul_a")}, hands={"gallic": ("G33",)}).turn_number_under_way(
        "gallic"
    )
    table.do("gallic", MarchArmy("G33", "gaul_a", (), 4, ("sentinum", "raid")), 2, 3)
    table.do("gallic", Halt())
    assert table.stack("gallic@sentinum").cu == 4 and table.moment() == "player_turn.menu"


def test_the_leaders_that_can_be_activated() -> None:
    """Section 9.1."""
    table = Table()
    assert leaders_able_to_march(table.state, ("roman",), 2) == ["valerius"]
    assert set(leaders_able_to_march(table.state, ("roman",), 3)) == {"camillus", "valerius"}


@pytest.mark.ruling(25)
def test_ruling_25_free_steps_between_allies_do_not_lead_round_and_round() -> None:
    stacks: dict[str, Force] = {
        "roman@roma": (5, "valerius"),
        "etruscan@velitrae": (3, "etruscan_a"),
        "etruscan@antium": (3, "etruscan_b"),
    }
    table = Table(stacks=stacks, hands={"roman": (THREE,)}, alliances=[("roman", "etruscan")])
    table.state.effects = (APPIAN,)
    table.turn_number_under_way("roman").do("roman", march("valerius", 5, "velitrae", "antium", "tarracina"))
    assert table.stack("roman@tarracina").cu == 5 and table.told(ArmyMarched)[-1].left == 3


def test_nobody_is_left_behind_in_an_allys_port_by_ships_that_hold_too_few() -> None:
    """Section 15.3: allies do not end their moves together."""
    stacks: dict[str, Force] = {"greek@locri": (5, "dionysius"), "roman@rhegium": (2, "camillus")}
    places = {"rhegium": Place("roman", 1)}
    table = Table(stacks=stacks, places=places, alliances=[("greek", "roman")], hands={"greek": ("K10",)})
    table.turn_number_under_way("greek")
    assert not table.allowed("greek", MarchArmy("K10", "dionysius", (), 5, ("rhegium", "sea:neapolis")))
    assert table.allowed("greek", MarchArmy("K10", "dionysius", (), 3, ("rhegium", "sea:neapolis")))
