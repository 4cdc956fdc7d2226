"""Who the persons of a table are: how they are called, and who is there no more."""
