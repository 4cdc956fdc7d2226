"""A form of many lists as a basket: any of its fields is opened from one menu, filled, and left again, in any order.

The draft is always a complete answer, so that it can be confirmed at any moment. When an earlier field is changed,
what no longer fits in the later ones is dropped from them (there is no gold for it, its general is not bought).
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec

from engine.kernel.actions import Action
from engine.kernel.choices import STOP, Choices, Given, Level
from engine.kernel.errors import IllegalAction
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Pick

FIELDS = 4  # a form of fewer fields is walked from one to the next


@lru_cache(maxsize=16)  # a screen asks it of the same form again and again
def is_basket(form: Form) -> bool:
    """Return whether a form is shown as a basket: it has many fields, and all but one at most may stay as they are.

    Other forms, such as an agent's card, target and place, are asked field by field.
    """
    if len(form.fields) < FIELDS or sum(name in form.fields for name in _required(form.action)) > 1:
        return False
    values: dict[str, Any] = {}
    for name in form.fields:
        choices = form.field(name, values)
        own = tokens_for_nothing(choices)
        if own is None:
            return False
        values[name] = choices.value_of_tokens(own)
    return True


@cache
def _required(action: type[Action]) -> frozenset[str]:
    return frozenset(field.encode_name for field in msgspec.structs.fields(action) if field.required)


def tokens_for_nothing(choices: Choices[Any]) -> Given | None:
    """Return the tokens for "nothing of it": none, or the first option of a field that takes just one; None if a
    field cannot be left empty."""
    if choices.is_complete(()):
        return ()
    if choices.length == 1:
        options = choices.choices_after(()).options
        return (options[0].token,) if options else None
    return None


def completed_answer(form: Form, chosen: Mapping[str, Given]) -> Given:
    """Return the tokens of a complete answer with these in its fields, without those that do not fit."""
    out: Given = ()
    values: dict[str, Any] = {}
    for name in form.fields:
        choices = form.field(name, values)
        own = _fitting(choices, chosen.get(name, ()))
        values[name] = choices.value_of_tokens(own)
        out += own
        if choices.length is None and name != form.fields[-1]:
            out += (STOP,)
    return out


def _fitting(choices: Choices[Any], tokens: Given) -> Given:
    own: Given = ()
    for token in tokens:
        if any(option.token == token for option in choices.choices_after(own).options):
            own += (token,)
    if choices.is_complete(own):
        return own
    return tokens_for_nothing(choices) or ()


def choices_by_field(form: Form, given: Given) -> Iterator[tuple[str, Choices[Any], Given]]:
    """Yield each field of a complete answer with its choices and its own tokens."""
    values: dict[str, Any] = {}
    for name in form.fields:
        choices = form.field(name, values)
        if choices.length is not None:
            end = choices.length
        elif name == form.fields[-1]:
            end = len(given)
        else:
            end = given.index(STOP)
        own, given = given[:end], given[end + (choices.length is None) :]
        values[name] = choices.value_of_tokens(own)
        yield name, choices, own


def answer_with_field_reset(form: Form, given: Given, field: int, own: Given) -> Given:
    """Return the answer's tokens with one field set again, in the order of the field's items, as one may need another
    before it.

    IllegalAction says what does not go into that field.
    """
    chosen = {name: tokens for name, _, tokens in choices_by_field(form, given)}
    name, choices, _ = list(choices_by_field(form, given))[field]
    return completed_answer(form, {**chosen, name: choices.tokens_of_value(choices.value_of_tokens(own))})


def addable_kind_count(choices: Choices[Any], own: Sequence[str]) -> int:
    """Return how many kinds of things could still be added to a field that takes several."""
    try:
        return len(choices.choices_after(tuple(own)).options) if choices.length is None else 0
    except IllegalAction:
        return 0


def forced_choice_of_level(menu: Menu, given: Given) -> Given:
    """Return what is put in unasked at a level: the one thing that can be chosen, or all where several things are to be
    chosen and there are no more; () where there is a choice."""
    opened = menu.forms[given[0]].opened(given[1:])
    if opened is not None and isinstance(opened[1], Pick):
        pick, own = opened[1], opened[2]
        if len(own) < sum(item.count for item in pick.items) == pick.low:
            return tuple(item.token for item in pick.items for _ in range(item.count - own.count(item.token)))
    single = only_allowed_token(menu.choices_after(given))
    return () if single is None else (single,)


def only_allowed_token(level: Level) -> str | None:
    """Return the one token that a level allows, STOP included; None where there is a choice."""
    if level.low is not None:
        return str(level.low) if level.low == level.high and not level.options else None
    return level.options[0].token if len(level.options) == 1 else None
