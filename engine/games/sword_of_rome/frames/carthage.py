"""Frames of Carthage as a player (fifth player's rules)."""

from engine.kernel.state import Frame


class Quelling(Frame):
    """An attack on the unrest (section 20.3). cu, leaders: who attacks, of those in the garrison box. The others stand
    aside until it is over: rest_cu, rest_leaders, and rest_mercenaries of these CU. mercenaries: how many of those who
    attack are such (-1: as few as can be). Ends with the CU that are left."""

    cu: int
    leaders: tuple[str, ...]
    rest_cu: int = 0
    rest_leaders: tuple[str, ...] = ()
    rest_mercenaries: int = 0
    mercenaries: int = -1
