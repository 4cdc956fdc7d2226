"""What pictures are drawn with: type, inks, lines, labels, tokens, dice, cards. Nothing here knows a map or a game."""
