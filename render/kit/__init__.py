"""The map kit: engines for maps of points with links and of hexes, which a game fills with plain facts; no game's name.

What is drawn is declared in typed structs, laid out as boxes (that tests check), and painted last.
"""
