"""All events of the game: every type that the chapters' modules define."""

from engine.games.sword_of_rome.events import (
    africa,
    cards,
    carthage,
    combat,
    diplomacy,
    event_cards,
    gauls,
    movement,
    siege,
    turn,
)
from engine.kernel.events import Event

CHAPTERS = (turn, cards, movement, combat, siege, diplomacy, event_cards, africa, carthage, gauls)
EVENTS: tuple[type[Event], ...] = tuple(
    [
        kind
        for chapter in CHAPTERS
        for kind in vars(chapter).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == chapter.__name__
    ]
)
