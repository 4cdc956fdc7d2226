"""Army Cards as they lie on the table in a battle.

An army is a multiset of kinds; in a battle each card is a token, its kind and a number (`velites.2`), so that two
cards of a kind can be told apart.
"""

from collections import Counter
from collections.abc import Iterable
from functools import cache

from engine.games.total_war_rome.skull_dice import S, face_chance, mean_damage
from engine.games.total_war_rome.tables import SKIRMISHERS, TROOPS, Troop

MAIN, SKIRMISHER, ARTILLERY = "main", "skirmisher", "artillery"
CAVALRY, CHARIOT, ELEPHANT, BOWMEN, FOOT_CLOSE = "cavalry", "chariot", "elephant", "bowmen", "foot_close"
FOOT_SKIRMISHER, CAVALRY_SKIRMISHER = SKIRMISHERS
PIGS, LOGS = "incendiary_pigs", "flaming_logs"

Token = str


def kind_of(token: Token) -> str:
    """Return the kind of a card in battle."""
    return token.partition(".")[0]


def card_battle_figures(token: Token) -> Troop:
    """Return the figures of a card in battle."""
    return TROOPS[token.partition(".")[0]]


def kinds_of(cards: Iterable[Token]) -> tuple[str, ...]:
    """Return the kinds of some cards, sorted, one for each card."""
    return tuple(sorted(kind_of(c) for c in cards))


def mercenary_kinds(kinds: Iterable[str]) -> tuple[str, ...]:
    """Return the mercenaries among some kinds of cards. Their packs lie open, so all may know which one comes or goes
    (ruling 102)."""
    return tuple(kind for kind in kinds if kind in TROOPS and TROOPS[kind].is_mercenary)


def army_card_tokens(kinds: Iterable[str]) -> tuple[Token, ...]:
    """Return the cards of an army as tokens, in the order of their kinds."""
    return tuple(f"{kind}.{n + 1}" for kind, count in sorted(Counter(kinds).items()) for n in range(count))


def first_card_of_kind(kind: str, cards: Iterable[Token]) -> Token:
    """Return the first card of a kind among `cards`, "" if there is none."""
    return next((c for c in cards if kind_of(c) == kind), "") if kind else ""


def cards_of_kinds(cards: Iterable[Token], wanted: Iterable[str]) -> tuple[Token, ...]:
    """Return as many of the cards as there are kinds wanted: of a.1, a.2 and b.1 for ("a", "b") a.1 and b.1."""
    counts, out = Counter(wanted), []
    for token in cards:
        if counts[kind_of(token)] > 0:
            counts[kind_of(token)] -= 1
            out.append(token)
    return tuple(out)


def is_main(token: Token) -> bool:
    """Return whether it is a main battle card (Universal Rule 2)."""
    return card_battle_figures(token).group == MAIN


def is_skirmisher(token: Token) -> bool:
    """Return whether it is a skirmisher card."""
    return card_battle_figures(token).group == SKIRMISHER


def is_artillery(token: Token) -> bool:
    """Return whether it is an artillery card."""
    return card_battle_figures(token).group == ARTILLERY


def main_battle_cards(cards: Iterable[Token]) -> tuple[Token, ...]:
    """Return the main battle cards among `cards`."""
    return tuple(c for c in cards if is_main(c))


@cache
def troop_gold_worth(kind: str) -> float:
    """Return what a kind is worth to its army, in gold: main battle cards decide who wins, veterans are dearer."""
    troop = TROOPS[kind]
    cost = troop.cost if troop.cost is not None else (TROOPS[troop.base].cost or 0) + 1 if troop.base else 1
    return cost + (1.0 if troop.group == MAIN else 0.0)


@cache
def expected_kills(kind: str, difficult: bool) -> float:
    """Return the kills to be expected of a kind in this going, an S that may do something at half weight."""
    troop = TROOPS[kind]
    colours = troop.difficult if difficult else troop.good
    special = 0.5 * sum(face_chance(colour, S) for colour in colours) if troop.red or troop.black else 0.0
    return mean_damage(colours) + special
