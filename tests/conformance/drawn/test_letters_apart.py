"""The letters of places on the picture of a question never cover one another, on the pages of random questions."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.messages.drafts import Draft
from bot.screens.map_letters import letters_of_open_list
from bot.screens.prompt_screen import PromptScreen
from bot.titles import title_of_game
from bot.titles.map_request import PlacesRequest
from bot.words import Words
from engine.games import game_by_id as find_game
from engine.kernel.choices import STOP, Given
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.events import TABLE
from engine.kernel.prompts import Prompt
from render import Picture
from render.games import drawings_of
from render.layout import scene
from render.layout.scene import Stamp
from tests.conformance.walks import GAMES, some_games, walk

FEW, MANY = (20, range(1, 3)), (300, range(1, 21))  # how many questions of which games are drawn
TOUCH = 1.0  # pixels by which two letters may meet


class Here:
    """Draws in this process."""

    async def draw(self, game: str, kind: str, *given: Any, **options: Any) -> Picture:
        drawn: Picture = drawings_of(game).kinds[kind].draw(*given, **options)
        return drawn


def begun(prompt: Prompt, lots: UnverifiedRandom) -> Given:
    """Return a draft that has come to its first or second field at random."""
    given = PromptScreen.draft_with_only_action(prompt, (lots.choose(sorted(prompt.menu.forms)),))
    options = [one.token for one in prompt.menu.choices_after(given).options if one.token != STOP]
    if options and lots.integer_below(2) and not prompt.menu.is_complete(given):
        given = PromptScreen.draft_with_only_action(prompt, (*given, lots.choose(options)))
    return given


def lists(game_id: str, most: int, seeds: range) -> Iterator[tuple[Any, Given, dict[str, str]]]:
    """Yield views with a draft's tokens and the letters of its list."""
    game, shown, words, lots, found = (
        find_game(game_id),
        title_of_game(game_id),
        Words(game_id),
        UnverifiedRandom(f"apart {game_id}"),
        0,
    )
    for seed in seeds:
        for step in walk(game_id, seed)[1:]:
            prompt = step.prompt
            if prompt.seat == TABLE or found >= most or lots.integer_below(3):
                continue
            draft = Draft(prompt.id, begun(prompt, lots), lots.integer_below(3))
            letters = letters_of_open_list(prompt, draft, shown.places, words)
            if len(letters) > 1:
                found += 1
                yield game.view(step.state, prompt.seat), draft.given, letters


async def drawn_apart(game_id: str, most: int, seeds: range, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw questions, and look for letters that are missing or over one another."""
    stamps: list[tuple[Any, Stamp]] = []  # with the image each is on, since an inset is one of its own
    paint, renderer = scene._stamp, Here()

    def noted(image: Any, stamp: Stamp) -> None:
        stamps.append((image, stamp))
        paint(image, stamp)

    monkeypatch.setattr(scene, "_stamp", noted)
    drawn: Any = renderer
    for view, given, letters in lists(game_id, most, seeds):
        stamps.clear()
        await title_of_game(game_id).draw_places(
            drawn, view, Words(game_id), PlacesRequest(letters=letters, chosen=given[1:])
        )
        badges = [(image, stamp) for image, stamp in stamps if stamp.kind == "badge"]
        missing = set(letters.values()) - {stamp.args[0] for _, stamp in badges}
        assert not missing, ("a letter is on no picture", missing, letters, given)
        for n, (image, one) in enumerate(badges):
            for second, other in badges[:n]:
                assert image is not second or not _over(one.core, other.core), (one.args[0], other.args[0], given)


@pytest.mark.parametrize("game_id", some_games(1, seconds=5))
async def test_letters_on_the_map_of_a_question_stand_apart(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await drawn_apart(game_id, *FEW, monkeypatch)


@pytest.mark.soak(180)
@pytest.mark.parametrize("game_id", GAMES)
async def test_letters_of_many_questions_stand_apart(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await drawn_apart(game_id, *MANY, monkeypatch)


def _over(one: Any, other: Any) -> bool:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return bool(across > TOUCH and down > TOUCH)
