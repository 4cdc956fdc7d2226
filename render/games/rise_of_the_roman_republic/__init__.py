"""The pictures of The Rise of the Roman Republic: its map of hexes, and the boards of its offices and armies."""

GAME_ID = "rise_of_the_roman_republic"
