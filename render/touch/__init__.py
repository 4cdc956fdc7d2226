"""Maps that one touches: where each place and each piece is, as data beside the pictures; knows no game."""
