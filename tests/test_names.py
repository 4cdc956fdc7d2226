"""The names of code: what docs/names.md says was renamed is so, yes and no are asked by a verb, and a class of shared
code has its name to itself."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from engine.games import game_ids

ROOT = Path(__file__).parent.parent
PACKAGES = ("bot", "render", "engine", "data")
LIST = ROOT / "docs" / "names.md"

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef

# One word that is a verb already: what something does, or what it is told to do and whether that was done.
VERBS = frozenset(
    [
        "accepts",
        "adjoins",
        "applies",
        "asks",
        "bars",
        "beats",
        "begin",
        "besieges",
        "change",
        "compare",
        "contains",
        "remove",
        "controls",
        "counts",
        "elect",
        "ends",
        "extend",
        "fits",
        "holds",
        "knows",
        "lacks",
        "leads",
        "lease",
        "lends",
        "look",
        "make",
        "occupies",
        "outranks",
        "overruns",
        "overwhelms",
        "pays",
        "rest",
        "revolts",
        "sees",
        "shorten",
        "show",
        "shows",
        "shuns",
        "take",
        "takes",
        "unblock",
        "unpack",
        "wants",
    ]
)
NO_VERB = {
    "bot/sandbox/router.py:ApiCall.flag": "reads a flag of the query by its name",
}
TWICE = {
    "Card": "a post is stored as one; a message is made of the other",
    "Message": "one of the stand-in for Discord, which names things as Discord does; one of Fluent",
    "Offer": "the post that shows an offer, and the offer itself, both stored",
    "RefusedError": "refused by Discord's client, in the stand-in; refused by Discord's server, for the doctor",
    "Role": "one of Discord's, in the stand-in; what a seat plays",
    "Route": "one of the stand-in's web server; a way over the map",
    "Secret": "the post with a game's secret, stored; a setting that does not show itself",
    "Server": "what the stand-in's gateway needs of its server, as a protocol of that name",
    "Tag": "one of Discord's, in the stand-in; ours for the posts of a forum",
    "Version": "an action of argparse; what a message of the stand-in said before it was edited",
}


def definitions(body: list[ast.stmt], inside: str = "") -> Iterator[tuple[str, Definition]]:
    """Yield what is defined at the top of a module and in its classes, by its name: "Store.close"."""
    for node in body:
        if isinstance(node, Definition):
            yield f"{inside}{node.name}", node
        if isinstance(node, ast.ClassDef):
            yield from definitions(node.body, f"{inside}{node.name}.")


@cache
def defined(path: Path) -> dict[str, Definition]:
    return dict(definitions(ast.parse(path.read_text(encoding="utf-8")).body))


def modules() -> list[Path]:
    return sorted(path for package in PACKAGES for path in (ROOT / package).rglob("*.py"))


def public(name: str) -> bool:
    return not any(part.startswith("_") for part in name.split("."))


def renamed() -> Iterator[tuple[str, str, str]]:
    """Yield the rows of the list of functions and classes: a module, a name of before, the name that it has now."""
    text = LIST.read_text(encoding="utf-8").split("## Functions and classes", 1)[1]
    for line in text.splitlines():
        if match := re.fullmatch(r"\| `([\w/.]+\.py)` \| (.+) \|", line):
            yield from ((match[1], old, new) for old, new in re.findall(r"`([\w.]+)` → `(\w+)`", match[2]))


def test_what_the_list_says_was_renamed_is_so() -> None:
    rows, wrong = list(renamed()), []
    now = {(module, old): new for module, old, new in rows}
    for module, old, new in rows:
        path, (owner, _, name) = ROOT / module, old.rpartition(".")
        owner = now.get((module, owner), owner)  # the class may have another name too
        names = defined(path) if path.exists() else {}
        if f"{owner}.{new}".lstrip(".") not in names and not _field(names.get(owner), new):
            wrong.append(f"{module}: there is no {new}")
        if old in names:
            wrong.append(f"{module}: {name} is there still")
    assert len(rows) > 300 and wrong == []


def _field(owner: Definition | None, name: str) -> bool:
    """Return whether a class has a field, or a variable, of this name."""
    body = owner.body if isinstance(owner, ast.ClassDef) else []
    targets = [node.target for node in body if isinstance(node, ast.AnnAssign)]
    return any(isinstance(target, ast.Name) and target.id == name for target in targets)


def test_what_answers_yes_or_no_is_asked_by_a_verb() -> None:
    """`is_open`, `has_card`, `can_pay`, `holds`: a word alone that is no verb could be anything."""
    found = set()
    for path in modules():
        for name, node in defined(path).items():
            word = name.rpartition(".")[2]
            if isinstance(node, ast.ClassDef) or "_" in word or not public(name) or node.returns is None:
                continue
            if ast.unparse(node.returns) == "bool" and word not in VERBS:
                found.add(f"{path.relative_to(ROOT).as_posix()}:{name}")
    assert found - NO_VERB.keys() == set()
    assert NO_VERB.keys() - found == set(), "an exemption that is not needed any more"


def test_a_class_of_shared_code_has_its_name_to_itself() -> None:
    places = defaultdict(list)
    for path in modules():
        if not set(path.parts) & {*game_ids()}:
            for name, node in defined(path).items():
                if isinstance(node, ast.ClassDef) and "." not in name and public(name):
                    places[name].append(path.relative_to(ROOT).as_posix())
    twice = {name: found for name, found in places.items() if len(found) > 1}
    assert {name: found for name, found in twice.items() if name not in TWICE} == {}
    assert TWICE.keys() - twice.keys() == set(), "an exemption that is not needed any more"
