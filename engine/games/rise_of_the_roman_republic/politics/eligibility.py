"""Who may be elected, and to what: pools, Triumphs, the pause of last year's consuls, seats to fill, armies to take
(sections 5.2 and 5.3).

All here works on the Republic alone; where legions stand is asked for elsewhere.
"""

from collections.abc import Collection, Iterable

import msgspec

from engine.games.rise_of_the_roman_republic.office_figures import FIGURES, Office
from engine.games.rise_of_the_roman_republic.republic import Leader, Legion, Magistrate, Republic

NO_ARMY = 0
CONSULAR: tuple[Office, ...] = ("rome_consul", "field_consul")
PAUSING: tuple[Office, ...] = ("dictator", "master_of_horse", *CONSULAR)  # closed to last year's consuls


def prorogable_magistrates(republic: Republic) -> tuple[Leader, ...]:
    """Return which of last year's magistrates may be prorogued: consuls and praetors (section 5.32), also those whose
    legions are gone (section 5.33). Never a Dictator, their Master of Horse, a Proconsul or the Urban Praetor."""
    return tuple([one.leader for one in republic.outgoing if one.office in (*CONSULAR, "praetor")])


def besieged_magistrates_who_stay(republic: Republic, besieged: Collection[Leader]) -> tuple[Magistrate, ...]:
    """Return last year's magistrates as they stay because they are besieged with part of their command (section 5.34):
    consuls, Proconsuls, and Dictators with legions, as Proconsuls; Praetors as such. A Dictator without legions is
    held in the city."""
    return tuple([_held(one) for one in republic.outgoing if one.leader in besieged and one.office != "urban_praetor"])


def _held(one: Magistrate) -> Magistrate:
    office: Office = "praetor" if one.office == "praetor" else "proconsul"
    if one.office in ("dictator", "master_of_horse") and not one.legions:
        return msgspec.structs.replace(one, held=True, granted=(), phases=0)
    return msgspec.structs.replace(one, office=office, prorogued=True, granted=(), phases=0, led=False)


def last_years_triumphs(republic: Republic, turn: int) -> tuple[Leader, ...]:
    """Return who was awarded a Triumph last year, in office still, so that the Visit from Pluto comes first (section
    3.0 B/3, ruling G7)."""
    men = {one.leader for one in republic.outgoing}
    return tuple(sorted(one for one, glory in republic.triumphs.items() if glory.turn == turn - 1 and one in men))


def leaders_in_cup(republic: Republic, office: Office) -> tuple[Leader, ...]:
    """Return who lies in the cup from which an office is drawn (section 5.2). Last year's consuls, where they pause,
    are in it only when the consuls are elected."""
    barred = republic.paused if office in PAUSING else ()
    return tuple([one for one in republic.pool if one not in barred])


def nameable_leaders(republic: Republic, office: Office, turn: int, kept: Collection[Leader]) -> tuple[Leader, ...]:
    """Return who may be chosen for an office instead of a draw (sections 5.21 to 5.26).

    For a consul: who had a Triumph last year, but as a Praetor. For a Proconsul or a Praetor: who ever had one, and
    prorogued men. For a Dictator: who ever had one. kept: last year's men who survived the Visit from Pluto. A Triumph
    does not lift the pause (ruling a.3.21).
    """
    free = leaders_in_cup(republic, office)
    if office in CONSULAR:
        lately = {one for one, glory in republic.triumphs.items() if glory.turn == turn - 1}
        return tuple([one for one in free if one in lately & {*kept} and republic.triumphs[one].office != "praetor"])
    if office in ("proconsul", "praetor", "dictator"):
        out = {one for one, glory in republic.triumphs.items() if glory.turn == turn - 1} - {*kept}
        return tuple([one for one in free if one in republic.triumphs and one not in out])
    return ()


def eligible_masters_of_horse(republic: Republic, dictator: Leader) -> tuple[Leader, ...]:
    """Return who may be Master of Horse: men of the pool whose number is near the Dictator's (section 5.26)."""
    near = FIGURES.election.master_within
    return tuple([one for one in leaders_in_cup(republic, "master_of_horse") if abs(int(one) - int(dictator)) <= near])


# Seats


def loose_legions(republic: Republic, legions: Iterable[Legion]) -> tuple[Legion, ...]:
    """Return the legions in play that belong to no consular army and to nobody's imperium."""
    return tuple([one for one in legions if not republic.army_of(one) and republic.commander_of_legion(one) is None])


def free_armies(republic: Republic) -> tuple[int, ...]:
    """Return the consular armies that nobody commands."""
    led = {legion for one in republic.magistrates for legion in one.legions}
    held = {one.army for one in republic.magistrates}
    free = [number for number, legions in sorted(republic.armies.items()) if not led & {*legions}]
    return tuple([number for number in free if number not in held])


def offices_for_uncommanded_armies(republic: Republic, legions: Iterable[Legion]) -> tuple[Office, ...]:
    """Return the seats that the armies without a commander ask for: a Proconsul for each consular army and each two
    loose legions, a Praetor for the odd one (sections 5.23 and 5.24), then the Urban Praetor."""
    loose = len(loose_legions(republic, legions))
    proconsul: Office = "proconsul"
    praetor: Office = "praetor"
    proconsuls = (proconsul,) * (len(free_armies(republic)) + loose // 2)
    return (*proconsuls, *((praetor,) * min(loose % 2, FIGURES.election.praetors)), "urban_praetor")


def is_skipped(office: Office, left: int, others: Iterable[Office]) -> bool:
    """Return whether a seat is skipped because the pool is needed for seats of greater need (rulings c.41 and G6).
    left: men who can be drawn. others: the seats that are open beside it."""
    need = FIGURES.election.need
    return left <= sum(need.index(one) < need.index(office) for one in others)


# Armies


def former_army(republic: Republic, office: Office) -> int:
    """Return the army of last year's consul of this office, if nobody has it now; 0: there is none."""
    free = free_armies(republic)
    return next((one.army for one in republic.outgoing if one.office == office and one.army in free), NO_ARMY)


def rome_consul_armies(republic: Republic) -> tuple[int, ...]:
    """Return the armies that the Rome Consul may take, 0 for none: their predecessor's; any other only if that one has
    none that is free (section 5.21)."""
    own = former_army(republic, "rome_consul")
    return (own, NO_ARMY) if own else (*free_armies(republic), NO_ARMY)


def field_consul_armies(republic: Republic) -> tuple[int, ...]:
    """Return the armies that the Field Consul may take (section 5.22): their predecessor's; that of the last Rome
    Consul if the new one took none; any, or none, if their predecessor's is not free."""
    own, other = former_army(republic, "field_consul"), former_army(republic, "rome_consul")
    rome = next((one for one in republic.magistrates if one.office == "rome_consul"), None)
    spare = other if rome is not None and not rome.army else NO_ARMY
    if own:
        return tuple([army for army in (own, spare) if army])
    return (*free_armies(republic), NO_ARMY)


def must_ask_for_army(republic: Republic, office: Office) -> bool:
    """Return whether a consul must ask the Senate for two new legions, as their predecessor's were disbanded (section
    10.16)."""
    return office in republic.disbanded


def proconsul_legion_groups(republic: Republic, legions: Iterable[Legion]) -> tuple[tuple[Legion, ...], ...]:
    """Return what a new Proconsul may be given: each free consular army, else each two loose legions (section
    5.23)."""
    armies = [republic.armies[number] for number in free_armies(republic)]
    loose = loose_legions(republic, legions)
    pairs = [(one, other) for n, one in enumerate(loose) for other in loose[n + 1 :]]
    return (*armies, *pairs)
