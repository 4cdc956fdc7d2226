-- Trials of owners' figures within a day: who may have how many more, and how they came out. rules: the version of the rules
-- and figures by which games were played; faults: what was wrong (JSON), '' as long as it is not known.
CREATE TABLE chart_trials (
    person_id INTEGER NOT NULL,
    at REAL NOT NULL,
    game TEXT NOT NULL,
    hash TEXT NOT NULL,
    rules TEXT NOT NULL,
    faults TEXT NOT NULL,
    PRIMARY KEY (person_id, at, game, hash)
) STRICT, WITHOUT ROWID;
CREATE INDEX chart_trials_by_chart ON chart_trials (game, hash);
