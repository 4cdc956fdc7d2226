"""The title's help with the questions of a live table (`PromptHelp`), and the odds of options, computed away from the
event loop."""

import asyncio
import time
from collections.abc import Iterator

import msgspec

from bot.messages.aid import PromptHelp
from bot.screens.aid import aid_of
from bot.screens.rows.way_rows import route_of
from bot.tables.live import LiveTable
from bot.titles.first_use import term_line
from engine.kernel.choices import STOP, Given
from engine.kernel.prompts import Prompt

LOOK = 0.5  # seconds that the odds of a list of options may take; what is not worked out then is left out
LEISURE = 5.0  # the same for a post, which nobody waits for


def prompt_help_for(live: LiveTable, prompt: Prompt) -> PromptHelp:
    """Return the help with a question of a table; worked out once while nothing changes. Its odds and what answers
    would mean are what was worked out beforehand (`compute_option_odds`, `compute_preview`), since a battle may be
    fought many times for one."""
    key = (prompt.id, prompt.answered is None)
    found = live.caches.aids.get(key)
    if found is None:
        whole, odds = aid_of(live.game, live.state, live.view(prompt.seat), prompt, live.words), live.caches.odds
        terms, words, previews = live.caches.terms, live.words, live.caches.previews
        found = msgspec.structs.replace(
            whole,
            odds=lambda given: odds.get((prompt.id, given), ""),
            seen=lambda given: previews.get((prompt.id, given)),
            term=lambda: term_line(live.played, terms.get(prompt.id, ""), words),
        )
        live.caches.aids[key] = found
    return found


def compute_option_odds(live: LiveTable, prompt: Prompt, given: Given, end: float) -> dict[tuple[str, Given], str]:
    """Return the odds of every option that may follow, as far as they are worked out by `end` (of the monotonic clock),
    by the key under which the table keeps them. To be called away from the event loop; RuleError if `given` leads
    nowhere."""
    words, state, known = live.words, live.state, live.caches.odds
    out: dict[tuple[str, Given], str] = {}
    for word in _answers(prompt, given):
        key = (prompt.id, word)
        if key in known or key in out:
            continue
        if time.monotonic() >= end:
            break
        found = live.game.odds(state, prompt, key[1])
        out[key] = words.say(found) if found is not None else ""
    return out


def _answers(prompt: Prompt, given: Given) -> Iterator[Given]:
    """Yield the tokens of the answers that a list of options stands for: of goals the cheapest ways there, else what
    may follow."""
    route = route_of(prompt, given)
    if route is not None and not route[1]:
        trips = (route[0].cheapest_way(goal.token) for goal in route[0].goals())
        yield from ((*given, *trip.legs) for trip in trips if trip is not None)
    yield from ((*given, option.token) for option in prompt.menu.choices_after(given).options if option.token != STOP)


async def work_out_option_odds(live: LiveTable, prompt: Prompt, given: Given, look: float = LOOK) -> None:
    """Work out the odds of every option that may follow, away from the event loop and for a short while only: they
    stand in the options' labels, and a list that is asked for while somebody types must be there at once."""
    key = (prompt.id, given)
    if not given or key in live.caches.weighed or live.state is None or not live.is_still_asked(prompt):
        return
    state, end = live.state, time.monotonic() + look
    found = await asyncio.to_thread(compute_option_odds, live, prompt, given, end)
    if live.state is state:
        live.caches.odds.update(found)
        if time.monotonic() < end:
            live.caches.weighed.add(key)
