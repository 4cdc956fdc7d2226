"""Total War: Rome: a package or a module for each chapter of the rulebook, in its words.

What the chapters share lies below them: `actions`, `events`, `frames` (types alone), `state`, `board`. Which package
may import which is said in docs/architecture.md.
"""
