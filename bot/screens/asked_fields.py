"""The fields of a question as data, each whole: no pages, no letters, no limits of a message.

What chooses an option is the press of the chat's own lists, so that a draft is the same wherever it is made. Several
things of one field are set together, by `put` (the open field) or `bput` (a basket's).
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bot.messages.basket import is_basket
from bot.messages.drafts import BY_LEGS
from bot.messages.picks import takes_any
from bot.screens.asked import AskedField, AskedOption, How
from bot.screens.basket_lines import lines_of
from bot.screens.basket_rows import OFFER, BasketRows
from bot.screens.rows.deed_labels import action_label, is_ending_action
from bot.screens.rows.option_buttons import OptionButtons
from bot.screens.rows.way_rows import GOALS, listed_places, route_stage
from bot.words import unmarked_text
from engine.kernel.choices import STOP, Choices, Given, Option
from engine.kernel.picks import Pick
from engine.kernel.routes import Leg

FIRST = 4  # choices of a draft that are shown on the map
FEW_NUMBERS = 12  # that are options; of more one is set


class AskedFields(BasketRows, OptionButtons):
    """All that may be chosen in a prompt at its draft."""

    def fields_asked(self) -> Iterator[AskedField]:
        """Yield every field that may be filled now."""
        if not self.given:
            yield from self._deeds()
            return
        form = self.prompt.menu.forms[self.given[0]]
        if is_basket(form):
            yield from self._basket_fields()
        elif (opened := form.opened(self.given[1:])) is not None:
            name, choices, own = opened
            if isinstance(choices, Pick):
                yield from [self._many(name, choices, own, self.press("put"))] if takes_any(choices) else ()
            elif self.route is not None and route_stage(self.way, own) != BY_LEGS:
                yield from self._ways(name, own)
            else:
                yield from self._open_level(name)

    def _deeds(self) -> Iterator[AskedField]:
        """Yield the actions of the menu, then of each that begins with one thing what it may begin with."""
        forms = [(tag, self.prompt.menu.forms[tag]) for tag in self.menu_tags()]
        options = [
            AskedOption(
                id=tag,
                label=action_label(self.words, self.prompt, tag),
                note=unmarked_text(self.action_hint(tag)),
                press=self.press("add" if form.fields else "do", tag),
                ending=is_ending_action(self.prompt, tag, self.aid.ending),
            )
            for tag, form in forms
        ]
        yield AskedField(name="deed", title="", how="deed", options=tuple(options))
        for tag, form in forms:
            opened = form.opened(()) if form.fields and not is_basket(form) else None
            if opened is None or isinstance(opened[1], Pick):
                continue
            first = [one for one in self.prompt.menu.choices_after((tag,)).options if one.token != STOP]
            if first:
                listed = [
                    self._option(one, f"{tag}.{opened[0]}", "go", f"{tag}:{one.token}", before=(tag,)) for one in first
                ]
                yield AskedField(name=tag, title=self.words(f"do.{tag}"), how="begin", options=tuple(listed))

    def _open_level(self, name: str) -> Iterator[AskedField]:
        """Yield what may follow the draft: a number, or one of some options."""
        level, title = self.next_choices, self._title(name)
        if level.low is not None and level.high is not None:
            if level.high - level.low >= FEW_NUMBERS:
                yield AskedField(
                    name=name, title=title, how="number", press=self.press("num"), low=level.low, high=level.high
                )
                return
            numbers = [Option(str(n), self.number_choice_text(name, n)) for n in range(level.low, level.high + 1)]
            yield self._one(name, title, numbers)
        elif options := [one for one in level.options if one.token != STOP]:
            yield self._one(name, title, options)

    def _one(self, name: str, title: str, options: Sequence[Option], verb: str = "sel", how: How = "one") -> AskedField:
        listed = tuple(self._option(one, self._place(name), verb, one.token) for one in options)
        return AskedField(name=name, title=title, how=how, options=listed)

    def _ways(self, name: str, own: Given) -> Iterator[AskedField]:
        """Yield the goals of a route, or the places by which the way to one may be changed."""
        if self.route is None:
            return
        ways, stage = self.route[0], route_stage(self.way, own)
        places = ways.goals() if stage == GOALS else listed_places(ways, self.way, own)
        if places:
            yield self._one(name, self._title(name), places, self.place_verb, "goal" if stage == GOALS else "one")

    def _place(self, name: str) -> str:
        """Return an open field as titles know it: the tag of the action and its own name."""
        return f"{self.given[0]}.{name}"

    def picked_things(self) -> Iterator[str]:
        """Yield the places and pieces that the first choices of the draft stand for, but for the legs of a way."""
        form = self.prompt.menu.forms[self.given[0]] if self.given else None
        legs = len(self.route[1]) if self.route is not None else 0
        for end in range(1, min(FIRST, len(self.given) - legs)) if form is not None and not is_basket(form) else ():
            opened = form.opened(self.given[1:end]) if form is not None else None
            if opened is None or isinstance(opened[1], Pick):
                return
            token = self.given[end]
            option = next(
                (one for one in opened[1].choices_after(opened[2]).options if one.token == token), Option(token)
            )
            yield from filter(None, self.aid.stands(self._place(opened[0]), option))

    def _title(self, name: str) -> str:
        return unmarked_text(self.words("screen.field", field=name))

    def _option(self, option: Option, field: str, verb: str, value: str, *, before: Given | None = None) -> AskedOption:
        """Return an option of a list. field: its field, as titles know it; verb, value: what chooses it; before: the
        tokens that it follows."""
        cost = self.leg_cost(option) if isinstance(option, Leg) else ""
        noted = self.words.say(option.note) if isinstance(option, Leg) and option.note is not None else ""
        notes = (noted, self.aid.note(option.token))
        odds = self.odds_of(option) if before is None else self.aid.odds((*before, option.token))
        label, (place, piece) = self.option_label(option), self.aid.stands(field, option)
        return AskedOption(
            id=option.token,
            label=label[:1].upper() + label[1:],
            note=unmarked_text(" · ".join(filter(None, notes)) or self.choice_explanation(option)),
            odds=unmarked_text(odds),
            cost=unmarked_text(cost),
            group=self._group_name(option.group) if option.group else "",
            at=place,
            token=piece,
            press=self.press(verb, "0", len(self.given)),
            values=(value,),
        )

    def _many(self, name: str, pick: Pick, own: Given, press: str, said: str = "", offer: str = "") -> AskedField:
        """Return a field that takes several things. press: to what all of them are sent."""
        taken, addable = Counter(own), {item.token for item in pick.addable(pick.count(own))}
        options = []
        for item in pick.items:
            note = self.aid.note(item.token)
            if not note and self.words.has_words(f"card.{item.token}"):
                note = self.words(f"card.{item.token}")
            place, piece = self.aid.stands(self._place(name), Option(item.token, item.label, item.group))
            options.append(
                AskedOption(
                    id=item.token,
                    label=unmarked_text(self.words.say(item.label) if item.label else self.words.name(item.token)),
                    note=unmarked_text(note),
                    cost=unmarked_text(self.words("basket.cost", cost=item.cost)) if item.cost else "",
                    group=self._group_name(item.group) if item.group else "",
                    at=place,
                    token=piece,
                    count=item.count,
                    taken=taken[item.token],
                    more=pick.count_addable(item.token, own) if item.token in addable else 0,
                )
            )
        high = max(pick.low, min(pick.high, sum(item.count for item in pick.items)))
        how_many = "screen.pick" if pick.low < high else "screen.pick_exactly"
        title = f"{unmarked_text(self.words.name(name))} · {self.words(how_many, low=pick.low, high=high)}"
        return AskedField(
            name=name,
            title=title,
            how="many",
            options=tuple(options),
            press=press,
            low=pick.low,
            high=high,
            said=said,
            offer=offer,
            own=tuple(own),
        )

    def _basket_fields(self) -> Iterator[AskedField]:
        """Yield what sets several fields at once, then each field of the basket in which there is a choice."""
        offers = [
            AskedOption(
                id=f"{OFFER}{n}",
                label=unmarked_text(self.words.say(offer.label)),
                press=self.press("bag"),
                values=(f"{OFFER}{n}",),
            )
            for n, offer in enumerate(self.aid.basket_offers(self.given))
        ]
        if offers:
            yield AskedField(name="offers", title="", how="set", options=tuple(offers))
        lines = list(lines_of(self.words, self.fields))
        for number, (name, choices, own) in enumerate(self.fields, 1):
            mine = [line for line in lines if line.field == number]
            if mine:
                said = ", ".join(unmarked_text(line.chosen) for line in mine if line.chosen)
                offer = next((unmarked_text(line.offer) for line in mine if line.offer), "")
                yield self._basket_field(number, name, choices, own, said, offer)

    def _basket_field(
        self, number: int, name: str, choices: Choices[Any], own: Given, said: str, offer: str
    ) -> AskedField:
        press = self.press("bput", str(number))
        if isinstance(choices, Pick):
            return self._many(name, choices, own, press, said, offer)
        ordered = choices.length is None
        options = [
            msgspec.structs.replace(
                self._option(option, self._place(name), "bput", option.token),
                press="",
                values=(),
                taken=own.count(option.token),
            )
            for option in choices.choices_after(own if ordered else ()).options
        ]
        title = self._title(name)
        if ordered and own:
            title = unmarked_text(self.words("screen.next_of", field=name, count=len(own) + 1))
        return AskedField(
            name=name,
            title=title,
            how="order" if ordered else "one",
            options=tuple(options),
            press=press,
            said=said,
            offer=offer,
            own=tuple(own),
        )
