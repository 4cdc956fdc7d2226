"""Every figure that a title tells is the view's, or stands in the game's data: checked by changing the view.

A title may work a figure out (a sum, a half), but not know one by heart: each number in its status, hands, notes and
briefings either changes when some number of the view does, or counts one of its lists, or stands in the data of what
it is told of. And a number that is the view's own is told as it is: where the view has one more, the text does.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
import pytest

from bot.titles import title_of_game
from bot.words import Words
from bot.words.signs import SIGNS
from data import game_data_folder, parsed_yaml
from engine.games import game_by_id as find_game
from engine.kernel.prompts import Prompt
from tests.conformance.walks import GAMES, asked, turned, walk
from tests.tiers import thinned

SEED = 7
LOOKED = (40, 170)  # decisions after which the view is looked at
NUMBER = re.compile(r"(?<![\w.])\d+(?![\w.]*\w)")
Path = tuple[Any, ...]
NOTE = "note on "
ALWAYS = {0}  # "at least 0"


def numbers_in(value: Any, path: Path = ()) -> Iterator[tuple[Path, int]]:
    """Yield every number of a view, and where it stands."""
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        yield path, value
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from numbers_in(one, (*path, key))
    elif isinstance(value, list | tuple):
        for n, one in enumerate(value):
            yield from numbers_in(one, (*path, n))


def lengths_in(value: Any) -> Iterator[int]:
    """Yield how many things each list of a view has: a hand of 14 cards."""
    if isinstance(value, dict | list | tuple):
        yield len(value)
        for one in value.values() if isinstance(value, dict) else value:
            yield from lengths_in(one)


def with_more(value: Any, path: Path, by: int) -> Any:
    """Return plain data with one number raised."""
    if not path:
        return value + by
    if isinstance(value, dict):
        return {**value, path[0]: with_more(value[path[0]], path[1:], by)}
    out = list(value)
    out[path[0]] = with_more(out[path[0]], path[1:], by)
    return out


@cache
def rows_of(game_id: str) -> Mapping[str, tuple[Any, ...]]:
    """Return the rows of a game's data by the ids that they are kept under."""
    out: dict[str, tuple[Any, ...]] = {}

    def gather(tree: Any) -> None:
        if isinstance(tree, dict):
            for key, row in tree.items():
                out[str(key)] = (*out.get(str(key), ()), row)
        for inner in tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else ():
            gather(inner)

    for path in game_data_folder(game_id).glob("*.yaml"):
        gather(parsed_yaml(path))
    return out


def figures_of(game_id: str, ids: frozenset[str]) -> set[int]:
    """Return the numbers in the rows of some ids, and of what these rows name: the figures of a card's event."""
    rows, found = rows_of(game_id), set[int]()
    named = ids | {name for one in ids for row in rows.get(one, ()) for name in strings_in(row)}
    for one in named:
        for row in rows.get(one, ()):
            found |= {abs(number) for _, number in numbers_in(row)}
            found |= {int(digits) for said in strings_in(row) for digits in re.findall(r"\d+", said)}
    return found


def parts_of(plain: Any, token: str) -> Iterator[str]:
    """Yield the ids of what a view keeps under an id: an army's cards and its general."""
    if isinstance(plain, dict):
        yield from strings_in(plain.get(token, ()))
        for inner in plain.values():
            yield from parts_of(inner, token)


def told(game_id: str, view: Any, ids: frozenset[str], prompts: Sequence[Prompt], words: Words) -> Mapping[str, str]:
    """Return what a title tells of a view, by what it is about."""
    face = title_of_game(game_id)
    out = {"status": "\n".join(face.status_lines(view, words)), "hand": "\n".join(face.hand_lines(view, words))}
    out |= {f"{NOTE}{token}": face.option_note(view, token, words) for token in ids}
    out |= {p.moment: "\n".join(face.question_briefing(view, p, words)) for p in prompts}
    bare = {about: SIGNS.without_emojis(text) for about, text in out.items()}  # an emoji's id is no figure
    return {about: text for about, text in bare.items() if NUMBER.search(text)}


# Each game after some decisions, each number of these with every other game; in soak all.
CASES = [(game, looked) for n, game in enumerate(GAMES) for looked in turned(LOOKED, n)]


def strings_in(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, one in value.items():
            yield str(key)
            yield from strings_in(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from strings_in(one)
    elif isinstance(value, str):
        yield value


@pytest.mark.parametrize(("game_id", "looked"), thinned(CASES, every=len(LOOKED), seconds=3))
def test_every_figure_told_is_the_views(game_id: str, looked: int) -> None:
    check(game_id, looked)


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("slope", [0, 2])
def test_a_figure_that_is_not_the_views_is_found(game_id: str, slope: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that is known by heart, and one that is the view's but told wrongly when that grows."""
    first: list[int] = []

    def status(self: object, view: Any, words: Words) -> list[str]:
        first.append(max(number for _, number in numbers_in(msgspec.to_builtins(view))))
        return [f"{first[0] + slope * (first[-1] - first[0])} left" if slope else "98765 gold"]

    monkeypatch.setattr(type(title_of_game(game_id)), "status_lines", status)
    with pytest.raises(AssertionError):
        check(game_id, LOOKED[0])


def check(game_id: str, looked: int) -> None:
    """Check the law after so many decisions of a random game."""
    game, words = find_game(game_id), Words(game_id)
    steps = walk(game_id, SEED)
    step = steps[min(looked, len(steps) - 1)]
    seat = step.prompt.seat if step.prompt.seat in step.state.seats else step.state.seats[0]
    view = game.view(step.state, seat)
    plain = msgspec.to_builtins(view)
    prompts = [p for p in asked(game_id, step.state) if p.seat == seat]
    ids = frozenset(strings_in(plain))
    before = told(game_id, view, ids, prompts, words)
    moved = set(_moved(game_id, view, ids, prompts, words))
    lengths = set(lengths_in(msgspec.to_builtins(view)))
    lengths |= {int(digits) for one in ids for digits in re.findall(r"\d+", one)}  # of ids: the card spear_12
    for about, text in before.items():
        still = {int(n) for at, n in enumerate(NUMBER.findall(text)) if (about, at) not in moved}
        token = about.removeprefix(NOTE)
        near = frozenset({token, *parts_of(plain, token)}) if about.startswith(NOTE) else ids
        still -= {int(odds) for odds in re.findall(r"(\d+) ?%", text)}  # worked out: tests of odds hold them
        assert still <= figures_of(game_id, near) | lengths | ALWAYS, (about, text, still)


def _moved(
    game_id: str, view: Any, ids: frozenset[str], prompts: Sequence[Prompt], words: Words
) -> Iterator[tuple[str, int]]:
    """Yield the places of the numbers in what is told that change with a number of the view; one that is the view's own
    must change as it does."""
    plain, before = msgspec.to_builtins(view), told(game_id, view, ids, prompts, words)
    for path, value in numbers_in(plain):
        raised = msgspec.convert(with_more(plain, path, 1), type(view))
        for about, text in told(game_id, raised, ids, prompts, words).items():
            old, new = NUMBER.findall(before.get(about, "")), NUMBER.findall(text)
            same = len(old) == len(new)
            yield from ((about, at) for at in range(len(old)) if not same or old[at] != new[at])
            changed = [(int(was), int(now)) for was, now in zip(old, new, strict=False) if same and was != now]
            assert all(now == was + 1 for was, now in changed if was == value), (about, path, text)
