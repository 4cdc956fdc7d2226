"""What the strong player thinks: what a hand is worth, and how a battle will probably end. From a view alone."""

from collections.abc import Iterable

from engine.games.samnite_wars.cards import (
    CARDS,
    CONQUEST,
    EFFORT,
    EFFORT_TYPES,
    PEACE,
    VICTORY,
    Role,
    forces,
)
from engine.games.samnite_wars.state import NEIGHBOURS
from engine.games.samnite_wars.tables import HOME, REGIONS, TABLES
from engine.games.samnite_wars.view import PlayerView, SamniteView
from engine.kernel.dice import Lots

HANDS = 24  # hands of the other side that are imagined for one estimate
CORRUPTION_LOSS = (TABLES.corruption.dice[1] + 1) / 2


def average(dice: tuple[int, int]) -> float:
    """Return the mean of some dice."""
    return dice[0] * (dice[1] + 1) / 2


def controlled(view: SamniteView) -> tuple[str, ...]:
    """Return the regions that Rome controls."""
    return tuple(region.region for region in view.regions if region.controlled)


def targets(view: SamniteView) -> tuple[str, ...]:
    """Return the free regions that border on Rome's."""
    own = controlled(view)
    return tuple(name for name in REGIONS if name not in own and not NEIGHBOURS[name].isdisjoint(own))


def role(view: SamniteView, region: str, *, rome: bool, rome_attacks: bool) -> Role:
    """Return a side's role against or for a region."""
    return Role(rome, region, rome == rome_attacks, controlled(view))


def best_effort(hand: Iterable[str], of: Role) -> tuple[str, ...]:
    """Return the strongest War Effort of a hand. Of equals it spends the card that fits fewer roles."""
    usable = forces(of)
    best: dict[str, str] = {}
    for card in hand:
        if card in usable:
            kind = CARDS[card].type
            held = best.get(kind)
            if held is None or (usable[card], _narrow(card)) > (usable[held], _narrow(held)):
                best[kind] = card
    return tuple(best.values())


def _narrow(card: str) -> bool:
    return CARDS[card].only is not None


def strength(hand: Iterable[str], of: Role) -> int:
    """Return the Force of the strongest War Effort of a hand."""
    usable = forces(of)
    best = dict.fromkeys(EFFORT_TYPES, 0)
    for card in hand:
        if card in usable:
            kind = CARDS[card].type
            best[kind] = max(best[kind], usable[card])
    return sum(best.values())


def unseen(view: SamniteView) -> list[str]:
    """Return the cards that might lie in the others' hands: neither mine, nor known to lie elsewhere."""
    gone = {*view.hand, *view.discards}
    if view.top_card:
        gone.add(view.top_card)
    for player in view.players:
        gone.update(player.known)
    return [card for card in CARDS if card not in gone]


def imagined(view: SamniteView, player: PlayerView, lots: Lots, extra: int = 0) -> list[list[str]]:
    """Return hands that another player might hold."""
    pool = unseen(view)
    count = min(max(player.hand_size - len(player.known) + extra, 0), len(pool))
    hands = []
    for _ in range(HANDS):
        for n in range(count):  # the first `count` places of a shuffle
            other = n + lots.below(len(pool) - n)
            pool[n], pool[other] = pool[other], pool[n]
        hands.append([*player.known, *pool[:count]])
    return hands


def chance(force: int, hands: list[list[str]], of: Role) -> float:
    """Return how probably `force` beats the strongest effort of an imagined hand; a tie is half a win."""
    won = 0.0
    for hand in hands:
        other = strength(hand, of)
        won += 1.0 if force > other else 0.5 if force == other else 0.0
    return won / len(hands)


def win_chance(view: SamniteView, region: str, enemy: PlayerView, lots: Lots, *, rome_attacks: bool) -> float:
    """Return how probably the viewer, as Consul, beats the region played by `enemy`."""
    mine = strength(view.hand, role(view, region, rome=True, rome_attacks=rome_attacks))
    theirs = role(view, region, rome=False, rome_attacks=rome_attacks)
    return chance(mine, imagined(view, enemy, lots), theirs)


def conquest_worth(cards: Iterable[str]) -> float:
    """Return what the best conquest card of a hand brings, with the taxes of a region."""
    return max((CARDS[card].prestige + 1.0 for card in cards if card in CONQUEST), default=0.0)


def campaign_worth(view: SamniteView, region: str, enemy: PlayerView, lots: Lots) -> float:
    """Return the Prestige that a campaign against a region probably brings: Gold counts as Prestige this turn."""
    won = average(TABLES.campaign.won) + average(TABLES.campaign.gold) + conquest_worth(view.hand)
    won += aftermath_worth(view.hand)
    win = win_chance(view, region, enemy, lots, rome_attacks=True)
    loss = TABLES.campaign.lost + 0.15 * view.treasury  # a Defeat card empties the Treasury now and then
    return win * won - (1 - win) * loss - TABLES.campaign.cost


def aftermath_worth(hand: Iterable[str]) -> float:
    """Return what the best Victory card of a hand brings the Consul."""
    return max((float(CARDS[c].prestige + CARDS[c].gold) for c in hand if c in VICTORY), default=0.0)


def gold_worth(view: SamniteView, gold: int) -> float:
    """Return what Gold is worth to the Consul now: a Prestige a coin, less what corruption would take."""
    limit = TABLES.corruption.above
    return gold - (CORRUPTION_LOSS if gold > 0 and view.treasury <= limit < view.treasury + gold else 0.0)


def peace_worth(view: SamniteView, card: str) -> float:
    """Return what a Peace card brings the Consul this turn; a rival's loss is shared among his opponents."""
    found = CARDS[card]
    rival = found.rival / max(len(view.players) - 1, 1)
    return found.prestige + gold_worth(view, found.gold) - 0.8 * found.cost + rival


def keep_worth(view: SamniteView, card: str) -> float:
    """Return what it is worth to hold a card on, about 0 (lay it aside) to 4."""
    found = CARDS[card]
    if card in EFFORT:
        return effort_worth(view, card)
    if card in CONQUEST:
        return 1.0 + found.prestige / 2
    if card in PEACE:
        return 0.5 + peace_worth(view, card) / 2
    if found.type == "special":
        return 2.5
    return 1.6  # Victory and Defeat cards: somebody's battle will come


def effort_worth(view: SamniteView, card: str) -> float:
    """Return a card's mean Force over the roles that may come: Rome's, and the regions that might fight it."""
    as_rome = [forces(role(view, HOME, rome=True, rome_attacks=attacks)).get(card, 0) for attacks in (True, False)]
    foes = targets(view)
    as_foe = [forces(role(view, r, rome=False, rome_attacks=True)).get(card, 0) for r in foes]
    mine = sum(as_rome) / len(as_rome)
    theirs = sum(as_foe) / len(as_foe) if as_foe else 0.0
    share = 1 / len(view.players)  # how often it is my turn
    return share * mine + (1 - share) * theirs
