"""Who is the host of a table: the acts of `/host` and `/server` that change it."""
