"""Mercenaries of Carthage: hired by a card, halved before reinforcements (sections 5.10 and 7.2.4)."""

import pytest

from bot.messages.screen import Select
from bot.screens.prompt_screen import PromptScreen
from bot.words import Words
from engine.games.sword_of_rome.actions.carthage import Dismiss, HireMercenaries, PreferLosses
from engine.games.sword_of_rome.actions.reactions import DropReactions, PlanReactions
from engine.games.sword_of_rome.actions.turn import PlaceConsuls, Reinforce
from engine.games.sword_of_rome.cards.placement import placement_spaces
from engine.games.sword_of_rome.events.carthage import MercenariesHired, MercenariesLeft
from engine.games.sword_of_rome.events.turn import ConsulsDrawn, Eliminated, Reinforced
from engine.games.sword_of_rome.frames.turn import PlayerTurn, Reinforcing
from engine.games.sword_of_rome.state import Place
from tests.engine.games.sword_of_rome.carthage.test_garrison import settled
from tests.engine.games.sword_of_rome.playing import Force, Table
from tests.engine.games.sword_of_rome.test_march import march

WORDS = Words("sword_of_rome")
LILYBAEUM, CARTHAGO, BOX = "carthaginian@lilybaeum", "carthaginian@carthago", "carthaginian@garrison_box"
THREE, TWO, ONE = "C1", "C15", "C32"


def five(**given: object) -> Table:
    """Return a table of five whose Carthage holds a card of each value."""
    return Table(players=5, hands={"carthaginian": (THREE, TWO, ONE)}, **given)  # type: ignore[arg-type]


def hired(space: str, count: int) -> tuple[str, ...]:
    return (f"hired@{space}",) * count


# Hiring


def test_s04_a_card_hires_as_many_as_its_value_and_another_activates() -> None:
    table = five().turn_number_under_way("carthaginian")
    table.do("carthaginian", HireMercenaries(THREE, hired("lilybaeum", 3)))
    assert (table.stack(LILYBAEUM).cu, table.stack(LILYBAEUM).mercenaries) == (10, 8)
    assert table.told(MercenariesHired) == [MercenariesHired(("lilybaeum",) * 3, THREE)]
    assert table.allowed("carthaginian", march("hamilcar", 10, "selinus", card=TWO))  # it was not his card play


@pytest.mark.ruling(57)
def test_ruling_57_one_card_a_turn_hires_before_or_after_the_card_that_is_played() -> None:
    table = five().turn_number_under_way("carthaginian")
    table.do("carthaginian", march("hamilcar", 7, "selinus", card=TWO))
    while table.window():
        table.close()
    table.do("carthaginian", HireMercenaries(ONE, hired("garrison_box", 1)))
    assert table.stack(BOX).mercenaries == 1
    assert not table.offered("carthaginian", HireMercenaries)
    table.turn_number_under_way("carthaginian")
    assert table.offered("carthaginian", HireMercenaries)


def test_the_places_to_hire_are_listed_in_two_groups_those_with_troops_first() -> None:
    """A list of 24 lines, most of them of empty places, was hard to read on a phone."""
    prompt = five().turn_number_under_way("carthaginian").prompt("carthaginian", HireMercenaries)
    rows = PromptScreen(WORDS, "AAAAA", prompt, (HireMercenaries.tag(), THREE)).screen().rows
    manned, unmanned = (row for row in rows if isinstance(row, Select))
    assert "have troops" in manned.placeholder and "have none yet" in unmanned.placeholder
    assert {one.value.partition("~")[0] for one in manned.options} == {"hired@carthago", "hired@lilybaeum"}
    assert "hired@garrison_box~1" in {one.value for one in unmanned.options}


def test_only_carthage_hires_and_only_in_its_own_turn() -> None:
    table = five().turn_number_under_way("greek")
    assert not table.offered("greek", HireMercenaries) and not table.offered("carthaginian", HireMercenaries)
    four = Table().turn_number_under_way("greek")
    assert not four.offered("greek", HireMercenaries)


def test_desperate_times_hire_like_a_three_and_are_the_deed_of_their_turn() -> None:
    """7.4.6."""
    table = five().turn_number_under_way("carthaginian")
    assert table.allowed("carthaginian", HireMercenaries("CD1", hired("carthago", 3)))
    table.begin(PlayerTurn(side="carthaginian", card="CD1"))
    table.do("carthaginian", HireMercenaries("CD1", hired("carthago", 3)))
    assert table.stack(CARTHAGO).mercenaries == 3
    assert not any(isinstance(frame, PlayerTurn) and frame.card for frame in table.state.frames)


@pytest.mark.ruling(120)
def test_ruling_120_where_none_may_be_placed_hiring_is_not_offered() -> None:
    """The garrison box is always open, so that this cannot come up while Carthage is played (ruling 71)."""
    table = five(places={"carthago": Place("greek", 1)}).turn_number_under_way("carthaginian")
    assert placement_spaces(table.state, "carthaginian") == ("garrison_box",)
    assert not table.allowed("carthaginian", HireMercenaries(ONE, hired("carthago", 1)))
    assert table.allowed("carthaginian", HireMercenaries(ONE, hired("garrison_box", 1)))


# Leaving and coming


def reinforcing(table: Table) -> Table:
    return table.phase(Reinforcing(), "advance")


def test_s05_half_of_the_mercenaries_leave_fractions_up() -> None:
    table = reinforcing(five())
    assert table.told(MercenariesLeft) == [MercenariesLeft(("lilybaeum",) * 3)]
    assert (table.stack(LILYBAEUM).cu, table.stack(LILYBAEUM).mercenaries) == (4, 2)


@pytest.mark.ruling(58)
def test_ruling_58_carthage_says_who_leaves_before_others_come() -> None:
    table = reinforcing(five(mercenaries={CARTHAGO: 2}))
    assert table.asked() == {"carthaginian"} and not table.told(Reinforced)
    assert not table.allowed("carthaginian", Dismiss((*hired("lilybaeum", 3),)))  # four of seven
    table.do("carthaginian", Dismiss((*hired("carthago", 2), *hired("lilybaeum", 2))))
    assert (table.stack(CARTHAGO).mercenaries, table.stack(LILYBAEUM).mercenaries) == (0, 3)
    assert table.stack(CARTHAGO).cu == 3


@pytest.mark.ruling(245)
def test_ruling_245_those_in_the_box_are_counted_and_keep_carthage_in_the_game() -> None:
    lost = {"carthago": Place("greek", 1)}
    stacks: dict[str, Force] = {BOX: 5, "greek@carthago": 3, "roman@roma": 3}
    table = reinforcing(five(stacks=stacks, mercenaries={BOX: 5}, places=lost, strict=False))
    assert table.told(MercenariesLeft)[0].spaces == ("garrison_box",) * 3
    for side in sorted(table.asked()):
        prompt = table.prompts(side)[0]
        assert prompt.default is not None
        table.do(side, prompt.default)
    assert table.stack(BOX).cu == 4 and table.moment() == "reinforcing.consuls"
    table.do("roman", PlaceConsuls(tuple(f"{name}@roma" for name in table.told(ConsulsDrawn)[0].leaders)))
    assert table.state.turn == 3 and not table.told(Eliminated)


def test_s06_carthage_has_three_citizens_and_two_mercenaries() -> None:
    table = reinforcing(five())
    answer = Reinforce(("carthaginian@carthago",) * 3 + hired("garrison_box", 2))
    assert table.allowed("carthaginian", answer)
    assert not table.allowed("carthaginian", Reinforce(("carthaginian@carthago",) * 5))
    table.do("carthaginian", answer)
    for side in ("roman", "greek", "gallic", "etruscan_samnite"):
        prompt = table.prompts(side)[0]
        assert prompt.default is not None
        table.do(side, prompt.default)
    assert Reinforced("carthaginian", ("carthago",) * 3, ("garrison_box",) * 2) in table.told(Reinforced)
    assert table.stack(BOX).mercenaries == 2 and table.stack(CARTHAGO).cu == 8


@pytest.mark.ruling(71)
def test_ruling_71_without_carthago_there_are_only_mercenaries_in_the_box() -> None:
    table = reinforcing(five(places={"carthago": Place("greek", 1)}, changed={CARTHAGO: 0, "greek@carthago": 3}))
    assert table.allowed("carthaginian", Reinforce(hired("garrison_box", 2)))


# Losses


@pytest.mark.ruling(59, 123)
@pytest.mark.parametrize(
    ("said", "left"), [((), 0), (("citizens_first",), 2), (("citizens_first", "mercenaries_first"), 0)]
)
def test_rulings_59_123_mercenaries_die_first_unless_carthage_says_citizens(said: tuple[str, ...], left: int) -> None:
    """Four of six are lost to the unrest, of which three are mercenaries."""
    table = five(stacks={BOX: (6, "hanno")}, mercenaries={BOX: 3})
    table.state.unrest = 4
    table.turn_number_under_way("carthaginian")
    for first in said:
        table.do("carthaginian", PreferLosses(first))
    settled(table.do("carthaginian", march("hanno", 6, "unrest", card=THREE)), 2, 2, 2, 4, 4, 5)
    assert (table.stack(BOX).cu, table.stack(BOX).mercenaries) == (2, left)


@pytest.mark.ruling(123)
def test_ruling_123_it_is_a_standing_preference_of_carthage_alone() -> None:
    table = five().turn_number_under_way("greek")
    assert table.allowed("carthaginian", PreferLosses("citizens_first")) and table.asked() == {"greek"}
    assert not table.offered("greek", PreferLosses) and not Table().turn_number_under_way("greek").offered(
        "greek", PreferLosses
    )
    table.do("carthaginian", PreferLosses("citizens_first"))
    options = table.prompt("carthaginian", PreferLosses).menu.choices_after((PreferLosses.tag(),)).options
    assert [WORDS.say(one.label) for one in options if one.label] == ["mercenaries first", "citizens first, as now"]
    table.do("carthaginian", PlanReactions("all", avoid="never")).do("carthaginian", DropReactions())
    assert table.state.plans["carthaginian"] == ("citizens_first",)  # it is none of the plans that are given up
