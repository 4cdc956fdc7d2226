"""Elections in lines: each magistrate with their office, their legions, their place and their province."""

from collections.abc import Sequence

from bot.titles.sentences import event_sentence
from bot.words import Words
from engine.games.rise_of_the_roman_republic.events.politics import (
    ImperiumAssigned,
    MagistrateElected,
    MagistratesProrogued,
)
from engine.kernel.events import Event

OFFICES = (ImperiumAssigned, MagistrateElected)


def office_lines(events: Sequence[Event], words: Words) -> list[str]:
    """Return a line a man: elected to what, and with which command."""
    commands = {one.leader: one for one in events if isinstance(one, ImperiumAssigned)}
    elected = {one.leader for one in events if isinstance(one, MagistrateElected)}
    lines = []
    for event in events:
        if isinstance(event, MagistrateElected):
            line = event_sentence(event, words)
            command = commands.get(event.leader)
            lines.append(f"{line.removesuffix('.')}: {assigned_command_text(command, words)}" if command else line)
        elif isinstance(event, ImperiumAssigned) and event.leader not in elected:
            lines.append(words("office.command", leader=event.leader, command=assigned_command_text(event, words)))
    return lines


def prorogued_in_vain(events: Sequence[Event]) -> list[str]:
    """Return who was prorogued in vain: nothing was left for them to command when the elections were over."""
    kept = [one for event in events if isinstance(event, MagistratesProrogued) for one in event.leaders]
    given = {event.leader for event in events if isinstance(event, OFFICES)}
    return [one for one in kept if one not in given]


def assigned_command_text(event: ImperiumAssigned, words: Words) -> str:
    """Return a command: legions, place, province."""
    return words(
        "office.imperium", legions=event.legions, legions_count=len(event.legions), place=event.place,
        province=event.province or "none",
    )  # fmt: skip
