"""Where it lies what messages show: settings of a table, a row each."""

from engine.store.sql.interface import Connection

OF_TABLE = "key > ? AND key < ?"


def key_bounds_of_table(table_id: str) -> tuple[str, str]:
    """Return what the keys of a table lie between."""
    return f"shown:{table_id}:", f"shown:{table_id};"


def forget_shown(conn: Connection, table_id: str) -> None:
    """Delete what was kept of a table's messages."""
    conn.execute(f"DELETE FROM settings WHERE {OF_TABLE}", key_bounds_of_table(table_id))  # noqa: S608 - a constant
