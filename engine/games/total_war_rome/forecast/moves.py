"""Previews of moves that are made in answer to others, or beside a battle: an interception, an army that escapes,
withdraws or leaves, an ally's help, an army that goes aboard. Whom they make an enemy of is said first."""

from collections.abc import Iterator

from engine.games.total_war_rome.actions.campaign import (
    Confront,
    Embark,
    Intercept,
    JoinBattle,
    Leave,
    Meet,
    MeetFirst,
    PlaceArmy,
    Withdraw,
)
from engine.games.total_war_rome.campaign.meeting import armies_fighting_along, armies_meeting
from engine.games.total_war_rome.campaign.movement import army_mu, asks_leave, holder_of_place, landing_cost, navy_mu
from engine.games.total_war_rome.forecast.enmity import enmity_preview
from engine.games.total_war_rome.forecast.war import (
    army_meeting_preview,
    crowding_warning,
    defence_roll_preview,
    meeting_preview,
    sea_fight_preview,
)
from engine.games.total_war_rome.frames.campaign import Advance, Flight, Meeting, Stranded, Voyage, Withdrawal
from engine.games.total_war_rome.state import ENEMY, RomeState
from engine.games.total_war_rome.tables import REGIONS
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text

GOING = ("avoid", "slip_away", "avoid_or_slip")  # stances with which an army goes somewhere


def interception_preview(state: RomeState, side: Side, action: Intercept) -> Iterator[Text]:
    """An interception: whom it makes an enemy of, and what both sides may expect to sink."""
    voyage = next((f for f in reversed(state.frames) if isinstance(f, Voyage)), None)
    if voyage is not None:
        yield from enmity_preview(state, side, (voyage.side,))
        yield from sea_fight_preview(state, side, action.navy, voyage.navy)


def confrontation_preview(state: RomeState, side: Side, action: Confront) -> Iterator[Text]:
    """A meeting: whom it makes an enemy of, who is there and how a battle would go."""
    yield from enmity_preview(state, side, (state.armies[action.enemy].owner,))
    yield from army_meeting_preview(state, side, action.army, action.enemy, state.armies[action.army].at)


def first_enemy_preview(state: RomeState, side: Side, action: MeetFirst) -> Iterator[Text]:
    """One of several enemies, by land or sea: how a battle with them would go."""
    frame = state.frames[-1]
    if isinstance(frame, Voyage):
        yield from sea_fight_preview(state, side, frame.navy, action.enemy)
    elif isinstance(frame, Advance | Stranded):
        yield from army_meeting_preview(state, side, frame.army, action.enemy, state.armies[frame.army].at)


def stance_preview(state: RomeState, side: Side, action: Meet) -> Iterator[Text]:
    """A meeting's answer: how a battle would go, or how likely it is avoided and what waits where the army goes."""
    yield from meeting_preview(state, side, action)
    frame = next((f for f in reversed(state.frames) if isinstance(f, Meeting)), None)
    if frame is not None and action.stance in GOING:
        yield from escape_destination_preview(state, side, armies_meeting(state, frame, side)[0], action.to)


def battle_help_preview(state: RomeState, side: Side, action: JoinBattle) -> Iterator[Text]:
    """Help in an ally's battle: whom it makes an enemy of, and what follows if others join the other side."""
    frame = next((f for f in reversed(state.frames) if isinstance(f, Meeting)), None)
    if frame is None:
        return
    enemy = armies_meeting(state, frame, side)[1]
    yield from enmity_preview(state, side, (state.armies[enemy].owner,))
    for other in dict.fromkeys(state.armies[a].owner for a in armies_fighting_along(state, frame, enemy)):
        if state.are_allied(side, other):
            yield keyed_text("preview.join_aside", side=other)
        elif state.status(side, other) != ENEMY:
            yield keyed_text("preview.join_war", side=other)


def withdrawal_preview(state: RomeState, side: Side, action: Withdraw) -> Iterator[Text]:
    """A withdrawal: what waits where the army goes."""
    frame = next((f for f in reversed(state.frames) if isinstance(f, (Withdrawal, Flight))), None)
    if frame is not None:
        yield from escape_destination_preview(state, side, frame.army, action.to)


def departure_preview(state: RomeState, side: Side, action: Leave) -> Iterator[Text]:
    """A stranded army that leaves: what waits where it goes."""
    frame = next((f for f in reversed(state.frames) if isinstance(f, Stranded)), None)
    if frame is not None and frame.armies:
        yield from escape_destination_preview(state, side, frame.armies[0], action.to)


def escape_destination_preview(state: RomeState, side: Side, army_id: str, to: str) -> Iterator[Text]:
    """Tell what an army finds that escapes, withdraws or leaves: another army of its own; an ally who must give leave;
    a region that is neither its own nor an ally's must be conquered at once, which is an attack on who controls it
    (ruling 39)."""
    yield from crowding_warning(state, side, to)
    if asks_leave(state, side, to):
        yield keyed_text("preview.refuge", side=holder_of_place(state, to))
    if to not in REGIONS or state.are_allied(state.regions[to].owner, side):
        return
    yield from enmity_preview(state, side, (state.regions[to].owner,))
    yield from defence_roll_preview(state, side, army_id, REGIONS[to])


def placement_preview(state: RomeState, side: Side, action: PlaceArmy) -> Iterator[Text]:
    """An army that is placed: warn if another of one's own stands there (ruling 136)."""
    yield from crowding_warning(state, side, action.region)


def embarkation_preview(state: RomeState, side: Side, action: Embark) -> Iterator[Text]:
    """An army that goes aboard: whose leave it needs, the MU that both pay, and what is left to them."""
    army, navy = state.armies[action.army], state.navies[action.navy]
    if navy.owner != side:
        yield keyed_text("preview.leave_aboard", side=navy.owner, navy=action.navy)
    cost = landing_cost(state, side)
    left, afloat = army_mu(army) - cost, navy_mu(state, navy) - cost
    yield keyed_text("preview.embark", cost=cost, army=action.army, left=left, navy=action.navy, navy_left=afloat)
    if afloat <= 0:
        yield keyed_text("preview.embark_last", navy=action.navy)
