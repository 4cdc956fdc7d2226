"""A march takes five presses at most: it with its card, the leader, a page of the list, the goal, Confirm. Who takes a
part, or a card on the way, presses for that."""

from collections import Counter

from bot.screens.aid import aid_of
from bot.screens.prompt_screen import PromptScreen
from bot.screens.rows.way_rows import route_of
from bot.words import Words
from engine.games import game_by_id as find_game
from engine.games.sword_of_rome.tables import GAME_ID
from engine.kernel.choices import Given
from engine.kernel.prompts import Prompt
from testbed.bench.presses import Walk
from tests.conformance.walks import walk

MOST = 5


def put_in(prompt: Prompt, given: Given, walked: Walk) -> Given:
    """Return a draft with what is put in unasked."""
    given = PromptScreen.draft_with_only_action(prompt, given)
    while not prompt.menu.is_complete(given) and (token := walked.aid.presumes(given)):
        given = PromptScreen.draft_with_only_action(prompt, (*given, token))
    return given


def test_a_march_of_all_to_anywhere_takes_five_presses_at_most() -> None:
    game, words, found, typed = find_game(GAME_ID), Words(GAME_ID), Counter[int](), Counter[int]()
    for seed in range(2):
        for step in walk(GAME_ID, seed)[1::4]:
            prompt = step.prompt
            if prompt.moment != "player_turn.menu" or "march_army" not in prompt.menu.forms:
                continue
            aid = aid_of(game, step.state, game.view(step.state, prompt.seat), prompt, words)
            card = prompt.menu.choices_after(("march_army",)).options[0].token
            for leader in prompt.menu.choices_after(("march_army", card)).options:
                target = put_in(prompt, ("march_army", card, leader.token), Walk(prompt, words, aid, ("march_army",)))
                route = route_of(prompt, target)
                if route is None or route[1]:
                    continue  # one can go only to one place
                for goal in route[0].goals():
                    trip = route[0].cheapest_way(goal.token)
                    assert trip is not None
                    whole = (*target, *trip.legs)
                    found[Walk(prompt, words, aid, whole).count_presses()] += 1
                    typed[Walk(prompt, words, aid, whole, typing=True).count_presses()] += 1
    assert found.total() > 100 and max(found) <= MOST and max(typed) <= MOST - 1, (found, typed)
