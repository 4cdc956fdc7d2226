"""Running tables: for each an actor that carries out its decisions one after another, and the clock that wakes it; the
lobby before a game starts; what the bot keeps and tells of a table."""
