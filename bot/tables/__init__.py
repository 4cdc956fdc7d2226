"""Running tables: one actor each, the lobby before, the clock beside."""
