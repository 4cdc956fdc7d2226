"""The operations of response cards as the data give them: records with fields.

{op: roll, die: d6, mods: [-1, 2, 2, 2, 3, 3]}             each face adds so much to one's own dice
{op: roll, die: d6, fates: [none, none, none, away, away, gone]}  each face is one of `FATES`
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from engine.games.sword_of_rome.figures import Card
from engine.games.sword_of_rome.tables import CARDS, report_bad_entry

FATES: Mapping[str, str] = {
    "none": "none", "away": "displace_enemy_commander", "gone": "remove_enemy_commander",
}  # fmt: skip
"""What may become of the enemy's commander by a die: the operation of each word."""
SIDES = 6  # of the die

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


def _read(card: Card) -> Iterator[Op]:
    for one in card.ops:
        yield from _each(one["op"], one)


def _each(name: str, fields: Mapping[str, Any]) -> Iterator[Op]:
    """Yield an operation, one for each thing that it is about: "cancel_siege_roll" and "cancel_loyalty_loss" of a
    `cancel` of the two."""
    field = ABOUT.get(name)
    for what in str(fields[field]).split("|") if field else ("",):
        yield Op(f"{name}_{what}" if what else name, fields)


def check_rolls(card: Card) -> None:
    """Check that each face of a card's rolls has what can be. EngineBug if one has not."""
    for op in card_operations(card):
        if op.name != "roll":
            continue
        mods, fates = op.get("mods", ()), op.get("fates", ())
        if len(mods or fates) != SIDES or not all(isinstance(mod, int) for mod in mods) or {*fates} - FATES.keys():
            report_bad_entry("cards", f"card {card.id}", f"the faces of its roll have {mods or fates}")


@cache
def _of(card: str) -> tuple[Op, ...]:
    return tuple(_read(CARDS[card]))


def card_operations(card: Card) -> tuple[Op, ...]:
    """Return a response card's operations. EngineBug if one cannot be read."""
    return _of(card.id)


def rolled_operation(op: Op, die: int) -> Op:
    """Return what a roll has for a face of the die."""
    if mods := op.get("mods"):
        return Op("combat_mod", {"side": "self", "mod": mods[die - 1]})
    return Op(FATES[op.get("fates")[die - 1]], {})
