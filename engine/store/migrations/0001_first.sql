-- Everything of a table hangs on `tables`; nothing is ever deleted, an undo moves `head` and leaves a marker.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    status TEXT NOT NULL,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    thread INTEGER,
    host INTEGER NOT NULL,
    options TEXT NOT NULL,
    pace TEXT NOT NULL,
    commitment TEXT NOT NULL,
    rules_version TEXT NOT NULL,
    data_hash TEXT NOT NULL,
    head INTEGER,
    redo_tip INTEGER,                          -- the deepest step undone, while nothing else was decided since
    next_decision INTEGER NOT NULL DEFAULT 0,
    next_event INTEGER NOT NULL DEFAULT 1,
    epoch INTEGER NOT NULL DEFAULT 0,
    created REAL NOT NULL,
    touched REAL NOT NULL,
    panel INTEGER,
    lobby_card INTEGER,
    extra TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_by_thread ON tables (thread) WHERE thread IS NOT NULL;
CREATE INDEX tables_by_guild ON tables (guild, touched);
CREATE INDEX tables_by_status ON tables (status, touched);

-- Apart from `tables`, so that no look at a table can show it.
CREATE TABLE secrets (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    secret BLOB NOT NULL,
    words TEXT                                 -- by seat, as they went into the key at the start
) STRICT, WITHOUT ROWID;

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    position INTEGER NOT NULL,
    seat TEXT NOT NULL,
    kind TEXT NOT NULL,
    user INTEGER,
    name TEXT NOT NULL,
    word TEXT NOT NULL,
    dm_open INTEGER,
    owner INTEGER,
    PRIMARY KEY (table_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_user ON seats (user) WHERE user IS NOT NULL;

CREATE TABLE decisions (
    table_id TEXT NOT NULL REFERENCES tables (id),
    id INTEGER NOT NULL,
    parent INTEGER,
    epoch INTEGER NOT NULL,
    seat TEXT NOT NULL,
    prompt TEXT NOT NULL,
    moment TEXT NOT NULL,
    action TEXT NOT NULL,
    label TEXT NOT NULL,
    barrier TEXT NOT NULL,
    draws TEXT NOT NULL,
    at REAL NOT NULL,
    user INTEGER,
    why TEXT NOT NULL,
    PRIMARY KEY (table_id, id)
) STRICT, WITHOUT ROWID;

-- `within` is kept beside the event as it was told.
CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    decision INTEGER NOT NULL,
    number INTEGER NOT NULL,
    event BLOB NOT NULL,
    within TEXT NOT NULL,
    PRIMARY KEY (table_id, decision, number)
) STRICT, WITHOUT ROWID;

-- A cache of what the decisions give: `base` NULL is a keyframe, else the keyframe that the delta is taken from.
CREATE TABLE snapshots (
    table_id TEXT NOT NULL REFERENCES tables (id),
    decision INTEGER NOT NULL,
    base INTEGER,
    age INTEGER NOT NULL,                      -- deltas since the keyframe
    data BLOB NOT NULL,
    PRIMARY KEY (table_id, decision)
) STRICT;

CREATE TABLE epochs (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    decision INTEGER NOT NULL,                 -- its snapshot is the epoch's base
    reason TEXT NOT NULL,
    rules_version TEXT NOT NULL,
    data_hash TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE markers (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,                        -- undo, redo
    from_decision INTEGER NOT NULL,
    to_decision INTEGER NOT NULL,
    marker TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables (id),
    audience TEXT NOT NULL,
    last INTEGER NOT NULL,
    PRIMARY KEY (table_id, audience)
) STRICT, WITHOUT ROWID;

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT NOT NULL REFERENCES tables (id),
    audience TEXT NOT NULL,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    nonce TEXT NOT NULL,
    replaces TEXT NOT NULL,
    decision INTEGER,                          -- void when this is undone; NULL: outlives every undo
    status TEXT NOT NULL DEFAULT 'waiting',    -- waiting, sent, void, failed
    attempts INTEGER NOT NULL DEFAULT 0,
    unknown INTEGER NOT NULL DEFAULT 0,        -- attempts of which nobody knows whether they arrived
    not_before REAL NOT NULL,
    created REAL NOT NULL,
    first_tried REAL,
    settled REAL,
    channel INTEGER,
    message INTEGER,
    error TEXT NOT NULL DEFAULT ''
) STRICT;
-- Partial, so that what is due costs the same however long the history is.
CREATE INDEX outbox_due ON outbox (not_before, id) WHERE status = 'waiting';
CREATE INDEX outbox_line ON outbox (table_id, audience, id) WHERE status = 'waiting';
CREATE INDEX outbox_replaced ON outbox (table_id, audience, replaces) WHERE status = 'waiting' AND replaces <> '';
CREATE INDEX outbox_last ON outbox (table_id, audience, kind, id) WHERE status = 'sent' AND message IS NOT NULL;

CREATE TABLE done (
    interaction INTEGER PRIMARY KEY,
    answer TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;

CREATE TABLE drafts (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat TEXT NOT NULL,
    draft TEXT,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE standing_orders (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat TEXT NOT NULL,
    orders TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE leases (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    owner TEXT NOT NULL,
    until REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX leases_by_owner ON leases (owner);

CREATE TABLE persons (
    user INTEGER PRIMARY KEY,
    kept TEXT NOT NULL
) STRICT;

CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE audit (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT NOT NULL REFERENCES tables (id),
    user INTEGER,
    what TEXT NOT NULL,
    details TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;
CREATE INDEX audit_by_table ON audit (table_id, id);
