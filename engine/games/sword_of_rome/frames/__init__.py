"""The frames of the game's procedures, one module a chapter. Names of frames and steps are stored with every table."""
