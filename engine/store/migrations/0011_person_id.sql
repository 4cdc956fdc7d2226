-- `user` is a word of other databases: there the column named so would be who is connected to the database.
ALTER TABLE seats RENAME COLUMN user TO person_id;
ALTER TABLE decisions RENAME COLUMN user TO person_id;
ALTER TABLE audit RENAME COLUMN user TO person_id;
ALTER TABLE followers RENAME COLUMN user TO person_id;
ALTER TABLE bets RENAME COLUMN user TO person_id;
ALTER TABLE persons RENAME COLUMN user TO person_id;
ALTER TABLE seeks RENAME COLUMN user TO person_id;
ALTER TABLE entrants RENAME COLUMN user TO person_id;
