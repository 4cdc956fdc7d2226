-- What nobody waits for may wait for more of its line, so that several go out as one message.
ALTER TABLE outbox ADD COLUMN patience REAL NOT NULL DEFAULT 0;
-- What goes out at private steps too (a panel) joins what waits and is never waited for: that would tell of the step.
ALTER TABLE outbox ADD COLUMN numbered INTEGER NOT NULL DEFAULT 1;
