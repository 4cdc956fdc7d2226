-- Who is written to at the end of each round of a table at which he does not sit.
CREATE TABLE followers (
    table_id TEXT NOT NULL REFERENCES tables (id),
    user INTEGER NOT NULL,
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX followers_user ON followers (user);

-- Bets on battles: `start` is the decision that the battle began with, `ended` the one that it ended with, and `won`
-- whether the bet was right then; NULL as long as it goes on, `won` also where nobody has won.
CREATE TABLE bets (
    table_id TEXT NOT NULL REFERENCES tables (id),
    start INTEGER NOT NULL,
    user INTEGER NOT NULL,
    side TEXT NOT NULL,
    at REAL NOT NULL,
    ended INTEGER,
    won INTEGER,
    PRIMARY KEY (table_id, start, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX bets_user ON bets (user);
