"""Rows and the structs that they stand for: the only place that knows the order of columns."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from engine.store.models import Decision, EventRow, Pace, Post, SeatRow, TableRow
from engine.store.sql.dialect import json_texts
from engine.store.sql.interface import Connection

TABLE_COLUMNS = (
    "id, game, name, status, guild, channel, thread, host, options, pace, commitment, rules_version, data_hash, "
    "head, created, touched, panel, lobby_card, extra"
)
SEAT_COLUMNS = "table_id, seat, kind, person_id, name, word, owner"
DECISION_COLUMNS = "id, parent, seat, prompt, moment, action, label, barrier, draws, at, person_id, why"
EVENT_COLUMNS = "decision, number, event, within"
POST_COLUMNS = (
    "id, table_id, audience, number, kind, payload, nonce, attempts, created, first_tried, head, "
    "numbered, refused, refused_since, fault"
)

_pace = msgspec.json.Decoder(Pace)
_json = msgspec.json.Decoder()


def to_json(value: Any) -> str:
    """Return a value as the JSON text that is kept."""
    return msgspec.json.encode(value).decode()


def of_json(kept: str) -> Any:
    """Return the value of a kept JSON text."""
    return _json.decode(kept)


def tables_of(conn: Connection, rows: Sequence[Sequence[Any]]) -> list[TableRow]:
    """Return rows of `TABLE_COLUMNS` as tables, with their seats read in one go."""
    seats: dict[str, list[SeatRow]] = {row[0]: [] for row in rows}
    found = conn.execute(
        f"SELECT {SEAT_COLUMNS} FROM seats WHERE table_id IN {json_texts()} "  # noqa: S608 - constant
        "ORDER BY table_id, position",
        (to_json(list(seats)),),
    )
    for table_id, seat, kind, user, name, word, owner in found:
        seats[table_id].append(
            SeatRow(
                seat=seat,
                kind=kind,
                user=user,
                name=name,
                word=word,
                owner=owner,
            )
        )
    return [_table(row, tuple(seats[row[0]])) for row in rows]


def _table(row: Sequence[Any], seats: tuple[SeatRow, ...]) -> TableRow:
    return TableRow(
        id=row[0],
        game=row[1],
        name=row[2],
        status=row[3],
        guild=row[4],
        channel=row[5],
        thread=row[6],
        host=row[7],
        options=of_json(row[8]),
        pace=_pace.decode(row[9]),
        seats=seats,
        commitment=row[10],
        rules_version=row[11],
        data_hash=row[12],
        head=row[13],
        created=row[14],
        touched=row[15],
        panel=row[16],
        lobby_card=row[17],
        extra=of_json(row[18]),
    )


def table_values(table: TableRow) -> tuple[Any, ...]:
    """Return a table as the values of `TABLE_COLUMNS`."""
    return (
        table.id,
        table.game,
        table.name,
        table.status,
        table.guild,
        table.channel,
        table.thread,
        table.host,
        to_json(table.options),
        to_json(table.pace),
        table.commitment,
        table.rules_version,
        table.data_hash,
        table.head,
        table.created,
        table.touched,
        table.panel,
        table.lobby_card,
        to_json(table.extra),
    )


def seat_values(table_id: str, seats: Iterable[SeatRow]) -> list[tuple[Any, ...]]:
    """Return seats as values of (position, *SEAT_COLUMNS)."""
    return [(n, table_id, s.seat, s.kind, s.user, s.name, s.word, s.owner) for n, s in enumerate(seats)]


def decision_of(row: Sequence[Any]) -> Decision:
    """Return a row of `DECISION_COLUMNS` as a decision."""
    return Decision(
        id=row[0],
        parent=row[1],
        seat=row[2],
        prompt=row[3],
        moment=row[4],
        action=of_json(row[5]),
        label=of_json(row[6]),
        barrier=row[7],
        draws=tuple(of_json(row[8])),
        at=row[9],
        user=row[10],
        why=row[11],
    )


def decision_values(d: Decision) -> tuple[Any, ...]:
    """Return a decision as the values of `DECISION_COLUMNS`."""
    return (
        d.id,
        d.parent,
        d.seat,
        d.prompt,
        d.moment,
        to_json(d.action),
        to_json(d.label),
        d.barrier,
        to_json(d.draws),
        d.at,
        d.user,
        d.why,
    )


def event_of(row: Sequence[Any]) -> EventRow:
    """Return a row of `EVENT_COLUMNS` as an event."""
    return EventRow(decision=row[0], number=row[1], event=row[2], within=tuple(of_json(row[3])))


def post_of(row: Sequence[Any]) -> Post:
    """Return a row of `POST_COLUMNS` as a post."""
    return Post(
        id=row[0],
        table=row[1],
        audience=row[2],
        number=row[3],
        kind=row[4],
        payload=of_json(row[5]),
        nonce=row[6],
        attempts=row[7],
        created=row[8],
        first_tried=row[9],
        head=row[10],
        numbered=bool(row[11]),
        refused=row[12],
        refused_since=row[13],
        fault=row[14],
    )
