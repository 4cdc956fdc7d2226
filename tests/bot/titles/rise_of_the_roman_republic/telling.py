"""Events as the table reads them: cards of some events, and whole games told card by card."""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.messages.card import Card
from bot.tables.event_spans import events_told_by_live_message
from bot.titles.card_keys import JOINS
from bot.titles.rise_of_the_roman_republic.title import TITLE
from bot.words import Words
from engine.games.rise_of_the_roman_republic.game import PLAIN as GAME
from engine.games.rise_of_the_roman_republic.tables import GAME_ID
from engine.games.rise_of_the_roman_republic.view import RiseView
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.events import EmittedEvent, Event
from engine.kernel.prompts import Prompt
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run

SEATS = ("1", "2", "3")
WORDS = Words(GAME_ID, {"1": "Ada", "2": "Ben", "3": "Cleo"})
EAGER = {"attack": 80, "assault": 70, "place_siege": 60, "celebrate": 100, "treachery": 30, "demand_surrender": 20}


class Eager(RandomPlayer):
    """A player who fights and besieges where they can, so that everything is told."""

    def answer(self, view: Any, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
        """Return the most warlike of some random answers."""
        drawn = [prompt.menu.sample(lots) for _ in range(6 if prompt.moment == "phase.act" else 1)]
        return max(drawn, key=lambda one: EAGER.get(type(one).tag(), 0))


def start_view() -> RiseView:
    """Return the public view of a game that has just begun."""
    run = Run(GAME, {seat: RandomPlayer() for seat in SEATS}, "telling")
    return GAME.view(run.start(), None)


def turn(events: Sequence[Event], key: str = "phase_3", view: RiseView | None = None) -> str:
    """Return the card of some events in words."""
    shown = TITLE.turn_card(view or start_view(), events, WORDS, key=key, actor="", continued=False)
    return shown.text()


def cards_of(seed: str) -> Iterator[tuple[RiseView, Card, tuple[Event, ...]]]:
    """Yield the cards of a whole game, each with the public view after it and its events."""
    run = Run(GAME, {seat: Eager() for seat in SEATS}, seed)
    state, key, group, span = run.start(), "", list[Event](), list[Event]()
    while GAME.outcome(state) is None:
        state = run.step(state)
        view = GAME.view(state, None)
        assert run.last is not None
        seen = [EmittedEvent(form, t.within) for t in run.last.events if (form := t.event.seen_by(None)) is not None]
        hidden = events_told_by_live_message(seen, TITLE)
        for n, told in enumerate(seen):
            if n in hidden:
                span.append(told.event)
                continue
            own = TITLE.card_key_of_event(told.event, told.within)
            if own not in (key, JOINS) and group:
                yield view, TITLE.turn_card(view, group, WORDS, key=key, actor="", continued=False), tuple(group)
                group = []
            key = key if own == JOINS and key else own
            group.append(told.event)
        if span and not any(frame.__struct_config__.tag in TITLE.lasts for frame in state.frames):
            yield view, TITLE.span_card(view, span, WORDS, over=True), tuple(span)
            span = []
