"""The store: everything that outlives the process (tables, decisions, events, states, posts), in one SQLite file. A
decision and all that follows from it are one transaction."""
