"""The kit: parts that games are put together from, above the kernel and below every game.

`graph.py` and `hexes.py`: places and the ways between them; `cards.py`: decks, hands and discards; `choices.py`:
choices beyond the kernel's own; `pools.py`: dice thrown together; `player.py`: the base of a computer player. The kit
imports the kernel, never a game, and keeps nothing of its own in a state.
"""
