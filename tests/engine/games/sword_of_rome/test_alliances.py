"""Alliances (section 15), non-player powers (16), Africa and the treaty (17, 18), and events, through prompts."""

import pytest

from engine.games.sword_of_rome.actions.diplomacy import (
    ActivateNonPlayer,
    BreakAlliance,
    CallOnCarthage,
    LetRest,
    OfferAlliance,
)
from engine.games.sword_of_rome.actions.movement import MarchArmy
from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.actions.siege import Besiege
from engine.games.sword_of_rome.actions.turn import AddSupport, PlayEvent
from engine.games.sword_of_rome.events.diplomacy import ActivationCancelled, AllianceBroken, AllianceMade
from engine.games.sword_of_rome.powers import ROMAN, deciding_side, phase_decider_of_power, sides_allied
from engine.games.sword_of_rome.state import GAME, RESERVE, Effect, Place, Stack
from engine.kernel.actions import Accept
from tests.engine.games.sword_of_rome.playing import Force, Table

TREATY = Effect("R14", "treaty", GAME, power=ROMAN)


@pytest.mark.ruling(140)
def test_ruling_140_an_offer_stands_in_the_turn_and_one_a_pair() -> None:
    table = Table().turn_number_under_way("roman")
    table.do("roman", OfferAlliance("roman", "samnite"))
    assert not table.allowed("roman", OfferAlliance("roman", "samnite"))
    assert table.allowed("roman", OfferAlliance("roman", "etruscan"))
    table.do("etruscan_samnite", Accept())
    assert table.told(AllianceMade) == [AllianceMade("roman", "samnite")]
    assert ("roman", "samnite") in table.state.alliances


@pytest.mark.ruling(55)
def test_ruling_55_nobody_allies_whom_he_besieges() -> None:
    """Section 15.1."""
    place = Place("samnite", 1, siege=0, besieger="roman")
    table = Table(places={"capua": place}, stacks={"roman@capua": (3, "valerius")}).turn_number_under_way("roman")
    assert not table.allowed("roman", OfferAlliance("roman", "samnite"))
    assert table.allowed("roman", OfferAlliance("roman", "etruscan"))


@pytest.mark.ruling(55)
@pytest.mark.parametrize("inside", [0, 2])
def test_ruling_55_the_besieged_may_offer_while_none_of_his_cu_are_inside(inside: int) -> None:
    """Section 15.1: taken, it lifts the siege; with CU within the walls allies would stand in one space (15.3)."""
    place = Place("samnite", 1, siege=0, besieger="roman")
    table = Table(places={"capua": place}, stacks={"roman@capua": (3, "valerius")})
    if inside:
        table.state.stacks = {**table.state.stacks, "samnite@capua": Stack("samnite", "capua", cu_inside=inside)}
    table.turn_number_under_way("etruscan_samnite")
    assert table.allowed("etruscan_samnite", OfferAlliance("samnite", "roman")) is not bool(inside)
    if not inside:
        table.do("etruscan_samnite", OfferAlliance("samnite", "roman")).do("roman", Accept())
        assert table.place("capua").besieger == "" and ("roman", "samnite") in table.state.alliances


def test_a_leader_alone_beside_a_former_ally_s_cu_is_displaced() -> None:
    stacks = {"etruscan@pisae": (2, "etruscan_a"), "gallic@pisae": (0, "gaul_a")}
    table = Table(alliances=[("etruscan", "gallic")], stacks=stacks).turn_number_under_way("etruscan_samnite")
    table.do("etruscan_samnite", BreakAlliance("etruscan", "gallic", ("vulci", "volsinii", "clusium")))
    assert table.state.off_map["gaul_a"] == RESERVE


@pytest.mark.ruling(56)
def test_ruling_56_breaking_costs_three_of_one_s_own_support() -> None:
    """Section 15.5."""
    table = Table(alliances=[("roman", "samnite")]).turn_number_under_way("roman")
    table.do("roman", BreakAlliance("roman", "samnite", ("roma", "roma", "praeneste")))
    assert table.told(AllianceBroken)[0].cost == ("roma", "roma", "praeneste")
    assert table.place("roma").loyalty == 1 and table.place("praeneste").owner == ""
    spaces = ("roma", "capua", "narnia", "sutrium", "velitrae", "praeneste", "tarracina")
    poor = Table(alliances=[("roman", "samnite")], places={space: Place("") for space in spaces[1:]})
    poor.state.places = {**poor.state.places, "roma": Place("roman", 2)}
    assert not poor.turn_number_under_way("roman").offered("roman", BreakAlliance)


@pytest.mark.ruling(100)
def test_ruling_100_who_stands_in_the_other_s_city_with_three_besieges_it() -> None:
    table = Table(alliances=[("roman", "samnite")], stacks={"samnite@capua": (3, "samnite_a")}).turn_number_under_way(
        "roman"
    )
    table.do("roman", BreakAlliance("roman", "samnite", ("roma", "roma", "praeneste")))
    assert (table.place("capua").siege, table.place("capua").besieger) == (0, "samnite")


@pytest.mark.ruling(100, 153)
@pytest.mark.parametrize(("left", "begins"), [(3, True), (2, False), ((2, "samnite_a"), True)])
def test_ruling_100_three_cu_need_no_leader_and_an_army_no_three(left: Force, begins: bool) -> None:
    """The first by 15.5, as the alliance ends; the army by 13.1.1, as it stands outside at the end of the action."""
    table = Table(alliances=[("roman", "samnite")], stacks={"samnite@capua": left}).turn_number_under_way("roman")
    table.do("roman", BreakAlliance("roman", "samnite", ("roma", "roma", "praeneste")))
    assert (table.place("capua").siege == 0) is begins


@pytest.mark.ruling(112)
def test_ruling_112_a_player_is_allied_if_any_of_his_powers_is() -> None:
    table = Table(alliances=[("roman", "samnite")])
    assert sides_allied(table.state, "roman", "etruscan_samnite")


@pytest.mark.ruling(8)
def test_ruling_8_the_one_with_fewest_points_who_is_no_ally_decides_for_a_non_player() -> None:
    """Section 16.1."""
    table = Table(vp={"roman": 3, "greek": 4, "gallic": 5}, alliances=[("roman", "greek")]).turn_number_under_way(
        "greek"
    )
    assert deciding_side(table.state, "volsci") == "gallic"  # the Romans have fewer, but are allied with who acts


def test_who_is_hostile_to_a_non_player_decides_for_it_in_turns_alone() -> None:
    """Section 16.1: in a turn only the active player and his allies are barred, in the phases whose enemy it is."""
    table = Table(vp={"roman": 3, "greek": 4, "gallic": 5}).turn_number_under_way("greek")
    assert deciding_side(table.state, "volsci") == "roman"
    assert phase_decider_of_power(table.state, "volsci") == "greek"


def npa_of(side: str) -> str:
    return {"roman": "R4", "greek": "K4", "gallic": "G4", "etruscan_samnite": "E4"}[side]


@pytest.mark.ruling(76)
def test_ruling_76_a_non_player_has_three_points_of_support() -> None:
    table = Table(
        hands={"etruscan_samnite": [npa_of("etruscan_samnite")]}, places={"lilybaeum": Place("carthaginian", 1)},
    ).turn_number_under_way("etruscan_samnite")  # fmt: skip
    card = npa_of("etruscan_samnite")
    table.do("etruscan_samnite", ActivateNonPlayer(card, "carthaginian"))
    prompt = table.prompt("etruscan_samnite", AddSupport)
    form = prompt.menu.forms[AddSupport.tag()]
    given: tuple[str, ...] = (card,)
    for _ in range(3):
        given = (*given, form.choices_after(given).options[0].token)
    assert form.is_complete(given) and not [o for o in form.choices_after(given).options if o.token != "."]


def test_b20_each_non_player_acts_once_a_round() -> None:
    side, cards = "etruscan_samnite", ["E4", "E5"]
    table = Table(hands={side: cards}).turn_number_under_way(side)
    table.do(side, ActivateNonPlayer("E4", "carthaginian")).do(side, LetRest())
    assert not table.allowed(side, ActivateNonPlayer("E5", "carthaginian"))
    assert table.allowed(side, ActivateNonPlayer("E5", "volsci"))


@pytest.mark.ruling(101)
def test_ruling_101_a_besieged_garrison_stays_inside_while_its_besieger_acts_for_its_side() -> None:
    side = "etruscan_samnite"
    stacks = {"volsci@capua": (2, "volsci_a"), "samnite@capua": (0,)}
    table = Table(
        stacks=stacks, places={"capua": Place("samnite", 1, siege=0, besieger="volsci")}, hands={side: ["E4"]}
    )
    table.state.stacks = {**table.state.stacks, "samnite@capua": Stack("samnite", "capua", cu_inside=3)}
    table.turn_number_under_way(side).do(side, ActivateNonPlayer("E4", "volsci"))
    table.do(side, MarchArmy(card="E4", leader="volsci_a", along=(), cu=0, route=("tarracina",)))
    assert table.stack("volsci@capua").cu == 2 and table.stack("samnite@capua").cu_inside == 3


@pytest.mark.ruling(14)
def test_ruling_14_mistrust_answers_an_activation_before_it_takes_place() -> None:
    side = "etruscan_samnite"
    table = Table(
        stacks={"carthaginian@messana": (5, "hamilcar_npp")},
        places={"messana": Place("greek", 1, siege=0, besieger="carthaginian")},
        hands={side: ["E4"], "greek": ["K29"]},
    ).turn_number_under_way(side)
    table.do(side, ActivateNonPlayer("E4", "carthaginian")).do(side, Besiege("E4", "hamilcar_npp"))
    table.do("greek", Respond("K29")).close()
    assert table.told(ActivationCancelled) and table.place("messana").siege == 0


@pytest.mark.ruling(104)
def test_ruling_104_under_the_treaty_rome_alone_activates_carthage() -> None:
    side = "etruscan_samnite"
    table = Table(hands={side: ["E4"], "roman": ["R1"]})
    table.state.effects = (TREATY,)
    table.turn_number_under_way(side)
    assert not table.allowed(side, ActivateNonPlayer("E4", "carthaginian"))
    rome = Table(hands={"roman": ["R1"]})
    rome.state.effects = (TREATY,)
    rome.turn_number_under_way("roman")
    assert rome.allowed("roman", CallOnCarthage("R1"))
    assert not rome.allowed("roman", OfferAlliance("roman", "greek"))


@pytest.mark.ruling(124)
def test_ruling_124_an_event_that_would_change_nothing_is_not_offered() -> None:
    table = Table(hands={"roman": ["R14"]}).turn_number_under_way("roman")
    assert not table.offered("roman", PlayEvent)  # there are no envoys
    table = Table(hands={"roman": ["R13", "R14"]}).turn_number_under_way("roman")
    table.do("roman", PlayEvent("R13", ()))
    assert any(effect.kind == "punic_envoys" for effect in table.state.effects)


@pytest.mark.parametrize(("side", "card", "targets", "leader", "space", "cu"), [
    ("roman", "R10", ("roma",), "dictator", "roma", 7),
    ("gallic", "G33", ("luna",), "brennus", "luna", 5),
    ("greek", "K10", ("syracusae",), "agathocles", "syracusae", 7),
    ("greek", "K11", ("tarentum",), "alexander", "tarentum", 7),
    ("greek", "K12", ("tarentum",), "pyrrhus", "tarentum", 9),
    ("greek", "K13", ("neapolis",), "cleonymus", "neapolis", 2),
    ("greek", "K14", ("tarentum",), "archidamus", "tarentum", 6),
    ("etruscan_samnite", "E11", ("bovianum",), "egnatius", "bovianum", 7),
    ("etruscan_samnite", "E13", ("bovianum",), "pontius", "bovianum", 6),
])  # fmt: skip
def test_events_bring_their_leaders(
    side: str, card: str, targets: tuple[str, ...], leader: str, space: str, cu: int
) -> None:
    table = Table(hands={side: [card]}).turn_number_under_way(side).do(side, PlayEvent(card, targets))
    power = "samnite" if side == "etruscan_samnite" else side
    stack = table.stack(f"{power}@{space}")
    assert leader in stack.leaders and stack.cu == cu


def test_timoleon_brings_loyalty_to_a_city() -> None:
    table = (
        Table(hands={"greek": ["K9"]})
        .turn_number_under_way("greek")
        .do("greek", PlayEvent("K9", ("syracusae", "+croton")))
    )
    assert "timoleon" in table.stack("greek@syracusae").leaders and table.place("croton").loyalty == 2


@pytest.mark.parametrize(("card", "kind"), [("R11", "duoviri_navales"), ("R12", "appian_way"), ("R13", "punic_envoys")])
def test_events_that_last(card: str, kind: str) -> None:
    table = Table(hands={"roman": [card]}).turn_number_under_way("roman").do("roman", PlayEvent(card, ()))
    assert any(effect.kind == kind for effect in table.state.effects)


def test_the_treaty_makes_allies_of_rome_and_carthage() -> None:
    table = Table(hands={"roman": ["R14"]}, alliances=[("greek", "roman")])
    table.state.effects = (Effect("R13", "punic_envoys", GAME, power=ROMAN),)
    table.turn_number_under_way("roman").do("roman", PlayEvent("R14", ()))
    assert AllianceMade("roman", "carthaginian") in table.told(AllianceMade)
    assert table.state.alliances == ()  # the one with the Greeks is over
