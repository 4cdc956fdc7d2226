"""The computer player that looks ahead: it plays the rest of the turn in worlds that may be, with each of its answers.

What it answers by rule stands unless another answer is surely better (`kit.lookahead`). The others, and it itself
further on, play by rule in these worlds, each by what it may know there.
"""

from collections.abc import Iterable

from engine.games.samnite_wars.actions import BuyCards, CommitEffort
from engine.games.samnite_wars.computer_player.outlook import ENDING, chance_to_win
from engine.games.samnite_wars.computer_player.weights import at_work
from engine.games.samnite_wars.state import SamniteState
from engine.games.samnite_wars.view import SamniteView, view_of
from engine.kernel.actions import Action
from engine.kernel.choices import Number
from engine.kernel.dice import KeyedDice, UnverifiedRandom
from engine.kernel.prompts import OPTIONAL, WINDOW, Prompt
from engine.kit.lookahead import Comparison, all_answers, compare_by_worlds
from engine.kit.player import DecidingPlayer
from engine.kit.worlds import Worlds, advance

MOST = 12  # answers that are compared
MOST_BOUGHT = 4  # cards
LEVY = "turn.levy"
DECIDED = ("turn.declare", "turn.dusk", "turn.etcetera", "war_effort.gifts")  # not thought about: it is late, or much


def think_ahead(
    usual: Action, worlds: Worlds[SamniteState], prompt: Prompt, lots: UnverifiedRandom, by: DecidingPlayer[SamniteView]
) -> tuple[Comparison[Action], int] | None:
    """Return how the answers to a question compare, and how many they are; None where there is nothing to compare.
    usual: what it is by rule. by: who plays in the worlds, by rule."""
    if prompt.kind in OPTIONAL or prompt.moment in DECIDED:
        return None
    possible = _answers(prompt, usual)
    others = [answer for answer in possible if answer != usual and prompt.menu.contains(answer)]
    if not others:
        return None
    seed = lots.integer_below(2**62)
    imagined = {n: worlds.sample(UnverifiedRandom(f"world {seed} {n}")) for n in range(at_work().worlds)}
    turn = imagined[0].turn

    def worth(answer: Action, number: int) -> float:
        dice = KeyedDice(f"{seed} {number}".encode(), 0)
        game = worlds.game
        state = game.apply(imagined[number], prompt.id, answer, dice).state

        def policy(now: SamniteState, asked: Prompt) -> Action | None:
            if asked.kind in OPTIONAL and asked.moment != LEVY:
                return None  # other rights are left alone there, and windows in which one can but pass
            if asked.kind == WINDOW and len(asked.menu.forms) == 1:
                return None
            chance = UnverifiedRandom(f"{seed} {number} {now.turn} {asked.seat} {asked.moment}")  # as alike as dice
            return by.answer(view_of(now, asked.seat), asked, chance)

        done = advance(game, state, policy, is_over, dice)
        return chance_to_win(done, worlds.seat)

    def is_over(now: SamniteState) -> bool:
        return now.turn > turn or now.phase == ENDING

    found = compare_by_worlds(
        [usual, *others], worth, worlds=at_work().worlds, first=at_work().first_worlds, sure=at_work().sure
    )
    return found, 1 + len(others)


def _answers(prompt: Prompt, usual: Action) -> Iterable[Action]:
    """Return the answers that are compared."""
    if isinstance(usual, CommitEffort):
        return [CommitEffort(tuple(c for c in usual.cards if c != held)) for held in usual.cards]
    if isinstance(usual, BuyCards):
        gold = prompt.menu.forms[BuyCards.tag()].field("gold", {})
        assert isinstance(gold, Number)  # noqa: S101 - how many cards
        return [BuyCards(count) for count in range(min(gold.choices_after(()).high or 0, MOST_BOUGHT) + 1)]
    return all_answers(prompt.menu, MOST) or ()
