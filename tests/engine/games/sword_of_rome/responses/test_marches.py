"""Response cards of marches and reactions, each from its text."""

import pytest

from engine.games.sword_of_rome.actions.movement import Coordinate, MarchArmy, MarchOn, PlayCampaign
from engine.games.sword_of_rome.actions.reactions import AcceptBattle, PlanReactions, React, RefuseBattle
from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.events.cards import ResponsePlayed
from engine.games.sword_of_rome.events.movement import (
    ArmyMarched,
    AvoidRolled,
    BattleRefused,
    InterceptionRolled,
    LeaderActivated,
    NavalRoll,
    PursuitRolled,
)
from engine.games.sword_of_rome.events.siege import Raided
from engine.games.sword_of_rome.state import Place
from engine.games.sword_of_rome.tables import LEADERS
from engine.kernel.actions import Pass
from tests.engine.games.sword_of_rome.playing import Force, Table
from tests.engine.games.sword_of_rome.responses.fields import dice, hands_of, mods, respond

LEAGUE = "etruscan_samnite"


def table_of(
    side: str,
    stacks: dict[str, Force],
    cards: dict[str, tuple[str, ...]],
    places: dict[str, Place] | None = None,
    **more: object,
) -> Table:
    """Return a side's turn, with these cards in hand."""
    return Table(stacks=stacks, places=places, hands=hands_of(cards), **more).turn_number_under_way(side)  # type: ignore[arg-type]


def goals(table: Table, side: str, action: MarchArmy) -> set[str]:
    """Return the first legs of a march that an activation allows."""
    form = table.prompt(side, MarchArmy).menu.forms[MarchArmy.tag()]
    before = {name: getattr(action, name) for name in form.fields if name != "route"}
    return {option.token for option in form.field("route", before).choices_after(()).options}


# An activation


@pytest.mark.parametrize(
    ("card", "side", "stack", "by"),
    [("R28", "roman", "roman@capua", "R10"), ("G23", "gallic", "gallic@bononia", "G20")],
)
def test_r28_and_g23_two_more_movement_points(card: str, side: str, stack: str, by: str) -> None:
    leader = {"roman": "valerius", "gallic": "gaul_a"}[side]
    table = table_of(side, {stack: (4, leader)}, {side: (card, by)})
    plain, helped = MarchArmy(by, leader, (), 4, ()), MarchArmy(by, leader, (), 4, (), help=(card,))
    form = table.prompt(side, MarchArmy).menu.forms[MarchArmy.tag()]
    points = []
    for action in (plain, helped):
        route = form.field("route", {name: getattr(action, name) for name in form.fields if name != "route"})
        points.append(route.position(()).mp)  # type: ignore[attr-defined]
    assert points[1] == points[0] + 2


def test_r28_is_told_as_the_leader_is_activated_and_goes_to_the_discards() -> None:
    table = table_of("roman", {"roman@capua": (4, "valerius")}, {"roman": ("R28", "R10")})
    table.do("roman", MarchArmy("R10", "valerius", (), 4, ("fregellae",), help=("R28",)))
    assert [e.card for e in table.told(ResponsePlayed)] == ["R28"] and table.told(LeaderActivated)
    assert "R28" not in table.hand("roman")


def test_g30_raids_are_two_higher() -> None:
    table = table_of(
        "gallic", {"gallic@spoletium": (4, "gaul_a")}, {"gallic": ("G30", "G20")}, {"spoletium": Place("etruscan")}
    )
    table.do("gallic", MarchArmy("G20", "gaul_a", (), 4, ("raid",), help=("G30",)), 3, 2)
    assert table.told(Raided)[0].success  # 5 would bring nothing, 7 brings a point


def over_the_strait(*cards: str) -> Table:
    """Return Greeks who attack Romans over the strait."""
    table = table_of(
        "greek",
        {"greek@rhegium": (4, "dionysius"), "roman@messana": (4, "valerius")},
        {"greek": ("K37", "K10")},
        {"messana": Place("", 1)},
    )
    table.do("greek", MarchArmy("K10", "dionysius", (), 4, ("messana",), help=cards))
    while table.moment() != "battle.before":
        for side in sorted(table.asked()):
            prompt = next(p for p in table.prompts(side) if p.kind != "may")
            table.do(side, React() if prompt.moment == "march.react" else prompt.default or Pass())
            break
        if table.window() and table.moment() != "battle.before":
            table.close()
    return dice(table, 3, 3, 3, 3, 3, 3)


def test_k37_the_strait_does_not_count_in_battle() -> None:
    assert mods(over_the_strait(), "greek")["rough_link"] == -2
    assert "rough_link" not in mods(over_the_strait("K37"), "greek")


def test_k37_the_strait_costs_one_point() -> None:
    assert [one.cost for one in over_the_strait("K37").told(ArmyMarched)] == [1]


@pytest.mark.ruling(160)
def test_ruling_160_e37_leaves_the_penalty_of_an_attack_over_a_rough_link() -> None:
    table = table_of(
        LEAGUE,
        {"samnite@beneventum": (4, "egnatius"), "roman@luceria": (4, "valerius")},
        {LEAGUE: ("E37", "E16")},
        {"luceria": Place("")},
    )
    table.do(LEAGUE, MarchArmy("E16", "egnatius", (), 4, ("luceria",), help=("E37",)))
    while table.moment() != "battle.before":
        if table.window():
            table.close()
        else:
            side = sorted(table.asked())[0]
            prompt = next(p for p in table.prompts(side) if p.kind != "may")
            table.do(side, React() if prompt.moment == "march.react" else prompt.default or Pass())
    assert table.told(ArmyMarched)[0].cost == 1
    assert mods(dice(table, 3, 3, 3, 3, 3, 3), "samnite")["rough_link"] == -2


def test_e37_rough_links_cost_as_much_as_clear_ones() -> None:
    table = table_of(LEAGUE, {"samnite@larinum": (4, "egnatius")}, {LEAGUE: ("E37", "E16")})
    form = table.prompt(LEAGUE, MarchArmy).menu.forms[MarchArmy.tag()]
    costs = []
    for cards in ((), ("E37",)):
        before = {"card": "E16", "leader": "egnatius", "along": (), "cu": 4, "help": cards, "bribe": "none"}
        options = form.field("route", before).choices_after(()).options
        costs.append({one.token: getattr(one, "cost", 0) for one in options})
    assert costs[1]["luceria"] == costs[0]["luceria"] == 1
    assert all(cost == 1 for token, cost in costs[1].items() if not token.startswith(("drop", "take")))


def test_a_card_helps_a_flanking_force_too() -> None:
    stacks: dict[str, Force] = {
        "roman@capua": (7, "camillus"),
        "roman@roma": (5, "valerius"),
        "samnite@fregellae": (5, "egnatius"),
    }
    table = Table(stacks=stacks, hands=hands_of({"roman": ("R1", "R28")})).turn_number_under_way("roman")
    table.do("roman", PlayCampaign("R1"))
    table.do("roman", MarchArmy(card="R1", leader="camillus", along=(), cu=7, route=("fregellae",)))
    table.do(LEAGUE, React(avoid="aufidena", avoid_with=("egnatius",), avoid_cu=5), 6)
    while table.moment() != "march.coordinate":
        table.close()
    table.do("roman", Coordinate("valerius", (), 5, ("velitrae",), help=("R28",)))
    assert [e.card for e in table.told(ResponsePlayed)] == ["R28"]


# Entering


def test_r24_two_cu_come_to_roma_as_gauls_enter_the_roman_home() -> None:
    table = table_of(
        "gallic", {"gallic@spoletium": (4, "gaul_a")}, {"gallic": ("G20",), "roman": ("R24",)}
    )  # fmt: skip
    table.do("gallic", MarchArmy("G20", "gaul_a", (), 4, ("narnia",)))
    assert table.moment() == "march.entered" and table.asked() == {"roman"}
    respond(table, "roman", "R24")
    assert table.stack("roman@roma").cu == 2


def test_r24_those_cu_may_react_with_a_leader() -> None:
    table = table_of(
        "gallic",
        {"gallic@spoletium": (4, "gaul_a"), "roman@roma": (1, "valerius")},
        {"gallic": ("G20",), "roman": ("R24",)},
        {"narnia": Place("roman", 1)},
    )
    table.do("gallic", MarchArmy("G20", "gaul_a", (), 4, ("narnia",)))
    respond(table, "roman", "R24")
    table.do("roman", React(intercept=("roman@roma",)), 1)
    assert table.told(InterceptionRolled)[0].cu == 3


@pytest.mark.parametrize("besieged", [True, False])
def test_r24_not_if_roma_is_besieged_nor_for_others_nor_abroad(besieged: bool) -> None:
    places = {"roma": Place("roman", 3, siege=0, besieger="gallic")} if besieged else {}
    power, side, card, leader = (
        ("gallic", "gallic", "G20", "gaul_a") if besieged else ("etruscan", LEAGUE, "E16", "etruscan_a")
    )
    stacks: dict[str, Force] = {f"{power}@spoletium": (4, leader)}
    if besieged:
        stacks["gallic@roma"] = (3, "gaul_b")
    table = table_of(side, stacks, {side: (card,), "roman": ("R24",)}, places)
    table.do(side, MarchArmy(card, leader, (), 4, ("narnia",)))
    assert table.moment() != "march.entered"


def test_r24_not_where_an_ally_stands() -> None:
    """Nobody places CU with another power's (5.10)."""
    table = table_of(
        "gallic",
        {"gallic@spoletium": (4, "gaul_a"), "etruscan@roma": 2},
        {"gallic": ("G20",), "roman": ("R24",)},
        alliances=[("etruscan", "roman")],
    )
    table.do("gallic", MarchArmy("G20", "gaul_a", (), 4, ("narnia",)))
    assert table.moment() != "march.entered"


# Interceptions


def climbing(hand: tuple[str, ...], *, plan: str = "") -> Table:
    """Return Romans who enter Luceria, which a rough link joins to a Samnite army at Beneventum."""
    stacks: dict[str, Force] = {"roman@larinum": (3, "valerius"), "samnite@beneventum": (5, "samnite_a")}
    table = table_of("roman", stacks, {"roman": ("R10",), LEAGUE: hand}, {"luceria": Place("samnite")})
    if plan:
        table.do(LEAGUE, PlanReactions(army="all", intercept=plan, avoid="never", inside="none", bribe="never"))
    return table.do("roman", MarchArmy("R10", "valerius", (), 3, ("luceria",)))


@pytest.mark.ruling(247)
def test_e27_a_samnite_army_intercepts_over_a_rough_link_one_easier() -> None:
    table = climbing(("E27",))
    table.do(LEAGUE, React(intercept=("samnite@beneventum+E27",)), 1)
    (rolled,) = table.told(InterceptionRolled)
    assert rolled.needs == LEADERS["samnite_a"].tactics + 1 and rolled.success
    assert table.stack("samnite@luceria").cu == 5 and "E27" not in table.hand(LEAGUE)


def test_e27_without_the_card_the_question_is_the_same_and_offers_nothing() -> None:
    table = climbing(())
    assert table.moment() == "march.react" and table.asked() == {LEAGUE}
    assert not table.allowed(LEAGUE, React(intercept=("samnite@beneventum",)))
    assert table.allowed(LEAGUE, React())


def test_e27_a_plan_answers_and_never_plays_it() -> None:
    table = climbing(("E27",), plan="never").by_plans()
    assert table.moment() != "march.react" and "E27" in table.hand(LEAGUE)


def test_r27_a_roman_army_avoids_without_a_roll() -> None:
    table = table_of(
        LEAGUE,
        {"samnite@larinum": (8, "egnatius"), "roman@luceria": (4, "valerius")},
        {LEAGUE: ("E16",), "roman": ("R27",)},
        {"canusium": Place("roman"), "venusia": Place("roman")},
    )
    table.do(LEAGUE, MarchArmy("E16", "egnatius", (), 8, ("luceria",)))
    form = table.prompt("roman", React).menu.forms[React.tag()]
    goal = next(o.token for o in form.field("avoid", {}).choices_after(()).options if o.token not in ("stay",))
    table.do("roman", React(avoid=goal, avoid_with=("valerius",), avoid_cu=4, avoid_by="R27"))
    assert table.told(AvoidRolled)[0].by == "R27" and table.told(AvoidRolled)[0].success
    assert table.stack(f"roman@{goal}").cu == 4 and "R27" not in table.hand("roman")


def gauls_avoid(card: tuple[str, ...], by: str) -> Table:
    """Return Romans before whom Gauls have avoided battle."""
    table = table_of(
        "roman",
        {"roman@spoletium": (8, "camillus"), "gallic@sentinum": (4, "gaul_a")},
        {"roman": ("R10",), "gallic": card},
        {"sentinum": Place("gallic")},
    )
    table.do("roman", MarchArmy("R10", "camillus", (), 8, ("sentinum",)))
    rolls = () if by != "none" else (1,)
    return table.do("gallic", React(avoid="sena_gallica", avoid_with=("gaul_a",), avoid_cu=4, avoid_by=by), *rolls)


def test_g27_gauls_avoid_without_a_roll_and_the_pursuit_is_two_harder() -> None:
    pursuits = []
    for card, by in (((), "none"), (("G27",), "G27")):
        table = gauls_avoid(card, by)
        while table.window():
            table.close()
        route = next(
            o.token
            for o in table.prompt("roman", MarchOn)
            .menu.forms[MarchOn.tag()]
            .field("route", {})
            .choices_after(())
            .options
            if not o.token.startswith(("drop", "take"))
        )
        table.do("roman", MarchOn((route,)), 6)
        pursuits.append(table.told(PursuitRolled)[0].needs)
    assert pursuits[1] == pursuits[0] - 2


def caught(hand: tuple[str, ...]) -> Table:
    """Return Romans whom Samnites have intercepted at Luceria."""
    table = table_of(
        "roman",
        {"roman@larinum": (4, "valerius"), "samnite@venusia": (5, "egnatius")},
        {"roman": ("R10", *hand)},
        {"luceria": Place("samnite")},
    )
    table.do("roman", MarchArmy("R10", "valerius", (), 4, ("luceria",)))
    table.do(LEAGUE, React(intercept=("samnite@venusia",)), 1)
    while table.window():
        table.close()
    return table


def test_r27_a_roman_army_refuses_without_a_roll() -> None:
    table = caught(("R27",))
    table.do("roman", RefuseBattle("R27"))
    assert table.told(BattleRefused)[0].card == "R27" and table.stack("roman@larinum").cu == 4


def test_without_r27_the_form_names_no_card() -> None:
    table = caught(())
    assert table.allowed("roman", RefuseBattle()) and not table.allowed("roman", RefuseBattle("R27"))
    assert table.allowed("roman", AcceptBattle())


def test_k20_an_interception_is_two_easier() -> None:
    table = table_of(
        "roman",
        {"roman@luceria": (4, "valerius"), "greek@tarentum": (5, "dionysius")},
        {"roman": ("R10",), "greek": ("K20",)},
        {"brundisium": Place("greek"), "metapontum": Place("greek"), "venusia": Place("greek")},
    )
    table.do("roman", MarchArmy("R10", "valerius", (), 4, ("venusia",)))
    form = table.prompt("greek", React).menu.forms[React.tag()]
    tokens = [o.token for o in form.field("intercept", {}).choices_after(()).options]
    assert any(token.endswith("+K20") for token in tokens)
    plain = next(token for token in tokens if "+" not in token and ":" not in token)
    table.do("greek", React(intercept=(f"{plain}+K20",)), 6)
    needs = table.told(InterceptionRolled)[0].needs
    bare = table_of(
        "roman",
        {"roman@luceria": (4, "valerius"), "greek@tarentum": (5, "dionysius")},
        {"roman": ("R10",)},
        {"brundisium": Place("greek"), "metapontum": Place("greek"), "venusia": Place("greek")},
    )
    bare.do("roman", MarchArmy("R10", "valerius", (), 4, ("venusia",)))
    bare.do("greek", React(intercept=(plain,)), 6)
    assert needs == bare.told(InterceptionRolled)[0].needs + 2


def test_k20_makes_one_interception_easier_and_is_gone() -> None:
    table = table_of(
        "roman",
        {"roman@luceria": (4, "valerius"), "greek@tarentum": (5, "dionysius")},
        {"roman": ("R10",), "greek": ("K20",)},
        {"brundisium": Place("greek"), "metapontum": Place("greek"), "venusia": Place("greek")},
    )
    table.do("roman", MarchArmy("R10", "valerius", (), 4, ("venusia",)))
    options = table.prompt("greek", React).menu.forms[React.tag()].field("intercept", {}).choices_after(()).options
    token = next(o.token for o in options if o.token.endswith("+K20"))
    table.do("greek", React(intercept=(token,)), 6)
    assert [e.card for e in table.told(ResponsePlayed)] == ["K20"] and "K20" not in table.hand("greek")


# By sea


def greek_voyage(cards: dict[str, tuple[str, ...]]) -> Table:
    table = table_of(
        "greek", {"greek@neapolis": (3, "dionysius")}, {**cards, "greek": ("K10", *cards.get("greek", ()))}
    )
    return table.do("greek", MarchArmy("K10", "dionysius", (), 3, ("sea:rhegium",)))


def test_e21_a_voyage_from_an_italian_port_must_roll() -> None:
    table = greek_voyage({LEAGUE: ("E21",)})
    assert table.moment() == "march.storm" and table.asked() == {LEAGUE}
    table.do(LEAGUE, Respond("E21")).close(6)
    assert table.told(NavalRoll) and table.stack("greek@rhegium").cu == 0


def test_e21_passed_the_voyage_goes_on() -> None:
    table = greek_voyage({LEAGUE: ("E21",)}).close()
    assert not table.told(NavalRoll) and table.stack("greek@rhegium").cu == 3


@pytest.mark.ruling(247)
def test_e17_a_bribe_with_it_is_discarded_and_any_other_card_is_gone() -> None:
    for card, zone in (("E17", "discard_etruscan_samnite"), ("E3", "removed")):
        table = table_of(
            "gallic",
            {"gallic@luna": (4, "gaul_a"), "etruscan@pisae": (3, "etruscan_a")},
            {LEAGUE: (card,), "gallic": ("G20",)},
        )
        table.do("gallic", MarchArmy("G20", "gaul_a", (), 4, ("pisae",)))
        table.do(LEAGUE, React(bribe=card))
        while table.window():
            table.close()
        assert card in table.state.cards.zones[zone] and table.stack("gallic@luna").cu == 4
