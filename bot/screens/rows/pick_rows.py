"""A choice of several things as rows: a list for each chunk of its lines, a button for a list of one line."""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from bot.messages.letters import SELECTS
from bot.messages.picks import (
    COPY,
    Chunk,
    Line,
    chosen_line_values,
    chunks_of,
    filled_up,
    is_added_singly,
    leaves_a_choice,
    pick_chunks,
)
from bot.messages.screen import LABEL, OPTION, PER_ROW, PLACEHOLDER, Button, Row, Select, SelectOption, cut_text
from bot.screens.basket_lines import name_in_group, why_nothing_can_be_added
from bot.screens.prompt_parts import PromptParts
from bot.words import unmarked_text
from engine.kernel.choices import Given
from engine.kernel.picks import Item, Pick


class PickRows(PromptParts):
    """The rows of a choice of several things, alone, in a basket or beside the actions."""

    def pick_rows(self, pick: Pick, own: Given, verb: str = "pick", page: int | None = None) -> Iterator[Row]:
        """Yield the selects of a choice of several things, those of a page: lists of one line are buttons. Where all
        must be chosen there is nothing to choose."""
        if verb == "pick" and is_added_singly(pick):
            yield from self._adding_rows(pick, own)
            return
        page = self.page if page is None else page
        first = page * SELECTS
        chunks = pick_chunks(pick, own)[first : first + SELECTS]
        if verb != "pick":
            yield from self._chunk_rows(pick, own, verb, enumerate(chunks, first))
        elif leaves_a_choice(pick, own):
            yield from self._lists_and_buttons(pick, own, enumerate(chunks, first))

    def _adding_rows(self, pick: Pick, own: Given) -> Iterator[Row]:
        """Yield lists of what can still be added, a row a thing with how many of it are chosen, and a button for as
        many more of the last one as are needed."""
        counts, level = pick.count(own), len(self.given)
        open_now = [item for item in pick.items if pick.may_add(item, counts)]
        title = self.words("screen.pick_next", next=len(own) + 1, high=max(pick.low, pick.high))
        for n, chunk in enumerate(chunks_of(open_now)):
            lines = tuple(self._adding_line(item, counts[item.token]) for item in chunk)
            yield Select(id=self.press("sel", str(n), level), placeholder=cut_text(title, PLACEHOLDER), options=lines)
        more = len(filled_up(pick, own, own[-1])) - len(own) if own else 0
        if more > 1:
            last = next(item for item in pick.items if item.token == own[-1])
            label = self.words("button.topup", count=more, thing=self._thing(last, 1, short=False))
            yield (Button(id=self.press("topup", own[-1], level), label=cut_text(label, LABEL), style="primary"),)

    def _adding_line(self, item: Item, chosen: int) -> SelectOption:
        """Return the line that adds one of a thing."""
        label, note = self._thing(item, 1, short=False), cut_text(unmarked_text(self._item_note(item)), OPTION)
        label = self.words("screen.chosen_so_far", thing=label, count=chosen) if chosen else label
        return SelectOption(value=item.token, label=cut_text(label, OPTION), description=note or None)

    def _lists_and_buttons(self, pick: Pick, own: Given, chunks: Iterable[tuple[int, Chunk]]) -> Iterator[Row]:
        """Yield a select for each chunk of a pick's lines, and those of one line together as rows of buttons below."""
        ones = []
        for row in self._chunk_rows(pick, own, "pick", chunks):
            if isinstance(row, Select) and len(row.options) == 1:
                ones.append(self._one_line_button(pick, own, row))
            else:
                yield row
        yield from (tuple(ones[n : n + PER_ROW]) for n in range(0, len(ones), PER_ROW))

    def _one_line_button(self, pick: Pick, own: Given, row: Select) -> Button:
        """Return a list of one line as a button, which chooses it or, where it is chosen, leaves it out again."""
        line = row.options[0]
        if line.chosen:
            label = self.words("screen.without", thing=line.label)
            return Button(id=row.id, label=cut_text(label, LABEL))  # nothing chosen in that list
        token = line.value.partition(COPY)[0]
        item = next(item for item in pick.items if item.token == token)
        named = self._group_name(item.group) if item.group else ""  # "Legion" says nothing of Legion V
        group = named if named and not line.label.startswith(named) else self._choosing()
        said = self.words("screen.choose_of" if group else "screen.choose", thing=line.label, group=group)
        return Button(
            id=self.press("add", token, len(self.given)),
            label=self.label_with_note(said[:1].upper() + said[1:], line.description or ""),
            style="primary",
            disabled=not pick.may_add(item, pick.count(own)),
        )

    def _choosing(self) -> str:
        """Return what choosing a thing does: the deed, or of one with several fields that of the open one
        (`deed.<tag>_<field>`), else what that is of; "" where there are no words for it."""
        form = self.prompt.menu.forms[self.given[0]]
        opened = form.opened(self.given[1:])
        if len(form.fields) == 1:
            return self.words(f"do.{self.given[0]}") if self.words.has_words(f"do.{self.given[0]}") else ""
        if opened is None:
            return ""
        if self.words.has_words(key := f"deed.{self.given[0]}_{opened[0]}"):
            return self.words(key)
        return self.words.name(opened[0]) if self.words.has_words(f"name.{opened[0]}") else ""

    def begun_pick_row(self, tag: str, pick: Pick) -> Iterator[Row]:
        """Yield the list that an action begins with, so that one press chooses both."""
        for row in self._chunk_rows(pick, (), "with", enumerate(pick_chunks(pick, ()))):
            if isinstance(row, Select):
                said = self.words("screen.at_once_pick", action=self.words(f"do.{tag}"), how=row.placeholder)
                yield msgspec.structs.replace(row, id=self.press("with", tag), placeholder=cut_text(said, PLACEHOLDER))

    def group_rows(self, pick: Pick, own: Given, group: str) -> Iterator[Row]:
        """Yield the selects of one group of a basket's field, as many as fit."""
        chunks = ((n, chunk) for n, chunk in enumerate(pick_chunks(pick, own)) if chunk[0] == group)
        yield from self._chunk_rows(pick, own, "bagp", list(chunks)[:SELECTS])

    def _chunk_rows(self, pick: Pick, own: Given, verb: str, chunks: Iterable[tuple[int, Chunk]]) -> Iterator[Row]:
        """Yield a select for each numbered chunk of a pick's lines."""
        for n, (group, chunk) in chunks:
            held = chosen_line_values(chunk, own)
            items = [item for item in pick.items if any(line.token == item.token for line in chunk)]
            title = self._chunk_title(pick, group, chunk, items, verb)
            counts = pick.count(own)
            dead = verb == "bagp" and not held and not any(pick.may_add(item, counts) for item in items)
            if dead:
                title = f"{title} {why_nothing_can_be_added(self.words, pick, own, items)}"
            kinds = len({line.value if line.size else line.token for line in chunk})
            yield Select(
                id=self.press(verb, str(n), self.page),
                placeholder=cut_text(title, PLACEHOLDER),
                options=tuple(self._pick_line(pick, group, line, verb, chosen=line.value in held) for line in chunk),
                least=0,
                most=max(min(kinds, pick.most_of(group)), 1),
                disabled=dead,
            )

    def _chunk_title(self, pick: Pick, group: str, chunk: Sequence[Line], items: Sequence[Item], verb: str) -> str:
        """Return what a select of a pick's lines says of itself: its group, or how many may be chosen."""
        if group and verb != "pick":
            return self._group_name(group)
        if group:
            most = min(sum(item.count for item in items), pick.most_of(group))
            return self.words("screen.pick_group", group=self._group_name(group), most=max(most, 1))
        high = max(pick.low, min(pick.high, sum(item.count for item in pick.items)))  # no more than there are
        if any(line.size > 1 for line in chunk):
            return self.words("screen.pick_amounts", low=pick.low, high=high)
        if pick.low < high and len(chunk) > 1 and len({line.token for line in chunk}) == 1:
            return self.words("screen.pick_how_many", low=pick.low, high=high)  # a line for each number of one thing
        return self.words("screen.pick" if pick.low < high else "screen.pick_exactly", low=pick.low, high=high)

    def _pick_line(self, pick: Pick, group: str, line: Line, verb: str, *, chosen: bool) -> SelectOption:
        """Return a line of a pick's select, with what its thing is good for."""
        item = next(i for i in pick.items if i.token == line.token)
        note = self._item_note(item)
        if item.cost and verb == "bagp":  # the label says it already
            note = note.removeprefix(f"{self.words('basket.cost', cost=item.cost)} · ")
        label = self._thing(item, line.count_it_stands_for, short=verb == "bagp" and bool(group))
        note = cut_text(unmarked_text(note), OPTION)
        return SelectOption(value=line.value, label=cut_text(label, OPTION), description=note or None, chosen=chosen)

    def _item_note(self, item: Item) -> str:
        """Return a few words on a thing: the title's, else what a card of that name does."""
        card = f"card.{item.token}"
        return self.aid.note(item.token) or (self.words(card) if self.words.has_words(card) else "")

    def _thing(self, item: Item, count: int, *, short: bool) -> str:
        """Return so many of a thing as the label of a line. short: in a basket, under the name of its group, with what
        all of it costs."""
        named = unmarked_text(self.words.say(item.label) if item.label else self.words.name(item.token))
        name = name_in_group(self.words, item) if short else named
        said = self.words("screen.amount", count=count, thing=name) if count > 1 else name
        if not short or not item.cost or str(item.cost) in name:
            return said
        return self.words("basket.priced_line", thing=said, cost=self.words("basket.cost", cost=count * item.cost))
