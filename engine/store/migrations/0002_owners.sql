-- A person finds the tables where a computer player keeps his seat.
CREATE INDEX seats_by_owner ON seats (owner) WHERE owner IS NOT NULL;
