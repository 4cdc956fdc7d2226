"""What a seat may know, as data: the board, tracks and discards for all, hands and plans for their own side."""

import msgspec

from engine.games.sword_of_rome.course import last_turn, players_five
from engine.games.sword_of_rome.movement.plans import is_lending_armies
from engine.games.sword_of_rome.state import (
    REMOVED,
    SwordState,
    desperate_times_zone,
    discard_zone,
    draw_pile_zone,
    hand_zone,
)
from engine.games.sword_of_rome.tables import TABLES
from engine.games.sword_of_rome.unrest import unrest_ceiling
from engine.kernel.state import Side


class PlaceView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One space: who controls it ("" is independent), its loyalty, and the siege (-1: none) with its besieger."""

    space: str
    owner: str = ""
    loyalty: int = 0
    colony: bool = False
    subdued: bool = False
    siege: int = -1
    besieger: str = ""


class StackView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a power has in a space, outside and inside; the commander first."""

    power: str
    space: str
    cu: int = 0
    leaders: tuple[str, ...] = ()
    cu_inside: int = 0
    leaders_inside: tuple[str, ...] = ()
    mercenaries: int = 0
    militia: int = 0


class SideView(msgspec.Struct, frozen=True, kw_only=True):
    """One side: its seat, points, and its cards as far as all know them."""

    side: Side
    seat: str
    vp: int
    out: bool
    hand_size: int
    deck_size: int
    discards: tuple[str, ...]  # in the order in which they were put there
    desperate: tuple[str, ...]
    reshuffles: bool  # its discards are shuffled in before the next draw


class OwnView(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat alone knows of a side that it plays.

    announced: Desperate Times: a side, "end", or "" for none. lent_by: the sides that let it activate their armies by
    a Campaign.
    """

    side: Side
    hand: tuple[str, ...]
    announced: str = ""
    plan: tuple[str, ...] = ()
    lent_by: tuple[Side, ...] = ()


class EffectView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A lasting effect of a card."""

    card: str
    kind: str
    until: str
    power: str = ""
    space: str = ""
    amount: int = 0
    leader: str = ""


class SwordView(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table for one viewer; `seat` None is the public."""

    seat: str | None
    turn: int
    last_turn: int
    round: int
    rounds: int
    phase: str
    first: Side
    active: Side
    level: int | None  # the victory points that win at the end of this turn
    sides: tuple[SideView, ...]
    places: tuple[PlaceView, ...]
    stacks: tuple[StackView, ...]
    off_map: dict[str, str]
    alliances: tuple[tuple[str, str], ...]
    effects: tuple[EffectView, ...]
    plunder: int
    mines: bool
    activated: tuple[str, ...]
    besieged: tuple[str, ...]  # spaces that had a siege roll this round
    africa_out: bool
    unrest: int | None  # of Carthage, with five players; None: Carthage is not played
    most_unrest: int  # how high it can rise
    removed: tuple[str, ...]
    own: tuple[OwnView, ...] = ()
    winners: tuple[Side, ...] = ()


def view_of(state: SwordState, seat: str | None) -> SwordView:
    """Return what `seat`, or the public (None), may know."""
    return SwordView(
        seat=seat,
        turn=state.turn,
        last_turn=last_turn(state),
        round=state.round,
        rounds=TABLES.rounds,
        phase=state.phase,
        first=state.first,
        active=state.active,
        level=TABLES.auto_victory(state.turn) if 1 <= state.turn < last_turn(state) else None,
        sides=tuple([_side(state, side) for side in state.players]),
        places=tuple([_place(state, space) for space in state.places]),
        stacks=tuple([_stack(state, key) for key in sorted(state.stacks)]),
        off_map=dict(state.off_map),
        alliances=state.alliances,
        effects=tuple(
            [
                EffectView(
                    card=e.card,
                    kind=e.kind,
                    until=e.until,
                    power=e.power,
                    space=e.space,
                    amount=e.amount,
                    leader=e.leader,
                )
                for e in state.effects
            ]
        ),
        plunder=state.plunder,
        mines=state.mines,
        activated=state.activated,
        besieged=state.besieged,
        africa_out=state.africa_out,
        unrest=state.unrest if players_five(state) else None,
        most_unrest=unrest_ceiling(state),
        removed=tuple(sorted(state.cards.zones[REMOVED])),
        own=tuple([_own(state, side) for side, player in state.players.items() if player == seat]),
        winners=state.outcome.winners if state.outcome else (),
    )


def _side(state: SwordState, side: Side) -> SideView:
    zones = state.cards.zones
    return SideView(
        side=side,
        seat=state.players[side],
        vp=state.vp[side],
        out=side in state.out,
        hand_size=len(zones[hand_zone(side)]),
        deck_size=len(zones[draw_pile_zone(side)]),
        discards=tuple(zones[discard_zone(side)]),
        desperate=tuple(zones[desperate_times_zone(side)]),
        reshuffles=side in state.reshuffling,
    )


def _place(state: SwordState, space: str) -> PlaceView:
    place = state.places[space]
    return PlaceView(
        space=space,
        owner=place.owner,
        loyalty=place.loyalty,
        colony=place.colony,
        subdued=place.subdued,
        siege=place.siege,
        besieger=place.besieger,
    )


def _stack(state: SwordState, key: str) -> StackView:
    one = state.stacks[key]
    return StackView(
        power=one.power,
        space=one.space,
        cu=one.cu,
        leaders=one.leaders,
        cu_inside=one.cu_inside,
        leaders_inside=one.leaders_inside,
        mercenaries=one.mercenaries,
        militia=one.militia,
    )


def _own(state: SwordState, side: Side) -> OwnView:
    return OwnView(
        side=side,
        hand=tuple(sorted(state.cards.zones[hand_zone(side)])),
        announced=state.announced.get(side, ""),
        plan=state.plans.get(side, ()),
        lent_by=tuple([other for other in state.players if is_lending_armies(state, other, side)]),
    )
