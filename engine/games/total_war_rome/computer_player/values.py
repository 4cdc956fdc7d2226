"""The computer player's values: what things are worth, in gold. It reads a view, so only what its seat may know."""

from functools import cache

from engine.games.total_war_rome.army_cards import expected_kills
from engine.games.total_war_rome.computer_player.weights import at_work
from engine.games.total_war_rome.forecast import odds
from engine.games.total_war_rome.skull_dice import mean_damage
from engine.games.total_war_rome.tables import CARDS, INFANTRY, REGIONS, TROOPS, faction_pair_id, stars_of
from engine.games.total_war_rome.view import ArmyView, RomeView
from engine.kernel.state import Side


def viewing_faction(view: RomeView) -> Side:
    """Return the faction that the viewer plays."""
    return view.sides[0]


def diplomatic_status(view: RomeView, a: Side, b: Side) -> str:
    """Return the status of two factions."""
    return "ally" if a == b else view.relations.get(faction_pair_id(a, b), "enemy")


def leading_opponent(view: RomeView) -> Side:
    """Return the strongest opponent: most VP, then gold."""
    others = [side for side in view.factions if side != viewing_faction(view)]
    return max(others, key=lambda side: (view.factions[side].vp, view.factions[side].gold, side))


def threat_of_winning(view: RomeView, side: Side) -> float:
    """Return how near an opponent who leads is to winning: from 0, far from the trigger point, to 1."""
    points = view.factions[side].vp
    if side == viewing_faction(view) or points < view.factions[viewing_faction(view)].vp:
        return 0.0
    return min(1.0, max(0.0, 1 - (view.trigger - points) / at_work().feared_within))


def is_garrisoned(view: RomeView, region: str) -> bool:
    """Return whether a region has a garrison."""
    return bool(REGIONS[region].home) or view.regions[region].barracks


def has_development(view: RomeView, side: Side, development: str) -> bool:
    """Return whether a faction owns a development whose id ends so, and it works."""
    return any(d.endswith(development) and n < view.round for d, n in view.factions[side].developments.items())


def army_strength(army: ArmyView) -> float:
    """Return the strength of an army for battle, guessed by its count where the cards are unknown."""
    cards = (
        sum(expected_kills(kind, False) for kind in army.cards)
        if army.cards is not None
        else at_work().unknown_card * army.count
    )
    return cards * (1.0 + 0.06 * stars_of(army.general or ""))


@cache
def assault_success_chance(
    infantry: int, artillery: tuple[str, ...], light: int, stars: int, gold: int, wall: bool, easy: bool
) -> float:
    """Return the chance that an assault succeeds."""
    return odds.assault_odds(infantry, artillery, light, stars, gold, walls=wall, siegecraft=easy).success


def assault_chance(view: RomeView, army: ArmyView, region: str) -> float:
    """Return the chance that an army takes a garrisoned region."""
    cards, land, printed = army.cards or (), view.regions[region], REGIONS[region]
    infantry = sum(TROOPS[kind].type in INFANTRY for kind in cards)
    guns = tuple(sorted(colour for kind in cards if TROOPS[kind].group == "artillery" for colour in TROOPS[kind].good))
    light = sum(TROOPS[kind].group == "skirmisher" for kind in cards)
    dice = view.garrisons.get(region, printed.gold + 1) - 1  # the odds add the one that every garrison has
    easy, stars = region in view.eased, stars_of(army.general or "")
    return assault_success_chance(min(infantry, 6), guns[:3], min(light, 2), stars, dice, land.walls, easy)


def conquest_chance(view: RomeView, army: ArmyView, region: str) -> float:
    """Return the chance that an army survives a defence roll, roughly."""
    mains = sum(TROOPS[kind].group == "main" for kind in army.cards or ())
    return 0.0 if mains < 3 else (0.75 if mains == 3 else 0.97)


def battle_chance(mine: float, theirs: float) -> float:
    """Return the chance to win a battle by the strengths."""
    return float(mine**2.5 / max(mine**2.5 + theirs**2.5, 0.01))


def rounds_left(view: RomeView) -> int:
    """Return in how many rounds to come a region will be taxed, by how fast points are usually made."""
    if view.final:
        return 0
    most = max(faction.vp for faction in view.factions.values())
    return max(0, min(view.last_round - view.round, round((view.trigger - most) / at_work().points_a_round)))


def region_worth(view: RomeView, region: str) -> float:
    """Return what it is worth to control a region, victory points of Invading the Enemy included."""
    land, printed, side = view.regions[region], REGIONS[region], viewing_faction(view)
    worth = at_work().region_gold * printed.gold + 1.5 * land.market + 0.5 * land.barracks + 4.0 * land.wonder
    worth *= min(1.0, at_work().last_round_share + at_work().round_share * rounds_left(view))
    if printed.home in view.factions and printed.home != side and land.owner not in ("", side):
        worth += at_work().victory_point * (1 + printed.gold)
    if land.owner and land.owner != side and land.owner == leading_opponent(view):
        worth += printed.gold * (1 + at_work().thwarting * threat_of_winning(view, land.owner))
    return worth


def attack_worth(view: RomeView, army: ArmyView, region: str, *, betrays: bool = False) -> float:
    """Return what it is worth to move an army into a region that it does not control: all that it stands to win, less
    what it stands to lose. An ally is not attacked, unless it is to be betrayed; the price of that is left out."""
    side, land = viewing_faction(view), view.regions[region]
    if land.owner and not betrays and diplomatic_status(view, side, land.owner) == "ally":
        return -9.0
    chance, cost = 1.0, 0.0
    spared = (side,) if betrays else tuple(o for o in view.factions if diplomatic_status(view, side, o) == "ally")
    here = [a for a in view.armies.values() if a.at == region and a.owner != side and a.owner not in spared]
    for foe in here:
        odds_here = battle_chance(army_strength(army), at_work().defender_edge * army_strength(foe))
        prize = at_work().victory_point * (2 if foe.count >= 4 else 1) * odds_here
        harm = (
            0.5
            * at_work().troop_card
            * foe.count
            * odds_here
            * (1 + at_work().thwarting * threat_of_winning(view, foe.owner))
        )
        cost += at_work().troop_card * (army.count * (1 - odds_here) + 1.5) - prize - harm
        chance *= odds_here * 0.9
    if is_garrisoned(view, region):
        chance *= assault_chance(view, army, region) * (0.85 if here else 1.0)
        cost += at_work().troop_card * mean_damage(("RED",) * view.garrisons[region])
    else:
        chance *= conquest_chance(view, army, region)
        cost += at_work().troop_card * mean_damage(REGIONS[region].dice) * 0.9
    if land.owner and land.owner != side and diplomatic_status(view, side, land.owner) in ("neutral", "friendly"):
        cost += 2.0 if diplomatic_status(view, side, land.owner) == "neutral" else 4.0
    return chance * region_worth(view, region) - cost


def keep_worth(card: str) -> float:
    """Return what a card's event is worth to hold."""
    return at_work().event_worth.get(CARDS[card].event, 0.3)
