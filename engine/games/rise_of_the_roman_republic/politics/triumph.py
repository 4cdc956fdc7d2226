"""The Triumph: a victor leaves their army before Rome and enters the city (sections 5.47 and 5.48; rulings G10 and
G11), and the accusation that it may bring on the two who hate each other."""

from collections.abc import Iterator

import msgspec

from engine.games.rise_of_the_roman_republic.actions.politics import Celebrate
from engine.games.rise_of_the_roman_republic.board.hexmap import land_neighbours
from engine.games.rise_of_the_roman_republic.board.stacks import move_leader, stack_at, stack_of_leader
from engine.games.rise_of_the_roman_republic.events.politics import LeaderAccused, TriumphAwarded
from engine.games.rise_of_the_roman_republic.forces import numbers_of
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.office_figures import FIGURES
from engine.games.rise_of_the_roman_republic.operations import register_operation_effect, register_operation_form
from engine.games.rise_of_the_roman_republic.politics.censure import note_trespasser_result
from engine.games.rise_of_the_roman_republic.politics.hierarchy import leaders_taken_along, legions_under
from engine.games.rise_of_the_roman_republic.politics.merits import (
    has_heavy_losses,
    is_worthy_of_triumph,
    merits_of_magistrate,
)
from engine.games.rise_of_the_roman_republic.politics.quarrel import must_keep_apart, quarrel_rival
from engine.games.rise_of_the_roman_republic.politics.replacement import remove_fallen_leader
from engine.games.rise_of_the_roman_republic.politics.requests import ask_senate
from engine.games.rise_of_the_roman_republic.republic import Glory
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RisePlay, roll_d10
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import ROME
from engine.kernel.choices import Number
from engine.kernel.forms import Form


def may_celebrate(state: RiseState, leader: str) -> bool:
    """Return whether a magistrate can enter Rome for a Triumph. Then they go on without a roll."""
    return _deserves(state, leader) and not must_keep_apart(state, leader, ROME)


def man_barring_triumph(state: RiseState, leader: str) -> str:
    """Return the man in Rome who keeps a leader from their Triumph (ruling G73); "" if nobody does."""
    return quarrel_rival(state, leader) if must_keep_apart(state, leader, ROME) and _deserves(state, leader) else ""


def _deserves(state: RiseState, leader: str) -> bool:
    """Return whether a magistrate's deeds suffice, and they stand with a legion of their own beside the city, outside a
    siege, and it is Rome's and open; who has no imperium, as a Dictator may, with one that they lead."""
    man, there, rome = state.republic.office_of_leader(leader), stack_of_leader(state, leader), state.cities.get(ROME)
    if man is None or there is None or rome is None or rome.holder != ROMANS or rome.besieger:
        return False
    glory = state.republic.triumphs.get(leader)
    if not is_worthy_of_triumph(state, leader) or (glory is not None and glory.turn == state.turn):
        return False
    shut = there.inside and bool(state.cities[there.hex].besieger)
    army = {*man.legions} or {*numbers_of(legions_under(state, leader, leaders_taken_along(state, leader)))}
    return there.hex in land_neighbours(ROME) and not shut and bool(army & {*numbers_of(there.legions)})


@register_operation_form(Celebrate, "triumph")
def triumph_forms(state: RiseState, frame: Phase) -> Iterator[Form]:
    """Offer the Triumph, with the Guile that may be spent where the Senate is asked."""
    if may_celebrate(state, frame.leader):
        most = state.guile.get(frame.leader, 0) if has_heavy_losses(state, frame.leader) else 0
        yield Form(Celebrate, guile=Number(0, most))


@register_operation_effect(Celebrate)
def triumph_celebrated(play: RisePlay, frame: Phase, action: Celebrate) -> None:
    """Enter the city alone; where their losses are heavy, the Senate is asked. They act no more in this turn."""
    state, leader = play.state, frame.leader
    move_leader(state, leader, stack_at(state, ROMANS, ROME, inside=True))
    man = state.republic.office_of_leader(leader)
    assert man is not None  # noqa: S101 - only magistrates are offered it
    state.republic = state.republic.with_magistrate(msgspec.structs.replace(man, finished=True))
    if has_heavy_losses(state, leader) and not ask_senate(play, leader, "triumph", action.guile):
        return
    known = state.republic
    glory = {**known.triumphs, leader: Glory(state.turn, man.office)}
    state.republic = msgspec.structs.replace(known, triumphs=glory)
    play.emit(TriumphAwarded(leader))
    if merits_of_magistrate(state, leader).battle:
        note_trespasser_result(state, leader, "triumph")
    _accuse(play, leader)


def _accuse(play: RisePlay, leader: str) -> None:
    """Let the man whom they hate accuse them, if that one was not in their battle: a 0 or 1 is their death."""
    other = quarrel_rival(play.state, leader)
    if not other or other in merits_of_magistrate(play.state, leader).beside:
        return
    die = roll_d10(play, "accusation")
    executed = die in FIGURES.accusation.executed
    play.emit(LeaderAccused(other, leader, die, executed))
    if executed:
        remove_fallen_leader(play, leader, "executed")
