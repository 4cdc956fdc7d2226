"""Modules put together as one script."""

from pathlib import Path

import pytest

from bot.messages.module_bundle import bundle_into_one_script, module_names


def written(folder: Path, **modules: str) -> Path:
    """Write modules into a folder, and return it."""
    folder.mkdir(exist_ok=True)
    for name, source in modules.items():
        (folder / f"{name}.js").write_text(source)
    return folder


def test_what_is_imported_comes_first_and_once(tmp_path: Path) -> None:
    ours = written(tmp_path / "ours", a='import { b } from "./b.js";\nimport * as c from "./c.js";\nb(c.one);')
    theirs = written(
        tmp_path / "theirs",
        a="never();",
        b='import { one } from "./c.js";\nexport function b(x) { return one; }',
        c="export const one = 1;",
    )
    assert module_names("a", (ours, theirs)) == ("c", "b", "a")
    assert bundle_into_one_script("a", (ours, theirs)) == "\n".join(
        (
            "const module_c = (() => {\nconst one = 1;\nreturn { one };\n})();",
            "const module_b = (() => {\nconst { one } = module_c;\nfunction b(x) { return one; }\nreturn { b };\n})();",
            "const module_a = (() => {\nconst { b } = module_b;\nconst c = module_c;\nb(c.one);\nreturn {  };\n})();",
        )
    )


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("export let moves = 1;", "not read"),
        ("export default 1;", "not read"),
        ("const a = 1;\nexport { a };", "not read"),
        ('import a from "./b.js";', "not read"),
        ('import { a } from "/b.js";', "not read"),
        ('const a = await import("./b.js");', "not read"),
        ('import { a } from "./nowhere.js";', "no module nowhere"),
        ('import { a } from "./a.js";', "circle: a a"),
    ],
)
def test_what_is_not_read_is_an_error(tmp_path: Path, source: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        bundle_into_one_script("a", (written(tmp_path, a=source),))


def test_what_is_fetched_while_the_script_runs_stays_where_there_is_a_server(tmp_path: Path) -> None:
    folder = written(tmp_path, a='const later = () => import("./b.js");')
    assert 'import("./b.js")' in bundle_into_one_script("a", (folder,), may_fetch=True)
