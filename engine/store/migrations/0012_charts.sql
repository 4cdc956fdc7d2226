-- Owners' own figures of games. content: what they say, as JSON; changed: how many rows of which sheet differ (JSON); tried:
-- the version of the rules by which trial games were played.
CREATE TABLE charts (
    game TEXT NOT NULL,
    hash TEXT NOT NULL,
    person_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    version INTEGER NOT NULL,
    content BLOB NOT NULL,
    changed TEXT NOT NULL,
    tried TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (game, hash, person_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX charts_by_person ON charts (person_id);

-- Whom an owner lets play by them.
CREATE TABLE chart_shares (
    game TEXT NOT NULL,
    hash TEXT NOT NULL,
    owner INTEGER NOT NULL,
    person_id INTEGER NOT NULL,
    PRIMARY KEY (game, hash, owner, person_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX chart_shares_by_person ON chart_shares (person_id);

-- Charts that nobody keeps any more: tables that were played by them go on by our figures.
CREATE TABLE charts_gone (
    game TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (game, hash)
) STRICT, WITHOUT ROWID;
