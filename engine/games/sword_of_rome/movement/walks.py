"""A force on its way, as far as it can be foreseen (section 9)."""

import msgspec

from engine.games.sword_of_rome.state import Power

MOST_LEGS = 14


class Walk(msgspec.Struct, frozen=True):
    """A force on its way, as far as it can be foreseen.

    space, cu, leaders: where it is and what it is (leaders: who commands first). mp: movement points left.
    value: of the card. ships: whether it has the ships of a card (Naval Transports).
    on_way: it has come along the Appian Way, which costs 1 MP in all (ruling 25).
    smooth: it pursues, and so crosses no rough link or strait in its next step (section 11.4).
    changed: spaces where it leaves and takes up nobody: where it sets out, and where it has done so before.
    net: CU that it has left here, less those taken up. here: it stands there now.
    ended: what follows cannot be foreseen.
    flank, barred: of a flanking force, the space of the battle, and where the primary force came from (9.5.6).
    easy: kinds of links that a card lets it cross as if they were clear.
    militia: CU of it that do not leave Africa. hired: mercenaries among its CU; hired_net: as `net`, of
    these. fleet: the value with which Carthage lends it ships, 0 without.
    legs_left: how many more a plan may name: on the Appian Way one may step to and fro for nothing.
    """

    power: Power
    space: str
    cu: int
    leaders: tuple[str, ...]
    mp: int
    value: int = 3
    ships: bool = False
    on_way: bool = False
    smooth: bool = False
    changed: tuple[str, ...] = ()
    net: int = 0
    here: bool = True
    ended: bool = False
    flank: str = ""
    barred: str = ""
    easy: tuple[str, ...] = ()
    militia: int = 0
    hired: int = 0
    hired_net: int = 0
    fleet: int = 0
    legs_left: int = MOST_LEGS

    @property
    def lone(self) -> bool:
        """Return whether leaders move without CU."""
        return not self.cu
