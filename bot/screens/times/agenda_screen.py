"""What waits for a person at all their tables, by when, with a button to each question."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from bot.messages.ids import Press
from bot.messages.screen import LABEL, Button, Screen, cut_text, with_card
from bot.screens.rows.table_rows import prompt_label
from bot.tables.live import LiveTable
from bot.tables.reminders import is_last_waited_for
from bot.tables.timing import paused_at, question_deadline
from bot.words import Words, unmarked_text
from engine.kernel.prompts import MAY, Prompt
from engine.kernel.texts import Text, keyed_text
from engine.store.models import SeatRow

COMMON = Words("common")
BUTTONS, ROW = 20, 5  # questions that have a button, and of them in a row
LINES, NAMES = 1900, 300  # characters; of the names of tables in the line that calls


class Waiting(NamedTuple):
    """What a table asks of a person: their questions and the offers made to them, until when there is time, and whether
    it waits for nobody else any more."""

    live: LiveTable
    asked: tuple[Prompt, ...]
    until: float | None
    is_last: bool = False


def questions_for_person(live: LiveTable, seat: SeatRow, scale: float, now: float) -> Waiting:
    """Return what a table asks of a seat's person."""
    open_now = [p for p in live.questions_seat_can_answer(seat.seat) if p.answered is None and p.kind != MAY]
    offers = [p for p in live.offers_of(seat.seat) if p.is_received_offer]
    until = question_deadline(live, scale, seat.seat) if open_now else None
    return Waiting(
        live, (*open_now, *offers), until, bool(open_now) and is_last_waited_for(live, seat.seat, scale, now)
    )


def digest_screen(found: Sequence[Waiting], number: int) -> Screen:
    """Return what waits for a person as a card below the line that calls them. A phone shows that line as it is
    written, so no moment stands in it. number: by which it is found again."""
    names = COMMON.join([unmarked_text(one.live.row.name) for one in _in_order(found)])
    lead, foot = (
        COMMON("digest.lead", count=len(found), names=cut_text(names, NAMES)),
        COMMON("digest.foot", number=number),
    )
    shown = agenda_screen(found)
    told = cut_text(shown.content, LINES - len(lead) - len(foot) - 2)
    return msgspec.structs.replace(with_card(Screen(content=f"{told}\n{foot}")), content=lead, rows=shown.rows)


def agenda_screen(found: Sequence[Waiting], kept: Sequence[str] = ()) -> Screen:
    """Return a person's tables, those that ask something first, by their deadlines. kept: the names of those at which a
    computer player keeps their seat."""
    asking = _in_order(found)
    idle = len(found) - len(asking)
    if not found and not kept:
        return Screen(content=COMMON("agenda.none"))
    lines = [COMMON("agenda.title"), *(_line(one) for one in asking)] if asking else [COMMON("agenda.nothing")]
    if idle:
        lines.append(COMMON("agenda.idle" if asking else "agenda.seated", count=idle))
    if kept:
        names = COMMON.join([unmarked_text(name) for name in kept])
        lines.append(COMMON("agenda.kept", count=len(kept), names=cut_text(names, NAMES)))
    pressed = [(one.live, prompt) for one in asking for prompt in one.asked]
    if len(pressed) > BUTTONS:
        lines.append(COMMON("agenda.more", count=len(pressed) - BUTTONS))
    buttons = [_button(live, prompt) for live, prompt in pressed[:BUTTONS]]
    rows = tuple(tuple(buttons[n : n + ROW]) for n in range(0, len(buttons), ROW))
    return Screen(content=cut_text("\n".join(lines), LINES), rows=rows)


def _in_order(found: Sequence[Waiting]) -> list[Waiting]:
    """Return the tables that ask something, by their deadlines."""
    return sorted((one for one in found if one.asked), key=lambda one: (one.until is None, one.until or 0.0))


def _line(one: Waiting) -> str:
    row, words = one.live.row, one.live.words
    played = one.live.is_practice
    link = f"https://discord.com/channels/{'@me' if played else row.guild}/{row.thread or row.channel}"
    until: Text | str = keyed_text("agenda.until", when=one.until) if one.until is not None else ""
    if paused_at(one.live) is not None:
        until = keyed_text("agenda.paused")
    last: Text | str = keyed_text("agenda.last") if one.is_last else ""
    asked = COMMON.join(list(dict.fromkeys(prompt_label(prompt, words) for prompt in one.asked)))
    game = words.name(row.game)
    return COMMON("agenda.line", name=row.name, game=game, asked=asked, until=until, last=last, link=link)


def _button(live: LiveTable, prompt: Prompt) -> Button:
    label = COMMON("agenda.button", name=live.row.name, asked=prompt_label(prompt, live.words))
    return Button(id=Press("open", live.row.id, prompt.id).id(), label=cut_text(label, LABEL), style="primary")
