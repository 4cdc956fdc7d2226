"""The buttons that stand for one option of a question, and what the button that carries its answer out is called."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

import msgspec

from bot.messages.aid import NO_AID
from bot.messages.basket import is_basket
from bot.messages.ids import draft_fingerprint
from bot.messages.screen import LABEL, PER_ROW, Button, Modal, TextInput, cut_text
from bot.screens.prompt_parts import NOTHING, WHETHER
from bot.screens.rows.deed_labels import answer_label, number_label, sentence_label
from bot.screens.rows.way_rows import WAY, WayRows, other_ways, route_stage
from bot.words import unmarked_text
from engine.kernel.choices import STOP, Choices, Given, Level, Option
from engine.kernel.forms import Form
from engine.kernel.picks import Pick
from engine.kernel.prompts import SEALED, Preview
from engine.kernel.routes import Trip
from engine.kernel.texts import Text, keyed_text

WHOLE = 200  # characters of an answer that its question says as a sentence
PRICES = frozenset(("hexes", "points", "price", "cost"))  # what a forecast says of a way that its button says too


class OptionButtons(WayRows):
    """The buttons of a prompt's options and of its answer."""

    @cached_property
    def next_choices(self) -> Level:
        """Return what may follow: not cheap for a pick of many items, so it is asked once, and only where needed."""
        return self.prompt.menu.choices_after(self.given)

    def option_button(self, option: Option, letters: Mapping[str, str], field: str) -> Button:
        """Return the button that chooses an option of a field. letters: of places on the map."""
        label = self.button_label(option, letters)
        if option.token in WHETHER or option.token == NOTHING:
            said = self.answer_word(field, option.token) or self.words("screen.filled", field=field, names=label)
            label = cut_text(said, LABEL)
        elif self.next_choices.low is not None:
            label = number_label(self.words, self.given[0], field, label, alone=self._one_field())
        label = label[:1].upper() + label[1:]
        return Button(id=self.press("add", option.token, len(self.given)), label=label, style="primary")

    def number_choice_text(self, field: str, number: int) -> Text:
        """Return what choosing a number means: the whole deed where there are words for it, else what it counts."""
        key = f"number.{self.given[0]}"
        return (
            keyed_text(key, count=number)
            if self._one_field() and self.words.has_words(key)
            else self.number_with_what_it_counts(field, number)
        )

    def _one_field(self) -> bool:
        return len(self.prompt.menu.forms[self.given[0]].fields) == 1

    def answer_label(self, verb: str = "") -> str:
        """Return the label of the button that carries the draft out. verb: the key of what the press is called."""
        is_sealed = self.prompt.kind == SEALED
        if not verb and (said := self._sentence("button.seal_deed" if is_sealed else "")):
            return said
        verb = verb or ("button.seal_deed" if is_sealed else "button.confirm_deed")
        legs, tag = len(self.given) - len(self.route[1] if self.route is not None else ()), self.given[0]
        names = [*self.token_names(1, legs), *self.token_names(max(legs, len(self.given) - 1), len(self.given))]
        deed = self.words(f"do.{tag}")
        if len(self.given) == 2 and self._one_field() and self.words.has_words(f"number.{tag}"):
            deed, names = self.words(f"number.{tag}", count=int(self.given[1])), []
        elif not names and self.prompt.menu.forms[tag].fields:  # nothing is chosen: what the answer then means
            deed = unmarked_text(self.words.say(self.prompt.menu.value_of_tokens(self.given).label()))
        return answer_label(self.words, verb, deed, names, self.aid.odds(self.given))

    def _sentence(self, verb: str, most: int = LABEL) -> str:
        """Return the draft as a sentence for a label: by words of the game's own for that (`press.<tag>`), else its
        answer's, where those are sentences; "" where there is none, or it is too long.

        verb, most: as in `sentence_label`.
        """
        key = f"press.{self.given[0]}"
        names = [unmarked_text(name) for name in self.token_names(1, len(self.given))]
        if names and self.words.has_words(key):
            first, *rest = names
            said = keyed_text(key, first=first, rest=self.words.join(rest), rest_count=len(rest))
        elif self.aid.sentences or self.given[0] in self.aid.sentence_deeds:
            said = self.prompt.menu.value_of_tokens(self.given).label()
        else:
            return ""
        return sentence_label(self.words, verb, said, self.aid.odds(self.given), most)

    def variant_rows(self) -> Iterator[tuple[Button, ...]]:
        """Yield the rows of `variant_buttons`."""
        buttons = list(self.variant_buttons())
        for n in range(0, len(buttons), PER_ROW):
            yield tuple(buttons[n : n + PER_ROW])

    def variant_buttons(self) -> Iterator[Button]:
        """Yield the buttons for other ways to a goal that is chosen, and for the places that it comes through. One that
        only costs something else goes there; where there is more to know of it, its way is shown first."""
        if self.route is None or route_stage(self.way, self.route[1]) != WAY:
            return
        ways, own = self.route
        shown = self.aid.seen(self.given)
        for variant, trip in other_ways(ways, self.way, own):
            given = (*self.given[: len(self.given) - len(own)], *trip.legs)
            seen = self.aid.seen(given) if self.prompt.menu.is_complete(given) else None
            if shown is not None and seen is not None and not says_more(seen, shown):
                label = self._way_there_label(variant, trip, given)
                yield Button(id=self.press("ok", draft_fingerprint(given)), label=label)
            else:
                yield Button(id=self.press("wby", variant), label=cut_text(self._way_label(variant, trip), LABEL))
        yield from self.way_mode_buttons(ways)

    def _way_label(self, variant: str, trip: Trip, odds: str = "") -> str:
        """Return what a kind of way is called, with its price and its odds."""
        price = ", ".join(filter(None, (self.words("leg.cost", cost=trip.cost), unmarked_text(odds))))
        kind = variant or "cheapest"
        return f"{self.words(f'way.{kind}', cost=trip.cost)} ({price})"

    def _way_there_label(self, variant: str, trip: Trip, given: Given) -> str:
        """Return the label of a button that goes there another way: the way, its price and odds, then the answer."""
        aid = msgspec.structs.replace(self.aid, odds=NO_AID.odds)
        answer = OptionButtons(self.words, self.table, self.prompt, given, aid=aid)
        way, deed = self._way_label(variant, trip, self.aid.odds(given)), answer.answer_label("way.other")
        return cut_text(self.words("way.at_once", way=way, deed=answer._sentence("") or deed), LABEL)

    def may_leave_field(self, form: Form, field: str, choices: Choices[Any], own: Given) -> bool:
        """Return whether an open field may be left as it is, so that the next is asked for."""
        if isinstance(choices, Pick):
            return field != form.fields[-1] and choices.is_complete(own)
        return any(o.token == STOP for o in self.next_choices.options)

    def presumed_buttons(self, form: Form) -> Iterator[Button]:
        """Yield a button for each field that was put in unasked, by which another value is chosen."""
        for end in range(1, len(self.given)) if not is_basket(form) and self.route is None else ():
            opened = form.opened(self.given[1:end])
            if opened is None or not self.aid.presumes(self.given[:end]):
                continue
            level = opened[1].choices_after(opened[2])
            if len(level.options) > 1 or (level.high is not None and level.low != level.high):
                label = cut_text(self.words("button.change_field", field=opened[0]), LABEL)
                yield Button(id=self.press("trim", "", end), label=label)

    def modal(self) -> Modal:
        """Return the form that asks for a number."""
        level = self.prompt.menu.choices_after(self.given)
        title = cut_text(self.question().strip("*"), 45)
        label = cut_text(self.words("screen.number", low=level.low, high=level.high), 45)
        return Modal(id=self.press("num"), title=title, inputs=(TextInput(id="n", label=label, most=7),))


def says_more(seen: Preview, shown: Preview) -> bool:
    """Return whether a forecast tells of anything but another price than the one that is shown."""
    known = [_without_price(line) for line in shown.lines]
    return seen.again is not None or any(_without_price(line) not in known for line in seen.lines)


def _without_price(line: Text) -> Text:
    return Text(line.key, {name: said for name, said in line.args.items() if name not in PRICES})
