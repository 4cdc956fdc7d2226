"""A game that is not installed is refused in words, by every command that takes one."""

import pytest

from bot.__main__ import main
from tests.games import EXAMPLE


@pytest.mark.parametrize(
    "words",
    [
        ["selfplay", "six_hills"],
        ["render", "six_hills", "--out", "map.png"],
        ["odds", "six_hills"],
        ["drill", "leak", "--seed", "1", "--game", "six_hills"],
        ["bench", "dms", "--game", "six_hills"],
    ],
)
def test_a_game_that_is_not_installed_is_named_with_where_games_come_from(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)
    said = capsys.readouterr().err
    assert ended.value.code == 2
    assert "six_hills is not installed here" in said and "docs/adding_a_game.md" in said and EXAMPLE in said
