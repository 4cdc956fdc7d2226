"""Games played by the page alone, with random choices: whatever it offers is taken, and a game comes to its end."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from engine.games import game_ids
from testbed.drills.stage import options_that_exist
from tests.bot.hall import InProcess, until
from tests.bot.table_page.conftest import Json, ServedPage
from tests.games import EXAMPLE

FEW, LONG, WHOLE = 12, 80, 3000  # decisions of a person in the short form; at most in a long one, in a whole game
STEPS = 30  # presses that a decision may take on average
Press = tuple[str, list[str], dict[str, str]]


def verb(button: Json) -> str:
    return str(button["id"]).partition(":")[0]


def presses(asked: Json, lots: random.Random) -> Iterator[Press]:
    """Yield all that may be pressed in a question."""
    for field in asked.get("fields", ()):
        options, own = field.get("options", ()), field.get("own", [])
        if field["how"] == "number":
            yield field["press"], [], {"n": str(lots.randint(field.get("low", 0), field["high"]))}
        elif field["how"] == "many":
            yield from ((field["press"], [*own, one["id"]], {}) for one in options if one.get("more"))
            if own and lots.random() < 0.2:
                yield field["press"], own[:-1], {}
        elif field["how"] == "order":
            yield from ((field["press"], [*own, one["id"]], {}) for one in options)
        else:
            for one in options:
                yield one.get("press") or field["press"], one.get("values") or [one["id"]], {}
    for button in asked.get("buttons", ()):
        if not button.get("disabled") and verb(button) in ("add", "quick", "wby", "wmode"):
            yield button["id"], [], {}


def chosen(asked: Json, lots: random.Random) -> Press:
    """Return what is pressed next: the answer is carried out as soon as it is whole, most of the time."""
    whole = [b["id"] for b in asked.get("buttons", ()) if verb(b) == "ok" and not b.get("disabled")]
    if whole and lots.random() < 0.8:
        return whole[0], [], {}
    offered = list(presses(asked, lots))
    if offered and lots.random() < 0.97:
        return lots.choice(offered)
    back = [b["id"] for b in asked.get("buttons", ()) if verb(b) in ("back", "ok") and not b.get("disabled")]
    return (lots.choice(back), [], {}) if back else lots.choice(offered)


async def play(
    hall: InProcess,
    served: ServedPage,
    game: str,
    most: int,
    monkeypatch: pytest.MonkeyPatch,
    seed: str = "",
    **asked: Any,
) -> tuple[int, bool]:
    """Play a game by random presses of the page; return how many decisions the person has taken, and whether it is
    over. seed: of the presses; asked: options of the table."""
    monkeypatch.setattr(served.page, "_too_often", lambda user: False)
    table = await hall.start("ada", game=game, **asked)
    actor, who, lots = await hall.app.tables.actor(table), await served.person("ada", table), random.Random(game + seed)
    seat, made = actor.live.humans()[0].seat, 0
    for _ in range(most * STEPS):
        if not actor.live.is_running or made >= most:
            return made, not actor.live.is_running
        await until(lambda: actor.live.questions_seat_can_answer(seat) or not actor.live.is_running)
        shown = await who.shown()
        waiting = [one for one in shown["asked"] if one["kind"] != "may"] or shown["asked"]
        if not waiting:
            continue
        press, values, fields = chosen(waiting[0], lots)
        got = await who.press(press, values, **fields)
        if got["told"]["how"] == "draft" and got["told"].get("sheet"):
            sure = [b["id"] for r in got["told"]["sheet"]["rows"] for b in r.get("buttons", ()) if verb(b) == "ok"]
            got = await who.press(sure[0]) if sure else got
        assert got["told"]["how"] in ("draft", "done", "stale"), (waiting[0]["question"], press, values, got["told"])
        made += got["told"]["how"] == "done"
    return made, not actor.live.is_running


async def test_what_the_page_offers_is_taken(
    hall: InProcess, served: ServedPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, _ = await play(hall, served, EXAMPLE, FEW, monkeypatch)
    assert made >= FEW


@pytest.mark.soak(120)
@pytest.mark.parametrize("game", game_ids())
async def test_long_games_are_played_by_the_page(
    hall: InProcess, served: ServedPage, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, _ = await play(hall, served, game, LONG, monkeypatch)
    assert made >= FEW


@pytest.mark.soak(300)
@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("seed", range(10))
async def test_whole_games_are_played_by_the_page(
    hall: InProcess, served: ServedPage, game: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    short = options_that_exist(game, "last_round=1")
    more = {"options": short} if short else {}
    made, over = await play(hall, served, game, WHOLE, monkeypatch, str(seed), **more)
    assert over and made
