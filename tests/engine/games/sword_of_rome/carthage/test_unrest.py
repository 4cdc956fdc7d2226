"""Unrest in Carthage's lands (sections 2.2, 5.2, 12.5.3 and 20), through prompts."""

import pytest

from bot.words import Words
from engine.games.sword_of_rome.actions.combat import SpendSupport
from engine.games.sword_of_rome.actions.diplomacy import ActivateNonPlayer, StirUnrest
from engine.games.sword_of_rome.board.control import is_home, victory_spaces
from engine.games.sword_of_rome.cards.hands import hand_size
from engine.games.sword_of_rome.events.carthage import UnrestChanged
from engine.games.sword_of_rome.events.turn import Scored
from engine.games.sword_of_rome.frames.combat import Politics
from engine.games.sword_of_rome.movement import reach
from engine.games.sword_of_rome.movement.walks import Walk
from engine.games.sword_of_rome.state import Place
from engine.games.sword_of_rome.tables import CARDS, TABLES
from engine.games.sword_of_rome.unrest import can_unrest_rise, unrest_ceiling
from tests.engine.games.sword_of_rome.playing import Table

WORDS = Words("sword_of_rome")
BOX = "carthaginian@garrison_box"
NPA = tuple(card for card in CARDS if CARDS[card].kind == "npa")


def five(unrest: int = 0, box: int = 0, **given: object) -> Table:
    """Return a table of five with so much unrest, and so many CU in the garrison box."""
    table = Table(players=5, changed={BOX: box} if box else {}, **given)  # type: ignore[arg-type]
    table.state.unrest = unrest
    return table


def after_battle(table: Table, power: str, beaten: str, points: int) -> Table:
    """Let a power have won a battle in Sicily."""
    side = {"etruscan": "etruscan_samnite"}.get(power, power)
    table.turn_number_under_way(side)
    return table.begin(Politics(side=side, power=power, points=points, beaten=beaten, space="catina"))


# The hand


def test_s01_the_first_hand_has_seven_cards() -> None:
    assert hand_size(five().state, "carthaginian") == 7


def test_s02_without_ports_and_with_all_unrest_there_is_no_card() -> None:
    taken = {"lilybaeum": Place("greek", 1), "panormus": Place("greek", 1)}
    assert hand_size(five(10, places=taken).state, "carthaginian") == 0


@pytest.mark.ruling(60)
def test_ruling_60_a_hand_never_has_less_than_no_card_and_more_are_kept() -> None:
    taken = {"lilybaeum": Place("greek", 1), "panormus": Place("greek", 1)}
    held = ("C10", "C11", "C12", "C13", "C14", "C15")
    table = five(10, places=taken, hands={"carthaginian": held})
    table.state.unrest = 12  # more than can be
    assert hand_size(table.state, "carthaginian") == 0
    table.state.unrest = 0
    table.at("draw")
    assert "C10" in table.hand("carthaginian")


@pytest.mark.ruling(61)
def test_ruling_61_a_sicilian_port_counts_for_who_controls_it_also_besieged() -> None:
    won = {"messana": Place("carthaginian", 1), "syracusae": Place("carthaginian", 1, siege=1, besieger="greek")}
    assert hand_size(five(places=won).state, "carthaginian") == 9


def test_s03_three_points_of_unrest_cost_a_card_and_a_victory_point() -> None:
    table = five(3)
    assert hand_size(table.state, "carthaginian") == 6
    scored = {event.side: event for event in table.at("scoring").told(Scored)}
    assert scored["carthaginian"] == Scored("carthaginian", (), (), -1, 5, 1)


@pytest.mark.ruling(68)
def test_ruling_68_the_points_go_again_every_turn_and_never_come_back() -> None:
    table = five(7).at("scoring")
    table.at("scoring")
    assert table.state.vp["carthaginian"] == 2
    table.state.unrest = 0
    assert table.at("scoring").state.vp["carthaginian"] == 2


# Victory spaces


@pytest.mark.ruling(72)
def test_s25_ruling_72_six_ports_count_for_victory() -> None:
    state = five().state
    own = {space for space in victory_spaces(state) if is_home("carthaginian", space)}
    assert own == {"olbia", "caralis", "lilybaeum", "panormus", "kerkouane", "carthago"}
    scored = {e.side: e for e in five(places={"olbia": Place("roman")}).at("scoring").told(Scored)}
    assert scored["roman"].gained == ("olbia",) and scored["carthaginian"].lost == ("olbia",)


# Support of battles


def test_s16_the_garrison_limits_what_support_stirs_up() -> None:
    table = after_battle(five(3, 6), "greek", "carthaginian", 3)
    assert table.allowed("greek", SpendSupport(("unrest",)))
    assert not table.allowed("greek", SpendSupport(("unrest", "unrest")))
    table.do("greek", SpendSupport(("unrest",)))
    assert table.state.unrest == 4
    assert table.told(UnrestChanged) == [UnrestChanged(1, 4, 4, "support")]


@pytest.mark.parametrize(
    ("winner", "beaten", "said"),
    [
        ("greek", "carthaginian", "Raise the unrest in Carthage’s lands by 1 (now 3 of 10)"),
        ("carthaginian", "greek", "Lower the unrest in Carthage’s lands by 1 (now 3)"),
    ],
)
def test_a_point_of_unrest_says_what_it_does_and_is_told_as_that(winner: str, beaten: str, said: str) -> None:
    table = after_battle(five(3), winner, beaten, 1)
    menu = table.prompt(winner, SpendSupport).menu.choices_after(("spend_support",))
    (point,) = (option for option in menu.options if option.token == "unrest")
    assert point.label is not None and WORDS.say(point.label) == said
    assert "a point on the unrest" in WORDS.say(SpendSupport(("unrest",)).label())
    assert "a plunder marker" in WORDS.say(SpendSupport(("plunder",)).label())


@pytest.mark.ruling(62)
def test_s17_ruling_62_a_level_above_its_maximum_stays_and_cannot_rise() -> None:
    table = five(2, 10)
    assert (unrest_ceiling(table.state), table.state.unrest) == (0, 2) and not can_unrest_rise(table.state)
    table = after_battle(table, "greek", "carthaginian", 2)
    assert not table.allowed("greek", SpendSupport(("unrest",)))
    assert table.state.unrest == 2


@pytest.mark.ruling(67)
def test_ruling_67_the_winner_mixes_unrest_with_other_support() -> None:
    table = after_battle(five(3), "carthaginian", "greek", 3)
    table.do("carthaginian", SpendSupport(("unrest", "-catina", "unrest")))
    assert table.state.unrest == 1 and table.place("catina").owner != "greek"
    table = after_battle(five(1), "carthaginian", "greek", 2)
    assert not table.allowed("carthaginian", SpendSupport(("unrest", "unrest")))  # there is but one


@pytest.mark.ruling(67)
@pytest.mark.parametrize(
    ("politics", "level"),
    [
        (Politics(side="greek", power="greek", points=1, beaten="roman", space="capua", ally="carthaginian"), 2),
        (Politics(side="roman", power="roman", points=1, beaten="greek", space="capua", also="carthaginian"), 4),
        (Politics(side="roman", power="roman", points=1, beaten="greek", space="capua", also="gallic"), None),
    ],
)
def test_ruling_67_carthage_as_a_flanking_force_has_won_or_lost_too(politics: Politics, level: int | None) -> None:
    """Section 12.5: support may be placed for the ally who flanked, and taken from the loser's."""
    table = five(3).turn_number_under_way("gallic")
    table.begin(politics)
    point = SpendSupport(("unrest",))
    assert table.allowed(politics.side, point) == (level is not None)
    if level is not None:
        assert table.do(politics.side, point).state.unrest == level


def test_who_beats_somebody_else_stirs_nothing_up() -> None:
    table = after_battle(five(3), "roman", "samnite", 2)
    assert not table.allowed("roman", SpendSupport(("unrest",)))
    four = Table(strict=False).turn_number_under_way("greek")
    four.begin(Politics(side="greek", power="greek", points=2, beaten="carthaginian", space="catina"))
    assert not four.allowed("greek", SpendSupport(("unrest",)))


# Neutral Power Activates


def npa_of(deck: str) -> tuple[str, ...]:
    """Return the Neutral Power Activates cards of a deck of five players."""
    return tuple(card for card in NPA if CARDS[card].deck == deck and CARDS[card].editions != "2-4p")


@pytest.mark.ruling(66)
def test_s26_ruling_66_the_unrest_rises_once_a_round() -> None:
    one, two = npa_of("roman")[:2]
    table = five(hands={"roman": (one, two, "R28")}).turn_number_under_way("roman")
    assert table.offered("roman", ActivateNonPlayer)  # the card's other use
    table.do("roman", StirUnrest(one))
    assert table.state.unrest == 1 and table.told(UnrestChanged) == [UnrestChanged(1, 1, 10, "uprising")]
    assert not table.offered("roman", StirUnrest) and table.offered("roman", ActivateNonPlayer)
    table.at("round")
    assert not table.state.unrest_raised


@pytest.mark.ruling(66)
def test_ruling_66_an_ally_may_do_it_and_carthage_may_not() -> None:
    card = npa_of("greek")[0]
    allied = five(hands={"greek": (card,)}, alliances=[("carthaginian", "greek")]).turn_number_under_way("greek")
    assert allied.allowed("greek", StirUnrest(card))
    own = npa_of("carthaginian")[0]
    assert (
        not five(hands={"carthaginian": (own,)})
        .turn_number_under_way("carthaginian")
        .offered("carthaginian", StirUnrest)
    )


@pytest.mark.ruling(121)
def test_ruling_121_at_its_maximum_that_use_is_not_offered() -> None:
    card = npa_of("roman")[0]
    table = five(4, 6, hands={"roman": (card,)}).turn_number_under_way("roman")
    assert not table.offered("roman", StirUnrest) and table.offered("roman", ActivateNonPlayer)


def test_with_four_players_there_is_no_unrest() -> None:
    card = npa_of("roman")[0]
    table = Table(hands={"roman": (card,)}).turn_number_under_way("roman")
    assert not table.offered("roman", StirUnrest) and table.offered("roman", ActivateNonPlayer)


def test_carthage_is_no_non_player_power() -> None:
    """16.5: no card has it act."""
    cards = npa_of("greek")
    table = five(hands={"greek": cards}).turn_number_under_way("greek")
    powers = {power for card in cards for power in CARDS[card].powers}
    assert not any(table.allowed("greek", ActivateNonPlayer(card, "carthaginian")) for card in cards)
    assert powers - {"carthaginian"}


def test_an_attack_on_the_unrest_is_foreseen_at_its_own_price(monkeypatch: pytest.MonkeyPatch) -> None:
    """20.3: its last movement point, whatever a raid costs."""
    monkeypatch.setitem(reach.DEEDS, reach.RAID, 3)
    walk = Walk("carthaginian", "garrison_box", 5, ("hasdrubal",), 1)
    assert reach.force_after(five(4).state, walk, reach.QUELL).mp == 1 - TABLES.movement.quell
