"""The offices of scenarios whose magistrates are not elected: those of the year by its schedule, substitutes for whom
is missing, the one man who can be Dictator (Thunderbolt; rulings c.63, T2, T9 and T20)."""

from engine.games.rise_of_the_roman_republic.actions.politics import DRAW
from engine.games.rise_of_the_roman_republic.board.control import scenario_of
from engine.games.rise_of_the_roman_republic.figures import FixedDictator, Year
from engine.games.rise_of_the_roman_republic.frames.politics import Election
from engine.games.rise_of_the_roman_republic.office_figures import Office
from engine.games.rise_of_the_roman_republic.politics.eligibility import CONSULAR, free_armies
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import LEADERS

NO_YEAR = Year(consuls=())
POOR = ("D", "E")  # battle letters of consuls who may be called on again


def has_schedule(state: RiseState) -> bool:
    """Return whether the magistrates of a scenario come by a schedule."""
    return scenario_of(state).has_rule("schedule")


def year_bc(state: RiseState) -> int:
    """Return the year B.C. of the turn."""
    return scenario_of(state).start - state.turn + 1


def schedule_of_this_year(state: RiseState) -> Year:
    """Return the schedule of this year."""
    return scenario_of(state).schedule.get(year_bc(state), NO_YEAR)


def consular_seats(state: RiseState) -> tuple[Office, ...]:
    """Return the seats of the two consuls: where they are scheduled both count as Field Consuls."""
    return ("field_consul", "field_consul") if has_schedule(state) else CONSULAR


def has_left_italy(state: RiseState, leader: str) -> bool:
    """Return whether a man has left Italy with a year that is over."""
    rows = scenario_of(state).schedule.items()
    return any(leader in row.leaves for known, row in rows if known > year_bc(state))


def scheduled_dictator(state: RiseState) -> FixedDictator | None:
    """Return who is Dictator, if they can take the office now."""
    found = scenario_of(state).dictator
    return found if found is not None and found.leader in state.republic.pool else None


def scheduled_masters_of_horse(state: RiseState) -> tuple[str, ...]:
    """Return who can be Master of Horse."""
    found = scenario_of(state).dictator
    return (found.master,) if found is not None and found.master in state.republic.pool else ()


def substitute_leaders(state: RiseState) -> tuple[str, ...]:
    """Return who can be called on for any command: the man who is printed for it, and consuls of this year and those
    before with a letter D or worse. Nobody of a later year serves earlier (ruling c.63)."""
    known, pool = scenario_of(state), state.republic.pool
    served = [
        one
        for when, row in sorted(known.schedule.items(), reverse=True)
        for one in row.consuls
        if when >= year_bc(state)
    ]
    again = [one for one in served if LEADERS[one].battle in POOR and not has_left_italy(state, one)]
    return tuple([one for one in dict.fromkeys([*known.substitutes, *again]) if one in pool])


def urban_praetors(state: RiseState) -> tuple[str, ...]:
    """Return the special Urban Praetors from whom one is drawn."""
    republic, special = state.republic, scenario_of(state).urban_praetors
    away = {*republic.gone, *republic.wounded, *[one.leader for one in republic.magistrates]}
    return () if isinstance(special, str) else tuple([one for one in special if one not in away])


def scheduled_candidates(state: RiseState, frame: Election) -> tuple[str, ...]:
    """Return who can take an office that is filled by the schedule; the Urban Praetor is drawn."""
    if frame.office == "dictator":
        found = scheduled_dictator(state)
        return (found.leader,) if found is not None else ()
    if frame.office == "urban_praetor":
        return (DRAW,) if urban_praetors(state) else ()
    if not frame.midturn and (listed := _listed(state, frame)):
        return listed[:1]
    others = substitute_leaders(state)
    if frame.office == "praetor":
        first = [one for one in others if one in scenario_of(state).substitutes]
        others = tuple(first) or others
    return tuple(dict.fromkeys([*_prorogued(state, frame), *others]))


def _listed(state: RiseState, frame: Election) -> tuple[str, ...]:
    """Return the men of the year for an office who have none yet."""
    row = schedule_of_this_year(state)
    names = row.proconsuls if frame.office == "proconsul" else row.consuls if frame.office in CONSULAR else ()
    return tuple([one for one in names if one in state.republic.pool])


def _prorogued(state: RiseState, frame: Election) -> tuple[str, ...]:
    """Return the prorogued men who can have a command now: some only one beyond the armies of the consuls (ruling
    T20). Who was a Praetor goes on as one."""
    if frame.midturn or frame.office not in ("proconsul", "praetor"):
        return ()
    republic = state.republic
    were = [one.leader for one in republic.outgoing if one.office == "praetor"]
    fit = [one for one in frame.prorogued if frame.office == "praetor" or one not in were]
    third = frame.office == "praetor" or all(one.army for one in republic.consuls)
    return tuple([one for one in fit if third or one not in schedule_of_this_year(state).spare])


def is_proconsul_without_office(state: RiseState) -> bool:
    """Return whether a Proconsul of the year has not taken office: they do, with an army or without (ruling c.63)."""
    return any(one in state.republic.pool for one in schedule_of_this_year(state).proconsuls)


def asks_for_army(state: RiseState) -> bool:
    """Return whether a consul must ask the Senate for an army: last year's was disbanded, and none is free (section
    10.16, ruling T2)."""
    return bool(state.republic.disbanded) and not free_armies(state.republic)
