"""What is told of a workbook: what changes, what is wrong by sheet and cell."""

from collections.abc import Mapping, Sequence

from bot.words import Words
from data.charts import VALUE_ONLY
from engine.workbooks.cells import CellFault

MOST = 12  # faults that are told at once


def fault_lines(words: Words, faults: Sequence[CellFault]) -> list[str]:
    """Return what is wrong, in lines; the first ones, and how many more there are."""
    lines = [words("charts.faults", count=len(faults))] if faults else []
    lines += [_told(words, fault) for fault in faults[:MOST]]
    if len(faults) > MOST:
        lines.append(words("charts.more_faults", count=len(faults) - MOST))
    return lines


def _told(words: Words, fault: CellFault) -> str:
    return words("charts.at", where=fault.where, why=fault.why) if fault.where else words.say(fault.why)


def changes_from_ours_line(words: Words, changed: Mapping[str, int]) -> str:
    """Return what differs from our figures: how many rows of which sheet, and how many cards count by their value
    alone."""
    if not changed:
        return words("charts.nothing_changes")
    sheets = {sheet: count for sheet, count in changed.items() if sheet != VALUE_ONLY}
    counted = ", ".join(words("charts.count", count=count, sheet=sheet) for sheet, count in sheets.items())
    lines = [words("charts.changes", sheets=counted)]
    if VALUE_ONLY in changed:
        lines.append(words("charts.by_value_only", count=changed[VALUE_ONLY]))
    return " ".join(lines)
