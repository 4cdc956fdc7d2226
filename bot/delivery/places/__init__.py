"""Where tables are on Discord: their cards and threads, and their posts in forums."""
