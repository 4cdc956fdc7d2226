"""Maps as data: made once however many ask, away from the event loop; their files by hash, made again when gone."""

import asyncio
from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from data.speaking import language_context
from render import RenderService, games
from render.service.touch_answers import TouchAnswers, TouchFiles
from tests.render.games.total_war_rome.sample_views import MIDDLE, START

GAME = "total_war_rome"


class Counted:
    """Carries out jobs and counts them."""

    def __init__(self) -> None:
        self.jobs = 0

    async def drawn(self, key: Hashable, job: Callable[[], Any]) -> Any:
        self.jobs += 1
        return await asyncio.to_thread(job)


async def test_ten_who_ask_at_once_have_one_answer_and_a_seat_the_same_as_the_public() -> None:
    counted = Counted()
    answers = TouchAnswers(counted.drawn)
    found = await asyncio.gather(*(answers.tokens(GAME, MIDDLE, "light") for _ in range(10)))
    assert counted.jobs == 1 and all(one is found[0] for one in found)
    own = msgspec.structs.replace(MIDDLE, seat="2", hand=("ac_07",))
    assert await answers.tokens(GAME, own, "light") is found[0] and counted.jobs == 1
    assert await answers.tokens(GAME, START, "light") != found[0] and counted.jobs == 2
    with language_context("it"):
        said = await answers.tokens(GAME, MIDDLE, "light")
    assert said.rows != found[0].rows and {one.id for one in said.tokens} == {one.id for one in found[0].tokens}


async def test_files_are_there_by_hash_and_an_answer_whose_files_are_gone_is_made_again() -> None:
    counted = Counted()
    answers = TouchAnswers(counted.drawn, limit=1)  # the files of the last answer alone
    first = await answers.tokens(GAME, MIDDLE, "light")
    assert all((answers.files.find(one.sprite) or b"")[:4] == b"RIFF" for one in first.tokens)
    await answers.tokens(GAME, START, "light")
    assert any(answers.files.find(one.sprite) is None for one in first.tokens)
    again = await answers.tokens(GAME, MIDDLE, "light")
    assert again == first and counted.jobs == 3
    assert all(answers.files.find(one.sprite) for one in again.tokens)


def test_files_are_kept_up_to_a_bound_and_those_asked_for_last_the_longest() -> None:
    files = TouchFiles(limit=30)
    for name in "abc":
        files.add({name: b"0123456789"})
    assert files.find("a") and files.has_files("abc")
    files.add({"d": b"0123456789"})
    assert files.find("b") is None and all(files.find(name) for name in "acd")


async def test_the_render_service_answers_with_data_from_a_process_of_its_own() -> None:
    renderer = RenderService(apart=True)
    try:
        standing = await renderer.map_tokens_as_data(GAME, MIDDLE)
        assert {one.kind for one in standing.tokens} >= {"piece", "figure", "emblem"}
        assert (renderer.touch_file(standing.tokens[0].sprite) or b"")[8:12] == b"WEBP"
        assert renderer.touch_file("0" * 20) is None
    finally:
        renderer.close()


async def test_a_game_without_such_a_map_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = replace(games.drawings_of(GAME), touch=None)
    monkeypatch.setattr(games, "drawings_of", lambda game: plain)
    with pytest.raises(KeyError):
        await TouchAnswers(Counted().drawn).map(GAME, MIDDLE, "light")
    with pytest.raises(KeyError):
        games.touch_tokens_in("en", GAME, MIDDLE, "light")
