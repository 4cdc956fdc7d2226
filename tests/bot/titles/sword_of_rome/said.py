"""What the title says of some events, as plain text."""

from collections.abc import Sequence

from bot.messages.card import Card
from bot.titles import title_of_game
from bot.words import Words
from engine.games.sword_of_rome.game import GAME
from engine.kernel.events import Event
from tests.engine.games.sword_of_rome.playing import Table

WORDS = Words("sword_of_rome", {"1": "Ada", "2": "Boris", "3": "Carla", "4": "Dora"})
SHOWN = title_of_game("sword_of_rome")
VIEW = GAME.view(Table().state, None)


def text_of(card: Card) -> str:
    """Return a card's words, its title first."""
    return "\n".join((card.title, *(part for part in card.parts if isinstance(part, str))))


def battle(events: Sequence[Event], *, over: bool = True) -> str:
    """Return the card of a battle."""
    return text_of(SHOWN.span_card(VIEW, events, WORDS, over=over))


def turn(events: Sequence[Event], *, actor: str = "", key: str = "player_turn_7") -> str:
    """Return the card of a turn, or of a phase."""
    return text_of(SHOWN.turn_card(VIEW, events, WORDS, key=key, actor=actor, continued=False))
