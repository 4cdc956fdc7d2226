"""A game is the same whatever of it is imported first: its modules register what they offer, and scripts, tests and the
player import some of them before the game itself."""

import subprocess
import sys

import msgspec
import pytest

from engine.games import game_by_id as find_game
from tests.conformance.offers import offers
from tests.conformance.walks import GAMES, ROOT


def test_nothing_hangs_on_what_is_imported_first() -> None:
    command = [sys.executable, "-m", "tests.conformance.offers", *GAMES]
    otherwise = subprocess.run(command, cwd=ROOT, capture_output=True, check=True)  # noqa: S603 - ours
    for game, told in msgspec.json.decode(otherwise.stdout, type=dict[str, list[str]]).items():
        assert len(told) > 60 and told == list(offers(game)), game


@pytest.mark.parametrize("game", GAMES)
def test_rights_that_several_modules_grant_have_an_order(game: str) -> None:
    for frame, known in find_game(game).rules.procedures.items():
        if len({may.played.__module__ for may in known.mays}) > 1:
            assert tuple([may.moment for may in known.mays]) == known.rights, frame
