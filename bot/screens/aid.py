"""What a title adds to a question: letters for places, what one must know, notes on options, quick answers."""

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from bot.screens.screen import cut
from bot.titles import title
from bot.words import Words
from engine.kernel.actions import Action
from engine.kernel.choices import STOP, Given
from engine.kernel.game import Game
from engine.kernel.prompts import WINDOW, Prompt

if TYPE_CHECKING:
    from bot.tables.live import LiveTable

LOOK = 0.5  # seconds that the odds of a list of options may take; what is not worked out then is left out
LEISURE = 5.0  # the same for a post, which nobody waits for
BRIEF = 600  # characters of a briefing


def _no_note(token: str) -> str:
    return ""


def _no_odds(given: Given) -> str:
    return ""


class Aid(msgspec.Struct, frozen=True, kw_only=True):
    """Help with a question. brief: lines below it; note: a few words on an option's token; odds: the odds of an answer
    that begins with these tokens, as far as they are worked out; quick: whole answers that a button gives at once, by
    the key of the button's words."""

    places: frozenset[str] = frozenset()
    brief: str = ""
    note: Callable[[str], str] = _no_note
    odds: Callable[[Given], str] = _no_odds
    quick: Mapping[str, Action] = {}

    def on(self, given: Given, token: str) -> str:
        """Return what an option's label says beside its name: the odds of choosing it next, then the note on it."""
        return " · ".join(said for said in (self.odds((*given, token)), self.note(token)) if said)


NO_AID = Aid()


def aid_of(game: Game[Any], state: Any, view: Any, prompt: Prompt, words: Words) -> Aid:
    """Return the help of a title with a question, from the view of the seat that is asked, and its odds at once."""
    shown = title(game.id)

    def odds(given: Given) -> str:
        found = game.odds(state, prompt, given)
        return words.say(found) if found is not None else ""

    brief = cut("\n".join(shown.briefing(view, prompt, words)), BRIEF)
    return Aid(
        places=shown.places,
        brief="\n".join(line for line in (brief, _lasting(prompt, words)) if line),
        note=lambda token: shown.note(view, token, words),
        odds=odds,
        quick=shown.quick(prompt) if prompt.answered is None else {},
    )


def _lasting(prompt: Prompt, words: Words) -> str:
    """Return for how long the standing order holds that a button under a window gives."""
    return words("screen.passing") if prompt.kind == WINDOW and prompt.answered is None else ""


def aid_for(live: "LiveTable", prompt: Prompt) -> Aid:
    """Return the help with a question of a table; worked out once while nothing changes. Its odds are those that were
    worked out beforehand (`foretell`), since a battle may be fought many times for one."""
    key = ("aid", prompt.id, prompt.answered is None)
    if key not in live.kept:
        whole = aid_of(live.game, live.state, live.view(prompt.seat), prompt, live.words)
        told = live.kept
        live.kept[key] = msgspec.structs.replace(
            whole, odds=lambda given: str(told.get(("odds", prompt.id, given), ""))
        )
    found: Aid = live.kept[key]
    return found


def foretell(live: "LiveTable", prompt: Prompt, given: Given, end: float) -> dict[Any, str]:
    """Return the odds of every option that may follow, as far as they are worked out by `end` (of the monotonic clock),
    by the key under which the table keeps them. To be called away from the event loop; RuleError if `given` leads
    nowhere."""
    words, state, known = live.words, live.state, live.kept
    out: dict[Any, str] = {}
    for option in prompt.menu.next(given).options:
        key = ("odds", prompt.id, (*given, option.token))
        if option.token == STOP or key in known:
            continue
        if time.monotonic() >= end:
            break
        found = live.game.odds(state, prompt, key[2])
        out[key] = words.say(found) if found is not None else ""
    return out


async def weigh(live: "LiveTable", prompt: Prompt, given: Given, look: float = LOOK) -> None:
    """Work out the odds of every option that may follow, away from the event loop and for a short while only: they
    stand in the options' labels, and a list that is asked for while somebody types must be there at once."""
    key = ("weighed", prompt.id, given)
    if not given or key in live.kept or live.state is None or not live.asks(prompt):
        return
    state, end = live.state, time.monotonic() + look
    found = await asyncio.to_thread(foretell, live, prompt, given, end)
    if live.state is state:
        live.kept.update(found)
        if time.monotonic() < end:
            live.kept[key] = True
