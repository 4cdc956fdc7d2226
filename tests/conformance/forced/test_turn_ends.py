"""A turn, a Campaign or a phase that is ended while something could still be done is asked about, by names."""

import pytest

from bot.titles import title_of_game
from bot.words import Words
from engine.games import game_by_id as find_game
from engine.kernel.events import TABLE
from tests.conformance.walks import GAMES, walk

KINDS = {
    "rise_of_the_roman_republic": {"march": "unfinished", "march_allies": "unfinished", "attack": "unfinished"},
    "sword_of_rome": {"march_army": "unplayed", "raise_unit": "unplayed", "hire_mercenaries": "left"},
    "total_war_rome": {"march": "idle", "sail": "idle", "place_army": "unplaced", "place_navy": "unplaced"},
}
"""By what may be on the menu beside the end: which line must tell of it."""


@pytest.mark.parametrize("game_id", [one for one in GAMES if title_of_game(one).ending])
def test_what_could_still_be_done_is_named_before_it_is_ended(game_id: str) -> None:
    game, words, found = find_game(game_id), Words(game_id), dict.fromkeys(KINDS[game_id], 0)
    for seed in range(2):
        for step in walk(game_id, seed)[1::2]:
            prompt = step.prompt
            if prompt.seat == TABLE:
                continue
            for tag in title_of_game(game_id).ending & prompt.menu.forms.keys():
                if prompt.menu.forms[tag].fields:
                    continue
                said = {line.key: words.say(line) for line in game.preview(step.state, prompt, (tag,)).lines}
                for other, key in KINDS[game_id].items():
                    offered = other in prompt.menu.forms
                    found[other] += offered
                    keys = {f"preview.{key}", "preview.left", "preview.not_activated"}
                    assert not offered or keys & said.keys(), (prompt.moment, tag, other, said)
    assert sum(found.values()) > 30, found
