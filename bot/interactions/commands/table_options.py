"""The options of a table as a person types them: `key=value`, or as the list that opens while they type shows them
("Last round: 12"), one after the other with spaces, commas or semicolons between."""

import re
from collections.abc import Iterator

from bot.messages.screen import OPTION, cut_text
from bot.screens.options_screen import option_name, option_with_value
from bot.words import Words, unmarked_text
from engine.games import game_by_id as find_game
from engine.kernel.errors import SetupError
from engine.kernel.texts import keyed_text

BETWEEN = " \t,;"
PAIR = re.compile(r"([^\s=,;]+)\s*=\s*([^\s=,;]+)")


def parse_options(game: str, said: str) -> dict[str, str]:
    """Return what was typed as options. SetupError names what is neither a `key=value` nor a line of the list."""
    found, rest = _read(game, said)
    if rest:
        raise SetupError(keyed_text("error.option_form", said=rest.split(",")[0].split(";")[0].strip()))
    return found


def table_option_suggestions(game: str, typed: str) -> list[tuple[str, str]]:
    """Return (label, value) for what may come next: a label is the option and its value in words, a value all that is
    typed so far with that option added."""
    found, rest = _read(game, typed)
    done = [f"{key}={value}" for key, value in found.items()]
    wanted = rest.lower().strip(BETWEEN)
    out = []
    for shown, key, value in _lines(game):
        pair = f"{key}={value}"
        whole = " ".join((*done, pair))
        if key not in found and (wanted in shown.lower() or pair.startswith(wanted)) and len(whole) <= OPTION:
            out.append((cut_text(shown, OPTION), whole))
    return out


def _lines(game: str) -> Iterator[tuple[str, str, str]]:
    """Yield every line of the list: as it is shown, its key, its value."""
    words = Words(game)
    for option in find_game(game).options:
        for value in option.values or dict.fromkeys((str(option.low), option.default, str(option.high))):
            yield unmarked_text(option_with_value(words, option.key, value)), option.key, value


def _read(game: str, said: str) -> tuple[dict[str, str], str]:
    """Return the options that a text begins with, and what is left of it."""
    lines = sorted(_lines(game), key=lambda line: -len(line[0]))  # the longest first: one may begin like another
    words = Words(game)
    numbers = {unmarked_text(option_name(words, o.key)).lower(): o.key for o in find_game(game).options if not o.values}
    found: dict[str, str] = {}
    rest = said.strip(BETWEEN)
    while rest:
        key, value, length = _first(rest, lines, numbers)
        if not length:
            break
        found[key] = value
        rest = rest[length:].strip(BETWEEN)
    return found, rest


def _first(rest: str, lines: list[tuple[str, str, str]], numbers: dict[str, str]) -> tuple[str, str, int]:
    """Return the option that a text begins with, and how many characters say it; 0 where it begins with none."""
    low = rest.lower()
    name, sign, after = low.partition(":")
    if sign and name in numbers and (number := re.match(r"\s*(-?\d+)", after)):
        return numbers[name], number[1], len(name) + 1 + number.end()
    for shown, key, value in lines:
        if low.startswith(shown.lower()) and rest[len(shown) : len(shown) + 1] in ("", *BETWEEN):
            return key, value, len(shown)
    pair = PAIR.match(rest)
    return (pair[1], pair[2], pair.end()) if pair else ("", "", 0)
