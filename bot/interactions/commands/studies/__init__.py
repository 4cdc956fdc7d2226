"""Commands and presses that begin a study of a game that is over."""
