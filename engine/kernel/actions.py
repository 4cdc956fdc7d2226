"""Actions: what a seat does. A tagged struct whose fields are the form's fields, the command's options and the JSON."""

from typing import ClassVar, cast

import msgspec

from engine.kernel.texts import Text, snake


class Action(msgspec.Struct, frozen=True, tag_field="do", tag=snake, forbid_unknown_fields=True):
    """Base of every action. `COLUMNS` names the slash options that a list field is spread over, by group; `ASKED_LAST`
    the fields that forms ask after all others, so that slash options stand in the order in which they can be filled."""

    COLUMNS: ClassVar[dict[str, tuple[str, ...]]] = {}
    ASKED_LAST: ClassVar[tuple[str, ...]] = ()

    @classmethod
    def tag(cls) -> str:
        """Return the tag that names this type in saves, commands and locale keys."""
        return str(cls.__struct_config__.tag)

    def as_builtins(self) -> dict[str, object]:
        """Return the action as the JSON object that is kept."""
        return cast(dict[str, object], msgspec.to_builtins(self))

    def told(self) -> Text:
        """Return this action in words, for the one who did it (undo lists, confirmations)."""
        return Text(f"action.{self.tag()}", msgspec.structs.asdict(self))


class Pass(Action, frozen=True):
    """Let a window go by."""


class Close(Action, frozen=True):
    """The table closes a window: its hold is over and all have answered, or its deadline has passed."""


class Accept(Action, frozen=True):
    """Take an offer."""


class Decline(Action, frozen=True):
    """Refuse an offer."""


class WithdrawOffer(Action, frozen=True):
    """Take back an offer of one's own that nobody has answered yet."""


OFFER_ACTIONS: tuple[type[Action], ...] = (Accept, Decline, WithdrawOffer)  # of every game in which offers are made
