-- What a server shows of its tables in one standing message; `kept` is the bot's own (JSON).
CREATE TABLE boards (
    guild INTEGER PRIMARY KEY,
    kept TEXT NOT NULL
) STRICT;

-- Who looks for others to play with on a server, one wish a person; `wanted` is the bot's own (JSON).
CREATE TABLE seeks (
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    wanted TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX seeks_by_user ON seeks (user);

-- Tournaments of a server; `kept` (JSON) names nobody: its numbers are those of the entrants. host: who organises it,
-- 0 once they were forgotten.
CREATE TABLE tournaments (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    status TEXT NOT NULL,
    host INTEGER NOT NULL,
    kept TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;
CREATE INDEX tournaments_by_guild ON tournaments (guild, status);

-- user: NULL once the person was forgotten.
CREATE TABLE entrants (
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    number INTEGER NOT NULL,
    user INTEGER,
    name TEXT NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX entrants_by_user ON entrants (user) WHERE user IS NOT NULL;
