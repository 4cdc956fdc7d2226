"""The magistrates of history, where the table plays with them (section 2.2; ruling c.65)."""

from engine.games.rise_of_the_roman_republic.board.control import scenario_of
from engine.games.rise_of_the_roman_republic.office_figures import Office
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import YEARS

LISTED: dict[Office, str] = {
    "dictator": "dictator",
    "master_of_horse": "magister equitum",
    "rome_consul": "consul",
    "field_consul": "consul",
    "proconsul": "proconsul",
}  # as the list of magistrates calls the offices; it has no praetors


def year_bc(state: RiseState) -> int:
    """Return the year B.C. of the turn."""
    return scenario_of(state).start - state.turn + 1


def office_holders_of_year(state: RiseState, office: Office) -> tuple[str, ...]:
    """Return who held an office in this year and can hold it in the game: they are in play, and in no other office yet.
    () where magistrates are drawn, or nobody is left of those listed: then the place is filled by election."""
    if state.options["magistrates"] != "historical" or office not in LISTED:
        return ()
    listed = [one for one, rows in YEARS.items() if (LISTED[office], year_bc(state)) in rows]
    return tuple([one for one in listed if one in state.republic.pool])


def leaders_barred_from_draw(state: RiseState, office: Office) -> tuple[str, ...]:
    """Return who is not drawn for an office, as they held another one in this year."""
    others = [one for one in LISTED if LISTED[one] != LISTED.get(office)]
    return tuple(dict.fromkeys([man for other in others for man in office_holders_of_year(state, other)]))
