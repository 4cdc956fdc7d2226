"""Heads of the hash chain, as posts tell them: they may change with what everybody learns, and with nothing else.

A link that no public post tells would count private steps; so would a head in somebody's DM, or one told at two moments
(that would say that nothing private was done in between; posts of one transaction share theirs).
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from engine.store.chain.hashes import SHOWN
from engine.store.models import PUBLIC
from testbed.drills.records import Records
from testbed.drills.report import Report

POSTS = "SELECT audience, numbered, head, created FROM outbox WHERE table_id = ? ORDER BY id"
LINKS = "SELECT number, entries, hash FROM links WHERE table_id = ? ORDER BY number"


def check_heads(records: Records, table: str, report: Report) -> None:
    """Look at every post and link of a table whose game has begun."""
    for fault in head_faults(records.rows(POSTS, table), records.rows(LINKS, table)):
        report.note(fault, "leaked")
    report.add("links looked at", len(records.rows(LINKS, table)))


def head_faults(posts: Sequence[dict[str, Any]], links: Sequence[dict[str, Any]]) -> list[str]:
    """Return what the heads tell that nobody may know."""
    moments = {(post["head"].partition("/")[0], post["created"]): None for post in posts if post["head"]}
    told = [head for head, _ in moments]
    made = [bytes(link["hash"]).hex()[:SHOWN] for link in links]
    ends = {head for head, link in zip(made, links, strict=True) if '"is":"end"' in link["entries"]}
    found = [f"a post to {post['audience']} tells a head" for post in posts
             if post["head"] and not (post["audience"] == PUBLIC and post["numbered"])]  # fmt: skip
    found += [f"head {head} is told at {n} moments" for head, n in Counter(told).items() if n > 1]
    found += [f"link {n} was made without a public post" for n, head in enumerate(made)
              if head not in told and head not in ends]  # fmt: skip
    if [head for head in made if head in told] != told:
        found.append("heads are not told in the order of their links")
    return found
