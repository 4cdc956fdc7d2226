"""Events whose effect lasts: the veto, the truce, the trade with Carthage, the purge; while they last and after."""

import pytest

from engine.games.sword_of_rome.actions.diplomacy import ActivateNonPlayer
from engine.games.sword_of_rome.actions.turn import EndTurn, PlayEvent
from engine.games.sword_of_rome.effects import effect_in_force, price_of_keeping_leader
from engine.games.sword_of_rome.events.event_cards import Vetoed
from engine.games.sword_of_rome.movement.limits import is_kept_out
from engine.games.sword_of_rome.movement.reach import all_legs
from engine.games.sword_of_rome.movement.reactions import Entering, possible_interceptors
from engine.games.sword_of_rome.movement.walks import Walk
from engine.games.sword_of_rome.operations import Means
from engine.games.sword_of_rome.siege.sieges import besiege_forms
from engine.games.sword_of_rome.state import Effect, Place
from engine.games.sword_of_rome.turn.placing import placement_form
from tests.engine.games.sword_of_rome.playing import Force, Table
from tests.engine.games.sword_of_rome.test_march import march

VETO = Effect("R36", "veto", "roman", power="roman", placed=99)


def vetoing(**hands: list[str]) -> Table:
    table = Table(hands=hands)
    table.state.effects = (VETO,)
    return table


def test_r36_the_next_small_event_of_another_is_cancelled_and_discarded() -> None:
    table = vetoing(greek=["K14", "K34"]).turn_number_under_way("greek")
    table.do("greek", PlayEvent("K14", ("tarentum",)))
    assert table.told(Vetoed) == [Vetoed("greek", "K14", "roman")]
    assert table.state.off_map["archidamus"] == "unentered"
    assert "K14" in table.state.cards.zones["discard_greek"]  # though it would leave the game
    assert not effect_in_force(table.state, "veto")


def test_r36_lets_a_three_and_the_own_events_pass() -> None:
    table = vetoing(greek=["K12"]).turn_number_under_way("greek").do("greek", PlayEvent("K12", ("tarentum",)))
    assert table.stack("greek@tarentum").commander == "pyrrhus" and effect_in_force(table.state, "veto")
    own = vetoing(roman=["R22"]).turn_number_under_way("roman").do("roman", PlayEvent("R22", ("capua",)))
    assert own.place("capua").loyalty == 3 and effect_in_force(own.state, "veto")


def test_r36_cancels_a_neutral_activation() -> None:
    table = vetoing(greek=["K4"]).turn_number_under_way("greek")
    table.do("greek", ActivateNonPlayer("K4", "volsci"))
    assert table.told(Vetoed) and table.state.activated == () and "K4" not in table.hand("greek")
    assert table.moment() == "player_turn.menu"


def test_r36_is_put_by_its_card() -> None:
    table = Table(hands={"roman": ["R36"]}).turn_number_under_way("roman").do("roman", PlayEvent("R36", ()))
    found = effect_in_force(table.state, "veto")
    assert found is not None and (found.power, found.until) == ("roman", "roman")


def samnites(*, truce: bool) -> Table:
    stacks: dict[str, Force] = {"samnite@fregellae": (4, "pontius"), "roman@velitrae": 3}
    table = Table(stacks=stacks, hands={"roman": ["R23"]}).turn_number_under_way("roman")
    return table.do("roman", PlayEvent("R23", ())) if truce else table


@pytest.mark.parametrize("truce", [False, True])
def test_r23_samnites_do_not_march_or_intercept_into_roman_home_spaces(truce: bool) -> None:
    state = samnites(truce=truce).state
    walk = Walk(power="samnite", space="fregellae", cu=4, leaders=("pontius",), mp=4, value=3)
    homes = {leg.to for leg in all_legs(state, walk)} & {"tarracina", "praeneste", "capua", "velitrae"}
    assert bool(homes) is not truce
    assert is_kept_out(state, "samnite", "velitrae") is truce
    assert not is_kept_out(state, "samnite", "luceria") and not is_kept_out(state, "gallic", "velitrae")
    entering = Entering(power="roman", space="praeneste", came_from="roma", cu=2)
    assert bool([one for one in possible_interceptors(state, entering) if one.power == "samnite"]) is not truce


def test_r23_ends_with_the_next_round() -> None:
    table = samnites(truce=True)
    table.do("roman", EndTurn())
    assert table.state.round == 2 and effect_in_force(table.state, "truce")


def test_e12_a_cu_with_an_army_in_a_port_and_no_carthaginians_against_the_league() -> None:
    stacks = {"etruscan@pisae": (2, "etruscan_a"), "carthaginian@messana": (4, "hamilcar_npp")}
    table = Table(
        changed=stacks,
        places={"messana": Place("etruscan", 1, siege=0, besieger="carthaginian")},
        hands={"etruscan_samnite": ["E12"]},
        strict=False,
    ).turn_number_under_way("etruscan_samnite")
    table.do("etruscan_samnite", PlayEvent("E12", ("etruscan@pisae",)))
    assert table.stack("etruscan@pisae").cu == 3
    assert is_kept_out(table.state, "carthaginian", "messana")
    assert not is_kept_out(table.state, "carthaginian", "syracusae")
    assert not is_kept_out(table.state, "roman", "messana")
    means = Means(side="greek", powers=("carthaginian",), cards={"K4": 3})
    assert list(besiege_forms(table.state, means)) == []
    table.state.effects = ()
    assert list(besiege_forms(table.state, means))


@pytest.mark.ruling(220)
@pytest.mark.parametrize("shunned", [True, False])
def test_ruling_220_no_carthaginian_move_enters_what_etruscans_hold_this_turn(shunned: bool) -> None:
    stacks = {"etruscan@pisae": (2, "etruscan_a"), "carthaginian@lilybaeum": (5, "hamilcar_npp")}
    places = {"selinus": Place("etruscan")}
    hands = {"etruscan_samnite": ["E12"], "roman": ["R4"]}
    table = Table(stacks=stacks, places=places, hands=hands).turn_number_under_way("etruscan_samnite")
    if shunned:
        table.do("etruscan_samnite", PlayEvent("E12", ("etruscan@pisae",)))
    table.do("etruscan_samnite", EndTurn()).turn_number_under_way("roman").do(
        "roman", ActivateNonPlayer("R4", "carthaginian")
    )
    assert table.allowed("roman", march("hamilcar_npp", 5, "selinus", card="R4")) is not shunned
    assert table.allowed("roman", march("hamilcar_npp", 5, "sea:panormus", card="R4"))


def test_k35_a_named_leader_is_kept_without_a_price() -> None:
    table = Table(stacks={"greek@tarentum": (3, "pyrrhus")}, hands={"greek": ["K35"]}).turn_number_under_way("greek")
    before = price_of_keeping_leader(table.state, "pyrrhus")
    assert before > 0
    table.do("greek", PlayEvent("K35", ("pyrrhus",)))
    assert price_of_keeping_leader(table.state, "pyrrhus") == 0
    assert "keep" not in placement_form(table.state, ("greek",)).fields
    table.do("greek", EndTurn()).at("advance")
    assert price_of_keeping_leader(table.state, "pyrrhus") == before
