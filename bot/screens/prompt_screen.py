"""A prompt as a message: its choices are shown one level at a time, from the same `Menu` that the engine checks answers
against.

Only the prompt, the draft and the words go in, so that every level of every prompt can be tested against Discord's
limits without Discord.
"""

from collections.abc import Iterator
from copy import copy
from functools import cached_property
from typing import Any, Self

import msgspec

from bot.messages.aid import NO_AID, PromptHelp
from bot.messages.basket import completed_answer, forced_choice_of_level, is_basket
from bot.messages.drafts import BY_LEGS, NO_WAY, WayAsked
from bot.messages.ids import draft_fingerprint
from bot.messages.letters import FEW, SELECTS
from bot.messages.picks import leaves_a_choice, pick_chunks, takes_any
from bot.messages.screen import (
    LABEL,
    OPTIONS,
    PER_ROW,
    Button,
    Row,
    Screen,
    Select,
    cut_text,
)
from bot.screens.asked import Asked
from bot.screens.asked_fields import AskedFields
from bot.screens.basket_lines import basket_summary_lines
from bot.screens.basket_rows import BasketRows
from bot.screens.prompt_parts import NOTHING, shortened_name_list
from bot.screens.rows.deed_labels import action_label, is_ending_action
from bot.screens.rows.option_buttons import WHOLE, OptionButtons
from bot.screens.rows.way_rows import GOALS, listed_places, route_of, route_stage, way_name
from bot.words import Words
from engine.kernel.actions import OFFER_ACTIONS, Close, Pass
from engine.kernel.choices import STOP, Choices, Given, Level, Option
from engine.kernel.errors import IllegalAction
from engine.kernel.forms import Form
from engine.kernel.picks import Pick
from engine.kernel.prompts import Preview, Prompt
from engine.kernel.texts import Text, keyed_text
from engine.kit.choices import YesNo

KERNEL = frozenset((Pass.tag(), Close.tag(), *(action.tag() for action in OFFER_ACTIONS)))
SURE = 1  # the page of a Confirm whose question has been asked
BRIEF = 2  # lines of what one must know that stay while an answer is made
EXPLAINED = 9  # lines of what one must know, and of what the buttons mean, that a phone shows beside these
PAGES_ALONE = ("page:", "place:")  # how ids begin of buttons for whoever does not see a whole list
NOT_SEEN = Preview(legal=True)
NUMBERS = 2 * OPTIONS  # that are listed; of more one is typed


class PromptScreen(AskedFields, BasketRows, OptionButtons):
    """One prompt of a table, with the draft that its seat has made so far."""

    def __init__(
        self,
        words: Words,
        table: str,
        prompt: Prompt,
        given: Given = (),
        *,
        page: int = 0,
        aid: PromptHelp = NO_AID,
        preview: Preview | None = None,
        way: WayAsked = NO_WAY,
        suggested: bool = False,
    ) -> None:
        super().__init__(words, table, prompt, self.draft_with_only_action(prompt, given), page=page, aid=aid, way=way)
        self.preview, self.suggested = preview, suggested
        self.price = next((line.args["price"] for line in self._seen.lines if "price" in line.args), None)

    def with_page(self, page: int) -> Self:
        """Return the same draft at another page. What has been worked out of the draft already serves both."""
        other = copy(self)
        other.page = page
        return other

    @staticmethod
    def draft_with_only_action(prompt: Prompt, given: Given) -> Given:
        """Return the draft, begun where there is only one action to begin with."""
        if not given and len(prompt.menu.forms) == 1:
            tag, form = next(iter(prompt.menu.forms.items()))
            given = (tag,) if form.fields else ()
        if given and is_basket(prompt.menu.forms[given[0]]) and not prompt.menu.is_complete(given):
            given = (given[0], *completed_answer(prompt.menu.forms[given[0]], {}))  # a basket is always complete
        while given and not prompt.menu.is_complete(given):
            unasked = forced_choice_of_level(prompt.menu, given)
            if not unasked or ((route := route_of(prompt, given)) is not None and not route[1]):
                break
            given += unasked  # nothing, or only this, can be chosen in this field
        return given

    @classmethod
    def draft_before_last_choice(cls, prompt: Prompt, given: Given, aid: PromptHelp = NO_AID) -> Given:
        """Return the draft as it was before the last choice of one's own: what was put in unasked goes with it."""
        for end in range(len(given) - 1, 0, -1):
            before = cls.draft_with_only_action(prompt, given[:end])
            if len(before) < len(given) and aid.presumes(before) != given[len(before)]:
                return before
        return cls.draft_with_only_action(prompt, ())

    def screen(self, lead: str = "", *, large: bool = False) -> Screen:
        """Return the message: its words, and what can be pressed."""
        return Screen(content=self.content(lead, large=large), rows=tuple(self._rows()), asks=True)

    def content(self, lead: str = "", *, large: bool = False, short: int = 0) -> str:
        """Return the words; large, short: see `Asked.content`."""
        return self._words_asked.content(lead, large=large, short=short)

    def question_as_data(self) -> Asked:
        """Return the question with its draft as data: its words, and all that may be chosen, in one page."""
        whole = self.with_page(0)
        said = msgspec.structs.replace(whole._words_asked, fields=tuple(whole.fields_asked()))
        return msgspec.structs.replace(said, buttons=tuple(whole._buttons_asked()), picked=tuple(whole.picked_things()))

    @cached_property
    def _words_asked(self) -> Asked:
        """Return the words of the question and of its draft, which are the same on every page."""
        return Asked(
            prompt=self.prompt.id,
            kind=self.prompt.kind,
            question=self.question(),
            heading=self.heading(),
            brief=self.aid.brief,
            kept=self.briefing_beside_draft(self.given, BRIEF),
            begun=len(self.given) > len(self.draft_with_only_action(self.prompt, ())),
            chosen=self._so_far,
            preview=tuple(self.words.say(line) for line in self._seen.lines),
            again=self.words.say(self._seen.again) if self._asks_again() and self._seen.again else "",
            wanted=self._asked_for() if self.route is None else self.way_line(*self.route),
            priced=self.route is not None and route_stage(self.way, self.route[1]) != GOALS,
            still=self._still(),
            suggested=self.words("basket.suggested") if self.suggested else "",
            meant=tuple(self._explanations()),
            term=self.aid.term(),
        )

    @property
    def _seen(self) -> Preview:
        """Return what the draft would mean; nothing where nothing is drafted or worked out."""
        return self.preview if self.preview is not None and self.given else NOT_SEEN

    def _buttons_asked(self) -> Iterator[Button]:
        """Yield the buttons beside the fields: what carries the draft out, goes back, or asks for it otherwise."""
        if not self.given:
            yield from self.quick_buttons()
            return
        form = self.prompt.menu.forms[self.given[0]]
        if is_basket(form):
            yield from self.basket_buttons()
            return
        opened = form.opened(self.given[1:])
        row = (*self._last_row(form, opened), *self.variant_buttons())
        yield from (one for one in row if not one.id.startswith(PAGES_ALONE))

    def draft_in_words(self) -> str:
        """Return the draft in words: the action, then the names of what is chosen."""
        if not self.given:
            return ""
        form = self.prompt.menu.forms[self.given[0]]
        if is_basket(form):  # field by field: walking it token by token would weigh the whole basket for each
            filled_in = [(name, choices, own) for name, choices, own in self.fields if own not in ((), (NOTHING,))]
            names = [self.words("screen.filled", field=n, names=self.chosen_names(c, own)) for n, c, own in filled_in]
        else:
            legs = len(self.given) - len(self.route[1] if self.route is not None else ())
            names = [*self.names_by_field(1, legs), *way_name(self.words, self.token_names(legs, len(self.given)))]
        joined = ("; " if is_basket(form) else ", ").join(shortened_name_list(self.words, names))
        return self.words("do." + self.given[0]) + (f": {joined}" if joined else "")

    @cached_property
    def _so_far(self) -> str:
        if self.given and is_basket(self.prompt.menu.forms[self.given[0]]):
            return "\n".join(basket_summary_lines(self.words, self.fields)) or self.words("basket.empty")
        chosen = [token for token in self.given[1:] if token != STOP]
        if self.prompt.answered is not None and not chosen:
            return self.words("screen.sealed", action=self.prompt.answered.label())
        opened = bool(self.given) and len(self.prompt.menu.forms) > 1  # one of several actions, and no more yet
        whole = self._sentence("", WHOLE) if chosen and self.prompt.menu.is_complete(self.given) else ""
        said = self.words("screen.chosen", chosen=whole or self.draft_in_words()) if chosen or opened else ""
        return f"{said}\n{self.words('screen.forced')}".strip() if self._forced() else said

    def _forced(self) -> bool:
        """Return whether the whole answer was put in unasked, since nothing else is possible."""
        if (
            not self.given
            or is_basket(self.prompt.menu.forms[self.given[0]])
            or not self.prompt.menu.is_complete(self.given)
        ):
            return False
        return self.given == self.draft_with_only_action(self.prompt, ()) and self.next_choices == Level()

    def _asked_for(self) -> str:
        """Return which field of several the controls below fill."""
        form = self.prompt.menu.forms[self.given[0]] if self.given else None
        if form is None or is_basket(form):
            return ""
        opened = form.opened(self.given[1:])
        offered = self.next_choices.low is not None or self.next_choices.options
        if opened is None or not (leaves_a_choice(opened[1], opened[2]) if isinstance(opened[1], Pick) else offered):
            return ""
        alone = len(form.fields) < 2 and not isinstance(opened[1], YesNo)  # a bare "yes" would not say to what
        return self.field_text_above_controls(opened[0], alone=alone)

    def _still(self) -> str:
        """Return how many of several things are still to be chosen, with how many are; "" where it may go on."""
        missing, have = self._missing
        if not missing and self._may_do_without:
            return self.words("screen.none")
        if self._unfit is not None:
            return self.words("screen.unfit", why=self._unfit)
        return self.words("screen.still", count=missing, have=have) if missing else ""

    @cached_property
    def _unfit(self) -> Text | None:
        """Return why several things that are chosen, enough by their number, cannot be the whole; None if they can."""
        if self._picking is None or self._missing[0] or not self._picking[1]:
            return None
        pick, own = self._picking
        if pick.is_complete(own):
            return None
        try:
            pick.value_of_tokens(own)
        except IllegalAction as error:
            return error.why
        return None

    @property
    def _may_do_without(self) -> bool:
        """Return whether of several things that the open field offers none need be taken, and none is."""
        return self._picking is not None and takes_any(self._picking[0]) and not self._picking[1]

    @cached_property
    def _missing(self) -> tuple[int, int]:
        """Return how many things the open field lacks at least, and how many it has."""
        if self._picking is None:
            return 0, 0
        pick, own = self._picking
        return pick.missing(own), len(own)

    @cached_property
    def _picking(self) -> tuple[Pick, Given] | None:
        """Return the open field's choice of several things and what is chosen of them; None of any other field."""
        form = self.prompt.menu.forms[self.given[0]] if self.given else None
        opened = form.opened(self.given[1:]) if form is not None and not is_basket(form) else None
        return (opened[1], opened[2]) if opened is not None and isinstance(opened[1], Pick) else None

    def _asks_again(self) -> bool:
        """Return whether the draft looks like a slip, so that its Confirm carries the question; that of a basket, which
        stands there while it is filled, is asked when it is sealed."""
        again = self.preview is not None and self.preview.again is not None and bool(self.given)
        return again and not is_basket(self.prompt.menu.forms[self.given[0]])

    def _explanations(self) -> Iterator[str]:
        """Yield what the buttons of a short list mean, a line each; longer lists say it line by line."""
        if not self.given:
            listed = self._wholly_in(self.startable_pieces)  # each says line by line what it is
            tags = [tag for tag in self.prompt.menu.forms if tag not in KERNEL and tag not in listed]
            hints = [(tag, said) for tag in tags if (said := self.action_hint(tag))] if len(tags) <= FEW else []
            if len(hints) + len(self.aid.brief.split("\n")) > EXPLAINED:  # "What may I do?" has them
                return
            for tag, said in hints:
                yield self.words("screen.explained", name=self.words(f"do.{tag}"), said=said)
        elif not is_basket(self.prompt.menu.forms[self.given[0]]) and self.route is None:
            options = [option for option in self.next_choices.options if option.token != STOP]
            for option in options if len(options) <= FEW else []:
                if said := self.choice_explanation(option):
                    yield self.words("screen.explained", name=self.option_label(option), said=said)

    # Rows

    def _rows(self) -> Iterator[Row]:
        if not self.given:
            yield from self._menu_rows()
            return
        form = self.prompt.menu.forms[self.given[0]]
        if is_basket(form):
            yield from self.basket_rows()
            return
        opened = form.opened(self.given[1:])
        if opened is not None:
            name, choices, own = opened
            if isinstance(choices, Pick):
                yield from self.pick_rows(choices, own) if takes_any(choices) else ()
            elif self.route is not None and route_stage(self.way, own) != BY_LEGS:
                yield from self.way_rows(self.route[0], own, name)
            else:
                yield from self._level_rows(self.next_choices, name)
        if last := self._last_row(form, opened):
            yield last
        yield from self.variant_rows()

    def _menu_rows(self) -> Iterator[Row]:
        """Yield a button for each action; where they are many, a select, with buttons for what ends the question."""
        listed, parts = self.startable_pieces, self.picks_in_one_list()
        within = {*self._wholly_in(listed), *parts}
        tags = [tag for tag in self.menu_tags() if tag not in within]
        plain = [tag for tag in tags if not self.prompt.menu.forms[tag].fields]
        if quick := tuple(self.quick_buttons()):
            yield quick
        if listed:
            yield Select(id=self.press("go"), placeholder=self.immediate_heading(listed), options=tuple(listed))
        for tag, pick in parts.items():
            yield from self.begun_pick_row(tag, pick)
        if len(tags) <= FEW:
            yield from self.button_rows([Option(tag) for tag in tags], self._menu_button)
            return
        chosen = [Option(tag, keyed_text(f"do.{tag}")) for tag in tags if tag not in plain[:PER_ROW]]
        yield from self.selects_by_group(chosen, "action")
        if plain:
            yield tuple(self._menu_button(Option(tag)) for tag in plain[:PER_ROW])

    def _menu_button(self, option: Option) -> Button:
        style = "secondary" if is_ending_action(self.prompt, option.token, self.aid.ending) else "primary"
        label = action_label(self.words, self.prompt, option.token)
        form = self.prompt.menu.forms[option.token]
        return Button(id=self.press("add" if form.fields else "do", option.token), label=label, style=style)

    def _level_rows(self, level: Level, field: str) -> Iterator[Row]:
        if level.low is not None and level.high is not None:
            if level.high - level.low >= NUMBERS:
                label = self.words("screen.number", low=level.low, high=level.high)
                yield (Button(id=self.press("num"), label=cut_text(label, LABEL), style="primary"),)
                return
            numbers = range(level.low, level.high + 1)
            level = Level(tuple(Option(str(n), self.number_choice_text(field, n)) for n in numbers))
        options = [o for o in level.options if o.token != STOP]
        yield from self.buttons_or_list(options, field, lambda one, letters: self.option_button(one, letters, field))

    def _last_row(self, form: Form, opened: tuple[str, Choices[Any], Given] | None) -> tuple[Button, ...]:
        buttons = []
        if self.prompt.menu.is_complete(self.given):
            sure = self._asks_again()
            confirm = self.press("ok", draft_fingerprint(self.given), SURE if sure else 0)
            style = "danger" if sure else "success"
            buttons.append(Button(id=confirm, label=self.answer_label(), style=style))
        elif opened is not None and self.may_leave_field(form, *opened):
            buttons.append(self._stop_button())
        elif self._missing[0]:
            label = self.words("button.still", count=self._missing[0])
            buttons.append(Button(id=self.press("open"), label=label, disabled=True))
        elif self._unfit is not None:
            buttons.append(Button(id=self.press("open"), label=self.words("button.unfit"), disabled=True))
        if opened is not None:
            pages = self._page_count(opened[1], opened[2])
            if pages > 1:
                buttons.append(self.next_page_button(self.page, pages, (self.page + 1) % pages))
        if len(self.given) > 1 or len(self.prompt.menu.forms) > 1:
            buttons.append(Button(id=self.press("back"), label=self.words("button.back")))
        if self.route is not None:
            buttons += list(self.way_buttons(self.route[1]))
        if self.typeable_places and len(buttons) < PER_ROW:
            buttons.insert(0, self.place_button())
        buttons += list(self.presumed_buttons(form))[: PER_ROW - len(buttons)]
        if len(self.given) == 1:
            buttons += list(self.quick_buttons())[: PER_ROW - len(buttons)]
        return tuple(buttons)

    def _stop_button(self) -> Button:
        """Return what leaves an open field as it is; where nothing is chosen, and nothing more is to be asked, it
        carries the answer out."""
        ended = answer_without_choice(self.prompt, self.given)
        if not ended:
            return Button(id=self.press("add", STOP, len(self.given)), label=self.words("button.next"), style="success")
        whole = PromptScreen(self.words, self.table, self.prompt, ended, aid=self.aid)
        return Button(id=self.press("ok", draft_fingerprint(ended)), label=whole.answer_label(), style="success")

    def has_page(self, page: int) -> bool:
        """Return whether a page of its lists may show another message than those before it: a number beyond the last
        begins again."""
        form = self.prompt.menu.forms[self.given[0]] if self.given else None
        if form is None:
            return page == 0 or len(self.prompt.menu.forms) > FEW
        opened = None if is_basket(form) else form.opened(self.given[1:])
        return page == 0 or is_basket(form) or (opened is not None and page < self._page_count(opened[1], opened[2]))

    def _page_count(self, choices: Choices[Any], own: Given) -> int:
        if isinstance(choices, Pick):
            return -(-len(pick_chunks(choices, own)) // SELECTS)
        if self.route is not None and route_stage(self.way, own) != BY_LEGS:
            places = listed_places(self.route[0], self.way, own)
            return self.page_count(places) if len(places) > FEW else 1
        return self.page_count([o for o in self.next_choices.options if o.token != STOP])


def answer_without_choice(prompt: Prompt, given: Given) -> Given:
    """Return the whole answer of who has begun one and chosen nothing, where it needs no choice; () where it does."""
    opened = prompt.menu.forms[given[0]].opened(()) if len(given) == 1 else None
    if opened is None or prompt.menu.is_complete(given):
        return ()
    if not isinstance(opened[1], Pick) or not opened[1].is_complete(()):
        return ()
    ended = PromptScreen.draft_with_only_action(prompt, (*given, STOP))
    return ended if prompt.menu.is_complete(ended) and prompt.menu.choices_after(ended) == Level() else ()
