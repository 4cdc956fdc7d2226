"""What tests of tournaments do over the wire: announce one, sign up, let it go on, play its games."""

from typing import Any

from bot.sandbox.people.person import Person
from bot.sandbox.world import Message
from bot.tables.table_extra import extra_of
from bot.tournaments.kept import KeptTournament, kept_of
from engine.store.clubs.interface import TournamentRow
from engine.store.models import RUNNING, TableRow
from tests.bot.clockwork import played_out
from tests.bot.hall import InProcess, button, until
from tests.games import EXAMPLE

FOUR = ("Ada", "Boris", "Clara", "Dmitri")


async def row_of(hall: InProcess) -> TournamentRow:
    """Return the only tournament that there is."""
    (row,) = await hall.app.store.tournaments()
    return row


async def plan_of(hall: InProcess) -> KeptTournament:
    """Return what is kept of the only tournament."""
    return kept_of(await row_of(hall))


def cards(hall: InProcess, number: int = 1) -> list[Message]:
    """Return the cards of a tournament that stand anywhere."""
    messages = (m for channel in hall.sandbox.world.channels.values() for m in channel.messages.values())
    return [m for m in messages if f"Event {number} · card" in m.all_words and not m.deleted]


async def announced(hall: InProcess, **options: Any) -> None:
    """Let Ada announce a tournament."""
    usual = {"game": EXAMPLE, "kind": "swiss", "name": "Spring", "options": "last_round=1"}
    said = await (await hall.person("Ada").slash("event create", "games", **{**usual, **options})).wait_until_answered()
    assert "is announced" in said.text, said.text


async def signs_up(hall: InProcess, *names: str) -> None:
    """Let people sign up by its card."""
    for name in names:
        card = cards(hall)[0]
        said = await (await hall.person(name).press(card, custom_id=button(card, "evjoin"))).wait_until_answered()
        assert "Spring" in said.text, said.text


async def does(person: Person, command: str, **options: Any) -> str:
    """Let a person use a command of /event; return what they are told."""
    return (await (await person.slash(f"event {command}", "games", **options)).wait_until_answered()).text


async def goes_on(hall: InProcess) -> list[TableRow]:
    """Let the tournament go on until its tables run; return those."""

    async def all_run() -> list[TableRow]:
        await hall.app.tournaments.run_once()
        await hall.settled()
        open_now = [one for one in (await plan_of(hall)).tournament.pairings if not one.is_over]
        rows = [row for one in open_now if (row := await hall.app.store.table(one.table)) is not None]
        return rows if len(rows) == len(open_now) and all(row.status == RUNNING for row in rows) else []

    found: list[TableRow] = await until(all_run)
    return found


async def played(hall: InProcess, rows: list[TableRow]) -> None:
    """Play the games of tables to their ends, and let the tournament go on."""
    for row in rows:
        actor = await hall.actor(row.id)
        await played_out(actor, why="")
        hall.app.tables.run_automatic(row.id)
        await hall.settled()
        await until(lambda live=actor.live: extra_of(live.row).result is not None)
    await hall.app.tournaments.run_once()


def client_of_no_server(hall: InProcess) -> Any:
    """Return a client that is on no server: with it no table of a tournament is opened."""

    class Nowhere:
        def get_guild(self, guild: int) -> None:
            return None

    return Nowhere()
