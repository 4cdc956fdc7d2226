"""The presses that answer a question as a person would: the action, its choices one by one, Confirm."""

from collections.abc import Iterator

import msgspec

from bot.screens.basket import chosen_in, is_basket, with_field
from bot.screens.ids import Press, fingerprint
from bot.screens.picks import COPY, pick_chunks, picked
from bot.screens.prompt_screen import PAGES, PromptScreen
from bot.screens.table_screen import previewed
from bot.tables.live import LiveTable
from engine.kernel.actions import Action
from engine.kernel.choices import Given, Pick
from engine.kernel.errors import IllegalAction
from engine.kernel.prompts import Prompt


class Step(msgspec.Struct, frozen=True):
    """One press, or with values one choice in a select."""

    custom_id: str
    values: tuple[str, ...] = ()


def steps(live: LiveTable, prompt: Prompt, action: Action) -> list[Step]:
    """Return what is pressed, after "My table", to give an answer."""
    table = live.row.id
    tokens = prompt.menu.tokens(action)
    form = prompt.menu.forms[tokens[0]]
    if not form.fields:
        given: Given = (tokens[0],)
        seen = previewed(live, prompt, given)
        priced = seen is not None and seen.legal and bool(seen.lines)  # what has a price is shown with it first
        first = Step(Press("do", table, prompt.id, tokens[0]).id())
        return [first, _confirm(table, prompt, given)] if priced else [first]
    opened = Step(Press("open", table, prompt.id).id())
    begun = PromptScreen.forward(prompt, ())
    if is_basket(form):
        return [opened, *_filled(table, prompt, tokens, begun)]
    adds = [
        Step(Press("add", table, prompt.id, tokens[n], n).id()) for n in range(len(begun), len(tokens))
    ]  # fmt: skip
    return [opened, *adds, _confirm(table, prompt, PromptScreen.forward(prompt, tokens))]


def _confirm(table: str, prompt: Prompt, given: Given) -> Step:
    return Step(Press("ok", table, prompt.id, fingerprint(given)).id())


def _filled(table: str, prompt: Prompt, tokens: Given, begun: Given) -> Iterator[Step]:
    """Yield the choices that fill a basket, field by field, as far as they go in that order."""
    form, tag = prompt.menu.forms[tokens[0]], tokens[0]
    if not begun:
        yield Step(Press("add", table, prompt.id, tag).id())
    given = PromptScreen.forward(prompt, (tag,))
    for number, (_, _, wanted) in enumerate(list(chosen_in(form, tokens[1:]))):
        choices, own = list(chosen_in(form, given[1:]))[number][1:]
        if not isinstance(choices, Pick):
            changes = [(0, wanted)] if wanted != own else []
        else:
            changes = list(_selects(choices, wanted))
        for chunk, values in changes:
            try:
                _, now, own = list(chosen_in(form, given[1:]))[number]
                after = picked(now, own, chunk, values) if isinstance(now, Pick) else values
                given = (tag, *with_field(form, given[1:], number, after))
            except IllegalAction:
                continue
            page = (number + 1) * PAGES
            yield Step(Press("bagp", table, prompt.id, str(chunk), page).id(), values)
    yield _confirm(table, prompt, given)


def _selects(pick: Pick, wanted: Given) -> Iterator[tuple[int, Given]]:
    """Yield which select of a pick is set to which values."""
    for n, (_, chunk) in enumerate(pick_chunks(pick)):
        values = tuple(f"{token}{COPY}{copy}" for token, copy in chunk if wanted.count(token) >= copy)
        if values:
            yield n, values
