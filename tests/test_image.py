"""The image: built by the Dockerfile's own steps, run under a container's rules, killed, upgraded and rolled back."""

import asyncio
import contextlib
import re
import shutil
import signal
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import yaml

from bot.process.settings import KEYS
from bot.process.version import installed_version_number
from bot.sandbox.launch import serve_sandbox
from bot.sandbox.limits import unhurried_limits
from bot.words import Words
from engine.store.postgres.address import address_of
from testbed.drills.stage import Stage, begin_game, wait_until
from tests.bot.process.test_monitor import asked, free_port, read
from tests.games import EXAMPLE
from tests.image import ROOT, UID, Image, allowed, build, contained, containers_can_be_made, steps
from tests.test_wheel import listed

NEXT = "CREATE TABLE of_the_next_version (id INTEGER PRIMARY KEY) STRICT;\n"
NEEDED = (
    "Dockerfile",
    ".dockerignore",
    "pyproject.toml",
    "setup.py",
    "requirements.txt",
    "requirements-dev.txt",
    "README.md",
    "CHANGELOG.md",
)
PACKAGES = ("bot", "render", "engine", "data")


def copy_of_the_checkout(folder: Path) -> Path:
    for file in listed():
        if file.parts[0] in PACKAGES or len(file.parts) == 1:
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / file, folder / file)
    return folder


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Image:
    """Return the image."""
    folder = tmp_path_factory.mktemp("image")
    return build(copy_of_the_checkout(folder / "now"), folder / "image")


@pytest.fixture(scope="module")
def next_image(tmp_path_factory: pytest.TempPathFactory) -> Image:
    """Return that of a next version: another number, another schema."""
    folder = tmp_path_factory.mktemp("next_image")
    later = copy_of_the_checkout(folder / "later")
    project = (later / "pyproject.toml").read_text(encoding="utf-8")
    (later / "pyproject.toml").write_text(re.sub(r'(?m)^version = ".*"', 'version = "99.0"', project), encoding="utf-8")
    migrations = later / "engine" / "store" / "migrations"
    newest = len(list(migrations.glob("*.sql"))) + 1
    (migrations / f"{newest:04d}_next.sql").write_text(NEXT, encoding="utf-8")
    return build(later, folder / "next_image")


class Contained(Stage):
    """A stage on which the bot is the process of an image, under a container's rules."""

    image: Image
    data: Path

    async def start(self, image: Image) -> None:
        """Start this image on the volume, and wait until it is connected."""
        await self.start_only(image)
        await self.wait_until_connected()

    async def start_only(self, image: Image) -> None:
        """Start this image on the volume."""
        self.process = await asyncio.create_subprocess_exec(
            *contained(self.data, image.praetor(*image.words, "--end-with-parent")),
            env=image.around(**self.set_here),
            cwd=self.data,
            stdin=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        self._killed = False
        self._reader = asyncio.create_task(self._read(self.process))

    @property
    def set_here(self) -> dict[str, str]:
        """What who runs it sets: the volume, the token, the stand-in."""
        names = ("DATABASE", "BACKUPS", "CACHE")
        places = (self.database, self.data / "backups", self.data / "cache")
        return {
            **self.sandbox.environment,
            **{f"PRAETOR_{name}": str(place) for name, place in zip(names, places, strict=True)},
            "PRAETOR_HOLD_SCALE": "0",
            "PRAETOR_GATHER": "0.05",
            "PRAETOR_EMOJIS": "0",
            "PRAETOR_MONITOR": f"127.0.0.1:{self.port}",
        }

    port = 0

    def memory_mib(self) -> float:
        """Return what the process and its children take at most."""
        assert self.process is not None
        family, found = [self.process.pid], 0
        while family:
            pid = family.pop()
            with contextlib.suppress(OSError):
                status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
                found += int(re.findall(r"VmHWM:\s+(\d+)", status)[0])
                for thread in Path(f"/proc/{pid}/task").iterdir():  # whichever started them
                    family += map(int, (thread / "children").read_text(encoding="utf-8").split())
        return found / 1024


@pytest.fixture
async def stage(image: Image, tmp_path: Path) -> AsyncIterator[Contained]:
    if not containers_can_be_made(tmp_path):
        pytest.skip("this machine lets nobody set a container's rules (unshare)")
    data = tmp_path / "data"
    data.mkdir(mode=0o700)
    sandbox = await serve_sandbox(limits=unhurried_limits())
    made = Contained(sandbox, data / "praetor.sqlite3")
    made.data, made.port = data, free_port()
    yield made
    made.kill()
    await made.end_bot(signal.SIGKILL)
    await sandbox.stop()


async def start_and_kill(now: Image, stage: Contained) -> str:
    """Start it, kill it, start it again and let it end; return the table that is there."""
    assert not now.healthy(stage.port)
    await stage.start(now)
    await wait_until(lambda: now.healthy(stage.port), "it is not healthy")
    table = await begin_game(stage, EXAMPLE, ("Ada",))
    assert await _shown(stage, table)
    limit = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]["praetor"]["mem_limit"]
    figures = read((await asked(stage.port, "/metrics"))[1])
    assert any(name == "praetor_drawing_seconds_count" and value for (name, *_), value in figures.items())
    assert stage.memory_mib() < int(limit.removesuffix("m"))

    stage.kill()
    await stage.end_bot(signal.SIGKILL)
    await stage.start(now)
    assert await _shown(stage, table)
    assert await stage.end_bot() == 0
    return table


@pytest.mark.soak(17)
async def test_started_and_killed(image: Image, stage: Contained) -> None:
    """The way that docs/operating.md tells, as far as it is of one version."""
    await start_and_kill(image, stage)


@pytest.mark.soak(26)
async def test_started_killed_upgraded_and_rolled_back(image: Image, next_image: Image, stage: Contained) -> None:
    """The way that docs/operating.md tells, step by step."""
    now, later = image, next_image
    assert later.run("--version").stdout.startswith("praetor 99.0 ")
    table = await start_and_kill(now, stage)
    backup, around = stage.data / "before.sqlite3", stage.set_here
    assert now.run("backup", str(backup), "--prove", **around).returncode == 0
    assert later.run("patch", "--check", **around).returncode == 0
    await stage.start(later)
    assert await _shown(stage, table)
    lost = await begin_game(stage, EXAMPLE, ("Boris",))
    assert await stage.end_bot() == 0

    await stage.start_only(now)  # the old version does not touch what it does not know
    assert stage.process is not None and await asyncio.wait_for(stage.process.wait(), 60) == 1
    assert any("newer Praetor" in line for line in stage.log), stage.log[-3:]
    await stage.end_bot()
    panels = [message.id for message in stage.panels(table)]
    done = now.run("restore", str(backup), "--replace", **around)
    assert done.returncode == 0 and "is kept as" in done.stdout, done.stdout + done.stderr
    await stage.start(now)
    await stage.wait_until_quiet(table)
    told = Words("common")("restored.public", when=0.0).split("<", 1)[0]
    assert any(told in message.all_words for message in stage.thread(table).messages.values()), told
    assert [message.id for message in stage.panels(table)] not in ([], panels)
    assert await _shown(stage, table)
    answer = await (await stage.person("Boris").slash("table", "games", table=lost)).wait_until_answered()
    assert answer.is_ephemeral and f"There is no table {lost}" in answer.text, "what came after the backup is lost"


async def _shown(stage: Contained, table: str) -> bool:
    """Return whether a player is shown their table, with its picture drawn again."""
    ada = stage.person("Ada")
    answer = await (await ada.slash("map", stage.thread(table))).wait_until_answered()
    shown = answer.message
    assert shown is not None
    await wait_until(lambda: bool(shown.attachments), "the map does not follow its words")
    return True


@pytest.mark.soak(6)
def test_the_image_has_the_package_and_nothing_else(image: Image) -> None:
    now = image
    assert now.user == f"{UID}:{UID}" and now.praetor(*now.words)[1:] == ["run"]
    assert (now.folder / "data").stat().st_mode & 0o777 == 0o700
    assert now.run("--version").stdout.startswith(f"praetor {installed_version_number()} ")
    assert sorted(path.name for path in now.folder.iterdir()) == ["data", "python", "wheels"]
    assert not list(now.folder.rglob("tests")) and not list((now.folder / "wheels").rglob("*.py"))


def test_the_image_begins_with_a_full_version() -> None:
    """Otherwise a build of tomorrow has another Python, another system and other time zones than one of today."""
    bases = [rest.split()[0] for word, rest in steps((ROOT / "Dockerfile").read_text()) if word == "FROM"]
    assert len(set(bases)) == 1
    assert all(re.fullmatch(r"python:\d+\.\d+\.\d+-slim-[a-z]+", base) for base in bases), bases


def test_no_secret_gets_into_the_context() -> None:
    assert all(allowed(ROOT, name) for name in (*PACKAGES, *NEEDED[2:]))
    assert not any(
        allowed(ROOT, name) for name in (".env", "praetor.toml", "praetor.sqlite3", "sandbox", ".git", "tests")
    )


def test_what_is_set_for_operators_is_a_setting() -> None:
    """In the Dockerfile, the compose file, the unit and the example of an environment."""
    named = {
        name
        for file in ("Dockerfile", "compose.yaml", ".env.example", "scripts/praetor.service")
        for name in re.findall(r"\b(PRAETOR_[A-Z_]+|DISCORD_TOKEN)\b", (ROOT / file).read_text(encoding="utf-8"))
    }
    assert named - {"PRAETOR_TAG"} <= set(KEYS) and "DISCORD_TOKEN" in named
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]["praetor"]
    assert compose["read_only"] and compose["user"] == f"{UID}:{UID}" and compose["cap_drop"] == ["ALL"]
    (volume,) = compose["volumes"]
    assert volume.split(":")[1] in [rest for word, rest in steps((ROOT / "Dockerfile").read_text()) if word == "VOLUME"]


def test_compose_s_second_bot_is_the_first_s_twin_and_waits() -> None:
    """Without the profile there is but the one bot on its file. Both have one database, by .env: never two bots."""
    whole = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    services = whole["services"]
    assert [name for name, one in services.items() if "profiles" not in one] == ["praetor"]
    assert all(one.get("profiles", ["postgresql"]) == ["postgresql"] for one in services.values())
    own = {"profiles", "environment", "healthcheck"}
    twin = {key: value for key, value in services["standby"].items() if key not in own}
    assert twin == services["praetor"] and float(services["standby"]["environment"]["PRAETOR_LEASE_WAIT"]) > 1e6
    assert "PRAETOR_DATABASE" not in services["standby"]["environment"]
    assert {one.split(":")[0] for service in services.values() for one in service["volumes"]} == set(whole["volumes"])
    server = services["postgres"]
    assert re.fullmatch(r"postgres:\d+\.\d+-[a-z]+", server["image"]) and "ports" not in server
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    (address,) = re.findall(r"^# PRAETOR_DATABASE=(postgresql:\S+)$", example, re.MULTILINE)
    found, said = urlsplit(address_of(address).url), server["environment"]
    assert (found.hostname, found.username, found.path) == (
        "postgres",
        said["POSTGRES_USER"],
        f"/{said['POSTGRES_DB']}",
    )
    (argument,) = services["praetor"]["build"]["args"]
    used = {*re.findall(r"\$\{(\w+):-", (ROOT / "compose.yaml").read_text(encoding="utf-8")), "COMPOSE_PROFILES"}
    assert used - {"PRAETOR_TAG"} <= set(re.findall(r"^# (\w+)=", example, re.MULTILINE))
    assert any(word == "ARG" and rest == f"{argument}=" for word, rest in steps((ROOT / "Dockerfile").read_text()))


def test_the_unit_is_well_formed_and_hardened() -> None:
    if not shutil.which("systemd-analyze"):
        pytest.skip("systemd is not here")
    words = ["systemd-analyze", "security", "--offline=true", "--threshold=20", "scripts/praetor.service"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603 - our own words
    assert done.returncode == 0, done.stdout[-300:] + done.stderr


def test_an_engine_builds_it() -> None:
    """Where one runs; elsewhere the tests above carry the steps out by themselves."""
    engine = next((name for name in ("docker", "podman") if shutil.which(name)), None)
    if engine is None or subprocess.run([engine, "info"], capture_output=True, check=False).returncode:  # noqa: S603 - our own words
        pytest.skip("no engine runs here")
    words = [engine, "build", "--tag", "praetor:test", "."]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603 - our own words
    assert done.returncode == 0, done.stderr[-2000:]
    words = [engine, "run", "--rm", "--read-only", "praetor:test", "--version"]
    assert subprocess.run(words, capture_output=True, check=False).returncode == 0  # noqa: S603 - our own words
