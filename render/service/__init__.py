"""How drawing is carried out: one service, worker processes, who is drawn for first."""
