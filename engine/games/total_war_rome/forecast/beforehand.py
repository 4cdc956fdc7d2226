"""The odds of a battle or an assault as they were before the first die: of what its events say was known then.

To whom an army's cards were secret they are what its faction usually fields (`unseen_forces`); so each reader gets the
odds of his own form of the events. The same events give the same odds, however often they are told.
"""

from collections.abc import Collection, Mapping

from engine.games.total_war_rome.battle.land.battlefield import readings_by
from engine.games.total_war_rome.battle.land.victor import all_cards_by
from engine.games.total_war_rome.campaign.damage import toll_by
from engine.games.total_war_rome.events.battle import BattleBegun, BattleDecided, GeneralsCompared
from engine.games.total_war_rome.events.campaign import AssaultEnds
from engine.games.total_war_rome.forecast.odds import Odds
from engine.games.total_war_rome.forecast.unseen_forces import usual_cards
from engine.games.total_war_rome.forecast.war import assault_odds, simulated_battle
from engine.kernel.state import Side

Developments = Mapping[Side, Collection[str]]


def battle_beforehand(
    begun: BattleBegun,
    compared: GeneralsCompared,
    decided: BattleDecided,
    developments: Developments,
    options: Mapping[str, str],
) -> Odds:
    """Return the odds of a land battle, success being the attacker's victory: on its ground, with the reveals that both
    had. options: how the table reads the rules."""
    mine = decided.attacker_kinds or _usual(begun.attacker, begun.attacker_cards, developments)
    theirs = decided.defender_kinds or _usual(begun.defender, begun.defender_cards, developments)
    return simulated_battle(
        mine,
        theirs,
        (compared.attacker_reveals, compared.defender_reveals),
        compared.difficult,
        readings_by(options),
        all_cards=all_cards_by(options),
    )


def assault_beforehand(ends: AssaultEnds, developments: Developments, options: Mapping[str, str]) -> float | None:
    """Return how likely the assault was to take the region, exact for these cards; None in games of before it was told
    with what the army came."""
    if not ends.started:
        return None
    cards = ends.cards or _usual(ends.side, ends.started, developments)
    garrison = tuple(colour for colour, _ in ends.garrison)
    return assault_odds(cards, ends.general, garrison, ends.works, toll_by(options), walls=ends.walls)[0]


def _usual(side: Side, count: int, developments: Developments) -> tuple[str, ...]:
    return usual_cards(side, count, developments.get(side, ()))
