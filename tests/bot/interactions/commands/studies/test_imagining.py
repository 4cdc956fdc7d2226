"""/whatif: an imagined copy in one's own turn, by what one knows and nothing else; off unless its table allows it."""

from typing import Any

import msgspec
import pytest

from bot.interactions.commands.studies.imagining import study_to_imagine
from bot.records.matches import match_of
from bot.sandbox.people.person import Person
from bot.tables.live import WAITING, LiveTable
from bot.tables.studies.base import imagine_position
from bot.tables.table_extra import Result, extra_of, with_extra
from engine.games import sampler_of
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.errors import RuleError
from engine.store.models import ABANDONED, RUNNING, TableRow
from tests.bot.hall import InProcess, button, refused, rest_of
from tests.conformance.walks import GAMES

IMAGINED = [game for game in GAMES if sampler_of(game) is not None]


async def allowed(hall: InProcess, game: str) -> tuple[str, Any]:
    """Start a game of two whose host allows what if; return its table and actor."""
    ada = hall.person("Ada")
    table = await hall.create("Ada", "Boris", game=game)
    rest = await rest_of(ada, hall.card(table))
    await (await ada.press(rest, custom_id=button(rest, "imagines"))).wait_until_answered()
    await hall.settled()
    assert "What if" in hall.card(table).all_words
    missing = (await hall.actor(table)).live.game.least_seats - 2
    for _ in range(missing):
        await (await ada.forge(hall.card(table), f"bot:{table}")).wait_until_answered()
    await (await ada.slash("game start", "games", table=table)).wait_until_answered()
    await hall.settled()
    return table, await hall.actor(table)


def in_turn(hall: InProcess, live: LiveTable) -> tuple[Person, str]:
    """Return somebody who is waited for, and their seat."""
    seats = {p.seat for p in live.prompts_waited_for() if p.answered is None}
    row = next(seat for seat in live.humans() if seat.seat in seats)
    return hall.person({1: "Ada", 2: "Boris"}[int(row.seat)]), row.seat


async def copies(hall: InProcess, who: Person) -> list[TableRow]:
    rows = await hall.app.store.tables(user=int(who.id), statuses=(RUNNING, ABANDONED))
    return [row for row in rows if (study := extra_of(row).study) is not None and study.seat]


@pytest.mark.parametrize("game", IMAGINED)
async def test_a_copy_is_imagined_in_ones_own_turn_and_nothing_happens_at_the_table(hall: InProcess, game: str) -> None:
    table, actor = await allowed(hall, game)
    live = actor.live
    who, seat = in_turn(hall, live)
    before, thread = await hall.stand(table), len(hall.thread(table).messages)
    said = await (await who.slash("whatif", "games", table=table)).wait_until_answered()
    assert "imagined copy" in said.text and said.is_ephemeral
    await hall.settled()
    (copy,) = await copies(hall, who)
    scratch = await hall.actor(copy.id)
    assert extra_of(copy).practice == seat and copy.guild == 0
    begun = live.game.decode(await scratch.store.state_at(copy.id, 1))
    assert live.game.view(begun, seat) == live.game.view(live.state, seat)
    assert begun.prompt_key != live.state.prompt_key
    assert (await scratch.dice_keys()).of(2) != (await actor.dice_keys()).of(2)
    assert any("imagined copy" in m.all_words for m in who.messages("dm"))
    async with scratch.turn():
        prompt = next(p for p in scratch.live.prompts_of(seat) if p.kind in WAITING and p.answered is None)
        assert prompt.default is not None
        await scratch.decide(seat, prompt.id, prompt.default, user=int(who.id))
    await hall.settled()
    assert await hall.stand(table) == before and len(hall.thread(table).messages) == thread
    again = await (await who.slash("whatif", "games", table=table)).wait_until_answered()
    assert copy.id in again.text and len(await copies(hall, who)) == 1
    with pytest.raises(RuleError):
        study_to_imagine(scratch.live, seat)


@pytest.mark.parametrize("game", IMAGINED)
async def test_what_is_imagined_hangs_on_nothing_that_its_seat_cannot_know(hall: InProcess, game: str) -> None:
    """With another truth it is the same to the byte; with other lots it is another, where anything is hidden."""
    table = await hall.start("Ada", "Boris", game=game)
    actor = await hall.actor(table)
    live = actor.live
    for n in range(30):
        for seat in ("1", "2"):
            twin = live.game.determinize(live.state, seat, UnverifiedRandom(n))
            one, other = (
                imagine_position(live.row.game, state, seat, b"k" * 32, UnverifiedRandom("lots"))
                for state in (live.state, twin)
            )
            assert live.game.encode(one) == live.game.encode(other)
        async with actor.turn():
            prompt = next((p for p in live.prompts_waited_for() if p.answered is None), None)
            if prompt is None or prompt.default is None or not live.is_running:
                return
            await actor.decide(prompt.seat, prompt.id, prompt.default)


async def test_it_is_refused_where_it_is_not_allowed_or_not_ones_turn(hall: InProcess) -> None:
    table = await hall.start("Ada", "Boris", game=IMAGINED[0])
    who, _ = in_turn(hall, (await hall.actor(table)).live)
    await refused(await who.slash("whatif", "games", table=table), "nothing may be imagined")
    await refused(await hall.person("Felix").slash("whatif", "games", table=table))
    await refused(await who.forge(hall.card(table), f"imagines:{table}"))
    table, actor = await allowed(hall, IMAGINED[0])
    idle = [s.seat for s in actor.live.humans() if not any(p.seat == s.seat for p in actor.live.prompts_waited_for())]
    for seat in idle:
        with pytest.raises(RuleError, match="imagines_turn"):
            study_to_imagine(actor.live, seat)


async def test_a_game_in_which_one_may_imagine_counts_for_nobody(hall: InProcess) -> None:
    table = await hall.start("Ada", "Boris", game=IMAGINED[0])
    row = (await hall.actor(table)).live.row
    result = Result(at=1.0, sides={"1": ("1",)}, won=("1",), scores={"1": 5.0}, shares={"1": 1.0})
    counted = msgspec.structs.replace(row, extra=with_extra(row, result=result))
    assert match_of(counted) is not None
    assert match_of(msgspec.structs.replace(counted, extra=with_extra(counted, imagines=True))) is None


async def test_the_copy_before_goes_as_another_comes(hall: InProcess) -> None:
    table, actor = await allowed(hall, IMAGINED[0])
    live = actor.live
    who, seat = in_turn(hall, live)
    await (await who.slash("whatif", "games", table=table)).wait_until_answered()
    async with actor.turn():
        prompt = next(p for p in live.prompts_waited_for() if p.answered is None and p.seat == seat)
        assert prompt.default is not None
        await actor.decide(seat, prompt.id, prompt.default, user=int(who.id))
    await hall.settled()
    other, _ = in_turn(hall, live)
    await (await other.slash("whatif", "games", table=table)).wait_until_answered()
    both = await copies(hall, who)
    running = [row for row in both if row.status == RUNNING]
    assert len(running) == 1 and len(both) == (2 if other.id == who.id else 1)
