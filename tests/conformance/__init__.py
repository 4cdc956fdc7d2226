"""What every registered game must keep, whatever its rules are: a new game is held to it by being registered.

One module a subject; each runs over `GAMES`. `walks.py` plays the random games that most of them look at. What only
one game has (its rules, its figures, its player's strength) is tested beside that game.
"""
