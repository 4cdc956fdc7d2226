"""How a newcomer learns a game: pages, scenarios, the guided round."""
