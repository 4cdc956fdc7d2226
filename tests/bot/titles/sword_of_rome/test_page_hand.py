"""The hand on the table's page, of somebody who plays two sides."""

from bot.table_page.glances import cards_of
from bot.tables.live import LiveTable
from engine.games import game_by_id as find_game
from engine.kernel.dice import KeyedDice, prompt_key
from testbed.drills.leaks.twin_tables import seated_table_row

GAME = "sword_of_rome"


def table(*seats: str) -> LiveTable:
    game = find_game(GAME)
    options = game.complete({})
    state = game.start(options, seats, prompt_key(bytes(32)), KeyedDice(bytes(32), 0)).state
    return LiveTable(seated_table_row(GAME, seats, options), state, 0)


def test_cards_of_two_sides_are_told_apart() -> None:
    live = table("1", "2")
    cards = cards_of(live, live.view("1"), "1")
    assert len(live.sides_of("1")) == 2
    assert {one.side for one in cards} == {live.words.name(side) for side in live.sides_of("1")}


def test_whoever_plays_one_side_has_one_hand() -> None:
    live = table("1", "2", "3", "4")
    assert {one.side for one in cards_of(live, live.view("1"), "1")} == {""}
