"""What a spectator sees of a table: a step of the game by somebody's eyes, and the buttons that lead to the others."""

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.messages.ids import Press
from bot.messages.screen import CONTENT, LABEL, OPTION, Button, Row, Screen, Select, SelectOption, cut_text
from bot.screens.table_screen import table_condition_lines, waiting_lines
from bot.tables.chronicle import Chapter
from bot.tables.live import LiveTable
from bot.tables.watching.sight import TableSnapshot, VisibleTable, delay_notice_lines
from bot.tables.watching.steps import WatchedStep, chapter_at, step_at_decision
from bot.titles import title_of_game
from bot.words import Words, unmarked_text
from engine.kernel.events import Seat

EVERYBODY = "all"  # in place of a seat: what everybody may know
TOLD = 900  # characters of what happened in a step; all of it is in the log
MARKS = {"back": "b", "before": "p", "next": "n", "on": "f", "now": "z"}  # which button it is: no two carry the same id


class WatchedPosition(msgspec.Struct, frozen=True, kw_only=True):
    """A place in a game that is looked at: by whose eyes (None: the public's), which of the steps (from 1), and the
    chapters."""

    reader: Seat | None
    steps: list[WatchedStep]
    at: int
    chapters: list[Chapter]

    @property
    def step(self) -> WatchedStep:
        """Return the step."""
        return self.steps[self.at - 1]

    @property
    def is_last_step(self) -> bool:
        """Return whether it is the last step."""
        return self.at == len(self.steps)


def step_asked(argument: str) -> int:
    """Return which step a press asks for, 0 for the last.

    >>> step_asked("12b"), step_asked("z"), step_asked("forged")
    (12, 0, 0)
    """
    number = argument[:-1]
    return int(number) if number.isascii() and number.isdecimal() and len(number) < 7 else 0


def watch_screen(
    seen: VisibleTable,
    place: WatchedPosition,
    view: Any,
    told: Sequence[str],
    *,
    eyes: Sequence[Seat] = (),
    follows: bool | None = None,
    asks: bool = False,
    has_page: bool = False,
    plays_on: bool = False,
    scale: float = 1.0,
    now: float = 0.0,
) -> Screen:
    """Return a step of a game. view: the reader's, after it; told: what happened in it, in their words; eyes: the seats
    by whose eyes they may see it; follows: whether they are written to at the end of each round, None where they cannot
    be;
    asks: they are out of the game, and may ask the others to let them see it by everybody's eyes; has_page: it can be
    looked at as a page; plays_on: it is over, and can be played on from this step."""
    live, words = seen.live, seen.live.words
    chapter = chapter_at(place.chapters, place.step)
    lines = [_heading(live, place.reader), *delay_notice_lines(seen)]
    lines.append(words("watch.step", at=place.at, of=len(place.steps), label=chapter.label))
    lines += [cut_text("\n".join(told), TOLD)] if told else []
    lines += title_of_game(live.played).status_lines(view, words)
    if place.is_last_step and live.is_running and not isinstance(seen, TableSnapshot):
        lines += [*waiting_lines(live, scale, now), *table_condition_lines(live, now)]
    if place.reader is not None:
        lines += title_of_game(live.played).hand_lines(view, words)
    rows: list[Row] = [_moves(live, place), _looks(live, view, chapter, follows)]
    rows += [_eyes(live, place, eyes)] if eyes else []
    if asks:
        ask = Button(id=Press("alleyes", live.row.id).id(), label=cut_text(words("button.alleyes"), LABEL))
        rows.append((ask,))
    if has_page:
        rows.append((Button(id=Press("look", live.row.id).id(), label=cut_text(words("button.look"), LABEL)),))
    if plays_on:
        press = Press("playon", live.row.id, place.reader or "", str(place.step.decision))
        rows.append((Button(id=press.id(), label=cut_text(words("button.playon"), LABEL)),))
    return Screen(content=cut_text("\n".join(lines), CONTENT), rows=tuple(rows))


def _heading(live: LiveTable, reader: Seat | None) -> str:
    words, row = live.words, live.row
    head = words("watch.title", game=words.name(row.game), name=row.name, id=row.id)
    whose = words("watch.public") if reader is None else words("watch.eyes", who=perspective_name(live, reader))
    return f"{head}\n{whose}"


def perspective_name(live: LiveTable, seat: Seat) -> str:
    """Return by whose eyes a game is seen: the player's name, with the sides that they play."""
    words, sides = live.words, [side for side in live.sides_of(seat) if side != seat]
    who = unmarked_text(words.seat(seat))
    return words("watch.who_sides", who=who, sides=sides) if sides else who


def _moves(live: LiveTable, place: WatchedPosition) -> Row:
    """Return the buttons to the steps and chapters before and after, and to the last step."""
    here = chapter_at(place.chapters, place.step)
    begins = [step_at_decision(place.steps, one.decision) for one in place.chapters]
    before = [at for at in begins if at < place.at]
    after = [at for one, at in zip(place.chapters, begins, strict=True) if one.number > here.number and at > place.at]
    targets = {
        "back": before[-1] if before else 0,
        "before": place.at - 1,
        "next": place.at + 1 if not place.is_last_step else 0,
        "on": after[0] if after else 0,
    }
    row = [_move(live, place, which, at) for which, at in targets.items()]
    now = Press("watch", live.row.id, _name(place.reader), MARKS["now"]).id()
    return (*row, Button(id=now, label=cut_text(live.words("watch.now"), LABEL), style="primary"))


def _move(live: LiveTable, place: WatchedPosition, which: str, at: int) -> Button:
    press = Press("watch", live.row.id, _name(place.reader), f"{at}{MARKS[which]}")
    return Button(id=press.id(), label=live.words(f"watch.{which}"), disabled=at < 1)


def _name(reader: Seat | None) -> str:
    return EVERYBODY if reader is None else reader


def _looks(live: LiveTable, view: Any, chapter: Chapter, follows: bool | None) -> Row:
    """Return the buttons to what else there is to be seen, and to be written to at the end of each round."""
    words = live.words
    presses = [Press("log", live.row.id, argument=str(chapter.number)), Press("stats", live.row.id)]
    presses += [Press("chart", live.row.id)] if title_of_game(live.played).points_by_side(view) else []
    presses += [Press("replay", live.row.id)]
    presses += [] if follows is None else [Press("nofollow" if follows else "follow", live.row.id)]
    return tuple(Button(id=press.id(), label=cut_text(words(f"button.{press.verb}"), LABEL)) for press in presses)


def _eyes(live: LiveTable, place: WatchedPosition, eyes: Sequence[Seat]) -> Select:
    """Return the list of those by whose eyes the game can be seen."""
    words: Words = live.words
    options = [
        SelectOption(value=EVERYBODY, label=cut_text(words("watch.everybody"), OPTION), chosen=place.reader is None)
    ]
    options += [
        SelectOption(
            value=seat,
            label=cut_text(unmarked_text(perspective_name(live, seat)), OPTION),
            chosen=seat == place.reader,
        )
        for seat in eyes
    ]
    press = Press("eyes", live.row.id, _name(place.reader), f"{place.at}{MARKS['now']}")
    return Select(id=press.id(), placeholder=words("watch.choose_eyes"), options=tuple(options))
