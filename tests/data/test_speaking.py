"""A third language is a folder: it is offered, found by Discord's locales, and says in English what it lacks."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import data
from bot import words as bots
from bot.interactions.commands.all_commands import all_commands
from bot.sandbox.validation.commands import check_commands
from bot.words import Words
from bot.words.languages import language_name
from data import speaking
from data import words as kept
from data.translations import missing_message_keys, translation_counts, translation_faults
from render import words as drawn

GERMAN = {
    "tables.ftl": "value-yes = ja\nhelp-settings = Sprache, Erinnerungen, Ruhezeiten\n",
    "commands.ftl": "slash-game = spiel\nslash-create = anlegen\n",
    "grammar.ftl": "form-von = { $article ->\n        [der] vom { $name }\n       *[none] von { $name }\n    }\n",
}


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The bot's own words with a third folder beside the two, which says very little."""
    shutil.copytree(data.game_data_folder("common"), tmp_path / "common")
    for other in (tmp_path / "common" / "locale").iterdir():
        if other.name not in ("en", "it"):
            shutil.rmtree(other)
    folder = tmp_path / "common" / "locale" / "de"
    folder.mkdir()
    for name, text in GERMAN.items():
        (folder / name).write_text(text, encoding="utf-8")
    caches = (kept.folder_messages, kept.messages_of_folder, kept._languages, bots.game_messages, drawn._picture_words)
    monkeypatch.setitem(data._PLACED, "common", tmp_path / "common")
    for cache in caches:
        cache.cache_clear()
    yield
    monkeypatch.undo()
    for cache in caches:
        cache.cache_clear()


def test_a_folder_is_a_language(german: None) -> None:
    assert speaking.known_languages() == ["en", "de", "it"] and language_name("de") == "Deutsch"
    assert speaking.language_of("de") == "de"
    words = Words("common", language="de")
    assert words("value.yes") == "ja" and words("value.no") == Words("common", language="en")("value.no")
    of, lacking = translation_counts(["common"], "de")["common"]
    assert lacking == len(missing_message_keys("common", "de")) == of - 4
    assert list(translation_faults("common", "de", list(Words.functions))) == []


def test_discord_is_told_of_it_too(german: None) -> None:
    payload = all_commands().payload()
    check_commands(payload)
    game = next(one for one in payload if one["name"] == "game")
    assert game["name_localizations"]["de"] == "spiel" and "it" in game["name_localizations"]
    settings = next(one for one in payload if one["name"] == "settings")
    assert settings["description_localizations"]["de"].startswith("Sprache")
    chosen = next(one for one in settings["options"] if one["name"] == "language")["choices"]
    assert [one["value"] for one in chosen] == ["auto", "en", "de", "it"]


def test_faults_of_a_language_are_named(german: None, tmp_path: Path) -> None:
    broken = tmp_path / "common" / "locale" / "de" / "broken.ftl"
    broken.write_text("value-no = { $nobody }\nvalue-none_such = nichts\nvote-asked = { $said } { WRONG($said) }\n"
                      "vote-undo = { $by\n", encoding="utf-8")  # fmt: skip
    kept.messages_of_folder.cache_clear()
    said = list(translation_faults("common", "de", list(Words.functions)))
    assert said == [
        "value.no: it is not given $nobody",
        "value.none_such: nobody says it",
        "vote.asked: $said is shown without its function",
        "vote.asked: there is no function WRONG",
        "vote.undo: not well formed",
    ]
