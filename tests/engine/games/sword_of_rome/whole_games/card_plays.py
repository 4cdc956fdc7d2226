"""Which cards are played as events and responses in whole games: counted, and sought by a player that would rather play
the one that has come up least."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from engine.games.sword_of_rome.actions.reactions import Ambush
from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.actions.turn import FetchEvent, PlayEvent
from engine.games.sword_of_rome.cards.hands import EVENT, RESPONSE
from engine.games.sword_of_rome.computer_player.computer import StrongPlayer
from engine.games.sword_of_rome.events.cards import EventPlayed, ResponsePlayed
from engine.games.sword_of_rome.events.movement import BribePaid
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.responses.registry import AWAITED
from engine.games.sword_of_rome.tables import CARDS
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.prompts import OPTIONAL, Prompt
from engine.players.player import Player, RandomPlayer
from engine.players.selfplay import Run

SAMPLES = 6  # of a question's answers, among which the one with the rarest card is taken
TRIES = 4  # times that an event is sampled for the card wanted
FOR_VALUE = ("card",)  # the field of a card spent for its value, but in actions that are about cards
ABOUT_CARDS = (PlayEvent, Respond, FetchEvent, Ambush)


def playable() -> tuple[str, ...]:
    """Return the events and responses that can be played; those whose rules wait are not among them."""
    waiting = {card for card, known in CARDS.items() if known.kind == RESPONSE and set(known.timing) <= set(AWAITED)}
    wanted = [card for card, known in CARDS.items() if known.kind in (EVENT, RESPONSE)]
    return tuple([card for card in wanted if card not in waiting])


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield from value.replace("+", " ").replace(":", " ").split()
    elif isinstance(value, tuple | list):
        for one in value:
            yield from _words(one)


def cards_in(action: Action) -> set[str]:
    """Return the events and responses that an answer plays, not for their value."""
    fields = msgspec.structs.asdict(action)
    if not isinstance(action, ABOUT_CARDS):
        fields = {name: value for name, value in fields.items() if name not in FOR_VALUE}
    return {word for word in _words(tuple(fields.values())) if word in CARDS}


class Seeker:
    """Answers at random, but of several random answers gives the one whose card has been played least, and passes no
    window in which it has a card. seen: how often each card has been played, kept by the caller."""

    looks = False
    draws = True

    def __init__(self, seen: Mapping[str, int]) -> None:
        self.seen = seen

    def answer(self, view: Any, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
        """Return the answer."""
        events = prompt.menu.forms.get(PlayEvent.tag())
        found = [prompt.menu.sample(lots) for _ in range(SAMPLES)]
        if events is not None:
            found += [events.sample(lots) for _ in range(TRIES)]
        rare = min(found, key=self._rarity)
        if prompt.kind in OPTIONAL and not cards_in(rare) and lots.integer_below(5):
            return None
        return rare if cards_in(rare) else found[0]

    def _rarity(self, action: Action) -> int:
        return min([self.seen.get(card, 0) for card in cards_in(action)], default=1_000_000)


KINDS = ("random", "strong", "seeking")


def player(kind: str, seen: Mapping[str, int]) -> Player:
    """Return a player of a kind."""
    return Seeker(seen) if kind == "seeking" else StrongPlayer() if kind == "strong" else RandomPlayer()


def count(seen: Counter[str], kind: str, players: int, seed: str) -> int:
    """Play a game among players of a kind, and count the cards that they play. Return how many decisions it had."""
    run = Run(GAME, {str(n + 1): player(kind, seen) for n in range(players)}, f"cards {kind} {players} {seed}")
    state = run.start()
    while run.game.outcome(state) is None:
        state = run.step(state)
        for told in run.last.events if run.last else ():
            if isinstance(told.event, EventPlayed | ResponsePlayed | BribePaid):
                seen[told.event.card] += 1
    return run.decisions


def never(seen: Mapping[str, int], cards: Iterable[str] = ()) -> list[str]:
    """Return the events and responses that have never come up."""
    return [card for card in cards or playable() if not seen.get(card)]
