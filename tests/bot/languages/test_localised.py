"""Commands in other languages, as Discord takes them: names, descriptions and choices, within the 8,000 characters."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.interactions.commands.all_commands import all_commands
from bot.interactions.commands.table import help_lines
from bot.interactions.localised import discord_name_of_words, local_name, locales_of, localised_payloads
from bot.sandbox import limits
from bot.sandbox.validation.commands import check_commands, command_length
from bot.words import Words
from data.speaking import known_languages, language_context
from data.words import LANGUAGE, messages_of_folder

OTHERS = [language for language in known_languages() if language != LANGUAGE]
Json = dict[str, Any]


def parts(level: list[Json], path: str = "") -> Iterator[tuple[str, Json]]:
    """Yield every command, group and option, by its path."""
    for one in level:
        yield f"{path} {one['name']}".strip(), one
        yield from parts(one.get("options", []), f"{path} {one['name']}")


def test_discord_takes_all_commands_in_all_languages() -> None:
    payload = all_commands().payload()
    check_commands(payload)
    longest = max(command_length(one) for one in payload)
    assert 2000 < longest <= limits.COMMAND_TOTAL


@pytest.mark.parametrize("language", OTHERS)
def test_every_part_is_described_in_a_language(language: str) -> None:
    """A description may be the same by chance, and a name too; most are not."""
    found = list(parts(all_commands().payload()))
    (locale,) = locales_of(language)
    described = [path for path, one in found if locale in one.get("description_localizations", {})]
    named = [path for path, one in found if locale in one.get("name_localizations", {})]
    assert len(described) > 0.95 * len(found) and len(named) > 0.9 * len(found)
    choices = [choice for _, one in found for choice in one.get("choices", ())]
    assert sum(locale in choice.get("name_localizations", {}) for choice in choices) > 20


def test_english_names_are_those_that_the_code_has() -> None:
    english = messages_of_folder("common", LANGUAGE)
    words = Words("common", language=LANGUAGE)
    for key in english:
        if key.startswith("slash."):
            assert words(key) == key.removeprefix("slash.").replace("_", "-"), key
    assert not [path for path, one in parts(all_commands().payload()) if "local" in one], "it is ours alone"


def test_a_name_is_made_of_what_a_thing_is_called() -> None:
    words = Words("common", language=LANGUAGE)
    assert local_name(words, "move", "Muovi un'armata") == "muovi-un-armata"
    assert local_name(words, "move") == "move" and local_name(words, "game") == "game"
    assert len(discord_name_of_words("x" * 99)) == 32 and discord_name_of_words("…") == ""


def test_a_name_that_is_taken_beside_it_stays_english() -> None:
    def command(name: str, local: str) -> Json:
        return {"name": name, "local": local, "description": name}

    own = [command("march", ""), command("sail", ""), command("vai", "")]
    told = [command("march", "vai"), command("sail", "salpa"), command("vai", "salpa")]
    found = localised_payloads(own, {OTHERS[0]: told})
    (locale,) = locales_of(OTHERS[0])
    assert [one.get("name_localizations", {}).get(locale) for one in found] == [None, "salpa", None]


@pytest.mark.parametrize("language", OTHERS)
def test_help_names_commands_as_they_are_typed(language: str) -> None:
    registry = all_commands()
    english = "\n".join(help_lines(registry.localized()))
    with language_context(language):
        told = "\n".join(help_lines(registry.localized()))
    typed = registry.translations[language].command_as_typed(("game", "create"))
    assert f"`/{typed}`" in told and "`/game create`" in english and "`/game create`" not in told
