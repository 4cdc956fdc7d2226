"""The computer player that looks ahead: it plays the rest of the turn in worlds that may be, with each of its answers.

What it answers by rule stands unless another answer is surely better (`kit.lookahead`). The others, and it itself
further on, play by rule in these worlds, each by what it may know there.
"""

import math
from collections.abc import Iterable

from engine.games.samnite_wars.actions import BuyCards, CommitEffort, Discard
from engine.games.samnite_wars.player.estimates import keep_worth
from engine.games.samnite_wars.player.weights import at_work
from engine.games.samnite_wars.state import SamniteState, controlled_regions
from engine.games.samnite_wars.tables import TABLES
from engine.games.samnite_wars.view import SamniteView, view_of
from engine.kernel.actions import Action
from engine.kernel.choices import Number
from engine.kernel.dice import KeyedDice, UnverifiedRandom
from engine.kernel.prompts import OPTIONAL, WINDOW, Prompt
from engine.kit.lookahead import all_answers, best_by_worlds
from engine.kit.player import DecidingPlayer
from engine.kit.worlds import Worlds, advance

MOST = 12  # answers that are compared
MOST_BOUGHT = 6  # cards
SPREAD = 5.0  # Prestige: how far a turn moves the lead, as a rule
DECIDED = ("turn.declare", "war_effort.gifts")  # what is not thought about: the rule is right, or there is too much


def think_ahead(
    usual: Action, worlds: Worlds[SamniteState], prompt: Prompt, lots: UnverifiedRandom, by: DecidingPlayer[SamniteView]
) -> Action:
    """Return the best answer to a question. usual: what it is by rule. by: who plays in the worlds, by rule."""
    if prompt.kind in OPTIONAL or prompt.moment in DECIDED:
        return usual
    others = [answer for answer in _answers(prompt, usual) if answer != usual]
    if not others:
        return usual
    seed = lots.integer_below(2**62)
    imagined = {n: worlds.sample(UnverifiedRandom(f"world {seed} {n}")) for n in range(at_work().worlds)}
    turn = next(iter(imagined.values())).turn

    def worth(answer: Action, number: int) -> float:
        dice, chance = KeyedDice(f"{seed} {number}".encode(), 0), UnverifiedRandom(f"{seed} {number}")
        game = worlds.game
        state = game.apply(imagined[number], prompt.id, answer, dice).state

        def policy(now: SamniteState, asked: Prompt) -> Action | None:
            if asked.kind in OPTIONAL or (asked.kind == WINDOW and len(asked.menu.forms) == 1):
                return None  # rights are left alone there, and windows in which one can but pass
            return by.answer(view_of(now, asked.seat), asked, chance)

        done = advance(game, state, policy, lambda now: now.turn > turn, dice)
        return standing(done, worlds.seat)

    return best_by_worlds(
        [usual, *others], worth, worlds=at_work().worlds, first=at_work().first_worlds, sure=at_work().sure
    )


def _answers(prompt: Prompt, usual: Action) -> Iterable[Action]:
    """Return the answers that are compared."""
    if isinstance(usual, CommitEffort):
        return [
            CommitEffort(tuple(c for c in usual.cards if c != held)) for held in usual.cards if len(usual.cards) > 1
        ]
    if isinstance(usual, Discard):
        counts = {0, 1, len(usual.cards) // 2, len(usual.cards) - 1} - {-1}
        return [Discard(usual.cards[:count]) for count in sorted(counts)]
    if isinstance(usual, BuyCards):
        gold = prompt.menu.forms[BuyCards.tag()].field("gold", {})
        assert isinstance(gold, Number)  # noqa: S101 - how many cards
        return [BuyCards(count) for count in range(min(gold.next(()).high or 0, MOST_BOUGHT) + 1)]
    return all_answers(prompt.menu, MOST) or ()


def standing(state: SamniteState, seat: str) -> float:
    """Return how well a seat stands, in Prestige: ahead of the others, with Gold that will be its own, and with cards
    that are worth holding; a victory is worth all, and so is what comes near it."""
    others = [points for one, points in state.triumph.items() if one != seat]
    ahead = state.triumph[seat] - (max(others) + sum(others) / len(others)) / 2
    if state.outcome is not None:
        won = seat in state.outcome.winners
        return ahead + (at_work().victory / len(state.outcome.winners) if won else -at_work().victory)
    coins = at_work().coin_left * state.treasury * (1.0 if state.consul == seat else -1 / len(others))
    view = view_of(state, seat)
    held = at_work().card_held * sum(keep_worth(view, card) for card in view.hand)
    return ahead + coins + held + at_work().victory * _end_chance(state, seat)


def _end_chance(state: SamniteState, seat: str) -> float:
    """Return how likely a seat is to end the game in the lead in one of the next two turns, less how likely another
    is."""
    short = TABLES.victory.regions - len(controlled_regions(state))
    chance, left, found = at_work().ends_game.get(max(short, 0), 0.0), 1.0, 0.0
    for consul in state.from_consul()[:2]:
        best = max(points for one, points in state.triumph.items() if one != consul)
        likely = left * chance * lead_chance(state.triumph[consul] + state.treasury - best)
        found += likely if consul == seat else -likely
        left -= likely
    return found


def lead_chance(ahead: float) -> float:
    """Return how likely who is so much Prestige ahead, as they would be without a battle, leads at the turn's end.

    >>> lead_chance(0), lead_chance(20) > 0.9, lead_chance(-20) < 0.1
    (0.5, True, True)
    """
    return 1 / (1 + math.exp(-ahead / SPREAD))
