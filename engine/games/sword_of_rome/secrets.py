"""What a seat does not know, replaced at random: for the tests of secrecy, and for computer players to think ahead."""

from engine.games.sword_of_rome.actions.turn import AT_END
from engine.games.sword_of_rome.frames.movement import March
from engine.games.sword_of_rome.movement.plans import LEND
from engine.games.sword_of_rome.powers import surviving_sides
from engine.games.sword_of_rome.state import SwordState, desperate_times_zone, discard_zone, draw_pile_zone, hand_zone
from engine.games.sword_of_rome.turn.rounds import desperate_times_holders
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.machine import Machine
from engine.kernel.prompts import MUST
from engine.kernel.state import Side
from engine.kernel.zones import PUBLIC, Cards, seat_mask


def redealt_state(
    machine: Machine[SwordState], state: SwordState, seat: str | None, lots: UnverifiedRandom
) -> SwordState:
    """Return a state that looks the same to `seat`: cards that it does not know are dealt again, each side's among its
    own zones; others' announcements, plans and routes are others."""
    new = state.copy()
    mask = PUBLIC if seat is None else seat_mask(state.seats, seat)
    for side in state.players:
        _deal(new, side, mask, lots)
    own = [side for side, player in state.players.items() if player == seat]
    _announcements(new, own, lots)
    _hide_plans(new, own)
    machine.replace_secret_answers(new, seat, lots)
    return new


def sampled_world(state: SwordState, seat: str, lots: UnverifiedRandom) -> SwordState:
    """Return a world that agrees with all that `seat` may know: each deal of the cards of a side that it does not know
    is as likely; what others have announced, planned or answered in secret is still to come."""
    new = state.copy()
    own = [side for side, player in state.players.items() if player == seat]
    for side in state.players:
        _deal(new, side, seat_mask(state.seats, seat), lots, sampled=True)
    new.announced = {side: before for side, before in state.announced.items() if side in own}
    _hide_plans(new, own)
    if new.pending is not None and new.pending.kind != MUST:
        new.pending.answers = {
            side: answer for side, answer in new.pending.answers.items() if new.pending.seats[side] == seat
        }
    return new


def _hide_plans(state: SwordState, own: list[Side]) -> None:
    """Leave out what others plan, and where their armies shall go."""
    state.plans = {side: plan if side in own else _lent(plan, own) for side, plan in state.plans.items()}
    for frame in state.frames:
        if isinstance(frame, March) and frame.side not in own:
            frame.route, frame.help, frame.bribe, frame.bribes = (), (), "", ()


def _lent(plan: tuple[str, ...], own: list[Side]) -> tuple[str, ...]:
    """Return what the sides `own` know of another's plan: that it lets them activate its armies."""
    known = {LEND + side for side in own}
    return tuple([words for words in plan if words in known])


def _deal(state: SwordState, side: Side, mask: int, lots: UnverifiedRandom, *, sampled: bool = False) -> None:
    """Deal again the cards of one side's deck: no card lies in another side's zones. sampled: as `Cards.sample`."""
    cards = state.cards
    names = (hand_zone(side), draw_pile_zone(side), discard_zone(side), desperate_times_zone(side))
    zones = {name: cards.zones[name] for name in names}
    own = Cards(zones, {card: cards.knows[card] for zone in zones.values() for card in zone})
    (own.sample if sampled else own.determinize)(mask, lots)
    cards.zones = {**cards.zones, **own.zones}
    cards.knows = {**cards.knows, **own.knows}


def _announcements(state: SwordState, own: list[Side], lots: UnverifiedRandom) -> None:
    kept = {side: before for side, before in state.announced.items() if side in own}
    moments = ("", *surviving_sides(state), AT_END)
    for side in desperate_times_holders(state):
        before = lots.choose(moments) if side not in own else ""
        if before:
            kept[side] = before
    state.announced = kept
