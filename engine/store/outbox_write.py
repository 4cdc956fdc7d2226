"""What other transactions write to the outbox: new posts, and the voiding of posts that are no longer true."""

import hmac
from collections.abc import Sequence

import msgspec

from engine.kernel.errors import SaveError
from engine.store.chain import links
from engine.store.models import PUBLIC, AuditNote, Decision, NewPost
from engine.store.rows import to_json
from engine.store.sql.dialect import json_field, json_numbers
from engine.store.sql.interface import Connection

SKIPPED = "skipped"  # the kind of the post that tells of numbers passed over: first, last
# What was tried may be there: it is never voided, its queue settles it first (the same nonce, or a look at the
# channel).
UNTRIED = "status = 'waiting' AND first_tried IS NULL"
# Discord has refused a post: if it was tried for that (more often than `:tries`), that try has not arrived. One that
# an earlier try may have brought there stays to be looked for, and waits for its next try, at `:at`.
ANSWERED = """
first_tried = CASE WHEN unknown <= 1 AND (unknown < 1 OR attempts > :tries) THEN NULL ELSE :at END,
unknown = CASE WHEN unknown > 0 AND attempts > :tries THEN unknown - 1 ELSE unknown END,
"""
OF_TABLE = (
    f"SELECT s.secret, {json_field('t.extra', 'practice')}, {links.PLACE} FROM secrets s "  # noqa: S608 - a constant
    "JOIN tables t ON t.id = s.table_id JOIN chains c ON c.table_id = s.table_id WHERE s.table_id = ?"
)


def enqueue_posts(
    conn: Connection,
    table_id: str,
    posts: Sequence[NewPost],
    now: float,
    decision: int | None = None,
    kept: Decision | None = None,
) -> None:
    """Put posts into the outbox, each with the next number of its queue and its nonce, and their audit notes into the
    audit trail. Runs inside the caller's transaction. decision: the one that the posts tell of, so that an undo can
    void them. kept: the decision that was written in this transaction, if one was. SaveError if there is no such
    table. A practice table has one audience: what is public goes to the seat that its `extra` names, in that seat's
    queue and numbers.

    What the public is told in numbered posts makes a link of the chain, whose head they show. Numbers of decisions that
    were never used are mentioned first, whatever passed over them."""
    if not posts:
        return
    row = conn.execute(OF_TABLE, (table_id,)).fetchone()
    if row is None:
        raise SaveError(f"there is no table {table_id}")
    secret, practised, *place = row
    head = ""
    if any(post.audience == PUBLIC and post.numbered for post in posts):
        head, unused = links.link_kept_entries(conn, table_id, links.ChainPosition(*place), kept)
        posts = [*(NewPost(audience=PUBLIC, kind=SKIPPED, payload=numbers) for numbers in unused), *posts]
    for told in posts:
        post = msgspec.structs.replace(told, audience=practised) if practised and told.audience == PUBLIC else told
        if post.audit_note is not None:
            note_in_audit_trail(conn, table_id, post.audit_note, now)
        if post.replaces:
            conn.execute(
                "UPDATE outbox SET status = 'void', settled = ? "  # noqa: S608 - a constant
                f"WHERE table_id = ? AND audience = ? AND replaces = ? AND replaces <> '' AND {UNTRIED}",
                (now, table_id, post.audience, post.replaces),
            )
        queue = post.audience if post.numbered else f"{post.audience} unnumbered"
        number = conn.execute(
            "INSERT INTO lines (table_id, audience, last) VALUES (?, ?, 1) "
            "ON CONFLICT (table_id, audience) DO UPDATE SET last = lines.last + 1 RETURNING last",
            (table_id, queue),
        ).fetchone()[0]
        payload = to_json(post.payload)
        conn.execute(
            "INSERT INTO outbox (table_id, audience, number, kind, payload, nonce, replaces, decision, not_before, "
            "created, patience, numbered, head) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                table_id,
                post.audience,
                number,
                post.kind,
                payload,
                outbox_row_nonce(secret, table_id, queue, number, payload),
                post.replaces,
                decision,
                post.not_before,
                now,
                post.max_delay,
                int(post.numbered),
                head if post.audience == PUBLIC and post.numbered else "",
            ),
        )


def retry_posts_now(conn: Connection, table_id: str, now: float) -> None:
    """Let the posts of a table that wait for another try go now."""
    conn.execute(
        "UPDATE outbox SET not_before = ? "
        "WHERE table_id = ? AND status = 'waiting' AND (attempts > 0 OR error <> '') AND not_before > ?",
        (now, table_id, now),
    )


def note_in_audit_trail(conn: Connection, table_id: str, audit_note: AuditNote, now: float) -> None:
    """Leave a line in a table's audit trail."""
    values = (table_id, audit_note.user, audit_note.what, to_json(audit_note.details), now)
    conn.execute("INSERT INTO audit (table_id, person_id, what, details, at) VALUES (?, ?, ?, ?, ?)", values)


def outbox_row_nonce(secret: bytes, table_id: str, audience: str, number: int, payload: str) -> str:
    """Return a row's nonce: 24 hex digits of a keyed hash, so that it tells nothing of the row. The payload is in it
    since a restored backup gives a number a second time, to something else."""
    said = f"praetor nonce\0{table_id}\0{audience}\0{number}\0{payload}".encode()
    return hmac.digest(secret, said, "sha256").hex()[:24]


def void_undone(conn: Connection, table_id: str, undone: Sequence[int], now: float) -> None:
    """Void what was not yet told of steps that are undone; markers and reminders belong to no step and stay."""
    conn.execute(
        "UPDATE outbox SET status = 'void', settled = ? "  # noqa: S608 - a constant
        f"WHERE table_id = ? AND ({UNTRIED} OR status = 'aside') AND decision IN {json_numbers()}",
        (now, table_id, to_json(list(undone))),
    )
