"""The pictures of Samnite Wars: the map of Italy, cards, war efforts."""
