-- How often, and since when, Discord has refused a post in a way that another try does not mend; what such a post that
-- was put aside (status 'aside') is called in the log, and the version of Praetor that put it aside.
ALTER TABLE outbox ADD COLUMN refused INTEGER NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN refused_since REAL;
ALTER TABLE outbox ADD COLUMN fault TEXT NOT NULL DEFAULT '';
ALTER TABLE outbox ADD COLUMN aside_by TEXT NOT NULL DEFAULT '';
CREATE INDEX outbox_aside ON outbox (id) WHERE status = 'aside';
