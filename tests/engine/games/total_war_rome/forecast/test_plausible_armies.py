"""Armies that are plausible behind cards which nobody has shown: by the printed armies, prices, losses and battles."""

import pytest

from engine.games.total_war_rome.battle.land.orders import NO_SOURCES
from engine.games.total_war_rome.battle.land.zones import AS_RULED
from engine.games.total_war_rome.board.armies import change_army_cards, lose_cards, make_army_known
from engine.games.total_war_rome.board.starting import STARTS
from engine.games.total_war_rome.forecast.land_odds import Ground, battle_odds_against
from engine.games.total_war_rome.forecast.plausible_armies import plausible_armies
from engine.games.total_war_rome.forecast.unseen_forces import possible_army_cards
from engine.games.total_war_rome.forecast.war import battle_odds
from engine.games.total_war_rome.tables import TROOPS
from engine.games.total_war_rome.traces import (
    CAME,
    FOUGHT,
    LOST,
    SHOWN,
    Trace,
    flattened_record,
    record_known_to_faction,
    record_with_additions,
)
from engine.kernel.play import Play
from tests.engine.games.total_war_rome.table import CARTHAGE, GREEKS, ROME, ScriptedFaces, Table

SPEARS, JAVELINS, HORSE = "libyan_spearmen", "libyan_javelinmen", "punic_cavalry"


def cost(cards: tuple[str, ...]) -> int:
    return sum(TROOPS[kind].cost or 0 for kind in cards)


def test_an_army_of_the_setup_is_as_it_is_printed() -> None:
    """All can read the rules: before anything has happened nothing is unknown."""
    table = Table()
    armies, known = possible_army_cards(table.state, "carthage_1", ROME)
    assert not known
    assert {tuple(sorted(cards)) for cards in armies} == {STARTS[CARTHAGE].armies[0].cards}


def test_what_was_bought_costs_what_was_paid() -> None:
    """Ruling 94: number and price are declared."""
    dear = plausible_armies(CARTHAGE, 4, 0, (), (Trace(CAME, 4, 0, 12),))
    cheap = plausible_armies(CARTHAGE, 4, 0, (), (Trace(CAME, 4, 0, 6),))
    assert {cost(cards) for cards in dear} == {12} and {cost(cards) for cards in cheap} == {6}
    assert all(len(cards) == 4 for cards in (*dear, *cheap))


def test_what_fought_and_fell_in_the_open_is_known() -> None:
    """Ruling 102: all see the cards that fight."""
    record = (Trace(CAME, 5, 0, 11), Trace(FOUGHT, 2, kinds=(SPEARS, HORSE), gone=(SPEARS,)))
    for cards in plausible_armies(CARTHAGE, 4, 0, (), record):
        assert HORSE in cards and SPEARS in cards and len(cards) == 4


def test_the_number_of_mercenaries_is_public() -> None:
    """Universal Rules 1."""
    for cards in plausible_armies(ROME, 5, 2, (), (Trace(CAME, 3, 0, 6), Trace(CAME, 2, 2))):
        assert sum(TROOPS[kind].is_mercenary for kind in cards) == 2 and len(cards) == 5


def test_only_who_was_shown_an_army_remembers_it() -> None:
    """Ruling 103: what a spy has seen is in no other faction's odds, also once the army has changed."""
    table = Table()
    change_army_cards(table.state, "carthage_1", (SPEARS,) * 3 + (HORSE,) * 2)
    make_army_known(table.state, "carthage_1", (ROME,))
    before = possible_army_cards(table.state, "carthage_1", GREEKS)
    change_army_cards(table.state, "carthage_1", (SPEARS,) * 3 + (HORSE,))
    own, others = (possible_army_cards(table.state, "carthage_1", side)[0] for side in (ROME, GREEKS))
    assert all(cards.count(SPEARS) + cards.count(HORSE) == 4 for cards in own)
    other = Table()
    change_army_cards(other.state, "carthage_1", (JAVELINS,) * 2 + (SPEARS,) * 3)
    make_army_known(other.state, "carthage_1", (ROME,))
    assert possible_army_cards(other.state, "carthage_1", GREEKS) == before
    change_army_cards(other.state, "carthage_1", (JAVELINS,) * 2 + (SPEARS,) * 2)
    assert possible_army_cards(other.state, "carthage_1", GREEKS)[0] == others
    assert possible_army_cards(other.state, "carthage_1", ROME)[0] != own


def test_a_loss_of_unknown_kinds_leaves_several_armies() -> None:
    """Ruling 102: of losses to a garrison the number is public."""
    table = Table()
    state = table.state
    table.army("carthage_1", "liguria")
    before = state.armies["carthage_1"]
    lose_cards(Play(state, ScriptedFaces()), "carthage_1", (before.cards[0],))
    assert state.armies["carthage_1"].record[-1] == Trace(LOST, 1)
    armies, _ = possible_army_cards(state, "carthage_1", ROME)
    assert len(set(armies)) > 1 and {len(cards) for cards in armies} == {len(before.cards) - 1}
    table.army("rome_1", "etruria")
    odds = battle_odds(state, ROME, "rome_1", "carthage_1", "liguria")
    assert odds.low < odds.success < odds.high


def test_where_every_battle_ends_alike_the_span_says_how_little_that_proves() -> None:
    """Of sixty battles of which none was won the chance may still be three in sixty; 0 to 1% were shown of 4%."""
    weak, strong = (JAVELINS, SPEARS, SPEARS), ((HORSE,) * 6, (HORSE,) * 5 + (SPEARS,))
    ground = Ground(0, False, (0, 0), (NO_SOURCES, NO_SOURCES), AS_RULED, all_cards=False)
    beaten = battle_odds_against(weak, strong, ground)
    assert beaten.success < 0.02 and beaten.low < 0.01 and beaten.high == pytest.approx(3 / 60)
    won = battle_odds_against(strong[0], (weak, (JAVELINS, *weak)), ground)
    assert won.success > 0.98 and won.high > 0.99 and won.low == pytest.approx(1 - 3 / 60)


def test_a_record_forgets_what_all_have_seen_since() -> None:
    old, new = Trace(CAME, 2, 0, 4), Trace(SHOWN, kinds=(SPEARS, SPEARS))
    assert record_with_additions((old,), new) == (new,)
    spied = Trace(SHOWN, kinds=(SPEARS,), sides=(ROME,))
    assert record_with_additions((old,), spied) == (old, spied)
    assert record_known_to_faction((old, spied), GREEKS) == (old,) and record_known_to_faction((old, spied), ROME) == (
        Trace(SHOWN, kinds=(SPEARS,)),
    )
    assert flattened_record((Trace(CAME, 1, other=(old,)),)) == (Trace(CAME, 1),)


@pytest.mark.parametrize("count", [2, 6, 10])
def test_without_any_record_an_army_is_still_a_legal_one(count: int) -> None:
    """Universal Rules 5."""
    for cards in plausible_armies(ROME, count, 0, ("rome_engineers",), ()):
        groups = [TROOPS[kind].group for kind in cards]
        assert len(cards) == count and groups.count("main") <= 6 and groups.count("skirmisher") <= 2
