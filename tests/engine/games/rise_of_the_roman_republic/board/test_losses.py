"""Losses by contingent (section 8.34; rulings c.29, G16, G27 and G28)."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.board.losses import (
    attrition_sp,
    lose_percent,
    lose_sp,
    spread_loss,
    whole_stack_part,
)
from engine.games.rise_of_the_roman_republic.board.stacks import set_stack
from engine.games.rise_of_the_roman_republic.events.combat import SpLost
from engine.games.rise_of_the_roman_republic.rules import RisePlay
from engine.games.rise_of_the_roman_republic.state import Legion, RiseState, Stack, Troops
from engine.kernel.dice import ScriptedDice
from tests.engine.games.rise_of_the_roman_republic.playing import Table

HERE = "rome@4010"


def play_of(state: RiseState) -> RisePlay:
    return RisePlay(state, ScriptedDice(), events=[])


def consular_army(**troops: tuple[int, int]) -> RiseState:
    state = Table("eagle").state
    for name in ("I", "II"):
        state.legions = {**state.legions, name: Legion({"RL": (9, 1), "AL": (9, 3)})}
    kinds = tuple([Troops(kind, *strength) for kind, strength in troops.items()])
    set_stack(state, Stack("rome", "4010", legions=("I", "II"), troops=kinds))
    return state


def test_a_consular_army_loses_thirty_percent_evenly() -> None:
    """The example of section 8.34 (TV16): 36 and 8 lose 11 and 2; the elements 3, 3, 3, 2, and two of them a horse."""
    play = play_of(consular_army())
    lost = lose_percent(play, HERE, 30, "battle")
    assert (lost.infantry, lost.cavalry) == (11, 2)
    elements = [element for name in ("I", "II") for element in play.state.legions[name].elements.values()]
    assert sorted(9 - infantry for infantry, _ in elements) == [2, 3, 3, 3]
    assert sum(cavalry for _, cavalry in elements) == 6
    assert max(counts[1] for counts in lost.by.values()) == 1


def test_auxiliaries_lose_apart_from_the_legions() -> None:
    """The example of section 8.34 (TV17): six lose two."""
    lost = lose_percent(play_of(consular_army(italian=(6, 0))), HERE, 30, "battle")
    assert lost.by["italian"] == (2, 0, 0) and lost.infantry == 13


@pytest.mark.ruling("G60")
def test_each_kind_of_auxiliaries_is_a_contingent() -> None:
    """Ruling G60: 5 and 5 at 10 percent lose .5 each, which is one each; together they would lose one."""
    lost = lose_percent(play_of(consular_army(italian=(5, 0), sicilian=(5, 0))), HERE, 10, "battle")
    assert lost.by["italian"] == lost.by["sicilian"] == (1, 0, 0)


@pytest.mark.ruling("G67")
def test_the_garrison_is_no_part_of_the_legions() -> None:
    """Ruling G67: a legion of 11 and a garrison of 5 at 10 percent lose 1 and .5."""
    table = Table()
    lost = lose_percent(play_of(table.state), "rome@3714+in", 10, "battle")
    assert lost.by["garrison"] == (1, 0, 0)


@pytest.mark.ruling("c.29", "G27")
def test_a_side_of_five_loses_one_at_least_at_ten_percent() -> None:
    """Rulings c.29 and G27: of the largest contingent."""
    state = Table().state
    set_stack(state, Stack("samnites", "4010", troops=(Troops("samnite", 3), Troops("greek", 4))))
    lost = lose_percent(play_of(state), "samnites@4010", 10, "battle")
    assert lost.by == {"greek": (1, 0, 0)}
    set_stack(state, Stack("samnites", "4010", troops=(Troops("samnite", 4),)))
    assert lose_percent(play_of(state), "samnites@4010", 10, "battle").sp == 0


@pytest.mark.ruling("G28")
def test_elephants_are_lost_with_the_cavalry_of_their_contingent() -> None:
    """Ruling G28: 20 percent of four elephants without cavalry is one; cavalry goes first."""
    state = Table("thunderbolt").state
    set_stack(state, Stack("carthage", "4010", troops=(Troops("african", 20, 0, 4), Troops("iberian", 0, 8, 4))))
    lost = lose_percent(play_of(state), "carthage@4010", 20, "battle")
    assert lost.by == {"african": (4, 0, 1), "iberian": (0, 2, 0)}


@pytest.mark.ruling("G16")
def test_attrition_falls_on_the_infantry_of_the_largest_contingent_first() -> None:
    """Ruling G16; a horse that is begun is lost whole."""
    state = Table().state
    set_stack(state, Stack("samnites", "4010", troops=(Troops("samnite", 2, 3), Troops("greek", 4))))
    play = play_of(state)
    assert lose_sp(play, "samnites@4010", 3, "movement").by == {"greek": (3, 0, 0)}
    lost = lose_sp(play, "samnites@4010", 4, "movement")
    assert lost.by == {"greek": (1, 0, 0), "samnite": (2, 1, 0)}
    assert play.state.stacks["samnites@4010"].troops == (Troops("samnite", 0, 2),)


def test_a_legion_without_strength_is_gone_from_army_and_imperium() -> None:
    state = consular_army()
    state.legions = {**state.legions, "I": Legion({"RL": (1, 0)}), "II": Legion({"RL": (4, 0)})}
    state.republic = state.republic.with_army(1, ("I", "II"))
    play = play_of(state)
    lose_sp(play, HERE, 3, "movement")
    assert "I" not in play.state.legions and play.state.stacks[HERE].legions == ("II",)
    assert play.state.republic.armies[1] == ("II",)
    assert [told.event.legions for told in play.events if isinstance(told.event, SpLost)] == [("I",)]


@pytest.mark.parametrize(
    ("have", "loss", "taken"),
    [([9, 9, 9, 9], 11, [3, 3, 3, 2]), ([6, 9], 3, [1, 2]), ([1, 5], 4, [1, 3]), ([2, 2], 9, [2, 2])],
)
def test_a_loss_is_spread_as_evenly_as_can_be(have: list[int], loss: int, taken: list[int]) -> None:
    assert spread_loss(have, loss) == taken


def test_attrition_sp_count_cavalry_twice() -> None:
    """TV34: 57 and 13 are 83."""
    assert attrition_sp((57, 13, 0)) == 83


def test_a_force_out_of_a_stack_loses_alone() -> None:
    state = consular_army()
    part = whole_stack_part(state, HERE)
    part = msgspec.structs.replace(part, force=msgspec.structs.replace(part.force, legions=("II",)))
    play = play_of(state)
    lost = lose_percent(play, (part,), 30, "battle")
    assert (lost.infantry, lost.cavalry) == (5, 1) and play.state.legions["I"].infantry == 18
