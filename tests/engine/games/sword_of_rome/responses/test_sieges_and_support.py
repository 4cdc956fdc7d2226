"""Response cards of sieges, of support that is lost, and of activations, each from its text."""

import pytest

from engine.games.sword_of_rome.actions.combat import SpendSupport
from engine.games.sword_of_rome.actions.movement import Coordinate, MarchArmy, PlayCampaign
from engine.games.sword_of_rome.actions.reactions import React
from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.actions.siege import Besiege
from engine.games.sword_of_rome.actions.turn import TakeSurrender
from engine.games.sword_of_rome.events.cards import SupportSpent
from engine.games.sword_of_rome.events.diplomacy import ActivationCancelled
from engine.games.sword_of_rome.events.siege import SiegeRolled, SiegeThrown, SiegeVoided
from engine.games.sword_of_rome.frames.combat import Politics, SupportLoss
from engine.games.sword_of_rome.frames.turn import Surrender
from engine.games.sword_of_rome.state import Effect, Place
from engine.kernel.dice import UnverifiedRandom
from tests.engine.games.sword_of_rome.playing import Force, Table
from tests.engine.games.sword_of_rome.responses.fields import dice, hands_of

LEAGUE = "etruscan_samnite"


def besieging(side: str, power: str, leader: str, space: str, owner: str, cards: tuple[str, ...]) -> Table:
    """Return a side's turn, its army of five standing before a city of loyalty 3."""
    stacks: dict[str, Force] = {f"{power}@{space}": (5, leader)}
    places = {space: Place(owner, 3, siege=0, besieger=power)}
    return Table(stacks=stacks, places=places, hands=hands_of({side: cards})).turn_number_under_way(side)


@pytest.mark.parametrize(
    ("card", "side", "power", "leader", "by", "space"),
    [
        ("R34", "roman", "roman", "valerius", "R10", "neapolis"),
        ("K17", "greek", "greek", "dionysius", "K10", "capua"),
    ],
)
def test_r34_and_k17_two_more(card: str, side: str, power: str, leader: str, by: str, space: str) -> None:
    owner = "greek" if side == "roman" else "roman"
    table = besieging(side, power, leader, space, owner, (card, by))
    table.do(side, Besiege(by, leader, (card,)), 4, 6)
    (rolled,) = table.told(SiegeRolled)
    assert (rolled.modifier, rolled.points) == (2, 2) and card not in table.hand(side)


def test_k18_two_rolls_add_their_points() -> None:
    table = besieging("greek", "greek", "dionysius", "capua", "roman", ("K18", "K10"))
    table.do("greek", Besiege("K10", "dionysius", ("K18",)), 4, 4, 5, 5)
    assert [one.level for one in table.told(SiegeRolled)] == [1, 2]


@pytest.mark.ruling(161)
def test_ruling_161_k18_the_second_roll_is_not_made_at_a_city_that_has_fallen() -> None:
    stacks: dict[str, Force] = {"greek@capua": (5, "dionysius")}
    places = {"capua": Place("roman", 1, siege=0, besieger="greek")}
    table = Table(stacks=stacks, places=places, hands=hands_of({"greek": ("K18", "K10")})).turn_number_under_way(
        "greek"
    )
    table.do("greek", Besiege("K10", "dionysius", ("K18",)), 4, 4)
    assert len(table.told(SiegeRolled)) == 1 and table.place("capua").owner == "greek"


def test_a_siege_card_cannot_pay_for_its_own_activation() -> None:
    table = besieging("roman", "roman", "valerius", "neapolis", "greek", ("R34",))
    assert not table.allowed("roman", Besiege("R34", "valerius", ("R34",)))
    assert table.allowed("roman", Besiege("R34", "valerius"))


def surrender(stacks: dict[str, Force], places: dict[str, Place], hands: dict[str, tuple[str, ...]]) -> Table:
    table = Table(stacks=stacks, places=places, hands=hands_of(hands))
    table.state.round, table.state.phase = 0, "surrender"
    return table.phase(Surrender(), "isolation")


def test_no_card_helps_a_siege_in_the_surrender_phase() -> None:
    """5.4 and 7.1.1: cards, responses too, are played in the Action Phase alone."""
    stacks: dict[str, Force] = {"roman@neapolis": (5, "valerius")}
    table = surrender(stacks, {"neapolis": Place("greek", 3, siege=0, besieger="roman")}, {"roman": ("R34",)})
    assert not table.allowed("roman", TakeSurrender(sieges=("neapolis",), help=("R34@neapolis",)))
    table.do("roman", TakeSurrender(sieges=("neapolis",)), 4, 5)
    assert table.told(SiegeRolled)[0].modifier == 0 and table.hand("roman")[0] == "R34"


def test_no_card_voids_a_roll_of_the_surrender_phase() -> None:
    stacks: dict[str, Force] = {"gallic@roma": (5, "gaul_a")}
    table = surrender(stacks, {"roma": Place("roman", 3, siege=0, besieger="gallic")}, {"roman": ("R21",)})
    table.do("gallic", TakeSurrender(sieges=("roma",)), 4, 5)
    assert table.told(SiegeRolled) and not table.window()


# Geese of the Capitol


def before_roma(hand: tuple[str, ...], space: str = "roma") -> Table:
    stacks: dict[str, Force] = {f"gallic@{space}": (5, "gaul_a")}
    places = {space: Place("roman", 3, siege=1, besieger="gallic")}
    cards = {"gallic": ("G20",), "roman": hand}
    table = Table(stacks=stacks, places=places, hands=hands_of(cards)).turn_number_under_way("gallic")
    return table.do("gallic", Besiege("G20", "gaul_a"), 4, 4)


def test_r21_voids_a_siege_roll_against_roma() -> None:
    table = before_roma(("R21",))
    assert table.told(SiegeThrown)[0].points == 1 and table.asked() == {"roman"}
    table.do("roman", Respond("R21")).close()
    assert table.told(SiegeVoided) and not table.told(SiegeRolled)
    assert table.place("roma").siege == 1 and table.stack("gallic@roma").cu == 5
    assert "roma" in table.state.besieged  # it was rolled for all the same


def test_r21_passed_the_roll_counts() -> None:
    table = before_roma(())
    assert table.moment() == "siege_roll.thrown"
    table.close()
    assert table.place("roma").siege == 2


def test_r21_protects_roma_alone() -> None:
    table = before_roma(("R21",), "capua")
    assert table.told(SiegeRolled) and not table.told(SiegeThrown)


def test_r21_saves_all_that_an_event_takes_from_roma() -> None:
    table = Table(stacks={}, hands=hands_of({"roman": ("R21",)})).turn_number_under_way(LEAGUE)
    table.begin(SupportLoss(side=LEAGUE, card="E16", chosen=("-roma", "-capua", "-roma"), garrisons=False))
    assert table.asked() == {"roman"}
    loyalty = table.place("roma").loyalty
    table.do("roman", Respond("R21")).close()
    dice(table, moment="support_loss.start")
    assert table.place("roma").loyalty == loyalty and table.place("capua").owner == ""


def test_r21_does_not_answer_a_battle() -> None:
    table = Table(stacks={}, hands=hands_of({"roman": ("R21",)})).turn_number_under_way("gallic")
    table.begin(Politics(side="gallic", power="gallic", points=1, beaten="roman", space="narnia"))
    table.do("gallic", SpendSupport(("-roma",)))
    assert not table.allowed("roman", Respond("R21"))


# Fides Publica


def after_defeat(hand: tuple[str, ...], *points: str) -> Table:
    table = Table(stacks={}, hands=hands_of({"roman": hand})).turn_number_under_way("gallic")
    table.begin(Politics(side="gallic", power="gallic", points=3, beaten="roman", space="narnia"))
    return table.do("gallic", SpendSupport(points))


def test_r33_saves_two_points_after_a_battle() -> None:
    table = after_defeat(("R33",), "-roma", "-capua", "-roma")
    assert table.moment() == "politics.guarded" and table.asked() == {"roman"}
    loyalty = table.place("roma").loyalty
    table.do("roman", Respond("R33", ("0", "2"))).close()
    dice(table, moment="politics.guarded")
    assert table.place("roma").loyalty == loyalty
    assert [e.space for e in table.told(SupportSpent)] == ["capua"]


def test_r33_saves_one_or_two_and_never_three() -> None:
    table = after_defeat(("R33",), "-roma", "-capua", "-roma")
    assert table.allowed("roman", Respond("R33", ("1",))) and not table.allowed("roman", Respond("R33"))
    assert not table.allowed("roman", Respond("R33", ("0", "1", "2")))


def test_r33_nobody_is_asked_for_points_that_cost_rome_nothing() -> None:
    assert after_defeat(("R33",), "plunder", "plunder").moment() != "politics.guarded"


def test_r33_saves_support_from_an_event() -> None:
    table = Table(stacks={}, hands=hands_of({"roman": ("R33",)})).turn_number_under_way(LEAGUE)
    table.begin(SupportLoss(side=LEAGUE, card="E24", chosen=("-praeneste", "-velitrae")))
    table.do("roman", Respond("R33", ("0", "1"))).close()
    dice(table, moment="support_loss.start")
    assert not table.told(SupportSpent)


def test_two_cards_answer_one_event_in_turn() -> None:
    """After each card the window opens again, with what is left to be lost."""
    table = Table(stacks={}, hands=hands_of({"roman": ("R21", "R33")})).turn_number_under_way(LEAGUE)
    table.begin(SupportLoss(side=LEAGUE, card="E16", chosen=("-roma", "-capua"), garrisons=False))
    table.do("roman", Respond("R21")).close()
    assert table.moment() == "support_loss.start"
    table.do("roman", Respond("R33", ("0",))).close()
    assert not table.told(SupportSpent) and table.place("capua").owner == "roman"


# Carthaginian Mistrust


def test_k29_keeps_a_flanking_force_of_carthage_away() -> None:
    stacks: dict[str, Force] = {
        "roman@rhegium": (4, "valerius"),
        "greek@messana": (4, "dionysius"),
        "carthaginian@lilybaeum": (5, "hamilcar_npp"),
    }
    table = Table(stacks=stacks, hands=hands_of({"roman": ("R1",), "greek": ("K29",)}))
    table.state.effects = (Effect("R14", "treaty"),)
    table.turn_number_under_way("roman").do("roman", PlayCampaign("R1"))
    table.do("roman", MarchArmy("R1", "valerius", (), 4, ("messana",)))
    while table.moment() != "march.coordinate":
        if table.window():
            table.close()
        else:
            table.do("greek", React())
    form = table.prompt("roman", Coordinate).menu.forms[Coordinate.tag()]
    action = form.sample(UnverifiedRandom(1))
    assert isinstance(action, Coordinate) and action.leader == "hamilcar_npp"
    table.do("roman", action)
    assert table.moment() == "march.mistrust" and table.asked() == {"greek"}
    table.do("greek", Respond("K29")).close()
    assert table.told(ActivationCancelled) and table.stack("carthaginian@lilybaeum").cu == 5
    assert table.moment() == "battle.before" and not table.state.frames[-1].flank  # type: ignore[union-attr]
