"""What Discord refuses in the definition of a command."""

from __future__ import annotations

import re
from typing import Any

from bot.sandbox import limits
from bot.sandbox.errors import FormErrors, Path, api_error_for_code

Json = dict[str, Any]

NAME = re.compile(r"^[-_'\w]{1,32}$")
SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
CHAT, ENTRY = 1, 4  # the second launches an Activity
CHOICE_KINDS = frozenset({STRING, INTEGER, NUMBER})


def check_commands(commands: list[Json]) -> None:
    """Refuse a whole set of commands, as bulk overwrite does."""
    form = FormErrors()
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        _check_command(command, (index,), form)
        key = (command.get("type") or CHAT, command.get("name", ""))
        if key in seen:
            message = "Application command names must be unique"
            form.add((index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
        seen.add(key)
    _check_local_names(commands, (), form)
    form.check()
    for kind, most in ((CHAT, limits.CHAT_COMMANDS), (2, limits.MENU_COMMANDS), (3, limits.MENU_COMMANDS)):
        if sum(1 for command in commands if (command.get("type") or CHAT) == kind) > most:
            raise api_error_for_code(30032)


def check_command(command: Json) -> None:
    """Refuse one command."""
    form = FormErrors()
    _check_command(command, (), form)
    form.check()


def _check_command(command: Json, path: Path, form: FormErrors) -> None:
    if (command.get("type") or CHAT) != CHAT:
        if not 1 <= len(command.get("name") or "") <= 32:
            form.add((*path, "name"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 32 in length.")
        return
    _check_words(command, path, form)
    _check_options(command.get("options") or [], path, form, depth=0)
    if command_length(command) > limits.COMMAND_TOTAL:
        message = "Application command is too large: Maximum size is 8000 characters"
        form.add(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def command_length(command: Json) -> int:
    """Add up the characters that count against a command's 8,000 (the longest of each text's languages)."""
    total = _longest(command, "name") + _longest(command, "description")
    for choice in command.get("choices") or []:
        total += _longest(choice, "name") + (len(choice["value"]) if isinstance(choice.get("value"), str) else 0)
    return total + sum(command_length(option) for option in command.get("options") or [])


def _longest(item: Json, key: str) -> int:
    other = (item.get(f"{key}_localizations") or {}).values()
    return max(len(text) for text in (item.get(key) or "", *other))


def _check_words(item: Json, path: Path, form: FormErrors) -> None:
    name, description = item.get("name") or "", item.get("description") or ""
    if not NAME.match(name) or name != name.lower():
        form.add((*path, "name"), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    if not 1 <= len(description) <= 100:
        form.add((*path, "description"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
    for locale, local in (item.get("name_localizations") or {}).items():
        if not NAME.match(local) or local != local.lower():
            here = (*path, "name_localizations", locale)
            form.add(here, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    for locale, local in (item.get("description_localizations") or {}).items():
        if not 1 <= len(local) <= 100:
            here = (*path, "description_localizations", locale)
            form.add(here, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")


def _check_local_names(parts: list[Json], path: Path, form: FormErrors) -> None:
    """Refuse two parts of a level that are called alike in a language."""
    seen: set[tuple[str, str]] = set()
    for index, part in enumerate(parts):
        for locale, local in (part.get("name_localizations") or {}).items():
            if (locale, local) in seen:
                here = (*path, index, "name_localizations", locale)
                form.add(here, "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option name is already used")
            seen.add((locale, local))


def _check_options(options: list[Json], path: Path, form: FormErrors, *, depth: int) -> None:
    if len(options) > limits.CHOICES:
        form.add((*path, "options"), "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    optional_seen = False
    names: set[str] = set()
    kinds = {option.get("type") in (SUBCOMMAND, GROUP) for option in options}
    if len(kinds) > 1:
        message = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        form.add((*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    _check_local_names(options, (*path, "options"), form)
    for index, option in enumerate(options):
        here = (*path, "options", index)
        _check_words(option, here, form)
        if option.get("name") in names:
            form.add(here, "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option name is already used")
        names.add(option.get("name", ""))
        if option.get("type") in (SUBCOMMAND, GROUP):
            if depth + (option["type"] == GROUP) > 1:
                form.add((*here, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Too deep")
            _check_options(option.get("options") or [], here, form, depth=depth + 1)
            continue
        if option.get("required") and optional_seen:
            message = "Required options must be placed before non-required options"
            form.add(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_seen = optional_seen or not option.get("required")
        _check_choices(option, here, form)


def _check_choices(option: Json, path: Path, form: FormErrors) -> None:
    choices = option.get("choices") or []
    if option.get("autocomplete") and (choices or option.get("type") not in CHOICE_KINDS):
        message = "Autocomplete stands on string, integer or number options without choices"
        form.add((*path, "autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_INVALID", message)
    if len(choices) > limits.CHOICES:
        form.add((*path, "choices"), "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    names = [choice.get("name") for choice in choices]
    for index, choice in enumerate(choices):
        name, value = choice.get("name") or "", choice.get("value")
        if not 1 <= len(name) <= 100:
            form.add((*path, "choices", index, "name"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
        if option.get("type") == STRING and not (isinstance(value, str) and 1 <= len(value) <= 100):
            form.add((*path, "choices", index, "value"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
        if name in names[:index]:
            form.add((*path, "choices", index), "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS", "Duplicate name")
