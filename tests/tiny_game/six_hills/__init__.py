"""Six Hills: a game with hidden hands, a sealed bid and a map of six areas."""
