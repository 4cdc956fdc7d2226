"""Defence rolls, garrison rolls and the comparison of an assault, as pure figures (CONQUERING INDEPENDENT REGIONS,
ASSAULTING GARRISONED REGIONS, rulings 26 to 35). The campaign chapters roll the dice and let the owner choose losses.
"""

from collections import Counter
from collections.abc import Iterable

import msgspec

from engine.games.total_war_rome.skull_dice import BLANK, SKULL, Colours, DiceFaces, S, X, damage_in_wounds, mean_damage
from engine.games.total_war_rome.tables import INFANTRY, TROOPS, general_die_colour, has_trait

RED, YELLOW, GREEN, WHITE = "RED", "YELLOW", "GREEN", "WHITE"
LEAST_MAIN = 2  # an army with fewer main battle cards is destroyed
GARRISON_BASE = 1  # a garrison rolls its gold value + 1 dice


class Damage(msgspec.Struct, frozen=True):
    """What a roll does to an army: cards of any kind, and beyond them skirmisher or artillery cards (ruling 26)."""

    cards: int = 0
    light: int = 0


class DefenceRuling(msgspec.Struct, frozen=True):
    """How a table reads ruling 26: whether an S destroys a skirmisher or artillery card, whether an odd X counts."""

    light: bool = True
    rounded_up: bool = False


AS_RULED = DefenceRuling()


def defence_damage(faces: Iterable[str], toll: DefenceRuling = AS_RULED) -> Damage:
    """Return the damage of a defence or garrison roll: each Skull a card, each two X a card, an odd X is lost; each S
    a skirmisher or artillery card if there is one (ruling 26). In its second readings an odd X counts as two, an S does
    nothing."""
    rolled = tuple(faces)
    halves_of = rolled.count(X) + toll.rounded_up
    return Damage(rolled.count(SKULL) + halves_of // 2, rolled.count(S) if toll.light else 0)


def losses_due(cards: Iterable[str], damage: Damage) -> tuple[int, int]:
    """Return how many cards an army loses, and how many of them at least are skirmisher or artillery cards: all is
    counted on the army as it stood, so a card does not pay for a Skull and an S (ruling 26)."""
    here = tuple(cards)
    light = min(damage.light, sum(TROOPS[kind].group != "main" for kind in here))
    return light + min(damage.cards, len(here) - light), light


def are_losses_legal(cards: Iterable[str], damage: Damage, lost: Iterable[str]) -> bool:
    """Return whether the owner's choice of lost cards pays for the damage."""
    here, gone = Counter(cards), Counter(lost)
    count, light = losses_due(here.elements(), damage)
    light_gone = sum(n for kind, n in gone.items() if TROOPS[kind].group != "main")
    return gone <= here and gone.total() == count and light_gone >= light


def accepts_annexation(faces: Iterable[str]) -> bool:
    """Return whether a mercenary region that rolled these dice has joined freely: all Blanks (CONQUERING 4)."""
    return all(face == BLANK for face in faces)


def garrison_dice(
    gold: int, *, barracks: bool = False, siegecraft: bool = False, reconquest: bool = False, change: int = 0
) -> Colours:
    """Return the dice of a garrison: gold value + 1 RED, one more with barracks; YELLOW for a reconquered home region
    or against siegecraft, which do not add up (ASSAULTING 4 and 7, ruling 30). `change`: from events."""
    colour = YELLOW if siegecraft or reconquest else RED
    return (colour,) * max(0, gold + GARRISON_BASE + barracks + change)


def attack_dice(cards: Iterable[str], general: str, *, walls: bool = False, more: Colours = ()) -> Colours:
    """Return the dice of an assault: GREEN for every infantry main battle card (WHITE against walls), good dice of
    artillery, the general's die, and a besieger's YELLOW (ASSAULTING 5 and 8, ruling 29). `more`: from events."""
    colour = WHITE if walls else GREEN
    out: list[str] = []
    for kind in cards:
        troop = TROOPS[kind]
        if troop.type in INFANTRY:
            out.append(colour)
        elif troop.group == "artillery":
            out.extend(troop.good)
    besieger = (YELLOW,) if has_trait(general, "besieger") else ()
    return (*out, general_die_colour(general), *besieger, *more)


def assault_succeeds(attack: DiceFaces, garrison: DiceFaces) -> bool:
    """Return whether an assault takes the region: more damage than received, in rolled totals (a Skull 1, an X a half);
    if equal, more S; if still equal it fails (ASSAULTING 6, ruling 28)."""
    return assault_score(attack) > assault_score(garrison)


def assault_score(faces: DiceFaces) -> tuple[int, int]:
    """Return what a roll of an assault counts: its damage in wounds, then its S."""
    return damage_in_wounds(faces), faces.count(S)


class Loss(msgspec.Struct, frozen=True, order=True):
    """A card as the choice of losses weighs it: the kills that it is expected to add to an assault, its price."""

    adds: float
    cost: int
    kind: str
    main: bool


def choose_losses(cards: Iterable[Loss], damage: Damage) -> tuple[Loss, ...]:
    """Return the losses that hurt an assault least: what adds little first, and two main battle cards as long as
    possible."""
    here = sorted(cards)
    light = min(damage.light, sum(not c.main for c in here))
    gone: list[Loss] = []
    for left in range(light + min(damage.cards, len(here) - light), 0, -1):
        mains = sum(c.main for c in here)
        only_light = light - sum(not c.main for c in gone) >= left

        def last(c: Loss, mains: int = mains, only_light: bool = only_light) -> bool:
            return c.main and (only_light or mains <= LEAST_MAIN)

        found = min(here, key=lambda c: (last(c), c))
        here.remove(found)
        gone.append(found)
    return tuple(gone)


def cheapest_losses(cards: Iterable[str], damage: Damage, *, walls: bool = False) -> tuple[str, ...]:
    """Return the losses that hurt an assault least, as kinds (the default of the owner's choice)."""
    weighed = [Loss(_adds(k, walls), TROOPS[k].cost or 9, k, TROOPS[k].group == "main") for k in cards]
    return tuple(sorted(loss.kind for loss in choose_losses(weighed, damage)))


def _adds(kind: str, walls: bool) -> float:
    """Return the kills that a card is expected to add to an assault."""
    troop = TROOPS[kind]
    if troop.type in INFANTRY:
        return mean_damage((WHITE if walls else GREEN,))
    return mean_damage(troop.good) if troop.group == "artillery" else 0.0
