"""A server as operators have it, by the words of the docs, `compose.yaml` and `.env.example`: with roles that need
their passwords. What of compose needs no engine of containers is tried here."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from engine.kernel.errors import SaveError
from engine.store.places.moving import move_database
from engine.store.places.opening import open_at, open_at_read_only
from engine.store.postgres.address import PostgresAddress, address_of
from engine.store.postgres.driver import open_session
from testbed.postgres_server import Server
from tests.postgres import require_server

ROOT = Path(__file__).parents[4]
ADDRESS = re.compile(r"^# PRAETOR_DATABASE=(postgresql:\S+)$", re.MULTILINE)
SECRET = "s3cret"


@pytest.fixture(scope="module")
def guarded() -> Iterator[Server]:
    """A server that lets nobody in without a password but `admin`, who sets it up."""
    require_server()
    made, hba = Server(fsync=False), "pg_hba.conf"
    try:
        made.start()
        with open_session(made.schema_address(), name="tests") as raw:
            raw.execute("CREATE ROLE admin SUPERUSER LOGIN")
        as_admin(made, "ALTER ROLE praetor RENAME TO first")
        (made.data / hba).write_text("local all admin trust\nlocal all all scram-sha-256\n")
        made.restart()
        yield made
    finally:
        made.stop_for_good()


def as_admin(server: Server, *statements: str, database: str = "postgres") -> None:
    """Run statements as the server's superuser, each by itself."""
    address = address_of(f"postgresql://admin@/{database}?host={server.folder}&schema=praetor")
    with open_session(address, name="tests") as raw:
        for statement in statements:
            raw.execute(statement)


@pytest.fixture(params=["a database of its own", "a schema in another's"])
def documented(guarded: Server, request: pytest.FixtureRequest) -> Iterator[PostgresAddress]:
    """The address of what the docs say to make first, by their own statements."""
    docs = (ROOT / "docs" / "postgresql.md").read_text(encoding="utf-8").replace("\n   ", " ")
    (role, database), (schema,) = (
        re.findall(r"`(CREATE ROLE [^;`]+); (CREATE DATABASE [^;`]+);`", docs)[0],
        re.findall(r"`(CREATE SCHEMA [^`]+)`", docs),
    )
    as_admin(guarded, role.replace("…", SECRET))
    is_own = request.param == "a database of its own"
    as_admin(guarded, database if is_own else schema)
    name = "praetor" if is_own else "postgres"
    yield address_of(f"postgresql://praetor:{SECRET}@/{name}?host={guarded.folder}")
    as_admin(guarded, "DROP DATABASE praetor" if is_own else "DROP SCHEMA praetor CASCADE", "DROP ROLE praetor")


async def test_the_role_of_the_docs_is_all_that_the_bot_needs(documented: PostgresAddress) -> None:
    store = await open_at(documented)
    try:
        await store.set_bot_setting("known", "yes")
    finally:
        await store.close()
    async with open_at_read_only(documented) as again:
        assert await again.setting("known") == "yes"
    with open_session(documented, name="tests") as raw:
        is_superuser = raw.execute("SELECT rolsuper FROM pg_roles WHERE rolname = current_user").fetchone()
        assert is_superuser == (False,)


async def test_a_wrong_password_is_refused_in_one_line_that_does_not_tell_it(documented: PostgresAddress) -> None:
    wrong = address_of(documented.text.replace(SECRET, "another"))
    with pytest.raises(SaveError) as refused:
        await open_at(wrong)
    said = str(refused.value)
    assert "refuses the name or its password" in said and "\n" not in said
    assert "another" not in said and SECRET not in said


async def test_the_server_of_compose_is_healthy_and_the_example_s_address_opens_it(
    guarded: Server, tmp_path: Path
) -> None:
    """As its image makes it: a role of a name and password, and a database of that role; tables of a file go along."""
    said = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]["postgres"]
    user, database = said["environment"]["POSTGRES_USER"], said["environment"]["POSTGRES_DB"]
    as_admin(
        guarded,
        f"CREATE ROLE {user} SUPERUSER LOGIN PASSWORD '{SECRET}'",
        f"CREATE DATABASE {database} OWNER {user}",
    )
    kind, program, *words = said["healthcheck"]["test"]
    assert kind == "CMD"
    guarded.run(program, *words, f"--host={guarded.folder}")
    (example,) = ADDRESS.findall((ROOT / ".env.example").read_text(encoding="utf-8"))
    text = example.replace("PASSWORD", SECRET).replace("@postgres/", "@/") + f"?host={guarded.folder}"
    file = tmp_path / "praetor.sqlite3"
    before = await open_at(file)
    await before.set_bot_setting("known", "yes")
    await before.close()
    await move_database(file, address_of(text))
    store = await open_at(address_of(text))
    try:
        assert await store.setting("known") == "yes"
    finally:
        await store.close()
        as_admin(guarded, f"DROP DATABASE {database}", f"DROP ROLE {user}")
    guarded.stop("fast")
    with pytest.raises(SaveError):
        guarded.run(program, *words, f"--host={guarded.folder}")
    guarded.start()
