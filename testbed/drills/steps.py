"""The presses that answer a question as a person would: the action, its choices one by one, Confirm."""

from collections.abc import Iterator
from typing import Any

import msgspec

from bot.delivery.seat_drafts import draft_to_begin_with
from bot.messages.basket import answer_with_field_reset, choices_by_field, is_basket
from bot.messages.ids import Press, draft_fingerprint
from bot.messages.picks import chosen_line_values, pick_chunks, tokens_after_selection
from bot.screens.basket_rows import PAGES
from bot.screens.prompt_screen import PromptScreen
from bot.screens.table_screen import draft_preview
from bot.tables.live import LiveTable
from engine.kernel.actions import Action
from engine.kernel.choices import Choices, Given
from engine.kernel.errors import IllegalAction
from engine.kernel.picks import Pick
from engine.kernel.prompts import SEALED, Prompt

PRESSES = 20  # for one field of a basket, at most


class Step(msgspec.Struct, frozen=True):
    """One press, or with values one choice in a select."""

    custom_id: str
    values: tuple[str, ...] = ()


def presses_for_answer(live: LiveTable, prompt: Prompt, action: Action) -> list[Step]:
    """Return what is pressed, after "My table", to give an answer."""
    table = live.row.id
    tokens = prompt.menu.tokens_of_value(action)
    form = prompt.menu.forms[tokens[0]]
    if not form.fields:
        given: Given = (tokens[0],)
        seen = draft_preview(live, prompt, given)
        priced = seen is not None and seen.legal and bool(seen.lines)  # what has a price is shown with it first
        first = Step(Press("do", table, prompt.id, tokens[0]).id())
        return [first, _confirm(table, prompt, given)] if priced else [first]
    opened = Step(Press("open", table, prompt.id).id())
    start = PromptScreen.draft_with_only_action(prompt, draft_to_begin_with(live, prompt, ()))
    if is_basket(form):
        return [opened, *_filled(live, prompt, tokens, start)]
    adds = [
        Step(Press("add", table, prompt.id, tokens[n], n).id()) for n in range(len(start), len(tokens))
    ]  # fmt: skip
    return [opened, *adds, _confirm(table, prompt, PromptScreen.draft_with_only_action(prompt, tokens))]


def _confirm(table: str, prompt: Prompt, given: Given) -> Step:
    return Step(Press("ok", table, prompt.id, draft_fingerprint(given)).id())


def _filled(live: LiveTable, prompt: Prompt, tokens: Given, start: Given) -> Iterator[Step]:
    """Yield the choices that fill a basket, field by field, as far as they go in that order."""
    table, form, tag = live.row.id, prompt.menu.forms[tokens[0]], tokens[0]
    given = start or PromptScreen.draft_with_only_action(prompt, draft_to_begin_with(live, prompt, (tag,)))
    if not start or prompt.kind == SEALED:  # "Start again": a sealed basket comes filled in beforehand
        yield Step(Press("add", table, prompt.id, tag).id())
    for number, (_, _, wanted) in enumerate(list(choices_by_field(form, tokens[1:]))):
        for _ in range(PRESSES):
            _, choices, own = list(choices_by_field(form, given[1:]))[number]
            change = _change(choices, own, wanted)
            if change is None:
                break
            chunk, values = change
            try:
                if isinstance(choices, Pick):
                    after = tokens_after_selection(choices, own, chunk, values)
                else:
                    after = values if choices.length is not None else own + values
                given = (tag, *answer_with_field_reset(form, given[1:], number, after))
            except IllegalAction:
                break
            yield Step(Press("bagp", table, prompt.id, str(chunk), (number + 1) * PAGES).id(), values)
    yield _confirm(table, prompt, given)


def _change(choices: Choices[Any], own: Given, wanted: Given) -> tuple[int, Given] | None:
    """Return the next select of a field to set, and to which values; None where it holds what is wanted."""
    if not isinstance(choices, Pick):
        if choices.length is not None:
            return (0, wanted) if wanted != own else None
        return (0, wanted[len(own) : len(own) + 1]) if len(own) < len(wanted) else None  # an order, one by one
    for n, (_, chunk) in enumerate(pick_chunks(choices, own)):
        values, held = chosen_line_values(chunk, wanted), chosen_line_values(chunk, own)
        if values != held:
            return n, tuple(line.value for line in chunk if line.value in values)
    return None
