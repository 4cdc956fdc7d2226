"""What a phone shows beside the buttons of a question says all that is needed to press one: what came of one's own
deed, what is asked, what is chosen, and at what odds."""

from collections.abc import Iterator

import pytest

from bot.messages.drafts import Draft
from bot.messages.laid_out import NEAR, lines_with_height_to_bottom
from bot.messages.screen import Screen, Select
from bot.screens.prompt_screen import PromptScreen
from bot.screens.rows.deed_labels import is_label_unclear
from bot.screens.seat_card import SHORTEST, Lead, card_screen, questions_for_seat
from bot.screens.table_aid import prompt_help_for
from bot.screens.table_screen import draft_preview
from bot.tables.live import LiveTable
from bot.titles import title_of_game
from bot.words import Words
from engine.games import game_by_id as find_game
from engine.kernel.choices import STOP, Given
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.events import TABLE
from engine.kernel.prompts import Prompt
from testbed.drills.leaks.twin_tables import seated_table_row
from tests.conformance.walks import GAMES, Step, seats_of, walk

FEW = (20, range(1, 3))  # how many questions of which games are read
WHOLE = 5000  # decisions of a game that is read to its end
PARTS = [range(n, n + 5) for n in range(1, 51, 5)]  # of fifty games, of which every question is read


def drafted(prompt: Prompt, seed: str) -> Given:
    """Return the beginning of an answer, some of it chosen at random: a question is read at each of its steps."""
    lots = UnverifiedRandom(seed)
    given: Given = ()
    for _ in range(lots.integer_below(4)):
        level = prompt.menu.choices_after(given)
        tokens = [option.token for option in level.options if option.token != STOP]
        if level.low is not None and level.high is not None:
            given = (*given, str(level.low + lots.integer_below(level.high - level.low + 1)))
        elif tokens:
            given = (*given, lots.choose(tokens))
        else:
            break
    return given


def questions(game_id: str, most: int | None, seeds: range) -> Iterator[tuple[str, str, Screen]]:
    """Yield cards of questions of random games, each with its moment and the first line that must be near. most: how
    many of the beginnings of all games; None: all questions of whole games."""
    game = find_game(game_id)
    for seed in seeds:
        steps = walk(game_id, seed) if most is not None else walk.__wrapped__(game_id, seed, WHOLE)
        for n in range(1, len(steps), 1 if most is None else max(1, len(steps) * len(seeds) // most)):
            step, before = steps[n], steps[n - 1]
            seat = step.prompt.seat
            live = LiveTable(seated_table_row(game_id, seats_of(game_id, seed), game.complete({})), step.state, n)
            if seat == TABLE or [p.id for p in questions_for_seat(live, seat)] != [step.prompt.id]:
                continue
            events = [form for one in before.done.events if (form := one.event.seen_by(seat)) is not None]
            said = title_of_game(game_id).decision_result_lines(live.view(seat), events, live.words)
            lead = Lead(push="", above="Ada's table · a round · a phase", since=("x" * 80,) * 12, said=tuple(said))
            draft = Draft(step.prompt.id, drafted(step.prompt, f"{game_id} {n}"))
            screen = card_screen(live, seat, lead, draft)
            assert screen.asks and screen.card is not None
            yield step.prompt.moment, (said or [str(screen.card.parts[-1])])[0].split("\n")[0], screen


def read(game_id: str, most: int | None, seeds: range) -> None:
    """Read questions as a phone shows them."""
    count, far, mute = 0, [], []
    for moment, first, screen in questions(game_id, most, seeds):
        count += 1
        below = dict(lines_with_height_to_bottom(screen))
        if below[first] > NEAR:
            far.append((below[first], moment, screen.card and screen.card.parts[-1], labels(screen)))
        mute += [(moment, label) for label in labels(screen) if is_label_unclear(Words(game_id), label)]
    least = most // 2 if most is not None else 50 * len(seeds)
    assert count >= least and not far and not mute, (count, far, mute)


@pytest.mark.parametrize("game_id", GAMES)
def test_all_but_what_befell_is_near_the_buttons_and_each_says_what_it_does(game_id: str) -> None:
    read(game_id, *FEW)


def draft_screen(game_id: str, step: Step, number: int, given: Given) -> PromptScreen:
    """Return a draft of a step's question as a card has it."""
    row = seated_table_row(game_id, seats_of(game_id, 1), find_game(game_id).complete({}))
    live, prompt = LiveTable(row, step.state, number), step.prompt
    given = PromptScreen.draft_with_only_action(prompt, given)
    aid, seen = prompt_help_for(live, prompt), draft_preview(live, prompt, given)
    return PromptScreen(live.words, live.row.id, prompt, given, aid=aid, preview=seen)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_shortest_form_of_a_question_still_says_what_is_asked_chosen_and_at_what_odds(game_id: str) -> None:
    steps, left_out = walk(game_id, 1), 0
    for n, step in list(enumerate(steps))[1 :: max(1, len(steps) // FEW[0])]:
        if step.prompt.seat == TABLE:
            continue
        made = draft_screen(game_id, step, n, drafted(step.prompt, f"{game_id} {n}"))
        whole, least = made.content(large=True), made.content(large=True, short=SHORTEST - 1)
        previewed = [made.words.say(line) for line in made.preview.lines] if made.preview is not None else []
        assert all(said in least for said in (made.question(), *previewed)) and len(least) <= len(whole), least
        assert made.draft_in_words() not in whole or made.draft_in_words() in least
        left_out += len(least.split("\n")) < len(whole.split("\n"))
    assert left_out, "nothing that could be left out was"


@pytest.mark.soak(20)
@pytest.mark.parametrize("seeds", PARTS, ids=lambda seeds: f"from_{seeds[0]}")
@pytest.mark.parametrize("game_id", GAMES)
def test_every_question_of_fifty_games_is_read_at_a_glance(game_id: str, seeds: range) -> None:
    read(game_id, None, seeds)


def labels(screen: Screen) -> list[str]:
    """Return what the buttons of a question are called."""
    return [button.label for row in screen.rows if not isinstance(row, Select) for button in row]
