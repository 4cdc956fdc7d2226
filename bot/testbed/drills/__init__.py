"""Drills that anyone can run: the real bot process before the stand-in, and what must hold whatever happens to it."""
