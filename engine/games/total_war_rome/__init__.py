"""Total War: Rome: a module (or a few) for each chapter of the rulebook, in its order and words."""
