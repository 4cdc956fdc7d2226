"""Frames of combat (section 12)."""

from typing import NamedTuple

from engine.kernel.state import Frame, Side


class Battle(Frame):
    """A battle, from the inside-outside and reactions being done to the end of politics. Ends with a `BattleResult`.

    space: where it is fought; attacker, defender: the powers. came_from: the space that the attacker entered from, the
    port of a landing as "sea:<port>", "" of a sortie or relief within the space.
    attacker_cu, attacker_leaders: of the attacker's stack in the space what fights (all outside, or with a relief also
    those inside: `relief`). flank: the space in which a flanking force of the attacker has halted, with `flank_cu` and
    `flank_leaders`; "" for none.
    intercepted: the defender came by a successful interception (+1). cornered: he failed to avoid (-1).
    ambush: the Caudine Forks (no +1, the attacker's leadership is ignored). sortie: the attackers came out of the city.
    action: "march" (an active army), "interception" etc., for words.
    """

    space: str
    attacker: str
    defender: str
    came_from: str = ""
    attacker_cu: int = 0
    attacker_leaders: tuple[str, ...] = ()
    flank: str = ""
    flank_cu: int = 0
    flank_leaders: tuple[str, ...] = ()
    intercepted: bool = False
    cornered: bool = False
    ambush: bool = False
    sortie: bool = False
    relief: bool = False


class Retreat(Frame):
    """The retreat of a beaten force (section 12.4). Ends with the number of CU that it lost on the way.

    power: whose. space: where from. cu, leaders: who must go. attacker: whether it attacked; came_from: as in `Battle`.
    barred: a space that it may not enter (the one that the attacker came from, for a defender). by_card: a card forces
    it (no battle was fought).
    """

    power: str
    space: str
    cu: int
    leaders: tuple[str, ...] = ()
    attacker: bool = False
    came_from: str = ""
    barred: str = ""
    by_card: str = ""


class Politics(Frame):
    """Support points spent one by one by the winner of a battle or by a card (sections 7.3 and 12.5). Ends with None.

    side: who spends. power: whose support it is (of a card: any power of the side). points: how many are left.
    beaten: of a battle, the loser, whose markers may be replaced; "" for a card. held: the spaces that the power and
    its allies controlled before the battle (for the rule on adjacent spaces, section 7.3.4).
    """

    side: Side
    power: str
    points: int
    beaten: str = ""
    space: str = ""
    held: tuple[str, ...] = ()


class BattleResult(NamedTuple):
    """How a battle ended: the power that won, whether automatically (it may then march on)."""

    winner: str
    automatic: bool = False
