-- What an operator asks of the bot: by the command line, which leaves it here for the bot that runs, and by an owner's
-- command, whose interaction's id is the key. answer: NULL until it was carried out.
CREATE TABLE operator_requests (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    what TEXT NOT NULL,
    details TEXT NOT NULL,
    at REAL NOT NULL,
    answer TEXT
) STRICT;
CREATE INDEX operator_requests_open ON operator_requests (id) WHERE answer IS NULL;

-- Servers and persons (kind: server, person) whom the bot serves no more, by their Discord ids.
CREATE TABLE blocked (
    kind TEXT NOT NULL,
    id INTEGER NOT NULL,
    why TEXT NOT NULL,
    since REAL NOT NULL,
    PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;

-- The rows of a table whose game is over, compressed: they are in none of the other tables then. persons: the ids (a JSON
-- list) whom they name; bytes: what they took before.
CREATE TABLE packed (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    rows BLOB NOT NULL,
    persons TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    at REAL NOT NULL
) STRICT;
