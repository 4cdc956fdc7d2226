"""What every message of a prompt is put together from: labels, buttons, selects with their letters and pages."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import groupby, islice
from typing import Any

import msgspec

from bot.messages.aid import NO_AID, PromptHelp
from bot.messages.ids import Press
from bot.messages.laid_out import row_height
from bot.messages.letters import (
    FEW,
    MANY_PAGES,
    Page,
    button_letters,
    letters_of_page,
    map_place_of_option,
    option_name,
    select_pages_of_list,
)
from bot.messages.picks import first_pick_of_form
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
from bot.words import Words, unmarked_text
from engine.kernel.choices import STOP, Choices, Given, Option
from engine.kernel.picks import Pick
from engine.kernel.prompts import Prompt
from engine.kernel.routes import Leg
from engine.kernel.texts import Text, keyed_text

HEADED = 160  # characters of a question that may stand large
LEAST_NOTE = 12  # characters of a note that are worth a place on a button
TALL = 150  # pixels of buttons that a phone shows beside a question; more are a list
NOTHING = "none"  # the token of a field that is left empty
WHETHER = ("yes", "no")  # tokens of a field that says whether, which say nothing without it
TOLD = 10  # names of what is chosen that are told of a long list


def shortened_name_list(words: Words, names: list[str]) -> list[str]:
    """Return of a long list of names how it begins and how it ends; a shorter one whole."""
    if len(names) <= TOLD + 2:
        return names
    return [*names[: TOLD // 2], words("screen.more_between", count=len(names) - TOLD), *names[-TOLD // 2 :]]


def _as_said(words: Words, names: list[str], *, counted: bool) -> list[str]:
    """Return names as they are; counted: each once, with how often it comes where that is more than once."""
    if not counted:
        return names
    return [words("screen.amount", count=n, thing=name) if n > 1 else name for name, n in Counter(names).items()]


class PromptParts:
    """The words and the draft of a prompt, with what is made of them in one way everywhere."""

    def __init__(
        self, words: Words, table: str, prompt: Prompt, given: Given, *, page: int = 0, aid: PromptHelp = NO_AID
    ) -> None:
        self.words, self.table, self.prompt, self.page, self.aid = words, table, prompt, page, aid
        self.given = given
        self._pages: dict[tuple[str, ...], list[Page]] = {}  # of lists, by the tokens of their options
        self.price: int | None = None  # of the whole draft, where its preview tells one

    def token_names(self, first: int, end: int) -> list[str]:
        """Return the names of the draft's tokens from one place to before another, of those that have one; equal things
        of one field are counted."""
        return [name for _, name in self._named_tokens(first, end)]

    def names_by_field(self, first: int, end: int) -> list[str]:
        """Return the same; of two fields with one name, as of places where troops are raised, each after its field."""
        named = self._named_tokens(first, end)
        if len({name for _, name in named}) == len(named):
            return [name for _, name in named]
        return [self.words("screen.filled", field=field, names=name) for field, name in named]

    def _named_tokens(self, first: int, end: int) -> list[tuple[str, str]]:
        places = [n for n in range(first, end) if self.given[n] not in (STOP, NOTHING)]
        told = [(self._field_of_token(n), name) for n in places if (name := self._token_label(n))]
        fields = [(field, [name for _, name in own]) for field, own in groupby(told, key=lambda one: one[0])]
        return [(field, name) for (field, many), own in fields for name in _as_said(self.words, own, counted=many)]

    def _field_of_token(self, place: int) -> tuple[str, bool]:
        """Return the field that the draft's token at a place is for, and whether that takes several things."""
        opened = self.prompt.menu.forms[self.given[0]].opened(self.given[1:place])
        return (opened[0], isinstance(opened[1], Pick)) if opened is not None else ("", False)

    def _token_label(self, place: int) -> str:
        """Return the name of the draft's token at a place: of a number, an option, or an item."""
        token, level = self.given[place], self.prompt.menu.choices_after(self.given[:place])
        if level.low is not None:
            return self._number_label(place, token) if level.high or int(token) else ""  # there are none
        option = next((o for o in level.options if o.token == token), Option(token))
        if token not in WHETHER:
            return self.option_label(option)
        if token == WHETHER[-1] and len(level.options) == 1:
            return ""  # what cannot be is not said not to be
        opened = self.prompt.menu.forms[self.given[0]].opened(self.given[1:place])
        field = opened[0] if opened else ""
        return self.answer_word(field, token) or self.words(
            "screen.filled", field=field, names=self.option_label(option)
        )

    def answer_word(self, field: str, token: str) -> str:
        """Return what yes, no or none to a field means, where the game has words for it, of this action or of any; else
        ""."""
        keys = (f"whether.{token}_{self.given[0]}_{field}" if self.given else "", f"whether.{token}_{field}")
        return next((self.words(key) for key in keys if key and self.words.has_words(key)), "")

    def _number_label(self, place: int, token: str) -> str:
        """Return a number of the draft with what it counts."""
        opened = self.prompt.menu.forms[self.given[0]].opened(self.given[1:place]) if place else None
        return self.words.say(self.number_with_what_it_counts(opened[0] if opened is not None else "", int(token)))

    def number_with_what_it_counts(self, field: str, number: int) -> Text:
        """Return a number with what it counts, where the field has words for that."""
        key = f"counted.{field}"
        return keyed_text(key, count=number) if self.words.has_words(key) else keyed_text("choice.number", n=number)

    def question(self) -> str:
        """Return the question in words, with the side that is asked where its seat plays several."""
        key = f"prompt.{self.prompt.moment}"
        asked = self.words.say(self.prompt.subject) if self.prompt.subject else self.words(key)
        if self.prompt.names_side:
            asked = self.words("side.asked", side=self.prompt.side, asked=asked)
        return asked if "**" in asked else f"**{asked}**"  # bold text has no bold within

    def heading(self) -> str:
        """Return the question as the large line of a card; one that is too long for that is bold."""
        asked = self.question()
        return asked if len(asked) > HEADED or "\n" in asked else f"### {asked.replace('**', '')}"

    def chosen_names(self, choices: Choices[Any], own: Given) -> str:
        """Return what is chosen in a field, in words."""
        if not own:
            return self.words.join(())
        known: list[Any] = list(choices.items) if isinstance(choices, Pick) else list(choices.choices_after(()).options)
        labels = {o.token: self.words.say(o.label) if o.label else self.words.name(o.token) for o in known}
        return unmarked_text(self.words.join(labels.get(token, token) for token in own))

    def press(self, verb: str, argument: str = "", page: int = 0) -> str:
        """Return the custom id of a press that concerns this prompt."""
        return Press(verb, self.table, self.prompt.id, argument, page).id()

    def button_rows(self, options: Sequence[Option], make: Callable[[Option], Button]) -> Iterator[Row]:
        """Yield rows of the buttons that `make` makes of options."""
        for n in range(0, len(options), PER_ROW):
            yield tuple(make(option) for option in options[n : n + PER_ROW])

    def buttons_or_list(
        self,
        options: Sequence[Option],
        field: str,
        make: Callable[[Option, Mapping[str, str]], Button],
        verb: str = "sel",
    ) -> Iterator[Row]:
        """Yield a few options as buttons, many as lists; a few with long names too, which would fill a phone."""
        letters = button_letters(options, self.aid.places) if len(options) <= FEW else {}
        rows = list(self.button_rows(options, lambda one: make(one, letters))) if len(options) <= FEW else []
        if rows and sum(row_height(row) for row in rows) <= TALL:
            yield from rows
        else:
            yield from self.selects_by_group(options, field, verb)

    def button_label(self, option: Option, letters: Mapping[str, str] | None = None) -> str:
        """Return an option's name, with the letter of its place, its odds and as much of the note on it as fits."""
        return self.label_with_note(self.option_label(option, letters), self.note_on(option))

    def label_with_note(self, label: str, note: str) -> str:
        """Return the label of a button with as much of a note in brackets as fits, by whole parts; without one that
        says nothing more."""
        if note in label:
            return cut_text(label, LABEL)
        room = LABEL - len(label) - 3
        short, colon, _ = note.partition(": ")  # a card's value without its words, which would break off
        note = short if colon and len(note) > room >= len(short) else note
        while len(note) > room and ", " in note:  # what does not fit is left out by parts, and not broken off
            note = f"{note.rpartition(', ')[0]} …"
        return f"{label} ({cut_text(note, room)})" if note and room >= LEAST_NOTE else cut_text(label, LABEL)

    def note_on(self, option: Option) -> str:
        """Return what stands beside an option's name: its odds, what a leg costs, the note on it."""
        said = [self.odds_of(option)]
        if isinstance(option, Leg):
            said.append(self.leg_cost(option))
            said.append(self.words.say(option.note) if option.note is not None else "")
        said.append(self.aid.note(option.token))
        return unmarked_text(" · ".join(part for part in said if part))

    def leg_cost(self, leg: Leg) -> str:
        """Return what a leg, or the way to a goal, costs."""
        return self.words("leg.cost", cost=leg.cost) if leg.cost is not None else ""

    def briefing_beside_draft(self, given: Given, count: int) -> str:
        """Return the first lines of what one must know beside a draft; of lines in small print, each about one piece,
        only those that name something chosen."""
        names = [self.words.name(token) for token in given[1:] if self.words.has_words(f"name.{token}")]
        lines = self.aid.brief.split("\n")
        kept = (line for line in lines if not line.startswith("-# ") or any(name in line for name in names))
        return "\n".join(islice(kept, count))

    def action_hint(self, tag: str) -> str:
        """Return what an action does, in a few words; "" where nothing says so."""
        return self.words(f"hint.{tag}") if self.words.has_words(f"hint.{tag}") else ""

    def field_text_above_controls(self, field: str, *, alone: bool) -> str:
        """Return which field of an action the controls below fill, and what it means where words say so. alone: the
        action has no other field."""
        named = "" if alone else self.words("screen.asked_for", field=field)
        keys = (f"field.{self.given[0]}_{field}" if self.given else "", f"field.{field}")
        said = next((self.words(key) for key in keys if key and self.words.has_words(key)), "")
        return "\n".join(part for part in (named, f"-# {said}" if said else "") if part)

    def choice_explanation(self, option: Option) -> str:
        """Return what choosing an option means: of an action what it does, else `explain.<what its label says>`; ""
        where nothing says so."""
        if option.label is not None and option.label.key == f"do.{option.token}":
            return self.action_hint(option.token)
        key = option.label.key.removeprefix("choice.") if option.label is not None else option.token
        return self.words(f"explain.{key}") if self.words.has_words(f"explain.{key}") else ""

    def odds_of(self, option: Option) -> str:
        """Return the odds of choosing an option next, as far as they are worked out."""
        return self.aid.odds((*self.given, option.token))

    def option_label(self, option: Option, letters: Mapping[str, str] | None = None) -> str:
        """Return an option's name, with the letter that its place has on the map."""
        letter = (letters or {}).get(map_place_of_option(option, self.aid.places))
        name = option_name(self.words, option)
        return f"{letter} · {name}" if letter else name

    def selects_by_group(self, options: Sequence[Option], field: str, verb: str = "sel") -> Iterator[Row]:
        """Yield selects by group, 25 lines each, those of the present page. A group of one option is a button below."""
        pages = self._pages_of(options)
        page = pages[self.page % len(pages)]
        letters = letters_of_page(options, self.aid.places, page)
        groups = [group for one in pages for group, _ in one]
        if len(pages) >= MANY_PAGES:
            yield self._page_list(pages)
        ones = []
        for n, (group, chunk) in enumerate(page):
            if verb == "sel" and len(chunk) == 1 and len(page) > 1:
                label = self.button_label(chunk[0], letters)
                ones.append(Button(id=self.press("add", chunk[0].token, len(self.given)), label=label, style="primary"))
                continue
            title = self._group_name(group) if group else self._field_heading(field)
            if groups.count(group) > 1:
                first, last = (self.option_label(o) for o in (chunk[0], chunk[-1]))
                span = self.words("screen.page_of", first=first, last=last) if first != last else first
                title = self.words("screen.span", field=title, names=span)
            lines = tuple(self.select_line(option, letters, field=field) for option in chunk)
            yield Select(
                id=self.press(verb, str(n), len(self.given)),
                placeholder=cut_text(title, PLACEHOLDER),
                options=lines,
            )
        yield from (tuple(ones[n : n + PER_ROW]) for n in range(0, len(ones), PER_ROW))

    def _field_heading(self, field: str) -> str:
        """Return how a list of what a field may be is headed: that of how much is done by what is done, since what a
        number counts does not say what choosing one means."""
        tag = self.given[0] if self.given else ""
        if tag and self.words.has_words(f"number.{tag}") and len(self.prompt.menu.forms[tag].fields) == 1:
            return self.words(f"do.{tag}")
        return self.words("screen.field", field=field)

    def _page_list(self, pages: Sequence[Page]) -> Select:
        """Return a list of pages, so that any of many takes one press."""
        lines = []
        for n, page in enumerate(pages[:OPTIONS]):
            first, last = (self.option_label(o) for o in (page[0][1][0], page[-1][1][-1]))
            span = self.words("screen.page_of", first=first, last=last) if first != last else first
            groups = list(dict.fromkeys(group for group, _ in page))
            named = " · ".join(self._group_name(group) for group in groups) if all(groups) else span
            label = self.words("screen.page_named", page=n + 1, names=named)
            note = cut_text(span, OPTION) if all(groups) else None
            chosen = n == self.page % len(pages)
            lines.append(SelectOption(value=str(n), label=cut_text(label, OPTION), description=note, chosen=chosen))
        return Select(id=self.press("pgs"), placeholder=self.words("screen.pages"), options=tuple(lines))

    def page_count(self, options: Sequence[Option]) -> int:
        """Return how many pages the selects of these options take."""
        return len(self._pages_of(options))

    def _pages_of(self, options: Sequence[Option]) -> list[Page]:
        """Return the pages of a list, made once: to part hundreds of places by what one picture shows takes long."""
        key = tuple(option.token for option in options)
        if key not in self._pages:
            self._pages[key] = select_pages_of_list(options, self.aid.places, self.words)
        return self._pages[key]

    def next_page_button(self, page: int, pages: int, to: int) -> Button:
        """Return the button that turns to the next page, whose number in the custom id is `to`."""
        label = self.words("button.more", page=page + 1, pages=pages)
        return Button(id=self.press("page", "", to), label=label)

    def select_line(
        self, option: Option, letters: Mapping[str, str] | None = None, *, chosen: bool = False, field: str = ""
    ) -> SelectOption:
        """Return an option as a line of a select, with the note on it; "none" as what that means to the field."""
        note = self.note_on(option) or unmarked_text(self.choice_explanation(option))
        said = self.answer_word(field, option.token) if option.token == NOTHING else ""
        return SelectOption(
            value=option.token,
            label=cut_text(said or self.option_label(option, letters), OPTION),
            description=cut_text(note, OPTION) if note else None,
            chosen=chosen,
        )

    def menu_tags(self) -> list[str]:
        """Return the actions that are offered, those first that are mostly wanted."""
        rank = {tag: n for n, tag in enumerate(self.aid.worth)}
        return sorted(self.prompt.menu.forms, key=lambda tag: rank.get(tag, len(rank)))

    def picks_in_one_list(self) -> dict[str, Pick]:
        """Return the actions that begin with a choice of several things which fits one list, so that the list can stand
        beside the other actions: who marches with a part of the army. One of them at most, for want of rows."""
        found: dict[str, Pick] = {}
        for tag in self.menu_tags():
            pick = first_pick_of_form(self.prompt.menu.forms[tag])
            if tag in self.aid.at_once and pick is not None and not found:
                found[tag] = pick
        return found

    def _first_choices(self, tag: str) -> list[Option]:
        """Return what an action begins with: which army marches, which agent moves."""
        return [option for option in self.prompt.menu.choices_after((tag,)).options if option.token != STOP]

    def _wholly_in(self, listed: Sequence[SelectOption]) -> set[str]:
        """Return the actions each of whose first choices stands in a list: they need no button of their own."""
        values = {line.value for line in listed}
        tags = {line.value.partition(":")[0] for line in listed}
        return {tag for tag in tags if all(f"{tag}:{one.token}" in values for one in self._first_choices(tag))}

    @cached_property
    def startable_pieces(self) -> list[SelectOption]:
        """The list of what can be set going at once: each army that may march, each agent that may move."""
        lines = []
        for tag in (tag for tag in self.menu_tags() if tag in self.aid.at_once):
            options = self._first_choices(tag)
            options.sort(key=lambda option: option.token)
            for option in options if len(options) > 1 and tag not in self.picks_in_one_list() else ():
                label, note = cut_text(self.option_label(option), OPTION), cut_text(self.note_on(option), OPTION)
                lines.append(SelectOption(value=f"{tag}:{option.token}", label=label, description=note or None))
        if len({line.value.partition(":")[0] for line in lines}) > 1:  # else the heading says what all of them do
            lines = [msgspec.structs.replace(line, label=cut_text(self._with_action(line), OPTION)) for line in lines]
        return lines[:OPTIONS]

    def _with_action(self, line: SelectOption) -> str:
        return self.words(
            "screen.at_once_line", action=self.words(f"do.{line.value.partition(':')[0]}"), name=line.label
        )

    def immediate_heading(self, lines: Sequence[SelectOption]) -> str:
        """Return the heading of such a list: what all of them do, where that is one thing."""
        tags = {line.value.partition(":")[0] for line in lines}
        if len(tags) > 1:
            return self.words("screen.at_once")
        return cut_text(self.words("screen.at_once_one", action=self.words(f"do.{tags.pop()}")), LABEL)

    def _group_name(self, group: str) -> str:
        """Return what a group is called: an id's name, or those of several ids with "+" between them."""
        return self.words.join(self.words.name(one) for one in group.split("+"))
