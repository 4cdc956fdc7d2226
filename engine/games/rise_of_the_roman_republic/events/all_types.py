"""All events of the game, as the list of their types: a line a chapter."""

from engine.games.rise_of_the_roman_republic.events import (
    augury,
    combat,
    cup,
    diplomacy,
    manpower,
    movement,
    naval,
    politics,
    powers,
    siege,
    tribes,
)
from engine.kernel.events import Event

CHAPTERS = (cup, politics, manpower, movement, combat, siege, tribes, diplomacy, augury, naval, powers)
EVENTS: tuple[type[Event], ...] = tuple(
    [
        kind
        for chapter in CHAPTERS
        for kind in vars(chapter).values()
        if isinstance(kind, type)
        and issubclass(kind, Event)
        and kind.__module__ == chapter.__name__
        and not kind.__subclasses__()  # bases are never told
    ]
)
