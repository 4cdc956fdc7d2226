"""The state of a game: plain data, what stands where, who holds what.

A *seat* is a person. A *side* is what the rulebook calls a player. A *power* owns pieces: a side, or a tribe, the
Gauls, Syracuse, ... whom a side may control for a time (`masters`). Records are frozen and replaced, never changed, and
so are all dicts of the state: write `state.stacks = {**state.stacks, name: stack}`, so that copies can share them.
"""

import msgspec

from engine.games.rise_of_the_roman_republic.actions.all_types import AnyAction
from engine.games.rise_of_the_roman_republic.forces import Troops as Troops  # part of the state: named here too
from engine.games.rise_of_the_roman_republic.frames.all_types import AnyFrame
from engine.games.rise_of_the_roman_republic.office_figures import Element
from engine.games.rise_of_the_roman_republic.republic import Republic
from engine.kernel.state import Side, State

Power = str
NORMAL, DISRUPTED, DISORGANIZED = 0, 1, 2  # a stack's After-Battle Status


class Legion(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legion, or a half of it that stands apart. elements: (infantry, cavalry) SP by element (RL, AL). veteran: else
    Recruit. kept: whether it has not left Rome since it was raised, so that it can be trained. elephants: battles
    against elephants that it has seen."""

    elements: dict[str, Element]
    veteran: bool = False
    kept: bool = False
    elephants: int = 0

    @property
    def infantry(self) -> int:
        """Return its infantry SP."""
        return sum([infantry for infantry, _ in self.elements.values()])

    @property
    def cavalry(self) -> int:
        """Return its cavalry SP."""
        return sum([cavalry for _, cavalry in self.elements.values()])


class Stack(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that one power has in a hex, inside its city or outside (ruling c.13: without limit).

    leaders: in the order of their coming. legions: by number, halves as V_AL. status: the worst of its units.
    engines: siege engines.
    """

    power: Power
    hex: str
    inside: bool = False
    leaders: tuple[str, ...] = ()
    legions: tuple[str, ...] = ()
    troops: tuple[Troops, ...] = ()
    status: int = NORMAL
    engines: int = 0

    @property
    def is_empty(self) -> bool:
        """Return whether nothing is left of it."""
        return not (self.leaders or self.legions or self.troops)


class CityState(msgspec.Struct, frozen=True, omit_defaults=True):
    """What has become of a city. holder: the power that controls it; "" its province's tribe. ids: the strength of its
    own defence now. sacked: steps of rebuilding that are missing. besieger: the power that besieges it; "" none."""

    holder: Power = ""
    ids: int = 0
    sacked: int = 0
    besieger: Power = ""


class Cup(msgspec.Struct, frozen=True, omit_defaults=True):
    """The cup of activation markers (chapter 4). markers: those in it, sorted; what is drawn is gone. drawn: this
    turn's, in order."""

    markers: tuple[str, ...] = ()
    drawn: tuple[str, ...] = ()


class RiseState(State[AnyFrame, AnyAction], kw_only=True):
    """The whole game.

    players: by side, the seat that plays it. masters: by power that is no side, the side that controls it now.
    scenario: its id. turn: from 1. phase: a word for the panel.
    stacks: by `stacks.key(power, hex, inside)`. legions: those in play, as in stacks. cities: those that exist, by hex.
    devastated: provinces. levels: the alliance track: by province, boxes towards each side.
    guile: points left this turn, by leader. commanders: the Overall Commander of each side but Rome.
    waiting: leaders of other sides who are not on the map, by side. wounded: those who come back next year. gone:
        leaders out of the game.
    allied: tribes whose master controls their province, so that they are their allies.
    levied: sides that have raised manpower this turn. home_ground: provinces of Roman Italy that Rome controlled as the
        turn began. roads: extensions that have been opened: "via_valeria", or "via_appia_capua:3" for three hexsides.
    fielded_troops: by stack, the troops that a leader had with them as the turn began: no Ally Movement (section 6.13).
    roamed: leaders and legions that have come from one province into another this turn. roamed_troops: troops that
        have, by stack. fielded: keys of stacks, as those in `roamed`, of tables stored before SP were counted.
    once: what may be done once a game and has been: devotio, elephants; what has happened for good (The Eagle): landed,
        invaded, hero_won, hero_beat_enemy, willing, mutiny, "awake:carthage", "engine:rome", "won:syracuse:3" for the
        turn. beaten: leaders, and legions, in which turn they lost a battle last.
    victories: battles that each side has won. majors: Major Victories of each commander.
    season: what an augury has brought for this turn: drought, good_harvest, senate_quarrel, "plague:latium".
    embassies: diplomacy of this turn: "rome:umbria" for a try, "rome:umbria:guile" for a box bought with Guile.
    levies: tribes that an Incursion has raised, which Rome leads as long as it lasts. stubborn: tribes in revolt in a
        province that Rome held by arms already, so that only a lost battle ends it. incursions: keys of stacks that
        have come to a Stop in a province that is not friendly, whose tribe has still to fall upon them.
    fleets: levels of Naval Superiority that Rome has raised this turn.
    """

    options: dict[str, str]
    players: dict[Side, str]
    masters: dict[Power, Side] = msgspec.field(default_factory=dict)
    scenario: str
    turn: int = 0
    phase: str = ""
    stacks: dict[str, Stack] = msgspec.field(default_factory=dict)
    legions: dict[str, Legion] = msgspec.field(default_factory=dict)
    cities: dict[str, CityState] = msgspec.field(default_factory=dict)
    devastated: tuple[str, ...] = ()
    levels: dict[str, dict[Side, int]] = msgspec.field(default_factory=dict)
    naval: dict[str, dict[Side, int]] = msgspec.field(default_factory=dict)
    guile: dict[str, int] = msgspec.field(default_factory=dict)
    republic: Republic = Republic()
    cup: Cup = Cup()
    commanders: dict[Side, str] = msgspec.field(default_factory=dict)
    waiting: dict[Side, tuple[str, ...]] = msgspec.field(default_factory=dict)
    wounded: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()
    allied: tuple[Power, ...] = ()
    levied: tuple[Side, ...] = ()
    home_ground: tuple[str, ...] = ()
    roads: tuple[str, ...] = ()
    fielded: tuple[str, ...] = ()
    roamed: tuple[str, ...] = ()
    once: tuple[str, ...] = ()
    beaten: dict[str, int] = msgspec.field(default_factory=dict)
    victories: dict[Side, int] = msgspec.field(default_factory=dict)
    majors: dict[str, int] = msgspec.field(default_factory=dict)
    season: tuple[str, ...] = ()
    embassies: tuple[str, ...] = ()
    levies: tuple[Power, ...] = ()
    stubborn: tuple[Power, ...] = ()
    incursions: tuple[str, ...] = ()
    fleets: int = 0
    fielded_troops: dict[str, tuple[Troops, ...]] = msgspec.field(default_factory=dict)
    roamed_troops: dict[str, tuple[Troops, ...]] = msgspec.field(default_factory=dict)
