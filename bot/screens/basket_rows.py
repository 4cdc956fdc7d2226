"""A basket as rows: its menu, and the pages of its fields. Page 0 is the menu, page 10 n + m the m-th page of its n-th
field, page 1000 + 50 n + g that of the g-th group of the field alone. Buttons of old messages carry these numbers too.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

from bot.messages.basket import choices_by_field
from bot.messages.ids import draft_fingerprint
from bot.messages.letters import SELECTS
from bot.messages.picks import pick_chunks
from bot.messages.screen import (
    LABEL,
    OPTION,
    OPTIONS,
    PER_ROW,
    PLACEHOLDER,
    Button,
    Row,
    Select,
    SelectOption,
    cut_text,
)
from bot.screens.basket_lines import groups_with_own_lines, lines_of, priced_text
from bot.screens.rows.deed_labels import answer_label
from bot.screens.rows.pick_rows import PickRows
from bot.words import unmarked_text
from engine.kernel.actions import Action
from engine.kernel.choices import Choices, Given
from engine.kernel.forms import Form
from engine.kernel.picks import Pick
from engine.kernel.prompts import SEALED

PAGES = 10  # of a basket's field
FIRST_GROUP, GROUPS = 1000, 50  # the page from which on fields show one group alone, and how many groups each may have
OPEN_LISTS = 3  # lists that stand on the basket itself
OFFER = "+"  # begins the value of a line that sets several fields at once


def place_of_page(page: int) -> tuple[int, int, int | None]:
    """Return what a page shows: the number of the field (0 for the menu), the page of it, and its group, if one alone.

    >>> place_of_page(31), place_of_page(1000 + 50 * 3 + 2)
    ((3, 1, None), (3, 0, 2))
    """
    if page >= FIRST_GROUP:
        number, group = divmod(page - FIRST_GROUP, GROUPS)
        return number, 0, group
    return *divmod(page, PAGES), None


def is_one_list(form: Form, given: Given, page: int) -> bool:
    """Return whether a page of a basket shows a single list, all of which is chosen by one press: then the press leads
    back to the whole."""
    number, _, group = place_of_page(page)
    fields = list(choices_by_field(form, given[1:]))
    if not 1 <= number <= len(fields):
        return False
    _, choices, own = fields[number - 1]
    if not isinstance(choices, Pick):
        return choices.length is not None
    chunks, groups = pick_chunks(choices, own), groups_with_own_lines(choices)
    if group is not None and group < len(groups):
        chunks = [chunk for chunk in chunks if chunk[0] == groups[group]]
    return len(chunks) == 1


class BasketRows(PickRows):
    """The rows of a form that is filled as a basket."""

    @cached_property
    def fields(self) -> Sequence[tuple[str, Choices[Any], Given]]:
        """Return each field of the basket with its choices and its own tokens."""
        return list(choices_by_field(self.prompt.menu.forms[self.given[0]], self.given[1:]))

    def basket_pages(self) -> Iterator[int]:
        """Yield the number of every page that the basket has: its menu, and of each field its pages and its groups."""
        yield 0
        for number, (_, choices, own) in enumerate(self.fields, 1):
            pages = -(-len(pick_chunks(choices, own)) // SELECTS) if isinstance(choices, Pick) else 1
            yield from (number * PAGES + n for n in range(max(pages, 1)))
            yield from (FIRST_GROUP + number * GROUPS + n for n in range(len(groups_with_own_lines(choices))))

    def basket_rows(self) -> Iterator[Row]:
        """Yield the rows of the basket's menu, or of the field that is open."""
        fields = self.fields
        number, page, group = place_of_page(self.page)
        if not 1 <= number <= len(fields):
            yield from self._open_lists(fields) or (self._basket_menu(fields),)
            yield tuple(self.basket_buttons())[:PER_ROW]
            return
        name, choices, own = fields[number - 1]
        pages = 1
        if isinstance(choices, Pick) and group is not None:
            groups = groups_with_own_lines(choices)
            yield from self.group_rows(choices, own, groups[group] if group < len(groups) else "")
        elif isinstance(choices, Pick):
            yield from self.pick_rows(choices, own, "bagp", page)
            pages = -(-len(pick_chunks(choices, own)) // SELECTS)
        else:
            yield from self._one_by_one(name, choices, own, self.page)
        buttons = [Button(id=self.press("page"), label=self.words("button.basket"), style="success")]
        if own and choices.length is None and not isinstance(choices, Pick):
            buttons.append(Button(id=self.press("bagc", "0", self.page), label=self.words("button.clear")))
        if pages > 1:
            buttons.append(self.next_page_button(page, pages, number * PAGES + (page + 1) % pages))
        yield tuple(buttons)

    def basket_buttons(self) -> Iterator[Button]:
        """Yield what carries the basket out, empties it, says why it is filled so, and leaves it."""
        yield Button(id=self.press("ok", draft_fingerprint(self.given)), label=self.basket_label(), style="success")
        yield Button(id=self.press("add", self.given[0]), label=self.words("button.anew"))
        if len(self.given) > 1:
            yield Button(id=self.press("bagw"), label=self.words("button.reasons"))
        if len(self.prompt.menu.forms) > 1:
            yield Button(id=self.press("back"), label=self.words("button.back"))
        else:
            yield from self.quick_buttons()

    def basket_label(self) -> str:
        """Return the label of the button that carries the basket out: what it costs, else what is in it."""
        verb, tag = "button.seal_deed" if self.prompt.kind == SEALED else "button.confirm_deed", self.given[0]
        lines = [line for line in lines_of(self.words, self.fields) if line.chosen]
        cost = sum(line.cost for line in lines) if self.price is None else self.price  # an event may lower it
        said = [self.words("basket.cost", cost=cost)] if cost else [unmarked_text(line.chosen) for line in lines]
        return answer_label(self.words, verb, self.words(f"do.{tag}"), said or [self.words("button.nothing")])

    def _open_lists(self, fields: Sequence[tuple[str, Choices[Any], Given]]) -> Sequence[Row]:
        """Return a basket of few fields that each take one thing as its lists, so that none need be opened; () for any
        other. Fields without a choice are left out."""
        if any(isinstance(choices, Pick) or choices.length != 1 for _, choices, _ in fields):
            return ()
        numbered = [(n, *field) for n, field in enumerate(fields, 1) if len(field[1].choices_after(()).options) > 1]
        if not numbered:
            return ()
        few = len(numbered) <= OPEN_LISTS
        shown = numbered if few else numbered[: OPEN_LISTS - 1]
        rows = [row for n, name, choices, own in shown for row in self._one_by_one(name, choices, own, n * PAGES)]
        return rows if few else [*rows, self._basket_menu(fields)]

    def _one_by_one(self, name: str, choices: Choices[Any], own: Given, page: int) -> Iterator[Row]:
        """Yield the select of a field that takes one thing, or the next of an order: what is in that already is named
        in the message, and gone from the list."""
        ordered = choices.length is None
        lines = [
            self.select_line(o, chosen=o.token in own) for o in choices.choices_after(own if ordered else ()).options
        ]
        title = self.words("screen.next_of" if ordered and own else "screen.field", field=name, count=len(own) + 1)
        if lines:
            yield Select(
                id=self.press("bagp", "0", page),
                placeholder=cut_text(title, PLACEHOLDER),
                options=tuple(lines[:OPTIONS]),
            )

    def _basket_menu(self, fields: Sequence[tuple[str, Choices[Any], Given]]) -> Select:
        """Return the list of the basket's lines, and of what sets several of them at once."""
        lines = [
            SelectOption(value=f"{OFFER}{n}", label=cut_text(unmarked_text(self.words.say(offer.label)), OPTION))
            for n, offer in enumerate(self.aid.basket_offers(self.given))
        ]
        for line in lines_of(self.words, fields):
            page = line.field * PAGES
            if line.group:
                page = (
                    FIRST_GROUP
                    + line.field * GROUPS
                    + groups_with_own_lines(fields[line.field - 1][1]).index(line.group)
                )
            priced = priced_text(self.words, line)
            key = "screen.in_line" if priced else "screen.in_line_free"
            said = unmarked_text(self.words(key, names=line.chosen, cost=priced)) if line.chosen else ""
            note = self.words("screen.in_basket", names=said) if line.room and said else said or line.offer
            value, label = str(page), cut_text(unmarked_text(line.label), OPTION)
            lines.append(SelectOption(value=value, label=label, description=cut_text(note, OPTION) or None))
        lines = lines or [SelectOption(value="0", label=self.words("screen.basket_empty"))]
        return Select(id=self.press("bag"), placeholder=self._basket_title(), options=tuple(lines[:OPTIONS]))

    def _basket_title(self) -> str:
        key = f"basket.{self.given[0]}"
        return cut_text(self.words(key if self.words.has_words(key) else "screen.basket"), PLACEHOLDER)

    def _odds_of_whole(self, action: Action) -> str:
        """Return the odds and the enmity that a whole answer commits to; "" where nothing hangs on it."""
        given = self.prompt.menu.tokens_of_value(action)
        found = (unmarked_text(self.aid.odds(given[:n])) for n in range(len(given), 1, -1))
        odds = next(filter(None, found), "")
        return odds if len(odds) <= LABEL // 2 else ""

    def quick_buttons(self) -> Iterator[Button]:
        """Yield buttons for whole answers that need no further choice."""
        for key, action in self.aid.quick.items():
            label = unmarked_text(self.words(f"quick.{key}", action=action.label()))
            if odds := self._odds_of_whole(action):
                label = f"{cut_text(label, LABEL - len(odds) - 3)} · {odds}"
            yield Button(id=self.press("quick", key), label=cut_text(label, LABEL), style="success")
