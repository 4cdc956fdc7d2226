"""The operations of response cards as the data give them: records with fields, or words with colons in between.

{op: combat_mod, side: self, mod: 2}  and  'combat_mod:self:+2'  are the same
{op: choose_one, options: ['react_mod:intercept|pursuit:-2', 'combat_mod:self:+1']}  is each of its options
{op: roll, die: d6, table: {1: 'combat_mod:self:-1', 2-4: 'combat_mod:self:+2'}}  is read by `rows`
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from engine.games.sword_of_rome.figures import Card
from engine.games.sword_of_rome.tables import CARDS, report_bad_entry

SHORT: Mapping[str, tuple[str, ...]] = {
    "combat_mod": ("side", "mod"),
    "react_mod": ("what", "mod"),
    "displace_enemy_commander": (),
    "remove_enemy_commander": (),
    "none": (),
}
"""The fields of an operation written with colons, in their order."""

ABOUT: Mapping[str, str] = {
    "cancel": "what", "permit": "what", "forbid": "what", "auto": "what", "react_mod": "what", "marker": "id",
}  # fmt: skip
"""Operations whose name says too little: the field that says the rest."""


class Op:
    """An operation, or a requirement: its name and its fields. Two are equal if they are the same entry of the data."""

    __slots__ = ("fields", "name")

    def __init__(self, name: str, fields: Mapping[str, Any]) -> None:
        self.name, self.fields = name, fields

    def get(self, field: str, default: Any = "") -> Any:
        """Return a field; `default` if it has none of this name."""
        return self.fields.get(field, default)

    def number(self, field: str, default: int = 0) -> int:
        """Return a field that is a number."""
        return int(self.fields.get(field, default))


def _short(entry: str, words: str) -> Op:
    """Return an operation that is written with colons."""
    name, *parts = words.split(":")
    fields = SHORT.get(name)
    if fields is None or len(fields) != len(parts):
        report_bad_entry("cards", entry, f"{words!r} is no operation in short")
    return Op(name, dict(zip(fields, parts, strict=True)))


def _read(card: Card) -> Iterator[Op]:
    for one in card.ops:
        if one["op"] == "choose_one":
            for words in one["options"]:
                short = _short(f"card {card.id}", words)
                yield from _each(short.name, short.fields)
        else:
            yield from _each(one["op"], one)


def _each(name: str, fields: Mapping[str, Any]) -> Iterator[Op]:
    """Yield an operation, one for each thing that it is about: "cancel_siege_roll" and "cancel_loyalty_loss" of a
    `cancel` of the two."""
    field = ABOUT.get(name)
    for what in str(fields[field]).split("|") if field else ("",):
        yield Op(f"{name}_{what}" if what else name, fields)


def check_roll_tables(card: Card) -> None:
    """Check the tables of a card's rolls. EngineBug if one cannot be read."""
    for op in card_operations(card):
        if op.name == "roll":
            _checked(card, op)


def _checked(card: Card, op: Op) -> None:
    """Check that the table of a roll has each face of the die once."""
    faces = sorted(face for low, high, _ in _rows(card, op) for face in range(low, high + 1))
    if faces != list(range(1, 7)):
        report_bad_entry("cards", f"card {card.id}", f"the table of its roll has {faces}")


def _rows(card: Card, op: Op) -> Iterator[tuple[int, int, Op]]:
    for faces, words in op.get("table", {}).items():
        low, _, high = str(faces).partition("-")
        yield int(low), int(high or low), _short(f"card {card.id}", words)


@cache
def _of(card: str) -> tuple[Op, ...]:
    return tuple(_read(CARDS[card]))


def card_operations(card: Card) -> tuple[Op, ...]:
    """Return a response card's operations. EngineBug if one cannot be read."""
    return _of(card.id)


def rolled_operation(card: str, op: Op, die: int) -> Op:
    """Return what the table of a card's roll has for a die."""
    return next(found for low, high, found in _rows(CARDS[card], op) if low <= die <= high)
