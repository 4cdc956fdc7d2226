"""Movement by sea (section 9.6): who may sail from where to where, with how many CU, and the naval combat roll.

A move, an avoid, a refusal and a retreat by sea are all naval movement (ruling 17).
"""

from functools import cache

from engine.games.sword_of_rome.board.control import is_controlled_by, is_friendly
from engine.games.sword_of_rome.board.roads import is_port
from engine.games.sword_of_rome.board.stacks import cu_in, stack_in_space, stacks_in_space
from engine.games.sword_of_rome.course import players_five
from engine.games.sword_of_rome.events.movement import NavalRoll
from engine.games.sword_of_rome.figures import Capacity
from engine.games.sword_of_rome.movement.limits import AFRICA
from engine.games.sword_of_rome.powers import CARTHAGINIAN, ETRUSCAN, GREEK, is_punic_treaty_in_force, side_of
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.state import Power, SwordState, desperate_times_zone, hand_zone
from engine.games.sword_of_rome.tables import CARDS, SPACES, TABLES
from engine.games.sword_of_rome.unrest import GARRISON
from engine.kernel.state import Side

SEA = "sea:"  # before a port: a leg by sea to it; as where one came from, a landing by sea from it
DUOVIRI, TREATY, TRANSPORTS = "duoviri_navales", "treaty", "naval_transports"  # what `Capacity.needs` names
SUCCESS, RETURN, ATTRITION = "success", "return", "attrition"
ITALY = "italy"
AMBUSHED_EACH = 3  # CU of which an ambush at sea costs one, rounded up (C34)
HARRIES = "force_naval_roll"  # the operation of a card that makes a voyage roll
HELPS = "naval_mod"  # the operation of a card that helps Carthage to contest a voyage
TRANSPORT_CARDS = tuple(
    card.id for card in CARDS.values()
    if any(op.get("what") == "naval" and op.get("duration") == "this_move" for op in card.ops)
)  # fmt: skip
"""Cards that themselves are the ships for one move, avoid or retreat (Naval Transports)."""


def rules_edition(state: SwordState) -> str:
    """Return which edition of the rules and cards is played."""
    return "5p" if len(state.players) == 5 else "2-4p"


def may_use_port(state: SwordState, power: Power, space: str) -> bool:
    """Return whether a power's ships may use a space as a port. With two to four players African ports are for
    Carthage alone, Kerkouane for Greeks too as long as Greek CU are there (ruling 23)."""
    if space == GARRISON:  # off the map, reached by sea alone, and by nobody else (section 19, ruling 22)
        return power == CARTHAGINIAN and players_five(state)
    if not is_port(space):
        return False
    if SPACES[space].port != "carthaginian" or len(state.players) == 5 or power == CARTHAGINIAN:
        return True
    return power == GREEK and space == "kerkouane" and bool(cu_in(state, GREEK, space))


def _holds(state: SwordState, power: Power, need: str, value: int) -> bool:
    """Return whether what a row of the table of capacities needs is there."""
    if need in ("", TREATY):
        return not need or is_punic_treaty_in_force(state)
    if need == TRANSPORTS:
        return value > 0  # the card itself is played for it
    if need in SPACES:
        return is_controlled_by(state, power, need)
    return any(effect.kind == need for effect in state.effects)


@cache
def _rows(power: Power, played: str) -> tuple[Capacity, ...]:
    """Return the rows of the table of capacities for a power in an edition."""
    return tuple([row for row in TABLES.capacity if row.power == power and row.editions in ("all", played)])


def _fleets(state: SwordState, power: Power, value: int) -> list[Capacity]:
    """Return the rows of the table of capacities that hold for a power with a card of a value."""
    rows = _rows(power, rules_edition(state))
    return [row for row in rows if value >= row.card and _holds(state, power, row.needs, value)]


def sailing_capacity(
    state: SwordState, power: Power, start: str, goal: str, value: int, *, flight: bool = False
) -> int:
    """Return how many CU of a power may sail from a port to another; 0 for none.

    flight: whether they avoid battle or retreat: then more sail to a port that the table names, and not from it
    (sections 11.1.1 and 12.4.3).

    value: of the card that is played for it, or that activates the army; 0 without a card. For the Etruscans the card
    must be Naval Transports (`TRANSPORT_CARDS`): the caller sees to that.
    """
    if start == goal or not may_use_port(state, power, start) or not may_use_port(state, power, goal):
        return 0
    if power == CARTHAGINIAN and not side_of(state, power) and SPACES[goal].region == ITALY:
        return 0  # Carthage as a non-player power does not enter Italy (section 16.3)
    rows = _fleets(state, power, value)
    ends = (goal,) if flight else (start, goal)
    return max([row.cu for row in rows if not row.ports or any(port in row.ports for port in ends)], default=0)


def leaves_africa(start: str, goal: str) -> bool:
    """Return whether a way leads out of Africa, where citizen militia and Bomilcar stay (section 17.1)."""
    return SPACES[start].region == AFRICA and SPACES[goal].region != AFRICA


def lent_room(state: SwordState, power: Power, start: str, goal: str, lent: int) -> int:
    """Return how many CU of an ally the ships hold that Carthage lends with a card of a value, whatever ships the ally
    has themselves (section 9.6.3). 0: it lends none."""
    if not lent or not may_use_port(state, power, goal):
        return 0
    return sailing_capacity(state, CARTHAGINIAN, start, goal, lent)


def fleeing_capacity(state: SwordState, power: Power, start: str, goal: str, value: int, lent: int = 0) -> int:
    """Return how many of the CU outside in a port may flee to another: what ships hold of those who may go there.
    lent: as in `lent_room`."""
    ships, force = sailing_capacity(state, power, start, goal, value, flight=True), stack_in_space(state, power, start)
    ships = max(ships, lent_room(state, power, start, goal, lent))
    return min(ships, force.cu - force.militia) if force.militia and leaves_africa(start, goal) else ships


def allows_sailing(state: SwordState, power: Power, card: str) -> bool:
    """Return whether a card, played out of turn, lets a power avoid, refuse or retreat by sea at all."""
    if power == ETRUSCAN:
        return card in TRANSPORT_CARDS
    value = CARDS[card].value
    if _fleets(state, power, value) == _fleets(state, power, 0):
        return False
    ports = [space for space in SPACES if may_use_port(state, power, space)]
    return any(
        sailing_capacity(state, power, a, b, value) > sailing_capacity(state, power, a, b, 0)
        for a in ports
        for b in ports
    )


def sea_cards(state: SwordState, side: Side, power: Power) -> tuple[str, ...]:
    """Return the cards of a side, Desperate Times among them, that let one of its powers avoid, refuse or retreat by
    sea (sections 11.1.1 and 12.4.3)."""
    if side_of(state, power) != side:
        return ()
    held = (*state.cards.zones.get(hand_zone(side), ()), *state.cards.zones.get(desperate_times_zone(side), ()))
    return tuple([card for card in held if allows_sailing(state, power, card)])


def sea_goals(state: SwordState, power: Power, start: str) -> tuple[str, ...]:
    """Return the friendly ports without another power's CU that a power may retreat to from a port, if it has the ships
    (rulings 91 and 93)."""
    if not may_use_port(state, power, start):
        return ()
    return tuple(
        [
            space
            for space in SPACES
            if space not in (start, GARRISON)  # nobody flees off the map (ruling 170)
            and may_use_port(state, power, space)
            and is_friendly(state, power, space)
            and not any(one.power != power and one.all_cu for one in stacks_in_space(state, space))
        ]
    )


def needs_roll(state: SwordState, power: Power, goal: str) -> bool:
    """Return whether a naval move rolls on the naval combat table (section 9.6.4). With five players only a card of
    Carthage makes it do so."""
    if len(state.players) == 5 or power == CARTHAGINIAN:
        return False
    return is_controlled_by(state, CARTHAGINIAN, goal) or (power == GREEK and is_punic_treaty_in_force(state))


def contest_modifier(contested: tuple[str, ...]) -> int:
    """Return what Carthage's contest adds to the roll: each point of the card's value after the first, and what cards
    that help it add (section 9.6.4)."""
    more = [op["mod"] for card in contested[1:] for op in CARDS[card].ops if op["op"] == HELPS]
    return sum(int(one) for one in more) + (CARDS[contested[0]].value - 1 if contested else 0)


def naval_modifier(
    state: SwordState, power: Power, goal: str, harried: tuple[str, ...] = (), contested: tuple[str, ...] = ()
) -> int:
    """Return the modifier of the roll: a friendly port is easier to reach (ruling 19), cards make it harder.

    harried: cards that make the voyage roll; some add more where it rolls already. contested: with what Carthage
    contests it.
    """
    modifier = TABLES.naval_table.friendly_port if is_friendly(state, power, goal) else 0
    modifier += contest_modifier(contested)
    rolls = needs_roll(state, power, goal) or bool(contested)
    for op in [op for card in harried for op in CARDS[card].ops if op["op"] == HARRIES]:
        modifier += op.get("mod", 0) + (op.get("mod_if_already", 0) if rolls else 0)
        rolls = True
    return modifier


def naval_odds(state: SwordState, power: Power, goal: str, contested: tuple[str, ...] = ()) -> int:
    """Return how many of the six faces of the die bring a naval move to its goal; 6 if no roll is due."""
    if not contested and not needs_roll(state, power, goal):
        return 6
    modifier = naval_modifier(state, power, goal, (), contested)
    return sum([TABLES.naval_combat_result(die + modifier) == SUCCESS for die in range(1, 7)])


def ambush_losses(cu: int) -> int:
    """Return how many of so many CU a force loses that is ambushed after a contest (Ambush at Sea)."""
    return -(-cu // AMBUSHED_EACH)


def naval_roll(
    play: SwordPlay,
    power: Power,
    start: str,
    goal: str,
    cu: int,
    harried: tuple[str, ...] = (),
    contested: tuple[str, ...] = (),
) -> tuple[str, int]:
    """Roll on the naval combat table, of attrition for its losses too, and tell it; return "success", "return" or
    "attrition", and how many CU the caller must remove. After losses the force goes back all the same (ruling 20)."""
    die = play.roll("naval combat", 6)
    modifier = naval_modifier(play.state, power, goal, harried, contested)
    result = TABLES.naval_combat_result(die + modifier)
    lost = TABLES.attrition_losses(play.roll("attrition at sea", 6), cu) if result == ATTRITION and cu else 0
    play.emit(NavalRoll(power, start, goal, cu, die, modifier, result, lost))
    return result, lost
