"""The card that ends a round, for every registered game: in its own words, and within what a message holds."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import pytest

from bot.delivery.thread_cards import card_fitted_to_limit
from bot.messages.card import COMPONENTS, Card
from bot.screens.round_card import Story, round_card
from bot.titles import title_of_game
from bot.words import Words
from engine.games import game_by_id as find_game
from engine.kernel.dice import KeyedDice
from engine.kernel.events import Event
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run
from tests.conformance.walks import GAMES

CONTROLS = 6  # rows and buttons below a round's card


def most_seats(game_id: str) -> tuple[str, ...]:
    return tuple(str(n) for n in range(1, find_game(game_id).most_seats + 1))


def long_names(game_id: str) -> Words:
    """Return words with players whose names are as long as Discord lets them be."""
    return Words(game_id, {seat: f"{seat}" + "x" * 31 for seat in most_seats(game_id)})


def rounds(game_id: str, words: Words) -> Iterator[Card]:
    """Play a random game with as many as may play, and yield the card of each round but the last."""
    game, shown = find_game(game_id), title_of_game(game_id)
    run = Run(game, {seat: RandomPlayer() for seat in most_seats(game_id)}, "round cards")
    state, happened = run.start(), list[Event]()
    standings: list[Mapping[str, int]] = [shown.points_by_side(game.view(state, None))]
    while game.outcome(state) is None:
        number = game.round(state)
        state = run.step(state)
        assert run.last is not None
        happened += [form for told in run.last.events if (form := told.event.seen_by(None)) is not None]
        if standings[0] and game.outcome(state) is None and game.round(state) != number:
            view = game.view(state, None)
            standings.append(shown.points_by_side(view))
            income = shown.income_by_side(happened)
            story = Story(number=number, standings=standings[-4:], course=shown.game_length(view), income=income,
                          income_before=dict.fromkeys(income, 99))  # fmt: skip
            card, lines = round_card(game_id, story, words), shown.round_story_lines(view, happened, words)
            yield msgspec.structs.replace(card, parts=(*card.parts, *filter(None, ("\n".join(lines),))))
            happened = []


@pytest.mark.parametrize("game_id", GAMES)
def test_each_round_of_a_whole_game_fits_a_message(game_id: str) -> None:
    """With as many players as may play, names as long as can be, and every sign as the longest emoji."""
    words, count = long_names(game_id), 0
    for card in rounds(game_id, words):
        count += 1
        shown = card_fitted_to_limit(card, words)
        assert list(shown.broken_limits()) == [] and shown.component_count + CONTROLS <= COMPONENTS
        said = card.text()
        assert "{" not in said and " – " not in said and said.count("```") == 2, said
    game = find_game(game_id)
    begun = game.start({}, most_seats(game_id), b"k" * 32, KeyedDice(b"k" * 32, 0)).state
    assert count > 1 or not title_of_game(game_id).points_by_side(
        game.view(begun, None)
    )  # where points are secret there is none


@pytest.mark.parametrize("game_id", GAMES)
def test_the_card_has_the_words_of_its_game(game_id: str) -> None:
    """The sides are those of the game's own standing; income is told with its change, names with their verbs."""
    game, shown, words = find_game(game_id), title_of_game(game_id), long_names(game_id)
    state = game.start({}, most_seats(game_id), b"k" * 32, KeyedDice(b"k" * 32, 0)).state
    view: Any = game.view(state, None)
    sides = list(shown.points_by_side(view))
    if not sides:  # points are secret until the end: there is no such card
        return
    now = {side: 3 * n for n, side in enumerate(sides)}
    story = Story(
        number=2, standings=[dict.fromkeys(sides, 0), now], course=shown.game_length(view),
        income=dict.fromkeys(sides, 12), income_before=dict.fromkeys(sides, 15),
    )  # fmt: skip
    card = round_card(game_id, story, words)
    said, last, length = card.text(), sides[-1], shown.game_length(view)
    assert "12 (−3)" in said and ("At this pace" in said) == bool(length.last and length.foretold), said
    assert words("points.said", points=now[last]) in card.title
    named = words.messages.get(f"name.{last}")
    plural = named is not None and named.attribute("number", words, {}) == "plural"
    assert (" lead," if plural else " leads,") in card.title


def test_what_stands_below_a_card_is_never_cut() -> None:
    """However long a battle was: how many spectators saw its end coming is told once, here."""
    words, line = long_names(GAMES[0]), "x" * 99
    long, below = Card(title="A battle", parts=("\n".join([line] * 60),)), "9 of 12 saw it coming."
    shown = card_fitted_to_limit(long, words, 1800, (below,))
    assert shown.parts[-1] == below and len(shown.text()) <= 1800 and line in shown.text()
    short = card_fitted_to_limit(Card(title="A battle", parts=(line,)), words, 1800, (below,))
    assert short.parts == (line, below)
