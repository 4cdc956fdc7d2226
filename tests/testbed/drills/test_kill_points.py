"""Kills at chosen requests: those of messages of components and of classic ones, with and without pictures, those that
Discord refuses, those of emojis; and that the drill finds what cannot be read."""

import pytest

from bot.sandbox import messages
from bot.sandbox.world import DM, Push
from engine.games import game_ids
from engine.kernel.dice import UnverifiedRandom
from testbed.drills import invariants, kill, kill_points, outages
from testbed.drills import stage as drill_stage
from testbed.drills.invariants import check_messages_readable
from testbed.drills.report import Report
from testbed.drills.stage import open_stage
from tests.games import EXAMPLE
from tests.tiers import thinned

SHORT = "last_round=1"
GAMES = 5  # short ones, at most, until one of them was struck
ALL = (*kill.INSTANTS, *(point.name for point in kill_points.POINTS))
V2 = ("after post", "after edit in the thread", "after words of a refused post")
CLASSIC = ("after DM", "after edit of a DM", "before words of a refused DM")


SHORT_GAMES = [game for game in game_ids() if drill_stage.options_that_exist(game, SHORT)]
CHOSEN = {(EXAMPLE, V2), (EXAMPLE, CLASSIC)}  # each form by the game whose short form is soonest over; in soak all
TRIED = [
    pytest.param(
        game,
        names,
        id=f"{game}-{names[0].replace(' ', '_')}",
        marks=() if (game, names) in CHOSEN else pytest.mark.soak(40 if game in SHORT_GAMES else 900),
    )
    for game in game_ids()
    for names in (V2, CLASSIC)
]


@pytest.mark.parametrize(("game", "names"), TRIED)
async def test_a_kill_at_any_request_of_a_message_loses_and_doubles_nothing(
    game: str, names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kill, "STEPS", 12)  # none is passed over soon
    saved, undisturbed, _ = await invariants.play_undisturbed(game, SHORT)
    report, tried = Report(name="kill"), {name: 99 for name in ALL if name not in names}
    for attempt in range(GAMES):  # on a slow machine edits become one, and a short game may pass a moment over
        await kill.play_game_with_kills(saved, undisturbed, f"points {attempt}", len(names), report, tried, plain=True)
        assert report.has_held, report.said
        if any(f"kills {name}" in report.figures for name in names):
            break
    else:
        pytest.fail(f"no kill in {GAMES} games: {report.figures}")
    assert int(report.figures["messages read"]) > 5


async def test_a_kill_while_emojis_come_up_leaves_each_once() -> None:
    report = Report(name="kill")
    await kill.kill_while_uploading(EXAMPLE, UnverifiedRandom("emojis"), report)
    assert report.has_held, report.said
    assert report.figures["kills uploading emojis"] == 1 and int(report.figures["emojis up"]) > kill.EMOJIS


@pytest.mark.parametrize("trouble", thinned(["refused_pictures", "refused_emojis"], seconds=8))
async def test_what_discord_refuses_is_told_all_the_same(trouble: str) -> None:
    first = next(n for n, one in enumerate(outages.TROUBLES) if one.__name__ == trouble)
    report = await outages.drill("short", 1, game=EXAMPLE, options=SHORT, first=first)
    assert report.has_held, report.said


async def test_it_finds_what_cannot_be_read() -> None:
    saved = await drill_stage.begin_saved_table(EXAMPLE)
    async with open_stage(saved) as stage:
        hub, thread = stage.sandbox.hub, stage.thread(saved.table)

        def said() -> list[str]:
            report = Report(name="read")
            check_messages_readable(stage, saved.table, report)
            return report.said

        assert said() == []
        bare = messages.create_message(hub, thread, hub.bot_id, {"content": f"-# #99 · {saved.table}"}, [])
        assert len(said()) == 1
        messages.edit_message(hub, bare, {"content": "<:die_six_1a2b3c:5> is rolled"}, [])
        assert "emoji" in said()[0]
        messages.edit_message(hub, bare, {"content": "A six is rolled"}, [])
        assert said() == []
        dm = next(c for c in stage.sandbox.world.channels.values() if c.type == DM)
        stage.sandbox.world.pushes.append(Push(dm.recipients[0], dm.id, bare.id, 0.0, "Praetor", "", silent=False))
        assert "without a word" in said()[0]
