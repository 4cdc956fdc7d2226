"""What questions ask for is on the map that one touches: places, and pieces there, by the ids that the title gives."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bot.messages.basket import is_basket
from bot.titles import title_of_game
from engine.games import game_by_id as find_game
from engine.kernel.choices import STOP, Choices, Option
from engine.kernel.errors import IllegalAction
from engine.kernel.events import TABLE
from engine.kernel.forms import Form
from engine.kernel.picks import Pick
from engine.kernel.prompts import Prompt
from render.games import touch_tokens_in
from tests.conformance.touch.test_positions import TOUCHED, map_of, shown
from tests.conformance.walks import Step, asked, walk

MOST, LOOKS, DEEP = 250, 2, 8  # decisions of a game; how often an action is looked at; fields that are opened of it
LONG_SEEDS, PARTS = 100, 20  # the first of two hundred long games, which are played in parts
EACH = 10  # games of a part
ENOUGH = 0.95
NOTHING = {"none", "all", "stay", "keep"}  # what lists of places and pieces hold beside them


def options_of(prompt: Prompt, step: int) -> Iterator[tuple[str, list[Option]]]:
    """Yield the fields of a prompt that list options, with these: of each action one way through its fields."""
    for tag, form in prompt.menu.forms.items():
        if not is_basket(form):
            yield from ((f"{tag}.{name}", options) for name, options in _opened(form, step))


def _opened(form: Form, step: int) -> Iterator[tuple[str, list[Option]]]:
    given: tuple[str, ...] = ()
    for number in range(DEEP):
        try:
            opened = form.opened(given)
            level = form.choices_after(given)
        except IllegalAction:
            return
        if opened is None:
            return
        options = [option for option in level.options if option.token != STOP]
        yield opened[0], _items(opened[1]) or options
        if not level.options:
            return
        given = (*given, level.options[(step + number) % len(level.options)].token)


def _items(choices: Choices[Any]) -> list[Option]:
    return [Option(item.token) for item in choices.items] if isinstance(choices, Pick) else []


class Tally:
    """How many options of each field there were, and how many of them are on the map."""

    def __init__(self, game_id: str) -> None:
        self.game_id, self.all, self.there, self.looks = game_id, Counter[str](), Counter[str](), Counter[str]()

    def walk(self, seed: int, most: int) -> None:
        """Count in those steps of a random game that offer an action which was not looked at often yet."""
        for number, step in enumerate(walk.__wrapped__(self.game_id, seed, most)):
            tags = [tag for tag in step.prompt.menu.forms if self.looks[tag] < LOOKS]
            if tags and step.prompt.seat != TABLE:
                self.looks.update(tags)
                self.add(step, number)

    def add(self, step: Step, number: int) -> None:
        """Count what is asked in a state; every id that the title names must be on the map."""
        game, title = find_game(self.game_id), title_of_game(self.game_id)
        seen = shown(self.game_id, game.view(step.state, None))
        places = {place.id for place in map_of(self.game_id, seen).map.places}
        standing = touch_tokens_in("en", self.game_id, seen, "light").tokens.tokens
        pieces = {one for token in standing for one in (token.id, *token.holds)}
        for prompt in asked(self.game_id, step.state):
            view = game.view(step.state, prompt.seat)
            for field, options in options_of(prompt, number):
                for option in (one for one in options if one.token not in NOTHING):
                    place = title.place_of_option(prompt, field, option)
                    piece = title.piece_of_option(view, prompt, field, option)
                    assert not piece or piece in pieces, (field, option, piece)
                    self.all[field] += 1
                    self.there[field] += place in places or piece in pieces

    def of_the_map(self) -> dict[str, float]:
        """Return the fields of places and pieces, those of which most options are on the map, with how many are."""
        shares = {field: self.there[field] / count for field, count in self.all.items()}
        return {field: share for field, share in shares.items() if share > 0.5}


@pytest.mark.parametrize("game_id", TOUCHED)
def test_what_is_asked_for_is_on_the_map(game_id: str) -> None:
    found = Tally(game_id)
    found.walk(2, MOST)
    check(found)


@pytest.mark.parametrize("game_id", TOUCHED)
@pytest.mark.parametrize("part", [pytest.param(part, marks=pytest.mark.soak(80)) for part in range(PARTS)])
def test_what_is_asked_for_is_on_the_map_in_long_games(game_id: str, part: int) -> None:
    for n in range(EACH):
        found = Tally(game_id)
        found.walk(LONG_SEEDS + part * EACH + n, 5 * MOST)
        check(found)


def check(found: Tally) -> None:
    fields = found.of_the_map()
    assert fields
    listed, there = (sum(counts[field] for field in fields) for counts in (found.all, found.there))
    assert there >= ENOUGH * listed, {field: share for field, share in fields.items() if share < ENOUGH}
