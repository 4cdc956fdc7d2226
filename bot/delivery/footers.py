"""The numbers that posts carry for their audience, how they are read back, and long messages as several."""

import re
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from bot.messages.card import COMPONENTS, HEADING, TEXTS, Card, MessageForm, Part
from bot.messages.screen import CONTENT, SMALL, Screen, Select, message_pages
from engine.store.chain.hashes import SHORT, SHOWN
from engine.store.models import Post, PostFooter

NUMBERED, PERSONAL, PASSING = "#", "✉", "◦"  # signs of numbers: a seat's, a person's, what is taken away
FOOT = re.compile(  # the last line of a message: what players say above it may look like one
    rf"(?:\A|\n)-# (?P<sign>[{NUMBERED}{PERSONAL}{PASSING}])(?P<first>\d+)(?:–(?P<last>\d+))? · (?P<table>\w+)"
    rf"(?: · (?P<head>(?:[0-9a-f]{{{SHOWN}}}|[0-9a-f]{{{SHORT}}})(?:/\d+)?))?"  # older posts have short ones, or none
    r"(?: \((?P<part>\d+)/(?P<parts>\d+)\))?\Z"
)
EDGES = 3  # components that a card may have besides those of its parts: a thumbnail at its head, small print
MARKS = 30  # characters of the marks of small print at a card's head and foot
FOOTER = 96  # characters kept free for the number of a post and the head of the chain


def post_footer(numbers: tuple[int, ...], table: str, *, sign: str = NUMBERED, head: str = "") -> str:
    """Return the number that a post carries for its audience; it is also how a post is found again after an outage.
    sign: of a post to a person, whose DMs bring their seat's posts too, or of one that is taken away (a reminder),
    under numbers of their own. head: of the table's hash chain, as the post tells it (`engine.store.chain`)."""
    span = f"{sign}{numbers[0]}" if len(numbers) == 1 else f"{sign}{numbers[0]}–{numbers[-1]}"
    return f"-# {span} · {table}" + (f" · {head}" if head else "")


def sign_before_post_number(post: Post) -> str:
    """Return the sign before the number of a post."""
    if post.audience.startswith("user:"):
        return PERSONAL
    return NUMBERED if post.numbered else PASSING


def footer_of_joined_posts(posts: Sequence[Post]) -> str:
    """Return the footer of posts that are one message: it tells the head of the last."""
    numbers = tuple(post.number for post in posts)
    return post_footer(numbers, posts[0].table, sign=sign_before_post_number(posts[0]), head=posts[-1].head)


def with_footer(screen: Screen, mark: str) -> Screen:
    """Return a screen with the number of its post as its last line; mark: see `post_footer`."""
    if screen.card is None:
        return msgspec.structs.replace(screen, content=f"{screen.content}\n{mark}".strip())
    below = "\n".join(line for line in (screen.card.below, mark.removeprefix(SMALL)) if line)
    return msgspec.structs.replace(screen, card=msgspec.structs.replace(screen.card, below=below))


class FootNumbers(NamedTuple):
    """The numbers at the foot of a message. part: which of several it is; "" of one alone."""

    sign: str
    table: str
    first: int
    last: int
    part: str


def post_numbers_at_foot(content: str) -> FootNumbers | None:
    """Return the numbers that the words of a message carry at their foot; None where they carry none."""
    found = FOOT.search(content)
    if found is None:
        return None
    first = int(found["first"])
    return FootNumbers(found["sign"], found["table"], first, int(found["last"] or first), found["part"] or "")


def post_numbers_of_table(content: str, table: str, *, sign: str = NUMBERED) -> range:
    """Return the numbers that the words of a message carry at their foot for a table; of one in several parts the last
    counts."""
    found = FOOT.search(content)
    if found is None or found["table"] != table or found["part"] != found["parts"]:
        return range(0)
    if found["sign"] != sign:
        return range(0)
    return range(int(found["first"]), int(found["last"] or found["first"]) + 1)


def post_numbers_if_of_posts(content: str, posts: Sequence[Post]) -> range:
    """Return the numbers that a message carries, where it may be one of these posts. One with a number of theirs and
    another head tells what a restored backup has lost: its number was given a second time."""
    table = posts[0].table
    told = thread_footer_of_message(content, table)
    heads = {post.number: post.head.partition("/")[0] for post in posts}
    if told is not None and told.head and heads.get(told.number, "") not in ("", told.head):
        return range(0)
    return post_numbers_of_table(content, table, sign=sign_before_post_number(posts[0]))


def thread_footer_of_message(content: str, table: str) -> PostFooter | None:
    """Return what the words of a message in a table's thread tell at their foot; None where they tell nothing."""
    found = FOOT.search(content)
    if found is None or found["table"] != table or found["part"] != found["parts"] or found["sign"] != NUMBERED:
        return None
    head, _, restore = (found["head"] or "").partition("/")
    return PostFooter(int(found["last"] or found["first"]), head, int(restore or 0))


def split_screen(screen: Screen, form: MessageForm = MessageForm.V2) -> list[Screen]:
    """Return a screen as the messages that it takes in a form, with room for the mark of each. The line that calls
    somebody goes with the first, which alone makes a sound; buttons and pictures go with the last."""
    if screen.card is not None:
        beside = sum(2 if isinstance(row, Select) else 1 + len(row) for row in screen.rows) + len(screen.pictures) + 1
        cards = split_card(screen.card, _room(form) - len(screen.content) - FOOTER, COMPONENTS - beside)
        if len(cards) == 1:
            return [msgspec.structs.replace(screen, card=cards[0])]
        first = Screen(content=screen.content, card=cards[0], mention=screen.mention, silent=screen.silent)
        middle = [Screen(card=card, silent=True) for card in cards[1:-1]]
        return [first, *middle, msgspec.structs.replace(screen, content="", card=cards[-1], mention=(), silent=True)]
    parts = message_pages(screen.content.split("\n"), CONTENT - FOOTER) or [""]
    return [*(Screen(content=part) for part in parts[:-1]), msgspec.structs.replace(screen, content=parts[-1])]


def _room(form: MessageForm) -> int:
    """Return how many characters a message may have in a form, without the marks of small print in plain form."""
    return CONTENT - MARKS if form is MessageForm.PLAIN else TEXTS


def split_card(card: Card, limit: int, most: int = COMPONENTS) -> list[Card]:
    """Return a card as several of at most `limit` characters and `most` components: split between parts, a long part
    between lines. The first has what stands above and the title, the last what stands below."""
    room = limit - len(card.above) - len(card.title) - len(card.below) - HEADING
    filled: list[list[Part]] = [[]]
    used = 0
    for part in card.parts:
        said = part if isinstance(part, str) else str(getattr(part, "text", ""))
        pieces: list[Part] = list(message_pages(said.split("\n"), room)) if isinstance(part, str) else [part]
        for piece in pieces:
            size = len(piece) if isinstance(piece, str) else len(said)
            if used and (used + size + 1 > room or Card(parts=(*filled[-1], piece)).component_count + EDGES > most):
                filled.append([])
                used = 0
            filled[-1].append(piece)
            used += size + 1
    last = len(filled) - 1
    return [
        Card(
            title=card.title if n == 0 else "",
            above=card.above if n == 0 else "",
            thumbnail=card.thumbnail if n == 0 else None,
            below=card.below if n == last else "",
            parts=tuple(parts),
            colour=card.colour,
        )
        for n, parts in enumerate(filled)
    ]
