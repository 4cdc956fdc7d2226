"""Every language: what it lacks is counted, nothing in it is wrong, and whole games are told in it within Discord's
limits."""

import re
from collections.abc import Iterator

import pytest

from bot.interactions.commands.all_commands import all_commands
from bot.interactions.localised import local_name
from bot.messages.screen import has_raw_marks
from bot.titles import title_of_game
from bot.words import Words
from data import ROOT, game_data_folder
from data.speaking import known_languages, language_context
from data.translations import missing_message_keys, translation_faults
from data.words import LANGUAGE, messages_of_folder
from engine.games import game_by_id as find_game
from engine.kernel.dice import KeyedDice
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run
from scripts.command_mentions import COMMAND, OPTION, known_command_paths
from tests.conformance.test_words import Strict, look, tell
from tests.conformance.walks import GAMES, seats_of, walk

COMPLETE = ("it",)  # languages that say everything; the others say in English what they lack, and so do others' games
OTHERS = [language for language in known_languages() if language != LANGUAGE]
ROOMS = ("common", "checker", "replay", *GAMES)
EVERY = [(room, language) for room in ROOMS for language in OTHERS]
MOST = 1.35  # times as long as in English a folder may be: screens that just fit must fit
OURS = [(room, language) for room, language in EVERY if language in COMPLETE and game_data_folder(room).parent == ROOT]
TITLED = [(game, language) for game in GAMES for language in OTHERS]


@pytest.mark.parametrize(("room", "language"), OURS)
def test_a_complete_language_lacks_nothing(room: str, language: str) -> None:
    lacking = missing_message_keys(room, language)
    assert lacking == [], f"{len(lacking)} of {len(messages_of_folder(room, LANGUAGE))} are missing"


@pytest.mark.parametrize(("room", "language"), EVERY)
def test_nothing_in_a_language_is_wrong(room: str, language: str) -> None:
    assert list(translation_faults(room, language, list(Words.functions))) == []


@pytest.mark.parametrize(("room", "language"), EVERY)
def test_a_language_is_about_as_long_as_english(room: str, language: str) -> None:
    there = messages_of_folder(room, language)
    english = sum(len(one.source) for key, one in messages_of_folder(room, LANGUAGE).items() if key in there)
    assert sum(len(one.source) for one in there.values()) <= MOST * english


@pytest.mark.parametrize(("game_id", "language"), TITLED)
def test_a_random_game_is_told_in_every_language(game_id: str, language: str) -> None:
    """Every event, question, label and status, within what Discord takes, by messages that are given all they name."""
    game, seats = find_game(game_id), seats_of(game_id, 1)
    words = Strict(game_id, {seat: f"Player {seat}" for seat in seats}, language)
    run = Run(game, {seat: RandomPlayer() for seat in seats}, "conformance 1")
    with language_context(language):
        tell(words, game.start({}, seats, b"0" * 16, KeyedDice(run.key, 0)).events, (None, *seats))
        for step in walk(game_id, 1):
            for prompt in game.prompts(step.state).values():
                look(words, game, step.state, prompt)
            tell(words, step.done.events, (None, seats[0]))
            view = game.view(step.done.state, seats[0])
            said = title_of_game(game_id).status_lines(view, words) + title_of_game(game_id).hand_lines(view, words)
            assert not any(has_raw_marks(line) for line in said), said


# Commands


@pytest.mark.parametrize("language", OTHERS)
def test_messages_name_commands_as_they_are_typed_in_a_language(language: str) -> None:
    """Whoever reads `/game create` would look for it in vain where Discord calls it `/partita crea`."""
    registry = all_commands()
    told, paths = registry.translations[language], known_command_paths(registry)
    typed = {told.command_as_typed(path) for path in paths}
    english = {" ".join(path) for path in paths} - typed
    words = Words("common", language=language)
    options = {option.name for command in registry for option in command.options}
    local = {local_name(words, option) for option in options}
    for room, key, line in _lines(language):
        for found in COMMAND.finditer(line):
            whole = f"{found[1]}{found[2]}"
            assert whole not in english and found[1] not in english, (room, key, whole)
            assert {whole, found[1]} & typed or "-" in found[1], (room, key, whole)
        for named in OPTION.findall(line):
            assert named in local or named not in options, (room, key, named)


def _lines(language: str) -> Iterator[tuple[str, str, str]]:
    for room in ("common", *GAMES):
        for key, message in messages_of_folder(room, language).items():
            yield room, key, re.sub(r"^\S+ =", "", message.source)
