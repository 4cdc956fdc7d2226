"""A deed and its line in the audit trail are kept together or not at all."""

from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from typing import Any

import msgspec
import pytest

from bot.sandbox.people.person import Person
from engine.store.models import AuditNote, NewPost
from testbed.drills.records import Records
from tests.bot.clockwork import seated, thread_text
from tests.bot.hall import InProcess, ends, leaves
from tests.postgres import ON_A_SERVER

STANDS = (
    "SELECT t.status, t.host, t.pace, t.head, t.extra, s.kind, "
    "(SELECT count(*) FROM audit WHERE table_id = t.id) AS notes "
    "FROM tables t JOIN seats s ON s.table_id = t.id WHERE t.id = ? ORDER BY s.position"
)
REFUSE_ON_A_FILE = ("CREATE TRIGGER refuse BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'no'); END",)
REFUSE_ON_A_SERVER = (
    "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$",
    "CREATE TRIGGER refuse BEFORE INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION refuse()",
)


class Watched:
    """Counts what is committed: a database that another connection looks at after each transaction."""

    def __init__(self, hall: InProcess, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.table, self.place = table, hall.app.settings.database_place
        self.steps: list[tuple[tuple[Any, ...], int]] = []  # the table as it stood, and the lines of its trail
        database: Any = hall.app.store.database  # type: ignore[attr-defined]
        write = database.write

        async def watched(work: Any, **more: Any) -> Any:
            result = await write(work, **more)
            self.look()
            return result

        monkeypatch.setattr(database, "write", watched)

    def look(self) -> None:
        """Note how the table stands."""
        with closing(Records(self.place)) as records:
            seats = records.rows(STANDS, self.table)
        first = seats[0]
        extra = msgspec.json.decode(first["extra"])
        asked = [*(extra.get("asked") or ()), None, None, None][2]
        kinds = tuple(seat["kind"] for seat in seats)
        row = (first["status"], first["host"], first["pace"], first["head"], extra.get("paused"), asked, kinds)
        self.steps.append((row, first["notes"]))

    def together(self) -> bool:
        """Return whether the trail grew in the very transaction in which the table changed first."""
        start = self.steps[0]
        changed = next((n for n, (row, _) in enumerate(self.steps) if row != start[0]), None)
        noted = next((n for n, (_, lines) in enumerate(self.steps) if lines > start[1]), None)
        return changed is not None and changed == noted


@pytest.fixture
async def table(hall: InProcess) -> AsyncIterator[tuple[str, Person]]:
    found, _, _, _ = await seated(hall)
    yield found, hall.person("Ada")


@pytest.mark.parametrize("command", ["host pause", "host extend", "host deadlines", "host force", "host end"])
async def test_a_deed_and_its_line_are_one_transaction(
    hall: InProcess, table: tuple[str, Person], monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    name, ada = table
    options: dict[str, Any] = {"host extend": {"hours": 5}, "host deadlines": {"hours": 48}}.get(command, {})
    if command == "host end":  # with nobody left who must be asked first
        await leaves(hall.person("Boris"), name)
        await hall.settled()
    watched = Watched(hall, name, monkeypatch)
    watched.look()
    if command == "host end":
        await ends(ada, command, name)
    else:
        await (await ada.slash(command, "games", table=name, **options)).wait_until_answered()
    await hall.settled()
    assert watched.together(), watched.steps


async def test_the_office_goes_with_its_line(
    hall: InProcess, table: tuple[str, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    name, ada = table
    watched = Watched(hall, name, monkeypatch)
    watched.look()
    await (await ada.slash("host office", "games", table=name, to=hall.person("Boris"))).wait_until_answered()
    assert watched.together()


@pytest.mark.parametrize("deed", ["undo", "redo", "kick"])
async def test_what_needs_nobody_else_s_consent_is_one_transaction_with_its_line(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch, deed: str
) -> None:
    """A host who does not play decides a vote alone, so it is carried out as it is asked for."""
    name, clara, options = await host_from_outside(hall, deed)
    watched = Watched(hall, name, monkeypatch)
    watched.look()
    command = "host kick" if deed == "kick" else deed
    done = await (await clara.slash(command, "games", table=name, **options)).wait_until_answered()
    assert "Agreed and done" in done.text, done
    await hall.settled()
    assert watched.together(), watched.steps
    assert [line.what for line in await hall.app.store.audit_trail(name)][-1] == {"kick": "go_on"}.get(deed, deed)


@pytest.mark.parametrize("deed", ["undo", "redo", "kick"])
async def test_what_was_agreed_to_and_is_not_kept_leaves_no_line(hall: InProcess, deed: str) -> None:
    name, clara, options = await host_from_outside(hall, deed)
    store = hall.app.store
    before, trail = await store.table(name), await store.audit_trail(name)
    command = "host kick" if deed == "kick" else deed
    with refusing(hall):
        done = await (await clara.slash(command, "games", table=name, **options)).wait_until_answered()
    assert "went wrong" in done.text, done
    after = await store.table(name)
    assert before is not None and after is not None and (after.head, after.seats) == (before.head, before.seats)
    assert await store.audit_trail(name) == trail


async def host_from_outside(hall: InProcess, deed: str) -> tuple[str, Person, dict[str, Any]]:
    """Return a table at which there is something to undo, to do again or to kick, its host who does not play, and the
    command's options."""
    name, _, consul, _ = await seated(hall)
    clara = hall.person("Clara")
    await (await hall.person("Ada").slash("host office", "games", to=clara, table=name)).wait_until_answered()
    if deed == "kick":
        return name, clara, {"seat": "2"}
    await (await consul.slash("samnite buy-cards", "games", gold=1, table=name)).wait_until_answered()
    await hall.settled()
    steps = (await clara.autocomplete("undo", "step", "", "games", table=name)).choices
    if deed == "undo":
        return name, clara, {"step": steps[-1]["value"]}
    await (await clara.slash("undo", "games", step=steps[-1]["value"], table=name)).wait_until_answered()
    await hall.settled()
    return name, clara, {}


@contextmanager
def refusing(hall: InProcess) -> Iterator[None]:
    """Let the database refuse all that would be told, as a full disk does."""
    records = Records(hall.app.settings.database_place)
    for sql in REFUSE_ON_A_SERVER if ON_A_SERVER else REFUSE_ON_A_FILE:
        records.change(sql)
    try:
        yield
    finally:
        records.change("DROP TRIGGER refuse ON outbox" if ON_A_SERVER else "DROP TRIGGER refuse")


async def test_what_is_not_kept_leaves_no_line(hall: InProcess, table: tuple[str, Person]) -> None:
    """A deed that the disk refuses: neither the table nor the trail changes, and the host is told."""
    name, ada = table
    store = hall.app.store
    before = await store.table(name)
    with refusing(hall):
        pausing = await (await ada.slash("host pause", "games", table=name)).wait_until_answered()
    assert "went wrong" in pausing.text
    after = await store.table(name)
    assert before is not None and after is not None and after.extra == before.extra
    assert await store.audit_trail(name) == []


async def test_forcing_where_all_have_answered_still_stands_in_the_trail(
    hall: InProcess, table: tuple[str, Person]
) -> None:
    name, ada = table
    post = NewPost(
        audience="public",
        kind="ledger",
        payload={"lead": "audit.force", "lead_args": {"by": "Ada", "who": {"key": "audit.all", "args": {}}},
                 "events": [], "decision": 0},
        audit_note=AuditNote(user=int(ada.id), what="force", details={"by": "Ada"}),
    )  # fmt: skip
    await hall.app.store.post(name, [post, NewPost(audience="public", kind="panel", payload={}, replaces="panel")])
    (line,) = await hall.app.store.audit_trail(name)
    assert (line.what, line.user, line.details) == ("force", int(ada.id), {"by": "Ada"})
    hall.app.tables.posted()
    await hall.settled()
    assert "default played" in thread_text(hall, ada, name)
