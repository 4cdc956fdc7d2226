"""What computer players of every title are held to."""
