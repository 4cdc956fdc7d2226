"""Turns the options of a slash command into an action, and completes them while they are typed.

A field's choices are walked token by token, as the buttons do. A list field is either spread over several options
(`Action.COLUMNS`) or one option with its parts separated by commas. Parts may be typed as tokens or as names.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, get_origin

import msgspec

from bot.interactions.commands.typed_options.way_options import TO, WAY_OPTIONS, legs_to_typed_goal, suggested_ways
from bot.messages.letters import option_name
from bot.messages.screen import OPTION, cut_text
from bot.words import Words, unmarked_text
from engine.kernel.actions import Action
from engine.kernel.choices import STOP, Choices, Given, Option, illegal_token_error
from engine.kernel.errors import IllegalAction
from engine.kernel.forms import Form
from engine.kernel.picks import Pick
from engine.kernel.routes import Route
from engine.kernel.texts import keyed_text

Options = Mapping[str, Any]
Note = Callable[[Given, str], str]  # a few words on an option: the tokens before it, its own token


PARTED = re.compile(r"[,;→]|(?<=\d)\s+(?=\d)")  # between the parts of a list, however people write it


def note_on_no_token(before: Given, token: str) -> str:
    """Return no note on any token."""
    return ""


@cache
def fields_of(action: type[Action]) -> Sequence[tuple[str, Any, bool]]:
    """Return an action's fields in the order in which they are asked: name, type, and whether it must be given."""
    last = action.ASKED_LAST
    found = [(f.encode_name, f.type, f.required) for f in msgspec.structs.fields(action)]
    return tuple(sorted(found, key=lambda f: (not f[2], last.index(f[0]) + 1 if f[0] in last else 0)))


def action_from_options(words: Words, form: Form, given: Options) -> Action:
    """Return the action that the options say. IllegalAction (with the rule's reason) if a field is missing or none of
    the choices; whether the whole is legal is for the kernel to say."""
    values: dict[str, Any] = {}
    for name in form.fields:
        values[name] = _value(words, form.action, name, form.field(name, values), given)
    return form.action(**values)


def _value(words: Words, action: type[Action], name: str, choices: Choices[Any], given: Options) -> Any:
    parts = _parts(action, name, given)
    if parts:
        try:
            return choices.value_of_tokens(_tokens(words, choices, parts))
        except IllegalAction as error:
            if name == action.ROUTE and isinstance(choices, Route) and choices.ways is not None:
                error.possible = keyed_text(
                    "error.or_goal", possible=error.possible or keyed_text("error.or_goal_alone"), field=TO
                )
            raise
    if name == action.ROUTE and given.get(TO):
        return choices.value_of_tokens(legs_to_typed_goal(words, choices, given))
    field = next(f for f in msgspec.structs.fields(action) if f.encode_name == name)
    if field.default is not msgspec.NODEFAULT and choices.contains(field.default):
        return field.default
    if choices.is_complete(()):
        return choices.value_of_tokens(())
    level = choices.choices_after(())
    if len(level.options) == 1 and level.low is None:
        return choices.value_of_tokens((level.options[0].token,))
    by_goal_too = name == action.ROUTE and isinstance(choices, Route) and choices.ways is not None
    how = keyed_text("error.way_how", field=TO, route=name) if by_goal_too else None
    raise IllegalAction(keyed_text("error.unfinished", field=name), possible=how)


def _parts(action: type[Action], name: str, given: Options) -> list[str]:
    """Return what was typed for a field: one part, or several for a list."""
    if name in action.COLUMNS:
        return [str(given[column]) for column in action.COLUMNS[name] if given.get(column)]
    if given.get(name) is None:
        return []
    kind = next(kind for field, kind, _ in fields_of(action) if field == name)
    typed = str(given[name])
    return [part.strip() for part in PARTED.split(typed) if part.strip()] if get_origin(kind) is tuple else [typed]


def _tokens(words: Words, choices: Choices[Any], parts: Sequence[str]) -> Given:
    tokens: Given = ()
    for part in parts:
        tokens += (_resolve(words, choices, tokens, part),)
    return tokens


def _resolve(words: Words, choices: Choices[Any], before: Given, typed: str) -> str:
    """Return the token that was meant: an option's, by token or name; else that of any known name, so that the choices
    can say why it is not possible."""
    level = choices.choices_after(before)
    if level.low is not None or any(option.token == typed for option in level.options):
        return typed
    wanted = typed.strip().lower()
    for option in level.options:
        label = option_name(words, option).lower()
        if wanted in (label, option.token.replace("_", " ")) or wanted.startswith(f"{label}: "):  # as the list shows it
            return option.token
    known = next((k for k in words.messages if k.startswith("name.") and words(k).lower() == wanted), None)
    if known is None and not words.has_words(f"name.{typed}") and words.has_words(f"name.{wanted}"):
        return wanted  # an id, however it is written
    if known is None and not words.has_words(f"name.{typed}"):
        off = (lambda one: choices.why_not_after(before, one)) if isinstance(choices, Route) else None
        raise illegal_token_error(typed, off, level.options)
    return known.removeprefix("name.") if known else typed


# Suggestions


def focused_option_suggestions(
    words: Words, form: Form, focused: str, given: Options, note: Note = note_on_no_token
) -> list[tuple[str, str]]:
    """Return what the focused option may be, given those before it: (label, value)."""
    if form.action.ROUTE and focused in WAY_OPTIONS:
        _, choices, before = _reached(words, form, form.action.ROUTE, given)
        return suggested_ways(words, choices, focused, given, before, note) if choices is not None else []
    name, choices, before = _reached(words, form, focused, given)
    if choices is None:
        return []
    if focused in form.action.COLUMNS.get(name, ()):
        return _column(words, choices, focused, form.action.COLUMNS[name], given)
    typed = str(given.get(name) or "")
    if _is_list(form.action, name):
        return _several(words, choices, typed, before, note)
    return _one(words, choices, (), typed, before, note)


def tokens_before(words: Words, form: Form, focused: str, given: Options) -> Given:
    """Return the tokens of the options before the focused one, and of the finished parts of its own list."""
    if form.action.ROUTE and focused in WAY_OPTIONS:
        focused = form.action.ROUTE
    name, choices, before = _reached(words, form, focused, given)
    if choices is None or not _is_list(form.action, name):
        return before
    return before + _tokens(words, choices, _finished(str(given.get(name) or "")))


def _reached(words: Words, form: Form, focused: str, given: Options) -> tuple[str, Choices[Any] | None, Given]:
    """Return the field that an option fills, its choices, and the tokens before it; no choices if there is no such
    field. IllegalAction where an option before it is missing or none of the choices."""
    values: dict[str, Any] = {}
    before: Given = (form.tag,)
    for name in form.fields:
        choices = form.field(name, values)
        if focused == name or focused in form.action.COLUMNS.get(name, ()):
            return name, choices, before
        values[name] = _value(words, form.action, name, choices, given)
        before += (*choices.tokens_of_value(values[name]), *((STOP,) if choices.length is None else ()))
    return "", None, before


def _is_list(action: type[Action], name: str) -> bool:
    kind = next(kind for field, kind, _ in fields_of(action) if field == name)
    return get_origin(kind) is tuple


def _one(
    words: Words, choices: Choices[Any], own: Given, typed: str, before: Given, note: Note = note_on_no_token
) -> list[tuple[str, str]]:
    level = choices.choices_after(own)
    if level.low is not None and level.high is not None:
        return [(str(n), str(n)) for n in range(level.low, min(level.high, level.low + 24) + 1)]
    named = [(_described(words, o, note(before + own, o.token)), o.token) for o in level.options if o.token != STOP]
    return [pair for pair in named if typed.strip().lower() in pair[0].lower()]


def _finished(typed: str) -> list[str]:
    """Return the parts of a typed list that a comma ends."""
    return [part.strip() for part in typed.rpartition(",")[0].split(",") if part.strip()]


def _several(
    words: Words, choices: Choices[Any], typed: str, before: Given, note: Note = note_on_no_token
) -> list[tuple[str, str]]:
    """Return lists that go on from what is typed, one part further."""
    done, comma, last = typed.rpartition(",")
    own = _tokens(words, choices, _finished(typed))
    start = ", ".join(own) + ", " if own else ""
    shown = f"{done.strip()}, " if comma else ""
    return [(f"{shown}{label}", f"{start}{token}") for label, token in _one(words, choices, own, last, before, note)]


def _column(
    words: Words, choices: Choices[Any], column: str, columns: Sequence[str], given: Options
) -> list[tuple[str, str]]:
    """Return the items that a column of a spread list may take: those of its group, without what other columns have."""
    if not isinstance(choices, Pick):
        return []
    taken = [str(given[c]) for c in columns if given.get(c) and c != column]
    groups = {item.group for item in choices.items}
    items = [i for i in choices.items if (column not in groups or i.group == column) and i.token not in taken]
    named = [(_described(words, Option(i.token, i.label), ""), i.token) for i in items]
    return [pair for pair in named if str(given.get(column) or "").strip().lower() in pair[0].lower()]


def _described(words: Words, option: Option, note: str) -> str:
    """Return an option with its short words, so that one need not know every card by heart: its odds and what the title
    notes of it (where it is, what it costs), else what the card says."""
    name = option_name(words, option)
    noted = unmarked_text(note)
    if noted:
        return cut_text(f"{name}: {noted}", OPTION)
    return cut_text(
        f"{name}: {words('card.' + option.token)}" if words.has_words(f"card.{option.token}") else name, OPTION
    )
