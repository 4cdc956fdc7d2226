"""What `/card` tells of spaces and leaders as they stand at a table."""

import pytest

from bot.titles import title_of_game
from bot.titles.lexicon import entries_by_name
from bot.words import Words
from data.speaking import language_context
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.state import GONE, Place
from engine.games.sword_of_rome.tables import CARDS
from tests.bot.titles.sword_of_rome.said import SHOWN, WORDS
from tests.engine.games.sword_of_rome.playing import Table

TABLE = Table(
    changed={"greek@messana": (4, "dionysius"), "volsci@antium": 4},
    places={"messana": Place("roman", 2, siege=1, besieger="greek"), "capua": Place("roman", 2)},
    off_map={"brennus": GONE},
)
VIEW = GAME.view(TABLE.state, None)


def now(token: str, language: str = "en") -> str:
    return SHOWN.entry_state_text(VIEW, token, Words("sword_of_rome", language=language))


@pytest.mark.parametrize(
    ("token", "said"),
    [
        ("capua", "Romans · loyalty 2"),
        ("messana", "Romans · loyalty 2 · besieged by the Greeks, level 1 of 2 · Greeks 4 CU (Dionysius)"),
        ("antium", "Volsci · loyalty 2 · Volsci 4 CU"),
        ("dionysius", "in Messana, 4 CU"),
        ("brennus", "out of the game for good"),
        ("pontius", "not in the game yet"),
        ("fabius", "among the consuls to be drawn"),
    ],
)
def test_a_space_says_who_holds_it_and_a_leader_where_he_is(token: str, said: str) -> None:
    assert now(token) == said


def test_it_is_told_in_italian() -> None:
    assert now("messana", "it") == "Romani · lealtà 2 · assedio dei Greci, livello 1 di 2 · Greci 4 UC (Dionisio)"
    assert now("pontius", "it") == "non ancora in gioco"


def test_nothing_is_told_of_cards_that_somebody_may_hold() -> None:
    held = Table(hands={"roman": ["R1"]})
    assert not any(
        SHOWN.entry_state_text(GAME.view(held.state, seat), card, WORDS) for seat in (None, "1", "2") for card in CARDS
    )


def test_places_and_leaders_are_found_by_their_names_in_the_readers_language() -> None:
    with language_context("it"):
        entries = title_of_game("sword_of_rome").lexicon(Words("sword_of_rome", language="it"))
    assert [(e.kind, e.token) for e in entries_by_name(entries, "sutri")] == [("space", "sutrium")]
    assert [(e.kind, e.token) for e in entries_by_name(entries, "Brenno")] == [("card", "G33"), ("leader", "brennus")]


@pytest.mark.ruling(73)
def test_what_is_printed_of_a_city_says_its_loyalty_with_five_players_too() -> None:
    said = {entry.token: entry.text for entry in title_of_game("sword_of_rome").lexicon(WORDS)}
    assert said["carthago"].startswith("Walled city, no loyalty (with five players 2); home of the Carthaginians")
    assert said["lilybaeum"].startswith("Walled city, loyalty 3 (with five players 2);")
    assert said["capua"].startswith("Walled city, loyalty 1;")
