"""A basket in words and as the lines of its menu: a line a force or field, equal things counted, prices added up.

A field whose things belong to a few groups (troops to armies) has a line for each group, else one line.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from bot.messages.basket import addable_kind_count, tokens_for_nothing
from bot.words import Words, unmarked_text, without_stop
from engine.kernel.choices import Choices, Given
from engine.kernel.picks import Item, Pick

NO_RULE = "error.not_offered"  # the reason of a refusal that no rule gives
FEW_GROUPS = 8  # of a field that are worth a line each
MANY_THINGS = 5  # in a group on average, from which on it is worth a list of its own


class BasketLine(NamedTuple):
    """One line of a basket: its field (numbered from 1), its group in it ("" for all of the field), how it is called,
    what is chosen in it, in words, with its price, whether more could be, and what could be had of it, with prices, or
    why nothing can."""

    field: int
    group: str
    label: str
    chosen: str
    cost: int
    room: bool
    offer: str = ""


def groups_with_own_lines(choices: Choices[Any]) -> tuple[str, ...]:
    """Return the groups of a field that have lines of their own; () where the field is one line."""
    if not isinstance(choices, Pick):
        return ()
    groups = tuple(dict.fromkeys(item.group for item in choices.items))
    own = all(item.token.startswith(f"{item.group}:") for item in choices.items)
    worth = len(groups) <= FEW_GROUPS and sum(item.count for item in choices.items) >= MANY_THINGS * len(groups)
    return groups if own and all(groups) and worth else ()


def lines_of(words: Words, fields: Sequence[tuple[str, Choices[Any], Given]]) -> Iterator[BasketLine]:
    """Yield all lines of a basket, in their order, also of what cannot be had now; fields: of `choices_by_field`. Left
    out is what there is nothing of at all, and what leaves no choice."""
    before: set[str] = set()  # the groups of earlier fields, whose lines need telling apart
    for number, (name, choices, own) in enumerate(fields, 1):
        groups = groups_with_own_lines(choices)
        if isinstance(choices, Pick) and groups:
            addable = choices.addable(choices.count(own))
            more = {item.group for item in addable}
            for group in groups:
                items = [item for item in choices.items if item.group == group]
                said, cost = _counted(words, items, own)
                label = words("basket.group", field=name, group=group) if group in before else words.name(group)
                offer = _offer(words, choices, own, items, [item for item in addable if item.group == group])
                yield BasketLine(number, group, label, said, cost, group in more, offer)
            before.update(groups)
            continue
        if isinstance(choices, Pick):
            said, cost = _counted(words, choices.items, own, placed=True)
            offer = _offer(words, choices, own, choices.items, choices.addable(choices.count(own)))
        else:
            said, cost, offer = "" if own == tokens_for_nothing(choices) else _named(words, choices, own), 0, ""
        room = bool(addable_kind_count(choices, own)) or (
            choices.length == 1 and len(choices.choices_after(()).options) > 1
        )
        if (own and (own != tokens_for_nothing(choices) or choices.length is None)) or room or offer:
            yield BasketLine(number, "", words.name(name), said, cost, room, offer)


def _offer(words: Words, choices: Pick, own: Given, items: Sequence[Item], addable: Sequence[Item]) -> str:
    """Return what could be had of some items, each once with its price, the cheapest first; where nothing can, why; ""
    where there is nothing at all."""
    if not items:
        return ""
    if not addable:
        return why_nothing_can_be_added(words, choices, own, items)
    names: dict[str, int] = {}
    for item in sorted(addable, key=lambda item: item.cost):
        names.setdefault(name_in_group(words, item), item.cost)
    return ", ".join(
        words("basket.priced", thing=name, cost=cost) if cost and str(cost) not in name else name
        for name, cost in names.items()
    )


def why_nothing_can_be_added(words: Words, choices: Pick, own: Given, items: Sequence[Item]) -> str:
    """Return why nothing can be added of some items, of which there are some: they are too dear, or what the rules say
    of the cheapest of them."""
    cheapest, counts = min(items, key=lambda item: item.cost), choices.count(own)
    if cheapest.cost and choices.is_too_dear(cheapest, counts):
        return words("basket.too_dear", cost=words("basket.cost", cost=cheapest.cost))
    why = choices.refusal(cheapest.token, counts).why
    if why.key == NO_RULE:
        return words("basket.none_left")
    return words("basket.barred", why=without_stop(unmarked_text(words.say(why))))


def _counted(words: Words, items: Iterable[Item], own: Given, *, placed: bool = False) -> tuple[str, int]:
    """Return what is chosen of some items, equal things counted, and what all of it costs. placed: each with the group
    that it goes to, since its line does not say so."""
    counts = Counter(own)
    chosen = [(item, counts[item.token]) for item in items if counts[item.token]]
    names = [(_placed(words, item) if placed else name_in_group(words, item), n) for item, n in chosen]
    named = (f"{n} {name}" if n > 1 else name for name, n in names)
    return ", ".join(named), sum(item.cost * n for item, n in chosen)


def _placed(words: Words, item: Item) -> str:
    """Return the name of an item with its group, where its name leaves that out."""
    name = name_in_group(words, item)
    beside = item.group and item.token.startswith(f"{item.group}:") and words.name(item.group) not in name
    return words("basket.placed", thing=name, group=item.group) if beside else name


def name_in_group(words: Words, item: Item) -> str:
    """Return the name of an item beside its group: of "first_army:hastati" in the line of that army, Hastati."""
    kind = item.token.removeprefix(f"{item.group}:")
    if item.group and kind != item.token and ":" not in kind and words.has_words(f"name.{kind}"):
        return words.name(kind)
    return unmarked_text(words.say(item.label) if item.label else words.name(item.token))


def _named(words: Words, choices: Choices[Any], own: Given) -> str:
    labels = {
        o.token: words.say(o.label) if o.label else words.name(o.token) for o in choices.choices_after(()).options
    }
    return unmarked_text(words.join(labels.get(token, token) for token in own)) if own else ""


def priced_text(words: Words, line: BasketLine) -> str:
    """Return what a line's things cost together; "" for nothing, and where the only thing says it itself."""
    cost = words("basket.cost", cost=line.cost) if line.cost else ""
    return "" if line.chosen.endswith(unmarked_text(cost)) else cost


def basket_summary_lines(words: Words, fields: Sequence[tuple[str, Choices[Any], Given]]) -> Iterator[str]:
    """Yield what a basket holds, a line each with its price; nothing where it is empty."""
    for line in lines_of(words, fields):
        if line.chosen:
            cost = priced_text(words, line)
            key = "basket.line_priced" if cost else "basket.line"
            yield words(key, label=line.label, chosen=line.chosen, cost=cost)


def basket_reason_lines(
    words: Words, fields: Sequence[tuple[str, Choices[Any], Given]], note: Callable[[str], str]
) -> Iterator[str]:
    """Yield what each thing in a basket is good for: a line a thing, and above those of a field what it serves
    (`basket_why.<field>`), where the game says so. note: a few words on a thing, by its token."""
    for name, choices, own in fields:
        if not isinstance(choices, Pick) or not own:
            continue
        why = words(f"basket_why.{name}") if words.has_words(f"basket_why.{name}") else ""
        yield words("basket.why_field", field=words.name(name), why=why)
        for item in choices.items:
            if item.token in own:
                said, cost = _counted(words, (item,), own)
                key = "basket.why_line" if cost else "basket.why_free"
                group = words.name(item.group) if item.group and item.token.startswith(f"{item.group}:") else ""
                thing = ", ".join(filter(None, (said, group)))
                yield words(key, thing=thing, cost=words("basket.cost", cost=cost), note=note(item.token))
