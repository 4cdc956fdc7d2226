"""ES modules as one script: for pages that are one file, whose script is allowed by its hash and may fetch nothing, and
for those that a server gives, which would fetch each module by itself.

Each module becomes a function that gives what it exports, in an order in which all that it imports is there. Only
such forms are read as the pages use; whatever else begins with `import` or `export` is an error, so that none is lost:

    import { a, b } from "./other.js";
    import * as other from "./other.js";
    export const a = 1;
    export function b() {}
"""

import re
from collections.abc import Sequence
from pathlib import Path

IMPORT = re.compile(r'^import (?:\{ ([\w, ]+) \}|\* as (\w+)) from "\./(\w+)\.js";$', re.MULTILINE)
EXPORT = re.compile(r"^export (const|function|async function|class) (\w+)", re.MULTILINE)
OTHER = re.compile(r"^(?:import|export)\b.*$", re.MULTILINE)
LATER = re.compile(r"^.*\b(?:import\(|import\.meta).*$", re.MULTILINE)  # what is fetched while the script runs


def bundle_into_one_script(entry: str, folders: Sequence[Path], *, may_fetch: bool = False) -> str:
    """Return a module and all that it imports as one script. folders: where modules lie, the first that has one wins.
    may_fetch: the page has a server, and fetches by itself what a module imports while it runs. ValueError where one is
    missing, imports in a circle, or has a form that is not read."""
    found: dict[str, str] = {}
    _add(entry, folders, found, ())
    script = "\n".join(found.values())
    later = None if may_fetch else LATER.search(script)
    if later is not None:
        raise ValueError(f"module {entry}: this form is not read: {later[0]}")
    return script


def module_names(entry: str, folders: Sequence[Path]) -> tuple[str, ...]:
    """Return a module and all that it imports by name, what is imported before who imports it."""
    found: dict[str, str] = {}
    _add(entry, folders, found, ())
    return tuple(found)


def _add(name: str, folders: Sequence[Path], found: dict[str, str], within: tuple[str, ...]) -> None:
    if name in found:
        return
    if name in within:
        raise ValueError(f"modules import each other in a circle: {' '.join((*within, name))}")
    file = next((folder / f"{name}.js" for folder in folders if (folder / f"{name}.js").is_file()), None)
    if file is None:
        raise ValueError(f"there is no module {name}")
    source = file.read_text(encoding="utf-8")
    for one in IMPORT.finditer(source):
        _add(one[3], folders, found, (*within, name))
    found[name] = _wrapped(name, source)


def _wrapped(name: str, source: str) -> str:
    """Return a module as a function that is called at once, and whose result is what the module exports."""
    exported = [one[2] for one in EXPORT.finditer(source)]
    body = EXPORT.sub(r"\1 \2", IMPORT.sub(_taken, source))
    strange = OTHER.search(body)
    if strange is not None:
        raise ValueError(f"module {name}: this form is not read: {strange[0]}")
    return f"const module_{name} = (() => {{\n{body}\nreturn {{ {', '.join(exported)} }};\n}})();"


def _taken(found: re.Match[str]) -> str:
    names, whole, other = found.groups()
    return f"const {f'{{ {names} }}' if names else whole} = module_{other};"
