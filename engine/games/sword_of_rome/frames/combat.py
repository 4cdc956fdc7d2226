"""Frames of combat (section 12)."""

from typing import NamedTuple

from engine.kernel.state import Frame, Side


class Battle(Frame):
    """A battle, from the reactions being done to the end of politics. Ends with a `BattleResult`.

    space: where it is fought. attacker, defender: the powers; everything of theirs that stands outside fights.
    came_from: the space that the attacker entered from, the port of a landing as "sea:<port>", "" of a sortie.
    flank: the space in which a flanking force has halted, "" for none; flank_power (the attacker or its ally),
        flank_cu, flank_leaders, flank_mercenaries (-1: as few as can be): what it is.
    intercepted: the defender came by a successful interception (+1). cornered: they failed to avoid (-1).
    ambush: the Caudine Forks: no +1 for the defender, the attacker's leadership is ignored.
    sortie: the attackers have come out of the city. relief: those of the attacker inside the city fight too.

    As it goes on: mods: (power, card, amount) of the cards played; bloodless: the dice inflict no losses; shut: the
    power that may not go inside the city; attacker_dice, defender_dice; winner, and by how much (margin); automatic:
    without a roll; lost: CU that the attacker and the defender have lost in all; refought: a card had it fought again;
    played: the cards played in it.
    By cards: rated: (power, amount) by which a commander's tactics count higher; unled: powers whose leadership counts
    for nothing; more_dice: (power, dice rolled, dice kept); extra: (power, CU, winner): CU that a power loses beside
    the dice, if that winner wins ("" whoever does); doomed: (leader, card) of leaders who are displaced after the
    battle; bonus: points of support beside those for losses. chiefs: who led the attacker and the defender at the dice.
    unhindered: kinds of links that do not count against the attacker. stirred: of a battle against the unrest, the
    points of support that change it. headless: powers whose commander a card has displaced before the dice.
    """

    space: str
    attacker: str
    defender: str
    came_from: str = ""
    flank: str = ""
    flank_power: str = ""
    flank_cu: int = 0
    flank_leaders: tuple[str, ...] = ()
    intercepted: bool = False
    cornered: bool = False
    ambush: bool = False
    sortie: bool = False
    relief: bool = False
    mods: tuple[tuple[str, str, int], ...] = ()
    bloodless: bool = False
    shut: str = ""
    attacker_dice: tuple[int, ...] = ()
    defender_dice: tuple[int, ...] = ()
    winner: str = ""
    margin: int = 0
    automatic: bool = False
    lost: tuple[int, int] = (0, 0)
    refought: bool = False
    played: tuple[str, ...] = ()
    rated: tuple[tuple[str, int], ...] = ()
    unled: tuple[str, ...] = ()
    more_dice: tuple[tuple[str, int, int], ...] = ()
    extra: tuple[tuple[str, int, str], ...] = ()
    doomed: tuple[tuple[str, str], ...] = ()
    bonus: int = 0
    chiefs: tuple[str, str] = ("", "")
    unhindered: tuple[str, ...] = ()
    stirred: int = 0
    headless: tuple[str, ...] = ()
    flank_mercenaries: int = -1


class Retreat(Frame):
    """The retreat of a force that must leave a space (section 12.4). Ends with the number of CU that it lost.

    power: whose. space: where from. cu, leaders: who must go (of the power's stack outside).
    attacker: whether it attacked, and so first goes back where it came from (`came_from`, as in `Battle`).
    barred: a space that it may not enter: the one that the attacker came from, for a defender.
    sortie: it came out of the city of the space, and must go inside again.
    shut: whether it may not go inside the city of the space. winner: the power that it flees from. by_card: the card
    that makes it flee without a battle. tried_sea: a retreat by sea has failed; goal, card: the one that is declared.
    harried: cards that make the voyage roll; spared: a card spares it what enemy spaces and CU cost.
    contested: as of a march. mercenaries: how many of its CU are such (-1: as many as can be). fleet: the card that
    lends it ships of Carthage, or KEPT, as it lends none.
    """

    power: str
    space: str
    cu: int
    leaders: tuple[str, ...] = ()
    attacker: bool = False
    came_from: str = ""
    barred: str = ""
    shut: bool = False
    winner: str = ""
    by_card: str = ""
    tried_sea: bool = False
    goal: str = ""
    card: str = ""
    lost: int = 0
    sortie: bool = False
    harried: tuple[str, ...] = ()
    spared: bool = False
    contested: tuple[str, ...] = ()
    fleet: str = ""
    mercenaries: int = -1


class Politics(Frame):
    """Support points spent one by one by the winner of a battle or by a card (sections 7.3 and 12.5). Ends with None.

    side: who spends. power: whose support it is (of a card: any power of the side). points: how many are left.
    beaten: of a battle, the loser, whose markers may be replaced; "" for a card. held: the spaces that the power
    controlled before the battle (for the rule on adjacent spaces, section 7.3.4; those of its allies do not count).
    ally, also: whose army flanked for the winner, and for the loser, where it is an ally's (section 12.5).
    chosen: the points that are about to be spent, less those that a card has saved.
    """

    side: Side
    power: str
    points: int
    beaten: str = ""
    space: str = ""
    held: tuple[str, ...] = ()
    chosen: tuple[str, ...] = ()
    ally: str = ""
    also: str = ""


class SupportLoss(Frame):
    """Support that an event takes, point by point; cards may save some of it. Ends with how many points were taken.

    side: who plays the event. card: which. chosen: the points, as "-space", less those that a card has saved.
    garrisons: whether CU of the owner keep what they secure (section 7.3.3), as they do unless the text says otherwise.
    """

    side: Side
    card: str
    chosen: tuple[str, ...]
    garrisons: bool = True


class BattleResult(NamedTuple):
    """How a battle ended: the power that won, whether automatically (it may then march on). stirred: of one against the
    unrest, the points of support that change it."""

    winner: str
    automatic: bool = False
    stirred: int = 0
