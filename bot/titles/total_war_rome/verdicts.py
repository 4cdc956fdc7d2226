"""Why a battle or an assault ended so, with the numbers that decided; and its odds before the first die."""

from collections.abc import Mapping, Sequence

from bot.titles.total_war_rome.land_battle import BattleProgress, course_of
from bot.titles.total_war_rome.naval_battle import SeaBattleProgress
from bot.titles.total_war_rome.short_words import faction_people_text
from bot.words import Words
from engine.games.total_war_rome.events.battle import BattleDecided
from engine.games.total_war_rome.events.campaign import AssaultEnds
from engine.games.total_war_rome.forecast.agents import rounded_chance_percent
from engine.games.total_war_rome.forecast.beforehand import assault_beforehand, battle_beforehand
from engine.games.total_war_rome.forecast.sea_odds import can_capture_ships, sea_contest
from engine.games.total_war_rome.forecast.war import simulated_chance_percent
from engine.games.total_war_rome.skull_dice import damage_in_wounds
from engine.games.total_war_rome.tables import TROOPS
from engine.games.total_war_rome.view import RomeView
from engine.kernel.events import Event
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text

LEAST_MAIN = 2  # main battle cards that an army needs to stand


def main_card_count(kinds: Sequence[str]) -> int:
    """Return how many of some cards are main battle cards."""
    return sum(TROOPS[kind].group == "main" for kind in kinds if kind in TROOPS)


def verdict_reason(decided: BattleDecided, words: Words) -> str:
    """Return why a battle was decided so: by the main battle cards that were destroyed, or since an army has too few
    left to stand, whatever was destroyed."""
    lost = {
        decided.attacker: main_card_count(decided.attacker_dead),
        decided.defender: main_card_count(decided.defender_dead),
    }
    left = {decided.attacker: decided.attacker_left, decided.defender: decided.defender_left}
    if not decided.side:
        if decided.result != "both_destroyed":
            return words("outcome.verdict.equal", count=lost[decided.attacker])
        if None in left.values():
            return words("outcome.verdict.destroyed_both", least=LEAST_MAIN)
        return words("outcome.verdict.left_both", least=LEAST_MAIN, left=[_left(s, n) for s, n in left.items()])
    winner = decided.side
    loser = decided.defender if winner == decided.attacker else decided.attacker
    facts = {"winner": winner, "loser": loser, "won": lost[loser], "lost": lost[winner], "least": LEAST_MAIN}
    more = "_though" if lost[winner] > lost[loser] else ""
    if (count := left[loser]) is not None:
        return words(f"outcome.verdict.left{more}", **facts, left=[_left(loser, count)])
    if decided.result == "total_victory" or lost[winner] >= lost[loser]:
        return words(f"outcome.verdict.destroyed{more}", **facts)
    return words("outcome.verdict.more", **facts)


def _left(side: Side, count: int | None) -> Text:
    return keyed_text("outcome.verdict.cards_left", side=side, count=count or 0)


# Odds beforehand


def work_out_battle_odds(view: RomeView, events: Sequence[Event]) -> None:
    """Play out the battle that some events tell, as its armies stood before it: the odds are kept for `battle_odds`."""
    if course := course_of(events, over=True):
        _odds(course, view)


def battle_odds(course: BattleProgress, view: RomeView, words: Words) -> str:
    """Return the odds of a battle on land for both sides, as the reader knew the armies; "" where too little is told of
    how it began."""
    found = _odds(course, view)
    if found is None:
        return ""
    (attacker, defender), (one, two, tie) = course.sides, found
    return words(
        "beforehand.battle",
        one=faction_people_text(attacker, words, first=True),
        first=one,
        two=faction_people_text(defender, words),
        second=two,
        tie=tie,
    )


def own_battle_odds(course: BattleProgress, view: RomeView, words: Words) -> str:
    """Return the same for the side that the reader plays; "" for whoever only watches."""
    found = _odds(course, view)
    own = next((n for n, side in enumerate(course.sides) if side in view.sides), None)
    if found is None or own is None:
        return ""
    return words("beforehand.own", success=found[own], tie=found[2])


def _odds(course: BattleProgress, view: RomeView) -> tuple[int, int, int] | None:
    """Return in a hundred how likely the attacker, the defender and nobody was to win."""
    if course.compared is None or course.decided is None:
        return None
    begun, combats, owned = course.begun, course.combats, _developments(view)
    odds = battle_beforehand(begun, course.compared, course.decided, combats, owned, view.round, view.options)
    one, tie = simulated_chance_percent(odds.success), rounded_chance_percent(odds.tie)
    return one, max(0, 100 - one - tie), tie


def assault_odds(ends: AssaultEnds, view: RomeView, words: Words) -> str:
    """Return how likely an assault was to take the region; "" in games of before that was told. Who does not know the
    army's cards is told that theirs is an estimate: its owner is shown another figure."""
    chance = assault_beforehand(ends, _developments(view), view.options) if ends.started else None
    key = "beforehand.assault" if ends.cards else "beforehand.assault_unknown"
    return words(key, success=rounded_chance_percent(chance)) if chance is not None else ""


def sea_odds(course: SeaBattleProgress, view: RomeView, words: Words) -> str:
    """Return the odds of a battle at sea before its dice, of the ships that fought it; "" before they have rolled."""
    if course.fired is None:
        return ""
    begun, sides = course.begun, course.sides
    one, two = (tuple(colour for _, _, dice in rolls for colour, _ in dice)
                for rolls in (course.fired.attacker_rolls, course.fired.defender_rolls))  # fmt: skip
    marines = [can_capture_ships(view.factions[side].developments, view.round) for side in sides]
    won, tied = sea_contest((one, two), (begun.attacker_ships, begun.defender_ships), (marines[0], marines[1]))
    first, tie = rounded_chance_percent(won), rounded_chance_percent(tied)
    attacker, defender = faction_people_text(sides[0], words, first=True), faction_people_text(sides[1], words)
    second = max(0, 100 - first - tie)
    return words("beforehand.sea", one=attacker, first=first, two=defender, second=second, tie=tie)


def _developments(view: RomeView) -> Mapping[Side, Mapping[str, int]]:
    return {side: faction.developments for side, faction in view.factions.items()}


def hits_needed_text(garrison: Sequence[str]) -> str:
    """Return the hits that beat a garrison's: half a hit more, since an X counts a half. An equal number can do, where
    it has more S.

    >>> hits_needed_text(("skull", "x")), hits_needed_text(("blank",))
    ('2', '½')
    """
    whole, half = divmod(damage_in_wounds(garrison) + 1, 2)
    return f"{whole or ''}{'½' * half}" or "0"
