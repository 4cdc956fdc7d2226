"""A prompt as a message: the same choices that the engine checks, walked a level at a time.

Nothing but the prompt, the draft and the words goes in, so every level of every prompt can be tested against Discord's
limits without Discord.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

from bot.screens.aid import NO_AID, Aid
from bot.screens.basket import chosen_in, filled, is_basket, only, room_left
from bot.screens.ids import Press, fingerprint
from bot.screens.letters import FEW, grouped, lettered
from bot.screens.picks import COPY, pick_chunks
from bot.screens.screen import (
    LABEL,
    OPTION,
    OPTIONS,
    PER_ROW,
    PLACEHOLDER,
    Button,
    Modal,
    Row,
    Screen,
    Select,
    SelectOption,
    TextInput,
    cut,
)
from bot.words import Words, unmarked
from engine.kernel.actions import Pass
from engine.kernel.choices import STOP, Choices, Given, Level, Option
from engine.kernel.forms import Form
from engine.kernel.picks import Pick
from engine.kernel.prompts import SEALED, Preview, Prompt
from engine.kernel.texts import text

SELECTS = 4  # rows of selects on one page; the fifth row holds Confirm, Back and the pages
LEAST_NOTE = 12  # characters of a note that are worth a place on a button
NOTHING = "none"  # the token of a field that is left empty
MANY = 10  # actions that are worth a button each
PAGES = 10  # of a basket's field


class PromptScreen:
    """One prompt of a table, with the draft that its seat has made so far."""

    def __init__(
        self,
        words: Words,
        table: str,
        prompt: Prompt,
        given: Given = (),
        *,
        page: int = 0,
        aid: Aid = NO_AID,
        preview: Preview | None = None,
    ) -> None:
        self.words, self.table, self.prompt, self.page, self.aid = words, table, prompt, page, aid
        self.given = self.forward(prompt, given)
        self.preview = preview

    @staticmethod
    def forward(prompt: Prompt, given: Given) -> Given:
        """Return the draft, begun where there is only one action to begin with."""
        if not given and len(prompt.menu.forms) == 1:
            tag, form = next(iter(prompt.menu.forms.items()))
            given = (tag,) if form.fields else ()
        if given and is_basket(prompt.menu.forms[given[0]]) and not prompt.menu.done(given):
            given = (given[0], *filled(prompt.menu.forms[given[0]], {}))  # a basket's draft is always a whole word
        while given and not prompt.menu.done(given):
            single = only(prompt.menu.next(given))
            if single is None:
                break
            given += (single,)  # nothing, or only this, can be chosen in this field
        return given

    @classmethod
    def backward(cls, prompt: Prompt, given: Given) -> Given:
        """Return the draft as it was before the last choice: what was put in unasked goes with it."""
        for end in range(len(given) - 1, 0, -1):
            before = cls.forward(prompt, given[:end])
            if len(before) < len(given):
                return before
        return cls.forward(prompt, ())

    def screen(self, lead: str = "") -> Screen:
        """Return the message: the lead, the question, what is chosen so far, and what can be pressed."""
        parts = [lead, self.question(), self.aid.brief, self._so_far(), *self._preview_lines(), self._asked_for()]
        rows = tuple(self._rows())
        return Screen(content=cut("\n".join(p for p in parts if p), 2000), rows=rows)

    def question(self) -> str:
        """Return the question in words."""
        key = f"prompt.{self.prompt.moment}"
        asked = self.words.say(self.prompt.subject) if self.prompt.subject else self.words(key)
        return asked if "**" in asked else f"**{asked}**"  # bold text has no bold within

    def chosen(self) -> str:
        """Return the draft in words: the action, then the names of what is chosen."""
        if not self.given:
            return ""
        form = self.prompt.menu.forms[self.given[0]]
        if is_basket(form):  # field by field: walking it token by token would weigh the whole basket for each
            fields = chosen_in(form, self.given[1:])
            filled_in = [(name, choices, own) for name, choices, own in fields if own not in ((), (NOTHING,))]
            names = [self.words("screen.filled", field=n, names=self._named(c, own)) for n, c, own in filled_in]
        else:
            names = [self._token_label(n) for n, token in enumerate(self.given) if n and token not in (STOP, NOTHING)]
        joined = ("; " if is_basket(form) else ", ").join(names)
        return self.words("do." + self.given[0]) + (f": {joined}" if joined else "")

    def _token_label(self, place: int) -> str:
        """Return the name of the draft's token at a place: of a number, an option, or an item."""
        token, level = self.given[place], self.prompt.menu.next(self.given[:place])
        if level.low is not None:
            return token
        option = next((o for o in level.options if o.token == token), Option(token))
        return self._option_label(option)

    def _so_far(self) -> str:
        chosen = [token for token in self.given[1:] if token != STOP]
        if self.prompt.answered is not None and not chosen:
            return self.words("screen.sealed", action=self.prompt.answered.told())
        opened = len(self.given) == 1 and len(self.prompt.menu.forms) > 1  # one of several actions, and no more yet
        said = self.words("screen.chosen", chosen=self.chosen()) if chosen or opened else ""
        return f"{said}\n{self.words('screen.forced')}".strip() if self._forced() else said

    def _forced(self) -> bool:
        """Return whether the whole answer was put in unasked, since nothing else is possible."""
        if not self.given or is_basket(self.prompt.menu.forms[self.given[0]]) or not self.prompt.menu.done(self.given):
            return False
        return self.given == self.forward(self.prompt, ()) and self._level == Level()

    def _asked_for(self) -> str:
        """Return which field of several the buttons fill: a select says so itself."""
        form = self.prompt.menu.forms[self.given[0]] if self.given else None
        opened = form.opened(self.given[1:]) if form is not None and len(form.fields) > 1 else None
        if form is None or opened is None or is_basket(form) or isinstance(opened[1], Pick) or not self._level.options:
            return ""
        return self.words("screen.asked_for", field=opened[0])

    def _preview_lines(self) -> Iterator[str]:
        if self.preview is not None and self.given:
            yield from (f"-# {self.words.say(line)}" for line in self.preview.lines)

    # Rows

    def _rows(self) -> Iterator[Row]:
        if not self.given:
            yield from self._menu_rows()
            return
        form = self.prompt.menu.forms[self.given[0]]
        if is_basket(form):
            yield from self._basket_rows(form)
            return
        opened = form.opened(self.given[1:])
        if opened is not None:
            name, choices, own = opened
            if isinstance(choices, Pick):
                yield from self._pick_rows(choices, own)
            else:
                yield from self._level_rows(self._level, name)
        yield self._last_row(form, opened)

    def _menu_rows(self) -> Iterator[Row]:
        """Yield a button for each action; where they are many, a select, with buttons for what ends the question."""
        tags = list(self.prompt.menu.forms)
        plain = [tag for tag in tags if not self.prompt.menu.forms[tag].fields]
        if len(tags) <= MANY:
            yield from self._buttons([Option(tag) for tag in tags], self._menu_button)
            yield from self._quick_row()
            return
        chosen = [Option(tag, text(f"do.{tag}")) for tag in tags if tag not in plain[:PER_ROW]]
        yield from self._selects(chosen, "action")
        if plain:
            yield tuple(self._menu_button(Option(tag)) for tag in plain[:PER_ROW])

    def _quick_row(self) -> Iterator[Row]:
        """Yield buttons for whole answers that need no further choice."""
        buttons = tuple(self._quick_buttons())
        if buttons:
            yield buttons

    def _quick_buttons(self) -> Iterator[Button]:
        for key, action in self.aid.quick.items():
            label = unmarked(self.words(f"quick.{key}", action=action.told()))
            yield Button(id=self._press("quick", key), label=cut(label, LABEL), style="success")

    # A basket: page 0 is its menu, page 10 n + m the m-th page of its n-th field

    def _basket_rows(self, form: Form) -> Iterator[Row]:
        fields = list(chosen_in(form, self.given[1:]))
        number, page = divmod(self.page, PAGES)
        if not 1 <= number <= len(fields):
            yield self._basket_menu(fields)
            label = self.words("button.seal" if self.prompt.kind == SEALED else "button.confirm")
            confirm = Button(id=self._press("ok", fingerprint(self.given)), label=label, style="success")
            clear = Button(id=self._press("add", self.given[0]), label=self.words("button.anew"))
            back = Button(id=self._press("back"), label=self.words("button.back"))
            many = len(self.prompt.menu.forms) > 1
            yield (confirm, clear, *([back] if many else self._quick_buttons()))
            return
        name, choices, own = fields[number - 1]
        if isinstance(choices, Pick):
            yield from self._pick_rows(choices, own, "bagp", page)
            pages = -(-len(pick_chunks(choices, own)) // SELECTS)
        else:
            yield from self._one_by_one(name, choices, own)
            pages = 1
        buttons = [Button(id=self._press("page"), label=self.words("button.basket"), style="success")]
        if own and choices.length is None and not isinstance(choices, Pick):
            buttons.append(Button(id=self._press("bagc", "0", self.page), label=self.words("button.clear")))
        if pages > 1:
            label = self.words("button.more", page=page + 1, pages=pages)
            buttons.append(Button(id=self._press("page", "", number * PAGES + (page + 1) % pages), label=label))
        yield tuple(buttons)

    def _one_by_one(self, name: str, choices: Choices[Any], own: Given) -> Iterator[Row]:
        """Yield the select of a field that takes one thing, or the next of an order: what is in that already is named
        in the message, and gone from the list."""
        ordered = choices.length is None
        lines = [self._line(o, chosen=o.token in own) for o in choices.next(own if ordered else ()).options]
        title = self.words("screen.next_of" if ordered and own else "screen.field", field=name, count=len(own) + 1)
        if lines:
            yield Select(
                id=self._press("bagp", "0", self.page),
                placeholder=cut(title, PLACEHOLDER),
                options=tuple(lines[:OPTIONS]),
            )

    def _basket_menu(self, fields: Sequence[tuple[str, Choices[Any], Given]]) -> Select:
        lines = []
        for n, (name, choices, own) in enumerate(fields, 1):
            room = room_left(choices, own)
            if own or room or choices.length == 1:
                note = self.words("screen.in_basket", names=self._named(choices, own), room=room)
                note = self._named(choices, own) if choices.length == 1 or not room else note
                label = cut(self.words.name(name), OPTION)
                lines.append(SelectOption(value=str(n * PAGES), label=label, description=cut(note, OPTION)))
        lines = lines or [SelectOption(value="0", label=self.words("screen.basket_empty"))]
        return Select(id=self._press("bag"), placeholder=self._basket_title(), options=tuple(lines[:OPTIONS]))

    def _basket_title(self) -> str:
        key = f"basket.{self.given[0]}"
        return cut(self.words(key if self.words.has(key) else "screen.basket"), PLACEHOLDER)

    def _named(self, choices: Choices[Any], own: Given) -> str:
        """Return what is chosen in a field, in words."""
        if not own:
            return self.words.join(())
        known: list[Any] = list(choices.items) if isinstance(choices, Pick) else list(choices.next(()).options)
        labels = {o.token: self.words.say(o.label) if o.label else self.words.name(o.token) for o in known}
        return unmarked(self.words.join(labels.get(token, token) for token in own))

    def _press(self, verb: str, argument: str = "", page: int = 0) -> str:
        return Press(verb, self.table, self.prompt.id, argument, page).id()

    def _menu_button(self, option: Option) -> Button:
        style = "secondary" if option.token == Pass.tag() else "primary"
        label = cut(self.words("do." + option.token), LABEL)
        form = self.prompt.menu.forms[option.token]
        return Button(id=self._press("add" if form.fields else "do", option.token), label=label, style=style)

    def _buttons(self, options: Sequence[Option], make: Any) -> Iterator[Row]:
        for n in range(0, len(options), PER_ROW):
            yield tuple(make(option) for option in options[n : n + PER_ROW])

    def _level_rows(self, level: Level, field: str) -> Iterator[Row]:
        if level.low is not None and level.high is not None:
            if level.high - level.low >= OPTIONS:
                label = self.words("screen.number", low=level.low, high=level.high)
                yield (Button(id=self._press("num"), label=cut(label, LABEL), style="primary"),)
                return
            level = Level(tuple(Option(str(n), text("choice.number", n=n)) for n in range(level.low, level.high + 1)))
        options = [o for o in level.options if o.token != STOP]
        if len(options) <= FEW:
            yield from self._buttons(options, self._option_button)
        else:
            yield from self._selects(options, field)

    def _option_button(self, option: Option) -> Button:
        return Button(
            id=self._press("add", option.token, len(self.given)),
            label=self._button_label(option),
            style="primary",
        )

    def _button_label(self, option: Option) -> str:
        """Return an option's name, with its odds and as much of the note on it as fits a button."""
        label = self._option_label(option)
        note = unmarked(self.aid.on(self.given, option.token))
        room = LABEL - len(label) - 3
        return f"{label} ({cut(note, room)})" if note and room >= LEAST_NOTE else cut(label, LABEL)

    def _option_label(self, option: Option, letters: dict[str, str] | None = None) -> str:
        label = self.words.say(option.label) if option.label else self.words.name(option.token)
        letter = (letters or {}).get(option.token)
        return unmarked(f"{letter} · {label}" if letter else label)

    def _selects(self, options: Sequence[Option], field: str) -> Iterator[Row]:
        """Yield selects by group, 25 lines each, those of the present page."""
        letters = lettered(options, self.aid.places)
        chunks = grouped(options, self.aid.places, self._option_label)
        for n, (group, chunk) in enumerate(self._of_page(chunks)):
            lines = tuple(self._line(o, letters) for o in chunk)
            title = self.words.name(group) if group else self.words("screen.field", field=field)
            if sum(g == group for g, _ in chunks) > 1:
                title = self.words("screen.span", field=title, first=lines[0].label, last=lines[-1].label)
            yield Select(
                id=self._press("sel", str(n), len(self.given)), placeholder=cut(title, PLACEHOLDER), options=lines
            )

    def _line(self, option: Option, letters: dict[str, str] | None = None, *, chosen: bool = False) -> SelectOption:
        note = unmarked(self.aid.on(self.given, option.token))
        return SelectOption(
            value=option.token,
            label=cut(self._option_label(option, letters), OPTION),
            description=cut(note, OPTION) if note else None,
            chosen=chosen,
        )

    def _of_page(self, chunks: Sequence[Any]) -> Sequence[Any]:
        return chunks[self.page * SELECTS : (self.page + 1) * SELECTS]

    def _pick_rows(self, pick: Pick, own: Given, verb: str = "pick", page: int | None = None) -> Iterator[Row]:
        page = self.page if page is None else page
        chunks = pick_chunks(pick, own)[page * SELECTS : (page + 1) * SELECTS]
        for n, (group, chunk) in enumerate(chunks):
            lines = []
            for token, copy in chunk:
                item = next(i for i in pick.items if i.token == token)
                label = unmarked(self.words.say(item.label) if item.label else self.words.name(token))
                note = self.aid.note(token) or (self.words(f"card.{token}") if self.words.has(f"card.{token}") else "")
                lines.append(
                    SelectOption(
                        value=f"{token}{COPY}{copy}",
                        label=cut(label if copy == 1 else f"{label} ({copy})", OPTION),
                        description=cut(unmarked(note), OPTION) if note else None,
                        chosen=own.count(token) >= copy,
                    )
                )
            most = min(len(lines), pick.most_of(group))
            how_many = "screen.pick" if pick.low < pick.high else "screen.pick_exactly"
            title = self.words.name(group) if group else self.words(how_many, low=pick.low, high=pick.high)
            yield Select(
                id=self._press(verb, str(n + page * SELECTS), self.page),
                placeholder=cut(title, PLACEHOLDER),
                options=tuple(lines),
                least=0,
                most=max(most, 1),
            )

    def _last_row(self, form: Form, opened: tuple[str, Choices[Any], Given] | None) -> Row:
        buttons = []
        if self.prompt.menu.done(self.given):
            confirm = self._press("ok", fingerprint(self.given))
            buttons.append(Button(id=confirm, label=self.words("button.confirm"), style="success"))
        elif opened is not None and self._may_stop(form, *opened):
            buttons.append(
                Button(id=self._press("add", STOP, len(self.given)), label=self.words("button.next"), style="success")
            )
        if opened is not None:
            pages = self._page_count(opened[1], opened[2])
            if pages > 1:
                label = self.words("button.more", page=self.page + 1, pages=pages)
                buttons.append(Button(id=self._press("page", "", (self.page + 1) % pages), label=label))
        if len(self.given) > 1 or len(self.prompt.menu.forms) > 1:
            buttons.append(Button(id=self._press("back"), label=self.words("button.back")))
        if len(self.given) == 1:
            buttons += list(self._quick_buttons())[: PER_ROW - len(buttons)]
        if not buttons:
            buttons.append(Button(id=self._press("open"), label=self.words("button.refresh")))
        return tuple(buttons)

    @cached_property
    def _level(self) -> Level:
        """Return what may follow: not cheap for a pick of many items, so it is asked once, and only where needed."""
        return self.prompt.menu.next(self.given)

    def _may_stop(self, form: Form, field: str, choices: Choices[Any], own: Given) -> bool:
        if isinstance(choices, Pick):
            return field != form.fields[-1] and choices.done(own)
        return any(o.token == STOP for o in self._level.options)

    def _page_count(self, choices: Choices[Any], own: Given) -> int:
        if isinstance(choices, Pick):
            count = len(pick_chunks(choices, own))
        else:
            options = [o for o in self._level.options if o.token != STOP]
            count = len(grouped(options, self.aid.places, self._option_label))
        return -(-count // SELECTS)

    def modal(self) -> Modal:
        """Return the form that asks for a number."""
        level = self.prompt.menu.next(self.given)
        title = cut(self.question().strip("*"), 45)
        label = cut(self.words("screen.number", low=level.low, high=level.high), 45)
        return Modal(id=self._press("num"), title=title, inputs=(TextInput(id="n", label=label, most=7),))
