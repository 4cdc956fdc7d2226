"""The Republic as plain data: who holds which office, commands which legions, may be elected, has triumphed.

Records are frozen and replaced, never changed; so are their dicts. Where men and legions stand is no matter of these
records: they say who may command what.
"""

import msgspec

from engine.games.rise_of_the_roman_republic.forces import number_of
from engine.games.rise_of_the_roman_republic.office_figures import FIGURES, Office

Leader = str  # the id of a man: "104"
Legion = str  # the number of a legion: "IX"


class Magistrate(msgspec.Struct, frozen=True, omit_defaults=True):
    """A man in office.

    army: the number of their consular army; 0: none. legions: their imperium, those of the army among them.
    province: that which they were assigned; "": none. start: the province in which they were placed.
    prorogued: whether their imperium was prorogued. stays: a Dictator or Master of Horse who is in Rome, without
        imperium.
    phases: Operations Phases that they have had this turn. most: how many they may have.
    granted: matters that the Senate has granted them this year.
    led: whether they have been led by their colleague this turn (section 5.52).
    held: whether they are kept in a besieged city after their term (section 5.34).
    finished: whether they have entered Rome for a Triumph, so that they act no more this turn (section 5.47).
    bound: whether they have yet to bring new legions to their province (section 5.29).
    """

    leader: Leader
    office: Office
    army: int = 0
    legions: tuple[Legion, ...] = ()
    province: str = ""
    start: str = ""
    prorogued: bool = False
    stays: bool = False
    phases: int = 0
    most: int = 0
    granted: tuple[str, ...] = ()
    led: bool = False
    held: bool = False
    bound: bool = False
    finished: bool = False

    @property
    def rank(self) -> int:
        """Return the rank of the office: 1 commands all others."""
        return FIGURES.offices[self.office].rank


class Glory(msgspec.Struct, frozen=True, array_like=True):
    """A Triumph: in which turn, and in which office."""

    turn: int
    office: Office


class Deeds(msgspec.Struct, frozen=True, array_like=True):
    """What a magistrate's army has done this turn (sections 5.47 and 5.48, ruling c.32).

    won: it won a battle, or a siege by assault or attrition. caused: enemy infantry SP lost. strength: its SP when it
    first fought; 0: it has not. lost: own SP lost since. battle: whether it won a battle. beside: other magistrates who
    were in its battles and sieges.
    """

    won: bool = False
    caused: int = 0
    strength: int = 0
    lost: int = 0
    battle: bool = False
    beside: tuple[Leader, ...] = ()


class Vacancy(msgspec.Struct, frozen=True, array_like=True):
    """An office whose holder was lost during a turn (sections 5.68 and 8.67): as they held it, and where they were."""

    man: Magistrate
    hex: str


class Alarm(msgspec.Struct, frozen=True, array_like=True):
    """Something that brings on a State of Emergency (section 5.28): in which turn it happened, what, and whether it
    is a Major one."""

    turn: int
    kind: str
    major: bool


class Defeat(msgspec.Struct, frozen=True, array_like=True):
    """A battle that a Roman army lost (section 5.28). losses: percent. consular: whether a consular army or more was
    in it. consul: whether a consul led it."""

    turn: int
    major: bool
    losses: int
    consular: bool
    consul: bool


class Republic(msgspec.Struct, frozen=True, kw_only=True):
    """Rome's offices.

    magistrates: the men in office, by rank, then in the order of their election.
    outgoing: last year's, from the start of a turn until the elections are over.
    pool: who can be drawn. paused: last year's consuls, who cannot be consul or Dictator this year.
    wounded: who comes back into the pool when the next turn begins. gone: who is out of the game.
    triumphs: the last Triumph of each man. deeds: what each has done this turn.
    armies: consular armies by number, with their legions; also those that nobody commands.
    short: the army that the next legion raised must join (Samnite Wars, Eagle); 0: none.
    disbanded: offices of last year's consuls whose army was disbanded this turn.
    raised: legions raised this turn in the Election Segment. new: legions raised that have no commander yet.
    alarms, defeats: what matters for Emergencies. dictated: the turn in which a Dictator was elected last.
    away: the last turn in which the Urban Praetor has been outside Rome.
    legate: SP that wait for the Legate (section 10.22): infantry and cavalry by element, as "X:RL".
    quartered: contingents of auxiliaries that wait in a city for the Legate: kind and hex (section 10.25).
    trespasses: who has left their province without leave in this phase, and what came of it, by battle.
    vacancies: offices to be filled again before the game goes on.
    """

    magistrates: tuple[Magistrate, ...] = ()
    outgoing: tuple[Magistrate, ...] = ()
    pool: tuple[Leader, ...] = ()
    paused: tuple[Leader, ...] = ()
    wounded: tuple[Leader, ...] = ()
    gone: tuple[Leader, ...] = ()
    triumphs: dict[Leader, Glory] = {}
    deeds: dict[Leader, Deeds] = {}
    armies: dict[int, tuple[Legion, ...]] = {}
    short: int = 0
    disbanded: tuple[Office, ...] = ()
    raised: int = 0
    new: tuple[Legion, ...] = ()
    alarms: tuple[Alarm, ...] = ()
    defeats: tuple[Defeat, ...] = ()
    dictated: int = 0
    away: int = 0
    legate: dict[str, tuple[int, int]] = {}
    quartered: tuple[tuple[str, str], ...] = ()
    trespasses: dict[Leader, tuple[str, ...]] = {}
    vacancies: tuple[Vacancy, ...] = ()

    def office_of_leader(self, leader: Leader) -> Magistrate | None:
        """Return a man's office; None if they have none."""
        for one in self.magistrates:
            if one.leader == leader:
                return one
        return None

    def in_office(self, *offices: Office) -> tuple[Magistrate, ...]:
        """Return who holds one of these offices."""
        return tuple([one for one in self.magistrates if one.office in offices])

    def commander_of_legion(self, legion: Legion) -> Magistrate | None:
        """Return who has the imperium over a legion, or over a half of it; None: nobody."""
        number = number_of(legion)
        for one in self.magistrates:
            if number in one.legions:
                return one
        return None

    def army_of(self, legion: Legion) -> int:
        """Return the consular army that a legion, or a half of it, belongs to; 0: none."""
        return next((army for army, legions in self.armies.items() if number_of(legion) in legions), 0)

    @property
    def dictator(self) -> Magistrate | None:
        """Return the Dictator or Master of Horse who is in the field; None: there is none."""
        men = self.in_office("dictator", "master_of_horse")
        return next((one for one in men if not one.stays and not one.held), None)

    @property
    def dictator_in_rome(self) -> Magistrate | None:
        """Return a Dictator who stayed in Rome."""
        return next((one for one in self.in_office("dictator") if one.stays and not one.held), None)

    @property
    def consuls(self) -> tuple[Magistrate, ...]:
        """Return the consuls."""
        return self.in_office("rome_consul", "field_consul")

    def with_magistrate(self, new: Magistrate) -> "Republic":
        """Return the Republic with a man in office, or with their office changed. They are in the pool no longer."""
        others = [one for one in self.magistrates if one.leader != new.leader]
        at = next((n for n, one in enumerate(self.magistrates) if one.leader == new.leader), None)
        if at is None:
            at = next((n for n, one in enumerate(others) if one.rank > new.rank), len(others))
        men = (*others[:at], new, *others[at:])
        pool = tuple([one for one in self.pool if one != new.leader])
        return msgspec.structs.replace(self, magistrates=men, pool=pool)

    def without_magistrate(self, leader: Leader) -> "Republic":
        """Return the Republic with a man out of office. They are in no pool."""
        men = tuple([one for one in self.magistrates if one.leader != leader])
        return msgspec.structs.replace(self, magistrates=men)

    def with_men_added_to_pool(self, *leaders: Leader) -> "Republic":
        """Return the Republic with men added to the pool."""
        return msgspec.structs.replace(self, pool=tuple(sorted({*self.pool, *leaders} - {*self.gone})))

    def with_gone(self, leader: Leader) -> "Republic":
        """Return the Republic with a man out of the game: dead, executed, censured, captured."""
        out = self.without_magistrate(leader)
        left = {name: tuple([one for one in getattr(out, name) if one != leader]) for name in ("pool", "wounded")}
        return msgspec.structs.replace(out, gone=(*out.gone, leader), **left)

    def with_army(self, number: int, legions: tuple[Legion, ...]) -> "Republic":
        """Return the Republic with a consular army of these legions; without it if there are none."""
        armies = {**self.armies, number: legions}
        return msgspec.structs.replace(self, armies={n: known for n, known in armies.items() if known})

    def without_legion(self, legion: Legion) -> "Republic":
        """Return the Republic without a legion that is eliminated or disbanded: no army and no imperium has it."""
        men = tuple([_without(one, legion) for one in self.magistrates])
        gone = tuple([_without(one, legion) for one in self.outgoing])
        armies = {n: tuple([one for one in known if one != legion]) for n, known in self.armies.items()}
        new = tuple([one for one in self.new if one != legion])
        kept = {n: known for n, known in armies.items() if known}
        short = self.short if self.short in kept else 0  # an army that is gone waits for no legion
        return msgspec.structs.replace(self, magistrates=men, outgoing=gone, armies=kept, new=new, short=short)

    @property
    def free_army(self) -> int:
        """Return the lowest number that no consular army has."""
        return next(number for number in range(1, len(self.armies) + 2) if number not in self.armies)


def _without(one: Magistrate, legion: Legion) -> Magistrate:
    if legion not in one.legions:
        return one
    left = tuple([known for known in one.legions if known != legion])
    return msgspec.structs.replace(one, legions=left, army=one.army if left else 0)
