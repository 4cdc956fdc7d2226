"""Estimates of the strong computer player: what a hand is worth, and how a battle will probably end. It reads a view
only."""

from collections.abc import Iterable
from functools import lru_cache

from engine.games.samnite_wars.computer_player.weights import at_work
from engine.games.samnite_wars.fate_cards import (
    CARDS,
    CONQUEST,
    EFFORT,
    EFFORT_TYPES,
    PEACE,
    VICTORY,
    Role,
    card_forces,
)
from engine.games.samnite_wars.state import NEIGHBOURS
from engine.games.samnite_wars.tables import HOME, REGIONS, TABLES
from engine.games.samnite_wars.view import PlayerView, SamniteView
from engine.kernel.dice import UnverifiedRandom
from engine.kit import player as kit

ONE_OF = (*EFFORT_TYPES, "conquest", "victory", "defeat")
NO_FORCE = (0, 0)  # of a card that cannot be laid
CORRUPTION_LOSS = (TABLES.corruption.dice[1] + 1) / 2


def mean_dice_total(dice: tuple[int, int]) -> float:
    """Return the mean of some dice."""
    return dice[0] * (dice[1] + 1) / 2


def controlled_regions(view: SamniteView) -> tuple[str, ...]:
    """Return the regions that Rome controls."""
    return tuple([region.region for region in view.regions if region.controlled])


def invadable_regions(view: SamniteView) -> tuple[str, ...]:
    """Return the free regions that border on Rome's."""
    return invadable_from(controlled_regions(view))


@lru_cache(maxsize=512)
def invadable_from(own: tuple[str, ...]) -> tuple[str, ...]:
    """Return the free regions that border on some."""
    return tuple(name for name in REGIONS if name not in own and not NEIGHBOURS[name].isdisjoint(own))


def side_role(view: SamniteView, region: str, *, rome: bool, rome_attacks: bool) -> Role:
    """Return a side's role against or for a region."""
    return Role(rome, region, rome == rome_attacks, controlled_regions(view))


def best_effort(hand: Iterable[str], of: Role) -> tuple[str, ...]:
    """Return the strongest War Effort of a hand. Of equals it spends the card that fits fewer roles."""
    usable = card_forces(of)
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


def strongest_effort_force(hand: Iterable[str], of: Role) -> int:
    """Return the Force of the strongest War Effort of a hand."""
    usable, best = _forces_by_type(of), [0] * len(EFFORT_TYPES)
    for card in hand:
        kind, force = usable.get(card, NO_FORCE)
        if force > best[kind]:
            best[kind] = force
    return sum(best)


@lru_cache(maxsize=512)
def _forces_by_type(of: Role) -> dict[str, tuple[int, int]]:
    """Return the number of its type, and the Force, of each card that a side can lay: odds ask for them some hundred
    thousand times."""
    return {card: (EFFORT_TYPES.index(CARDS[card].type), force) for card, force in card_forces(of).items()}


def unseen_cards(view: SamniteView) -> list[str]:
    """Return the cards that might lie in the others' hands: neither mine, nor known to lie elsewhere."""
    gone = {*view.hand, *view.discards}
    if view.top_card:
        gone.add(view.top_card)
    for player in view.players:
        gone.update(player.known)
    return [card for card in CARDS if card not in gone]


def imagined_hands(view: SamniteView, player: PlayerView, lots: UnverifiedRandom, extra: int = 0) -> list[list[str]]:
    """Return hands that another player might hold."""
    hidden = player.hand_size - len(player.known) + extra
    return [
        [*player.known, *cards] for cards in kit.imagined_card_draws(unseen_cards(view), hidden, at_work().hands, lots)
    ]


def effort_win_chance(force: int, hands: list[list[str]], of: Role) -> float:
    """Return how probably `force` beats the strongest effort of an imagined hand; a tie is half a win."""

    def beaten(hand: list[str]) -> float:
        other = strongest_effort_force(hand, of)
        return 1.0 if force > other else 0.5 if force == other else 0.0

    return kit.mean_score(hands, beaten)


def region_battle_win_chance(
    view: SamniteView, region: str, enemy: PlayerView, lots: UnverifiedRandom, *, rome_attacks: bool
) -> float:
    """Return how probably the viewer, as Consul, beats the region played by `enemy`."""
    mine = strongest_effort_force(view.hand, side_role(view, region, rome=True, rome_attacks=rome_attacks))
    theirs = side_role(view, region, rome=False, rome_attacks=rome_attacks)
    return effort_win_chance(mine, imagined_hands(view, enemy, lots), theirs)


def conquest_worth(cards: Iterable[str]) -> float:
    """Return what the best conquest card of a hand brings, with the taxes of a region."""
    return max((CARDS[card].prestige + 1.0 for card in cards if card in CONQUEST), default=0.0)


def viewing_player(view: SamniteView) -> PlayerView:
    """Return the viewer as everybody sees them."""
    return next(player for player in view.players if player.seat == view.seat)


def other_players(view: SamniteView) -> list[PlayerView]:
    """Return the other players."""
    return [player for player in view.players if player.seat != view.seat]


def regions_after_conquest(view: SamniteView, region: str) -> int:
    """Return how many regions Rome would control after one more conquest of this one."""
    gained = sum(r.region == region and not r.controlled and r.tokens + 1 >= r.needed for r in view.regions)
    return len(controlled_regions(view)) + gained


def would_end_game(regions: int) -> bool:
    """Return whether a Consul in the lead would end the game with so many regions (VICTORY)."""
    return regions >= TABLES.victory.regions


def will_consul_lead_at_turn_end(view: SamniteView, gained: float = 0.0, *, rival: float = 0.0) -> bool:
    """Return whether the Consul will lead when their turn ends, with the Gold of the Treasury and what they may gain on
    the way; `rival`: what the viewer gains if they are not the Consul."""
    consul = next(player.triumph for player in view.players if player.seat == view.consul)
    rest = [p.triumph + (rival if p.seat == view.seat else 0.0) for p in view.players if p.seat != view.consul]
    return consul + view.treasury + gained > max(rest)


def worth_of_ending_game(view: SamniteView, regions: int, gained: float) -> float:
    """Return what it is worth to the Consul that they can end the game this turn: all, if they lead then."""
    return at_work().victory if would_end_game(regions) and will_consul_lead_at_turn_end(view, gained) else 0.0


def campaign_worth(view: SamniteView, region: str, enemy: PlayerView, lots: UnverifiedRandom) -> float:
    """Return the Prestige that a campaign against a region probably brings, with what it does to the game's end."""
    spoils, cost = mean_dice_total(TABLES.campaign.gold), TABLES.campaign.cost
    conquest = conquest_worth(view.hand)
    now, after = (
        len(controlled_regions(view)),
        regions_after_conquest(view, region) if conquest else len(controlled_regions(view)),
    )
    gained = mean_dice_total(TABLES.campaign.won) + conquest + aftermath_worth(view.hand)
    won = gained + at_work().coin * spoils + worth_of_ending_game(view, after, gained + spoils - cost)
    lost = TABLES.campaign.lost + 0.15 * view.treasury  # a Defeat card empties the Treasury now and then
    win = region_battle_win_chance(view, region, enemy, lots, rome_attacks=True)
    return win * won + (1 - win) * (worth_of_ending_game(view, now, -lost - cost) - lost) - at_work().coin * cost


def aftermath_worth(hand: Iterable[str]) -> float:
    """Return what the best Victory card of a hand brings the Consul."""
    return max((float(CARDS[c].prestige + CARDS[c].gold) for c in hand if c in VICTORY), default=0.0)


def gold_worth(view: SamniteView, gold: int) -> float:
    """Return what Gold is worth to the Consul now: a Prestige a coin, less what corruption would take."""
    limit = TABLES.corruption.above
    return gold - (CORRUPTION_LOSS if gold > 0 and view.treasury <= limit < view.treasury + gold else 0.0)


def peace_worth(view: SamniteView, card: str) -> float:
    """Return what a Peace card brings the Consul this turn; a rival's loss is shared among their opponents."""
    found = CARDS[card]
    rival = found.rival / max(len(view.players) - 1, 1)
    return found.prestige + at_work().coin * (gold_worth(view, found.gold) - found.cost) + rival


def worth_of_ending_after_peace(view: SamniteView, card: str = "") -> float:
    """Return what it is worth to the Consul that they can end the game after a Pax Romana, with a Peace card or
    none."""
    found = CARDS[card] if card else None
    gained = found.prestige + gold_worth(view, found.gold) - found.cost if found else 0.0
    return worth_of_ending_game(view, len(controlled_regions(view)), TABLES.peace.pax_romana + gained)


def worth_of_keeping_card(view: SamniteView, card: str) -> float:
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


def poorest_first(view: SamniteView) -> list[tuple[float, str]]:
    """Return the viewer's cards with what each is worth to hold, the worst first. Of each type the best is enough."""
    worth = {card: worth_of_keeping_card(view, card) for card in view.hand}
    seen: set[str] = set()
    for card in sorted(view.hand, key=lambda c: (-worth[c], c)):
        kind = CARDS[card].type
        if kind in seen:
            worth[card] -= at_work().crowd
        elif kind in ONE_OF:
            seen.add(kind)
    return sorted((value, card) for card, value in worth.items())


def consul_and_foe_shares(view: SamniteView) -> tuple[float, float]:
    """Return how often in the turns to come the viewer will be the Consul, and how often the Consul's enemy: once a
    round they are the one, and of the others' turns they are appointed in as many as there are Foes to choose from. Who
    is Consul next looks above all to that."""
    seats = [player.seat for player in view.players]
    after = seats[(seats.index(view.consul) + 1) % len(seats)]
    consul = at_work().own_turn_next if after == view.seat else 1 / len(seats)
    return consul, (1 - consul) / (len(seats) - 1)


def effort_worth(view: SamniteView, card: str) -> float:
    """Return a card's mean Force over the roles that may come: Rome's, and the regions that might fight it, each by
    how often it comes."""
    as_rome, as_foe = _mean_forces(controlled_regions(view))
    mine, theirs = as_rome.get(card, 0.0), as_foe.get(card, 0.0)
    consul, enemy = consul_and_foe_shares(view)
    return (consul * mine + enemy * theirs) / (consul + enemy)


@lru_cache(maxsize=512)
def _mean_forces(controlled: tuple[str, ...]) -> tuple[dict[str, float], dict[str, float]]:
    """Return by card its mean Force for Rome, and for the regions that might fight it, where Rome controls these."""
    foes = invadable_from(controlled)
    of_rome = [Role(True, HOME, attacks, controlled) for attacks in (True, False)]
    of_foes = [Role(False, region, not attacks, controlled) for region in foes for attacks in (True, False)]
    as_rome, as_foe = (
        {card: sum([card_forces(role).get(card, 0) for role in roles]) / len(roles) for card in EFFORT} if roles else {}
        for roles in (of_rome, of_foes)
    )
    return as_rome, as_foe
