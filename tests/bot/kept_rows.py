"""What the bot's database keeps, column by column, whichever engine it is on."""

from collections.abc import Iterator

from engine.store.postgres.address import PostgresAddress
from testbed.drills.records import Records
from tests.bot.hall import InProcess

ON_A_FILE = (
    "SELECT t.name AS kept, c.name AS said, c.type AS kind FROM sqlite_schema t, pragma_table_info(t.name) c "
    "WHERE t.type = 'table'"
)
ON_A_SERVER = (
    "SELECT table_name AS kept, column_name AS said, data_type AS kind FROM information_schema.columns "
    "WHERE table_schema = current_schema()"
)


class KeptRows:
    """Looks at the database of a bot that runs."""

    def __init__(self, hall: InProcess) -> None:
        place = hall.app.settings.database_place
        self.records, self._is_on_a_server = Records(place), isinstance(place, PostgresAddress)

    def columns(self) -> Iterator[tuple[str, str, str]]:
        """Yield each column: its table, its name, its type."""
        for row in self.records.rows(ON_A_SERVER if self._is_on_a_server else ON_A_FILE):
            yield row["kept"], row["said"], row["kind"]

    def places_with(self, said: str) -> list[str]:
        """Return every table and column in which something is found, be it within other words or bytes."""
        found = []
        for table, column, kind in self.columns():
            text = f"encode({column}, 'escape')" if kind == "bytea" else f"CAST({column} AS TEXT)"
            sql = f"SELECT count(*) FROM {table} WHERE {text} LIKE ?"  # noqa: S608 - ours
            if self.records.first_value(sql, f"%{said}%"):
                found.append(f"{table}.{column}")
        return found
