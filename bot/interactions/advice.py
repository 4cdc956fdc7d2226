"""What a computer player would do at a question, and why: its answer, by which rule, what came second, what the answer
would come to, and what the rules say.

It is thought out from the seat's own view, as every computer player's answer is, so that it tells nothing else.
"""

import msgspec

from bot.messages.card import DIVIDER, Card, Part
from bot.messages.ids import Press, draft_fingerprint
from bot.messages.screen import Button, Screen, cut_text
from bot.screens.help_screen import help_page_for_question
from bot.screens.rows.table_rows import computer_reason_keys
from bot.screens.table_screen import draft_preview
from bot.tables.actor import Actor
from bot.tables.computers.answers import reckoning_of_computer
from bot.tables.live import LiveTable
from bot.tables.studies.base import can_imagine
from bot.titles import title_of_game
from bot.words import Words
from engine.kernel.choices import Given
from engine.kernel.prompts import Prompt
from engine.kernel.texts import Text
from engine.kit.reckoning import Reckoning, Search
from engine.store.models import SeatRow

TITLE = 250  # characters of a suggestion
LINES = 1200  # characters of what an answer would come to
OFFERED = 400  # characters of how a question is answered


async def advised_answer(actor: Actor, seat: SeatRow, prompt: Prompt) -> Reckoning:
    """Return what a computer player would answer in the seat's place, with its reasons; what a deadline would play
    where it leaves the question alone; no answer where that is nothing."""
    found = await reckoning_of_computer(actor, seat, prompt)
    return found if found.answer is not None else msgspec.structs.replace(found, answer=prompt.default)


def advice_screen(live: LiveTable, prompt: Prompt, found: Reckoning) -> Screen:
    """Return the suggestion with its reasons, and a button that follows it."""
    words, action = live.words, found.answer
    label = words("label", id=live.row.id, name=live.row.name).removeprefix("-# ")
    why = _why(live, prompt, found)
    rule = _rule(live, prompt)
    if action is None:
        parts: list[Part] = [*why, *([DIVIDER, *rule] if why and rule else rule)]
        return Screen(card=Card(title=words("advice.nothing"), above=label, parts=tuple(parts)))
    given = prompt.menu.tokens_of_value(action)
    would = "advice.would" if found.search is None else "advice.would_hard"
    reasons = [f"- {line}" for line in _reasons(live, prompt, given)]
    parts = [*why, *([cut_text("\n".join(reasons), LINES)] if reasons else [])]
    parts.append(words("advice.computer"))
    parts += [DIVIDER, *rule] if rule else []
    card = Card(title=cut_text(words(would, action=action.label()), TITLE), above=label, parts=tuple(parts))
    do = Press("advised", live.row.id, prompt.id, draft_fingerprint(given)).id()
    row = [Button(id=do, label=words("button.advised"), style="success")]
    if can_imagine(live):
        row.append(Button(id=Press("whatif", live.row.id).id(), label=words("button.whatif")))
    return Screen(card=card, rows=(tuple(row),))


def _why(live: LiveTable, prompt: Prompt, found: Reckoning) -> list[Part]:
    """Return the rule by which a computer player answers, or what a comparison in imagined worlds came to where that
    found another answer better; and what came second."""
    words, search = live.words, found.search
    key = next(iter(computer_reason_keys(words, live.played, prompt.moment, found.plan)), "")
    lines = [words(key)] if key and (search is None or search.by_rule) else []
    second = found.second.label() if found.second is not None and found.second != found.answer else None
    if second is not None and search is not None:
        lines.append(_compared(words, search, second))
    elif second is not None:
        lines.append(words("advice.second", action=second))
    return [cut_text("\n".join(lines), OFFERED)] if lines else []


def _compared(words: Words, search: Search, second: Text) -> str:
    """Return what answers came to that were compared in imagined worlds."""
    key = "advice.surer" if not search.by_rule else "advice.stands"
    if search.by_rule and search.second_chance > search.chance:
        key = "advice.unsure"
    chance, other = round(100 * search.chance, 1), round(100 * search.second_chance, 1)
    return words(key, answers=search.answers, worlds=search.worlds, chance=chance, other=other, action=second)


def _reasons(live: LiveTable, prompt: Prompt, given: Given) -> list[str]:
    """Return what an answer would come to: its price and odds, and what the title says of the question."""
    words, seen = live.words, draft_preview(live, prompt, given)
    lines = [words.say(line) for line in (seen.lines if seen is not None and seen.legal else ())]
    odds = live.caches.odds.get((prompt.id, given), "")
    lines += [odds] if odds and not lines else []
    lines += list(title_of_game(live.played).question_briefing(live.view(prompt.seat), prompt, words))
    return [line.lstrip("- ") for line in dict.fromkeys(lines) if line]


def _rule(live: LiveTable, prompt: Prompt) -> tuple[str, ...]:
    """Return what the short rules say of a question; () where they say nothing."""
    page = help_page_for_question(live.words, prompt.moment, live.row.options)
    return (f"**{page['title']}** {page['text']}",) if page is not None else ()
