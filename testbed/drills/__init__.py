"""Drills: the real bot runs against the stand-in for Discord while something is made to go wrong, and what must hold is
checked. Run one with `praetor drill NAME`."""
