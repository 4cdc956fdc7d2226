"""Odds of an assault (exact, by convolution) and of a land battle (by playing it out many times, with the error)."""

from collections.abc import Sequence
from functools import cache
from math import sqrt

import msgspec

from engine.games.total_war_rome.battle.land.dice import ATTACKER
from engine.games.total_war_rome.battle.land.orders import NO_SOURCES, Sources
from engine.games.total_war_rome.battle.land.played_out import NO_PLANS, Plans, play_out
from engine.games.total_war_rome.battle.land.victor import battle_verdict
from engine.games.total_war_rome.battle.land.zones import AS_RULED, Readings, mustered_host
from engine.games.total_war_rome.campaign.conquest_rolls import (
    GREEN,
    LEAST_MAIN,
    WHITE,
    Loss,
    assault_score,
    choose_losses,
    defence_damage,
    garrison_dice,
)
from engine.games.total_war_rome.frames.host import Host
from engine.games.total_war_rome.skull_dice import (
    BEST_FIRST,
    FACES,
    SIDES,
    SKULLS,
    Colours,
    Roller,
    S,
    damage_in_wounds,
    mean_damage,
    throw_result_chances,
)
from engine.games.total_war_rome.tables import GENERAL_DICE
from engine.kernel.dice import UnverifiedRandom

ROUNDS = 4000  # battles played out for the odds
Score = tuple[int, ...]  # damage in wounds, then the number of S that breaks a tie
WORTH: dict[str, Score] = {face: (damage_in_wounds((face,)), int(face == S)) for face in BEST_FIRST}


class Odds(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be expected: of success, of a tie, cards lost on each side (a destroyed army loses all its cards);
    `standard_error` of `success`, 0 where it is exact."""

    success: float
    tie: float
    attacker_losses: float
    defender_losses: float
    standard_error: float = 0.0


def assault_odds(
    infantry: int,
    artillery: Sequence[str] = (),
    skirmishers: int = 0,
    general: int = 0,
    gold: int = 1,
    barracks: bool = False,
    walls: bool = False,
    siegecraft: bool = False,
    reconquest: bool = False,
) -> Odds:
    """Return the exact odds that an assault takes a garrisoned region: the garrison rolls, the owner gives the cards
    that they miss least, the survivors roll (ASSAULTING GARRISONED REGIONS; rulings 26 to 30).

    artillery: the colour of each card's die. general: stars, 0 without one. tie: neither more damage nor more S, so the
    assault fails.
    """
    foot = WHITE if walls else GREEN
    army = [Loss(mean_damage((foot,)), 2, foot, True)] * infantry + [Loss(0.0, 1, "", False)] * skirmishers
    army += [Loss(mean_damage((colour,)), 2, colour, False) for colour in artillery]
    success = tie = lost = 0.0
    die = GENERAL_DICE[max(stars for stars in GENERAL_DICE if stars <= max(general, 0))]
    garrison = garrison_dice(gold, barracks=barracks, siegecraft=siegecraft, reconquest=reconquest)
    for faces, likely in throw_result_chances(garrison).items():
        gone = choose_losses(army, defence_damage(faces))
        left = list(army)
        for card in gone:
            left.remove(card)
        if sum(card.main for card in left) < LEAST_MAIN:
            lost += likely * len(army)
            continue
        lost += likely * len(gone)
        dice = tuple(sorted(card.kind for card in left if card.kind))
        theirs = assault_score(faces)
        for ours, chance in dice_score_chances((*dice, die)).items():
            success += likely * chance * (ours > theirs)
            tie += likely * chance * (ours == theirs)
    return Odds(success=success, tie=tie, attacker_losses=lost, defender_losses=0.0)


@cache
def dice_score_chances(dice: Colours) -> dict[Score, float]:
    """Return how likely each (damage in wounds, number of S) of these dice is."""
    return SKULLS.totals(dice, WORTH)


def land_battle_odds(
    attacker: Sequence[str],
    defender: Sequence[str],
    generals: tuple[int, int] = (0, 0),
    terrain: int = 0,
    *,
    rounds: int = ROUNDS,
    seed: int = 1,
    plans: Plans = NO_PLANS,
    reveals: tuple[int, int] | None = None,
    readings: Readings = AS_RULED,
    all_cards: bool = False,
    sources: tuple[Sources, Sources] = (NO_SOURCES, NO_SOURCES),
    mountains: bool = True,
) -> Odds:
    """Return the odds of a land battle between armies of these kinds, generals of so many stars, and this much
    difficult terrain: success is the attacker's victory, tie the battles without a victor. Both sides deploy with good
    sense and use their reveals: `reveals`, where they are known to be others than the generals' stars give. readings,
    all_cards: what the table has chosen (rulings 46, 47, 50 and 58). sources: what gives orders for the dice;
    mountains: of the region."""
    roll = lots_roller(UnverifiedRandom(seed))
    by_stars = (max(0, generals[0] - generals[1]), max(0, generals[1] - generals[0]))
    peeks = by_stars if reveals is None else reveals
    hosts = (mustered_host(tuple(attacker)), mustered_host(tuple(defender)))
    starts = (len(attacker), len(defender))
    won = tied = 0
    lost = [0, 0]
    for _ in range(rounds):
        after = play_out(hosts, terrain, roll, peeks, plans, readings, sources, mountains=mountains)
        victor = battle_verdict(after, starts, all_cards=all_cards).victor
        won += victor == ATTACKER
        tied += victor < 0
        for n in (0, 1):
            lost[n] += cards_lost(after[n], starts[n])
    success = won / rounds
    return Odds(
        success=success,
        tie=tied / rounds,
        attacker_losses=lost[0] / rounds,
        defender_losses=lost[1] / rounds,
        standard_error=sqrt(max(success * (1 - success), 1 / rounds) / rounds),
    )


def cards_lost(host: Host, started: int) -> int:
    """Return how many troop cards an army loses in a battle: all, if it is destroyed."""
    return started if host.is_destroyed else len(host.dead)


def lots_roller(lots: UnverifiedRandom) -> Roller:
    """Return what rolls skull dice that are not the table's."""
    below = lots.integer_below

    def roll(label: str, colour: str) -> str:
        return FACES[colour][below(SIDES)]

    return roll
