"""What the leak drill makes of events that name a card."""

import pytest

from engine.games import game_by_id as find_game
from engine.games.sword_of_rome.actions.turn import PlayEvent
from engine.games.sword_of_rome.events.event_cards import MarkerSet
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.state import Place, discard_zone, draw_pile_zone
from engine.kernel.dice import KeyedDice
from testbed.drills.leaks.events import Told
from testbed.drills.leaks.twin_tables import seated_table_row
from testbed.drills.leaks.visible import Still
from tests.conformance.walks import GAMES, seats_of, walk
from tests.engine.games.sword_of_rome.playing import SEATS, Table

CARD = "R35"  # gives a space to Rome, then a card is drawn


@pytest.mark.parametrize("game_id", GAMES)
def test_events_of_every_game_are_read_also_of_one_without_cards(game_id: str) -> None:
    found: list[str] = []
    game, seats = find_game(game_id), seats_of(game_id, 0)
    told, row = Told(game, seats, found.append), seated_table_row(game_id, seats, {})
    for number, step in enumerate(walk(game_id, 0)[:30], 1):
        told.check_decision(Still(row, step.state, number), Still(row, step.done.state, number + 1), step.done)
    assert found == [] and told.looked


def test_a_card_that_was_played_and_shuffled_away_is_no_leak() -> None:
    """The drill called an event a leak that names the power whose card it was, and no seat. What it names is in the
    deck again, as the discards have become the deck."""
    table = Table(hands={"roman": (CARD,)}, places={"tarracina": Place("", 0)}).turn_number_under_way("roman")
    cards = table.state.cards
    cards.move(cards.zones[draw_pile_zone("roman")], draw_pile_zone("roman"), discard_zone("roman"))
    prompt = table.prompt("roman", PlayEvent)
    found: list[str] = []
    row = seated_table_row(GAME.id, SEATS, dict(table.state.options))
    done = GAME.apply(table.state, prompt.id, PlayEvent(CARD, ("tarracina",)), KeyedDice(bytes(32), 1))
    assert any(isinstance(one.event, MarkerSet) for one in done.events)
    Told(GAME, SEATS, found.append).check_decision(Still(row, table.state, 1), Still(row, done.state, 2), done)
    assert found == []
