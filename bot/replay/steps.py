"""What a reader sees of a game, step by step: the words, the dice, the standing. A step is a decision after which they
was told something or the map changed; of a long game several make one, so that a file holds them all.

Everything is worked out from their own view and their form of each event, as it was then: the public's, if they have no
seat. How many decisions lay between two steps, and when they were taken, nobody is told.
"""

from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

import msgspec

from bot.messages.screen import SMALL
from bot.replay.places_named import places_in
from bot.replay.recording import Moment
from bot.screens.rounds import Round, Told, win_chances
from bot.tables.live import LiveTable
from bot.titles import title_of_game
from bot.words import Words, unmarked_text, without_stop
from engine.kernel.events import Event, Seat
from render.service.seen_keys import SeenKeys

MARKS = ("### ", "## ", "# ", "> ", SMALL, "- ")  # at the beginning of a line


class LogLine(msgspec.Struct, frozen=True):
    """A line of the log, and the dice in it as `kind_face`; small: whether it is small print."""

    said: str
    dice: tuple[str, ...] = ()
    small: bool = False


class Beat(msgspec.Struct, frozen=True, kw_only=True):
    """What a reader saw come of one decision. drawn: whether the map is another than before; gap: whether decisions
    before it are missing. chapter, round: the places of those in `SeenGame.chapters` and `SeenGame.rounds` (-1: none
    yet). at: the places of the map that it names; ways: of those who moved, of which side, through which
    places. decision: its number, -1 where it has none. hopes: as in `Round`."""

    lines: tuple[LogLine, ...]
    saved: bytes
    drawn: bool
    gap: bool
    chapter: int
    round: int
    standing: Mapping[str, int]
    at: tuple[str, ...] = ()
    ways: tuple[tuple[str, tuple[str, ...]], ...] = ()
    decision: int = -1
    hopes: Mapping[str, int] = {}


class SeenGame(msgspec.Struct):
    """A whole game as a reader saw it. happened: the public events, each with the number of its moment, by which
    `rounds` count too. last: the position at the end, None where only events are known."""

    beats: list[Beat] = []
    chapters: list[str] = []
    rounds: list[Round] = []
    happened: list[Told] = []
    last: Any = None


class SaidDice(Words):
    """Words that note the dice that a line names with their faces."""

    said: list[str]

    def dice(self, dice: Any) -> str:
        """Return dice as their signs, and note them."""
        found = [die if isinstance(die, (str, int)) else tuple(die) for die in dice]
        self.said += ["_".join(map(str, die)).lower() for die in found if isinstance(die, tuple) and len(die) > 1]
        self.said += [str(die) for die in found if isinstance(die, int)]
        return super().dice(found)

    def lines_of(self, text: Any) -> Iterator[LogLine]:
        """Yield the lines of an event's words, without marks."""
        self.said = []
        parts = [
            (said, part.startswith(SMALL))
            for part in self.say(text).split("\n")
            if (said := text_without_markdown(part))
        ]
        dice = tuple(self.said)
        yield from (LogLine(said, dice if n == 0 else (), small) for n, (said, small) in enumerate(parts))


def text_without_markdown(said: str) -> str:
    """Return a line of Discord's markdown as it reads without.

    >>> text_without_markdown("### **Round 3.** Red _attacks_")
    'Round 3. Red _attacks_'
    """
    found = unmarked_text(said).strip()
    for mark in MARKS:
        found = found.removeprefix(mark)
    return found


async def game_as_reader_saw_it(moments: AsyncIterator[Moment], live: LiveTable, reader: Seat | None) -> SeenGame:
    """Return a game as a reader saw it (None: the public). live: the table; of its state nothing is read."""
    found, keys = SeenGame(), SeenKeys()
    words = SaidDice(live.played, live.words.names)
    number = 0
    async for moment in moments:
        await _note(found, moment, live, reader, words, keys, number)
        number += 1
    keys.close()
    _close_rounds(found)
    return found


async def _note(
    found: SeenGame, moment: Moment, live: LiveTable, reader: Seat | None, words: SaidDice, keys: SeenKeys, number: int
) -> None:
    shown, game = title_of_game(live.played), live.game
    forms = [form for event in moment.events if (form := event.seen_by(reader)) is not None]
    public = [form for event in moment.events if (form := event.seen_by(None)) is not None]
    found.happened += [(number, form) for form in public]
    lines = [line for form in forms if (told := form.label()) is not None for line in words.lines_of(told)]
    _chapter(found, live, forms, words)
    before, standing = keys.last, found.beats[-1].standing if found.beats else {}
    hopes: Mapping[str, int] = found.beats[-1].hopes if found.beats else {}
    ways: Sequence[tuple[str, Sequence[str]]] = ()
    if moment.state is not None:
        view = game.view(moment.state, None)
        standing = shown.points_by_side(view)
        hopes = win_chances(live, moment.state)
        _round(found, live, moment.state, standing, hopes, number)
        found.last = moment.state
        own = view if reader is None else game.view(moment.state, reader)
        await shown.draw_map(keys, own, words)
        ways = shown.move_arrows(own, forms)
    drawn = keys.last != before
    if lines or drawn or moment.gap or not found.beats:
        beat = Beat(
            lines=tuple(lines), saved=moment.saved, drawn=drawn, gap=moment.gap, chapter=len(found.chapters) - 1,
            round=len(found.rounds) - 1, standing=standing, at=places_in(forms, shown.places),
            ways=tuple((side, tuple(way)) for side, way in ways), decision=moment.decision, hopes=hopes,
        )  # fmt: skip
        found.beats.append(beat)


def _chapter(found: SeenGame, live: LiveTable, forms: Sequence[Event], words: Words) -> None:
    """Begin a chapter where an event does (`Title.map_after`)."""
    for form in forms:
        told = form.label() if type(form).tag() in title_of_game(live.played).map_after else None
        if told is not None:
            found.chapters.append(without_stop(text_without_markdown(words.say(told).split("\n")[0])))
    if not found.chapters:
        found.chapters.append(text_without_markdown(live.row.name))


def _round(
    found: SeenGame,
    live: LiveTable,
    state: Any,
    standing: Mapping[str, int],
    hopes: Mapping[str, int],
    number: int,
) -> None:
    """Begin a round where the game does; how it ended is noted as the next begins."""
    now = live.game.round(state)
    if not found.rounds or (now > found.rounds[-1].number and live.game.outcome(state) is None):
        _end_round(found, standing, hopes, number)
        begun = Round(
            number=now, decision=number, until=None, first=0, start=standing, end=standing, hoped=hopes, hopes=hopes
        )
        found.rounds.append(begun)
    else:
        found.rounds[-1] = msgspec.structs.replace(found.rounds[-1], end=standing, hopes=hopes)


def _end_round(found: SeenGame, standing: Mapping[str, int], hopes: Mapping[str, int], number: int) -> None:
    if found.rounds:
        found.rounds[-1] = msgspec.structs.replace(found.rounds[-1], until=number, end=standing, hopes=hopes)


def _close_rounds(found: SeenGame) -> None:
    """Count what the set-up told to the first round."""
    if found.rounds:
        found.rounds[0] = msgspec.structs.replace(found.rounds[0], decision=-1)


# Steps


def beats_as_steps(beats: Sequence[Beat], most: int) -> list[list[Beat]]:
    """Return beats as steps, `most` at most where there are not more chapters than that: as many beats to each as it
    takes, and none of two chapters as long as that can be."""
    size = max(1, -(-len(beats) // most))
    chapters = [list(some) for _, some in groupby(beats, lambda beat: beat.chapter)]
    if len(chapters) > most:
        chapters = [list(beats)]
    while True:
        found = [chapter[n : n + size] for chapter in chapters for n in range(0, len(chapter), size)]
        if len(found) <= most:
            return found
        size += 1
