CREATE TABLE server_charts (
    game TEXT COLLATE "C" NOT NULL,
    hash TEXT COLLATE "C" NOT NULL,
    guild BIGINT NOT NULL,
    name TEXT NOT NULL,
    version BIGINT NOT NULL,
    content BYTEA NOT NULL,
    changed TEXT NOT NULL,
    tried TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (game, hash, guild)
);
CREATE INDEX server_charts_by_guild ON server_charts (guild);
