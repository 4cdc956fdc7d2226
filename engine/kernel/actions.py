"""Actions: the answers to prompts, as structs.

The fields of an action are at once the fields of its form, the options of its slash command, and the JSON that is
stored.

>>> class Bid(Action, frozen=True):
...     gold: int
>>> Bid.tag(), Bid(3).as_builtins()
('bid', {'do': 'bid', 'gold': 3})
"""

from typing import ClassVar, cast

import msgspec

from engine.kernel.texts import Text, snake_case_name, struct_fields_to_fill


class Action(msgspec.Struct, frozen=True, tag_field="do", tag=snake_case_name, forbid_unknown_fields=True):
    """Base of every action: a frozen struct whose fields are numbers, strings, booleans and tuples of them.

    COLUMNS: for a field that is a list, the slash options that it is spread over, by the field's name. Each option
        takes the items of one group of its `Pick`.
    ASKED_LAST: fields that buttons ask after all others, so that the slash options stand in an order that can be
        filled in.
    ROUTE: the field that is a route and may be given by its goal, with the slash options `to`, `via`, `avoid`, `by`.
    SHOWN_FIRST: whether a typed command shows what the answer would mean, to be confirmed, before it is carried out, as
        the buttons do.
    """

    COLUMNS: ClassVar[dict[str, tuple[str, ...]]] = {}
    ASKED_LAST: ClassVar[tuple[str, ...]] = ()
    ROUTE: ClassVar[str] = ""
    SHOWN_FIRST: ClassVar[bool] = False

    @classmethod
    def tag(cls) -> str:
        """Return the name of the type in saves, commands and locale keys: `snake_case` of the class name."""
        return str(cls.__struct_config__.tag)

    def as_builtins(self) -> dict[str, object]:
        """Return the action as the JSON object that is stored."""
        return cast(dict[str, object], msgspec.to_builtins(self))

    def label(self) -> Text:
        """Return the action in words, for its own seat: the words `action.<tag>` with its fields to fill in, and of
        each list its length."""
        return Text(f"action.{self.tag()}", struct_fields_to_fill(self))


class Pass(Action, frozen=True):
    """Do nothing in a window."""


class Close(Action, frozen=True):
    """The table closes a window: its hold is over and all have answered, or its deadline has passed."""


class Accept(Action, frozen=True):
    """Accept an offer."""


class Decline(Action, frozen=True):
    """Decline an offer."""


class WithdrawOffer(Action, frozen=True):
    """Withdraw an offer of one's own that is not answered yet."""


OFFER_ACTIONS: tuple[type[Action], ...] = (Accept, Decline, WithdrawOffer)  # answers to offers, in every game
