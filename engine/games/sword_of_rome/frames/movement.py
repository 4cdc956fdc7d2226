"""Frames of movement (section 9) and of the reactions to it (sections 10 and 11)."""

from typing import NamedTuple

import msgspec

from engine.kernel.state import Frame, Side

ASKED = "asked"  # of a fleet: Carthage is to be asked for ships (ruling 141)


class Declared(msgspec.Struct, frozen=True, array_like=True):
    """An attempt of an army to intercept or to avoid battle that is declared and not yet carried out.

    kind: "intercept" or "avoid". power, origin: whose army, and where it stands. leader: who leads; leaders, cu: all
    that go along. way: of an avoid, the spaces entered, or one "sea:<port>". card: what it sails with, "" for none.
    by: a card by which it succeeds, or is easier. fleet: it wants ships of Carthage (ASKED), then the card for them.
    mercenaries: how many of the CU are such (-1: as few as can be).
    """

    kind: str
    power: str
    origin: str
    leader: str
    leaders: tuple[str, ...]
    cu: int
    way: tuple[str, ...] = ()
    card: str = ""
    by: str = ""
    fleet: str = ""
    mercenaries: int = -1


class Moved(NamedTuple):
    """What a march has come to: where the force stands, what is left of it, the MP that it has left (0 if its movement
    has ended for the action: ruling 83). dropped: (space, CU, MP then left) of those left on the way, or who have
    fought with it. engaged: of a flanking force, that it has been intercepted and still has to fight (ruling 86).
    mercenaries: as of a March. behind: as `dropped`, of leaders: (leader, MP then left). fresher, spry, bonus: as in
    `walks.Walk`. easy, unhindered, raiding: what cards do for it, as of a March."""

    leader: str
    power: str
    space: str
    cu: int
    leaders: tuple[str, ...]
    mp: int
    came_from: str = ""
    dropped: tuple[tuple[str, int, int], ...] = ()
    engaged: str = ""
    mercenaries: int = 0
    behind: tuple[tuple[str, int], ...] = ()
    fresher: tuple[tuple[int, int], ...] = ()
    spry: tuple[tuple[str, int], ...] = ()
    bonus: int = 0
    easy: tuple[str, ...] = ()
    unhindered: tuple[str, ...] = ()
    raiding: int = 0


class March(Frame):
    """The movement of one army, or of a lone leader, after their activation. Ends with a `Moved`.

    side: who decides. power, leader, cu, leaders: what moves (leaders: the commander first); it is part of the power's
    stack at `space`. mercenaries: how many of its CU are such. card, value: what activated it, and at which value.
    mp: movement points left. came_from: the space of the step before ("" at the start; "sea:<port>" of a landing).
    route: legs not yet walked, the mover's secret (ruling 142). asked: somebody was asked or something was rolled
        since the mover planned, so that they are asked again.
    help: own cards that the mover has put in for this march; bribe: a card that pays whoever stands in an Etruscan
        army's way. Both are their secret until they are used. ships: a card has given it ships.
    easy: kinds of links that a card lets it cross as if they were clear; unhindered: those that do not count in battle
    either. raiding: what a card adds to its raids.
    flank_for, barred: of a flanking force, the space of the battle that it is to join and where the primary force came
        from (section 9.5.6).
    on_way: it has come along the Appian Way. pursuing: an army has avoided it. smooth: as in `reach.Walk`.
    changed: whether it has left or taken up somebody here. dropped, behind: as in `Moved`. over: its movement has
        ended. fresher, spry, bonus: as in `walks.Walk`.
    tried: stacks that have tried to intercept it; bribed: stacks that it has paid. refuge: where it could last stop.

    Of the space that is being entered: leg: the token of the leg. declared: attempts not yet carried out. inside:
    (power, CU, leaders) to go inside. bribes: (power, card) that would buy the mover off, a secret until used.
    arbiter: the side that says who tries next to intercept; trying: which it has named (section 10.3). caught: the
    power that has intercepted it. joined: armies of that have joined, each with a named leader. cornered:
    an avoid has failed. avoided: one has succeeded. ambush: the Caudine Forks. flank...: the force that joins the
    battle. sortie: it has come out of a city. shut: the power that a card keeps out of its city.
    stormed: a card has stopped the voyage that is declared; harried: cards that make it roll. escaped: what a card adds
    to the die of a pursuit. sure: a card by which its refusal succeeds. unseen: a card keeps its voyage from being
    stopped, and its landing from being intercepted. contested: with five players, what Carthage contests the voyage
    with: a card for its value, then cards that help it. fleet: ASKED, then the card that lends it ships of Carthage.
    """

    side: Side
    power: str
    leader: str
    space: str
    cu: int
    leaders: tuple[str, ...]
    card: str = ""
    value: int = 3
    mp: int = 4
    came_from: str = ""
    route: tuple[str, ...] = ()
    asked: bool = False
    help: tuple[str, ...] = ()
    bribe: str = ""
    ships: bool = False
    flank_for: str = ""
    barred: str = ""
    on_way: bool = False
    pursuing: bool = False
    smooth: bool = False
    changed: bool = False
    dropped: tuple[tuple[str, int, int], ...] = ()
    over: bool = False
    tried: tuple[str, ...] = ()
    bribed: tuple[str, ...] = ()
    refuge: str = ""
    leg: str = ""
    declared: tuple[Declared, ...] = ()
    inside: tuple[tuple[str, int, tuple[str, ...]], ...] = ()
    bribes: tuple[tuple[str, str], ...] = ()
    arbiter: str = ""
    trying: str = ""
    caught: str = ""
    joined: bool = False
    cornered: bool = False
    avoided: bool = False
    ambush: bool = False
    flank: str = ""
    flank_power: str = ""
    flank_cu: int = 0
    flank_leaders: tuple[str, ...] = ()
    halted: Moved | None = None
    mercenaries: int = 0
    sortie: bool = False
    shut: str = ""
    easy: tuple[str, ...] = ()
    unhindered: tuple[str, ...] = ()
    raiding: int = 0
    stormed: bool = False
    harried: tuple[str, ...] = ()
    escaped: int = 0
    sure: str = ""
    unseen: bool = False
    contested: tuple[str, ...] = ()
    fleet: str = ""
    behind: tuple[tuple[str, int], ...] = ()
    fresher: tuple[tuple[int, int], ...] = ()
    spry: tuple[tuple[str, int], ...] = ()
    bonus: int = 0


class Campaign(Frame):
    """A Campaign card: two activations of different leaders, which may coordinate (section 9.5).

    first, second: the leaders that have been activated. chosen: the activation declared, as JSON. moved: what their
    forces have come to. waiting: a flanking force that may still go on after an automatic victory (ruling 85).
    """

    side: Side
    card: str
    first: str = ""
    second: str = ""
    moved: tuple[Moved, ...] = ()
    waiting: Moved | None = None
    chosen: bytes = b""
