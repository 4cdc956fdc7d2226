"""What is played without a press, and what is asked before a turn ends, in every game."""
