"""The second checker of a game's dice: one HTML page that works alone, offline, and shares no code with the engine.

`page.py` puts it together of `page/` and of the words in `data/checker`; `praetor verify --page FILE` writes it, and a
game's closing post brings it. It knows no game's rules: what hangs on them it names as not proven.
"""
