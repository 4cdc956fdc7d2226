"""How a newcomer learns a game: five short pages, then a guided round in his own DM against computers."""
