-- The hash chain over all that is kept (docs/fairness.md). `chained`: numbers of decisions below it are in the chain, or
-- older than it. salts: the key of all salts, which is never published.
CREATE TABLE chains (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    salts BLOB NOT NULL,
    next INTEGER NOT NULL DEFAULT 0,
    chained INTEGER NOT NULL DEFAULT 0,
    head BLOB NOT NULL DEFAULT x'',
    bound TEXT NOT NULL DEFAULT '{}',          -- by seat: the hash of a word that was given before any was opened
    restores TEXT NOT NULL DEFAULT '[]',       -- [{"n", "decision"}]: from which decision on which key holds
    settled INTEGER NOT NULL DEFAULT 0         -- the restore after which hidden decks were shuffled last
) STRICT, WITHOUT ROWID;
INSERT INTO chains (table_id, salts, chained) SELECT id, randomblob(32), next_decision FROM tables;

CREATE TABLE links (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    entries TEXT NOT NULL,
    hash BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- What goes into the next link beside decisions; `at`: the number of the decision that came next.
CREATE TABLE chain_notes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT NOT NULL REFERENCES tables (id),
    at INTEGER NOT NULL,
    entry TEXT NOT NULL,
    link INTEGER                               -- NULL: in none yet
) STRICT;
CREATE INDEX chain_notes_open ON chain_notes (table_id, id) WHERE link IS NULL;

-- The head of the chain that a post tells in its footer.
ALTER TABLE outbox ADD COLUMN head TEXT NOT NULL DEFAULT '';
