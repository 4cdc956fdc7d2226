"""What can be looked up of every game: complete, unambiguous, within Discord's limits."""

import pytest

from bot.interactions.commands.lookup import lookup_entries
from bot.titles import title_of_game
from bot.words import Words
from engine.games import game_by_id as find_game
from tests.conformance.walks import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_card_action_and_term_has_an_entry(game: str) -> None:
    entries = lookup_entries(game)
    ids = [entry.id for entry in entries]
    assert len(set(ids)) == len(ids)
    assert set(title_of_game(game).card_names_by_id()) <= set(ids)
    words = Words(game)
    for action in find_game(game).actions:
        assert f"action:{action.tag()}" in ids or not words.has_words(f"hint.{action.tag()}"), action
    assert [entry for entry in entries if not words.has_words(f"lexicon.{entry.kind}")] == []
    for kind, listed in title_of_game(game).reference_terms().items():
        assert words.has_words(f"lexicon.{kind}"), kind
        assert all(words.has_words(f"{kind}_text.{token}") for token in listed), kind


@pytest.mark.parametrize("game", GAMES)
def test_no_entry_is_empty_unfilled_or_too_long(game: str) -> None:
    for entry in lookup_entries(game):
        assert entry.name and entry.text and len(entry.text) < 1500, entry
        assert entry.card or "–" not in entry.text, entry
        assert "{" not in entry.text and "_" not in entry.name, entry
