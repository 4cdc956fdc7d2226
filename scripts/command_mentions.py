"""Write commands that messages of a language name as they are typed in it: `/game create` as `/partita crea`.

    python scripts/command_mentions.py it

Whoever translates may leave commands in English, as the English messages have them, and run this afterwards; what is in
the language already stays. A test says what was forgotten (`tests/conformance/test_translations.py`).
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":  # the code beside this script, whatever is installed
    sys.path[0] = str(ROOT)

from bot.interactions.commands.all_commands import all_commands
from bot.interactions.commands.registry import CommandRegistry
from bot.interactions.localised import local_name
from bot.words import Words
from data import game_data_folder
from data.words import language_files
from engine.games import game_ids

COMMAND = re.compile(r"(?<![\w<}/.:-])/([a-z][a-z-]+)((?: [a-z][a-z-]+(?![\w:-]))?)((?: [a-z_]+:)?)")
OPTION = re.compile(r"`([a-z_]+):`")


def known_command_paths(registry: CommandRegistry) -> set[tuple[str, ...]]:
    """Return every path of a command, and of a group."""
    return {command.path[:length] for command in registry for length in range(1, len(command.path) + 1)}


def line_with_localised_commands(line: str, registry: CommandRegistry, language: str) -> str:
    """Return a line of a file of messages with its commands and their options as they are typed in a language."""
    told, paths, words = (
        registry.translations[language],
        known_command_paths(registry),
        Words("common", language=language),
    )
    if line.startswith("#"):
        return line

    def command(found: re.Match[str]) -> str:
        path, option = (found[1], *found[2].split()), found[3].strip(" :")
        rest = ""
        if path not in paths:
            path, rest = path[:1], found[2]
        if path not in paths:
            return found[0]
        named = f" {local_name(words, option)}:" if option else ""
        return f"/{told.command_as_typed(path)}{rest}{named}"

    line = COMMAND.sub(command, line)
    return OPTION.sub(lambda found: f"`{local_name(words, found[1])}:`", line)


def main(language: str) -> None:
    """Rewrite the files of a language."""
    registry = all_commands()
    for room in ("common", "checker", "replay", *game_ids()):
        for path in language_files(room, language):
            before = path.read_text(encoding="utf-8")
            after = "".join(
                line_with_localised_commands(line, registry, language) for line in before.splitlines(keepends=True)
            )
            if after != before:
                path.write_text(after, encoding="utf-8")
                sys.stdout.write(f"{path.relative_to(game_data_folder('common').parent)}\n")


if __name__ == "__main__":
    main(sys.argv[1])
