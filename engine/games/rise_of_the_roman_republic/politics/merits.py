"""What a magistrate's army has done this turn, on which a Triumph rests (sections 5.47 and 5.48, ruling c.32)."""

from collections.abc import Iterable

import msgspec

from engine.games.rise_of_the_roman_republic.office_figures import FIGURES
from engine.games.rise_of_the_roman_republic.republic import Deeds
from engine.games.rise_of_the_roman_republic.state import RiseState


def merits_of_magistrate(state: RiseState, leader: str) -> Deeds:
    """Return what a magistrate has done this turn."""
    return state.republic.deeds.get(leader, Deeds())


def _write(state: RiseState, leader: str, deeds: Deeds) -> None:
    known = state.republic
    state.republic = msgspec.structs.replace(known, deeds={**known.deeds, leader: deeds})


def note_fight_begun(state: RiseState, present: Iterable[str], commander: str, strength: int) -> None:
    """Note that a magistrate's force goes into a battle, an assault or siege attrition. present: all magistrates who
    are in it. strength: its SP, which count at its first fight of the turn."""
    old = merits_of_magistrate(state, commander)
    beside = tuple(dict.fromkeys([*old.beside, *[one for one in present if one != commander]]))
    _write(state, commander, msgspec.structs.replace(old, strength=old.strength or strength, beside=beside))


def note_fight_result(
    state: RiseState, commander: str, *, won: bool, caused: int, lost: int, battle: bool = True
) -> None:
    """Note what came of a fight. won: it was won: a battle, or a city by assault or siege attrition. caused: enemy
    infantry SP lost. lost: own SP lost. battle: whether it was a battle."""
    old = merits_of_magistrate(state, commander)
    new = msgspec.structs.replace(
        old,
        won=old.won or won,
        caused=old.caused + caused,
        lost=old.lost + lost,
        battle=old.battle or (won and battle),
    )
    _write(state, commander, new)


def is_worthy_of_triumph(state: RiseState, leader: str) -> bool:
    """Return whether a magistrate's army has won, and killed enough, for a Triumph (section 5.47)."""
    known = merits_of_magistrate(state, leader)
    return known.won and known.caused >= FIGURES.triumph.infantry


def has_heavy_losses(state: RiseState, leader: str) -> bool:
    """Return whether their losses are such that the Senate may refuse them the Triumph (section 5.48)."""
    known = merits_of_magistrate(state, leader)
    return 100 * known.lost >= FIGURES.triumph.losses * known.strength > 0
