CREATE TABLE chart_trials (
    person_id BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    hash TEXT COLLATE "C" NOT NULL,
    rules TEXT COLLATE "C" NOT NULL,
    faults TEXT NOT NULL,
    PRIMARY KEY (person_id, at, game, hash)
);
CREATE INDEX chart_trials_by_chart ON chart_trials (game, hash);
