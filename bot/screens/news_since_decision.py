"""What has befallen a seat since its last decision, and what others did near it: the lines above a question."""

from collections.abc import Sequence
from itertools import groupby

from bot.messages.screen import cut_text
from bot.tables.live import LiveTable
from bot.tables.visible_events import SeatHistory
from bot.titles import title_of_game
from bot.titles.sentences import line_with_count
from engine.kernel.events import Seat

EPOCH = 1_420_070_400_000  # the millisecond from which Discord's ids count, in their bits from the 22nd on
OTHERS, OTHER = 3, 300  # lines about what others did, and characters of each
SINCE = 12  # lines about what befell a seat, the weightiest
BEFELL = 1500  # characters of these


def lines_since_decision(live: LiveTable, history: SeatHistory, seat: Seat | None = None) -> list[str]:
    """Return what has happened to a seat since its last decision, under its heading: the weightiest lines, as they came
    one after another, so that a cause stands before what came of it; all of it says `all_lines_since_decision`. seat:
    for whom what others did stands below, too; None for without."""
    lines, words = _befell(live, history), live.words
    others = _others(live, history, seat)[:OTHERS] if seat is not None else []
    if not lines and not others:
        return []
    kept = _weightiest(lines)
    more = [words("since.more", count=len(lines) - len(kept))] if len(lines) > len(kept) else []
    head = [words("since.others", link=_thread_from(live, history))] if others else []
    return [words("since.title"), *kept, *more, *head, *(cut_text(line, OTHER) for line in others)]


def all_lines_since_decision(live: LiveTable, history: SeatHistory) -> list[str]:
    """Return all that has happened to a seat since its last decision, in the order in which it happened."""
    return [line for _, line in _befell(live, history)]


def are_lines_since_decision_cut(live: LiveTable, history: SeatHistory, seat: Seat) -> bool:
    """Return whether `lines_since_decision` leaves some of it out."""
    lines = _befell(live, history)
    return len(lines) > len(_weightiest(lines)) or len(_others(live, history, seat)) > OTHERS


def _others(live: LiveTable, history: SeatHistory, seat: Seat) -> Sequence[str]:
    """Return what others did that does not concern a seat, what is near it first."""
    if history.decision is None or live.state is None or not history.others:
        return []
    found = title_of_game(live.played).deeds_of_others(live.view(seat), history.others, live.words)
    return list(dict.fromkeys(line for line in found if line))


def _thread_from(live: LiveTable, history: SeatHistory) -> str:
    """Return a link to the thread where a seat's last decision was told; "none" at a table without one. Discord shows
    what stands at that moment: an id holds the time, and need not be a message's."""
    decision, row = history.decision, live.row
    if decision is None or not row.guild or not row.thread or live.is_practice:
        return "none"
    at = max(int(decision.at * 1000) - EPOCH, 0) << 22
    return f"https://discord.com/channels/{row.guild}/{row.thread}/{at}"


def _befell(live: LiveTable, history: SeatHistory) -> list[tuple[int, str]]:
    """Return the weight of each line about what befell a seat, and the line, in the order of the events; equal ones in
    a row once, with their number."""
    found = title_of_game(live.played).news_for_seat(history.since, live.words)
    return [
        (max(weights), line_with_count(line, len(weights), live.words))
        for line, same in groupby(found, key=lambda one: one[1])
        if (weights := [weight for weight, _ in same])
    ]


def _weightiest(lines: Sequence[tuple[int, str]]) -> list[str]:
    """Return the lines that matter most, as many as are shown above a question, in their order."""
    kept: set[int] = set()
    room = BEFELL
    for n in sorted(range(len(lines)), key=lambda n: lines[n][0], reverse=True)[:SINCE]:
        room -= len(lines[n][1]) + 1
        if room >= 0 or not kept:
            kept.add(n)
    return [lines[n][1] for n in sorted(kept)]
