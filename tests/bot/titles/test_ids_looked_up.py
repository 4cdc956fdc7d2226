"""/card finds everything by its id too, in every language, with or without its kind, capitals and low lines."""

import pytest

from bot.interactions.commands.lookup import lookup_entries
from bot.titles.lexicon import entries_by_name, is_sure
from data.speaking import language_context
from engine.games import game_ids


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", game_ids())
def test_an_id_finds_what_it_is_of(game: str, language: str) -> None:
    with language_context(language):
        entries = lookup_entries(game)
        for entry in entries:
            assert entries_by_name(entries, entry.id)[0].id == entry.id
            within = entry.id.rpartition(":")[2]
            for asked in (within, entry.id.upper(), entry.id.lower(), within.replace("_", " ")):
                found = entries_by_name(entries, asked)
                assert found and is_sure(found[0], asked), asked


def test_a_card_of_a_deck_is_found_by_what_its_sheet_calls_it() -> None:
    with language_context("it"):
        entries = lookup_entries("sword_of_rome")
        assert [one.id for asked in ("R17", "r17") for one in entries_by_name(entries, asked)] == ["R17", "R17"]
