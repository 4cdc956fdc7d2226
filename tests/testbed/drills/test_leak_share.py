"""The leak drill with a share of the steps: the same games, and what is seldom seen is compared all the same."""

from typing import Any

import pytest

from bot.__main__ import main
from engine.games import game_by_id as find_game
from engine.games.sword_of_rome.state import hand_zone
from engine.kernel.texts import keyed_text
from render import RenderService
from testbed.drills.leaks import coverage, hunt
from testbed.drills.report import Report
from tests.games import EXAMPLE
from tests.testbed.drills.short import LeakFoundError, stop_at_a_leak
from tests.tiers import thinned

GAME = "sword_of_rome"
SWORD = type(find_game(GAME))


async def played(
    monkeypatch: pytest.MonkeyPatch, share: float, *, game: str = EXAMPLE, seed: str = "share"
) -> tuple[Report, hunt.Hunt]:
    """Return what a game of few steps came to."""
    monkeypatch.setattr(hunt, "PICTURES", 0.0)
    monkeypatch.setattr(hunt, "STEPS", 60)
    report, renderer = Report(name="leak"), RenderService()
    one = hunt.Hunt(game, seed, report, renderer, players=find_game(game).most_seats, share=share)
    try:
        await one.play_to_end()
    finally:
        renderer.close()
    return report, one


@pytest.mark.soak(5)
async def test_the_same_game_is_played_at_each_share(monkeypatch: pytest.MonkeyPatch) -> None:
    whole, first = await played(monkeypatch, 1.0)
    part, second = await played(monkeypatch, 0.05)
    assert whole.has_held and part.has_held
    assert first.scope.seen == second.scope.seen and first.told.all == second.told.all
    assert int(part.figures["compared"]) < int(whole.figures["compared"])


@pytest.mark.soak(7)
async def test_everything_asked_and_told_is_compared_for_each_seat_at_any_share(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So often as is asked for, or at every step at which it was there."""
    _, first = await played(monkeypatch, 1.0, game=GAME)
    _, second = await played(monkeypatch, 1e-9, game=GAME)
    assert len(first.scope.compared) > 60
    for thing, times in first.scope.compared.items():
        assert second.scope.compared[thing] >= min(times, coverage.OFTEN), thing


@pytest.mark.parametrize("share", thinned([1e-9, 1.0], seconds=3))
async def test_a_leak_in_a_rare_question_is_found(share: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted with five seats: a question that is asked once in these steps tells of another's hand."""
    prompts = SWORD.prompts

    def leaky(game: Any, state: Any) -> Any:
        made = prompts(game, state)
        for prompt in made.values():
            if prompt.moment == "event_play.ask":
                hidden = str([zone for key, zone in sorted(state.cards.zones.items()) if key != hand_zone(prompt.side)])
                prompt.subject_of = lambda side, kept=hidden: keyed_text("error.option_unknown", option=kept, known=())
        return made

    monkeypatch.setattr(SWORD, "prompts", leaky)
    stop_at_a_leak(monkeypatch)
    with pytest.raises(LeakFoundError, match="hangs on what it cannot know"):
        await played(monkeypatch, share, game=GAME, seed="share 1")


def test_a_share_is_a_part_and_only_of_the_leak_drill(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[float] = []

    async def found(seed: str, rounds: int, *, game: str, share: float = 1.0) -> Report:
        asked.append(share)
        return Report(name="leak", rounds=rounds)

    monkeypatch.setattr(hunt, "drill", found)
    assert main(["drill", "leak", "--seed", "0", "--share", "0.1"]) == 0
    assert main(["drill", "leak", "--seed", "0"]) == 0
    assert asked == [0.1, 1.0]
    assert main(["drill", "leak", "--seed", "0", "--share", "1.5"]) == 2
    assert "at most 1" in capsys.readouterr().err
    assert main(["drill", "kill", "--seed", "0", "--share", "0.5"]) == 2
    assert len(asked) == 2
