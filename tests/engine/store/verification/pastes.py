"""The thread of a table as people copy it: what each way of copying makes of its posts, with the names, times and chat
that stand between them."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

TABLE = "AB12C"
HEADS = tuple(f"{n:02d}" + "5f0c91be3d2a6b7c8d9e" + "0a1b2c3d4e5f6a7b8c" for n in range(4))
NAME = "deadbeefcafe"  # of a player: twelve hex digits
HEX_NAME = "deadbeef" * 4  # thirty-two, as many as a name may have


class Posted(NamedTuple):
    """A post: what it says above its last line, and that line."""

    body: str
    foot: str


def thread(table: str = TABLE, heads: tuple[str, ...] = HEADS, commitment: str = "c" * 64) -> list[Posted]:
    """Return the posts of a table: the first is of the lobby, then one for each head."""
    first = Posted(f"Fingerprint of the secret: {commitment}", f"#1 · {table}")
    return [first, *(Posted(f"{NAME} takes **Latium**.\n{HEX_NAME} pays 3", f"#{n} · {table} · {head}")
                     for n, head in enumerate(heads, 2))]  # fmt: skip


Paste = Callable[[list[Posted]], str]


def copied(between: str = "", before: str = "", line: Callable[[str], str] = str, foot: str = "{}") -> Paste:
    """Return a way of copying. before: what stands above each post; between: below it; line: what becomes of each
    line; foot: of the last one."""

    def paste(posts: list[Posted]) -> str:
        said = [f"{before}{post.body}\n{foot.format(post.foot)}\n{between}" for post in posts]
        return "\n".join(line(one) for one in "".join(said).split("\n"))

    return paste


def _parts(posts: list[Posted]) -> str:
    return "\n".join(f"one\n-# {p.foot} (1/2)\ntwo\n-# {p.foot} (2/2)" for p in posts)


def _spans(sign: str) -> Paste:
    return lambda posts: "\n".join(f"-# #{n}{sign}{n + 3}{p.foot[2:]}" for n, p in enumerate(posts, 1))


AUTHOR = "Praetor\nAPP\n — 28/11/2026, 20:14\n"
CHAT = f"{NAME} — 20:15\nsalve, {NAME}!\n"
PASTES: Mapping[str, Paste] = {
    "Copy Text": copied(foot="-# {}"),
    "Copy Text, with blank lines": copied(between="\n\n", foot="-# {}"),
    "desktop": copied(before=AUTHOR),
    "desktop, time in a line of its own": copied(before="Praetor\nAPP\n — \nToday at 8:14 PM\n"),
    "desktop, with chat of a player": copied(before=AUTHOR, between=CHAT),
    "desktop, with a player's server tag": copied(before=AUTHOR, between=f"{HEX_NAME}\nSPQR\n — 20:15\n{NAME}\n"),
    "desktop, with reactions": copied(before=AUTHOR, between="👍\n2\n"),
    "compact": copied(before="[20:14] Praetor: "),
    "compact, 12 hours": copied(before="[8:14 PM]Praetor: ", between=f"[8:15 PM]{NAME}: {NAME}\n"),
    "phone, several messages": copied(before="Praetor, 28.11.2026 20:14\n", between="\n"),
    "Windows' ends of lines": copied(line=lambda one: f"{one}\r"),
    "blanks at both ends": copied(line=lambda one: f"  {one}\t "),
    "quoted": copied(line=lambda one: f"> {one}", foot="-# {}"),
    "quoted twice in a mail": copied(line=lambda one: f">> {one}"),
    "blanks that do not break": copied(line=lambda one: one.replace(" ", "\u00a0")),
    "signs of no width": copied(line=lambda one: f"\u200b{one}\ufeff"),
    "edited": copied(foot="{} (edited)"),
    "edited, in Italian": copied(foot="{} (modificato)"),
    "edited, in Japanese": copied(foot="{} (編集済)"),
    "in capitals": lambda posts: copied()(posts).upper(),
    "last lines alone": lambda posts: "\n".join(post.foot for post in posts),
    "the newest first": lambda posts: copied()(posts[::-1]),
    "long posts in parts": _parts,
    "several posts in one message": _spans("–"),
    "several posts, with a hyphen": _spans("-"),
    "a name as a line, as an older thread's": copied(between=f"#9 · {TABLE} · {NAME}\n — 20:15\nsalve\n"),
    "names as lines": copied(between=f"{NAME}\n{HEX_NAME}\n{'0' * 12}/1\n"),
    "a head said in a sentence": copied(between=f"{NAME}: look at #9 · {TABLE} · {'0' * 40}\n"),
    "a head of another table": copied(between=f"-# #9 · OTHER · {'0' * 40}\n"),
    "a player's word of digits": copied(between=f"- {NAME}, typed: {HEX_NAME}\n- {NAME}: {'a1' * 20}\n"),
}  # fmt: skip
"""Ways to copy an honest thread, each with all that stands between its posts."""


def told(document: Mapping[str, Any]) -> list[Posted]:
    """Return the posts of an export's table, with a head for each link."""
    heads = tuple(link["hash"][:40] for link in document["chain"])
    return thread(document["table"], heads, document["commitment"])
