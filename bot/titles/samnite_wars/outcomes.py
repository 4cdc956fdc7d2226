"""What has come of a decision in Samnite Wars, for the player who took it: the result first, then why."""

from collections.abc import Mapping, Sequence

from bot.words import Words, unmarked_text, without_stop
from engine.games.samnite_wars.computer_player.beforehand import win_chance_beforehand
from engine.games.samnite_wars.events import (
    BattleDecided,
    CardsDiscarded,
    CardsDrawn,
    EffortsRevealed,
    RegionConquered,
    RegionFreed,
    TieRolled,
    TurnBegan,
)
from engine.games.samnite_wars.view import SamniteView
from engine.kernel.events import Event, ReplyReturned

WEIGHTS: Mapping[str, int] = {  # what matters most to whom it happens to, or who has caused it
    "game_ended": 95,
    "battle_decided": 90,
    "region_conquered": 85,
    "region_freed": 82,
    "scandal_played": 70,
    "peace_played": 65,
    "plague_played": 62,
    "pax_romana_held": 60,
    "war_negated": 58,
    "aftermath_played": 55,
    "prestige_counted": 50,
    "reply_returned": 48,
    "roles_taken": 45,
    "ally_taken": 44,
    "rebels_chosen": 43,
    "campaign_declared": 42,
    "army_levied": 41,
    "fortified": 40,
    "event_rolled": 35,
    "region_rolled": 36,
    "efforts_revealed": 30,
    "cards_given": 28,
    "cards_discarded": 20,
    "cards_drawn": 18,
    "turn_began": 10,
    "taxes_paid": 5,
    "corruption": 5,
    "deck_shuffled": 1,
}


def outcome_lines(view: SamniteView, events: Sequence[Event], words: Words) -> list[str]:
    """Return how a battle ended and why, or that another's reply came first; [] where the events say it best one by
    one."""
    returned = next((e for e in events if isinstance(e, ReplyReturned)), None)
    if returned is not None:
        return [words("outcome.returned"), *_first_reply(events, words)]
    decided = next((e for e in reversed(events) if isinstance(e, BattleDecided)), None)
    revealed = next((e for e in reversed(events) if isinstance(e, EffortsRevealed)), None)
    if decided is None or revealed is None:
        return []
    why = (_why(decided, revealed, events, words), odds_line(revealed, words))
    lines = [_bold(words.say(decided.label())), " ".join(filter(None, why))]
    told = revealed.label()
    lines += [words.say(told)] if told is not None else []
    spoils = [e.label() for e in events if isinstance(e, RegionConquered | RegionFreed)]
    return [*lines, *(words.say(one) for one in spoils if one is not None)]


def events_without_others_draws(view: SamniteView, events: Sequence[Event]) -> Sequence[Event]:
    """Return the events without the cards that others laid aside and drew as a turn began, of which the thread tells:
    what came of the reader's own answer is their hand, and whose turn it is now."""
    if not any(isinstance(event, TurnBegan) for event in events):
        return events
    hands = (CardsDrawn, CardsDiscarded)
    return [event for event in events if not isinstance(event, hands) or event.seat == view.seat]


def odds_line(revealed: EffortsRevealed, words: Words) -> str:
    """Return how likely each side was to win, by the number of cards that it held; "" where that was not told."""
    chance = win_chance_beforehand(revealed)
    if chance is None:
        return ""
    rome = min(99, max(1, round(100 * chance)))
    cards = {"ours": revealed.consul_hand, "theirs": revealed.enemy_hand}
    return words("outcome.odds", rome=rome, enemy=100 - rome, region=revealed.region, **cards)


def _bold(said: str) -> str:
    return f"**{unmarked_text(without_stop(said))}**"


def _why(decided: BattleDecided, revealed: EffortsRevealed, events: Sequence[Event], words: Words) -> str:
    """Return why a battle was decided so: the Force of each side, or the dice that broke a tie."""
    forces = {"region": decided.region, "rome": revealed.consul_force, "enemy": revealed.enemy_force}
    ties = revealed.ties or tuple((e.consul_roll, e.enemy_roll) for e in events if isinstance(e, TieRolled))
    if revealed.consul_force != revealed.enemy_force or not ties:
        return words("outcome.forces", **forces)
    return words("outcome.tie", **forces, first=ties[-1][0], second=ties[-1][1])


def _first_reply(events: Sequence[Event], words: Words) -> list[str]:
    """Return what came of the reply that was first."""
    others = [e.label() for e in events if not isinstance(e, ReplyReturned)]
    return [words.say(one) for one in others if one is not None][:2]
