"""A whole game to look at again: one page that needs no network, and a film of its maps."""
