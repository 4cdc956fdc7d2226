"""Prompts: what a seat is asked, with the choices it has."""

from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b

import msgspec

from engine.kernel.actions import Action
from engine.kernel.events import Seat
from engine.kernel.forms import Menu
from engine.kernel.state import Side
from engine.kernel.texts import Text

MUST, SEALED, WINDOW, MAY, OFFER = "must", "sealed", "window", "may", "offer"
PromptId = str


@lru_cache(maxsize=4096)
def prompt_id(key: bytes, serial: int, visit: int, side: Side, moment: str = "") -> PromptId:
    """Return the keyed hash of (frame, visit of the step, side): stale only when what it asks has changed, and it
    tells nobody how many private steps there were."""
    return blake2b(f"{serial}:{visit}:{side}:{moment}".encode(), key=key, digest_size=8).hexdigest()


class Prompt:
    """One question to one seat.

    kind: must (the game waits for it), sealed (answers are revealed together and may be replaced until then), window
    (a response; closed by the table), may (a right that can be used now), offer (another's proposal).
    moment: `procedure.step`, which names its words and its standing orders. default: what a deadline plays.
    aside: a right that concerns nobody else and changes nothing that is asked; it is open throughout.
    """

    __slots__ = (
        "_default", "_menu", "_menu_of", "_subject", "answered", "aside", "id", "kind", "moment", "seat", "section",
        "shown", "side", "within",
    )  # fmt: skip

    def __init__(
        self,
        *,
        id: PromptId,  # noqa: A002 - the field's name in every other room
        seat: Seat,
        side: Side,
        kind: str,
        moment: str,
        menu: Callable[[], Menu],
        default: Callable[[], Action | None],
        section: str = "",
        subject: Callable[[], Text | None] | Text | None = None,
        within: tuple[str, ...] = (),
        shown: bool = False,
        answered: Action | None = None,
        aside: bool = False,
    ) -> None:
        self.id, self.seat, self.side, self.kind, self.moment = id, seat, side, kind, moment
        self._menu_of, self._menu, self._default = menu, None, default
        self.aside = aside
        self.section, self._subject, self.within, self.shown, self.answered = section, subject, within, shown, answered

    _menu: Menu | None

    @property
    def menu(self) -> Menu:
        """Return the choices, worked out when first asked for."""
        if self._menu is None:
            self._menu = self._menu_of()
        return self._menu

    @property
    def subject(self) -> Text | None:
        """Return the question with what it is about, where the step gives it."""
        return self._subject() if callable(self._subject) else self._subject

    @property
    def default(self) -> Action | None:
        """Return what a deadline plays; None where nothing needs to be played (may, offer)."""
        return self._default()


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What an action would mean, from its seat's view alone: words (cost, odds, exposure), or why it cannot be. again:
    what its seat is asked once more before it is carried out, since it looks like a slip."""

    legal: bool
    lines: tuple[Text, ...] = ()
    why: Text | None = None
    again: Text | None = None
