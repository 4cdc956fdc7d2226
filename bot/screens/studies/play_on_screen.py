"""From which step of a game that is over one plays on, as whom, and against whom: for one person's eyes."""

from collections.abc import Sequence

import msgspec

from bot.messages.ids import Press
from bot.messages.screen import CONTENT, LABEL, OPTION, OPTIONS, PLACEHOLDER, Button, Row, Screen, Select, SelectOption
from bot.messages.screen import cut_text as cut
from bot.screens.watching.watch_screen import perspective_name
from bot.tables.chronicle import Chapter
from bot.tables.live import LiveTable
from bot.tables.table_extra import Study
from bot.words import Words, unmarked_text
from engine.kernel.events import Seat

COMMON = Words("common")
SOLO, WITH = "computers", "people"  # against whom a study is played


class PlayOn(msgspec.Struct, frozen=True, kw_only=True):
    """What has been chosen so far: the step, the seat, and the chapter that the step lies in. is_here: whether others
    can join, as in a server."""

    study: Study
    seat: Seat
    chapter: Chapter
    is_here: bool


def play_on_screen(live: LiveTable, chosen: PlayOn, chapters: Sequence[Chapter], line: str) -> Screen:
    """Return what is chosen and what may be. line: the command that says the same, to be shared."""
    words, row, step = live.words, live.row, chosen.study.step
    lines = [
        words("study.title", name=row.name, table=row.id),
        words("study.step", label=chosen.chapter.label, step=step),
        words("study.as", who=perspective_name(live, chosen.seat)),
        words("study.how", line=line),
    ]
    rows: list[Row] = [_steps(live, chosen, chapters), _seats(live, chosen)]
    verbs = ("playsolo", "playwith") if chosen.is_here else ("playsolo",)
    rows.append(
        tuple(
            Button(
                id=Press(verb, row.id, chosen.seat, str(step)).id(),
                label=cut(words(f"button.{verb}"), LABEL),
                style="success" if verb == "playsolo" else "secondary",
            )
            for verb in verbs
        )
    )
    return Screen(content=cut("\n".join(lines), CONTENT), rows=tuple(rows))


def play_on_command_line(table: str, step: int) -> str:
    """Return the command that plays on from a step, as its reader types it."""
    game, own, where, when = (COMMON(f"slash.{name}") for name in ("game", "from", "table", "step"))
    return f"/{game} {own} {where}:{table} {when}:{step}"


def _steps(live: LiveTable, chosen: PlayOn, chapters: Sequence[Chapter]) -> Select:
    """Return the list of the game's chapters, the step that is chosen among them where it is none of their first; of
    very many only some, evenly."""
    words, step = live.words, chosen.study.step
    begins = {one.decision: unmarked_text(one.label) for one in _some(chapters, OPTIONS - 1)}
    begins.setdefault(step, unmarked_text(words("study.within", label=chosen.chapter.label, step=step)))
    options = [
        SelectOption(value=str(decision), label=cut(label, OPTION), chosen=decision == step)
        for decision, label in sorted(begins.items())
    ]
    return Select(
        id=Press("playon", live.row.id, chosen.seat, str(step)).id(),
        placeholder=cut(words("study.choose_step"), PLACEHOLDER),
        options=tuple(options),
    )


def _some(chapters: Sequence[Chapter], most: int) -> list[Chapter]:
    """Return some of the chapters, evenly, the first of them among these.

    >>> [one for one in _some(range(10), 4)]
    [0, 3, 6, 9]
    """
    apart = max(1, -(-len(chapters) // most))
    return list(chapters[::apart])


def _seats(live: LiveTable, chosen: PlayOn) -> Select:
    options = [
        SelectOption(
            value=seat, label=cut(unmarked_text(perspective_name(live, seat)), OPTION), chosen=seat == chosen.seat
        )
        for seat in chosen.study.sides
    ]
    return Select(
        id=Press("playas", live.row.id, chosen.seat, str(chosen.study.step)).id(),
        placeholder=cut(live.words("study.choose_seat"), PLACEHOLDER),
        options=tuple(options),
    )
