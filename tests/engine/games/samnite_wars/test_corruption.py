"""Corruption (ETCETERA PHASE): by the text whenever there is too much Gold, and at once; ruling 29's second reading."""

import pytest

from engine.games.samnite_wars.actions import BuyCards, Discard, PaxRomana, PlayAftermath, PlayPeace
from engine.games.samnite_wars.events import Corruption, PrestigeCounted
from engine.games.samnite_wars.state import Campaign, Peace
from engine.games.samnite_wars.tables import TABLES
from engine.kernel.actions import Pass
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run
from tests.engine.games.samnite_wars.table import ALL_BUT_LATINS, GAME, Table

HANDS = {"1": ["legions", "tribute", "plunder"], "2": ["armor", "take_slaves"]}


def losses(table: Table) -> list[tuple[int, int]]:
    return [(e.gold, e.treasury) for e in table.events if isinstance(e, Corruption)]


@pytest.mark.ruling(21, 29)
def test_rulings_21_and_29_taxes_that_pass_twenty() -> None:
    assert losses(Table(treasury=19).turn(4)) == [(4, 18)]


@pytest.mark.ruling(29)
def test_ruling_29_as_the_text_says_it_strikes_while_more_than_twenty_are_left() -> None:
    """19 and 12 of taxes are 31: a loss of 2 leaves 29, of 3 leaves 26, of 9 leaves 17."""
    table = Table(treasury=19, rome=ALL_BUT_LATINS).turn(2, 3, 9)
    assert losses(table) == [(2, 29), (3, 26), (9, 17)] and table.treasury == 17


@pytest.mark.ruling(29)
def test_ruling_29_at_once_before_anything_is_bought_with_it() -> None:
    table = Table(hands=HANDS, treasury=20).turn().let_go(1, 1, 1)  # 23
    assert losses(table) == [(1, 22), (1, 21), (1, 20)]
    table.do("1", BuyCards(0), 2).do("1", PaxRomana())
    assert table.told(PrestigeCounted).prestige == 20


@pytest.mark.ruling(29)
def test_ruling_29_gold_of_a_peace_card_and_of_spoils() -> None:
    table = Table(hands=HANDS, treasury=19).resolve(Peace()).do("1", PlayPeace("tribute"), 1, 5)
    assert losses(table) == [(1, 21), (5, 16)]
    table = Table(hands=HANDS, treasury=20).resolve(Campaign(region="umbrians")).let_go()  # 18 by now
    table.fight(["legions"], ["armor"], 2, 4, 1, 6)
    assert losses(table) == [(1, 21), (6, 15)]
    table.do("1", PlayAftermath("plunder")).do("2", Pass()).close()
    assert table.treasury == 18 and len(losses(table)) == 2


@pytest.mark.ruling(29)
def test_ruling_29_twenty_is_not_too_much() -> None:
    assert losses(Table(treasury=17).turn()) == []


@pytest.mark.ruling(29)
def test_ruling_29_a_table_that_began_above_twenty_is_corrupted_at_etcetera_until_it_is_not() -> None:
    """Under the second reading, which once was the only one, a Treasury could stay above twenty."""
    table = Table(hands={"1": ["siege"], "2": ["armor"]}, treasury=25).turn(step="etcetera")
    table.do("1", Discard(())).do("2", Discard(()), 3, 2)
    assert losses(table) == [(3, 22), (2, 20)]


def test_a_table_of_before_the_option_goes_on_as_the_text_says() -> None:
    table = Table(treasury=19, rome=ALL_BUT_LATINS)
    del table.state.options["corruption"]
    assert losses(table.turn(2, 3, 9)) == [(2, 29), (3, 26), (9, 17)]


@pytest.mark.ruling(29)
def test_ruling_29_second_reading_once_as_twenty_are_passed() -> None:
    table = Table(treasury=19, rome=ALL_BUT_LATINS, corruption="passing").turn(2)
    assert losses(table) == [(2, 29)]


@pytest.mark.ruling(29)
def test_ruling_29_second_reading_more_gold_above_the_limit_does_not_corrupt_again() -> None:
    table = Table(treasury=22, corruption="passing").turn()
    assert table.treasury == 25 and losses(table) == []


@pytest.mark.ruling(29)
def test_ruling_29_second_reading_once_more_at_etcetera() -> None:
    table = Table(hands={"1": ["siege"], "2": ["armor"]}, treasury=25, corruption="passing").turn(step="etcetera")
    table.do("1", Discard(())).do("2", Discard(()), 3)
    assert losses(table) == [(3, 22)]


def test_no_treasury_is_ever_above_twenty() -> None:
    """In whole random games, at every question."""
    highest = 0
    for n in range(12):
        run = Run(GAME, {str(s + 1): RandomPlayer() for s in range(3)}, f"corruption {n}", {"last_round": "12"})
        state = run.start()
        while GAME.outcome(state) is None:
            highest = max(highest, state.treasury)
            state = run.step(state)
    assert 15 < highest <= TABLES.corruption.above
