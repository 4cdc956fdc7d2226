"""The page that checks a game, in a headless Chromium: files are given to it as a reader would, and what it shows is
read back."""

import json
from collections.abc import Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.async_api import FilePayload, Page

from bot.checker.page import FILE, checker_page
from tests.bot.sandbox.browsing import DESK, HEIGHT, open_browser, open_page

FALSE, NOT_PROVEN, PROVEN = "false", "unproven", "proven"
READ = """() => ({
  verdict: document.getElementById("verdict").dataset.verdict || "",
  headline: document.getElementById("verdict").innerText,
  findings: [...document.querySelectorAll("#findings li")].map((li) => ({
    thing: li.dataset.thing, verdict: li.dataset.verdict, said: li.innerText.trim(),
    since: li.dataset.since === undefined ? null : Number(li.dataset.since),
  })),
  counts: Object.fromEntries([...document.querySelectorAll("#counts div")].map(
    (line) => [line.querySelector("dt").innerText, Number(line.querySelector("dd").innerText)])),
})"""
GIVE = """async ([raw, posted]) => {
  const result = document.getElementById("result"), input = document.getElementById("file");
  result.dataset.state = "";
  document.getElementById("posted").value = posted;
  const chosen = new DataTransfer();
  chosen.items.add(new File([raw], "game.json", { type: "application/json" }));
  const done = new Promise((done) => new MutationObserver((_, watch) => {
    if (result.dataset.state === "done") { watch.disconnect(); done(); }
  }).observe(result, { attributes: true }));
  input.files = chosen.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await done;
  return READ();
}""".replace("READ", f"({READ})")


class Finding(NamedTuple):
    """One line of what the page has found."""

    thing: str
    verdict: str
    said: str
    since: int | None


class Shown(NamedTuple):
    """What the page shows of a file."""

    verdict: str
    headline: str
    findings: list[Finding]
    counts: dict[str, int]

    def of(self, verdict: str, thing: str = "") -> list[Finding]:
        return [one for one in self.findings if one.verdict == verdict and thing in ("", one.thing)]


@asynccontextmanager
async def opened(folder: Path, *, width: int = DESK, scheme: Any = "light", page_file: bytes | None = None) -> Any:
    """Open the page as it is saved from a post: from a file, without a server. Whatever it would fetch is an error.

    page_file: the file as a post brought it; None: as it is installed.
    """
    saved = folder / FILE
    saved.write_bytes(page_file or checker_page())
    async with open_browser() as browser:
        view = await open_page(browser, viewport={"width": width, "height": HEIGHT}, color_scheme=scheme)
        wrong: list[str] = []
        view.on("pageerror", lambda error: wrong.append(str(error)))
        view.on("console", lambda line: wrong.append(line.text) if line.type == "error" else None)
        view.on("request", lambda asked: wrong.append(asked.url) if asked.url != saved.as_uri() else None)
        await view.goto(saved.as_uri())
        yield view
        assert wrong == []


async def shown(view: Page, raw: bytes, posted: str = "") -> Shown:
    """Give the page a file, with what was copied from the thread, and return what it says."""
    await view.evaluate("document.getElementById('result').dataset.state = ''")
    await view.evaluate("said => { document.getElementById('posted').value = said; }", posted)
    await view.locator("#file").set_input_files(FilePayload(name="game.json", mimeType="application/json", buffer=raw))
    await view.locator("#result[data-state=done]").wait_for()
    return _shown(await view.evaluate(READ))


def _shown(read: Any) -> Shown:
    return Shown(read["verdict"], read["headline"], [Finding(**one) for one in read["findings"]], read["counts"])


async def shown_at_once(view: Page, raw: str, posted: str = "") -> Shown:
    """Return what `shown` does: the page is given the file by a script, in a tenth of the time."""
    return _shown(await view.evaluate(GIVE, [raw, posted]))


async def shown_all(folder: Path, files: Iterable[tuple[Any, str]]) -> list[Shown]:
    """Return what one page says of documents, each with what was copied from the thread."""
    async with opened(folder) as view:
        return [await shown_at_once(view, json.dumps(document), posted) for document, posted in files]
