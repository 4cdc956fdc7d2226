"""The contest of fleets with five players: a card of Carthage has another's voyage roll (section 9.6.4)."""

import pytest

from engine.games.sword_of_rome.actions.carthage import Contest
from engine.games.sword_of_rome.actions.combat import RetreatTo
from engine.games.sword_of_rome.actions.movement import Halt, MarchArmy
from engine.games.sword_of_rome.actions.reactions import React, RefuseBattle
from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.events.cards import CardPlayed, ResponsePlayed
from engine.games.sword_of_rome.events.carthage import ForceAmbushedAtSea
from engine.games.sword_of_rome.events.combat import Retreated
from engine.games.sword_of_rome.events.movement import AvoidRolled, BattleRefused, NavalRoll
from engine.games.sword_of_rome.frames.combat import Retreat
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.state import REMOVED, Place, desperate_times_zone
from engine.kernel.battery import check_secrecy
from engine.kernel.dice import UnverifiedRandom
from tests.engine.games.sword_of_rome.playing import Force, Table

CARTHAGE, LEAGUE = "carthaginian", "etruscan_samnite"
BATTLE = (3, 3, 3, 2, 2, 2)


def sailing(*cards: str, to: str = "syracusae", cu: int = 5, **given: object) -> Table:
    """Return Greeks who sail from Neapolis with a 3, Carthage holding cards."""
    hands = {CARTHAGE: cards, "greek": ("K10",), **given.pop("hands", {})}  # type: ignore[dict-item]
    stacks = given.pop("stacks", {"greek@neapolis": (cu, "dionysius")})
    table = Table(players=5, stacks=stacks, hands=hands, **given).turn_number_under_way("greek")  # type: ignore[arg-type]
    return table.do("greek", MarchArmy("K10", "dionysius", (), cu, (f"sea:{to}",)))


def contest(table: Table, card: str, *rolls: int, with_: tuple[str, ...] = ()) -> Table:
    """Let Carthage contest with a card; who may hold a card against the voyage lets it pass."""
    table.do(CARTHAGE, Contest(card, with_))
    if set(table.hand(CARTHAGE)) - {card, *with_}:
        table.close()
    return table.close(*rolls)


def over(table: Table) -> Table:
    """Close the windows that are open."""
    while table.window():
        table.close()
    return table


@pytest.mark.ruling(18)
def test_s12_ruling_18_a_card_of_value_2_has_a_voyage_roll_at_one_more() -> None:
    table = sailing("C4")
    assert table.moment() == "march.contest" and table.asked() == {CARTHAGE}
    contest(table, "C4", 3)
    roll = table.told(NavalRoll)[0]
    assert (roll.die, roll.modifier, roll.result) == (3, -1, "success")  # +1 by the card, -2 to a friendly port
    assert table.stack("greek@syracusae").cu == 5
    assert [(one.side, one.card) for one in table.told(CardPlayed)][-1] == (CARTHAGE, "C4")
    assert table.hand(CARTHAGE) == ()


@pytest.mark.ruling(18)
@pytest.mark.parametrize(("card", "modifier"), [("C9", 0), ("C4", 1), ("C1", 2)])
def test_ruling_18_each_point_after_the_first_adds_one(card: str, modifier: int) -> None:
    table = contest(sailing(card, "C18", to="roma", cu=3), card, 6, 1)
    roll = table.told(NavalRoll)[0]
    assert (roll.modifier, roll.result) == (modifier, "attrition") and table.stack("greek@roma").cu == 0


def test_desperate_times_contest_as_a_3_and_leave_the_game() -> None:
    """Section 7.4.6."""
    table = sailing(to="roma", cu=3)
    card = table.state.cards.zones[desperate_times_zone(CARTHAGE)][0]
    assert table.asked() == {CARTHAGE}  # with an empty hand it still has these
    contest(table, card, 2)
    assert table.told(NavalRoll)[0].modifier == 2 and card in table.state.cards.zones[REMOVED]


@pytest.mark.ruling(18, 246)
def test_s28_ruling_18_an_ally_is_not_contested() -> None:
    table = sailing("C1", "C10", alliances=[(CARTHAGE, "greek")])
    assert CARTHAGE not in table.asked() and over(table).stack("greek@syracusae").cu == 5


@pytest.mark.ruling(18)
def test_ruling_18_carthage_does_not_contest_itself() -> None:
    stacks: dict[str, Force] = {"carthaginian@lilybaeum": (3, "hamilcar")}
    table = Table(players=5, stacks=stacks, hands={CARTHAGE: ("C1", "C4")}).turn_number_under_way(CARTHAGE)
    table.do(CARTHAGE, MarchArmy("C1", "hamilcar", (), 3, ("sea:carthago",)))
    assert not table.told(NavalRoll) and over(table).stack("carthaginian@carthago").cu == 3


@pytest.mark.ruling(18)
def test_ruling_18_without_a_card_nobody_is_asked_and_the_voyage_succeeds() -> None:
    table = Table(players=5, stacks={"greek@neapolis": (5, "dionysius")}, hands={"greek": ("K10",)}, strict=False)
    table.state.cards.zones = {**table.state.cards.zones, desperate_times_zone(CARTHAGE): []}
    table.turn_number_under_way("greek").do("greek", MarchArmy("K10", "dionysius", (), 5, ("sea:syracusae",)))
    assert not table.window() and table.stack("greek@syracusae").cu == 5


@pytest.mark.ruling(18)
def test_ruling_18_carthage_may_let_it_pass_and_the_mover_is_asked_anew() -> None:
    table = over(sailing("C1"))
    assert not table.told(NavalRoll) and table.stack("greek@syracusae").cu == 5 and table.hand(CARTHAGE) == ("C1",)


@pytest.mark.ruling(18)
def test_ruling_18_the_contest_comes_before_interceptions() -> None:
    stacks: dict[str, Force] = {"greek@neapolis": (3, "dionysius"), "carthaginian@selinus": (4, "hamilcar")}
    table = sailing("C1", to="lilybaeum", cu=3, stacks=stacks)
    contest(table, "C1", 4, 1)
    assert table.told(NavalRoll)[0].result == "attrition" and not table.told(AvoidRolled)


@pytest.mark.ruling(18)
def test_ruling_18_others_answer_the_contest_with_their_cards() -> None:
    table = sailing("C1", hands={LEAGUE: ("E21",)}).do(CARTHAGE, Contest("C1")).close()
    assert table.moment() == "march.storm" and table.asked() == {LEAGUE}
    table.do(LEAGUE, Respond("E21")).close(1)
    assert table.told(NavalRoll)[0].modifier == 2  # +2 by the card, -2 to a friendly port, +2 as it rolls already


@pytest.mark.ruling(20)
def test_ruling_20_a_voyage_that_is_turned_back_stays_where_it_was() -> None:
    table = contest(sailing("C4"), "C4", 5)
    assert table.told(NavalRoll)[0].result == "return"
    assert table.stack("greek@neapolis").cu == 5 and not table.offered("greek", Halt)


@pytest.mark.ruling(20)
def test_ruling_20_attrition_costs_cu_and_turns_back() -> None:
    table = contest(sailing("C1", to="roma", cu=3), "C1", 6, 6)
    assert 0 < table.stack("greek@neapolis").cu < 3
    assert table.told(NavalRoll)[0].lost == 3 - table.stack("greek@neapolis").cu  # how many is told


# Quinqueremes and the ambush


@pytest.mark.ruling(240, 247)
def test_c31_two_more_on_the_roll_of_a_contest() -> None:
    table = sailing("C4", "C31")
    contest(table, "C4", 3, with_=("C31",))
    assert table.told(NavalRoll)[0].modifier == 1 and table.told(NavalRoll)[0].result == "return"
    assert table.hand(CARTHAGE) == () and "C31" in [one.card for one in table.told(ResponsePlayed)]


def test_c31_cannot_help_itself_and_can_contest_by_its_value() -> None:
    table = sailing("C31", "C4")
    assert not table.allowed(CARTHAGE, Contest("C31", ("C31",)))
    contest(table, "C31", 3)
    assert table.told(NavalRoll)[0].modifier == -1 and table.hand(CARTHAGE) == ("C4",)


def test_c34_a_force_that_comes_through_loses_a_third() -> None:
    table = contest(sailing("C4", "C34"), "C4", 1)
    assert table.moment() == "march.crossed" and table.asked() == {CARTHAGE}
    over(table.do(CARTHAGE, Respond("C34")))
    assert table.told(ForceAmbushedAtSea) == [ForceAmbushedAtSea("greek", 2, "syracusae")]
    assert table.stack("greek@syracusae").cu == 3


def test_c34_only_those_aboard_are_ambushed() -> None:
    stacks: dict[str, Force] = {"greek@neapolis": (9, "dionysius")}
    table = contest(sailing("C4", "C34", cu=9, stacks=stacks), "C4", 1)
    over(table.do(CARTHAGE, Respond("C34")))
    assert table.stack("greek@syracusae").cu == 4 and table.stack("greek@neapolis").cu == 3  # six aboard


@pytest.mark.ruling(240)
def test_ruling_240_c34_does_not_follow_a_roll_that_a_card_alone_brings_about() -> None:
    table = sailing("C10", "C34").close().do(CARTHAGE, Respond("C10")).close(1)
    assert table.told(NavalRoll) and not table.told(ForceAmbushedAtSea)
    assert table.moment() != "march.crossed" and table.stack("greek@syracusae").cu == 5


def test_c34_waits_for_a_contest() -> None:
    table = over(sailing("C34", "C4"))
    assert not table.told(ForceAmbushedAtSea) and table.stack("greek@syracusae").cu == 5


def test_c34_the_last_cu_takes_its_leaders_along() -> None:
    table = contest(sailing("C4", "C34", cu=1), "C4", 1)
    over(table.do(CARTHAGE, Respond("C34")))
    assert table.stack("greek@syracusae").cu == 0 and not table.stack("greek@neapolis").leaders
    assert not table.stack("greek@syracusae").leaders


def test_no_card_of_carthage_can_be_told_from_the_contest() -> None:
    assert list(check_secrecy(GAME, sailing("C4", "C31", "C34").state, UnverifiedRandom(5))) == []


# Avoiding, refusing, retreating (ruling 17)


def fleeing(*cards: str) -> Table:
    """Return Greeks in Tarentum, attacked by Romans, who sail to Syracusae."""
    stacks: dict[str, Force] = {"roman@venusia": (8, "camillus"), "greek@tarentum": (3, "dionysius")}
    table = Table(players=5, stacks=stacks, hands={CARTHAGE: cards, "greek": ("K10",), "roman": ("R10",)})
    table.turn_number_under_way("roman").do("roman", MarchArmy("R10", "camillus", (), 8, ("tarentum",)))
    flight = React(avoid="sea:syracusae", avoid_with=("dionysius",), avoid_cu=3, avoid_card="K10")
    return table.do("greek", flight)


@pytest.mark.ruling(17)
def test_ruling_17_an_avoid_by_sea_is_contested() -> None:
    table = fleeing("C1")
    assert table.moment() == "march.avoid_contest"
    contest(table, "C1", 1, 5, 1, *BATTLE)
    assert table.told(AvoidRolled)[0].success and table.told(NavalRoll)[0].result == "attrition"
    assert table.stack("greek@syracusae").cu == 0


@pytest.mark.ruling(17)
def test_ruling_17_an_avoid_by_sea_that_comes_through_may_be_ambushed() -> None:
    table = contest(fleeing("C4", "C34"), "C4", 1, 1)
    assert table.moment() == "march.avoid_crossed"
    over(table.do(CARTHAGE, Respond("C34")))
    assert table.stack("greek@syracusae").cu == 2 and table.stack("greek@tarentum").cu == 0


@pytest.mark.ruling(17)
def test_ruling_17_a_refusal_by_sea_is_contested() -> None:
    stacks: dict[str, Force] = {"greek@neapolis": (3, "dionysius"), "etruscan@vulci": (4, "etruscan_a")}
    hands = {CARTHAGE: ("C1",), "greek": ("K10",)}
    table = Table(
        players=5, stacks=stacks, places={"tarquinii": Place("etruscan", 1)}, hands=hands
    ).turn_number_under_way("greek")
    table.do("greek", MarchArmy("K10", "dionysius", (), 3, ("sea:tarquinii",)))
    over(table).do(LEAGUE, React(intercept=("etruscan@vulci",)), 1)
    while table.window():
        table.close()
    table.do("greek", RefuseBattle())
    assert table.moment() == "march.refuse_contest"
    contest(table, "C1", 1, 3, *BATTLE)
    assert table.told(BattleRefused)[0].success and table.told(NavalRoll)[0].modifier == 0
    assert table.told(NavalRoll)[0].result == "return" and table.stack("greek@neapolis").cu == 0


@pytest.mark.ruling(17)
def test_ruling_17_a_retreat_by_sea_is_contested_and_then_goes_by_land_or_is_lost() -> None:
    stacks: dict[str, Force] = {"greek@tarentum": (3, "dionysius"), "roman@tarentum": (8, "camillus")}
    table = Table(players=5, stacks=stacks, hands={CARTHAGE: ("C1", "C34"), "greek": ("K10",)}).turn_number_under_way(
        "roman"
    )
    beaten = Retreat(
        power="greek", space="tarentum", cu=3, leaders=("dionysius",), winner="roman", shut=True, barred="venusia"
    )
    over(table.begin(beaten))
    table.do("greek", RetreatTo("sea:syracusae", "K10"))
    assert table.moment() == "retreat.contest"
    contest(table, "C1", 1)
    assert table.moment() == "retreat.crossed"
    over(table.do(CARTHAGE, Respond("C34")))
    assert table.stack("greek@syracusae").cu == 2 and table.told(Retreated)[0].by_sea


def test_the_contest_is_told_with_its_card_and_odds() -> None:
    table = sailing("C4", "C31")
    prompt = table.prompt(CARTHAGE, Contest)
    preview = GAME.preview(table.state, prompt, prompt.menu.tokens_of_value(Contest("C4", ("C31",))))
    assert [one.key for one in preview.lines] == ["preview.contest"]
