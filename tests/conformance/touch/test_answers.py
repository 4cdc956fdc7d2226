"""Every answer that a game takes can be given by the fields of its page alone, token by token, whatever was chosen
before."""

from collections import Counter
from collections.abc import Iterator

import pytest

from bot.messages.basket import answer_with_field_reset, choices_by_field, is_basket
from bot.messages.drafts import BY_LEGS, Draft, WayAsked
from bot.screens.asked import Asked, AskedField
from bot.screens.prompt_screen import PromptScreen
from bot.table_page.table_state import question_as_data
from bot.tables.live import LiveTable
from engine.games import game_by_id as find_game
from engine.kernel.choices import STOP, Given
from engine.kernel.events import TABLE
from engine.kernel.picks import Pick
from engine.kernel.prompts import Prompt
from testbed.drills.leaks.twin_tables import seated_table_row
from tests.conformance.walks import GAMES, seats_of, walk

MOST, LOOKS = 120, 3  # decisions of a game; how often an action of a question is answered in the short form
LONG, GAMES_EACH, PARTS = 1500, 10, 20  # decisions of a long game; games of a part; parts
STEPS = 200  # presses of one answer at most
ENDS = ("ok", "do", "quick", "add", "next")  # buttons by which a field is left as it is, or an answer carried out


class CannotBeGivenError(AssertionError):
    """The fields of a question do not offer what is to be answered."""


def given_by_fields(live: LiveTable, prompt: Prompt, word: Given) -> int:
    """Give an answer by what the page offers; return how many choices that took. CannotBeGivenError where it does not
    offer one of them."""
    given: Given = PromptScreen.draft_with_only_action(prompt, ())
    legs = WayAsked(mode=BY_LEGS)
    for taken in range(STEPS):
        if is_basket(prompt.menu.forms[word[0]]) and given[:1] in ((), word[:1]):
            filled(live, prompt, word)
            return taken + 1
        if word[: len(given)] != given:
            raise CannotBeGivenError(f"{prompt.moment}: {given} is chosen beforehand, not {word}")
        asked = question_as_data(live, prompt, Draft(prompt.id, given))
        if given == word:
            if not ends(asked):
                raise CannotBeGivenError(f"{prompt.moment}: nothing carries {word} out: {asked.buttons}")
            return taken
        token = word[len(given)]
        if not offers(asked, token, prompt, given):
            asked = question_as_data(live, prompt, Draft(prompt.id, given, way=legs))
            if not offers(asked, token, prompt, given):
                raise CannotBeGivenError(f"{prompt.moment}: {token} after {given}: {asked.fields} {asked.buttons}")
        if not given and ends_at_once(asked, token):
            return taken + 1
        given = PromptScreen.draft_with_only_action(prompt, (*given, token))
    raise CannotBeGivenError(f"{prompt.moment}: {word} has no end")


def offers(asked: Asked, token: str, prompt: Prompt, given: Given) -> bool:
    """Return whether one of the fields, or a button that ends a list, gives this token."""
    if token == STOP:
        return ends(asked)
    return any(in_field(field, token) for field in asked.fields if given or field.how in ("deed", "set"))


def in_field(field: AskedField, token: str) -> bool:
    if field.how == "number":
        return token.lstrip("-").isdigit() and field.low <= int(token) <= field.high
    return any(option.id == token for option in field.options)


def ends(asked: Asked) -> bool:
    """Return whether a button carries out what is chosen, or goes on from it."""
    return any(button.id.partition(":")[0] in ENDS and not button.disabled for button in asked.buttons)


def ends_at_once(asked: Asked, token: str) -> bool:
    """Return whether an action is carried out by its own press."""
    return any(o.press.startswith("do:") for field in asked.fields for o in field.options if o.id == token)


def filled(live: LiveTable, prompt: Prompt, word: Given) -> None:
    """Check that each field of a basket can be set to what it holds in an answer, those in which an order counts one by
    one."""
    asked, form = question_as_data(live, prompt, Draft(prompt.id, word)), prompt.menu.forms[word[0]]
    if not ends(asked):
        raise CannotBeGivenError(f"{prompt.moment}: nothing carries {word} out: {asked.buttons}")
    for number, (name, choices, own) in enumerate(choices_by_field(form, word[1:])):
        tokens = [token for token in own if token != STOP]
        field = next((field for field in asked.fields if field.name == name), None)
        if field is None and not isinstance(choices, Pick) and len(choices.choices_after(()).options) <= 1:
            continue  # there is nothing to choose
        for n, token in enumerate(tokens):
            if field is not None and field.how == "order":
                part = (word[0], *answer_with_field_reset(form, word[1:], number, tuple(tokens[:n])))
                shown = question_as_data(live, prompt, Draft(prompt.id, part))
                field = next(one for one in shown.fields if one.name == name)
            if field is None or not in_field(field, token):
                raise CannotBeGivenError(f"{prompt.moment}: {name} cannot be {token}: {field}")


def answers(game_id: str, seed: int, most: int, looks: int) -> Iterator[tuple[LiveTable, Prompt, Given]]:
    """Yield what is answered in a random game: of each question the same action only so often."""
    game, seen = find_game(game_id), Counter[tuple[str, str]]()
    row = seated_table_row(game_id, seats_of(game_id, seed), game.complete({}))
    for number, step in enumerate(walk.__wrapped__(game_id, seed, most)):
        word = step.prompt.menu.tokens_of_value(step.action) if step.prompt.seat != TABLE else ()
        if word and seen[step.prompt.moment, word[0]] < looks:
            seen[step.prompt.moment, word[0]] += 1
            yield LiveTable(row, step.state, number), step.prompt, word


def check(game_id: str, seed: int, most: int, looks: int) -> int:
    """Give the answers of a random game by the page's fields; return how many there were."""
    count = 0
    for live, prompt, word in answers(game_id, seed, most, looks):
        live_prompt = next(p for p in live.prompts_of(prompt.seat) if p.id == prompt.id)
        given_by_fields(live, live_prompt, word)
        count += 1
    return count


@pytest.mark.parametrize("game_id", GAMES)
def test_the_answers_of_a_game_are_given_by_the_fields_of_its_page(game_id: str) -> None:
    assert check(game_id, 3, MOST, LOOKS) > 10


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("part", [pytest.param(part, marks=pytest.mark.soak(40)) for part in range(PARTS)])
def test_the_answers_of_two_hundred_games_are_given_by_the_fields_of_their_pages(game_id: str, part: int) -> None:
    counts = [check(game_id, 1000 + part * GAMES_EACH + n, LONG, LONG) for n in range(GAMES_EACH)]
    assert min(counts) > 10


def test_an_answer_that_is_not_offered_is_found() -> None:
    live, prompt, word = next(answers(GAMES[0], 3, 1, 1))
    with pytest.raises(CannotBeGivenError):
        given_by_fields(live, next(p for p in live.prompts_of(prompt.seat) if p.id == prompt.id), (word[0], "nothing"))
