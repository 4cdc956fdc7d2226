"""The odds of a battle or an assault as they were before the first die, reckoned with the cards that the reader has
seen by its end.

All see the cards that fight (ruling 102); what did not fight is known to its owner, and to whom the army was shown
before. For anybody else it is what is plausible, so each reader gets the odds of their own form of the events. The same
events give the same odds, however often they are shown.
"""

from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean

from engine.games.total_war_rome.battle.land.battlefield import rule_readings_from_options
from engine.games.total_war_rome.battle.land.deployment import reroll_types
from engine.games.total_war_rome.battle.land.orders import Sources
from engine.games.total_war_rome.battle.land.victor import counts_all_cards_by_options
from engine.games.total_war_rome.campaign.conquest import siege_dice
from engine.games.total_war_rome.campaign.damage import defence_ruling_of_options
from engine.games.total_war_rome.events.battle import (
    BattleBegun,
    BattleDecided,
    CombatFought,
    GeneralsCompared,
    UnopposedAttackMade,
)
from engine.games.total_war_rome.events.campaign import AssaultEnds
from engine.games.total_war_rome.forecast.land_odds import (
    BattleOdds,
    Ground,
    army_of_middle_strength,
    battle_odds_against,
)
from engine.games.total_war_rome.forecast.plausible_armies import plausible_armies
from engine.games.total_war_rome.forecast.war import assault_odds
from engine.games.total_war_rome.tables import REGIONS, TROOPS
from engine.games.total_war_rome.traces import SHOWN, Trace
from engine.kernel.state import Side

Developments = Mapping[Side, Mapping[str, int]]


def battle_beforehand(
    begun: BattleBegun,
    compared: GeneralsCompared,
    decided: BattleDecided,
    combats: Sequence[CombatFought | UnopposedAttackMade],
    developments: Developments,
    now: int,
    options: Mapping[str, str],
) -> BattleOdds:
    """Return the odds of a land battle, success being the attacker's victory: on its ground, with the reveals that both
    had. An army that the reader does not know is any plausible one, the attacker's the one of middle strength of these.
    combats: what it was fought in, since all see the cards that fight. now: the round. options: how the table reads
    the rules."""
    sides = ((begun.attacker, begun.attacker_cards, decided.attacker_kinds, compared.attacker_general),
             (begun.defender, begun.defender_cards, decided.defender_kinds, compared.defender_general))  # fmt: skip
    mine, theirs = (
        (kinds,) if kinds else _guessed(side, count, cards_seen_fighting(combats, side), developments)
        for side, count, kinds, _ in sides
    )
    one, two = (Sources(general, reroll_types(developments.get(side, {}), now)) for side, _, _, general in sides)
    ground = Ground(
        terrain=compared.difficult,
        mountains=REGIONS[begun.region].mountains > 0,
        reveals=(compared.attacker_reveals, compared.defender_reveals),
        sources=(one, two),
        read=rule_readings_from_options(options),
        all_cards=counts_all_cards_by_options(options),
        scouts=False,
    )
    return battle_odds_against(army_of_middle_strength(mine), theirs, ground)


def cards_seen_fighting(combats: Iterable[CombatFought | UnopposedAttackMade], side: Side) -> tuple[str, ...]:
    """Return the cards of a side that all have seen fight: each fights once."""
    out: list[str] = []
    for combat in combats:
        if isinstance(combat, UnopposedAttackMade):
            out += combat.cards if combat.side == side else ()
        else:
            out += combat.attacker_cards if combat.attacker == side else combat.defender_cards
    return tuple(sorted(out))


def _guessed(side: Side, count: int, seen: tuple[str, ...], developments: Developments) -> tuple[tuple[str, ...], ...]:
    """Return what an army of so many cards may have been of which these were seen."""
    if len(seen) == count:
        return (seen,)
    hired = sum(TROOPS[kind].is_mercenary for kind in seen)
    owned = tuple(sorted(developments.get(side, ())))
    return plausible_armies(side, count, hired, owned, (Trace(SHOWN, kinds=seen),))


def assault_beforehand(ends: AssaultEnds, developments: Developments, options: Mapping[str, str]) -> float | None:
    """Return how likely the assault was to take the region, exact for these cards, or in the mean of those that it may
    have been; None in games of before it was told with what the army came."""
    if not ends.started:
        return None
    armies = (ends.cards,) if ends.cards else _guessed(ends.side, ends.started, (), developments)
    garrison, toll = tuple(colour for colour, _ in ends.garrison), defence_ruling_of_options(options)
    works = siege_dice(ends.works, ends.colours)
    return fmean(assault_odds(cards, ends.general, garrison, works, toll, walls=ends.walls)[0] for cards in armies)
