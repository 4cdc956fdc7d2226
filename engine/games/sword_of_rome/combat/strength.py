"""The strength of the two forces of a battle: sizes, modifiers to the dice, and what dice cost (12.2, 12.3).

Everything here is worked out from what all can see, so that the odds shown beforehand come from the same functions.
"""

from typing import NamedTuple

from engine.games.sword_of_rome.board.control import is_friendly
from engine.games.sword_of_rome.board.roads import ROUGH, STRAIT, link_kind
from engine.games.sword_of_rome.board.stacks import is_minor, leaders_commander_first, stack_in_space, tactics_rating
from engine.games.sword_of_rome.effects import effect_in_force
from engine.games.sword_of_rome.frames.combat import Battle
from engine.games.sword_of_rome.powers import GALLIC
from engine.games.sword_of_rome.state import Effect, Power, Stack, SwordState
from engine.games.sword_of_rome.tables import TABLES

Mods = tuple[tuple[str, int], ...]
FORCE, LEADERS, FLANK, GROUND, SURPRISE, CORNERED, LINK = (
    "force_ratio", "leadership", "flank", "friendly_space", "interception", "failed_avoid", "rough_link",
)  # fmt: skip
WILD_BEASTS, FASTNESS, MANIPULAR = "wild_beasts", "mountain_fastness", "manipular_legion"
SEA = "sea:"
UNREST = "unrest"  # the power of the unrest while it is attacked (fifth player's rules, 20.3)


class Side(NamedTuple):
    """One of the two in a battle: its power, its size, its commander ("" without one), and CU that can be lost."""

    power: Power
    size: int
    commander: str
    cu: int


def half_rounded_up(n: int) -> int:
    """Return half of a number, rounded up."""
    return (n + 1) // 2


def attacker_side(state: SwordState, frame: Battle, *, flank: bool = True) -> Side:
    """Return the attacker: all outside, with a relief also those inside, and half of the flanking force (9.5.6). In a
    relief the commander outside leads, but for a minor one where a named leader is inside (13.4.2)."""
    force = stack_in_space(state, frame.attacker, frame.space)
    cu = force.cu + (force.cu_inside if frame.relief else 0)
    size = cu + (half_rounded_up(frame.flank_cu) if flank and frame.flank else 0)
    leaders = commander_candidates(force, relief=frame.relief)
    return Side(frame.attacker, size, leaders[0] if leaders else "", cu)


def commander_candidates(force: Stack, *, relief: bool) -> tuple[str, ...]:
    """Return the leaders among whom a force's commander is, the commander first: those outside; in a relief those
    inside where nobody leads outside, or a minor leader while a named one is inside (13.4.2)."""
    minor = all(is_minor(one) for one in force.leaders)
    named_inside = not all(is_minor(one) for one in force.leaders_inside)
    inside = relief and minor and (named_inside or not force.leaders)
    return force.leaders_inside if inside else force.leaders


def leaders_who_may_command(force: Stack, *, relief: bool) -> tuple[str, ...]:
    """Return who may command a force in battle (section 8.2.1)."""
    found = commander_candidates(force, relief=relief)
    return tuple([one for one in found if leaders_commander_first(found, one)[0] == one])


def defending_side(state: SwordState, frame: Battle) -> Side:
    """Return the defender: all who stand outside (ruling 90)."""
    force = stack_in_space(state, frame.defender, frame.space)
    return Side(frame.defender, force.cu, force.commander, force.cu)


def is_overwhelming(size: int, other: int) -> bool:
    """Return whether a force is so much larger that the other is eliminated without a roll."""
    return size > 0 and size >= TABLES.automatic_ratio * other


def automatic_winner(state: SwordState, frame: Battle) -> Power:
    """Return who wins without a roll, with four times the other's size or more: "" if nobody does (rulings 4 and
    108). The primary force is looked at alone first, then with half of the flanking force."""
    theirs = defending_side(state, frame).size
    alone, whole = attacker_side(state, frame, flank=False).size, attacker_side(state, frame).size
    if is_overwhelming(alone, theirs) or is_overwhelming(whole, theirs):
        return "" if sheltering_effect(state, frame.defender, frame.space) else frame.attacker
    return (
        frame.defender
        if is_overwhelming(theirs, whole) and not sheltering_effect(state, frame.attacker, frame.space)
        else ""
    )


def sheltering_effect(state: SwordState, power: Power, space: str) -> Effect | None:
    """Return the card that for this action keeps a power in a space from automatic defeat (Mountain Fastness)."""
    return effect_in_force(state, FASTNESS, power=power, space=space)


def grant_shelter_modifier(state: SwordState, frame: Battle) -> None:
    """Give a power that a card has sheltered earlier in this action its modifier in this battle too."""
    for power in (frame.attacker, frame.defender):
        found = sheltering_effect(state, power, frame.space)
        if found is not None and not frame.refought:
            frame.mods = (*frame.mods, (power, found.card, found.amount))


def ratio_mod(larger: int, smaller: int) -> int:
    """Return the modifier of the larger force; where an automatic victory was cancelled, the highest row (ruling
    144)."""
    found = TABLES.force_ratio(larger, smaller)
    return TABLES.highest_ratio if found is None else found


def battle_modifiers(state: SwordState, frame: Battle) -> tuple[Mods, Mods]:
    """Return what is added to the attacker's and to the defender's dice, by name (section 12.2)."""
    ours, theirs = attacker_side(state, frame), defending_side(state, frame)
    attacker: list[tuple[str, int]] = []
    defender: list[tuple[str, int]] = []
    if ours.size != theirs.size:
        larger, smaller = max(ours.size, theirs.size), min(ours.size, theirs.size)
        (attacker if ours.size > theirs.size else defender).append((FORCE, ratio_mod(larger, smaller)))
    lead = _leads(frame, ours) - _leads(frame, theirs)
    if frame.ambush or frame.attacker in frame.unled:
        lead = min(lead, 0)  # only the attacker's bonus is ignored
    if frame.defender in frame.unled:
        lead = max(lead, 0)
    (attacker if lead > 0 else defender).append((LEADERS, abs(lead)))
    attacker.extend((one.kind, one.amount) for one in state.effects if (one.kind, one.power) == (MANIPULAR, ours.power))
    if frame.flank:
        attacker.append((FLANK, TABLES.combat.flank))
    for power, mods in ((frame.attacker, attacker), (frame.defender, defender)):
        if frame.defender != UNREST and is_friendly(state, power, frame.space):  # off the map nobody is at home
            mods.append((GROUND, TABLES.combat.friendly))
    if frame.intercepted and not frame.ambush:
        defender.append((SURPRISE, TABLES.combat.intercepted))
    if frame.cornered:
        defender.append((CORNERED, TABLES.combat.failed_avoid))
    if came_over_hard_link(frame):
        attacker.append((LINK, TABLES.combat.rough))
    for power, mods, enemy in (
        (frame.attacker, attacker, frame.defender),
        (frame.defender, defender, frame.attacker),
    ):
        if enemy == GALLIC and effect_in_force(state, WILD_BEASTS, power=power) is not None:
            mods.append((WILD_BEASTS, -1))
        mods.extend((card, amount) for whose, card, amount in frame.mods if whose == power)
    return tuple([mod for mod in attacker if mod[1]]), tuple([mod for mod in defender if mod[1]])


def _leads(frame: Battle, force: Side) -> int:
    """Return the tactics of a force's commander, with what cards add to them."""
    return tactics_rating(force.commander) + sum([more for power, more in frame.rated if power == force.power])


def came_over_hard_link(frame: Battle) -> bool:
    """Return whether the attacker came over a rough link or a strait, and no card lets that pass."""
    if not frame.came_from or frame.came_from.startswith(SEA):
        return False
    link = link_kind(frame.attacker, frame.came_from, frame.space)
    return link in (ROUGH, STRAIT) and link not in frame.unhindered


class DiceLosses(NamedTuple):
    """What the dice cost: the loser and the winner, as (die, CU) of each die that costs something."""

    loser: tuple[tuple[int, int], ...]
    winner: tuple[tuple[int, int], ...]

    @property
    def loser_cu(self) -> int:
        """Return the loser's losses."""
        return sum([cu for _, cu in self.loser])

    @property
    def winner_cu(self) -> int:
        """Return the winner's losses."""
        return sum([cu for _, cu in self.winner])


def unmodified_dice_losses(
    winner_dice: tuple[int, ...], winner_size: int, loser_dice: tuple[int, ...], loser_size: int
) -> DiceLosses:
    """Return what unmodified dice cost; the size of the army that rolled a die chooses the column (12.3, rulings 1-2).

    The winner's dice hurt the loser, the loser's hurt the winner, but for their ones, which hurt themselves.
    """
    to_loser = [(die, TABLES.winner_losses(die, winner_size).loser) for die in winner_dice]
    to_loser += [(die, TABLES.loser_losses(die, loser_size).loser) for die in loser_dice]
    to_winner = [(die, TABLES.loser_losses(die, loser_size).winner) for die in loser_dice]
    return DiceLosses(tuple([one for one in to_loser if one[1]]), tuple([one for one in to_winner if one[1]]))
