"""The pictures of Samnite Wars: the map of Italy, cards, war efforts."""

GAME_ID = "samnite_wars"
