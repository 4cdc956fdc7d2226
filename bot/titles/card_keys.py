"""Keys of the cards in a thread (`Title.card_key_of_event`) that mean the same in every game."""

JOINS = "*"  # of a line that joins whatever card is told last, such as that of an undo, or of what is drawn next
