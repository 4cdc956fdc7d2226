"""What the bot's tests have: a stand-in with the real bot before it; and texts as long as they can become."""

from collections.abc import Iterator

import pytest

from bot.words import unicode_symbol
from bot.words.signs import LONGEST, SIGNS
from render.games import drawings_of
from render.signs import NAME
from tests.bot.conftest import hall, plain_pictures, same_dice, stand_in
from tests.conformance.walks import GAMES

__all__ = ["hall", "plain_pictures", "same_dice", "stand_in"]


@pytest.fixture(autouse=True)
def every_emoji_is_up_and_as_long_as_can_be() -> Iterator[None]:
    """What holds for texts holds with each sign as an emoji whose name and id are as long as Discord lets them be."""
    listed = [(game, sign) for game in GAMES for sign in drawings_of(game).signs]
    for number, (game, sign) in enumerate(listed):
        name = f"{number:0{NAME}d}"
        SIGNS.put(game, sign, name, 10**20 - 1 - number, unicode_symbol(game, sign))
        assert len(SIGNS.mention(game, sign) or "") == len(LONGEST)
    yield
    SIGNS.clear()
