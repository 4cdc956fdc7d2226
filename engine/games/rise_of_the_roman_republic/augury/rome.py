"""Auguries for Rome: omens, a legion, the Senate's quarrel, roads (rulings W18, W19 and W21)."""

from collections.abc import Mapping

import msgspec

from engine.games.rise_of_the_roman_republic.actions.diplomacy import ExtendRoad, FavourConsul
from engine.games.rise_of_the_roman_republic.augury.reading import register_omen
from engine.games.rise_of_the_roman_republic.board.seasons import QUARREL, begin_season_effect
from engine.games.rise_of_the_roman_republic.cup.markers import add_markers
from engine.games.rise_of_the_roman_republic.events.augury import (
    OmenFailed,
    OmensSeen,
    RoadBuilt,
    SenateQuarrelled,
)
from engine.games.rise_of_the_roman_republic.frames.augury import Augury, RoadWork
from engine.games.rise_of_the_roman_republic.frames.manpower import Raising
from engine.games.rise_of_the_roman_republic.politics.raising import free_legion_numbers
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RULES, RisePlay
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import ROADS, ROME, TABLES
from engine.kernel.choices import Number, OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import End
from engine.kernel.state import Frame, Side
from engine.kernel.texts import keyed_text

CONSUL = "consul"
CAPUA_ROAD, BENEVENTUM_ROAD, VALERIA = "via_appia_capua", "via_appia_beneventum", "via_valeria"
APPIAN = (CAPUA_ROAD, BENEVENTUM_ROAD)  # in the order in which they are built
AT_A_TIME = max(0, TABLES.auguries["appian_way"])  # hexes
RULES.procedure(RoadWork)


@register_omen("omens_bad")
def bad_omens(play: RisePlay) -> None:
    """Take a consul's marker out of the cup, if there is one."""
    cup = play.state.cup
    left = list(cup.markers)
    if CONSUL in left:
        left.remove(CONSUL)
    play.state.cup = msgspec.structs.replace(cup, markers=tuple(left))
    play.emit(OmensSeen(len(left) - len(cup.markers)))


@register_omen("omens_good")
def add_consul_marker_by_omens(play: RisePlay) -> Frame | None:
    """Put a consul's marker more into the cup, for the consul whom Rome chooses."""
    if not play.state.republic.consuls:
        play.emit(OmensSeen(0))
        return None
    return Augury(step="favour")


@RULES.ask(
    Augury,
    "favour",
    sides=lambda state, frame: (ROMANS,) if len(state.republic.consuls) > 1 else (),
    menu=lambda state, frame, side: Menu(
        Form(FavourConsul, leader=OneOf([one.leader for one in state.republic.consuls]))
    ),
    default=lambda state, frame, side: FavourConsul(state.republic.consuls[0].leader),
    section="13.0",
)
def grant_extra_phase(play: RisePlay, frame: Augury, answers: Mapping[Side, FavourConsul]) -> End:
    """Let them act once more than their Initiative says."""
    republic = play.state.republic
    leader = answers[ROMANS].leader if answers else republic.consuls[0].leader
    man = republic.office_of_leader(leader)
    assert man is not None  # noqa: S101 - a consul
    play.state.republic = republic.with_magistrate(msgspec.structs.replace(man, most=man.most + 1))
    add_markers(play.state, CONSUL, 1)
    play.emit(OmensSeen(1, leader))
    return End()


@register_omen("levy")
def raise_legion_in_rome(play: RisePlay) -> Frame | None:
    """Raise a legion in Rome, for an army that is short or a Praetor; none beyond the last number, or where Rome is
    lost."""
    numbers = free_legion_numbers(play.state, 1)
    if not numbers or play.state.cities[ROME].holder != ROMANS:
        play.emit(OmenFailed("levy", "no_legion"))
        return None
    return Raising(legions=numbers, place=ROME)


@register_omen("senate_quarrel")
def begin_senate_quarrel(play: RisePlay) -> None:
    """Let the Senate grant nothing until the next Roman phase is over."""
    begin_season_effect(play.state, QUARREL)
    play.emit(SenateQuarrelled())


def open_hex_count_of_road(state: RiseState, road: str) -> int:
    """Return how many hexes of a road are open."""
    found = [one for one in state.roads if one.partition(":")[0] == road]
    whole = len(ROADS[road].hexes) - 1
    return max([int(most) if (most := one.partition(":")[2]) else whole for one in found], default=0)


def count_unbuilt_appia_hexes(state: RiseState) -> int:
    """Return how many hexes of the Appian Way are not built yet: to Capua, then to Beneventum (ruling W19)."""
    return sum([len(ROADS[one].hexes) - 1 - open_hex_count_of_road(state, one) for one in APPIAN])


@register_omen("appian_way")
def appian_way(play: RisePlay) -> Frame | None:
    """Let Rome build the Appian Way on, by three hexes at most."""
    left = count_unbuilt_appia_hexes(play.state)
    if not left:
        play.emit(OmenFailed("appian_way", "built"))
        return None
    return RoadWork(most=min(AT_A_TIME, left))


@RULES.ask(
    RoadWork,
    sides=lambda state, frame: (ROMANS,),
    menu=lambda state, frame, side: Menu(Form(ExtendRoad, hexes=Number(0, frame.most))),
    default=lambda state, frame, side: ExtendRoad(frame.most),
    subject=lambda state, frame, side: keyed_text("prompt.road_work.start", most=frame.most),
    section="13.0",
)
def extend_roads(play: RisePlay, frame: RoadWork, answers: Mapping[Side, ExtendRoad]) -> End:
    """Open so many hexes more."""
    state, more = play.state, answers[ROMANS].hexes
    for road in APPIAN:
        have, whole = open_hex_count_of_road(state, road), len(ROADS[road].hexes) - 1
        now = min(whole, have + more)
        if now > have:
            more -= now - have
            _open(play, road, now)
    return End()


def _open(play: RisePlay, road: str, hexes: int) -> None:
    state, course = play.state, ROADS[road].hexes
    others = [one for one in state.roads if one.partition(":")[0] != road]
    state.roads = (*others, road if hexes == len(course) - 1 else f"{road}:{hexes}")
    play.emit(RoadBuilt(road, course[hexes]))


@register_omen("via_valeria")
def open_via_valeria(play: RisePlay) -> None:
    """Open the Via Valeria from Rome to Corfinium."""
    if VALERIA in play.state.roads:
        play.emit(OmenFailed("via_valeria", "built"))
        return
    _open(play, VALERIA, len(ROADS[VALERIA].hexes) - 1)
