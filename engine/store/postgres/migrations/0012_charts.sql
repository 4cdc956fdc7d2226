CREATE TABLE charts (
    game TEXT COLLATE "C" NOT NULL,
    hash TEXT COLLATE "C" NOT NULL,
    person_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    version BIGINT NOT NULL,
    content BYTEA NOT NULL,
    changed TEXT NOT NULL,
    tried TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (game, hash, person_id)
);
CREATE INDEX charts_by_person ON charts (person_id);

CREATE TABLE chart_shares (
    game TEXT COLLATE "C" NOT NULL,
    hash TEXT COLLATE "C" NOT NULL,
    owner BIGINT NOT NULL,
    person_id BIGINT NOT NULL,
    PRIMARY KEY (game, hash, owner, person_id)
);
CREATE INDEX chart_shares_by_person ON chart_shares (person_id);

CREATE TABLE charts_gone (
    game TEXT COLLATE "C" NOT NULL,
    hash TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (game, hash)
);
