-- The rules and data that an epoch was played by up to a decision, before others were found, by a replay, to lead to the
-- same states all along. The epoch itself names the last that were found so.
CREATE TABLE versions (
    table_id TEXT NOT NULL REFERENCES tables (id),
    epoch INTEGER NOT NULL,
    number INTEGER NOT NULL,
    until INTEGER NOT NULL,
    rules_version TEXT NOT NULL,
    data_hash TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, epoch, number)
) STRICT, WITHOUT ROWID;
