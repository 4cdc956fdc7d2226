"""The Dockerfile without an engine: its own steps, carried out in a folder, and its process under a container's rules.

Each stage is a folder that stands for its root, with a venv in place of the image's Python. Paths in RUN, COPY and ENV
that begin with / lead into it. Libraries come from this environment, by a folder of links without Praetor itself, so
that pip finds the pinned versions in place and nothing is fetched.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parents[1]
UID = "10001"  # as the Dockerfile names it
ABSOLUTE = re.compile(r"(?<![\w./$:-])/(?=[a-z])")
RULES = """
mount --bind "$1" "$1" && mount -o remount,bind,ro / || exit 99
shift
exec unshare --user --map-user=10001 --map-group=10001 -- setpriv --no-new-privs -- "$@"
"""


def steps(text: str) -> list[tuple[str, str]]:
    """Return the instructions of a Dockerfile: (word, rest), comments left out and continued lines joined."""
    lines = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("#"))
    joined = re.sub(r"\\\n\s*", "", lines)
    return [(line.split(None, 1)[0], line.split(None, 1)[1]) for line in joined.splitlines() if line.strip()]


@dataclass
class Image:
    """What the last stage of a Dockerfile is. folder: its root; libraries: where its Python finds them."""

    folder: Path
    libraries: Path
    cwd: Path
    environment: dict[str, str] = field(default_factory=dict)
    user: str = "0"
    entry: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)

    def inside(self, said: str) -> str:
        """Return a text with its absolute paths led into the folder."""
        return ABSOLUTE.sub(f"{self.folder}/", said)

    def around(self, **more: str) -> dict[str, str]:
        """Return the environment of a process in it."""
        path = f"{self.folder}/python/bin:{os.environ.get('PATH', '')}"
        own = {name: self.inside(value) for name, value in self.environment.items()}
        return {"PATH": path, "PYTHONPATH": str(self.libraries), "HOME": "/nonexistent", **own, **more}

    def praetor(self, *words: str) -> list[str]:
        """Return the command of the image with these words in place of its own."""
        return [str(self.folder / "python" / "bin" / self.entry[0]), *self.entry[1:], *words]

    def run(self, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
        """Run one command of Praetor in it, and return what it says."""
        return subprocess.run(  # noqa: S603 - what was just built
            self.praetor(*words), cwd=self.cwd, env=self.around(**more), capture_output=True, text=True, check=False
        )

    def healthy(self, port: int) -> bool:
        """Return whether the image's own health check is content, where the bot answers at this port."""
        around = self.around(PRAETOR_MONITOR=f"127.0.0.1:{port}")
        found = subprocess.run(self.health, env=around, capture_output=True, check=False)  # noqa: S603 - the image's
        return found.returncode == 0


def libraries(folder: Path) -> Path:
    """Make a folder of links to everything that is installed here but Praetor."""
    folder.mkdir()
    for entry in Path(sysconfig.get_paths()["purelib"]).iterdir():
        if not entry.name.startswith(("praetor_bot", "__editable__", "__pycache__")):
            (folder / entry.name).symlink_to(entry)
    return folder


def build(context: Path, folder: Path) -> Image:
    """Carry out the steps of the Dockerfile in `context`, and return the image. AssertionError with what a step said
    where one fails, or takes what .dockerignore keeps back."""
    folder.mkdir(parents=True)
    found, stages = libraries(folder / "libraries"), dict[str, Image]()
    image = Image(folder, found, folder)
    for word, rest in steps((context / "Dockerfile").read_text(encoding="utf-8")):
        if word == "FROM":
            name = rest.split(" AS ")[1] if " AS " in rest else "last"
            image = stages[name] = Image(folder / name, found, folder / name)
            venv.create(image.folder / "python", symlinks=True)
        elif word == "WORKDIR":
            image.cwd = Path(image.inside(rest))
            image.cwd.mkdir(parents=True, exist_ok=True)
        elif word == "COPY":
            _copy(context, image, stages, shlex.split(rest))
        elif word == "RUN":
            _run(image, rest)
        elif word in ("ENV", "ARG"):  # an argument with what it is where nobody sets it
            image.environment |= dict(part.split("=", 1) for part in shlex.split(rest))
        elif word == "USER":
            image.user = rest
        elif word == "HEALTHCHECK":
            image.health = json.loads(rest.split("CMD", 1)[1])
        elif word in ("ENTRYPOINT", "CMD"):
            setattr(image, {"ENTRYPOINT": "entry", "CMD": "words"}[word], json.loads(rest))
        else:
            assert word in ("VOLUME", "STOPSIGNAL"), f"a step that is not carried out: {word}"
    return image


def _run(image: Image, command: str) -> None:
    said = image.inside(command).replace(UID, str(os.getuid()))
    done = subprocess.run(  # noqa: S603 - the Dockerfile's own
        ["/bin/sh", "-ec", said], cwd=image.cwd, env=image.around(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{command}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"


def _copy(context: Path, image: Image, stages: Mapping[str, Image], words: Sequence[str]) -> None:
    source = context
    if words[0].startswith("--from="):
        source, words = stages[words[0].removeprefix("--from=")].folder, words[1:]
    *names, target = words
    to = Path(image.inside(target)) if target.startswith("/") else image.cwd / target
    for name in names:
        assert source != context or allowed(context, name), f".dockerignore keeps {name} back"
        path = source / name.strip("/")
        if path.is_dir():
            shutil.copytree(path, to, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            to.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, to)


def allowed(context: Path, name: str) -> bool:
    """Return whether .dockerignore lets a path at the top of the context through: the last line that fits it says."""
    found = True
    for line in (context / ".dockerignore").read_text(encoding="utf-8").splitlines():
        pattern = line.removeprefix("!").rstrip("/")
        if line and not line.startswith("#") and fnmatch(name.rstrip("/"), pattern):
            found = line.startswith("!")
    return found


def contained(data: Path, command: Sequence[str]) -> list[str]:
    """Return a command under a container's rules: the root read-only but for `data`, another user without
    capabilities, and no way to more."""
    return ["unshare", "--user", "--map-root-user", "--mount", "--propagation", "private", "/bin/sh", "-c", RULES,
            "contained", str(data), *command]  # fmt: skip


def containers_can_be_made(folder: Path) -> bool:
    """Return whether this machine lets us set such rules."""
    if sys.platform != "linux" or not shutil.which("unshare") or not shutil.which("setpriv"):
        return False
    command = contained(folder, ["true"])
    return subprocess.run(command, capture_output=True, check=False).returncode == 0  # noqa: S603 - our own words
