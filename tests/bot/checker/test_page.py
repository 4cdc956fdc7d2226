"""The page itself: one file that fetches nothing, reads what `verify_export` reads, is read at any width, and makes a
word."""

import base64
import copy
import hashlib
import json
import random
import re
import string
from contextlib import suppress
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.async_api import expect

from bot.checker.messages import plain_messages
from bot.checker.page import PARTS, SCRIPTS, checker_page
from bot.words import Words
from data.messages import Message, functions_of, references_of
from data.words import folder_languages, folder_messages
from engine.kernel.dice import KeyedDice, game_key
from engine.kernel.errors import SaveError
from engine.store.chain.hashes import canonical_json
from engine.store.chain.state_fingerprint import state_fingerprint
from engine.store.verification.export_format import read_document
from engine.store.verification.verify import verify_export
from tests.bot.checker.pages import opened, shown, shown_at_once
from tests.bot.sandbox.browsing import DESK, PHONE
from tests.engine.store.toy import TOY
from tests.engine.store.verification.played import Document, again
from tests.engine.store.verification.played import older_toy_game as toy_game

KEYS = re.compile(r"""["'`]([a-z_]+\.[a-z_]+)["'`]""")
FILLS = {  # keys that the script puts together
    "thing.*": ("form", "secret", "words", "commitment", "posted", "header", "numbers", "undone", "dice", "decisions",
                "void", "epochs", "idle", "end", "undos", "names", "chain", "heads", "restores", "skipped"),
    "count.*": ("decisions", "undos", "redos", "undone", "void", "skipped", "epochs", "by_hand", "words", "dice",
                "shuffles", "events", "bound", "restores", "called_off", "links"),
    "verdict.*": ("false", "unproven", "proven"),
    "view.*": ("false", "unproven", "proven"),
    "posted.*_differs": ("commitment", "fingerprint"),
    "header.*": ("heads", "chained", "unproven", "human", "computer", "over", "abandoned", "running"),
    **{f"{thing}.*": ("heads", "chained", "unproven") for thing in ("idle", "end", "undos")},
}  # fmt: skip


# One file, its words, its policy


class Tags(HTMLParser):
    """What a browser would fetch or run of a file."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.policy = ""
        self.handlers: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("src", "href", "action", "srcset", "data", "poster"):
                self.fetched.append(f"{tag} {name}={value}")
            if name.startswith("on") or name == "style":
                self.handlers.append(f"{tag} {name}")
        if dict(attrs).get("http-equiv") == "Content-Security-Policy":
            self.policy = dict(attrs)["content"] or ""


def test_it_is_one_file_that_fetches_nothing() -> None:
    written = checker_page().decode()
    found = Tags()
    found.feed(written)
    assert found.fetched == [] and found.handlers == [] and "{{" not in written
    assert "http://" not in written and "https://" not in written and "url(" not in written
    assert found.policy.startswith("default-src 'none'; script-src 'sha256-") and "unsafe" not in found.policy
    for tag in ("script", "style"):
        (inner,) = re.findall(f"<{tag}>(.*?)</{tag}>", written, re.DOTALL)
        hashed = base64.b64encode(hashlib.sha256(inner.encode()).digest()).decode()
        assert f"{tag}-src 'sha256-{hashed}'" in found.policy
    assert len(written) < 200_000, "it is posted with every game"


def test_it_shares_no_code_with_the_engine() -> None:
    for name in ("page", "messages"):
        source = PARTS.with_name(f"{name}.py").read_text()
        assert not re.search(r"^(?:from|import) (?:engine|render)", source, re.MULTILINE)
    assert {f"{name}.js" for name in SCRIPTS} == {path.name for path in PARTS.glob("*.js")}


def test_every_word_that_it_says_is_there_and_none_is_left_over() -> None:
    known = folder_messages("checker")
    said = {key for path in PARTS.glob("*.js") for key in KEYS.findall(path.read_text())}
    said |= set(re.findall(r"\{\{ ([a-z_]+\.[a-z_]+) \}\}", (PARTS / "index.html").read_text()))
    said |= {pattern.replace("*", fill) for pattern, fills in FILLS.items() for fill in fills}
    spaces = {key.partition(".")[0] for key in known}
    assert {key for key in said if key.partition(".")[0] in spaces} == set(known)


@pytest.mark.parametrize("language", folder_languages("checker"))
def test_its_words_need_nothing_but_arguments(language: str) -> None:
    known = folder_messages("checker", language)
    assert not [key for key, one in known.items() if functions_of(one) or references_of(one)]
    assert plain_messages(known).keys() == known.keys()
    assert f'lang="{language}"'.encode() in checker_page(language)


def test_words_that_need_more_are_refused() -> None:
    for source in ("a-b = { NAME($x) }", "a-b = { a-c }", "a-b = { NAME($x) ->\n   *[one] 1\n}", "a-b ="):
        with pytest.raises(ValueError, match=r"words of a\.b"):
            plain_messages({"a.b": Message("a.b", source)})


# It reads as `verify_export` does

ODD = [
    b"", b"{", b"[]", b"7", b'"x"', b"null", b"\xff", b"\xef\xbb\xbf{}", b'{"a":1,"a":2}', b'{"a":1,}', b"[1,]",
    b"{} {}",
    b'{"praetor_export":9}', b'{"praetor_export":1}', b'{"praetor_export":1.0}', b"[" * 200 + b"]" * 200, b"nul", b"01",
    b'{"praetor_export":"1"}', b'{"a":"\\ud800"}', b"{'a':1}", b'{"__proto__":1,"__proto__":2}', b'{"a":"\n"}', b"-",
]  # fmt: skip


@pytest.mark.browser
async def test_what_is_no_export_is_called_so(tmp_path: Path) -> None:
    async with opened(tmp_path) as view:
        for raw in ODD:
            with suppress(SaveError):
                assert verify_export(read_document(raw), game=TOY).status == 1
            found = await shown(view, raw)
            assert found.verdict == "false" and found.of("false", "form"), (raw, found)


@pytest.mark.browser
async def test_it_writes_data_as_the_fingerprint_takes_it(tmp_path: Path) -> None:
    """Signs of every kind in names and texts, whole numbers of any size, decimals."""
    chance = random.Random(3)
    signs = [*string.printable, "é", "ß", "\u2028", "\x7f", "\uffee", "\U0001f600", "漢", "\x1b", "\ud7ff", "\ue000"]
    texts = ["".join(chance.choices(signs, k=chance.randrange(6))) for _ in range(200)]
    numbers: list[Any] = [
        0,
        1,
        -1,
        2**53,
        2**53 + 1,
        -(2**64),
        10**30,
        1.0,
        -2.5,
        0.1,
        1e16,
        1.5e-7,
        123456.5,
        1e15,
        -0.0,
    ]
    numbers += [chance.uniform(-1, 1) * 10.0 ** chance.randrange(-4, 15) for _ in range(200)]
    document = {"texts": texts, "numbers": numbers, **dict(zip(texts, map(bool, texts), strict=True))}
    raw = msgspec.json.encode(document).decode()
    async with opened(tmp_path) as view:
        assert await view.evaluate("raw => canonical(readJson(raw))", raw) == canonical_json(document).decode()
        long = "x" * 3_000_000
        assert await view.evaluate("raw => readJson(raw).length", json.dumps(long)) == len(long)


def mutated(document: Document, chance: random.Random) -> Document:
    """Return a copy in which one value, anywhere, is another, gone, or there twice."""
    found = copy.deepcopy(document)
    places = list(_places(found))
    where, key = chance.choice(places)
    value = where[key]
    what = chance.randrange(4)
    if what == 0 and isinstance(where, list):
        where.insert(chance.randrange(len(where) + 1), copy.deepcopy(value))
    elif what == 1:
        del where[key]
    elif type(value) is int:
        where[key] = value + chance.choice((-1, 1, 2**60))
    elif isinstance(value, str):
        where[key] = chance.choice((value + "0", value[1:], "1", "")) if value else "1"
    else:
        where[key] = chance.choice((None, True, [], {}, 1.5))
    return found


def _places(value: Any) -> Any:
    for key, one in value.items() if isinstance(value, dict) else enumerate(value):
        yield value, key
        if isinstance(one, (dict, list)):
            yield from _places(one)


@pytest.mark.browser
async def test_it_never_says_false_where_verify_does_not(tmp_path: Path) -> None:
    """A change anywhere: both find it or neither is sure, and the page, which knows less, is never the stricter."""
    document, chance = await toy_game(tmp_path), random.Random(11)
    found = 0
    async with opened(tmp_path) as view:
        for _ in range(400):
            other = mutated(document, chance)
            if other == document:
                continue
            python, page = verify_export(again(other), game=TOY), await shown_at_once(view, json.dumps(other))
            assert page.verdict != "proven"
            assert page.verdict != "false" or python.status == 1, page.of("false")
            assert not [one.said for one in page.findings if "failed at this file" in one.said], page.findings
            found += page.verdict == "false"
    assert found > 200


@pytest.mark.browser
async def test_a_position_is_compared_with_the_one_that_was_posted(tmp_path: Path) -> None:
    document = await toy_game(tmp_path)
    (at,) = (epoch["decision"] for epoch in document["epochs"][1:])
    kept = base64.b64decode(document["epochs"][1]["state"])
    args = {"version": "0123abcd", "fingerprint": state_fingerprint(kept)[:32]}
    told = Words("common")("ledger.epoch", **args)
    state = msgspec.msgpack.decode(kept)
    state["serial"] += 1
    async with opened(tmp_path) as view:
        found = await shown(view, json.dumps(document).encode(), told)
        assert found.verdict == "unproven" and f"position at decision {at}" in found.of("proven", "epochs")[0].said
        document["epochs"][1]["state"] = base64.b64encode(msgspec.msgpack.encode(state)).decode()
        found = await shown(view, json.dumps(document).encode(), told)
        assert state_fingerprint(kept)[:32] in found.of("false", "epochs")[0].said


@pytest.mark.browser
async def test_positions_have_the_fingerprints_that_the_bot_tells(tmp_path: Path) -> None:
    """Whatever is in them: numbers of every size, long texts and lists, bytes, answers that stay secret."""
    chance = random.Random(5)
    numbers = [chance.choice((1, -1)) * 2**power + step for power in range(63) for step in (-1, 0, 1)]
    states: list[dict[str, Any]] = [
        {"numbers": numbers, "high": 2**64 - 1, "half": [0.5, -1e300], "key": bytes(range(40)), "none": [None, True]},
        {"long": ["x" * n for n in (31, 32, 255, 256, 70_000)], "bytes": [b"y" * n for n in (255, 256, 70_000)]},
        {"lists": [list(range(size)) for size in (15, 16, 70_000)], "é": {str(n): n for n in range(70)}, "😀": 1},
        {"pending": {"kind": "sealed", "answers": {"1": {"do": "bid"}}, "n": 1}},
        {"pending": {"kind": "must", "answers": {"1": {"do": "bid"}}, "n": 1}},
        {"pending": None},
    ]  # fmt: skip
    async with opened(tmp_path) as view:
        for state in states:
            saved = msgspec.msgpack.encode(state)
            found = await view.evaluate("said => positionHash(said)", base64.b64encode(saved).decode())
            assert found == state_fingerprint(saved), state.keys()
        for saved in (
            b"",
            b"\x81",
            b"\xc1",
            msgspec.msgpack.encode([1]),
            msgspec.msgpack.encode({}) + b"\x00",
            b"\x81\x01\x02",
        ):
            assert await view.evaluate("said => positionHash(said)", base64.b64encode(saved).decode()) is None


@pytest.mark.browser
async def test_a_running_game_shows_its_form_alone(tmp_path: Path) -> None:
    document = await toy_game(tmp_path)
    head = ("praetor_export", "table", "game", "options", "seats", "rules_version", "data_hash", "commitment")
    running = {key: document[key] for key in head} | {"status": "running", "events": [{"is": "told"}]}
    async with opened(tmp_path) as view:
        found = await shown(view, json.dumps(running).encode(), document["commitment"])
    assert found.verdict == "unproven" and {one.thing for one in found.of("proven")} == {"form", "commitment"}
    assert {one.thing for one in found.of("unproven")} == {"decisions", "header"}


# As a reader meets it


@pytest.mark.browser
@pytest.mark.parametrize("width", [PHONE, DESK])
@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_it_is_readable_at_any_width_by_day_and_by_night(tmp_path: Path, width: int, scheme: str) -> None:
    document = await toy_game(tmp_path)
    document["decisions"][0]["draws"][0][3] = "0"
    document["table"] = "W" * 70
    async with opened(tmp_path, width=width, scheme=scheme) as view:
        await view.locator("#make").click()
        await shown(view, json.dumps(document).encode(), "f" * 64)
        assert await view.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        assert await view.evaluate(UNREADABLE) == []
        for control in await view.locator("input, textarea, button, progress").all():
            named = "n => n.labels?.length || n.getAttribute('aria-label') || n.innerText"
            assert await control.evaluate(named), await control.evaluate("n => n.outerHTML")
        levels = [await one.evaluate("h => Number(h.tagName[1])") for one in await view.locator("h1, h2, h3").all()]
        assert levels[0] == 1 and all(b - a <= 1 for a, b in pairwise(levels))


UNREADABLE = """() => {
  const rgb = (said) => said.match(/[\\d.]+/g).map(Number);
  const linear = (v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => [r, g, b].map((v) => linear(v / 255))
    .reduce((sum, v, n) => sum + v * [0.2126, 0.7152, 0.0722][n], 0);
  const ground = (node) => {
    for (let one = node; one; one = one.parentElement) {
      const found = rgb(getComputedStyle(one).backgroundColor);
      if (found.length < 4 || found[3] > 0) return found;
    }
    return [255, 255, 255];
  };
  const faint = [];
  for (const node of document.querySelectorAll("body *")) {
    const own = [...node.childNodes].some((one) => one.nodeType === 3 && one.textContent.trim());
    if (!own || !node.checkVisibility() || node.matches("script, noscript *")) continue;
    const [one, other] = [light(rgb(getComputedStyle(node).color)), light(ground(node))].sort((a, b) => b - a);
    const small = parseFloat(getComputedStyle(node).fontSize) < 14;
    if ((one + 0.05) / (other + 0.05) < 4.5 || small) faint.push(node.outerHTML.slice(0, 90));
  }
  return faint;
}"""
"""Returns what has less contrast than 4.5 to 1 (WCAG AA), or is smaller than 14 px."""


@pytest.mark.browser
async def test_a_file_is_dropped_and_the_posts_are_pasted_after_it(tmp_path: Path) -> None:
    document = await toy_game(tmp_path)
    async with opened(tmp_path) as view:
        await view.evaluate(
            "raw => { const carried = new DataTransfer(); carried.items.add(new File([raw], '<b>game</b>.json'));"
            " dispatchEvent(new DragEvent('drop', {dataTransfer: carried})); }",
            json.dumps(document),
        )
        await expect(view.locator("#verdict")).to_contain_text("Nothing in <b>game</b>.json is false")
        await view.get_by_label("What was posted on Discord").fill("nothing of 64 digits")
        await expect(view.locator("#recognised")).to_contain_text("There is no hash in this text")
        await view.get_by_label("What was posted on Discord").fill(f"secret:\n`{document['commitment'].upper()}`\n#1")
        await expect(view.locator("#recognised")).to_contain_text("One hash was found")
        await expect(view.locator("[data-thing=commitment]")).to_have_attribute("data-verdict", "proven")
        await view.get_by_label("What was posted on Discord").fill("0" * 64)
        await expect(view.locator("[data-thing=posted]")).to_have_attribute("data-verdict", "false")


@pytest.mark.browser
async def test_what_a_file_says_is_shown_as_text(tmp_path: Path) -> None:
    document = await toy_game(tmp_path)
    document["table"] = "<img src=x onerror=alert(1)>"
    document["<script>"] = 1
    async with opened(tmp_path) as view:  # which fails at any error of the page's policy too
        found = await shown(view, json.dumps(document).encode())
        assert "<script>" in found.of("false", "form")[0].said
        assert await view.locator("#header dd").first.inner_text() == document["table"]


@pytest.mark.browser
async def test_it_makes_a_word_that_nobody_can_guess(tmp_path: Path) -> None:
    async with opened(tmp_path) as view:
        made = set()
        for _ in range(20):
            await view.get_by_role("button", name="Make a word").click()
            word = await view.get_by_label("The word", exact=True).input_value()
            hashed = hashlib.sha256(word.encode()).hexdigest()
            await expect(view.get_by_label("Its hash")).to_have_value(hashed)
            made.add(word)
        assert len(made) == 20 and all(re.fullmatch(r"(?:[a-km-z2-9]{5}-){5}[a-km-z2-9]{5}", word) for word in made)
        await view.get_by_label("The word", exact=True).fill("salvē, 漢")
        await expect(view.get_by_label("Its hash")).to_have_value(hashlib.sha256("salvē, 漢".encode()).hexdigest())


@pytest.mark.browser
async def test_it_works_by_the_keyboard_alone(tmp_path: Path) -> None:
    async with opened(tmp_path) as view:
        order = []
        for _ in range(7):
            await view.keyboard.press("Tab")
            order.append(await view.evaluate("document.activeElement.id"))
        assert order == ["file", "posted", "make", "word", "copy-word", "word-hash", "copy-word-hash"]


@pytest.mark.browser
async def test_it_says_so_where_the_browser_has_no_cryptography(tmp_path: Path) -> None:
    async with opened(tmp_path) as view:
        await view.add_init_script("Object.defineProperty(globalThis, 'crypto', {value: {}})")
        await view.reload()
        await expect(view.get_by_role("alert")).to_contain_text("no cryptography")
        await expect(view.locator("#file")).to_be_disabled()


@pytest.mark.browser
async def test_a_long_game_is_checked_in_seconds(tmp_path: Path) -> None:
    """Ten thousand dice and a hundred shuffles of sixty."""
    document = await toy_game(tmp_path, plainly=True)
    key = game_key(bytes.fromhex(document["secret"]), document["words"])
    last = document["decisions"][-1]["id"]
    for number in range(last + 1, last + 1001):
        dice = KeyedDice(key, number, {}, [])
        for _ in range(10):
            dice.roll("die", 6)
        if number % 10 == 0:
            dice.shuffle("deck", [str(n) for n in range(60)])
        step = {"id": number, "seat": "1", "prompt": "p", "action": {"do": "x"}, "draws": dice.drawn}
        document["decisions"].append(msgspec.to_builtins(step))
    async with opened(tmp_path) as view:
        before = await view.evaluate("performance.now()")
        found = await shown(view, json.dumps(document).encode())
        assert found.of("proven", "dice") and found.counts["Dice"] > 10_000
        took = await view.evaluate("performance.now()") - before
    print(f"{found.counts['Dice']} dice and {found.counts['Shuffles']} shuffles in {took / 1000:.1f} s")  # noqa: T201 - the figure
    assert took < 20_000
