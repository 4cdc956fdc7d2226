"""What a title adds to a question: letters for places, what one must know, notes on options, quick answers."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from bot.screens.screen import cut
from bot.titles import title
from bot.words import Words
from engine.kernel.actions import Action
from engine.kernel.prompts import Prompt

if TYPE_CHECKING:
    from bot.tables.live import LiveTable

BRIEF = 600  # characters of a briefing


def _no_note(token: str) -> str:
    return ""


class Aid(msgspec.Struct, frozen=True, kw_only=True):
    """Help with a question. brief: lines below it; note: a few words on an option's token; quick: whole answers that a
    button gives at once, by the key of the button's words."""

    places: frozenset[str] = frozenset()
    brief: str = ""
    note: Callable[[str], str] = _no_note
    quick: Mapping[str, Action] = {}


NO_AID = Aid()


def aid_of(game: str, view: Any, prompt: Prompt, words: Words) -> Aid:
    """Return the help of a title with a question, from the view of the seat that is asked."""
    shown = title(game)
    return Aid(
        places=shown.places,
        brief=cut("\n".join(shown.briefing(view, prompt, words)), BRIEF),
        note=lambda token: shown.note(view, token, words),
        quick=shown.quick(prompt) if prompt.answered is None else {},
    )


def aid_for(live: "LiveTable", prompt: Prompt) -> Aid:
    """Return the help with a question of a table; worked out once while nothing changes."""
    key = ("aid", prompt.id, prompt.answered is None)
    if key not in live.kept:
        live.kept[key] = aid_of(live.row.game, live.view(prompt.seat), prompt, live.words)
    found: Aid = live.kept[key]
    return found
