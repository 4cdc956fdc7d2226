"""Where a table is on Discord: what its thread is called."""
