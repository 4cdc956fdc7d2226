"""Check the types of the page of a table and of a replay's, which shares its modules, by TypeScript, which is no
dependency.

    npm pack typescript@5.6.3 && tar xzf typescript-5.6.3.tgz
    python -m scripts.page_types --typescript package

It runs on the Node that Playwright brings with it, and ends with TypeScript's own status.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import playwright

BOT = Path(__file__).resolve().parents[1] / "bot"
PAGES = [BOT / "table_page" / "page", BOT / "replay" / "page"]  # modules of either find those of the other
SAID = "declare function say(key: string, args?: object): string;\n"  # by `bot/checker/page/words.js`, in a replay
OPTIONS = {
    "checkJs": True,
    "allowJs": True,
    "noEmit": True,
    "strict": True,
    "noImplicitAny": False,  # what comes from the server is whitelisted there
    "strictNullChecks": False,
    "useUnknownInCatchVariables": False,
    "target": "es2022",
    "module": "es2022",
    "moduleResolution": "bundler",
    "lib": ["es2022", "dom", "dom.iterable"],
    "rootDirs": [str(page) for page in PAGES],
}


def main() -> int:
    """Return TypeScript's status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--typescript", type=Path, required=True, help="the unpacked package")
    wanted = parser.parse_args()
    node = Path(playwright.__file__).parent / "driver" / "node"
    with tempfile.TemporaryDirectory() as folder:
        config = Path(folder) / "jsconfig.json"
        (Path(folder) / "said.d.ts").write_text(SAID)
        include = [f"{folder}/said.d.ts", *(f"{page}/*.js" for page in PAGES)]
        config.write_text(json.dumps({"compilerOptions": OPTIONS, "include": include}))
        words = [node, wanted.typescript.resolve() / "lib" / "tsc.js", "-p", config]
        return subprocess.run(words, check=False).returncode  # noqa: S603 - our own words


if __name__ == "__main__":
    sys.exit(main())
