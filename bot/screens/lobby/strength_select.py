"""The choice of how strong a table's computer players are: all of them, or one."""

from bot.messages.ids import Press
from bot.messages.screen import LABEL, OPTION, Screen, Select, SelectOption, cut_text
from bot.tables.computers.strengths import is_computers_own, offered_strengths, strength_of_seat, strength_of_table
from bot.tables.live import LiveTable

LINES = 25  # of a select
VERB = "strong"


def strength_select(live: LiveTable) -> Select:
    """Return the choice: a line a strength for all computer players, then those for each that there is."""
    words, row = live.words, live.row
    offered = offered_strengths(row.game)
    seats = [seat for seat in row.seats if is_computers_own(seat)]
    alike = all(strength_of_seat(row, seat) == strength_of_table(row) for seat in seats)
    lines = [
        SelectOption(
            value=strength,
            label=cut_text(words("strength.for_all", strength=f"strength_{strength}"), OPTION),
            description=cut_text(words(f"strength.text_{strength}"), OPTION),
            chosen=alike and strength == strength_of_table(row),
        )
        for strength in offered
    ]
    for seat in seats if len(seats) > 1 else ():
        lines += [
            SelectOption(
                value=f"{strength} {seat.name}",
                label=cut_text(words("strength.for_one", seat=seat.seat, strength=f"strength_{strength}"), OPTION),
                description=words("strength.now") if strength == strength_of_seat(row, seat) else None,
            )
            for strength in offered
        ]
    placeholder = cut_text(words("strength.choose"), LABEL)
    return Select(id=Press(VERB, row.id).id(), placeholder=placeholder, options=tuple(lines[:LINES]))


def strength_screen(live: LiveTable, said: str = "") -> Screen:
    """Return the choice as a message of its own, below what is said."""
    now = live.words("strength.is_now", strength=f"strength_{strength_of_table(live.row)}")
    return Screen(content=f"{said}\n{now}" if said else now, rows=(strength_select(live),))
