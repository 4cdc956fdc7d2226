"""The kit: parts that games are put together from. It imports the kernel, and no game; every game may import it.

graph.py, hexes.py: places and the ways between them. cards.py: decks, hands and discards. card_game.py: the base of a
game whose only hidden things are cards. choices.py: kinds of choices beyond the kernel's. later.py: what is listed
only when it is asked for. pools.py: dice that are thrown together, and the odds of what they show. player.py: the
base of a computer player.

Nothing of the kit is kept in a state: a state holds the kernel's own types and the game's.
"""
