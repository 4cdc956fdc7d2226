"""Reactions to a march through prompts: inside, avoid, intercept, refuse, pursue, bribe, plans (sections 9.3 to 11)."""

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from engine.games.sword_of_rome.actions.combat import TakeCommand
from engine.games.sword_of_rome.actions.movement import Halt, MarchArmy, MarchOn
from engine.games.sword_of_rome.actions.reactions import (
    AcceptBattle,
    DropReactions,
    LetGo,
    PlanReactions,
    React,
    RefuseBattle,
)
from engine.games.sword_of_rome.actions.turn import EndTurn
from engine.games.sword_of_rome.contexts import Entered
from engine.games.sword_of_rome.events.combat import CommandTaken
from engine.games.sword_of_rome.events.movement import (
    AvoidRolled,
    BattleRefused,
    BribePaid,
    FellBack,
    InterceptionRolled,
    PursuitRolled,
)
from engine.games.sword_of_rome.movement.reactions import (
    Entering,
    avoiding_cu,
    intercept_target,
    land_refuges,
    may_avoid,
    possible_interceptors,
    room_inside,
)
from engine.games.sword_of_rome.state import RESERVE, Place, Stack
from tests.engine.games.sword_of_rome.playing import Force, Table

R3, G3, K3, E3 = "R10", "G33", "K10", "E11"  # cards of value 3


def march(card: str, leader: str, cu: int, *route: str, bribe: str = "none") -> MarchArmy:
    return MarchArmy(card=card, leader=leader, along=(), cu=cu, route=route, bribe=bribe)


def roman(stacks: Mapping[str, Force], **given: Any) -> Table:
    """Let Valerius be about to march from Roma."""
    hands = {"roman": (R3,), **given.pop("hands", {})}
    return Table(stacks=stacks, hands=hands, **given).turn_number_under_way("roman")


def entering(space: str, came_from: str = "roma", power: str = "roman", cu: int = 5) -> Entering:
    return Entering(power, space, came_from, cu, arrived=False)


# Interception


def test_b16_an_interception_succeeds_up_to_the_tactics_rating() -> None:
    """Section 10.2."""
    table = Table(stacks={"roman@capua": (5, "claudius"), "greek@neapolis": (4, "greek_a")})
    assert intercept_target(table.state, "roman", "claudius", "capua") == 3
    found = list(possible_interceptors(table.state, Entering("greek", "capua", "neapolis", 4, arrived=False)))
    assert found == []  # it stands there already
    near = list(possible_interceptors(table.state, Entering("greek", "fregellae", "venusia", 4, arrived=False)))
    assert [(one.id, one.needs) for one in near] == [("roman@capua", 2)]  # Samnite country: one less


@pytest.mark.ruling(27)
def test_ruling_27_an_independent_space_is_enemy_and_own_cu_there_undo_that() -> None:
    """Section 10.2."""
    table = Table(stacks={"roman@capua": (5, "claudius")}, places={"beneventum": Place("")})
    assert intercept_target(table.state, "roman", "claudius", "beneventum") == 2
    table.state.stacks = {**table.state.stacks, "roman@beneventum": Stack("roman", "beneventum", 1)}
    assert intercept_target(table.state, "roman", "claudius", "beneventum") == 3


@pytest.mark.ruling(110)
def test_ruling_110_cu_without_a_leader_do_not_react() -> None:
    table = Table(stacks={"roman@capua": 5, "gallic@sutrium": 3})
    assert not list(possible_interceptors(table.state, entering("fregellae", "venusia", "greek")))
    assert not land_refuges(table.state, entering("sutrium"), "gallic")


def test_nobody_intercepts_over_rough_links_or_into_others() -> None:
    """Section 10.2."""
    table = Table(stacks={"roman@capua": (5, "claudius")}, places={"bovianum": Place("roman")})
    assert not list(possible_interceptors(table.state, entering("bovianum", "larinum", "gallic")))
    assert list(possible_interceptors(table.state, entering("tarracina", "antium", "gallic")))
    table = Table(stacks={"gallic@luna": (5, "gaul_a"), "etruscan@pisae": 2})
    assert not list(possible_interceptors(table.state, Entering("roman", "pisae", "faesulae", 5, arrived=False)))


@pytest.mark.ruling(16)
def test_ruling_16_a_landing_can_be_intercepted() -> None:
    """Section 10.5."""
    stacks: dict[str, Force] = {"greek@tarentum": (5, "dionysius"), "roman@capua": (5, "claudius")}
    table = Table(stacks=stacks, hands={"greek": (K3,)}).turn_number_under_way("greek")
    table.do("greek", march(K3, "dionysius", 3, "sea:neapolis"))
    assert table.moment() == "march.react" and table.asked() == {"roman"}
    table.do("roman", React(intercept=("roman@capua",)), 3)
    assert table.told(InterceptionRolled)[0].needs == 2 and not table.told(InterceptionRolled)[0].success


def test_an_interception_that_fails_leaves_the_mover_free_and_asks_him_anew() -> None:
    stacks: dict[str, Force] = {"roman@roma": (5, "valerius"), "etruscan@tarquinii": (4, "etruscan_a")}
    table = roman(stacks, places={"sutrium": Place("etruscan", 1)})
    table.do("roman", march(R3, "valerius", 5, "sutrium", "volsinii"))
    assert table.asked() == {"etruscan_samnite"}
    context = table.prompt("etruscan_samnite", React).about(Entered)
    assert (context.power, context.space, context.needs, context.nearest) == ("roman", "sutrium", 1, 4)
    table.do("etruscan_samnite", React(intercept=("etruscan@tarquinii",)), 6)
    assert table.moment() == "march.on" and table.asked() == {"roman"}
    table.do("roman", MarchOn(("volsinii",)))
    assert table.stack("roman@volsinii").cu == 5


@pytest.mark.ruling(137)
def test_ruling_137_one_form_for_each_owner_and_none_where_the_map_allows_nothing() -> None:
    stacks: dict[str, Force] = {
        "gallic@luna": (6, "gaul_a"),
        "etruscan@pisae": (5, "etruscan_b"),
        "roman@roma": (3, "valerius"),
        "greek@tarentum": (5, "greek_a"),
    }
    table = Table(stacks=stacks, hands={"gallic": (G3,)}).turn_number_under_way("gallic")
    table.do("gallic", march(G3, "gaul_a", 6, "pisae"))
    assert table.asked() == {"etruscan_samnite"}
    form = table.prompt("etruscan_samnite", React).menu.forms["react"]
    assert {"inside", "avoid"} <= set(form.fields) and "intercept" not in form.fields


def test_b15_the_etruscans_of_pisae_part() -> None:
    """Section 11.1."""
    stacks: dict[str, Force] = {"gallic@luna": (8, "gaul_a"), "etruscan@pisae": (14, "etruscan_a", "etruscan_b")}
    table = Table(stacks=stacks, hands={"gallic": (G3,)}).turn_number_under_way("gallic")
    table.do("gallic", march(G3, "gaul_a", 8, "pisae"))
    parting = React(inside=3, inside_with=("etruscan_a",), avoid="populonium", avoid_with=("etruscan_b",), avoid_cu=10)
    assert table.allowed("etruscan_samnite", parting)
    assert not table.allowed("etruscan_samnite", msgspec.structs.replace(parting, avoid_cu=11))
    assert not table.allowed("etruscan_samnite", msgspec.structs.replace(parting, avoid="luna"))
    assert not table.allowed("etruscan_samnite", msgspec.structs.replace(parting, inside=4))


def test_a_successful_avoid_and_the_pursuit() -> None:
    """Section 11.3."""
    stacks: dict[str, Force] = {"gallic@luna": (8, "gaul_a"), "etruscan@pisae": (3, "etruscan_b")}
    table = Table(stacks=stacks, hands={"gallic": (G3,)}).turn_number_under_way("gallic")
    table.do("gallic", march(G3, "gaul_a", 8, "pisae"))
    table.do("etruscan_samnite", React(avoid="populonium", avoid_with=("etruscan_b",), avoid_cu=3), 1)
    assert table.stack("etruscan@populonium").cu == 3
    assert table.told(AvoidRolled)[0].success and table.moment() == "march.on"
    table.do("gallic", MarchOn(("faesulae",)), 2)
    assert table.told(PursuitRolled)[0].success and table.stack("gallic@faesulae").cu == 8


def test_b17_who_fails_the_pursuit_stops() -> None:
    """Section 11.3."""
    stacks: dict[str, Force] = {"greek@metapontum": (8, "pyrrhus"), "roman@tarentum": (3, "claudius")}
    places = {"tarentum": Place("roman", 1), "canusium": Place("roman")}
    table = Table(stacks=stacks, places=places, hands={"greek": (K3,)}).turn_number_under_way("greek")
    table.do("greek", march(K3, "pyrrhus", 8, "tarentum"))
    table.do("roman", React(avoid="canusium", avoid_with=("claudius",), avoid_cu=3), 3)
    assert [one.needs for one in table.told(AvoidRolled)] == [3]
    table.do("greek", MarchOn(("brundisium",)), 5)
    assert table.told(PursuitRolled)[0].needs == 4 and not table.told(PursuitRolled)[0].success
    assert table.stack("greek@tarentum").cu == 8 and table.moment() == "player_turn.menu"


@pytest.mark.ruling(89)
def test_ruling_89_a_subordinate_who_avoids_leaves_a_cu_with_his_commander() -> None:
    assert avoiding_cu(("etruscan_a", "etruscan_b"), ("etruscan_b",), 6) == 5
    assert avoiding_cu(("etruscan_a", "etruscan_b"), ("etruscan_a",), 6) == 6
    assert avoiding_cu(("etruscan_a",), ("etruscan_a",), 14) == 10


@pytest.mark.ruling(91)
def test_ruling_91_an_avoid_goes_to_an_adjacent_friendly_space_not_where_the_mover_came_from() -> None:
    table = Table(stacks={"roman@roma": (5, "valerius"), "etruscan@tarquinii": (4, "etruscan_a")})
    assert set(land_refuges(table.state, entering("tarquinii"), "etruscan")) == {"vulci"}
    table.state.places = {**table.state.places, "vulci": Place("")}
    assert not land_refuges(table.state, entering("tarquinii"), "etruscan")


@pytest.mark.ruling(29)
def test_ruling_29_through_allied_armies_only_where_no_space_is_free() -> None:
    """Section 11.1."""
    stacks: dict[str, Force] = {"etruscan@tarquinii": (4, "etruscan_a"), "gallic@vulci": (2, "gaul_a")}
    table = Table(stacks=stacks, alliances=[("etruscan", "gallic")])
    assert land_refuges(table.state, entering("tarquinii"), "etruscan") == {"populonium": ("vulci", "populonium")}


@pytest.mark.ruling(92)
def test_ruling_92_who_tried_to_intercept_does_not_avoid_the_same_mover() -> None:
    stacks: dict[str, Force] = {"roman@roma": (9, "valerius"), "etruscan@tarquinii": (4, "etruscan_a")}
    table = roman(stacks, places={"sutrium": Place("etruscan", 1)})
    table.do("roman", march(R3, "valerius", 9, "sutrium", "tarquinii"))
    table.do("etruscan_samnite", React(intercept=("etruscan@tarquinii",)), 6).do("roman", MarchOn(("tarquinii",)))
    form = table.prompt("etruscan_samnite", React).menu.forms["react"]
    assert "avoid" not in form.fields and "inside" in form.fields


@pytest.mark.ruling(30)
def test_ruling_30_three_cu_without_a_leader_go_inside() -> None:
    table = roman({"roman@roma": (9, "valerius"), "etruscan@tarquinii": 3})
    table.do("roman", march(R3, "valerius", 9, "tarquinii"))
    assert table.allowed("etruscan_samnite", React(inside=3))
    table.do("etruscan_samnite", React(inside=3))
    assert table.stack("etruscan@tarquinii").cu_inside == 3
    table.do("roman", Halt())
    assert table.place("tarquinii").besieger == "roman"


def test_no_more_than_three_go_inside() -> None:
    """Section 9.3.1."""
    table = roman({"roman@roma": (9, "valerius"), "etruscan@tarquinii": 5})
    table.do("roman", march(R3, "valerius", 9, "tarquinii"))
    assert not table.allowed("etruscan_samnite", React(inside=4))


def test_those_inside_come_out_when_the_mover_goes_on() -> None:
    """Section 9.3.1."""
    table = roman({"roman@roma": (9, "valerius"), "etruscan@tarquinii": 3})
    table.do("roman", march(R3, "valerius", 9, "tarquinii"))
    table.do("etruscan_samnite", React(inside=3)).do("roman", MarchOn(("vulci",)))
    assert (table.stack("etruscan@tarquinii").cu, table.stack("etruscan@tarquinii").cu_inside) == (3, 0)
    assert table.place("tarquinii").siege == -1


# Refusal and consent


def caught(*, plans: dict[str, tuple[str, ...]] | None = None) -> Table:
    """Return a table at which the Etruscans have caught Valerius at Sutrium."""
    table = roman(
        {"roman@roma": (5, "valerius"), "etruscan@volsinii": (4, "etruscan_a")},
        places={"sutrium": Place("etruscan", 1)},
    )
    table.state.plans = plans or {}
    table.turn_number_under_way("roman")
    table.do("roman", march(R3, "valerius", 5, "sutrium"))
    return table.do("etruscan_samnite", React(intercept=("etruscan@volsinii",)), 1)


def test_an_intercepted_army_falls_back_and_stops() -> None:
    """Section 10.5."""
    table = caught()
    assert table.moment() == "march.answer" and table.stack("etruscan@sutrium").cu == 4
    table.do("roman", RefuseBattle(), 2)
    assert table.told(BattleRefused)[0].success and table.stack("roman@roma").cu == 5
    assert table.moment() == "player_turn.menu"


def test_a_leader_who_is_left_alone_with_the_interceptor_is_displaced() -> None:
    stacks: dict[str, Force] = {
        "samnite@aufidena": (5, "samnite_a"),
        "samnite@fregellae": (0, "samnite_b"),
        "roman@capua": (3, "claudius"),
    }
    table = Table(stacks=stacks, hands={"etruscan_samnite": (E3,)}).turn_number_under_way("etruscan_samnite")
    table.do("etruscan_samnite", march(E3, "samnite_a", 5, "fregellae"))
    table.do("roman", React(intercept=("roman@capua",)), 1)
    table.do("etruscan_samnite", RefuseBattle(), 1)
    assert table.stack("samnite@aufidena").cu == 5 and table.stack("roman@fregellae").cu == 3
    assert table.state.off_map["samnite_b"] == RESERVE  # a minor one is set aside


@pytest.mark.ruling(88)
def test_ruling_88_a_standing_permission_spares_the_roll() -> None:
    table = caught(plans={"etruscan_samnite": ("let:roman",)})
    table.do("roman", RefuseBattle())
    assert table.told(BattleRefused)[0].free and table.stack("roman@roma").cu == 5


@pytest.mark.ruling(88)
def test_ruling_88_a_permission_is_written_down_in_secret() -> None:
    table = roman({"roman@roma": (5, "valerius")})
    table.do("gallic", LetGo(("roman",), ()))
    assert table.state.plans["gallic"] == ("let:roman",)


# Bribes


def test_a_bribe_turns_an_army_back() -> None:
    """Section 7.2.2."""
    table = roman(
        {"roman@roma": (9, "valerius"), "etruscan@tarquinii": (4, "etruscan_a")}, hands={"etruscan_samnite": (E3,)}
    )
    table.do("roman", march(R3, "valerius", 9, "tarquinii"))
    table.do("etruscan_samnite", React(bribe=E3))
    assert table.told(BribePaid)[0].back == "roma"
    assert table.stack("roman@roma").cu == 9 and table.moment() == "player_turn.menu"
    assert E3 in table.state.cards.zones["removed"]


@pytest.mark.ruling(28)
def test_ruling_28_a_bribed_landing_goes_back_to_its_port() -> None:
    stacks: dict[str, Force] = {"greek@neapolis": (5, "dionysius"), "etruscan@tarquinii": (4, "etruscan_a")}
    table = Table(stacks=stacks, hands={"greek": (K3,), "etruscan_samnite": (E3,)}).turn_number_under_way("greek")
    table.do("greek", march(K3, "dionysius", 3, "sea:tarquinii"))
    table.close().do("etruscan_samnite", React(bribe=E3))  # he might hold pirates too
    assert table.stack("greek@neapolis").cu == 5 and table.moment() == "player_turn.menu"


@pytest.mark.ruling(28)
def test_ruling_28_who_is_bought_off_finds_those_of_the_city_that_he_came_by_inside_again() -> None:
    stacks: dict[str, Force] = {
        "gallic@luna": (2, "gaul_a"),
        "etruscan@pisae": 2,
        "etruscan@populonium": (1, "etruscan_a"),
    }
    table = Table(stacks=stacks, hands={"gallic": (G3,), "etruscan_samnite": (E3,)}).turn_number_under_way("gallic")
    table.do("gallic", march(G3, "gaul_a", 2, "pisae"))
    table.do("etruscan_samnite", React(inside=2)).do("gallic", MarchOn(("populonium",)))
    assert table.stack("etruscan@pisae").cu == 2  # they have come out
    table.do("etruscan_samnite", React(bribe=E3))
    assert table.stack("gallic@pisae").cu == 2
    assert (table.stack("etruscan@pisae").cu, table.stack("etruscan@pisae").cu_inside) == (0, 2)
    table.do("gallic", EndTurn())


def test_a_leader_alone_in_a_city_goes_inside_before_a_force_that_falls_back_to_it() -> None:
    table = Table(
        stacks={"etruscan@volsinii": (1, "etruscan_a"), "roman@roma": 1, "roman@narnia": (0, "valerius")},
        hands={"etruscan_samnite": (E3, "E13")},
    ).turn_number_under_way("etruscan_samnite")
    way = ("sutrium", "volsinii", "narnia", "roma")
    table.do("etruscan_samnite", march(E3, "etruscan_a", 1, *way, bribe="E13"))
    while table.moment() == "march.react":
        table.do("roman", React())
    assert table.told(BribePaid) and table.told(FellBack)[0].goal == "narnia"
    assert table.stack("roman@narnia").leaders_inside == ("valerius",)


@pytest.mark.ruling(107)
def test_ruling_107_nobody_pays_or_falls_back_who_would_have_to_stay() -> None:
    """Back where it set out, and nowhere else to stop: the army fights."""
    stacks: dict[str, Force] = {
        "etruscan@spoletium": (3, "etruscan_a"),
        "roman@narnia": (4, "papirius"),
        "gallic@asculum": 1,
    }
    table = Table(
        stacks=stacks,
        alliances=[("etruscan", "gallic")],
        places={"spoletium": Place("etruscan"), "asculum": Place("gallic")},
        hands={"etruscan_samnite": (E3, "E13")},
    ).turn_number_under_way("etruscan_samnite")
    table.do("etruscan_samnite", march(E3, "etruscan_a", 3, "asculum", "spoletium", bribe="E13"))
    table.do("roman", React(intercept=("roman@narnia",)), 1)
    assert not table.offered("etruscan_samnite", RefuseBattle)  # at Asculum it cannot stop either
    while table.window() and not table.told(BribePaid) and table.moment() != "battle.before":
        table.close()
    assert not table.told(BribePaid) and any(type(one).__name__ == "Battle" for one in table.state.frames)


@pytest.mark.ruling(28)
def test_ruling_28_desperate_times_pay_a_bribe_too() -> None:
    table = roman({"roman@roma": (9, "valerius"), "etruscan@tarquinii": (4, "etruscan_a")})
    table.do("roman", march(R3, "valerius", 9, "tarquinii"))
    assert table.allowed("etruscan_samnite", React(bribe="ED1"))


@pytest.mark.ruling(107)
def test_ruling_107_samnites_do_not_bribe_and_depleted_mines_pay_nothing() -> None:
    stacks: dict[str, Force] = {"roman@capua": (9, "claudius"), "samnite@fregellae": (4, "samnite_a")}
    table = Table(stacks=stacks, hands={"roman": (R3,), "etruscan_samnite": (E3,)}).turn_number_under_way("roman")
    table.do("roman", march(R3, "claudius", 9, "fregellae"))
    assert "bribe" not in table.prompt("etruscan_samnite", React).menu.forms["react"].fields
    table = Table(
        stacks={"roman@roma": (9, "valerius"), "etruscan@tarquinii": (4, "etruscan_a")},
        hands={"roman": (R3,), "etruscan_samnite": (E3,)},
    )
    table.state.mines = False
    table.turn_number_under_way("roman").do("roman", march(R3, "valerius", 9, "tarquinii"))
    assert "bribe" not in table.prompt("etruscan_samnite", React).menu.forms["react"].fields


@pytest.mark.ruling(107)
def test_ruling_107_an_etruscan_army_pays_its_way_past_another() -> None:
    """Section 7.2.2."""
    stacks: dict[str, Force] = {"etruscan@tarquinii": (4, "etruscan_a"), "roman@sutrium": 2}
    table = Table(stacks=stacks, hands={"etruscan_samnite": (E3, "E13")}).turn_number_under_way("etruscan_samnite")
    table.do("etruscan_samnite", march(E3, "etruscan_a", 4, "sutrium", bribe="E13"))
    table.do("roman", React())
    assert table.told(BribePaid)[0].bought == "roman" and table.moment() == "march.on"
    prompt = table.prompt("etruscan_samnite", MarchOn)
    assert not prompt.menu.contains(Halt())  # not beside those who were paid
    assert prompt.default is not None and prompt.menu.contains(prompt.default)
    table.do("etruscan_samnite", MarchOn(("volsinii",)))
    assert table.stack("etruscan@volsinii").cu == 4


# Plans


def plan(army: str = "all", **said: str) -> PlanReactions:
    return PlanReactions(army=army, **said)


@pytest.mark.ruling(138)
def test_ruling_138_a_plan_answers_for_who_is_asked() -> None:
    stacks: dict[str, Force] = {
        "roman@roma": (5, "valerius"),
        "etruscan@tarquinii": (4, "etruscan_a"),
        "etruscan@clusium": (4, "etruscan_b"),
    }
    table = roman(stacks)
    table.do("etruscan_samnite", plan(intercept="never", avoid="never", inside="none", bribe="never"))
    table.do("roman", march(R3, "valerius", 5, "sutrium", "volsinii"))
    assert table.asked() == {"etruscan_samnite"}, "a march that goes on at once would show the plan"
    table.by_plans()
    assert table.moment() == "march.on" and table.state.frames[-1].space == "volsinii"  # type: ignore[union-attr]


@pytest.mark.ruling(138)
def test_ruling_138_a_plan_intercepts_on_odds_and_size_and_the_mover_is_asked_anew() -> None:
    stacks: dict[str, Force] = {"roman@roma": (5, "valerius"), "gallic@spoletium": (8, "gaul_a")}
    places = {"narnia": Place("gallic", 1)}
    table = roman(stacks, places=places)
    table.do("gallic", plan(intercept="roll:2", larger="15"))
    table.do("roman", march(R3, "valerius", 5, "narnia")).by_plans(6)
    assert not table.told(InterceptionRolled)[0].success
    table = roman(stacks, places=places)
    table.do("gallic", plan(intercept="roll:3", larger="15")).do("roman", march(R3, "valerius", 5, "narnia")).by_plans()
    assert not table.told(InterceptionRolled)
    table = roman(stacks, places=places)
    table.do("gallic", plan(intercept="roll:2", larger="20")).do("roman", march(R3, "valerius", 5, "narnia")).by_plans()
    assert not table.told(InterceptionRolled)


@pytest.mark.ruling(138)
def test_ruling_138_a_plan_for_one_army_goes_before_that_for_all_and_can_be_dropped() -> None:
    stacks: dict[str, Force] = {"roman@roma": (5, "valerius"), "gallic@spoletium": (8, "gaul_a")}
    table = roman(stacks, places={"narnia": Place("gallic", 1)})
    table.do("gallic", plan(intercept="never")).do("gallic", plan("gallic@spoletium", intercept="ask"))
    table.do("roman", march(R3, "valerius", 5, "narnia"))
    assert table.asked() == {"gallic"}
    table.do("gallic", DropReactions())
    assert table.state.plans["gallic"] == ()


@pytest.mark.ruling(138)
def test_ruling_138_inside_by_plan() -> None:
    table = roman({"roman@roma": (9, "valerius"), "etruscan@tarquinii": 3})
    table.do("etruscan_samnite", plan(inside="most", avoid="never", bribe="never", intercept="never"))
    table.do("roman", march(R3, "valerius", 9, "tarquinii")).by_plans()
    assert table.stack("etruscan@tarquinii").cu_inside == 3


@pytest.mark.ruling(103)
def test_ruling_103_carthage_stands_fast_in_carthago() -> None:
    stacks: dict[str, Force] = {"carthaginian@carthago": (4, "hamilcar_npp"), "greek@kerkouane": (6, "agathocles")}
    table = Table(stacks=stacks)
    inside = Entering("greek", "carthago", "kerkouane", 6, arrived=False)
    assert not may_avoid(table.state, inside) and not room_inside(table.state, "carthaginian", "carthago")


def test_accepting_is_offered_beside_refusing() -> None:
    """Section 10.5."""
    table = caught()
    assert table.allowed("roman", AcceptBattle()) and table.allowed("roman", RefuseBattle())


def joined(camp: str, other: str) -> Table:
    """Two Roman armies have caught the Greeks at Capua."""
    table = Table(
        stacks={
            "greek@neapolis": (5, "dionysius"),
            f"roman@{camp}": (3, "camillus"),
            f"roman@{other}": (3, "valerius"),
        },
        hands={"greek": (K3,)},
    ).turn_number_under_way("greek")
    table.do("greek", march(K3, "dionysius", 5, "capua"))
    return table.do("roman", React(intercept=("roman@fregellae", "roman@tarracina")), 1, 1)


@pytest.mark.ruling(163)
@pytest.mark.parametrize(("camp", "other"), [("fregellae", "tarracina"), ("tarracina", "fregellae")])
@pytest.mark.parametrize("chosen", ["camillus", "valerius"])
def test_ruling_163_the_owner_says_who_commands_where_interceptors_join(camp: str, other: str, chosen: str) -> None:
    """Section 10.4."""
    table = joined(camp, other)
    assert table.asked() == {"roman"} and table.moment() == "march.join"
    default = table.prompt("roman", TakeCommand).default
    assert default == TakeCommand("camillus")  # with the better tactics
    table.do("roman", TakeCommand(chosen))
    assert table.stack("roman@capua").commander == chosen
    assert [one.leader for one in table.told(CommandTaken)] == ([chosen] if chosen == "valerius" else [])
    assert table.moment() == "march.answer"


@pytest.mark.ruling(163)
def test_nobody_is_asked_who_commands_where_a_minor_leader_joins() -> None:
    table = Table(
        stacks={
            "greek@neapolis": (5, "dionysius"),
            "samnite@fregellae": (3, "samnite_a"),
            "samnite@tarracina": (3, "pontius"),
        },
        hands={"greek": (K3,)},
        strict=False,
    ).turn_number_under_way("greek")
    table.do("greek", march(K3, "dionysius", 5, "capua"))
    table.do("etruscan_samnite", React(intercept=("samnite@fregellae", "samnite@tarracina")), 1, 1)
    assert table.moment() == "march.answer" and table.stack("samnite@capua").commander == "pontius"


@pytest.mark.ruling(167)
def test_ruling_167_an_allys_cu_do_not_go_inside() -> None:
    table = Table(stacks={"greek@capua": (3, "dionysius")}, alliances=[("greek", "roman")], strict=False)
    assert room_inside(table.state, "roman", "capua") == 3 and room_inside(table.state, "greek", "capua") == 0
