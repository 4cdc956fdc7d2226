"""Tournaments as plain data: who plays whom, on which side, and how they stand. Everything here is a function of what
it is given: equal input gives an equal pairing, and no game, table or person is known.

Entrants are numbers. A *pairing* is a game of a tournament, of two or more entrants; of one alone it is a bye. A
*side* is what an entrant plays in it: a role of the game, or a place at the table ("1", "2") where a game has none.

- `models`: the structs. `changes`: signing up, dropping out, results, pairings by hand, the next round.
- `rounds`: the pairings of a round, by `matching` (two at a table) and `grouping` (more), which ask `history` for
  what a table would cost. `designs`: rounds of a pool in which nobody meets twice. `knockouts`, `round_robin`: formats
  with rules of their own.
- `standings`: points and tie-breaks.
"""
