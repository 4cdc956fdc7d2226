"""Studies: tables that begin at a step of a game that is over, and count for nothing."""
