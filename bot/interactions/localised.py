"""What Discord shows of the commands in other languages than English: names, descriptions, labels of choices.

The registry is made once in each language (`all_commands`), and the payloads are laid beside each other. Descriptions
and labels are messages already. An action's command and its options are named after the action's label and its fields'
names (`called`), written as Discord takes names; what any other command, option or group is called says `slash.<name>`.
Discord sends the English name in an interaction, whatever its reader has typed.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.words import Words
from data.speaking import language_of

NAMED = re.compile(r"[-_\w]{1,32}")  # what Discord takes as a name, in small letters
NAME = 32  # characters
LOCAL = "local"  # what a payload says beside each name, before it is made what Discord is told
COMMON = Words("common")
APART = re.compile(r"[^\w]+")
Json = dict[str, Any]


def local_name(words: Words, name: str, called: str = "") -> str:
    """Return what a part of a command is called in the language of these words.

    name: in English; called: what the thing is called in this language, in words ("" where only a message says).
    """
    key = f"slash.{name.replace('-', '_')}"
    return discord_name_of_words(called) or (words(key) if words.has_words(key) else name)


def group_name(name: str) -> str:
    """Return what a command of the first level is called in the language that is spoken: of those of a game
    (`chess-piece`) the section is (`chess-pezzo`)."""
    game, _, section = name.partition("-")
    return f"{game}-{local_name(COMMON, section)}" if section else local_name(COMMON, name)


def discord_name_of_words(said: str) -> str:
    """Return words as Discord takes names: small, with hyphens, without articles' apostrophes, cut between words.

    >>> discord_name_of_words("Muovi un'armata")
    'muovi-un-armata'
    >>> discord_name_of_words("Chiedi: 2 monete d'oro al vincitore della guerra")
    'chiedi-2-monete-d-oro-al'
    """
    parts = [part for part in APART.split(said.lower()) if part]
    while len("-".join(parts)) > NAME and len(parts) > 1:
        parts.pop()
    return "-".join(parts)[:NAME]


def locales_of(language: str) -> list[str]:
    """Return the locales of Discord's in which somebody is told in a language."""
    return [str(one.value) for one in discord.Locale if language_of(str(one.value)) == language]


def localised_payloads(payload: Sequence[Json], others: Mapping[str, Sequence[Json]]) -> list[Json]:
    """Return a payload with what stands for its texts in other languages.

    others: by language the same commands, described in it, with LOCAL beside each name for what it is called there.
    """
    found = [_own(one) for one in payload]
    for language, told in others.items():
        for locale in locales_of(language):
            _beside(found, told, locale)
    return found


def _own(part: Json) -> Json:
    """Return a copy of a part of a payload without what it is called elsewhere."""
    out = {key: value for key, value in part.items() if key != LOCAL}
    if out.get("options"):
        out["options"] = [_own(one) for one in out["options"]]
    if out.get("choices"):
        out["choices"] = [dict(one) for one in out["choices"]]
    return out


def _beside(own: list[Json], told: Sequence[Json], locale: str) -> None:
    """Add to each part of a level what it is called in a language, and describe it so; then the levels below."""
    taken = {str(one["name"]) for one in own}
    for mine, other in zip(own, told, strict=True):
        name = str(other[LOCAL])
        if name != mine["name"] and name not in taken and NAMED.fullmatch(name):
            taken.add(name)
            mine["name_localizations"] = {**mine.get("name_localizations", {}), locale: name}
        if other.get("description", "") != mine.get("description", ""):
            mine["description_localizations"] = {
                **mine.get("description_localizations", {}),
                locale: other["description"],
            }
        if mine.get("options"):
            _beside(mine["options"], other["options"], locale)
        if mine.get("choices"):
            _labels(mine["choices"], other["choices"], locale)


def _labels(own: list[Json], told: Sequence[Json], locale: str) -> None:
    by_value = {one["value"]: one["name"] for one in told}
    for mine in own:
        if by_value[mine["value"]] != mine["name"]:
            mine["name_localizations"] = {**mine.get("name_localizations", {}), locale: by_value[mine["value"]]}
