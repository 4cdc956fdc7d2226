-- Figures of games that belong to a server: who manages it keeps them, and they name no person. Columns as in charts.
CREATE TABLE server_charts (
    game TEXT NOT NULL,
    hash TEXT NOT NULL,
    guild INTEGER NOT NULL,
    name TEXT NOT NULL,
    version INTEGER NOT NULL,
    content BLOB NOT NULL,
    changed TEXT NOT NULL,
    tried TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (game, hash, guild)
) STRICT, WITHOUT ROWID;
CREATE INDEX server_charts_by_guild ON server_charts (guild);
