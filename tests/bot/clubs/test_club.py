"""A club's weeks: people look for each other, a pool and a knockout are played to their ends while the bot is killed
between any two writes, and others press what is not theirs. Nothing is lost, doubled or forged, and the standings are
those that an independent count of the tables comes to."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from bot.records.matches import match_of
from bot.sandbox.world import Member, User
from bot.tables.live import LiveTable
from bot.tables.table_extra import extra_of
from bot.tournaments.kept import kept_of
from engine.store.clubs.interface import TournamentRow
from engine.store.models import OVER as DONE
from engine.store.models import RUNNING, TableRow
from engine.tournaments.models import OPEN, OVER, Tournament
from engine.tournaments.standings import standings
from tests.bot.clockwork import played_out
from tests.bot.clubs.test_seek import NAME, asked
from tests.bot.hall import InProcess, button, refused, until, verbs
from tests.games import EXAMPLE

PEOPLE = ("Ada", "Boris", "Clara", "Dmitri", "Eva", "Felix")


class KilledError(Exception):
    """The bot was killed at this write."""


class Killer:
    """Kills the bot at each write of a tournament that it has not struck before: before it, or after it and before
    anything that follows. Who looks again finds what was written."""

    def __init__(self, hall: InProcess, monkeypatch: pytest.MonkeyPatch, every: int) -> None:
        self.count, self.struck, self.every = 0, 0, every
        for name in ("change_tournament", "create_table"):
            monkeypatch.setattr(hall.app.store, name, self._striking(getattr(hall.app.store, name)))

    def _striking(self, real: Callable[..., Any]) -> Callable[..., Any]:
        async def striking(*args: Any, **more: Any) -> Any:
            self.count += 1
            if self.count % self.every:
                return await real(*args, **more)
            self.struck += 1
            if self.struck % 2:
                raise KilledError
            await real(*args, **more)
            raise KilledError

        return striking


async def looked(hall: InProcess) -> None:
    """Let the tournaments go on, as after a start for each time that the bot is killed."""
    for _ in range(60):
        try:
            await hall.app.tournaments.run_once()
        except KilledError:
            continue
        return
    raise AssertionError("it never comes through")


async def tables_of(hall: InProcess, number: int) -> list[TableRow]:
    return [row for row in await hall.app.store.tables() if extra_of(row).event == number]


async def row_of(hall: InProcess, number: int) -> TournamentRow:
    found = await hall.app.store.tournament(number)
    assert found is not None
    return found


async def played_through(hall: InProcess, number: int) -> Tournament:
    """Play a tournament to its end: its tables begin by themselves, their games are played by defaults."""

    async def over() -> bool:
        await looked(hall)
        await hall.settled()
        for row in await tables_of(hall, number):
            if row.status == RUNNING:
                actor = await hall.actor(row.id)
                await played_out(actor, why="")
                hall.app.tables.run_automatic(row.id)
                await hall.settled()
        return (await row_of(hall, number)).status == OVER

    await until(over)
    return kept_of(await row_of(hall, number)).tournament


def need_true_standings(done: Tournament, row: TournamentRow, tables: list[TableRow], *, byes: int) -> None:
    """Count the tables of a tournament of two at a table, by their results alone, and compare."""
    users = {one.user: one.number for one in row.entrants}
    points: dict[int, float] = defaultdict(float)
    wins: Counter[int] = Counter()
    games = 0
    for table in tables:
        match = match_of(table)
        if table.status != DONE or match is None:
            continue
        games += 1
        one, other = match.players
        level = one.place == other.place
        for mine, theirs in ((one, other), (other, one)):
            assert mine.user is not None
            points[users[mine.user]] += 0.5 if level else float(mine.place < theirs.place)
            wins[users[mine.user]] += mine.place < theirs.place
    for pairing in done.pairings:
        if pairing.is_bye:
            points[pairing.players[0]] += byes
    lines = standings(done)
    assert {one.number: one.points for one in lines} == {one.number: points[one.number] for one in lines}
    assert {one.number: one.wins for one in lines} == {one.number: wins[one.number] for one in lines}
    assert games == sum(not one.is_bye for one in done.pairings) == len(tables)


async def announced(hall: InProcess, kind: str, names: tuple[str, ...], **options: Any) -> int:
    """Announce a tournament, let people sign up, all at once and each thrice, and begin it."""
    ada = hall.person("Ada")
    usual = {"game": EXAMPLE, "kind": kind, "name": f"The {kind}", "options": "last_round=1", "players": 2}
    said = await (await ada.slash("event create", "games", **{**usual, **options})).wait_until_answered()
    assert "is announced" in said.text, said.text
    (number,) = [row.id for row in await hall.app.store.tournaments(statuses=(OPEN,))]
    messages = (m for channel in hall.sandbox.world.channels.values() for m in channel.messages.values())
    card = next(m for m in messages if f"Event {number} · card" in m.all_words)
    presses = [hall.person(name).press(card, custom_id=button(card, "evjoin")) for name in names for _ in range(3)]
    for receipt in await asyncio.gather(*presses):
        await receipt.wait_until_answered()
    row = await row_of(hall, number)
    assert len(row.entrants) == len(names), "nobody is there twice"
    boris = hall.person("Boris")
    await refused(await boris.slash("event start", "games", event=str(number)), "Only who organises")
    assert (
        "has begun" in (await (await ada.slash("event start", "games", event=str(number))).wait_until_answered()).text
    )
    return number


async def weeks(hall: InProcess, monkeypatch: pytest.MonkeyPatch, pool: tuple[str, ...], cup: tuple[str, ...]) -> None:
    await asked(hall.person(pool[0]), games=NAME, players=2)
    await asked(hall.person(pool[1]), games=NAME, players=2)
    (met,) = await hall.app.store.tables()
    first = await announced(hall, "pool", pool, days=0)
    with monkeypatch.context() as patch:
        killer = Killer(hall, patch, every=3)
        done = await played_through(hall, first)
    need_true_standings(done, await row_of(hall, first), await tables_of(hall, first), byes=0)
    assert killer.struck > 3
    second = await announced(hall, "knockout", cup, days=0)
    with monkeypatch.context() as patch:
        killer = Killer(hall, patch, every=2)
        done = await played_through(hall, second)
    need_true_standings(done, await row_of(hall, second), await tables_of(hall, second), byes=1)
    assert killer.struck > 3 and met.id not in [row.id for row in await tables_of(hall, first)]
    for number in (first, second):
        await need_each_called_once(hall, number)


async def need_each_called_once(hall: InProcess, number: int) -> None:
    """Check that everybody was told of each of their games once, and that one card stands."""
    tournament = kept_of(await row_of(hall, number)).tournament
    games = Counter(player for one in tournament.pairings if not one.is_bye for player in one.players)
    for entrant in (await row_of(hall, number)).entrants:
        who = next(user for user in hall.sandbox.world.users.values() if int(user.id) == entrant.user)
        told = hall.person(who.global_name or who.username).messages("dm")
        assert sum(f"The {tournament.kind}” is on" in one.all_words for one in told) == games[entrant.number]
    messages = (m for channel in hall.sandbox.world.channels.values() for m in channel.messages.values())
    assert sum(f"Event {number} · card" in m.all_words and not m.deleted for m in messages) == 1


async def test_a_club_s_weeks_in_short(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    await weeks(hall, monkeypatch, PEOPLE[:3], PEOPLE[:3])


@pytest.mark.soak(600)
async def test_a_club_s_weeks(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of twenty in a pool of six and a knockout of sixteen."""
    guild = next(iter(hall.sandbox.world.guilds.values()))
    for number in range(14):
        user = User(hall.sandbox.hub.ids.next(), f"member{number}", f"Member {number}")
        hall.sandbox.world.users[user.id] = user
        guild.members[user.id] = Member(user.id, 0.0)
    names = (*PEOPLE, *(f"Member {number}" for number in range(14)))
    await weeks(hall, monkeypatch, names[:6], names[:16])


async def test_what_is_another_server_s_is_not_to_be_had_here(hall: InProcess) -> None:
    """A tournament of another server, by a forged press or by its number."""
    foreign = TournamentRow(id=0, guild=4711, status=OPEN, host=1, kept="{}", at=0.0)
    number = await hall.app.store.create_tournament(foreign, interaction=1)
    receipt = await hall.person("Boris").slash("event create", "games", game=EXAMPLE, kind="swiss")
    await refused(receipt, "may manage this server or its events")
    own = await announced_only(hall)
    for verb in ("evjoin", "evleave", "evshow"):
        pressed = await (await hall.person("Boris").forge(own, custom_id=f"{verb}:::{number}")).wait_until_answered()
        assert "no such tournament" in pressed.text
    for command in ("show", "start", "cancel"):
        await refused(
            await hall.person("Ada").slash(f"event {command}", "games", event=str(number)), "no such tournament"
        )
    after = await hall.app.store.tournament(number)
    assert after == msgspec.structs.replace(foreign, id=number)


async def announced_only(hall: InProcess) -> Any:
    await (await hall.person("Ada").slash("event create", "games", game=EXAMPLE, kind="swiss")).wait_until_answered()
    messages = (m for channel in hall.sandbox.world.channels.values() for m in channel.messages.values())
    return next(m for m in messages if "Event 2 · card" in m.all_words)


def paused(live: LiveTable) -> bool:
    return live.extra.paused is not None


async def test_a_ballot_that_is_stuffed_counts_once_also_of_who_sits_there(hall: InProcess) -> None:
    """A pause of three takes two: one who presses again and again is one, who does not sit there none."""
    table = await hall.start("Ada", "Boris", "Clara")
    live, boris, thread = (await hall.actor(table)).live, hall.person("Boris"), hall.thread(table)
    asked = await (await boris.slash("host pause", thread.id)).wait_until_answered()
    assert "Not done" not in asked.text, asked.text
    await hall.settled()
    card = next(m for m in reversed(list(boris.messages(thread))) if "agree" in verbs(m))
    (vote,) = live.extra.votes
    for _ in range(4):
        await (await boris.press(card, custom_id=button(card, "agree"))).wait_until_answered()
    await refused(await hall.person("Felix").forge(card, button(card, "agree")), "")
    await hall.settled()
    assert live.extra.votes[vote].yes == ("2",) and not paused(live)
    await (await hall.person("Clara").press(card, custom_id=button(card, "agree"))).wait_until_answered()
    await hall.settled()
    assert paused(live) and not live.extra.votes
