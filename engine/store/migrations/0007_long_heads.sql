-- The first link whose salt comes of the committed secret and whose head posts tell in full length. Links that a table
-- has when this comes have salts of its own key, and short heads stand in its thread.
ALTER TABLE chains ADD COLUMN long_from INTEGER NOT NULL DEFAULT 0;
UPDATE chains SET long_from = next;
