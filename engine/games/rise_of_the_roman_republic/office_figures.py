"""The figures of the magistrates, the Senate and the legions, read once from data/rise_of_the_roman_republic."""

from typing import Literal

from data import load_game_data
from engine.games.rise_of_the_roman_republic.figures import Figure
from engine.games.rise_of_the_roman_republic.tables import GAME_ID, read_record

Office = Literal["dictator", "master_of_horse", "rome_consul", "field_consul", "proconsul", "praetor", "urban_praetor"]
Element = tuple[int, int]  # (infantry, cavalry) SP


class OfficeFigures(Figure, frozen=True):
    """An office. rank: 1 commands all others. legions: of its imperium. marker: its kind in the cup; "" has none.
    most_markers: how many go into the cup at most; 0: as many as its holder's Initiative."""

    rank: int
    legions: int
    marker: str
    most_markers: int = 0


class ElectionFigures(Figure, frozen=True):
    """Elections (section 5.2). master_within: ids between a Dictator and their Master of Horse. praetors: at most so
    many in the Election Segment. need: offices, the first to be filled when the pool is short (rulings c.41, G6).
    midturn_fewer_markers: by how much a Dictator elected in mid-turn has fewer. revisit: the modifier of the Visit
    from Pluto."""

    master_within: int
    praetors: int
    need: tuple[Office, ...]
    midturn_fewer_markers: int
    revisit: int


class Distance(Figure, frozen=True):
    """A modifier for enemies within so many hexes of Rome."""

    hexes: int
    modifier: int


class SenateFigures(Figure, frozen=True):
    """Modifiers of a request to the Senate (section 5.66). enemy_sp: how strong the enemy near Rome must be."""

    field_consul: int
    proconsul: int
    prorogued: int
    garrison: int
    guile: int
    enemy_sp: int
    near: Distance
    far: Distance
    no_enemy_anywhere: int
    no_enemy_in_roman_italy: int


class CensureFigures(Figure, frozen=True):
    """Modifiers of a censure by what came of the march (section 5.67), and of each Guile point."""

    triumph: int
    victory: int
    guile: int
    no_battle: int
    draw: int
    defeat: int
    major_defeat: int


class TriumphFigures(Figure, frozen=True):
    """What a Triumph asks for (sections 5.47 and 5.48). infantry: enemy SP lost. losses: own percent from which the
    Senate is asked."""

    infantry: int
    losses: int


class EmergencyFigures(Figure, frozen=True):
    """When there is a State of Emergency (section 5.28). losses: percent, in a Major defeat. cities: Medium or Large
    ones in Roman Italy. majors: Major defeats in a year. hexes: from Rome. tribe: SP of an active tribe."""

    losses: int
    cities: int
    majors: int
    hexes: int
    tribe: int


class LegionFigures(Figure, frozen=True):
    """The full strength of a legion by element (section 2.2): (infantry, cavalry) SP."""

    elements: dict[str, Element]


class TrainingFigures(Figure, frozen=True):
    """Training in Rome (section 10.32). least: the die that makes a Veteran. legions: how many a turn."""

    least: int
    legions: int


class AccusationFigures(Figure, frozen=True):
    """The two who hate each other. executed: the dice that kill the one who triumphed."""

    men: tuple[int, int]
    executed: tuple[int, ...]


class Figures(Figure, frozen=True):
    """All of `politics.yaml`."""

    offices: dict[Office, OfficeFigures]
    election: ElectionFigures
    siege_markers: int
    legion_limit: int
    command_efficiency: dict[str, int]
    senate: SenateFigures
    censure: CensureFigures
    triumph: TriumphFigures
    emergency: EmergencyFigures
    legions: dict[str, LegionFigures]
    training: TrainingFigures
    accusation: AccusationFigures


FIGURES = read_record("politics", "all of it", load_game_data(GAME_ID, "politics"), Figures)
