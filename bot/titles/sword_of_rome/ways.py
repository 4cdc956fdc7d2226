"""What forces did on the march: their way as one line, and below it what happened on it; and the arrows of a map."""

from collections.abc import Iterator, Sequence

import msgspec

from bot.titles.sentences import event_sentence, lines_with_counts
from bot.titles.sword_of_rome.short_words import SEA, side_emblem
from bot.words import Words
from engine.games.sword_of_rome.events.africa import AfricaLanding
from engine.games.sword_of_rome.events.combat import Retreated, WentInside
from engine.games.sword_of_rome.events.event_cards import LeaderCame
from engine.games.sword_of_rome.events.movement import (
    Ambushed,
    ArmyMarched,
    AvoidDeclared,
    AvoidRolled,
    BattleRefused,
    BribePaid,
    CardHelped,
    FellBack,
    FlankJoined,
    InterceptionDeclared,
    InterceptionLapsed,
    InterceptionRolled,
    LeaderActivated,
    NavalRoll,
    PursuitRolled,
    StayedBehind,
    TakenAlong,
)
from engine.games.sword_of_rome.events.siege import (
    CityFell,
    CityLooted,
    ColonyFounded,
    Raided,
    SiegeBegan,
    SiegeLifted,
    SiegeRolled,
    TribeSubdued,
)
from engine.kernel.events import Event

MEETINGS = (  # what comes of it that others react to a march
    *(Ambushed, AvoidDeclared, AvoidRolled, BattleRefused, BribePaid, FlankJoined, FellBack),
    *(InterceptionDeclared, InterceptionLapsed, InterceptionRolled, PursuitRolled),
)
DEEDS = (*MEETINGS, CardHelped, NavalRoll, StayedBehind, TakenAlong, WentInside, Raided, SiegeBegan, SiegeLifted)
SHOWN = frozenset(  # events that the picture of a card shows beside the moves
    kind.tag()
    for kind in (SiegeRolled, SiegeBegan, CityFell, CityLooted, TribeSubdued, Raided, ColonyFounded, LeaderCame)
)


class Way(msgspec.Struct):
    """A force's way: under whom, with how many CU it set out, space by space (of a landing the port as "sea:<port>"),
    the MP that are left; lines on what happened on it."""

    power: str
    leader: str
    cu: int
    path: list[str]
    left: int = 0
    along: tuple[str, ...] = ()
    deeds: list[str] = msgspec.field(default_factory=list)

    def goes_on(self, leg: ArmyMarched) -> bool:
        """Return whether a leg is the next of this way."""
        return self.leader == leg.leader and self.path[-1].removeprefix(SEA) == leg.start

    def add_leg(self, leg: ArmyMarched) -> None:
        """Add a leg."""
        self.path.append(f"{SEA}{leg.goal}" if leg.way == "sea" else leg.goal)
        self.left = leg.left


def way_begun_by_event(event: Event) -> Way | None:
    """Return the way that an event begins; None of any other."""
    if isinstance(event, LeaderActivated):
        return Way(event.power, event.leader, event.cu, [event.space], along=event.along)
    if isinstance(event, ArmyMarched):
        way = Way(event.power, event.leader, event.cu, [event.start])
        way.add_leg(event)
        return way
    return None


def way_line(way: Way, words: Words) -> str:
    """Return a way in one line, and below it what happened on it."""
    path = words.name(way.path[0])
    for step in way.path[1:]:
        port = step.startswith(SEA)
        path += words("way.by_sea" if port else "way.by_land", space=step.removeprefix(SEA))
    line = words(
        "way.line", emblem=side_emblem(way.power, words), leader=way.leader, cu=way.cu, path=path, left=way.left,
        moved="no" if len(way.path) == 1 else "yes", along=way.along, companions=len(way.along),
    )  # fmt: skip
    return "\n".join((line, *(words("way.deed", deed=deed) for deed in lines_with_counts(way.deeds, words))))


def force_event_line(event: Event, later: Sequence[Event], words: Words) -> str:
    """Return what happened to a force; "" of an attempt whose roll is told too. later: the events after it."""
    if isinstance(event, InterceptionDeclared | AvoidDeclared):
        kind = InterceptionRolled if isinstance(event, InterceptionDeclared) else AvoidRolled
        if any(isinstance(e, kind) and (e.power, e.leader) == (event.power, event.leader) for e in later):
            return ""
    return event_sentence(event, words)


def moves_for_arrows(events: Sequence[Event]) -> list[tuple[str, tuple[str, ...]]]:
    """Return whose forces went through which spaces, for the arrows of a map; what went on from where another leg ended
    is one move."""
    found: list[tuple[str, list[str]]] = []
    for event in events:
        for power, spaces in _steps(event):
            if found and found[-1][0] == power and found[-1][1][-1] == spaces[0]:
                found[-1][1].extend(spaces[1:])
            else:
                found.append((power, list(spaces)))
    return [(power, tuple(spaces)) for power, spaces in found]


def _steps(event: Event) -> Iterator[tuple[str, tuple[str, ...]]]:
    match event:
        case ArmyMarched(power=power, start=start, goal=goal):
            yield power, (start, goal)
        case Retreated(power=power, space=space, way=way):
            yield power, (space, *(step.removeprefix(SEA) for step in way))
        case AvoidRolled(power=power, space=space, goal=goal, success=True):
            yield power, (space, goal.removeprefix(SEA))
        case BattleRefused(power=power, space=space, goal=goal, success=True):
            yield power, (space, goal.removeprefix(SEA))
        case InterceptionRolled(power=power, origin=origin, space=space, success=True):
            yield power, (origin, space)
        case FellBack(power=power, space=space, goal=goal):
            yield power, (space, goal)
        case AfricaLanding(start=start):
            yield "greek", (start, "kerkouane")


def pictured_event_spaces(events: Sequence[Event]) -> tuple[str, ...]:
    """Return the spaces that the picture of some events shows beside their moves: sieges, raids, who came."""
    return tuple(dict.fromkeys([str(getattr(e, "space", "")) for e in events if type(e).tag() in SHOWN]))
